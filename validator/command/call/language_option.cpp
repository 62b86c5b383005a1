#include "validator/command/call/options.h"

#include "web/page/page_parts.h"

namespace fairway::command {

std::optional<Speaker> speakerOf(const std::string& language) {
  if (language == "en") return Speaker();
  for (const web::Catalogue& catalogue : web::catalogues())
    if (catalogue.language == language) return web::speakerOf(catalogue);
  return std::nullopt;
}

std::string languagesInWords() {
  std::string languages = "en";
  for (const web::Catalogue& catalogue : web::catalogues())
    languages += ", " + std::string(catalogue.language);
  return languages;
}

} // namespace fairway::command
