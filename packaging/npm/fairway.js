#!/usr/bin/env node
// Starts the command. All of it is WebAssembly; lib/fairway.js is what Emscripten makes of it.
"use strict";

const needed = 18;
const found = Number(process.versions.node.split(".")[0]);
if (found < needed) {
  console.error(`fairway: needs Node.js ${needed} or newer, and this is ${process.versions.node}`);
  process.exit(2);
}
require("../lib/fairway.js");
