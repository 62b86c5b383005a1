#include "editor/ui/lake_race/course_advice.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/wording.h"

namespace fairway::editor::lake_race {

CourseAdvice::CourseAdvice(wxWindow* parent)
    : AdvicePanel(parent, _("Turns to go")),
      adviser_([this](const Background::Deliver& deliver) { CallAfter(deliver); }, solvedPar) {
  // In an order that needs few lines where panels stand side by side.
  at_ = addText(_("At"), _("The boat's cell: column and row, such as 0512"), 60);
  std::vector<wxString> headings;
  for (const Direction direction : allDirections)
    headings.push_back(wxString::FromUTF8(shownName(direction)));
  heading_ = addChoice(_("Heading"), _("The boat's heading before the turn"), headings);
  damage_ = addChoice(_("Damage"), _("The boat's damage markers"), {"0", "1", "2", "3"});
  std::vector<wxString> gates;
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate)
    gates.push_back(wxString::FromUTF8(gateText({static_cast<std::uint8_t>(gate)})));
  gate_ = addChoice(_("Next gate"), _("The gate that the boat passes next"), gates);
  owed_ = addChoice(_("Owed"), _("What the boat owes at that buoy; 2+ means 2 or more"), {"0", "1", "2+"});
  dice_ = addText(_("Dice"), _("The boat's dice before the turn, such as 2 3; none at the start"), 80);
  rolled_ = addText(_("Rolled"), _("All dice that lie after the roll: then the boat steers"), 80);
  adviser_.onChange = [this] { update(); };
}

void CourseAdvice::show(LakeWorkbench* bench) {
  bench_ = bench;
  if (!bench_) adviser_.show(std::nullopt);
}

void CourseAdvice::setFacts(const std::optional<CourseFacts>& facts) {
  if (!bench_) return;
  std::optional<ParQuestion> course;
  if (facts) course = ParQuestion{facts->placement, facts->choices};
  adviser_.show(advisedCourse(bench_->lake(), course));
  if (!cell_ && facts && !facts->startCells.empty()) return place(facts->startCells.front());
  update();
}

void CourseAdvice::place(Cell cell) {
  at_->ChangeValue(label(cell));
  update();
}

std::optional<AdvisedBoat> CourseAdvice::boat() const {
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

Advice CourseAdvice::advised() {
  cell_ = cellLabelled(at_->GetValue().utf8_string());
  owed_->Enable(fairway::lake_race::isBuoyGate(gate_->GetSelection()));
  const std::optional<AdvisedBoat> asked = boat();
  return asked && adviser_.known() ? adviceFor(*adviser_.known(), *asked) : Advice();
}

wxString CourseAdvice::said() const {
  if (!adviser_.hasBoard()) return _("Choose a course to see what par would do.");
  if (!adviser_.whyNot().empty())
    return wxString::Format(_("There is no par: %s."), wxString::FromUTF8(adviser_.whyNot()));
  if (!adviser_.known()) return _("Par is being worked out...");
  if (!cell_) return _("Cells are labelled by column and row: 0512 is column 5, row 12.");
  if (!boat()) return _("Dice show 1, 2 or 3.");
  if (!advice().refusal.empty()) return wxString::FromUTF8(advice().refusal);
  return wxString::Format(_("%s turns to go"), worthText(advice().worth));
}

wxString CourseAdvice::worthText(double turns) const {
  return wxString::FromUTF8(shownNumber(turns, 2));
}

void CourseAdvice::updated() {
  if (!bench_) return;
  const std::optional<AdvisedBoat> asked = boat();
  bench_->showBoat(isOpen() && asked && !advice().choices.empty()
                       ? std::optional(BoatPlace{asked->cell, asked->heading, asked->damage})
                       : std::nullopt);
}

std::vector<Cell> CourseAdvice::cellsOfWay() const {
  std::vector<Cell> cells;
  for (const formats::Point at : way()) cells.push_back(bench_->cellAt(at));
  return cells;
}

} // namespace fairway::editor::lake_race
