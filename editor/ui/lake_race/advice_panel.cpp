#include "editor/ui/lake_race/advice_panel.h"

#include "editor/model/lake_race/lake_words.h"
#include "editor/model/words/wording.h"
#include "editor/ui/panels/text_list.h"

#include <wx/wrapsizer.h>

namespace fairway::editor::lake_race {

namespace {

wxString turnsText(double turns) {
  return wxString::FromUTF8(shownNumber(turns, 2));
}

} // namespace

class ChoiceList final : public TextList {
public:
  ChoiceList(wxWindow* parent, const Advice& advice)
      : TextList(parent, "choices", wxSize(300, 100)), advice_(advice) {
    addColumn(_("Choice"), 150);
    addColumn(_("Ends at"), 150);
    addColumn(_("Turns to go"), 70, wxLIST_FORMAT_RIGHT);
    addColumn(_("Loss"), 60, wxLIST_FORMAT_RIGHT);
    stretch(0);
  }

  void refill() {
    if (const auto line = chosen()) Select(*line, false);
    SetItemCount(static_cast<long>(advice_.choices.size()));
    Refresh();
  }

private:
  wxString OnGetItemText(long line, long column) const override {
    if (static_cast<std::size_t>(line) >= advice_.choices.size()) return "";
    const Advice::Choice& choice = advice_.choices[static_cast<std::size_t>(line)];
    switch (column) {
    case 0:
      return wxString::FromUTF8(choice.what);
    case 1:
      return wxString::FromUTF8(choice.leadsTo);
    case 2:
      return turnsText(choice.cost);
    default:
      return turnsText(choice.loss);
    }
  }

  const Advice& advice_;
};

AdvicePanel::AdvicePanel(wxWindow* parent)
    : ScrolledRows(parent, "advice panel", {420, 230}),
      advisor_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS);
  at_ = add(row, _("At"), _("The boat's cell: column and row, such as 0512"), new wxTextCtrl(this, wxID_ANY));
  at_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
    cell_ = cellLabelled(at_->GetValue().utf8_string());
    update();
  });
  std::vector<wxString> headings;
  for (const Direction direction : allDirections)
    headings.push_back(wxString::FromUTF8(shownName(direction)));
  heading_ = addChoice(row, _("Heading"), _("The boat's heading before the turn"), headings);
  std::vector<wxString> gates;
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate)
    gates.push_back(wxString::FromUTF8(gateText({static_cast<std::uint8_t>(gate)})));
  gate_ = addChoice(row, _("Next gate"), _("The gate that the boat passes next"), gates);
  owed_ =
      addChoice(row, _("Owed"), _("What the boat owes at that buoy; 2+ means 2 or more"), {"0", "1", "2+"});
  damage_ = addChoice(row, _("Damage"), _("The boat's damage markers"), {"0", "1", "2", "3"});
  dice_ = addDice(row, _("Dice"), _("The boat's dice before the turn, such as 2 3; none at the start"));
  rolled_ = addDice(row, _("Rolled"), _("All dice that lie after the roll: then the boat steers"));
  said_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  said_->SetFont(said_->GetFont().Bold());
  list_ = new ChoiceList(this, advice_);
  list_->SetMinSize(leastOfList());
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) {
    if (onWay) onWay();
  });
  GetSizer()->Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  GetSizer()->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
  GetSizer()->Add(list_, wxSizerFlags(1).Expand());
  advisor_.onChange = [this] { update(); };
  Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
    opened(event.IsShown());
    event.Skip();
  });
}

template <class Field>
Field* AdvicePanel::add(wxSizer* row, const wxString& text, const wxString& tip, Field* field) {
  auto* pair = new wxBoxSizer(wxHORIZONTAL);
  pair->Add(new wxStaticText(this, wxID_ANY, text),
            wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
  field->SetName(text);
  field->SetToolTip(tip);
  pair->Add(field, wxSizerFlags().CentreVertical());
  row->Add(pair, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(6)));
  return field;
}

