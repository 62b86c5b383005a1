#include "validator/pool/pilot/pilot.h"

#include "rules/base/named.h"
#include "rules/pool/play/position.h"

#include "validator/pool/pilot/look.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

std::string_view nameOf(PilotKind kind) {
  constexpr std::array<std::string_view, 3> names{"quick", "strong", "deep"};
  return names[static_cast<std::size_t>(kind)];
}

std::optional<PilotKind> pilotNamed(std::string_view name) {
  return valueNamed(std::array{PilotKind::Quick, PilotKind::Strong, PilotKind::Deep}, name);
}

// What does not depend on the size of the board.
class Pilot::Mind {
public:
  Mind() = default;
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;
  virtual ~Mind() = default;

  virtual Turn choose(const Match& match, PilotKind kind, Random& random) const = 0;
  virtual SquareNumber chooseEnd(const Match& match, PilotKind kind, SquareNumber from, int value,
                                 Random& random) const = 0;
  virtual Opinion best(const Match& match, PilotKind kind) const = 0;
  virtual Opinion bestEnd(const Match& match, PilotKind kind, SquareNumber from, int value) const = 0;
  virtual double aheadAfter(const Match& match, PilotKind kind, const Turn& turn) const = 0;
};

namespace {

constexpr std::size_t optionsLookedInto = 8; // by the first look
constexpr std::size_t repliesLookedInto = 4; // of the other side, where one looks three turns ahead
constexpr std::size_t endsLookedInto = 5;    // of a value that a reveal turned up
constexpr Worth almostTheSame = inTheBar / 500;
constexpr Worth drawn = 3 * inTheBar;      // what a draw costs
constexpr Worth seenBefore = inTheBar / 2; // what it costs to let a position come again

// The best few of many, the best first; of equal ones the first.
template <class Item, std::size_t most>
class Best {
public:
  explicit Best(std::size_t kept = most) : kept_(kept) {}

  void add(const Item& item) {
    if (count_ == kept_ && item.value <= items_[count_ - 1].value) return;
    std::size_t at = count_ < kept_ ? count_++ : count_ - 1;
    for (; at > 0 && items_[at - 1].value < item.value; --at) items_[at] = items_[at - 1];
    items_[at] = item;
  }
  const Item* begin() const { return items_.data(); }
  const Item* end() const { return items_.data() + count_; }
  Item* begin() { return items_.data(); }
  Item* end() { return items_.data() + count_; }
  bool empty() const { return count_ == 0; }

private:
  std::array<Item, most> items_{};
  std::size_t kept_;
  std::size_t count_ = 0;
};

// What a side can choose: a turn without chance, or to reveal a tile.
struct Option {
  Valued plain; // of a reveal only the pile counts
  bool reveals = false;
  Worth value = 0;
};

template <int W>
class MindOf final : public Pilot::Mind {
public:
  explicit MindOf(const PoolBoard& board) : board_(board) {}

  Turn choose(const Match& match, PilotKind kind, Random& random) const override {
    const PilotState state(match.position());
    const Look<W> look(board_, state);
    auto options = bestOptions<optionsLookedInto>(look, optionsLookedInto);
    if (options.empty()) return {};
    const int depth = static_cast<int>(kind);
    for (Option& option : options) {
      if (depth > 0) option.value = valueOf(look, state, option, depth);
      option.value = withHistory(match, state, option, look.ahead());
      option.value += static_cast<Worth>(random.below(almostTheSame));
    }
    const Option& chosen = *std::max_element(
        options.begin(), options.end(), [](const Option& a, const Option& b) { return a.value < b.value; });
    return turnOf(state, chosen);
  }

  SquareNumber chooseEnd(const Match& match, PilotKind kind, SquareNumber from, int value,
                         Random& random) const override {
    const PilotState state(match.position());
    const Look<W> look(board_, state);
    Best<Valued, optionsLookedInto> turns;
    look.forEachRevealedTurn(indexAt(state, from), value, [&](const Valued& turn) { turns.add(turn); });
    for (Valued& turn : turns)
      turn.value = valueOfEnd(state, turn, kind) + static_cast<Worth>(random.below(almostTheSame));
    return std::max_element(turns.begin(), turns.end(),
                            [](const Valued& a, const Valued& b) { return a.value < b.value; })
        ->turn.to;
  }

