#include "validator/regatta/par/card_classes.h"

#include <algorithm>

namespace fairway::validator::regatta {

CardClasses::CardClasses(const Waters& waters) : byMove(waters.moves().size()) {
  const fairway::regatta::Deck& deck = waters.board().deck();
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    std::vector<int> own(waters.movesOf(card).begin(), waters.movesOf(card).end());
    if (own.empty()) {
      ofCard.push_back(-1);
      continue;
    }
    std::sort(own.begin(), own.end());
    const auto known = std::find(moves.begin(), moves.end(), own);
    const auto number = static_cast<std::size_t>(known - moves.begin());
    if (known == moves.end()) {
      for (const int move : own) byMove[static_cast<std::size_t>(move)].push_back(static_cast<int>(number));
      moves.push_back(std::move(own));
      counts.push_back(0);
    }
    ofCard.push_back(static_cast<int>(number));
    counts[number] += deck.cards[card].count;
  }
  // Hypergeometric: of all hands those without any of m cards.
  const int all = cardCount(deck);
  for (int m = 0; m <= all; ++m) {
    double chance = 1;
    for (int i = 0; i < deck.hand; ++i)
      chance *= static_cast<double>(std::max(0, all - m - i)) / static_cast<double>(all - i);
    none.push_back(chance);
  }
}

} // namespace fairway::validator::regatta
