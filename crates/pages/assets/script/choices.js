// Selecting spots on the board narrows the list of choices; when one choice is left, it is played.

import { announce, inputDevice, isVisible, main, message } from "./page.js";

/** The selected spots, in order. */
let selected = [];

/** Called with the choices that are left and the selected spots whenever they may have changed. */
const listeners = [];
export const onNarrow = (listener) => { listeners.push(listener); };

/** The choices on the page. */
export const buttons = () => [...main().querySelectorAll("#play .choice")];

/** The spots of a choice or of a blocked action. */
export const spotsOf = (element) => (element.dataset.spots ?? "").split(" ").filter(Boolean);

/** Does the choice name the spots in this order (from, to)? */
const inOrder = (button, spots) => {
  const named = spotsOf(button).filter((spot) => spots.includes(spot));
  return spots.every((spot, index) => named[index] === spot);
};

/** The choices that name every one of the spots: in this order or, if there are none, in any order. */
function fitting(spots) {
  const fit = buttons().filter((button) => spots.every((spot) => spotsOf(button).includes(spot)));
  const ordered = fit.filter((button) => inOrder(button, spots));
  return ordered.length ? ordered : fit;
}

/** Shows the choices and spots that fit the selection. */
export function narrow() {
  const all = buttons();
  // After a change, no choice may fit the selection any more.
  if (selected.length && !fitting(selected).length) selected = [];
  const left = fitting(selected);
  const open = new Set(left.flatMap(spotsOf));
  const hinted = new Set(all.filter((button) => button.classList.contains("hinted")).flatMap(spotsOf));
  for (const button of all) button.closest("li").hidden = !left.includes(button);
  for (const group of main().querySelectorAll(".group")) {
    group.hidden = ![...group.querySelectorAll("li")].some((item) => !item.hidden);
  }
  for (const spot of main().querySelectorAll("[data-spot]")) {
    const id = spot.dataset.spot;
    spot.classList.toggle("touched", selected.includes(id));
    // A spot that was not on offer when the page was drawn is not a link.
    if (spot.matches("a")) spot.classList.toggle("offered", open.has(id));
    spot.classList.toggle("hinted", selected.length === 0 && hinted.has(id));
  }
  bar()?.classList.toggle("narrowed", selected.length > 0);
  for (const listener of listeners) listener({ left, selected });
  return left;
}

/** The action bar. */
const bar = () => document.getElementById("choices");

/** Are all choices shown? */
export const allShown = () => Boolean(bar()?.classList.contains("all"));

/** Opens or closes the panel with all choices. */
export function showAll(open = !allShown()) {
  bar()?.classList.toggle("all", open);
  document.getElementById("show-all")?.setAttribute("aria-expanded", open);
  if (open) selected = [];
  narrow();
}

/** Clears the selection; `false` if there was none. */
export function clearSelection() {
  if (!selected.length) return false;
  selected = [];
  narrow();
  return true;
}

/** Clears the selection without an update, because the page is about to be replaced. */
export const resetSelection = () => { selected = []; };

/** The selected spots, in order. */
export const selection = () => [...selected];

/** Selects these spots, if there are choices for them. */
export function select(spots) {
  selected = spots;
  return narrow();
}

/** The selection with `id` added: to all selected spots, or to as many of the first ones as there are choices for. */
function extended(id) {
  const kept = [...selected.keys(), selected.length].reverse().find((count) => fitting([...selected.slice(0, count), id]).length);
  return kept === undefined ? [] : [...selected.slice(0, kept), id];
}

/** Can the spot be added to the selected ones? */
export const canExtend = (id) => fitting([...selected, id]).length > 0;

/** Plays a choice. */
export const play = (button) => button.form.requestSubmit(button);

/** Adds the spot to the selection and plays the choice if only one is left. On a touch screen the second tap on a spot plays it. */
export function pick(id, { looking = inputDevice === "touch" || inputDevice === "pen" } = {}) {
  const again = selected.at(-1) === id;
  if (again && looking && fitting(selected).length === 1) return play(fitting(selected)[0]);
  const deselected = selected.includes(id);
  const left = select(deselected ? selected.filter((spot) => spot !== id) : extended(id));
  if (left.length !== 1 || deselected) return announce(`${message("narrowed")} ${left.length}`);
  if (looking) announce(left[0].textContent);
  else play(left[0]);
}

/** The link of the spot at a point of the window. Pieces lie on regions: the topmost spot that fits the selection counts, otherwise the topmost. */
export function spotAt(x, y) {
  const spots = document.elementsFromPoint(x, y).map((element) => element.closest("a.spot")).filter(Boolean);
  return spots.find((spot) => spot.matches(".offered, .touched")) ?? spots[0];
}

/** The spot of a click; a click by keyboard or by a screen reader has no place. */
function clickedSpot(event) {
  const own = event.target.closest?.("a.spot");
  if (event.detail === 0 || !(own || event.target.closest?.(".spot, [data-piece]"))) return own;
  return spotAt(event.clientX, event.clientY) ?? own;
}

addEventListener("click", (event) => {
  if (event.defaultPrevented) return;
  const spot = clickedSpot(event);
  if (spot && main().querySelector("#play") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    pick(spot.dataset.spot);
  } else if (event.target.id === "show-all") showAll();
  else if (!spot && event.target.closest?.(".stage") && !event.target.closest("a, button")) clearSelection();
});

/** A click on an advised choice marks its places and its button. */
addEventListener("click", (event) => {
  const advised = event.target.closest?.(".advise");
  if (!advised || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  for (const other of main().querySelectorAll(".advise")) other.ariaCurrent = other === advised ? "true" : null;
  for (const button of buttons()) button.classList.toggle("hinted", button.value === advised.dataset.action);
  selected = [];
  narrow();
});

/** The choices that are rendered. */
export const visibleChoices = () => buttons().filter(isVisible);
