#pragma once

#include <functional>
#include <string_view>

// A system that refuses what is asked of it, when a test wants it: what cannot be brought about by other
// means, such as a process that has no descriptors left, a disk that fails, or another process that comes in
// between.
namespace fairway::system {

// While it lives it is asked for calls of this name, and some of them fail. So they do in what is forked
// meanwhile, where they are counted on. One at a time.
class Refusal {
public:
  // From the nth on as many as given.
  Refusal(std::string_view call, int reason, int nth = 1, int times = 1);
  // As the function says before each call: 0 lets it pass.
  Refusal(std::string_view call, std::function<int()> reason);
  ~Refusal();
  Refusal(const Refusal&) = delete;
  Refusal& operator=(const Refusal&) = delete;

  bool came() const; // it has refused one, in this process
};

} // namespace fairway::system
