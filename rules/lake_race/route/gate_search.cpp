#include "rules/lake_race/route/gate_search.h"

#include <algorithm>
#include <bit>

namespace fairway::lake_race {

namespace {

constexpr int noRoute = StripLegs::unreachable;

int countShared(const BitCells& cells, const RowSet& rows, const BitCells& water) {
  int count = 0;
  rows.forEach([&](int row) {
    const std::size_t begin = cells.layout().rowAt(row);
    for (std::size_t at = begin; at < begin + static_cast<std::size_t>(cells.layout().words); ++at)
      count += std::popcount(cells[at] & water[at]);
  });
  return count;
}

// Nearly always they do not, and that is quicker to see than how many there are.
bool shareAny(const BitCells& cells, const RowSet& rows, const BitCells& others) {
  if (rows.first() > rows.last()) return false;
  const std::size_t end = cells.layout().rowAt(rows.last() + 1);
  BitCells::Word any = 0;
  for (std::size_t at = cells.layout().rowAt(rows.first()); at < end; ++at)
    any |= cells.data()[at] & others.data()[at];
  return any != 0;
}

constexpr std::array bothSides{PassSide::Left, PassSide::Right};

std::span<const PassSide> sidesOf(std::optional<PassSide> given) {
  if (!given) return bothSides;
  return {&bothSides[*given == bothSides[0] ? 0 : 1], 1};
}

} // namespace

// A gate that may be the next one, and the waves of boats by what they owe. For boats that owe more it is
// never certain.
struct GateSearch::Stage {
  Stage(const BitLayout& layout, Stagger stagger)
      : waves{Wave(layout, stagger), Wave(layout, stagger), Wave(layout, stagger), Wave(layout, stagger),
              Wave(layout, stagger)} {}

  static constexpr std::array<Debt, 5> debts{
      {{Owed::None, false}, {Owed::One, false}, {Owed::More, true}, {Owed::None, true}, {Owed::One, true}}};
  static constexpr std::size_t placeOf(Debt debt) {
    return static_cast<std::size_t>(debt.owed) + (debt.doubt && debt.owed != Owed::More ? 3 : 0);
  }

  void clear() {
    for (Wave& wave : waves) wave.clear();
    awake = done = 0;
    debtorsDropped = passed = false;
  }

  template <class Visit>
  void forEachAwake(Visit visit) const {
    for (unsigned rest = awake; rest != 0; rest &= rest - 1)
      visit(static_cast<std::size_t>(std::countr_zero(rest)));
  }
  // These waves have done all that they can.
  void end(unsigned which) {
    for (std::size_t place = 0; place < waves.size(); ++place)
      if ((which & awake & 1u << place) != 0) waves[place].stop();
    awake &= ~which;
    done |= which;
  }
  bool hasDebtors() const { return (awake & debtors) != 0; }
  static constexpr unsigned debtors = 0b10110;
  static constexpr unsigned allWaves = 0b11111;

