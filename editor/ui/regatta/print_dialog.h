#pragma once

#include "editor/model/regatta/files/print_job.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor::regatta {

// What is printed and how, with the pages as they will be; to a PDF or to a printer.
class PrintDialog final : public PreviewDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  PrintChoice choice() const;
  void choose(PrintMode mode);
  bool saveAsPdf(); // asks for the file

private:
  void recallChoices();
  void keepChoices() const;
  void updateFields();
  void fieldsChanged() override;
  void print();
  std::function<Made()> work() const override;

  std::vector<PrintMode> modes_; // that fit the document
  wxChoice* mode_;
  wxChoice* paper_;
  wxSpinCtrlDouble* margin_;
  wxSpinCtrlDouble* overlap_;
  wxChoice* ink_;
  wxCheckBox* backs_;
};

} // namespace fairway::editor::regatta
