#include "editor/ui/river/river_advice_panel.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::editor::river {

using fairway::river::Face;

namespace {

// Each face once, in the order of the die.
std::vector<Face> facesOf(const River& river) {
  std::vector<Face> faces;
  for (const Face face : river.die)
    if (std::find(faces.begin(), faces.end(), face) == faces.end()) faces.push_back(face);
  return faces;
}

wxString listText(const std::vector<int>& numbers) {
  wxString text;
  for (const int number : numbers) text << (text.empty() ? "" : " ") << number;
  return text;
}

// Numbers with spaces or commas between; none if there is anything else.
std::optional<std::vector<int>> numbersIn(wxString text) {
  std::vector<int> numbers;
  text.Replace(",", " ");
  for (text.Trim(false); !text.empty(); text.Trim(false)) {
    long number = 0;
    if (!text.BeforeFirst(' ').ToLong(&number) || number < 0 || number > 999) return std::nullopt;
    numbers.push_back(static_cast<int>(number));
    text = text.AfterFirst(' ');
  }
  return numbers;
}

} // namespace

RiverAdvicePanel::RiverAdvicePanel(wxWindow* parent)
    : AdvicePanel(parent, _("Wins")),
      adviser_([this](const Background::Deliver& deliver) { CallAfter(deliver); }, solvedRiver) {
  seat_ = addChoice(_("Rolls"), _("The player who has rolled; the first begins each round"),
                    {_("The first player"), _("The second player")});
  roll_ = addChoice(_("Roll"), _("What the die shows"), {});
  const wxString boats = _("Sections on which the boats stand now, such as 3 3 7; boats that are missing are "
                           "lost");
  const wxString docks = _("Points of the docks taken, such as 12 10; empty if no boat is home");
  sides_[0] = {addText(_("First player's boats"), boats), addText(_("First player's docks"), docks)};
  sides_[1] = {addText(_("Second player's boats"), boats), addText(_("Second player's docks"), docks)};
  adviser_.onChange = [this] { update(); };
}

void RiverAdvicePanel::show(RiverWorkbench* bench) {
  bench_ = bench;
  if (!bench_) return adviser_.show(std::nullopt);
  const AdvisedRoll first = firstRoll(*bench_->river());
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    sides_[i].boats->ChangeValue(listText(first.sides[i].boats));
    sides_[i].docks->ChangeValue("");
  }
  boardChanged();
}

void RiverAdvicePanel::boardChanged() {
  // Not at every movement of the pointer: the chosen line stays chosen.
  if (!bench_ || (adviser_.board() == *bench_->river() && phase_ == bench_->phase())) return;
  phase_ = bench_->phase();
  std::vector<wxString> faces;
  for (const Face face : facesOf(*bench_->river())) faces.push_back(wxString::FromUTF8(shownName(face)));
  if (wxArrayString shown = roll_->GetStrings();
      !std::equal(shown.begin(), shown.end(), faces.begin(), faces.end()))
    setItems(roll_, faces);
  adviser_.show(*bench_->river());
  update();
}

void RiverAdvicePanel::place(fairway::river::SectionNow section) {
  wxTextCtrl* field = sides_[static_cast<std::size_t>(seat_->GetSelection())].boats;
  std::vector<int> boats = numbersIn(field->GetValue()).value_or(std::vector<int>());
  if (boats.empty()) boats.resize(1);
  boats.back() = section.number;
  field->SetValue(listText(boats));
}

std::optional<AdvisedRoll> RiverAdvicePanel::roll() const {
  if (!bench_) return std::nullopt;
  AdvisedRoll roll{phase_, seat_->GetSelection() + 1, {}, {}};
  roll.roll = facesOf(*bench_->river())[static_cast<std::size_t>(std::max(roll_->GetSelection(), 0))];
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    const auto boats = numbersIn(sides_[i].boats->GetValue()), docks = numbersIn(sides_[i].docks->GetValue());
    if (!boats || !docks) return std::nullopt;
    roll.sides[i] = {*boats, *docks};
  }
  return roll;
}

Advice RiverAdvicePanel::advised() {
  const std::optional<AdvisedRoll> asked = roll();
  return asked && adviser_.known() ? adviceFor(*adviser_.known(), *asked) : Advice();
}

wxString RiverAdvicePanel::said() const {
  if (!adviser_.whyNot().empty())
    return wxString::Format(_("There is no par: %s."), wxString::FromUTF8(adviser_.whyNot()));
  if (!adviser_.known()) return _("Par is being worked out...");
  if (!roll()) return _("Boats and docks are numbers, such as 3 3 7.");
  if (!advice().refusal.empty()) return wxString::FromUTF8(advice().refusal);
  return wxString::Format(_("Before the roll: %s to win"), worthText(advice().worth));
}

wxString RiverAdvicePanel::worthText(double chance) const {
  return wxString::FromUTF8(shownDecimals(percent(chance)));
}

} // namespace fairway::editor::river
