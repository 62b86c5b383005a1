#pragma once

#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairway {

// Translates from English. Each function is given a pattern in English and answers with the same pattern in
// that language; of two, with the one that fits the number.
struct Speaker {
  std::function<std::string(const char* message)> one;
  std::function<std::string(const char* one, const char* many, std::size_t n)> counted;
};

// The pattern with {1}, {2}, ... replaced by the values, and {n} by the number. What looks like a place in a
// value stays as it is.
std::string filledIn(std::string_view pattern, std::string_view number, std::span<const std::string> values);

// Something to be said, kept as a pattern and what is filled in, so that it can be shown in the user's
// language. A pattern is a whole sentence or name: other languages order and bend words in other ways.
class Phrase {
public:
  Phrase() = default;
  // Names, numbers, cells: the same in every language.
  Phrase(std::string text) : pattern_(std::move(text)) {} // NOLINT(google-explicit-constructor)
  template <std::integral Number>
  Phrase(Number number) : pattern_(std::to_string(number)) {} // NOLINT(google-explicit-constructor)

  friend Phrase phrase(const char* pattern, std::vector<Phrase> values);
  friend Phrase countPhrase(const char* one, const char* many, std::size_t n, std::vector<Phrase> values);
  friend Phrase joined(std::vector<Phrase> parts, std::string between);

  std::string english() const { return in({}); }
  std::string in(const Speaker& speaker) const;

  friend bool operator==(const Phrase&, const Phrase&) = default;

private:
  enum class Kind : unsigned char { Plain, One, Counted, Joined };

  Kind kind_ = Kind::Plain;
  std::string pattern_; // of Joined, what stands between
  std::string many_;
  std::size_t n_ = 0;
  std::vector<Phrase> values_;
};

// The catalogues of messages are made from the calls of these two, so the patterns must be literals.
Phrase phrase(const char* pattern, std::vector<Phrase> values = {});
Phrase countPhrase(const char* one, const char* many, std::size_t n, std::vector<Phrase> values = {});

// Marks a text for the catalogues that is kept in English and said later.
constexpr const char* marked(const char* message) {
  return message;
}

// Phrases one after the other; what stands between is the same in every language.
Phrase joined(std::vector<Phrase> parts, std::string between = ", ");

} // namespace fairway
