#pragma once

#include "editor/model/river/river_workbench.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/print_dialog.h"
#include "formats/river/print/cut_set.h"

namespace fairway::editor::river {

// The picture is of the phase or turn that is shown.
class ExportDialog final : public editor::ExportDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const RiverWorkbench& bench,
               std::filesystem::path suggested);

private:
  std::function<MadeExport(const std::filesystem::path& file)> exporting() const override;

  wxSpinCtrlDouble* phase_; // or the turn of a record
  bool record_;
};

// Cards, boats and the die.
class PrintDialog final : public editor::PrintDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  formats::river::CutSetOptions choice() const;

private:
  bool hasBacks() const override { return backs_->GetValue(); }
  std::function<MadeJob()> job() const override;

  wxSpinCtrlDouble* card_;
  wxCheckBox* backs_;
};

} // namespace fairway::editor::river
