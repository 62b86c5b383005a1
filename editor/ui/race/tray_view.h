#pragma once

#include "editor/model/race/raced.h"

#include <wx/bmpbndl.h>
#include <wx/graphics.h>
#include <wx/window.h>

#include <functional>

namespace fairway::editor::race {

// Dice, cards and other pieces that lie beside the board, to be touched.
class TrayView final : public wxWindow {
public:
  explicit TrayView(wxWindow* parent);

  void show(std::vector<Piece> pieces);
  const std::vector<Piece>& pieces() const { return pieces_; }

  std::function<void(std::size_t)> onTouch;
  std::function<void()> onHeight; // it needs more room, or less

private:
  bool hasPictures() const { return !pieces_.empty() && pieces_.front().picture; }
  wxRect rectOf(std::size_t piece) const;
  wxRect pictureRect(std::size_t piece) const;
  std::optional<std::size_t> pieceAt(const wxPoint& at) const;
  void paint();
  void paintPiece(wxGraphicsContext& context, const Piece& piece, const wxRect& rect) const;
  void paintPicture(wxGraphicsContext& context, std::size_t piece, const wxRect& rect) const;
  void makePictures();

  std::vector<Piece> pieces_;
  std::vector<wxBitmapBundle> pictures_;
  wxSize pictured_; // for which they are made
};

} // namespace fairway::editor::race
