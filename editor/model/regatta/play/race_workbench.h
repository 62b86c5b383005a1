#pragma once

#include "editor/model/regatta/play/pilot.h"
#include "editor/model/regatta/play/playback.h"
#include "editor/model/regatta/play/race_plan.h"
#include "editor/model/regatta/play/turn_draft.h"
#include "editor/model/work/workbench.h"
#include "formats/regatta/picture/table_scene.h"

namespace fairway::editor::regatta {

// A record of a race that begins on this regatta, to be sailed at once; it counts as unsaved. A regatta with
// a name gives the race one, too. The deck must have cards for all hands (whyNotDealt).
std::unique_ptr<EditedDocument> begunRace(const fairway::regatta::Course& course,
                                          const fairway::regatta::Deck& deck, const RacePlan& plan,
                                          const std::optional<std::string>& regatta = std::nullopt);

// A record on the desk. It is looked at turn by turn; and once it is said who sails, it is continued from its
// end. Each placing and each turn is a step of the document's history.
class RaceWorkbench final : public Workbench {
public:
  explicit RaceWorkbench(std::unique_ptr<EditedDocument> document);

  const Playback* playback() const { return playback_.get(); } // null: its regatta cannot be read
  int turn() const { return turn_; }                           // that is shown; 0: the start
  void goToTurn(int turn);                                     // the nearest that there is
  const fairway::regatta::Race& race() const { return playback_->race(turn_); } // as shown

  // Sailing. A plan fits when it has as many sailors as the record has players.
  bool canSail() const;
  void sail(RacePlan plan);
  const std::optional<RacePlan>& plan() const { return plan_; }

  enum class Stage : std::uint8_t {
    Looking,  // at a record, or back at an earlier turn
    Placing,  // a person puts a boat behind the line
    Choosing, // a person's turn
    Pilot,    // the pilot's turn, or its boat is on its way
    Waiting,  // the same after an undo: it waits until it may sail on
    Stuck,    // the pilot cannot go on
    Over
  };
  Stage stage() const;
  const std::string& whyStuck() const { return whyStuck_; }

  // What a person chooses; without such a choice nothing happens.
  const TurnDraft* draft() const { return draft_ ? &*draft_ : nullptr; }
  void chooseCard(std::size_t place);
  void heaveToTurn();
  void heaveToChange();
  bool canEndTurn() const;
  void endTurn();
  bool canTakeBack() const;
  void takeBack();    // to the last choice of a person
  void sailOn();      // the pilot need not wait any more
  void placeOthers(); // the boats that are not on the table yet, each at the first place with room

  // The pilot: what it has to know is made elsewhere, because it takes long.
  bool wantsTables() const;
  void takeTables(std::shared_ptr<const PilotTables> tables);
  void noTables(const std::string& why); // they could not be made
  bool pilotToSail() const;
  void sailPilot();

  // Its boat on its way.
  bool moving() const { return !frames_.empty(); }
  void moveOn(); // by a frame
  void moveToEnd();

  // What the user is about to do, to be drawn over the table.
  struct Ghost : CardGhost {
    std::optional<plane::Pose> stand; // of a boat that is placed or turned
    std::string standFault;
    std::vector<plane::Pose> targets; // of a sun
    std::optional<std::size_t> target;
    std::optional<plane::Pose> toAct; // whose turn it is
  };
  Ghost ghost() const;

  const formats::Scene* scene() const override;
  ZoomRange zoomRange() const override { return {1, 0.08, 24}; }
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void pressAt(const Pointer& pointer) override;
  void moveTo(const Pointer& pointer) override;
  void leave() override;
  void wheel(int notches) override;
  void key(Key key) override;
  bool cancel() override;
  bool toolTakesWheel() const override;
  bool toolTakesRightButton() const override { return false; }
  bool toolTakesArrows() const override { return stage() != Stage::Placing; }
  bool toolTakesEnter() const override { return stage() != Stage::Placing; }
  std::string hint() const override;

private:
  void refresh() override;
  void dropWork() override;

  const fairway::regatta::RaceRecord& record() const;
  bool atEnd() const { return turn_ == playback_->turns(); }
  void step(std::string text, fairway::regatta::RaceRecord record);
  void place(const plane::Pose& pose);
  void take(const fairway::regatta::Turn& turn);
  void takeIfDone();
  void begin(); // what a person chooses next
  void changed();
  void choosingKey(Key key);
  void stepThroughCards(int by);
  void stepThroughArrows(int by);
  void stepThroughTargets(int by);
  void turnBy(int steps);
  std::optional<std::size_t> arrowAt(formats::Point at) const;
  std::optional<std::size_t> targetAt(formats::Point at) const;
  std::optional<int> boatAt(formats::Point at) const;
  void takeArrow(std::size_t arrow);
  void laySun(std::size_t target);
  double reach() const;

  std::unique_ptr<Playback> playback_;
  int turn_ = 0;
  std::optional<RacePlan> plan_;
  std::optional<TurnDraft> draft_;
  std::optional<std::size_t> arrow_, target_; // that keys or the pointer have chosen
  std::optional<plane::Vec> hover_;
  plane::Heading heading_; // of the boat to be placed
  std::shared_ptr<const PilotTables> tables_;
  std::string whyStuck_;
  bool acting_ = false;  // a step comes from here, and from no undo
  bool waiting_ = false; // pilots do not sail after an undo
  std::vector<plane::Pose> frames_;
  std::size_t frame_ = 0;
  mutable std::unique_ptr<formats::regatta::TableScene> scene_;
};

} // namespace fairway::editor::regatta
