#include "core/lessons/lesson_answer.h"

#include "core/lessons/bare_pattern.h"
#include "core/lessons/colouring_part.h"

#include <algorithm>
#include <tuple>

namespace nonet {
namespace {

using Kind = LessonMistake::Kind;

int commonCount(const ClassicCandidateSet& a, const ClassicCandidateSet& b) {
    int count = 0;
    for (const Digit digit : a.digits())
        count += (a.cells(digit) & b.cells(digit)).count();
    return count;
}

/// The pattern's own candidates of a digit, those of its lines too.
ClassicCellSet ownCells(const Step& step, Digit digit) {
    ClassicCellSet cells;
    for (const RoleCandidate& each : step.candidates)
        if (each.candidate.digit == digit)
            cells.insert(each.candidate.cell);
    for (const StepLine& line : step.lines)
        for (const StepNode& node : line.nodes)
            for (const Candidate each : node.candidates)
                if (each.digit == digit)
                    cells.insert(each.cell);
    return cells;
}

/// What a candidate of this digit has to see in order to go, where the pattern has such ends: both pincers, both ends
/// of a chain, all fins, all guardians.
ClassicCellSet endsOf(const Step& step, Digit digit) {
    ClassicCellSet ends;
    for (const RoleCandidate& each : step.candidates) {
        const bool isEnd = each.role == Role::pincer || each.role == Role::fin || each.role == Role::guardian;
        if (isEnd && each.candidate.digit == digit)
            ends.insert(each.candidate.cell);
    }
    for (const StepLine& line : step.lines) {
        // A colouring has a line for each of its pairs, and no ends.
        if (line.nodes.empty() || line.closes || isColouring(step))
            continue;
        for (const StepNode* node : {&line.nodes.front(), &line.nodes.back()})
            for (const Candidate each : node->candidates)
                if (each.digit == digit)
                    ends.insert(each.cell);
    }
    return ends;
}

/// The role of one of the step's own candidates; base for one that only its lines have.
Role roleOf(const Step& step, Candidate candidate) {
    const auto found = std::ranges::find(step.candidates, candidate, &RoleCandidate::candidate);
    return found == step.candidates.end() ? Role::base : found->role;
}

LessonMistake mistakeInCells(const LessonPosition& at, const LessonMarks& marks, const Step& nearest) {
    const ClassicCellSet wrong = marks.cells - markedCells(nearest);
    for (const Cell cell : wrong)
        if (at.position.isSolved(cell))
            return {.kind = Kind::solvedCell, .cell = cell};
    ClassicCellSet all;
    for (const Step& each : at.patterns)
        all |= markedCells(each);
    for (const Cell cell : wrong)
        if (!all.contains(cell))
            return {.kind = Kind::cellOfNone, .cell = cell};
    if (!wrong.isEmpty())
        return {.kind = Kind::cellOfAnother, .cell = wrong.first(), .cells = marks.cells - wrong};
    return {.kind = Kind::cellsMissing,
            .cells = marks.cells,
            .missing = isColouring(nearest) ? 0 : (markedCells(nearest) - marks.cells).count()};
}

LessonMistake mistakeInResult(const LessonPosition& at, Candidate wrong, const Step& nearest) {
    if (!nearest.placements.empty())
        return {.kind = Kind::otherDigit, .candidate = wrong};
    if (!at.position.has(wrong))
        return {.kind = Kind::noCandidate, .candidate = wrong};
    if (ownCells(nearest, wrong.digit).contains(wrong.cell))
        return {.kind = Kind::ownCandidate, .candidate = wrong, .role = roleOf(nearest, wrong)};
    const ClassicCellSet ends =
        markedResults(nearest).digits().contains(wrong.digit) ? endsOf(nearest, wrong.digit) : ClassicCellSet();
    const ClassicCellSet seen = ends & classic::peersOf(wrong.cell);
    if (const ClassicCellSet unseen = ends - seen; !unseen.isEmpty())
        return {.kind = Kind::seesNotAll, .candidate = wrong, .seen = seen, .unseen = unseen};
    return {.kind = Kind::nothingFollows, .candidate = wrong};
}

}  // namespace

ClassicCellSet markedCells(const Step& step) {
    ClassicCellSet cells;
    for (const Cell cell : patternCells(step))
        cells.insert(cell);
    return cells;
}

ClassicCandidateSet markedResults(const Step& step) {
    ClassicCandidateSet results;
    for (const Candidate each : step.placements.empty() ? step.eliminations : step.placements)
        results.insert(each);
    return results;
}

LessonMarks marksOf(const Step& step) { return {markedCells(step), markedResults(step)}; }

Step nearestPattern(const LessonPosition& position, const LessonMarks& marks) {
    // The most cells in common, then the fewest too many or too few, then the results.
    const Step& whole = *std::ranges::max_element(position.patterns, {}, [&marks](const Step& step) {
        const ClassicCellSet cells = markedCells(step);
        const ClassicCandidateSet results = markedResults(step);
        return std::tuple((cells & marks.cells).count(), -(cells - marks.cells).count(),
                          2 * commonCount(results, marks.results) - results.count());
    });
    const bool isPart = isColouring(whole) && markedCells(whole) != marks.cells;
    return (isPart ? colouringPart(position.position, whole, marks.cells) : std::nullopt).value_or(whole);
}

bool LessonMistake::isUnfinished() const {
    switch (kind) {
    case Kind::noCells:
    case Kind::removesNothing:
    case Kind::cellsMissing:
    case Kind::noResults:
    case Kind::resultsMissing: return true;
    default: return false;
    }
}

std::optional<LessonMistake> firstMistake(const LessonPosition& position, const LessonMarks& marks) {
    if (marks.cells.isEmpty())
        return LessonMistake{.kind = Kind::noCells};
    const Step nearest = nearestPattern(position, marks);
    if (markedCells(nearest) != marks.cells)
        return isBarePattern(nearest.technique, position.position, marks.cells)
                   ? LessonMistake{.kind = Kind::removesNothing, .cells = marks.cells}
                   : mistakeInCells(position, marks, nearest);
    const ClassicCandidateSet results = markedResults(nearest);
    if (marks.results.isEmpty())
        return LessonMistake{.kind = Kind::noResults, .cells = marks.cells};
    std::optional<Candidate> wrong;
    marks.results.forEach([&](Candidate each) {
        if (!wrong && !results.contains(each))
            wrong = each;
    });
    if (wrong)
        return mistakeInResult(position, *wrong, nearest);
    if (marks.results != results)
        return LessonMistake{.kind = Kind::resultsMissing,
                             .cells = marks.cells,
                             .candidates = marks.results,
                             .missing = results.count() - marks.results.count()};
    return std::nullopt;
}

}  // namespace nonet
