// Where the page begins.
import { Board } from "./board.js";
import { byId, html } from "./dom.js";
import { games } from "./games.js";
import { Race } from "./race.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import { language, say } from "./words.js";

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
  const panel = byId("panel");
  const ready = Table.ready();
  const setup = new Setup(board, game, async (laying) => {
    view.zoomToFinger();
    const race = new Race({ table: await ready, board, view, game, title: board.name, laying, again: askAgain });
    await race.begin();
  });
  const askAgain = () => {
    view.marks.replaceChildren();
    view.pieces.replaceChildren();
    view.offers.replaceChildren();
    view.showRace(1);
    view.showAll();
    panel.replaceChildren(setup.form);
  };
  panel.replaceChildren(setup.form);
  await ready;
}

// What nobody expected is said, not swallowed.
function stop(problem) {
  byId("panel").prepend(html("p", { class: "notice", role: "alert" }, say("broken", problem?.message ?? problem)));
}
addEventListener("unhandledrejection", (event) => stop(event.reason));
main().catch(stop);
