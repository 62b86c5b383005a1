#pragma once

#include "rules/base/random.h"
#include "rules/regatta/play/race.h"
#include "rules/regatta/play/sailing.h"
#include "validator/regatta/par/fresh.h"

namespace fairway::validator::regatta {

using fairway::regatta::Progress;
using fairway::regatta::Race;
using fairway::regatta::RaceRecord;
using fairway::regatta::Standing;
using fairway::regatta::Turn;

// A boat in a simulated race.
struct FleetBoat {
  Standing standing;
  bool racing = true;
  int sun = -1; // the card that lies before it
  int turns = 0;
  std::array<std::uint8_t, fairway::regatta::maxHand> hand{};
  int held = 0;
};

// What all simulated races on a course share: made once, then only looked at.
class FleetWaters {
public:
  explicit FleetWaters(std::shared_ptr<const Fresh> fresh);

  const Fresh& fresh() const { return *fresh_; }
  const Waters& waters() const { return fresh_->waters(); }
  const Board& board() const { return waters().board(); }

  // All start poses, the best first, and where boats start one after the other: each at the best that is
  // left.
  const std::vector<Pose>& starts() const { return starts_; }
  const std::vector<Pose>& grid() const { return grid_; } // four, or as many as there is room for

  // Where a free move leads; the gates are counted as the rules do.
  Standing after(const Standing& from, int move) const;
  float valueOf(const Standing& standing) const; // 0 once finished
  bool finished(const Progress& progress) const { return progress.gate == board().gates().size(); }
  bool isSun(int card) const { return suns_[static_cast<std::size_t>(card)]; }
  bool isHelm(int card) const { return helms_[static_cast<std::size_t>(card)]; }
  const std::vector<std::uint8_t>& deck() const { return deck_; } // every card once

private:
  void findGrid();

  std::shared_ptr<const Fresh> fresh_;
  std::vector<Pose> starts_, grid_;
  std::vector<PointSet> passes_; // by gate, move and heading: from where a move meets the gate
  std::vector<bool> suns_, helms_;
  std::vector<std::uint8_t> deck_;
};

// Good pilots take what leads to the least expected turns; random ones any of their options, each with the
// same chance.
enum class PilotKind : std::uint8_t { Good, Random };

std::string_view nameOf(PilotKind kind); // good, random
std::optional<PilotKind> pilotNamed(std::string_view name);

// A race of pilots. A good one takes what leads to the least expected turns with fresh hands, pairs after a
// helm included; changing counts as staying. Equal: one card, two, changing, turning, then at random. It
// changes the three worst cards, alone suns first; among opponents it keeps suns and lays one at once before
// the boat with the least expected turns.
class Fleet {
public:
  Fleet(const FleetWaters& waters, std::vector<PilotKind> pilots, std::uint64_t seed); // by seat
  Fleet(const FleetWaters& waters, int players, std::uint64_t seed);                   // all of them good

  // Places boats in the order of seats, each at the best pose that is left; false where one finds none. The
  // deck must have cards for the hands of all (whyNotDealt).
  bool place();
  // All boats at the same pose, not seeing each other: to learn how long one takes alone.
  void placeAlone(const Pose& start);

  // Sails until a boat has finished, or all but one with `all`. False when so many turns were not enough.
  bool sail(int mostTurns, bool all = false);

  const FleetBoat& boat(int seat) const { return boats_[static_cast<std::size_t>(seat - 1)]; }
  const std::vector<int>& ranks() const { return ranks_; } // seats by finishing
  std::optional<int> leader() const { return leader_; }    // the boat that passed gate 1 first

  // What the pilot does in a race that others take part in: where it places its boat, none where there is no
  // room, and its turn. The race must be sailed on the same course with the same deck; nothing is asked about
  // the hands of others or what will be drawn.
  static std::optional<Pose> placeIn(const FleetWaters& waters, const Race& race);
  static Turn turnIn(const FleetWaters& waters, const Race& race, std::uint64_t seed,
                     PilotKind pilot = PilotKind::Good);

  // Keeps what was done as a record; to be asked for before placing.
  void keepRecord() { record_.emplace(); }
  const RaceRecord& record() const { return *record_; }

private:
  struct Option {
    enum class Kind : std::uint8_t { One, Two, Change, Turn };

    float value = Fresh::never;
    Kind kind = Kind::Change;
    std::array<int, 2> cards{-1, -1}; // places in the hand
    std::array<int, 2> moves{-1, -1};
    Standing end;
    bool finishes = false;
  };
  // A movement of one card that the rules allow.
  struct Movement {
    int place = 0; // in the hand
    int move = 0;
    Standing end;
    bool finishes = false;
  };

  void deal();
  void takeTurn(int seat);
  Option chosen(int seat);
  void consider(PilotKind pilot, const Option& option, Option& best, int& equal);
  // All movements that cards of the hand, but one, allow from a standing.
  void listMovements(const FleetBoat& boat, const Standing& from, int without, std::vector<Movement>& list);
  bool meetsBoat(const Standing& from, int move) const;
  void listHalts(const Standing& from, std::vector<Movement>& list) const;
  void change(int seat);
  void laySun(int seat);
  void discard(FleetBoat& boat, int place);
  void fill(int seat);
  int draw();

  const FleetWaters& waters_;
  std::vector<PilotKind> pilots_; // by seat
  Random random_;
  std::vector<FleetBoat> boats_;
  std::vector<int> ranks_;
  std::optional<int> leader_;
  std::vector<std::uint8_t> draw_, discard_;
  fairway::regatta::Neighbours others_;
  std::vector<Movement> first_, second_;
  std::vector<std::pair<std::size_t, int>> zoned_; // free movements that end in a zone: place and move
  std::optional<RaceRecord> record_;
  fairway::regatta::TurnEntry entry_; // of the turn at hand, where a record is kept
};

} // namespace fairway::validator::regatta
