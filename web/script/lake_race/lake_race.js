// How the lake race is shown: boats, dice, what a player may choose, and results. Which choices there are and what
// comes of them, the table says.
import { columnHead, html, svg } from "../dom.js";
import { games } from "../games.js";
import { seatBadge, seatName } from "../seats.js";
import { decimal, say } from "../words.js";
import { DiceChoice, DiceEntry, dieFace } from "./dice_choice.js";
import { Boats, cellName, Cells, ghost } from "./pieces.js";
import "./words.js";

const headings = ["W", "NW", "NE", "E", "SE", "SW"]; // clockwise
const arrows = { E: "→", NE: "↗", NW: "↖", W: "←", SW: "↙", SE: "↘" };
const turning = { left: "↰", straight: "↑", right: "↱" };
const around = ["E", "NE", "NW", "W", "SW", "SE"];

function boatOf(state, seat) {
  return state.races.at(-1).boats.find((boat) => boat.seat === seat);
}

function gateWords(boat) {
  const words = say(`lake.gate.${boat.gate.toLowerCase()}`);
  return boat.owed > 0 ? say("lake.owed", words) : words;
}

function listed(dice) {
  return dice.length > 0 ? dice.join(", ") : "–";
}

// A mark on the board that can be tapped; the same choice is a button with words beside the board.
function target(point, act, ...shapes) {
  const mark = svg("g", { class: "target", onclick: act }, svg("circle", { r: ".5", class: "touch" }), ...shapes);
  mark.style.transform = `translate(${point[0]}px, ${point[1]}px)`;
  return mark;
}

// Boats first look along the start: only where the pointer begins.
function firstHeading(board, state) {
  const { start } = board.courses[state.races.length - 1];
  const way = around.indexOf(start.letter) + (start.direction === "left" ? 1 : -1);
  return around[(way + around.length) % around.length];
}

function offerPlaces({ answer, choices, play, view, board }) {
  const cells = new Cells(board.picture);
  const places = [...new Map(choices.map((choice) => [cellName(choice.at), choice.at])).values()];
  let at = places[0];
  let heading = firstHeading(board, answer.state);
  const element = html("div", { class: "place" });
  const draw = (focused) => {
    const choose = (change, id) => () => { change(); draw(id); };
    element.replaceChildren(
      html("fieldset", {}, html("legend", {}, say("lake.startCell")), html("div", { class: "row cells" },
        places.map((cell) => html("button", {
          id: `cell-${cellName(cell)}`, "aria-pressed": String(cell === at),
          onclick: choose(() => { at = cell; }, `cell-${cellName(cell)}`),
        }, cellName(cell))))),
      html("fieldset", {}, html("legend", {}, say("lake.heading")), html("div", { class: "rose" },
        headings.map((way) => html("button", {
          id: `heading-${way}`, "aria-pressed": String(way === heading), "aria-label": say(`lake.heading.${way}`),
          onclick: choose(() => { heading = way; }, `heading-${way}`),
        }, arrows[way])))),
      html("button", { class: "main", id: "place", onclick: () => play({ at, heading }) }, say("lake.place")));
    view.offers.replaceChildren(
      ...places.map((cell) => target(cells.centre(cell), choose(() => { at = cell; }), svg("circle", { r: ".2", class: "dot" }))),
      ghost(answer.seat, cells.centre(at), heading));
    if (focused) element.querySelector(`#${focused}`)?.focus();
  };
  draw();
  view.lookAt(cells.centre(at));
  return element;
}

// What a way to steer brings, in words.
function outcome(seat, before, ahead) {
  const race = ahead.races.at(-1);
  const boat = race.boats.find((each) => each.seat === seat);
  const news = [];
  if (race.sunk.includes(seat)) news.push(say("lake.sinks"));
  else if (boat.damage > before.damage) news.push(say("lake.crash", `+${boat.damage - before.damage}`));
  if (boat.finished_turn !== null) news.push(say("lake.finish"));
  return { boat, news, gate: boat.finished_turn === null && boat.gate !== before.gate };
}

