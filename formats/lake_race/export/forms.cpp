#include "formats/lake_race/export/race_film.h"
#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/picture/tile_image.h"
#include "formats/lake_race/tiled/write_map.h"
#include "rules/lake_race/route/course_rules.h"
#include "rules/lake_race/route/route.h"

// What a subject becomes: a scene, a document that needs no other, a map of Tiled.
namespace fairway::formats::lake_race {

namespace {

Problems problem(const std::string& file, const std::string& message) {
  return {{file, 0, 0, "", message}};
}

BoardScene courseScene(const SettledCourse& course, bool withRoute) {
  BoardScene scene(course.setup.lake);
  scene.course = CourseMarks{course.setup.placement, course.choices, course.setup.race};
  if (!withRoute || !course.choices) return scene;
  if (const auto route = shortestRoute(fairway::lake_race::CourseBoard(course.course())))
    scene.route = route->cells;
  return scene;
}

// The race that is chosen; nothing where it cannot be raced, or a race before it is not over.
Result<std::unique_ptr<RaceFilm>, Problems> filmOf(const RecordSubject& record, const PictureChoice& choice,
                                                   const std::string& file) {
  if (choice.race < 1 || choice.race > static_cast<int>(record.courses.size()))
    return problem(file, "has no race " + std::to_string(choice.race) + ", only 1 to " +
                             std::to_string(record.courses.size()));
  std::vector<fairway::lake_race::RecordedRaceOnCourse> races;
  for (std::size_t i = 0; i < static_cast<std::size_t>(choice.race); ++i) {
    const CourseSetup& setup = record.courses[i].setup;
    auto course = fairway::lake_race::settledCourse(setup.lake, setup.race, setup.placement, setup.choices);
    if (!course) return std::unique_ptr<RaceFilm>();
    races.push_back({std::move(course).value(), record.races[i]});
  }
  return RaceFilm::of(courseScene(record.courses[races.size() - 1], choice.route), record.options, races,
                      choice.race);
}

struct SceneMaker {
  const PictureChoice& choice;
  const std::string& file;

  Result<BoardScene, Problems> operator()(const LakeSubject& subject) const {
    return BoardScene(subject.lake);
  }
  Result<BoardScene, Problems> operator()(const CourseSubject& subject) const {
    return courseScene(subject.course, choice.route);
  }
  Result<BoardScene, Problems> operator()(const RecordSubject& subject) const {
    const auto film = filmOf(subject, choice, file);
    if (!film) return film.fault();
    if (*film == nullptr)
      return courseScene(subject.courses[static_cast<std::size_t>(choice.race - 1)], choice.route);
    if (choice.turn && *choice.turn < (*film)->turns()) (*film)->show(*choice.turn, 1);
    return (*film)->boardScene();
  }
  Result<BoardScene, Problems> operator()(const TilesetSubject& subject) const {
    const auto lake = plainBoard(subject.set, sideShown(subject.set, choice));
    if (!lake) {
      Problems problems;
      for (const fairway::lake_race::LayoutFault& fault : lake.fault())
        problems.push_back({file, 0, 0, "", "its tiles do not make a board: " + fault.message});
      return problems;
    }
    return BoardScene(lake.value());
  }
};

CourseBody bodyOf(const SettledCourse& course) {
  const fairway::lake_race::Placement& placement = course.setup.placement;
  return {course.setup.race, course.setup.lake, placement.start,
          placement.letter,  placement.buoys,   fixed(*course.choices)};
}

struct DocumentMaker {
  const DocumentHead& head;

  std::optional<Document> operator()(const LakeSubject& subject) const {
    return LakeDocument{head, {subject.lake}};
  }
  std::optional<Document> operator()(const TilesetSubject& subject) const {
    return TilesetDocument{head, {subject.set}};
  }
  std::optional<Document> operator()(const CourseSubject& subject) const {
    if (!subject.course.choices) return std::nullopt;
    return CourseDocument{head, bodyOf(subject.course)};
  }
  std::optional<Document> operator()(const RecordSubject& subject) const {
    RecordDocument record{head, {subject.options, {}}};
    for (std::size_t i = 0; i < subject.courses.size(); ++i) {
      if (!subject.courses[i].choices) return std::nullopt;
      record.body.races.push_back({bodyOf(subject.courses[i]), subject.races[i]});
    }
    return record;
  }
};

} // namespace

Result<BoardScene, Problems> Subject::boardScene() const {
  auto scene = std::visit(SceneMaker{shown, file}, content);
  if (scene) scene->heat = shown.heat;
  return scene;
}

Result<std::unique_ptr<Film>, Problems> Subject::film() const {
  const auto* record = std::get_if<RecordSubject>(&content);
  if (record == nullptr) return std::unique_ptr<Film>();
  auto film = filmOf(*record, shown, file);
  if (!film) return film.fault();
  return std::unique_ptr<Film>(std::move(film).value());
}

Result<std::unique_ptr<Scene>, Problems> Subject::scene() const {
  auto scene = boardScene();
  if (!scene) return scene.fault();
  return std::unique_ptr<Scene>(std::make_unique<BoardScene>(std::move(scene).value()));
}

std::vector<std::string> Subject::names() const {
  std::vector<std::string> names;
  if (const auto* tiles = std::get_if<TilesetSubject>(&content))
    for (const auto& [side, of] : tiles->set.sides)
      for (const fairway::lake_race::Tile& tile : of.tiles) names.push_back(tile.name);
  return names;
}

Result<Document, Phrase> Subject::selfContained() const {
  if (auto document = std::visit(DocumentMaker{head}, content)) return std::move(*document);
  return phrase("leaves out arrows or directions, and they cannot be chosen: a buoy is at an end of its own "
                "leg (check C02)");
}

Result<std::vector<NamedFile>, Problems> Subject::ownForm(const std::filesystem::path& out,
                                                          std::string_view ending, ThemeName theme) const {
  const auto scene = boardScene();
  if (!scene) return scene.fault();
  const std::string image = out.stem().string() + ".tiles.png";
  const tiled::Map map = tiled::mapOf(*scene, head);
  return std::vector<NamedFile>{
      {out, ending == ".tmx" ? tiled::toTmx(map, image) : tiled::toTmj(map, image)},
      {out.parent_path() / image, tileImagePng(tiled::tileWidth, tiled::tileHeight, theme)}};
}

} // namespace fairway::formats::lake_race
