// The race: asks the table, shows what happened, and lets the game offer what a person may do.
import { Coach } from "./coach.js";
import { byId, html, pause } from "./dom.js";
import { seatName } from "./seats.js";
import { offerFile, shareRow } from "./share.js";
import { language, say } from "./words.js";

// Milliseconds, so that people can follow the boats of pilots.
const pilotsPause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 450;

export class Race {
  constructor({ table, board, view, game, laying, acts = [], again }) {
    this.table = table;
    this.board = board;
    this.view = view;
    this.game = game;
    this.laying = laying;
    this.told = laying.chance === "told";
    this.acts = [...acts]; // of the whole race
    this.persons = acts.map(() => false); // which of them a person chose here
    this.run = 0; // what was begun before a step back is no longer wanted
    this.panel = byId("panel");
    this.status = html("p", { id: "status", role: "status" });
    this.choices = html("div", { id: "choices" });
    this.standing = html("div", { id: "standing" });
    this.story = html("ol", { id: "story-list", lang: language });
    this.undo = html("button", { id: "undo", onclick: () => this.back() }, say("back"));
    // What a coach says of a hand is not for the next person at the device.
    const persons = laying.seats.filter((seat) => seat === "person").length;
    const mayCoach = laying.coach && !(game.hidesHands && persons > 1);
    /** @type {any} */
    this.coach = mayCoach ? new Coach(table, game.choiceText) : null;
    this.panel.replaceChildren(
      this.status, ...(this.coach ? [this.coach.element] : []), this.choices, this.standing,
      html("div", { class: "row tools" }, this.undo,
        html("button", { id: "save", onclick: () => this.save() }, say("save")),
        html("button", { id: "again", onclick: again }, say("again"))),
      shareRow(() => this.whole(), (text) => this.say(text)),
      html("details", { id: "story" }, html("summary", {}, say("story")), this.story));
  }

  async begin() {
    this.say(say("prepare"));
    const answer = await this.open();
    if (answer.error) {
      this.say(this.refusal(answer.error));
      return;
    }
    this.pieces = this.game.pieces(this.view, this.board, this.laying.players);
    await this.show(answer);
  }

  // Pilots solve the board first, and a large one may need more memory than there is.
  async open() {
    try {
      return await this.table.open({ board: this.board, ...this.laying, acts: this.acts });
    } catch (problem) {
      if (this.laying.seats.every((seat) => seat === "person")) throw problem;
      return { error: { rule: "memory", message: say("memory") } };
    }
  }

  refusal(error) {
    return this.game.refusalText?.(error) ?? error.message;
  }

  say(text) {
    this.status.textContent = text;
  }

  note(text) {
    this.story.prepend(html("li", {}, text));
  }

  // Whose an answer is, as a number from 1. Games with sides name them.
  seatOf(answer) {
    return this.game.seatOf ? this.game.seatOf(answer) : answer.seat;
  }

  isPerson(seat) {
    return this.laying.seats[seat - 1] === "person";
  }

  // Shows what the table answered and goes on until a person is to act.
  async show(answer) {
    const run = ++this.run;
    while (run === this.run) {
      this.draw(answer);
      if (answer.moment === "over") return this.showResult(answer);
      if (this.game.pausesBetween && this.raceEnded(answer)) await this.waitForNext(answer);
      if (run !== this.run) return;
      const next = await this.stepFrom(answer);
      if (run !== this.run) return;
      if (!next) return this.offer(answer, run);
      answer = next;
    }
  }

  // The race so far, to be sent.
  whole() {
    const { players, first, variant, seats } = this.laying;
    return { players, first, variant, seats, acts: this.acts };
  }

