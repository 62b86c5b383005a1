#include "editor/ui/regatta/palette_panel.h"

#include "editor/model/words/wording.h"
#include "editor/ui/canvas/thumbnail.h"
#include "formats/regatta/picture/deck_scene.h"
#include "rules/base/number_text.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <tuple>

namespace fairway::editor::regatta {

namespace {

using formats::regatta::DeckLayer;

} // namespace

void PalettePanel::show(Workbench* bench) {
  table_ = dynamic_cast<TableWorkbench*>(bench);
  deck_ = dynamic_cast<DeckWorkbench*>(bench);
  rebuild();
}

void PalettePanel::rebuild() {
  Freeze();
  clear();
  acts_.clear();
  diameter_ = nullptr;
  balance_ = nullptr;
  shown_.reset();
  if (table_) addTools(), addObstacle(), addCards();
  if (deck_) addDeckButtons(), addBalance();
  update();
  rowsChanged();
  Thaw();
}

void PalettePanel::update() {
  if (table_ && table_->deck() && shown_ != *table_->deck()) return rebuild(); // its file was changed
  showChosen();
  for (const Act& act : acts_) act.button->Enable(act.when(*deck_));
  if (diameter_ && diameter_->GetValue() != table_->options().diameter)
    diameter_->SetValue(table_->options().diameter);
}

void PalettePanel::examined(const RegattaExamination& examination) {
  if (balance_) showBalance(examination.deck);
}

void PalettePanel::addTools() {
  addHeading(_("Tools"));
  const std::array rows{new wxBoxSizer(wxHORIZONTAL), new wxBoxSizer(wxHORIZONTAL)};
  for (const auto& [tool, text, tip] :
       {std::tuple{TableTool::Move, _("Move"), _("Move what lies on the table (S)")},
        {TableTool::Buoy, _("Buoy"), _("Put down buoys (B)")},
        {TableTool::Obstacle, _("Obstacle"), _("Put down teapots, cups and rocks (O)")},
        {TableTool::Island, _("Island"), _("Draw an island corner by corner (I)")},
        {TableTool::Card, _("Try a card"), _("Hold a card at the pointer (C)")}})
    addChoice(
        rows[tool == TableTool::Island || tool == TableTool::Card ? 1 : 0], text, tip,
        [this, tool = tool] { table_->take(tool); }, [this, tool = tool] { return table_->tool() == tool; });
  for (wxSizer* row : rows)
    GetSizer()->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5)));
}

void PalettePanel::addObstacle() {
  addDiameter(addRow(_("Obstacle")));
  if (table_->options().obstacle == TableOptions().obstacle)
    table_->options().obstacle = _("teapot").utf8_string(); // as people here call it
  auto* row = new wxGridSizer(4, FromDIP(wxSize(2, 2)));
  // The names go into the document: what a thing is called decides what it looks like.
  for (const auto& [name, diameter] :
       {std::pair{_("teapot"), 140}, {_("cup"), 85}, {_("plate"), 210}, {_("rock"), 60}})
    addChoice(
        row, name, name,
        [this, name = name.utf8_string(), diameter = diameter] {
          table_->options().obstacle = name;
          table_->options().diameter = diameter;
          table_->take(TableTool::Obstacle);
        },
        [this, name = name.utf8_string()] { return table_->options().obstacle == name; });
  GetSizer()->Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(5)));
}

void PalettePanel::addDiameter(wxSizer* row) {
  row->AddStretchSpacer();
  diameter_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(130, -1)), wxSP_ARROW_KEYS,
                             fairway::regatta::minObstacle, fairway::regatta::maxObstacle,
                             table_->options().diameter);
  diameter_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
    table_->options().diameter = diameter_->GetValue();
    table_->optionsChanged();
  });
  diameter_->SetName(_("Diameter (mm)"));
  diameter_->SetToolTip(_("Diameter (mm)"));
  row->Add(diameter_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
  row->Add(new wxStaticText(this, wxID_ANY, "mm"), wxSizerFlags().CentreVertical());
}