  Opinion best(const Match& match, PilotKind kind) const override {
    const PilotState state(match.position());
    const Look<W> look(board_, state);
    Opinion opinion{{}, inTiles(look.ahead() + look.pass().value)};
    bool first = true;
    for (const Option& option : bestOptions<optionsLookedInto>(look, optionsLookedInto)) {
      const double ahead = aheadWith(match, look, option, kind);
      if (!first && ahead <= opinion.ahead) continue;
      opinion = {turnOf(state, option), ahead};
      first = false;
    }
    return opinion;
  }

  Opinion bestEnd(const Match& match, PilotKind kind, SquareNumber from, int value) const override {
    const PilotState state(match.position());
    const Look<W> look(board_, state);
    Best<Valued, optionsLookedInto> turns;
    look.forEachRevealedTurn(indexAt(state, from), value, [&](const Valued& turn) { turns.add(turn); });
    Opinion opinion;
    for (const Valued& turn : turns) {
      const double ahead = inTiles(look.ahead() + valueOfEnd(state, turn, kind));
      if (&turn != turns.begin() && ahead <= opinion.ahead) continue;
      opinion = {{Act::Reveal, from, turn.turn.to, static_cast<std::uint8_t>(value)}, ahead};
    }
    return opinion;
  }

  double aheadAfter(const Match& match, PilotKind kind, const Turn& turn) const override {
    const PilotState state(match.position());
    const Look<W> look(board_, state);
    if (turn.act == Act::Pass) return inTiles(look.ahead() + look.pass().value);
    const int pile = indexAt(state, turn.from);
    Option option{{}, turn.act == Act::Reveal, 0};
    option.plain.turn.pile = static_cast<std::uint8_t>(pile);
    const auto takeIfMeant = [&](const Valued& valued) {
      if (valued.turn.to == turn.to) option.plain = valued;
    };
    if (!option.reveals) {
      look.forEachPlainTurn(pile, takeIfMeant);
      option.value = option.plain.value;
    } else if (turn.value > 0) {
      look.forEachRevealedTurn(pile, turn.value, takeIfMeant);
      return inTiles(look.ahead() + valueOfEnd(state, option.plain, kind));
    } else {
      option.value = revealValue(look, pile);
    }
    return aheadWith(match, look, option, kind);
  }

private:
  // A game that is won or lost counts as all tiles.
  double inTiles(Worth worth) const {
    const double tiles = 2.0 * board_.board->pool().tiles();
    return std::clamp(static_cast<double>(worth) / inTheBar, -tiles, tiles);
  }

  double aheadWith(const Match& match, const Look<W>& look, Option option, PilotKind kind) const {
    const int depth = static_cast<int>(kind);
    if (depth > 0) option.value = valueOf(look, look.state(), option, depth);
    return inTiles(look.ahead() + withHistory(match, look.state(), option, look.ahead()));
  }

  // What a turn is worth that follows a reveal, once its value is known.
  Worth valueOfEnd(const PilotState& state, const Valued& turn, PilotKind kind) const {
    const int depth = static_cast<int>(kind);
    return depth > 0 && !turn.ends ? turn.gain - bestAfter(state, turn.turn, depth - 1) : turn.value;
  }

  static int indexAt(const PilotState& state, SquareNumber square) {
    const PilotPiles& own = state.piles[state.toMove];
    int index = 0;
    while (own.list[static_cast<std::size_t>(index)].at != square) ++index;
    return index;
  }

  static Turn turnOf(const PilotState& state, const Option& option) {
    const PilotPile& pile = state.piles[state.toMove].list[option.plain.turn.pile];
    if (option.reveals) return {Act::Reveal, pile.at, nowhere, 0};
    return {pile.value == 0 ? Act::Swim : Act::Move, pile.at, option.plain.turn.to, 0};
  }

  // What a turn without news is worth if it ends the game, being the third of its kind or one quiet turn too
  // many, or comes nearer to that. Looking ahead does not see these. The side that is behind has to act, and
  // no side plays for a draw.
  static Worth withHistory(const Match& match, const PilotState& state, const Option& option, Worth ahead) {
    if (option.reveals || option.plain.ends) return option.value;
    const Position next = match.position().after(turnOf(state, option));
    if (next.quiet() == 0) return option.value;
    const int lead = state.lead(state.toMove);
    if (match.endAfter(next)) return lead == 0 ? -drawn - ahead : lead * wonGame;
    return lead <= 0 && match.timesSeen(next) > 0 ? option.value - seenBefore : option.value;
  }

