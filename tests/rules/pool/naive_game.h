#pragma once

#include "rules/pool/board/pool.h"

#include <map>
#include <set>
#include <string>

namespace fairway::pool::test {

// The game once more, as one would write it down from the rules: squares in maps, ways walked one by one with
// a list of what they touched, every position remembered as text. Slow, and shares no line with the rules.
class NaiveGame {
public:
  NaiveGame(const Pool& pool, const BySide<std::vector<Square>>& swimmers);

  // Such as `swim 4,10 4,8`, `reveal 3,5 4 bar`, `reveal 3,5 4 -`, `move 2,11 bar`, `pass`.
  std::set<std::string> turns() const;
  void play(const std::string& turn);
  std::string end() const; // empty: it goes on
  std::string text() const;
  std::string score() const; // red's tiles and numbers, then yellow's, and who wins

private:
  using Pile = std::vector<std::pair<Side, int>>; // bottom to top; 0 is a swimmer
  struct Way {
    std::vector<Square> touched;
    int corners = 0;
    int last = -1; // direction
  };

  void walk(Way way, int steps, const Crocodile& how, bool bites, std::set<std::string>& ends) const;
  std::set<std::string> ends(Square from, const Crocodile& how, bool bites) const;

  Pool pool_;
  std::map<Square, Pile> piles_;
  Side toMove_ = Side::Red;
  BySide<std::multiset<int>> hidden_;
  BySide<std::vector<int>> bars_; // faces of the tiles
  int quiet_ = 0;
  int passes_ = 0;
  std::map<std::string, int> seen_;
};

} // namespace fairway::pool::test
