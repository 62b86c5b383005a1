#pragma once

#include "validator/command/report_page/report_command.h"

#include <sstream>

namespace fairway::command {

// Runs commands and hears what they say: their results and messages are kept, and only their progress bars
// reach people.
class Asker {
public:
  Asker(const Ask& ask, const Streams& streams) : ask_(ask), streams_(streams) {}

  struct Heard {
    int status;
    std::string out;
    std::string messages;
  };
  Heard run(std::vector<std::string> words) const;

  // The answers to all questions about a document. Says so if the work was stopped, and gives the exit
  // status.
  Result<std::vector<Answer>, int> answers(const std::vector<Question>& questions,
                                           const std::string& file) const;

private:
  const Ask& ask_;
  const Streams& streams_;
};

} // namespace fairway::command
