#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/race/review.h"
#include "editor/model/view/view.h"
#include "editor/model/words/translation.h"
#include "formats/export/subject.h"
#include "formats/picture/film.h"
#include "formats/picture/theme.h"
#include "rules/base/result.h"
#include "rules/table/table.h"
#include "validator/core/table_pilots.h"

#include <span>

// What a game brings to races on the desk. All else is the same for all games: who sits where, chance, going
// back, looking back, pilots and their advice.
namespace fairway::editor::race {

inline constexpr const char* person = "person"; // at a seat, instead of a pilot's name

// How a race is sailed: what a record does not say, and what is chosen before the start.
struct RacePlan {
  std::vector<std::string> seats; // persons and pilots
  std::size_t course = 0;         // of those that the board offers
  std::optional<int> first;       // seat; none: it is drawn
  std::uint64_t seed = 1;
  bool told = false;   // people type in what they roll, draw and turn over
  formats::Body board; // what the game needs besides, such as the courses of a match

  bool isPerson(int seat) const { return seats[static_cast<std::size_t>(seat - 1)] == person; }

  friend bool operator==(const RacePlan&, const RacePlan&) = default;
};

// Something drawn over the board, in its units.
struct Mark {
  enum class Shape : std::uint8_t { Area, Line, Disc, Tag, Arrow };
  enum class Sense : std::uint8_t { Reach, Choice, Chosen, Harm, Advice };

  Shape shape = Shape::Disc;
  Sense sense = Sense::Choice;
  std::vector<formats::Point> points;
  double radius = 0.3; // of a disc
  std::string text{};  // of a tag
};

// Something that can be done now.
struct Offer {
  Tree choice;      // or, while chance is told, its value
  std::string text; // "Left, 4 cells to 0512"
  bool harm = false;
  std::optional<formats::Point> at; // where it is clicked
  std::vector<Mark> marks;          // while it is pointed at
  std::size_t step = 0;             // for hands that take it as one of their steps
};

// Something that lies beside the board and can be touched.
struct Piece {
  enum class State : std::uint8_t { Lies, Rolls, Gone, Waits, Chosen };

  std::string face; // what is written on it
  State state = State::Lies;
  std::string tip;                                 // what it is, and what a touch does
  std::shared_ptr<const formats::Scene> picture{}; // instead of the face
  formats::Layers layers{};                        // of the picture
};

// What a person does at one moment, from the first touch to the choice.
class Hand {
public:
  virtual ~Hand() = default;

  virtual std::string task() const = 0;            // what is to be done now, in a sentence
  virtual std::string notes() const { return {}; } // what to know besides, a line each: why something is not
  virtual std::vector<Offer> offers() const = 0;
  virtual std::vector<Mark> marks() const { return {}; } // besides those of the offers
  virtual std::vector<Piece> pieces() const { return {}; }
  virtual void touch(std::size_t /*piece*/) {}
  virtual bool takes(const Offer&) { return false; } // as a first step: there is more to choose
  virtual void turn(int /*steps*/) {}                // of the wheel, or the keys that turn
  virtual std::optional<Tree> digit(int /*typed*/) { return std::nullopt; } // a choice, once it is complete
  // What a click beside all offers could have meant, to say which rule forbids it.
  virtual std::optional<Tree> meantAt(formats::Point) const { return std::nullopt; }
  // Where there are too many places to offer: what a click does, if no rule forbids it.
  virtual std::optional<Tree> clickedAt(formats::Point) const { return std::nullopt; }
  virtual bool hover(formats::Point) { return false; } // the pointer is here; true: something changed by it
  virtual bool back() { return false; }                // cancels the last step; false: there is none
  virtual std::optional<std::size_t> usual() const {
    return std::nullopt;
  } // which offer Enter takes by itself
};

// The place of a seat in a race that is over.
struct Ranked {
  int rank = 1;
  int seat = 1;
  std::string text; // "10 points"
};

struct RuleWords {
  std::string name; // as reports write it
  std::string text; // what it demands, in the user's language
};

struct Illegal {
  int turn = 0; // that cannot be played, from 1; 0: something before all turns
  std::string rule;
  std::string message;
};

// A race of one board. What it is asked about is a record of that board, or a play that came from it.
class Raced {
public:
  virtual ~Raced() = default;

  // The race as it begins, without anything that was done in it.
  virtual std::unique_ptr<table::Play> begin(const formats::Document& record, std::uint64_t seed) const = 0;
  // What was done in it; a fault that the referee finds, and what was done before it.
  virtual std::vector<table::Event> acts(const formats::Document& record) const = 0;
  virtual std::optional<Illegal> fault(const formats::Document& record) const = 0;
  virtual void write(formats::Document& record, const table::Play& play) const = 0;

  virtual std::unique_ptr<validator::TablePilots> pilots(const formats::Document& record,
                                                         std::uint64_t seed) const = 0;
  virtual std::unique_ptr<Hand> hand(const table::Play& play) const = 0;

