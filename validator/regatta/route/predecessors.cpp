#include "validator/regatta/route/predecessors.h"

#include <tbb/parallel_for.h>

namespace fairway::validator::regatta {

Predecessors::Predecessors(const Waters& waters, const Passings& passings)
    : waters_(waters), passings_(passings) {
  const Layers& layers = passings.layers();
  tbb::parallel_for(0, headings, [&](int steps) {
    const Heading heading(steps);
    std::vector<OddMove>& own = odd_[static_cast<std::size_t>(steps)];
    const auto look = [&](int layer, int move, int point) {
      const int to = passings.landing(layer, move, heading, waters.lattice().pointAt(point));
      const int end = point + waters.lattice().offsetOf(waters.track(move, heading).end());
      own.push_back({point, end, static_cast<std::int16_t>(layer), static_cast<std::int16_t>(to),
                     static_cast<std::int16_t>(move)});
    };
    for (int layer = 0; layer < layers.count(); ++layer)
      for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move)
        for (const Passings::Word& word : passings.words(layers.gateOf(layer), move, heading))
          for (PointSet::Word rest = word.odd; rest != 0; rest &= rest - 1)
            look(layer, move, static_cast<int>(word.word) * PointSet::bits + std::countr_zero(rest));
  });
}

bool Predecessors::isMeant(int move, Moves moves, bool finishing) const {
  if (waters_.moves()[static_cast<std::size_t>(move)].onlyToFinish && !finishing) return false;
  return moves == Moves::All || waters_.helmMoves()[static_cast<std::size_t>(move)];
}

void Predecessors::byCard(const States* states, Moves moves, States& before) const {
  tbb::parallel_for(0, headings, [&](int heading) {
    for (int move = 0; move < static_cast<int>(waters_.moves().size()); ++move) {
      if (!isMeant(move, moves, states == nullptr)) continue;
      if (states)
        addByMove(*states, move, heading, before);
      else
        addFinishing(move, heading, before);
    }
    addOdd(states, moves, heading, before);
  });
}

void Predecessors::addByMove(const States& states, int move, int steps, States& before) const {
  const Layers& layers = passings_.layers();
  const Heading heading(steps);
  const PointSet& starts = waters_.starts(move, heading);
  const MoveTrack& track = waters_.track(move, heading);
  const int offset = waters_.lattice().offsetOf(track.end());
  for (int layer = 0; layer < layers.count(); ++layer) {
    const PointSet& target = states.at(layer, track.heading.steps());
    if (target.empty()) continue;
    const Shifted seen(target, offset);
    const int gate = layers.gateOf(layer), owed = layers.owedOf(layer);
    PointSet::Word* same = before.at(layer, steps).data();
    // A boat that passes the gate on the way comes from another layer, so what was there is put back.
    const std::span<const Passings::Word> words = passings_.words(gate, move, heading);
    std::vector<PointSet::Word> kept(words.size());
    for (std::size_t i = 0; i < words.size(); ++i) kept[i] = same[words[i].word];
    seen.forEachWord([&](std::size_t i, PointSet::Word word) { same[i] |= word & starts.data()[i]; });
    for (std::size_t i = 0; i < words.size(); ++i) {
      const Passings::Word& word = words[i];
      same[word.word] = (same[word.word] & ~word.any()) | kept[i];
      const PointSet::Word back = seen[word.word];
      if (layers.isLine(gate)) continue;
      if (owed < 2) before.at(layer + 1, steps).data()[word.word] |= back & word.forwards;
      if (owed > 0) before.at(layer - 1, steps).data()[word.word] |= back & word.backwards;
      if (owed == 2) same[word.word] |= back & word.backwards;
    }
    if (gate == 0 || owed > 0) continue;
    const int earlier = layers.layerOf(gate - 1);
    for (const Passings::Word& word : passings_.words(gate - 1, move, heading))
      before.at(earlier, steps).data()[word.word] |= seen[word.word] & word.forwards;
  }
}

void Predecessors::addFinishing(int move, int steps, States& before) const {
  const Layers& layers = passings_.layers();
  PointSet& points = before.at(layers.count() - 1, steps);
  for (const Passings::Word& word : passings_.words(layers.gates() - 1, move, Heading(steps)))
    points.data()[word.word] |= word.forwards;
}

