#include "editor/model/files/document_picture.h"

#include "editor/model/work/game.h"
#include "formats/picture/raster.h"

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostKept = 256; // pictures of some 20 KiB
constexpr double margin = 4;          // logical pixels

std::string pngOf(const EditedDocument& document, const PictureSize& size) {
  const std::unique_ptr<formats::Scene> scene = gameOf(document.content()).picture(document);
  if (!scene) return {};
  formats::Raster raster(size.width, size.height, size.scale);
  raster.paint(*scene, formats::fittedView(scene->box(), size.width, size.height, margin), {}, size.ground);
  return raster.png();
}

} // namespace

std::shared_ptr<const DocumentPicture> DocumentPictures::known(const fs::path& file,
                                                               const PictureSize& size) const {
  const std::lock_guard lock(mutex_);
  for (const auto& [name, kept] : kept_)
    if (name == file && kept.size == size) return kept.picture;
  return nullptr;
}

std::shared_ptr<const DocumentPicture> DocumentPictures::of(const fs::path& file, const PictureSize& size) {
  Stamps now{stampOf(file), {}, {}}; // before it is read: what is written in between has another
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [name, kept] : kept_) {
      if (name != file || kept.size != size) continue;
      Stamps same = now;
      same.reference = kept.stamps.reference;
      if (!same.reference.empty()) same.ofReference = stampOf(same.reference);
      if (same == kept.stamps) return kept.picture;
    }
  }
  auto picture = std::make_shared<DocumentPicture>();
  picture->name = file.stem().stem().string();
  if (const auto opened = openDocument(file)) {
    const formats::Document& content = opened->document->content();
    picture->name = content.head.info.name.value_or(picture->name);
    picture->kind = content.kind;
    now.reference = referenceOf(content);
    if (!now.reference.empty()) now.ofReference = stampOf(now.reference);
    picture->png = pngOf(*opened->document, size);
  }
  const std::lock_guard lock(mutex_);
  ++painted_;
  std::erase_if(kept_, [&](const auto& each) { return each.first == file && each.second.size == size; });
  if (kept_.size() >= mostKept) kept_.erase(kept_.begin());
  kept_.emplace_back(file, Kept{size, now, picture});
  return picture;
}

std::size_t DocumentPictures::painted() const {
  const std::lock_guard lock(mutex_);
  return painted_;
}

} // namespace fairway::editor
