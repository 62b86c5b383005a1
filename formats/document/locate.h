#pragma once

#include "formats/text/problem.h"
#include "formats/yaml/parse.h"

#include <memory>

namespace fairway::formats {

// Where the values of a document stand in its text: what it was read from, kept for messages about it.
class Locator {
public:
  Locator(yaml::SourceText source, yaml::Node root);

  // Where the value of a key path such as `tiles.layout[1][2]` stands, or the innermost one on the way that
  // exists.
  yaml::Position find(std::string_view keyPath) const;
  // Where a scalar is written, from its first character to the one after its last, quotes included; a cell of
  // a map (`map[2][5]`) is a letter. Nothing where the path leads to neither, where the text does not say it
  // as it is (block scalars, escapes), and in documents with aliases, where one place stands for several
  // values.
  std::optional<yaml::Span> findScalar(std::string_view keyPath) const;
  // Where the letter of a map's cell is. Nothing where there is no such map or cell, or where the map has no
  // lines of its own, as one in quotes.
  std::optional<yaml::Span> findCell(std::string_view mapPath, int row, int column) const;

  // Every key and every scalar in the order of the text. Nothing in documents with aliases, where one place
  // stands for several values.
  struct Word {
    std::string path; // of the value; a key's is that of what stands behind it
    std::string text;
    yaml::Span span; // without quotes; a text of several lines is where it begins
    bool isKey = false;
  };
  std::vector<Word> words() const;

  // Sets where a problem's key stands, and the excerpt.
  void place(Problem& problem) const;

private:
  const yaml::Node* nodeAt(std::string_view keyPath, bool exactly) const;

  yaml::SourceText source_;
  yaml::Node root_;
  bool aliases_;
};

// Of a text that was not read here; null: it is not YAML.
std::shared_ptr<const Locator> locatorOf(std::string_view text);

} // namespace fairway::formats
