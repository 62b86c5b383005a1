#pragma once

#include "editor/ui/panels/text_list.h"

#include <functional>

namespace fairway::editor {

// Boards that can be opened, a line each: by a click or by Enter. Arrow keys only go from line to line.
class ExampleList final : public TextList {
public:
  struct Line {
    wxString name;
    wxString where;
  };

  explicit ExampleList(wxWindow* parent);

  void show(std::vector<Line> lines);
  const std::vector<Line>& lines() const { return lines_; }

  std::function<void(std::size_t line)> onOpen;

private:
  wxString OnGetItemText(long line, long column) const override;
  void open(long line);

  std::vector<Line> lines_;
};

} // namespace fairway::editor