async function offerSteering({ answer, choices, play, table, view, board }) {
  const seat = answer.seat;
  const before = boatOf(answer.state, seat);
  const cells = new Cells(board.picture);
  const raceBefore = answer.state.races.length;
  const buttons = [];
  const marks = [];
  const points = [cells.centre(before.cell)]; // what should be seen
  for (const steer of ["left", "straight", "right"]) {
    const choice = choices.find((each) => each.steer === steer);
    const words = say(`lake.${steer}`);
    if (!choice) {
      const { message } = await table.ask({ do: "why", choice: { steer } });
      buttons.push(html("button", { id: `steer-${steer}`, class: "steer", disabled: true, title: message },
        html("b", { "aria-hidden": "true" }, turning[steer]), words));
      continue;
    }
    const { ahead } = await table.ask({ do: "look", choice });
    ahead.races = ahead.races.slice(0, raceBefore); // the last move of a race begins the next one
    const { boat, news, gate } = outcome(seat, before, ahead);
    const end = boat.cell ? say("lake.to", words, cellName(boat.cell)) : words;
    if (gate) news.push(`✓ ${say(`lake.gate.${before.gate.toLowerCase()}`)}`);
    buttons.push(html("button", { id: `steer-${steer}`, class: "steer", onclick: () => play(choice) },
      html("b", { "aria-hidden": "true" }, turning[steer]), [end, ...news].join(" · ")));
    if (!boat.cell) continue;
    const point = cells.centre(boat.cell);
    points.push(point);
    const from = cells.centre(before.cell);
    marks.push(svg("path", { class: `way seat-${seat}`, d: `M${from}L${point}` }),
      ghost(seat, point, boat.heading, boat.damage > before.damage), target(point, () => play(choice)));
  }
  view.offers.replaceChildren(...marks);
  view.lookAtAll(points);
  return html("div", { class: "steering" }, buttons);
}

function damageDots(markers) {
  const count = Math.min(markers, 4); // the fourth sinks the boat
  return html("span", { class: "damage", "aria-label": String(count) }, "●".repeat(count), html("s", {}, "●".repeat(4 - count)));
}

function fateOf(race, boat) {
  if (boat.finished_turn !== null) return say("lake.finished", boat.finished_turn);
  return race.sunk.includes(boat.seat) ? say("lake.sunk") : gateWords(boat);
}

// What a boat has earned that finished in so many turns; none: nothing.
function medalFor(perfect, turns) {
  const earned = perfect?.medals.find(([, turn]) => turns <= turn);
  return earned ? html("span", { class: `medal ${earned[0]}` }, say(`lake.medal.${earned[0]}`)) : null;
}

function resultTable(state, race, isMatch, perfect) {
  const seats = race.ranks.length > 0 ? race.ranks : race.boats.map((boat) => boat.seat);
  const head = [say("lake.rank"), "", say("lake.turns"), say("lake.points"), ...(isMatch ? [say("lake.total")] : [])];
  return html("table", { class: "result" },
    html("thead", {}, html("tr", {}, head.map((words) => columnHead(words)))),
    html("tbody", {}, seats.map((seat, at) => {
      const boat = race.boats.find((each) => each.seat === seat);
      const turns = boat.finished_turn ?? (race.sunk.includes(seat) ? say("lake.sunk") : "–");
      return html("tr", {}, html("td", {}, String(at + 1)),
        html("th", { scope: "row" }, seatBadge(seat), seatName(seat)),
        html("td", {}, String(turns), boat.finished_turn === null ? null : medalFor(perfect, boat.finished_turn)),
        html("td", {}, String(race.points[seat - 1] ?? "")),
        isMatch ? html("td", {}, String(state.totals[seat - 1])) : null);
    })));
}

// The dice of turns that were begun, by the number of turns before them: a state knows whole turns only, and one that
// was taken back goes on with the same dice.
const begun = new Map();

