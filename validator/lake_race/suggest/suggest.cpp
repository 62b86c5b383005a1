#include "validator/lake_race/suggest/suggest.h"

#include "validator/lake_race/simulation/block_player.h"
#include "validator/lake_race/suggest/draft.h"
#include "validator/lake_race/suggest/finalists.h"
#include "validator/lake_race/validator.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using fairway::lake_race::CourseBoard;

namespace {

constexpr int mostEdits = 3;
constexpr std::array<double, mostEdits> shareOfTries{0.5, 0.3, 0.2}; // by number of edits
constexpr std::size_t batch = 8; // candidates appraised side by side, by one and the same measure
// Poor candidates see few races, good ones many.
constexpr std::array<int, 3> rungs{400, 1600, 6400};

using Solved = std::shared_ptr<const Par>;

// The largest distance of a seat from its share, in the first N races of this seed.
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
        searchSeed_(streamSeed(options.seed, 1)), judge_(info, options, stopsOnly_),
        chance_(streamSeed(options.seed, 3)) {}

  Result<Suggestions, SuggestRefusal> run() {
    if (options_.goal.kind == Goal::Kind::Even && draft_.isCourse) return SuggestRefusal::NotForIt;
    if (const auto refusal = learn()) return *refusal;
    const auto before = judge_.figuresOf(draft_);
    if (!before) return watch_.stopWanted() ? SuggestRefusal::Stopped : SuggestRefusal::NoCourse;
    result_.before = *before;
    if (options_.goal.kind == Goal::Kind::Clean && before->value <= 0) return SuggestRefusal::AlreadyThere;
    for (int depth = 0; depth < mostEdits; ++depth)
      if (!widen(depth)) return SuggestRefusal::Stopped;
    Finalists finalists(draft_, quick_, result_.before, options_, judge_);
    auto best = finalists.best(appraised_, watch_);
    if (!best) return SuggestRefusal::Stopped;
    result_.best = std::move(*best);
    result_.leftOut = finalists.leftOut();
    addLeftOut();
    return std::move(result_);
  }

private:
  // What the search thought better of than the best that is suggested, but for its warnings.
  void addLeftOut() {
    const double best = result_.best.empty() ? result_.before.value : result_.best.front().figures.value;
    for (const Candidate& candidate : appraised_) {
      if (candidate.newWarnings.empty() || candidate.score - warned >= best) continue;
      ++result_.leftOut.edits;
      result_.leftOut.codes.insert(candidate.newWarnings.begin(), candidate.newWarnings.end());
    }
  }

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
    if (!known_.empty()) solved_ = solvedCounts(draft_, info_, courses, known_, false, watching());
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
      parents = bestWith(appraised_, static_cast<std::size_t>(depth), beam);
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
      for (const Candidate& single : bestWith(appraised_, 1, 3 * beam)) edits.push_back(single.edits.front());
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

  bool isNew(const Draft& draft) {
    if (sameBoard(draft, draft_)) return false;
    for (const Draft& other : seen_)
      if (sameBoard(draft, other)) return false;
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

  // Candidates worse than this after few races get no more: the best of an eighth of those so far.
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
      candidate.score = worstRatio(candidate.draft.lake);
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
    SolvedPars solved;
    for (std::size_t i = 0; i < courses.size(); ++i) {
      const auto par = roughly(courses[i].course, i);
      if (!par) return;
      solved.push_back(par);
    }
    candidate.score =
        options_.goal.kind == Goal::Kind::Par ? farthestPar(solved) : worstSeat(candidate, solved, measure);
    if (options_.allowWarnings) return;
    candidate.newWarnings =
        solvedCounts(candidate.draft, info_, courses, solved, true, watching()).newOnes(solved_);
    if (!candidate.newWarnings.empty()) candidate.score += warned;
  }

  Solved roughly(const fairway::lake_race::Course& course, std::size_t number) {
    const CourseBoard board(course);
    if (static_cast<int>(board.startCells().size()) < options_.players) return nullptr;
    const bool alike = course.placement == placements_[number];
    const auto par = Par::solve(board, {}, watching(), {alike ? known_[number].get() : nullptr, true});
    return par ? *par : nullptr;
  }
  WorkWatch& watching() { return stopsOnly_; }

  double farthestPar(const SolvedPars& solved) const {
    double farthest = 0;
    for (const Solved& par : solved)
      farthest = std::max(farthest, std::fabs(par->value() - options_.goal.par));
    return farthest;
  }

  // The same dice for all candidates: what differs is the lake.
  double worstSeat(Candidate& candidate, const SolvedPars& solved, double measure) const {
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

  // Findings; of a course those of what is solved too.
  double uncleanness(const Draft& draft) {
    const bool alike = !placements_.empty() && draft.placement == placements_[0];
    return static_cast<double>(
        solvedCounts(draft, info_, watching(), {alike ? known_[0].get() : nullptr, true}).total());
  }

  const Draft& draft_;
  const DocumentInfo& info_;
  const SuggestOptions& options_;
  WorkWatch& watch_;
  StopsOnly stopsOnly_{watch_};
  std::uint64_t searchSeed_;
  FreshJudge judge_;
  Random chance_;
  FindingCounts quick_;
  FindingCounts solved_; // and what solving the draft shows
  CellWeights weights_;
  SolvedPars known_; // the draft's own courses
  std::vector<fairway::lake_race::Placement> placements_;
  std::vector<Candidate> appraised_;
  std::vector<Draft> seen_;
  Suggestions result_;
};

} // namespace

Result<Suggestions, SuggestRefusal> suggest(const Draft& draft, const DocumentInfo& info,
                                            const SuggestOptions& options, WorkWatch& watch) {
  return Search(draft, info, options, watch).run();
}

} // namespace fairway::validator::lake_race
