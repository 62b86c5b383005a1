#include "validator/core/words.h"

#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator {

Phrase spotsPhrase(std::span<const Spot> spots, std::size_t most) {
  std::string text;
  const std::size_t shown = std::min(most, spots.size());
  for (std::size_t i = 0; i < shown; ++i) text += (i == 0 ? "" : ", ") + label(spots[i]);
  if (shown == spots.size()) return text;
  return phrase("{1} and {2} more", {text, spots.size() - shown});
}

std::string counted(std::size_t n, std::string_view noun) {
  std::string text = std::to_string(n) + " ";
  // "cities", but "ways" and "buoys".
  constexpr std::string_view vowels = "aeiou";
  const bool changes =
      noun.size() > 1 && noun.ends_with("y") && vowels.find(noun[noun.size() - 2]) == std::string_view::npos;
  if (n == 1 || !changes) return text.append(noun).append(n == 1 ? "" : "s");
  return text.append(noun.substr(0, noun.size() - 1)).append("ies");
}

Phrase decimalPhrase(const std::string& number) {
  const std::size_t point = number.find('.');
  if (point == std::string::npos) return number;
  return phrase("{1}.{2}", {number.substr(0, point), number.substr(point + 1)});
}

Phrase decimalPhrase(double number, int decimals) {
  return decimalPhrase(withDecimals(number, decimals));
}

Phrase percentPhrase(double share, int decimals) {
  return joined({decimalPhrase(100 * share, decimals), std::string("%")}, " ");
}

Phrase signedPhrase(double number, int decimals) {
  const std::string text = withDecimals(std::abs(number), decimals);
  if (text.find_first_not_of("0.") == std::string::npos) return decimalPhrase(text);
  return decimalPhrase((number < 0 ? "-" : "+") + text);
}

} // namespace fairway::validator
