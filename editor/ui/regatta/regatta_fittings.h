#pragma once

#include "editor/ui/regatta/course_panel.h"
#include "editor/ui/regatta/palette_panel.h"
#include "editor/ui/regatta/regatta_advice_panel.h"
#include "editor/ui/regatta/regatta_properties.h"
#include "editor/ui/window/fittings.h"

#include <wx/timer.h>

namespace fairway::editor {
class MainFrame;
}

namespace fairway::editor::regatta {

// The card regatta in a window: palette, properties and the order of rounding.
class RegattaFittings final : public Fittings {
public:
  explicit RegattaFittings(MainFrame& frame);

  std::vector<Pane> panes() const override;
  bool hasAnalysis() const override { return true; }
  void show(Workbench* bench) override;
  bool needsPane(const wxString& name) const override;
  void update() override;
  void examined(const Examination& examination) override;
  bool settled() const override { return advice_->settled(); }
  AdvicePanel* advicePanel() override { return advice_; }
  std::vector<BoardAction> actionsAt(formats::Point at) override;
  void paintOver(wxGraphicsContext& context, const Workbench& bench, const OverlayLook& look) override;
  void exportWithDialog(const std::filesystem::path& suggested) override;
  void printWithDialog(const std::filesystem::path& suggested) override;

private:
  MainFrame& frame_;
  Workbench* bench_ = nullptr;
  PalettePanel* palette_;
  CoursePanel* course_;
  RegattaProperties* properties_;
  RegattaAdvicePanel* advice_;
};

// Of a window that is made for the card regatta.
RegattaFittings& regattaFittings(MainFrame& frame);

} // namespace fairway::editor::regatta
