#pragma once

#include "rules/river/board/river.h"
#include "rules/river/play/option.h"

#include <deque>
#include <set>
#include <string>

// The river race once more, written as one would play it on a table: cards in a row that are really moved,
// boats one by one, sailed section by section. Slow and plain, to be compared with the rules core.
namespace fairway::river::test {

struct NaiveBoat {
  int seat = 1;
  int card = 0;  // the section as laid, from 1; 0: it has left the river
  int dock = -1; // which dock it took
};

class NaiveRiver {
public:
  NaiveRiver(const River& river, int players, int first);

  bool over() const { return turn_ == 0; }
  int toRoll() const { return turn_; }
  int round() const { return round_; }
  int bottom() const { return cards_.front(); }
  std::multiset<int> sections(int seat) const; // as they lie now
  std::vector<int> docks(int seat) const;      // points, in the order of arrival
  int lost(int seat) const;

  // What can be done with a face, each as a text `up 3`, `back 2 5`, `sail 4`, `pass`.
  std::set<std::string> choices(Face face) const;
  void play(Face face, const std::string& choice);

private:
  int place(const NaiveBoat& boat) const; // its section now
  const Section& under(int section) const;
  int sailed(int section, int number) const; // beyond the river: home
  bool convoy(const NaiveBoat& boat) const;
  int nearest(const NaiveBoat& boat, int step) const; // the next boat of its colour that way; 0: none
  NaiveBoat* boatAt(int seat, int section);
  void put(NaiveBoat& boat, int section);
  void endTurn();
  bool anyLeft(int seat) const;

  River river_;
  std::deque<int> cards_; // sections as laid, from the waterfall up
  std::vector<NaiveBoat> boats_;
  int players_;
  int first_;
  int turn_;
  int round_ = 1;
  int arrived_ = 0;
};

std::string inWords(const Option& option);

} // namespace fairway::river::test
