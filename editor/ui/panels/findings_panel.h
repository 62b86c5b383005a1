#pragma once

#include "editor/model/work/finding_browser.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include <functional>

namespace fairway::editor {

class FindingsList;

// The panel below: what the validator found, in groups; kinds that are of no interest can be hidden. Choosing
// one shows it on the board.
class FindingsPanel final : public wxPanel {
public:
  explicit FindingsPanel(wxWindow* parent);

  void SetFocus() override; // to the list, which keys are for

  // Why there is no judgement; empty: there is. `stale`: found before the last change, and not judged since.
  void show(validator::Report report, const wxString& notJudged = {},
            std::vector<validator::Finding> stale = {});
  void showProved(bool shown); // besides the findings
  const std::vector<validator::Finding>& shown() const { return browser_.shown(); }
  const FindingBrowser& browser() const { return browser_; }
  const validator::Finding* chosen() const;
  std::optional<FindingKind> chosenKind() const; // none: none is chosen
  void choose(std::size_t finding);              // of those shown, as if clicked
  void choose(const FindingChoice& choice);      // what is hidden; kept for the next time

  // A button that lets the program look for edits: for which findings, and what it does.
  void offerSuggestions(std::function<bool(const validator::Finding&)> when,
                        std::function<void(const validator::Finding&)> act);

  std::function<void(const validator::Finding*)> onChoose; // null: none is chosen any more
  std::function<void(const validator::Finding&)> onFix;
  std::function<void(const validator::Finding&)> onWaive;
  std::function<void(const validator::Finding&)> onExplain;

private:
  wxSizer* makeBar();
  wxSizer* makeList();
  void addKinds(wxSizer* row);
  void arrange(FindingChoice choice);
  void popUp(const wxPoint& at = wxDefaultPosition); // by itself: where the mouse is
  wxPoint belowChosen() const;
  void popUpKinds();
  void chosenChanged();
  void updateKinds();
  void updateButtons();
  void showWhole();
  wxString wholeText() const;
  const FindingBrowser::Group* chosenGroup() const; // whose head is chosen

  FindingBrowser browser_;
  wxString notJudged_;
  std::optional<std::size_t> mended_; // the finding whose fix was asked for: the next one is chosen after it
  struct Kind {
    FindingKind kind;
    wxToggleButton* button;
  };
  std::vector<Kind> kinds_;
  wxToggleButton* proved_ = nullptr;
  wxButton* more_ = nullptr; // of what is hidden and how the rest is grouped
  wxButton* fix_ = nullptr;
  wxButton* waive_ = nullptr;
  wxButton* explain_ = nullptr;
  wxButton* suggest_ = nullptr; // hidden where nothing suggests
  std::function<bool(const validator::Finding&)> canSuggest_;
  std::function<void(const validator::Finding&)> suggestFor_;
  FindingsList* list_ = nullptr;
  wxTextCtrl* whole_ = nullptr; // the chosen finding in full
  bool isLaidOut_ = false;      // the window has been at rest since the panel was made
};

// "2 errors, 1 warning"
wxString countsOf(const validator::Report& report);
// Of what takes long and is not worked out after every step.
wxString notJudgedSince();

} // namespace fairway::editor
