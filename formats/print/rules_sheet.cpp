#include "formats/print/rules_sheet.h"

#include "formats/print/page_parts.h"

#include <algorithm>

namespace fairway::formats {

namespace {

// The page in letters of a size; returns the height, and draws unless `draw` is false.
double layRulesSheet(const Texts& texts, const RulesInShort& rules, const PrintOptions& options, double size,
                     bool draw) {
  const double left = options.margin;
  const double width = paperOf(options).width - 2 * options.margin;
  double y = options.margin;
  const auto lay = [&](const Phrase& words, const TextStyle& style, double gap) {
    const Texts::Block block{words.in(options.speaker), style, width, 0};
    y += (draw ? texts.draw(block, {left, y}, pageInk) : texts.measure(block)).height + gap * size;
  };
  lay(phrase("The game in short"), {2.05 * size, Face::SerifBold}, 0.5);
  for (const RuleInShort& section : rules) {
    lay(section.head, {1.18 * size, Face::SansBold}, 0.15);
    lay(section.body, {size}, 0.85);
  }
  return y;
}

} // namespace

std::string rulesText(const RulesInShort& rules, const Speaker& speaker) {
  std::string text;
  for (const RuleInShort& rule : rules) {
    const std::string head = rule.head.in(speaker);
    text += (text.empty() ? "" : "\n\n") + head + (head.empty() ? "" : "\n") + rule.body.in(speaker);
  }
  return text;
}

void drawRulesSheet(cairo_t* target, const RulesInShort& rules, const PrintOptions& options) {
  const Texts texts(target);
  const double room = paperOf(options).height - options.margin - checkBarHeight - 3;
  double size = 3.9;
  while (size > 1.5 && layRulesSheet(texts, rules, options, size, false) > room) size -= 0.1;
  const double bottom = layRulesSheet(texts, rules, options, size, true);
  drawCheckBar(Pen(target), texts, {options.margin, std::min(bottom + 2, room + 3)}, options.speaker);
}

} // namespace fairway::formats
