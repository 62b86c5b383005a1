#include "formats/print/facts_sheet.h"

#include "formats/picture/surfaces.h"
#include "formats/print/page_parts.h"

namespace fairway::formats {

namespace {

// In letters of this size; returns where it ends, and draws unless `draw` is false.
double layFacts(const Texts& texts, const std::string& title, const std::vector<Phrase>& sentences,
                const PrintOptions& options, double size, bool draw) {
  const double width = paperOf(options).width - 2 * options.margin;
  double y = options.margin;
  const auto lay = [&](const std::string& words, const TextStyle& style, double gap) {
    const Texts::Block block{words, style, width, 0};
    y += (draw ? texts.draw(block, {options.margin, y}, pageInk) : texts.measure(block)).height + gap * size;
  };
  lay(title, {2.05 * size, Face::SerifBold}, 0.4);
  lay(phrase("What is known of this board").in(options.speaker), {1.18 * size, Face::SansBold}, 0.6);
  for (const Phrase& sentence : sentences) lay(sentence.in(options.speaker), {size}, 0.6);
  return y;
}

// As large as there is room.
void drawFacts(cairo_t* target, const std::string& title, const std::vector<Phrase>& sentences,
               const PrintOptions& options) {
  const Texts texts(target);
  const double room = paperOf(options).height - options.margin;
  double size = 3.9;
  while (size > 1.5 && layFacts(texts, title, sentences, options, size, false) > room) size -= 0.1;
  layFacts(texts, title, sentences, options, size, true);
}

} // namespace

PrintJob withFacts(PrintJob job, std::vector<Phrase> sentences) {
  job.make = [make = std::move(job.make), title = job.title, options = job.options,
              sentences = std::move(sentences)](PageTarget& target) -> std::optional<NoRoom> {
    if (auto noRoom = make(target)) return noRoom;
    const Paper paper = paperOf(options);
    target.page(paper.width, paper.height,
                [&](cairo_t* page) { drawFacts(page, title, sentences, options); });
    return std::nullopt;
  };
  return job;
}

} // namespace fairway::formats
