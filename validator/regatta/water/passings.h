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
//
// A table has tens of thousands of points, each with every heading and every move of the deck: too many to
// ask the rules about each. But whether a leg from p to q passes a gate's line depends on little: whether p
// and q lie beyond the line, and whether they lie before its begin or behind its end. For each gate these
// three questions are answered once for all points (Sides, as sets of bits). A leg of a move is the same
// vector from every point, so "q lies beyond" is the set of "p lies beyond", shifted by that vector; 64
// points are then decided by a few operations on words:
//
// - The leg changes sides, and both ends lie within the line: it passes, forwards if it ends beyond.
// - It changes sides, and one end lies before or behind: the exact test of the rules decides, point by point.
//   These are few, near the line's ends.
// - It passes the same gate twice, or goes on to meet the next gate in the same move: *odd*. What happens
//   then depends on the order of crossings and on what is owed, so landing() follows the track with the rules
//   themselves.
//
// Most words hold no passing at all and are not kept.
class Passings {
public:
  explicit Passings(const Waters& waters);
  // The same, made from those of waters that differ little: gates that have moved are looked at anew, of the
  // others only the words from which moves have become free or are so no longer.
  Passings(const Waters& waters, const Passings& before);

  const Layers& layers() const { return layers_; }

  // Points of one word from which a move passes a gate once, forwards or backwards, and nothing else that
  // counts; and those that have to be looked at singly.
  struct Word {
    std::uint32_t word = 0;
    PointSet::Word forwards = 0;
    PointSet::Word backwards = 0;
    PointSet::Word odd = 0;

    PointSet::Word any() const { return forwards | backwards | odd; }

    friend bool operator==(const Word&, const Word&) = default;
  };
  std::span<const Word> words(int gate, int move, Heading heading) const {
    return words_[place(gate, move, heading)];
  }

  // Where a boat on a layer comes to by a move from a point; layers().finished() behind the finish.
  int landing(int layer, int move, Heading heading, Vec from) const;

private:
  // Beyond the gate's whole line or not; before the line's begin, within it, or behind its end. A leg between
  // two points within passes the line for certain where it changes sides.
  struct Sides {
    PointSet beyond, before, behind;
  };
  using Words = std::vector<Word>;

  std::size_t place(int gate, int move, Heading heading) const {
    return static_cast<std::size_t>((gate * moves_ + move) * headings + heading.steps());
  }
  Sides sidesOf(int gate) const;
  bool keepsGate(const Passings& before, int gate) const;
  Word wordAt(std::size_t word, int gate, int move, Heading heading) const;
  Words findWords(int gate, int move, Heading heading) const;
  Words changedWords(const Words& before, const PointSet& startsBefore, int gate, int move,
                     Heading heading) const;
  void markCrossings();

  const Waters& waters_;
  Layers layers_;
  int moves_;
  std::vector<fairway::regatta::Gate> gates_;
  std::vector<Sides> sides_; // by gate
  std::vector<Words> plain_; // by gate, move and heading, before crossings are marked
  std::vector<Words> words_; // the same, marked
};

} // namespace fairway::validator::regatta
