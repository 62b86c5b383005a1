#include "editor/ui/regatta/regatta_advice_panel.h"

#include "editor/model/regatta/race/race_words.h"
#include "editor/model/words/wording.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::regatta {

namespace {

std::optional<plane::Vec> placeIn(const wxString& text) {
  long x = 0, y = 0;
  if (!text.BeforeFirst(',').Trim().Trim(false).ToLong(&x) ||
      !text.AfterFirst(',').Trim().Trim(false).ToLong(&y) || std::abs(x) > 100000 || std::abs(y) > 100000)
    return std::nullopt;
  return plane::Vec{static_cast<int>(x), static_cast<int>(y)};
}

} // namespace

RegattaAdvicePanel::RegattaAdvicePanel(wxWindow* parent)
    : AdvicePanel(parent, _("Turns to go")),
      adviser_([this](const Background::Deliver& deliver) { CallAfter(deliver); }, solvedTable) {
  at_ =
      addText(_("Bow at"), _("Millimetres from the left and from the top, such as 400, 255; multiples of 5. "
                             "Empty: the best place to start from"));
  std::vector<wxString> headings;
  for (int steps = 0; steps < plane::headingCount; ++steps)
    headings.push_back(wxString::Format(L"%d°", plane::Heading(steps).degrees()));
  heading_ = addChoice(_("Heading"), _("The boat's heading before the turn"), headings);
  gate_ = addChoice(_("Next gate"), _("The gate that the boat passes next"), {});
  owed_ = addChoice(_("Owed"), _("What the boat owes at that buoy; 2+ means 2 or more"), {"0", "1", "2+"});
  hand_ = addText(_("Hand"),
                  _("The cards in hand, such as s88 t12; empty: any card, each with its best arrow"), 160);
  adviser_.onChange = [this] { update(); };
}

void RegattaAdvicePanel::show(TableWorkbench* bench) {
  bench_ = bench;
  if (!bench_) adviser_.show(std::nullopt);
  boardChanged();
}

void RegattaAdvicePanel::boardChanged() {
  if (!bench_) return;
  std::optional<AdvisedTable> table;
  if (bench_->deck()) table = AdvisedTable{bench_->course(), *bench_->deck()};
  if (adviser_.board() == table) return;
  if (table) {
    const fairway::regatta::Board board(table->course, table->deck);
    std::vector<wxString> gates;
    for (std::size_t gate = 0; gate < board.gates().size(); ++gate)
      gates.push_back(wxString::FromUTF8(gateWords(board, gate)));
    setItems(gate_, gates);
  }
  adviser_.show(std::move(table));
  update();
}

void RegattaAdvicePanel::place(formats::Point at) {
  const auto snapped = [](double coordinate) {
    return static_cast<int>(std::lround(coordinate / plane::latticeStep)) * plane::latticeStep;
  };
  at_->SetValue(wxString::Format("%d, %d", snapped(at.x), snapped(at.y)));
}

std::optional<AdvisedSailor> RegattaAdvicePanel::sailor() const {
  if (!bench_ || !bench_->deck() || !adviser_.known()) return std::nullopt;
  const auto hand = typedHand(*bench_->deck(), hand_->GetValue().utf8_string());
  if (!hand) return std::nullopt;
  AdvisedSailor sailor;
  sailor.hand = *hand;
  if (at_->GetValue().empty()) {
    sailor.standing.pose = adviser_.known()->waters->starts().front();
  } else {
    const auto at = placeIn(at_->GetValue());
    if (!at) return std::nullopt;
    sailor.standing.pose = {*at, plane::Heading(heading_->GetSelection())};
  }
  sailor.standing.progress.gate = static_cast<std::uint8_t>(std::max(gate_->GetSelection(), 0));
  if (owed_->IsEnabled()) sailor.standing.progress.owed = static_cast<std::uint32_t>(owed_->GetSelection());
  return sailor;
}

Advice RegattaAdvicePanel::advised() {
  const int gate = gate_->GetSelection(), last = static_cast<int>(gate_->GetCount()) - 1;
  owed_->Enable(gate > 0 && gate < last);
  heading_->Enable(!at_->GetValue().empty());
  const std::optional<AdvisedSailor> asked = sailor();
  return asked ? adviceFor(*adviser_.known(), *asked) : Advice();
}

wxString RegattaAdvicePanel::said() const {
  if (!adviser_.hasBoard()) return _("There is no table with cards to ask about.");
  if (!adviser_.whyNot().empty())
    return wxString::Format(_("There is no par: %s."), wxString::FromUTF8(adviser_.whyNot()));
  if (!adviser_.known()) return _("Par is being worked out...");
  if (!at_->GetValue().empty() && !placeIn(at_->GetValue()))
    return _("The bow's place is two numbers, such as 400, 255.");
  if (!sailor()) return _("The deck has no such card.");
  if (!advice().refusal.empty()) return wxString::FromUTF8(advice().refusal);
  return wxString::Format(_("%s turns to go"), worthText(advice().worth));
}

wxString RegattaAdvicePanel::worthText(double turns) const {
  return wxString::FromUTF8(shownNumber(turns, 2));
}

std::optional<plane::Pose> RegattaAdvicePanel::shownBoat() const {
  const std::optional<AdvisedSailor> asked = isOpen() ? sailor() : std::nullopt;
  return asked && !advice().choices.empty() ? std::optional(asked->standing.pose) : std::nullopt;
}

} // namespace fairway::editor::regatta