  // The options that look best one turn ahead.
  template <std::size_t most>
  Best<Option, most> bestOptions(const Look<W>& look, std::size_t kept) const {
    Best<Option, most> best(kept);
    for (int pile = 0; pile < look.piles(); ++pile) {
      look.forEachPlainTurn(pile, [&](const Valued& turn) { best.add({turn, false, turn.value}); });
      if (!look.isSwimmer(pile)) continue;
      Option reveal{{}, true, revealValue(look, pile)};
      reveal.plain.turn.pile = static_cast<std::uint8_t>(pile);
      best.add(reveal);
    }
    return best;
  }

  template <class OfValue>
  Worth mean(const Look<W>& look, const PilotState& state, OfValue ofValue) const {
    std::int64_t sum = 0;
    for (const int value : board_.board->values())
      if (const int tiles = state.hidden[state.toMove][static_cast<std::size_t>(value)]; tiles > 0)
        sum += std::int64_t{tiles} * ofValue(value);
    return static_cast<Worth>(sum / std::max(look.hidden(), 1));
  }

  Worth revealValue(const Look<W>& look, int pile) const {
    return mean(look, look.state(), [&](int value) {
      Worth best = -2 * wonGame;
      look.forEachRevealedTurn(pile, value, [&](const Valued& turn) { best = std::max(best, turn.value); });
      return best;
    });
  }

  // What an option is worth when looking this many turns further.
  Worth valueOf(const Look<W>& look, const PilotState& state, const Option& option, int depth) const {
    if (!option.reveals)
      return option.plain.ends ? option.plain.value
                               : option.plain.gain - bestAfter(state, option.plain.turn, depth - 1);
    return mean(look, state, [&](int value) {
      Best<Valued, endsLookedInto> ends;
      look.forEachRevealedTurn(option.plain.turn.pile, value, [&](const Valued& turn) { ends.add(turn); });
      Worth best = -2 * wonGame;
      for (const Valued& turn : ends)
        best = std::max(best, turn.ends ? turn.value : turn.gain - bestAfter(state, turn.turn, depth - 1));
      return best;
    });
  }

  // What the other side makes of the position after a turn.
  Worth bestAfter(PilotState state, const PilotTurn& turn, int depth) const {
    play(state, turn);
    const Look<W> look(board_, state);
    if (depth == 0) return bestValue(look);
    const auto options = bestOptions<repliesLookedInto>(look, repliesLookedInto);
    if (options.empty()) return look.pass().value;
    Worth best = -2 * wonGame;
    for (const Option& option : options) best = std::max(best, valueOf(look, state, option, depth));
    return best;
  }

  Worth bestValue(const Look<W>& look) const {
    Worth best = -2 * wonGame;
    for (int pile = 0; pile < look.piles(); ++pile) {
      look.forEachPlainTurn(pile, [&](const Valued& turn) { best = std::max(best, turn.value); });
      if (look.isSwimmer(pile)) best = std::max(best, revealValue(look, pile));
    }
    return best == -2 * wonGame ? look.pass().value : best;
  }

  PilotBoard<W> board_;
};

} // namespace

Pilot::Pilot(const PoolBoard& board)
    : mind_(std::visit([&]<int W>(const Waters<W>&)
                           -> std::unique_ptr<const Mind> { return std::make_unique<MindOf<W>>(board); },
                       board.waters())) {}

Pilot::~Pilot() = default;

Turn Pilot::choose(const Match& match, PilotKind kind, Random& random) const {
  return mind_->choose(match, kind, random);
}

SquareNumber Pilot::chooseEnd(const Match& match, PilotKind kind, SquareNumber from, int value,
                              Random& random) const {
  return mind_->chooseEnd(match, kind, from, value, random);
}

Opinion Pilot::best(const Match& match, PilotKind kind) const {
  return mind_->best(match, kind);
}

Opinion Pilot::bestEnd(const Match& match, PilotKind kind, SquareNumber from, int value) const {
  return mind_->bestEnd(match, kind, from, value);
}

double Pilot::aheadAfter(const Match& match, PilotKind kind, const Turn& turn) const {
  return mind_->aheadAfter(match, kind, turn);
}

Turn playTurn(Match& match, const Pilot& pilot, PilotKind kind, Random& random) {
  Turn turn = pilot.choose(match, kind, random);
  if (turn.act == Act::Reveal) {
    const int value = drawnValue(match.position(), random);
    turn.value = static_cast<std::uint8_t>(value);
    turn.to = pilot.chooseEnd(match, kind, turn.from, value, random);
  }
  match.play(turn);
  return turn;
}

} // namespace fairway::validator::pool
