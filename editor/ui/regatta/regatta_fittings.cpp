#include "editor/ui/regatta/regatta_fittings.h"

#include "editor/ui/canvas/heat_scale.h"
#include "editor/ui/regatta/overlay.h"
#include "editor/ui/regatta/page_dialogs.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::regatta {

RegattaFittings& regattaFittings(MainFrame& frame) {
  return dynamic_cast<RegattaFittings&>(frame.fittings());
}

RegattaFittings::RegattaFittings(MainFrame& frame)
    : frame_(frame), palette_(new PalettePanel(&frame)), course_(new CoursePanel(&frame)),
      properties_(new RegattaProperties(&frame)), advice_(new RegattaAdvicePanel(&frame)) {
  advice_->onWay = [this] { frame_.canvas().Refresh(); };
  palette_->onUsed = [this] { frame_.canvas().SetFocus(); };
}

std::vector<Pane> RegattaFittings::panes() const {
  return {{palette_, "palette", _("Palette"), wxAUI_DOCK_LEFT, 0, {304, 400}, {290, 130}, 300000},
          {properties_, "properties", _("Properties"), wxAUI_DOCK_RIGHT, 0, {280, 400}, {240, 100}},
          {course_, "course", _("Course"), wxAUI_DOCK_RIGHT, 1, {320, 220}, {240, 150}},
          advicePane(advice_)};
}

void RegattaFittings::show(Workbench* bench) {
  bench_ = bench;
  palette_->show(bench);
  properties_->show(bench);
  course_->show(dynamic_cast<TableWorkbench*>(bench));
  advice_->show(dynamic_cast<TableWorkbench*>(bench));
}

// Courses and moments of a race are of tables.
bool RegattaFittings::needsPane(const wxString& name) const {
  return dynamic_cast<TableWorkbench*>(bench_) || (name != "course" && name != "advice");
}

void RegattaFittings::update() {
  palette_->update();
  properties_->update();
  course_->update();
  advice_->boardChanged();
}

void RegattaFittings::examined(const Examination& examination) {
  palette_->examined(dynamic_cast<const RegattaExamination&>(examination));
  properties_->examined();
}

void RegattaFittings::paintOver(wxGraphicsContext& context, const Workbench& bench, const OverlayLook& look) {
  Overlay overlay(context, look);
  if (const auto* table = dynamic_cast<const TableWorkbench*>(&bench)) overlay.paint(*table);
  if (const auto* deck = dynamic_cast<const DeckWorkbench*>(&bench)) overlay.paint(*deck);
  if (&bench == bench_) {
    if (const auto boat = advice_->shownBoat())
      overlay.boat(static_cast<const TableWorkbench&>(bench).course(), *boat, wxColour(255, 210, 63));
    advice_->paintWay(context, look.view);
  }
  overlay.cursor();
  if (const auto* table = dynamic_cast<const TableWorkbench*>(&bench); table && table->startMapIsOnBoard())
    drawHeatScale(context, formats::themeOf(look.theme), HeatMarks::Alike,
                  _("How many more turns than from the best start point"));
}

std::vector<BoardAction> RegattaFittings::actionsAt(formats::Point at) {
  if (!dynamic_cast<TableWorkbench*>(bench_)) return {};
  return {{_("What would par do here?"), [this, at] {
             frame_.showAdvice();
             advice_->place(at);
           }}};
}

void RegattaFittings::exportWithDialog(const std::filesystem::path& suggested) {
  ExportDialog(&frame_, frame_.questions(), bench_->document().content(), suggested).ShowModal();
}

void RegattaFittings::printWithDialog(const std::filesystem::path& suggested) {
  PrintDialog dialog(&frame_, frame_.questions(), bench_->document().content(), suggested);
  dialog.offerFacts(frame_.knownNotes());
  dialog.ShowModal();
}

} // namespace fairway::editor::regatta
