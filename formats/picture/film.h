#pragma once

#include "formats/picture/caption.h"
#include "formats/picture/scene.h"

namespace fairway::formats {

// A recorded race to be watched: a scene that shows each turn, and boats or tiles on their way within it.
// What is shown for a turn is the same whatever was shown before.
class Film {
public:
  virtual ~Film() = default;

  virtual int turns() const = 0;    // that can be played: up to the first that is illegal
  virtual int recorded() const = 0; // that the record has
  // Whether anything on the board changes its place in this turn.
  virtual bool moves(int turn) const = 0;

  // Shows the turn with this number, from 1, when a share of it is done: from 0, where it begins, to 1, where
  // it is over. Turn 0 is how the race begins.
  virtual void show(int turn, double share = 1) = 0;

  // What is shown.
  virtual const Scene& scene() const = 0;
  virtual Caption caption(const Theme& theme) const = 0;

  // How many layers of the scene, from the ground up, stay as they are while `ground` stays the same.
  virtual int stillLayers() const = 0;
  virtual int ground() const { return 0; }

protected:
  Film() = default;
  Film(const Film&) = default;
  Film& operator=(const Film&) = default;
};

// How far something has gone after a share of its time that goes from rest to rest.
constexpr double eased(double share) {
  return share * share * (3 - 2 * share);
}

} // namespace fairway::formats
