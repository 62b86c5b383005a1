// Runs before the module: makes a program of it, as people expect one.

// Node.js reads the module from its file; with fetch it would look for an address.
globalThis.fetch = undefined;

{
  const fs = require("fs");
  const tty = require("tty");
  const pause = new Int32Array(new SharedArrayBuffer(4));

  // A pipe that is empty or full for the moment is waited for. Windows calls the end of a pipe an error.
  const waiting = (call) => (...values) => {
    for (;;) {
      try {
        return call(...values);
      } catch (error) {
        if (error.code === "EOF") return 0;
        if (error.code === "EPIPE") process.exit(141); // the reader has gone: as by the signal that others get
        if (error.code !== "EAGAIN") throw error;
        Atomics.wait(pause, 0, 0, 5); // milliseconds
      }
    }
  };
  fs.readSync = waiting(fs.readSync);
  fs.writeSync = waiting(fs.writeSync);

  Module.preRun = [() => {
    // The environment of the process, and the width of its terminal, which the module cannot ask for.
    Object.assign(ENV, process.env);
    if (tty.isatty(1) && process.stdout.columns && !ENV.COLUMNS) ENV.COLUMNS = String(process.stdout.columns);
  }];

  // Which streams are terminals: by itself every one would be.
  Module.onRuntimeInitialized = () => {
    for (const stream of [0, 1, 2]) if (FS.streams[stream]) FS.streams[stream].tty = tty.isatty(stream);
  };
}
