// Tooltips on hover, on focus and on a long press. A card is shown large in them, with every word and its rule.

import { isVisible, main, message } from "./page.js";

const EXPLAINED = "[data-words], [data-spot], [data-piece], [title]:not(svg, iframe)";
/** A card, tile or hex with a link to its rule. */
const FACE = "[data-rule]:not(#blocked *)";
/** The pointer rests this long on a card before it is shown large, so that crossing the hand shows nothing. */
const REST = 400;
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

/** Is this face a card, drawn in HTML? Hexes and regions are part of a drawing, which can be zoomed instead. */
const isCard = (element) => element instanceof HTMLElement && element.offsetHeight > 60;

/** The full text of a tip: for a card every line of it, for a place on the map only its own text. */
function fullText(element, behind) {
  const own = tipText(element);
  const card = behind && element.contains(behind) && behind instanceof HTMLElement;
  const lines = card ? [...behind.querySelectorAll(EXPLAINED)].map(tipText) : [];
  return [own, ...lines.filter((line) => !own.includes(line))].filter(Boolean).join(" · ");
}

/** A copy of the card that cannot be pressed or focused. */
function enlarged(card) {
  const frame = document.createElement("div");
  const copy = card.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "tabindex", "data-spot", "data-piece"]) element.removeAttribute(name);
    // Icons and pictures are references, too.
    if (element.matches("a")) element.removeAttribute("href");
  }
  // Colours and sizes of a game's cards may depend on the element all its drawings stand in.
  frame.className = card.closest(".part > *, .hand > *, .own-board > *, .full > *")?.className ?? "";
  frame.classList.add("enlarged");
  frame.append(copy);
  return frame;
}

function link(href, text) {
  const made = document.createElement("a");
  made.href = href;
  made.tabIndex = -1;
  made.textContent = text;
  return made;
}

const ruleLink = (rule) => link(`${main().dataset.rules}#${rule}`, `${message("rule")} ${rule}`);

/** The panel of the primer about the thing of a rule: that of the rule itself or of its family. */
function panelOf(rule) {
  const panels = new Map((main().dataset.tips ?? "").split(" ").map((pair) => pair.split("=")));
  for (let key = rule; key; key = key.slice(0, Math.max(0, key.lastIndexOf("-")))) if (panels.has(key)) return panels.get(key);
  return null;
}

/** Links to the paragraph of the primer about a face, if there is one, and to its rule. */
function linksOf(rule) {
  const panel = panelOf(rule);
  const primer = panel ? [" ", link(`${main().dataset.rules.replace(/\/index$/, "")}#${panel}`, message("primer"))] : [];
  return [...primer, " ", ruleLink(rule)];
}

/**
 * Places the tip beside the element: above, below, right or left of it, where there is room, otherwise where most room is. A card shown
 * large stands beside the whole part it lies in, if there is room, so that its neighbours stay in sight.
 */
function placeTip(element) {
  const box = tip();
  const at = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const clamp = (value, size, limit) => Math.max(8, Math.min(value, limit - size - 8));
  const [middleX, middleY] = [clamp(at.x + at.width / 2 - width / 2, width, innerWidth), clamp(at.y + at.height / 2 - height / 2, height, innerHeight)];
  const beside = (edges) => [
    { room: innerWidth - edges.right - width, left: edges.right + 8, top: middleY },
    { room: edges.left - width, left: edges.left - width - 8, top: middleY },
  ];
  const part = box.querySelector(".enlarged") && element.closest(".part");
  const sides = [
    ...(part ? beside(part.getBoundingClientRect()) : []),
    { room: at.top - height, left: middleX, top: at.top - height - 8 },
    { room: innerHeight - at.bottom - height, left: middleX, top: at.bottom + 8 },
    ...beside(at),
  ];
  const side = sides.find(({ room }) => room >= 12) ?? sides.sort((one, other) => other.room - one.room)[0];
  box.style.left = `${clamp(side.left, width, innerWidth)}px`;
  box.style.top = `${clamp(side.top, height, innerHeight)}px`;
}

function fill(element, contents) {
  clearTimeout(switchTimer);
  shown = element;
  tip().replaceChildren(...contents);
  tip().hidden = false;
  placeTip(element);
}

function showTip(element) {
  const behind = face(element);
  const text = fullText(element, behind);
  if (!tip() || !(text || behind)) return hideTip();
  const card = behind && isCard(behind) ? [enlarged(behind)] : [];
  const rule = behind && main().dataset.rules ? linksOf(behind.dataset.rule) : [];
  fill(element, [...card, text, ...rule]);
}

/** Shows `text` with a link to its rule beside the element. */
export function explain(element, text, rule) {
  if (tip()) fill(element, [text, " ", ruleLink(rule)]);
}

/** Hides the tip; `true` if it showed a card large. */
export function hideTip() {
  clearTimeout(switchTimer);
  const large = shown !== null && tip().querySelector(".enlarged") !== null;
  shown = null;
  if (tip()) tip().hidden = true;
  return large;
}

/** Opens what the tip links to: the primer, or the rule. */
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

/** Where the pointer was last. */
let rest = { x: NaN, y: NaN };
const follow = ({ screenX, screenY }) => { rest = { x: screenX, y: screenY }; };
addEventListener("pointermove", follow);

addEventListener("pointerover", (event) => {
  // A page that changes under a resting pointer must not cover what the reader is about to press.
  const resting = event.screenX === rest.x && event.screenY === rest.y;
  follow(event);
  if (resting || event.pointerType === "touch" || event.buttons) return;
  clearTimeout(switchTimer);
  const element = explained(event);
  if (event.target.closest?.("#tip") || element === shown) return;
  const turn = () => (element?.isConnected ? showTip(element) : hideTip());
  const behind = element && face(element);
  // On its way to the link in the tip, the pointer may cross other elements.
  if (shown && tip().querySelector("a")) switchTimer = setTimeout(turn, 250);
  else if (behind && isCard(behind)) switchTimer = setTimeout(turn, REST);
  else turn();
});
addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible") && explained(event) && !event.target.matches(".blocked")) showTip(explained(event));
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
