#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats {

// What is wrong in a file, and where. Lines and columns count from 1; 0 stands for the file as a whole.
struct Problem {
  std::string file;
  int line = 0;
  int column = 0;
  std::string key;     // the path to the value, such as `slots[2].letter`; empty for the document as a whole
  std::string message; // what was expected, what was found, how to go on
  std::string
      excerpt{}; // the line in question and, on a second one, a caret under the place; empty: not known

  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

// FILE:LINE:COLUMN: error: KEY: MESSAGE, as compilers write it, so that editors can jump there.
std::string toText(const Problem& problem);
std::string toText(const Problems& problems); // one a line

// The same with excerpts below, where they are known: for readers with a fixed-width font.
std::string toTextWithExcerpts(const Problems& problems);

// A problem's excerpt, from the line that it stands on: cut round the column where it is long, and without
// characters that would move the cursor.
std::string excerptOf(std::string_view line, int column);

// Text of a document as a line for a terminal: line ends become blanks, and characters that move the cursor
// or change colours are shown by their codes.
std::string asLine(const std::string& text);

} // namespace fairway::formats