  int gate = 0;
  unsigned awake = 0; // a bit for each wave in which there is something: most have nothing, most of the time
  unsigned done = 0;  // a bit for each wave that has been everywhere beside the gate
  bool debtorsDropped = false;
  bool passed = false; // some boat has passed the gate
  bool apart = false;  // no step passes the next gate too
  const GateSteps* steps = nullptr;
  std::array<Wave, 5> waves;  // by `debts`
  std::array<int, 5> ahead{}; // cells beside the gate where each has not been yet
};

GateSearch::GateSearch(const Lake& lake, const BitLayout& layout) : lake_(lake), layout_(layout) {}
GateSearch::~GateSearch() = default;

void GateSearch::clear() {
  for (std::size_t i = 0; i < count_; ++i) stages_[i].clear();
  count_ = 0;
}

void GateSearch::addStage(int gate, const GateSteps& steps) {
  if (count_ == stages_.size()) stages_.emplace_back(layout_, lake_.stagger);
  Stage& stage = stages_[count_++];
  stage.gate = gate;
  stage.steps = &steps;
}

RouteBounds GateSearch::run(const BitCells& water, StripLegs& strip, const OpenChoices& open,
                            SearchListener* listener) {
  water_ = &water;
  strip_ = &strip;
  listener_ = listener;
  finishSide_ = open.finish;
  finishSides_ = sidesOf(open.finish);
  for (std::size_t i = 0; i < count_; ++i) {
    stages_[i].ahead.fill(countShared(stages_[i].steps->near(), stages_[i].steps->rows(), water));
    stages_[i].apart = liesApart(stages_[i]);
  }
  sure_ = any_ = noRoute;
  const std::vector<StripLegs::Passing>& starts = strip.starts(open.start);
  auto next = starts.begin();
  const int lastLeg = leastToFinish();
  for (step_ = 1; step_ + lastLeg < sure_; ++step_) {
    for (std::size_t i = 0; i < count_; ++i)
      if (stages_[i].awake != 0) grow(stages_[i]);
    for (; next != starts.end() && next->steps == step_; ++next)
      pass(1, strip.startGate(next->side), false, next->from, next->direction);
    if (!advance() && next == starts.end()) break;
  }
  const auto found = [](int steps) { return steps < noRoute ? std::optional(steps) : std::nullopt; };
  return {found(std::min(any_, sure_)), found(sure_)};
}

std::size_t GateSearch::numberOf(const Stage& stage) const {
  return static_cast<std::size_t>(&stage - stages_.data());
}

// Fewer steps no boat needs that has gate 3 behind it: so the search may end that much earlier.
int GateSearch::leastToFinish() const {
  int least = noRoute;
  for (std::size_t i = 0; i < count_; ++i) {
    const GateSteps& steps = *stages_[i].steps;
    if (stages_[i].gate != gateCount - 2) continue;
    if (std::any_of(finishSides_.begin(), finishSides_.end(), [&](PassSide side) {
          return shareAny(steps.near(), steps.rows(), strip_->finish(side).near());
        }))
      return 0; // the same step may pass both
    least = std::min(least, strip_->toFinish(finishSide_, steps.behind(), steps.rowsBehind()));
  }
  return least;
}

bool GateSearch::liesApart(const Stage& stage) const {
  const GateSteps& steps = *stage.steps;
  return std::none_of(
      stages_.begin(), stages_.begin() + static_cast<std::ptrdiff_t>(count_), [&](const Stage& next) {
        return next.gate == stage.gate + 1 && shareAny(steps.near(), steps.rows(), next.steps->near());
      });
}

// Whether boats that owe nothing, for certain, have been everywhere behind the gate in all stages of the next
// one: boats that pass it from now on come too late. Of the last buoy each boat counts, for the finish is not
// searched.
bool GateSearch::isOvertaken(const Stage& stage) const {
  if (!stage.passed || !stage.apart || stage.gate == gateCount - 2) return false;
  const GateSteps& steps = *stage.steps;
  return std::all_of(stages_.begin(), stages_.begin() + static_cast<std::ptrdiff_t>(count_),
                     [&](const Stage& next) {
                       return next.gate != stage.gate + 1 || (next.done & 1u) != 0 ||
                              next.waves.front().sawAll(steps.behind(), steps.rowsBehind(), *water_);
                     });
}

// False when nothing moves any more.
bool GateSearch::advance() {
  unsigned moving = 0;
  for (std::size_t i = count_; i-- > 0;) { // the last first: a boat that is overtaken sees it at once
    if (stages_[i].awake == 0) continue;
    advance(stages_[i]);
    if (stages_[i].awake != 0 && isOvertaken(stages_[i])) stages_[i].end(Stage::allWaves);
    moving |= stages_[i].awake;
  }
  return moving != 0;
}

// Boats in doubt go last, and not where others are.
void GateSearch::advance(Stage& stage) {
  stage.forEachAwake([&](std::size_t place) {
    const Debt debt = Stage::debts[place];
    const bool hasTwin = debt.doubt && debt.owed != Owed::More;
    Wave& wave = stage.waves[place];
    wave.advance(hasTwin ? &stage.waves[Stage::placeOf({debt.owed, false})] : nullptr);
    if (wave.still()) stage.awake &= ~(1u << place);
    if (listener_ && place == 0) listener_->came(numberOf(stage), step_, wave);
  });
  if (stage.hasDebtors()) dropDebtors(stage);
}

// A boat that owes comes back to owing nothing behind the gate; where a boat without debts has been before,
// nothing is gained.
void GateSearch::dropDebtors(Stage& stage) {
  const GateSteps& steps = *stage.steps;
  if (!stage.waves.front().sawAll(steps.behind(), steps.rowsBehind(), *water_)) return;
  stage.forEachAwake([&](std::size_t place) {
    if ((Stage::debtors & 1u << place) != 0) stage.waves[place].stop();
  });
  stage.awake &= ~Stage::debtors;
  stage.debtorsDropped = true;
}

// All that comes of a wave comes of its cells beside the gate, each of which is in front once. When all have
// been, the rest of the lake need not be searched; and when that is the wave of those who owe nothing, for
// certain, nobody else can pass the gate any earlier.
void GateSearch::grow(Stage& stage) {
  stage.forEachAwake([&](std::size_t place) {
    Wave& wave = stage.waves[place];
    if (wave.still()) return; // what just entered moves with the next step
    wave.take(stage.steps->near(), stage.steps->rows(), [&](Cell from) {
      --stage.ahead[place];
      stepFrom(stage, Stage::debts[place], from);
    });
    if (stage.ahead[place] > 0)
      wave.spread(*water_);
    else
      stage.end(place == 0 ? Stage::allWaves : 1u << place);
  });
}

// The six steps from a cell beside the stage's gate.
void GateSearch::stepFrom(Stage& stage, Debt debt, Cell from) {
  const GateSteps::Kinds kinds = stage.steps->kindsAt(from);
  if (Wave* wave = waveFor(stage, debt)) wave->enterBeside(from, kinds.none(), *water_);
  forEachStep(from, kinds.forwards, [&](Direction direction, Cell to) {
    if (debt.owed == Owed::None) {
      stage.passed = true;
      const int before = sure_;
      pass(stage.gate + 1, stage.steps->gate(), debt.doubt, from, direction);
      if (listener_ && sure_ < before) listener_->finishes(numberOf(stage), step_, from, direction);
    } else if (debt.owed == Owed::One)
      enter(stage, {Owed::None, debt.doubt}, to);
    else { // one of more is paid: then one or still more are left
      enter(stage, {Owed::More, true}, to);
      enter(stage, {Owed::One, true}, to);
    }
  });
  forEachStep(from, kinds.backwards, [&](Direction, Cell to) {
    enter(stage, debt.owed == Owed::None ? Debt{Owed::One, debt.doubt} : Debt{Owed::More, true}, to);
  });
}

// The steps over water from a cell in some directions, each a bit.
template <class Visit>
void GateSearch::forEachStep(Cell from, unsigned directions, Visit visit) const {
  for (; directions != 0; directions &= directions - 1) {
    const auto direction = static_cast<Direction>(std::countr_zero(directions));
    const Cell to = neighbour(from, direction, lake_.stagger);
    if (lake_.map.contains(to) && water_->has(to)) visit(direction, to);
  }
}

// The wave of boats that owe this, to enter something; null: nothing comes of them any more.
Wave* GateSearch::waveFor(Stage& stage, Debt debt) {
  if (debt.owed != Owed::None && stage.debtorsDropped) return nullptr;
  const std::size_t place = Stage::placeOf(debt);
  if ((stage.done & 1u << place) != 0) return nullptr;
  stage.awake |= 1u << place;
  return &stage.waves[place];
}

void GateSearch::enter(Stage& stage, Debt debt, Cell to) {
  if (Wave* wave = waveFor(stage, debt)) wave->enter(to);
}

// The gate before `gate` was passed: the boat is now in every stage of this one, or further if the same step
// meets that as well.
void GateSearch::pass(int gate, const Gate& passed, bool doubt, Cell from, Direction direction) {
  const Cell to = neighbour(from, direction, lake_.stagger);
  if (gate == gateCount - 1) return finish(passed, doubt, from, direction);
  for (std::size_t i = 0; i < count_; ++i) {
    Stage& stage = stages_[i];
    if (stage.gate != gate) continue;
    const Crossing crossing = stage.steps->crossing(from, direction);
    if (crossing == Crossing::None ||
        metBefore(stage.steps->gate(), passed, lake_.hexOf(from), lake_.hexOf(to)))
      enter(stage, {Owed::None, doubt}, to);
    else if (crossing == Crossing::Backwards)
      enter(stage, {Owed::One, doubt}, to);
    else
      pass(gate + 1, stage.steps->gate(), doubt, from, direction);
  }
}

void GateSearch::finish(const Gate& passed, bool doubt, Cell from, Direction direction) {
  const Cell to = neighbour(from, direction, lake_.stagger);
  const bool atOnce = std::any_of(finishSides_.begin(), finishSides_.end(), [&](PassSide side) {
    const GateSteps& line = strip_->finish(side);
    return line.crossing(from, direction) == Crossing::Forwards &&
           !metBefore(line.gate(), passed, lake_.hexOf(from), lake_.hexOf(to));
  });
  int& best = doubt ? any_ : sure_;
  best = std::min(best, step_ + (atOnce ? 0 : strip_->toFinish(finishSide_, to)));
}

} // namespace fairway::lake_race
