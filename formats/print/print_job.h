#pragma once

#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "rules/base/result.h"

#include <functional>

namespace fairway::formats {

// Why something cannot be printed: for a command line, with the sizes and options it is about, and in short
// for people who have chosen in a window.
struct NoRoom {
  std::string message;
  Phrase inShort;
};

// What is going to be printed, or looked at before. It holds all that its pages are drawn from.
struct PrintJob {
  // Gives pages one after the other. It is called twice: to count them, and to draw them.
  using Maker = std::function<std::optional<NoRoom>(PageTarget&)>;

  std::string title;
  PrintOptions options;
  Maker make;

  int pageCount() const; // of all, whichever are chosen; 0: there is no room
  // Those of the pages that the options want, as a PDF's bytes; empty if there are no such pages, or if it
  // was stopped.
  Result<std::string, NoRoom> pdf() const;
  // The same to look at.
  Result<Pages, NoRoom> pages() const;
};

} // namespace fairway::formats
