#include "editor/model/lake_race/lake_workbench.h"

#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/analysis/course_analysis.h"
#include "editor/model/lake_race/analysis/set_overlay.h"
#include "editor/model/lake_race/board/clipboard.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/tools/tools.h"
#include "editor/model/words/translation.h"
#include "formats/document/reader.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using fairway::lake_race::Terrain;
using formats::Point;
using formats::ThemeName;
using formats::lake_race::Layer;

namespace {

ThemeName themeOf(fairway::lake_race::BoardSide side) {
  return side == fairway::lake_race::BoardSide::Light ? ThemeName::Light : ThemeName::Dark;
}

// Which side of the tiles a course is raced on is said in the file of its lake.
ThemeName themeBehind(const formats::Document& content) {
  const std::filesystem::path lake = referenceOf(content);
  if (!courseOf(content) || lake.empty()) return ThemeName::Dark;
  const auto read = formats::readDocumentFile(lake);
  const formats::lake_race::TileLayout* layout = read ? tileLayoutOf(read->document) : nullptr;
  return layout ? themeOf(layout->side) : ThemeName::Dark;
}

} // namespace

LakeWorkbench::LakeWorkbench(std::unique_ptr<EditedDocument> document)
    : Workbench(std::move(document)), behind_(themeBehind(Workbench::document().content())) {
  if (const auto* set = this->document().content().as<formats::lake_race::TilesetBody>())
    sheet_.tile = firstTile(set->set);
  options_.stamp = islandStamps()[3].patch;
  refresh();
  tool_ = makeTool(tools().front(), *this);
}

bool LakeWorkbench::paintable() const {
  return mapOf(document().content(), sheet_) != nullptr;
}

std::vector<ToolId> LakeWorkbench::tools() const {
  if (courseOf(document().content()) && hasBoard()) return {ToolId::Course};
  if (tileLayoutOf(document().content()) && references().set) return {ToolId::Tiles};
  if (paintable() && hasBoard())
    return {ToolId::Paint, ToolId::Rectangle, ToolId::Ellipse, ToolId::Erase, ToolId::Fill,
            ToolId::Stamp, ToolId::Slot,      ToolId::Select,  ToolId::Region};
  return {ToolId::Select};
}

bool LakeWorkbench::offers(ToolId id) const {
  const std::vector<ToolId> fitting = tools();
  return std::find(fitting.begin(), fitting.end(), id) != fitting.end();
}

void LakeWorkbench::take(ToolId id) {
  FAIRWAY_EXPECTS(offers(id));
  beforePaste_.reset();
  if (tool_->id() != id) tool_ = makeTool(id, *this);
  notify();
}

void LakeWorkbench::select(Selection selection) {
  selection_ = std::move(selection);
  tell();
}

const formats::Scene* LakeWorkbench::scene() const {
  if (!hasBoard()) return nullptr;
  if (!scene_) {
    scene_ = std::make_unique<formats::lake_race::BoardScene>(board_);
    mark(*scene_);
  }
  return scene_.get();
}

ThemeName LakeWorkbench::theme() const {
  const formats::lake_race::TileLayout* layout = tileLayoutOf(document().content());
  return layout ? themeOf(layout->side) : sheet_.tile ? themeOf(sheet_.tile->side) : behind_;
}

formats::Layers LakeWorkbench::overviewLayers(formats::Layers shown) const {
  return shown.without(Layer::Labels).without(Layer::Findings);
}

Cell LakeWorkbench::cellAt(Point at) const {
  return formats::lake_race::cellAt(at, board_.stagger);
}

Point LakeWorkbench::centreOf(Cell cell) const {
  return formats::lake_race::centreOf(cell, board_.stagger);
}

std::string LakeWorkbench::describe(Point at) const {
  const Cell cell = cellAt(at);
  if (!board_.map.contains(cell)) return {};
  return std::to_string(cell.column) + ", " + std::to_string(cell.row) + "  (" + label(cell) + ")";
}

std::optional<Point> LakeWorkbench::centreOf(const Spot& spot) const {
  return spot.kind == Spot::Kind::Cell ? std::optional(centreOf(cellOf(spot))) : std::nullopt;
}

Point LakeWorkbench::stepped(std::optional<Point> from, Key key) const {
  const fairway::lake_race::TerrainMap& map = board_.map;
  Cell cell = from ? cellAt(*from) : Cell{(map.columns() + 1) / 2, (map.rows() + 1) / 2};
  cell.column += key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
  cell.row += key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
  cell.column = std::clamp(cell.column, 1, map.columns());
  cell.row = std::clamp(cell.row, 1, map.rows());
  return centreOf(cell);
}

