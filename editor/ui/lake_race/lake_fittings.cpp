#include "editor/ui/lake_race/lake_fittings.h"

#include "editor/model/lake_race/analysis/set_analysis.h"
#include "editor/model/lake_race/analysis/set_examples.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/place_actions.h"
#include "editor/model/lake_race/suggest/suggestion_edit.h"
#include "editor/model/words/translation.h"
#include "editor/ui/canvas/heat_scale.h"
#include "editor/ui/lake_race/new_lake_dialog.h"
#include "editor/ui/lake_race/overlay.h"
#include "editor/ui/lake_race/page_dialogs.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

#include <wx/clipbrd.h>
#include <wx/utils.h>

#include <algorithm>
#include <cctype>

namespace fairway::editor::lake_race {

LakeFittings& lakeFittings(MainFrame& frame) {
  return dynamic_cast<LakeFittings&>(frame.fittings());
}

LakeWorkbench* lakeBench(MainFrame& frame) {
  return dynamic_cast<LakeWorkbench*>(frame.bench());
}

LakeFittings::LakeFittings(MainFrame& frame)
    : frame_(frame), palette_(new PalettePanel(&frame)), properties_(new LakeProperties(&frame)),
      races_(new RacesPanel(&frame)), suggestions_(new SuggestionsPanel(&frame)),
      advice_(new CourseAdvice(&frame)) {
  palette_->onTool = [this](ToolId id) { takeTool(id); };
  palette_->onPropose = [this](fairway::lake_race::RaceLetter race) { proposeSlots(race); };
  palette_->onTileDrag = {[this](const wxPoint& at) { frame_.canvas().pointAt(at); },
                          [this](const wxPoint& at) { frame_.canvas().clickAt(at); }};
  races_->onPreview = [this] { frame_.examine(); };
  races_->onTable = [this] { frame_.chartsChanged(); };
  races_->onNewCourse = [this](const ChosenAssignment& chosen) { makeCourse(chosen); };
  advice_->onWay = [this] { frame_.canvas().Refresh(); };
  suggestions_->onGhost = [this] { frame_.canvas().Refresh(); };
  suggestions_->onLakeOfCourse = [this](const auto& before, auto after, const std::string& step) {
    return changeLakeOfCourse(before, std::move(after), step);
  };
}

std::vector<Pane> LakeFittings::panes() const {
  const int races =
      std::max(320, races_->ToDIP(races_->leastWidth())); // headings are longer in some languages
  return {{palette_, "palette", _("Palette"), wxAUI_DOCK_LEFT, 0, {304, 400}, {290, 130}, 300000},
          {properties_, "properties", _("Properties"), wxAUI_DOCK_RIGHT, 0, {280, 400}, {240, 100}},
          {races_, "races", _("Races"), wxAUI_DOCK_RIGHT, 1, {races, 280}, {240, 150}, 150000},
          {suggestions_,
           "suggestions",
           _("Suggestions"),
           wxAUI_DOCK_BOTTOM,
           2,
           {620, 250},
           {420, 230},
           420000,
           false},
          advicePane(advice_)};
}

void LakeFittings::show(Workbench* bench) {
  bench_ = dynamic_cast<LakeWorkbench*>(bench);
  palette_->show(bench_);
  properties_->show(bench_);
  races_->show(bench_);
  suggestions_->show(bench_);
  advice_->show(bench_);
}

void LakeFittings::update() {
  palette_->update();
  properties_->update();
  races_->update();
  suggestions_->update();
}

namespace {

// What a search should bring nearer, so that a finding goes; none: no small edit is the answer.
std::optional<validator::lake_race::Goal::Kind> goalFor(const validator::Finding& finding) {
  using enum validator::lake_race::Goal::Kind;
  if (finding.code == "M03") return Par;
  if (finding.code == "L06") return Even;
  if (finding.code.starts_with("F")) return Fair;
  if (finding.code.starts_with("M") || finding.code == "L04") return Clean;
  return std::nullopt;
}

} // namespace

bool LakeFittings::canSuggestFor(const validator::Finding* finding) const {
  return !finding || (bench_ && bench_->lake() && goalFor(*finding));
}

void LakeFittings::suggestFor(const validator::Finding& finding) {
  suggestions_->setGoal(*goalFor(finding));
  showSuggestions();
  if (suggestions_->canStart()) suggestions_->start(); // what is looked for is said already
}

// The lake may have other courses, and other people's: the user says whether it changes.
std::optional<validator::lake_race::Draft>
LakeFittings::changeLakeOfCourse(const validator::lake_race::Draft& before, validator::lake_race::Draft after,
                                 const std::string& step) {
  const std::filesystem::path file =
      std::get<formats::DocumentPath>(courseOf(bench_->document().content())->lake);
  const auto answer = frame_.questions().choice(
      &frame_, _("Apply the suggestion"),
      wxString::Format(_("The suggestion changes the lake \"%s\", which this course points to."),
                       wxString::FromUTF8(file.filename().string())),
      {_("Change the lake itself, for all its courses"), _("Keep a changed copy of the lake in this course")},
      0);
  if (!answer) return std::nullopt;
  if (*answer == 1) return after;
  if (!frame_.openFile(file)) return std::nullopt;
  for (MainFrame* other : MainFrame::all()) {
    auto* lake = dynamic_cast<LakeWorkbench*>(other->bench());
    std::error_code error;
    if (!lake || !std::filesystem::equivalent(lake->document().file(), file, error)) continue;
    if (tileLayoutOf(lake->document().content())) {
      frame_.questions().tell(other, _("The lake is made of tiles."),
                              _("The suggestion changes single cells. Keep a changed copy of the lake in the "
                                "course, or open up the tiles of the lake first."));
      return std::nullopt;
    }
    lake->apply(takeSuggestion(lake->document().content(), before, after, step));
    other->note(_("The lake is changed. Once it is saved, its courses follow."));
  }
  after.lake = before.lake; // what is left concerns the course alone
  return after;
}

void LakeFittings::showSuggestions() {
  frame_.openBelow("suggestions");
  suggestions_->SetFocus();
}

void LakeFittings::showAdvice(std::optional<Cell> at) {
  frame_.showAdvice();
  if (at) advice_->place(*at);
}

void LakeFittings::examined(const Examination& examination) {
  const auto& lake = dynamic_cast<const LakeExamination&>(examination);
  properties_->setFacts(lake.course);
  races_->setFacts(lake.course);
  advice_->setFacts(lake.course);
  if (lake.par && lake.course) races_->learn(*lake.course, {*lake.par, {}, lake.verdict});
}

// The 24 courses of the race that is looked at.
std::optional<CoursesChart> LakeFittings::coursesChart() const {
  const auto race = races_->race();
  if (!race || races_->table().race(*race).rows.empty()) return std::nullopt;
  return chartOfCourses(*race, races_->table().race(*race), races_->shownAssignment());
}

std::vector<AnalysedChart> LakeFittings::charts() const {
  const auto courses = coursesChart();
  return courses ? std::vector{courses->chart} : std::vector<AnalysedChart>();
}

void LakeFittings::chartPointed(const std::string& key, formats::ChartPlace place) {
  const auto courses = coursesChart();
  if (courses && courses->chart.key == key) return races_->choose(courses->numberAt(place));
  const auto* body = bench_ ? bench_->document().content().as<formats::lake_race::TilesetBody>() : nullptr;
  if (!body) return;
  for (const auto& [side, tiles] : body->set.sides)
    if (key == tilesChartKey(side) && place.point < tiles.tiles.size())
      return bench_->showTile({side, tiles.tiles[place.point].name});
}

void LakeFittings::openExample(const AnalysedExample& example) {
  const auto* content = dynamic_cast<const SetExample*>(example.content.get());
  if (!content || !bench_) return;
  frame_.present(lakeOf(*content, bench_->document()), [course = content->course](MainFrame& page) {
    if (course) lakeFittings(page).races().chooseWhenKnown(*course);
  });
}

void LakeFittings::paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) {
  const auto& bench = dynamic_cast<const LakeWorkbench&>(shown);
  Overlay overlay(context, look.view, bench.board(), look.theme, look.window);
  overlay.symmetryAxis(bench.paintable() ? bench.options().symmetry : Symmetry::None);
  overlay.emptyPlaces(bench);
  if (const PlacementMap* places = bench.places()) overlay.places(*places, bench.options().slotLetter);
  const bool course = courseOf(bench.document().content()) || bench.shownCourse();
  if (!course && frame_.canvas().shows(static_cast<int>(formats::lake_race::Layer::Slots)))
    overlay.slotLetters();
  overlay.selection(bench);
  for (const Ghost& ghost : suggestions_->ghosts()) overlay.ghost(ghost);
  overlay.ghost(bench.ghost());
  Ghost way;
  way.outline = advice_->cellsOfWay();
  overlay.ghost(way);
  const wxString caption = suggestions_->caption();
  overlay.caption(caption);
  if (const auto heat = bench.heat(); heat && caption.empty())
    drawHeatScale(context, formats::themeOf(look.theme), HeatMarks::Growing,
                  wxString::FromUTF8(heat->legend));
  if (look.cursor) overlay.cursor(bench.cellAt(*look.cursor));
}

