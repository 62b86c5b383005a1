#include "editor/ui/window/start/start_page.h"

#include "editor/model/work/game.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/start/recent_files.h"
#include "formats/document/kind.h"

#include <wx/arrstr.h>
#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include <algorithm>
#include <cstdlib>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr int leftWidth = 415; // logical pixels: most notes are one line, so that all ways to begin are seen
constexpr int gap = 8;

wxColour faintColour() {
  return wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
}

wxString titleOf(GameId id) {
  const WindowGame* game = entryFor(id, windowGames());
  return game ? wxString(wxGetTranslation(game->title)) : wxString();
}

// The text in lines that are no longer than this. A label measures itself in letters of the usual size until
// it is on the screen, and would break smaller ones too early.
void layOut(wxStaticText& label, const wxString& text, int width) {
  wxClientDC measuring(label.GetParent());
  measuring.SetFont(label.GetFont());
  wxString lines, line;
  for (const wxString& word : wxSplit(text, ' ', '\0')) {
    const wxString longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && measuring.GetTextExtent(longer).x > width) {
      lines += line + "\n";
      line = word;
    } else {
      line = longer;
    }
  }
  label.SetLabel(lines + line);
  label.SetMinSize(measuring.GetMultiLineTextExtent(lines + line) + label.FromDIP(wxSize(2, 1)));
}

// Below the name of a recent document: where it lies, and what it belongs to.
std::vector<wxString> recentNotes(const fs::path& file, const formats::Kind* kind) {
  // By its file too: several documents may have one name.
  return {wxString::FromUTF8(file.filename().string()), tellingFolder(file, recentFiles()),
          kind ? titleOf(kind->game) : wxString()};
}

} // namespace

DocumentPictures& StartPage::pictures() {
  static DocumentPictures all;
  return all;
}

StartPage::StartPage(wxWindow* parent, StartActions actions)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->GetClientSize(), wxTAB_TRAVERSAL),
      actions_(std::move(actions)),
      background_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  SetName("welcome");
  const wxSize size = parent->GetClientSize();
  beginnings_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(leftWidth, size.y)),
                                     wxVSCROLL | wxTAB_TRAVERSAL);
  documents_ =
      new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
  documents_->SetName("documents");
  setAccessibleName(*this, _("Start page"));
  setAccessibleName(*beginnings_, _("New documents"));
  setAccessibleName(*documents_, _("Recent documents and samples"));
  documents_->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
  documents_->SetSizer(new wxBoxSizer(wxVERTICAL));
  for (wxScrolledWindow* side : {beginnings_, documents_}) side->SetScrollRate(0, FromDIP(16));
  makeBeginnings();
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  columns->Add(beginnings_, wxSizerFlags().Expand());
  columns->Add(documents_, wxSizerFlags(1).Expand());
  SetSizer(columns);
  documents_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    fitColumns();
    event.Skip();
  });
  // A window that is made for a document never shows the page: then nothing is read.
  Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
    if (wanted_ && IsShownOnScreen()) fill();
    event.Skip();
  });
  Bind(wxEVT_CHAR_HOOK, &StartPage::onKey, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    documents_->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
    for (DocumentCard* card : cards_) card->updateColours();
    paintCards();
    event.Skip();
  });
}

bool StartPage::settled() const {
  return !wanted_ && background_.idle() &&
         std::all_of(cards_.begin(), cards_.end(),
                     [](const DocumentCard* card) { return card->hasPicture(); });
}

void StartPage::update() {
  if (recent_ != recentFiles()) wanted_ = true;
}

