#include "rules/pool/table/pool_play.h"

#include "rules/base/contract.h"
#include "rules/pool/play/position.h"
#include "rules/pool/play/referee.h"
#include "rules/table/reading.h"

#include <algorithm>

namespace fairway::pool {

using table::Moment;
using table::notARequest;
using table::Refused;

namespace {

constexpr std::array<table::MomentKeys, 3> momentKeys{{
    {Moment::Place, {"at"}},
    {Moment::Turn, {"swim", "move", "reveal", "pass"}},
    {Moment::To, {"to"}},
}};

std::optional<Square> squareIn(const Tree& tree, std::string_view name) {
  const auto numbers = table::numbersIn(tree, name);
  if (!numbers || numbers->size() != 2) return std::nullopt;
  return Square{(*numbers)[0], (*numbers)[1]};
}

std::optional<Target> targetIn(const Tree& tree) {
  if (table::textIn(tree, "to") == "bar") return ToBar{};
  const std::optional<Square> square = squareIn(tree, "to");
  return square ? std::optional<Target>(*square) : std::nullopt;
}

Refused refusedBy(const Fault& fault) {
  return {std::string(nameOf(fault.rule)), fault.message};
}

// The turn that a choice begins or is; of a reveal without value and end.
std::optional<TurnEntry> entryIn(const Tree& choice, Side side) {
  TurnEntry entry{side, Act::Pass, {}, 0, std::nullopt};
  if (table::hasExactly(choice, {"pass"}))
    return table::isTrueIn(choice, "pass") ? std::optional(entry) : std::nullopt;
  for (const Act act : {Act::Swim, Act::Move, Act::Reveal}) {
    const std::optional<Square> from = squareIn(choice, nameOf(act));
    if (!from) continue;
    entry.act = act;
    entry.from = *from;
    if (act == Act::Reveal) return choice.size() == 1 ? std::optional(entry) : std::nullopt;
    entry.to = targetIn(choice);
    return choice.size() == 2 && entry.to ? std::optional(entry) : std::nullopt;
  }
  return std::nullopt;
}

} // namespace

Tree squareChoice(Square at) {
  return {{"at", squareTree(at)}};
}

Tree endChoice(const PoolBoard& board, SquareNumber to) {
  return {{"to", to == bar ? Tree("bar") : squareTree(board.squareOf(to))}};
}

Tree turnChoice(const PoolBoard& board, const Turn& turn) {
  if (turn.act == Act::Pass) return {{"pass", true}};
  Tree choice = Tree::fields();
  choice[nameOf(turn.act)] = squareTree(board.squareOf(turn.from));
  if (turn.act != Act::Reveal) choice["to"] = *endChoice(board, turn.to).find("to");
  return choice;
}

std::vector<table::Event> actsOf(const PoolBoard& board, const GameRecord& record) {
  const auto seatOf = [](Side side) { return side == Side::Red ? 1 : 2; };
  std::vector<table::Event> acts;
  if (record.placement)
    for (const PlacementEntry& entry : *record.placement)
      acts.push_back({seatOf(entry.side), false, squareChoice(entry.at)});
  for (const TurnEntry& entry : record.turns) {
    const int seat = seatOf(entry.side);
    const Turn turn = turnOf(board, entry);
    acts.push_back({seat, false, turnChoice(board, turn)});
    if (entry.act != Act::Reveal) continue;
    acts.push_back({seat, true, {{"value", entry.value}}});
    if (entry.to) acts.push_back({seat, false, endChoice(board, turn.to)});
  }
  return acts;
}

PoolPlay::PoolPlay(std::shared_ptr<const PoolBoard> board, PoolChance chance)
    : board_(std::move(board)), placing_(*board_), common_(std::move(chance.common)) {
  for (const std::uint64_t seat : {1U, 2U})
    streams_.emplace_back(streamSeed(streamSeed(chance.seed, 0), seat));
  if (board_->pool().setup)
    match_.emplace(*board_, setupPosition(*board_));
  else
    record_.placement.emplace();
}

PoolPlay::PoolPlay(std::shared_ptr<const PoolBoard> board, const GameRecord& record, PoolChance chance)
    : board_(std::move(board)), placing_(*board_),
      common_(std::move(chance.common)), record_{record.placement, {}} {
  for (const std::uint64_t seat : {1U, 2U})
    streams_.emplace_back(streamSeed(streamSeed(chance.seed, 0), seat));
  if (!record.placement) {
    match_.emplace(*board_, setupPosition(*board_));
  } else {
    for (const PlacementEntry& entry : *record.placement) {
      const Refusal refusal = placing_.place(entry.side, entry.at);
      FAIRWAY_EXPECTS(!refusal);
    }
    if (placing_.complete()) match_.emplace(*board_, placing_.start());
  }
  for (const TurnEntry& entry : record.turns) {
    if (entry.act == Act::Reveal) static_cast<void>(drawnValue(match_->position(), streamOf(entry.side)));
    endTurn(entry);
  }
}

Moment PoolPlay::moment() const {
  if (!match_) return Moment::Place;
  if (match_->over()) return Moment::Over;
  if (!revealed_) return Moment::Turn;
  return revealed_->value == 0 ? Moment::Chance : Moment::To;
}

Side PoolPlay::side() const {
  return match_ ? match_->position().toMove() : placing_.toPlace();
}

int PoolPlay::seat() const {
  if (match_ && match_->over()) return 0;
  return side() == Side::Red ? 1 : 2;
}

Tree PoolPlay::seatName(int seat) const {
  return seat == 0 ? Tree() : Tree(nameOf(seat == 1 ? Side::Red : Side::Yellow));
}

std::optional<std::vector<Tree>> PoolPlay::choices() const {
  std::vector<Tree> list;
  switch (moment()) {
  case Moment::Place:
    for (const Square square : board_->squaresOf(placing_.allowed())) list.push_back(squareChoice(square));
    break;
  case Moment::Turn: {
    SquareNumber revealedLast = noSquare; // a reveal is listed by value and end, but chosen once
    for (const Turn& turn : legalTurns(*board_, match_->position())) {
      if (turn.act == Act::Reveal && std::exchange(revealedLast, turn.from) == turn.from) continue;
      list.push_back(turnChoice(*board_, turn));
    }
    break;
  }
  case Moment::To: {
    const Position& position = match_->position();
    const Pile* pile = position.pileAt(board_->numberOf(revealed_->from));
    const SquareEnds ends = moves(*board_, position, *pile, revealed_->value);
    ends.squares.forEach([&](int to) { list.push_back(endChoice(*board_, static_cast<SquareNumber>(to))); });
    if (ends.bar) list.push_back(endChoice(*board_, bar));
    break;
  }
  default:
    break;
  }
  return list;
}

void PoolPlay::endTurn(const TurnEntry& entry) {
  match_->play(turnOf(*board_, entry));
  record_.turns.push_back(entry);
  revealed_.reset();
}

table::Refusal PoolPlay::play(const Tree& choice) {
  if (table::Refusal refusal = table::whyNotNow(choice, moment(), momentKeys)) return refusal;
  if (moment() == Moment::Place) return place(choice);
  return moment() == Moment::Turn ? takeTurn(choice) : goTo(choice);
}

table::Refusal PoolPlay::place(const Tree& choice) {
  const std::optional<Square> at = squareIn(choice, "at");
  if (!table::hasExactly(choice, {"at"}) || !at) return notARequest("a place is {\"at\": [column, row]}");
  const Side placer = side();
  if (const Refusal rule = placing_.place(placer, *at))
    return Refused{std::string(nameOf(*rule)), placementText(placer, *at, *rule)};
  record_.placement->push_back({placer, *at});
  if (placing_.complete()) match_.emplace(*board_, placing_.start());
  return std::nullopt;
}

table::Refusal PoolPlay::takeTurn(const Tree& choice) {
  std::optional<TurnEntry> entry = entryIn(choice, side());
  if (!entry)
    return notARequest("expected one of {\"swim\": [column, row], \"to\": ...}, {\"move\": ..., \"to\": "
                       "...}, {\"reveal\": ...} and {\"pass\": true}");
  if (entry->act != Act::Reveal) {
    if (const auto fault = whyNotTurn(*match_, *entry)) return refusedBy(*fault);
    endTurn(*entry);
    return std::nullopt;
  }
  // Any value that is still hidden will do to ask whether the tile may be revealed; where it goes is asked
  // once the value is known.
  TurnEntry asked = *entry;
  for (const int value : board_->values())
    if (match_->position().hidden(side(), value) > 0) asked.value = value;
  const auto fault = whyNotTurn(*match_, asked);
  if (fault && fault->rule != Rule::RevealMoves) return refusedBy(*fault);
  revealed_ = *entry;
  return std::nullopt;
}

table::Refusal PoolPlay::goTo(const Tree& choice) {
  TurnEntry entry = *revealed_;
  entry.to = targetIn(choice);
  if (!table::hasExactly(choice, {"to"}) || !entry.to)
    return notARequest("expected {\"to\": [column, row]} or {\"to\": \"bar\"}");
  if (const auto fault = whyNotTurn(*match_, entry)) return refusedBy(*fault);
  endTurn(entry);
  return std::nullopt;
}

std::optional<Tree> PoolPlay::onlyChance() const {
  std::optional<int> only;
  for (const int value : board_->values()) {
    if (match_->position().hidden(side(), value) == 0) continue;
    if (only) return std::nullopt;
    only = value;
  }
  return Tree{{"value", *only}};
}

Tree PoolPlay::draw() {
  return {{"value", drawnValue(match_->position(), streamOf(side()))}};
}

table::Refusal PoolPlay::tell(const Tree& value) {
  if (moment() != Moment::Chance) return table::notThisMoment("no tile is turned over now");
  const std::optional<int> number = table::numberIn(value, "value");
  if (!table::hasExactly(value, {"value"}) || !number) return notARequest("expected {\"value\": number}");
  TurnEntry entry = *revealed_;
  entry.value = *number;
  const auto fault = whyNotTurn(*match_, entry);
  if (fault && fault->rule != Rule::RevealMoves) return refusedBy(*fault);
  if (fault)
    revealed_ = entry;
  else
    endTurn(entry); // it cannot move
  return std::nullopt;
}

} // namespace fairway::pool
