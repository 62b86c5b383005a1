#pragma once

namespace fairway::validator {

// How long work reports to its callers. The work reports from any thread; a watch that shows something takes
// care of that itself.
class WorkWatch {
public:
  WorkWatch() = default;
  WorkWatch(const WorkWatch&) = delete;
  WorkWatch& operator=(const WorkWatch&) = delete;
  virtual ~WorkWatch() = default;

  // The share of the work that is done, from 0 to 1.
  virtual void advance(double share) { static_cast<void>(share); }

  // Asked often, from any thread: once this is true it stays so, and the work ends as soon as it can, without
  // a result.
  virtual bool stopWanted() const { return false; }
};

// For unwatched work: it runs to its end.
inline const WorkWatch& unwatched() {
  static const WorkWatch nobody;
  return nobody;
}

// Work inside of other work that alone knows how far it is: it can be stopped, and nothing is heard of it.
class StopsOnly : public WorkWatch {
public:
  explicit StopsOnly(const WorkWatch& whole) : whole_(whole) {}
  bool stopWanted() const override { return whole_.stopWanted(); }

private:
  const WorkWatch& whole_;
};

// A part of longer work: its own 0 to 1 is `from` to `to` of the whole.
class PartWatch : public WorkWatch {
public:
  PartWatch(WorkWatch& whole, double from, double to) : whole_(whole), from_(from), to_(to) {}

  void advance(double share) override { whole_.advance(from_ + share * (to_ - from_)); }
  bool stopWanted() const override { return whole_.stopWanted(); }

private:
  WorkWatch& whole_;
  double from_;
  double to_;
};

} // namespace fairway::validator
