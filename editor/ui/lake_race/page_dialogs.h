#pragma once

#include "editor/model/lake_race/examination.h"
#include "editor/model/lake_race/files/pages.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/print_dialog.h"

#include <atomic>

namespace fairway::editor::lake_race {

class ExportDialog final : public editor::ExportDialog {
public:
  // What is shown on the board is what is exported at first: a lake with the course that is looked at.
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested, std::optional<formats::Document> shownCourse = {},
               const wxString& courseName = {}, std::optional<formats::lake_race::HeatMap> heat = {});

private:
  std::function<MadeExport(const std::filesystem::path& file)> exporting() const override;

  wxChoice* side_ = nullptr; // of a tile set
  std::optional<formats::Document> shownCourse_;
  wxChoice* what_ = nullptr;                        // that course, or the lake alone
  std::optional<formats::lake_race::HeatMap> heat_; // laid over the course
};

// Courses as sheets, a booklet or cards; the board as a poster; tiles. It offers what `fairway print` does.
class PrintDialog final : public editor::PrintDialog {
public:
  // `shown`: the assignment that is looked at on the board; a sheet is one of it, unless others are chosen.
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested, std::optional<ChosenAssignment> shown = {},
              std::optional<formats::lake_race::HeatMap> heat = {});
  ~PrintDialog() override;

  PrintChoice choice() const;                      // what is not understood is left as it would be without it
  void choose(const PrintChoice& choice);          // all fields but assignments and pages
  void chooseAssignments(const wxString& numbers); // `all`, or `1,4-6`; empty: the first
  void chooseRace(std::optional<fairway::lake_race::RaceLetter> race); // none: all

private:
  enum class Line : std::uint8_t { Shown, First, All, Some };
  Line line() const { return lines_[static_cast<std::size_t>(assignments_->GetSelection())]; }
  void choose(Line line);
  PrintMode printMode() const { return static_cast<PrintMode>(mode()); }
  bool isPoster() const override { return printMode() == PrintMode::Poster; }
  bool hasBacks() const override { return printMode() == PrintMode::Tiles; }
  void updateFields() override;
  wxString whatIsWrong() const override;
  wxString whatTakesTime() const override;
  bool isReady() override; // pages without par are not what was chosen
  std::function<MadeJob()> job() const override;
  std::optional<formats::lake_race::AssignmentChoice> assignments() const; // none: not understood

  std::optional<ChosenAssignment> shown_;
  std::optional<formats::lake_race::HeatMap> heat_; // laid over what is shown
  std::vector<Line> lines_;                         // of the choice of assignments
  wxChoice* assignments_;
  wxChoice* race_;      // all, or one
  wxTextCtrl* numbers_; // of some assignments
  wxCheckBox* par_;
  PrintMode shownMode_ = PrintMode::Sheet;
  // Shared with the thread that makes the pages: what was solved, and which choice is the latest.
  std::shared_ptr<PrintedPars> pars_ = std::make_shared<PrintedPars>();
  std::shared_ptr<std::atomic<int>> latest_ = std::make_shared<std::atomic<int>>(0);
};

} // namespace fairway::editor::lake_race
