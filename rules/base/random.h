#pragma once

#include "rules/base/contract.h"

#include <array>
#include <cstdint>

// Random numbers that are the same on every platform (the standard library's distributions are not). Both
// generators are public domain algorithms of Sebastiano Vigna and David Blackman; RULES.md has their first
// values.
namespace fairway {

// SplitMix64: spreads any seed, also small and consecutive ones, over all 64 bits.
class SplitMix64 {
public:
  constexpr explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

private:
  std::uint64_t state_;
};

// The seed of one of many independent streams under one seed.
constexpr std::uint64_t streamSeed(std::uint64_t seed, std::uint64_t stream) {
  return SplitMix64(SplitMix64(seed).next() + stream).next();
}

// xoshiro256**, its state filled from SplitMix64.
class Random {
public:
  constexpr explicit Random(std::uint64_t seed) {
    SplitMix64 fill(seed);
    for (std::uint64_t& word : state_) word = fill.next();
  }
  constexpr explicit Random(const std::array<std::uint64_t, 4>& state) : state_(state) {}

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  // Evenly one of 0 to n - 1 (n from 1 to 2^32): the upper half of a 32 bit number times n, where the few
  // numbers that would favour some results are thrown away.
  constexpr std::uint32_t below(std::uint64_t n) {
    FAIRWAY_EXPECTS(n >= 1 && n <= std::uint64_t{1} << 32);
    const std::uint64_t uneven = (std::uint64_t{1} << 32) % n;
    std::uint64_t product = (next() >> 32) * n;
    while ((product & 0xffffffff) < uneven) product = (next() >> 32) * n;
    return static_cast<std::uint32_t>(product >> 32);
  }

private:
  static constexpr std::uint64_t rotated(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

  std::array<std::uint64_t, 4> state_{};
};

} // namespace fairway
