#pragma once

#include "formats/yaml/lexer.h"
#include "formats/yaml/node.h"
#include "formats/yaml/source_text.h"
#include "rules/base/result.h"

namespace fairway::formats::yaml {

// What a text may cost at most, however it is written.
inline constexpr int maxDepth = 32;
inline constexpr std::size_t maxNodes = 1'000'000;
inline constexpr std::size_t maxAliasedNodes = 100'000; // aliases counted as what they stand for
inline constexpr std::size_t maxIndicators = 1'500'000;
inline constexpr std::size_t maxExpandedBytes = std::size_t{32} << 20;

struct YamlFault {
  std::size_t offset = 0;
  std::string message;
  std::string key = {};  // where the fault is that of a key
  bool isTheirs = false; // yaml-cpp reports an error: code that knows what the text is about may know better
};

struct Parsed {
  Node root;
  std::vector<std::string> headComment; // its lines
  std::vector<std::size_t> comments;    // where all others begin
};

// Parses the one document of a text. Several faults can be found at once, such as keys that occur twice.
Result<Parsed, std::vector<YamlFault>> parse(const SourceText& source);

} // namespace fairway::formats::yaml
