#include "editor/ui/pool/page_dialogs.h"

#include "formats/pool/export/subject.h"

namespace fairway::editor::pool {

namespace {

using formats::pool::Layer;

// The layers that people choose from for a picture or a page, as they are called.
std::vector<std::pair<int, wxString>> layersOffered() {
  return {{static_cast<int>(Layer::Grid), _("Grid")},
          {static_cast<int>(Layer::Labels), _("Square numbers")},
          {static_cast<int>(Layer::Bars), _("Ladders and bars")},
          {static_cast<int>(Layer::Start), _("Start rows")},
          {static_cast<int>(Layer::Tiles), _("Setup")}};
}

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                           std::filesystem::path suggested)
    : editor::ExportDialog(parent, questions, content, std::move(suggested)) {
  addLook(_("Squares (mm)"), formats::pool::pictureUnit);
  finishWith(layersOffered(), formats::Layers().without(Layer::Labels));
}

std::function<MadeExport(const std::filesystem::path&)> ExportDialog::exporting() const {
  return [content = content_](const std::filesystem::path& file) { return pool::exporting(content, file); };
}

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : editor::PrintDialog(parent, questions, content, std::move(suggested)) {
  addModes({{static_cast<int>(PrintMode::Poster), _("The pool as a poster")},
            {static_cast<int>(PrintMode::Tiles), _("Tiles to cut out, on both sides of the paper")}});
  addPaper(_("As large as the board"));
  addUnit(_("Squares (mm)"), leastSquare, usualSquare);
  addEdges(true);
  addLayers(layersOffered(), formats::Layers().without(Layer::Labels));
  finishWith("/Print/Pool");
}

PrintChoice PrintDialog::choice() const {
  return {static_cast<PrintMode>(mode()), options(), onePage(), backOffset()};
}

std::function<MadeJob()> PrintDialog::job() const {
  return [content = content_, choice = choice()] { return printJob(content, choice); };
}

} // namespace fairway::editor::pool
