#include "formats/picture/board_svg.h"
#include "formats/river/picture/river_scene.h"
#include "formats/river/print/rules_in_short.h"
#include "rules/games.h"
#include "validator/command/files/results.h"
#include "validator/command/pages/play_page.h"
#include "validator/river/command/commands.h"

namespace fairway::command::river {

using fairway::river::River;
using formats::Layers;
using formats::river::Layer;
using formats::river::RiverScene;

namespace {

// The sections, which the script moves as the waterfall takes them; and their places, which stay.
std::vector<std::string> picturesOf(const River& river) {
  const RiverScene scene(river);
  const formats::PaintOptions look;
  return {formats::boardSvg(scene, look, Layers::none().with(Layer::River).with(Layer::Names)),
          formats::boardSvg(scene, look, Layers::none().with(Layer::Places))};
}

// Where things lie in the picture, in units of the board.
Tree pictureTree(const River& river) {
  const formats::river::StripGeometry strip(river.length());
  const formats::Box& box = strip.box();
  return {{"box", Tree::list({box.left, box.top, box.width(), box.height()})},
          {"harbour", formats::river::harbourHeight},
          {"bank", formats::river::bankWidth}};
}

web::PageContent pageOf(const River& river, const DocumentInfo& info) {
  web::PageContent content;
  content.title = info.name.value_or("A river");
  content.notes = notesOf(info);
  content.pictures = picturesOf(river);
  content.facts = {{"Sections", std::to_string(river.length())},
                   {"Players", "2 to " + std::to_string(river.players)},
                   {"Boats each", std::to_string(river.boats)}};
  content.rules = pageRules(formats::river::rulesInShort(river));
  content.board = {{"game", fairway::river::gameId.name},
                   {"name", content.title},
                   {"players", Tree::list({2, river.players})},
                   {"sections", river.length()},
                   {"boats", river.boats},
                   {"docks", river.docks},
                   {"picture", pictureTree(river)},
                   {"document", valuesOf(formats::river::RiverDocument{{info, {}, {}}, {river}})}};
  return content;
}

} // namespace

int runPlay(const PlayOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  const auto loaded = loadRiver(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  return writePage(options, pageOf(loaded->river, loaded->info), web::river::pageParts(), streams);
}

} // namespace fairway::command::river
