#pragma once

#include "editor/model/regatta/files/pages.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/print_dialog.h"

namespace fairway::editor::regatta {

class ExportDialog final : public editor::ExportDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested);

private:
  std::function<MadeExport(const std::filesystem::path& file)> exporting() const override;
  double unit() const override { return 1 / unit_->GetValue(); } // the field is a scale
};

// A plan of the table, the table at true size, cards, or boats and buoys.
class PrintDialog final : public editor::PrintDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  PrintChoice choice() const;
  void choose(PrintMode mode) { chooseMode(static_cast<int>(mode)); }

private:
  bool isPoster() const override { return mode() == static_cast<int>(PrintMode::Poster); }
  bool hasBacks() const override { return printsCards() && backs_->GetValue(); }
  bool printsCards() const { return mode() == static_cast<int>(PrintMode::Cards); }
  void updateFields() override;
  std::function<MadeJob()> job() const override;

  wxCheckBox* backs_;
};

} // namespace fairway::editor::regatta
