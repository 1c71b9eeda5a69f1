// Everything with words behind it shows them: on hover, on focus, on a long press.

import { main, visible, word } from "./page.js";

const WORDY = "[data-words], [data-spot], [data-piece], [title]:not(svg, iframe)";
/** A card, a tile, a hex: something with a rule behind it. */
const FACE = "[data-rule]";
const tip = () => document.getElementById("tip");
let shown = null;
let press = 0;
let turning = 0;
/** Ends the wait for the click that belongs to a long press. */
let spared = new AbortController();

/**
 * The words behind an element. The browser's own tooltip would say them twice: they move to an attribute of ours, and stay with the
 * element for those who listen. The tip itself is for the eyes.
 */
function words(element) {
  const title = element.getAttribute("title");
  if (title) {
    element.dataset.words = title;
    element.removeAttribute("title");
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    if (!name.includes(title)) element.setAttribute(name ? "aria-description" : "aria-label", title);
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

/** The face something belongs to, or the only one it holds. */
function face(element) {
  const held = element.querySelectorAll(FACE);
  return element.closest(FACE) ?? (held.length === 1 ? held[0] : null);
}

/** All that a face says: of a card every line, of a place on the map only what the place itself says. */
function reading(element, behind) {
  const own = words(element);
  const card = behind && element.contains(behind) && behind instanceof HTMLElement;
  const lines = card ? [...behind.querySelectorAll(WORDY)].map(words) : [];
  return [own, ...lines.filter((line) => !own.includes(line))].filter(Boolean).join(" · ");
}

function show(element) {
  clearTimeout(turning);
  const behind = face(element);
  const text = reading(element, behind);
  const box = tip();
  if (!box || !(text || behind)) return hide();
  shown = element;
  box.textContent = text;
  if (behind && main().dataset.rules) {
    const link = document.createElement("a");
    link.href = `${main().dataset.rules}#${behind.dataset.rule}`;
    link.tabIndex = -1;
    link.textContent = `${word("rule")} ${behind.dataset.rule}`;
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
  clearTimeout(turning);
  shown = null;
  if (tip()) tip().hidden = true;
}

/** Goes to the rule behind the words in sight. */
export const lookUp = () => { if (shown) tip().querySelector("a")?.click(); };

/** Goes from face to face: the next one that is to be seen, or the one before it. */
export function leaf(step) {
  const seen = [...main().querySelectorAll(FACE)].filter(visible);
  const faces = [...new Set(seen.map((found) => found.closest("[data-spot]") ?? found))];
  const at = faces.indexOf(document.activeElement);
  const next = faces[at < 0 ? (step > 0 ? 0 : faces.length - 1) : (at + step + faces.length) % faces.length];
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.scrollIntoView({ block: "nearest", behavior: "instant" });
  next.focus({ preventScroll: true });
  // What scrolls hides the tip.
  requestAnimationFrame(() => requestAnimationFrame(() => show(next)));
}

const wordy = (event) => event.target.closest?.(WORDY) ?? event.target.closest?.(FACE);

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  clearTimeout(turning);
  const element = wordy(event);
  if (event.target.closest?.("#tip") || element === shown) return;
  // The way to the link in a tip may lead across other things.
  const turn = () => (element?.isConnected ? show(element) : hide());
  if (shown && tip().querySelector("a")) turning = setTimeout(turn, 250);
  else turn();
});
addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible") && wordy(event)) show(wordy(event));
});
addEventListener("focusout", hide);
addEventListener("pointerdown", (event) => {
  clearTimeout(press);
  spared.abort();
  const element = wordy(event);
  if (event.target.closest?.("#tip")) return;
  hide();
  if (event.pointerType === "touch" && element) {
    press = setTimeout(() => {
      show(element);
      // The click that ends a long press only wanted to read.
      spared = new AbortController();
      const spare = (click) => { click.preventDefault(); click.stopPropagation(); };
      addEventListener("click", spare, { capture: true, once: true, signal: spared.signal });
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
addEventListener("resize", hide);
