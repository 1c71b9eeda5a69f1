// Everything with words behind it shows them: on hover, on focus, on a long press.

import { word } from "./page.js";

const WORDY = "[data-words], [data-spot], [data-piece], [title]:not(svg, iframe)";
const tip = () => document.getElementById("tip");
let shown = null;
let press = 0;

/** The words behind an element. The browser's own tooltip would say them twice: they move to an attribute of ours. */
function words(element) {
  const title = element.getAttribute("title");
  if (title) {
    element.dataset.words = title;
    element.removeAttribute("title");
    if (!element.hasAttribute("aria-label") && !element.textContent.trim()) element.setAttribute("aria-label", title);
  }
  const inner = [...element.children].find((child) => child.tagName === "title");
  if (inner?.textContent) {
    element.dataset.words = inner.textContent;
    inner.remove();
    // A group may only have a name if it is one thing to those who listen: nothing in it can be used by itself.
    if (!element.hasAttribute("aria-label") && !element.querySelector("a")) {
      if (!element.hasAttribute("role")) element.setAttribute("role", "img");
      element.setAttribute("aria-label", element.dataset.words);
    }
  }
  return element.dataset.words ?? "";
}

function show(element) {
  const text = words(element);
  const box = tip();
  if (!text || !box) return hide();
  shown = element;
  box.textContent = text;
  if (element.dataset.rule && element.dataset.ruleLink) {
    const link = document.createElement("a");
    link.href = element.dataset.ruleLink;
    link.textContent = `${word("rule")} ${element.dataset.rule}`;
    box.append(" ", link);
  }
  box.hidden = false;
  const place = element.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const left = Math.min(Math.max(place.x + place.width / 2 - size.width / 2, 8), innerWidth - size.width - 8);
  const above = place.y - size.height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above > 4 ? above : Math.min(place.bottom + 8, innerHeight - size.height - 8)}px`;
}

/** Hides the tip. */
export function hide() {
  shown = null;
  if (tip()) tip().hidden = true;
}

const wordy = (event) => event.target.closest?.(WORDY);

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || event.target.closest?.("#tip")) return;
  const element = wordy(event);
  if (element && element !== shown) show(element);
  else if (!element) hide();
});
addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible") && wordy(event)) show(wordy(event));
});
addEventListener("focusout", hide);
addEventListener("pointerdown", (event) => {
  clearTimeout(press);
  const element = wordy(event);
  if (event.target.closest?.("#tip")) return;
  hide();
  if (event.pointerType === "touch" && element) {
    press = setTimeout(() => {
      show(element);
      // The click that ends a long press only wanted to read.
      addEventListener("click", (click) => { click.preventDefault(); click.stopPropagation(); }, { capture: true, once: true });
    }, 550);
  }
});
for (const type of ["pointerup", "pointercancel", "pointermove"]) {
  addEventListener(type, (event) => {
    if (type !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(press);
  });
}
addEventListener("contextmenu", (event) => { if (shown && wordy(event)) event.preventDefault(); });
addEventListener("scroll", hide, { capture: true, passive: true });
