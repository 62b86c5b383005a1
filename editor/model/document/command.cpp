#include "editor/model/document/command.h"

namespace fairway::editor {

bool Command::absorb(const Command&) {
  return false;
}

void Compound::exchange(formats::Document& content) {
  if (state_ == State::Done)
    for (auto part = parts_.rbegin(); part != parts_.rend(); ++part) (*part)->exchange(content);
  else
    for (const CommandPtr& part : parts_) part->exchange(content);
  state_ = state_ == State::Done ? State::Undone : State::Done;
}

CommandPtr together(std::string text, CommandPtr first, CommandPtr second) {
  std::vector<CommandPtr> parts;
  if (first) parts.push_back(std::move(first));
  if (second) parts.push_back(std::move(second));
  if (parts.empty()) return nullptr;
  return std::make_unique<Compound>(std::move(text), std::move(parts), Compound::State::Undone);
}

} // namespace fairway::editor
