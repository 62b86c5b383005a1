#include "editor/model/pool/pool_words.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

std::string shownName(fairway::pool::Ground ground) {
  switch (ground) {
  case fairway::pool::Ground::Water:
    return say("water");
  case fairway::pool::Ground::Deck:
    return say("deck");
  case fairway::pool::Ground::Void:
    return say("void");
  }
  return {};
}

std::string shownName(fairway::pool::Side side) {
  return side == fairway::pool::Side::Red ? say("red") : say("yellow");
}

} // namespace fairway::editor::pool
