#include "validator/regatta/water/passings.h"

#include "rules/regatta/play/progress.h"

#include <tbb/parallel_for.h>

namespace fairway::validator::regatta {

using namespace fairway::regatta;

namespace {

std::size_t index(int value) {
  return static_cast<std::size_t>(value);
}

} // namespace

Passings::Passings(const Waters& waters)
    : waters_(waters), layers_(static_cast<int>(waters.board().course().round.size())),
      moves_(static_cast<int>(waters.moves().size())),
      gates_(waters.board().gates().begin(), waters.board().gates().end()), sides_(gates_.size()),
      plain_(index(layers_.gates() * moves_ * headings)) {
  tbb::parallel_for(0, layers_.gates(), [&](int gate) { sides_[index(gate)] = sidesOf(gate); });
  tbb::parallel_for(0, moves_ * headings, [&](int i) {
    for (int gate = 0; gate < layers_.gates(); ++gate)
      plain_[place(gate, i / headings, Heading(i % headings))] =
          findWords(gate, i / headings, Heading(i % headings));
  });
  markCrossings();
}

Passings::Passings(const Waters& waters, const Passings& before)
    : waters_(waters), layers_(static_cast<int>(waters.board().course().round.size())), moves_(before.moves_),
      gates_(waters.board().gates().begin(), waters.board().gates().end()), sides_(gates_.size()),
      plain_(index(layers_.gates() * moves_ * headings)) {
  tbb::parallel_for(0, layers_.gates(), [&](int gate) {
    sides_[index(gate)] = keepsGate(before, gate) ? before.sides_[index(gate)] : sidesOf(gate);
  });
  tbb::parallel_for(0, moves_ * headings, [&](int i) {
    const int move = i / headings;
    const Heading heading(i % headings);
    const PointSet& startsBefore = before.waters_.starts(move, heading);
    const bool same = startsBefore == waters_.starts(move, heading);
    for (int gate = 0; gate < layers_.gates(); ++gate) {
      const bool kept = keepsGate(before, gate);
      Words& words = plain_[place(gate, move, heading)];
      if (!kept)
        words = findWords(gate, move, heading);
      else if (same)
        words = before.plain_[before.place(gate, move, heading)];
      else
        words =
            changedWords(before.plain_[before.place(gate, move, heading)], startsBefore, gate, move, heading);
    }
  });
  markCrossings();
}

bool Passings::keepsGate(const Passings& before, int gate) const {
  return index(gate) < before.gates_.size() && gates_[index(gate)] == before.gates_[index(gate)] &&
         layers_.isLine(gate) == before.layers_.isLine(gate);
}

Passings::Sides Passings::sidesOf(int number) const {
  const Lattice& lattice = waters_.lattice();
  const Gate& gate = gates_[index(number)];
  Sides sides{lattice.none(), lattice.none(), lattice.none()};
  const std::int64_t whole = plane::dot(gate.along, gate.along);
  for (int point = 0; point < lattice.points(); ++point) {
    const Vec at = lattice.pointAt(point);
    const std::int64_t reach = plane::dot(gate.along, at - gate.origin);
    if (liesBeyond(gate, at)) sides.beyond.add(point);
    if (reach <= 0) sides.before.add(point);
    if (!gate.endless && reach >= whole) sides.behind.add(point);
  }
  return sides;
}

Passings::Word Passings::wordAt(std::size_t i, int gate, int move, Heading heading) const {
  const Lattice& lattice = waters_.lattice();
  const Sides& sides = sides_[index(gate)];
  const PointSet::Word starts = waters_.starts(move, heading).data()[i];
  Word word;
  word.word = static_cast<std::uint32_t>(i);
  if (starts == 0) return word;
  Vec from{0, 0};
  PointSet::Word begin = sides.beyond.data()[i];
  for (const Vec to : waters_.track(move, heading).all()) {
    const int before = lattice.offsetOf(from), after = lattice.offsetOf(to);
    const PointSet::Word end = Shifted(sides.beyond, after)[i], changes = (begin ^ end) & starts;
    begin = end;
    if (changes != 0) {
      const PointSet::Word b0 = Shifted(sides.before, before)[i], b1 = Shifted(sides.before, after)[i];
      const PointSet::Word e0 = Shifted(sides.behind, before)[i], e1 = Shifted(sides.behind, after)[i];
      PointSet::Word crosses = changes & ~(b0 | b1 | e0 | e1);
      const PointSet::Word unsure = changes & (b0 | b1 | e0 | e1) & ~(b0 & b1) & ~(e0 & e1);
      for (PointSet::Word rest = unsure; rest != 0; rest &= rest - 1) {
        const Vec at = lattice.pointAt(static_cast<int>(i) * PointSet::bits + std::countr_zero(rest));
        if (meet(gates_[index(gate)], at + from, at + to).crossing != Crossing::None)
          crosses |= rest & (~rest + 1);
      }
      word.odd |= crosses & (word.forwards | word.backwards);
      word.forwards |= crosses & end;
      word.backwards |= crosses & ~end;
    }
    from = to;
  }
  word.forwards &= ~word.odd;
  // Passing the line backwards means nothing.
  word.backwards = layers_.isLine(gate) ? 0 : word.backwards & ~word.odd;
  return word;
}

Passings::Words Passings::findWords(int gate, int move, Heading heading) const {
  Words words;
  for (std::size_t i = 0; i < waters_.starts(move, heading).size(); ++i)
    if (const Word word = wordAt(i, gate, move, heading); word.any() != 0) words.push_back(word);
  words.shrink_to_fit();
  return words;
}

Passings::Words Passings::changedWords(const Words& before, const PointSet& startsBefore, int gate, int move,
                                       Heading heading) const {
  const PointSet& starts = waters_.starts(move, heading);
  Words words;
  auto old = before.begin();
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const bool known = old != before.end() && old->word == i;
    const Word word = starts.data()[i] != startsBefore.data()[i] ? wordAt(i, gate, move, heading)
                      : known                                    ? *old
                                                                 : Word();
    if (known) ++old;
    if (word.any() != 0) words.push_back(word);
  }
  return words;
}

// A move that passes a gate and then meets the next one on the same track has to be looked at.
void Passings::markCrossings() {
  words_ = plain_;
  const std::size_t each = index(moves_ * headings); // as far as the same move lies behind, of the next gate
  tbb::parallel_for(std::size_t{0}, words_.size() - each, [&](std::size_t i) {
    const Words& next = plain_[i + each];
    std::size_t j = 0;
    for (Word& word : words_[i]) {
      while (j < next.size() && next[j].word < word.word) ++j;
      if (j == next.size()) return;
      if (next[j].word != word.word) continue;
      const PointSet::Word both = word.forwards & next[j].any();
      word.forwards &= ~both;
      word.odd |= both;
    }
  });
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
