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

std::string text(Rule rule) {
  return std::string(textOf(rule));
}

Fault because(Rule rule, std::string message) {
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
    return because(Rule::BarOpening, "no side has arrived yet, and the first pile in a bar needs " +
                                         std::to_string(board.pool().opening) + " tiles; this one has " +
                                         std::to_string(question.pile.size));
  const std::string to = square ? label(*square) : "the bar";
  const Pile* there = square ? position.pileAt(board.numberOf(*square)) : nullptr;
  const bool own = there && there->side() == question.entry.side;
  if (own && *square != question.entry.from)
    return because(question.wayRule(), "a tile of " + std::string(nameOf(there->side())) + " lies on " + to +
                                           ": own tiles are always in the way");
  return because(question.wayRule(),
                 "there is no such way from " + from + " to " + to + ". " + text(question.wayRule()));
}

std::optional<Fault> whyNotEnd(const Question& question) {
  const SquareEnds ends = question.ends();
  const TurnEntry& entry = question.entry;
  if (entry.to && allows(question.match.board(), ends, *entry.to)) return std::nullopt;
  if (entry.act == Act::Reveal && entry.to.has_value() != ends.any())
    return because(Rule::RevealMoves, ends.any() ? "the crocodile can move, so it must"
                                                 : "the crocodile cannot move, so it stays");
  if (!entry.to) return std::nullopt; // revealed, and it cannot move
  return wrongEnd(question);
}

std::optional<Fault> whyNotPass(const Match& match) {
  if (!hasChoice(match.board(), match.position())) return std::nullopt;
  return because(Rule::PassWithChoice, text(Rule::PassWithChoice));
}

std::optional<Fault> whyNotAct(const Match& match, const TurnEntry& entry) {
  const PoolBoard& board = match.board();
  const Pile* pile = match.position().pileAt(board.numberOf(entry.from));
  const std::string side(nameOf(entry.side));
  if (!pile || pile->side() != entry.side)
    return because(Rule::OwnPile, "no tile or pile of " + side + " lies on " + label(entry.from));
  if (pile->top().isSwimmer() != (entry.act != Act::Move))
    return because(Rule::SwimmerOrCrocodile, pile->top().isSwimmer()
                                                 ? "the tile on " + label(entry.from) + " is still a swimmer"
                                                 : "the tile on " + label(entry.from) + " is a crocodile");
  const bool shown = entry.act == Act::Reveal && (entry.value < 1 || entry.value > maxValue ||
                                                  match.position().hidden(entry.side, entry.value) == 0);
  if (shown)
    return because(Rule::RevealValue,
                   side + " has no tile with the number " + std::to_string(entry.value) + " left to show");
  return whyNotEnd({match, entry, *pile});
}

} // namespace

std::optional<Fault> whyNotTurn(const Match& match, const TurnEntry& entry) {
  if (match.over())
    return because(Rule::GameOver,
                   "the game is over (" + std::string(nameOf(*match.end())) + "); no turn follows its end");
  if (entry.side != match.position().toMove())
    return because(Rule::SideOrder, std::string(nameOf(match.position().toMove())) + " is to move");
  return entry.act == Act::Pass ? whyNotPass(match) : whyNotAct(match, entry);
}

std::string placementText(Side side, Square at, Rule rule) {
  return std::string(nameOf(side)) + " at " + label(at) + ": " + text(rule);
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
      fault_ = Fault{0, Rule::SetupFits, "the pool's setup does not fit. " + text(Rule::SetupFits)};
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
                   "turns follow before all tiles are placed. " + text(Rule::PlacementCount)};
}

void Replay::playTurn(const TurnEntry& entry, int number) {
  fault_ = whyNotTurn(*match_, entry);
  if (fault_)
    fault_->turn = number;
  else
    match_->play(turnOf(*board_, entry));
}

} // namespace fairway::pool
