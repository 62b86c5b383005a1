#include "formats/river/print/cut_set.h"

#include "formats/print/packing.h"
#include "formats/river/print/cut_pieces.h"
#include "rules/base/read_number.h"

#include <algorithm>
#include <cstdio>

namespace fairway::formats::river {

namespace {

constexpr double footer = 7;          // millimetres: the rule, and what the page is
constexpr double betweenPieces = 0.8; // on each side

std::optional<double> lengthIn(std::string_view text) {
  double value = 0;
  const auto read = readNumber(text.data(), text.data() + text.size(), value);
  const bool all = read.ec == std::errc() && read.ptr == text.data() + text.size();
  if (!all || !(value >= leastCard && value <= greatestCard)) return std::nullopt;
  return value;
}

void resize(CutItem& item, double factor) {
  item.width *= factor;
  item.height *= factor;
  item.front = [draw = std::move(item.front), factor](cairo_t* target) {
    cairo_save(target);
    cairo_scale(target, factor, factor);
    draw(target);
    cairo_restore(target);
  };
}

class CutSetPrinter {
public:
  CutSetPrinter(const River& river, const std::string& title, const CutSetOptions& options,
                PageTarget& target)
      : river_(river), title_(title), options_(options), target_(target),
        paper_(paperOf(options.print)), room_{options.print.margin, options.print.margin,
                                              paper_.width - options.print.margin,
                                              paper_.height - options.print.margin - footer} {}

  std::optional<NoRoom> print() {
    if (auto fault = printItems(cards(), phrase("sections and harbour"), 0)) return fault;
    if (auto fault = printItems(pieces(), phrase("boats and die"), betweenPieces)) return fault;
    printRules(); // on a sheet of their own, to lie beside the river while it is raced
    return std::nullopt;
  }

private:
  std::vector<CutItem> cards() const {
    // Where cards lie side by side they share a cut, and there is no room to print beyond it.
    const double bleeds = 2 * options_.card.width > room_.width() ? bleed : 0;
    std::vector<CutItem> items;
    for (int i = 1; i <= river_.length(); ++i)
      items.push_back(sectionCard(river_, fairway::river::SectionLaid{i}, options_, bleeds));
    items.push_back(harbourCard(river_, options_, bleeds));
    return items;
  }

  std::vector<CutItem> pieces() const {
    std::vector<CutItem> items;
    for (int seat = 1; seat <= river_.players; ++seat)
      for (int boat = 0; boat < river_.boats; ++boat) {
        items.push_back(boatPiece(seat, options_));
        items.back().startsRow = seat == 1 && boat == 0;
      }
    items.push_back(dieNet(river_, options_));
    for (CutItem& item : items) resize(item, sizeOfPieces(options_.card));
    return items;
  }

  std::optional<NoRoom> printItems(const std::vector<CutItem>& items, const Phrase& what, double gap) {
    std::vector<ItemSize> sizes;
    for (const CutItem& item : items) sizes.push_back({item.width, item.height, item.startsRow});
    const auto places = packed(sizes, room_, gap);
    if (!places) return noRoom(items);
    for (int page = 0; page <= places->back().page; ++page) {
      printPage(items, *places, page, what, false);
      if (options_.doubleSided) printPage(items, *places, page, what, true);
    }
    return std::nullopt;
  }

  NoRoom noRoom(const std::vector<CutItem>& items) const {
    const CutItem* largest = &items.front();
    for (const CutItem& item : items)
      if (item.width * item.height > largest->width * largest->height) largest = &item;
    char words[300];
    std::snprintf(words, sizeof words,
                  "the %.20s is %.4g x %.4g mm and does not fit on %s with margins of %.4g mm and a foot of "
                  "%.0f mm: choose a smaller --card, a larger --paper or --landscape",
                  largest->name.c_str(), largest->width, largest->height,
                  nameOf(options_.print.paper).c_str(), options_.print.margin, footer);
    return {words, phrase("a card is larger than the paper; choose smaller cards or a larger paper")};
  }

  void printPage(const std::vector<CutItem>& items, const std::vector<PackedPlace>& places, int page,
                 const Phrase& what, bool back) {
    target_.page(paper_.width, paper_.height, [&](cairo_t* target) {
      const Pen pen(target);
      {
        const Pen::Kept kept(pen);
        if (back) cairo_translate(target, options_.backOffset.x, options_.backOffset.y);
        for (std::size_t i = 0; i < items.size(); ++i)
          if (places[i].page == page) drawItem(target, items[i], places[i].at, paper_.width, back);
      }
      std::vector<Phrase> parts{title_, what, phrase("sheet {1}", {page + 1})};
      if (options_.doubleSided)
        parts.push_back(back ? phrase("back") : phrase("front; turn over the long edge"));
      drawFoot(target, parts);
    });
  }

  void printRules() {
    target_.page(paper_.width, paper_.height, [&](cairo_t* target) {
      drawRules(target, river_, options_.print, room_, 4.2);
      drawFoot(target, {title_});
    });
  }

  // A rule that shows whether the page was scaled, and what the page is.
  void drawFoot(cairo_t* target, std::vector<Phrase> parts) const {
    const Pen pen(target);
    const Texts texts(target);
    const double y = room_.bottom + footer - 2;
    drawShortCheckBar(pen, texts, {room_.left, y}, room_.width());
    parts.push_back(phrase("print at 100 %"));
    const double taken = room_.width() >= 115 ? 115 : 65;
    if (room_.width() - taken < 20) return;
    const std::string words = joined(std::move(parts), " · ").in(options_.print.speaker);
    texts.draw(texts.fitted({words, {2.4, Face::Sans, Align::Right}, room_.width() - taken, 1}),
               {room_.left + taken, y - 0.7}, pageFaint);
  }

  const River& river_;
  const std::string& title_;
  const CutSetOptions& options_;
  PageTarget& target_;
  Paper paper_;
  Box room_;
};

} // namespace

std::optional<CardSize> cardSizeNamed(std::string_view text) {
  const std::size_t cross = text.find('x');
  const auto width = lengthIn(text.substr(0, cross));
  if (!width) return std::nullopt;
  const CardSize usual;
  if (cross == std::string_view::npos) return CardSize{*width, *width * usual.height / usual.width};
  const auto height = lengthIn(text.substr(cross + 1));
  // The banks take a part of the width that follows from the height; water has to be left between them.
  if (!height || *width < 1.5 * *height) return std::nullopt;
  return CardSize{*width, *height};
}

double sizeOfPieces(const CardSize& card) {
  const CardSize usual;
  return std::clamp(std::min(card.width / usual.width, card.height / usual.height), leastPieces, 1.0);
}

PrintJob cutSet(const River& river, const std::string& title, const CutSetOptions& options) {
  return {title, options.print, [river, title, options](PageTarget& target) {
            return CutSetPrinter(river, title, options, target).print();
          }};
}

} // namespace fairway::formats::river
