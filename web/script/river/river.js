// How the river is shown: sections and boats, the die, what a player may choose, and results. Which choices there are and
// what comes of them, the table says.
import { columnHead, html, svg } from "../dom.js";
import { games } from "../games.js";
import { seatBadge, seatName } from "../seats.js";
import { say } from "../words.js";
import { Strip } from "./strip.js";
import "./words.js";

/** @type {any} */
let rolled = null; // in the turn at hand: states know whole turns only
/** @type {any} */
let strip = null;

function faceText(face) {
  return face === "wind" ? say("river.wind") : String(face);
}

function placeText(section) {
  return section === 0 ? say("river.harbour") : say("river.section", section);
}

function without(list, taken) {
  const rest = [...list];
  for (const each of taken) {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

// Where the boat of a choice comes to lie, by today's counting of sections; 0: the harbour. The turn may end the round, and
// then the waterfall has already taken the lowest section.
function landing(before, ahead, seat) {
  const shift = ahead.bottom === before.bottom ? 0 : 1;
  const [was, is] = [before, ahead].map((state) => state.seats[seat - 1]);
  if (is.docks.length > was.docks.length) return { to: 0, falls: false };
  const [to] = without(is.river.map((section) => section + shift), was.river);
  return to === undefined ? { to: 1, falls: true } : { to, falls: false };
}

function ownerAndPlace(choice, seat) {
  if (choice.back) return choice.back;
  return [seat, choice.boat ?? choice.up];
}

function choiceText(choice, seat, { to, falls }) {
  const [owner, from] = ownerAndPlace(choice, seat);
  const [there, here] = [placeText(to), placeText(from)];
  const end = falls ? `, ${say("river.falls")}` : "";
  if (choice.back) return say("river.back", seatName(owner), here, there) + end;
  return say(choice.up ? "river.up" : "river.sail", here, there) + end;
}

async function offerBoats({ answer, choices, play, table, view }) {
  const seat = answer.seat;
  const buttons = [];
  const marks = [];
  for (const choice of choices) {
    if (choice.pass) {
      buttons.push(html("button", { class: "main", id: "choice-pass", onclick: () => play(choice) }, say("river.pass")));
      continue;
    }
    const { ahead } = await table.ask({ do: "look", choice });
    const end = landing(answer.state, ahead, ownerAndPlace(choice, seat)[0]);
    const [owner, from] = ownerAndPlace(choice, seat);
    buttons.push(html("button", { id: `choice-${buttons.length}`, onclick: () => play(choice) }, choiceText(choice, seat, end)));
    const [start, stop] = [strip.point(from, owner), strip.point(end.to, owner)];
    const touch = svg("circle", { r: ".48", class: "touch" });
    const target = svg("g", { class: "target", onclick: () => play(choice) }, touch, svg("circle", { r: ".44", class: "ring" }));
    target.style.transform = `translate(${start[0]}px, ${start[1]}px)`;
    marks.push(svg("path", { class: `way seat-${owner}`, d: `M${start}L${stop}` }), strip.boat(owner, 1, stop, "ghost"), target);
  }
  view.offers.replaceChildren(...marks);
  return html("div", { class: "offered" }, buttons);
}

function seatRow({ seat, river, docks, lost, points }, acting) {
  const boats = river.join(" ") || "–";
  return html("tr", { class: seat === acting ? "acting" : null },
    html("th", { scope: "row" }, seatBadge(seat), html("span", { class: "unseen" }, seatName(seat))),
    ...[boats, docks.join(" ") || "–", lost, points].map((value) => html("td", {}, String(value))));
}

games.river = {
  pausesBetween: false,

  facts: (board) => [
    [say("river.sections"), String(board.sections)],
    [say("players"), board.players.join("–")],
    [say("river.boats"), String(board.boats)],
  ],

  pilots: (players) => [["fleet", say("river.fleet")], ...(players === 2 ? [["perfect", say("river.perfect")]] : [])],
  setupFields: () => [],

  pieces(view, board, players) {
    strip = new Strip(view, board, players);
    return strip;
  },
  raceNumber: () => 1,

  promptText: ({ seat }) => (rolled === "wind" ? say("river.chooseWind", seatName(seat))
    : say("river.choose", seatName(seat), faceText(rolled))),
  offer: offerBoats,

  choiceText(choice) {
    if (choice.pass) return say("river.pass");
    if (choice.back) return say("river.choice.back", seatName(choice.back[0]), placeText(choice.back[1]));
    return say(choice.up ? "river.choice.up" : "river.choice.boat", placeText(choice.up ?? choice.boat));
  },

  chanceText: ({ seat }) => say("river.enter", seatName(seat)),
  chanceEntry: (_, tell, board) => html("div", { class: "row dice" }, [...new Set(board.document.die)].map((face) =>
    html("button", { class: "die-button", id: `face-${face}`, onclick: () => tell({ roll: face }) },
      html("span", { class: "face" }, faceText(face))))),

  eventText({ seat, choice, chance }) {
    const name = seatName(seat);
    if (chance) {
      rolled = chance.roll;
      return say("river.told.roll", name, faceText(rolled));
    }
    if (choice.pass) return say("river.told.pass", name);
    if (choice.back) return say("river.told.back", name, seatName(choice.back[0]), choice.back[1]);
    return say(choice.up ? "river.told.up" : "river.told.boat", name, choice.up ?? choice.boat);
  },

  standing: (state, acting) => html("div", {}, html("p", { class: "hint" }, say("river.round", state.round)),
    html("table", { class: "standing" },
      html("thead", {}, html("tr", {}, ["", ...["wet", "docks", "lost", "points"].map((word) => say(`river.${word}`))].map(
        (words) => columnHead(words)))),
      html("tbody", {}, state.seats.map((seat) => seatRow(seat, acting))))),

  result(state) {
    const seats = [...state.seats].sort((a, b) => b.points - a.points);
    const rankOf = ({ points }) => 1 + seats.filter((other) => other.points > points).length;
    return html("table", { class: "result" },
      html("thead", {}, html("tr", {}, [say("river.rank"), "", say("river.docks"), say("river.points")].map((words) =>
        columnHead(words)))),
      html("tbody", {}, seats.map((each) => html("tr", {}, html("td", {}, String(rankOf(each))),
        html("th", { scope: "row" }, seatBadge(each.seat), seatName(each.seat)),
        html("td", {}, each.docks.join(" ") || "–"), html("td", {}, String(each.points))))));
  },
};
