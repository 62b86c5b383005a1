#include "validator/regatta/pilot/table_pilot.h"

#include "rules/regatta/table/regatta_play.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::validator::regatta {

using fairway::regatta::RegattaPlay;

table::Pilot tablePilot(std::shared_ptr<const FleetWaters> waters, PilotKind kind, std::uint64_t seed,
                        int seat) {
  // Not one of the streams that cards come from.
  const Random start(streamSeed(streamSeed(~seed, 0), static_cast<std::uint64_t>(seat)));
  return [waters = std::move(waters), kind, random = start](const table::Play& play) mutable -> Tree {
    const auto& regatta = static_cast<const RegattaPlay&>(play);
    if (regatta.moment() == table::Moment::Place) {
      const std::optional<Pose> pose = Fleet::placeIn(*waters, regatta.race());
      return pose ? fairway::regatta::poseChoice(*pose) : Tree();
    }
    return turnChoice(Fleet::turnIn(*waters, regatta.race(), random.next(), kind));
  };
}

std::vector<std::pair<Tree, double>> turnsAfterEach(const FleetWaters& waters, const Race& race) {
  std::vector<std::pair<Tree, double>> list;
  for (const Turn& turn : race.legalTurns()) {
    Race next = race;
    static_cast<void>(next.act(turn)); // legal
    list.emplace_back(turnChoice(turn), waters.valueOf(next.boat(turn.seat).standing));
  }
  return list;
}

std::vector<std::pair<Tree, double>> turnsFromStarts(const FleetWaters& waters, const Race& race,
                                                     std::size_t most) {
  std::vector<std::pair<Tree, double>> list;
  for (const Pose& pose : waters.starts()) {
    if (list.size() == most) break;
    if (!race.whyNotPlace(race.seatToAct(), pose))
      list.emplace_back(fairway::regatta::poseChoice(pose), waters.valueOf({pose, {}}));
  }
  return list;
}

namespace {

constexpr std::size_t startsAdvised = 24;

// What pilots know of a course, kept together: one part looks into the other.
struct Solved {
  std::unique_ptr<CourseStudy> study;
  std::unique_ptr<FleetWaters> waters;
};

} // namespace

std::optional<NoPilot> RegattaTablePilots::solve(WorkWatch& watch) {
  if (waters_) return std::nullopt;
  using enum NoPilot::Why;
  auto study = std::make_unique<CourseStudy>(course_, deck_);
  if (!study->fits() || Fresh::bytesFor(study->waters(), study->passings().layers()) > Fresh::mostBytes)
    return NoPilot{Unplayable, phrase("cannot be sailed: the table is too large; see `fairway validate`")};
  if (!study->turns().turns())
    return NoPilot{Unplayable,
                   phrase("cannot be sailed: the finish cannot be reached; see `fairway validate`")};
  const auto fresh = Fresh::solved(study->waters(), study->passings(), watch);
  if (!fresh) return NoPilot{Stopped, phrase("stopped")};
  const auto kept = std::make_shared<Solved>(Solved{std::move(study), std::make_unique<FleetWaters>(fresh)});
  waters_ = {kept, kept->waters.get()};
  return std::nullopt;
}

Result<table::Pilot, NoPilot> RegattaTablePilots::pilot(const std::string& name, int seat, WorkWatch& watch) {
  const auto kind = pilotNamed(name);
  if (!kind) return noSuchPilot(name);
  if (auto none = solve(watch)) return *none;
  return tablePilot(waters_, *kind, seed_, seat);
}

Result<Advice, table::Refused> RegattaTablePilots::advice(const table::Play& play, WorkWatch& watch) {
  const Phrase measure = phrase("expected turns with fresh hands by the good pilot");
  const table::Moment moment = play.moment();
  if (moment != table::Moment::Place && moment != table::Moment::Turn) return Advice{measure, {}};
  if (const auto none = solve(watch))
    return table::notThisMoment(phrase("there is no advice: {1}", {none->message}));
  const Race& race = static_cast<const fairway::regatta::RegattaPlay&>(play).race();
  return adviceOf(measure, moment == table::Moment::Place ? turnsFromStarts(*waters_, race, startsAdvised)
                                                          : turnsAfterEach(*waters_, race));
}

} // namespace fairway::validator::regatta
