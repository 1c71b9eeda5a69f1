// The review of a finished game: it comes by itself when it is made, its curve leads to the replay, and in the replay the better
// choice is drawn over the board.

import { isVisible, main } from "./page.js";

/** Milliseconds between two questions whether a review is complete. */
const PAUSE = 1500;

/** Asks how far the review is until it is complete. */
async function follow() {
  while ("waits" in main().dataset) {
    await new Promise((done) => { setTimeout(done, PAUSE); });
    if (document.hidden) continue;
    try {
      const response = await fetch(location.href, { headers: { "X-Ochre": "fragment" } });
      if (!response.ok) return location.reload();
      const fresh = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main");
      const status = fresh.querySelector("[role=status]");
      const bar = fresh.querySelector("progress");
      const old = main().querySelector("progress");
      // While it is made only the numbers change, so that a screen reader hears no more than those.
      if (status && bar && old && bar.hasAttribute("value") === old.hasAttribute("value")) {
        main().querySelector("[role=status]").textContent = status.textContent;
        old.max = bar.max;
        if (bar.hasAttribute("value")) old.value = bar.value;
      } else {
        main().replaceWith(document.adoptNode(fresh));
        for (const button of main().querySelectorAll("[data-copy]")) button.hidden = false;
      }
    } catch {
      // The server is away: ask again.
    }
  }
}

/** A click anywhere on the curve leads to that step of the replay. */
function lead(event) {
  const curve = event.target.closest?.("svg.curve[data-replay]");
  if (!curve || event.target.closest("a")) return;
  const { events, left, right, replay } = curve.dataset;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(curve.getScreenCTM().inverse());
  const step = Math.round((at.x - left) / (right - left) * events);
  if (step >= 0 && step <= Number(events)) location.assign(replay.replace("/replay/0", `/replay/${step}`));
}

export function startReview() {
  addEventListener("click", lead);
  follow();
}

/** The visible spots of a class, in the order of the page. */
const spots = (kind) => [...main().querySelectorAll(`.stage .spot.${kind}`)].filter(isVisible);

/** The middle of what a spot shows. */
function middle(spot) {
  const box = spot.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** A word at a spot. */
function chip(layer, kind, spot) {
  const word = document.createElement("span");
  word.className = kind;
  word.textContent = layer.dataset[kind];
  const [x] = middle(spot);
  word.style.left = `${x}px`;
  word.style.top = `${spot.getBoundingClientRect().top}px`;
  layer.append(word);
}

/** An arrow from the first spot to the last. */
function arrow(svg, kind, [from, to]) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const [x1, y1] = from, [x2, y2] = to;
  const bend = [(x1 + x2) / 2 + (y1 - y2) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18];
  const angle = Math.atan2(y2 - bend[1], x2 - bend[0]);
  const barb = (turn) => `${x2 - 16 * Math.cos(angle + turn)} ${y2 - 16 * Math.sin(angle + turn)}`;
  path.setAttribute("class", kind);
  path.setAttribute("d", `M${x1} ${y1}Q${bend[0]} ${bend[1]} ${x2} ${y2}M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`);
  svg.append(path);
}

/** Draws the better choice and what was played over the board: a word at each, and an arrow between two places of a choice. */
function place() {
  const layer = document.getElementById("lights");
  if (!layer) return;
  layer.replaceChildren();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  layer.append(svg);
  for (const kind of ["played", "better"]) {
    const lit = spots(kind);
    const own = lit.filter((spot) => !(spot.classList.contains("better") && spot.classList.contains("played")));
    const last = (own.length ? own : lit).at(-1);
    if (!last) continue;
    if (lit.length > 1 && lit[0] !== last) arrow(svg, kind, [middle(lit[0]), middle(last)]);
    chip(layer, kind, last);
  }
}

let frame = 0;
function placeSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(place);
}

export function drawLights() {
  placeSoon();
}

for (const type of ["resize", "change", "transitionend", "ochre-zoom"]) addEventListener(type, placeSoon);
addEventListener("scroll", (event) => { if (event.target === document || event.target.closest?.(".stage")) placeSoon(); }, { capture: true, passive: true });
