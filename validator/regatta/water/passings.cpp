#include "validator/regatta/water/passings.h"

#include "rules/regatta/gates/progress.h"

#include <tbb/parallel_for.h>

namespace fairway::validator::regatta {

using fairway::regatta::Crossing;
using fairway::regatta::Gate;
using fairway::regatta::Progress;

// Beyond the gate's whole line or not; before the line's begin, within it, or behind its end. A leg between
// two points within passes the line for certain where it changes sides.
struct Passings::Sides {
  PointSet beyond, before, behind;
};

namespace {

std::size_t slot(int value) {
  return static_cast<std::size_t>(value);
}

} // namespace

Passings::Passings(const Waters& waters)
    : waters_(waters), layers_(static_cast<int>(waters.board().course().round.size())),
      moves_(static_cast<int>(waters.moves().size())), words_(slot(layers_.gates() * moves_ * headings)) {
  const Lattice& lattice = waters.lattice();
  std::vector<Sides> sides(slot(layers_.gates()));
  tbb::parallel_for(0, layers_.gates(), [&](int i) {
    const Gate& gate = waters.board().gates()[slot(i)];
    Sides& own = sides[slot(i)];
    own = {lattice.none(), lattice.none(), lattice.none()};
    const std::int64_t whole = plane::dot(gate.along, gate.along);
    for (int point = 0; point < lattice.points(); ++point) {
      const Vec at = lattice.pointAt(point);
      const std::int64_t reach = plane::dot(gate.along, at - gate.origin);
      if (liesBeyond(gate, at)) own.beyond.add(point);
      if (reach <= 0) own.before.add(point);
      if (!gate.endless && reach >= whole) own.behind.add(point);
    }
  });
  tbb::parallel_for(0, moves_ * headings, [&](int i) {
    for (int gate = 0; gate < layers_.gates(); ++gate)
      findWords(sides[slot(gate)], gate, i / headings, Heading(i % headings));
    for (int gate = 0; gate + 1 < layers_.gates(); ++gate)
      markCrossings(gate, i / headings, Heading(i % headings));
  });
}

void Passings::findWords(const Sides& sides, int gate, int move, Heading heading) {
  const Lattice& lattice = waters_.lattice();
  const Gate& line = waters_.board().gates()[slot(gate)];
  const PointSet& starts = waters_.starts(move, heading);
  const MoveTrack& track = waters_.track(move, heading);
  const std::size_t size = starts.size();
  std::vector<Word> all(size);
  Vec from{0, 0};
  for (const Vec to : track.all()) {
    const Shifted beyondFrom(sides.beyond, lattice.offsetOf(from)),
        beyondTo(sides.beyond, lattice.offsetOf(to));
    const Shifted beforeFrom(sides.before, lattice.offsetOf(from)),
        beforeTo(sides.before, lattice.offsetOf(to));
    const Shifted behindFrom(sides.behind, lattice.offsetOf(from)),
        behindTo(sides.behind, lattice.offsetOf(to));
    for (std::size_t i = 0; i < size; ++i) {
      if (starts.data()[i] == 0) continue;
      const PointSet::Word end = beyondTo[i];
      const PointSet::Word changes = (beyondFrom[i] ^ end) & starts.data()[i];
      if (changes == 0) continue;
      const PointSet::Word b0 = beforeFrom[i], b1 = beforeTo[i], e0 = behindFrom[i], e1 = behindTo[i];
      PointSet::Word crosses = changes & ~(b0 | b1 | e0 | e1);
      const PointSet::Word unsure = changes & (b0 | b1 | e0 | e1) & ~(b0 & b1) & ~(e0 & e1);
      for (PointSet::Word rest = unsure; rest != 0; rest &= rest - 1) {
        const Vec at = lattice.pointAt(static_cast<int>(i) * PointSet::bits + std::countr_zero(rest));
        if (meet(line, at + from, at + to).crossing != Crossing::None) crosses |= rest & (~rest + 1);
      }
      Word& word = all[i];
      word.odd |= crosses & (word.forwards | word.backwards);
      word.forwards |= crosses & end;
      word.backwards |= crosses & ~end;
    }
    from = to;
  }
  std::vector<Word>& kept = words_[slot((gate * moves_ + move) * headings + heading.steps())];
  for (std::size_t i = 0; i < size; ++i) {
    Word& word = all[i];
    if (word.any() == 0) continue;
    word.word = static_cast<std::uint32_t>(i);
    word.forwards &= ~word.odd;
    // Passing the line backwards means nothing.
    word.backwards = layers_.isLine(gate) ? 0 : word.backwards & ~word.odd;
    if (word.any() != 0) kept.push_back(word);
  }
  kept.shrink_to_fit();
}

// Who passes a gate and then meets the next one on the same track has to be looked at.
void Passings::markCrossings(int gate, int move, Heading heading) {
  std::vector<Word>& own = words_[slot((gate * moves_ + move) * headings + heading.steps())];
  const std::span<const Word> next = words(gate + 1, move, heading);
  std::size_t j = 0;
  for (Word& word : own) {
    while (j < next.size() && next[j].word < word.word) ++j;
    if (j == next.size()) return;
    if (next[j].word != word.word) continue;
    const PointSet::Word both = word.forwards & next[j].any();
    word.forwards &= ~both;
    word.odd |= both;
  }
}

int Passings::landing(int layer, int move, Heading heading, Vec at) const {
  Progress progress{static_cast<std::uint8_t>(layers_.gateOf(layer)),
                    static_cast<std::uint32_t>(layers_.owedOf(layer))};
  Vec from{0, 0};
  for (const Vec to : waters_.track(move, heading).all()) {
    progress = advanced(waters_.board().gates(), progress, at + from, at + to);
    progress.owed = std::min<std::uint32_t>(progress.owed, 2);
    from = to;
  }
  return layers_.layerOf(progress.gate, static_cast<int>(progress.owed));
}

} // namespace fairway::validator::regatta
