// Replay: the next step is fetched and morphed into the page, so that pieces move and zoom and scroll positions stay.

import { main } from "./page.js";
import { applyUpdate, onUpdate } from "./update.js";

const step = () => Number(main().dataset.version);
const last = () => Number(main().dataset.last);

/** The address of a step, for the same viewer. */
function address(number) {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/\d+$/, number);
  url.hash = "";
  return url;
}

/** Fetched steps, the latest of them: the next one is fetched while this one is shown. */
const fetched = new Map();
const KEPT = 12;

function load(url) {
  const known = fetched.get(url.href);
  if (known) return known;
  const text = fetch(url, { headers: { "X-Ochre": "fragment" } }).then((response) => {
    if (!response.ok) throw new Error(response.status);
    return response.text();
  });
  fetched.set(url.href, text);
  text.catch(() => fetched.delete(url.href));
  if (fetched.size > KEPT) fetched.delete(fetched.keys().next().value);
  return text;
}

let wanted = null;
let loading = false;

/** Shows the step at an address. While one is fetched, only the last wish counts. */
async function show(url) {
  wanted = url;
  if (loading) return;
  loading = true;
  try {
    while (wanted) {
      const next = wanted;
      const text = await load(next);
      if (wanted !== next) continue;
      wanted = null;
      history.replaceState(null, "", next);
      applyUpdate(document.adoptNode(new DOMParser().parseFromString(text, "text/html").querySelector("main")));
      for (const back of document.querySelectorAll("input[name=back]")) back.value = next.pathname + next.search;
    }
  } catch {
    // The page itself says what is wrong.
    location.assign(wanted);
  } finally {
    loading = false;
  }
}

const speed = () => document.getElementById("speed");
let playing = null;

/** Plays one step after the other, at the chosen speed. */
async function play() {
  if (step() >= last()) return pause();
  await show(address(step() + 1));
  if (playing === null) return;
  if (step() < last()) load(address(step() + 1)).catch(() => {});
  playing = setTimeout(play, Number(speed().value));
}

function pause() {
  clearTimeout(playing);
  playing = null;
  reflect();
}

export function togglePlay() {
  if (playing !== null) return pause();
  playing = 0;
  reflect();
  // At the end, from the beginning.
  if (step() >= last()) show(address(0)).then(play);
  else play();
}

/** Shows what needs the script, and whether it plays. */
function reflect() {
  const button = document.getElementById("play-pause");
  if (!button) return;
  const isPlaying = playing !== null;
  button.hidden = false;
  button.classList.toggle("playing-now", isPlaying);
  button.ariaLabel = button.title = isPlaying ? button.dataset.pause : button.dataset.play;
  speed().parentElement.hidden = false;
  const slider = document.getElementById("step");
  if (!wanted) slider.value = step();
}

/** Follows links between steps, and the slider, without loading a page. */
export function enhanceReplay() {
  onUpdate(reflect);
  speed().value = localStorage.getItem("replay-speed") ?? speed().value;
  addEventListener("change", (event) => { if (event.target === speed()) localStorage.setItem("replay-speed", speed().value); });
  addEventListener("click", (event) => {
    if (event.target.closest?.("#play-pause")) return togglePlay();
    const link = event.target.closest?.("a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pause();
    show(new URL(link.href));
  });
  addEventListener("input", (event) => {
    if (event.target.id !== "step") return;
    if (playing !== null) pause();
    show(address(event.target.value));
  });
}
