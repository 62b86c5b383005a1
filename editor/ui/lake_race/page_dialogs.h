#pragma once

#include "editor/model/lake_race/files/pages.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/print_dialog.h"

#include <atomic>

namespace fairway::editor::lake_race {

class ExportDialog final : public editor::ExportDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested);

private:
  std::function<MadeExport(const std::filesystem::path& file)> exporting() const override;

  wxChoice* side_ = nullptr; // of a tile set
};

// Courses as sheets, a booklet or cards; the board as a poster; tiles. It offers what `fairway print` does.
class PrintDialog final : public editor::PrintDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);
  ~PrintDialog() override;

  PrintChoice choice() const;                      // what is not understood is left as it would be without it
  void choose(const PrintChoice& choice);          // all fields but assignments and pages
  void chooseAssignments(const wxString& numbers); // `all`, or `1,4-6`; empty: the first

private:
  PrintMode printMode() const { return static_cast<PrintMode>(mode()); }
  bool isPoster() const override { return printMode() == PrintMode::Poster; }
  bool hasBacks() const override { return printMode() == PrintMode::Tiles; }
  void updateFields() override;
  wxString whatIsWrong() const override;
  wxString whatTakesTime() const override;
  bool isReady() override; // pages without par are not what was chosen
  std::function<MadeJob()> job() const override;
  std::optional<formats::lake_race::AssignmentChoice> assignments() const; // none: not understood

  wxChoice* assignments_;
  wxTextCtrl* numbers_; // of some assignments
  wxCheckBox* par_;
  PrintMode shownMode_ = PrintMode::Sheet;
  // Shared with the thread that makes the pages: what was solved, and which choice is the latest.
  std::shared_ptr<PrintedPars> pars_ = std::make_shared<PrintedPars>();
  std::shared_ptr<std::atomic<int>> latest_ = std::make_shared<std::atomic<int>>(0);
};

} // namespace fairway::editor::lake_race
