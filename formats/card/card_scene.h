#pragma once

#include "formats/card/card_content.h"

namespace fairway::formats {

struct CardColumn;

// A board and what is known of it on one card, to be posted or printed. Its unit is a pixel of the card that
// is 1200 x 630; other cards have another shape and about the same room.
class CardScene final : public Scene {
public:
  // The board's scene must outlive it. `paint` says how the board is drawn.
  CardScene(const Scene& board, CardContent content, const PaintOptions& paint, double width, double height);
  ~CardScene() override;
  CardScene(CardScene&&) = default;

  const CardContent& content() const { return content_; }
  ThemeName theme() const { return paint_.theme; }
  const Box& boardBox() const { return board_; } // where the board is

  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override;
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override;
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;
  void paintGround(cairo_t* target) const;
  void paintBoard(cairo_t* target, double unitPixels) const;
  void paintTexts(cairo_t* target) const;

  const Scene& scene_;
  CardContent content_;
  PaintOptions paint_;
  Box box_;
  Box water_; // round the board
  Box board_;
  std::vector<CardColumn> columns_;
};

} // namespace fairway::formats
