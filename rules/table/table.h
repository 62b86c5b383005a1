#pragma once

#include "rules/table/play.h"

#include <functional>

namespace fairway::table {

// The seat that begins, where it is drawn by lot: from a stream that no seat has.
int drawnFirst(std::uint64_t seed, int players);

// Who plays a seat by itself: handed in from above. What it remembers of the race is in the function, and is
// copied with it. Its choice is legal; nothing (an empty tree) if it finds none.
using Pilot = std::function<Tree(const Play&)>;

enum class Chance : std::uint8_t {
  Drawn, // by the race's own random streams
  Told,  // by people, who roll, draw and turn over at a real table
};

// What has happened, as people are told.
struct Event {
  int seat = 0;
  bool chance = false; // otherwise a choice
  Tree value;
};

// How a table is laid.
struct Seating {
  std::vector<Pilot> pilots; // by seat; an empty one, or none: a person
  Chance chance = Chance::Drawn;
  int mostTurns = 10000; // that pilots play without a person; some never end
  bool byStep = false;   // pilots and chance act only when they are asked to, one act at a time
};

// What the race waits for.
enum class Awaited : std::uint8_t { Choice, PilotsChoice, Draw, Told, Nothing };

// Holds a race that goes on: persons choose, pilots and chance act by themselves, and what was chosen can be
// taken back. Unless it is played by steps, after each call the race waits for a person, or is over; or
// pilots have played `mostTurns` in a row, and the seat to act is theirs.
class Table {
public:
  Table(std::unique_ptr<Play> play, Seating seating);

  const Play& play() const { return *play_; }
  bool isPerson(int seat) const;
  Awaited awaited() const;
  bool byStep() const { return seating_.byStep; }

  Refusal choose(const Tree& choice);
  Refusal tell(const Tree& value);
  Refusal back(); // to the last choice of a person
  // One act that needs no person; a pilot's, where it can choose. False: there was none.
  bool step();
  // The pilot that is awaited, to choose elsewhere (it may take long); and what it then knows and has chosen.
  Pilot pilotToAct() const;
  void take(Pilot pilot, const Tree& choice); // which is legal

  std::vector<Event> takeEvents(); // since they were last taken

private:
  // How things stood before a person chose.
  struct Before {
    std::unique_ptr<Play> play;
    std::vector<Pilot> pilots;
  };

  void proceed();
  void draw();
  void note(int seat, bool chance, const Tree& value) { events_.push_back({seat, chance, value}); }

  std::unique_ptr<Play> play_;
  Seating seating_;
  std::vector<Before> history_;
  std::vector<Event> events_;
};

} // namespace fairway::table
