#include "editor/ui/window/welcome_panel.h"

#include "editor/model/work/game.h"
#include "editor/ui/commands/icons.h"
#include "editor/ui/window/samples.h"

#include <wx/button.h>
#include <wx/hyperlink.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace fairway::editor {

namespace fs = std::filesystem;

WelcomePanel::WelcomePanel(wxWindow* parent, WelcomeActions actions, const std::vector<fs::path>& recent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, parent->GetClientSize(),
                       wxVSCROLL | wxTAB_TRAVERSAL),
      actions_(std::move(actions)) {
  SetName("welcome");
  SetScrollRate(0, FromDIP(12));
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  auto* left = new wxBoxSizer(wxVERTICAL);
  auto* right = new wxBoxSizer(wxVERTICAL);
  addTitle(left);
  addBeginnings(left);
  if (!recent.empty()) {
    Links files;
    for (const fs::path& file : recent)
      files.emplace_back(wxString::FromUTF8(file.filename().string()), file);
    addHeading(right, _("Recent documents"));
    addLinks(right, files, actions_.openRecent);
  }
  addSamples(right);
  columns->Add(left, wxSizerFlags().Border(wxRIGHT, FromDIP(48)));
  columns->Add(right);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->AddStretchSpacer(1);
  outer->Add(columns, wxSizerFlags().Centre().Border(wxALL, FromDIP(24)));
  outer->AddStretchSpacer(2);
  SetSizer(outer);
  FitInside();
}

void WelcomePanel::addTitle(wxSizer* column) {
  auto* title = new wxStaticText(this, wxID_ANY, "Fairway");
  title->SetFont(title->GetFont().Scaled(2.4f).Bold());
  column->Add(title);
  auto* line = new wxStaticText(this, wxID_ANY, _("Boards for games raced on water"));
  line->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
  column->Add(line, wxSizerFlags().Border(wxBOTTOM, FromDIP(8)));
}

void WelcomePanel::addHeading(wxSizer* column, const wxString& text) {
  auto* heading = new wxStaticText(this, wxID_ANY, text);
  heading->SetFont(heading->GetFont().Bold());
  column->Add(heading, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(8)));
}

// Game by game; what a button does stands below it.
void WelcomePanel::addBeginnings(wxSizer* column) {
  const auto add = [&](const wxString& text, const wxString& note, const std::function<void()>& act) {
    auto* button = new wxButton(this, wxID_ANY, text, wxDefaultPosition, FromDIP(wxSize(380, 36)), wxBU_LEFT);
    button->SetName(text);
    button->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    column->Add(button, wxSizerFlags().Expand());
    auto* below = new wxStaticText(this, wxID_ANY, note);
    below->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    column->Add(below, wxSizerFlags().Border(wxBOTTOM, FromDIP(6)));
  };
  for (const WindowGame* game : windowGames()) {
    addHeading(column, wxGetTranslation(game->title));
    for (const Beginning& beginning : game->beginnings)
      add(wxGetTranslation(beginning.title), wxGetTranslation(beginning.note),
          [this, &beginning] { actions_.begin(beginning); });
  }
  column->AddSpacer(FromDIP(12));
  add(_("Open..."), _("A document that you have"), actions_.open);
}

// Two games beside each other, so that all of them are seen at once.
void WelcomePanel::addSamples(wxSizer* column) {
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(32, 4)));
  for (const WindowGame* shown : windowGames())
    for (const Game* game : games()) {
      if (game->name != shown->name) continue;
      Links files;
      for (const EditedKind& kind : game->kinds)
        for (const Sample& sample : samplesOf(kind.name, game->name))
          files.emplace_back(wxString::FromUTF8(sample.name), sample.file);
      if (files.empty()) continue;
      auto* samples = new wxBoxSizer(wxVERTICAL);
      addHeading(samples, wxString::Format(_("%s: samples"), wxGetTranslation(shown->title)));
      addLinks(samples, files, actions_.newFromSample);
      grid->Add(samples);
    }
  column->Add(grid);
}

void WelcomePanel::addLinks(wxSizer* column, const Links& files,
                            const std::function<void(const fs::path&)>& act) {
  for (const auto& [text, file] : files) {
    auto* link = new wxGenericHyperlinkCtrl(this, wxID_ANY, text, "file:", wxDefaultPosition, wxDefaultSize,
                                            wxHL_ALIGN_LEFT | wxBORDER_NONE);
    link->SetToolTip(wxString::FromUTF8(file.string()));
    const wxColour colour = wxSystemSettings::GetColour(wxSYS_COLOUR_HOTLIGHT);
    link->SetNormalColour(colour);
    link->SetVisitedColour(colour);
    link->SetHoverColour(colour);
    link->Bind(wxEVT_HYPERLINK, [act, file = file](wxHyperlinkEvent&) { act(file); });
    column->Add(link, wxSizerFlags().Border(wxBOTTOM, FromDIP(3)));
  }
}

} // namespace fairway::editor
