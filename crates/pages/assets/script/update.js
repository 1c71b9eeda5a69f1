// Applies updates: the parts of the page that changed are morphed into the old ones.

import { Idiomorph } from "./idiomorph.js";
import { recordPieces } from "./animate.js";
import { narrow, resetSelection, showAll } from "./choices.js";
import { announce, inputDevice, isVisible, main, reducedMotion, revision, version } from "./page.js";
import { hideTip } from "./tips.js";

/** Called after every update of the page. */
const listeners = [];
export const onUpdate = (listener) => { listeners.push(listener); listener(); };

/** The list of choices with the advice the reader asked for. Only the response to that request contains it, so it is kept until the next action. */
let advised = null;

/**
 * Keeps what the reader opened, closed or typed. Idiomorph's `ignoreActiveValue` is not used, because it would not update the element
 * with the focus.
 */
const MORPH_CALLBACKS = {
  // Most of the board has not changed, and `isEqualNode` is faster than morphing it.
  beforeNodeMorphed: (old, fresh) => !(old === advised || old.matches?.("[data-keep]") || old.isEqualNode(fresh)),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS" || name === "style" || name === "hidden" && node.matches(".zoom, .film, #unread, #sound, [data-film=watch]")),
};

/** The icon of the page has a badge while it is the reader's turn. */
function showIcon() {
  const icon = document.getElementById("icon");
  const { usual, yours } = icon.dataset;
  const href = main().dataset.turn === "yours" ? yours : usual;
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

/**
 * Shows the `<main>` of a response: a complete one, or one with the parts that changed since a state of the page. Returns `false` if the
 * page is not in that state.
 */
export function applyUpdate(fresh) {
  const { after } = fresh.dataset;
  if (after && !main().dataset.shown.startsWith(`${after}.`)) return false;
  if (!after && Number(fresh.dataset.revision) < revision()) return true;
  const before = { version: version(), said: main().dataset.said, turn: main().dataset.turn, over: main().matches(".over") };
  const focused = document.activeElement !== document.body;
  const spot = document.activeElement.closest?.("[data-spot]")?.dataset.spot;
  const unasked = Number(fresh.dataset.version) === before.version && !fresh.querySelector(".hint.asked");
  advised = unasked ? main().querySelector("#choices:has(.hint.asked)") : null;
  const animatePieces = recordPieces();
  hideTip();
  if (after) replaceParts(fresh);
  else morph(main(), fresh);
  if (version() !== before.version) {
    resetSelection();
    showAll(false);
  }
  narrow();
  animatePieces();
  document.title = main().dataset.title ?? document.title;
  showIcon();
  announceChanges(before);
  if (main().dataset.turn === "yours" && (before.turn !== "yours" || version() !== before.version)) scrollToFocus("nearest");
  if (main().matches(".over") && !before.over) scrollToFocus("start");
  // The element with the focus may be gone, or may have become another spot.
  const focusMoved = spot !== document.activeElement.closest?.("[data-spot]")?.dataset.spot;
  if (focused && (focusMoved || document.activeElement === document.body) && inputDevice === "keyboard") {
    const same = spot && main().querySelector(`a.spot.offered[data-spot="${CSS.escape(spot)}"]`);
    const next = same || [...main().querySelectorAll(".choice, #undo button")].find(isVisible);
    (next ?? main()).focus({ preventScroll: true });
  }
  for (const listener of listeners) listener();
  return true;
}

function morph(old, fresh) {
  exchange(old, fresh);
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", callbacks: MORPH_CALLBACKS });
}

/** Another kind of element, another place, or another face. */
const isAnother = (old, fresh) => old.tagName !== fresh.tagName || old.dataset.spot !== fresh.dataset.spot || hasOtherPicture(old, fresh);

function hasOtherPicture(old, fresh) {
  const [before, now] = [old, fresh].map((face) => face.querySelector(":scope > .picture"));
  return before && now && !before.isEqualNode(now);
}

/**
 * Exchanges whatever lies at the same index and is another thing now: a place that became a link, a new card on a pile. Idiomorph would look
 * for its like further on and move the neighbours, or turn one card into the other piece by piece; the browser counts both as a shift.
 */
function exchange(old, fresh) {
  if (old === advised || old.matches("[data-keep]") || old.isEqualNode(fresh)) return;
  const aligned = old.children.length === fresh.children.length;
  for (const [index, child] of [...old.children].entries()) {
    const next = aligned ? fresh.children[index] : child.id && fresh.querySelector(`:scope > #${CSS.escape(child.id)}`);
    if (!next) continue;
    if (child.id !== next.id || !isAnother(child, next)) exchange(child, next);
    else child.replaceWith(next.cloneNode(true));
  }
}

/** Some of the hashes the page has received, of 8 characters each. An update refers to them instead of repeating them. */
const hashes = (first, count) => main().dataset.shown.split(".")[3].slice(8 * first, 8 * (first + count));

/** Takes over the attributes of an update, its parts, and the new lines of the story. */
function replaceParts(fresh) {
  const shown = fresh.dataset.shown.replace(/!(\d+),(\d+)!/g, (_, first, count) => hashes(Number(first), Number(count)));
  for (const { name, value } of fresh.attributes) if (name !== "data-after") main().setAttribute(name, name === "data-shown" ? shown : value);
  for (const part of [...fresh.children]) {
    if (part.matches(".story")) replaceLines(part);
    else {
      const old = document.getElementById(part.id);
      restoreBlocks(old, part);
      morph(old, part);
    }
  }
}

const STILL = "[data-still]";

/** An update refers to the definitions and still drawings that did not change by their number in the part. */
function restoreBlocks(old, part) {
  const blocks = [...old.querySelectorAll(`defs, ${STILL}`)].filter((block) => !block.parentElement.closest(STILL));
  for (const stub of part.querySelectorAll("[data-same]")) stub.replaceWith(blocks[Number(stub.dataset.same)].cloneNode(true));
}

/** After an undo, the last lines of the story are gone. */
function replaceLines(fresh) {
  const story = main().querySelector(".story");
  for (const line of [...story.children].slice(Number(fresh.dataset.kept))) line.remove();
  story.append(...fresh.children);
}

/** Announces the new lines of the log, and whose turn it is if that changed. */
function announceChanges(before) {
  const isNew = (line) => Number(line.dataset.event) >= before.version;
  const story = [...main().querySelectorAll(".story li")];
  for (const line of story) line.classList.toggle("new", isNew(line));
  const said = main().dataset.said;
  const news = story.filter(isNew).map((line) => line.textContent);
  if (said !== before.said) news.push(said);
  const notice = main().querySelector(".notice[role=alert]");
  if (notice) news.unshift(notice.textContent);
  announce(news.join(" "));
}

/** On a small screen, where the page scrolls, scrolls to the part where the next decision is unless it is in view. */
export function scrollToFocus(block) {
  const part = document.getElementById(main().dataset.focus ?? "");
  if (!part || document.documentElement.scrollHeight <= innerHeight) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (block === "nearest" && top < innerHeight * 0.6 && bottom > innerHeight * 0.2) return;
  part.scrollIntoView({ block, behavior: reducedMotion() ? "auto" : "smooth" });
}
