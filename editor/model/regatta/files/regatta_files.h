#pragma once

#include "editor/model/work/game.h"

// What files mean to the card regatta.
namespace fairway::editor::regatta {

Result<References, formats::Problems> readDeck(const formats::Document& content, const formats::Loader& load);
std::unique_ptr<formats::Scene> pictureOf(const EditedDocument& document);

// Of a document that was read in spite of faults: what the reader left empty is made fit to be shown.
void mend(formats::Document& content);
bool isBare(const formats::Document& content);
formats::Problems whyNotSaved(const EditedDocument& document, const std::filesystem::path& file);

std::vector<std::string> differences(const formats::Document& before, const formats::Document& after);
std::vector<std::string> summary(const formats::Document& content);

} // namespace fairway::editor::regatta
