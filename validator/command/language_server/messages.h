#pragma once

#include "rules/base/tree.h"

#include <istream>
#include <optional>
#include <ostream>

// JSON-RPC as language servers speak it: a head of lines, an empty line, and as many bytes as the head says.
namespace fairway::command::lsp {

class MessageReader {
public:
  explicit MessageReader(std::istream& in) : in_(in) {}

  enum class Outcome { Message, NotJson, End, Broken };

  // The next message. What is not JSON is skipped whole; after a broken head nobody can say where the next
  // message begins.
  Outcome next();

  const Tree& message() const { return message_; }
  const std::string& fault() const { return fault_; } // why it is not JSON, or broken

  bool hasMore() const { return in_.rdbuf()->in_avail() > 0; } // more is here already

private:
  std::optional<std::size_t> readHead();

  std::istream& in_;
  Tree message_;
  std::string fault_;
};

void writeMessage(std::ostream& out, const Tree& message);

} // namespace fairway::command::lsp