// Game by game; what a button does stands below it.
void StartPage::makeBeginnings() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  auto* title = new wxStaticText(beginnings_, wxID_ANY, "Fairway");
  title->SetFont(title->GetFont().Scaled(2.0f).Bold());
  column->Add(title);
  auto* line = new wxStaticText(beginnings_, wxID_ANY, _("Boards for games raced on water"));
  line->SetForegroundColour(faintColour());
  column->Add(line, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
  addBeginning(column, _("Open..."), _("Open an existing document"), actions_.open);
  for (const WindowGame* game : windowGames()) {
    auto* heading = new wxStaticText(beginnings_, wxID_ANY, wxGetTranslation(game->title));
    heading->SetFont(heading->GetFont().Bold());
    column->Add(heading, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    for (const Beginning& beginning : game->beginnings)
      addBeginning(column, wxGetTranslation(beginning.title), wxGetTranslation(beginning.note),
                   [this, &beginning] { actions_.begin(beginning); });
  }
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(column, wxSizerFlags().Expand().Border(wxALL, FromDIP(gap)));
  beginnings_->SetSizer(outer);
  beginnings_->SetMinSize(wxSize(outer->GetMinSize().x + FromDIP(12), -1)); // and its scroll bar
  beginnings_->FitInside();
}

void StartPage::addBeginning(wxSizer* column, const wxString& text, const wxString& note,
                             std::function<void()> act) {
  auto* button = new wxButton(beginnings_, wxID_ANY, text, wxDefaultPosition,
                              FromDIP(wxSize(leftWidth - 36, -1)), wxBU_LEFT);
  button->SetName(text);
  button->SetToolTip(note);
  button->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
  column->Add(button, wxSizerFlags().Expand());
  auto* below = new wxStaticText(beginnings_, wxID_ANY, "");
  below->SetFont(below->GetFont().Smaller());
  layOut(*below, note, FromDIP(leftWidth - 32));
  below->SetForegroundColour(faintColour());
  column->Add(below, wxSizerFlags().Border(wxLEFT | wxBOTTOM, FromDIP(3)));
}

std::vector<StartPage::Shelf> StartPage::readShelves() {
  std::vector<Shelf> shelves;
  for (const WindowGame* shown : windowGames()) {
    const Game* game = entryFor(shown->id, games());
    if (!game) continue;
    Shelf& shelf = shelves.emplace_back(Shelf{shown, {}});
    for (const EditedKind& kind : game->kinds)
      for (Sample& sample : samplesOf(kind.name, game->id))
        shelf.samples.emplace_back(&kind, std::move(sample));
  }
  return shelves;
}

std::atomic<StartPage::Shelves> StartPage::shelves_;

void StartPage::fill() {
  wanted_ = false;
  addCards(); // those that are known, at once
  if (shelves_.load()) return;
  samplesFolder(); // finds its way in this thread
  background_.submit(
      [this](const auto&) -> Background::Deliver {
        shelves_ =
            std::make_shared<const std::vector<Shelf>>(readShelves()); // even if this page is gone by then
        return [this] { addCards(); };
      },
      [this](const std::string& why) {
        addFailure(wxString::Format(_("The samples cannot be shown: %s."), wxString::FromUTF8(why)));
      });
}

void StartPage::addCards() {
  ++filled_;
  const wxWindow* focus = wxWindow::FindFocus();
  const bool focused = focus && focus->GetParent() == documents_;
  documents_->Freeze();
  documents_->GetSizer()->Clear(true);
  cards_.clear();
  grids_.clear();
  recent_ = recentFiles();
  if (!recent_.empty()) {
    wxSizer* grid = addSection(_("Recent documents"));
    for (const fs::path& file : recent_)
      addCard(grid, file, wxString::FromUTF8(file.stem().stem().string()), recentNotes(file, nullptr),
              actions_.openRecent);
  }
  if (const Shelves shelves = shelves_.load())
    for (const Shelf& shelf : *shelves) {
      if (shelf.samples.empty()) continue;
      wxSizer* grid = addSection(wxString::Format(_("%s: samples"), wxGetTranslation(shelf.game->title)));
      for (const auto& [kind, sample] : shelf.samples)
        addCard(grid, sample.file, wxString::FromUTF8(sample.name), {wxGetTranslation(kind->title)},
                actions_.newFromSample);
    }
  fitColumns();
  documents_->Thaw();
  if (focused && !cards_.empty()) cards_.front()->SetFocus();
  paintCards();
}

wxSizer* StartPage::addSection(const wxString& heading) {
  auto* text = new wxStaticText(documents_, wxID_ANY, heading);
  text->SetFont(text->GetFont().Bold());
  auto* grid = new wxGridSizer(1, FromDIP(wxSize(gap, gap)));
  grids_.push_back(grid);
  documents_->GetSizer()->Add(text, wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(16)));
  documents_->GetSizer()->Add(grid, wxSizerFlags().Border(wxALL, FromDIP(gap)));
  return grid;
}

