// What others did, played from the new lines of the story.

import { light, piecesOf, play, skip, slowness, spotsOf, wordsOf } from "./film.js";
import { main, reducedMotion } from "./page.js";
import { sceneSteps } from "./scene.js";
import { onUpdate } from "./update.js";

/** With more new lines than this nothing is played: recap and marks tell it. */
const MOST_LINES = 40;
const BEAT = 1000;

/** The seat of the reader, as text. */
const own = () => document.querySelector("details.seat.own")?.id.replace("seat-", "");

/** A line as a step of the film. */
const beat = (line) => ({
  first: line,
  spots: spotsOf(line),
  pieces: piecesOf(line),
  text: wordsOf(line),
  seat: line.dataset.seat,
  points: line.dataset.points ? [[line.dataset.seat, Number(line.dataset.points)]] : [],
  ms: BEAT * slowness(),
});

/** Lines that others want to see: what a player did somewhere, or points. */
const isPlayed = (line) => line.dataset.seat && (line.dataset.seat !== own() || "replay" in main().dataset) && !("detail" in line.dataset) && (line.dataset.spots || line.dataset.points);

function playNew() {
  const fresh = [...main().querySelectorAll(".story li.new")];
  if (!fresh.length) return;
  if (document.hidden || fresh.length > MOST_LINES || slowness() === 0) { skip(); return; }
  // In a replay every step is told at once, and scenes only if the reader asks for them.
  const replay = "replay" in main().dataset;
  if (replay) skip();
  const inScene = (line) => !replay && "step" in line.dataset;
  const steps = [];
  for (const line of fresh) {
    if (inScene(line)) continue;
    if (!reducedMotion() && isPlayed(line)) steps.push(beat(line));
  }
  steps.push(...sceneSteps(fresh.filter(inScene)));
  play(steps.sort((one, other) => fresh.indexOf(one.first) - fresh.indexOf(other.first)));
}
onUpdate(playNew);

// Resting on a line of the recap, or of a scene, lights its places.
const LINE = "#recap a[data-spots], .scene-steps tr[data-spots], .story li[data-spots]";
for (const type of ["pointerover", "focusin"]) {
  addEventListener(type, (event) => {
    const line = event.target.closest?.(LINE);
    if (line) light(spotsOf(line));
  });
}
for (const type of ["pointerout", "focusout"]) {
  addEventListener(type, (event) => { if (event.target.closest?.(LINE)) light([]); });
}
