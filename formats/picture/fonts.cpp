#include "formats/picture/fonts.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

namespace fairway::formats {

namespace {

struct Script {
  char32_t first;
  char32_t last;
  std::string_view package;
};

constexpr std::string_view cjk = "fonts-noto-cjk";
constexpr std::string_view emoji = "fonts-noto-color-emoji";

constexpr std::array scripts{Script{0x0E00, 0x0E7F, "fonts-thai-tlwg"},
                             Script{0x1100, 0x11FF, cjk},
                             Script{0x2600, 0x27BF, emoji},
                             Script{0x2E80, 0x9FFF, cjk},
                             Script{0xA960, 0xA97F, cjk},
                             Script{0xAC00, 0xD7FF, cjk},
                             Script{0xE000, 0xF8FF, ""}, // for private use
                             Script{0xF900, 0xFAFF, cjk},
                             Script{0xFE0E, 0xFE0F, emoji},
                             Script{0xFF00, 0xFFEF, cjk},
                             Script{0x1F000, 0x1FAFF, emoji},
                             Script{0x20000, 0x3FFFF, cjk},
                             Script{0xF0000, 0x10FFFF, ""}};

// Latin, Greek and Cyrillic come with the fonts that Fairway needs; Pango need not be started for those.
bool isPlain(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0xD4; });
}

void addMissing(PangoLayout* layout, std::set<char32_t>& letters) {
  PangoLayoutIter* runs = pango_layout_get_iter(layout);
  do {
    const PangoLayoutRun* run = pango_layout_iter_get_run_readonly(runs);
    if (run == nullptr) continue; // the end of a line
    for (int i = 0; i < run->glyphs->num_glyphs; ++i) {
      const PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      if (glyph != PANGO_GLYPH_EMPTY && (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0)
        letters.insert(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG);
    }
  } while (pango_layout_iter_next_run(runs) != FALSE);
  pango_layout_iter_free(runs);
}

std::string utf8(char32_t letter) {
  char bytes[8];
  return {bytes, static_cast<std::size_t>(g_unichar_to_utf8(letter, bytes))};
}

} // namespace

std::vector<char32_t> missingLetters(std::span<const std::string> texts) {
  if (std::all_of(texts.begin(), texts.end(), isPlain)) return {};
  std::set<char32_t> letters;
  PangoContext* context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout* layout = pango_layout_new(context);
  PangoFontDescription* font = pango_font_description_from_string("DejaVu Sans,sans-serif 12");
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  for (const std::string& text : texts) {
    char* valid = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
    pango_layout_set_text(layout, valid, -1);
    g_free(valid);
    addMissing(layout, letters);
  }
  g_object_unref(layout);
  g_object_unref(context);
  return {letters.begin(), letters.end()};
}

std::string_view fontPackageFor(char32_t letter) {
  for (const Script& script : scripts)
    if (letter >= script.first && letter <= script.last) return script.package;
  return "fonts-noto-core";
}

std::optional<std::string> fontAdvice(std::span<const std::string> texts) {
  const std::vector<char32_t> letters = missingLetters(texts);
  if (letters.empty()) return std::nullopt;
  constexpr std::size_t most = 8;
  std::string names;
  std::set<std::string_view> packages;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    packages.insert(fontPackageFor(letters[i]));
    if (i >= most) continue;
    char code[24];
    std::snprintf(code, sizeof code, " (U+%04X)", static_cast<unsigned>(letters[i]));
    names += (i > 0 ? ", " : "") + utf8(letters[i]) + code;
  }
  if (letters.size() > most) names += " and " + std::to_string(letters.size() - most) + " more";
  packages.erase("");
  std::string advice = "no installed font has " + names + ", which will appear as boxes";
  for (const std::string_view package : packages)
    advice += (package == *packages.begin() ? "; install " : ", ") + std::string(package);
  return advice;
}

} // namespace fairway::formats
