// The pool's rules in a page are those of the program: games from the same seeds are the same, answer by answer.
//   node pool_module_test.mjs FAIRWAY SAMPLES
import path from "node:path";
import { withoutSetup } from "./pool_samples.mjs";
import { compareGames } from "./same_games.mjs";
import { check, samples } from "./support.mjs";

const how = {
  mostTurns: 60,
  chanceValue: ({ crocodiles }, draw) => ({ value: crocodiles[draw(crocodiles.length)] }),
  oddChoices: [{ pass: true }, { swim: [1, 1], to: [1, 2] }, { move: [2, 2], to: "bar" }, { reveal: [3, 3] }, { to: [4, 4] }, { at: [1, 1] }],
};

function persons(count, first) {
  return Array.from({ length: count }, (_, at) =>
    ({ seed: first + at, players: 2, seats: ["person"], chance: at % 3 === 2 ? "told" : "drawn" }));
}

function compare(file, layings, more = {}) {
  return compareGames(path.resolve(samples, file), layings, { ...how, ...more });
}

compare("hotel-lido.pool.yaml", persons(60, 1));
compare("island-bar.pool.yaml", persons(30, 1000));
compare("kidney-cove.pool.yaml", persons(30, 2000));
compare(withoutSetup("hotel-lido.pool.yaml"), persons(30, 3000));
const ended = compare("paddling-pool.pool.yaml", persons(60, 4000), { mostTurns: 2000 });
check(ended === 60, "games that do not end");

const pairs = [["person", "quick"], ["quick", "person"], ["person", "strong"], ["strong", "quick"], ["person", "deep"]];
const against = (count, first) => Array.from({ length: count }, (_, at) =>
  ({ seed: first + at, players: 2, seats: pairs[at % pairs.length], chance: "drawn" }));
compare("hotel-lido.pool.yaml", against(10, 5000), { mostTurns: 24 });
compare(withoutSetup("paddling-pool.pool.yaml"), against(10, 6000), { mostTurns: 2000 });
