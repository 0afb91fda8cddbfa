#include "core/lessons/lesson_position.h"

#include "core/lessons/lesson_profile.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <tuple>

namespace nonet {
namespace {

/// A learner's pattern is looked for among these; chains may have more.
constexpr std::size_t kMostPatterns = 2000;

std::vector<Step> patternsOf(TechniqueId id, const Position& position, const TechniqueLimits& limits,
                             const std::stop_token& stop) {
    std::vector<Step> patterns;
    streamSteps(
        PositionFacts(position), {.order = {&id, 1}, .limits = limits, .mostPerTechnique = kMostPatterns},
        [&patterns](std::vector<Step> some) { std::ranges::move(some, std::back_inserter(patterns)); }, stop);
    std::ranges::stable_sort(patterns, {}, [](const Step& step) {
        return std::tuple(patternCells(step).size(), -static_cast<int>(step.eliminations.size()));
    });
    return patterns;
}

std::optional<LessonPosition> lessonAt(TechniqueId id, const ClassicDigits& puzzle, const Position& position,
                                       const std::stop_token& stop) {
    LessonPosition found{.puzzle = puzzle, .position = position};
    found.patterns = patternsOf(id, position, hodokuProfile().limits, stop);
    return found.patterns.empty() ? std::nullopt : std::optional(std::move(found));
}

/// After every step of the basics.
Position exhausted(const Position& start, TechniqueId id, const std::stop_token& stop) {
    const Profile profile = lessonProfile(id);
    const SearchRows rows = searchRows(profile, lessonBasics(id));
    SolvingSession session(SinglesBoard(start), {{rows.begin(), rows.end()}, profile.singles, profile.limits});
    while (const std::optional<Deduction> next = session.next(stop))
        session.apply(*next);
    return session.position();
}

bool holds(TechniqueId id, const Position& position, const std::stop_token& stop) {
    return !stepsOf(id, position, hodokuProfile().limits, 1, stop).empty();
}

Position withCandidates(const Position& position, const CandidateGrid& candidates, const ClassicDigits& puzzle) {
    return Position::from(position.digits(), candidates, puzzle.toGrid());
}

/// A share of the wrong candidates, in random order.
std::vector<Candidate> someWrong(const Position& position, const ClassicDigits& solution, RandomSource& random) {
    const std::uint32_t inHundred = 20 + random.below(65);
    std::vector<Candidate> wrong;
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : position.candidates(cell))
            if (digit.value() != solution.valueAt(cell) && random.below(100) < inHundred)
                wrong.push_back({cell, digit});
    random.shuffle(wrong);
    return wrong;
}

}  // namespace

int LessonPosition::hardness() const {
    constexpr int kForACell = 12;
    constexpr int kForAPattern = 8;
    constexpr int kMostCounted = 6;
    int candidates = 0;
    for (const Cell cell : position.unsolvedCells())
        candidates += position.candidates(cell).count();
    return candidates + kForACell * static_cast<int>(patternCells(shown()).size()) -
           kForAPattern * std::min(kMostCounted, static_cast<int>(patterns.size()));
}

bool isOwnUse(const LessonPosition& position) {
    const Step& shown = position.shown();
    const TechniqueSet easier = techniquesBefore(hodokuProfile(), shown.technique) & ~lessonBasics(shown.technique);
    const auto doesTheSame = [&shown](const Step& step) {
        return std::ranges::all_of(shown.eliminations, [&step](Candidate each) {
            return std::ranges::find(step.eliminations, each) != step.eliminations.end();
        });
    };
    return std::ranges::none_of(techniqueCatalogue(), [&](const Technique& each) {
        return easier.test(each.id) &&
               std::ranges::any_of(stepsOf(each.id, position.position, hodokuProfile().limits), doesTheSame);
    });
}

std::optional<LessonPosition> firstUse(TechniqueId id, const ClassicDigits& puzzle, const std::stop_token& stop) {
    const Profile profile = lessonProfile(id);
    const SearchRows rows = searchRows(profile);
    SolvingSession session(SinglesBoard(Position::fromGivens(puzzle)),
                           {{rows.begin(), rows.end()}, profile.singles, profile.limits});
    while (const std::optional<Deduction> next = session.next(stop)) {
        if (stop.stop_requested())
            return std::nullopt;
        if (next->technique == id)
            return lessonAt(id, puzzle, session.position(), stop);
        session.apply(*next);
    }
    return std::nullopt;
}

std::optional<LessonPosition> thinnedUse(TechniqueId id, const ClassicDigits& puzzle, const ClassicDigits& solution,
                                         RandomSource& random, const std::stop_token& stop) {
    const Position start = exhausted(Position::fromGivens(puzzle), id, stop);
    const std::vector<Candidate> struck = someWrong(start, solution, random);
    Position thinned = start;
    for (const Candidate each : struck)
        thinned.eliminate(each);
    if (start.isSolved() || !holds(id, thinned, stop))
        return std::nullopt;
    // What the pattern does not need comes back, or the basics would have more to do than before.
    CandidateGrid candidates = thinned.candidateGrid();
    for (const Candidate each : struck) {
        candidates.at(each.cell).insert(each.digit);
        if (!holds(id, withCandidates(start, candidates, puzzle), stop))
            candidates.at(each.cell).erase(each.digit);
    }
    const Position position = exhausted(withCandidates(start, candidates, puzzle), id, stop);
    std::optional<LessonPosition> found = lessonAt(id, puzzle, position, stop);
    if (found)
        found->isFromPlay = false;
    return found;
}

}  // namespace nonet