std::vector<BoardAction> LakeFittings::actionsAt(formats::Point at) {
  std::vector<BoardAction> actions;
  for (PlaceAction& action : editor::lake_race::actionsAt(*bench_, bench_->cellAt(at)))
    actions.push_back({wxString::FromUTF8(action.text),
                       [this, act = std::move(action.act)] {
                         if (bench_) act(*bench_);
                       },
                       action.startsGroup});
  const Cell cell = bench_->cellAt(at);
  if (bench_->shownCourse() && bench_->board().map.contains(cell) &&
      bench_->board().map.at(cell) == fairway::lake_race::Terrain::Water)
    actions.push_back({_("What would par do here?"), [this, cell] { showAdvice(cell); }, true});
  return actions;
}

bool LakeFittings::readyToSave() {
  const formats::lake_race::TileLayout* tiles = tileLayoutOf(bench_->document().content());
  if (!tiles || isFinished(*tiles) || !bench_->references().set) return true;
  const int empty = emptyPlaces(*tiles);
  const wxString text =
      wxString::Format(wxPLURAL("%d place has no tile yet. A lake of tiles can be saved once every place has "
                                "its tile.",
                                "%d places have no tile yet. A lake of tiles can be saved once every place "
                                "has its tile.",
                                empty),
                       empty);
  if (!frame_.questions().finish(&frame_, _("The board is not finished."), text,
                                 _("&Lay the remaining tiles")))
    return false;
  bench_->apply(layTheRest(*tiles, *bench_->references().set));
  return true;
}

