#include "editor/ui/canvas/reference_image.h"

#include <wx/log.h>

#include <algorithm>
#include <array>
#include <fstream>

namespace fairway::editor {

namespace {
constexpr double mostSide = 3000; // pixels: what a screen shows, and no more memory than that
constexpr std::uintmax_t mostBytesOfPictures = std::uintmax_t{100} << 20;
constexpr std::uint64_t mostPixelsOfPictures = 200'000'000;

// A small PNG can claim any size, and room for all of it would be asked for. Zero for other files.
std::uint64_t pixelsOfPng(const std::filesystem::path& file) {
  std::array<unsigned char, 24> head{};
  std::ifstream(file, std::ios::binary).read(reinterpret_cast<char*>(head.data()), head.size());
  if (head[1] != 'P' || head[2] != 'N' || head[3] != 'G') return 0;
  const auto number = [&](std::size_t at) {
    std::uint64_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | head[i];
    return value;
  };
  return number(16) * number(20);
}
} // namespace

wxImage readPicture(const std::filesystem::path& file) {
  const wxLogNull quiet; // who asks says that it cannot be read
  std::error_code error;
  wxImage image;
  if (std::filesystem::is_regular_file(file, error) &&
      std::filesystem::file_size(file, error) <= mostBytesOfPictures && !error &&
      pixelsOfPng(file) <= mostPixelsOfPictures)
    image.LoadFile(wxString::FromUTF8(file.string()));
  return image;
}

std::unique_ptr<ReferenceImage> ReferenceImage::load(const ReferencePicture& picture) {
  const auto map = picture.map();
  wxImage image = map ? readPicture(picture.file) : wxImage();
  if (!image.IsOk()) return nullptr;
  const double factor = std::min(1.0, mostSide / std::max(image.GetWidth(), image.GetHeight()));
  if (factor < 1)
    image.Rescale(std::max(1, static_cast<int>(image.GetWidth() * factor)),
                  std::max(1, static_cast<int>(image.GetHeight() * factor)), wxIMAGE_QUALITY_BILINEAR);
  auto made = std::make_unique<ReferenceImage>();
  made->bitmap_ = wxBitmap(image);
  made->map_ = *map;
  for (double* each : {&made->map_.xx, &made->map_.xy, &made->map_.yx, &made->map_.yy}) *each /= factor;
  made->opacity_ = picture.opacity;
  return made;
}

void ReferenceImage::drawOn(wxGraphicsContext& context, const View& view) const {
  const double unit = view.unitSize();
  const formats::Point origin = view.toScreen({0, 0});
  context.PushState();
  context.ConcatTransform(context.CreateMatrix(unit * map_.xx, unit * map_.yx, unit * map_.xy, unit * map_.yy,
                                               origin.x + unit * map_.at.x, origin.y + unit * map_.at.y));
  context.BeginLayer(opacity_);
  context.DrawBitmap(bitmap_, 0, 0, bitmap_.GetWidth(), bitmap_.GetHeight());
  context.EndLayer();
  context.PopState();
}

} // namespace fairway::editor
