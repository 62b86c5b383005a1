#include "validator/regatta/command/load_regatta.h"

#include "validator/regatta/par/fresh.h"
#include "validator/regatta/study/course_study.h"
#include "validator/regatta/study/deck_study.h"

#include <ostream>

namespace fairway::command::regatta {

Result<LoadedRegatta, formats::Problems> loadRegatta(const std::string& file, const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  const auto body = bodyAs<formats::regatta::RegattaBody>(*loaded, "regatta");
  if (!body) return body.fault();
  auto regatta = resolveRegatta(*body, loaded->file, loaded->loader());
  if (!regatta) return regatta.fault();
  const DocumentInfo& info = loaded->read.document.head.info;
  return LoadedRegatta{std::move(regatta).value(), info.name.value_or("A regatta"), info};
}

bool cannotBeSailed(const validator::regatta::CourseStudy& study, const std::string& file,
                    const Streams& streams) {
  using validator::regatta::Fresh;
  const bool small =
      study.fits() && Fresh::bytesFor(study.waters(), study.passings().layers()) <= Fresh::mostBytes;
  if (small && study.turns().turns()) return false;
  streams.err << file
              << ": cannot be sailed: " << (small ? "the finish cannot be reached" : "the table is too large")
              << "; see `fairway validate`\n";
  return true;
}

bool refusesDeal(const fairway::regatta::Deck& deck, int boats, const std::string& file,
                 const Streams& streams) {
  const std::string why = validator::regatta::whyNotDealt(deck, boats);
  if (why.empty()) return false;
  streams.err << file << ": --players " << boats << ": " << why << "; try --players " << handsIn(deck)
              << '\n';
  return true;
}

bool refusesHandsOfRecord(const fairway::regatta::Deck& deck, int boats, const std::string& file,
                          const Streams& streams) {
  const std::string why = validator::regatta::whyNotDealt(deck, boats);
  if (why.empty()) return false;
  streams.err << file << ": the hands of this record cannot be dealt: " << why << '\n';
  return true;
}

} // namespace fairway::command::regatta
