#pragma once

#include "editor/ui/pool/palette_panel.h"
#include "editor/ui/pool/pool_advice_panel.h"
#include "editor/ui/pool/pool_properties.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor {
class MainFrame;
}

namespace fairway::editor::pool {

// The crocodile pool in a window: palette and properties, and what its commands do that needs the window.
class PoolFittings final : public Fittings {
public:
  explicit PoolFittings(MainFrame& frame);

  std::vector<Pane> panes() const override;
  bool hasAnalysis() const override { return true; }
  void show(Workbench* bench) override;
  void update() override;
  void examined(const Examination&) override {}
  bool settled() const override { return advice_->settled(); }
  AdvicePanel* advicePanel() override { return advice_; }
  std::vector<BoardAction> actionsAt(formats::Point at) override;
  void paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) override;
  void exportWithDialog(const std::filesystem::path& suggested) override;
  void printWithDialog(const std::filesystem::path& suggested) override;

  void goToSquare();
  void resizePool();

private:
  MainFrame& frame_;
  PoolWorkbench* bench_ = nullptr;
  PalettePanel* palette_;
  PoolProperties* properties_;
  PoolAdvicePanel* advice_;
};

// Of a window that is made for the crocodile pool.
PoolFittings& poolFittings(MainFrame& frame);
PoolWorkbench* poolBench(MainFrame& frame); // null: it has no pool

} // namespace fairway::editor::pool
