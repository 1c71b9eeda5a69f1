// The great moments of a game, told step by step: the row of the step in the panel, the controls, and watching one again.

import { isPaused, isPlaying, move, onStep, pause, play, skip, slowness, spotsOf } from "./film.js";
import { main } from "./page.js";
import { onUpdate } from "./update.js";

/** The time of a scene at normal speed, in milliseconds: at least, for a step, and at most. */
const [LEAST, STEP, MOST] = [6000, 1300, 16000];
const LONGEST_STEP = 2500;

/** The steps of a scene, as steps of the film, from its lines in order. Numbers are those of the rows of the panel. */
export function sceneSteps(lines) {
  const groups = [];
  for (const line of lines) {
    const number = Number(line.dataset.step);
    if ("scene" in line.dataset || groups.at(-1)?.number !== number) groups.push({ number, lines: [] });
    groups.at(-1).lines.push(line);
  }
  const count = Math.max(1, groups.length);
  const ms = Math.min(LONGEST_STEP, Math.max(STEP, LEAST / count), MOST / count) * (slowness() || 1);
  return groups.map(({ number, lines: said }) => ({
    spots: [...new Set(said.flatMap(spotsOf))],
    text: said.map((line) => line.textContent.trim()).join(" "),
    points: said.filter((line) => line.dataset.points).map((line) => [line.dataset.seat, Number(line.dataset.points)]),
    ms,
    scene: true,
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
  bar.querySelector(".film-caption").textContent = step?.scene ? step.text : "";
  bar.querySelector("[data-film=pause]").setAttribute("aria-pressed", isPaused());
  for (const row of main().querySelectorAll(".scene-steps tr.now")) row.classList.remove("now");
  if (!step?.scene) return;
  if (tab("story")?.checked) tab("scene").checked = true;
  const row = main().querySelector(`.scene-steps tr[data-step="${step.number}"]`);
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
  watch: () => {
    const first = [...main().querySelectorAll(".story li[data-scene]")].at(-1);
    if (first) watch(first);
  },
};

addEventListener("click", (event) => {
  const act = event.target.closest?.("[data-film]")?.dataset.film;
  if (act) { ACTS[act](); return; }
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
