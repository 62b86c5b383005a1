// The regatta in a page is that of the program: races from the same seeds are the same, answer by answer; and a turn put
// together in the page is a legal one, each legal one can be.
import path from "node:path";
import { TurnDraft } from "../../web/script/regatta/turn_draft.js";
import { dealtFrom, drawnAfter, ModuleTable, pageOfRegatta } from "./regatta_support.mjs";
import { chanceFrom, check, contentOf, samples, same, tableAnswers } from "./support.mjs";

// Some pose behind the line, legal or not.
function poseFor({ line, boats }, draw) {
  const { left, right } = line;
  const size = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const along = [0, 1].map((i) => (right[i] - left[i]) / size);
  const [far, back] = [draw(Math.floor(size)), draw(boats.length)];
  const at = [left[0] + far * along[0] - back * along[1], left[1] + far * along[1] + back * along[0]];
  return { at: at.map((value) => Math.round(value / 5) * 5), heading: 15 * draw(24) };
}

function placeAtRandom(table, board, draw) {
  for (;;) {
    const choice = poseFor(board.document, draw);
    if (draw(3) === 0) table.ask({ do: "why", choice });
    if (!table.go({ do: "play", choice }).error) return;
  }
}

function enterAtRandom(table, board, laying, draw) {
  for (;;) {
    const { seat, state } = table.now;
    const value = seat === null ? { hands: dealtFrom(board, laying.players, draw) } : { draw: drawnAfter(board, state, seat, table.choice, draw) };
    if (!table.go({ do: "chance", value }).error) return;
  }
}

// What is played at random at the module's table. Drafts are tried at some of the turns.
function playAtRandom(table, board, laying, mostTurns, draw) {
  while (table.now.moment !== "over" && table.now.turn < mostTurns) {
    if (table.now.moment === "chance") enterAtRandom(table, board, laying, draw);
    else if (table.now.moment === "place") placeAtRandom(table, board, draw);
    else {
      const { choices } = table.ask({ do: "choices" });
      const plays = choices.filter((each) => each.play);
      const choice = plays.length > 0 && draw(3) > 0 ? plays[draw(plays.length)] : choices[draw(choices.length)];
      if (draw(8) === 0) checkDrafts(choices, table.boat().hand, draw);
      const { seat } = table.now;
      const ahead = draw(4) === 0 ? table.ask({ do: "look", choice }).ahead.boats[seat - 1] : null;
      check(!table.go({ do: "play", choice }).error, table.answers.at(-1));
      if (ahead && table.now.moment !== "chance") checkAhead(ahead, table.boat(seat), choice);
    }
    if (draw(30) === 0) table.go({ do: "back" });
  }
  table.ask({ do: "record" });
}

// What was seen before a turn is what came of it, but for the cards drawn.
function checkAhead(ahead, boat, choice) {
  const seen = ({ at, heading, gate, owed, finished_turn }) => JSON.stringify({ at, heading, gate, owed, finished_turn });
  same(seen(ahead), seen(boat), `ahead of ${JSON.stringify(choice)}`);
}

const withoutSunCard = ({ sun, ...rest }) => JSON.stringify({ ...rest, ...(sun ? { before: sun.before } : {}) });
const inOrder = (choice) => withoutSunCard(choice.cards ? { ...choice, cards: [...choice.cards].sort() } : choice);
let drafts = 0;

function slotFor(draft, card, taken) {
  return draft.hand.findIndex((each, slot) => each === card && !taken.includes(slot));
}

// Puts a legal choice together as taps do.
function drafted(choices, hand, choice) {
  const draft = new TurnDraft(choices, hand);
  if (choice.heave === "turn") {
    draft.setMode("turn");
    draft.turnTowards(hand.length);
    for (let i = 0; i < 24 && draft.heading !== choice.heading; ++i) draft.turnBy(15);
  } else if (choice.heave === "change") {
    draft.setMode("change");
    for (const card of choice.cards) check(draft.choose(slotFor(draft, card, draft.away)), "a card is not changed");
  } else {
    for (const { card, arrows } of choice.play) {
      const slot = slotFor(draft, card, draft.picks.map((pick) => pick.slot));
      check(draft.choose(slot), `${card} is not played`);
      arrows.forEach((arrow, which) => { if (draft.picks.at(-1).arrows[which] !== arrow) draft.takeArrow(which, arrow); });
    }
    if (choice.sun) draft.laySun(choice.sun.before);
  }
  return draft.choice();
}

function checkDrafts(choices, hand, draw) {
  if (choices.some((choice) => choice.skip)) return;
  for (const choice of choices) {
    const made = drafted(choices, hand, choice);
    check(made && inOrder(made) === inOrder(choice), `${JSON.stringify(choice)} becomes ${JSON.stringify(made)}`);
    ++drafts;
  }
  const draft = new TurnDraft(choices, hand); // taps at random
  for (let taps = 0; taps < 30; ++taps) {
    if (draw(6) === 0) draft.setMode(draw(2) ? "turn" : "change");
    draft.choose(draw(hand.length));
    const made = draft.choice();
    check(!made || choices.includes(made), "an illegal turn was put together");
  }
}

function wordsFor(file, laying) {
  return [path.join(samples, "regatta", file), "--players", laying.players, "--seed", laying.seed, "--seats", laying.seats.join(","),
    "--chance", laying.chance, ...(laying.variant ? ["--all"] : [])].map(String);
}

function compare(file, layings, mostTurns) {
  const content = contentOf(pageOfRegatta(file));
  check(content.bytes <= 500000, `a page of ${content.bytes} bytes`);
  let turns = 0;
  for (const laying of layings) {
    const table = new ModuleTable(content, laying);
    playAtRandom(table, content.board, laying, mostTurns, chanceFrom(laying.seed));
    if (laying.advice) table.ask({ do: "advice" });
    turns += table.now.turn;
    const native = tableAnswers(wordsFor(file, laying), table.requests);
    same(native.length, table.answers.length, "answers");
    table.answers.forEach((answer, at) => check(answer === native[at],
      `${file}, seed ${laying.seed}, answer ${at} to ${JSON.stringify(table.requests[at - 1])}:\n module ${answer}\n native ${native[at]}`));
  }
  console.log(`${file}: ${layings.length} races, ${turns} turns are the same; a page of ${content.bytes} bytes`);
}

function persons(count, first) {
  return Array.from({ length: count }, (_, at) => ({
    seed: first + at, players: 2 + (at % 3), seats: ["person"], chance: at % 3 === 2 ? "told" : "drawn", variant: at % 4 === 0,
  }));
}

const among = (seats, seed, more = {}) => ({ seed, players: seats.length, seats, chance: "drawn", variant: false, ...more });
compare("kitchen-table.regatta.yaml", persons(60, 1), 40);
compare("harbour.regatta.yaml", persons(30, 300), 30);
compare("archipelago.regatta.yaml", persons(20, 500), 30);
compare("kitchen-table.regatta.yaml", [
  among(["good", "good"], 70), among(["good", "random", "good"], 71, { variant: true }), among(["random", "random"], 72),
  among(["person", "good"], 73), among(["person", "good", "person"], 74, { chance: "told" }), among(["person", "person"], 75, { advice: true }),
], 150);
console.log(`${drafts} turns were put together`);
