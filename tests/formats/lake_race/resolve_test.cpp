#include "formats/document/reader.h"
#include "formats/lake_race/kinds.h"
#include "formats/lake_race/resolve.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <map>

namespace fairway::formats::lake_race {
namespace {

using Files = std::map<std::string, std::string>;

Loader tableLoader(Files files) {
  return [files = std::move(files)](const std::filesystem::path& file) -> Result<std::string, Problems> {
    const auto found = files.find(file.string());
    if (found == files.end()) return Problems{{file.string(), 0, 0, {}, "cannot be read: not in the table"}};
    return found->second;
  };
}

const std::string lakeText = "fairway: 1\nkind: lake\nmap: |\n  . . .\n   . . .\n"
                             "slots:\n  - {race: A, at: [1, 1], letter: E}\n";
const std::string courseText = "fairway: 1\nkind: course\nrace: A\nlake: two.lake.yaml\nstart: {at: [1, 1]}\n"
                               "buoys:\n  - {at: [2, 1]}\n  - {at: [2, 2]}\n  - {at: [3, 1]}\n";
const std::string setText =
    "fairway: 1\nkind: tileset\ntile: {columns: 2, rows: 2}\nboard: {across: 2, down: 1}\n"
    "sides:\n  dark:\n    frame: |\n      # # # # # #\n       # _ _ _ _ #\n"
    "      # _ _ _ _ #\n       # # # # # #\n    tiles:\n"
    "      heron:\n        map: |2\n           . #\n          . .\n        slots:\n"
    "          - {race: A, at: [1, 1], letter: NE}\n"
    "      pike:\n        map: |2\n           . .\n          . x\n";
const std::string tiledText =
    "fairway: 1\nkind: lake\ntiles:\n  set: sets/two.yaml\n  side: dark\n  layout:\n"
    "    - [pike, heron@180]\n";

template <class Known>
Known readAs(const std::string& text) {
  auto read = readDocument(text, "test");
  EXPECT_TRUE(read) << (read ? "" : toText(read.fault()));
  return read ? read->document.get<Known>() : Known{};
}

template <class T>
std::string problemsOf(const Result<T, Problems>& result) {
  return result ? "" : toText(result.fault());
}

TEST(Resolve, TheLetterComesFromTheSlot) {
  const auto setup = resolveCourse(readAs<CourseBody>(courseText), "dir/a.course.yaml",
                                   tableLoader({{"dir/two.lake.yaml", lakeText}}));
  ASSERT_TRUE(setup) << toText(setup.fault());
  EXPECT_EQ(setup->placement.letter, Direction::E);
  EXPECT_EQ(setup->lake.map.columns(), 3);
}

// The letter is the course's race's, else that of any slot there; C01 then says that it is the wrong slot.
TEST(Resolve, TheLetterOfTheCoursesRaceComesFirst) {
  const auto letter = [](const std::string& slots) -> std::optional<Direction> {
    const auto setup = resolveCourse(
        readAs<CourseBody>(courseText), "a.course.yaml",
        tableLoader({{"two.lake.yaml", "fairway: 1\nkind: lake\nmap: |\n  . . .\nslots:\n" + slots}}));
    return setup ? std::optional(setup->placement.letter) : std::nullopt;
  };
  const std::string a = "  - {race: A, at: [1, 1], letter: SE}\n",
                    b = "  - {race: B, at: [1, 1], letter: W}\n",
                    c = "  - {race: C, at: [1, 1], letter: E}\n";
  EXPECT_EQ(letter(b + a + c), Direction::SE);
  EXPECT_EQ(letter(b), Direction::W);
  EXPECT_EQ(letter(b + c), std::nullopt) << "they differ";
}

// What was read before is known by its text: another text at the same place is another document, and the same
// text at another place is read and found wanting there.
TEST(Resolve, ReferencesAreAlwaysWhatTheFilesSay) {
  const auto course = readAs<CourseBody>(courseText);
  const auto columns = [&](const std::string& lake) {
    const auto setup = resolveCourse(course, "a.course.yaml", tableLoader({{"two.lake.yaml", lake}}));
    return setup ? setup->lake.map.columns() : 0;
  };
  const std::string wider = "fairway: 1\nkind: lake\nmap: |\n  . . . .\n   . . . .\n"
                            "slots:\n  - {race: A, at: [1, 1], letter: E}\n";
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(columns(lakeText), 3);
    EXPECT_EQ(columns(wider), 4);
    EXPECT_EQ(columns(courseText), 0);
  }
  for (int i = 0; i < 20; ++i) { // more than are known
    EXPECT_EQ(columns(lakeText + "notes: lake " + std::to_string(i) + "\n"), 3);
    EXPECT_EQ(columns(lakeText), 3);
  }
}

TEST(Resolve, TurnedTilesLieInTheirFrame) {
  const auto lake =
      resolveLake(readAs<LakeBody>(tiledText), "a.yaml", tableLoader({{"sets/two.yaml", setText}}));
  ASSERT_TRUE(lake) << toText(lake.fault());
  EXPECT_EQ(lake->map.columns(), 6);
  EXPECT_EQ(lake->map.at({3, 3}), fairway::lake_race::Terrain::Void);
  EXPECT_EQ(lake->map.at({4, 3}), fairway::lake_race::Terrain::Land);
  ASSERT_EQ(lake->slots.size(), 1u);
  EXPECT_EQ(lake->slots[0],
            (fairway::lake_race::Slot{fairway::lake_race::RaceLetter::A, {5, 3}, Direction::SW}));
}

TEST(Resolve, AMissingFileNamesBothDocuments) {
  const auto setup = resolveCourse(readAs<CourseBody>(courseText), "dir/a.course.yaml",
                                   tableLoader({{"dir/a.course.yaml", courseText}}));
  EXPECT_EQ(problemsOf(setup), "dir/two.lake.yaml: error: cannot be read: not in the table\n"
                               "dir/a.course.yaml:4:7: error: lake: 'two.lake.yaml' cannot be read\n");
}

TEST(Resolve, AMissingTileSetIsSaid) {
  const auto body = readAs<LakeBody>(tiledText);
  EXPECT_EQ(problemsOf(resolveTileset(std::get<TileLayout>(body.content), "a.yaml", tableLoader({}))),
            "sets/two.yaml: error: cannot be read: not in the table\n"
            "a.yaml: error: tiles.set: 'sets/two.yaml' cannot be read\n");
}

TEST(Resolve, ADocumentThatNamesItselfIsOfTheWrongKind) {
  const auto setup = resolveCourse(readAs<CourseBody>(courseText), "two.lake.yaml",
                                   tableLoader({{"two.lake.yaml", courseText}}));
  EXPECT_EQ(problemsOf(setup),
            "two.lake.yaml:4:7: error: lake: 'two.lake.yaml' is a course; expected a lake\n");
}

TEST(Resolve, LayoutFaultsPointIntoTheLayout) {
  std::string text = tiledText;
  text.replace(text.find("heron@180"), 9, "swan");
  const auto lake = resolveLake(readAs<LakeBody>(text), "a.yaml",
                                tableLoader({{"sets/two.yaml", setText}, {"a.yaml", text}}));
  EXPECT_EQ(problemsOf(lake),
            "a.yaml:7:14: error: tiles.layout[1][2]: the set has no tile 'swan' on this side; "
            "it has heron, pike\n");
}

CourseBody settledBody() {
  const fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  const fairway::lake_race::Placement& placement = course.placement;
  return {course.race,      course.lake,     placement.start,
          placement.letter, placement.buoys, fixed(course.choices)};
}

TEST(References, OfARecordAreItsCoursesAndTheirLakes) {
  CourseBody named = settledBody();
  named.lake = DocumentPath("b.lake.yaml");
  RecordDocument record;
  record.body.races = {{DocumentPath("a.course.yaml"), {}}, {settledBody(), {}}, {named, {}}};
  std::string said;
  visitReferences(record, [&said](const std::string& key, const DocumentPath& path) {
    said += key + ": " + std::string(path) + "\n";
  });
  EXPECT_EQ(said, "races[1].course: a.course.yaml\nraces[3].course.lake: b.lake.yaml\n");
}

// Only a course that leaves nothing open is a board by itself.
TEST(BoardsInside, AreThoseOfCoursesThatAreWrittenOutInFull) {
  const auto boardsWith = [](const CourseBody& second) {
    RecordDocument record;
    record.body.races = {{settledBody(), {}}, {second, {}}};
    const Document document = record;
    EXPECT_EQ(document.kind, &recordKind());
    const auto boards = recordKind().boardsInside(document.body);
    return boards ? boards->size() : 0;
  };
  EXPECT_EQ(boardsWith(settledBody()), 2u);
  std::vector<CourseBody> open(7, settledBody());
  open[0].lake = DocumentPath("b.lake.yaml");
  open[1].letter.reset();
  open[2].choices.start.reset();
  open[3].choices.finish.reset();
  for (std::size_t i = 0; i < 3; ++i) open[4 + i].choices.arrows[i].reset();
  for (const CourseBody& course : open) EXPECT_EQ(boardsWith(course), 0u);
  RecordDocument record;
  record.body.races = {{DocumentPath("a.course.yaml"), {}}};
  EXPECT_FALSE(recordKind().boardsInside(Document(record).body));
}

} // namespace
} // namespace fairway::formats::lake_race
