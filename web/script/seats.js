// Seats as people tell them apart: a colour and a number.
import { html } from "./dom.js";
import { say } from "./words.js";

export function seatName(seat) {
  return say("seat", seat);
}

export function seatBadge(seat) {
  return html("span", { class: `badge seat-${seat}`, "aria-hidden": "true" }, String(seat));
}
