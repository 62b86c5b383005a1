#include "validator/command/commands.h"

#include "formats/document/game.h"
#include "formats/yaml/suggest.h"
#include "validator/command/files/results.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace fairway::command {

namespace {

// `lake`, or `river/lake` where an earlier game has a kind of that name too.
struct Beginning {
  std::string name;
  const formats::Kind* kind;
};

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

int listKinds(const Streams& streams) {
  for (const std::string& kind : kindsToBegin()) streams.out << kind << '\n';
  return exitDone;
}

int refuseKind(const std::string& name, const Streams& streams) {
  const std::vector<Beginning> all = beginnings();
  std::string message = "there is no template '" + name + "'; ";
  std::vector<std::string_view> known;
  for (const Beginning& beginning : all) known.push_back(beginning.name);
  if (const std::string_view guess = formats::yaml::nearest(name, known); !guess.empty())
    return refuseCall(message.append("did you mean '").append(guess).append("'?"), streams);
  message += "choose from";
  for (const std::string_view one : known) message.append(" ").append(one);
  return refuseCall(message, streams);
}

} // namespace

std::vector<std::string> kindsToBegin() {
  std::vector<std::string> names;
  for (const Beginning& beginning : beginnings()) names.push_back(beginning.name);
  return names;
}

int runNew(const NewOptions& options, const Streams& streams) {
  if (options.kind.empty()) return listKinds(streams);
  const std::vector<Beginning> all = beginnings();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Beginning& beginning) { return beginning.name == options.kind; });
  if (found == all.end()) return refuseKind(options.kind, streams);
  std::error_code unknown;
  if (options.out != "-" && std::filesystem::is_regular_file(options.out, unknown))
    return refuse(
        {{options.out, 0, 0, "", "exists already and is left as it is; choose another name, or remove it"}},
        streams);
  return writeResult(options.out, found->kind->templateText(), streams);
}

} // namespace fairway::command
