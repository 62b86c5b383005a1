#pragma once

#include "editor/model/race/raced.h"
#include "formats/document/references.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/picture/board_scene.h"
#include "rules/lake_race/play/referee.h"
#include "rules/lake_race/table/lake_play.h"

namespace fairway::editor::lake_race {

// The courses of a record's races, or of a match that begins: races A, B, C by position.
struct RecordCourses {
  std::vector<fairway::lake_race::Course> courses;

  friend bool operator==(const RecordCourses&, const RecordCourses&) = default;
};

// None: one of them cannot be raced.
std::optional<RecordCourses> coursesOf(const formats::lake_race::RecordBody& body,
                                       const formats::Loader& load);

// The lake race on the desk.
class LakeRaced final : public race::Raced {
public:
  explicit LakeRaced(RecordCourses courses);

  std::unique_ptr<table::Play> begin(const formats::Document& record, std::uint64_t seed) const override;
  std::vector<table::Event> acts(const formats::Document& record) const override;
  std::optional<race::Illegal> fault(const formats::Document& record) const override;
  void write(formats::Document& record, const table::Play& play) const override;
  std::unique_ptr<validator::TablePilots> pilots(const formats::Document& record,
                                                 std::uint64_t seed) const override;
  std::unique_ptr<race::Hand> hand(const table::Play& play) const override;
  Shown film(const formats::Document& record, int turn) const override;
  Shown place(const formats::Document& record, int turn) const override;
  std::unique_ptr<formats::Scene> scene(const table::Play& play) const override;
  std::string describe(const table::Play& play, formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  race::Coach coach(const formats::Document& record) const override;
  std::string placingText() const override;
  std::string seatName(int seat) const override;
  formats::Colour seatColour(const formats::Theme& theme, int seat) const override;
  std::string turnText(const table::Play& before, std::span<const table::Event> acts,
                       const table::Play& after) const override;
  bool isMilestone(const table::Play& before, const table::Play& after, int seat) const override;
  std::string standing(const table::Play& play, int seat) const override;
  std::vector<race::Ranked> ranks(const table::Play& play) const override;
  std::string choiceText(const table::Play& play, const Tree& choice) const override;
  std::vector<formats::Point> wayOf(const table::Play& play, const Tree& choice) const override;
  std::vector<race::RuleWords> rules() const override;

private:
  fairway::lake_race::LakeTable tableOf(const formats::lake_race::RecordBody& body, std::uint64_t seed) const;
  formats::lake_race::BoardScene boardOf(std::size_t race) const;

  std::vector<fairway::lake_race::Course> courses_;
  std::vector<std::shared_ptr<const fairway::lake_race::CourseBoard>> boards_;
};

// What a person does at a moment of the lake race.
std::unique_ptr<race::Hand> lakeHand(const fairway::lake_race::LakePlay& play);

// Looks back at the races of a match, on their courses.
race::Coach lakeCoach(const fairway::lake_race::MatchOptions& options,
                      std::vector<fairway::lake_race::RecordedRaceOnCourse> races);

// What a move would come to, as hands and lists say it.
std::string moveText(const fairway::lake_race::LakePlay& play, fairway::lake_race::Steer steer);

// From the boat to where the move ends, or to the cell ahead if it cannot move.
std::vector<formats::Point> wayOfMove(const fairway::lake_race::LakePlay& play,
                                      fairway::lake_race::Steer steer);

} // namespace fairway::editor::lake_race
