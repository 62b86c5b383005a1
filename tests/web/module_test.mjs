// The rules in a page are those of the program: races from the same seeds are the same, answer by answer.
//   node module_test.mjs FAIRWAY SAMPLES
import path from "node:path";
import { RulesModule } from "../../web/script/module.js";
import { chanceFrom, check, samples, same, tableAnswers } from "./support.mjs";
import { moduleAndBoard, tableOf } from "./same_games.mjs";

// What a game rolls where people tell it, given what was chosen last; and a choice that is often forbidden.
const lake = {
  chance: (draw, choice) => ({ rolled: Array.from({ length: choice.roll }, () => 1 + draw(3)) }),
  doubtful: { steer: "left" },
};
const river = {
  chance: (draw, _, { document: { die } }) => ({ roll: die[draw(die.length)] }),
  doubtful: { boat: 3 },
};

// What is played at random at the module's table, as requests and answers.
function playedAtRandom(game, rules, laying, mostTurns, draw) {
  const { requests, answers, ask, now: first } = tableOf(rules, laying);
  let now = first;
  let choice = null;
  while (now.moment !== "over" && now.turn < mostTurns) {
    if (now.moment === "chance") {
      now = ask({ do: "chance", value: game.chance(draw, choice, laying.board) });
      check(!now.error, answers.at(-1));
      continue;
    }
    const { choices } = ask({ do: "choices" });
    choice = choices[draw(choices.length)];
    if (draw(6) === 0) ask({ do: "look", choice });
    if (draw(20) === 0) ask({ do: "why", choice: game.doubtful });
    now = ask({ do: "play", choice });
    check(!now.error, answers.at(-1));
    if (draw(25) === 0) now = ask({ do: "back" });
  }
  ask({ do: "record" });
  return { requests, answers };
}

function wordsFor(file, options, laying) {
  return [path.join(samples, file), ...options, "--players", laying.players, "--seed", laying.seed,
    "--seats", laying.seats.join(","), "--chance", laying.chance, ...(laying.variant ? ["--variant"] : [])].map(String);
}

function compare(game, file, options, layings, mostTurns) {
  const { compiled, board } = moduleAndBoard(path.join(samples, file), options);
  for (const laying of layings) {
    const draw = chanceFrom(laying.seed);
    const { requests, answers } = playedAtRandom(game, new RulesModule(compiled), { board, ...laying }, mostTurns, draw);
    const native = tableAnswers(wordsFor(file, options, laying), requests);
    same(native.length, answers.length, "answers");
    answers.forEach((answer, at) => check(answer === native[at],
      `${file}, seed ${laying.seed}, answer ${at}:\n module ${answer}\n native ${native[at]}`));
  }
  console.log(`${file}: ${layings.length} races are the same`);
}

function persons(count, first) {
  return Array.from({ length: count }, (_, at) => ({
    seed: first + at, players: 2 + (at % 5), seats: ["person"], chance: at % 4 === 3 ? "told" : "drawn", variant: at % 3 === 0,
  }));
}

const pilots = ["par", "cautious", "bold", "random", "casual"];
compare(lake, "lake_race/duck-pond-a.course.yaml", [], persons(160, 1), 30);
compare(lake, "lake_race/duck-pond.lake.yaml", ["--race", "A"], persons(40, 500), 60);
compare(lake, "lake_race/morning-mere.lake.yaml", [], persons(20, 900), 40);
compare(lake, "lake_race/duck-pond-a.course.yaml", [], Array.from({ length: 6 }, (_, at) => ({
  seed: 70 + at, players: 4, seats: [0, 1, 2, 3].map((seat) => pilots[(seat + at) % pilots.length]), chance: "drawn", variant: at % 2 === 0,
})), 100000);

const onRivers = (count, first, seats) => persons(count, first).map((laying, at) =>
  ({ ...laying, players: 2 + (at % 3), variant: false, ...(seats ? { seats } : {}) }));
compare(river, "river/up-the-river.river.yaml", [], onRivers(200, 2000), 200);
compare(river, "river/otter-bend.river.yaml", [], onRivers(50, 2500), 200);
compare(river, "river/up-the-river.river.yaml", [], onRivers(10, 2800, ["person", "fleet"]), 200);
compare(river, "river/quiet-backwater.river.yaml", [], [1, 2, 3].map((seed) =>
  ({ seed, players: 2, seats: ["perfect", "fleet"], chance: "drawn" })), 100000);
