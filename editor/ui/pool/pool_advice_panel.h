#pragma once

#include "editor/model/pool/advice/pool_advice.h"
#include "editor/model/pool/pool_workbench.h"
#include "editor/ui/panels/advice_panel.h"

namespace fairway::editor::pool {

// Red's first turn from the setup that lies in the pool, or where a tile goes that it reveals: by how many
// tiles the strong pilot thinks red is ahead after each choice.
class PoolAdvicePanel final : public AdvicePanel {
public:
  explicit PoolAdvicePanel(wxWindow* parent);

  void show(PoolWorkbench* bench);
  void boardChanged();
  void place(Square square); // asks about the tile there
  bool settled() const override { return !adviser_.working(); }

private:
  std::optional<AdvisedTile> tile() const; // none: the square cannot be read
  void solve() override { adviser_.solve(); }
  void forget() override { adviser_.forget(); }
  Advice advised() override;
  wxString said() const override;
  wxString worthText(double tiles) const override;
  wxString lossText(double tiles) const override;

  PoolWorkbench* bench_ = nullptr;
  PoolAdviser adviser_;
  wxTextCtrl* at_;
  wxChoice* revealed_;
};

} // namespace fairway::editor::pool