void LakeFittings::exportWithDialog(const std::filesystem::path& suggested) {
  const std::optional<ChosenAssignment>& shown = bench_->preview();
  std::optional<formats::Document> course;
  wxString name;
  if (shown && bench_->lake()) {
    auto made = courseFor(*bench_->lake(), shown->race, assignmentNumbered(shown->number));
    name = wxString::Format(_("race %c, %d"), letterOf(shown->race), shown->number + 1);
    if (made) {
      const DocumentInfo& info = bench_->document().content().head.info;
      made->head.info.name = info.name;
      made->head.info.author = info.author;
      made->head.info.licence = info.licence;
      course = formats::Document(std::move(*made));
    }
  }
  ExportDialog(&frame_, frame_.questions(), bench_->document().content(), suggested, std::move(course), name,
               bench_->heat())
      .ShowModal();
}

void LakeFittings::printWithDialog(const std::filesystem::path& suggested) {
  const formats::Document& content = bench_->document().content();
  PrintDialog dialog(&frame_, frame_.questions(), content, suggested, bench_->preview(), bench_->heat());
  // Of a lake it is known what it has been judged for: one of its courses.
  if (content.is<formats::lake_race::CourseBody>()) dialog.offerFacts(frame_.knownNotes());
  dialog.ShowModal();
}

void LakeFittings::takeTool(ToolId id) {
  if (!bench_ || !bench_->offers(id)) return;
  bench_->take(id);
  frame_.canvas().SetFocus();
}

void LakeFittings::goToCell() {
  const auto text =
      frame_.questions().text(&frame_, _("Go to cell"), _("Column and row, such as 0512 or 5,12:"), "");
  if (!text) return;
  std::optional<Cell> cell = cellLabelled(text->ToStdString());
  long column = 0, row = 0;
  if (!cell && text->BeforeFirst(',').Trim().ToLong(&column) &&
      text->AfterFirst(',').Trim(false).ToLong(&row))
    cell = Cell{static_cast<int>(column), static_cast<int>(row)};
  if (cell && bench_->board().map.contains(*cell)) return frame_.canvas().goTo(bench_->centreOf(*cell));
  frame_.questions().tell(&frame_, _("There is no such cell."),
                          wxString::Format(_("The lake has no cell %s."), *text));
}