wxChoice* AdvicePanel::addChoice(wxSizer* row, const wxString& text, const wxString& tip,
                                 const std::vector<wxString>& items) {
  auto* field = add(row, text, tip, new wxChoice(this, wxID_ANY));
  for (const wxString& item : items) field->Append(item);
  field->SetSelection(0);
  field->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
  return field;
}

wxTextCtrl* AdvicePanel::addDice(wxSizer* row, const wxString& text, const wxString& tip) {
  auto* field =
      add(row, text, tip, new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(90, -1))));
  field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
  return field;
}

void AdvicePanel::show(LakeWorkbench* bench) {
  bench_ = bench;
  if (!bench_) advisor_.show(std::nullopt, std::nullopt);
}

void AdvicePanel::setFacts(const std::optional<CourseFacts>& facts) {
  if (!bench_) return;
  std::optional<ParQuestion> course;
  if (facts) course = ParQuestion{facts->placement, facts->choices};
  advisor_.show(bench_->lake(), std::move(course));
  if (!cell_ && facts && !facts->startCells.empty()) place(facts->startCells.front());
  update();
}

void AdvicePanel::opened(bool open) {
  if (open == open_) return;
  open_ = open;
  if (!open) advisor_.forget(); // it may hold a gigabyte
  update();
}

void AdvicePanel::place(Cell cell) {
  cell_ = cell;
  at_->ChangeValue(label(cell));
  update();
}

std::optional<AdvisedBoat> AdvicePanel::boat() const {
  const auto dice = typedDice(dice_->GetValue().utf8_string());
  const auto rolled = typedDice(rolled_->GetValue().utf8_string());
  if (!cell_ || !dice || !rolled) return std::nullopt;
  AdvisedBoat boat{*cell_, allDirections[static_cast<std::size_t>(heading_->GetSelection())],
                   *dice,  damage_->GetSelection(),
                   {},     std::nullopt};
  boat.progress.gate = static_cast<std::uint8_t>(gate_->GetSelection());
  boat.progress.owed = static_cast<std::uint16_t>(owed_->IsEnabled() ? owed_->GetSelection() : 0);
  if (!rolled->empty()) boat.rolled = rolled;
  return boat;
}

void AdvicePanel::update() {
  owed_->Enable(fairway::lake_race::isBuoyGate(gate_->GetSelection()));
  const std::optional<AdvisedBoat> asked = boat();
  if (open_) advisor_.solve();
  advice_ = asked && open_ && advisor_.par() ? adviceFor(*advisor_.par(), *asked) : Advice();
  if (!advisor_.hasCourse())
    tell(_("Choose a course to see what par would do."));
  else if (!advisor_.whyNot().empty())
    tell(wxString::Format(_("There is no par: %s."), wxString::FromUTF8(advisor_.whyNot())));
  else if (!advisor_.par())
    tell(_("Par is being worked out..."));
  else if (!cell_)
    tell(_("Cells are labelled by column and row: 0512 is column 5, row 12."));
  else if (!asked)
    tell(_("Dice show 1, 2 or 3."));
  else if (!advice_.refusal.empty())
    tell(wxString::FromUTF8(advice_.refusal));
  else
    tell(wxString::Format(_("%s turns to go"), turnsText(advice_.toGo)));
  list_->refill();
  if (bench_)
    bench_->showBoat(open_ && advice_.refusal.empty() && !advice_.choices.empty()
                         ? std::optional(BoatPlace{asked->cell, asked->heading, asked->damage})
                         : std::nullopt);
  if (onWay) onWay();
}

void AdvicePanel::tell(const wxString& text) {
  if (said_->GetLabel() != text) said_->SetLabel(text);
}

std::vector<Cell> AdvicePanel::way() const {
  const auto line = list_->chosen();
  return open_ && line && static_cast<std::size_t>(*line) < advice_.choices.size()
             ? advice_.choices[static_cast<std::size_t>(*line)].way
             : std::vector<Cell>();
}

void AdvicePanel::choose(int line) {
  list_->Select(line);
}

} // namespace fairway::editor::lake_race
