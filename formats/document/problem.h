#pragma once

#include <string>
#include <vector>

namespace fairway::formats {

// What is wrong in a file, and where. Lines and columns count from 1; 0 stands for the file as a whole.
struct Problem {
  std::string file;
  int line = 0;
  int column = 0;
  std::string key;     // the path to the value, such as `slots[2].letter`; empty for the document as a whole
  std::string message; // what was expected, what was found, how to go on

  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

// FILE:LINE:COLUMN: error: KEY: MESSAGE, as compilers write it, so that editors can jump there.
std::string toText(const Problem& problem);
std::string toText(const Problems& problems); // one a line

} // namespace fairway::formats
