// Live updates: when the stream reports a change, the new page is fetched and morphed into the old one.

import { Idiomorph } from "./idiomorph.js";
import { recordPieces } from "./animate.js";
import { narrow, resetSelection } from "./choices.js";
import { announce, inputDevice, isVisible, main, message, reducedMotion, revision, version } from "./page.js";
import { hideTip } from "./tips.js";

/** Called after every update of the page. */
const listeners = [];
export const onUpdate = (listener) => { listeners.push(listener); listener(); };

/** The list of choices with the advice the reader asked for. Only the response to that request contains it, so it is kept until the next action. */
let advised = null;

/**
 * Keeps what the reader opened, closed or typed. Idiomorph's `ignoreActiveValue` is not used, because it would not update the element
 * with the focus.
 */
const MORPH_CALLBACKS = {
  // Most of the board has not changed, and `isEqualNode` is faster than morphing it.
  beforeNodeMorphed: (old, fresh) => !(old === advised || old.matches?.("[data-keep]") || old.isEqualNode(fresh)),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

/** Replaces the `<main>` of the page. */
function replaceMain(fresh) {
  const before = { version: version(), said: main().dataset.said, turn: main().dataset.turn, over: main().matches(".over") };
  if (Number(fresh.dataset.revision) < revision()) return;
  const focused = document.activeElement !== document.body;
  const spot = document.activeElement.closest?.("[data-spot]")?.dataset.spot;
  const unasked = Number(fresh.dataset.version) === before.version && !fresh.querySelector(".hint.asked");
  advised = unasked ? main().querySelector("#choices:has(.hint.asked)") : null;
  const animatePieces = recordPieces();
  hideTip();
  Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML", callbacks: MORPH_CALLBACKS });
  if (version() !== before.version) {
    resetSelection();
    for (const list of main().querySelectorAll(".choices, .choices-body")) list.scrollTop = 0;
  }
  narrow();
  animatePieces();
  document.title = main().dataset.title ?? document.title;
  announceChanges(before);
  if (main().dataset.turn === "yours" && (before.turn !== "yours" || version() !== before.version)) scrollToFocus("nearest");
  if (main().matches(".over") && !before.over) scrollToFocus("start");
  // The element with the focus may be gone, or may have become another spot.
  const focusMoved = spot !== document.activeElement.closest?.("[data-spot]")?.dataset.spot;
  if (focused && (focusMoved || document.activeElement === document.body) && inputDevice === "keyboard") {
    const same = spot && main().querySelector(`a.spot.offered[data-spot="${CSS.escape(spot)}"]`);
    const next = same || [...main().querySelectorAll(".choice, #undo button")].find(isVisible);
    (next ?? main()).focus({ preventScroll: true });
  }
  for (const listener of listeners) listener();
}

/** Announces the new lines of the log, and whose turn it is if that changed. */
function announceChanges(before) {
  const lines = [...main().querySelectorAll(".recent li")].filter((line) => Number(line.dataset.event) >= before.version);
  for (const line of lines) line.classList.add("new");
  const said = main().dataset.said;
  const news = lines.map((line) => line.textContent);
  if (said !== before.said) news.push(said);
  const notice = main().querySelector(".notice[role=alert]");
  if (notice) news.unshift(notice.textContent);
  announce(news.join(" "));
}

/** Is most of the element visible between the bar and the foot, or as much of it as fits? */
function isInView(part) {
  const box = part?.getBoundingClientRect();
  const board = document.getElementById("board")?.getBoundingClientRect();
  if (!box || !board) return true;
  const top = Math.max(board.top, main().querySelector(".bar")?.getBoundingClientRect().bottom ?? 0);
  const foot = main().querySelector(".foot")?.getBoundingClientRect();
  const bottom = Math.min(board.bottom, foot?.height ? foot.top : innerHeight);
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return seen >= 0.75 * Math.min(box.height, bottom - top);
}

/** Scrolls to the part of the page where the next decision is. */
export function scrollToFocus(block) {
  const part = document.getElementById(main().dataset.focus ?? "");
  if (block === "nearest" && isInView(part)) return;
  part?.scrollIntoView({ block, behavior: reducedMotion() ? "auto" : "smooth" });
}

/** Shows the page of a response, or follows its redirect. */
async function handleResponse(response) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page.querySelector("main");
  if (fresh?.matches(".table") && main().dataset.table === fresh.dataset.table) return replaceMain(document.adoptNode(fresh));
  if (response.redirected) return location.assign(response.url);
  if (fresh) showError(fresh.textContent);
}

function showError(text) {
  const note = document.createElement("p");
  note.className = "notice";
  note.textContent = text;
  (document.getElementById("board") ?? main()).prepend(note);
  announce(text);
}

let fetching = null;
let wanted = 0;

/** Fetches the page. Calls during a fetch cause one more, unless the first one brings the wanted revision. */
export function refresh(to = Infinity) {
  if (fetching) { wanted = Math.max(wanted, to); return fetching; }
  fetching = fetch(main().dataset.fragment, { headers: { "X-Ochre": "fragment" } }).then(handleResponse).catch(() => {}).finally(() => {
    fetching = null;
    const more = wanted > revision();
    wanted = 0;
    if (more) refresh();
  });
  return fetching;
}

/** Asks for confirmation of an action that loses something. */
function confirmLoss(button) {
  const dialog = document.getElementById("ask");
  document.getElementById("ask-words").textContent = button.textContent;
  document.getElementById("ask-loses").textContent = button.dataset.loses;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = (yes) => { dialog.close(); resolve(yes); };
    document.getElementById("ask-yes").onclick = () => answer(true);
    document.getElementById("ask-no").onclick = () => answer(false);
    dialog.oncancel = () => resolve(false);
  });
}

async function submit(form, button) {
  const fields = new URLSearchParams(new FormData(form, button));
  if (button?.dataset.loses) {
    if (!await confirmLoss(button)) return;
    fields.set("sure", "1");
  }
  form.inert = true;
  try {
    const headers = { "X-Ochre": "fragment" };
    // `form.action` would return the buttons named "action".
    await handleResponse(await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers }));
    for (const kept of form.querySelectorAll("[data-keep]")) kept.value = "";
  } catch {
    showError(message("failed"));
  } finally {
    form.inert = false;
  }
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (!("live" in form.dataset)) return;
  event.preventDefault();
  submit(form, event.submitter);
});

let retryDelay = 500;

/** Connects to the stream of the table; reconnects after every loss. */
export function connect() {
  const address = main()?.dataset.stream;
  if (!address) return;
  const source = new EventSource(address);
  let lost = false;
  source.onopen = () => {
    if (lost || retryDelay > 500) { announce(message("back")); refresh(); }
    lost = false;
    retryDelay = 500;
    showConnection("");
  };
  source.onerror = () => {
    if (!lost) announce(message("lost"));
    lost = true;
    showConnection(message("lost"));
    // The browser reconnects by itself unless the server closed the stream.
    if (source.readyState === EventSource.CLOSED) {
      setTimeout(connect, retryDelay);
      retryDelay = Math.min(retryDelay * 2, 15000);
    }
  };
  source.addEventListener("step", (event) => {
    const to = JSON.parse(event.data).revision;
    if (to > revision()) refresh(to);
  });
  addEventListener("pagehide", () => source.close(), { once: true });
}

function showConnection(text) {
  const sign = document.getElementById("connection");
  if (!sign) return;
  sign.textContent = text;
  sign.hidden = !text;
}
