#include "validator/pool/study/words.h"
#include "rules/base/number_text.h"

namespace fairway::validator::pool {

Phrase wordFor(fairway::pool::Side side) {
  return side == fairway::pool::Side::Red ? phrase("red") : phrase("yellow");
}

Phrase squaresPhrase(const std::vector<Square>& squares, std::size_t most) {
  return spotsPhrase(spotsOf(squares), most);
}

Finding findingAt(std::string key, const std::vector<Square>& squares) {
  Finding finding;
  finding.key = std::move(key);
  finding.spots = spotsOf(squares);
  return finding;
}

std::string numberText(double number) {
  std::string result = withDecimals(number, 2);
  while (result.ends_with('0')) result.pop_back();
  if (result.ends_with('.')) result.pop_back();
  return result;
}

} // namespace fairway::validator::pool
