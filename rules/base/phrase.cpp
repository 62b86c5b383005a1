#include "rules/base/phrase.h"

namespace fairway {

std::string filledIn(std::string_view pattern, std::string_view number, std::span<const std::string> values) {
  std::string text;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    text += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    pattern.remove_prefix(open);
    const bool closed = pattern.size() >= 3 && pattern[2] == '}';
    const auto place = static_cast<std::size_t>(closed ? pattern[1] - '1' : 0);
    if (closed && pattern[1] == 'n' && !number.empty())
      text += number;
    else if (closed && place < values.size())
      text += values[place];
    else
      text += pattern.substr(0, closed ? 3 : 1);
    pattern.remove_prefix(closed ? 3 : 1);
  }
  return text;
}

namespace {

std::string joinedText(const std::vector<std::string>& parts, const std::string& between) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) text.append(i == 0 ? "" : between).append(parts[i]);
  return text;
}

} // namespace

Phrase phrase(const char* pattern, std::vector<Phrase> values) {
  Phrase made;
  made.kind_ = Phrase::Kind::One;
  made.pattern_ = pattern;
  made.values_ = std::move(values);
  return made;
}

Phrase countPhrase(const char* one, const char* many, std::size_t n, std::vector<Phrase> values) {
  Phrase made = phrase(one, std::move(values));
  made.kind_ = Phrase::Kind::Counted;
  made.many_ = many;
  made.n_ = n;
  return made;
}

std::string Phrase::in(const Speaker& speaker) const {
  if (kind_ == Kind::Plain) return pattern_;
  std::vector<std::string> values;
  for (const Phrase& value : values_) values.push_back(value.in(speaker));
  if (kind_ == Kind::Joined) return joinedText(values, pattern_);
  if (kind_ == Kind::One) return filledIn(speaker.one ? speaker.one(pattern_.c_str()) : pattern_, "", values);
  const std::string& english = n_ == 1 ? pattern_ : many_;
  return filledIn(speaker.counted ? speaker.counted(pattern_.c_str(), many_.c_str(), n_) : english,
                  std::to_string(n_), values);
}

Phrase joined(std::vector<Phrase> parts, std::string between) {
  Phrase made(std::move(between));
  made.kind_ = Phrase::Kind::Joined;
  made.values_ = std::move(parts);
  return made;
}

} // namespace fairway
