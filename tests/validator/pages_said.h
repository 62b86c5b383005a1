#pragma once

#include "tests/validator/lake_race/called.h"

#include "formats/card/card_content.h"
#include "formats/document/json_text.h"
#include "formats/document/reader.h"
#include "rules/base/number_text.h"
#include "tests/support/source_dir.h"
#include "validator/command/command_line.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <unistd.h>

// What pages and cards say in words and numbers: their pictures are looked at elsewhere.
namespace fairway::test {

// What a call with these words writes into its last one, a file; before it what the call says. Samples are
// named from the top of the sources, wherever those are.
inline std::string written(std::vector<std::string> words, const std::string& ending) {
  const auto file = std::filesystem::path(testing::TempDir()) /
                    ("fairway-page-" + std::to_string(::getpid()) + "." + ending);
  words.push_back(file.string());
  const auto called = command::lake_race::call(words);
  std::string text = std::to_string(called.status) + "\n" + called.out + called.err;
  if (std::filesystem::exists(file)) text += command::lake_race::contentOf(file);
  std::filesystem::remove(file);
  const std::string top = sourceDir().string() + "/";
  for (std::size_t at = text.find(top); at != std::string::npos; at = text.find(top, at))
    text.erase(at, top.size());
  return text;
}

// The page without its pictures, scripts and styles, and without the version of the program: each piece of
// text on a line.
inline std::string textOfPage(const std::string& page) {
  std::string text;
  bool shown = true;
  for (std::size_t at = 0; at < page.size();) {
    if (page[at] != '<') {
      const std::size_t end = std::min(page.find('<', at), page.size());
      const std::string piece = page.substr(at, end - at);
      const bool tells =
          piece.find_first_not_of(" \n") != std::string::npos && !piece.starts_with("Fairway ");
      if (shown && tells) text += piece + "\n";
      at = end;
      continue;
    }
    for (const std::string kind : {"svg", "script", "style"}) {
      if (page.compare(at + 1, kind.size(), kind) == 0) shown = false;
      if (page.compare(at + 1, kind.size() + 1, "/" + kind) == 0) shown = true;
    }
    at = std::min(page.find('>', at), page.size() - 1) + 1;
  }
  return text;
}

// What the script of a page to play on is told of the board, without pictures.
inline std::string boardOfPage(const std::string& page) {
  const std::string before = "id=\"board\">";
  const std::size_t from = page.find(before) + before.size();
  Tree board = formats::readJson(page.substr(from, page.find("</script>", from) - from)).value();
  if (board.find("faces")) board["faces"] = static_cast<int>(listIn(*board.find("faces"))->size());
  return formats::jsonText(board);
}

inline std::string textOfCard(const formats::CardContent& card) {
  std::string text = card.game + "\n";
  for (const formats::CardFigure& figure : card.figures) text += figure.value + " " + figure.name + "\n";
  if (card.verdict)
    text += std::to_string(static_cast<int>(card.verdict->tone)) + " " + card.verdict->word + ": " +
            card.verdict->why + "\n";
  for (const formats::CardProfile& profile : card.profiles) {
    text += profile.name + " (" + profile.total + ")";
    for (const auto& part : profile.parts)
      text += ", " + part.name + ": " + part.text + " = " + withDecimals(part.size, 3);
    text += "\n";
  }
  return text + card.basis;
}

} // namespace fairway::test
