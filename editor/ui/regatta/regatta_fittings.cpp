#include "editor/ui/regatta/regatta_fittings.h"

#include "editor/model/regatta/play/chance.h"
#include "editor/ui/regatta/overlay.h"
#include "editor/ui/regatta/page_dialogs.h"
#include "editor/ui/regatta/sail_dialog.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::regatta {

RegattaFittings& regattaFittings(MainFrame& frame) {
  return dynamic_cast<RegattaFittings&>(frame.fittings());
}

namespace {

// A panel that shows one of two others.
wxPanel* holder(MainFrame& frame, const wxSize& size) {
  auto* panel = new wxPanel(&frame, wxID_ANY, wxDefaultPosition, frame.FromDIP(size));
  panel->SetSizer(new wxBoxSizer(wxVERTICAL));
  return panel;
}

void hold(wxPanel* holder, wxWindow* shown, wxWindow* hidden) {
  for (wxWindow* each : {shown, hidden}) holder->GetSizer()->Add(each, wxSizerFlags(1).Expand());
  hidden->Hide();
}

} // namespace

RegattaFittings::RegattaFittings(MainFrame& frame)
    : frame_(frame), left_(holder(frame, {304, 400})), palette_(new PalettePanel(left_)),
      race_(new RacePanel(left_)), right_(holder(frame, {280, 240})), course_(new CoursePanel(right_)),
      turns_(new TurnsPanel(right_)), properties_(new RegattaProperties(&frame)), timer_(left_) {
  palette_->onUsed = [this] { frame_.canvas().SetFocus(); };
  race_->onUsed = [this] { frame_.canvas().SetFocus(); };
  race_->onSail = [this] { frame_.CallAfter([this] { sailWithDialog(); }); };
  hold(left_, palette_, race_);
  hold(right_, course_, turns_);
  left_->Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { tellProgress(); }, timer_.GetId());
}

void RegattaFittings::showPanelsOf(bool race) {
  palette_->Show(!race);
  race_->Show(race);
  course_->Show(!race);
  turns_->Show(race);
  left_->Layout();
  right_->Layout();
  frame_.panes().GetPane(left_).Caption(race ? _("Hand") : _("Palette"));
  frame_.panes().GetPane(right_).Caption(race ? _("Race") : _("Course"));
  frame_.panes().Update();
}

void RegattaFittings::judgeDeeply() {
  auto* table = dynamic_cast<TableWorkbench*>(bench_);
  if (!table) return;
  if (table->judging()) return table->stopJudging();
  table->judgeDeeply();
  frame_.examine();
  constexpr int pause = 250; // milliseconds
  timer_.Start(pause);
  tellProgress();
}

void RegattaFittings::tellProgress() {
  const auto* table = dynamic_cast<const TableWorkbench*>(bench_);
  if (table && table->judging())
    return frame_.note(wxString::Format(_("The course is being solved and raced: %d %%. F8 stops it."),
                                        static_cast<int>(100 * table->judgingShare())));
  timer_.Stop();
  frame_.note(table && table->judgedDeeply() ? _("The course was solved and raced; see Findings.")
                                             : _("Solving and racing the course did not finish."));
}

std::vector<Pane> RegattaFittings::panes() const {
  return {{left_, "palette", _("Palette"), wxAUI_DOCK_LEFT, 0, {304, 400}, {290, 130}, 300000},
          {properties_, "properties", _("Properties"), wxAUI_DOCK_RIGHT, 0, {280, 400}, {240, 100}},
          {right_, "course", _("Course"), wxAUI_DOCK_RIGHT, 1, {320, 220}, {240, 150}}};
}

void RegattaFittings::show(Workbench* bench) {
  bench_ = bench;
  auto* race = dynamic_cast<RaceWorkbench*>(bench);
  palette_->show(bench);
  if (bench) showPanelsOf(race != nullptr);
  race_->show(race);
  turns_->show(race);
  properties_->show(bench);
  course_->show(dynamic_cast<TableWorkbench*>(bench));
}

void RegattaFittings::update() {
  palette_->update();
  race_->update();
  turns_->update();
  properties_->update();
  course_->update();
}

void RegattaFittings::examined(const Examination& examination) {
  palette_->examined(dynamic_cast<const RegattaExamination&>(examination));
  properties_->examined();
}

void RegattaFittings::paintOver(wxGraphicsContext& context, const Workbench& bench, const OverlayLook& look) {
  Overlay overlay(context, look);
  if (const auto* table = dynamic_cast<const TableWorkbench*>(&bench)) overlay.paint(*table);
  if (const auto* deck = dynamic_cast<const DeckWorkbench*>(&bench)) overlay.paint(*deck);
  if (const auto* race = dynamic_cast<const RaceWorkbench*>(&bench)) overlay.paint(*race);
  overlay.cursor();
}

void RegattaFittings::sailWithDialog() {
  const auto* race = dynamic_cast<const RaceWorkbench*>(bench_);
  const auto players =
      race && race->playback() ? std::optional(race->playback()->record().players) : std::nullopt;
  if (const auto plan = askPlan(&frame_, players)) sail(*plan);
}

void RegattaFittings::sail(const RacePlan& plan) {
  if (auto* race = dynamic_cast<RaceWorkbench*>(bench_)) {
    race->sail(plan);
    return frame_.canvas().SetFocus();
  }
  const auto* table = dynamic_cast<const TableWorkbench*>(bench_);
  if (!table || !table->deck()) return;
  if (const std::string why = whyNotDealt(*table->deck(), plan); !why.empty())
    return frame_.questions().tell(&frame_, _("Sail a race"), wxString::FromUTF8(why));
  frame_.present(
      begunRace(table->course(), *table->deck(), plan, table->document().content().head.info.name));
}

// A record begins with all boats on the table.
bool RegattaFittings::readyToSave() {
  auto* race = dynamic_cast<RaceWorkbench*>(bench_);
  if (!race || !race->playback() || race->playback()->last().allPlaced() || race->playback()->illegal())
    return true;
  if (!frame_.questions().finish(
          &frame_, _("Not all boats are placed yet."),
          _("A record begins with all boats on the table. The others can be put at the "
            "first places with room behind the line."),
          _("Place them")))
    return false;
  race->placeOthers();
  return true;
}

void RegattaFittings::exportWithDialog(const std::filesystem::path& suggested) {
  ExportDialog(&frame_, frame_.questions(), bench_->document().content(), suggested).ShowModal();
}

void RegattaFittings::printWithDialog(const std::filesystem::path& suggested) {
  PrintDialog(&frame_, frame_.questions(), bench_->document().content(), suggested).ShowModal();
}

} // namespace fairway::editor::regatta
