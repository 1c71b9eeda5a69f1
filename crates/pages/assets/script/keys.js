// The keyboard: numbers play, arrows walk, letters do the rest.

import { forget, inSight } from "./choices.js";
import { main, say, visible } from "./page.js";
import { hide, leaf, lookUp } from "./tips.js";

const typing = (element) => element.matches?.("input, select, textarea, dialog *");
const spots = () => [...main().querySelectorAll("a.spot.offered")].filter(visible);

function center(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Walks from spot to spot: the nearest one in the direction of the arrow. */
function walk(from, [dx, dy]) {
  const here = center(from);
  const ranked = spots().filter((spot) => spot !== from).map((spot) => {
    const there = center(spot);
    const [along, across] = dx ? [(there.x - here.x) * dx, there.y - here.y] : [(there.y - here.y) * dy, there.x - here.x];
    return { spot, along, cost: along + 2.5 * Math.abs(across) };
  }).filter(({ along }) => along > 1).sort((one, other) => one.cost - other.cost);
  ranked[0]?.spot.focus();
}

function turn(key) {
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[key];
  document.getElementById(id)?.click();
  return Boolean(id);
}

function open(id) {
  const drawer = document.getElementById(id);
  if (!drawer) return;
  drawer.open = true;
  drawer.scrollIntoView({ block: "nearest" });
  (drawer.querySelector("input:not([type=hidden])") ?? drawer.querySelector("[tabindex], summary")).focus();
}

/** An opponent's board that lies over the table goes back into its strip. */
function fold() {
  const board = main().querySelector("details.seat[open]");
  if (!board) return;
  board.open = false;
  board.querySelector("summary").focus({ preventScroll: true });
}

const LETTERS = {
  "?": () => document.getElementById("keys")?.showModal(),
  u: () => document.getElementById("undo")?.requestSubmit(),
  r: () => document.getElementById("restart")?.requestSubmit(),
  b: () => (spots()[0] ?? document.getElementById("board"))?.focus(),
  c: () => inSight()[0]?.focus(),
  l: () => open("log"),
  t: () => open("chat"),
  s: () => say(main().dataset.said),
  f: () => leaf(1),
  F: () => leaf(-1),
  w: lookUp,
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !main()) return;
  const { key, target } = event;
  if (key === "Escape" && !target.closest("dialog")) { forget(); hide(); fold(); return; }
  if (typing(target)) return;
  if ("replay" in main().dataset && turn(key)) { event.preventDefault(); return; }
  if (!main().matches(".table")) return;
  if (WAYS[key]) {
    const list = inSight();
    const place = list.indexOf(target);
    if (place >= 0 && WAYS[key][1]) {
      event.preventDefault();
      list[(place + WAYS[key][1] + list.length) % list.length].focus();
    } else if (target.matches("a.spot")) {
      event.preventDefault();
      walk(target, WAYS[key]);
    }
  } else if (key === " " && target.matches("a.spot")) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (/^[1-9]$/.test(key)) inSight()[Number(key) - 1]?.click();
  else if (LETTERS[key]) { event.preventDefault(); LETTERS[key](); }
});

addEventListener("click", (event) => { if (event.target.id === "show-keys") LETTERS["?"](); });
