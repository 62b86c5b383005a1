#pragma once

#include "formats/picture/text.h"

#include <pango/pangocairo.h>

#include <map>

// Inside formats/picture only: this header shows Pango.
namespace fairway::formats {

inline constexpr double laidOutSize = 64; // the size at which letters are laid out

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
using LayoutHandle = std::unique_ptr<PangoLayout, Unref>;

struct Texts::Layouts {
  PangoContext* context;
  std::map<std::pair<Face, std::string>, LayoutHandle> shorts; // digits and letters come again and again

  Layouts();
  ~Layouts();
  Layouts(const Layouts&) = delete;
  Layouts& operator=(const Layouts&) = delete;

  LayoutHandle fresh(Face face) const;
  LayoutHandle block(const Block& block) const;
  PangoLayout* shortText(Face face, std::string_view text);
};

} // namespace fairway::formats
