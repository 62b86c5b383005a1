#pragma once

#include "editor/model/race/better_turns.h"
#include "editor/model/race/playback.h"
#include "editor/model/work/workbench.h"

namespace fairway::editor::race {

// A race of any game on the desk. Its record is looked at turn by turn; and once it is said who sits where,
// it is played on from its end. Each placing and each turn is a step of the document's history, so undo takes
// them back, and the document is a legal record at every moment.
class RaceBench final : public Workbench {
public:
  explicit RaceBench(std::unique_ptr<EditedDocument> document);

  const Raced* raced() const { return raced_.get(); }          // null: its board cannot be read
  const Playback* playback() const { return playback_.get(); } // the same
  int turn() const { return turn_; }                           // that is shown; 0: the beginning
  void goToTurn(int turn);                                     // the nearest that there is
  const table::Play& shown() const; // as the board shows it; at the end, within a turn too
  bool atEnd() const { return turn_ == playback_->turns(); }
  bool hasOtherBoard() const { return otherBoard_; } // than the record was raced on

  // Playing.
  ExaminationTask examination() override;
  bool canPlay() const;     // there is something left to play
  void play(RacePlan plan); // one that fits the seats
  const std::optional<RacePlan>& plan() const { return plan_; }
  std::string seatWithPlayer(int seat) const; // "Boat 2 (par)"

  enum class Stage : std::uint8_t {
    Looking,  // at a record, or back at an earlier turn
    Choosing, // a person's choice
    Telling,  // a person tells what was rolled, drawn or turned over
    Handover, // the same, but another person was at the desk: what they hold is not shown yet
    Pilot,    // a pilot's choice, or chance
    Waiting,  // the same after an undo: it waits until it may go on
    Stuck,    // a pilot cannot play
    Trying,   // a person looks for the better turn
    Tried,    // and is told what the choice is worth
    Over
  };
  Stage stage() const;
  const std::string& whyStuck() const { return whyStuck_; }

  void ready(); // the person to act is at the desk now

  // A person's moment. Without one nothing happens.
  const Hand* hand() const { return hand_.get(); }
  const std::vector<Offer>& offers() const { return offers_; }
  const std::optional<std::size_t>& pointed() const { return pointed_; } // which of them
  void point(std::optional<std::size_t> offer);
  void take(std::size_t offer);
  void touch(std::size_t piece);
  std::vector<Piece> pieces() const; // that lie beside the board; of a record: what the seat to act holds
  void type(int digit);
  const std::optional<table::Refused>& refused() const { return refused_; } // the last click
  bool canTakeBack() const;
  void takeBack();                 // to the last choice of a person
  void goOn();                     // pilots need not wait any more
  std::vector<Mark> marks() const; // to be drawn over the board

  // Pilots. What they have to know takes long, and so may their choices: both are made in other threads.
  struct Prepared {
    std::shared_ptr<validator::TablePilots> pilots;
    std::vector<table::Pilot> bySeat;
    std::optional<Phrase> whyNot; // none: all are there
  };
  bool wantsPilots() const;
  std::function<Prepared(validator::WorkWatch&)> preparation() const;
  void takePilots(Prepared prepared);
  void noPilots(const std::string& why);
  struct Thought {
    std::size_t of = 0; // the moment
    table::Pilot pilot;
    Tree choice; // nothing: there is none
  };
  bool wantsThought() const;
  std::function<Thought()> thinking() const;
  void takeThought(const Thought& thought); // of another moment: it is dropped

  // What each choice costs, once it was asked for at this moment.
  bool canAdvise() const;
  std::function<Result<validator::Advice, table::Refused>(validator::WorkWatch&)> advising() const;
  void showAdvice(Result<validator::Advice, table::Refused> advice);
  const std::optional<validator::Advice>& advice() const { return advice_; }
  const std::string& whyNoAdvice() const { return whyNoAdvice_; }

  // What each choice of a person was worth, if they wish to hear it. It is weighed once it is made, in
  // another thread; so it is no advice.
  struct Weighed {
    std::size_t of = 0; // the choice
    Result<validator::Advice, table::Refused> advice;
  };
  bool mayHearWorth() const; // nobody would see what another person holds
  void hearWorth(bool wish);
  bool wantsWeighing() const;
  std::function<Weighed(validator::WorkWatch&)> weighing() const;
  void takeWeighed(const Weighed& weighed);           // of another choice: it is dropped
  const std::string& worth() const { return worth_; } // of the choices of a person's last turn; a line each

  // What the game's coach says of the turns. It is not asked while the race is played: that would be advice.
  bool canReview() const;   // there is a coach, and it has said nothing yet
  bool wantsReview() const; // and it need not be asked
  const Coach& coach() const { return coach_; }
  void showReview(const Coach::Seen& seen);
  void noReview(const std::string& why);
  // While the better turn is looked for, only what is known before it.
  const Review* review() const { return !review_ ? nullptr : known_ ? &*known_ : &*review_; }
  const std::string& whyNoReview() const { return whyNoReview_; }

