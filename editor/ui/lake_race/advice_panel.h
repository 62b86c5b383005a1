#pragma once

#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/course/par_advisor.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/choice.h>
#include <wx/textctrl.h>

namespace fairway::editor::lake_race {

class ChoiceList;

// What par would do: a boat is set anywhere on the course, with heading, dice, damage and what it has done of
// it, and each of its choices is listed with what it costs. The chosen line is shown on the board.
class AdvicePanel final : public ScrolledRows {
public:
  explicit AdvicePanel(wxWindow* parent);

  void show(LakeWorkbench* bench);
  void setFacts(const std::optional<CourseFacts>& facts); // of the course on the board; none: there is none
  void place(Cell cell);                                  // sets the boat there
  bool settled() const { return !advisor_.working(); }
  const Advice& advice() const { return advice_; }
  std::vector<Cell> way() const; // of the chosen line, from the boat on
  void choose(int line);         // as if clicked

  std::function<void()> onWay; // it is another one now

private:
  template <class Field>
  Field* add(wxSizer* row, const wxString& text, const wxString& tip, Field* field);
  wxChoice* addChoice(wxSizer* row, const wxString& text, const wxString& tip,
                      const std::vector<wxString>& items);
  wxTextCtrl* addDice(wxSizer* row, const wxString& text, const wxString& tip);
  std::optional<AdvisedBoat> boat() const; // none: the dice cannot be read
  void opened(bool open);                  // only then is anything worked out
  void update();
  void tell(const wxString& text);

  LakeWorkbench* bench_ = nullptr;
  ParAdvisor advisor_;
  bool open_ = false;
  std::optional<Cell> cell_;
  Advice advice_;
  wxTextCtrl* at_;
  wxChoice* heading_;
  wxChoice* gate_;
  wxChoice* owed_;
  wxChoice* damage_;
  wxTextCtrl* dice_;
  wxTextCtrl* rolled_;
  wxStaticText* said_;
  ChoiceList* list_;
};

} // namespace fairway::editor::lake_race
