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

/// Some of the solution's digits set, and a share of the wrong candidates struck.
Position thinned(const ClassicDigits& puzzle, const ClassicDigits& solution, RandomSource& random) {
    Position position = Position::fromGivens(puzzle);
    // Patterns of many cells want open boards, uniqueness closed ones.
    const std::uint32_t digitsInHundred = random.below(2) == 0 ? random.below(8) : random.below(60);
    const std::uint32_t struckInHundred = random.below(60);
    for (const Cell cell : classic::kAllCells)
        if (!position.isSolved(cell) && random.below(100) < digitsInHundred)
            position.place({cell, Digit(solution.valueAt(cell))});
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : position.candidates(cell))
            if (digit.value() != solution.valueAt(cell) && random.below(100) < struckInHundred)
                position.eliminate({cell, digit});
    return position;
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
    const Profile profile = lessonProfile(id);
    const SearchRows rows = searchRows(profile, lessonBasics(id));
    SolvingSession session(SinglesBoard(thinned(puzzle, solution, random)),
                           {{rows.begin(), rows.end()}, profile.singles, profile.limits});
    while (const std::optional<Deduction> next = session.next(stop))
        session.apply(*next);
    if (stop.stop_requested() || session.position().isSolved())
        return std::nullopt;
    std::optional<LessonPosition> found = lessonAt(id, puzzle, session.position(), stop);
    if (found)
        found->isFromPlay = false;
    return found;
}

}  // namespace nonet
