#pragma once

#include "validator/pool/pilot/worth.h"

#include <algorithm>

// A look at a position, one turn deep: every turn of the side to move, with what the other side's best bite
// or arrival in answer would gain. All pilots rest on it: the quick one plays the best of its values, the
// strong ones search further and use it at their leaves and to order turns.
//
// The worth of a pile is what its tiles are worth on their square (a table by value and square, made once for
// a board) and a little for faces. The gain of a turn is the change of that worth; its value is the gain less
// the best answer. To play each turn and search all its answers would cost many times as much, so answers are
// prepared once, for the position *before* the turn: for each pile of the other side the squares it reaches
// and what it gains there, the best and, without the pile that is bitten best, the second best. A turn
// changes little of that, and only what it touches is asked again:
//
// - the pile that moved is no longer where it was: an answer that bit it there falls back to its second best;
// - the square it came to may be reached: that bite is compared with the rest;
// - the pile that it bit no longer answers.
//
// Ways that the turn opens or closes for the other side are left out: that is what a deeper search is for. A
// swimmer that has not shown its value answers with the mean over the values that are still hidden, each
// weighed by its tiles.
namespace fairway::validator::pool {

// A turn and what it is worth to the side to move, compared with the position as it stands.
struct Valued {
  PilotTurn turn;
  Worth gain = 0;    // at once
  Worth value = 0;   // less the best answer
  bool ends = false; // the game is over: both are what it came to
};

template <int W>
class Look {
public:
  Look(const PilotBoard<W>& board, const PilotState& state)
      : board_(board), state_(state), me_(state.toMove), foe_(fairway::pool::other(state.toMove)) {
    Squares taken;
    for (std::size_t i = 0; i < mine().count; ++i) theirTraffic_.prey.set(mine().list[i].at);
    for (std::size_t i = 0; i < theirs().count; ++i) traffic_.prey.set(theirs().list[i].at);
    taken = traffic_.prey | theirTraffic_.prey;
    traffic_.free = theirTraffic_.free = board.waters.water.without(taken);
    for (const Side side : fairway::pool::bothSides) hiddenWorth_[side] = hiddenValuesOf(side);
    ahead_ = standingOf(me_) - standingOf(foe_);
    for (std::size_t i = 0; i < theirs().count; ++i) prepare(theirs().list[i], answerers_[i]);
  }

  // By how much the side to move is ahead, as the position stands.
  Worth ahead() const { return ahead_; }

  const PilotState& state() const { return state_; }
  int piles() const { return mine().count; }
  int hidden() const { return state_.hiddenTiles[me_]; }
  bool isSwimmer(int pile) const { return mine().list[static_cast<std::size_t>(pile)].value == 0; }

  // Where there is no turn at all.
  Valued pass() const {
    const Base base = baseWithout(-1);
    return {{}, 0, -bestAnswer(base, {}, -1), false};
  }

  // Calls visit(valued) for every swim or move of a pile.
  template <class Visit>
  void forEachPlainTurn(int pile, Visit&& visit) const {
    const PilotPile& own = mine().list[static_cast<std::size_t>(pile)];
    const Base base = baseWithout(pile);
    const Ends ends = own.value == 0 ? swimsFrom(board_.waters, own.at, traffic_.free, me_)
                                     : crocodileFrom(board_.waters, own.at,
                                                     board_.board->crocodile(own.value), traffic_, me_);
    visitEnds(base, pile, own.value, false, ends, visit);
  }

  // The same for a swimmer that turns out to be of that value. There is always a turn.
  template <class Visit>
  void forEachRevealedTurn(int pile, int value, Visit&& visit) const {
    const PilotPile& own = mine().list[static_cast<std::size_t>(pile)];
    const Base base = baseWithout(pile);
    const Ends ends = crocodileFrom(board_.waters, own.at, board_.board->crocodile(value), traffic_, me_);
    if (!visitEnds(base, pile, value, true, ends, visit))
      visit(valued(base, pile, value, true, fairway::pool::nowhere));
  }

private:
  using Squares = fairway::pool::Bits<W>;
  using Ends = fairway::pool::Ends<W>;
  static constexpr std::size_t mostPiles = fairway::pool::maxTilesOfSide;
  static constexpr std::size_t mostValues = fairway::pool::maxValue;

