// Small sounds, made by the page itself: a stone when a piece is placed, a drum when it is the reader's turn, a tick for chat.
// Silent until the reader has touched the page, where the setting says so, and where the device asks for less motion.

import { announce, main, message, reducedMotion } from "./page.js";
import { onUpdate } from "./update.js";

let audio = null;
const MUTED = "muted";

const isOn = () => document.documentElement.dataset.sound === "on" && !localStorage.getItem(MUTED) && !reducedMotion();

function wake() {
  if (!isOn()) return;
  audio ??= new AudioContext();
  audio.resume();
}
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

/** A tone that falls in pitch and fades. */
function strike({ from, to, time, volume, delay = 0 }) {
  const start = audio.currentTime + delay;
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + time);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + time);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + time);
}

const SOUNDS = {
  stone: () => { strike({ from: 900, to: 240, time: 0.05, volume: 0.12 }); strike({ from: 210, to: 120, time: 0.09, volume: 0.2 }); },
  drum: () => { for (const delay of [0, 0.18]) strike({ from: 130, to: 48, time: 0.32, volume: 0.45, delay }); },
  tick: () => strike({ from: 1500, to: 1200, time: 0.04, volume: 0.08 }),
};

/** Makes a sound, if the reader wants to hear any. The last one is written down, so that tests can read it. */
function sound(name) {
  if (!isOn() || !audio || document.hidden) return;
  SOUNDS[name]();
  document.documentElement.dataset.sounded = name;
}

let before = null;
onUpdate(() => {
  const page = main();
  const now = { turn: page?.dataset.turn, version: page?.dataset.version, said: page?.querySelectorAll(".said li:not([data-own])").length };
  if (before && now.turn === "yours" && before.turn !== "yours") sound("drum");
  else if (before && now.said > before.said) sound("tick");
  else if (before && now.version !== before.version && page.querySelector(".story li.new[data-spots]")) sound("stone");
  before = now;
});

/** Mutes the sounds or lets them be heard again. */
export function toggleSound() {
  if (localStorage.getItem(MUTED)) localStorage.removeItem(MUTED);
  else localStorage.setItem(MUTED, "1");
  showState();
  wake();
  announce(message(isOn() ? "soundOn" : "soundOff"));
}

function showState() {
  const button = document.getElementById("sound");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", isOn());
}
onUpdate(showState);
addEventListener("click", (event) => { if (event.target.closest?.("#sound")) toggleSound(); });
