// Selecting spots on the board narrows the list of choices; when one choice is left, it is played.

import { announce, inputDevice, isVisible, main, message } from "./page.js";

let selected = [];

const buttons = () => [...main().querySelectorAll(".choice")];
const spotsOf = (button) => (button.dataset.spots ?? "").split(" ").filter(Boolean);
const fitsSelection = (button) => selected.every((spot) => spotsOf(button).includes(spot));

/** Does the choice name the selected spots in the order of selection (from, to)? */
const inOrder = (button) => {
  const spots = spotsOf(button).filter((spot) => selected.includes(spot));
  return selected.every((spot, index) => spots[index] === spot);
};

/** The choices that name every selected spot: in the order of selection or, if there are none, in any order. */
function fitting(all) {
  const fit = all.filter(fitsSelection);
  const ordered = fit.filter(inOrder);
  return ordered.length ? ordered : fit;
}

/** Shows the choices and spots that fit the selection. */
export function narrow() {
  const all = buttons();
  // After a change, no choice may fit the selection any more.
  if (selected.length && !all.some(fitsSelection)) selected = [];
  const left = fitting(all);
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
  const note = document.getElementById("narrowed");
  if (note) note.hidden = selected.length === 0;
  const count = main().querySelector("#choices .count");
  if (count) count.textContent = left.length;
  return left;
}

/** Clears the selection and shows all choices. */
export function clearSelection() {
  selected = [];
  narrow();
}

/** Clears the selection without an update, because the page is about to be replaced. */
export const resetSelection = () => { selected = []; };

function toggleSpot(id) {
  const deselected = selected.includes(id);
  if (deselected) selected = selected.filter((spot) => spot !== id);
  else if (fitting(buttons()).some((button) => spotsOf(button).includes(id))) selected = [...selected, id];
  else selected = [id];
  const left = narrow();
  const sheet = document.getElementById("choices");
  if (left.length === 1 && !deselected) {
    if (inputDevice === "touch" || inputDevice === "pen") {
      sheet.open = true;
      left[0].focus();
      announce(left[0].textContent);
    } else left[0].form.requestSubmit(left[0]);
    return;
  }
  announce(`${message("narrowed")} ${left.length}`);
}

/** The link of the spot under a click, even if a piece that is not on offer covers it. */
function spotAt(event) {
  const spot = (element) => element.closest?.("a.spot");
  if (spot(event.target) || !event.target.closest?.(".spot, [data-piece]")) return spot(event.target);
  return document.elementsFromPoint(event.clientX, event.clientY).map(spot).find(Boolean);
}

addEventListener("click", (event) => {
  const spot = spotAt(event);
  if (spot && main().querySelector("#play") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    toggleSpot(spot.dataset.spot);
  } else if (event.target.id === "show-all") clearSelection();
});

/** The choices that are rendered. */
export const visibleChoices = () => buttons().filter(isVisible);

/** Highlights the spots of the choice under the pointer or with the focus. */
function highlightSpots(event) {
  const button = event.target.closest?.(".choice");
  const on = event.type === "pointerover" || event.type === "focusin";
  if (!button) return;
  const spots = on ? spotsOf(button) : [];
  for (const spot of main().querySelectorAll("[data-spot]")) spot.classList.toggle("pointed", spots.includes(spot.dataset.spot));
}
for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) addEventListener(type, highlightSpots);
