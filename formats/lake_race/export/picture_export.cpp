#include "formats/lake_race/export/picture_export.h"

#include "formats/picture/fonts.h"
#include "rules/lake_race/route/route.h"

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
    if (choice.race < 1 || choice.race > static_cast<int>(subject.courses.size()))
      return problem(file, "has no race " + std::to_string(choice.race) + ", only 1 to " +
                               std::to_string(subject.courses.size()));
    return courseScene(subject.courses[static_cast<std::size_t>(choice.race - 1)], choice.route);
  }
  Result<BoardScene, Problems> operator()(const TilesetSubject& subject) const {
    const fairway::lake_race::BoardSide side = choice.side.value_or(
        subject.set.sides.empty() ? fairway::lake_race::BoardSide::Dark : subject.set.sides.begin()->first);
    const auto lake = plainBoard(subject.set, side);
    if (!lake) {
      Problems problems;
      for (const fairway::lake_race::LayoutFault& fault : lake.fault())
        problems.push_back({file, 0, 0, "", "its tiles make no board: " + fault.message});
      return problems;
    }
    return BoardScene(lake.value());
  }
};

} // namespace

Result<BoardScene, Problems> sceneOf(const Subject& subject, const PictureChoice& choice,
                                     const std::string& file) {
  return std::visit(SceneMaker{choice, file}, subject.content);
}

PictureTexts textsOf(const Subject& subject) {
  const DocumentInfo& info = subject.head.info;
  std::string credits = info.author.value_or("");
  if (info.licence) credits += (credits.empty() ? "" : " · ") + *info.licence;
  return {subject.title(), info.notes.value_or(""), credits};
}

std::optional<std::string> fontAdvice(const Subject& subject) {
  const PictureTexts picture = textsOf(subject);
  std::vector<std::string> texts{picture.title, picture.subtitle, picture.credits};
  if (const auto* tiles = std::get_if<TilesetSubject>(&subject.content))
    for (const auto& [side, content] : tiles->set.sides)
      for (const fairway::lake_race::Tile& tile : content.tiles) texts.push_back(tile.name);
  return formats::fontAdvice(texts);
}

} // namespace fairway::formats::lake_race
