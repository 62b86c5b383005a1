#include "editor/ui/river/odds_panel.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/wording.h"
#include "editor/ui/panels/scrolled_rows.h"
#include "editor/ui/river/order_list.h"
#include "rules/base/number_text.h"

#include <wx/sizer.h>

#include <cmath>

namespace fairway::editor::river {

using State = OddsTable::State;

OddsPanel::OddsPanel(wxWindow* parent)
    : ScrolledRows(parent, "odds panel", {340, 380}),
      table_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  makeOdds();
  makeChoices();
  note_ = newText();
  list_ = new OrderList(this, table_);
  list_->SetMinSize(leastOfList());
  list_->SetToolTip(
      _("A click lays the order. It is written from the waterfall up: S sandbank, W wave, E eddy, "
        "L lee, a dot is calm water. Par: the points that a perfect player alone expects. All home: "
        "how likely a player who plays for that alone saves all boats."));
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { onLine(); });
  layOut();
  table_.onChange = [this] { tableChanged(); };
  tableChanged();
}

wxStaticText* OddsPanel::newText() {
  return new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                          wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
}

// Of two perfect players.
void OddsPanel::makeOdds() {
  odds_ = newText();
  odds_->SetName("odds");
  odds_->SetFont(odds_->GetFont().Bold());
  odds_->SetToolTip(
      _("Two perfect players are solved exactly. For three and four players F8 races pilots; what "
        "that shows is in Findings."));
  seats_ = newText();
  length_ = newText();
  gauge_ = new wxGauge(this, wxID_ANY, 100, wxDefaultPosition, FromDIP(wxSize(120, 8)), wxGA_SMOOTH);
  two_ = new SmallButton(this, _("Work out"));
  two_->SetToolTip(_("Solve the race of two perfect players; choose again to stop"));
  two_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    table_.two() == State::Working ? table_.stopTwo() : table_.askTwo();
  });
}

// Of the list of orders.
void OddsPanel::makeChoices() {
  sort_ = new wxChoice(this, wxID_ANY);
  for (const wxString& order : {_("Fairest first"), _("Most points first"), _("Safest first")})
    sort_->Append(order);
  sort_->SetSelection(0);
  sort_->SetName("order of orders");
  sort_->Bind(wxEVT_CHOICE,
              [this](wxCommandEvent&) { table_.sortBy(static_cast<OrderSort>(sort_->GetSelection())); });
  all_ = new wxCheckBox(this, wxID_ANY, _("Move fixed sections too"));
  all_->SetValue(true); // of the published river no others can move
  all_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
    if (table_.orders() != State::Nothing) table_.askOrders(all_->GetValue());
  });
  orders_ = new SmallButton(this, _("Try all orders"));
  orders_->SetToolTip(_("Work out the odds of every order of the sections; choose again to stop"));
  orders_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { workOutOrders(); });
  fairest_ = new SmallButton(this, _("Lay the fairest"));
  fairest_->SetToolTip(_("Lay the order in which the seats are most even"));
  fairest_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (const OrderRow* row = table_.fairest(); row && bench_) bench_->lay(River(row->river));
  });
}

void OddsPanel::layOut() {
  const auto padded = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6));
  auto* work = new wxBoxSizer(wxHORIZONTAL);
  work->Add(gauge_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(6)));
  work->Add(two_);
  auto* first = new wxBoxSizer(wxHORIZONTAL);
  first->Add(orders_, wxSizerFlags(1).Border(wxRIGHT, FromDIP(4)));
  first->Add(fairest_, wxSizerFlags(1));
  auto* second = new wxBoxSizer(wxHORIZONTAL);
  second->Add(note_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(6)));
  second->Add(sort_, wxSizerFlags().CentreVertical());
  wxSizer* sizer = GetSizer();
  sizer->Add(odds_, padded);
  sizer->Add(seats_, padded);
  sizer->Add(length_, padded);
  sizer->Add(work, padded);
  sizer->Add(first, padded);
  sizer->Add(all_, padded);
  sizer->Add(second, padded);
  sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(4)));
}

void OddsPanel::show(RiverWorkbench* bench) {
  bench_ = bench;
  shownRevision_.reset();
  update();
}

void OddsPanel::update() {
  const std::size_t revision = bench_ ? bench_->document().revision() : 0;
  if (shownRevision_ == revision) return;
  shownRevision_ = revision;
  table_.show(bench_ ? std::optional(*bench_->river()) : std::nullopt);
}

