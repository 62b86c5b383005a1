#include "formats/regatta/export/picture_export.h"

#include "formats/picture/fonts.h"
#include "rules/regatta/play/referee.h"

#include <algorithm>

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Race;

// Where every boat was after each turn.
struct Watch {
  std::vector<Wake> wakes; // by seat
  std::vector<BoatMark> boats;
  std::optional<int> until;

  void look(const Race& race, int turn) {
    if (until && turn > *until) return;
    wakes.resize(static_cast<std::size_t>(race.players()));
    boats.clear();
    for (int seat = 1; seat <= race.players(); ++seat) {
      const fairway::regatta::Boat& boat = race.boat(seat);
      if (boat.status == fairway::regatta::BoatStatus::Unplaced) continue;
      boats.push_back({boat.standing.pose, seat, boat.racing(), boat.becalmed()});
      Wake& wake = wakes[static_cast<std::size_t>(seat - 1)];
      if (wake.empty() || !(wake.back() == boat.standing.pose)) wake.push_back(boat.standing.pose);
    }
  }
  static void call(void* context, const Race& race, int turn) {
    static_cast<Watch*>(context)->look(race, turn);
  }
};

} // namespace

TableScene tableOf(const Subject& subject, std::optional<int> turn) {
  const Deck& deck = subject.deck();
  TableScene scene(*subject.course(), {deck.width, deck.length});
  const auto* record = std::get_if<RecordSubject>(&subject.content);
  if (record == nullptr) return scene;
  const fairway::regatta::Board board(record->regatta.course, deck);
  Watch watch;
  watch.until = turn;
  replay(board, record->record, Watch::call, &watch);
  scene.boats = watch.boats;
  scene.tracks = watch.wakes;
  return scene;
}

std::unique_ptr<Scene> sceneOf(const Subject& subject) {
  if (subject.course() == nullptr) return std::make_unique<DeckScene>(subject.deck());
  return std::make_unique<TableScene>(tableOf(subject));
}

PictureTexts textsOf(const Subject& subject) {
  const DocumentInfo& info = subject.head.info;
  std::string credits = info.author.value_or("");
  if (info.licence) credits += (credits.empty() ? "" : " · ") + *info.licence;
  return {subject.title(), info.notes.value_or(""), credits};
}

double pictureUnit(const Scene& scene, bool deck) {
  constexpr double page = 250; // millimetres
  return deck ? 0.5 : page / std::max(scene.box().width(), scene.box().height());
}

std::optional<std::string> fontAdvice(const Subject& subject) {
  const PictureTexts picture = textsOf(subject);
  std::vector<std::string> texts{picture.title, picture.subtitle, picture.credits};
  for (const fairway::regatta::Card& card : subject.deck().cards) texts.push_back(card.id);
  if (const Course* course = subject.course()) {
    for (const fairway::regatta::Buoy& buoy : course->buoys) texts.push_back(buoy.name);
    for (const fairway::regatta::Obstacle& obstacle : course->obstacles)
      texts.push_back(obstacle.name.value_or(""));
  }
  return formats::fontAdvice(texts);
}

} // namespace fairway::formats::regatta
