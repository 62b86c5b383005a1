#include "validator/river/solve/fleet_moves.h"

#include <algorithm>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

// A few boats, ascending, without allocation.
struct Boats {
  std::array<std::uint8_t, mostBoats> at{};
  std::size_t size = 0;

  std::span<const std::uint8_t> all() const { return {at.data(), size}; }
  void add(std::uint8_t section) {
    std::size_t i = size++;
    for (; i > 0 && at[i - 1] > section; --i) at[i] = at[i - 1];
    at[i] = section;
  }
};

Boats without(std::span<const std::uint8_t> boats, std::uint8_t section) {
  Boats left;
  bool taken = false;
  for (std::uint8_t boat : boats) {
    if (boat == section && !taken)
      taken = true;
    else
      left.at[left.size++] = boat;
  }
  return left;
}

Boats moved(std::span<const std::uint8_t> boats, std::uint8_t from, int to) {
  Boats result = without(boats, from);
  result.add(static_cast<std::uint8_t>(to));
  return result;
}

std::vector<WeightedFace> weighted(const Die& die) {
  std::vector<WeightedFace> faces;
  for (const Face& face : die) {
    const auto same = [&](const WeightedFace& other) { return other.face == face; };
    const auto found = std::find_if(faces.begin(), faces.end(), same);
    (found == faces.end() ? faces.emplace_back(WeightedFace{face, 0}) : *found).chance += 1;
  }
  for (WeightedFace& face : faces) face.chance /= static_cast<double>(die.size());
  return faces;
}

} // namespace

FleetMoves::FleetMoves(const River& river)
    : river_(river), fleets_(river.length(), river.boats), faces_(weighted(river.die)) {
  const Currents currents(river);
  for (int boats = 0; boats <= river.boats; ++boats) {
    auto& all = options_.emplace_back();
    all.reserve(static_cast<std::size_t>(phases() * fleets_.count(boats)));
    for (int phase = 0; phase < phases(); ++phase)
      for (int fleet = 0; fleet < fleets_.count(boats); ++fleet)
        all.push_back(optionsOf(currents, Phase{phase}, FleetId{boats, fleet}));
  }
}

FleetOptions FleetMoves::optionsOf(const Currents& currents, Phase phase, FleetId id) const {
  FleetOptions options;
  const auto boats = fleets_.boatsOf(id);
  auto& places = options.section;
  for (std::uint8_t boat : boats)
    if (options.sections == 0 || places[options.sections - 1U] != boat) places[options.sections++] = boat;
  for (std::size_t i = 0; i < options.sections; ++i) {
    const std::uint8_t from = places[i];
    for (int number = 1; number <= mostNumber; ++number) {
      const Landing end = currents.sail(phase, SectionNow{from}, number);
      options.sail[i][static_cast<std::size_t>(number - 1)] =
          end.isHarbour() ? MoveEnd::home(fleets_.idOf(without(boats, from).all()).index)
                          : MoveEnd::on(fleets_.idOf(moved(boats, from, end.section().number).all()).index);
    }
    if (i + 1 < options.sections) {
      const SectionNow end = currents.blownUp(phase, SectionNow{from}, SectionNow{places[i + 1]});
      options.up[i] = fleets_.idOf(moved(boats, from, end.number).all()).index;
    }
    const auto together = static_cast<int>(std::count(boats.begin(), boats.end(), from));
    const bool ownConvoy = together >= convoySize;
    if (i == 0 || ownConvoy || currents.isLee(phase, SectionNow{from})) continue;
    const int others = river_.convoy == Convoy::Any ? convoySize - together : 255;
    options.back[options.backs++] = {from, static_cast<std::uint8_t>(others),
                                     fleets_.idOf(moved(boats, from, places[i - 1]).all()).index};
  }
  return options;
}

} // namespace fairway::validator::river
