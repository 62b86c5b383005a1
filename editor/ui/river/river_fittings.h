#pragma once

#include "editor/ui/river/odds_panel.h"
#include "editor/ui/river/river_advice_panel.h"
#include "editor/ui/river/river_palette.h"
#include "editor/ui/river/river_properties.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor {

class MainFrame;

namespace river {

// The river race in a window: palette, properties and odds, and what its commands do that needs the window.
class RiverFittings final : public Fittings {
public:
  explicit RiverFittings(MainFrame& frame);

  std::vector<Pane> panes() const override;
  bool hasAnalysis() const override { return true; }
  void show(Workbench* bench) override;
  void update() override;
  void examined(const Examination& examination) override;
  bool settled() const override { return odds_->settled() && advice_->settled(); }
  AdvicePanel* advicePanel() override { return advice_; }
  std::vector<BoardAction> actionsAt(formats::Point at) override;
  void paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) override;
  void exportWithDialog(const std::filesystem::path& suggested) override;
  void printWithDialog(const std::filesystem::path& suggested) override;

  OddsPanel& odds() { return *odds_; }
  RiverPalette& palette() { return *palette_; }
  void askName();

private:
  MainFrame& frame_;
  RiverWorkbench* bench_ = nullptr;
  RiverPalette* palette_;
  RiverProperties* properties_;
  OddsPanel* odds_;
  RiverAdvicePanel* advice_;
};

// Of a window that is made for the river race.
RiverFittings& riverFittings(MainFrame& frame);

} // namespace river
} // namespace fairway::editor
