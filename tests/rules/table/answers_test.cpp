#include "rules/table/answers.h"

#include "rules/base/tree.h"
#include "rules/river/table/river_play.h"

#include <gtest/gtest.h>

// The protocol of a table, request by request, on a plain river for two.
namespace fairway::table {
namespace {

class TurnsOnly final : public Reports {
public:
  Tree state(const Play& play) const override { return {{"schema", "x"}, {"turns", play.turns()}}; }
  std::string record(const Play&) const override { return "a record"; }
  Result<Tree, Refused> advice(const Play&) override { return notThisMoment("no advice"); }
};

struct Laid {
  explicit Laid(Seating seating = {}) : table(river(), std::move(seating)), answers(table, reports) {}

  static std::unique_ptr<Play> river() {
    river::River river;
    river.sections.resize(10);
    return std::make_unique<river::RiverPlay>(std::make_shared<river::RiverBoard>(river), 2, 1, 1);
  }

  Table table;
  TurnsOnly reports;
  Answers answers;
};

std::string ruleOf(const Tree& answer) {
  const Tree* error = answer.find("error");
  return error ? *textIn(*error->find("rule")) : "none";
}

TEST(Answers, AStateHasNoSchemaOfItsOwn) {
  Laid laid;
  EXPECT_EQ(*laid.answers.first().find("state"), (Tree{{"turns", 0}}));
}

TEST(Answers, LookShowsWhatAChoiceLeadsToAndChangesNothing) {
  Laid laid;
  const Tree before = laid.answers.first();
  const Tree choice = laid.table.play().choices()->front();
  const Tree looked = laid.answers.answer({{"do", "look"}, {"choice", choice}});
  EXPECT_EQ(*looked.find("ahead"), (Tree{{"turns", 1}}));
  EXPECT_EQ(*looked.find("state"), *before.find("state"));
  EXPECT_EQ(*looked.find("moment"), *before.find("moment"));
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "look"}, {"choice", {{"boat", 9}}}})), "boat");
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "look"}})), "request");
}

TEST(Answers, PilotsAndChanceActByStepsWhereTheTableIsLaidSo) {
  Seating seating;
  seating.byStep = true;
  seating.pilots.assign(2, [](const Play& play) { return play.choices()->front(); });
  Laid laid(seating);
  EXPECT_EQ(*textIn(*laid.answers.first().find("moment")), "chance");
  const Tree rolled = laid.answers.answer({{"do", "step"}});
  EXPECT_EQ(rolled.find("told")->size(), 1U);
  EXPECT_EQ(*textIn(*rolled.find("moment")), "play");
  EXPECT_EQ(*laid.answers.answer({{"do", "step"}}).find("turn"), Tree(1));
}

TEST(Answers, AStepIsRefusedWhereItIsNotAsked) {
  Laid laid;
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "step"}})), "request");
  Seating seating;
  seating.byStep = true;
  Laid byStep(seating);
  laid.answers.first();
  EXPECT_EQ(ruleOf(byStep.answers.answer({{"do", "step"}})), "none") << "the roll";
  EXPECT_EQ(ruleOf(byStep.answers.answer({{"do", "step"}})), "moment") << "a person is to act";
}

TEST(Answers, WhySaysTheRuleThatAChoiceBreaksIfThereIsOne) {
  Laid laid;
  laid.answers.first();
  const auto why = [&](const Tree& choice) {
    return laid.answers.answer({{"do", "why"}, {"choice", choice}});
  };
  const Tree legal = why(laid.table.play().choices()->front());
  EXPECT_EQ(*legal.find("rule"), Tree());
  EXPECT_EQ(*legal.find("message"), Tree());
  const Tree illegal = why({{"boat", 9}});
  EXPECT_EQ(*illegal.find("rule"), Tree("boat"));
  EXPECT_FALSE(textIn(*illegal.find("message"))->empty());
  EXPECT_EQ(ruleOf(illegal), "none");
  EXPECT_EQ(ruleOf(why(3)), "request");
  ASSERT_FALSE(laid.table.choose(laid.table.play().choices()->front()));
  Laid told({{}, Chance::Told});
  EXPECT_EQ(ruleOf(told.answers.answer({{"do", "why"}, {"choice", {{"boat", 1}}}})), "moment");
}

TEST(Answers, EachRequestTakesItsOwnFieldsAndNoMore) {
  Laid laid({{}, Chance::Told});
  laid.answers.first();
  const Tree roll{{"roll", 1}};
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "chance"}})), "request");
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "chance"}, {"choice", roll}})), "request");
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "chance"}, {"value", roll}, {"more", 1}})), "request");
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "chance"}, {"value", roll}})), "none");
  const Tree choices = *laid.answers.answer({{"do", "choices"}}).find("choices");
  EXPECT_EQ(choices, Tree(*laid.table.play().choices()));
  const Tree& choice = listIn(choices)->front();
  for (const char* word : {"why", "look", "play"}) {
    EXPECT_EQ(ruleOf(laid.answers.answer({{"do", word}, {"choice", choice}, {"more", 1}})), "request")
        << word;
    EXPECT_EQ(ruleOf(laid.answers.answer({{"do", word}, {"value", choice}})), "request") << word;
  }
  for (const char* word : {"choices", "advice", "back", "record", "step"})
    EXPECT_EQ(ruleOf(laid.answers.answer({{"do", word}, {"more", 1}})), "request") << word;
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "back"}})), "moment") << "nobody has chosen yet";
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "play"}, {"choice", choice}})), "none");
  EXPECT_EQ(laid.table.play().turns(), 1);
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "back"}})), "none");
  EXPECT_EQ(laid.table.play().turns(), 0);
}

TEST(Answers, WhatIsNotARequestIsRefused) {
  Laid laid;
  for (const Tree& request : {Tree(3), Tree::fields(), Tree{{"do", 1}}, Tree{{"do", "dance"}},
                              Tree{{"do", "record"}, {"more", 1}}, Tree{{"do", "play"}}})
    EXPECT_EQ(ruleOf(laid.answers.answer(request)), "request");
  EXPECT_EQ(*textIn(*laid.answers.answer({{"do", "record"}}).find("record")), "a record");
  EXPECT_EQ(ruleOf(laid.answers.answer({{"do", "advice"}})), "moment");
}

} // namespace
} // namespace fairway::table
