#pragma once

#include "editor/model/race/raced.h"

#include <wx/window.h>

#include <functional>

namespace fairway::editor::race {

// Dice and other pieces that lie beside the board, to be touched.
class TrayView final : public wxWindow {
public:
  explicit TrayView(wxWindow* parent);

  void show(std::vector<Piece> pieces);
  const std::vector<Piece>& pieces() const { return pieces_; }

  std::function<void(std::size_t)> onTouch;

private:
  wxRect rectOf(std::size_t piece) const;
  std::optional<std::size_t> pieceAt(const wxPoint& at) const;
  void paint();

  std::vector<Piece> pieces_;
};

} // namespace fairway::editor::race