CellPointer LakeWorkbench::onCell(const Pointer& pointer) const {
  return {cellAt(pointer.at), pointer.button, pointer.shift, pointer.control, pointer.byKeys};
}

void LakeWorkbench::press(const CellPointer& pointer) {
  if (!hasBoard()) return;
  if (pointer.button == Button::Right) {
    if (toolTakesRightButton()) pickUp(pointer.cell);
    return;
  }
  apply(tool_->press(pointer));
}

void LakeWorkbench::move(const CellPointer& pointer) {
  if (hasBoard()) apply(tool_->move(pointer));
}

void LakeWorkbench::release(const CellPointer& pointer) {
  if (hasBoard() && pointer.button == Button::Left) apply(tool_->release(pointer));
}

void LakeWorkbench::wheel(int notches) {
  if (!hasBoard()) return;
  apply(tool_->wheel(notches));
  notify();
}

void LakeWorkbench::key(Key key) {
  if (!hasBoard()) return;
  if (key == Key::Delete && hasRegion()) return clearRegion();
  apply(tool_->key(key));
  notify();
}

// What paints picks up with it; all other hands ask what can be done there.
bool LakeWorkbench::toolTakesRightButton() const {
  return paintable() && toolInHand() != ToolId::Select && toolInHand() != ToolId::Region;
}

bool LakeWorkbench::cancel() {
  const bool had = tool_->cancel();
  if (!had && beforePaste_) { // the paste is cancelled: the tool holds what it held before
    const BeforePaste before = std::move(*beforePaste_);
    options_.stamp = before.stamp;
    take(offers(before.tool) ? before.tool : tools().front());
    return true;
  }
  notify();
  return had;
}

void LakeWorkbench::lookLike(const Workbench& other) {
  const auto& lake = dynamic_cast<const LakeWorkbench&>(other);
  preview_ = lake.preview_;
  if (lake.sheet_.tile) showTile(*lake.sheet_.tile);
}

ExaminationTask LakeWorkbench::examination() {
  const formats::lake_race::CourseBody* body = courseOf(document().content());
  std::optional<fairway::lake_race::Placement> placement;
  if (body && hasBoard()) placement = placementOf(*body, board_);
  if (preview_) placement = placementOf(board_, preview_->race, assignmentNumbered(preview_->number));
  // The buoys follow at once; gates, route and findings when they are known. A lake that is only looked at in
  // this way shows the slots of all its races: they can be worked on.
  std::optional<formats::lake_race::CourseMarks> marks;
  if (placement)
    marks = formats::lake_race::CourseMarks{*placement, std::nullopt, body ? body->race : std::nullopt};
  showCourse(std::move(marks), {});
  return examinationOf(taskFor(deepWork(), earlyWord()));
}

ExaminationTask LakeWorkbench::deepTask(std::shared_ptr<DeepWork> work) const {
  return examinationOf(taskFor(std::move(work), {}));
}

LakeTask LakeWorkbench::taskFor(std::shared_ptr<DeepWork> work, EarlyWord early) const {
  return {document().revision(), document().content(), shown_.lake, shown_.fault, preview_,
          std::move(work),       std::move(early)};
}

std::string LakeWorkbench::whyNothingDeep() const {
  return hasBoard() && !preview_ ? say("Choose a course to see its figures.") : Workbench::whyNothingDeep();
}

std::optional<std::string> LakeWorkbench::deepPart() const {
  if (document().content().is<formats::lake_race::TilesetBody>()) return "";
  if (!hasBoard()) return std::nullopt;
  if (courseOf(document().content())) return "";
  if (!preview_) return std::nullopt;
  return letterOf(preview_->race) + std::to_string(preview_->number + 1);
}

std::vector<WhatIf> LakeWorkbench::whatIfs() const {
  return deepPart() && course_ ? whatIfsOf(board_, *course_) : std::vector<WhatIf>();
}

DeepWords LakeWorkbench::deepWords() const {
  if (!document().content().is<formats::lake_race::TilesetBody>()) return {};
  return {marked("&Verify every lake"), marked("The lakes are being verified: {1} %. F8 stops it.")};
}

void LakeWorkbench::show(const Examination& examination) {
  noteJudged(examination);
  const auto& course = dynamic_cast<const LakeExamination&>(examination).course;
  if (!course) return;
  const formats::lake_race::CourseBody* body = courseOf(document().content());
  showCourse(
      formats::lake_race::CourseMarks{course->placement, course->choices, body ? body->race : std::nullopt},
      course->route ? course->route->cells : std::vector<Cell>());
}