void PalettePanel::addCards() {
  if (!table_->deck()) return;
  shown_ = *table_->deck();
  addHeading(_("Card to try"));
  auto* grid = new wxGridSizer(6, FromDIP(wxSize(0, 0)));
  ThumbnailLook look;
  look.theme = formats::ThemeName::Light;
  look.layers = formats::Layers().without(DeckLayer::Labels);
  for (std::size_t card = 0; card < shown_->cards.size(); ++card) {
    if (shown_->cards[card].arrows.empty()) continue; // a sun leads nowhere
    wxToggleButton* button = addChoice(
        grid, "", wxString::FromUTF8(shown_->cards[card].id),
        [this, card] {
          table_->options().card = card;
          table_->take(TableTool::Card);
        },
        [this, card] { return table_->tool() == TableTool::Card && table_->options().card == card; });
    button->SetBitmap(
        thumbnail(*this, formats::regatta::DeckScene::ofCard(*shown_, card), FromDIP(wxSize(28, 36)), look));
  }
  GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxALL, FromDIP(5)));
}

void PalettePanel::addButton(wxSizer* rows, const wxString& text,
                             const std::function<void(DeckWorkbench&)>& act,
                             const std::function<bool(const DeckWorkbench&)>& when) {
  auto* button = new wxButton(this, wxID_ANY, text);
  button->SetName(text);
  button->Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) {
    act(*deck_);
    update();
    if (onUsed) onUsed();
  });
  rows->Add(button, wxSizerFlags().Expand());
  acts_.push_back({button, when});
}

void PalettePanel::addDeckButtons() {
  const auto always = [](const DeckWorkbench&) { return true; };
  const auto hasCard = [](const DeckWorkbench& b) { return b.selection().has_value(); };
  const auto hasStop = [](const DeckWorkbench& b) {
    return b.selection() && b.selection()->arrow.has_value();
  };
  addHeading(_("Card"));
  auto* rows = new wxGridSizer(2, FromDIP(wxSize(4, 4)));
  addButton(
      rows, _("Add a card"), [](DeckWorkbench& b) { b.addCard(); }, always);
  addButton(
      rows, _("Copy it"), [](DeckWorkbench& b) { b.duplicateCard(); }, hasCard);
  addButton(
      rows, _("Mirror it (X)"), [](DeckWorkbench& b) { b.mirrorCard(); }, hasCard);
  addButton(
      rows, _("Add its mirror image"), [](DeckWorkbench& b) { b.addMirrorImage(); }, hasCard);
  addButton(
      rows, _("One more"), [](DeckWorkbench& b) { b.changeCount(1); }, hasCard);
  addButton(
      rows, _("One fewer"), [](DeckWorkbench& b) { b.changeCount(-1); }, hasCard);
  addButton(
      rows, _("Add an arrow"), [](DeckWorkbench& b) { b.addArrow(); }, hasCard);
  addButton(
      rows, _("Add a stop"), [](DeckWorkbench& b) { b.addStop(); }, hasStop);
  addButton(
      rows, _("Remove"), [](DeckWorkbench& b) { b.removeSelection(); }, hasCard);
  GetSizer()->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(5)));
}

void PalettePanel::addBalance() {
  addHeading(_("Balance"));
  balance_ = new wxStaticText(this, wxID_ANY, "");
  balance_->SetName("balance");
  GetSizer()->Add(balance_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
  showBalance(deck_->facts());
}

void PalettePanel::showBalance(const std::optional<DeckFacts>& facts) {
  wxString text;
  const auto line = [&text](const wxString& words) { text += (text.empty() ? "" : "\n") + words; };
  const auto share = [](double value) { return wxString::FromUTF8(shownDecimals(percent(value))); };
  if (facts) {
    line(wxString::Format(wxPLURAL("%d card", "%d cards", facts->cards), facts->cards));
    line(wxString::Format(_("%d of 24 headings are reached"), facts->headings));
    line(_("Fresh hands without an arrow"));
    line("  " + wxString::Format(_("to port: %s"), share(facts->noLeft)));
    line("  " + wxString::Format(_("ahead: %s"), share(facts->noStraight)));
    line("  " + wxString::Format(_("to starboard: %s"), share(facts->noRight)));
    line("  " + wxString::Format(_("without one of the three: %s"), share(facts->noneOfSome)));
    wxString ids;
    for (const std::size_t card : facts->unbalanced)
      if (card < deck_->deck().cards.size())
        ids += (ids.empty() ? "" : ", ") + wxString::FromUTF8(deck_->deck().cards[card].id);
    line(ids.empty() ? _("Every card has its mirror image")
                     : wxString::Format(_("Without their mirror image: %s"), ids));
  }
  balance_->SetLabel(text);
  balance_->Wrap(GetClientSize().x - FromDIP(24));
  rowsChanged();
}

} // namespace fairway::editor::regatta