  // To look back: the race in which this turn was, from the record, and the turn's number there. None while
  // it has not begun.
  struct Shown {
    std::unique_ptr<formats::Film> film;
    int turn = 0;
    std::size_t race = 0;
  };
  virtual Shown film(const formats::Document& record, int turn) const = 0;
  // The same without the film. A game of one race has it as it is.
  virtual Shown place(const formats::Document&, int turn) const { return {nullptr, turn, 0}; }
  // The board and all that lies on it, before the first turn.
  virtual std::unique_ptr<formats::Scene> scene(const table::Play& play) const = 0;
  virtual std::string describe(const table::Play& play, formats::Point at) const = 0;
  virtual std::optional<formats::Point> centreOf(const Spot& spot) const = 0;
  virtual double unit() const { return 1; } // how large a boat or a cell is, in units of the board
  virtual ZoomRange zoomRange() const { return {}; }

  // Who looks back at the turns of a record, and says what would have been better.
  virtual Coach coach(const formats::Document&) const { return {}; }

  // Whether what a person holds is not for the others at the desk.
  virtual bool hidesHands() const { return false; }
  // What the seat to act holds, to be looked at.
  virtual std::vector<Piece> held(const table::Play&) const { return {}; }

  virtual std::string placingText() const { return say("Place a piece"); } // as the history shows it
  virtual std::string seatName(int seat) const = 0;                        // "Boat 1"
  virtual formats::Colour seatColour(const formats::Theme& theme, int seat) const = 0; // as on the board
  virtual std::string turnText(const table::Play& before, std::span<const table::Event> acts,
                               const table::Play& after) const = 0;
  // Whether a seat comes further in the race by a turn: it passes a gate, brings something home. Such turns
  // are looked for again.
  virtual bool isMilestone(const table::Play& /*before*/, const table::Play& /*after*/, int /*seat*/) const {
    return false;
  }
  virtual std::string standing(const table::Play& play, int seat) const = 0;
  virtual std::vector<Ranked> ranks(const table::Play& play) const = 0; // once it is over
  virtual std::string choiceText(const table::Play& play, const Tree& choice) const = 0;
  // The way over the board that a choice of this moment leads, in units of the board; two: from there to
  // there, which is drawn bent; one place: it is about what stands there. Empty: there is nothing of it to be
  // seen on the board.
  virtual std::vector<formats::Point> wayOf(const table::Play&, const Tree& /*choice*/) const { return {}; }
  virtual std::vector<RuleWords> rules() const = 0; // that a turn can break, in the order of the rulebook

  std::string ruleText(const std::string& rule) const; // what it demands; empty: unknown
};

// The rules of a game's own enum, for `Raced::rules`.
template <class Rules>
std::vector<RuleWords> wordsOf(const Rules& rules) {
  std::vector<RuleWords> words;
  for (const auto rule : rules) words.push_back({std::string(nameOf(rule)), say(inWords(rule))});
  return words;
}

// The head of a race that begins on this board: its name, and what it is drawn from.
formats::DocumentHead headOfRace(const formats::Document& board, const RacePlan& plan);
// What a record says of a board inside it: waivers and severities are for the board's own document.
DocumentInfo infoInside(const formats::Document& board);

// How a board can be raced.
struct RaceOffer {
  int leastSeats = 1;
  int mostSeats = 4;
  int usualSeats = 4;
  std::vector<std::string> courses; // to choose from; empty: there is one
  std::size_t usualCourse = 0;
};

struct PilotTitle {
  std::string_view name; // as the command knows it
  const char* title;     // in English; it is said in the user's language where it is shown
};

} // namespace fairway::editor::race

namespace fairway::editor {

class Workbench;
struct RaceRoom;

namespace race {

// A race that begins on the board of a workbench, or why it cannot. What was drawn at random is not on the
// disk: it is unsaved.
Result<std::unique_ptr<EditedDocument>, std::string> begunRace(const Workbench& board, const RaceRoom& room,
                                                               RacePlan plan);

} // namespace race

// A game's entry for races.
struct RaceRoom {
  std::span<const race::PilotTitle> pilots;
  const char* told; // in English: that people type in what they roll, draw and turn over
  // How the board on the desk can be raced, or why not.
  Result<race::RaceOffer, std::string> (*offer)(const Workbench& board);
  // The record of a race that begins, or why it cannot. The plan gets what the game needs besides.
  Result<formats::Document, std::string> (*begin)(const Workbench& board, race::RacePlan& plan);
  // Null: what the record names could not be read.
  std::unique_ptr<race::Raced> (*raced)(const EditedDocument& record);
  // The record with all that it names; `file` is where its references start from.
  Result<std::shared_ptr<const formats::Subject>, formats::Problems> (*subject)(
      const formats::Document& record, const std::filesystem::path& file);
};

} // namespace fairway::editor
