#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::river {

struct OrdersOptions {
  std::string file; // `-`: standard input
  bool all = false; // fixed sections move too
  bool two = false; // solve two players in each order
  std::uint64_t seed = 1;
  bool json = false;
};

int runOrders(const OrdersOptions& options, const Streams& streams);

} // namespace fairway::command::river
