#include "validator/pool/command/pages/home_map.h"

#include "validator/pool/study/home.h"

namespace fairway::command::pool {

std::optional<HomeChoice> homeChoice(std::string_view text, const fairway::pool::Pool& pool) {
  const std::size_t colon = text.find(':');
  const auto side = fairway::pool::sideOfName(text.substr(0, colon));
  if (!side || colon == std::string_view::npos) return std::nullopt;
  const std::string_view value = text.substr(colon + 1);
  if (value == "swimmer") return HomeChoice{*side, 0};
  for (const fairway::pool::Crocodile& crocodile : pool.crocodiles)
    if (value == std::to_string(crocodile.value)) return HomeChoice{*side, crocodile.value};
  return std::nullopt;
}

formats::pool::HomeMap homeMap(const fairway::pool::Pool& pool, const HomeChoice& choice) {
  const fairway::pool::PoolBoard board(pool);
  const validator::pool::HomeTable table = validator::pool::homeTable(board, choice.side, choice.value);
  formats::pool::HomeMap map{choice.side, choice.value, {}};
  for (const Square square : pool.map.squaresOf(fairway::pool::Ground::Water)) {
    const int turns = table.turnsFrom(board.numberOf(square));
    map.entries.push_back(
        {square, turns == validator::pool::HomeTable::never ? std::nullopt : std::optional(turns)});
  }
  return map;
}

} // namespace fairway::command::pool
