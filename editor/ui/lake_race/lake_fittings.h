#pragma once

#include "editor/model/lake_race/analysis/course_analysis.h"
#include "editor/ui/lake_race/course_advice.h"
#include "editor/ui/lake_race/lake_properties.h"
#include "editor/ui/lake_race/palette_panel.h"
#include "editor/ui/lake_race/races_panel.h"
#include "editor/ui/lake_race/suggestions_panel.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor {

class MainFrame;

namespace lake_race {

// The lake race in a window: palette, properties and races, and what its commands do that needs the window.
class LakeFittings final : public Fittings {
public:
  explicit LakeFittings(MainFrame& frame);

  std::vector<Pane> panes() const override;
  bool hasOverview() const override { return true; }
  bool hasAnalysis() const override { return true; }
  void show(Workbench* bench) override;
  void update() override;
  void examined(const Examination& examination) override;
  std::vector<AnalysedChart> charts() const override;
  void chartPointed(const std::string& key, formats::ChartPlace place) override;
  void openExample(const AnalysedExample& example) override;
  bool settled() const override {
    return races_->settled() && !suggestions_->working() && advice_->settled();
  }
  void paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) override;
  bool canSuggestFor(const validator::Finding* finding) const override;
  void suggestFor(const validator::Finding& finding) override;
  std::vector<BoardAction> actionsAt(formats::Point at) override;
  bool readyToSave() override; // asks where places are empty
  void exportWithDialog(const std::filesystem::path& suggested) override;
  void printWithDialog(const std::filesystem::path& suggested) override;

  RacesPanel& races() { return *races_; }
  SuggestionsPanel& suggestions() { return *suggestions_; }
  CourseAdvice& advice() { return *advice_; }
  AdvicePanel* advicePanel() override { return advice_; }

  void showSuggestions();                                 // the panel, with the keyboard in it
  void showAdvice(std::optional<Cell> at = std::nullopt); // the same, with the boat there

  void takeTool(ToolId id);
  void goToCell();
  void resizeBoard();
  void makeCourse(const ChosenAssignment& chosen);
  void addTileToSet();
  void proposeSlots(fairway::lake_race::RaceLetter race);
  void copyRegion() const;
  void copyRows();
  void pasteFromClipboard();

  // A suggestion for a course changes the lake that it points to: asks whether that, or a copy in the course.
  // What is left to be done to the course; none: the user cancels.
  std::optional<validator::lake_race::Draft> changeLakeOfCourse(const validator::lake_race::Draft& before,
                                                                validator::lake_race::Draft after,
                                                                const std::string& step);

private:
  std::optional<CoursesChart> coursesChart() const;

  MainFrame& frame_;
  LakeWorkbench* bench_ = nullptr;
  PalettePanel* palette_;
  LakeProperties* properties_;
  RacesPanel* races_;
  SuggestionsPanel* suggestions_;
  CourseAdvice* advice_;
};

// Of a window that is made for the lake race.
LakeFittings& lakeFittings(MainFrame& frame);
LakeWorkbench* lakeBench(MainFrame& frame); // null: it has no document

} // namespace lake_race

} // namespace fairway::editor
