#include "validator/lake_race/suggest/suggest.h"

#include "validator/lake_race/simulation/block_player.h"
#include "validator/lake_race/suggest/proposals.h"
#include "validator/lake_race/validator.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

namespace fairway::validator {

using lake_race::CourseBoard;

namespace {

constexpr int mostEdits = 3;
constexpr std::array<double, mostEdits> shareOfTries{0.5, 0.3, 0.2}; // by number of edits
constexpr std::size_t beam = 4;                                      // drafts that are edited further
constexpr std::size_t batch = 8;       // candidates appraised side by side, by one and the same measure
constexpr std::size_t mostJudged = 12; // finalists that are judged again
constexpr std::size_t mostTold = 5;
// Poor candidates see few races, good ones many.
constexpr std::array<int, 3> rungs{400, 1600, 6400};

using Solved = std::shared_ptr<const Par>;

struct Candidate {
  std::vector<DraftEdit> edits;
  Draft draft;
  double score = std::numeric_limits<double>::infinity();
  int races = 0;
};

// Candidates are solved side by side: only the search as a whole knows how far it is.
class StopsOnly : public WorkWatch {
public:
  explicit StopsOnly(const WorkWatch& whole) : whole_(whole) {}
  bool stopWanted() const override { return whole_.stopWanted(); }

private:
  const WorkWatch& whole_;
};

bool needsPar(const Goal& goal) {
  return goal.kind == Goal::Kind::Fair || goal.kind == Goal::Kind::Par;
}

// The largest distance of a seat from its share, in the first so many races of this seed.
class SeatMeasure {
public:
  SeatMeasure(const Par& par, int players, std::uint64_t seed)
      : player_(par, std::vector<PilotKind>(static_cast<std::size_t>(players), PilotKind::Par), seed,
                SimulationOptions().mostTurns),
        tally_(static_cast<std::size_t>(par.board().cellCount())), players_(players) {}

  double after(int races) {
    for (; block_ * players_ < races; ++block_)
      player_.play(static_cast<std::uint64_t>(block_), players_, tally_);
    double worst = 0;
    const auto ended = static_cast<double>(std::max<std::int64_t>(tally_.ended(), 1));
    for (int seat = 1; seat <= players_; ++seat)
      worst = std::max(
          worst, std::fabs(static_cast<double>(tally_.seats[seat].wins.total) / ended - 1.0 / players_));
    return worst;
  }
  const Tally& tally() const { return tally_; }

private:
  BlockPlayer player_;
  Tally tally_;
  int players_;
  int block_ = 0;
};

class Search {
public:
  Search(const Draft& draft, const DocumentInfo& info, const SuggestOptions& options, WorkWatch& watch)
      : draft_(draft), info_(info), options_(options), watch_(watch),
        searchSeed_(streamSeed(options.seed, 1)), judgeSeed_(streamSeed(options.seed, 2)),
        chance_(streamSeed(options.seed, 3)) {}

  Result<Suggestions, SuggestRefusal> run() {
    if (options_.goal.kind == Goal::Kind::Even && draft_.isCourse) return SuggestRefusal::NotForIt;
    if (const auto refusal = learn()) return *refusal;
    const auto before = judged(draft_, nullptr);
    if (!before) return watch_.stopWanted() ? SuggestRefusal::Stopped : SuggestRefusal::NoCourse;
    result_.before = *before;
    if (options_.goal.kind == Goal::Kind::Clean && before->value <= 0) return SuggestRefusal::AlreadyThere;
    for (int depth = 0; depth < mostEdits; ++depth)
      if (!widen(depth)) return SuggestRefusal::Stopped;
    if (!judgeTheBest()) return SuggestRefusal::Stopped;
    return std::move(result_);
  }

private:
  // Solves and races the draft as it is, to know which cells matter.
  std::optional<SuggestRefusal> learn() {
    quick_ = quickCounts(draft_, info_);
    weights_.assign(static_cast<std::size_t>(draft_.lake.map.cellCount()), 1);
    if (options_.goal.kind == Goal::Kind::Even)
      return routeSpreads(draft_.lake) ? std::nullopt : std::optional(SuggestRefusal::NoCourse);
    const bool clean = options_.goal.kind == Goal::Kind::Clean;
    if (clean) weighFindings();
    const auto courses = coursesOf(draft_);
    if (courses.empty() && !clean) return SuggestRefusal::NoCourse;
    for (const NamedCourse& named : courses) {
      const CourseBoard board(named.course);
      if (static_cast<int>(board.startCells().size()) < options_.players) {
        if (clean) return std::nullopt;
        return SuggestRefusal::NoRoom;
      }
      const auto par = Par::solve(board, {}, watching());
      if (!par && clean && par.fault() != ParRefusal::Stopped) return std::nullopt;
      if (!par) return refusalOf(par.fault());
      known_.push_back(*par);
      placements_.push_back(named.course.placement);
      weigh(**par);
    }
    return std::nullopt;
  }

