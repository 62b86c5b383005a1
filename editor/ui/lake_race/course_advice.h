#pragma once

#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/course/par_advice.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/ui/panels/advice_panel.h"

namespace fairway::editor::lake_race {

// A boat anywhere on the course, with heading, dice, damage and what it has done of it: what each of its
// choices costs in turns.
class CourseAdvice final : public AdvicePanel {
public:
  explicit CourseAdvice(wxWindow* parent);

  void show(LakeWorkbench* bench);
  void setFacts(const std::optional<CourseFacts>& facts); // of the course on the board; none: there is none
  void place(Cell cell);                                  // sets the boat there
  bool settled() const override { return !adviser_.working(); }
  std::vector<Cell> cellsOfWay() const; // of the chosen line, from the boat on

private:
  std::optional<AdvisedBoat> boat() const; // none: the dice cannot be read
  void solve() override { adviser_.solve(); }
  void forget() override { adviser_.forget(); }
  Advice advised() override;
  wxString said() const override;
  wxString worthText(double turns) const override;
  void updated() override;

  LakeWorkbench* bench_ = nullptr;
  ParAdviser adviser_;
  std::optional<Cell> cell_;
  wxTextCtrl* at_;
  wxChoice* heading_;
  wxChoice* gate_;
  wxChoice* owed_;
  wxChoice* damage_;
  wxTextCtrl* dice_;
  wxTextCtrl* rolled_;
};

} // namespace fairway::editor::lake_race
