#include "editor/ui/regatta/page_dialogs.h"

namespace fairway::editor::regatta {

namespace {

using formats::regatta::DeckLayer;
using formats::regatta::TableLayer;

bool isDeck(const formats::Document& content) {
  return content.is<formats::regatta::DeckBody>();
}

// The layers that people choose from for a picture or a page of the document, as they are called.
std::vector<std::pair<int, wxString>> layersOffered(const formats::Document& content) {
  if (isDeck(content))
    return {{static_cast<int>(DeckLayer::Stops), _("Stops")},
            {static_cast<int>(DeckLayer::Labels), _("Names and numbers")}};
  return {{static_cast<int>(TableLayer::Grid), _("Grid")},
          {static_cast<int>(TableLayer::Start), _("Start")},
          {static_cast<int>(TableLayer::Gates), _("Gates")},
          {static_cast<int>(TableLayer::Route), _("Route")}};
}

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                           std::filesystem::path suggested)
    : editor::ExportDialog(parent, questions, content, std::move(suggested)) {
  addLook(_("Scale 1 :"), {isDeck(content) ? 2.0 : 4.0, 0.2, 100});
  if (isDeck(content)) theme_->SetSelection(1);
  finishWith(layersOffered(content), formats::Layers());
}

std::function<MadeExport(const std::filesystem::path&)> ExportDialog::exporting() const {
  return [content = content_, layers = layers()](const std::filesystem::path& file) {
    return regatta::exporting(content, layers, file);
  };
}

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : editor::PrintDialog(parent, questions, content, std::move(suggested)) {
  std::vector<std::pair<int, wxString>> modes;
  for (const auto& [mode, name] : {std::pair{PrintMode::Sheet, _("A plan with all distances")},
                                   {PrintMode::Poster, _("The table as a poster")},
                                   {PrintMode::Cards, _("Cards to cut out")},
                                   {PrintMode::Pieces, _("Boats and buoys to cut out")},
                                   {PrintMode::Rules, _("The rules in short")}})
    if (canPrint(content, mode)) modes.emplace_back(static_cast<int>(mode), name);
  addModes(std::move(modes));
  addPaper(_("As large as the table"));
  backs_ = addCheck(_("Backs of the cards, for printing on both sides"));
  backs_->SetValue(true);
  addEdges(true);
  if (!isDeck(content)) addLayers(layersOffered(content), formats::Layers().without(TableLayer::Route));
  finishWith("/Print/Regatta", {{"Backs", backs_}});
}

void PrintDialog::updateFields() {
  editor::PrintDialog::updateFields();
  showField(backs_, printsCards());
}

PrintChoice PrintDialog::choice() const {
  return {static_cast<PrintMode>(mode()), options(), onePage(), backs_->GetValue(), backOffset()};
}

std::function<MadeJob()> PrintDialog::job() const {
  return [content = content_, choice = choice()] { return printJob(content, choice); };
}

} // namespace fairway::editor::regatta
