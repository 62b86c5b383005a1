#include "editor/ui/river/river_fittings.h"

#include "editor/ui/river/page_dialogs.h"
#include "editor/ui/river/river_commands.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::river {

RiverFittings& riverFittings(MainFrame& frame) {
  return dynamic_cast<RiverFittings&>(frame.fittings());
}

RiverFittings::RiverFittings(MainFrame& frame)
    : frame_(frame), palette_(new RiverPalette(&frame)), properties_(new RiverProperties(&frame)),
      odds_(new OddsPanel(&frame)), advice_(new RiverAdvicePanel(&frame)) {
  advice_->onWay = [this] { frame_.canvas().Refresh(); };
  palette_->onShade = [this](bool wanted) {
    frame_.canvas().setLayer(static_cast<int>(formats::river::Layer::Heat), wanted);
  };
  palette_->shaded = [this] { return frame_.canvas().shows(static_cast<int>(formats::river::Layer::Heat)); };
}

std::vector<Pane> RiverFittings::panes() const {
  return {{palette_, "palette", _("Palette"), wxAUI_DOCK_LEFT, 0, {304, 460}, {290, 130}, 500000},
          {properties_, "properties", _("Properties"), wxAUI_DOCK_RIGHT, 0, {340, 250}, {240, 100}, 80000},
          {odds_, "odds", _("Odds and orders"), wxAUI_DOCK_RIGHT, 1, {340, 380}, {320, 150}, 160000},
          advicePane(advice_)};
}

void RiverFittings::show(Workbench* bench) {
  bench_ = static_cast<RiverWorkbench*>(bench);
  palette_->show(bench_);
  properties_->show(bench_);
  odds_->show(bench_);
  advice_->show(bench_);
}

void RiverFittings::update() {
  palette_->update();
  properties_->update();
  odds_->update();
  advice_->boardChanged();
}

void RiverFittings::examined(const Examination& examination) {
  properties_->setFacts(dynamic_cast<const RiverExamination&>(examination));
}

void RiverFittings::paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) {
  paintRiverOverlay(context, static_cast<const RiverWorkbench&>(shown), look);
  if (&shown == bench_) advice_->paintWay(context, look.view);
}

std::vector<BoardAction> RiverFittings::actionsAt(formats::Point at) {
  const auto section = bench_->geometry().sectionAt(at);
  if (!section) return {};
  return {{_("What would par do here?"), [this, section = *section] {
             frame_.showAdvice();
             advice_->place(section);
           }}};
}

void RiverFittings::exportWithDialog(const std::filesystem::path& suggested) {
  ExportDialog(&frame_, frame_.questions(), bench_->document().content(), momentOf(*bench_), suggested)
      .ShowModal();
}

void RiverFittings::printWithDialog(const std::filesystem::path& suggested) {
  PrintDialog dialog(&frame_, frame_.questions(), bench_->document().content(), suggested);
  dialog.offerFacts(frame_.knownNotes());
  dialog.ShowModal();
}

void RiverFittings::askName() {
  if (!bench_ || !bench_->selected() || !bench_->river()) return;
  const auto& section = bench_->river()->at(*bench_->selected());
  const auto name = frame_.questions().text(&frame_, _("Name the section"), _("Its name; empty for none:"),
                                            wxString::FromUTF8(section.name.value_or("")));
  if (name) bench_->rename(name->utf8_string());
}

} // namespace fairway::editor::river
