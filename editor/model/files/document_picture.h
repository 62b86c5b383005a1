#pragma once

#include "editor/model/files/document_file.h"
#include "formats/picture/theme.h"

#include <memory>
#include <mutex>

namespace fairway::editor {

// How large a little picture of a document is, in logical pixels, and what it lies on.
struct PictureSize {
  int width = 0;
  int height = 0;
  double scale = 1; // device pixels for one
  formats::Colour ground;

  friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

// A document as a list of documents shows it.
struct DocumentPicture {
  std::string name;                    // as it calls itself; else its file's
  const formats::Kind* kind = nullptr; // null: it cannot be read
  std::string png;                     // empty: there is nothing to show
};

// Little pictures by the painter of the board, painted once for as long as document and window stay as they
// are. May be used from any thread; two that ask for the same at once both paint it.
class DocumentPictures {
public:
  std::shared_ptr<const DocumentPicture> of(const std::filesystem::path& file, const PictureSize& size);
  // What is known without a look at the disk; null: nothing yet.
  std::shared_ptr<const DocumentPicture> known(const std::filesystem::path& file,
                                               const PictureSize& size) const;

  std::size_t painted() const; // so far

private:
  // Of the document, and of what it is made of.
  struct Stamps {
    std::optional<FileStamp> own;
    std::filesystem::path reference;
    std::optional<FileStamp> ofReference;

    friend bool operator==(const Stamps&, const Stamps&) = default;
  };
  struct Kept {
    PictureSize size;
    Stamps stamps;
    std::shared_ptr<const DocumentPicture> picture;
  };

  mutable std::mutex mutex_;
  std::vector<std::pair<std::filesystem::path, Kept>> kept_; // the last used at the end
  std::size_t painted_ = 0;
};

} // namespace fairway::editor
