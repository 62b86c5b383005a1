#include "validator/regatta/par/gate_steps.h"

#include "validator/regatta/par/card_classes.h"

#include <tuple>

namespace fairway::validator::regatta {

OddMoves::OddMoves(const Waters& waters, const Passings& passings) {
  const Layers& layers = passings.layers();
  const auto stateOf = [&](int layer, int point, int heading) {
    return static_cast<std::uint32_t>((layer * waters.lattice().points() + point) * headings + heading);
  };
  for (int layer = 0; layer < layers.count(); ++layer)
    for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move)
      for (int heading = 0; heading < headings; ++heading)
        for (const Passings::Word& word : passings.words(layers.gateOf(layer), move, Heading(heading)))
          forEachBit(word.odd, [&](std::size_t bit) {
            const int point = static_cast<int>(word.word) * PointSet::bits + static_cast<int>(bit);
            const int to = passings.landing(layer, move, Heading(heading), waters.lattice().pointAt(point));
            const MoveTrack& track = waters.track(move, Heading(heading));
            const int end = point + waters.lattice().offsetOf(track.end());
            const std::uint32_t from = stateOf(layer, point, heading);
            if (to == layers.finished())
              finishing.push_back({0, from, move});
            else if (!waters.moves()[static_cast<std::size_t>(move)].onlyToFinish)
              all.push_back({stateOf(to, end, track.heading.steps()), from, move});
          });
  std::sort(all.begin(), all.end(), [](const OddMove& a, const OddMove& b) {
    return std::tie(a.to, a.from, a.move) < std::tie(b.to, b.from, b.move);
  });
}

GateSteps::GateSteps(const Waters& waters, const Passings& passings, int gate) {
  near_.fill(waters.lattice().none());
  const std::size_t words = waters.lattice().none().size();
  const int moves = static_cast<int>(waters.moves().size());
  passings_.resize(static_cast<std::size_t>(moves) * headings * words);
  for (int move = 0; move < moves; ++move)
    for (int heading = 0; heading < headings; ++heading) {
      if (waters.moves()[static_cast<std::size_t>(move)].onlyToFinish) continue;
      const MoveTrack& track = waters.track(move, Heading(heading));
      const Step step{
          move, heading, waters.lattice().offsetOf(track.end()), waters.starts(move, Heading(heading)).data(),
          static_cast<std::uint32_t>(static_cast<std::size_t>(move * headings + heading) * words)};
      steps_[static_cast<std::size_t>(track.heading.steps())].push_back(step);
      addWords(passings, gate, step, track.heading.steps());
    }
}

void GateSteps::addWords(const Passings& passings, int gate, const Step& step, int turned) {
  const auto mark = [&](std::uint32_t word, PointSet::Word points) {
    forEachBit(points, [&](std::size_t bit) {
      addNear(static_cast<int>(word) * PointSet::bits + static_cast<int>(bit) + step.offset, turned);
    });
  };
  for (const Passings::Word& word : passings.words(gate, step.move, Heading(step.heading))) {
    Passing& own = passings_[step.passing + word.word];
    own.any = word.any(), own.forwards = word.forwards, own.backwards = word.backwards;
    mark(word.word, word.any());
  }
  if (gate == 0) return;
  for (const Passings::Word& word : passings.words(gate - 1, step.move, Heading(step.heading))) {
    passings_[step.passing + word.word].before = word.forwards;
    mark(word.word, word.forwards);
  }
}

} // namespace fairway::validator::regatta
