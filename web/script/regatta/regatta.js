// How the card regatta is shown: table and boats, hands of cards, what a player may choose, and results. Which choices there
// are and what comes of them, the table says.
import { columnHead, html } from "../dom.js";
import { games } from "../games.js";
import { seatBadge, seatName } from "../seats.js";
import { say } from "../words.js";
import { Cards } from "./cards.js";
import { Fleet } from "./fleet.js";
import { Hands } from "./hands.js";
import { PlaceChoice } from "./place.js";
import { TurnChoice } from "./turn.js";
import "./words.js";

const refusals = ["calm", "card", "deal", "draw", "grid", "table", "touch", "zone"];

/** @type {any} */
let fleet = null;
/** @type {any} */
let cards = null;
/** @type {any} */
let hands = null;
// Choices of turns whose draw is to come, by the number of turns before them: a state knows whole turns only.
const begun = new Map();

function gateName(board, gate) {
  if (gate === "START") return say("regatta.start");
  return gate === "FINISH" ? say("regatta.finish") : board.document.round[gate - 1].buoy;
}

function gateWords(board, gate) {
  const rounding = board.document.round[gate - 1];
  return rounding ? say(`regatta.round.${rounding.leave}`, rounding.buoy) : gateName(board, gate);
}

function fateOf(board, boat) {
  if (boat.finished_turn !== null) return say("regatta.finished", boat.finished_turn);
  if (!boat.at) return say("regatta.unplaced");
  const next = gateWords(board, boat.gate);
  const words = boat.owed > 0 ? say("regatta.owed", next) : next;
  return boat.becalmed ? `☀ ${say("regatta.becalmed")} · ${words}` : words;
}

function turnText(name, choice) {
  if (choice.at) return say("regatta.toldPlace", name, choice.at.join(", "), choice.heading);
  if (choice.skip) return say("regatta.toldSkip", name);
  if (choice.heave === "turn") return say("regatta.toldTurn", name, choice.heading);
  if (choice.heave === "change") return say("regatta.toldChange", name, choice.cards.length);
  const played = say("regatta.toldPlay", name, choice.play.map(({ card }) => card).join(", "));
  return choice.sun ? say("regatta.toldSun", played, choice.sun.before) : played;
}

async function placing(context) {
  const { answer, laying } = context;
  const { hand } = answer.state.boats.find((boat) => boat.seat === answer.seat);
  const place = new PlaceChoice({ ...context, fleet, extra: hands.view(hand, answer.seat, laying) });
  await place.propose();
  return place.element;
}

async function turning(context) {
  const { answer, laying, board } = context;
  return hands.behindCover(answer.seat, laying, say("regatta.cover", answer.seat), async () => {
    const turn = new TurnChoice({ ...context, fleet, cards, gateName: (gate) => gateName(board, gate) });
    await turn.draw();
    return turn.element;
  });
}

function seatRow(board, boat, acting) {
  return html("tr", { class: boat.seat === acting ? "acting" : null },
    html("th", { scope: "row" }, seatBadge(boat.seat), html("span", { class: "unseen" }, seatName(boat.seat))),
    ...[fateOf(board, boat), boat.turns, boat.hand.length].map((value) => html("td", {}, String(value))));
}

games.regatta = {
  hidesHands: true,
  pausesBetween: false,

  facts(board) {
    const { table, deck, round } = board.document;
    const count = deck.cards.reduce((sum, card) => sum + card.count, 0);
    return [
      [say("regatta.table"), `${table.join(" × ")} mm`],
      [say("players"), board.players.join("–")],
      [say("regatta.course"), round.map((_, at) => gateWords(board, at + 1)).join("; ")],
      [say("regatta.cards"), say("regatta.cardsFact", count, deck.hand)],
      [say("regatta.best"), say("regatta.turnsFact", board.fewest)],
    ];
  },

  pilots: () => [["good", say("regatta.good")], ["random", say("regatta.random")]],

  setupFields: (setup) => [html("p", { class: "field check" },
    html("input", { type: "checkbox", id: "variant", checked: Boolean(setup.extra.variant),
      onchange: (event) => { setup.extra.variant = event.target.checked; } }),
    html("label", { for: "variant" }, say("regatta.all")))],

  pieces(view, board, players) {
    cards = new Cards(board);
    hands = new Hands(cards);
    fleet = new Fleet(view, board, players);
    begun.clear();
    return fleet;
  },
  raceNumber: () => 1,

  promptText({ moment, seat, state }) {
    if (moment === "place") return say("regatta.placePrompt", seatName(seat));
    const { becalmed } = state.boats.find((boat) => boat.seat === seat);
    return say(becalmed ? "regatta.skipPrompt" : "regatta.turnPrompt", seatName(seat));
  },
  offer: (context) => (context.answer.moment === "place" ? placing(context) : turning(context)),

  chanceText: ({ seat }) => (seat === null ? say("regatta.dealTitle", cards.handSize) : say("regatta.turnOf", seatName(seat))),
  chanceEntry: ({ seat, state, turn }, tell, _, laying) => (seat === null ? hands.enterDeal(laying, tell)
    : hands.enterDraw(state, seat, begun.get(turn), seatName(seat), laying, tell)),

  refusalText: ({ rule, message }) => (refusals.includes(rule) ? say(`regatta.rule.${rule}`) : message),

  choiceText: (choice, { seat }) => turnText(seatName(seat), choice),

  eventText({ seat, choice, chance }, turn) {
    if (fleet) fleet.moved = true; // a record is told before its boats are shown
    if (chance?.hands) return say("regatta.dealt");
    if (chance) return say(chance.draw.length > 0 ? "regatta.toldDraw" : "regatta.toldNone", seatName(seat), chance.draw.length);
    begun.set(turn, choice);
    fleet?.setOut(seat, choice);
    return turnText(seatName(seat), choice);
  },

  standing: (state, acting, board) => html("table", { class: "standing" },
    html("thead", {}, html("tr", {}, ["", say("regatta.next"), say("regatta.turns"), say("regatta.cards")].map((words) =>
      columnHead(words)))),
    html("tbody", {}, state.boats.map((boat) => seatRow(board, boat, acting)))),

  result(state, board) {
    const unranked = state.boats.map((boat) => boat.seat).filter((seat) => !state.ranks.includes(seat));
    const rows = [...state.ranks, ...unranked].map((seat, at) => {
      const boat = state.boats[seat - 1];
      return html("tr", {}, html("td", {}, at < state.ranks.length ? String(at + 1) : "–"),
        html("th", { scope: "row" }, seatBadge(seat), seatName(seat)),
        html("td", {}, String(boat.turns)), html("td", {}, boat.finished_turn === null ? fateOf(board, boat) : "✓"));
    });
    return html("table", { class: "result" },
      html("thead", {}, html("tr", {}, [say("regatta.rank"), "", say("regatta.turns"), say("regatta.next")].map((words) =>
        columnHead(words)))),
      html("tbody", {}, rows));
  },
};
