#include "tests/toy_game/stones.h"

#include "validator/command/files/results.h"
#include "validator/core/check.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

namespace fairway::toy {

validator::CheckResult checkHops(const StonesBody& body);

namespace {

command::Judgement judge(const formats::Document& document, const command::LoadedDocument&,
                         const command::Judging&) {
  validator::Judge judge(std::string(formats::kindOf(document)), document.head.info);
  static constexpr std::array<validator::Check<StonesBody>, 1> checks{{{"Z01", checkHops}}};
  const auto* body = document.as<StonesBody>();
  if (body) judge.run<StonesBody>(checks, *body);
  const std::size_t stones = body ? body->stones.size() : 0;
  return {{}, judge.finish({{"stones", stones}}, std::to_string(stones) + " stones"), {}};
}

int runPar(const std::string& file, const command::Streams& streams) {
  const auto loaded = command::loadDocument(file, streams);
  if (!loaded) return command::refuse(loaded.fault(), streams);
  const auto body = command::bodyAs<StonesBody>(*loaded, "stones");
  if (!body) return command::refuse(body.fault(), streams);
  streams.out << body->stones.size() + 1 << " hops\n";
  return command::exitDone;
}

// A word that the lake race has too, with options of its own.
void declarePar(CLI::App& app, command::Run& run) {
  CLI::App* command = app.add_subcommand("par", "How many hops lead over a brook");
  const auto file = std::make_shared<std::string>();
  command->add_option("STONES", *file, "The stones; - reads standard input")->required();
  const auto barefoot = std::make_shared<bool>(false);
  command->add_flag("--barefoot", *barefoot, "It makes no difference");
  command->callback([file, barefoot, &run] {
    run = [file](const command::Streams& streams) { return runPar(*file, streams); };
  });
}

} // namespace

const command::Game& commandEntry() {
  static constexpr std::array<command::GameCommand, 3> commands{
      {{"par", declarePar}, {"export", declareExport}, {"table", declareTable}}};
  static const command::Game game{gameId, judge, commands};
  return game;
}

} // namespace fairway::toy
