#include "editor/model/river/river_words.h"

#include "editor/model/words/translation.h"

#include <charconv>

namespace fairway::editor::river {

using namespace fairway::river;

std::string shownName(SectionKind kind) {
  switch (kind) {
  case SectionKind::Calm:
    return say("calm");
  case SectionKind::Sandbank:
    return say("sandbank");
  case SectionKind::Wave:
    return say("wave");
  case SectionKind::Eddy:
    return say("eddy");
  case SectionKind::Lee:
    return say("lee");
  }
  return "";
}

std::string shownName(fairway::river::Convoy convoy) {
  return convoy == fairway::river::Convoy::Any ? say("boats of any colours") : say("boats of one colour");
}

std::string shownName(Face face) {
  return face.isWind() ? say("wind") : std::to_string(face.number());
}

std::string describe(const fairway::river::Section& section) {
  std::string text = shownName(section.kind);
  if (section.kind == SectionKind::Wave) text += " +" + std::to_string(section.push);
  if (section.kind == SectionKind::Eddy) text += " -" + std::to_string(section.push);
  if (section.name) text += ", " + *section.name;
  return text;
}

std::string dieText(const fairway::river::Die& die) {
  std::string text;
  for (const Face face : die) text += (text.empty() ? "" : " ") + shownName(face);
  return text;
}

std::string docksText(const std::vector<int>& docks) {
  std::string text;
  for (const int points : docks) text += (text.empty() ? "" : " ") + std::to_string(points);
  return text;
}

namespace {

// Words between blanks and commas.
std::vector<std::string> wordsOf(const std::string& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if (c != ' ' && c != ',' && c != ';' && c != '\t') {
      word += c;
      continue;
    }
    if (!word.empty()) words.push_back(std::move(word));
    word.clear();
  }
  return words;
}

std::optional<int> wholeNumber(const std::string& word) {
  int value = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
  if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return std::nullopt;
  return value;
}

} // namespace

std::optional<fairway::river::Die> dieFrom(const std::string& text) {
  const std::vector<std::string> words = wordsOf(text);
  fairway::river::Die die;
  if (words.size() != die.size()) return std::nullopt;
  for (std::size_t i = 0; i < die.size(); ++i) {
    const std::optional<int> number = wholeNumber(words[i]);
    const bool wind = words[i] == "wind" || words[i] == shownName(Face::wind());
    if (!wind && !(number && *number >= 1 && *number <= fairway::river::mostNumber)) return std::nullopt;
    die[i] = wind ? Face::wind() : Face(*number);
  }
  return die;
}

std::optional<std::vector<int>> docksFrom(const std::string& text) {
  std::vector<int> docks;
  for (const std::string& word : wordsOf(text)) {
    const std::optional<int> points = wholeNumber(word);
    if (!points || *points < 0 || *points > fairway::river::mostPoints) return std::nullopt;
    docks.push_back(*points);
  }
  return docks.size() <= fairway::river::mostDocks ? std::optional(docks) : std::nullopt;
}

std::string describe(Landing landing) {
  return landing.isHarbour() ? say("the harbour")
                             : say("section {1}", {std::to_string(landing.section().number)});
}

namespace {

// With its preposition, which differs with the place in other languages.
std::string towards(Landing landing) {
  return landing.isHarbour() ? say("to the harbour")
                             : say("to section {1}", {std::to_string(landing.section().number)});
}

} // namespace

std::string describe(const fairway::river::Race& before, const fairway::river::TurnEntry& turn) {
  const std::string seat = std::to_string(turn.seat);
  const std::string from = std::to_string(turn.option.from.number);
  if (turn.option.kind == Option::Kind::Pass) return say("Player {1} rolled wind and passes.", {seat});
  const std::string to = towards(before.landingOf(turn.roll, turn.option));
  switch (turn.option.kind) {
  case Option::Kind::Sail:
    return say("Player {1} rolled {2}: a boat sails from section {3} {4}.",
               {seat, shownName(turn.roll), from, to});
  case Option::Kind::Up:
    return say("Player {1} rolled wind: a boat is blown up from section {2} {3}.", {seat, from, to});
  case Option::Kind::Back:
    return say("Player {1} rolled wind: a boat of player {2} is blown back from section {3} {4}.",
               {seat, std::to_string(turn.option.seat), from, to});
  case Option::Kind::Pass:
    break;
  }
  return "";
}

std::string describe(const Option& option) {
  const std::string section = std::to_string(option.from.number);
  switch (option.kind) {
  case Option::Kind::Sail:
    return say("the boat on section {1}", {section});
  case Option::Kind::Up:
    return say("the boat on section {1}, blown up", {section});
  case Option::Kind::Back:
    return say("the boat of player {1} on section {2}, blown back", {std::to_string(option.seat), section});
  case Option::Kind::Pass:
    break;
  }
  return say("to pass");
}

} // namespace fairway::editor::river
