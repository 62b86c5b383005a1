#pragma once

#include "rules/base/spot.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fairway {

// How much a finding weighs. `Ignore` is what a document can ask for; no check has it by itself.
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

} // namespace fairway
