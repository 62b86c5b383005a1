#pragma once

#include "formats/export/subject.h"

// Files for others, by their endings: what `fairway export` and the editor share.
namespace fairway::formats {

// In small letters, with its point: `.svg`.
std::string endingOf(const std::filesystem::path& file);

bool isPicture(std::string_view ending); // .svg, .png, .pdf
// All that subjects of a game can become: .yaml, .json, the game's own, .svg, .png, .pdf.
std::vector<std::string> knownEndings(std::span<const std::string_view> own);

// The files of a form that holds the document's data, of which the first is `out` itself. None of another
// form.
std::optional<Result<std::vector<NamedFile>, Problems>> dataFiles(const Subject& subject,
                                                                  const std::filesystem::path& out,
                                                                  std::string_view ending, ThemeName theme,
                                                                  const Speaker& speaker = {});

// The bytes of a picture in the form of its ending. None if it is too large for a PNG, or was stopped.
std::optional<std::string> pictureBytes(const Picture& picture, std::string_view ending, double dpi,
                                        const Progress& progress = {});

} // namespace fairway::formats
