#pragma once

#include <string>
#include <string_view>

// What all pages of ours are written with. Texts of documents are never markup.
namespace fairway::web {

std::string escaped(std::string_view text);

// Each line a paragraph.
void addParagraphs(std::string& html, std::string_view text);

// As a policy names a script or a style that stands in the page.
std::string hashOf(std::string_view text);

// A picture as an address: shorter than base64, since only a few characters must be written otherwise.
std::string dataAddress(std::string_view svg);

// The attributes of a picture that is not seen at first: a script unpacks it when it is wanted.
std::string packedPicture(std::string_view svg);

// The head of a page that asks nobody for anything, up to `</head>`.
struct PageHead {
  std::string_view title;
  std::string_view style;
  std::string_view policy; // what it allows beside the style and pictures that are inside: scripts, workers
};
void addHead(std::string& html, const PageHead& head);

} // namespace fairway::web
