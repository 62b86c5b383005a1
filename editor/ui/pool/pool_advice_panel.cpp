#include "editor/ui/pool/pool_advice_panel.h"

#include "editor/model/words/wording.h"

#include <algorithm>

namespace fairway::editor::pool {

namespace {

// Each number of a crocodile once, ascending.
std::vector<int> numbersOf(const Pool& pool) {
  std::vector<int> numbers;
  for (const fairway::pool::Crocodile& crocodile : pool.crocodiles) numbers.push_back(crocodile.value);
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

} // namespace

PoolAdvicePanel::PoolAdvicePanel(wxWindow* parent)
    : AdvicePanel(parent, _("Tiles ahead")),
      adviser_([this](const Background::Deliver& deliver) { CallAfter(deliver); }, weighedPool) {
  at_ = addText(_("Tile at"), _("The square of a red tile: column and row, such as 4, 10; empty for all"));
  revealed_ = addChoice(_("Reveals"), _("The number that the tile turned up: then it is moved"), {});
  adviser_.onChange = [this] { update(); };
}

void PoolAdvicePanel::show(PoolWorkbench* bench) {
  bench_ = bench;
  if (!bench_) return adviser_.show(std::nullopt);
  boardChanged();
}

void PoolAdvicePanel::boardChanged() {
  if (!bench_ || adviser_.board() == bench_->pool()) return;
  std::vector<wxString> items{_("nothing yet")};
  for (const int number : numbersOf(bench_->pool())) items.push_back(wxString::Format("%d", number));
  setItems(revealed_, items);
  adviser_.show(bench_->pool());
  update();
}

void PoolAdvicePanel::place(Square square) {
  at_->SetValue(wxString::Format("%d, %d", square.column, square.row));
}

std::optional<AdvisedTile> PoolAdvicePanel::tile() const {
  AdvisedTile tile;
  if (const int chosen = revealed_->GetSelection(); bench_ && chosen > 0)
    tile.revealed = numbersOf(bench_->pool())[static_cast<std::size_t>(chosen - 1)];
  wxString text = at_->GetValue();
  if (text.Trim().empty()) return tile;
  long column = 0, row = 0;
  if (!text.BeforeFirst(',').Trim().Trim(false).ToLong(&column) ||
      !text.AfterFirst(',').Trim().Trim(false).ToLong(&row))
    return std::nullopt;
  tile.at = Square{static_cast<int>(column), static_cast<int>(row)};
  return tile;
}

Advice PoolAdvicePanel::advised() {
  const std::optional<AdvisedTile> asked = tile();
  return asked && adviser_.known() ? adviceFor(*adviser_.known(), *asked) : Advice();
}

wxString PoolAdvicePanel::said() const {
  if (!adviser_.whyNot().empty())
    return wxString::Format(_("There is no advice: %s."), wxString::FromUTF8(adviser_.whyNot()));
  if (!adviser_.known()) return _("All turns are being weighed...");
  if (!tile()) return _("Squares are column and row, such as 4, 10.");
  if (!advice().refusal.empty()) return wxString::FromUTF8(advice().refusal);
  return wxString::Format(_("Red moves first. The best turn: %s tiles ahead, by the strong pilot"),
                          worthText(advice().worth));
}

wxString PoolAdvicePanel::worthText(double tiles) const {
  return wxString::FromUTF8(shownSigned(tiles, 2));
}

wxString PoolAdvicePanel::lossText(double tiles) const {
  return wxString::FromUTF8(shownNumber(tiles, 2));
}

} // namespace fairway::editor::pool
