#pragma once

#include "formats/document/document.h"
#include "formats/document/references.h"
#include "formats/picture/film.h"
#include "formats/picture/picture.h"
#include "formats/playtest/kit.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"
#include "rules/base/tree.h"

#include <filesystem>
#include <memory>
#include <type_traits>
#include <utility>

namespace fairway::formats {

// One unit of the board (a hex, a square, a section) in pictures, in millimetres.
struct PictureUnit {
  double usual = 10;
  double least = 1;
  double most = 100;
};

// A file to write.
struct NamedFile {
  std::filesystem::path name;
  std::string bytes;
};

// A document with everything behind its references, as exports and prints need it. A game fills in what its
// documents hold; how files are made of that is the same for all games.
class Subject {
public:
  virtual ~Subject() = default;

  DocumentHead head;
  std::string file; // where it was read from, for messages

  virtual std::string_view kind() const = 0;     // as documents have it: `tileset`
  virtual std::string_view untitled() const = 0; // what it is called without a name: `Tile set`
  virtual std::vector<std::string> names() const { return {}; } // that pictures show besides the texts

  virtual ThemeName theme() const { return ThemeName::Dark; } // unless another is chosen
  virtual std::span<const std::string_view> layerNames() const = 0;
  virtual std::span<const std::string_view> looseLayers() const { return {}; } // of what moves in a game
  virtual Result<std::unique_ptr<Scene>, Problems> scene() const = 0;
  // The race of a record, to be watched; nothing of other kinds, or where it cannot be played at all.
  virtual Result<std::unique_ptr<Film>, Problems> film() const { return std::unique_ptr<Film>(); }
  virtual void showTurn(int /*turn*/) {} // pictures of a record show it after this many turns
  // How many millimetres a unit of the scene is in pictures, unless another size is chosen.
  virtual double unit(const Scene& scene) const = 0;

  // The document without references and with every choice written out, or why that cannot be.
  virtual Result<Document, Phrase> selfContained() const = 0;

  // Of the JSON for other programs: its schema, and all that follows kind and head.
  virtual std::string_view schema() const = 0;
  virtual void addFacts(Tree& json) const = 0;

  // Forms that this game has besides those of all games, by their endings, and the files that such a form
  // consists of.
  virtual std::span<const std::string_view> ownEndings() const { return {}; }
  virtual Result<std::vector<NamedFile>, Problems> ownForm(const std::filesystem::path& out,
                                                           std::string_view ending, ThemeName theme) const;

  // The board as it is tried out on a virtual table, with all that belongs to it; why not, of other kinds.
  virtual Result<playtest::Kit, Problems> kit(ThemeName theme) const;

  std::string title() const; // the document's name, or its file's, or its kind
  PictureTexts texts() const;
  bool isRecord() const { return kind() == "record"; }

protected:
  Subject(DocumentHead itsHead, const std::filesystem::path& itsFile)
      : head(std::move(itsHead)), file(itsFile.string()) {}
  Subject(const Subject&) = default;
  Subject(Subject&&) = default;
  Subject& operator=(const Subject&) = default;
  Subject& operator=(Subject&&) = default;
};

// What a game's function for it makes of a document, kept by all who look at it.
template <auto subjectOf, class Kept = const Subject>
Result<std::shared_ptr<Kept>, Problems> sharedSubject(const Document& document,
                                                      const std::filesystem::path& file, const Loader& load) {
  auto made = subjectOf(document, file, load);
  if (!made) return made.fault();
  using Made = std::decay_t<decltype(*made)>;
  return std::shared_ptr<Kept>(std::make_shared<Made>(std::move(made).value()));
}
template <auto subjectOf, class Kept = const Subject>
Result<std::shared_ptr<Kept>, Problems> sharedSubject(const Document& document,
                                                      const std::filesystem::path& file) {
  return sharedSubject<subjectOf, Kept>(document, file, fileLoader());
}

std::string exportJson(const Subject& subject);

// The warning about letters of its texts that no font has; none if all are there.
std::optional<std::string> fontAdvice(const Subject& subject);

} // namespace fairway::formats
