// Before the race: how many play, who steers, where chance comes from.
import { html } from "./dom.js";
import { seatBadge, seatName } from "./seats.js";
import { say } from "./words.js";

function choice(id, label, options, value, onchange) {
  return html("p", { class: "field" },
    html("label", { for: id }, label),
    html("select", { id, onchange },
      options.map(([key, words]) => html("option", { value: key, selected: String(key) === String(value) }, words))));
}

export class Setup {
  /** Calls `begin` with a laying of the table, as the module reads it; `watch` with the text of a record or an address. */
  constructor(board, game, begin, watch) {
    const [least, most] = board.players;
    this.game = game;
    this.players = Math.min(2, most);
    this.least = least;
    this.most = most;
    this.seats = Array(most).fill("person");
    this.chance = "drawn";
    this.coach = false;
    this.first = "";
    this.extra = {};
    this.begin = begin;
    this.watch = watch;
    this.acts = []; // of a race that is gone on with
    this.form = html("form", { id: "setup", onsubmit: (event) => this.submit(event) });
    this.draw();
  }

  draw() {
    const counts = [];
    for (let count = this.least; count <= this.most; ++count) counts.push([count, String(count)]);
    const set = (name) => (event) => { this[name] = event.target.value; };
    const firsts = [["", say("lot")]];
    for (let seat = 1; seat <= this.players; ++seat) firsts.push([seat, seatName(seat)]);
    // What a game leaves no choice in is not asked.
    this.form.replaceChildren(
      ...(counts.length === 1 ? [] : [choice("players", say("players"), counts, this.players, (event) => {
        this.players = Number(event.target.value);
        this.draw();
        this.form.querySelector("#players").focus();
      })]),
      html("fieldset", {}, html("legend", {}, say("steers")), this.seatFields()),
      choice("chance", say("chance"), [["drawn", say("drawn")], ["told", say("entered")]], this.chance, set("chance")),
      ...(this.game.firstIsFixed ? [] : [choice("first", say("first"), firsts, this.first, set("first"))]),
      ...this.game.setupFields(this),
      this.coachField(),
      html("button", { class: "main", id: "start" }, say("start")),
      this.openFields());
  }

  coachField() {
    return html("p", { class: "field check" },
      html("input", { type: "checkbox", id: "coach-wanted", checked: this.coach,
        onchange: (event) => { this.coach = event.target.checked; } }),
      html("label", { for: "coach-wanted" }, say("coach.wanted")));
  }

  // A race that was raced: a file, or what somebody sent.
  openFields() {
    const file = html("input", { id: "record-file", type: "file", accept: ".yaml,.yml,application/yaml",
      onchange: async () => this.watch(await file.files[0].text()) });
    const address = html("input", { id: "record-address", type: "text", onchange: () => this.watch(address.value) });
    return html("details", { id: "open-record" }, html("summary", {}, say("openRecord")),
      html("p", { class: "field" }, html("label", { for: "record-file" }, say("openFile")), file),
      html("p", { class: "field" }, html("label", { for: "record-address" }, say("paste")), address));
  }

  refuse(problem) {
    this.form.querySelector("#refused")?.remove();
    this.form.querySelector("#open-record").append(html("p", { id: "refused", class: "notice", role: "alert" }, problem));
  }

  // A race that is gone on with: who sat where is kept, what was done stays.
  goOn({ players, variant, seats, first, acts }) {
    this.players = players;
    this.seats = this.seats.map((seat, at) => seats?.[at] ?? seat);
    this.first = first;
    this.extra = variant ? { variant } : {};
    this.acts = acts;
    this.draw();
  }

  seatFields() {
    const kinds = [["person", say("person")], ...this.game.pilots(this.players)];
    const fields = [];
    for (let seat = 1; seat <= this.players; ++seat) {
      const id = `seat-${seat}`;
      fields.push(html("p", { class: "field seat" },
        html("label", { for: id, "aria-label": say("who", seat, seatName(seat)) }, seatBadge(seat), seatName(seat)),
        html("select", { id, onchange: (event) => { this.seats[seat - 1] = event.target.value; } },
          kinds.map(([key, words]) =>
            html("option", { value: key, selected: key === this.seats[seat - 1] }, words)))));
    }
    return fields;
  }

  submit(event) {
    event.preventDefault();
    const [seed, lot] = crypto.getRandomValues(new Uint32Array(2));
    const acts = this.acts;
    this.acts = [];
    this.begin({
      players: this.players,
      seats: this.seats.slice(0, this.players),
      chance: this.chance,
      seed,
      step: true,
      coach: this.coach,
      first: this.first === "" ? 1 + (lot % this.players) : Number(this.first),
      ...this.extra,
    }, acts);
  }
}
