#pragma once

#include "formats/document/locate.h"
#include "rules/base/tree.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace fairway::command::lsp {

// A place as language servers count: lines from 0, and characters from 0 in units of UTF-16.
struct ServedPlace {
  int line = 0;
  int character = 0;
};

// The text of a document in an editor, which may not be saved.
class OpenText {
public:
  OpenText() = default;
  explicit OpenText(std::string text);

  const std::string& text() const { return text_; }
  int lineCount() const { return source_->lineCount(); }

  ServedPlace served(formats::yaml::Position position) const;
  formats::yaml::Position position(ServedPlace place) const;
  std::size_t offset(ServedPlace place) const; // in `source`
  std::string_view source() const { return source_->text(); }
  std::string_view line(int number) const { return source_->line(number); } // from 1

  Tree range(formats::yaml::Span span) const;
  // From a place to the end of the word there, or of its line.
  Tree rangeOfWord(formats::yaml::Position position) const;
  Tree rangeOfLine(int line) const;
  Tree whole() const;

private:
  std::string text_;
  std::shared_ptr<const formats::yaml::SourceText> source_;
};

std::optional<ServedPlace> placeIn(const Tree& position); // {"line", "character"}

// `file:///a%20b.yaml` and the path that it stands for; none: it is not a file's.
std::optional<std::filesystem::path> pathOf(const std::string& uri);
std::string uriOf(const std::filesystem::path& path);

// All that editors have open, by path. What is open counts, whatever the file holds.
using OpenTexts = std::map<std::filesystem::path, OpenText>;

} // namespace fairway::command::lsp
