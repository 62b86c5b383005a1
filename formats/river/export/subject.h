#pragma once

#include "formats/export/subject.h"
#include "formats/river/picture/river_scene.h"
#include "formats/river/resolve.h"

namespace fairway::formats::river {

inline constexpr std::array<std::string_view, 1> looseBoats{"boats"};

inline constexpr PictureUnit pictureUnit{22, 2, 200}; // a section's height

// A river after this many waterfalls; a record after this many turns (none: after all of them, or before the
// first that is illegal).
struct PictureChoice {
  int waterfalls = 0;
  std::optional<int> turns;
};

// A river, or a record of the river race with its river.
class Subject final : public formats::Subject {
public:
  Subject(DocumentHead itsHead, River itsRiver, const std::filesystem::path& itsFile = {});
  Subject(DocumentHead itsHead, ResolvedRecord resolved, const std::filesystem::path& itsFile = {});

  DocumentInfo riverInfo; // the same as the head's, unless it is a record
  River river;
  std::optional<Record> record;
  PictureChoice shown;

  RiverScene riverScene() const;

  std::string_view kind() const override { return record ? "record" : "river"; }
  std::string_view untitled() const override { return record ? "Record" : "River"; }
  std::vector<std::string> names() const override;
  std::span<const std::string_view> layerNames() const override { return river::layerNames; }
  std::span<const std::string_view> looseLayers() const override { return looseBoats; }
  Result<std::unique_ptr<Scene>, Problems> scene() const override;
  Result<std::unique_ptr<Film>, Problems> film() const override;
  void showTurn(int turn) override { shown.turns = turn; }
  double unit(const Scene&) const override { return pictureUnit.usual; }
  Result<Document, Phrase> selfContained() const override;
  std::string_view schema() const override { return "fairway-river-export-1"; }
  // What the self-contained document says with all that may be left out, plus where every number leads from
  // every section in every phase. See formats/schema/river-export.schema.json.
  Result<playtest::Kit, Problems> kit(ThemeName theme) const override;
  void addFacts(Tree& json) const override;
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

} // namespace fairway::formats::river