  // What a tile of the other side can do, being of a value.
  struct Answer {
    std::uint8_t value = 0;
    std::uint8_t tiles = 1; // how many hidden tiles have this value
    Squares ends;
    Worth best = 0;   // of what it gains,
    int bestOf = -1;  // by biting which of our piles; none: by arriving, or by doing nothing
    Worth second = 0; // without that pile
  };
  struct Answerer {
    std::array<Answer, mostValues> answers; // one, or one for each hidden value
    std::size_t count = 0;
    bool known = false;
    Worth worth = 0;   // of the pile as it lies
    Worth arrival = 0; // gained by swimming home
    Squares reached;   // by any of its answers
  };
  // What each of their tiles gains in answer if one of our piles were not there.
  using Base = std::array<Worth, mostPiles>;

  struct HiddenValues {
    std::array<std::uint8_t, mostValues> value{};
    std::array<std::uint8_t, mostValues> tiles{};
    std::size_t count = 0;
    Worth all = 0;
  };

  const PilotPiles& mine() const { return state_.piles[me_]; }
  const PilotPiles& theirs() const { return state_.piles[foe_]; }

  HiddenValues hiddenValuesOf(Side side) const {
    HiddenValues values;
    for (const int value : board_.board->values()) {
      const std::uint8_t tiles = state_.hidden[side][static_cast<std::size_t>(value)];
      if (tiles == 0) continue;
      values.value[values.count] = static_cast<std::uint8_t>(value);
      values.tiles[values.count++] = tiles;
      values.all += tiles;
    }
    return values;
  }

  Worth crocodileWorth(Side side, int value, int at) const {
    return board_.worth[side][static_cast<std::size_t>(value)][static_cast<std::size_t>(at)];
  }
  // A swimmer may swim home, or turn out to be one of those not shown yet.
  Worth swimmerWorth(Side side, int at) const {
    const HiddenValues& hidden = hiddenWorth_[side];
    Worth sum = 0;
    for (std::size_t i = 0; i < hidden.count; ++i)
      sum += hidden.tiles[i] * crocodileWorth(side, hidden.value[i], at);
    const Worth revealed = hidden.all > 0 ? sum / hidden.all : 0;
    return std::max(crocodileWorth(side, 0, at), revealed - revealed / 16);
  }
  Worth tileWorth(Side side, int value, int at) const {
    return value == 0 ? swimmerWorth(side, at) : crocodileWorth(side, value, at);
  }
  Worth worthOf(Side side, const PilotPile& pile) const {
    return pile.size * tileWorth(side, pile.value, pile.at) + pile.faces * ofAFace / 2;
  }
  Worth standingOf(Side side) const {
    Worth sum = state_.barTiles[side] * inTheBar + state_.barFaces[side] * ofAFace;
    for (std::size_t i = 0; i < state_.piles[side].count; ++i)
      sum += worthOf(side, state_.piles[side].list[i]);
    return sum;
  }
  bool mayEnter(const PilotPile& pile) const { return state_.open || pile.size >= board_.opening; }

  // What arriving gains a side, and how the game ends if that was its last pile.
  Valued arrival(Side side, const PilotPile& pile, Worth worth) const {
    Valued result;
    result.gain = result.value = pile.size * inTheBar + pile.faces * ofAFace - worth;
    if (state_.piles[side].count > 1) return result;
    const int tiles = state_.barTiles[side] + pile.size - state_.barTiles[fairway::pool::other(side)];
    const int faces = state_.barFaces[side] + pile.faces - state_.barFaces[fairway::pool::other(side)];
    result.ends = true;
    result.gain = result.value = outcome(side, tiles != 0 ? tiles : faces);
    return result;
  }
  // What the end of the game gains a side. A draw takes away its lead.
  Worth outcome(Side side, int lead) const {
    if (lead != 0) return lead > 0 ? wonGame : -wonGame;
    return side == me_ ? -ahead_ : ahead_;
  }

