#include "tests/validator/lake_race/called.h"

#include "validator/command/terminal/interrupt.h"

#include <gtest/gtest.h>

#include <csignal>

// Ctrl-C ends the long work on regattas with a status of its own, and nothing of it is shown.
namespace fairway::validator::regatta {
namespace {

TEST(StoppedWorkOnRegattas, HasNoResult) {
  const std::string samples = (fairway::test::sourceDir() / "samples/regatta/").string();
  const std::string regatta = samples + "kitchen-table.regatta.yaml";
  const command::InterruptGuard outermost;
  std::raise(SIGINT);
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"par", regatta},
           {"race", regatta, "-o", "-"},
           {"simulate", regatta},
           {"simulate", regatta, "--players", "1"},
           {"describe", regatta},
           {"compare", regatta, "--leave", "1"},
           {"replay", "--coach", samples + "kitchen-two.record.yaml"},
           {"validate", "--deep", regatta},
           {"export", regatta, "-o", "stopped.svg", "--card"},
       }) {
    const auto called = command::lake_race::call(words);
    EXPECT_EQ(called.status, command::exitInterrupted) << words[0];
    EXPECT_EQ(called.out, "") << words[0];
    EXPECT_EQ(called.err, "fairway: stopped\n") << words[0];
  }
}

} // namespace
} // namespace fairway::validator::regatta
