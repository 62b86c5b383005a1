#include "validator/command/explain_command.h"

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

void list(std::ostream& out) {
  for (const CatalogueEntry& entry : validator::catalogue()) {
    out << entry.code << "  " << entry.name << std::string(21 - entry.name.size(), ' ');
    out << nameOf(entry.severity) << std::string(9 - nameOf(entry.severity).size(), ' ');
    out << entry.claim << '\n';
  }
}

} // namespace

int runExplain(const ExplainOptions& options, const Streams& streams) {
  if (options.codes.empty()) list(streams.out);
  int status = exitDone;
  bool first = true;
  for (const std::string& code : options.codes) {
    const CatalogueEntry* entry = wanted(code);
    if (!entry) {
      streams.err << "fairway: no check is called '" << code << "'; `fairway explain` lists them all\n";
      status = exitWrongCall;
      continue;
    }
    streams.out << (first ? "" : "\n") << validator::explanation(*entry);
    first = false;
  }
  return status;
}

} // namespace fairway::command
