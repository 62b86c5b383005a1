#pragma once

#include "formats/document/references.h"
#include "formats/yaml/node.h"
#include "formats/yaml/source_text.h"

#include <optional>

namespace fairway::formats {

// Finds where values stand in the text of a document. Documents do not keep positions, so the text is parsed
// again, once for as many questions as there are; only who has something to tell pays for it.
class Locator {
public:
  explicit Locator(std::string_view text);

  // Where the value of a key path such as `tiles.layout[1][2]` stands, or the innermost one on the way that
  // exists. The whole document where its text is none.
  yaml::Position find(std::string_view keyPath) const;
  // Where a scalar is written, from its first character to the one after its last, quotes included. Nothing
  // where the path leads to no scalar, where the text does not say it as it is (block scalars, escapes), and
  // in documents with aliases, where one place stands for several values.
  std::optional<yaml::Span> findScalar(std::string_view keyPath) const;
  std::string_view line(int number) const { return source_.line(number); }

private:
  const yaml::Node* nodeAt(std::string_view keyPath, bool exactly) const;

  yaml::SourceText source_;
  std::optional<yaml::Node> root_;
  bool aliases_ = false;
};

// Sets where a problem's key stands in the text of its file, and the excerpt.
void placeIn(Problem& problem, std::string_view text);

// The same for a single question about a file.
yaml::Position locate(const std::filesystem::path& file, std::string_view keyPath, const Loader& load);

} // namespace fairway::formats
