#pragma once

#include "system/descriptor.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace fairway::system {

// Another program that is talked to line by line, through its standard input and output. It ends with this
// object, and so does all that it has started in its group; they also end when our own program does, even if
// it is killed.
class ChildProgram {
public:
  // By the shell, as if it were typed. Null: the system has no room for it.
  static std::unique_ptr<ChildProgram> start(const std::string& command);
  ~ChildProgram();
  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;

  enum class Outcome {
    Answered,
    Ended,   // it closed its side
    TooLate, // there was no whole line in time
    TooLong, // it said more than a MiB, and none of it was asked for or it has no end
    Stopped, // `stopWanted` said so
  };

  // Sends a line and waits for one line of answer, which is left without its end. What the program says too
  // early or too often does not block it: all but the next line is kept for later, up to a MiB.
  Outcome ask(std::string_view line, std::chrono::milliseconds atMost,
              const std::function<bool()>& stopWanted, std::string& answer);

  // What it wrote to its standard error, of a long text the end.
  const std::string& errors() const { return errors_; }

private:
  ChildProgram(int keeper, Descriptor input, Descriptor output, Descriptor error, Descriptor lifeline,
               Descriptor running)
      : keeper_(keeper), input_(std::move(input)), output_(std::move(output)), error_(std::move(error)),
        lifeline_(std::move(lifeline)), running_(std::move(running)) {}

  bool takeLine(std::string& answer);
  void readErrors();
  void end();

  int keeper_;       // a process of ours, at the head of the program's group
  Descriptor input_; // what it reads
  Descriptor output_;
  Descriptor error_;
  Descriptor lifeline_; // open as long as we are there
  Descriptor running_;  // it ends with the program
  std::string heard_;   // and not yet taken
  std::string errors_;
};

} // namespace fairway::system
