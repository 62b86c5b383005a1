#include "editor/model/lake_race/place_actions.h"

#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/tools/tools.h"
#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"
#include "rules/lake_race/route/choose.h"

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;

namespace {

class Actions {
public:
  Actions(const LakeWorkbench& bench, Cell cell) : bench_(bench), cell_(cell) {}

  std::vector<PlaceAction> all() {
    if (!bench_.hasBoard() || !bench_.board().map.contains(cell_)) return {};
    if (courseOf(bench_.document().content())) addCourse();
    if (tileLayoutOf(bench_.document().content())) addTile();
    if (bench_.paintable()) {
      addRegion();
      addSlots();
      addTerrain();
    }
    return std::move(actions_);
  }

private:
  void add(std::string text, std::function<void(LakeWorkbench&)> act) {
    actions_.push_back({std::move(text), std::move(act), std::exchange(startsGroup_, false)});
  }

  // A step that is made now and done if it is chosen; it says itself what it does.
  void add(CommandPtr command) {
    if (!command) return;
    std::string text = command->text();
    auto kept = std::make_shared<CommandPtr>(std::move(command));
    add(std::move(text), [kept, revision = bench_.document().revision()](LakeWorkbench& bench) {
      if (bench.document().revision() == revision) bench.apply(std::move(*kept));
    });
  }

  void startGroup() { startsGroup_ = !actions_.empty(); }

  void addCourse() {
    const formats::lake_race::CourseBody& body = *courseOf(bench_.document().content());
    const auto placement = placementOf(body, bench_.board());
    if (!placement || !gatesDefined(bench_.board(), *placement)) return;
    const fairway::lake_race::Choices now = chosen(bench_.board(), *placement, body.choices);
    for (int buoy = 1; buoy <= 3; ++buoy)
      if (body.buoys[static_cast<std::size_t>(buoy - 1)] == cell_) {
        add(setArrow(body, buoy, otherArrow(now.arrows[static_cast<std::size_t>(buoy - 1)])));
        if (body.choices.arrows[static_cast<std::size_t>(buoy - 1)]) add(setArrow(body, buoy, std::nullopt));
      }
    if (isStrip(*placement)) {
      add(setStart(body, otherSide(now.start)));
      add(setFinish(body, otherSide(now.finish)));
    }
    if (placement->start == cell_ && !body.race)
      for (const int sixths : {-1, 1}) add(turnStrip(body, bench_.board(), sixths));
    startGroup();
    add(chooseForMe(body));
    if (body.race)
      for (const int by : {1, -1}) add(stepAssignment(body, bench_.board(), by));
  }

  bool isStrip(const fairway::lake_race::Placement& placement) const {
    for (int steps = 0; steps <= bench_.board().strip + 1; ++steps)
      if (ahead(placement.start, placement.letter, steps, bench_.board().stagger) == cell_) return true;
    return false;
  }

  void addTile() {
    const formats::lake_race::TileLayout& layout = *tileLayoutOf(bench_.document().content());
    const auto& set = bench_.references().set;
    const auto place = set ? placeAt(*set, layout.side, cell_) : std::nullopt;
    if (!place) return;
    add(turnTile(layout, *place));
    add(liftTile(layout, *place));
    if (!isFinished(layout)) add(layTheRest(layout, *set));
  }

  void addRegion() {
    const auto* region = std::get_if<CellRegion>(&bench_.selection());
    if (!region || !region->contains(cell_)) return;
    add(sayCount("Clear {n} cell", "Clear {n} cells", region->size()),
        [](LakeWorkbench& bench) { bench.clearRegion(); });
  }

  void addSlots() {
    startGroup();
    const std::vector<Slot>& slots = bench_.board().slots;
    bool free = bench_.board().map.at(cell_) != Terrain::Void;
    for (std::size_t i = 0; i < slots.size(); ++i)
      if (slots[i].at == cell_) addSlot(i), free = false;
    if (!free) return;
    for (const RaceLetter race : fairway::lake_race::allRaces) {
      std::vector<Slot> after = slots;
      after.push_back({race, cell_, letterFor(race)});
      std::string text = say("Set {1}", {describe(after.back())});
      add(changeSlots(std::move(text), bench_.sheet(), std::move(after)));
    }
  }

  // That with the most room at the start, where there is one.
  Direction letterFor(RaceLetter race) const {
    const auto best =
        bench_.sheet().tile ? std::nullopt : PlacementMap(bench_.board(), race).bestLetter(cell_);
    return best.value_or(bench_.options().slotLetter);
  }

  void addSlot(std::size_t index) {
    const std::vector<Slot>& slots = bench_.board().slots;
    for (const int sixths : {-1, 1}) {
      std::vector<Slot> after = slots;
      after[index].letter = turned(after[index].letter, sixths);
      std::string text =
          say("Turn the letter of {1} to {2}", {describe(after[index]), shownName(after[index].letter)});
      add(changeSlots(std::move(text), bench_.sheet(), std::move(after)));
    }
    if (!bench_.sheet().tile)
      add(say("Choose the letter of {1}", {describe(slots[index])}),
          [cell = cell_](LakeWorkbench& bench) { bench.chooseLetter(cell); });
    std::vector<Slot> without = slots;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(index));
    add(changeSlots(say("Remove {1}", {describe(slots[index])}), bench_.sheet(), std::move(without)));
  }

  void addTerrain() {
    startGroup();
    const fairway::lake_race::Lake& board = bench_.board();
    for (const Terrain terrain : {Terrain::Land, Terrain::Water, Terrain::Void}) {
      CellPaints paints;
      for (const Cell cell : withImage(board, bench_.options().symmetry, cell_))
        paints.push_back({cell, terrain});
      add(paintCells(board.map, bench_.sheet(), paints));
    }
    startGroup();
    CellPaints filled;
    for (const Cell cell : connected(board, cell_)) filled.push_back({cell, bench_.options().terrain});
    if (filled.size() > 1) add(paintCells(board.map, bench_.sheet(), filled, PaintVerb::Fill));
    add(say("Pick up"), [cell = cell_](LakeWorkbench& bench) { bench.pickUp(cell); });
  }

  const LakeWorkbench& bench_;
  Cell cell_;
  std::vector<PlaceAction> actions_;
  bool startsGroup_ = false;
};

} // namespace

std::vector<PlaceAction> actionsAt(const LakeWorkbench& bench, Cell cell) {
  return Actions(bench, cell).all();
}

} // namespace fairway::editor::lake_race
