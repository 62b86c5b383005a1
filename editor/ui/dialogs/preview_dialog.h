#pragma once

#include "editor/model/work/background.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/print/page_preview.h"
#include "formats/document/document.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <map>
#include <vector>

namespace fairway::editor {

// Something is done that people want to hear of; the event's string says what.
wxDECLARE_EVENT(fairwayDone, wxCommandEvent);

// Choices on the left, and on the right the pages that they give. Pages are made in the background, so that
// no choice has to wait for the ones before it.
class PreviewDialog : public wxDialog {
public:
  bool settled() const { return background_.idle() && shown_ == asked_; }
  const PagePreview& preview() const { return *preview_; }
  void turnPage(int by);

protected:
  using Made = Result<formats::Pages, formats::Problems>;

  // The document must outlive the dialog.
  PreviewDialog(wxWindow* parent, const wxString& title, Questions& questions,
                const formats::Document& content, std::filesystem::path suggested);

  // For constructors of derived dialogs, in this order. A field that is changed calls fieldsChanged().
  wxChoice* addChoice(const wxString& label, const std::vector<wxString>& texts); // the first is chosen
  wxSpinCtrlDouble* addNumber(const wxString& label, double least, double most, double value,
                              unsigned digits = 0);
  wxTextCtrl* addText(const wxString& label, const wxString& hint);
  wxCheckBox* addCheck(const wxString& label);
  void add(const wxString& label, wxWindow* field);
  void showField(wxWindow* field, bool shown); // with its label
  // Boxes for layers of the scene, by their number.
  void addLayers(const std::vector<std::pair<int, wxString>>& offered, formats::Layers shown);
  void addButton(int id, const wxString& label, std::function<void()> act); // from left to right
  // These fields begin as they were when something was last written or printed; what makes no sense is left
  // as it is.
  void remember(const wxString& section, std::vector<std::pair<wxString, wxWindow*>> fields);
  void finish();

  formats::Layers layers() const;
  void changed();                      // a choice: makes the pages anew
  void showText(const wxString& text); // there are no pages to show

  // Makes the pages of the choices as they are now; runs in another thread and must hold all it needs.
  virtual std::function<Made()> work() const = 0;
  virtual void fieldsChanged() { changed(); }
  // Reports what went wrong. If nothing did and a file was written, the window behind says so (fairwayDone).
  bool wentWell(const wxString& heading, const formats::Problems& problems,
                const std::filesystem::path& written = {});

  Questions& questions_;
  const formats::Document& content_;
  std::filesystem::path suggested_; // for the file

private:
  void keep() const; // what is remembered
  void delivered(std::size_t asked, const std::shared_ptr<Made>& made);
  void updatePages();

  wxFlexGridSizer* choices_;
  wxBoxSizer* left_;
  wxBoxSizer* buttons_;
  std::vector<std::pair<int, wxCheckBox*>> layerBoxes_;
  std::map<wxWindow*, wxWindow*> labels_; // by their fields
  wxString section_;
  std::vector<std::pair<wxString, wxWindow*>> remembered_;
  PagePreview* preview_;
  wxButton* back_;
  wxButton* forward_;
  wxStaticText* where_;
  std::size_t asked_ = 0;
  std::size_t shown_ = 0;
  Background background_; // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