games.lake = {
  pausesBetween: true, // a match has up to three races

  facts: (board) => [
    [say("lake.size"), say("lake.hexes", board.size.join(" x "))],
    [say("players"), board.players.join("–")],
    ...board.routes.map((steps, at) => [say("lake.race", board.races[at]),
      say("lake.route", steps) + (board.perfect[at] ? `; ${say("lake.parNeeds", decimal(board.perfect[at].turns))}` : "")]),
  ],

  pilots: () => [["par", say("lake.par")], ["cautious", say("lake.careful")], ["bold", say("lake.bold")],
    ["casual", say("lake.casual")],
    ["random", say("lake.random")]],

  setupFields: (setup) => [html("p", { class: "field check" },
    html("input", { type: "checkbox", id: "variant", checked: Boolean(setup.extra.variant),
      onchange: (event) => { setup.extra.variant = event.target.checked; } }),
    html("label", { for: "variant" }, say("lake.variant")))],

  pieces: (view, board, players) => new Boats(view, board, players),
  // What may be shown on the board besides, by a button: a perfect boat's typical line.
  extras: (board) => (board.perfect.some(Boolean) ? [["line", say("lake.line")]] : []),
  raceNumber: (state) => Math.max(1, state.races.length),

  promptText({ moment, seat, turn }) {
    const prompts = { place: "lake.placePrompt", dice: "lake.dicePrompt", steer: "lake.steerPrompt" };
    const { keep, rolled } = begun.get(turn) ?? { keep: [], rolled: [] };
    return say(prompts[moment], seatName(seat), [...keep, ...rolled].reduce((sum, value) => sum + value, 0));
  },

  offer(context) {
    const { answer, choices, play } = context;
    if (answer.moment === "place") return offerPlaces(context);
    const dice = boatOf(answer.state, answer.seat).dice;
    if (answer.moment === "dice") return new DiceChoice(dice, choices, play).element;
    return offerSteering(context);
  },

  choiceText(choice) {
    if (choice.at) return say("lake.choice.place", cellName(choice.at), say(`lake.heading.${choice.heading}`));
    if (choice.steer) return say(`lake.${choice.steer}`);
    return say("lake.choice.dice", listed(choice.keep), choice.roll);
  },

  chanceText: ({ seat, turn }) => say("lake.enter", seatName(seat), begun.get(turn).roll),
  chanceEntry: ({ turn }, tell) => new DiceEntry(begun.get(turn).roll, tell).element,

  eventText({ seat, choice, chance }, turn) {
    const name = seatName(seat);
    if (chance) {
      begun.get(turn).rolled = chance.rolled;
      return say("lake.told.rolled", name, listed(chance.rolled));
    }
    if (choice.at) return say("lake.told.place", name, cellName(choice.at), say(`lake.heading.${choice.heading}`));
    if (choice.steer) return say("lake.told.steer", name, say(`lake.${choice.steer}`));
    begun.set(turn, { ...choice, rolled: [] });
    return say("lake.told.dice", name, listed(choice.keep), choice.roll);
  },

  standing(state, acting) {
    const race = state.races.at(-1);
    return html("table", { class: "standing" },
      html("thead", {}, html("tr", {}, ["", say("lake.gate"), say("lake.dice"), say("lake.damage")].map((words) =>
        columnHead(words)))),
      html("tbody", {}, race.boats.map((boat) => html("tr", { class: boat.seat === acting ? "acting" : null },
        html("th", { scope: "row" }, seatBadge(boat.seat), html("span", { class: "unseen" }, seatName(boat.seat))),
        html("td", {}, fateOf(race, boat)),
        html("td", { class: "dice" }, boat.dice.map((value) => dieFace(value, "tiny")),
          html("span", { class: "unseen" }, listed(boat.dice))),
        html("td", {}, damageDots(boat.damage))))));
  },

  // Of a race that has ended: the last one, or the one before the next.
  result(state, board, between) {
    const number = between ? state.races.length - 1 : state.races.length;
    const isMatch = board.races.length > 1;
    const perfect = board.perfect[number - 1];
    return html("div", {}, isMatch ? html("h3", {}, say("lake.race", board.races[number - 1])) : null,
      resultTable(state, state.races[number - 1], isMatch, perfect),
      perfect ? html("p", { class: "hint" }, say("lake.parNeeds", decimal(perfect.turns)),
        perfect.medals.map(([medal, turn]) => ` · ${say(`lake.medal.${medal}`)} ≤ ${turn}`).join("")) : null);
  },
};