void OddsPanel::workOutOrders() {
  table_.orders() == State::Working ? table_.stopOrders() : table_.askOrders(all_->GetValue());
}

void OddsPanel::choose(int line) {
  list_->Select(line);
  list_->EnsureVisible(line);
}

void OddsPanel::onLine() {
  const auto line = list_->chosen();
  if (following_ || !bench_ || !line || static_cast<std::size_t>(*line) >= table_.rows().size()) return;
  bench_->lay(River(table_.rows()[static_cast<std::size_t>(*line)].river));
}

void OddsPanel::tableChanged() {
  updateOdds();
  updateOrders();
  updateGauge();
}

wxString OddsPanel::oddsText() const {
  switch (table_.two()) {
  case State::Done:
    return wxString::Format(_("The first of two players wins %s."),
                            wxString::FromUTF8(shownDecimals(percent(table_.odds().win))));
  case State::Working:
    return _("Solving two perfect players...");
  case State::Waiting:
    return _("Two players: the river is large; press Work out.");
  case State::Stopped:
    return _("Two players: stopped.");
  case State::Endless:
    return _("The race may never end.");
  case State::TooLarge:
    return _("Too large to solve two players.");
  case State::Nothing:
    break;
  }
  return "";
}

namespace {

// What a narrow panel cuts off is in the tooltip.
void setText(wxStaticText* field, const wxString& text) {
  if (field->GetLabel() == text) return;
  field->SetLabel(text);
  field->SetToolTip(text);
}

void setText(wxButton* button, const wxString& text) {
  if (button->GetLabel() != text) button->SetLabel(text);
}

} // namespace

void OddsPanel::updateOdds() {
  const bool done = table_.two() == State::Done;
  const TwoOdds& odds = table_.odds();
  const auto said = [](const std::string& figure) { return wxString::FromUTF8(shownDecimals(figure)); };
  setText(odds_, oddsText());
  setText(seats_, done ? wxString::Format(_("First %s, second %s, tied %s (half)"), said(percent(odds.first)),
                                          said(percent(odds.second)), said(percent(odds.tie)))
                       : wxString());
  if (done) seats_->SetToolTip(seats_->GetLabel() + "\n" + _("A tied race counts half for each player."));
  const wxString length = odds.ahead < 0 ? _("%s rounds; the first is %s points behind")
                                         : _("%s rounds; the first is %s points ahead");
  setText(length_, done ? wxString::Format(length, said(withDecimals(odds.rounds, 1)),
                                           said(withDecimals(std::abs(odds.ahead), 2)))
                        : wxString());
  setText(two_, table_.two() == State::Working ? _("Stop") : _("Work out"));
  two_->Enable(table_.two() == State::Working || table_.two() == State::Waiting ||
               table_.two() == State::Stopped);
}

void OddsPanel::updateGauge() {
  const bool orders = table_.orders() == State::Working;
  const bool busy = orders || table_.two() == State::Working;
  const double share = orders ? table_.ordersShare() : busy ? table_.share() : 0;
  gauge_->SetValue(static_cast<int>(100 * share));
  gauge_->Enable(busy);
}

wxString OddsPanel::ordersText() const {
  switch (table_.orders()) {
  case State::Done: {
    const auto count = static_cast<int>(table_.rows().size());
    return wxString::Format(wxPLURAL("%d order", "%d orders", count), count);
  }
  case State::Working:
    return wxString::Format(_("Trying: %d %%"), static_cast<int>(100 * table_.ordersShare()));
  case State::Stopped:
    return _("Stopped");
  case State::TooLarge:
    return _("Too large to try");
  default:
    return _("Not tried yet");
  }
}

void OddsPanel::updateOrders() {
  setText(note_, ordersText());
  setText(orders_, table_.orders() == State::Working ? _("Stop") : _("Try all orders"));
  orders_->Enable(bench_ != nullptr);
  all_->Enable(bench_ != nullptr);
  fairest_->Enable(bench_ && table_.fairest() != nullptr);
  const bool fresh = list_->GetItemCount() != static_cast<int>(table_.rows().size());
  list_->tableChanged();
  const auto current = table_.current();
  if (!current || list_->chosen() == static_cast<int>(*current)) return;
  following_ = true;
  list_->Select(static_cast<long>(*current));
  // A new list begins with its best, which is what one looks for.
  list_->EnsureVisible(fresh ? 0 : static_cast<long>(*current));
  following_ = false;
}

} // namespace fairway::editor::river
