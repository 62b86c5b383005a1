#pragma once

#include "rules/lake_race/route/strip_legs.h"

#include <span>
#include <vector>

namespace fairway::lake_race {

// Bounds of a route's length; none: there is no route.
struct RouteBounds {
  std::optional<int> atLeast;
  std::optional<int> atMost;

  bool exact() const { return atLeast == atMost; }
};

// Hears what is needed to walk the shortest route back. Stages are numbered in the order in which they were
// added.
class SearchListener {
public:
  virtual ~SearchListener() = default;
  // Boats that owe nothing, for certain, came to these cells with this step, and not before.
  virtual void came(std::size_t stage, int step, const Wave& wave) = 0;
  // No boat was known to finish sooner than the one that, with this step, passes the last gate before FINISH,
  // or several gates at once.
  virtual void finishes(std::size_t stage, int step, Cell from, Direction direction) = 0;
};

// Searches courses that differ in arrows and directions all at once: an arrow decides about its own gate
// only, so each of gates 1 to 3 has a stage for each of its arrows, and a boat that passes any of them enters
// all stages of the next gate. Every stage has its waves over the water, and all advance step by step.
//
// What is owed would need waves without end. Instead a boat is known to owe nothing or one, or it owes more;
// when it comes back from "more" it is in doubt what it owes, and may hope for the best. The first boat
// without doubt that finishes has a true route; no route is shorter than that of the first boat at all.
// Nearly always they are the same. Boats in doubt go on only where no other has been before, so they hardly
// cost anything. Nor do boats that owe: they hope to be behind the gate owing nothing some time, and when
// boats that never owed have been everywhere there, nobody waits for them.
class GateSearch {
public:
  GateSearch(const Lake& lake, const BitLayout& layout); // the lake must outlive it
  ~GateSearch();

  void clear();
  void addStage(int gate, const GateSteps& steps); // in the order of gates
  RouteBounds run(const BitCells& water, StripLegs& strip, const OpenChoices& open,
                  SearchListener* listener = nullptr);

private:
  enum class Owed : std::uint8_t { None, One, More };
  struct Debt {
    Owed owed = Owed::None;
    bool doubt = false;
  };
  struct Stage;

  std::size_t numberOf(const Stage& stage) const;
  int leastToFinish() const;
  bool liesApart(const Stage& stage) const;
  bool isOvertaken(const Stage& stage) const;
  bool advance();
  void advance(Stage& stage);
  void grow(Stage& stage);
  void dropDebtors(Stage& stage);
  void stepFrom(Stage& stage, Debt debt, Cell from);
  template <class Visit>
  void forEachStep(Cell from, unsigned directions, Visit visit) const;
  static Wave* waveFor(Stage& stage, Debt debt);
  static void enter(Stage& stage, Debt debt, Cell to);
  void pass(int gate, const Gate& passed, bool doubt, Cell from, Direction direction);
  void finish(const Gate& passed, bool doubt, Cell from, Direction direction);

  const Lake& lake_;
  BitLayout layout_;
  std::vector<Stage> stages_; // those in use first; the rest are kept for their room
  std::size_t count_ = 0;

  const BitCells* water_ = nullptr; // of the search that runs
  StripLegs* strip_ = nullptr;
  SearchListener* listener_ = nullptr;
  std::optional<PassSide> finishSide_; // none: either
  std::span<const PassSide> finishSides_;
  int step_ = 0;
  int sure_ = 0; // fewest steps of a boat without doubt, and of any
  int any_ = 0;
};

} // namespace fairway::lake_race
