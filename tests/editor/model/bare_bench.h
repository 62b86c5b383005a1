#pragma once

#include "editor/model/work/workbench.h"
#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor {

// A blank lake on a bench that shows nothing: for tests of what is worked out in the background. A test says
// what its deep examination finds.
class BareBench : public Workbench {
public:
  BareBench(int columns, std::string itsPart)
      : Workbench(std::make_unique<EditedDocument>(lake_race::blankLake(columns, 9, false))),
        part(std::move(itsPart)) {}

  const formats::Scene* scene() const override { return nullptr; }
  std::string describe(formats::Point) const override { return {}; }
  std::optional<formats::Point> centreOf(const Spot&) const override { return std::nullopt; }
  formats::Point stepped(std::optional<formats::Point>, Key) const override { return {}; }
  std::string hint() const override { return {}; }
  std::optional<std::string> deepPart() const override { return part; }

  std::optional<std::string> part;

protected:
  void refresh() override {}
};

} // namespace fairway::editor
