// The table's side of the page: requests and answers as docs/table.md has them.
import { byId } from "./dom.js";
import { unpacked } from "./unpack.js";

export class Table {
  static async ready() {
    const compiled = await WebAssembly.compile(await (await unpacked(byId("rules-module").textContent)).arrayBuffer());
    const address = URL.createObjectURL(new Blob([byId("worker").textContent], { type: "text/javascript" }));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    return new Table(worker, compiled);
  }

  constructor(worker, compiled) {
    this.worker = worker;
    this.waiting = []; // answers come in the order of the requests
    worker.onmessage = ({ data }) => {
      const { resolve, reject } = this.waiting.shift();
      if (data.problem) reject(new Error(data.problem));
      else resolve(JSON.parse(data.answer));
    };
    worker.onerror = (event) => this.waiting.shift()?.reject(new Error(event.message));
    worker.postMessage({ compiled });
  }

  send(message) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(message);
    });
  }

  open(laying) {
    return this.send({ open: JSON.stringify(laying) });
  }

  // What a record, as values, comes to on a board.
  readRecord(record, board) {
    return this.send({ record: JSON.stringify({ record, board }) });
  }

  ask(request) {
    return this.send({ ask: JSON.stringify(request) });
  }
}
