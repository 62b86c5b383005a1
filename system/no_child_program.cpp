// Where a program cannot start others, as WebAssembly cannot: in place of child_program.cpp.

#include "system/child_program.h"

namespace fairway::system {

std::unique_ptr<ChildProgram> ChildProgram::start(const std::string& /*command*/) {
  return nullptr;
}

ChildProgram::~ChildProgram() = default;

ChildProgram::Outcome ChildProgram::ask(std::string_view /*line*/, std::chrono::milliseconds /*atMost*/,
                                        const std::function<bool()>& /*stopWanted*/,
                                        std::string& /*answer*/) {
  return Outcome::Ended;
}

} // namespace fairway::system
