#include "tests/toy_game/stones_play.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/declare_table.h"

#include <CLI/CLI.hpp>

#include <memory>

// Its table, over lines of JSON.
namespace fairway::toy {

namespace {

class StonesTable final : public command::TableGame {
public:
  StonesTable(StonesBody stones, std::uint64_t seed) : stones_(std::move(stones)), seed_(seed) {}

  int players() const override { return 2; }
  std::unique_ptr<table::Play> start() const override { return std::make_unique<StonesPlay>(stones_, seed_); }
  validator::TablePilots& pilots() override { return pilots_; }
  // The player who has just hopped across.
  std::vector<int> winners(const table::Play& play) const override { return {(play.turns() - 1) % 2 + 1}; }
  Tree state(const table::Play& play) const override {
    return {{"schema", "toy-replay-1"}, {"at", static_cast<const StonesPlay&>(play).at()}};
  }
  std::string record(const table::Play& play, const std::vector<std::string>&) const override {
    std::string text = "fairway: 1\nkind: record\ngame: toy\nhops: [";
    for (const int hop : static_cast<const StonesPlay&>(play).hops())
      text += (text.back() == '[' ? "" : ", ") + std::to_string(hop);
    return text + "]\n";
  }

private:
  StonesBody stones_;
  std::uint64_t seed_;
  StonesPilots pilots_;
};

command::OpenedTable openTable(const command::TableOptions& options, const command::Streams& streams) {
  const auto loaded = command::loadDocument(options.file, streams);
  if (!loaded) return command::refuse(loaded.fault(), streams);
  const auto body = command::bodyAs<StonesBody>(*loaded, "stones");
  if (!body) return command::refuse(body.fault(), streams);
  return std::unique_ptr<command::TableGame>(std::make_unique<StonesTable>(*body, options.seed));
}

} // namespace

void declareTable(CLI::App& app, command::Run& run) {
  const auto options = std::make_shared<command::TableOptions>();
  CLI::App* command = command::declareTableOptions(
      app, *options, {"The stones", 2, "2", false, {"hasty"}, "  fairway table brook.stones.yaml"});
  command->callback([options, &run] {
    run = [options](const command::Streams& streams) {
      return runTable(*options, openTable(*options, streams), streams);
    };
  });
}

} // namespace fairway::toy
