#include "formats/river/print/rules_in_short.h"
#include "formats/river/print/cut_pieces.h"

#include <algorithm>

namespace fairway::formats::river {

namespace {

bool has(const River& river, fairway::river::SectionKind kind) {
  return std::any_of(river.sections.begin(), river.sections.end(),
                     [kind](const fairway::river::Section& section) { return section.kind == kind; });
}

} // namespace

// What this river needs, and no more.
RulesInShort rulesInShort(const River& river) {
  using fairway::river::SectionKind;
  std::vector<Phrase> lines{
      phrase("2 to {1} players with {2} boats each. Lay the sections in a row between waterfall and harbour; "
             "all boats start on section {3}, counted from the waterfall.",
             {river.players, river.boats, river.start}),
      phrase("Roll the die. A number must be used: one of your boats sails that many sections up. Past the "
             "last section it is in the harbour and takes the next dock, highest points first."),
  };
  if (std::any_of(river.sections.begin(), river.sections.end(),
                  [](const fairway::river::Section& section) { return section.fixed; }))
    lines.push_back(
        phrase("A section with a padlock is laid at the place of its number; the others may lie in any "
               "order."));
  if (has(river, SectionKind::Sandbank))
    lines.push_back(phrase("Sandbank: a boat going up stops on it; next time it leaves freely."));
  if (has(river, SectionKind::Wave))
    lines.push_back(phrase("Wave: a boat whose number ends exactly on it is carried up by the number on it, "
                           "but no further than a sandbank."));
  if (has(river, SectionKind::Eddy))
    lines.push_back(
        phrase("Eddy: a boat whose number ends exactly on it is carried back by the number on it, "
               "to section 1 at most."));
  if (fairway::river::hasWind(river)) {
    lines.push_back(
        phrase("Wind (arrows): blow one of your boats up to your next boat ahead on the river, or "
               "another player's boat back to the next of its colour behind it. If neither is "
               "possible, pass."));
    lines.push_back(
        river.convoy == fairway::river::Convoy::Any
            ? phrase("Three or more boats on a section are a convoy: none of them can be blown back.")
            : phrase("Three or more boats of one colour on a section are a convoy: none of them can be "
                     "blown back."));
    if (has(river, SectionKind::Lee)) lines.push_back(phrase("Lee: no boat can be blown back from it."));
  }
  lines.push_back(
      phrase("Before each round but the first, the section at the waterfall is carried up to the harbour's "
             "end. Boats on it are lost. A player with no boat on the river does not roll."));
  lines.push_back(phrase("The race ends when no boat is left on the river. Most points win."));
  RulesInShort rules;
  for (Phrase& line : lines) rules.push_back({{}, std::move(line)});
  return rules;
}

namespace {

Phrase howToMakeIt() {
  return phrase("To make the set: cut along the full lines. Fold each boat at its dashed lines, glue "
                "its two sides together and bend the feet outwards. Fold the die and glue its flaps.");
}

double layRules(const Texts& texts, const std::string& head, const std::vector<std::string>& lines,
                const Box& box, double size, bool draw) {
  double y = box.top;
  const auto lay = [&](const Texts::Block& block) {
    if (draw) texts.draw(block, {box.left, y}, pageInk);
    y += texts.measure(block).height;
  };
  lay({head, {size * 1.7, Face::SerifBold}, box.width(), 1});
  for (const std::string& line : lines) {
    y += size * 0.5;
    lay({line, {size}, box.width(), 0});
  }
  return y - box.top;
}

} // namespace

void drawRules(cairo_t* target, const River& river, const PrintOptions& options, const Box& box,
               double size) {
  const Texts texts(target);
  const std::string head = phrase("The race in short").in(options.speaker);
  std::vector<std::string> lines;
  for (const RuleInShort& rule : rulesInShort(river)) lines.push_back(rule.body.in(options.speaker));
  lines.push_back(howToMakeIt().in(options.speaker));
  while (size > 1 && layRules(texts, head, lines, box, size, false) > box.height()) size *= 0.95;
  layRules(texts, head, lines, box, size, true);
}

} // namespace fairway::formats::river
