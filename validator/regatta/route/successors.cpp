#include "validator/regatta/route/successors.h"

namespace fairway::validator::regatta {

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
