#include "validator/command/card_words.h"

#include <cctype>

namespace fairway::command {

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

} // namespace fairway::command
