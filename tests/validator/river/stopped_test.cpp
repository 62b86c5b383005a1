#include "tests/validator/lake_race/called.h"

#include "validator/command/terminal/interrupt.h"

#include <gtest/gtest.h>

#include <csignal>

// Ctrl-C ends the long work on rivers with a status of its own, and nothing of it is shown.
namespace fairway::validator::river {
namespace {

TEST(StoppedWorkOnRivers, HasNoResult) {
  const std::string samples = (fairway::test::sourceDir() / "samples/river/").string();
  const std::string river = samples + "quiet-backwater.river.yaml",
                    record = samples + "first-trip.record.yaml";
  const command::InterruptGuard outermost;
  std::raise(SIGINT);
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"par", river},
           {"orders", river},
           {"simulate", river},
           {"simulate", river, "--players", "2", "--pilots", "perfect"},
           {"describe", river},
           {"compare", river, river},
           {"replay", "--coach", record},
           {"validate", "--deep", river},
           {"export", river, "-o", "stopped.svg", "--card"},
       }) {
    const auto called = command::lake_race::call(words);
    EXPECT_EQ(called.status, command::exitInterrupted) << words[0];
    EXPECT_EQ(called.out, "") << words[0];
    EXPECT_EQ(called.err, "fairway: stopped\n") << words[0];
  }
}

} // namespace
} // namespace fairway::validator::river
