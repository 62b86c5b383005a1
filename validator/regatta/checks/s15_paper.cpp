#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

// What a page of A4 holds within a margin of 10 mm.
constexpr int pageWidth = 190, pageHeight = 277;
constexpr int cardsToAPage = 9;

int pagesFor(Vec table, int width, int height) {
  return ((table.x + width - 1) / width) * ((table.y + height - 1) / height);
}

} // namespace

CheckResult checkPaper(const CourseStudy& study) {
  const Vec table = study.course().table;
  const int plan = std::min(pagesFor(table, pageWidth, pageHeight), pagesFor(table, pageHeight, pageWidth));
  const int cards = (cardCount(study.deck()) + cardsToAPage - 1) / cardsToAPage;
  CheckResult result;
  result.statement = counted(static_cast<std::size_t>(plan), "page") + " for the table at true size, " +
                     counted(static_cast<std::size_t>(cards), "page") + " for the cards";
  Finding finding;
  finding.key = "table";
  finding.message =
      phrase("On A4 the table takes {1} pages at true size, and the cards {2}. Nothing needs to be done.",
             {plan, cards});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