  // Where the quick checks find something, and beside it.
  void weighFindings() {
    const Report report =
        draft_.isCourse ? validateCourse(draft_.subject(), info_) : validateLake(draft_.lake, info_);
    for (const Finding& finding : report.findings) {
      if (!finding.counts() || finding.severity == Severity::Info) continue;
      for (const Spot& spot : finding.spots)
        for (const Hex hex : disk(toHex(cellOf(spot), draft_.lake.stagger), 1))
          if (const Cell near = toCell(hex, draft_.lake.stagger); draft_.lake.map.contains(near))
            weightAt(near) += 10;
    }
  }

  static SuggestRefusal refusalOf(ParRefusal refusal) {
    switch (refusal) {
    case ParRefusal::NoRoute:
      return SuggestRefusal::NoCourse;
    case ParRefusal::TooLarge:
      return SuggestRefusal::TooLarge;
    case ParRefusal::Stopped:
      break;
    }
    return SuggestRefusal::Stopped;
  }

  // Traffic, jams, wrecks and the start's surroundings.
  void weigh(const Par& par) {
    SeatMeasure races(par, options_.players, searchSeed_);
    races.after(rungs[1]);
    const auto ended = static_cast<double>(std::max<std::int64_t>(races.tally().ended(), 1));
    for (std::size_t i = 0; i < weights_.size(); ++i)
      weights_[i] += 10 * static_cast<double>(races.tally().congestion[i]) / ended;
    if (const auto report = reportOf(par, watch_)) {
      for (const auto& share : report->traffic) weightAt(share.cell) += 3 * std::min(share.expected, 1.0);
      for (const auto& share : report->crashes) weightAt(share.cell) += 20 * share.expected;
    }
    for (const auto start : par.board().startCells())
      for (const Hex hex : disk(toHex(par.board().cellAt(start), draft_.lake.stagger), 2))
        if (const Cell cell = toCell(hex, draft_.lake.stagger); draft_.lake.map.contains(cell))
          weightAt(cell) += 1;
  }
  double& weightAt(Cell cell) { return weights_[draft_.lake.map.indexOf(cell)]; }

  // One edit more: of the draft itself, or of the best of those that have one edit less.
  bool widen(int depth) {
    const int quota =
        depth + 1 == mostEdits
            ? options_.tries - result_.tried
            : static_cast<int>(std::lround(shareOfTries[static_cast<std::size_t>(depth)] * options_.tries));
    std::vector<Candidate> parents;
    if (depth == 0)
      parents.push_back({{}, draft_, 0, 0});
    else
      parents = bestWith(static_cast<std::size_t>(depth), beam);
    std::vector<std::vector<DraftEdit>> edits;
    for (const Candidate& parent : parents) edits.push_back(editsFor(parent));
    std::vector<Candidate> waiting;
    int taken = 0;
    for (std::size_t next = 0; taken < quota; ++next) {
      bool any = false;
      for (std::size_t i = 0; i < parents.size() && taken < quota; ++i) {
        if (next >= edits[i].size()) continue;
        any = true;
        auto candidate = candidateOf(parents[i], edits[i][next]);
        if (!candidate) continue;
        waiting.push_back(std::move(*candidate));
        ++taken;
        if (waiting.size() == batch && !appraise(waiting)) return false;
      }
      if (!any) break;
      if (watch_.stopWanted()) return false;
    }
    return appraise(waiting);
  }

