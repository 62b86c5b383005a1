#include "formats/print/print_job.h"

#include "formats/picture/surfaces.h"

namespace fairway::formats {

namespace {

class CountedPages final : public PageTarget {
public:
  void page(double /*width*/, double /*height*/, const Drawing& /*draw*/) override { ++count; }
  int count = 0;
};

// Hands on the pages that are wanted and reports how far it is; none any more once it was stopped.
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

// Whether anything came of it.
Result<bool, NoRoom> drawWanted(const PrintJob& job, PageTarget& target) {
  CountedPages counted;
  if (auto fault = job.make(counted)) return *fault;
  WantedPages wanted(target, job.options, counted.count);
  if (auto fault = job.make(wanted)) return *fault;
  return wanted.drawn > 0 && !wanted.stopped;
}

} // namespace

int PrintJob::pageCount() const {
  CountedPages counted;
  return make(counted) ? 0 : counted.count;
}

Result<std::string, NoRoom> PrintJob::pdf() const {
  PdfFile file(title);
  const auto drawn = drawWanted(*this, file);
  if (!drawn) return drawn.fault();
  return *drawn ? file.bytes() : std::string();
}

Result<Pages, NoRoom> PrintJob::pages() const {
  Pages pages;
  const auto drawn = drawWanted(*this, pages.target());
  if (!drawn) return drawn.fault();
  return pages;
}

} // namespace fairway::formats
