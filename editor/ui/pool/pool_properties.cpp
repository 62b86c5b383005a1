#include "editor/ui/pool/pool_properties.h"

#include "editor/model/pool/board/rules_edit.h"
#include "editor/model/words/translation.h"

#include <wx/propgrid/advprops.h>

#include <algorithm>

namespace fairway::editor::pool {

using fairway::pool::Crocodile;

void PoolProperties::show(PoolWorkbench* bench) {
  bench_ = bench;
  PropertiesPanel::show(bench);
}

void PoolProperties::addBelow() {
  addRules();
  addCrocodiles();
  addFigures();
}

namespace {

wxPGProperty* number(const wxString& label, const wxString& key, int value, int least, int most) {
  auto* property = new wxIntProperty(label, key, value);
  property->SetAttribute(wxPG_ATTR_MIN, least);
  property->SetAttribute(wxPG_ATTR_MAX, most);
  return property;
}

} // namespace

void PoolProperties::addRules() {
  const Pool& pool = bench_->pool();
  grid().Append(new wxPropertyCategory(_("Rules")));
  auto* numbers = grid().Append(new wxStringProperty(_("Numbers"), "numbers", numbersText(pool)));
  numbers->SetHelpString(_("One for each tile of a side, 1 to 9, such as 1, 2, 3, 4"));
  auto* opening = grid().Append(number(_("Opening"), "opening", pool.opening, 1, fairway::pool::maxOpening));
  opening->SetHelpString(_("Tiles of the first pile that may enter a bar"));
  auto* quiet = grid().Append(
      number(_("Quiet turns"), "quiet", pool.quiet, fairway::pool::minQuiet, fairway::pool::maxQuiet));
  quiet->SetHelpString(_("The game ends after this many turns without a reveal, bite or arrival"));
}

void PoolProperties::addCrocodiles() {
  for (const Crocodile& crocodile : crocodilesOf(bench_->pool())) {
    const int value = crocodile.value;
    grid().Append(new wxPropertyCategory(wxString::Format(_("Crocodile %d"), value),
                                         wxString::Format("crocodile.%d", value)));
    grid().Append(number(_("Corners"), wxString::Format("turns.%d", value), crocodile.turns, 0,
                         fairway::pool::maxTurns));
    auto* slanted = grid().Append(
        new wxBoolProperty(_("Slanted steps"), wxString::Format("diagonal.%d", value), crocodile.diagonal));
    slanted->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
  }
}

void PoolProperties::addFigures() {
  const Pool& pool = bench_->pool();
  const auto squares = [&pool](Ground ground) {
    const auto n = static_cast<int>(pool.map.squaresOf(ground).size());
    return wxString::Format(wxPLURAL("%d square", "%d squares", n), n);
  };
  grid().Append(new wxPropertyCategory(_("Pool")));
  addReadOnly(_("Size"), wxString::Format("%d x %d", pool.map.columns(), pool.map.rows()));
  addReadOnly(_("Water"), squares(Ground::Water));
  addReadOnly(_("Pool deck"), squares(Ground::Deck));
  for (const Side side : fairway::pool::bothSides) {
    const auto ladders = std::count_if(pool.ladders.begin(), pool.ladders.end(),
                                       [side](const auto& ladder) { return ladder.bar == side; });
    const auto laid = pool.setup ? (*pool.setup)[side].size() : 0;
    addReadOnly(side == Side::Red ? _("Red") : _("Yellow"),
                wxString::Format(_("%d ladders, start rows for %d, %d of %d laid"), static_cast<int>(ladders),
                                 fairway::pool::roomOf(pool, side), static_cast<int>(laid), pool.tiles()));
  }
}

wxString PoolProperties::allowed(const wxPGProperty& property) const {
  if (property.GetName() == "numbers")
    return _("one number from 1 to 9 for each tile of a side, such as 1, 2, 3, 4");
  return PropertiesPanel::allowed(property);
}

CommandPtr PoolProperties::changeOf(const wxString& key, const wxVariant& value) {
  if (!bench_) return nullptr;
  const formats::Document& content = bench_->document().content();
  Pool pool = bench_->pool();
  if (key == "numbers") {
    auto after = withNumbers(pool, value.GetString().utf8_string());
    return after ? changePool(content, say("Change the numbers"), std::move(*after)) : nullptr;
  }
  if (key == "opening") {
    pool.opening = std::clamp(static_cast<int>(value.GetLong()), 1, fairway::pool::maxOpening);
    return changePool(content, say("Change the opening"), std::move(pool));
  }
  if (key == "quiet") {
    pool.quiet =
        std::clamp(static_cast<int>(value.GetLong()), fairway::pool::minQuiet, fairway::pool::maxQuiet);
    return changePool(content, say("Change the quiet turns"), std::move(pool));
  }
  const int number = key.Last() - '0';
  const std::string text = say("Change the crocodile {1}", {std::to_string(number)});
  if (key.StartsWith("turns."))
    return changePool(content, text, withTurns(pool, number, static_cast<int>(value.GetLong())));
  if (key.StartsWith("diagonal."))
    return changePool(content, text, withDiagonal(pool, number, value.GetBool()));
  return nullptr;
}

} // namespace fairway::editor::pool
