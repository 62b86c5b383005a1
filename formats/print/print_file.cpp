#include "formats/print/print_file.h"

namespace fairway::formats {

namespace {

class CountedPages final : public PageTarget {
public:
  void page(double /*width*/, double /*height*/, const Drawing& /*draw*/) override { ++count; }
  int count = 0;
};

// Hands on the pages that are wanted and tells how far it is; none any more once it was stopped.
class WantedPages final : public PageTarget {
public:
  WantedPages(PageTarget& target, const PrintOptions& options, int count)
      : target_(target), options_(options), count_(count) {}

  void page(double width, double height, const Drawing& draw) override {
    const double share = static_cast<double>(page_++) / count_;
    if (!options_.pages.has(page_) || stopped) return;
    stopped = !goesOn(options_.progress, share);
    if (stopped) return;
    target_.page(width, height, draw);
    ++drawn;
  }

  int drawn = 0;
  bool stopped = false;

private:
  PageTarget& target_;
  const PrintOptions& options_;
  int count_;
  int page_ = 0;
};

// False if nothing came of it.
bool drawWanted(const PrintOptions& options, const PageMaker& make, PageTarget& target) {
  CountedPages counted;
  make(counted);
  WantedPages wanted(target, options, counted.count);
  make(wanted);
  return wanted.drawn > 0 && !wanted.stopped;
}

} // namespace

std::string printedPdf(const std::string& title, const PrintOptions& options, const PageMaker& make) {
  PdfFile file(title);
  return drawWanted(options, make, file) ? file.bytes() : std::string();
}

Pages printedPages(const PrintOptions& options, const PageMaker& make) {
  Pages pages;
  drawWanted(options, make, pages.target());
  return pages;
}

} // namespace fairway::formats
