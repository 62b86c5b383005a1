#include "validator/river/command/commands.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/river/solve/two.h"
#include "validator/river/study/fairest.h"
#include "validator/river/study/words.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace fairway::command::river {

namespace {

using namespace validator::river;

// The fairest first if two players were solved, otherwise the one that gives most; unknown ones last.
void rank(std::vector<OrderValue>& values, bool two) {
  const auto unfairness = [](const OrderValue& value) {
    return value.win ? std::fabs(value.win->value() - 0.5) : 2;
  };
  std::stable_sort(values.begin(), values.end(), [&](const OrderValue& a, const OrderValue& b) {
    if (two) return unfairness(a) < unfairness(b);
    return a.points.value_or(-1) > b.points.value_or(-1);
  });
}

std::string ordersJson(const std::vector<OrderValue>& values, std::int64_t total) {
  Tree orders = Tree::list();
  for (const OrderValue& value : values)
    orders.push_back({{"order", orderOf(value.river)},
                      {"points", value.points},
                      {"best_all_saved", value.bestAllSaved},
                      {"win", value.win ? Tree(value.win->value()) : Tree(nullptr)}});
  return formats::jsonText({{"schema", "fairway-river-orders-1"}, {"total", total}, {"orders", orders}});
}

std::string ordersText(const std::vector<OrderValue>& values, std::int64_t total, bool two) {
  std::ostringstream out;
  const auto width = static_cast<int>(std::max<std::size_t>(5, values.front().river.sections.size()));
  out << std::left << std::setw(width) << "order"
      << "  points  all saved at best" << (two ? "  first wins" : "") << '\n';
  for (const OrderValue& value : values) {
    out << std::left << std::setw(width) << orderOf(value.river) << std::right;
    if (!value.points) {
      out << "  may never end\n";
      continue;
    }
    out << std::setw(8) << withDecimals(*value.points, 2) << std::setw(19) << percent(*value.bestAllSaved);
    if (value.win) out << std::setw(12) << percent(value.win->value(), 2);
    out << '\n';
  }
  if (static_cast<std::int64_t>(values.size()) < total)
    out << "A random sample of " << values.size() << " out of " << total << " orders.\n";
  return out.str();
}

} // namespace

int runOrders(const OrdersOptions& options, const Streams& streams) {
  const auto river = loadRiver(options.file, streams);
  if (!river) return refuse(river.fault(), streams);
  if (options.two && statesOfTwo(river->river, Goal::Win) > mostStatesOfTwo)
    return refuseCall("--two: two players have " + std::to_string(statesOfTwo(river->river, Goal::Win)) +
                          " states on this river, too many to be solved",
                      streams);
  const std::int64_t total = arrangements(river->river, options.all);
  ProgressBar bar(streams, "orders");
  auto values = valued(orders(river->river, options.all, options.seed), options.two, bar);
  if (!values) return tellStopped(streams.err);
  rank(*values, options.two);
  streams.out << (options.json ? ordersJson(*values, total) : ordersText(*values, total, options.two));
  return exitDone;
}

} // namespace fairway::command::river
