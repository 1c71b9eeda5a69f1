// What all parts of the script share: the replaceable part of the page, and a voice.

/** The part of the page that is replaced when something happens. */
export const main = () => document.getElementById("main");

/** The number of events this page shows. */
export const version = () => Number(main().dataset.version ?? 0);

/** Grows with every change, those of seats and chat included. */
export const revision = () => Number(main().dataset.revision ?? 0);

/** Where words of the page for the script are kept, and where they are read out. */
const live = () => document.getElementById("live");

/** A word of the page in the reader's language. */
export const word = (name) => live()?.dataset[name] ?? "";

/** Reads `text` out to those who listen. */
export function say(text) {
  const voice = live();
  if (!voice || !text) return;
  // The same words again are only read if they are new to the region.
  voice.textContent = "";
  setTimeout(() => { voice.textContent = text; }, 50);
}

/** Does the reader want things to stay where they are? */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How the reader last touched the page: `mouse`, `touch`, `pen` or `keyboard`. */
export let means = "mouse";
addEventListener("pointerdown", (event) => { means = event.pointerType || "mouse"; }, true);
addEventListener("keydown", () => { means = "keyboard"; }, true);

/** Is this element to be seen? */
export const visible = (element) => element.getClientRects().length > 0;
