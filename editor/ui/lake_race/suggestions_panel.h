#pragma once

#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/lake_race/suggest/effect_search.h"
#include "editor/model/lake_race/suggest/suggestion_search.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/timer.h>

namespace fairway::editor::lake_race {

class SuggestionList;

// Small edits that bring the board nearer to a goal: searched for in the background, shown on the board as a
// ghost, taken over in one step.
class SuggestionsPanel final : public wxPanel {
public:
  explicit SuggestionsPanel(wxWindow* parent);

  void show(LakeWorkbench* bench);
  void update(); // after any change

  void setGoal(validator::lake_race::Goal::Kind goal);
  void start();
  void stop();
  void take(); // the chosen one, as a step
  void choose(int line);
  void step(int by); // to the next or the one before
  bool canStart() const;
  bool canTake() const;
  // What the chosen one does to all courses of the lake: works it out, or stops that.
  void judgeAllCourses();
  bool canJudgeAllCourses() const;
  const EffectSearch& effects() const { return effects_; }
  bool hasSuggestions() const; // for the board as it is
  bool working() const { return search_.working(); }
  const SuggestionSearch& search() const { return search_; }

  // What is to be drawn over the board: what the chosen one would change, and its figures.
  std::vector<Ghost> ghosts() const;
  wxString caption() const;

  std::function<void()> onGhost; // it is another one
  // A suggestion changes the lake that a course points to. What is left to be done to the course; none: the
  // user cancels.
  std::function<std::optional<validator::lake_race::Draft>(
      const validator::lake_race::Draft& before, validator::lake_race::Draft after, const std::string& step)>
      onLakeOfCourse;

private:
  wxSizer* makeFields();
  wxSizer* makeOptions();
  wxSizer* makeResult();
  void showOptions(bool shown);
  void addField(wxSizer* row, const wxString& label, wxWindow* field);
  validator::lake_race::SuggestOptions options() const;
  validator::lake_race::Goal goal() const;
  const validator::lake_race::Suggestion* chosen() const; // null: none, or the board is another
  void ended();
  void updateProgress();
  void updateAllCourses();
  wxString allCoursesText() const;
  void chosenChanged();
  void updateControls();
  void updateText();
  wxString wholeText() const;

  LakeWorkbench* bench_ = nullptr;
  std::optional<std::size_t> shownRevision_;
  bool boardChanged_ = false; // while a search was running
  wxChoice* goal_ = nullptr;
  wxSpinCtrlDouble* par_ = nullptr;
  wxSpinCtrl* tries_ = nullptr;
  wxSpinCtrl* players_ = nullptr;
  wxSpinCtrl* races_ = nullptr;
  wxSpinCtrl* seed_ = nullptr;
  wxCheckBox* allow_ = nullptr;
  wxButton* start_ = nullptr; // and stop
  wxButton* take_ = nullptr;
  wxButton* all_ = nullptr; // courses
  wxToggleButton* more_ = nullptr;
  wxSizer* options_ = nullptr; // what is changed rarely
  wxGauge* progress_ = nullptr;
  SuggestionList* list_ = nullptr;
  wxTextCtrl* whole_ = nullptr; // the chosen one in full, or what there is to say
  wxTimer timer_;               // progress is looked at from time to time
  SuggestionSearch search_;     // these two last: they deliver to all of the above
  EffectSearch effects_;
};

} // namespace fairway::editor::lake_race
