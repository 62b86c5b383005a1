#pragma once

#include "formats/document/document.h"
#include "formats/document/game.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

// What every kind of document can say about itself: read and written here, for all games.
namespace fairway::formats {

// All keys of a kind: those of every document, and then its own.
std::vector<std::string_view> keysOf(const Kind& kind);

// A check's code: a capital letter and two digits. Whether there is such a check is the validator's to say.
bool isCheckCode(std::string_view text);

// A digest as records have it for their board.
bool isBoardDigest(std::string_view text);

// The head of a document that goes elsewhere: a path to a schema in its comments is right only from where the
// document was, while addresses are right everywhere.
DocumentHead withoutSchemaPath(DocumentHead head);

// The digest of a record's board, as `board:` has it.
std::optional<std::string> readBoardDigest(yaml::Reading& reading, const yaml::Fields& fields);

DocumentInfo readInfo(yaml::Reading& reading, const yaml::Fields& fields, const Game& game);
void writeInfo(Emitter& out, const DocumentInfo& info);

} // namespace fairway::formats
