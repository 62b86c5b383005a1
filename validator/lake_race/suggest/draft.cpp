#include "validator/lake_race/suggest/draft.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Cell& cellOfBuoy(Placement& placement, int buoy) {
  return buoy == 0 ? placement.start : placement.buoys[static_cast<std::size_t>(buoy - 1)];
}

// A buoy that stands on a slot of its race goes with it.
std::optional<int> buoyOn(const Draft& draft, const Slot& slot) {
  if (!draft.isCourse || draft.race != slot.race) return std::nullopt;
  Placement placement = draft.placement;
  for (int buoy = 0; buoy <= 3; ++buoy)
    if (cellOfBuoy(placement, buoy) == slot.at) return buoy;
  return std::nullopt;
}

bool rebuild(Draft& draft) {
  auto lake = buildLake(*draft.tiles->set, draft.tiles->side, draft.tiles->layout);
  if (!lake) return false;
  draft.lake = std::move(*lake);
  return true;
}

PlacedTile& tileAt(Draft& draft, std::pair<std::size_t, std::size_t> place) {
  return draft.tiles->layout[place.first][place.second];
}

struct Apply {
  Draft& draft;

  bool operator()(const SetCell& edit) const {
    if (draft.lake.map.at(edit.cell) == edit.to) return false;
    draft.lake.map.set(edit.cell, edit.to);
    return true;
  }
  bool operator()(const MoveSlot& edit) const {
    Slot& slot = draft.lake.slots[edit.slot];
    if (draft.lake.map.at(edit.to) == Terrain::Void) return false;
    if (const auto buoy = buoyOn(draft, slot)) cellOfBuoy(draft.placement, *buoy) = edit.to;
    slot.at = edit.to;
    return true;
  }
  bool operator()(const TurnSlot& edit) const {
    Slot& slot = draft.lake.slots[edit.slot];
    if (buoyOn(draft, slot) == 0) draft.placement.letter = edit.to;
    slot.letter = edit.to;
    return true;
  }
  bool operator()(const MoveBuoy& edit) const {
    if (draft.lake.map.at(edit.to) == Terrain::Void) return false;
    cellOfBuoy(draft.placement, edit.buoy) = edit.to;
    return true;
  }
  bool operator()(const TurnStrip& edit) const {
    draft.placement.letter = edit.to;
    return true;
  }
  bool operator()(const Reassign& edit) const {
    const auto placement = placementOf(draft.lake, *draft.race, edit.order);
    if (!placement || *placement == draft.placement) return false;
    draft.placement = *placement;
    draft.choices = {};
    return true;
  }
  bool operator()(const TurnArrow& edit) const {
    draft.choices.arrows[static_cast<std::size_t>(edit.buoy - 1)] = edit.to;
    return true;
  }
  bool operator()(const SwapTiles& edit) const {
    std::swap(tileAt(draft, edit.one), tileAt(draft, edit.other));
    return rebuild(draft);
  }
  bool operator()(const TurnTile& edit) const {
    tileAt(draft, edit.place).turned = !tileAt(draft, edit.place).turned;
    return rebuild(draft);
  }
};

std::string pairOf(Cell cell) {
  return "[" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + "]";
}

std::string written(const PlacedTile& tile) {
  return tile.tile + (tile.turned ? "@180" : "");
}

struct Describe {
  const Draft& before;
  const Draft& after;

  std::string slotKey(std::size_t slot) const {
    return (before.isCourse ? "lake.slots[" : "slots[") + std::to_string(slot + 1) + "]";
  }
  static std::string buoyKey(int buoy) { return buoy == 0 ? "start" : "buoys[" + std::to_string(buoy) + "]"; }
  static std::string placeKey(std::pair<std::size_t, std::size_t> place) {
    return "tiles.layout[" + std::to_string(place.first + 1) + "][" + std::to_string(place.second + 1) + "]";
  }
  std::string tileIn(const Draft& draft, std::pair<std::size_t, std::size_t> place) const {
    return written(draft.tiles->layout[place.first][place.second]);
  }
  Phrase raceOf(std::size_t slot) const { return std::string(1, letterOf(before.lake.slots[slot].race)); }
  Phrase placeOf(std::size_t slot) const { return label(before.lake.slots[slot].at); }

