#include "validator/river/study/orders.h"

#include "rules/base/random.h"

#include <algorithm>
#include <map>
#include <set>

namespace fairway::validator::river {

using fairway::river::Section;

namespace {

using Code = std::pair<int, int>; // kind and push

Code codeOf(const Section& section) {
  return {static_cast<int>(section.kind), section.push};
}

std::vector<std::size_t> movable(const River& river, bool all) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < river.sections.size(); ++i)
    if (all || !river.sections[i].fixed) places.push_back(i);
  return places;
}

std::vector<Code> codesAt(const River& river, const std::vector<std::size_t>& places) {
  std::vector<Code> codes;
  for (std::size_t place : places) codes.push_back(codeOf(river.sections[place]));
  return codes;
}

// The river with sections of these codes at the places; each takes its name along.
River laid(const River& river, const std::vector<std::size_t>& places, const std::vector<Code>& codes) {
  std::multimap<Code, const Section*> stock;
  for (std::size_t place : places) stock.emplace(codeOf(river.sections[place]), &river.sections[place]);
  River result = river;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto taken = stock.find(codes[i]);
    result.sections[places[i]] = *taken->second;
    stock.erase(taken);
  }
  return result;
}

std::vector<Code> shuffled(std::vector<Code> codes, Random& random) {
  for (std::size_t i = codes.size(); i > 1; --i) std::swap(codes[i - 1], codes[random.below(i)]);
  return codes;
}

} // namespace

std::int64_t arrangements(const River& river, bool all) {
  std::map<Code, std::int64_t> counts;
  std::int64_t number = 1;
  std::int64_t placed = 0;
  // C(placed, count) for each code, one factor after the other: every product on the way is a whole number.
  for (const Code& code : codesAt(river, movable(river, all))) number = number * ++placed / ++counts[code];
  return number;
}

std::vector<River> orders(const River& river, bool all, std::uint64_t seed) {
  const std::vector<std::size_t> places = movable(river, all);
  std::vector<Code> codes = codesAt(river, places);
  std::vector<River> list;
  if (arrangements(river, all) > mostOrders) {
    Random random(streamSeed(seed, 0));
    std::set<std::vector<Code>> seen{codes};
    list.push_back(river);
    while (static_cast<std::int64_t>(list.size()) < mostOrders)
      if (const auto some = shuffled(codes, random); seen.insert(some).second)
        list.push_back(laid(river, places, some));
    return list;
  }
  std::sort(codes.begin(), codes.end());
  do list.push_back(laid(river, places, codes));
  while (std::next_permutation(codes.begin(), codes.end()));
  return list;
}

} // namespace fairway::validator::river
