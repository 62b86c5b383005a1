#pragma once

#include "rules/base/phrase.h"
#include "rules/base/result.h"
#include "validator/command/terminal/streams.h"
#include "validator/core/measured.h"
#include "validator/core/statistics.h"
#include "validator/core/work_watch.h"

#include <memory>
#include <utility>

namespace fairway::command {

// What is known of a board.
struct BoardFigures {
  std::vector<validator::Measured> measured;
  std::vector<Phrase> notes;                       // a plain sentence each
  std::optional<validator::Fairness> verdict = {}; // none: it was not raced
  std::int64_t races = 0;
};

// Where the numbers of a board come from.
struct Measuring {
  std::uint64_t seed;
  validator::WorkWatch& watch;
  const Streams& streams; // hears why a board has no figures
};

// A board that a call names: a course, a river, a pool, a regatta.
class MeasuredBoard {
public:
  explicit MeasuredBoard(std::string name) : name_(std::move(name)) {}
  virtual ~MeasuredBoard() = default;

  // For people: its file, and where that holds several boards, which of them.
  const std::string& name() const { return name_; }
  // Whether it is the same board, whatever it is called: then its figures are the same.
  virtual bool isSameAs(const MeasuredBoard& other) const = 0;
  // Solves and races it. Otherwise says why not, and gives the exit status.
  virtual Result<BoardFigures, int> measure(const Measuring& measuring) const = 0;

private:
  std::string name_;
};

// A board that is known by its content.
template <class Content>
class BoardOf : public MeasuredBoard {
public:
  BoardOf(std::string name, Content content) : MeasuredBoard(std::move(name)), content_(std::move(content)) {}

  bool isSameAs(const MeasuredBoard& other) const final {
    const auto* same = dynamic_cast<const BoardOf*>(&other);
    return same != nullptr && same->content_ == content_;
  }

protected:
  const Content& content() const { return content_; }

private:
  Content content_;
};

using BoardPointer = std::unique_ptr<const MeasuredBoard>;
using BoardPair = std::pair<BoardPointer, BoardPointer>;

// Says what is wrong with a board, and gives the exit status.
int cannot(const std::string& name, const std::string& why, const Streams& streams);

} // namespace fairway::command
