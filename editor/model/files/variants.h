#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

// A document's variants: other solutions of one thing, kept side by side. A variant is a document like any
// other, in a file beside it whose name alone joins them: "wider strait" of `mere.lake.yaml` is
// `mere~wider strait.lake.yaml`. So nothing has to be kept in step, and every program can read it.
namespace fairway::editor {

struct Variant {
  std::filesystem::path file;
  std::string label; // "wider strait"; empty: the document that the others are variants of

  friend bool operator==(const Variant&, const Variant&) = default;
};

std::string variantLabel(const std::filesystem::path& file);

// The file of a variant with this label, whichever of the variants is asked. An empty label: of the document
// itself.
std::filesystem::path variantFile(const std::filesystem::path& file, const std::string& label);

// All that are on the disk, this one among them: the document itself, then its variants by their labels.
std::vector<Variant> variantsOf(const std::filesystem::path& file);

// The one after it, or before it, and round again; empty: there is no other.
std::filesystem::path nextVariant(const std::filesystem::path& file, bool back = false);

// Why there cannot be a new variant of this label, for people; empty: there can.
std::string whyNoVariant(const std::filesystem::path& file, const std::string& label);

// What the variant of another label is called: "Mere", "Mere, islet" and "islet" make "Mere, wider strait" of
// a new label. A name that does not end with the old label is the user's own, and gets the new one behind it.
std::string variantName(const std::string& name, const std::string& before, const std::string& label);

// Writes the document as it is on the desk, saved or not, as a variant; it stays what it was itself. There
// must be nothing against the label.
Result<std::filesystem::path, formats::Problems> writeVariant(const EditedDocument& document,
                                                              const std::string& label);

} // namespace fairway::editor
