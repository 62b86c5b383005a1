#include "formats/lake_race/export/subject.h"

#include "formats/document/reader.h"
#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/choose.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::BoardSide;

ThemeName themeOfSide(BoardSide side) {
  return side == BoardSide::Light ? ThemeName::Light : ThemeName::Dark;
}

ThemeName themeOfLake(const LakeBody& lake) {
  const auto* tiles = std::get_if<TileLayout>(&lake.content);
  return tiles != nullptr ? themeOfSide(tiles->side) : ThemeName::Dark;
}

// A course's lake may be a board of tiles, whose side decides how it looks. Faults were reported before.
ThemeName themeOfCourse(const CourseBody& body, const std::filesystem::path& file, const Loader& load) {
  const auto* path = std::get_if<DocumentPath>(&body.lake);
  if (path == nullptr) return ThemeName::Dark;
  const std::filesystem::path lakeFile = file.parent_path() / *path;
  const auto text = load(lakeFile);
  if (!text) return ThemeName::Dark;
  const auto read = readDocument(text.value(), lakeFile.string());
  const auto* lake = read ? read->document.as<LakeBody>() : nullptr;
  return lake != nullptr ? themeOfLake(*lake) : ThemeName::Dark;
}

class SubjectMaker {
public:
  SubjectMaker(const DocumentHead& head, const std::filesystem::path& file, const Loader& load)
      : head_(head), file_(file), load_(load) {}

  Result<Subject, Problems> operator()(const LakeBody& body) const {
    auto lake = resolveLake(body, file_, load_);
    if (!lake) return lake.fault();
    return Subject(head_, LakeSubject{std::move(lake).value()}, themeOfLake(body), file_);
  }

  Result<Subject, Problems> operator()(const CourseBody& body) const {
    auto setup = resolveCourse(body, file_, load_);
    if (!setup) return setup.fault();
    return Subject(head_, CourseSubject{settled(std::move(setup).value())}, themeOfCourse(body, file_, load_),
                   file_);
  }

  Result<Subject, Problems> operator()(const TilesetBody& body) const {
    const BoardSide side = body.set.sides.empty() ? BoardSide::Dark : body.set.sides.begin()->first;
    return Subject(head_, TilesetSubject{body.set}, themeOfSide(side), file_);
  }

  Result<Subject, Problems> operator()(const RecordBody& body) const {
    auto races = resolveRecord(body, file_, load_);
    if (!races) return races.fault();
    RecordSubject record{body.options, {}, {}};
    for (const ResolvedRace& race : races.value()) {
      record.courses.push_back(settled(race.course));
      record.races.push_back(race.record);
    }
    return Subject(head_, std::move(record), ThemeName::Dark, file_);
  }

private:
  const DocumentHead& head_;
  const std::filesystem::path& file_;
  const Loader& load_;
};

} // namespace

SettledCourse settled(CourseSetup setup) {
  SettledCourse course{std::move(setup), std::nullopt};
  if (fairway::lake_race::gatesDefined(course.setup.lake, course.setup.placement))
    course.choices =
        fairway::lake_race::chosen(course.setup.lake, course.setup.placement, course.setup.choices);
  return course;
}

std::string_view Subject::kind() const {
  constexpr std::array<std::string_view, 4> kinds{"lake", "course", "tileset", "record"};
  return kinds[content.index()];
}

std::string_view Subject::untitled() const {
  constexpr std::array<std::string_view, 4> words{"Lake", "Course", "Tile set", "Match"};
  return words[content.index()];
}

ThemeName Subject::theme() const {
  return shown.side ? themeOfSide(*shown.side) : boardTheme;
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  const SubjectMaker maker(document.head, file, load);
  if (const auto* lake = document.as<LakeBody>()) return maker(*lake);
  if (const auto* course = document.as<CourseBody>()) return maker(*course);
  if (const auto* set = document.as<TilesetBody>()) return maker(*set);
  return maker(document.get<RecordBody>());
}

BoardSide sideShown(const fairway::lake_race::Tileset& set, const PictureChoice& choice) {
  return choice.side.value_or(set.sides.empty() ? BoardSide::Dark : set.sides.begin()->first);
}

Result<fairway::lake_race::Lake, std::vector<fairway::lake_race::LayoutFault>>
plainBoard(const fairway::lake_race::Tileset& set, BoardSide side) {
  fairway::lake_race::TileRows rows;
  const auto found = set.sides.find(side);
  std::size_t next = 0;
  for (int row = 0; row < set.down; ++row) {
    rows.emplace_back();
    for (int column = 0; column < set.across; ++column, ++next) {
      const bool there = found != set.sides.end() && next < found->second.tiles.size();
      rows.back().push_back({there ? found->second.tiles[next].name : std::string(), false});
    }
  }
  return buildLake(set, side, rows);
}

} // namespace fairway::formats::lake_race
