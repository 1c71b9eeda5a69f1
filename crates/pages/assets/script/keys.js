// Keyboard shortcuts: numbers choose, arrows move the focus, letters do the rest.

import { clearSelection, visibleChoices } from "./choices.js";
import { announce, isVisible, main } from "./page.js";
import { focusFace, hideTip, openRule } from "./tips.js";

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
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[key];
  document.getElementById(id)?.click();
  return Boolean(id);
}

/** Opens a drawer and moves the focus into it. */
function openDrawer(id) {
  const drawer = document.getElementById(id);
  if (!drawer) return;
  drawer.open = true;
  drawer.scrollIntoView({ block: "nearest" });
  (drawer.querySelector("input:not([type=hidden])") ?? drawer.querySelector("[tabindex], summary")).focus();
}

/** Closes the open board of another player. */
function closeOpponent() {
  const board = main().querySelector("details.seat[open]");
  if (!board) return;
  board.open = false;
  board.querySelector("summary").focus({ preventScroll: true });
}

const SHORTCUTS = {
  "?": () => document.getElementById("keys")?.showModal(),
  u: () => document.getElementById("undo")?.requestSubmit(),
  r: () => document.getElementById("restart")?.requestSubmit(),
  b: () => (spots()[0] ?? document.getElementById("board"))?.focus(),
  c: () => visibleChoices()[0]?.focus(),
  l: () => openDrawer("log"),
  t: () => openDrawer("chat"),
  s: () => announce(main().dataset.said),
  f: () => focusFace(1),
  F: () => focusFace(-1),
  w: openRule,
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !main()) return;
  const { key, target } = event;
  if (key === "Escape" && !target.closest("dialog")) { clearSelection(); hideTip(); closeOpponent(); return; }
  if (isTextField(target)) return;
  if ("replay" in main().dataset && changeStep(key)) { event.preventDefault(); return; }
  if (!main().matches(".table")) return;
  if (DIRECTIONS[key]) {
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

addEventListener("click", (event) => { if (event.target.id === "show-keys") SHORTCUTS["?"](); });
