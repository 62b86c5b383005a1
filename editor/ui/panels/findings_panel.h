#pragma once

#include "validator/core/report.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

#include <functional>

namespace fairway::editor {

class FindingsList;

// The panel below: what the validator found. Choosing one shows it on the board.
class FindingsPanel final : public wxPanel {
public:
  explicit FindingsPanel(wxWindow* parent);

  void show(validator::Report report,
            const wxString& notJudged = {}); // why there is no judgement; empty: there is
  const std::vector<validator::Finding>& shown() const { return shown_; }
  const validator::Finding* chosen() const;
  void choose(std::size_t line); // as if clicked

  // A button for who wants the program to look for edits: for which findings, and what it does.
  void offerSuggestions(std::function<bool(const validator::Finding&)> when,
                        std::function<void(const validator::Finding&)> act);

  std::function<void(const validator::Finding*)> onChoose; // null: none is chosen any more
  std::function<void(const validator::Finding&)> onFix;
  std::function<void(const validator::Finding&)> onWaive;
  std::function<void(const validator::Finding&)> onExplain;

private:
  wxSizer* makeBar();
  wxSizer* makeList();
  void filter();
  void popUp();
  void chosenChanged();
  void updateButtons();
  void showWhole(const validator::Finding* finding);

  validator::Report report_;
  wxString notJudged_;
  std::vector<validator::Finding> shown_;
  wxChoice* filter_ = nullptr;
  wxButton* fix_ = nullptr;
  wxButton* waive_ = nullptr;
  wxButton* explain_ = nullptr;
  wxButton* suggest_ = nullptr; // hidden where nothing suggests
  std::function<bool(const validator::Finding&)> canSuggest_;
  std::function<void(const validator::Finding&)> suggestFor_;
  FindingsList* list_ = nullptr;
  wxTextCtrl* whole_ = nullptr; // the chosen finding in full
};

// "2 errors, 1 warning"
wxString countsOf(const validator::Report& report);

} // namespace fairway::editor
