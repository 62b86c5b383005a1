#include "tests/validator/lake_race/called.h"

#include "validator/command/terminal/interrupt.h"

#include <gtest/gtest.h>

#include <csignal>

// Ctrl-C ends the long work on pools with a status of its own, and nothing of it is shown.
namespace fairway::validator::pool {
namespace {

TEST(StoppedWorkOnPools, HasNoResult) {
  const std::string samples = (fairway::test::sourceDir() / "samples/pool/").string();
  const std::string pool = samples + "paddling-pool.pool.yaml", record = samples + "first-splash.record.yaml";
  const command::InterruptGuard outermost;
  std::raise(SIGINT);
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"simulate", pool, "--placement", "random"},
           {"describe", pool, "--placement", "random"},
           {"compare", pool, pool, "--placement", "random"},
           {"solve", samples + "thimble.record.yaml"},
           {"perft", record, "--depth", "3"},
           {"replay", "--coach", record},
           {"validate", "--deep", pool},
           {"export", pool, "-o", "stopped.svg", "--card"},
       }) {
    const auto called = command::lake_race::call(words);
    EXPECT_EQ(called.status, command::exitInterrupted) << words[0];
    EXPECT_EQ(called.out, "") << words[0];
    EXPECT_EQ(called.err, "fairway: stopped\n") << words[0];
  }
}

} // namespace
} // namespace fairway::validator::pool
