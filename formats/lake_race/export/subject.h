#pragma once

#include "formats/export/subject.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/resolve.h"

// A document with everything behind its references, as exports and prints need it.
namespace fairway::formats::lake_race {

inline constexpr std::array<std::string_view, 1> looseBoats{"boats"};

// A course as far as it is settled: without choices where its gates are not defined.
struct SettledCourse {
  CourseSetup setup;
  std::optional<fairway::lake_race::Choices> choices;

  // The course must have choices.
  fairway::lake_race::Course course() const { return {setup.lake, setup.race, setup.placement, *choices}; }
};

SettledCourse settled(CourseSetup setup);

struct LakeSubject {
  fairway::lake_race::Lake lake;
};
struct CourseSubject {
  SettledCourse course;
};
struct TilesetSubject {
  fairway::lake_race::Tileset set;
};
struct RecordSubject {
  fairway::lake_race::MatchOptions options;
  std::vector<SettledCourse> courses;
  std::vector<fairway::lake_race::RaceRecord> races;
};

// Which part of a subject a picture shows, where it holds several.
struct PictureChoice {
  int race = 1;                                      // of a record
  std::optional<fairway::lake_race::BoardSide> side; // of a tile set; none: its first
  bool route = false;                                // draw the shortest route
  std::optional<int> turn;                           // of the race; none: after all that can be played
  std::optional<HeatMap> heat{};                     // values by cell of what is shown
};

inline constexpr PictureUnit pictureUnit{10, 1, 100}; // a hex across flats

// Tiled's maps, beside the forms of all games.
inline constexpr std::array<std::string_view, 2> tiledEndings{".tmx", ".tmj"};

class Subject final : public formats::Subject {
public:
  using Content = std::variant<LakeSubject, CourseSubject, TilesetSubject, RecordSubject>;

  Subject(DocumentHead itsHead, Content itsContent, ThemeName ofBoard = ThemeName::Dark,
          const std::filesystem::path& itsFile = {})
      : formats::Subject(std::move(itsHead), itsFile), content(std::move(itsContent)), boardTheme(ofBoard) {}

  Content content;
  ThemeName boardTheme; // of the side that the board shows, where that is known
  PictureChoice shown;

  // A lake, a course, a record's race with its boats, or a tile set's plain board.
  Result<BoardScene, Problems> boardScene() const;

  std::string_view kind() const override;
  std::string_view untitled() const override;
  std::vector<std::string> names() const override;
  ThemeName theme() const override;
  std::span<const std::string_view> layerNames() const override { return lake_race::layerNames; }
  std::span<const std::string_view> looseLayers() const override { return looseBoats; }
  Result<std::unique_ptr<Scene>, Problems> scene() const override;
  Result<std::unique_ptr<Film>, Problems> film() const override; // of the shown race
  void showTurn(int turn) override { shown.turn = turn; }
  double unit(const Scene&) const override { return pictureUnit.usual; }
  // Lakes inside, every choice written out. Not of a course whose gates are not defined: it has no choices.
  Result<Document, Phrase> selfContained() const override;
  std::string_view schema() const override { return "fairway-export-1"; }
  // What the self-contained document says, plus neighbours, gates, start cells and routes. See
  // formats/schema/export.schema.json.
  void addFacts(Tree& json) const override;
  std::span<const std::string_view> ownEndings() const override { return tiledEndings; }
  // A map and, beside it, the image of its tiles.
  Result<std::vector<NamedFile>, Problems> ownForm(const std::filesystem::path& out, std::string_view ending,
                                                   ThemeName theme) const override;
  // A course; of a lake the first assignment of each race that can be raced.
  Result<playtest::Kit, Problems> kit(ThemeName theme) const override;
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

// The side of a tile set that is shown: the one chosen, else its first.
fairway::lake_race::BoardSide sideShown(const fairway::lake_race::Tileset& set, const PictureChoice& choice);

// The board that a tile set shows by itself: its tiles in their order, none turned.
Result<fairway::lake_race::Lake, std::vector<fairway::lake_race::LayoutFault>>
plainBoard(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side);

} // namespace fairway::formats::lake_race
