#include "editor/ui/lake_race/page_dialogs.h"

#include <algorithm>

namespace fairway::editor::lake_race {

namespace {

using formats::lake_race::Layer;

// The layers that people choose from for a picture or a page, as they are called.
std::vector<std::pair<int, wxString>> layersOffered(bool overlay) {
  std::vector<std::pair<int, wxString>> offered{
      {static_cast<int>(Layer::Grid), _("Grid")},   {static_cast<int>(Layer::Labels), _("Cell numbers")},
      {static_cast<int>(Layer::Slots), _("Slots")}, {static_cast<int>(Layer::Gates), _("Gates")},
      {static_cast<int>(Layer::Route), _("Route")}, {static_cast<int>(Layer::StartCells), _("Start cells")}};
  if (overlay) offered.emplace_back(static_cast<int>(Layer::Heat), _("Overlay"));
  return offered;
}

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                           std::filesystem::path suggested, std::optional<formats::Document> shownCourse,
                           const wxString& courseName, std::optional<formats::lake_race::HeatMap> heat)
    : editor::ExportDialog(parent, questions, content, std::move(suggested),
                           {{".tmx", marked("Tiled map (TMX)")}, {".tmj", marked("Tiled map (TMJ)")}}),
      shownCourse_(std::move(shownCourse)), heat_(std::move(heat)) {
  if (shownCourse_)
    what_ =
        addChoice(_("What"), {wxString::Format(_("The course shown (%s)"), courseName), _("The lake alone")});
  if (content.is<formats::lake_race::TilesetBody>())
    side_ = addChoice(_("Side"), {_("Dark (easier)"), _("Light (harder)")});
  addLook(_("Hexes (mm)"), formats::lake_race::pictureUnit, true);
  finishWith(layersOffered(heat_.has_value()), formats::Layers().without(Layer::Labels));
}

std::function<MadeExport(const std::filesystem::path&)> ExportDialog::exporting() const {
  using fairway::lake_race::BoardSide;
  std::optional<BoardSide> side;
  if (side_ != nullptr) side = side_->GetSelection() == 0 ? BoardSide::Dark : BoardSide::Light;
  const bool course = what_ != nullptr && what_->GetSelection() == 0;
  const bool laid = course || content_.is<formats::lake_race::CourseBody>();
  return [content = course ? *shownCourse_ : content_, layers = layers(), side,
          heat = laid ? heat_ : std::nullopt](const std::filesystem::path& file) {
    return lake_race::exporting(content, layers, side, file, heat);
  };
}

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested, std::optional<ChosenAssignment> shown,
                         std::optional<formats::lake_race::HeatMap> heat)
    : editor::PrintDialog(parent, questions, content, std::move(suggested)), shown_(shown),
      heat_(std::move(heat)) {
  std::vector<std::pair<int, wxString>> modes;
  for (const auto& [mode, name] : {std::pair{PrintMode::Sheet, _("A sheet for each course")},
                                   {PrintMode::Booklet, _("A booklet of courses")},
                                   {PrintMode::Cards, _("Cards of courses to cut out")},
                                   {PrintMode::Poster, _("The board as a poster")},
                                   {PrintMode::Tiles, _("Tiles to cut out")}})
    if (canPrint(content, mode)) modes.emplace_back(static_cast<int>(mode), name);
  addModes(std::move(modes));
  std::vector<wxString> texts;
  if (shown_) {
    lines_.push_back(Line::Shown);
    texts.push_back(
        wxString::Format(_("The one shown (race %c, %d)"), letterOf(shown_->race), shown_->number + 1));
  }
  for (const auto& [line, text] : {std::pair{Line::First, _("The first that can be raced")},
                                   {Line::All, _("All that can be raced")},
                                   {Line::Some, _("Some of the 24")}}) {
    lines_.push_back(line);
    texts.push_back(text);
  }
  assignments_ = addChoice(_("Assignments"), texts);
  race_ = addChoice(_("Race"), {_("All races"), "A", "B", "C"});
  numbers_ = addText(_("Their numbers"), "1,4-6");
  par_ = addCheck(_("With par"));
  par_->SetToolTip(_("How many turns a perfect boat takes; working it out takes about a second a course"));
  addPaper(_("As large as the board"));
  addUnit(_("Hexes (mm)"), formats::leastUnit, formats::PrintOptions().unit);
  addEdges(true);
  addLayers(layersOffered(heat_.has_value()), formats::Layers().without(Layer::Labels));
  finishWith("/Print", {{"Par", par_}});
}

