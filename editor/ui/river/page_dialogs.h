#pragma once

#include "editor/model/river/river_workbench.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/print_dialog.h"
#include "formats/river/print/cut_set.h"

namespace fairway::editor::river {

// How far the river of a picture has turned, or its race has come.
struct Moment {
  bool ofRecord = false; // otherwise waterfalls are counted
  int now = 0;
  int most = 0;
};
Moment momentOf(const RiverWorkbench& bench); // that is shown
Moment endOf(const formats::Document& record);

class ExportDialog final : public editor::ExportDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content, const Moment& moment,
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
