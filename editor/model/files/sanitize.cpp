#include "editor/model/files/sanitize.h"

#include "editor/model/work/game.h"
#include "formats/document/head.h"

namespace fairway::editor {

formats::Document mended(formats::Document content) {
  DocumentInfo& info = content.head.info;
  std::erase_if(info.waivers, [](const Waiver& waiver) {
    return !formats::isCheckCode(waiver.code) || waiver.why.empty();
  });
  std::erase_if(info.severity, [](const auto& each) { return !formats::isCheckCode(each.first); });
  if (const Game* game = findGame(content); game && game->mend) game->mend(content);
  return content;
}

} // namespace fairway::editor
