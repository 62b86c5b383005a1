#pragma once

#include "editor/model/lake_race/files/print_job.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor {

// What is printed and how, with the pages as they will be; to a PDF or to a printer.
class PrintDialog final : public PreviewDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  PrintChoice choice() const;
  void choose(const PrintChoice& choice); // sets all fields
  bool saveAsPdf();                       // asks for the file

private:
  void readChoices();
  void keepChoices() const; // for the next time
  void updateFields();
  void fieldsChanged() override;
  void print();
  std::function<Made()> work() const override;

  wxChoice* mode_;
  wxChoice* paper_;
  wxSpinCtrlDouble* hex_;
  wxSpinCtrlDouble* margin_;
  wxSpinCtrlDouble* overlap_;
  wxChoice* ink_;
};

} // namespace fairway::editor