  // What helped alone comes first: it may well help together.
  std::vector<DraftEdit> editsFor(const Candidate& parent) {
    std::vector<DraftEdit> edits;
    if (!parent.edits.empty())
      for (const Candidate& single : bestWith(1, 3 * beam)) edits.push_back(single.edits.front());
    for (DraftEdit& edit : proposals(parent.draft, weights_, chance_)) edits.push_back(std::move(edit));
    return edits;
  }

  // None where it breaks a constraint, or was there before.
  std::optional<Candidate> candidateOf(const Candidate& parent, const DraftEdit& edit) {
    auto draft = edited(parent.draft, edit);
    if (!draft || !isNew(*draft)) return std::nullopt;
    if (quickCounts(*draft, info_).worseThan(quick_, options_.allowWarnings)) return std::nullopt;
    Candidate candidate{parent.edits, std::move(*draft), std::numeric_limits<double>::infinity(), 0};
    candidate.edits.push_back(edit);
    return candidate;
  }

  static bool same(const Draft& a, const Draft& b) {
    return a.lake == b.lake && a.placement == b.placement && a.choices == b.choices;
  }
  bool isNew(const Draft& draft) {
    if (same(draft, draft_)) return false;
    for (const Draft& other : seen_)
      if (same(draft, other)) return false;
    seen_.push_back(draft);
    return true;
  }

  bool appraise(std::vector<Candidate>& waiting) {
    const double measure = scoreToBeat();
    tbb::parallel_for(std::size_t{0}, waiting.size(), [&](std::size_t i) { appraise(waiting[i], measure); });
    for (Candidate& candidate : waiting) {
      ++result_.tried;
      if (std::isfinite(candidate.score)) appraised_.push_back(std::move(candidate));
    }
    waiting.clear();
    watch_.advance(searchShare * result_.tried / options_.tries);
    return !watch_.stopWanted();
  }

  // Who is worse than this after few races gets no more: the best of an eighth of those so far.
  double scoreToBeat() const {
    if (appraised_.size() < 2 * batch) return std::numeric_limits<double>::infinity();
    std::vector<double> scores;
    for (const Candidate& candidate : appraised_) scores.push_back(candidate.score);
    const auto place = scores.begin() + static_cast<std::ptrdiff_t>(scores.size() / 8);
    std::nth_element(scores.begin(), place, scores.end());
    return *place;
  }

  void appraise(Candidate& candidate, double measure) {
    switch (options_.goal.kind) {
    case Goal::Kind::Even:
      candidate.score = worstRatio(candidate.draft);
      return;
    case Goal::Kind::Clean:
      candidate.score = uncleanness(candidate.draft);
      return;
    case Goal::Kind::Fair:
    case Goal::Kind::Par:
      break;
    }
    const auto courses = coursesOf(candidate.draft);
    if (courses.size() != known_.size()) return;
    std::vector<Solved> solved;
    for (std::size_t i = 0; i < courses.size(); ++i) {
      const auto par = roughly(courses[i].course, i);
      if (!par) return;
      solved.push_back(par);
    }
    candidate.score =
        options_.goal.kind == Goal::Kind::Par ? farthestPar(solved) : worstSeat(candidate, solved, measure);
  }

  Solved roughly(const lake_race::Course& course, std::size_t number) {
    const CourseBoard board(course);
    if (static_cast<int>(board.startCells().size()) < options_.players) return nullptr;
    const bool alike = course.placement == placements_[number];
    const auto par = Par::solve(board, {}, watching(), {alike ? known_[number].get() : nullptr, true});
    return par ? *par : nullptr;
  }
  WorkWatch& watching() { return stopsOnly_; }