void Predecessors::addOdd(const States* states, Moves moves, int steps, States& before) const {
  const int finished = passings_.layers().finished();
  for (const OddMove& odd : odd_[static_cast<std::size_t>(steps)]) {
    if ((odd.to == finished) != (states == nullptr) || !isMeant(odd.move, moves, states == nullptr)) continue;
    const int turned = waters_.track(odd.move, Heading(steps)).heading.steps();
    if (!states || states->at(odd.to, turned).has(odd.end)) before.at(odd.from, steps).add(odd.point);
  }
}

void Predecessors::byTurning(const States& states, States& before) const {
  tbb::parallel_for(0, passings_.layers().count(), [&](int layer) {
    PointSet any = waters_.lattice().none();
    for (int heading = 0; heading < headings; ++heading) any |= states.at(layer, heading);
    for (int heading = 0; heading < headings; ++heading) {
      PointSet turned = any;
      before.at(layer, heading) |= turned &= waters_.poses(Heading(heading));
    }
  });
}

namespace {

class Spreading {
public:
  Spreading(const Waters& waters, const Passings& passings)
      : waters_(waters), passings_(passings), layers_(passings.layers()), moving_(waters.lattice().none()) {}

  // Adds to `after` all that one play leads to.
  void byCard(const States& states, States& after) {
    for (int layer = 0; layer < layers_.count(); ++layer)
      for (int steps = 0; steps < headings; ++steps) {
        if (states.at(layer, steps).empty()) continue;
        for (int move = 0; move < static_cast<int>(waters_.moves().size()); ++move)
          if (!waters_.moves()[static_cast<std::size_t>(move)].onlyToFinish)
            addByMove(states.at(layer, steps), layer, Heading(steps), move, after);
      }
  }

  void byTurning(const States& states, States& after) const {
    for (int layer = 0; layer < layers_.count(); ++layer) {
      PointSet any = waters_.lattice().none();
      for (int heading = 0; heading < headings; ++heading) any |= states.at(layer, heading);
      for (int heading = 0; heading < headings; ++heading) {
        PointSet turned = any;
        after.at(layer, heading) |= turned &= waters_.poses(Heading(heading));
      }
    }
  }

private:
  void addByMove(const PointSet& from, int layer, Heading heading, int move, States& after) {
    const MoveTrack& track = waters_.track(move, heading);
    const int offset = waters_.lattice().offsetOf(track.end()), turned = track.heading.steps();
    moving_ = from;
    moving_ &= waters_.starts(move, heading);
    // Those that pass a gate are led to their layers singly.
    for (const Passings::Word& word : passings_.words(layers_.gateOf(layer), move, heading)) {
      PointSet::Word& bits = moving_.data()[word.word];
      for (PointSet::Word rest = bits & word.any(); rest != 0; rest &= rest - 1) {
        const int point = static_cast<int>(word.word) * PointSet::bits + std::countr_zero(rest);
        const int to = passings_.landing(layer, move, heading, waters_.lattice().pointAt(point));
        if (to != layers_.finished()) after.at(to, turned).add(point + offset);
      }
      bits &= ~word.any();
    }
    PointSet::Word* words = after.at(layer, turned).data();
    Shifted(moving_, -offset).forEachWord([&](std::size_t i, PointSet::Word word) { words[i] |= word; });
  }

  const Waters& waters_;
  const Passings& passings_;
  Layers layers_;
  PointSet moving_;
};

} // namespace

States statesFrom(const Waters& waters, const Passings& passings, const std::vector<Vec>& startPoints) {
  const int layers = passings.layers().count();
  States known(waters.lattice(), layers), fresh(waters.lattice(), layers);
  for (const Vec point : startPoints)
    for (int heading = 0; heading < headings; ++heading)
      if (waters.isFree({point, Heading(heading)})) fresh.at(0, heading).add(waters.lattice().indexOf(point));
  Spreading spreading(waters, passings);
  for (bool more = true; more;) {
    for (std::size_t i = 0; i < known.size(); ++i) known[i] |= fresh[i];
    States next(waters.lattice(), layers);
    spreading.byCard(fresh, next);
    spreading.byTurning(fresh, next);
    more = false;
    for (std::size_t i = 0; i < next.size(); ++i) {
      next[i].without(known[i]);
      more = more || !next[i].empty();
    }
    fresh = std::move(next);
  }
  return known;
}

} // namespace fairway::validator::regatta