  EditWords operator()(const SetCell& edit) const {
    if (edit.to == Terrain::Land) return {edit.cell, "land", {}, phrase("land on {1}", {label(edit.cell)})};
    return {edit.cell, "water", {}, phrase("water on {1}", {label(edit.cell)})};
  }
  EditWords operator()(const MoveSlot& edit) const {
    EditWords words{{}, {}, {{slotKey(edit.slot) + ".at", pairOf(edit.to)}}, {}};
    if (const auto buoy = buoyOn(before, before.lake.slots[edit.slot]))
      words.keys.emplace_back(buoyKey(*buoy) + ".at", pairOf(edit.to));
    words.text = phrase("slot {1} at {2} to {3}", {raceOf(edit.slot), placeOf(edit.slot), label(edit.to)});
    return words;
  }
  EditWords operator()(const TurnSlot& edit) const {
    EditWords words{{}, {}, {{slotKey(edit.slot) + ".letter", std::string(nameOf(edit.to))}}, {}};
    if (buoyOn(before, before.lake.slots[edit.slot]) == 0)
      words.keys.emplace_back("start.letter", std::string(nameOf(edit.to)));
    words.text = phrase("the letter of slot {1} at {2} to {3}",
                        {raceOf(edit.slot), placeOf(edit.slot), std::string(nameOf(edit.to))});
    return words;
  }
  EditWords operator()(const MoveBuoy& edit) const {
    return {{},
            {},
            {{buoyKey(edit.buoy) + ".at", pairOf(edit.to)}},
            phrase("buoy {1} to {2}", {edit.buoy, label(edit.to)})};
  }
  EditWords operator()(const TurnStrip& edit) const {
    return {{},
            {},
            {{"start.letter", std::string(nameOf(edit.to))}},
            phrase("the strip to {1}", {std::string(nameOf(edit.to))})};
  }
  EditWords operator()(const Reassign& edit) const {
    EditWords words;
    words.keys = {{"start.at", pairOf(after.placement.start)},
                  {"start.letter", std::string(nameOf(after.placement.letter))}};
    for (int buoy = 1; buoy <= 3; ++buoy)
      words.keys.emplace_back(buoyKey(buoy) + ".at",
                              pairOf(after.placement.buoys[static_cast<std::size_t>(buoy - 1)]));
    words.text = phrase("buoys on slots {1} {2} {3} {4}",
                        {edit.order[0] + 1, edit.order[1] + 1, edit.order[2] + 1, edit.order[3] + 1});
    return words;
  }
  EditWords operator()(const TurnArrow& edit) const {
    return {{},
            {},
            {{buoyKey(edit.buoy) + ".arrow", std::string(nameOf(edit.to))}},
            edit.to == Arrow::Clockwise ? phrase("the arrow of buoy {1} clockwise", {edit.buoy})
                                        : phrase("the arrow of buoy {1} counterclockwise", {edit.buoy})};
  }
  EditWords operator()(const SwapTiles& edit) const {
    return {
        {},
        {},
        {{placeKey(edit.one), tileIn(after, edit.one)}, {placeKey(edit.other), tileIn(after, edit.other)}},
        phrase("tiles {1} and {2} exchanged",
               {before.tiles->layout[edit.one.first][edit.one.second].tile,
                before.tiles->layout[edit.other.first][edit.other.second].tile})};
  }
  EditWords operator()(const TurnTile& edit) const {
    return {{},
            {},
            {{placeKey(edit.place), tileIn(after, edit.place)}},
            phrase("tile {1} turned", {before.tiles->layout[edit.place.first][edit.place.second].tile})};
  }
};

} // namespace

std::optional<Draft> edited(const Draft& draft, const DraftEdit& edit) {
  Draft after = draft;
  if (!std::visit(Apply{after}, edit)) return std::nullopt;
  return after;
}

EditWords inWords(const Draft& before, const DraftEdit& edit) {
  const auto after = edited(before, edit);
  FAIRWAY_EXPECTS(after.has_value());
  return std::visit(Describe{before, *after}, edit);
}

std::vector<EditWords> inWords(const Draft& before, const std::vector<DraftEdit>& edits) {
  std::vector<EditWords> words;
  Draft now = before;
  for (const DraftEdit& edit : edits) {
    words.push_back(inWords(now, edit));
    now = *edited(now, edit);
  }
  return words;
}

bool sameBoard(const Draft& a, const Draft& b) {
  return a.lake == b.lake && a.placement == b.placement && a.choices == b.choices;
}

} // namespace fairway::validator::lake_race
