#pragma once

#include "editor/model/export_file.h"
#include "editor/ui/preview_dialog.h"
#include "editor/ui/questions.h"

#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace fairway::editor {

// The document as a file for others, with the picture as it will be.
class ExportDialog final : public PreviewDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested);

  ExportChoice choice() const;
  void chooseForm(const wxString& ending); // ".svg"
  bool exportNow();                        // asks for the file

private:
  void updateFields();
  std::function<Made()> work() const override;

  Questions& questions_;
  const formats::Document& content_;
  std::filesystem::path suggested_; // without the form's ending
  wxChoice* form_;
  wxChoice* theme_;
  wxChoice* side_ = nullptr; // of a tile set
  wxSpinCtrlDouble* hex_;
  wxSpinCtrl* dpi_;
  wxCheckBox* legend_;
};

} // namespace fairway::editor
