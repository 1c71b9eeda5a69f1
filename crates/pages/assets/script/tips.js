// Tooltips on hover, on focus and on a long press.

import { isVisible, main, message } from "./page.js";

const EXPLAINED = "[data-words], [data-spot], [data-piece], [title]:not(svg, iframe)";
/** A card, tile or hex with a link to its rule. */
const FACE = "[data-rule]";
const tip = () => document.getElementById("tip");
let shown = null;
let pressTimer = 0;
let switchTimer = 0;
/** Aborts the listener that suppresses the click after a long press. */
let suppressedClick = new AbortController();

/**
 * The tooltip of an element. The text moves from `title` to `data-words`, so that the browser shows no second tooltip, and to an ARIA
 * attribute for screen readers, from which the tip itself is hidden.
 */
function tipText(element) {
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
    // A group with links in it must stay a group: as an image, screen readers would hide them.
    if (!element.hasAttribute("aria-label") && !element.querySelector("a")) {
      if (!element.hasAttribute("role")) element.setAttribute("role", "img");
      element.setAttribute("aria-label", element.dataset.words);
    }
  }
  return element.dataset.words ?? "";
}

/** The face an element belongs to, or the only one it contains. */
function face(element) {
  const held = element.querySelectorAll(FACE);
  return element.closest(FACE) ?? (held.length === 1 ? held[0] : null);
}

/** The full text of a tip: for a card every line of it, for a place on the map only its own text. */
function fullText(element, behind) {
  const own = tipText(element);
  const card = behind && element.contains(behind) && behind instanceof HTMLElement;
  const lines = card ? [...behind.querySelectorAll(EXPLAINED)].map(tipText) : [];
  return [own, ...lines.filter((line) => !own.includes(line))].filter(Boolean).join(" · ");
}

function showTip(element) {
  clearTimeout(switchTimer);
  const behind = face(element);
  const text = fullText(element, behind);
  const box = tip();
  if (!box || !(text || behind)) return hideTip();
  shown = element;
  box.textContent = text;
  if (behind && main().dataset.rules) {
    const link = document.createElement("a");
    link.href = `${main().dataset.rules}#${behind.dataset.rule}`;
    link.tabIndex = -1;
    link.textContent = `${message("rule")} ${behind.dataset.rule}`;
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
export function hideTip() {
  clearTimeout(switchTimer);
  shown = null;
  if (tip()) tip().hidden = true;
}

/** Opens the rule that the tip links to. */
export const openRule = () => { if (shown) tip().querySelector("a")?.click(); };

/** Moves the focus to the next or previous visible face. */
export function focusFace(step) {
  const seen = [...main().querySelectorAll(FACE)].filter(isVisible);
  const faces = [...new Set(seen.map((found) => found.closest("[data-spot]") ?? found))];
  const at = faces.indexOf(document.activeElement);
  const next = faces[at < 0 ? (step > 0 ? 0 : faces.length - 1) : (at + step + faces.length) % faces.length];
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.scrollIntoView({ block: "nearest", behavior: "instant" });
  next.focus({ preventScroll: true });
  // Scrolling hides the tip, so show it afterwards.
  requestAnimationFrame(() => requestAnimationFrame(() => showTip(next)));
}

const explained = (event) => event.target.closest?.(EXPLAINED) ?? event.target.closest?.(FACE);

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  clearTimeout(switchTimer);
  const element = explained(event);
  if (event.target.closest?.("#tip") || element === shown) return;
  // On its way to the link in the tip, the pointer may cross other elements.
  const turn = () => (element?.isConnected ? showTip(element) : hideTip());
  if (shown && tip().querySelector("a")) switchTimer = setTimeout(turn, 250);
  else turn();
});
addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible") && explained(event)) showTip(explained(event));
});
addEventListener("focusout", hideTip);
addEventListener("pointerdown", (event) => {
  clearTimeout(pressTimer);
  suppressedClick.abort();
  const element = explained(event);
  if (event.target.closest?.("#tip")) return;
  hideTip();
  if (event.pointerType === "touch" && element) {
    pressTimer = setTimeout(() => {
      showTip(element);
      // The click that ends a long press must not trigger an action.
      suppressedClick = new AbortController();
      const spare = (click) => { click.preventDefault(); click.stopPropagation(); };
      addEventListener("click", spare, { capture: true, once: true, signal: suppressedClick.signal });
    }, 550);
  }
});
for (const type of ["pointerup", "pointercancel", "pointermove"]) {
  addEventListener(type, (event) => {
    if (type !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(pressTimer);
  });
}
addEventListener("contextmenu", (event) => { if (shown && explained(event)) event.preventDefault(); });
addEventListener("scroll", hideTip, { capture: true, passive: true });
addEventListener("resize", hideTip);
