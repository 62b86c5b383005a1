#pragma once

#include "editor/model/race/exercise.h"
#include "validator/core/badge.h"
#include "validator/core/work_watch.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// What a game's coach says of a race that was played.
namespace fairway::editor::race {

using validator::Badge;

// Of one turn.
struct Remark {
  Badge badge = Badge::None;
  std::string text; // "Better: keep 1 and roll 1 (0.42 turns)"; empty: there is nothing to say
};

// Who is ahead at one moment.
struct Outlook {
  std::vector<double> shares; // by seat, together 1; empty: it is not known
  std::string text;           // empty: the shares are chances to win
};

struct Review {
  std::vector<Remark> turns;                     // from turn 1, as far as the coach looked
  std::vector<Outlook> outlooks;                 // 0: before the first turn; k: after turn k
  std::string verdict;                           // on the whole race; empty: none
  std::vector<Exercise> exercises;               // turns that were mistakes, in their order
  std::function<std::string(double)> costText{}; // of the costs in them: "0.42 turns"

  const Remark* of(int turn) const; // null: the coach says nothing of it
  const Outlook* after(int turn) const;
  std::optional<int> worst() const; // the first turn with the gravest badge
  Review until(int turn) const;     // what it says of the turns up to this one, and nothing on the whole race
};

// "Blunder. Better: ..."; empty: there is nothing to say.
std::string inWords(const Remark& remark);
std::string_view signOf(Badge badge); // as chess players write it: ?!, ?, ??

// A coach at work. It looks in another thread, and what it has seen is put into words where they are shown;
// so neither may refer to anything that can go away. What it has seen is nothing if it was stopped.
struct Coach {
  using Seen = std::function<Review()>;

  bool atOnce = false; // it takes a moment only: nobody has to ask for it
  std::function<Seen(validator::WorkWatch&)> look;

  explicit operator bool() const { return static_cast<bool>(look); } // false: there is no coach
};

} // namespace fairway::editor::race
