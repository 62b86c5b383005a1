#pragma once

#include "validator/regatta/study/course_study.h"

// Tables so small that every state can be looked at one by one.
namespace fairway::test {

regatta::Deck tinyDeck();
// The same in another order, the helm first; its cloud has arrows of its own.
regatta::Deck otherTinyDeck();
std::vector<regatta::Course> tinyCourses();

// A wide table with one buoy and nothing in the way.
regatta::Course openCourse();

// The fewest turns from every state by a plain search forwards, state by state, over the rules' own
// movements: by point, heading and layer; 0 where the finish cannot be reached.
class NaiveTurns {
public:
  NaiveTurns(const regatta::Board& board, bool helms);

  int from(const regatta::Pose& pose, int gate, int owed) const;

  struct Next {
    std::size_t state = 0;
    bool finished = false;
  };

private:
  std::size_t indexOf(const regatta::Pose& pose, int gate, int owed) const;
  std::vector<std::size_t> byCards(std::size_t state, bool onlyHelms, bool& finishes) const;

  const regatta::Board& board_;
  int columns_, rows_, gates_;
  std::vector<int> turns_;
};

} // namespace fairway::test
