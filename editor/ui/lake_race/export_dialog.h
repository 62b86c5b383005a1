#pragma once

#include "editor/model/lake_race/files/export_file.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor::lake_race {

// The document as a file for others, with the picture as it will be.
class ExportDialog final : public PreviewDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested);

  ExportChoice choice() const;
  void chooseForm(const wxString& ending); // ".svg"
  bool exportNow();                        // asks for the file

private:
  void fieldsChanged() override;
  std::function<Made()> work() const override;

  wxChoice* form_;
  wxChoice* side_ = nullptr; // of a tile set
  wxChoice* theme_;
  wxSpinCtrlDouble* hex_;
  wxSpinCtrlDouble* dpi_;
  wxCheckBox* legend_;
};

} // namespace fairway::editor::lake_race
