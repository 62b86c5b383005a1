// Cards that are dealt and drawn at a real table.
#include "editor/model/regatta/race/regatta_hands.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/picture/deck_scene.h"

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using race::Offer;
using race::Piece;

namespace {

// Cards are chosen one after the other from those that can still come; the last one completes the choice.
class CardsHand : public race::Hand {
public:
  // `next`: what the discards become once `pile` is used up.
  CardsHand(const Deck& deck, Pile pile, Pile next, int count)
      : deck_(deck), pile_(std::move(pile)), next_(std::move(next)), count_(count) {}

  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    const Pile left = cardsLeft();
    for (std::size_t card = 0; card < deck_.cards.size(); ++card) {
      if (left[static_cast<int>(card)] == 0) continue;
      Offer offer{{}, deck_.cards[card].id, false, std::nullopt, {}, card};
      if (static_cast<int>(chosen_.size()) + 1 == count_) {
        std::vector<int> all = chosen_;
        all.push_back(static_cast<int>(card));
        offer.choice = choiceOf(all);
      }
      offers.push_back(std::move(offer));
    }
    return offers;
  }

  bool takes(const Offer& offer) override {
    if (static_cast<int>(chosen_.size()) + 1 >= count_) return false;
    chosen_.push_back(static_cast<int>(offer.step));
    return true;
  }

  std::vector<Piece> pieces() const override {
    std::vector<Piece> pieces;
    for (std::size_t i = firstShown(); i < chosen_.size(); ++i)
      pieces.push_back(cardPiece(deck_, chosen_[i], Piece::State::Lies, idOf(chosen_[i])));
    return pieces;
  }

  bool back() override {
    if (chosen_.empty()) return false;
    chosen_.pop_back();
    return true;
  }

protected:
  virtual Tree choiceOf(const std::vector<int>& cards) const = 0;
  virtual std::size_t firstShown() const { return 0; } // of the chosen cards

  const std::string& idOf(int card) const { return deck_.cards[static_cast<std::size_t>(card)].id; }
  const Deck& deck() const { return deck_; }
  std::size_t chosen() const { return chosen_.size(); }

private:
  Pile cardsLeft() const {
    Pile left = pile_, next = next_;
    for (const int card : chosen_) {
      if (left.size() == 0) std::swap(left, next);
      left.remove(card);
    }
    return left.size() == 0 ? next : left;
  }

  Deck deck_;
  Pile pile_, next_;
  int count_;
  std::vector<int> chosen_;
};

class DealHand final : public CardsHand {
public:
  explicit DealHand(const RegattaPlay& play)
      : CardsHand(play.race().board().deck(), play.race().drawPile(),
                  Pile(play.race().board().deck().cards.size()),
                  play.seats() * play.race().board().deck().hand) {}

  std::string task() const override {
    const auto hand = static_cast<std::size_t>(deck().hand);
    return say(
        "Deal the cards, and choose those of boat {1}: card {2} of {3}",
        {std::to_string(chosen() / hand + 1), std::to_string(chosen() % hand + 1), std::to_string(hand)});
  }

private:
  Tree choiceOf(const std::vector<int>& cards) const override {
    Tree hands = Tree::list();
    const auto hand = static_cast<std::size_t>(deck().hand);
    for (std::size_t i = 0; i < cards.size(); i += hand) {
      std::vector<std::string> ids;
      for (std::size_t k = i; k < i + hand; ++k) ids.push_back(idOf(cards[k]));
      hands.push_back(ids);
    }
    return {{"hands", hands}};
  }
  std::size_t firstShown() const override {
    const auto hand = static_cast<std::size_t>(deck().hand);
    return chosen() / hand * hand;
  }
};

class DrawHand final : public CardsHand {
public:
  explicit DrawHand(const RegattaPlay& play)
      : CardsHand(play.race().board().deck(), play.race().drawPile(), play.race().discardPile(),
                  play.race().cardsToDraw()),
        count_(play.race().cardsToDraw()) {}

  std::string task() const override {
    return say("Draw from the pile, and choose what it is: card {1} of {2}",
               {std::to_string(chosen() + 1), std::to_string(count_)});
  }

private:
  Tree choiceOf(const std::vector<int>& cards) const override {
    std::vector<std::string> ids;
    for (const int card : cards) ids.push_back(idOf(card));
    return {{"draw", ids}};
  }

  int count_;
};

} // namespace

Piece cardPiece(const Deck& deck, int card, Piece::State state, std::string tip) {
  auto picture = std::make_shared<formats::regatta::DeckScene>(
      formats::regatta::DeckScene::ofCard(deck, static_cast<std::size_t>(card)));
  return {deck.cards[static_cast<std::size_t>(card)].id, state, std::move(tip), std::move(picture),
          formats::Layers().without(formats::regatta::DeckLayer::Labels)};
}

std::unique_ptr<race::Hand> dealHand(const RegattaPlay& play) {
  return std::make_unique<DealHand>(play);
}

std::unique_ptr<race::Hand> drawHand(const RegattaPlay& play) {
  return std::make_unique<DrawHand>(play);
}

} // namespace fairway::editor::regatta
