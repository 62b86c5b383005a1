#pragma once

#include "editor/model/lake_race/files/print_job.h"
#include "editor/ui/dialogs/preview_dialog.h"

#include <atomic>

namespace fairway::editor::lake_race {

// What is printed and how, with the pages as they will be; to a PDF or to a printer. It offers what `fairway
// print` does; fields that mean nothing for what is printed are not shown.
class PrintDialog final : public PreviewDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);
  ~PrintDialog() override;

  PrintChoice choice() const;                      // what is not understood is left as it would be without it
  void choose(const PrintChoice& choice);          // all fields but assignments and pages
  void chooseAssignments(const wxString& numbers); // `all`, or `1,4-6`; empty: the first
  void choosePages(const wxString& numbers);
  bool saveAsPdf(); // asks for the file

private:
  void addModes();
  void addPaper();
  void updateFields();
  void fieldsChanged() override;
  void print();
  bool parIsThere(); // else it says so: pages without it are not what was chosen
  std::function<Made()> work() const override;
  PrintMode mode() const { return modes_[static_cast<std::size_t>(mode_->GetSelection())]; }
  wxString whatIsWrong() const;                // with what is typed; empty: nothing
  std::optional<formats::Paper> paper() const; // none: as large as the board, or not understood
  std::optional<formats::lake_race::AssignmentChoice> assignments() const; // none: not understood
  std::optional<formats::PageChoice> pages() const;

  std::vector<PrintMode> modes_;
  wxChoice* mode_;
  wxChoice* assignments_;
  wxTextCtrl* numbers_; // of some assignments
  wxCheckBox* par_;
  wxChoice* paper_;
  wxTextCtrl* size_; // of a paper without a name
  wxCheckBox* landscape_;
  wxSpinCtrlDouble* hex_;
  wxSpinCtrlDouble* margin_;
  wxSpinCtrlDouble* overlap_;
  wxSpinCtrlDouble* backX_;
  wxSpinCtrlDouble* backY_;
  wxChoice* ink_;
  wxTextCtrl* pages_;
  PrintMode shownMode_ = PrintMode::Sheet;
  // Shared with the thread that makes the pages: what was solved, and which choice is the latest.
  std::shared_ptr<PrintedPars> pars_ = std::make_shared<PrintedPars>();
  std::shared_ptr<std::atomic<int>> latest_ = std::make_shared<std::atomic<int>>(0);
};

} // namespace fairway::editor::lake_race
