#include "rules/table/reading.h"

#include "rules/base/tree.h"

#include <algorithm>
#include <limits>

namespace fairway::table {

namespace {

std::optional<int> numberOf(const Tree& tree) {
  const std::optional<std::int64_t> whole = wholeIn(tree);
  if (!whole || *whole < std::numeric_limits<int>::min() || *whole > std::numeric_limits<int>::max())
    return std::nullopt;
  return static_cast<int>(*whole);
}

std::optional<std::string> textOf(const Tree& tree) {
  const std::string* text = fairway::textIn(tree);
  return text ? std::optional(*text) : std::nullopt;
}

template <class Item, class Read>
std::optional<std::vector<Item>> itemsOf(const Tree* tree, Read read) {
  const Tree::List* list = tree ? listIn(*tree) : nullptr;
  if (!list) return std::nullopt;
  std::vector<Item> items;
  for (const Tree& each : *list) {
    std::optional<Item> item = read(each);
    if (!item) return std::nullopt;
    items.push_back(std::move(*item));
  }
  return items;
}

} // namespace

bool has(const Tree& tree, std::string_view name) {
  return tree.find(name) != nullptr;
}

bool hasExactly(const Tree& tree, std::initializer_list<std::string_view> names) {
  return fieldsIn(tree) && tree.size() == names.size() &&
         std::all_of(names.begin(), names.end(), [&](std::string_view name) { return has(tree, name); });
}

std::optional<int> numberIn(const Tree& tree, std::string_view name) {
  const Tree* field = tree.find(name);
  return field ? numberOf(*field) : std::nullopt;
}

std::optional<std::string> textIn(const Tree& tree, std::string_view name) {
  const Tree* field = tree.find(name);
  return field ? textOf(*field) : std::nullopt;
}

std::optional<std::vector<int>> numbersIn(const Tree& tree, std::string_view name) {
  return itemsOf<int>(tree.find(name), numberOf);
}

std::optional<std::vector<std::string>> textsIn(const Tree& tree, std::string_view name) {
  return itemsOf<std::string>(tree.find(name), textOf);
}

std::optional<std::vector<std::string>> textsOf(const Tree& list) {
  return itemsOf<std::string>(&list, textOf);
}

bool isTrueIn(const Tree& tree, std::string_view name) {
  const Tree* field = tree.find(name);
  const bool* truth = field ? truthIn(*field) : nullptr;
  return truth && *truth;
}

Refusal whyNotNow(const Tree& choice, Moment now, std::span<const MomentKeys> game) {
  if (now == Moment::Over) return notThisMoment("the race is over");
  if (now == Moment::Chance)
    return notThisMoment("a roll or draw comes first; there is nothing to choose now");
  if (!fieldsIn(choice)) return notARequest("a choice is an object");
  const auto belongs = [&](const MomentKeys& moment) {
    return std::any_of(moment.keys.begin(), moment.keys.end(),
                       [&](std::string_view key) { return !key.empty() && has(choice, key); });
  };
  const Refused wrong = notThisMoment("this is the moment " + std::string(nameOf(now)));
  bool known = false;
  for (const MomentKeys& moment : game) {
    if (!belongs(moment)) continue;
    if (moment.moment == now) return std::nullopt;
    known = true;
  }
  return known ? wrong : notARequest("this is not a choice of the moment " + std::string(nameOf(now)));
}

} // namespace fairway::table
