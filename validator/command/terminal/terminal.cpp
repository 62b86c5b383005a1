#include "validator/command/terminal/terminal.h"

#include "system/machine.h"
#include "validator/command/terminal/people_text.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <ostream>

namespace fairway::command {

namespace {

constexpr std::size_t usualWidth = 80, leastWidth = 20, mostWidth = 1000;

// https://no-color.org and https://bixense.com/clicolors: set and not empty
bool hasValue(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool forced(const char* variable) {
  return hasValue(variable) && std::strcmp(std::getenv(variable), "0") != 0;
}

// Bytes that continue a character take no room.
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & '\xC0') != '\x80'; }));
}

std::string wrappedLine(std::string_view line, std::size_t width, std::size_t hanging) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t margin = indent + hanging < width / 2 ? indent + hanging : indent;
  std::string text;
  std::size_t used = 0;
  for (std::size_t i = 0; i < line.size();) {
    // A word with the blanks before it, which go where the line breaks.
    const std::size_t word = std::min(line.find_first_not_of(' ', i), line.size());
    const std::size_t end = std::min(line.find(' ', word), line.size());
    const std::size_t room = widthOf(line.substr(i, end - i));
    if (used > indent && used + room > width) {
      text.append("\n").append(margin, ' ').append(line.substr(word, end - word));
      used = margin + widthOf(line.substr(word, end - word));
    } else {
      text.append(line.substr(i, end - i));
      used += room;
    }
    i = end;
  }
  return text;
}

// `FILE:LINE:COLUMN: error: ...`, or a line of an excerpt, which is indented and ends in a caret.
std::string paintedLine(const std::string& line, const Paint& paint) {
  constexpr std::string_view error = ": error: ";
  if (line.starts_with(' ')) {
    const bool caret = line.ends_with('^') && line.find_first_not_of(" |") == line.size() - 1;
    return caret ? line.substr(0, line.size() - 1) + paint("^", errorColour) : line;
  }
  const std::size_t at = line.find(error);
  if (at == std::string::npos) return line;
  return paint(line.substr(0, at), placeColour) + ": " + paint("error", errorColour) + ": " +
         line.substr(at + error.size());
}

} // namespace

Paint::Paint(Colour wanted, bool terminal)
    : on_(wanted == Colour::Always ||
          (wanted == Colour::Auto && !hasValue("NO_COLOR") && (terminal || forced("CLICOLOR_FORCE")))) {}

std::string Paint::operator()(std::string_view text, const char* code) const {
  return on_ ? colourMark(code) + std::string(text) + colourMark("0") : std::string(text);
}

void tellProblems(const formats::Problems& problems, const Streams& streams) {
  const Paint paint(streams.colour, streams.errIsTerminal);
  const std::string text = formats::toTextWithExcerpts(problems);
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = std::min(text.find('\n', i), text.size());
    streams.err << paintedLine(text.substr(i, end - i), paint) << '\n';
    i = end + 1;
  }
}

std::size_t terminalWidth() {
  std::size_t width = 0;
  if (const char* columns = std::getenv("COLUMNS"))
    std::from_chars(columns, columns + std::strlen(columns), width);
  if (width == 0) width = system::terminalColumns();
  return width == 0 ? usualWidth : std::clamp(width, leastWidth, mostWidth);
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t hanging) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.append(wrappedLine(text.substr(0, end), width, hanging)).append("\n");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

} // namespace fairway::command
