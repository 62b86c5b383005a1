#pragma once

#include "formats/document/document.h"

#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace fairway::editor {

// One step of the history. Doing and undoing are the same exchange: the command holds what is not in the
// document, and swaps it in. So nothing can be undone in another way than it was done.
class Command {
public:
  virtual ~Command() = default;

  virtual void exchange(formats::Document& content) = 0;
  virtual std::string text() const = 0; // as the history shows it: "Paint 14 cells of land"

  // Takes a later command in, which has been done already, so that both are undone in one step. False: it
  // stays a step of its own.
  virtual bool absorb(const Command& next);
};

using CommandPtr = std::unique_ptr<Command>;

// Exchanges one value of the document. Steps with the same merge key, such as the notches of a wheel, become
// one step; an empty key never merges.
template <class T>
class ValueChange final : public Command {
public:
  using Reach = std::function<T&(formats::Document&)>;

  ValueChange(std::string text, Reach reach, T value, std::string mergeKey = {})
      : text_(std::move(text)), reach_(std::move(reach)), value_(std::move(value)),
        mergeKey_(std::move(mergeKey)) {}

  void exchange(formats::Document& content) override { std::swap(reach_(content), value_); }
  std::string text() const override { return text_; }

  bool absorb(const Command& next) override {
    const auto* other = dynamic_cast<const ValueChange*>(&next);
    if (!other || mergeKey_.empty() || other->mergeKey_ != mergeKey_) return false;
    text_ = other->text_;
    return true;
  }

private:
  std::string text_;
  Reach reach_;
  T value_;
  std::string mergeKey_;
};

// Sets a member of the document's body, such as `&PoolBody::pool`; null where it has the value already.
template <class Body, class T>
CommandPtr setMember(const formats::Document& content, T Body::*member, std::string text,
                     std::type_identity_t<T> value, std::string mergeKey = {}) {
  if (content.get<Body>().*member == value) return nullptr;
  const auto reach = [member](formats::Document& document) -> T& { return document.get<Body>().*member; };
  return std::make_unique<ValueChange<T>>(std::move(text), reach, std::move(value), std::move(mergeKey));
}

// Several commands as one step.
class Compound final : public Command {
public:
  enum class State { Undone, Done };

  Compound(std::string text, std::vector<CommandPtr> parts, State state)
      : text_(std::move(text)), parts_(std::move(parts)), state_(state) {}

  void exchange(formats::Document& content) override;
  std::string text() const override { return text_; }

private:
  std::string text_;
  std::vector<CommandPtr> parts_;
  State state_;
};

// Two commands as one, either of which may be missing; null when both are.
CommandPtr together(std::string text, CommandPtr first, CommandPtr second);

} // namespace fairway::editor