void StartPage::addCard(wxSizer* grid, const fs::path& file, const wxString& name,
                        std::vector<wxString> notes, const std::function<void(const fs::path&)>& act) {
  auto* card = new DocumentCard(documents_, file, name, std::move(notes));
  card->Bind(wxEVT_BUTTON, [act, file](wxCommandEvent&) { act(file); });
  grid->Add(card);
  cards_.push_back(card);
}

void StartPage::paintCards() {
  std::vector<fs::path> files;
  for (const DocumentCard* card : cards_) files.push_back(card->file());
  const PictureSize size = DocumentCard::pictureSize(*this);
  // One after the other, each shown as soon as it is there.
  background_.submit(
      [this, files = std::move(files), size, filled = filled_](const Stale& stale) -> Background::Deliver {
        for (std::size_t i = 0; i < files.size() && !stale(); ++i)
          CallAfter(
              [this, filled, i, picture = pictures().of(files[i], size)] { showCard(filled, i, *picture); });
        return nullptr;
      },
      [this, filled = filled_](const std::string& why) {
        if (filled == filled_)
          addFailure(wxString::Format(_("Some pictures cannot be shown: %s."), wxString::FromUTF8(why)));
      });
}

void StartPage::addFailure(const wxString& text) {
  documents_->GetSizer()->Add(new wxStaticText(documents_, wxID_ANY, text),
                              wxSizerFlags().Border(wxALL, FromDIP(16)));
  documents_->FitInside();
  documents_->Layout();
}

void StartPage::showCard(std::size_t filled, std::size_t index, const DocumentPicture& picture) {
  if (filled != filled_) return; // of cards that are gone
  DocumentCard& card = *cards_[index];
  if (index < recent_.size())
    card.showName(wxString::FromUTF8(picture.name), recentNotes(card.file(), picture.kind));
  card.showPicture(picture);
}

void StartPage::fitColumns() {
  if (grids_.empty()) return;
  const int card = cards_.front()->GetMinSize().x + FromDIP(gap);
  const int columns = std::max(1, (documents_->GetClientSize().x - FromDIP(2 * gap)) / card);
  for (wxGridSizer* grid : grids_) grid->SetCols(columns);
  documents_->FitInside();
  documents_->Layout();
}

void StartPage::focusNext() {
  const wxWindow* focus = wxWindow::FindFocus();
  const bool atDocuments = focus && focus->GetParent() == documents_;
  if (!atDocuments && !cards_.empty()) return cards_.front()->SetFocus();
  beginnings_->SetFocus();
}

void StartPage::onKey(wxKeyEvent& event) {
  if (event.HasModifiers() || !focusCard(event.GetKeyCode())) event.Skip();
}

bool StartPage::focusCard(int key) {
  const wxWindow* focus = wxWindow::FindFocus();
  const bool sideways = key == WXK_LEFT || key == WXK_RIGHT;
  if ((!sideways && key != WXK_UP && key != WXK_DOWN) || !focus || focus->GetParent() != documents_)
    return false;
  // The nearest one that lies that way; what lies askew is further off.
  const wxPoint from = focus->GetPosition();
  const int sign = key == WXK_LEFT || key == WXK_UP ? -1 : 1;
  DocumentCard* best = nullptr;
  int least = 0;
  for (DocumentCard* card : cards_) {
    const wxPoint away = card->GetPosition() - from;
    const int along = sign * (sideways ? away.x : away.y), across = std::abs(sideways ? away.y : away.x);
    if (along <= 0 || (sideways && across > 0)) continue;
    const int distance = along + 2 * across;
    if (!best || distance < least) best = card, least = distance;
  }
  if (best) best->SetFocus();
  return true;
}

} // namespace fairway::editor
