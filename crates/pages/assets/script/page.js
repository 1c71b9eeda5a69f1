// Shared by all modules: the part of the page that is replaced, announcements for screen readers, input device.

/** The element that is replaced after a change. */
export const main = () => document.getElementById("main");

/** The number of events this page shows. */
export const version = () => Number(main().dataset.version ?? 0);

/** Increases with every change, including those of seats and chat. */
export const revision = () => Number(main().dataset.revision ?? 0);

/** The live region. Its data attributes hold the messages of the script. */
const live = () => document.getElementById("live");

/** A message of the script in the reader's language. */
export const message = (name) => live()?.dataset[name] ?? "";

/** Makes screen readers announce `text`. */
export function announce(text) {
  const region = live();
  if (!region || !text) return;
  // Screen readers announce a repeated text only if the region was empty before.
  region.textContent = "";
  setTimeout(() => { region.textContent = text; }, 50);
}

/** Does the reader prefer reduced motion: by the setting or, unless it says otherwise, by the device? */
export const reducedMotion = () => {
  const { motion } = document.documentElement.dataset;
  return motion === "reduced" || motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** The input device used last: `mouse`, `touch`, `pen` or `keyboard`. */
export let inputDevice = "mouse";
addEventListener("pointerdown", (event) => { inputDevice = event.pointerType || "mouse"; }, true);
addEventListener("keydown", () => { inputDevice = "keyboard"; }, true);

/** Suppresses the click that ends a drag; without one, nothing happens. */
export function suppressClick() {
  const suppress = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", suppress, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", suppress, { capture: true }), 0);
}

/** Can the element be seen? */
export const isVisible = (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
