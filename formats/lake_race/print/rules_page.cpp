#include "formats/lake_race/print/sheet.h"

#include "formats/lake_race/print/rules_in_short.h"
#include "formats/print/page_parts.h"

#include <array>

namespace fairway::formats::lake_race {

namespace {

struct Section {
  const char* head;
  const char* body;
};

constexpr std::array<Section, 7> sections{{
    {marked("The match"),
     marked("Three races A, B and C for 2 to 6 players. Race A uses the four A slots, and so on: buoys 0, 1, "
            "2, 3 go on them in any order. The first player of race A is chosen at random; later it is the "
            "left neighbour of the previous one.")},
    {marked("The course"),
     marked("The strip lies on the cells that follow buoy 0 on the side of its letter; the finish buoy "
            "stands on the next cell. Start over the strip, round buoys 1, 2, 3 as their arrows say, finish "
            "over the strip. An arrow must not force a full circle. A boat need not be near a buoy to round "
            "it: it passes the buoy's gate, the dashed line, as the chevrons point. A boat that passes a "
            "gate the wrong way has to undo that first.")},
    {marked("Before the race"),
     marked("Boats are placed on the strip or on the two rows behind it, one a cell, facing any way. The "
            "first player's right neighbour places first, then anticlockwise; the first player places last. "
            "Boats start without dice.")},
    {marked("A turn"),
     marked("1. Dice show 1 to 3. Add one die, remove one, or neither; then reroll any of those kept. A new "
            "die is always rolled; all are rolled together, once.\n2. Keep the heading or turn 60 degrees "
            "left or right. If a heading lets you go the whole total over water, choose one that does; "
            "otherwise one with the longest run.\n3. Move straight ahead by the total. Boats may be passed. "
            "If the last cell is taken, stop on the last free cell before it.")},
    {marked("Damage"), marked("If land, the board's edge or a buoy stops you, take one marker for each cell "
                              "that was missing and lose all dice. Four markers sink the boat. For each race "
                              "in which it was damaged a boat keeps one marker.")},
    {marked("Finish and points"),
     marked("With n players the first scores n - 1, the next n - 2, ... the last 0; sunk boats 0. Race B "
            "counts double, race C triple. The race ends when at most one boat is still racing. Equal "
            "totals: the last race decides.")},
    {marked("Variant (always with two players)"),
     marked("Each finisher also scores one point for each turn by which it finished before the last "
            "finisher, and 5 points for each sunk boat. These are not doubled or tripled.")},
}};

} // namespace

RulesInShort rulesInShort(int strip) {
  RulesInShort rules;
  for (const Section& section : sections) rules.push_back({phrase(section.head), phrase(section.body)});
  rules.push_back({{}, phrase("The strip of this set is {1} hexes long.", {strip})});
  return rules;
}

void drawRulesPage(cairo_t* target, const PrintOptions& options, int strip) {
  const Pen pen(target);
  const Texts texts(target);
  const double left = options.margin;
  const double width = paperOf(options).width - 2 * options.margin;
  double y = options.margin;
  const auto said = [&options](const Phrase& words) { return words.in(options.speaker); };
  y += texts.draw({said(phrase("The race in short")), {8, Face::SerifBold}, width, 1}, {left, y}, pageInk)
           .height +
       2;
  for (const RuleInShort& section : rulesInShort(strip)) {
    if (const std::string head = said(section.head); !head.empty())
      y += texts.draw({head, {4.6, Face::SansBold}, width, 1}, {left, y}, pageInk).height + 0.6;
    y += texts.draw({said(section.body), {3.9}, width, 0}, {left, y}, pageInk).height + 3.4;
  }
  y += 2.6; // before the bar
  drawCheckBar(pen, texts, {left, y}, options.speaker);
}

} // namespace fairway::formats::lake_race
