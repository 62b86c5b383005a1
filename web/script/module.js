// The rules as WebAssembly: texts in, texts out (web/module/module.cpp).

// The module has no system: what it would write goes nowhere.
const nothing = { wasi_snapshot_preview1: new Proxy({}, { get: () => () => 8 }) };

export class RulesModule {
  /** @param {WebAssembly.Module} compiled */
  constructor(compiled) {
    const imports = {};
    for (const { module, name } of WebAssembly.Module.imports(compiled))
      (imports[module] ??= {})[name] = nothing.wasi_snapshot_preview1[name];
    /** @type {any} */
    this.calls = new WebAssembly.Instance(compiled, imports).exports;
    this.calls._initialize();
  }

  // Views on the memory are dead after any call that takes more of it: they are made anew each time.
  ask(call, text) {
    const bytes = new TextEncoder().encode(text);
    const at = this.calls.fairway_room(bytes.length);
    new Uint8Array(this.calls.memory.buffer, at, bytes.length).set(bytes);
    this.calls[call]();
    return new TextDecoder().decode(
      new Uint8Array(this.calls.memory.buffer, this.calls.fairway_text(), this.calls.fairway_length()));
  }

  open(text) {
    return this.ask("fairway_open", text);
  }

  record(text) {
    return this.ask("fairway_record", text);
  }

  answer(text) {
    return this.ask("fairway_answer", text);
  }
}
