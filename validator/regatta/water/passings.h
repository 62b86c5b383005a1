#pragma once

#include "validator/regatta/water/waters.h"

namespace fairway::validator::regatta {

// How far a lone boat has come, as one number: START; for each rounding owed 0, 1 and 2 (2 standing for all
// higher ones); FINISH; and beyond it finished.
class Layers {
public:
  explicit Layers(int roundings) : roundings_(roundings) {}

  int count() const { return 2 + 3 * roundings_; }
  int finished() const { return count(); }
  int gates() const { return roundings_ + 2; }
  bool isLine(int gate) const { return gate == 0 || gate == roundings_ + 1; }

  int gateOf(int layer) const {
    return layer == 0 ? 0 : layer == count() - 1 ? roundings_ + 1 : (layer - 1) / 3 + 1;
  }
  int owedOf(int layer) const { return isLine(gateOf(layer)) ? 0 : (layer - 1) % 3; }
  int layerOf(int gate, int owed = 0) const {
    if (gate > roundings_ + 1) return finished();
    return gate == 0 ? 0 : gate == roundings_ + 1 ? count() - 1 : 1 + 3 * (gate - 1) + std::min(owed, 2);
  }

private:
  int roundings_;
};

// Moves that pass gates, found by sets: where a move does nothing, passes its gate once or has to be looked
// at singly.
class Passings {
public:
  explicit Passings(const Waters& waters);

  const Layers& layers() const { return layers_; }

  // Points of one word from which a move passes a gate once, forwards or backwards, and nothing else that
  // counts; and those for which only looking helps.
  struct Word {
    std::uint32_t word = 0;
    PointSet::Word forwards = 0;
    PointSet::Word backwards = 0;
    PointSet::Word odd = 0;

    PointSet::Word any() const { return forwards | backwards | odd; }
  };
  std::span<const Word> words(int gate, int move, Heading heading) const {
    return words_[static_cast<std::size_t>((gate * moves_ + move) * headings + heading.steps())];
  }

  // Where a boat on a layer comes to by a move from a point; layers().finished() behind the finish.
  int landing(int layer, int move, Heading heading, Vec from) const;

private:
  struct Sides; // of a gate, as sets of points
  void findWords(const Sides& sides, int gate, int move, Heading heading);
  void markCrossings(int gate, int move, Heading heading);

  const Waters& waters_;
  Layers layers_;
  int moves_;
  std::vector<std::vector<Word>> words_; // by gate, move and heading
};

} // namespace fairway::validator::regatta
