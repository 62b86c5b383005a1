// The worked examples of both rulebooks, in their order. The figures show faces of dice and boards that the
// machine-read text has lost; totals, turns and outcomes are the book's, the lakes are ours.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using test::Faces;

// Wide water; two start cells, `home` and the one to its SW, from where boats sail east.
class Rulebook : public testing::Test {
protected:
  static constexpr Cell home{6, 8};

  Rulebook() {
    course_.lake = test::openLake(30, 20);
    course_.lake.strip = 2;
    course_.placement = {at(1, Direction::NE), Direction::SW, {Cell{30, 1}, Cell{30, 20}, Cell{1, 20}}};
  }

  // `steps` from home in a direction, then on in another.
  Cell at(int steps, Direction direction, int more = 0, Direction other = Direction::E) const {
    return ahead(ahead(home, direction, steps, course_.lake.stagger), other, more, course_.lake.stagger);
  }
  void land(Cell cell) { course_.lake.map.set(cell, Terrain::Land); }

  void begin() {
    board_.emplace(course_);
    race_.emplace(*board_, RaceSetup{2, 1, false, {}});
    test::place(*race_, ahead(home, Direction::SW, 1, course_.lake.stagger), Direction::E);
    test::place(*race_, home, Direction::E);
  }
  Cell cellOf(int seat) const { return board_->cellAt(race_->boat(seat).cell); }
  void roll(const Faces& keep, const Faces& rolled) {
    ASSERT_EQ(race_->roll(race_->seatToAct(), diceShowing(keep).value(), diceShowing(rolled).value()),
              std::nullopt);
  }
  bool only(Steer steer) const {
    return race_->legalSteers().size() == 1 && race_->legalSteers().contains(steer);
  }

  Course course_;
  std::optional<CourseBoard> board_;
  std::optional<Race> race_;
};

// "Jaune conserve le [3], relance le [1] et ajoute un dé ... pour un total de 7." "En tournant à gauche, son
// bateau heurterait la terre immédiatement, et en allant tout droit, il aurait un accident après 6 cases. Il
// est donc obligé de tourner à droite avant d'avancer."
TEST_F(Rulebook, YellowMustTurnRightToRunSeven) {
  land(at(5, Direction::E, 1, Direction::NE));
  land(at(5 + 7, Direction::E));
  begin();
  test::turn(*race_, {}, {1}, Steer::Straight);
  test::idle(*race_);
  test::turn(*race_, {1}, {3}, Steer::Straight);
  test::idle(*race_);
  ASSERT_EQ(cellOf(1), at(5, Direction::E));

  roll({3}, {1, 3});
  EXPECT_EQ(race_->boat(1).dice.total(), 7);
  EXPECT_TRUE(only(Steer::Right));
  EXPECT_EQ(race_->whyNotSteer(Steer::Straight), Rule::SteerFullDistance);
  EXPECT_EQ(race_->whyNotSteer(Steer::Left), Rule::SteerFullDistance);
  EXPECT_EQ(race_->steer(Steer::Right), std::nullopt);
  // "Le bateau est placé sur la dernière case et doit rester dans la direction du déplacement."
  EXPECT_EQ(cellOf(1), at(5, Direction::E, 7, Direction::SE));
  EXPECT_EQ(race_->boat(1).heading, Direction::SE);
  // "Vous ne pouvez pas ajouter ou enlever plus d'un dé avant de lancer."
  test::idle(*race_);
  EXPECT_EQ(race_->whyNotRoll(1, {{}, 5}), Rule::DiceAddOne);
  EXPECT_EQ(race_->whyNotRoll(1, {{}, 1}), Rule::DiceRemoveOne);
}

// "Rouge ... conserve un [2], enlève un dé et relance l'autre. Il obtient un [3] ... pour un total de 5. Son
// plus long chemin possible est de 3 cases, donc il doit tourner à droite, et il a un accident. Il reçoit 2
// marqueurs de dégâts (5 [vitesse] - 3 [déplacement effectué]) et perd ses deux dés."
TEST_F(Rulebook, RedCrashesWithTwoMarkers) {
  land(at(13, Direction::E, 2, Direction::NE));
  land(at(13 + 3, Direction::E));
  land(at(13, Direction::E, 4, Direction::SE));
  begin();
  for (const auto& [keep, rolled] : {std::pair<Faces, Faces>{{}, {2}}, std::pair<Faces, Faces>{{2}, {2}},
                                     std::pair<Faces, Faces>{{2, 2}, {3}}}) {
    test::turn(*race_, keep, rolled, Steer::Straight);
    test::idle(*race_);
  }
  ASSERT_EQ(cellOf(1), at(13, Direction::E));

  roll({2}, {3});
  EXPECT_TRUE(only(Steer::Right));
  EXPECT_EQ(race_->whyNotSteer(Steer::Straight), Rule::SteerLongestRun);
  EXPECT_EQ(race_->steer(Steer::Right), std::nullopt);
  EXPECT_EQ(cellOf(1), at(13, Direction::E, 3, Direction::SE));
  EXPECT_EQ(race_->boat(1).damage, 2);
  EXPECT_TRUE(race_->boat(1).dice.empty());

  // "Au prochain tour, Rouge peut recommencer en lançant un seul dé, comme au début de la course, ou se
  // contenter de tourner à droite ou à gauche."
  test::idle(*race_);
  int choices = 0;
  forEachDiceChoice(race_->boat(1).dice, [&](const DiceChoice& choice) {
    ++choices;
    EXPECT_LE(choice.roll, 1);
  });
  EXPECT_EQ(choices, 2);
  roll({}, {});
  EXPECT_EQ(race_->legalSteers().size(), 3);
}