  draw(answer) {
    for (const event of answer.told) {
      this.acts.push("choice" in event ? { choice: event.choice } : { chance: event.chance });
      this.persons.push("choice" in event && this.isPerson(this.seatOf(event)));
      this.note(this.game.eventText(event, answer.turn));
    }
    this.view.showRace(this.game.raceNumber(answer.state));
    const seat = this.seatOf(answer);
    this.pieces.show(answer.state, seat, answer);
    this.standing.replaceChildren(this.game.standing(answer.state, seat, this.board));
    this.view.offers.replaceChildren();
    this.focused ||= this.choices.contains(document.activeElement);
    this.choices.replaceChildren();
    this.answer = answer;
  }

  raceEnded(answer) {
    const before = this.racesShown ?? 1;
    this.racesShown = this.game.raceNumber(answer.state);
    return this.racesShown > before;
  }

  // What needs no person: null if one is to act.
  async stepFrom(answer) {
    const chance = answer.moment === "chance";
    const seat = this.seatOf(answer);
    if (!chance && this.isPerson(seat)) return null;
    if (!chance) {
      this.say(say("wait", seatName(seat)));
      await pause(pilotsPause);
    }
    const next = await this.table.ask({ do: "step" });
    return next.error ? null : next;
  }

  async offer(answer, run) {
    const play = (choice) => this.choose(choice, answer);
    const tell = (value) => this.play({ do: "chance", value });
    if (answer.moment === "chance") {
      this.say(this.game.chanceText(answer));
      this.put(this.game.chanceEntry(answer, tell, this.board, this.laying));
      return;
    }
    const { choices } = await this.table.ask({ do: "choices" });
    let prompted = "";
    const prompt = (text) => this.say(prompted = text); // while a choice is made in parts
    const offered = await this.game.offer({ answer, choices, play, prompt, table: this.table, view: this.view, board: this.board,
      laying: this.laying });
    if (run !== this.run) return;
    this.say(prompted || this.game.promptText(answer));
    this.put(offered);
  }

  // Who chose by keyboard finds the next choice where the last one was.
  put(offered) {
    this.choices.replaceChildren(offered);
    this.status.scrollIntoView({ block: "nearest", behavior: "instant" }); // all see what is asked
    if (this.focused) this.choices.querySelector("button:not(:disabled)")?.focus({ preventScroll: true });
    this.focused = false;
  }

  async choose(choice, before) {
    if (this.choices.inert) return; // the coach still looks at the one before
    const said = this.coach ? await this.judged(choice, before) : "";
    await this.play({ do: "play", choice });
    this.coach?.say(said);
  }

  // The first time the board has to be worked out, which may take seconds.
  async judged(choice, before) {
    this.choices.inert = true;
    const slow = setTimeout(() => this.coach.say(say("coach.wait")), 300);
    const said = await this.coach.judge(choice, before);
    clearTimeout(slow);
    this.choices.inert = false;
    return said;
  }

  async play(request) {
    const answer = await this.table.ask(request);
    if (answer.error) this.say(this.refusal(answer.error));
    else await this.show(answer);
  }

  async back() {
    ++this.run;
    const answer = await this.table.ask({ do: "back" });
    if (answer.error) return this.show({ ...answer, told: [] });
    const last = this.persons.lastIndexOf(true); // what was done since is undone
    this.persons.length = last;
    this.acts.length = last;
    this.racesShown = this.game.raceNumber(answer.state);
    this.note(say("back"));
    return this.show(answer);
  }

  async waitForNext(answer) {
    this.say(say("over"));
    const go = html("button", { class: "main", id: "next" }, say("next"));
    this.choices.replaceChildren(this.game.result(answer.state, this.board, true), go);
    await new Promise((done) => go.addEventListener("click", done, { once: true }));
  }

  showResult(answer) {
    this.say(say("over"));
    this.choices.replaceChildren(
      html("h2", { id: "result", tabindex: "-1" }, say("result")), this.game.result(answer.state, this.board, false));
    this.choices.querySelector("h2").focus();
  }

  async save() {
    const { record } = await this.table.ask({ do: "record" });
    this.say(say("saved", offerFile(this.board.name, record)));
  }
}
