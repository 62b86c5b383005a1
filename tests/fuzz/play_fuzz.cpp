#include "formats/document/game.h"
#include "formats/document/reader.h"
#include "formats/regatta/documents.h"
#include "formats/river/documents.h"
#include "rules/base/contract.h"
#include "validator/command/command_line.h"
#include "validator/command/terminal/streams.h"
#include "validator/command/validate/validate_file.h"
#include "validator/river/study/orders.h"

#include <atomic>
#include <cstdint>
#include <sstream>

namespace {

namespace command = fairway::command;
namespace formats = fairway::formats;

// Lets work begin, and ends it after a while.
class BriefWatch : public fairway::validator::WorkWatch {
public:
  bool stopWanted() const override { return --left_ < 0; }

private:
  mutable std::atomic<int> left_ = 300;
};

// What is played to its end must be small: a document of few bytes can ask for a table of three metres.
bool isSmall(const formats::Document& document) {
  if (const auto* regatta = document.as<formats::regatta::RegattaBody>())
    return regatta->course.table.x <= 360 && regatta->course.table.y <= 360;
  if (const auto* river = document.as<formats::river::RiverBody>())
    return river->river.length() <= 7 && river->river.players * river->river.boats <= 4;
  return true;
}

// Each order of a river is solved.
bool hasFewOrders(const formats::Document& document) {
  constexpr std::int64_t few = 60;
  const auto* river = document.as<formats::river::RiverBody>();
  return !river || fairway::validator::river::arrangements(river->river, false) <= few;
}

// The words behind `fairway`; the document is standard input.
std::vector<std::vector<const char*>> callsOf(std::string_view game, const formats::Document& document) {
  std::vector<std::vector<const char*>> calls{{"validate", "--format", "json", "-"}};
  const auto add = [&](std::vector<const char*> words) { calls.push_back(std::move(words)); };
  if (game == "lake") {
    add({"par", "--max-dice", "1", "-"});
    add({"simulate", "--races", "2", "-"});
    add({"race", "-", "-o", "-"});
    add({"courses", "-"});
    add({"verify", "--sample", "1", "-"});
  } else if (game == "river") {
    add({"par", "-"});
    add({"simulate", "--games", "2", "-"});
    add({"race", "-", "-o", "-"});
    if (hasFewOrders(document)) add({"orders", "-"});
  } else if (game == "pool") {
    add({"simulate", "--games", "1", "--pilot", "quick", "-"});
    add({"race", "--pilot", "quick", "-", "-o", "-"});
    add({"solve", "--states", "500", "-"});
  } else {
    add({"par", "--races", "2", "-"});
    // Of several players it would race thousands of boats alone, to learn what their places are worth.
    add({"simulate", "--players", "1", "--races", "2", "-"});
    add({"race", "-", "-o", "-"});
    add({"race", "--players", "2", "--all", "-", "-o", "-"});
  }
  add({"replay", "-"});
  return calls;
}

} // namespace

// A document of one game that reads is judged, deep checks included as far as they come, and played: nothing
// crashes, and what is refused is refused with a reason. FAIRWAY_FUZZ_GAME is the game's name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t largest = 2500;
  if (size > largest) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto read = formats::readDocument(text, "-");
  if (!read || formats::gameOf(*read->document.kind).id.name != FAIRWAY_FUZZ_GAME) return 0;
  if (!isSmall(read->document)) return 0;
  BriefWatch watch;
  static_cast<void>(command::examine("-", text, {}, {true, watch}));
  for (std::vector<const char*> words : callsOf(FAIRWAY_FUZZ_GAME, read->document)) {
    words.insert(words.begin(), "fairway");
    std::istringstream in(text);
    std::ostringstream out, err;
    const int status = command::runFairway(static_cast<int>(words.size()), words.data(), {in, out, err});
    FAIRWAY_EXPECTS(status >= command::exitDone && status <= command::exitUnreadable);
    FAIRWAY_EXPECTS(status == command::exitDone || !out.str().empty() || !err.str().empty());
  }
  return 0;
}
