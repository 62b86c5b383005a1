#include "validator/regatta/route/predecessors.h"

#include "rules/base/random.h"
#include "rules/regatta/play/sailing.h"
#include "tests/validator/regatta/tiny.h"

#include <gtest/gtest.h>

// One step back, against every state's own steps forward by the rules.
namespace fairway::validator::regatta {
namespace {

using namespace fairway::regatta;
using Moves = Predecessors::Moves;

class OneStepBack : public testing::TestWithParam<int> {
protected:
  OneStepBack()
      : study_(test::tinyCourses()[static_cast<std::size_t>(GetParam())],
               GetParam() % 2 == 0 ? test::tinyDeck() : test::otherTinyDeck()),
        predecessors_(study_.waters(), study_.passings()) {}

  const Lattice& lattice() const { return study_.waters().lattice(); }
  const Layers& layers() const { return study_.passings().layers(); }
  States none() const { return {lattice(), layers().count()}; }

  States someStates(Random& random) const {
    States states = none();
    forEachFree([&](const State& state) {
      if (random.below(40) == 0)
        states.at(state.layer, state.pose.heading.steps()).add(lattice().indexOf(state.pose.at));
    });
    return states;
  }

  template <class Visit>
  void forEachFree(Visit visit) const {
    for (int layer = 0; layer < layers().count(); ++layer)
      for (int point = 0; point < lattice().points(); ++point)
        for (int heading = 0; heading < headings; ++heading)
          if (const Pose pose{lattice().pointAt(point), Heading(heading)}; study_.board().hullIsFree(pose))
            visit(State{pose, layer});
  }

  // Whether some card leads from the state into one of them, or over the finish where there are none.
  bool leadsInto(const State& state, const States* states, Moves moves) const {
    const Board& board = study_.board();
    const Standing from = standingOf(state);
    for (std::size_t card = 0; card < board.deck().cards.size(); ++card) {
      if (moves == Moves::Helms && board.deck().cards[card].symbol != Symbol::Helm) continue;
      const bool leads = anyArrows(board, card, [&](std::span<const int> arrows) {
        const Sail sail = sailCard(board, {}, from, card, arrows);
        if (!sail.free()) return false;
        if (sail.finished) return states == nullptr;
        return states != nullptr && states->has(lattice(), after(from, sail));
      });
      if (leads) return true;
    }
    return false;
  }

  Standing standingOf(const State& state) const {
    return {state.pose,
            {static_cast<std::uint8_t>(layers().gateOf(state.layer)),
             static_cast<std::uint32_t>(layers().owedOf(state.layer))}};
  }

  // Where the movement ends; two owed stand for all that are more, leg by leg.
  State after(const Standing& from, const Sail& sail) const {
    Standing now = from;
    for (std::size_t i = 0; i < sail.size; ++i) {
      now.progress = advanced(study_.board().gates(), now.progress, now.pose.at, sail.steps[i].pose.at);
      now.progress.owed = std::min(now.progress.owed, 2u);
      now.pose = sail.steps[i].pose;
    }
    return {now.pose, layers().layerOf(now.progress.gate, static_cast<int>(now.progress.owed))};
  }

  void expectBefore(const States* states, Moves moves) const {
    States before = none();
    predecessors_.byCard(states, moves, before);
    forEachFree([&](const State& state) {
      ASSERT_EQ(before.has(lattice(), state), leadsInto(state, states, moves))
          << state.pose.at.x << ", " << state.pose.at.y << " " << state.pose.heading.degrees() << " layer "
          << state.layer;
    });
  }

  CourseStudy study_;
  Predecessors predecessors_;
};
INSTANTIATE_TEST_SUITE_P(All, OneStepBack, testing::Values(0, 1, 2, 4, 5));

TEST_P(OneStepBack, ByCardsComesFromWhereTheRulesLeadForward) {
  Random random(static_cast<std::uint64_t>(GetParam()));
  const States states = someStates(random);
  expectBefore(&states, Moves::All);
  expectBefore(&states, Moves::Helms);
}

TEST_P(OneStepBack, OverTheFinishComesFromWhereACardFinishes) {
  expectBefore(nullptr, Moves::All);
  expectBefore(nullptr, Moves::Helms);
}

TEST_P(OneStepBack, ByTurningComesFromEveryHeadingThatIsFree) {
  Random random(7);
  const States states = someStates(random);
  States before = none();
  predecessors_.byTurning(states, before);
  forEachFree([&](const State& state) {
    bool turns = false;
    for (int heading = 0; heading < headings; ++heading)
      turns = turns || states.has(lattice(), {{state.pose.at, Heading(heading)}, state.layer});
    ASSERT_EQ(before.has(lattice(), state), turns);
  });
}

// Forwards and on and on, boat by boat.
TEST_P(OneStepBack, StatesFromTheStartAreThoseThatTheRulesLeadTo) {
  const Board& board = study_.board();
  States reached = none();
  std::vector<State> fresh;
  const auto add = [&](const State& state) {
    if (!board.hullIsFree(state.pose) || reached.has(lattice(), state)) return;
    reached.at(state.layer, state.pose.heading.steps()).add(lattice().indexOf(state.pose.at));
    fresh.push_back(state);
  };
  const auto addTurned = [&](Vec at, int layer) {
    for (int heading = 0; heading < headings; ++heading) add({{at, Heading(heading)}, layer});
  };
  for (const Vec start : study_.waters().startPoints()) addTurned(start, 0);
  while (!fresh.empty()) {
    const State state = fresh.back();
    fresh.pop_back();
    addTurned(state.pose.at, state.layer);
    const Standing from = standingOf(state);
    for (std::size_t card = 0; card < board.deck().cards.size(); ++card)
      anyArrows(board, card, [&](std::span<const int> arrows) {
        const Sail sail = sailCard(board, {}, from, card, arrows);
        if (sail.free() && !sail.finished) add(after(from, sail));
        return false;
      });
  }
  const States found = statesFrom(study_.waters(), study_.passings(), study_.waters().startPoints());
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i], reached[i]) << i;
}

TEST_P(OneStepBack, WhatIsThereAlreadyStays) {
  Random random(8);
  const States states = someStates(random), there = someStates(random);
  States before = there, alone = none();
  predecessors_.byCard(&states, Moves::All, before);
  predecessors_.byCard(&states, Moves::All, alone);
  for (std::size_t i = 0; i < before.size(); ++i) {
    PointSet both = there[i];
    both |= alone[i];
    EXPECT_EQ(before[i], both);
  }
}

} // namespace
} // namespace fairway::validator::regatta
