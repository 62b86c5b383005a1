// Where the page begins.
import { raceIn } from "./address.js";
import { Board } from "./board.js";
import { byId, html } from "./dom.js";
import { games } from "./games.js";
import { Playback } from "./playback.js";
import { Race } from "./race.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import { language, say } from "./words.js";
import { readYaml } from "./yaml.js";

function showWords(game) {
  document.documentElement.lang = language;
  byId("frame").setAttribute("aria-label", say("board"));
  byId("about-head").textContent = say("about");
  byId("rules-head").textContent = say("rules");
  byId("about").querySelector("dl").replaceChildren(...game.facts(JSON.parse(byId("board").textContent)).flatMap(
    ([head, text]) => [html("dt", {}, head), html("dd", {}, text)]));
  const rules = JSON.parse(byId("rules-texts").textContent)[language];
  if (!rules) return; // the page has them in English
  byId("rules-list").replaceChildren(...rules.flatMap(([head, text]) =>
    [...(head ? [html("h3", {}, head)] : []), ...text.split("\n").map((part) => html("p", {}, part))]));
}

// Buttons for what a game can show on the board besides: a class of the stage says whether it is seen.
function addExtras(view, extras) {
  for (const [name, words] of extras) {
    const button = html("button", { id: `extra-${name}`, "aria-pressed": "false", onclick: () =>
      button.setAttribute("aria-pressed", String(view.stage.classList.toggle(`shows-${name}`))) }, words);
    byId("about").before(html("p", { class: "extras" }, button));
  }
}

function addZoom(view) {
  const button = (id, sign, key, act) =>
    html("button", { id, title: say(key), "aria-label": say(key), onclick: act }, sign);
  view.frame.after(html("div", { id: "zoom", class: "row" },
    button("closer", "+", "closer", () => view.zoomBy(1)),
    button("further", "−", "further", () => view.zoomBy(-1)),
    button("whole", "⤢", "whole", () => view.showAll())));
}

async function main() {
  const board = JSON.parse(byId("board").textContent);
  const game = games[board.game];
  document.body.classList.add("live");
  showWords(game);
  const view = new Board(board.picture);
  addZoom(view);
  addExtras(view, game.extras?.(board) ?? []);
  const panel = byId("panel");
  const ready = Table.ready();
  const askAgain = () => {
    view.clear();
    panel.replaceChildren(setup.form);
  };
  const begin = async (laying, acts) => {
    view.zoomToFinger();
    const race = new Race({ table: await ready, board, view, game, laying, acts, again: askAgain });
    await race.begin();
  };
  const goOn = (race) => {
    setup.goOn(race);
    askAgain();
  };
  const watch = async (text) => {
    const race = await raceFrom(text, await ready, board);
    if (race.problem) return setup.refuse(race.problem);
    view.zoomToFinger();
    const playback = new Playback({ table: await ready, board, view, game, race, again: askAgain, goOn });
    return playback.begin();
  };
  const setup = new Setup(board, game, begin, watch);
  panel.replaceChildren(setup.form);
  await ready;
  if (location.hash.startsWith("#race=")) await watch(location.hash);
}

// From the text of a record, or an address; or what is wrong with it.
async function raceFrom(text, table, board) {
  const sent = await raceIn(text);
  if (sent) return sent;
  try {
    const race = await table.readRecord(readYaml(text), board);
    return race.error ? { problem: say("noRecord", race.error.message) } : race;
  } catch (/** @type {any} */ problem) {
    return { problem: say("noText", problem.message) };
  }
}

// What nobody expected is said, not swallowed.
function stop(problem) {
  byId("panel").prepend(html("p", { class: "notice", role: "alert" }, say("broken", problem?.message ?? problem)));
}
addEventListener("unhandledrejection", (event) => stop(event.reason));
main().catch(stop);
