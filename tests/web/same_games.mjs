// Games at the module's table and at the program's, from the same seeds: every answer must be the same.
import path from "node:path";
import { RulesModule } from "../../web/script/module.js";
import { chanceFrom, check, contentOf, run, same, tableAnswers, temporaryFolder } from "./support.mjs";

// The module in the page of a board, and the board as the page has it.
export function moduleAndBoard(file, options) {
  const page = path.join(temporaryFolder(), "race.html");
  run("play", file, ...options, "-o", page);
  return contentOf(page);
}

// A board laid at the module's table: what is asked there, and what was answered so far.
export function tableOf(rules, laying) {
  const requests = [];
  const answers = [rules.open(JSON.stringify(laying)).trimEnd()];
  const ask = (request) => {
    requests.push(request);
    answers.push(rules.answer(JSON.stringify(request)).trimEnd());
    return JSON.parse(answers.at(-1));
  };
  const now = JSON.parse(answers[0]);
  check(!now.error, answers[0]);
  return { requests, answers, ask, now };
}

// What is played at random at the module's table, as requests and answers. What chance says may be refused: then it says
// something else.
function playedAtRandom(rules, laying, { mostTurns, chanceValue, oddChoices }) {
  const draw = chanceFrom(laying.seed);
  const { requests, answers, ask, now: first } = tableOf(rules, laying);
  let now = first;
  while (now.moment !== "over" && now.turn < mostTurns) {
    if (now.moment === "chance") {
      now = ask({ do: "chance", value: chanceValue(laying.board, draw) });
      continue;
    }
    const { choices } = ask({ do: "choices" });
    const choice = choices[draw(choices.length)];
    if (draw(6) === 0) ask({ do: "look", choice });
    if (draw(20) === 0) ask({ do: "why", choice: oddChoices[draw(oddChoices.length)] });
    now = ask({ do: "play", choice });
    check(!now.error, answers.at(-1));
    if (draw(25) === 0) now = ask({ do: "back" });
  }
  ask({ do: "record" });
  return { requests, answers, over: now.moment === "over" };
}

// How many of the games came to their end.
export function compareGames(file, layings, { options = [], ...how }) {
  const { compiled, board } = moduleAndBoard(file, options);
  let ended = 0;
  for (const laying of layings) {
    const { requests, answers, over } = playedAtRandom(new RulesModule(compiled), { board, ...laying }, how);
    const words = [file, ...options, "--players", laying.players, "--seed", laying.seed, "--seats", laying.seats.join(","),
      "--chance", laying.chance].map(String);
    const native = tableAnswers(words, requests);
    same(native.length, answers.length, "answers");
    answers.forEach((answer, at) => check(answer === native[at],
      `${file}, seed ${laying.seed}, answer ${at}:\n module ${answer}\n native ${native[at]}`));
    ended += over ? 1 : 0;
  }
  console.log(`${path.basename(file)}: ${layings.length} games are the same, ${ended} of them to the end`);
  return ended;
}
