// Keyboard shortcuts: numbers choose, arrows move the focus, letters do the rest.

import { buttons, allShown, clearSelection, showAll, visibleChoices } from "./choices.js";
import { isPlaying, skip } from "./film.js";
import { announce, isVisible, main } from "./page.js";
import { lowerSheet } from "./sheet.js";
import { toggleSound } from "./sound.js";
import { focusFace, hideTip, openRule } from "./tips.js";
import { fitSurface, zoomBy } from "./zoom.js";

const isTextField = (element) => element.matches?.("input, select, textarea, dialog *");
const spots = () => [...main().querySelectorAll("a.spot.offered")].filter(isVisible);

function center(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus to the nearest spot in the direction of the arrow. */
function moveFocus(from, [dx, dy]) {
  const here = center(from);
  const ranked = spots().filter((spot) => spot !== from).map((spot) => {
    const there = center(spot);
    const [along, across] = dx ? [(there.x - here.x) * dx, there.y - here.y] : [(there.y - here.y) * dy, there.x - here.x];
    return { spot, along, cost: along + 2.5 * Math.abs(across) };
  }).filter(({ along }) => along > 1).sort((one, other) => one.cost - other.cost);
  ranked[0]?.spot.focus();
}

/** Goes to another step of a replay; `true` if the key does that. */
function changeStep(key) {
  const id = { ArrowLeft: "previous", ArrowRight: "next", PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "last", " ": "play-pause" }[key];
  document.getElementById(id)?.click();
  return Boolean(id);
}

/** Opens a tab of the rail and moves the focus into it. */
function openTab(name) {
  const tab = document.getElementById(`tab-${name}`);
  if (!tab) return;
  tab.checked = true;
  tab.dispatchEvent(new Event("change", { bubbles: true }));
  const pane = document.getElementById(name);
  (pane.querySelector("input:not([type=hidden])") ?? pane).focus();
}

/** Closes a `<details>` and moves the focus to what opens it; `false` if none is open. */
function close(css) {
  const open = document.querySelector(`${css}[open]`);
  if (!open) return false;
  open.open = false;
  open.querySelector("summary").focus({ preventScroll: true });
  return true;
}

/** Closes the panel with all choices; `false` if it is closed. */
function closeChoices() {
  if (!allShown()) return false;
  showAll(false);
  return true;
}

/** Ends what is being shown, or closes what lies on top: the menu, then a panel, then an enlarged card or part, then the selection. */
function closeTop() {
  return skip() || close("details.menu") || close("details.seat") || closeChoices() || lowerSheet() || hideTip() || fitSurface() || clearSelection();
}

/** Moves the focus to the choices: those of the selection, otherwise all. */
function focusChoices() {
  if (!main().querySelector("#choices.narrowed") && visibleChoices().length < buttons().length) showAll(true);
  visibleChoices()[0]?.focus();
}

const SHORTCUTS = {
  "?": () => document.getElementById("keys")?.showModal(),
  ".": () => document.querySelector("#again button")?.click(),
  u: () => document.getElementById("undo")?.requestSubmit(),
  a: () => showAll(),
  "+": () => zoomBy(1.25),
  "-": () => zoomBy(0.8),
  0: () => fitSurface(),
  r: () => document.getElementById("restart")?.requestSubmit(),
  b: () => (spots()[0] ?? document.getElementById("board"))?.focus(),
  c: focusChoices,
  l: () => openTab("story"),
  t: () => openTab("chat"),
  s: () => announce(main().dataset.said),
  f: () => focusFace(1),
  F: () => focusFace(-1),
  w: openRule,
  m: toggleSound,
  n: () => document.body.classList.toggle("numbers"),
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !main()) return;
  const { key, target } = event;
  if (key === "Escape" && !target.closest("dialog")) { closeTop(); return; }
  if (isTextField(target)) return;
  if ("replay" in main().dataset && !(key === " " && target.matches("a, button, summary")) && changeStep(key)) { event.preventDefault(); return; }
  if (!main().matches(".table")) return;
  if (key === " " && isPlaying() && !target.closest("button, a, label, summary")) {
    event.preventDefault();
    skip();
  } else if (DIRECTIONS[key]) {
    const list = visibleChoices();
    const place = list.indexOf(target);
    if (place >= 0 && DIRECTIONS[key][1]) {
      event.preventDefault();
      list[(place + DIRECTIONS[key][1] + list.length) % list.length].focus();
    } else if (target.matches("a.spot")) {
      event.preventDefault();
      moveFocus(target, DIRECTIONS[key]);
    }
  } else if (key === " " && target.matches("a.spot")) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (/^[1-9]$/.test(key)) visibleChoices()[Number(key) - 1]?.click();
  else if (SHORTCUTS[key]) { event.preventDefault(); SHORTCUTS[key](); }
});

document.body.classList.toggle("numbers", document.documentElement.dataset.numbers === "on");
addEventListener("click", (event) => { if (event.target.id === "show-keys") SHORTCUTS["?"](); });
