// The primer: marks the screen in sight, and leads links to a rule on to the rule index.

import { main } from "./page.js";

/** A link to a rule by its ID, from before the primer stood here. */
function followRule() {
  const rule = location.hash.slice(1);
  if (/^[A-Z]{2}-[A-Z]/.test(rule) && !document.getElementById(rule)) location.replace(`${main().dataset.rules}#${rule}`);
}

/** Marks the screen that is in the middle of the window. */
function markScreen() {
  const links = new Map([...document.querySelectorAll(".chapters ol a")].map((link) => [link.hash.slice(1), link]));
  const strip = document.querySelector(".chapters ol");
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      const link = links.get(target.id);
      if (!isIntersecting) { link?.removeAttribute("aria-current"); continue; }
      link?.setAttribute("aria-current", "true");
      strip.scrollTo({ left: link.offsetLeft - strip.clientWidth / 3 });
    }
  }, { rootMargin: "-45% 0px -54% 0px" });
  document.querySelectorAll(".screen").forEach((screen) => observer.observe(screen));
}

export function startPrimer() {
  followRule();
  addEventListener("hashchange", followRule);
  markScreen();
}
