#pragma once

#include "editor/model/pool/tools/tool.h"
#include "validator/pool/study/home.h"

namespace fairway::editor::pool {

// A number in hand: the pool shows in how many turns a tile gets home from every square if it is alone, and
// from where the pointer is, where it can go in one.
class NumberTool final : public Tool {
public:
  explicit NumberTool(const ToolOptions& options) : Tool(options) {}

  ToolId id() const override { return ToolId::Number; }
  std::string hint(const Pool& pool) const override;
  MaybeEdit preview(const Pool&) const override { return std::nullopt; }
  std::vector<Square> outline(const Pool&) const override { return {}; }
  void mark(const Pool& pool, formats::pool::PoolScene& scene) const override;

private:
  // What was worked out last, for as long as nothing changes.
  struct Known {
    Known(const Pool& pool, Side side, int value);

    fairway::pool::PoolBoard board;
    validator::pool::HomeTable home;
  };
  const Known& known(const Pool& pool) const;

  mutable std::unique_ptr<Known> known_;
};

} // namespace fairway::editor::pool
