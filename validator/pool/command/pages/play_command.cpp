#include "formats/picture/board_svg.h"
#include "formats/pool/picture/pool_scene.h"
#include "formats/pool/print/rules_in_short.h"
#include "rules/base/tree.h"
#include "rules/games.h"
#include "validator/command/files/results.h"
#include "validator/command/pages/play_page.h"
#include "validator/pool/command/commands.h"

#include <algorithm>

namespace fairway::command::pool {

using namespace fairway::pool;
using formats::Layers;
using formats::Point;
using formats::pool::Layer;
using formats::pool::PoolScene;

namespace {

std::string pictureOf(const PoolScene& scene) {
  constexpr auto shown = Layers::none()
                             .with(Layer::Pool)
                             .with(Layer::Grid)
                             .with(Layer::Labels)
                             .with(Layer::Bars)
                             .with(Layer::Start);
  return formats::boardSvg(scene, {}, shown);
}

// Where a bar can be tapped: the middle of each of its squares, or the rim behind a ladder where there is no
// square.
Tree barTree(const PoolScene& scene, Side side) {
  const Pool& pool = scene.shownPool();
  Tree points = Tree::list();
  for (const Ladder& ladder : pool.ladders) {
    if (ladder.bar != side) continue;
    const bool onDeck = pool.map.at(neighbour(ladder.at, ladder.side)) == Ground::Deck;
    const Point at = formats::pool::middleOfSide(ladder.at, ladder.side) +
                     (onDeck ? 0.5 : formats::pool::rim / 2) * formats::pool::vectorOf(ladder.side);
    const Tree point = Tree::list({at.x, at.y});
    const auto& known = *listIn(points);
    if (std::find(known.begin(), known.end(), point) == known.end()) points.push_back(point);
  }
  return points;
}

// In units of the board, one of which is a square.
Tree pictureTree(const PoolScene& scene) {
  const formats::Box& box = scene.box();
  return {{"box", Tree::list({box.left, box.top, box.width(), box.height()})},
          {"bars", Tree{{"red", barTree(scene, Side::Red)}, {"yellow", barTree(scene, Side::Yellow)}}}};
}

Tree crocodilesTree(const Pool& pool) {
  Tree values = Tree::list();
  for (const Crocodile& crocodile : pool.crocodiles) values.push_back(crocodile.value);
  return values;
}

std::string listed(const Pool& pool) {
  std::string text;
  for (const Crocodile& crocodile : pool.crocodiles)
    text += (text.empty() ? "" : ", ") + std::to_string(crocodile.value);
  return text;
}

web::PageContent pageOf(const Pool& pool, const DocumentInfo& info) {
  PoolScene scene(pool);
  scene.piles.clear(); // the script lays them
  web::PageContent content;
  content.title = info.name.value_or("A pool");
  content.notes = notesOf(info);
  content.pictures = {pictureOf(scene)};
  content.facts = {{"Squares", std::to_string(pool.map.columns()) + " x " + std::to_string(pool.map.rows())},
                   {"Players", "2"},
                   {"Crocodiles on each side", listed(pool)}};
  content.rules = pageRules(formats::pool::rulesInShort(pool));
  content.board = {{"game", fairway::pool::gameId.name},
                   {"name", content.title},
                   {"players", Tree::list({2, 2})},
                   {"size", Tree::list({pool.map.columns(), pool.map.rows()})},
                   {"crocodiles", crocodilesTree(pool)},
                   {"opening", pool.opening},
                   {"quiet", pool.quiet},
                   {"picture", pictureTree(scene)},
                   {"document", valuesOf(formats::pool::PoolDocument{{info, {}, {}}, {pool}})}};
  return content;
}

} // namespace

int runPlay(const PlayOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  const auto loaded = loadPool(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  if (const int status = refusesPlaying(options.file, loaded->pool, streams)) return status;
  return writePage(options, pageOf(loaded->pool, loaded->info), web::pool::pageParts(), streams);
}

} // namespace fairway::command::pool
