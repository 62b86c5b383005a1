#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/document/references.h"
#include "formats/lake_race/documents.h"
#include "formats/picture/scene.h"

namespace fairway::editor::lake_race {

// The tile set or lake that the document points to, with absolute references.
Result<References, formats::Problems> readLakeReferences(const formats::Document& content,
                                                         const formats::Loader& load);

// Whether nothing of it can be shown: a lake without cells, a set without tiles.
bool hasNoCells(const formats::Document& content);

// A board with empty places cannot be saved.
formats::Problems whyBoardNotSaved(const EditedDocument& document, const std::filesystem::path& file);

// A Tiled map as a lake: the same code as `fairway import`.
bool isTiledMap(const std::filesystem::path& file); // by its ending: .tmx, .tmj
Result<formats::Document, formats::Problems> importTiledMap(const std::filesystem::path& file);

// The lake in small; of a tile set its tiles in their order.
std::unique_ptr<formats::Scene> lakePicture(const EditedDocument& document);

// With the lake inside: a board of tiles becomes a freehand lake, a course gets its lake.
Result<formats::Document, formats::Problems> packedLake(const EditedDocument& document);

// No document can hold a place without a tile: in a recovery file it bears a name of its own.
void nameEmptyPlaces(formats::Document& content);
void unnameEmptyPlaces(formats::Document& content);

// How the bodies of two documents of one kind differ: "14 cells differ", "slot A at 0512 is new".
std::vector<std::string> lakeDifferences(const formats::Document& before, const formats::Document& after);

// What a document is: its size, its slots.
std::vector<std::string> lakeSummary(const formats::Document& content);

// In a tile set that was read in spite of faults: tiles get the size of their set.
void mendTiles(formats::Document& content);

} // namespace fairway::editor::lake_race
