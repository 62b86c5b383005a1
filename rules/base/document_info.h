#pragma once

#include "rules/base/spot.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fairway {

// How severe a finding is. A document can ask for `Ignore`; no check has it by default.
enum class Severity : std::uint8_t { Error, Warning, Info, Ignore };

std::string_view nameOf(Severity severity);
std::optional<Severity> severityNamed(std::string_view name);

// A finding that the document's author accepts, and why. Without places it stands for every finding of the
// code.
struct Waiver {
  std::string code;
  std::vector<Spot> spots;
  std::string why;

  friend bool operator==(const Waiver&, const Waiver&) = default;
};

// What every kind of document can say about itself.
struct DocumentInfo {
  std::optional<std::string> name;
  std::optional<std::string> author;
  std::optional<std::string> licence;
  std::optional<std::string> notes;
  std::map<std::string, Severity> severity; // by code of the check
  std::vector<Waiver> waivers;

  friend bool operator==(const DocumentInfo&, const DocumentInfo&) = default;
};

// One value of a document set anew, named by its path: `buoys[1].arrow` becomes `clockwise`. The value is
// written as YAML. What fixes and suggestions do to a document is a list of these, so that there is one way
// to change it.
struct KeyEdit {
  std::string key;   // items count from 1
  std::string value; // empty: the key is left out

  friend bool operator==(const KeyEdit&, const KeyEdit&) = default;
};

} // namespace fairway