  double farthestPar(const std::vector<Solved>& solved) const {
    double farthest = 0;
    for (const Solved& par : solved)
      farthest = std::max(farthest, std::fabs(par->value() - options_.goal.par));
    return farthest;
  }

  // The same dice for all candidates: what differs is the lake.
  double worstSeat(Candidate& candidate, const std::vector<Solved>& solved, double measure) const {
    std::vector<std::unique_ptr<SeatMeasure>> measures;
    for (const Solved& par : solved)
      measures.push_back(std::make_unique<SeatMeasure>(*par, options_.players, searchSeed_));
    double worst = 0;
    for (const int races : rungs) {
      worst = 0;
      for (const auto& seats : measures) worst = std::max(worst, seats->after(races));
      candidate.races = races;
      const double error = std::sqrt(0.19 / races); // of a share of a quarter, about
      if (worst - error > measure) break;
    }
    return worst;
  }

  static double worstRatio(const Draft& draft) {
    const auto spreads = routeSpreads(draft.lake);
    double worst = spreads ? 0 : std::numeric_limits<double>::infinity();
    if (spreads)
      for (const RaceSpread& spread : *spreads) worst = std::max(worst, spread.ratio());
    return worst;
  }

  // Findings; of a course those of what is solved too.
  double uncleanness(const Draft& draft) {
    const bool alike = !placements_.empty() && draft.placement == placements_[0];
    return static_cast<double>(solvedCounts(draft, {alike ? known_[0].get() : nullptr, true}).total());
  }

  FindingCounts solvedCounts(const Draft& draft, const ParHints& hints) {
    if (!draft.isCourse) return quickCounts(draft, info_);
    return countsOf(validateCourse(draft.subject(), info_, [&](Judge& judge, const CourseStudy& study) {
      judgeSolved(judge, study, watching(), hints);
    }));
  }

  std::vector<Candidate> bestWith(std::size_t edits, std::size_t most) const {
    std::vector<Candidate> best;
    for (const Candidate& candidate : appraised_)
      if (candidate.edits.size() == edits) best.push_back(candidate);
    std::stable_sort(best.begin(), best.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score < b.score; });
    if (best.size() > most) best.resize(most);
    return best;
  }

  // Solved exactly, raced with other dice than the search had; none where it breaks a constraint.
  std::optional<GoalFigures> judged(const Draft& draft, const GoalFigures* before) {
    GoalFigures figures;
    if (options_.goal.kind == Goal::Kind::Even) {
      const auto spreads = routeSpreads(draft.lake);
      if (!spreads) return std::nullopt;
      figures.spreads = *spreads;
      figures.value = worstRatio(draft);
      figures.findings = quickCounts(draft, info_);
      return figures;
    }
    if (needsPar(options_.goal) && !addCourses(draft, figures)) return std::nullopt;
    if (options_.goal.kind == Goal::Kind::Clean) figures.findings = solvedCounts(draft, {});
    if (watch_.stopWanted()) return std::nullopt;
    if (options_.goal.kind == Goal::Kind::Clean) figures.value = figures.findings.total();
    return allowed(figures, before);
  }

  // Warnings of the quick checks were looked at before; those of what is solved and raced are told as the
  // price.
  static std::optional<GoalFigures> allowed(const GoalFigures& figures, const GoalFigures* before) {
    if (before != nullptr && figures.findings.worseThan(before->findings, true)) return std::nullopt;
    return figures;
  }

