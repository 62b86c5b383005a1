#pragma once

#include "formats/text/problem.h"
#include "validator/command/terminal/streams.h"

#include <string>
#include <string_view>

// What a terminal can do that a pipe cannot.
namespace fairway::command {

// Colours text if --color says so; by default on terminals, unless NO_COLOR is set, and elsewhere if
// CLICOLOR_FORCE is.
class Paint {
public:
  Paint(Colour wanted, bool terminal);

  // The code is what ANSI terminals know: 1 is bold, 31 red.
  std::string operator()(std::string_view text, const char* code) const;

private:
  bool on_;
};

inline constexpr const char* errorColour = "1;31";
inline constexpr const char* placeColour = "1";

// Problems for people, on the error stream, with excerpts where they are known.
void tellProblems(const formats::Problems& problems, const Streams& streams);

// COLUMNS, or what the terminal says of itself, or 80.
std::size_t terminalWidth();

// Breaks the lines of a text between words. Continued lines are indented like the first one, plus this many
// blanks.
std::string wrapped(std::string_view text, std::size_t width, std::size_t hanging = 0);

} // namespace fairway::command
