#pragma once

#include "editor/model/pool/files/pages.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/print_dialog.h"

namespace fairway::editor::pool {

class ExportDialog final : public editor::ExportDialog {
public:
  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested);

private:
  std::function<MadeExport(const std::filesystem::path& file)> exporting() const override;
};

// The pool as a poster, or its tiles.
class PrintDialog final : public editor::PrintDialog {
public:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  PrintChoice choice() const;
  void chooseMode(PrintMode mode) { editor::PrintDialog::chooseMode(static_cast<int>(mode)); }

private:
  bool isPoster() const override { return mode() == static_cast<int>(PrintMode::Poster); }
  bool hasBacks() const override { return !isPoster(); }
  std::function<MadeJob()> job() const override;
};

} // namespace fairway::editor::pool