PrintDialog::~PrintDialog() {
  ++*latest_;
}

void PrintDialog::updateFields() {
  editor::PrintDialog::updateFields();
  // Sheets are for one course, the others for all of them.
  if (const PrintMode now = printMode(); now != shownMode_ && printsCourses(now)) {
    if (line() != Line::Some)
      choose(now != PrintMode::Sheet ? Line::All : shown_ ? Line::Shown : Line::First);
  }
  shownMode_ = printMode();
  const bool courses = printsCourses(shownMode_) && hasAssignments(content_);
  showField(assignments_, courses);
  showField(race_, courses && line() != Line::Shown);
  showField(numbers_, courses && line() == Line::Some);
  showField(par_, printsCourses(shownMode_));
}

std::optional<formats::lake_race::AssignmentChoice> PrintDialog::assignments() const {
  formats::lake_race::AssignmentChoice choice;
  if (!printsCourses(printMode()) || !hasAssignments(content_)) return choice;
  if (line() == Line::Shown) {
    auto one = formats::lake_race::AssignmentChoice::read(std::to_string(shown_->number + 1));
    if (one) one->race = shown_->race;
    return one;
  }
  std::optional<fairway::lake_race::RaceLetter> race;
  if (const int tab = race_->GetSelection(); tab > 0)
    race = fairway::lake_race::allRaces[static_cast<std::size_t>(tab - 1)];
  choice.all = line() == Line::All;
  choice.race = race;
  if (line() != Line::Some) return choice;
  auto some = formats::lake_race::AssignmentChoice::read(withoutBlanks(*numbers_));
  if (some) some->race = race;
  return some;
}

void PrintDialog::choose(Line line) {
  const auto found = std::find(lines_.begin(), lines_.end(), line);
  assignments_->SetSelection(static_cast<int>(found - lines_.begin()));
}

wxString PrintDialog::whatIsWrong() const {
  if (!assignments()) return _("Enter numbers of assignments from 1 to 24, such as 1,4-6.");
  return editor::PrintDialog::whatIsWrong();
}

wxString PrintDialog::whatTakesTime() const {
  return choice().par ? _("Working out par...") : wxString();
}

PrintChoice PrintDialog::choice() const {
  PrintChoice choice;
  choice.mode = printMode();
  choice.print = options();
  choice.assignments = assignments().value_or(formats::lake_race::AssignmentChoice());
  choice.backOffset = backOffset();
  choice.par = par_->GetValue() && printsCourses(choice.mode);
  choice.onePage = onePage();
  const bool laid = content_.is<formats::lake_race::CourseBody>() ||
                    (choice.mode == PrintMode::Sheet && hasAssignments(content_) && line() == Line::Shown);
  if (laid && choice.print.layers.has(Layer::Heat)) choice.heat = heat_;
  return choice;
}

void PrintDialog::choose(const PrintChoice& choice) {
  par_->SetValue(choice.par);
  chooseMode(static_cast<int>(choice.mode));
  editor::PrintDialog::choose(choice.print, choice.onePage, choice.backOffset);
}

void PrintDialog::chooseAssignments(const wxString& numbers) {
  choose(numbers.empty() ? Line::First : numbers == "all" ? Line::All : Line::Some);
  numbers_->ChangeValue(line() == Line::Some ? numbers : wxString());
  fieldsChanged();
}

void PrintDialog::chooseRace(std::optional<fairway::lake_race::RaceLetter> race) {
  race_->SetSelection(race ? static_cast<int>(*race) + 1 : 0);
  fieldsChanged();
}

std::function<MadeJob()> PrintDialog::job() const {
  const int mine = ++*latest_; // another choice, and what is being solved for this one is of no use
  return [content = content_, choice = choice(), pars = pars_, latest = latest_, mine] {
    return printJob(content, choice, pars.get(), [&] { return *latest != mine; });
  };
}

bool PrintDialog::isReady() {
  if (!choice().par || settled()) return true;
  return questions_.tell(this, _("Par is still being worked out."), _("Wait until the pages are shown.")),
         false;
}

} // namespace fairway::editor::lake_race
