#pragma once

#include "editor/model/files/document_file.h"
#include "editor/model/race/race_bench.h"
#include "editor/model/work/game.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

// Races on the desk, without a window.
namespace fairway::editor::race {

inline std::unique_ptr<Workbench> opened(const std::string& name) {
  auto document = openDocument(test::sourceDir() / "samples" / name);
  EXPECT_TRUE(document) << name;
  const Game& game = gameOf(document->document->content());
  return game.workbench(std::move(document->document));
}

inline std::unique_ptr<RaceBench> record(const std::string& name) {
  return std::unique_ptr<RaceBench>(dynamic_cast<RaceBench*>(opened(name).release()));
}

inline std::unique_ptr<RaceBench> begun(const Workbench& board, RacePlan plan) {
  const RaceRoom& room = *gameOf(board.document().content()).races;
  auto race = begunRace(board, room, std::move(plan));
  EXPECT_TRUE(race) << race.fault();
  return std::make_unique<RaceBench>(std::move(*race));
}

// All that runs by itself in a window.
inline void letPilotsPlay(RaceBench& bench) {
  for (int i = 0; i < 20000; ++i) {
    validator::WorkWatch watch;
    if (bench.moving())
      bench.moveOn(1);
    else if (bench.wantsPilots())
      bench.takePilots(bench.preparation()(watch));
    else if (bench.wantsThought())
      bench.takeThought(bench.thinking()());
    else
      return;
  }
  FAIL() << "pilots play for ever";
}

// Asks the coach, and waits for it.
inline void review(RaceBench& bench) {
  ASSERT_TRUE(bench.canReview());
  validator::WorkWatch watch;
  bench.showReview(bench.coach().look(watch));
  ASSERT_TRUE(bench.review());
}

} // namespace fairway::editor::race
