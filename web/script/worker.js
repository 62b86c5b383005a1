// Runs the table beside the page, which stays alive while a course is solved.
import { RulesModule } from "./module.js";

let rules = null;

self.onmessage = ({ data }) => {
  try {
    if (data.compiled) rules = new RulesModule(data.compiled);
    else self.postMessage({ answer: data.open ? rules.open(data.open) : rules.answer(data.ask) });
  } catch (problem) {
    self.postMessage({ problem: String(problem) });
  }
};
