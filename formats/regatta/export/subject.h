#pragma once

#include "formats/export/subject.h"
#include "formats/regatta/picture/deck_scene.h"
#include "formats/regatta/picture/table_scene.h"
#include "formats/regatta/resolve.h"

#include <variant>

namespace fairway::formats::regatta {

inline constexpr std::array<std::string_view, 1> looseBoats{"boats"};

struct RegattaSubject {
  Course course;
  Deck deck;
};
struct DeckSubject {
  Deck deck;
};
struct RecordSubject {
  RegattaSubject regatta;
  RaceRecord record;
};

class Subject final : public formats::Subject {
public:
  using Content = std::variant<RegattaSubject, DeckSubject, RecordSubject>;

  Subject(DocumentHead itsHead, Content itsContent, const std::filesystem::path& itsFile = {})
      : formats::Subject(std::move(itsHead), itsFile), content(std::move(itsContent)) {}

  Content content;
  std::optional<int> shownTurn; // of a record; none: at the end, or before the first illegal turn

  const Course* course() const; // none of a deck
  const Deck& deck() const;
  // The table of a regatta, or of a record with its boats as they stand after the shown turn and the way they
  // came.
  TableScene table() const;

  std::string_view kind() const override;
  std::string_view untitled() const override;
  std::vector<std::string> names() const override;
  std::span<const std::string_view> layerNames() const override;
  std::span<const std::string_view> looseLayers() const override { return looseBoats; }
  Result<std::unique_ptr<Scene>, Problems> scene() const override;
  Result<std::unique_ptr<Film>, Problems> film() const override;
  void showTurn(int turn) override { shownTurn = turn; }
  // Tables are drawn as wide as a page, cards at half their size.
  double unit(const Scene& scene) const override;
  // The deck inside, the gates given.
  Result<Document, Phrase> selfContained() const override;
  std::string_view schema() const override { return "fairway-regatta-export-1"; }
  Result<playtest::Kit, Problems> kit(ThemeName theme) const override;
  void addFacts(Tree& json) const override; // with the gates written out
};

// What the document means; `file` is where its references start from.
Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load = fileLoader());

} // namespace fairway::formats::regatta
