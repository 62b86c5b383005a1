// Seats as people tell them apart: a colour and a number; or what a game calls them, with a sign of its own.
import { html } from "./dom.js";
import { knows, say } from "./words.js";

export function seatName(seat) {
  return knows(`seat.${seat}`) ? say(`seat.${seat}`) : say("seat", seat);
}

export function seatBadge(seat) {
  return html("span", { class: `badge seat-${seat}`, "aria-hidden": "true" },
    knows(`sign.${seat}`) ? say(`sign.${seat}`) : String(seat));
}