void LakeWorkbench::showFinding(const validator::Finding* finding) {
  findings_.clear();
  if (finding) findings_.push_back(markOf(*finding));
  const auto* set = document().content().as<formats::lake_race::TilesetBody>();
  findingTile_ = finding && set ? tileNamedIn(set->set, finding->key) : std::nullopt;
  // Once: a user who goes on to another tile while the finding stays chosen is not called back.
  const std::string name = finding ? finding->code + " " + finding->key : std::string();
  if (findingTile_ && std::exchange(broughtTo_, name) != name && findingTile_ != sheet_.tile)
    showTile(*findingTile_);
  marksChanged();
}

void LakeWorkbench::showCourse(std::optional<formats::lake_race::CourseMarks> course,
                               std::vector<Cell> route) {
  course_ = std::move(course);
  route_ = std::move(route);
  marksChanged();
}

void LakeWorkbench::mark(formats::lake_race::BoardScene& scene) const {
  scene.course = course_;
  scene.route = route_;
  // The cells of another tile would be marked on this one.
  scene.findings =
      findingTile_ && findingTile_ != sheet_.tile ? std::vector<formats::FindingMark>() : findings_;
  scene.heat = heat();
  scene.boats.clear();
  if (!boat_) return;
  formats::lake_race::BoatMark mark;
  mark.at = scene.centre(boat_->cell);
  mark.degrees = degrees(boat_->heading);
  mark.damage = boat_->damage;
  scene.boats.push_back(mark);
}

void LakeWorkbench::showBoat(std::optional<BoatPlace> boat) {
  if (boat == boat_) return;
  boat_ = boat;
  marksChanged();
}

void LakeWorkbench::layOver(std::shared_ptr<const AnalysedOverlay> overlay) {
  if (overlay_ == overlay) return;
  overlay_ = std::move(overlay);
  marksChanged();
  tell();
}

std::optional<formats::lake_race::HeatMap> LakeWorkbench::heat() const {
  const OverlayContent* content = overlay_ ? overlay_->content.get() : nullptr;
  if (const auto* course = dynamic_cast<const HeatOverlay*>(content)) return course->heat;
  const auto* tiles = dynamic_cast<const TileHeatOverlay*>(content);
  const formats::lake_race::HeatMap* heat = tiles ? tiles->of(sheet_.tile) : nullptr;
  return heat ? std::optional(*heat) : std::nullopt;
}

void LakeWorkbench::marksChanged() {
  if (scene_) mark(*scene_);
  pictureChanged();
}

void LakeWorkbench::refresh() {
  if (made_ == document().revision() && hasBoard()) return;
  if (made_ != document().revision()) shown_ = editor::lake_race::shownLake(document());
  made_ = document().revision();
  scene_.reset();
  const SheetId before = sheet_;
  const auto* set = document().content().as<formats::lake_race::TilesetBody>();
  if (set && sheet_.tile && !tileAsLake(set->set, *sheet_.tile)) sheet_.tile = firstTile(set->set);
  if (sheet_ != before) ++sheetNumber_;
  if (set && sheet_.tile)
    board_ = tileAsLake(set->set, *sheet_.tile).value_or(fairway::lake_race::Lake());
  else
    board_ = shown_.shown().value_or(fairway::lake_race::Lake());
  if (!allows(board_.map, options_.symmetry)) options_.symmetry = Symmetry::None;
  dropStaleSelection();
  // A step such as opening tiles up can change which tools fit.
  if (tool_ && !offers(tool_->id())) tool_ = makeTool(tools().front(), *this);
}

void LakeWorkbench::dropStaleSelection() {
  const auto* slot = std::get_if<SlotChoice>(&selection_);
  const bool slotGone = slot && slot->index >= board_.slots.size();
  const auto* region = std::get_if<CellRegion>(&selection_);
  const bool regionGone = region && std::any_of(region->begin(), region->end(),
                                                [&](Cell cell) { return !board_.map.contains(cell); });
  const bool placeGone = std::holds_alternative<TilePlace>(selection_) && !tileLayoutOf(document().content());
  if (slotGone || regionGone || placeGone) selection_ = {};
}

void LakeWorkbench::pickUp(Cell cell) {
  if (!paintable() || !board_.map.contains(cell)) return;
  options_.terrain = board_.map.at(cell);
  for (const fairway::lake_race::Slot& slot : board_.slots)
    if (slot.at == cell) options_.slotRace = slot.race, options_.slotLetter = slot.letter;
  notify();
}

