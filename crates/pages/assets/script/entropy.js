// Contributions to the seed. This browser adds a random value before the deal, after it has seen the commitment, and keeps
// both, to check afterwards that the cards were dealt with them.

import { main } from "./page.js";

const STORED = "contributions";
const MOST = 300;

/** What this browser contributed: table, commitment at that time, value. The newest is last. */
function remembered() {
  try { return JSON.parse(localStorage.getItem(STORED)) ?? []; } catch { return []; }
}

function remember(table, commitment, entropy) {
  const all = [...remembered(), { table, commitment, entropy }].slice(-MOST);
  try { localStorage.setItem(STORED, JSON.stringify(all)); } catch { /* Without storage there is nothing to compare later. */ }
}

/** 32 random bytes in hexadecimal. */
const draw = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const commitment = () => document.querySelector("[data-commitment]")?.dataset.commitment;

// Before any other listener reads the fields of the form.
addEventListener("submit", (event) => {
  for (const field of event.target.querySelectorAll("[data-script]")) field.value = "yes";
  const field = event.target.querySelector("[data-entropy]");
  if (!field || !commitment()) return;
  field.value = draw();
  remember(main().dataset.table, commitment(), field.value);
}, true);

/** The seats this page has contributed from: a refused contribution is not repeated. */
const tried = new Set();

/** Contributes, if the page has a form for it. */
export function contribute() {
  const form = main().querySelector("form[data-contribute]");
  if (!form) return;
  const seat = `${main().dataset.table} ${form.elements.seat.value}`;
  if (tried.has(seat)) return;
  tried.add(seat);
  form.requestSubmit();
}

/** Marks the contributions of this browser, and warns if its last one, or the commitment it saw, is not there. */
export function compare() {
  const list = document.getElementById("contributions");
  if (!list) return;
  const table = main().dataset.table;
  const own = remembered().filter((it) => it.table === table);
  for (const value of list.querySelectorAll("[data-contribution]")) {
    value.nextElementSibling.hidden = !own.some((it) => it.entropy === value.dataset.contribution);
  }
  const last = own.at(-1);
  const used = last && list.querySelector(`[data-contribution="${CSS.escape(last.entropy)}"]`) && last.commitment === commitment();
  list.querySelector("[data-missing]").hidden = !last || Boolean(used) || !("seated" in list.dataset) || Boolean(main().querySelector("form[data-contribute]"));
}