  // Find the better turn: each mistake is put to the person, and what is said of it is hidden until then.
  // In a race that persons have played here, it is about their own mistakes. Going to another turn ends it.
  bool canFindBetter() const;
  void findBetter();
  const BetterTurns* finding() const { return finding_ ? &*finding_ : nullptr; }
  std::string costText(double cost) const; // in the units of its costs
  void nextMistake();                      // once one is answered
  void stopFinding();

  // A mistake that is looked at: the board is as it was before the choice, and arrows show what was chosen
  // and what was better. A turn that is watched moves instead, and then lies as it was played.
  struct Mistake {
    std::unique_ptr<table::Play> before;
    std::vector<Mark> marks;
  };
  const Mistake* mistake() const { return mistake_ ? &*mistake_ : nullptr; }
  void drawMistakes(bool wish);
  void lookBack();                    // at the turn that is shown
  const table::Play& onBoard() const; // the moment that is seen: before a mistake, otherwise `shown`

  // The last turn on its way over the board, from 0 to 1.
  void startMoving();
  bool moving() const { return share_ < 1; }
  void moveOn(double by);

  const formats::Scene* scene() const override;
  ScrolledPicture::Ground ground() const override;
  ZoomRange zoomRange() const override { return raced_ ? raced_->zoomRange() : ZoomRange(); }
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;
  std::size_t sheetNumber() const override; // a race of a match
  void pressAt(const Pointer& pointer) override;
  void moveTo(const Pointer& pointer) override;
  void leave() override { point(std::nullopt); }
  void wheel(int notches) override;
  void key(Key key) override;
  bool cancel() override;
  bool toolTakesWheel() const override;
  bool toolTakesRightButton() const override { return false; }
  bool toolTakesArrows() const override { return true; }
  bool toolTakesEnter() const override { return true; }
  std::string hint() const override;

private:
  void refresh() override;
  void dropWork() override { share_ = 1; }
  void lookAt(int turn);
  void lay(std::unique_ptr<table::Play> play); // the table anew
  void layAsRecorded();
  void forgetReview();
  void begin();  // the moment that is at hand
  void follow(); // what needs no person and no time; then the record is written where it has grown
  void changed();
  void handChanged();
  bool isHidden() const; // what the person to act holds
  std::optional<std::size_t> offerAt(formats::Point at) const;
  void make(const Tree& choice);
  std::vector<Exercise> exercisesToFind() const;
  void askAgain(); // the exercise that is at hand
  void answer(const Tree& choice);
  void forgetFinding();
  void forgetMistake();
  int turnOnBoard() const { return mistake_ ? turn_ - 1 : turn_; }
  std::shared_ptr<validator::TablePilots> advisers() const;
  void weighLater(std::shared_ptr<const table::Play> before, const Tree& choice);
  void forgetWorth();

  std::unique_ptr<Raced> raced_;
  std::unique_ptr<Playback> playback_;
  int turn_ = 0;
  std::unique_ptr<table::Play> shown_;
  bool otherBoard_ = false;
  std::optional<RacePlan> plan_;
  std::optional<table::Table> table_; // while it is played
  Prepared prepared_;
  std::string whyStuck_;
  std::unique_ptr<Hand> hand_;
  std::vector<Offer> offers_;
  std::optional<std::size_t> pointed_;
  std::optional<table::Refused> refused_;
  std::optional<validator::Advice> advice_;
  std::string whyNoAdvice_;
  struct Made { // by a person
    std::shared_ptr<const table::Play> before;
    Tree choice;
  };
  bool hearsWorth_ = false;
  std::vector<Made> toWeigh_; // the oldest first
  std::size_t weighing_ = 0;  // the number of the oldest
  int weighedTurn_ = -1;      // to which the lines of the worth belong; a placing counts as one
  std::string worth_;
  mutable std::shared_ptr<validator::TablePilots> advisers_; // where no pilot plays
  int atDesk_ = 0; // the seat of the person who said to be ready; 0: nobody
  Coach coach_;    // of the record as it is
  std::optional<Review> review_;
  std::string whyNoReview_;
  std::optional<BetterTurns> finding_;
  std::unique_ptr<table::Play> trial_; // the moment that is asked about
  std::optional<Review> known_;        // instead of the review
  std::vector<Mark> bestMarks_;        // of the best choice, once it is answered
  bool drawsMistakes_ = true;
  std::optional<Mistake> mistake_;
  std::size_t moment_ = 0; // grows with each
  bool acting_ = false;    // a step comes from here, and from no undo
  bool turnBegun_ = false; // a person has chosen something that no record has yet
  bool turnDone_ = false;  // and it ends a turn
  bool waiting_ = false;   // pilots do not go on after an undo
  double share_ = 1;
  mutable Raced::Shown film_;
  mutable std::size_t filmNumber_ = 0;                // another one for each film
  mutable bool filmed_ = false;                       // it is of the record as it is
  mutable std::unique_ptr<formats::Scene> beginning_; // while there is no film
};

} // namespace fairway::editor::race

namespace fairway::editor {

// Whether it is the record of a race that is played and looked at in the room of races.
bool isRaced(const EditedDocument& document);

} // namespace fairway::editor
