#pragma once

#include "formats/yaml/decode.h"
#include "rules/base/document_info.h"

namespace fairway::formats {

// The keys that every kind of document has, read from a document's mapping.
DocumentInfo readInfo(yaml::Reading& reading, const yaml::Fields& fields);

} // namespace fairway::formats
