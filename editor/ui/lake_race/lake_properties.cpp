#include "editor/ui/lake_race/lake_properties.h"

#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/letter_counts.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/tools/tools.h"
#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"

#include <wx/propgrid/advprops.h>

namespace fairway::editor::lake_race {

using fairway::lake_race::Slot;

void LakeProperties::show(LakeWorkbench* bench) {
  bench_ = bench;
  facts_.reset();
  PropertiesPanel::show(bench);
}

void LakeProperties::setFacts(std::optional<CourseFacts> facts) {
  facts_ = std::move(facts);
  makeAnew();
}

formats::Body LakeProperties::chosen() const {
  return formats::Body(Chosen{bench_->selection(), bench_->sheet()});
}

void LakeProperties::addAbove() {
  if (const auto* choice = std::get_if<SlotChoice>(&bench_->selection()))
    if (choice->index < bench_->board().slots.size()) addSlot(bench_->board().slots[choice->index]);
  if (const auto* place = std::get_if<TilePlace>(&bench_->selection())) addTile(*place);
  if (const auto* region = std::get_if<CellRegion>(&bench_->selection())) addRegion(*region);
  if (courseOf(bench_->document().content())) addBuoys();
  if (courseOf(bench_->document().content()) || facts_) addCourseFacts();
}

namespace {

constexpr int leftOpen = -1; // a choice that the shortest route makes

wxPGChoices directionChoices() {
  wxPGChoices choices;
  for (const Direction direction : allDirections)
    choices.Add(wxString::FromUTF8(shownName(direction)), static_cast<int>(direction));
  return choices;
}

wxPGChoices raceChoices() {
  wxPGChoices choices;
  for (const fairway::lake_race::RaceLetter race : fairway::lake_race::allRaces)
    choices.Add(wxString(letterOf(race)), static_cast<int>(race));
  return choices;
}

} // namespace

void LakeProperties::addSlot(const Slot& slot) {
  wxPGChoices races = raceChoices(), sides = directionChoices();
  grid().Append(new wxPropertyCategory(wxString::Format(_("Slot %s"), label(slot.at))));
  grid().Append(new wxEnumProperty(_("Race"), "slot.race", races, static_cast<int>(slot.race)));
  grid().Append(new wxEnumProperty(_("Letter's side"), "slot.letter", sides, static_cast<int>(slot.letter)));
  grid().Append(new wxIntProperty(_("Column"), "slot.column", slot.at.column));
  grid().Append(new wxIntProperty(_("Row"), "slot.row", slot.at.row));
}

void LakeProperties::addTile(TilePlace place) {
  const formats::lake_race::TileLayout* layout = tileLayoutOf(bench_->document().content());
  const fairway::lake_race::PlacedTile* tile = layout ? tileAt(*layout, place) : nullptr;
  if (!tile) return;
  grid().Append(new wxPropertyCategory(tile->tile.empty()
                                           ? _("Empty place")
                                           : wxString::Format(_("Tile %s"), wxString::FromUTF8(tile->tile))));
  addReadOnly(_("Place"), wxString::Format(_("row %d, column %d"), place.row + 1, place.column + 1));
  if (tile->tile.empty()) return;
  auto* turned = grid().Append(new wxBoolProperty(_("Turned"), "tile.turned", tile->turned));
  turned->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
}

void LakeProperties::addRegion(const CellRegion& region) {
  grid().Append(new wxPropertyCategory(_("Region")));
  std::map<fairway::lake_race::Terrain, int> counts;
  for (const Cell cell : region) ++counts[bench_->board().map.at(cell)];
  const auto size = static_cast<int>(region.size());
  addReadOnly(_("Size"), wxString::Format(wxPLURAL("%d cell", "%d cells", size), size));
  for (const auto& [terrain, count] : counts)
    addReadOnly(wxString::FromUTF8(shownName(terrain)),
                wxString::Format(wxPLURAL("%d cell", "%d cells", count), count));
  std::vector<Slot> slots;
  for (const Slot& slot : bench_->board().slots)
    if (region.contains(slot.at)) slots.push_back(slot);
  addReadOnly(_("Slots"), describe(letterCounts(slots)));
}

void LakeProperties::addBuoys() {
  const formats::lake_race::CourseBody& body = *courseOf(bench_->document().content());
  grid().Append(new wxPropertyCategory(
      body.race ? wxString::Format(_("Course of race %c"), letterOf(*body.race)) : _("Free course")));
  grid().Append(new wxStringProperty(_("Start buoy"), "course.at.0", label(body.start)));
  if (body.letter) {
    wxPGChoices sides = directionChoices();
    auto* strip = new wxEnumProperty(_("Strip to"), "course.strip", sides, static_cast<int>(*body.letter));
    grid().Append(strip);
    strip->Enable(!body.race); // on a slot the letter decides
  }
  for (std::size_t i = 0; i < 3; ++i) {
    grid().Append(new wxStringProperty(wxString::Format(_("Buoy %zu"), i + 1),
                                       wxString::Format("course.at.%zu", i + 1), label(body.buoys[i])));
    addOpenChoice(wxString::Format(_("Arrow %zu"), i + 1), wxString::Format("course.arrow.%zu", i + 1),
                  body.choices.arrows[i], facts_ ? std::optional(facts_->choices.arrows[i]) : std::nullopt);
    if (facts_ && !facts_->turns[i].natural) addReadOnly("", _("forces a full circle"));
  }
  addOpenChoice(_("Start"), "course.start", body.choices.start,
                facts_ ? std::optional(facts_->choices.start) : std::nullopt);
  addOpenChoice(_("Finish"), "course.finish", body.choices.finish,
                facts_ ? std::optional(facts_->choices.finish) : std::nullopt);
}

// Left to the shortest route, or one of the two; what the route chose is said with it.
template <class T>
void LakeProperties::addOpenChoice(const wxString& label, const wxString& key, std::optional<T> given,
                                   std::optional<T> now) {
  wxPGChoices choices;
  choices.Add(now ? wxString::Format(_("chosen: %s"), wxString::FromUTF8(shownName(*now))) : _("chosen"),
              leftOpen);
  for (const T each : {static_cast<T>(0), static_cast<T>(1)})
    choices.Add(wxString::FromUTF8(shownName(each)), static_cast<int>(each));
  grid().Append(new wxEnumProperty(label, key, choices, given ? static_cast<int>(*given) : leftOpen));
}

void LakeProperties::addCourseFacts() {
  grid().Append(new wxPropertyCategory(_("Route")));
  if (!facts_ || !facts_->route) return addReadOnly(_("Length"), facts_ ? _("no route") : _("not defined"));
  addReadOnly(_("Length"),
              wxString::Format(wxPLURAL("%d step", "%d steps", facts_->route->steps), facts_->route->steps));
  wxString legs;
  for (const int leg : facts_->route->legs) legs += (legs.empty() ? "" : " + ") + wxString::Format("%d", leg);
  addReadOnly(_("Legs"), legs);
  addReadOnly(_("Start cells"), wxString::Format("%zu", facts_->startCells.size()));
}

void LakeProperties::addBelow() {
  if (!bench_->hasBoard()) return;
  const fairway::lake_race::Lake& board = bench_->board();
  grid().Append(new wxPropertyCategory(
      bench_->sheet().tile ? wxString::Format(_("Tile %s"), wxString::FromUTF8(bench_->sheet().tile->name))
                           : _("Lake")));
  if (bench_->sheet().tile)
    grid().Append(
        new wxStringProperty(_("Name"), "tile.name", wxString::FromUTF8(bench_->sheet().tile->name)));
  addReadOnly(_("Size"), wxString::Format("%d x %d", board.map.columns(), board.map.rows()));
  const auto cellCount = [&board](fairway::lake_race::Terrain terrain) {
    const int n = board.map.count(terrain);
    return wxString::Format(wxPLURAL("%d cell", "%d cells", n), n);
  };
  const bool own = ownLake(bench_->document().content()) ||
                   bench_->document().content().is<formats::lake_race::TilesetBody>();
  if (own)
    grid().Append(new wxIntProperty(_("Strip"), "strip", board.strip));
  else
    addReadOnly(_("Strip"), wxString::Format("%d", board.strip));
  addReadOnly(_("Water"), cellCount(fairway::lake_race::Terrain::Water));
  addReadOnly(_("Land"), cellCount(fairway::lake_race::Terrain::Land));
  addReadOnly(_("Slots"), describe(letterCounts(board.slots)));
}

CommandPtr LakeProperties::courseChange(const wxString& key, const wxVariant& value) const {
  const formats::lake_race::CourseBody& body = *courseOf(bench_->document().content());
  const auto open = [&value]<class T>(T) -> std::optional<T> {
    return value.GetLong() == leftOpen ? std::nullopt : std::optional(static_cast<T>(value.GetLong()));
  };
  const int buoy = key.Last() - '0';
  if (key.StartsWith("course.at.")) {
    const std::optional<Cell> to = cellLabelled(value.GetString().utf8_string());
    return to ? moveBuoy(body, bench_->board(), buoy, *to) : nullptr;
  }
  if (key.StartsWith("course.arrow.")) return setArrow(body, buoy, open(fairway::lake_race::Arrow()));
  if (key == "course.start") return setStart(body, open(fairway::lake_race::PassSide()));
  if (key == "course.finish") return setFinish(body, open(fairway::lake_race::PassSide()));
  if (key == "course.strip" && body.letter)
    return turnStrip(body, bench_->board(),
                     static_cast<int>(value.GetLong()) - static_cast<int>(*body.letter));
  return nullptr;
}

CommandPtr LakeProperties::slotChange(const wxString& key, long value) const {
  const auto* choice = std::get_if<SlotChoice>(&bench_->selection());
  if (!choice) return nullptr;
  std::vector<Slot> slots = bench_->board().slots;
  Slot& slot = slots[choice->index];
  if (key == "slot.race") slot.race = static_cast<fairway::lake_race::RaceLetter>(value);
  if (key == "slot.letter") slot.letter = static_cast<Direction>(value);
  if (key == "slot.column") slot.at.column = static_cast<int>(value);
  if (key == "slot.row") slot.at.row = static_cast<int>(value);
  if (!bench_->board().map.contains(slot.at)) return nullptr;
  std::string change = say("Change {1}", {describe(bench_->board().slots[choice->index])});
  return changeSlots(std::move(change), bench_->sheet(), std::move(slots));
}

CommandPtr LakeProperties::changeOf(const wxString& key, const wxVariant& value) {
  const formats::Document& content = bench_->document().content();
  if (key == "strip") return changeStrip(content, static_cast<int>(value.GetLong()));
  if (key.StartsWith("course.")) return courseChange(key, value);
  if (key.StartsWith("slot.")) return slotChange(key, value.GetLong());
  if (key == "tile.name" && bench_->sheet().tile)
    return renameTile(content, bench_->sheet().tile->name, value.GetString().utf8_string());
  if (key == "tile.turned") return turnTile(*tileLayoutOf(content), std::get<TilePlace>(bench_->selection()));
  return nullptr;
}

// The sheet is named by its tile: it goes along.
void LakeProperties::applied(const wxString& key, const wxVariant& value) {
  if (key == "tile.name" && bench_->sheet().tile)
    bench_->showTile({bench_->sheet().tile->side, value.GetString().utf8_string()});
}

} // namespace fairway::editor::lake_race
