// Runs the table beside the page, which stays alive while a course is solved.
import { RulesModule } from "./module.js";

let rules = null;

self.onmessage = ({ data }) => {
  try {
    if (data.compiled) rules = new RulesModule(data.compiled);
    else if (data.open) self.postMessage({ answer: rules.open(data.open) });
    else self.postMessage({ answer: data.record ? rules.record(data.record) : rules.answer(data.ask) });
  } catch (problem) {
    self.postMessage({ problem: String(problem) });
  }
};
