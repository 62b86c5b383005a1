#include "validator/regatta/command/load_regatta.h"

#include "validator/regatta/study/deck_study.h"

#include <ostream>

namespace fairway::command::regatta {

Result<LoadedRegatta, formats::Problems> loadRegatta(const std::string& file, std::istream& in) {
  const auto loaded = loadDocument(file, in);
  if (!loaded) return loaded.fault();
  const auto body = bodyAs<formats::regatta::RegattaBody>(*loaded, "regatta");
  if (!body) return body.fault();
  auto regatta = resolveRegatta(*body, loaded->file, loaded->loader());
  if (!regatta) return regatta.fault();
  return LoadedRegatta{std::move(regatta).value(),
                       loaded->read.document.head.info.name.value_or("A regatta")};
}

bool refusesDeal(const fairway::regatta::Deck& deck, int boats, const std::string& file,
                 const Streams& streams) {
  const std::string why = validator::regatta::whyNotDealt(deck, boats);
  if (why.empty()) return false;
  streams.err << file << ": --players " << boats << ": " << why << "; try --players " << handsIn(deck)
              << '\n';
  return true;
}

} // namespace fairway::command::regatta
