#pragma once

#include "editor/model/river/export_file.h"
#include "editor/model/river/river_workbench.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor::river {

// The river as a file for others, with the picture as it will be: of the phase or turn that is shown.
class RiverExportDialog final : public PreviewDialog {
public:
  RiverExportDialog(wxWindow* parent, Questions& questions, const RiverWorkbench& bench,
                    std::filesystem::path suggested);

  ExportChoice choice() const;
  void chooseForm(const wxString& ending); // ".svg"
  bool exportNow();                        // asks for the file

private:
  void fieldsChanged() override;
  std::function<Made()> work() const override;

  wxChoice* form_;
  wxChoice* theme_;
  wxSpinCtrlDouble* section_;
  wxSpinCtrlDouble* dpi_;
  wxSpinCtrlDouble* phase_; // or the turn of a record
  wxCheckBox* legend_;
  bool record_;
};

} // namespace fairway::editor::river
