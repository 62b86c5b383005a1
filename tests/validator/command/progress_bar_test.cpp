#include "validator/command/terminal/progress_bar.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sstream>

namespace fairway::command {
namespace {

using std::chrono::duration;

TEST(ProgressLine, SaysHowMuchIsDoneAndHowLongItTakes) {
  EXPECT_EQ(progressLine("par", 0, duration<double>(1)), "par [........................] 0 %");
  EXPECT_EQ(progressLine("par", 0.5, duration<double>(3)),
            "par [############............] 50 %, about 3 s left");
  EXPECT_EQ(progressLine("verify", 0.25, duration<double>(100)),
            "verify [######..................] 25 %, about 5 min 0 s left");
  EXPECT_EQ(progressLine("verify", 0.1, duration<double>(2000)),
            "verify [##......................] 10 %, about 5 h 0 min left");
  EXPECT_EQ(progressLine("par", 7, duration<double>(1)),
            "par [########################] 100 %, about 0 s left");
}

TEST(ProgressLine, TellsTimeInTheLargestUnits) {
  const auto left = [](double seconds) {
    const std::string line = progressLine("par", 0.5, duration<double>(seconds));
    return line.substr(line.find("about"));
  };
  EXPECT_EQ(left(58.2), "about 59 s left") << "rounded up";
  EXPECT_EQ(left(59), "about 59 s left");
  EXPECT_EQ(left(60), "about 1 min 0 s left");
  EXPECT_EQ(left(3599), "about 59 min 59 s left");
  EXPECT_EQ(left(3600), "about 1 h 0 min left");
  EXPECT_EQ(left(7265), "about 2 h 1 min left");
}

TEST(ProgressLine, GivesNoTimeAtTheVeryBeginning) {
  EXPECT_EQ(progressLine("par", 0.0199, duration<double>(1)), "par [........................] 1 %");
  EXPECT_EQ(progressLine("par", 0.02, duration<double>(1)),
            "par [........................] 2 %, about 49 s left");
  EXPECT_EQ(progressLine("par", -1, duration<double>(1)), "par [........................] 0 %");
  EXPECT_EQ(progressLine("par", 1.0 / 24, duration<double>(1)),
            "par [#.......................] 4 %, about 24 s left");
}

TEST(ProgressBar, WritesNothingWhereNobodyLooks) {
  std::istringstream in;
  std::ostringstream out, err;
  {
    ProgressBar bar({in, out, err, false, false}, "par");
    bar.advance(0.5);
  }
  EXPECT_EQ(err.str(), "");
}

TEST(ProgressBar, NotesAnInterruptInsteadOfDying) {
  std::istringstream in;
  std::ostringstream out, err;
  ProgressBar bar({in, out, err, false, false}, "par");
  EXPECT_FALSE(bar.stopWanted());
  std::raise(SIGINT);
  EXPECT_TRUE(bar.stopWanted());
}

TEST(ProgressBar, ANewOneStartsAfresh) {
  std::istringstream in;
  std::ostringstream out, err;
  {
    ProgressBar bar({in, out, err, false, false}, "par");
    std::raise(SIGINT);
  }
  EXPECT_FALSE(ProgressBar({in, out, err, false, false}, "par").stopWanted());
}

} // namespace
} // namespace fairway::command
