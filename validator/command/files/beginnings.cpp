#include "validator/command/files/beginnings.h"

#include <algorithm>
#include <utility>

namespace fairway::command {

std::vector<Beginning> beginnings() {
  std::vector<Beginning> all;
  for (const formats::Game* game : formats::games())
    for (const formats::Kind& kind : game->kinds) {
      if (!kind.templateText) continue;
      const bool taken = std::any_of(all.begin(), all.end(),
                                     [&](const Beginning& other) { return other.name == kind.name; });
      std::string name(kind.name);
      if (taken) name = std::string(game->id.name) + "/" + name;
      all.push_back({std::move(name), &kind});
    }
  return all;
}

} // namespace fairway::command
