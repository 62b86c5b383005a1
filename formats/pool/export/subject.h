#pragma once

#include "formats/export/subject.h"
#include "formats/pool/picture/pool_scene.h"
#include "formats/pool/resolve.h"

namespace fairway::formats::pool {

inline constexpr std::array<std::string_view, 1> looseTiles{"tiles"};

inline constexpr PictureUnit pictureUnit{12, 1, 100}; // a square

// A pool, or a record with its pool.
class Subject final : public formats::Subject {
public:
  Subject(DocumentHead itsHead, Pool itsPool, const std::filesystem::path& itsFile = {});
  Subject(DocumentHead itsHead, ResolvedRecord resolved, const std::filesystem::path& itsFile = {});

  DocumentInfo poolInfo; // the same as the head's, unless it is a record
  Pool pool;
  std::optional<GameRecord> record;
  std::optional<int> shownTurns; // of the record; none: all that are legal

  // The pool with its setup, or with the tiles as they lie after the shown turns.
  PoolScene poolScene() const;

  std::string_view kind() const override { return record ? "record" : "pool"; }
  std::string_view untitled() const override { return record ? "Game" : "Pool"; }
  std::span<const std::string_view> layerNames() const override { return pool::layerNames; }
  std::span<const std::string_view> looseLayers() const override { return looseTiles; }
  Result<std::unique_ptr<Scene>, Problems> scene() const override;
  Result<std::unique_ptr<Film>, Problems> film() const override;
  void showTurn(int turn) override { shownTurns = turn; }
  double unit(const Scene&) const override { return pictureUnit.usual; }
  Result<Document, Phrase> selfContained() const override;
  std::string_view schema() const override { return "fairway-pool-export-1"; }
  // What the document says, with all defaults written out, and the squares of each start row.
  Result<playtest::Kit, Problems> kit(ThemeName theme) const override;
  void addFacts(Tree& json) const override;
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

} // namespace fairway::formats::pool
