// Plays what happened, as steps of a film over the final drawing: places light up, a caption says what it is, points rise. The film
// is only shown: the page is up to date before it begins, and nothing waits for it.

import { isVisible, main, reducedMotion } from "./page.js";

/** A step: { spots, pieces, text, seat, points: [[seat, points]], ms, scene: "long" or "short", number }. */
let queue = [];
let played = [];
let current = null;
let timer = 0;
let paused = false;
/** When the step should end. */
let due = 0;

/** Called with the step that begins, and with `null` at the end. */
const listeners = [];
export const onStep = (listener) => listeners.push(listener);

/** How long everything takes, by the speed of bots; 0 if nothing is to be shown. */
export const slowness = () => ({ instant: 0, fast: 0.4, slow: 2 }[document.documentElement.dataset.bots] ?? 1);

/** The film of what others do never lasts longer than this, in milliseconds. */
const MOST = 4000;

export const isPlaying = () => current !== null;
export const isPaused = () => paused;

/** Adds steps to the film. */
export function play(steps) {
  queue.push(...steps);
  if (!current) next();
}

/** Ends the film; `false` if there is none. */
export function skip() {
  if (!current) return false;
  queue = [];
  next();
  return true;
}

/** Pauses or goes on. */
export function pause(wanted = !paused) {
  if (!current) return;
  paused = wanted;
  due = 0;
  clearTimeout(timer);
  if (!paused) next();
  for (const listener of listeners) listener(current);
}

/** Goes back or on by a step, and stays there. */
export function move(by) {
  if (!current) return;
  paused = true;
  if (by < 0 && played.length) {
    queue.unshift(current);
    current = null;
    queue.unshift(played.pop());
  }
  next();
}

function next() {
  clearTimeout(timer);
  clear();
  if (current) played.push(current);
  current = queue.shift() ?? null;
  if (current) {
    show(current);
    if (!paused) awaitEnd(current);
  } else {
    played = [];
    paused = false;
    due = 0;
  }
  for (const listener of listeners) listener(current);
}

/** Waits for the end of a step. A slow machine does not make the film longer: what was late is made up for. */
function awaitEnd(step) {
  const now = performance.now();
  const time = duration(step);
  const late = due && now > due ? Math.min(now - due, 0.6 * time) : 0;
  due = now + time - late;
  timer = setTimeout(next, time - late);
}

/** Steps of a long scene have their own time. All others hurry if there are many. */
function duration({ ms, scene }) {
  if (scene === "long") return ms;
  const waiting = 1 + queue.filter((step) => step.scene !== "long").length;
  return Math.min(ms, MOST / waiting);
}

/** The words, the places and the pieces of a line. */
export const wordsOf = (line) => line.firstChild?.textContent.trim() ?? "";
export const spotsOf = (line) => line.dataset.spots?.split(" ") ?? [];
export const piecesOf = (line) => line.dataset.pieces?.split(" ") ?? [];

const layer = () => document.getElementById("film");

/** The drawn element of a place: a spot or a part of the board; `null` if it is not in sight. */
export function elementAt(id) {
  const spots = [...main().querySelectorAll(`[data-spot="${CSS.escape(id)}"]`)];
  return spots.find(isVisible) ?? [document.getElementById(id)].find((part) => part && isVisible(part)) ?? null;
}

function center(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Lights the places of a step. */
export function light(spots) {
  for (const element of main().querySelectorAll(".lit")) element.classList.remove("lit");
  for (const spot of spots) elementAt(spot)?.classList.add("lit");
}

function clear() {
  light([]);
  layer()?.replaceChildren();
}

function show(step) {
  const box = layer();
  if (!box) return;
  light(step.spots);
  const places = step.spots.map(elementAt).filter(Boolean);
  if (step.text) caption(box, step, places.at(-1));
  if (reducedMotion()) return;
  if (places.length > 1 && step.seat && !step.scene) fly(box, badge(step.seat), center(places[0]), center(places.at(-1)));
  step.points.forEach(([seat, points], index) => {
    const chip = document.querySelector(`#seat-${seat} .score`);
    if (!chip || !isVisible(chip) || !points) return;
    const coin = document.createElement("b");
    coin.className = "coin";
    coin.textContent = points > 0 ? `+${points}` : String(points).replace("-", "−");
    fly(box, coin, center(places[0] ?? document.getElementById(`seat-${seat}`)), center(chip), 120 * index);
  });
}

/** The emblem of a seat. */
export function badge(seat) {
  const emblem = document.querySelector(`#seat-${seat} .badge`);
  const holder = document.createElement("span");
  holder.className = `ghost ${[...document.getElementById(`seat-${seat}`)?.classList ?? []].find((name) => name.startsWith("seat-")) ?? ""}`;
  if (emblem) holder.append(emblem.cloneNode(true));
  return holder;
}

/** Copies of pieces that are drawn somewhere, tumbling to rest. */
export function pieces(names) {
  const holder = document.createElement("span");
  holder.className = "pieces";
  for (const name of names) {
    const drawn = main().querySelector(`[data-piece="${CSS.escape(name)}"]`);
    if (drawn) holder.append(drawn.cloneNode(true));
  }
  if (reducedMotion()) return holder;
  [...holder.children].forEach((piece, index) => {
    const thrown = { rotate: `${index % 2 ? 400 : -440}deg`, translate: `${index % 2 ? 30 : -30}px -16px` };
    piece.animate([thrown, { rotate: "0deg", translate: "0 0" }], { duration: Math.min(500 * slowness(), 700), easing: "cubic-bezier(.2, .8, .3, 1)" });
  });
  return holder;
}

/** A caption at a place, inside the stage; without a place, at the middle of the stage. */
function caption(box, step, place) {
  const stage = document.getElementById("board")?.getBoundingClientRect();
  if (!stage) return;
  const bubble = document.createElement("p");
  if (step.seat) bubble.append(badge(step.seat));
  bubble.append(step.text);
  if (step.pieces.length) bubble.append(pieces(step.pieces));
  box.append(bubble);
  const at = place?.getBoundingClientRect() ?? { left: stage.left, width: stage.width, top: stage.top, bottom: stage.top + stage.height / 3, height: 0 };
  const { offsetWidth: wide, offsetHeight: high } = bubble;
  const left = at.left + at.width / 2 - wide / 2;
  // Below the place, or above it if there is no room.
  const below = at.bottom + 6;
  const top = below + high < stage.bottom - 8 ? below : at.top - high - 6;
  bubble.style.left = `${Math.max(stage.left + 8, Math.min(stage.right - wide - 8, left))}px`;
  bubble.style.top = `${Math.max(stage.top + 8, Math.min(stage.bottom - high - 8, top))}px`;
}

/** Moves an element from one point to another, in an arc. */
function fly(box, element, from, to, delay = 0) {
  box.append(element);
  const at = ({ x, y }, opacity) => ({ translate: `${x}px ${y}px`, opacity });
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 24 };
  const time = Math.min(650 * slowness(), 900);
  element.animate([at(from, 0), { ...at(from, 1), offset: 0.15 }, { ...at(top, 1), offset: 0.6 }, at(to, 1), at(to, 0)], { duration: time, delay, easing: "ease-in-out", fill: "both" })
    .finished.then(() => element.remove(), () => {});
}

// The reader plays on: the film ends.
addEventListener("submit", (event) => { if ("live" in event.target.dataset && !event.target.matches(".line")) skip(); });
addEventListener("visibilitychange", () => { if (document.hidden) skip(); });
