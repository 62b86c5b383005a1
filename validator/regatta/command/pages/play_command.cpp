#include "formats/picture/board_svg.h"
#include "formats/regatta/picture/deck_scene.h"
#include "formats/regatta/picture/table_scene.h"
#include "formats/regatta/print/rules_page.h"
#include "rules/games.h"
#include "rules/regatta/play/sailing.h"
#include "validator/command/files/results.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/study/course_study.h"
#include "validator/regatta/study/deck_study.h"

#include <algorithm>
#include <ostream>

namespace fairway::command::regatta {

using namespace fairway::regatta;
using namespace validator::regatta;
using formats::Layers;
using formats::regatta::DeckLayer;
using formats::regatta::DeckScene;
using formats::regatta::TableLayer;
using formats::regatta::TableScene;

namespace {

constexpr int decimals = 0; // of a tenth of a millimetre

// The table as it lies there before anybody sails.
std::string tablePicture(const TableScene& scene) {
  return formats::boardSvg(scene, {},
                           Layers::none()
                               .with(TableLayer::Water)
                               .with(TableLayer::Grid)
                               .with(TableLayer::Islands)
                               .with(TableLayer::Obstacles)
                               .with(TableLayer::Start)
                               .with(TableLayer::Gates)
                               .with(TableLayer::Course),
                           decimals);
}

// Each different face once, and by card which one it has. The script says the names of cards.
struct Faces {
  Tree pictures = Tree::list();
  Tree ofCards = Tree::list();
};

Faces facesOf(const Deck& deck) {
  Faces faces;
  std::vector<std::string> known;
  formats::PaintOptions look;
  look.theme = formats::ThemeName::Light;
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    const std::string face = formats::boardSvg(DeckScene::ofCard(deck, card), look,
                                               Layers::none()
                                                   .with(DeckLayer::Cards)
                                                   .with(DeckLayer::Arrows)
                                                   .with(DeckLayer::Stops)
                                                   .with(DeckLayer::Symbols),
                                               decimals);
    const auto place = std::find(known.begin(), known.end(), face);
    faces.ofCards.push_back(static_cast<int>(place - known.begin()));
    if (place != known.end()) continue;
    known.push_back(face);
    faces.pictures.push_back(face);
  }
  return faces;
}

std::string sizeOf(const Course& course) {
  return std::to_string(course.table.x) + " x " + std::to_string(course.table.y) + " mm";
}

std::string roundingsOf(const Course& course) {
  std::string words;
  for (const fairway::regatta::Rounding& rounding : course.round)
    words += (words.empty() ? "" : ", ") + course.buoys[rounding.buoy].name + " (leave to " +
             std::string(nameOf(rounding.leave)) + ")";
  return words;
}

web::PageContent pageOf(const LoadedRegatta& loaded, const CourseStudy& study, int players) {
  const Course& course = loaded.regatta.course;
  const Deck& deck = loaded.regatta.deck;
  const TableScene scene(course, {deck.width, deck.length});
  const int fewest = *study.turns().turns();
  const int across = study.board().straightAcross().degrees();
  Faces faces = facesOf(deck);
  web::PageContent content;
  content.title = loaded.name;
  content.notes = notesOf(loaded.info);
  content.pictures = {tablePicture(scene)};
  content.facts = {{"Table", sizeOf(course)},
                   {"Players", "2 to " + std::to_string(players)},
                   {"Course", roundingsOf(course)},
                   {"Cards", std::to_string(cardCount(deck)) + ", " + std::to_string(deck.hand) + " in hand"},
                   {"At best", std::to_string(fewest) + " turns"}};
  content.rules = pageRules(formats::regatta::rulesInShort(course, deck));
  content.board = {
      {"game", fairway::regatta::gameId.name},
      {"name", content.title},
      {"players", Tree::list({fairway::regatta::minPlayers, players})},
      {"fewest", fewest},
      {"across", across},
      {"faces", std::move(faces.pictures)},
      {"face", std::move(faces.ofCards)},
      {"picture",
       {{"box", Tree::list({0, 0, course.table.x, course.table.y})},
        {"finger", 10.5 / course.beam}}}, // pixels of a millimetre, so that boats can be told apart
      {"document", valuesOf(formats::regatta::RegattaDocument{{loaded.info, {}, {}}, {deck, course}})}};
  return content;
}

} // namespace

int runPlay(const PlayOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  const auto loaded = loadRegatta(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const Deck& deck = loaded->regatta.deck;
  if (const std::string why = validator::regatta::whyNotDealt(deck, fairway::regatta::minPlayers);
      !why.empty()) {
    streams.err << options.file << ": cannot be sailed: " << why << "; see `fairway validate`\n";
    return exitFindings;
  }
  const CourseStudy study(loaded->regatta.course, deck);
  if (cannotBeSailed(study, options.file, streams)) return exitFindings;
  const auto room = static_cast<int>(study.startBoats().boats.size());
  if (room < fairway::regatta::minPlayers) {
    streams.err << options.file << ": there is no room for two boats at the start; see `fairway validate`\n";
    return exitFindings;
  }
  const int players = std::min({handsIn(deck), fairway::regatta::maxPlayers, room});
  return writePage(options, pageOf(*loaded, study, players), web::regatta::pageParts(), streams);
}

} // namespace fairway::command::regatta
