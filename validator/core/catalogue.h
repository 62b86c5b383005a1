#pragma once

#include "rules/base/document_info.h"
#include "rules/base/phrase.h"

#include <span>

namespace fairway::validator {

// What a check is about; the check itself is in its game's room, in a list of its own.
struct CatalogueEntry {
  std::string_view code;
  std::string_view name;
  Severity severity;
  std::string_view kind;    // the documents it fits: tileset, lake, ..., or any
  std::string_view command; // what runs it: validate, validate --deep, verify
  std::string_view needs;   // codes that must hold before it can be judged, separated by blanks
  const char* claim;        // one line
  const char* evidence;     // what a finding shows
  const char* proves;       // the text of `explain`: what it proves,
  const char* why;          // why it matters,
  const char* mend;         // how to mend it
};

// All checks: those of each game in the order of their codes' families, then those of every document (X).
std::span<const CatalogueEntry> catalogue();

const CatalogueEntry* findEntry(std::string_view code);

// The codes of `needs`.
std::vector<std::string_view> neededCodes(const CatalogueEntry& entry);

// The text of `fairway explain CODE`.
std::string explanation(const CatalogueEntry& entry);

// The catalogue's part of validator/CHECKS.md.
std::string catalogueMarkdown();

} // namespace fairway::validator