void LakeFittings::resizeBoard() {
  bench_->apply(askLakeSize(&frame_, bench_->document()));
}

namespace {

// Beside its lake: heron-water.lake.yaml has heron-water-a.course.yaml.
std::filesystem::path nameOfCourse(const std::filesystem::path& lake, fairway::lake_race::RaceLetter race) {
  if (lake.empty()) return {};
  std::string name = lake.stem().string();
  if (name.ends_with(".lake")) name.resize(name.size() - 5);
  const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letterOf(race))));
  return lake.parent_path() / (name + "-" + letter + ".course.yaml");
}

} // namespace

void LakeFittings::makeCourse(const ChosenAssignment& chosen) {
  auto course = courseFor(bench_->board(), chosen.race, assignmentNumbered(chosen.number));
  if (!course) return;
  // A saved lake is pointed to; a course on an unsaved lake would hold a copy that is never updated.
  if (bench_->document().file().empty() || bench_->document().modified()) {
    const auto answer = frame_.questions().choice(
        &frame_, _("New course"),
        _("This lake has unsaved changes. A course can point to its file, or hold a copy of the lake."),
        {_("Save the lake first, and point to it"), _("Put a copy of the lake into the course")}, 0);
    if (!answer || (*answer == 0 && !frame_.save())) return;
  }
  const std::string name = bench_->document().content().head.info.name.value_or("");
  if (!name.empty())
    course->head.info.name = say("{1}, race {2}", {name, std::string(1, letterOf(chosen.race))});
  LakeReferences references;
  if (!bench_->document().file().empty() && !bench_->document().modified()) {
    course->body.lake = bench_->document().file().string();
    references.lake = bench_->board();
  }
  auto made = std::make_unique<EditedDocument>(std::move(*course), References(std::move(references)));
  made->markUnsaved();
  Arrival arrival{std::move(made)};
  arrival.suggested = nameOfCourse(bench_->document().file(), chosen.race);
  frame_.present(std::move(arrival));
}

void LakeFittings::proposeSlots(fairway::lake_race::RaceLetter race) {
  const wxBusyCursor busy;
  if (bench_->propose(race)) {
    frame_.note(wxString::Format(_("Race %c has its slots; undo takes them back."), letterOf(race)));
    return;
  }
  frame_.questions().tell(&frame_,
                          wxString::Format(_("No good slots were found for race %c."), letterOf(race)),
                          _("Open more water, or remove a slot that the others cannot be reached from."));
}

void LakeFittings::addTileToSet() {
  const auto name = frame_.questions().text(&frame_, _("Add a tile"), _("Its name, in lower case:"), "");
  if (!name) return;
  const formats::Document& content = bench_->document().content();
  if (const auto why = whyNoTileName(content, name->utf8_string()))
    return frame_.questions().tell(&frame_, _("This is not a valid name for a tile."),
                                   wxString::FromUTF8(*why));
  bench_->apply(addTile(content, name->utf8_string()));
  bench_->showTile({bench_->sheet().tile->side, name->utf8_string()});
}

namespace {

void copyAsText(const std::string& text) {
  if (text.empty() || !wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(wxString::FromUTF8(text)));
  wxTheClipboard->Close();
}

} // namespace

void LakeFittings::copyRegion() const {
  copyAsText(bench_->copyText());
}

void LakeFittings::copyRows() {
  copyAsText(bench_->rowsText());
  frame_.note(_("The rows are on the clipboard."));
}

void LakeFittings::pasteFromClipboard() {
  if (!wxTheClipboard->Open()) return;
  wxTextDataObject data;
  const bool got = wxTheClipboard->GetData(data);
  wxTheClipboard->Close();
  if (!got || !bench_->pasteText(data.GetText().utf8_string()))
    frame_.questions().tell(
        &frame_, _("There are no cells to paste."),
        _("Copy a region first, the text of a lake document, or rows of a map such as \"# . . #\"."));
}

} // namespace fairway::editor::lake_race
