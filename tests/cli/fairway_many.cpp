// Runs many calls of `fairway` in one process, for tests that would spend their time starting it. Each line
// of standard input is one call, its words separated by tabs; each is answered with its exit status on a
// line.
#include "validator/command/command_line.h"
#include "validator/command/terminal/streams.h"

#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::vector<std::string> words{"fairway"};
    std::istringstream rest(line);
    for (std::string word; std::getline(rest, word, '\t');) words.push_back(word);
    std::vector<const char*> arguments;
    for (const std::string& word : words) arguments.push_back(word.c_str());
    std::istringstream nothing;
    std::ostringstream out; // what a call prints is not asked for: it writes files
    std::cout << fairway::command::runFairway(static_cast<int>(arguments.size()), arguments.data(),
                                              {nothing, out, std::cerr})
              << std::endl;
  }
  return 0;
}