  bool addCourses(const Draft& draft, GoalFigures& figures) {
    if (!draft.isCourse) figures.findings = quickCounts(draft, info_);
    for (const NamedCourse& named : coursesOf(draft)) {
      const CourseBoard board(named.course);
      if (static_cast<int>(board.startCells().size()) < options_.players) return false;
      const auto par = Par::solve(board, {}, watching());
      if (!par) return false;
      // Begun from its own solution the checks have nothing left to solve.
      if (draft.isCourse) figures.findings = solvedCounts(draft, {par->get(), false});
      const double value = (*par)->value();
      CourseFigures course;
      course.name = named.name;
      course.par = {(*par)->certificate().lower(value), (*par)->certificate().upper(value)};
      if (options_.goal.kind == Goal::Kind::Fair && !race(**par, course, figures.findings)) return false;
      figures.value = std::max(figures.value, options_.goal.kind == Goal::Kind::Fair
                                                  ? course.worstSeat()
                                                  : std::fabs(course.par.value() - options_.goal.par));
      figures.courses.push_back(std::move(course));
    }
    return !figures.courses.empty();
  }

  bool race(const Par& par, CourseFigures& course, FindingCounts& findings) {
    SimulationOptions races;
    races.races = options_.freshRaces;
    races.exact = true;
    races.seed = judgeSeed_;
    races.pilots.assign(static_cast<std::size_t>(options_.players), PilotKind::Par);
    const auto result = simulate(par, races, watching());
    if (!result) return false;
    course.wins = result->wins;
    course.races = result->tally.races;
    course.verdict = result->verdict;
    course.racesNeeded = result->racesNeeded;
    if (result->sinkings == Fairness::Unfair) ++findings.warnings["F02"];
    if (result->runaway == Fairness::Unfair) ++findings.warnings["F03"];
    return true;
  }

  // Fresh figures decide; of what is equally good the smaller edit is the better one.
  bool judgeTheBest() {
    std::vector<Candidate> finalists = appraised_;
    std::stable_sort(finalists.begin(), finalists.end(), [](const Candidate& a, const Candidate& b) {
      return std::pair(a.score, a.edits.size()) < std::pair(b.score, b.edits.size());
    });
    // The best single edits are heard too, however well larger ones do.
    std::vector<Candidate> chosen = bestWith(1, beam);
    for (const Candidate& finalist : finalists)
      if (chosen.size() < mostJudged &&
          std::none_of(chosen.begin(), chosen.end(),
                       [&](const Candidate& other) { return same(other.draft, finalist.draft); }))
        chosen.push_back(finalist);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      const auto figures = judged(chosen[i].draft, &result_.before);
      judged_.push_back({chosen[i].draft, figures});
      if (watch_.stopWanted()) return false;
      watch_.advance(searchShare +
                     judgeShare * static_cast<double>(i + 1) / static_cast<double>(chosen.size()));
      if (figures && figures->value < result_.before.value - worthTelling())
        result_.best.push_back({chosen[i].edits, chosen[i].draft, *figures});
    }
    rank();
    if (result_.best.size() > mostTold) result_.best.resize(mostTold);
    for (std::size_t i = 0; i < result_.best.size(); ++i) {
      while (dropUselessEdit(result_.best[i]))
        if (watch_.stopWanted()) return false;
      watch_.advance(searchShare + judgeShare +
                     (1 - searchShare - judgeShare) * static_cast<double>(i + 1) /
                         static_cast<double>(result_.best.size()));
    }
    rank();
    return !watch_.stopWanted();
  }

  void rank() {
    std::stable_sort(result_.best.begin(), result_.best.end(), [this](const auto& a, const auto& b) {
      return std::pair(rankOf(a), a.edits.size()) < std::pair(rankOf(b), b.edits.size());
    });
    leaveOutWhatIsNoBetter();
  }

  // An edit without which the same races judge a suggestion as well is only in the way. The last are looked
  // at first: they were added to what had helped before.
  bool dropUselessEdit(Suggestion& suggestion) {
    for (std::size_t i = suggestion.edits.size(); suggestion.edits.size() > 1 && i-- > 0;) {
      std::vector<DraftEdit> fewer = suggestion.edits;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto draft = editedBy(fewer);
      if (!draft || quickCounts(*draft, info_).worseThan(quick_, options_.allowWarnings)) continue;
      const auto figures = judgedBefore(*draft) ? judgedBefore(*draft) : judged(*draft, &result_.before);
      judged_.push_back({*draft, figures});
      if (!figures || !isAsGood(*figures, suggestion.figures)) continue;
      suggestion = {std::move(fewer), *draft, *figures};
      return true;
    }
    return false;
  }

