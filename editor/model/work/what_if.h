#pragma once

#include "editor/model/document/edited_document.h"

#include <functional>
#include <memory>

namespace fairway::editor {

// A board that differs from the one on the desk in one thing.
struct WhatIf {
  std::string name;                                          // in which, for people
  std::function<std::unique_ptr<EditedDocument>()> document; // a document of its own, which is on no disk
};

} // namespace fairway::editor
