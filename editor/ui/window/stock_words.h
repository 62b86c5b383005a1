#pragma once

#include <memory>

namespace fairway::editor {

// The toolkit writes its own words on buttons such as "Cancel", in the language of the system, or in English
// where that has none. As long as this is held, every dialog has the words of the editor's language instead.
class StockWords {
public:
  StockWords();
  ~StockWords();

private:
  class Filter;
  std::unique_ptr<Filter> filter_;
};

} // namespace fairway::editor
