#include "formats/card/card_file.h"
#include "formats/export/export_file.h"
#include "validator/command/files/results.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/terminal/progress_bar.h"

#include <cctype>
#include <cmath>

// A board and what is known of it on one picture.
namespace fairway::command {

namespace {

constexpr double cardDpi = 300; // on paper
constexpr double inch = 25.4;

std::optional<formats::Paper> paperOfCard(const std::string& name) {
  if (name == formats::cardPaper.name || name == "a6") return formats::cardPaper;
  return formats::paperNamed(name);
}

} // namespace

std::optional<formats::CardVerdict> verdictOn(const SeatVerdict& verdict, const SeatWords& words) {
  using Tone = formats::CardVerdict::Tone;
  const auto said = [&](Tone tone) {
    std::string why = meaningOf(verdict, words);
    why.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(why.front())));
    return formats::CardVerdict{tone, std::string(nameOf(verdict.fairness)), why};
  };
  switch (verdict.fairness) {
  case validator::Fairness::Fair:
    return said(Tone::Good);
  case validator::Fairness::Neutral:
    return said(Tone::Neutral);
  case validator::Fairness::Unfair:
    return said(Tone::Bad);
  case validator::Fairness::Undecided:
    break;
  }
  return std::nullopt;
}

int ExportCommand::readCardOptions() {
  if (!card_)
    return cardPaper_.empty() && !cardRaces_.races && cardRaces_.seed == CardRaces().seed
               ? exitDone
               : refused("--paper, --races and --seed need --card");
  if (!formats::isPicture(ending())) return refused("--card needs a .png, .svg or .pdf");
  if (!product_.empty()) return refused("--card cannot be used with --for");
  if (turn_) return refused("--card cannot be used with --turn");
  if (!cardPaper_.empty() && !paperOfCard(cardPaper_))
    return refused("--paper " + cardPaper_ + ": choose A6, A5, A4, Letter or WIDTHxHEIGHT in mm");
  if (dpi_ && cardPaper_.empty())
    return refused("--dpi needs --paper for a card; --width says how many pixels wide it is");
  return exitDone;
}

int ExportCommand::drawCard(const formats::Subject& subject) {
  if (!hasCard(subject))
    return refused("--card needs a board, and " + file_ + " is a " + std::string(subject.kind()));
  warnOfFonts(subject);
  const auto board = scene(subject);
  if (!board) return board.fault();
  if (findings_ || !codes_.empty()) addFindings(**board);
  std::optional<ProgressBar> bar(std::in_place, streams(), "card");
  auto content = cardContent(cardRaces_, *bar);
  bar.reset(); // drawing has one of its own
  if (!content) return content.fault();
  content->texts = subject.texts();
  formats::PaintOptions paint;
  paint.theme = theme(subject);
  paint.layers = layers_;
  // Labels of cells are for those who work on a board.
  if (const auto labels = formats::layerNamed(subject.layerNames(), "labels"); labels && shown_.empty())
    paint.layers = paint.layers.without(*labels);
  const formats::CardSize size =
      cardPaper_.empty() ? formats::postSize() : formats::cardSizeOn(*paperOfCard(cardPaper_));
  const formats::CardScene card = formats::cardOf(**board, std::move(*content), paint, size);
  const double onPaper = size.width * dpi_.value_or(cardDpi) / inch;
  const int width = width_               ? *width_
                    : cardPaper_.empty() ? formats::postWidth
                                         : static_cast<int>(std::lround(onPaper));
  if (width > formats::mostCardWidth) return refused("the card would be too large: choose a smaller --dpi");
  const auto draw = [&](const formats::Progress& progress) {
    return formats::cardBytes(card, size, ending(), width, progress);
  };
  return writeDrawn("export", draw, "");
}

} // namespace fairway::command
