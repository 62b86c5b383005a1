#pragma once

#include "rules/base/phrase.h"
#include "rules/base/tree.h"

#include <memory>

// One way to play all games. A game fills in `Play`; the table (rules/table/table.h) holds it, and windows,
// pages and commands stand on the table. Standard library alone, no threads, no files, no clock.
namespace fairway::table {

// What a race waits for: a choice of some kind, chance, or nothing more.
enum class Moment : std::uint8_t { Place, Dice, Steer, Play, Turn, To, Chance, Over };

std::string_view nameOf(Moment moment);

// Why something cannot be done: the rule that forbids it, and a sentence.
struct Refused {
  std::string rule;
  Phrase message;

  friend bool operator==(const Refused&, const Refused&) = default;
};
using Refusal = std::optional<Refused>; // none: it is done, or can be

// What was said cannot be a choice or a chance of the game at all.
Refused notARequest(std::string message);
// It can be one, but not now.
Refused notThisMoment(Phrase message);
Refused notThisMoment(std::string message); // that only programs are answered with

// A race that goes on, of any game. Choices and chance are trees with the keys of the game's records. Acts
// that are refused change nothing. A copy goes on by itself: to look ahead or to take back, keep one.
class Play {
public:
  virtual ~Play() = default;
  virtual std::unique_ptr<Play> clone() const = 0;

  virtual int seats() const = 0;
  virtual Moment moment() const = 0;
  virtual int seat() const = 0;  // who chooses, or whose chance it is; 0: nobody, as for dealing
  virtual int turns() const = 0; // that are complete
  // How a seat is shown: under which key, and by which name.
  virtual std::string_view seatKey() const { return "seat"; }
  virtual Tree seatName(int seat) const { return seat == 0 ? Tree() : Tree(seat); }

  // Every legal choice of this moment, in the order of the rules core. None: there are too many to be listed.
  virtual std::optional<std::vector<Tree>> choices() const = 0;
  virtual Refusal play(const Tree& choice) = 0;
  Refusal whyNot(const Tree& choice) const { return clone()->play(choice); }

  // While chance is awaited: the value, if it can only be one; what the race's own random streams hold (each
  // seat has one, and dealing another); and what came of it.
  virtual std::optional<Tree> onlyChance() const = 0;
  virtual Tree draw() = 0;
  virtual Refusal tell(const Tree& value) = 0;

protected:
  Play() = default;
  Play(const Play&) = default;
  Play& operator=(const Play&) = default;
};

} // namespace fairway::table
