#include "validator/command/validate/check_choice.h"

#include "formats/yaml/suggest.h"
#include "validator/core/catalogue.h"

#include <algorithm>
#include <cctype>

namespace fairway::command {

namespace {

using validator::CatalogueEntry;

std::string inCapitals(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  return text;
}

std::vector<std::string_view> codesMeant(const std::string& word) {
  std::vector<std::string_view> codes;
  if (word.empty()) return codes;
  const std::string start = inCapitals(word);
  for (const CatalogueEntry& entry : validator::catalogue())
    if (entry.code.starts_with(start) || inCapitals(std::string(entry.name)) == start)
      codes.push_back(entry.code);
  return codes;
}

// The name or code that a misspelt word probably means; of L4 it is L04, though one letter in two is far off.
std::string_view nearestCheck(const std::string& word) {
  std::vector<std::string_view> known;
  for (const CatalogueEntry& entry : validator::catalogue()) known.push_back(entry.name);
  for (const CatalogueEntry& entry : validator::catalogue()) known.push_back(entry.code);
  if (word.size() == 2)
    if (const CatalogueEntry* entry = validator::findEntry(inCapitals(word).insert(1, "0")))
      return entry->code;
  return formats::yaml::nearest(word, known);
}

// The codes that the words mean, or what is wrong with one of them.
Result<std::vector<std::string_view>, std::string> codesOf(const char* option,
                                                           const std::vector<std::string>& words) {
  std::vector<std::string_view> codes;
  for (const std::string& word : words) {
    const std::vector<std::string_view> meant = codesMeant(word);
    if (meant.empty()) return std::string(option) + ": " + noSuchCheck(word);
    codes.insert(codes.end(), meant.begin(), meant.end());
  }
  return codes;
}

// Why this call runs no check that a selected word means; empty: it runs at least one.
std::string silent(const std::string& word, bool deep) {
  const auto runs = [deep](std::string_view code) {
    const std::string_view command = validator::findEntry(code)->command;
    return command == "validate" || (deep && command == "validate --deep");
  };
  const std::vector<std::string_view> meant = codesMeant(word);
  if (std::any_of(meant.begin(), meant.end(), runs)) return "";
  return "--select " + word + ": `fairway " + std::string(validator::findEntry(meant.front())->command) +
         "` runs " + (meant.size() == 1 ? "this check" : "these checks") + ", this command does not";
}

bool contains(const std::vector<std::string_view>& codes, std::string_view code) {
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

} // namespace

std::string noSuchCheck(const std::string& word) {
  const std::string_view guess = nearestCheck(word);
  return "there is no check '" + word + "'; " +
         (guess.empty() ? "`fairway explain` lists them all" : "did you mean " + std::string(guess) + "?");
}

Result<CheckChoice, std::string> CheckChoice::of(const std::vector<std::string>& selected,
                                                 const std::vector<std::string>& ignored, bool deep) {
  const auto wanted = codesOf("--select", selected);
  if (!wanted) return wanted.fault();
  for (const std::string& word : selected)
    if (const std::string why = silent(word, deep); !why.empty()) return why;
  const auto unwanted = codesOf("--ignore", ignored);
  if (!unwanted) return unwanted.fault();
  CheckChoice choice;
  for (const CatalogueEntry& entry : validator::catalogue())
    if (contains(*unwanted, entry.code) || (!selected.empty() && !contains(*wanted, entry.code)))
      choice.left_.push_back(entry.code);
  return choice;
}

bool CheckChoice::includes(std::string_view code) const {
  return !contains(left_, code);
}

void CheckChoice::applyTo(validator::Report& report) const {
  std::erase_if(report.findings,
                [this](const validator::Finding& finding) { return !includes(finding.code); });
  std::erase_if(report.outcomes,
                [this](const validator::Outcome& outcome) { return !includes(outcome.code); });
}

} // namespace fairway::command
