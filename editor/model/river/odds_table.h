#pragma once

#include "editor/model/work/background.h"
#include "editor/model/work/cancellation.h"
#include "rules/river/board/river.h"

#include <deque>

namespace fairway::editor::river {

// How two perfect players fare on a river.
struct TwoOdds {
  double win = 0; // of the first player, a tie as a half
  double first = 0;
  double tie = 0;
  double second = 0;
  double rounds = 0;
  double ahead = 0; // points by which the first player expects to be ahead
};

// One order of the river's sections and how it plays; what is not known is left out.
struct OrderRow {
  fairway::river::River river;
  std::optional<double> points; // of one player alone
  std::optional<double> allSaved;
  std::optional<double> win; // of the first of two players
};

enum class OrderSort : std::uint8_t { Seats, Par, AllSaved }; // fairest first; most first

// The odds of the river on the desk and of its orders, worked out in threads of their own and dropped as soon
// as the river changes. Laying another of its orders keeps the list.
class OddsTable {
public:
  enum class State : std::uint8_t { Nothing, Waiting, Working, Done, Endless, TooLarge, Stopped };

  // `post` hands results over to the asker's thread.
  explicit OddsTable(std::function<void(Background::Deliver)> post);

  // The same river again changes nothing. Two players are solved at once where that takes a moment only.
  void show(std::optional<fairway::river::River> river);
  const std::optional<fairway::river::River>& river() const { return river_; }

  State two() const { return two_; }
  const TwoOdds& odds() const { return odds_; } // once it is done
  void askTwo();
  void stopTwo();
  double share() const { return share_; } // of the work on two players, from 0 to 1

  State orders() const { return orders_; }
  void askOrders(bool all); // fixed sections move too
  void stopOrders();
  double ordersShare() const { return ordersShare_; }
  bool ordersOfAll() const { return all_; }
  const std::vector<OrderRow>& rows() const { return rows_; } // sorted
  void sortBy(OrderSort sort);
  OrderSort sort() const { return sort_; }
  std::optional<std::size_t> current() const; // the row that lies on the desk
  const OrderRow* fairest() const;            // null: not known

  bool settled() const { return two_ != State::Working && orders_ != State::Working; }

  std::function<void()> onChange; // after anything above has changed

  // Up to this many states two players are solved without being asked.
  static constexpr std::int64_t solvedAtOnce = 12'000'000;

private:
  class Watch;
  struct Known {
    fairway::river::River river;
    TwoOdds odds;
  };
  const Known* known() const; // of the river on the desk; null: it was not solved yet
  void sortRows();
  void notify() const;
  void fail(State& what);
  void progress(std::size_t generation, bool ofOrders, double share);

  std::function<void(Background::Deliver)> post_;
  std::optional<fairway::river::River> river_;
  State two_ = State::Nothing;
  TwoOdds odds_;
  std::deque<Known> known_; // the newest first: undo comes back to them
  double share_ = 0;
  State orders_ = State::Nothing;
  double ordersShare_ = 0;
  bool all_ = false;
  OrderSort sort_ = OrderSort::Seats;
  std::vector<OrderRow> rows_;
  std::size_t generation_ = 0;       // of the river, so that what comes late is known by it
  std::size_t ordersGeneration_ = 0; // of the list
  Background forTwo_;                // last: they deliver to all of the above
  Background forOrders_;
};

} // namespace fairway::editor::river
