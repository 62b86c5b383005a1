#include "validator/command/commands.h"

#include "formats/document/json_text.h"
#include "validator/command/terminal/terminal.h"
#include "validator/command/validate/check_choice.h"
#include "validator/core/catalogue.h"

#include <algorithm>
#include <cctype>
#include <ostream>

namespace fairway::command {

namespace {

using validator::CatalogueEntry;

// By code or by name, in capitals or not.
const CatalogueEntry* wanted(std::string text) {
  for (const CatalogueEntry& entry : validator::catalogue())
    if (entry.name == text) return &entry;
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  return validator::findEntry(text);
}

// Only lines on a terminal are broken: in a pipe they are for other programs.
std::string fitted(const std::string& text, const Streams& streams, std::size_t hanging = 0) {
  return streams.outIsTerminal ? wrapped(text, terminalWidth(), hanging) : text;
}

void list(const Streams& streams) {
  constexpr std::size_t nameWidth = 21, severityWidth = 9;
  for (const CatalogueEntry& entry : validator::catalogue()) {
    std::string line = std::string(entry.code) + "  ";
    line.append(entry.name).append(nameWidth - entry.name.size(), ' ');
    line.append(nameOf(entry.severity)).append(severityWidth - nameOf(entry.severity).size(), ' ');
    const std::size_t hanging = line.size();
    streams.out << fitted(line.append(entry.claim).append("\n"), streams, hanging);
  }
}

Tree treeOf(const CatalogueEntry& entry) {
  return {{"code", entry.code},   {"name", entry.name},         {"severity", nameOf(entry.severity)},
          {"kind", entry.kind},   {"command", entry.command},   {"needs", neededCodes(entry)},
          {"claim", entry.claim}, {"evidence", entry.evidence}, {"proves", entry.proves},
          {"why", entry.why},     {"mend", entry.mend}};
}

std::string asJson(const std::vector<const CatalogueEntry*>& entries) {
  Tree tree{{"schema", "fairway-checks-1"}, {"checks", Tree::list()}};
  for (const CatalogueEntry* entry : entries) tree["checks"].push_back(treeOf(*entry));
  return formats::jsonText(tree);
}

} // namespace

int runExplain(const ExplainOptions& options, const Streams& streams) {
  std::vector<const CatalogueEntry*> entries;
  int status = exitDone;
  for (const std::string& code : options.codes) {
    const CatalogueEntry* entry = wanted(code);
    if (!entry) {
      streams.err << "fairway: " << noSuchCheck(code) << '\n';
      status = exitWrongCall;
      continue;
    }
    entries.push_back(entry);
  }
  if (options.json) {
    if (options.codes.empty())
      for (const CatalogueEntry& entry : validator::catalogue()) entries.push_back(&entry);
    streams.out << asJson(entries);
    return status;
  }
  if (options.codes.empty()) list(streams);
  for (const CatalogueEntry* entry : entries)
    streams.out << (entry == entries.front() ? "" : "\n") << fitted(validator::explanation(*entry), streams);
  return status;
}

} // namespace fairway::command
