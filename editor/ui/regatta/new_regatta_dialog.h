#pragma once

#include "editor/model/document/edited_document.h"
#include "rules/plane/vec.h"

#include <filesystem>

class wxWindow;

namespace fairway::editor::regatta {

// A regatta on a fresh table of this size. A deck of ours goes into the document; null if the file holds
// none.
std::unique_ptr<EditedDocument> makeRegatta(plane::Vec table, const std::filesystem::path& deck = {});
// One that follows a deck of the user's own; null if it cannot be read.
std::unique_ptr<EditedDocument> makeRegattaWith(plane::Vec table, const std::filesystem::path& ownDeck);

// Asks for the size of the table and the deck; null when the user cancels.
std::unique_ptr<EditedDocument> askRegatta(wxWindow* parent);
std::unique_ptr<EditedDocument> askDeck(wxWindow* parent); // there is nothing to ask

} // namespace fairway::editor::regatta
