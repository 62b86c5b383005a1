#include "editor/model/files/differences.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"

namespace fairway::editor {

using formats::Document;
using Lines = std::vector<std::string>;

Lines differences(const Document& before, const Document& after) {
  if (before == after) return {};
  if (before.kind != after.kind) return {say("the document is of another kind")};
  Lines lines;
  if (before.head.info != after.head.info) lines.push_back(say("name, notes or other properties differ"));
  for (std::string& line : gameOf(before).differences(before, after)) lines.push_back(std::move(line));
  if (lines.empty()) lines.push_back(say("details differ"));
  return lines;
}

Lines summary(const Document& content) {
  Lines lines;
  if (const auto& name = content.head.info.name) lines.push_back(say("it is called {1}", {*name}));
  for (std::string& line : gameOf(content).summary(content)) lines.push_back(std::move(line));
  return lines;
}

} // namespace fairway::editor
