#pragma once

#include "editor/model/work/background.h"
#include "editor/model/work/cancellation.h"
#include "rules/base/result.h"

#include <memory>
#include <optional>

namespace fairway::editor {

// Keeps what a solver found out about one board, to be asked again and again: moments are looked up in it,
// not solved. It may take seconds and a gigabyte, so it is worked out in the background once it is wanted.
template <class Board, class Known>
class Adviser {
public:
  using Answer = Result<std::shared_ptr<const Known>, std::string>; // or why there is none
  using Solve = std::function<std::optional<Answer>(const Board&, validator::WorkWatch&)>; // none: stopped

  Adviser(std::function<void(Background::Deliver)> post, Solve solve)
      : solve_(std::move(solve)), background_(std::move(post)) {}

  // Another board drops what was known of the last one.
  void show(std::optional<Board> board) {
    if (board == board_) return;
    forget();
    board_ = std::move(board);
  }
  bool hasBoard() const { return board_.has_value(); }
  const std::optional<Board>& board() const { return board_; }

  void solve() {
    if (!board_ || known_ || working_ || !whyNot_.empty()) return;
    working_ = true;
    background_.submit(
        [this, solve = solve_, board = *board_](const Stale& stale) -> Background::Deliver {
          StaleWatch watch(stale);
          auto answer = solve(board, watch);
          if (!answer) return nullptr;
          return [this, answer = std::move(*answer)] {
            known_ = answer ? *answer : nullptr;
            answered(answer ? std::string() : answer.fault());
          };
        },
        [this](const std::string& why) { answered(why); });
  }
  void forget() {
    background_.cancel();
    working_ = false;
    known_.reset();
    whyNot_.clear();
  }

  const std::shared_ptr<const Known>& known() const { return known_; } // null: it is not solved
  bool working() const { return working_; }
  const std::string& whyNot() const { return whyNot_; } // it cannot be solved; empty: it may be

  std::function<void()> onChange;

private:
  void answered(const std::string& whyNot) {
    working_ = false;
    whyNot_ = whyNot;
    if (onChange) onChange();
  }

  Solve solve_;
  std::optional<Board> board_;
  std::shared_ptr<const Known> known_;
  std::string whyNot_;
  bool working_ = false;
  Background background_; // last: it delivers to all of the above
};

} // namespace fairway::editor
