#pragma once

// Stands in for Cairo where the program is built without pictures (FAIRWAY_PICTURES=OFF): what paints is
// compiled and never runs, since there is nothing to paint on. It has what painters use of Cairo.

#include "formats/picture/drawing.h"

using cairo_t = struct _cairo;                 // NOLINT(bugprone-reserved-identifier): it is Cairo's
using cairo_surface_t = struct _cairo_surface; // NOLINT(bugprone-reserved-identifier)
struct cairo_pattern_t;
struct cairo_path_t;
struct cairo_user_data_key_t {
  int unused;
};
struct cairo_matrix_t {
  double xx, yx, xy, yy, x0, y0;
};
struct cairo_rectangle_t {
  double x, y, width, height;
};
struct cairo_rectangle_list_t {
  int status;
  cairo_rectangle_t* rectangles;
  int num_rectangles;
};

enum cairo_status_t { CAIRO_STATUS_SUCCESS };
enum cairo_content_t { CAIRO_CONTENT_COLOR_ALPHA };
enum cairo_filter_t { CAIRO_FILTER_FAST, CAIRO_FILTER_NEAREST };
enum cairo_format_t { CAIRO_FORMAT_A8, CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24 };
enum cairo_line_cap_t { CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND };
enum cairo_line_join_t { CAIRO_LINE_JOIN_ROUND };
enum cairo_operator_t { CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_SOURCE };
enum cairo_surface_type_t { CAIRO_SURFACE_TYPE_IMAGE };

namespace fairway::formats {

[[noreturn]] void drawingMissing();

// A function of Cairo that is called in vain.
template <class Result>
struct MissingFunction {
  template <class... Values>
  Result operator()(const Values&... /*values*/) const {
    drawingMissing();
  }
};

} // namespace fairway::formats

inline constexpr fairway::formats::MissingFunction<void> cairo_append_path, cairo_arc, cairo_arc_negative,
    cairo_clip, cairo_clip_extents, cairo_close_path, cairo_curve_to, cairo_fill, cairo_fill_preserve,
    cairo_get_matrix, cairo_identity_matrix, cairo_line_to, cairo_mask_surface, cairo_move_to, cairo_new_path,
    cairo_new_sub_path, cairo_paint, cairo_paint_with_alpha, cairo_pattern_set_filter, cairo_rectangle,
    cairo_rel_curve_to, cairo_rotate, cairo_save, cairo_scale, cairo_set_dash, cairo_set_line_cap,
    cairo_set_line_join, cairo_set_line_width, cairo_set_operator, cairo_set_source_rgb,
    cairo_set_source_rgba, cairo_set_source_surface, cairo_stroke, cairo_stroke_preserve, cairo_surface_flush,
    cairo_surface_get_device_scale, cairo_surface_mark_dirty, cairo_surface_set_device_scale, cairo_translate,
    cairo_user_to_device;
inline constexpr fairway::formats::MissingFunction<cairo_t*> cairo_create;
inline constexpr fairway::formats::MissingFunction<cairo_surface_t*> cairo_get_target,
    cairo_image_surface_create, cairo_image_surface_create_for_data, cairo_recording_surface_create;
inline constexpr fairway::formats::MissingFunction<cairo_pattern_t*> cairo_get_source;
inline constexpr fairway::formats::MissingFunction<cairo_path_t*> cairo_copy_path;
inline constexpr fairway::formats::MissingFunction<cairo_rectangle_list_t*> cairo_copy_clip_rectangle_list;
inline constexpr fairway::formats::MissingFunction<cairo_status_t> cairo_status, cairo_surface_set_user_data,
    cairo_surface_status;
inline constexpr fairway::formats::MissingFunction<cairo_format_t> cairo_image_surface_get_format;
inline constexpr fairway::formats::MissingFunction<cairo_surface_type_t> cairo_surface_get_type;
inline constexpr fairway::formats::MissingFunction<unsigned char*> cairo_image_surface_get_data;
inline constexpr fairway::formats::MissingFunction<void*> cairo_surface_get_user_data;
inline constexpr fairway::formats::MissingFunction<int> cairo_image_surface_get_height,
    cairo_image_surface_get_stride, cairo_image_surface_get_width;

// What nothing was made of needs no end, and destructors must not throw.
inline void cairo_destroy(cairo_t* /*target*/) {}
inline void cairo_path_destroy(cairo_path_t* /*path*/) {}
inline void cairo_rectangle_list_destroy(cairo_rectangle_list_t* /*list*/) {}
inline void cairo_restore(cairo_t* /*target*/) {}
inline void cairo_surface_destroy(cairo_surface_t* /*surface*/) {}
