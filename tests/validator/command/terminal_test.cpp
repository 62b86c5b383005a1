#include "validator/command/terminal/terminal.h"

#include "validator/command/terminal/people_text.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <sstream>

namespace fairway::command {
namespace {

TEST(Wrapped, BreaksLinesAtBlanks) {
  EXPECT_EQ(wrapped("one two three", 7, 0), "one two\nthree\n");
  EXPECT_EQ(wrapped("one two three", 6, 0), "one\ntwo\nthree\n");
  EXPECT_EQ(wrapped("one two\nthree\n", 80, 0), "one two\nthree\n");
  EXPECT_EQ(wrapped("incomprehensible word", 5, 0), "incomprehensible\nword\n") << "a long word stays whole";
  EXPECT_EQ(wrapped("", 5, 0), "");
  EXPECT_EQ(wrapped("\n\n", 5, 0), "\n\n");
}

TEST(Wrapped, KeepsTheIndentAndHangsWhatFollows) {
  EXPECT_EQ(wrapped("  one two three", 8, 0), "  one\n  two\n  three\n");
  EXPECT_EQ(wrapped("C01  one two three", 14, 5), "C01  one two\n     three\n");
  EXPECT_EQ(wrapped("C01  one two three", 10, 5), "C01  one\ntwo three\n") << "not beyond the middle";
  EXPECT_EQ(wrapped("C01  one two three", 11, 5), "C01  one\ntwo three\n");
  EXPECT_EQ(wrapped("C01  one two three", 12, 5), "C01  one two\n     three\n");
}

TEST(Wrapped, CountsLettersAndNotBytes) {
  EXPECT_EQ(wrapped("ÄÖÜ ÄÖÜ ÄÖÜ", 7, 0), "ÄÖÜ ÄÖÜ\nÄÖÜ\n");
}

// COLUMNS for as long as it lives.
class Columns {
public:
  explicit Columns(const char* number) { ::setenv("COLUMNS", number, 1); }
  Columns(const Columns&) = delete;
  Columns& operator=(const Columns&) = delete;
  ~Columns() { ::unsetenv("COLUMNS"); }
};

TEST(TerminalWidth, IsNeitherTooNarrowNorTooWideToRead) {
  for (const auto& [columns, width] : std::map<std::string, std::size_t>{
           {"1", 20}, {"19", 20}, {"20", 20}, {"21", 21}, {"100", 100}, {"1000", 1000}, {"1001", 1000}}) {
    const Columns set(columns.c_str());
    EXPECT_EQ(terminalWidth(), width) << columns;
  }
}

std::string told(const formats::Problems& problems) {
  std::istringstream in;
  std::ostringstream out, err;
  {
    PeopleText people(err);
    std::ostream shown(&people);
    Streams streams{in, out, shown};
    streams.colour = Colour::Always;
    tellProblems(problems, streams);
  }
  return err.str();
}

TEST(Problems, AreToldInColours) {
  const std::string red = "\033[1;31m", off = "\033[0m";
  EXPECT_EQ(told({{"a.yaml", 2, 3, "key", "is wrong"}}),
            "\033[1ma.yaml:2:3" + off + ": " + red + "error" + off + ": key: is wrong\n");
  EXPECT_EQ(told({{"a.yaml", 2, 3, "", "is wrong", "at: 5\n  ^"}, {"", 0, 0, "", "stopped"}}),
            "\033[1ma.yaml:2:3" + off + ": " + red + "error" + off + ": is wrong\n    2 | at: 5\n      |   " +
                red + "^" + off + "\n\033[1m" + off + ": " + red + "error" + off + ": stopped\n");
}

} // namespace
} // namespace fairway::command
