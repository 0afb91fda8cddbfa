// The checker: every true pattern is right, and every change of one is a slip that names what was marked.
#include "core/lessons/lesson_answer.h"
#include "tests/core/lessons/shipped_lessons.h"

#include <iostream>

namespace nonet {
namespace {

bool isTrueAnswer(const LessonPosition& at, const LessonMarks& marks) {
    return std::ranges::any_of(at.patterns, [&](const Step& step) { return marksOf(step) == marks; });
}

std::vector<Candidate> openCandidates(const Position& position) {
    std::vector<Candidate> all;
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : position.candidates(cell))
            all.push_back({cell, digit});
    return all;
}

ClassicCandidateSet without(const ClassicCandidateSet& set, Candidate gone) {
    ClassicCandidateSet left;
    set.forEach([&](Candidate each) {
        if (each != gone)
            left.insert(each);
    });
    return left;
}

/// One cell or candidate more or less, or another in its place.
LessonMarks mutated(const LessonPosition& at, LessonMarks marks, RandomSource& random) {
    const auto pick = [&random](const auto& list) {
        return list[random.below(static_cast<std::uint32_t>(list.size()))];
    };
    std::vector<Cell> marked(marks.cells.begin(), marks.cells.end());
    std::vector<Candidate> results;
    marks.results.forEach([&](Candidate each) { results.push_back(each); });
    switch (random.below(5)) {
    case 0: marks.cells.insert(Cell(static_cast<int>(random.below(81)))); break;
    case 1: marks.cells.erase(pick(marked)); break;
    case 2:
        marks.cells.erase(pick(marked));
        marks.cells.insert(Cell(static_cast<int>(random.below(81))));
        break;
    case 3: marks.results = without(marks.results, pick(results)); break;
    default: marks.results.insert(pick(openCandidates(at.position))); break;
    }
    return marks;
}

/// All that a slip names was marked, and the reverse of a wrong mark is never claimed.
void expectFits(const LessonSlip& slip, const LessonPosition& at, const LessonMarks& marks) {
    using Kind = LessonSlip::Kind;
    EXPECT_TRUE(marks.cells.containsAll(slip.cells));
    slip.candidates.forEach([&](Candidate each) { EXPECT_TRUE(marks.results.contains(each)); });
    switch (slip.kind) {
    case Kind::solvedCell:
    case Kind::cellOfNone:
    case Kind::cellOfAnother: EXPECT_TRUE(marks.cells.contains(slip.cell)); break;
    case Kind::noCandidate:
    case Kind::ownCandidate:
    case Kind::nothingFollows: EXPECT_TRUE(marks.results.contains(slip.candidate)); break;
    case Kind::seesNotAll:
        EXPECT_TRUE(marks.results.contains(slip.candidate));
        EXPECT_TRUE(marks.cells.containsAll(slip.seen | slip.unseen));
        for (const Cell cell : slip.seen)
            EXPECT_TRUE(classic::arePeers(cell, slip.candidate.cell));
        for (const Cell cell : slip.unseen)
            EXPECT_FALSE(classic::arePeers(cell, slip.candidate.cell));
        break;
    case Kind::cellsMissing:
    case Kind::resultsMissing: EXPECT_GT(slip.missing, 0); break;
    case Kind::noCells: EXPECT_TRUE(marks.cells.isEmpty()); break;
    case Kind::noResults: EXPECT_TRUE(marks.results.isEmpty()); break;
    }
    for (const Step& step : at.patterns)
        EXPECT_FALSE(slip.kind == Kind::cellOfNone && markedCells(step).contains(slip.cell));
}

TEST(LessonAnswer, EveryPatternIsRight) {
    int checked = 0;
    for (const Technique& each : techniqueCatalogue()) {
        const LessonOutcome outcome = test::shippedLesson(each.id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        for (const LessonPosition& at : outcome.lesson.toFind)
            for (const Step& step : at.patterns) {
                EXPECT_FALSE(firstSlip(at, marksOf(step))) << each.code;
                ++checked;
            }
    }
    std::cout << checked << " patterns\n";
}

TEST(LessonAnswer, TwoHundredChangesOfEachTechniqueAreSlips) {
    RandomSource random(14);
    std::map<LessonSlip::Kind, int> kinds;
    for (const Technique& each : techniqueCatalogue()) {
        const LessonOutcome outcome = test::shippedLesson(each.id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        int refused = 0;
        for (int i = 0; refused < 200 && i < 4000; ++i) {
            const LessonPosition& at = outcome.lesson.toFind[random.below(kLessonFinds)];
            const Step& step = at.patterns[random.below(static_cast<std::uint32_t>(at.patterns.size()))];
            const LessonMarks marks = mutated(at, marksOf(step), random);
            if (isTrueAnswer(at, marks))
                continue;
            const std::optional<LessonSlip> slip = firstSlip(at, marks);
            ASSERT_TRUE(slip) << each.code;
            expectFits(*slip, at, marks);
            ++kinds[slip->kind];
            ++refused;
        }
        EXPECT_EQ(refused, 200) << each.code;
    }
    for (const auto& [kind, count] : kinds)
        std::cout << static_cast<int>(kind) << ": " << count << '\n';
    EXPECT_GE(kinds.size(), 7U);
}

TEST(LessonAnswer, NothingMarkedIsTheFirstSlip) {
    const LessonPosition at = test::shippedLesson(TechniqueId::xWing).lesson.seen;
    EXPECT_EQ(firstSlip(at, {})->kind, LessonSlip::Kind::noCells);
    EXPECT_EQ(firstSlip(at, {markedCells(at.shown()), {}})->kind, LessonSlip::Kind::noResults);
}

}  // namespace
}  // namespace nonet
