#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <iostream>

// Says what the reader thinks of many documents in one run, for the comparison with other programs: reads
// paths, one a line, and answers each with the number of its problems and a fingerprint of what the document
// says, comments apart; then the problems, one a line.
int main() {
  namespace formats = fairway::formats;
  for (std::string path; std::getline(std::cin, path);) {
    auto read = formats::readDocumentFile(path);
    std::size_t fingerprint = 0;
    if (read) {
      read->document.head.comment.clear();
      fingerprint = std::hash<std::string>()(formats::writeDocument(read->document));
    }
    const formats::Problems problems = read ? formats::Problems{} : read.fault();
    std::cout << problems.size() << ' ' << fingerprint << '\n';
    for (const formats::Problem& problem : problems) {
      std::string line = formats::toText(problem);
      for (char& c : line)
        if (c == '\n' || c == '\r') c = ' ';
      std::cout << line << '\n';
    }
  }
}
