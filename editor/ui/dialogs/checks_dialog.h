#pragma once

#include "formats/document/document.h"

#include <wx/dialog.h>
#include <wx/listctrl.h>
#include <wx/propgrid/propgrid.h>

namespace fairway::editor {

class Questions;

// How much each check weighs for this document, and which findings its author accepts.
class ChecksDialog final : public wxDialog {
public:
  // Only the checks that fit the document's kind are shown.
  ChecksDialog(wxWindow* parent, Questions& questions, const formats::Document& document);

  const std::map<std::string, Severity>& severity() const { return severity_; }
  const std::vector<Waiver>& waivers() const { return waivers_; }

private:
  wxWindow* makeSeverities(const formats::Kind& kind);
  wxSizer* makeWaivers();
  void showWaivers();
  void editReason();
  void remove();
  void updateButtons();

  Questions& questions_;
  std::map<std::string, Severity> severity_;
  std::vector<Waiver> waivers_;
  wxPropertyGrid* grid_ = nullptr;
  wxListView* list_ = nullptr;
  wxButton* reason_ = nullptr;
  wxButton* remove_ = nullptr;
};

} // namespace fairway::editor
