#include "formats/pool/print/rules_in_short.h"
#include "formats/pool/print/tile_faces.h"

#include "formats/print/rules_sheet.h"

namespace fairway::formats::pool {

namespace {

RuleInShort whatYouNeed(const fairway::pool::Pool& pool) {
  const auto tiles = static_cast<std::size_t>(pool.tiles());
  return {
      phrase("What you need"),
      countPhrase(
          "Two players, the pool and {n} tile per side. Print on thick paper, or glue the sheets on card: "
          "nobody may see through a tile. Red sits at the bottom and swims up, yellow down.",
          "Two players, the pool and {n} tiles per side. Print on thick paper, or glue the sheets on card: "
          "nobody may see through a tile. Red sits at the bottom and swims up, yellow down.",
          tiles)};
}

} // namespace

RulesInShort rulesInShort(const fairway::pool::Pool& pool) {
  return {
      {phrase("Before the game"),
       phrase(
           "Shuffle the tiles, swimmers up. Nobody looks underneath, not even the owner. Lay them on the "
           "places of the setup; or place one tile in turn, red first, in any of your own start rows. A row "
           "takes as many swimmers as it has slabs, one on a square.")},
      {phrase("A turn"),
       phrase("Red begins. Do one thing with one tile of yours:\n1. Swim: a swimmer goes 1 or 2 steps over "
              "free water, straight or with one corner.\n2. Reveal: turn a swimmer over for good, and move "
              "the crocodile at once if it can move.\n3. Move a crocodile that is already shown.\nIf you can "
              "do none of these, you pass.")},
      {phrase("Crocodiles"),
       phrase("A crocodile goes exactly its number of steps over free water and visits no square twice. The "
              "star on its back shows where it can end on open water, and a way with as many corners as it "
              "may have. It may end on a tile or pile of the other side.")},
      {phrase("Bite"),
       phrase(
           "A tile or pile that is bitten goes under the crocodile: one pile from now on, never parted. The "
           "top tile owns it, moves it and bites. Swimmers never bite.")},
      {phrase("The bar"),
       countPhrase("The last step may lead over a ladder of your colour into your bar, in the ladder's "
                   "direction. The whole pile leaves the pool and counts for you. Until a side has arrived, "
                   "a pile needs at least {n} tile to enter; afterwards everything may, swimmers too.",
                   "The last step may lead over a ladder of your colour into your bar, in the ladder's "
                   "direction. The whole pile leaves the pool and counts for you. Until a side has arrived, "
                   "a pile needs at least {n} tiles to enter; afterwards everything may, swimmers too.",
                   static_cast<std::size_t>(pool.opening))},
      {phrase("The end"),
       phrase("The game ends when all piles left in the pool belong to one side, when both sides have to "
              "pass, when a position occurs for the third time, or after {1} turns without a reveal, a bite "
              "or an arrival. The side with more tiles in its bar wins, whatever their colour. If equal, the "
              "higher sum of the numbers of the crocodiles there wins.",
              {pool.quiet})},
  };
}

void drawRulesPage(cairo_t* target, const fairway::pool::Pool& pool, const PrintOptions& options) {
  RulesInShort rules = rulesInShort(pool);
  rules.insert(rules.begin(), whatYouNeed(pool));
  drawRulesSheet(target, rules, options);
}

} // namespace fairway::formats::pool
