// A race that was raced, turn by turn.
import { byId, html, pause } from "./dom.js";
import { offerFile, shareRow } from "./share.js";
import { language, say } from "./words.js";

const turnsPause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 60 : 700; // milliseconds

export class Playback {
  constructor({ table, board, view, game, race, again, goOn }) {
    this.table = table;
    this.board = board;
    this.view = view;
    this.game = game;
    this.race = race;
    this.goOn = goOn;
    /** @type {any[]} */
    this.stops = []; // what the table said after each turn, and how many acts that took
    this.now = 0; // which of them is shown
    this.playing = 0;
    this.status = html("p", { id: "status", role: "status" });
    this.standing = html("div", { id: "standing" });
    this.story = html("ol", { id: "story-list", lang: language });
    this.slider = html("input", { id: "turn", type: "range", min: "0", value: "0", step: "1", "aria-label": say("turn"),
      oninput: () => this.go(Number(this.slider.value)) });
    const button = (id, sign, key, act) =>
      html("button", { id, title: say(key), "aria-label": say(key), onclick: act }, sign);
    this.run = button("run", "▶", "watch", () => this.toggle());
    byId("panel").replaceChildren(
      this.status,
      html("div", { class: "row player" },
        button("begin", "|◀", "begin", () => this.go(0)), button("before", "‹", "before", () => this.go(this.now - 1)), this.run,
        button("after", "›", "after", () => this.go(this.now + 1)), button("end", "▶|", "end", () => this.go(Infinity))),
      this.slider, this.standing,
      html("div", { class: "row tools" },
        html("button", { id: "go-on", onclick: () => this.leave() }, say("goOn")),
        html("button", { id: "save", onclick: () => this.save() }, say("save")),
        html("button", { id: "again", onclick: again }, say("again"))),
      shareRow(() => this.race, (text) => this.say(text)),
      html("details", { id: "story" }, html("summary", {}, say("story")), this.story));
  }

  say(text) {
    this.status.textContent = text;
  }

  // Plays it through once; after that every turn is at hand.
  async begin() {
    const { players, first, variant, acts } = this.race;
    this.say(say("prepare"));
    this.pieces = this.game.pieces(this.view, this.board, players);
    let answer = await this.table.open(
      { board: this.board, players, first, variant, seats: ["person"], chance: "told", step: true });
    for (let done = 0; ; ++done) {
      if (answer.error) return this.refuse(answer.error.message);
      for (const event of answer.told) this.story.prepend(html("li", {}, this.game.eventText(event, answer.turn)));
      this.show(answer); // what is told of the next act may need what lies there
      if (done === 0 || answer.turn > this.stops.at(-1).answer.turn) this.stops.push({ answer, acts: done });
      else if (this.stops.length === 1) this.stops[0] = { answer, acts: done }; // boats are being placed
      if (done === acts.length) break;
      answer = await this.table.ask("choice" in acts[done] ? { do: "play", choice: acts[done].choice }
        : { do: "chance", value: acts[done].chance });
    }
    this.slider.max = String(this.stops.length - 1);
    this.go(0);
    return true;
  }

  // Whose turn it then is.
  show(answer) {
    const seat = this.game.seatOf ? this.game.seatOf(answer) : answer.seat;
    this.view.showRace(this.game.raceNumber(answer.state));
    this.pieces.show(answer.state, seat, answer);
    return seat;
  }

  refuse(message) {
    this.say(say("noRecord", message));
    return false;
  }

  go(turn) {
    this.now = Math.max(0, Math.min(this.stops.length - 1, turn));
    const { answer } = this.stops[this.now];
    this.slider.value = String(this.now);
    const seat = this.show(answer);
    const over = answer.moment === "over";
    this.standing.replaceChildren(over ? this.game.result(answer.state, this.board, false)
      : this.game.standing(answer.state, seat, this.board));
    this.say(say("turnOf", this.now, this.stops.length - 1));
    byId("go-on").disabled = over;
  }

  async toggle() {
    const run = this.playing ? (this.playing = 0) : (this.playing = Date.now());
    this.run.textContent = run ? "❚❚" : "▶";
    if (run && this.now === this.stops.length - 1) this.go(0);
    while (run && run === this.playing && this.now < this.stops.length - 1) {
      await pause(turnsPause);
      if (run === this.playing && this.slider.isConnected) this.go(this.now + 1);
    }
    if (run === this.playing) this.playing = 0;
    if (!this.playing) this.run.textContent = "▶";
  }

  // Other seats may be taken, and chance is drawn anew.
  leave() {
    this.playing = 0;
    const { acts } = this.stops[this.now];
    this.goOn({ ...this.race, acts: this.race.acts.slice(0, acts) });
  }

  async save() {
    const { record } = await this.table.ask({ do: "record" });
    this.say(say("saved", offerFile(this.board.name, record)));
  }
}
