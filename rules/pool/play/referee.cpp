#include "rules/pool/play/referee.h"

#include "rules/base/contract.h"

namespace fairway::pool {

TurnEntry entryOf(const PoolBoard& board, Side side, const Turn& turn) {
  TurnEntry entry{side, turn.act, {}, turn.value, std::nullopt};
  if (turn.act == Act::Pass) return entry;
  entry.from = board.squareOf(turn.from);
  if (turn.to == bar)
    entry.to = ToBar{};
  else if (turn.to != nowhere)
    entry.to = board.squareOf(turn.to);
  return entry;
}

Turn turnOf(const PoolBoard& board, const TurnEntry& entry) {
  if (entry.act == Act::Pass) return {};
  Turn turn{entry.act, board.numberOf(entry.from), nowhere, static_cast<std::uint8_t>(entry.value)};
  if (entry.to) {
    const Square* square = std::get_if<Square>(&*entry.to);
    turn.to = square ? board.numberOf(*square) : bar;
  }
  return turn;
}

namespace {

Phrase sideName(Side side) {
  return side == Side::Red ? phrase("red") : phrase("yellow");
}

Phrase endName(End end) {
  switch (end) {
  case End::OneSide:
    return phrase("one-side");
  case End::Blocked:
    return phrase("blocked");
  case End::Repetition:
    return phrase("repetition");
  case End::Quiet:
    break;
  }
  return phrase("quiet");
}

Fault because(Rule rule, Phrase message) {
  return {0, rule, std::move(message)};
}

// What a turn is judged by: where the tile can go, and which rule its way follows.
struct Question {
  const Match& match;
  const TurnEntry& entry;
  const Pile& pile;

  SquareEnds ends() const {
    if (entry.act == Act::Swim) return swims(match.board(), match.position(), pile);
    const int value = entry.act == Act::Reveal ? entry.value : pile.top().face;
    return moves(match.board(), match.position(), pile, value);
  }
  Rule wayRule() const { return entry.act == Act::Swim ? Rule::SwimWay : Rule::CrocodileWay; }
};

bool allows(const PoolBoard& board, const SquareEnds& ends, const Target& target) {
  const Square* square = std::get_if<Square>(&target);
  if (!square) return ends.bar;
  const SquareNumber number = board.numberOf(*square);
  return number != noSquare && ends.squares.test(number);
}

Fault wrongEnd(const Question& question) {
  const PoolBoard& board = question.match.board();
  const std::string from = label(question.entry.from);
  const Square* square = std::get_if<Square>(&*question.entry.to);
  const Position& position = question.match.position();
  if (!square && !position.mayEnterBar(board, question.pile))
    return because(Rule::BarOpening,
                   phrase("no side has arrived yet, and the first pile in a bar needs {1} tiles; this one "
                          "has {2}",
                          {board.pool().opening, question.pile.size}));
  const Pile* there = square ? position.pileAt(board.numberOf(*square)) : nullptr;
  const bool own = there && there->side() == question.entry.side;
  if (own && *square != question.entry.from)
    return because(question.wayRule(), phrase("a tile of {1} lies on {2}: a side's own tiles block its way",
                                              {sideName(there->side()), label(*square)}));
  const Phrase way = inWords(question.wayRule());
  return because(question.wayRule(),
                 square ? phrase("there is no such way from {1} to {2}. {3}", {from, label(*square), way})
                        : phrase("there is no such way from {1} to the bar. {2}", {from, way}));
}

std::optional<Fault> whyNotEnd(const Question& question) {
  const SquareEnds ends = question.ends();
  const TurnEntry& entry = question.entry;
  if (entry.to && allows(question.match.board(), ends, *entry.to)) return std::nullopt;
  if (entry.act == Act::Reveal && entry.to.has_value() != ends.any())
    return because(Rule::RevealMoves, ends.any() ? phrase("the crocodile can move, so it must")
                                                 : phrase("the crocodile cannot move, so it stays"));
  if (!entry.to) return std::nullopt; // revealed, and it cannot move
  return wrongEnd(question);
}

std::optional<Fault> whyNotPass(const Match& match) {
  if (!hasChoice(match.board(), match.position())) return std::nullopt;
  return because(Rule::PassWithChoice, inWords(Rule::PassWithChoice));
}

std::optional<Fault> whyNotAct(const Match& match, const TurnEntry& entry) {
  const PoolBoard& board = match.board();
  const Pile* pile = match.position().pileAt(board.numberOf(entry.from));
  const std::string from = label(entry.from);
  if (!pile || pile->side() != entry.side)
    return because(Rule::OwnPile, phrase("no tile or pile of {1} lies on {2}", {sideName(entry.side), from}));
  if (pile->top().isSwimmer() != (entry.act != Act::Move))
    return because(Rule::SwimmerOrCrocodile, pile->top().isSwimmer()
                                                 ? phrase("the tile on {1} is still a swimmer", {from})
                                                 : phrase("the tile on {1} is a crocodile", {from}));
  const bool shown = entry.act == Act::Reveal && (entry.value < 1 || entry.value > maxValue ||
                                                  match.position().hidden(entry.side, entry.value) == 0);
  if (shown)
    return because(Rule::RevealValue, phrase("{1} has no tile with the number {2} left to show",
                                             {sideName(entry.side), entry.value}));
  return whyNotEnd({match, entry, *pile});
}

} // namespace

std::optional<Fault> whyNotTurn(const Match& match, const TurnEntry& entry) {
  if (match.over())
    return because(Rule::GameOver,
                   phrase("the game is over ({1}); no turn follows its end", {endName(*match.end())}));
  if (entry.side != match.position().toMove())
    return because(Rule::SideOrder, phrase("{1} is to move", {sideName(match.position().toMove())}));
  return entry.act == Act::Pass ? whyNotPass(match) : whyNotAct(match, entry);
}

Phrase placementText(Side side, Square at, Rule rule) {
  return phrase("{1} at {2}: {3}", {sideName(side), label(at), inWords(rule)});
}

Replay::Replay(const PoolBoard& board, const GameRecord& record) : board_(&board), placing_(board) {
  place(record);
  for (std::size_t i = 0; i < record.turns.size() && legal(); ++i)
    playTurn(record.turns[i], static_cast<int>(i) + 1);
}

void Replay::place(const GameRecord& record) {
  if (!record.placement) {
    FAIRWAY_EXPECTS(board_->pool().setup.has_value());
    if (setupFits(board_->pool()))
      match_.emplace(*board_, setupPosition(*board_));
    else
      fault_ =
          Fault{0, Rule::SetupFits, phrase("the pool's setup does not fit. {1}", {inWords(Rule::SetupFits)})};
    return;
  }
  for (const PlacementEntry& entry : *record.placement) {
    if (const Refusal rule = placing_.place(entry.side, entry.at)) {
      fault_ = Fault{0, *rule, placementText(entry.side, entry.at, *rule)};
      return;
    }
  }
  if (placing_.complete())
    match_.emplace(*board_, placing_.start());
  else if (!record.turns.empty())
    fault_ = Fault{0, Rule::PlacementCount,
                   phrase("turns follow before all tiles are placed. {1}", {inWords(Rule::PlacementCount)})};
}

void Replay::playTurn(const TurnEntry& entry, int number) {
  fault_ = whyNotTurn(*match_, entry);
  if (fault_)
    fault_->turn = number;
  else
    match_->play(turnOf(*board_, entry));
}

} // namespace fairway::pool
