#pragma once

#include "editor/model/pool/files/print_job.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor::pool {

// What is printed and how, with the pages as they will be; to a PDF or to a printer.
class PrintDialog final : public PreviewDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  PrintChoice choice() const;
  void chooseMode(PrintMode mode);
  bool saveAsPdf(); // asks for the file

private:
  void updateFields();
  void fieldsChanged() override;
  void print();
  std::function<Made()> work() const override;

  wxChoice* mode_;
  wxChoice* paper_;
  wxSpinCtrlDouble* square_;
  wxSpinCtrlDouble* margin_;
  wxSpinCtrlDouble* overlap_;
  wxChoice* ink_;
};

} // namespace fairway::editor::pool
