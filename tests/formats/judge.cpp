#include "formats/reader.h"

#include <iostream>

// Says what the reader thinks of many documents in one run, for the comparison with the schemas: reads paths,
// one a line, and answers each with its number of problems and those problems, one a line.
int main() {
  namespace formats = fairway::formats;
  for (std::string path; std::getline(std::cin, path);) {
    const auto read = formats::readDocumentFile(path);
    const formats::Problems problems = read ? formats::Problems{} : read.fault();
    std::cout << problems.size() << '\n';
    for (const formats::Problem& problem : problems) {
      std::string line = formats::toText(problem);
      for (char& c : line)
        if (c == '\n' || c == '\r') c = ' ';
      std::cout << line << '\n';
    }
  }
}
