#include "editor/model/race/review.h"

#include "editor/model/words/translation.h"

#include <algorithm>
#include <array>

namespace fairway::editor::race {

namespace {

std::string shownName(Badge badge) {
  switch (badge) {
  case Badge::Inaccuracy:
    return say("Inaccuracy");
  case Badge::Mistake:
    return say("Mistake");
  case Badge::Blunder:
    return say("Blunder");
  case Badge::None:
    break;
  }
  return {};
}

} // namespace

const Remark* Review::of(int turn) const {
  return turn >= 1 && turn <= static_cast<int>(turns.size()) ? &turns[static_cast<std::size_t>(turn - 1)]
                                                             : nullptr;
}

const Outlook* Review::after(int turn) const {
  const auto place = static_cast<std::size_t>(turn);
  return place < outlooks.size() && !outlooks[place].shares.empty() ? &outlooks[place] : nullptr;
}

std::optional<int> Review::worst() const {
  const auto gravest = std::max_element(turns.begin(), turns.end(),
                                        [](const Remark& a, const Remark& b) { return a.badge < b.badge; });
  if (gravest == turns.end() || gravest->badge == Badge::None) return std::nullopt;
  return static_cast<int>(gravest - turns.begin()) + 1;
}

Review Review::until(int turn) const {
  const auto known = static_cast<std::size_t>(turn);
  Review review;
  review.turns.assign(turns.begin(), turns.begin() + std::min(turn, static_cast<int>(turns.size())));
  review.outlooks.assign(
      outlooks.begin(), outlooks.begin() + static_cast<std::ptrdiff_t>(std::min(known + 1, outlooks.size())));
  return review;
}

std::string inWords(const Remark& remark) {
  if (remark.badge == Badge::None) return remark.text;
  if (remark.text.empty()) return shownName(remark.badge);
  return say("{1}. {2}", {shownName(remark.badge), remark.text});
}

std::string_view signOf(Badge badge) {
  constexpr std::array<std::string_view, 4> signs{"", "?!", "?", "??"};
  return signs[static_cast<std::size_t>(badge)];
}

} // namespace fairway::editor::race
