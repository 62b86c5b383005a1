#include "formats/on_demand/forward.h"

#include <pango/pangocairo.h>

namespace {
constexpr fairway::system::SharedLibrary glib(FAIRWAY_LIBRARY_GLIB), gobject(FAIRWAY_LIBRARY_GOBJECT),
    pango(FAIRWAY_LIBRARY_PANGO), pangocairo(FAIRWAY_LIBRARY_PANGOCAIRO);
}

#undef g_free         // newer versions have macros of
#undef g_object_unref // these names

FORWARD_1(glib, void, g_free, gpointer)
FORWARD_2(glib, gint, g_unichar_to_utf8, gunichar, gchar*)
FORWARD_2(glib, gchar*, g_utf8_make_valid, const gchar*, gssize)

FORWARD_1(gobject, void, g_object_unref, gpointer)
FORWARD_2(gobject, GTypeInstance*, g_type_check_instance_cast, GTypeInstance*, GType)

FORWARD_2(pango, void, pango_context_set_round_glyph_positions, PangoContext*, gboolean)
FORWARD_1(pango, void, pango_font_description_free, PangoFontDescription*)
FORWARD_1(pango, PangoFontDescription*, pango_font_description_from_string, const char*)
FORWARD_0(pango, PangoFontDescription*, pango_font_description_new)
FORWARD_2(pango, void, pango_font_description_set_absolute_size, PangoFontDescription*, double)
FORWARD_2(pango, void, pango_font_description_set_family, PangoFontDescription*, const char*)
FORWARD_2(pango, void, pango_font_description_set_weight, PangoFontDescription*, PangoWeight)
FORWARD_1(pango, PangoContext*, pango_font_map_create_context, PangoFontMap*)
FORWARD_1(pango, int, pango_layout_get_baseline, PangoLayout*)
FORWARD_3(pango, void, pango_layout_get_extents, PangoLayout*, PangoRectangle*, PangoRectangle*)
FORWARD_1(pango, PangoLayoutIter*, pango_layout_get_iter, PangoLayout*)
FORWARD_2(pango, PangoLayoutLine*, pango_layout_get_line_readonly, PangoLayout*, int)
FORWARD_3(pango, void, pango_layout_get_size, PangoLayout*, int*, int*)
FORWARD_1(pango, const char*, pango_layout_get_text, PangoLayout*)
FORWARD_1(pango, gboolean, pango_layout_is_ellipsized, PangoLayout*)
FORWARD_1(pango, void, pango_layout_iter_free, PangoLayoutIter*)
FORWARD_1(pango, int, pango_layout_iter_get_baseline, PangoLayoutIter*)
FORWARD_3(pango, void, pango_layout_iter_get_line_extents, PangoLayoutIter*, PangoRectangle*, PangoRectangle*)
FORWARD_1(pango, PangoLayoutLine*, pango_layout_iter_get_line_readonly, PangoLayoutIter*)
FORWARD_1(pango, PangoLayoutRun*, pango_layout_iter_get_run_readonly, PangoLayoutIter*)
FORWARD_1(pango, gboolean, pango_layout_iter_next_line, PangoLayoutIter*)
FORWARD_1(pango, gboolean, pango_layout_iter_next_run, PangoLayoutIter*)
FORWARD_1(pango, PangoLayout*, pango_layout_new, PangoContext*)
FORWARD_2(pango, void, pango_layout_set_alignment, PangoLayout*, PangoAlignment)
FORWARD_2(pango, void, pango_layout_set_ellipsize, PangoLayout*, PangoEllipsizeMode)
FORWARD_2(pango, void, pango_layout_set_font_description, PangoLayout*, const PangoFontDescription*)
FORWARD_2(pango, void, pango_layout_set_height, PangoLayout*, int)
FORWARD_3(pango, void, pango_layout_set_text, PangoLayout*, const char*, int)
FORWARD_2(pango, void, pango_layout_set_width, PangoLayout*, int)
FORWARD_2(pango, void, pango_layout_set_wrap, PangoLayout*, PangoWrapMode)

FORWARD_2(pangocairo, void, pango_cairo_context_set_font_options, PangoContext*, const cairo_font_options_t*)
FORWARD_2(pangocairo, void, pango_cairo_context_set_resolution, PangoContext*, double)
FORWARD_1(pangocairo, cairo_scaled_font_t*, pango_cairo_font_get_scaled_font, PangoCairoFont*)
FORWARD_0(pangocairo, GType, pango_cairo_font_get_type)
FORWARD_0(pangocairo, PangoFontMap*, pango_cairo_font_map_get_default)
FORWARD_2(pangocairo, void, pango_cairo_layout_path, cairo_t*, PangoLayout*)
FORWARD_2(pangocairo, void, pango_cairo_show_layout, cairo_t*, PangoLayout*)