  // What they gain by biting one of our piles; our last one ends the game.
  Worth biteGain(const Answerer& who, const PilotPile& biter, int value, const PilotPile& bitten) const {
    if (mine().count <= 1) return outcome(foe_, state_.lead(foe_));
    return worthOf(me_, bitten) + (biter.size + bitten.size) * crocodileWorth(foe_, value, bitten.at) +
           (biter.faces + bitten.faces) * ofAFace / 2 - who.worth;
  }

  void prepare(const PilotPile& pile, Answerer& who) const {
    who.known = pile.value != 0;
    who.worth = worthOf(foe_, pile);
    if (who.known) {
      who.count = 1;
      prepare(pile, who, pile.value, 1, who.answers[0]);
      return;
    }
    if (mayEnter(pile) && swimsFrom(board_.waters, pile.at, theirTraffic_.free, foe_).bar)
      who.arrival = std::max<Worth>(0, arrival(foe_, pile, who.worth).gain);
    const HiddenValues& hidden = hiddenWorth_[foe_];
    who.count = hidden.count;
    for (std::size_t i = 0; i < hidden.count; ++i)
      prepare(pile, who, hidden.value[i], hidden.tiles[i], who.answers[i]);
  }

  void prepare(const PilotPile& pile, Answerer& who, int value, int tiles, Answer& answer) const {
    const Ends ends =
        crocodileFrom(board_.waters, pile.at, board_.board->crocodile(value), theirTraffic_, foe_);
    answer.value = static_cast<std::uint8_t>(value);
    answer.tiles = static_cast<std::uint8_t>(tiles);
    answer.ends = ends.squares;
    who.reached |= ends.squares;
    PilotPile shown = pile;
    if (!who.known) shown.faces = static_cast<std::uint8_t>(value);
    if (ends.bar && mayEnter(pile)) take(answer, arrival(foe_, shown, who.worth).gain, -1);
    if (!(ends.squares & theirTraffic_.prey).any()) return;
    for (std::size_t i = 0; i < mine().count; ++i)
      if (ends.squares.test(mine().list[i].at))
        take(answer, biteGain(who, shown, value, mine().list[i]), static_cast<int>(i));
  }

  static void take(Answer& answer, Worth gain, int of) {
    if (gain > answer.best) {
      answer.second = answer.best;
      answer.best = gain;
      answer.bestOf = of;
    } else {
      answer.second = std::max(answer.second, gain);
    }
  }

  static Worth without(const Answer& answer, int moved) {
    return answer.bestOf == moved && moved >= 0 ? answer.second : answer.best;
  }

  template <class GainOf>
  Worth gainOf(const Answerer& who, GainOf gainOfAnswer) const {
    if (who.known) return gainOfAnswer(who.answers[0]);
    Worth sum = 0;
    for (std::size_t i = 0; i < who.count; ++i) sum += who.answers[i].tiles * gainOfAnswer(who.answers[i]);
    return std::max(who.arrival, sum / std::max<Worth>(hiddenWorth_[foe_].all, 1));
  }

  Base baseWithout(int moved) const {
    Base base{};
    for (std::size_t i = 0; i < theirs().count; ++i)
      base[i] = gainOf(answerers_[i], [&](const Answer& answer) { return without(answer, moved); });
    return base;
  }

