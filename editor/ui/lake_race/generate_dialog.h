#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/lake_race/generate/lake_generator.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/gauge.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/timer.h>

namespace fairway::editor::lake_race {

// New lakes to the user's settings: made in the background, looked at as a page of pictures, one of them
// opened.
class GenerateDialog final : public wxDialog {
public:
  explicit GenerateDialog(wxWindow* parent);

  void start();
  void choose(std::size_t number); // as if clicked
  const LakeGenerator& generator() const { return generator_; }
  validator::lake_race::GenerateOptions options() const; // of the fields
  std::unique_ptr<EditedDocument> made() const;          // the chosen one; null: none is

private:
  wxSizer* makeFields();
  wxSizer* makePage();
  void ended();
  void fillPage();
  wxSizer* cardOf(const validator::lake_race::GeneratedLake& lake, std::size_t number);
  void updateControls();
  wxString whyNot() const; // nothing can be made of the fields; empty: it can
  wxString state() const;
  void showState();

  wxSpinCtrl* columns_ = nullptr;
  wxSpinCtrl* rows_ = nullptr;
  wxSpinCtrl* land_ = nullptr;
  wxSpinCtrl* smallest_ = nullptr;
  wxSpinCtrl* largest_ = nullptr;
  wxChoice* symmetry_ = nullptr;
  wxSpinCtrl* players_ = nullptr;
  wxCheckBox* limitPar_ = nullptr;
  wxSpinCtrlDouble* leastPar_ = nullptr;
  wxSpinCtrlDouble* mostPar_ = nullptr;
  wxSpinCtrl* count_ = nullptr;
  wxSpinCtrl* seed_ = nullptr;
  wxButton* generate_ = nullptr; // and stop
  wxGauge* progress_ = nullptr;
  wxStaticText* state_ = nullptr;
  wxString shownState_;
  wxScrolledWindow* page_ = nullptr;
  std::vector<wxToggleButton*> pictures_;
  std::optional<std::size_t> chosen_;
  wxTimer timer_;           // progress is looked at from time to time
  LakeGenerator generator_; // last: it delivers to all of the above
};

std::unique_ptr<EditedDocument> askGeneratedLake(wxWindow* parent); // null when the user cancels

} // namespace fairway::editor::lake_race
