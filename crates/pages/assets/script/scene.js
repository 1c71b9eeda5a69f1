// The great moments of a game, told step by step: the row of the step in the panel, the controls, and watching one again.

import { isPaused, isPlaying, move, onStep, pause, pieces, piecesOf, play, skip, slowness, spotsOf, wordsOf } from "./film.js";
import { main } from "./page.js";
import { onUpdate } from "./update.js";

/** The time of a scene at normal speed, in milliseconds: at least, for a step, and at most. */
const [LEAST, STEP, MOST] = [6000, 1300, 16000];
const LONGEST_STEP = 2500;
/** A step of a short scene. */
const SHORT_STEP = 1800;

/** The length of the scene of a line. */
function lengthOf(line) {
  let first = line;
  while (first && !first.dataset.scene) first = first.previousElementSibling;
  return first?.dataset.scene ?? "long";
}

/** The steps of scenes, as steps of the film, from their lines in order. Numbers are those of the rows of the panel. */
export function sceneSteps(lines) {
  const groups = [];
  for (const line of lines) {
    const number = Number(line.dataset.step);
    if (line.dataset.scene || groups.at(-1)?.number !== number) groups.push({ number, scene: lengthOf(line), lines: [] });
    groups.at(-1).lines.push(line);
  }
  const count = Math.max(1, groups.filter(({ scene }) => scene === "long").length);
  const long = Math.min(LONGEST_STEP, Math.max(STEP, LEAST / count), MOST / count);
  return groups.map(({ number, scene, lines: said }) => ({
    first: said[0],
    spots: [...new Set(said.flatMap(spotsOf))],
    pieces: said.flatMap(piecesOf),
    text: said.map(wordsOf).join(" "),
    points: said.filter((line) => line.dataset.points).map((line) => [line.dataset.seat, Number(line.dataset.points)]),
    // Somebody acts in a short scene; a long one is about everybody.
    seat: scene === "short" ? said[0].dataset.seat : undefined,
    ms: (scene === "short" ? SHORT_STEP : long) * (slowness() || 1),
    scene,
    number,
  }));
}

/** The lines of the scene that begins with a line of the story. */
function linesFrom(first) {
  const lines = [first];
  for (let line = first.nextElementSibling; line && "step" in line.dataset && !("scene" in line.dataset); line = line.nextElementSibling) lines.push(line);
  return lines;
}

function watch(first) {
  skip();
  play(sceneSteps(linesFrom(first)));
}

const tab = (name) => document.getElementById(`tab-${name}`);

/** Marks the row of a step, and shows the controls. */
function showStep(step) {
  const bar = main().querySelector(".film");
  if (!bar) return;
  bar.hidden = !step?.scene;
  bar.querySelector(".film-caption").replaceChildren(...(step?.scene ? [step.text, pieces(step.pieces)] : []));
  bar.querySelector("[data-film=pause]").setAttribute("aria-pressed", isPaused());
  for (const row of main().querySelectorAll(".scene-steps tr.now")) row.classList.remove("now");
  if (!step?.scene) return;
  if (step.scene === "long" && tab("story")?.checked) tab("scene").checked = true;
  const row = main().querySelector(`.scene-steps[data-scene=${step.scene}] tr[data-step="${step.number}"]`);
  row?.classList.add("now");
  const pane = document.getElementById("scene");
  if (row && pane) pane.scrollTop = row.offsetTop - pane.clientHeight / 2;
}
onStep(showStep);

const ACTS = {
  back: () => move(-1),
  on: () => move(1),
  pause: () => pause(),
  skip,
  watch: (button) => {
    const { scene } = button.closest(".scene-steps").dataset;
    const first = [...main().querySelectorAll(`.story li[data-scene=${scene}]`)].at(-1);
    if (first) watch(first);
  },
};

addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-film]");
  if (button) { ACTS[button.dataset.film](button); return; }
  const link = event.target.closest?.(".story a.watch");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  watch(link.closest("li"));
});

// The next decision of the reader puts the story back.
addEventListener("submit", (event) => { if (event.target.matches(".play") && tab("scene")?.checked) tab("story").checked = true; });

onUpdate(() => {
  for (const button of main()?.querySelectorAll("[data-film=watch]") ?? []) button.hidden = false;
  if (!isPlaying()) showStep(null);
});
