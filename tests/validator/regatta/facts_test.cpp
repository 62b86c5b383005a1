#include "tests/validator/regatta/tiny.h"

#include "validator/regatta/validator.h"

#include <gtest/gtest.h>

// What a report says of a deck or a course in figures.
namespace fairway::validator::regatta {
namespace {

std::optional<std::int64_t> whole(const Tree& facts, std::string_view name) {
  return wholeIn(*facts.find(name));
}

TEST(RegattaFacts, OfADeckCountItsCardsBySymbol) {
  Deck deck = test::tinyDeck(); // 3 helms, 2 clouds, 3 suns and 12 cards without a symbol
  const Tree facts = deckFacts(deck);
  EXPECT_EQ(whole(facts, "cards"), 20);
  EXPECT_EQ(whole(facts, "kinds"), 6);
  EXPECT_EQ(whole(facts, "arrows"), 7) << "the cloud's are those of other cards";
  EXPECT_EQ(*facts.find("symbols"), (Tree{{"helm", 3}, {"cloud", 2}, {"sun", 3}}));
  EXPECT_EQ(*facts.find("unbalanced"), Tree::list({"cloud"})) << "ahead and to starboard";
  EXPECT_EQ(whole(facts, "headings"), 12) << "turns of 60 and 90 degrees to both sides";
  EXPECT_EQ(deckHeadline(deck), "20 cards, 7 different arrows");
}

TEST(RegattaFacts, OfACourseTellGatesAndLattice) {
  const CourseStudy study(test::openCourse(), test::tinyDeck()); // 600 x 500 mm, one buoy
  const Tree facts = courseFacts(study);
  const Tree& lattice = *facts.find("lattice");
  EXPECT_EQ(whole(lattice, "step"), 5);
  EXPECT_EQ(whole(lattice, "points"), 121 * 101);
  EXPECT_EQ(whole(lattice, "arrows"), 7);
  EXPECT_EQ(whole(lattice, "poses"), study.waters().poseCount());
  EXPECT_EQ(whole(lattice, "states"), 5 * study.waters().poseCount()) << "START, 0 to 2 owed, FINISH";
  const Tree line = {{"gate", "START"},  {"at", Tree::list({200, 400})}, {"direction", nullptr},
                     {"sweep", nullptr}, {"natural", nullptr},           {"leave", nullptr}};
  const Tree red = {{"gate", "1"},     {"at", Tree::list({300, 150})}, {"direction", 0}, {"sweep", 360.0},
                    {"natural", true}, {"leave", "starboard"}};
  Tree home = line;
  home["gate"] = "FINISH";
  EXPECT_EQ(*facts.find("gates"), Tree::list({line, red, home}));
}

} // namespace
} // namespace fairway::validator::regatta
