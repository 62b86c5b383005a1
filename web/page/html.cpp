#include "web/page/html.h"

#include "rules/base/sha256.h"
#include "web/page/packed.h"

#include <algorithm>

namespace fairway::web {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
    case '&':
      safe += "&amp;";
      break;
    case '<':
      safe += "&lt;";
      break;
    case '>':
      safe += "&gt;";
      break;
    case '"':
      safe += "&quot;";
      break;
    default:
      safe += c;
    }
  }
  return safe;
}

void addParagraphs(std::string& html, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    html += "<p>" + escaped(text.substr(0, end)) + "</p>\n";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::string hashOf(std::string_view text) {
  const auto digest = sha256(text);
  return "'sha256-" + base64({reinterpret_cast<const char*>(digest.data()), digest.size()}) + "'";
}

std::string dataAddress(std::string_view svg) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string address = "data:image/svg+xml,";
  // Attributes may have either mark round them, and one of the two need not be escaped.
  const bool apostrophes = svg.find('\'') == std::string_view::npos;
  for (char c : svg) {
    if (c == '"' && apostrophes) c = '\'';
    const auto byte = static_cast<unsigned char>(c);
    const bool plain =
        byte >= 0x20 && byte < 0x7F && std::string_view("\"#%&<>").find(c) == std::string_view::npos;
    if (plain)
      address += c;
    else
      (address += '%') += {hex[byte >> 4], hex[byte & 15]};
  }
  return address;
}

std::string packedPicture(std::string_view svg) {
  const std::string blank = dataAddress("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>");
  return " src=\"" + blank + "\" data-packed=\"" + packed(svg) + "\"";
}

void addHead(std::string& html, const PageHead& head) {
  html +=
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src " +
      hashOf(head.style) + "; img-src data:; base-uri 'none'; form-action 'none'; " +
      std::string(head.policy) +
      "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"generator\" content=\"Fairway\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n<title>" +
      escaped(head.title) + "</title>\n<style>" + std::string(head.style) + "</style>\n</head>\n";
}

} // namespace fairway::web
