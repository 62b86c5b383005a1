#include "validator/command/commands.h"

#include "formats/yaml/suggest.h"
#include "validator/command/files/beginnings.h"
#include "validator/command/files/results.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace fairway::command {

namespace {

int listKinds(const Streams& streams) {
  for (const Beginning& beginning : beginnings()) streams.out << beginning.name << '\n';
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