  // The best answer once our moved pile lies as given (size 0: it has left), and one of theirs is gone.
  Worth bestAnswer(const Base& base, const PilotPile& moved, int bitten, int movedIndex = -1) const {
    Worth best = 0;
    for (std::size_t i = 0; i < theirs().count; ++i) {
      if (static_cast<int>(i) == bitten) continue;
      Worth gain = base[i];
      if (moved.size > 0 && answerers_[i].reached.test(moved.at))
        gain = gainOf(answerers_[i], [&](const Answer& answer) {
          const Worth other = without(answer, movedIndex);
          if (!answer.ends.test(moved.at)) return other;
          return std::max(other, biteGain(answerers_[i], theirs().list[i], answer.value, moved));
        });
      best = std::max(best, gain);
    }
    return best;
  }

  // A little for what it could bite next.
  Worth threat(int value, const PilotPile& pile) const {
    if (value == 0) return 0;
    const Squares near =
        board_.reach[static_cast<std::size_t>(value)][static_cast<std::size_t>(pile.at)] & traffic_.prey;
    if (!near.any()) return 0;
    int most = 0;
    for (std::size_t i = 0; i < theirs().count; ++i)
      if (near.test(theirs().list[i].at)) most = std::max<int>(most, theirs().list[i].size);
    return most * (inTheBar / 32);
  }

  template <class Visit>
  bool visitEnds(const Base& base, int pile, int value, bool reveals, const Ends& ends, Visit& visit) const {
    const bool enters = ends.bar && mayEnter(mine().list[static_cast<std::size_t>(pile)]);
    ends.squares.forEach([&](int to) { visit(valued(base, pile, value, reveals, to)); });
    if (enters) visit(valued(base, pile, value, reveals, fairway::pool::bar));
    return enters || ends.squares.any();
  }

  Valued valued(const Base& base, int index, int value, bool reveals, int to) const {
    PilotPile pile = mine().list[static_cast<std::size_t>(index)];
    const Worth before = worthOf(me_, pile);
    if (reveals) pile.faces = static_cast<std::uint8_t>(value);
    pile.value = static_cast<std::uint8_t>(value);
    Valued result;
    result.turn = {static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(value), reveals,
                   static_cast<std::int16_t>(to)};
    if (to == fairway::pool::bar) {
      const Valued arrived = arrival(me_, pile, before);
      result.gain = arrived.gain;
      result.ends = arrived.ends;
      result.value = arrived.ends ? arrived.gain : arrived.gain - bestAnswer(base, {0, 0, 0, 0}, -1);
      return result;
    }
    int bitten = -1;
    if (to != fairway::pool::nowhere) {
      pile.at = static_cast<std::int16_t>(to);
      if (traffic_.prey.test(to)) bitten = indexAt(to);
    }
    if (bitten >= 0) {
      const PilotPile& prey = theirs().list[static_cast<std::size_t>(bitten)];
      if (theirs().count == 1) {
        result.ends = true;
        result.gain = result.value = outcome(me_, state_.lead(me_));
        return result;
      }
      result.gain = answerers_[static_cast<std::size_t>(bitten)].worth;
      pile.size = static_cast<std::uint8_t>(pile.size + prey.size);
      pile.faces = static_cast<std::uint8_t>(pile.faces + prey.faces);
    }
    result.gain += worthOf(me_, pile) - before;
    result.value = result.gain - bestAnswer(base, pile, bitten, index) + threat(value, pile);
    return result;
  }

  int indexAt(int square) const {
    for (std::size_t i = 0; i < theirs().count; ++i)
      if (theirs().list[i].at == square) return static_cast<int>(i);
    return -1;
  }

  const PilotBoard<W>& board_;
  const PilotState& state_;
  Side me_;
  Side foe_;
  fairway::pool::Traffic<W> traffic_;      // of the side to move
  fairway::pool::Traffic<W> theirTraffic_; // of the other side
  BySide<HiddenValues> hiddenWorth_;
  Worth ahead_ = 0;
  std::array<Answerer, mostPiles> answerers_;
};

} // namespace fairway::validator::pool
