#pragma once

#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/race_order.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/button.h>
#include <wx/simplebook.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace fairway::editor::lake_race {

class AssignmentList;
class RaceList;

// The races of the lake in three lines with all their courses below, or the 24 assignments of one race. In a
// course, choosing an assignment puts the buoys there; on a lake it is shown, and can become a course.
class RacesPanel final : public ScrolledRows {
public:
  explicit RacesPanel(wxWindow* parent);

  void show(LakeWorkbench* bench);
  void update();          // after any change
  int leastWidth() const; // at which all columns are seen

  // What is to be drawn on a lake: the chosen line. None for a course, which shows itself.
  std::optional<ChosenAssignment> preview() const;
  void turnTo(std::optional<fairway::lake_race::RaceLetter> race); // a tab; none: All
  void choose(int number);                              // an assignment of the tab's race, as if clicked
  void choose(const ChosenAssignment& course);          // if it is listed
  void chooseWhenKnown(const ChosenAssignment& wanted); // its lines may still be worked out
  const RaceTable& table() const { return table_; }
  bool settled() const { return table_.settled(); }
  void setFacts(std::optional<CourseFacts> facts); // of the course on the desk; none: they are not known
  void learn(const CourseFacts& course, const ParAnswer& answer); // that was worked out elsewhere
  void workOutPar();         // of the course on the desk, else of the chosen assignment
  void workOutAllPars();     // again: stop
  void workOutAllVerdicts(); // with the pars; again: stop
  std::optional<fairway::lake_race::RaceLetter> race() const; // of the tab; none: All
  std::optional<int> shownAssignment() const; // of that race: the chosen line; none: there is none
  bool canWorkOutPar() const;

  std::function<void()> onPreview; // it is another one now
  std::function<void()> onTable;   // what the table knows, or the race that is looked at
  std::function<void(const ChosenAssignment&)> onNewCourse;

private:
  AssignmentList* list() const; // of the tab
  wxWindow* makeOverview();
  void makeRoomForPage();
  wxSizer* makeTabs();
  void makeButtons();
  void onTab();
  void onLine();
  void showPreview();
  void tableChanged();
  void chooseWanted();
  void sort(const RaceOrder& order);
  void followCourse(); // the line that the course stands on
  wxString warningsText() const;
  void updateNote();
  void updateDesk();
  void updateButtons();
  const formats::lake_race::CourseBody* course() const;

  LakeWorkbench* bench_ = nullptr;
  RaceTable table_;
  std::array<wxToggleButton*, 4> tabs_{}; // All, A, B, C; a notebook's own would not fit beside each other
  wxSimplebook* pages_;
  RaceList* races_;
  std::array<AssignmentList*, 4> lists_{}; // as the tabs
  wxStaticText* desk_;                     // the course on the desk: its own route and par
  wxStaticText* note_;
  wxButton* par_;
  wxButton* allPars_;
  wxButton* newCourse_;
  std::optional<CourseFacts> facts_;
  std::optional<ChosenAssignment> shownPreview_;
  std::optional<ChosenAssignment> wanted_; // to be chosen once its lines are known
  std::optional<std::size_t> shownRevision_;
  bool following_ = false; // a line is being chosen by the program
};

} // namespace fairway::editor::lake_race
