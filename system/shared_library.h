#pragma once

namespace fairway::system {

// A library of the system that is loaded when something of it is first called, and stays until the process
// ends. Several threads may ask at once.
class SharedLibrary {
public:
  explicit constexpr SharedLibrary(const char* file) : file_(file) {}

  // Throws std::runtime_error if the library or the function is missing. Each call looks it up: keep what it
  // returns.
  template <typename Function>
  Function* find(const char* function) const {
    return reinterpret_cast<Function*>(address(function));
  }

private:
  void* address(const char* function) const;

  const char* file_;
};

} // namespace fairway::system