// "Orange ... enlève le [3] et ne relance pas les deux dés restants. Tourner à droite et avancer de 3 cases
// ferait arriver Orange dans la même case que Jaune ; ... Orange avance jusqu'à la dernière case libre."
TEST_F(Rulebook, OrangeStopsBehindYellow) {
  begin();
  test::turn(*race_, {}, {1}, Steer::Straight);
  test::turn(*race_, {}, {2}, Steer::Right);
  test::turn(*race_, {1}, {2}, Steer::Straight);
  test::turn(*race_, {2}, {3}, Steer::Left);
  test::turn(*race_, {1, 2}, {3}, Steer::Straight);
  test::turn(*race_, {3}, {3}, Steer::Straight);
  ASSERT_EQ(cellOf(1), at(10, Direction::E));
  ASSERT_EQ(cellOf(2), at(10, Direction::E, 3, Direction::SE));

  test::turn(*race_, {1, 2}, {}, Steer::Right);
  EXPECT_EQ(cellOf(1), at(10, Direction::E, 2, Direction::SE));
  EXPECT_EQ(race_->boat(1).damage, 0);
  EXPECT_EQ(race_->boat(1).dice, Dice(1, 1, 0));
}

// "Jaune a [2] [2], ne change pas son nombre de dés, mais les relance tous les deux. Il obtient [3] [2] et
// dépasse Orange et Violet."
TEST(RulebookPassing, YellowPassesOrangeAndViolet) {
  const Course course = test::corridor(14);
  const CourseBoard board(course);
  Race race(board, {3, 1, false, {}});
  for (int column : {11, 9, 2}) test::place(race, {column, 2}, Direction::E);
  for (const auto& [keep, rolled] : {std::pair<Faces, Faces>{{}, {2}}, std::pair<Faces, Faces>{{2}, {2}}}) {
    test::turn(race, keep, rolled, Steer::Straight);
    test::idle(race);
    test::idle(race);
  }
  ASSERT_EQ(board.cellAt(race.boat(1).cell), (Cell{8, 2}));
  test::turn(race, {}, {3, 2}, Steer::Straight);
  EXPECT_EQ(board.cellAt(race.boat(1).cell), (Cell{13, 2}));
  EXPECT_EQ(race.boat(1).damage, 0);
}

// "Rouge a [3] [3]. Pour éviter un accident, il retire un dé et relance l'autre, mais obtient à nouveau [3].
// Rouge n'a que 2 cases libres dans chaque direction et ne peut pas éviter l'accident. Il choisit d'avancer
// tout droit, reçoit un marqueur de dégâts ... et remet son dé dans la réserve. ... Rouge se place une case
// derrière Violet. Violet ne reçoit pas de dégâts."
TEST_F(Rulebook, RedPlacesBehindVioletWithOneMarker) {
  for (Direction direction : {Direction::NE, Direction::E, Direction::SE})
    land(at(9, Direction::E, 3, direction));
  begin();
  const auto violet = [&](const Faces& keep, const Faces& rolled, Steer steer = Steer::Straight) {
    test::turn(*race_, keep, rolled, steer);
  };
  test::idle(*race_);
  violet({}, {3});
  test::idle(*race_);
  violet({3}, {3});
  test::turn(*race_, {}, {3}, Steer::Straight);
  violet({}, {2});
  test::turn(*race_, {3}, {3}, Steer::Straight);
  violet({}, {1}, Steer::Left);
  ASSERT_EQ(cellOf(1), at(9, Direction::E));
  ASSERT_EQ(cellOf(2), at(11, Direction::E));

  roll({}, {3});
  EXPECT_EQ(race_->legalSteers().size(), 3);
  EXPECT_EQ(race_->steer(Steer::Straight), std::nullopt);
  EXPECT_EQ(cellOf(1), at(10, Direction::E));
  EXPECT_EQ(race_->boat(1).damage, 1);
  EXPECT_TRUE(race_->boat(1).dice.empty());
  EXPECT_EQ(race_->boat(2).damage, 0);
}

// "Jaune a [1] [3] et n'ajoute, ne retire et ne relance pas de dés. Il avance de 4 cases et termine la
// course. Relancer les dés aurait été risqué pour Jaune, parce qu'il aurait dû tourner à gauche pour éviter
// l'accident s'il avait dû se déplacer de 6 cases."
TEST(RulebookFinish, YellowFinishesWithFour) {
  Course course = test::roundTheStrip();
  course.choices.finish = PassSide::Left; // northwards over the strip [6..9, 8]
  const Cell from = ahead({8, 8}, Direction::SW, 4, Stagger::Odd);
  course.lake.map.set(ahead(from, Direction::NE, 6, Stagger::Odd), Terrain::Land);
  course.lake.map.set(ahead(from, Direction::E, 5, Stagger::Odd), Terrain::Land);
  const CourseBoard board(course);
  const CourseBoard::CellIndex at = board.indexOf(from);

  EXPECT_EQ(whyNotRoll(Dice(1, 0, 1), {Dice(1, 0, 1), 0}), std::nullopt);
  EXPECT_TRUE(legalSteers(board, at, Direction::NE, 4).contains(Steer::Straight));
  const Move move = moveAlone(board, at, Direction::NE, 4, {4, 0});
  EXPECT_EQ(board.cellAt(move.end), (Cell{8, 8}));
  EXPECT_TRUE(move.progress.finished());
  EXPECT_FALSE(moveAlone(board, at, Direction::NE, 3, {4, 0}).progress.finished());

  const SteerSet six = legalSteers(board, at, Direction::NE, 6);
  EXPECT_TRUE(six.contains(Steer::Left));
  EXPECT_EQ(six.size(), 1);
}

} // namespace
} // namespace fairway::lake_race
