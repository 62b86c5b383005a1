#include "rules/table/answers.h"

#include "rules/base/tree.h"

namespace fairway::table {

namespace {

Tree eventTree(const Play& play, const Event& event) {
  Tree tree = Tree::fields();
  tree[play.seatKey()] = play.seatName(event.seat);
  tree[event.chance ? "chance" : "choice"] = event.value;
  return tree;
}

void add(Tree& tree, const Tree& more) {
  for (const auto& [name, value] : *fieldsIn(more)) tree[name] = value;
}

} // namespace

Tree withoutSchema(const Tree& state) {
  Tree rest = Tree::fields();
  for (const auto& [name, value] : *fieldsIn(state))
    if (name != "schema") rest[name] = value;
  return rest;
}

Tree Answers::answer(const Tree& request) {
  Tree more = Tree::fields();
  if (const Refusal refusal = obey(request, more)) return refuse(*refusal);
  return answered(more);
}

Tree Answers::refuse(const Refused& refused) {
  return answered({{"error", {{"rule", refused.rule}, {"message", refused.message.english()}}}});
}

Refusal Answers::obey(const Tree& request, Tree& more) {
  if (!fieldsIn(request)) return notARequest("a request is a JSON object");
  const Tree* what = request.find("do");
  const std::string* word = what ? textIn(*what) : nullptr;
  if (!word)
    return notARequest("\"do\" is missing: choices, why, look, play, chance, advice, back, record or step");
  return obey(*word, request, more);
}

Refusal Answers::obey(const std::string& word, const Tree& request, Tree& more) {
  if (word == "why" || word == "look" || word == "play") {
    const Tree* choice = request.find("choice");
    if (!choice || request.size() != 2) return notARequest("\"" + word + "\" takes a \"choice\"");
    return withChoice(word, *choice, more);
  }
  if (word == "chance") {
    const Tree* value = request.find("value");
    if (!value || request.size() != 2) return notARequest("\"chance\" takes a \"value\"");
    return table_.tell(*value);
  }
  const bool known =
      word == "choices" || word == "advice" || word == "back" || word == "record" || word == "step";
  if (!known) return notARequest("there is no request '" + word + "'");
  if (request.size() != 1) return notARequest("\"" + word + "\" takes nothing else");
  return alone(word, more);
}

Refusal Answers::withChoice(const std::string& word, const Tree& choice, Tree& more) {
  if (word == "play") return table_.choose(choice);
  return word == "look" ? look(choice, more) : why(choice, more);
}

Refusal Answers::alone(const std::string& word, Tree& more) {
  if (word == "back") return table_.back();
  if (word == "step") return step();
  if (word == "advice") {
    const auto advice = reports_.advice(table_.play());
    if (!advice) return advice.fault();
    more = *advice;
  }
  if (word == "record") more["record"] = reports_.record(table_.play());
  if (word == "choices") {
    const auto choices = table_.play().choices();
    more["choices"] = choices ? Tree(*choices) : Tree();
  }
  return std::nullopt;
}

Refusal Answers::why(const Tree& choice, Tree& more) const {
  const Refusal refusal = table_.play().whyNot(choice);
  if (refusal && (refusal->rule == "request" || refusal->rule == "moment")) return refusal;
  more["rule"] = refusal ? Tree(refusal->rule) : Tree();
  more["message"] = refusal ? Tree(refusal->message.english()) : Tree();
  return std::nullopt;
}

// What the choice alone brings about: the chance and the pilots behind it have not acted yet.
Refusal Answers::look(const Tree& choice, Tree& more) const {
  const std::unique_ptr<Play> ahead = table_.play().clone();
  if (Refusal refusal = ahead->play(choice)) return refusal;
  more["ahead"] = withoutSchema(reports_.ahead(*ahead));
  return std::nullopt;
}

Refusal Answers::step() {
  if (!table_.byStep()) return notARequest("pilots and chance act by themselves at this table");
  if (!table_.step()) return notThisMoment("the race waits for a person, or is over");
  return std::nullopt;
}

Tree Answers::answered(const Tree& more) {
  const Play& play = table_.play();
  Tree told = Tree::list();
  for (const Event& event : table_.takeEvents()) told.push_back(eventTree(play, event));
  Tree answer{{"schema", "fairway-table-1"}, {"moment", nameOf(play.moment())}};
  answer[play.seatKey()] = play.seatName(play.seat());
  answer["turn"] = play.turns();
  answer["state"] = withoutSchema(reports_.state(play));
  answer["told"] = told;
  add(answer, more);
  return answer;
}

} // namespace fairway::table