const PlacementMap* LakeWorkbench::places() const {
  if (!options_.showPlaces || !tool_ || tool_->id() != ToolId::Slot || sheet_.tile || !hasBoard())
    return nullptr;
  if (!places_ || placesRevision_ != document().revision() || places_->race() != options_.slotRace) {
    placesRevision_ = document().revision();
    places_.emplace(board_, options_.slotRace);
  }
  return &*places_;
}

void LakeWorkbench::chooseLetter(Cell cell) {
  if (!paintable() || sheet_.tile || !board_.map.contains(cell)) return;
  std::vector<fairway::lake_race::Slot> slots = board_.slots;
  const auto slot =
      std::find_if(slots.begin(), slots.end(), [&](const auto& each) { return each.at == cell; });
  const bool stands = slot != slots.end();
  const auto index = static_cast<std::size_t>(slot - slots.begin());
  const PlacementMap map(board_, stands ? slot->race : options_.slotRace,
                         stands ? std::optional(index) : std::nullopt);
  const std::optional<Direction> best = map.bestLetter(cell);
  if (!best) return;
  options_.slotLetter = *best;
  if (stands && slot->letter != *best) {
    slot->letter = *best;
    apply(changeSlots(say("Choose the letter of {1}", {editor::lake_race::describe(*slot)}), sheet_,
                      std::move(slots)));
  } else {
    notify();
  }
}

bool LakeWorkbench::propose(fairway::lake_race::RaceLetter race) {
  if (!paintable() || sheet_.tile) return false;
  auto slots = proposeSlots(board_, race, document().revision());
  if (!slots) return false;
  if (*slots != board_.slots)
    apply(changeSlots(say("Propose slots of race {1}", {std::string(1, letterOf(race))}), sheet_,
                      std::move(*slots)));
  return true;
}

void LakeWorkbench::setSymmetry(Symmetry symmetry) {
  if (allows(board_.map, symmetry)) options_.symmetry = symmetry;
  notify();
}

void LakeWorkbench::showTile(const TileRef& tile) {
  tool_->cancel();
  if (sheet_.tile != tile) ++sheetNumber_;
  sheet_.tile = tile;
  selection_ = {};
  board_ = {};
  refresh();
  notify();
}

std::string LakeWorkbench::copyText() const {
  const auto* region = std::get_if<CellRegion>(&selection_);
  return region ? clipboardText(board_, *region) : std::string();
}

std::string LakeWorkbench::rowsText() const {
  const auto* region = std::get_if<CellRegion>(&selection_);
  return clipboardRows(region ? partOf(board_, *region) : board_);
}

std::unique_ptr<formats::Scene> LakeWorkbench::selectedScene() const {
  const auto* region = std::get_if<CellRegion>(&selection_);
  if (!region || region->empty()) return nullptr;
  return std::make_unique<formats::lake_race::BoardScene>(partOf(board_, *region));
}

void LakeWorkbench::clearRegion() {
  const auto* region = std::get_if<CellRegion>(&selection_);
  if (!region || !paintable()) return;
  CellPaints paints;
  for (const Cell cell : *region) paints.push_back({cell, Terrain::Water});
  std::vector<fairway::lake_race::Slot> slots = slotsOutside(board_.slots, *region);
  CommandPtr slotChange =
      slots != board_.slots ? changeSlots(say("Clear slots"), sheet_, std::move(slots)) : nullptr;
  apply(together(sayCount("Clear {n} cell", "Clear {n} cells", region->size()),
                 paintCells(board_.map, sheet_, paints), std::move(slotChange)));
}

void LakeWorkbench::selectAll() {
  if (!offers(ToolId::Region)) return;
  CellRegion all;
  for (std::size_t i = 0; i < static_cast<std::size_t>(board_.map.cellCount()); ++i)
    all.insert(board_.map.cellAt(i));
  selection_ = std::move(all);
  take(ToolId::Region);
}

bool LakeWorkbench::pasteText(const std::string& text) {
  if (!offers(ToolId::Stamp)) return false;
  std::optional<Patch> patch = patchFromText(text);
  if (!patch) return false;
  BeforePaste before = beforePaste_.value_or(BeforePaste{options_.stamp, toolInHand()});
  options_.stamp = std::move(*patch);
  take(ToolId::Stamp);
  beforePaste_ = std::move(before);
  return true;
}

} // namespace fairway::editor::lake_race