  std::optional<Draft> editedBy(const std::vector<DraftEdit>& edits) const {
    std::optional<Draft> draft = draft_;
    for (const DraftEdit& edit : edits)
      if (draft) draft = edited(*draft, edit);
    return draft;
  }

  bool isAsGood(const GoalFigures& one, const GoalFigures& other) const {
    if (one.value >= other.value + worthTelling() || one.courses.size() != other.courses.size()) return false;
    for (std::size_t i = 0; i < one.courses.size(); ++i)
      if (doubtsOf(one.courses[i].verdict) > doubtsOf(other.courses[i].verdict)) return false;
    return true;
  }
  static int doubtsOf(Fairness verdict) {
    switch (verdict) {
    case Fairness::Fair:
      return 0;
    case Fairness::Neutral:
      return 1;
    case Fairness::Undecided:
      return 2;
    case Fairness::Unfair:
      break;
    }
    return 3;
  }

  std::optional<GoalFigures> judgedBefore(const Draft& draft) const {
    for (const Judged& other : judged_)
      if (same(other.draft, draft)) return other.figures;
    return std::nullopt;
  }

  // A larger edit is worth telling only if no smaller one does as well.
  void leaveOutWhatIsNoBetter() {
    for (std::size_t i = 0; i < result_.best.size(); ++i) {
      const auto others = result_.best.begin() + static_cast<std::ptrdiff_t>(i) + 1;
      result_.best.erase(
          std::remove_if(others, result_.best.end(),
                         [&](const Suggestion& other) { return same(other.after, result_.best[i].after); }),
          result_.best.end());
    }
    const std::vector<Suggestion> all = result_.best;
    std::erase_if(result_.best, [&](const Suggestion& larger) {
      return std::any_of(all.begin(), all.end(), [&](const Suggestion& smaller) {
        return smaller.edits.size() < larger.edits.size() && isAsGood(smaller.figures, larger.figures);
      });
    });
  }

  // An improvement below this is none.
  double worthTelling() const { return options_.goal.kind == Goal::Kind::Fair ? 0.005 : 1e-6; }
  double rankOf(const Suggestion& suggestion) const {
    const double unit = options_.goal.kind == Goal::Kind::Fair ? 0.005 : 1e-6;
    return std::floor(suggestion.figures.value / unit);
  }

  // Of the work: what finalists take, and what is left to see whether they can do with less.
  static constexpr double searchShare = 0.75;
  static constexpr double judgeShare = 0.15;

  struct Judged {
    Draft draft;
    std::optional<GoalFigures> figures;
  };

  const Draft& draft_;
  const DocumentInfo& info_;
  const SuggestOptions& options_;
  WorkWatch& watch_;
  StopsOnly stopsOnly_{watch_};
  std::uint64_t searchSeed_;
  std::uint64_t judgeSeed_;
  Random chance_;
  FindingCounts quick_;
  CellWeights weights_;
  std::vector<Solved> known_; // the draft's own courses
  std::vector<lake_race::Placement> placements_;
  std::vector<Candidate> appraised_;
  std::vector<Draft> seen_;
  std::vector<Judged> judged_;
  Suggestions result_;
};

} // namespace

double CourseFigures::worstSeat() const {
  double worst = 0;
  for (const Estimate& seat : wins)
    worst = std::max(worst, std::fabs(seat.share - 1.0 / static_cast<double>(wins.size())));
  return worst;
}

Result<Suggestions, SuggestRefusal> suggest(const Draft& draft, const DocumentInfo& info,
                                            const SuggestOptions& options, WorkWatch& watch) {
  return Search(draft, info, options, watch).run();
}

} // namespace fairway::validator
