#pragma once

#include "editor/ui/regatta/course_panel.h"
#include "editor/ui/regatta/palette_panel.h"
#include "editor/ui/regatta/race_panel.h"
#include "editor/ui/regatta/regatta_properties.h"
#include "editor/ui/regatta/turns_panel.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor {
class MainFrame;
}

namespace fairway::editor::regatta {

// The card regatta in a window: palette, or the hand and the turns of a race; properties and the order of
// rounding.
class RegattaFittings final : public Fittings {
public:
  explicit RegattaFittings(MainFrame& frame);

  std::vector<Pane> panes() const override;
  void show(Workbench* bench) override;
  void update() override;
  void examined(const Examination& examination) override;
  void paintOver(wxGraphicsContext& context, const Workbench& bench, const OverlayLook& look) override;
  bool settled() const override { return race_->settled(); }
  bool readyToSave() override;
  void exportWithDialog(const std::filesystem::path& suggested) override;
  void printWithDialog(const std::filesystem::path& suggested) override;

  // A race on the regatta that is shown, or the record that is shown, continued; asks who sails.
  void sailWithDialog();
  void sail(const RacePlan& plan);

  void judgeDeeply(); // or stops it

private:
  void tellProgress();
  void showPanelsOf(bool race); // or of a document that is drawn

  MainFrame& frame_;
  Workbench* bench_ = nullptr;
  wxPanel* left_; // holds one of the two
  PalettePanel* palette_;
  RacePanel* race_;
  wxPanel* right_; // so does this
  CoursePanel* course_;
  TurnsPanel* turns_;
  RegattaProperties* properties_;
  wxTimer timer_; // while a course is judged
};

// Of a window that is made for the card regatta.
RegattaFittings& regattaFittings(MainFrame& frame);

} // namespace fairway::editor::regatta
