#pragma once

#include "editor/ui/dialogs/preview_dialog.h"
#include "formats/river/print/cut_set.h"

namespace fairway::editor::river {

// Cards, boats and the die on paper or as a PDF, with the pages as they will be.
class RiverPrintDialog final : public PreviewDialog {
public:
  RiverPrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                   std::filesystem::path suggested);

  formats::river::CutSetOptions choice() const;
  bool saveAsPdf(); // asks for the file

private:
  std::function<Made()> work() const override;
  void print();

  wxChoice* paper_;
  wxSpinCtrlDouble* card_;
  wxSpinCtrlDouble* margin_;
  wxChoice* ink_;
  wxCheckBox* backs_;
};

} // namespace fairway::editor::river
