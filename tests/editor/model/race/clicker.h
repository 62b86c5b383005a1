#pragma once

#include "editor/model/race/race_bench.h"
#include "rules/base/random.h"

#include <array>

namespace fairway::editor::race {

// A user who clicks and types at random in a race.
class Clicker {
public:
  Clicker(RaceBench& bench, Random& random) : bench_(bench), random_(random) {}

  void act() {
    switch (random_.below(16)) {
    case 0:
      return bench_.key(anyKey());
    case 1:
      return bench_.pressAt(anywhere());
    case 2:
      return bench_.moveTo(anywhere());
    case 3:
      return bench_.touch(random_.below(12));
    case 4:
      return bench_.type(static_cast<int>(random_.below(10)));
    case 5:
      return bench_.wheel(random_.below(2) == 0 ? 1 : -1);
    case 6:
      return static_cast<void>(bench_.cancel());
    case 7:
      return rarely([this] { bench_.takeBack(); });
    case 8:
      return rarely([this] { undoOrRedo(); });
    case 9:
      return rarely([this] { bench_.goToTurn(static_cast<int>(random_.below(20)) - 2); });
    case 10:
      return rarely([this] { bench_.goOn(); });
    case 11:
      return bench_.ready();
    case 12:
      return bench_.key(Key::Enter);
    default:
      return takeAnOffer();
    }
  }

private:
  void rarely(const std::function<void()>& act) {
    if (random_.below(4) == 0) act();
  }
  void undoOrRedo() {
    if (random_.below(2) == 0 && bench_.document().canUndo()) bench_.undo();
    if (random_.below(2) == 0 && bench_.document().canRedo()) bench_.redo();
  }
  Key anyKey() {
    constexpr std::array keys{Key::Left,  Key::Right,    Key::Up,       Key::Down,
                              Key::Enter, Key::TurnLeft, Key::TurnRight};
    return keys[random_.below(keys.size())];
  }
  Pointer anywhere() {
    const formats::Box& box = bench_.scene()->box();
    const auto along = [this](double from, double to) {
      return from + (to - from) * static_cast<double>(random_.below(1000)) / 999;
    };
    const double x = along(box.left, box.right);
    return {
        {x, along(box.top, box.bottom)}, random_.below(5) == 0 ? Button::Right : Button::Left, false, false};
  }
  void takeAnOffer() {
    if (bench_.stage() == RaceBench::Stage::Waiting || !bench_.atEnd()) bench_.goOn();
    bench_.ready();
    if (bench_.offers().empty()) return;
    const std::size_t offer = random_.below(bench_.offers().size());
    bench_.point(offer);
    static_cast<void>(bench_.marks());
    bench_.take(offer);
  }

  RaceBench& bench_;
  Random& random_;
};

} // namespace fairway::editor::race
