// The checker: every true pattern is right, and every change of one is a mistake that names what was marked.
#include "core/lessons/bare_pattern.h"
#include "core/lessons/colouring_part.h"
#include "core/lessons/lesson_answer.h"
#include "core/techniques/proof/step_proof.h"
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

/// All that a mistake names was marked, and the reverse of a wrong mark is never claimed.
void expectFits(const LessonMistake& mistake, const LessonPosition& at, const LessonMarks& marks) {
    using Kind = LessonMistake::Kind;
    EXPECT_TRUE(marks.cells.containsAll(mistake.cells));
    mistake.candidates.forEach([&](Candidate each) { EXPECT_TRUE(marks.results.contains(each)); });
    switch (mistake.kind) {
    case Kind::solvedCell:
    case Kind::cellOfNone:
    case Kind::cellOfAnother: EXPECT_TRUE(marks.cells.contains(mistake.cell)); break;
    case Kind::noCandidate:
    case Kind::ownCandidate:
    case Kind::otherDigit:
    case Kind::nothingFollows: EXPECT_TRUE(marks.results.contains(mistake.candidate)); break;
    case Kind::seesNotAll:
        EXPECT_TRUE(marks.results.contains(mistake.candidate));
        EXPECT_TRUE(marks.cells.containsAll(mistake.seen | mistake.unseen));
        for (const Cell cell : mistake.seen)
            EXPECT_TRUE(classic::arePeers(cell, mistake.candidate.cell));
        for (const Cell cell : mistake.unseen)
            EXPECT_FALSE(classic::arePeers(cell, mistake.candidate.cell));
        break;
    case Kind::removesNothing: EXPECT_EQ(mistake.cells, marks.cells); break;
    case Kind::cellsMissing: EXPECT_EQ(mistake.missing == 0, isColouring(nearestPattern(at, marks))); break;
    case Kind::resultsMissing: EXPECT_GT(mistake.missing, 0); break;
    case Kind::noCells: EXPECT_TRUE(marks.cells.isEmpty()); break;
    case Kind::noResults: EXPECT_TRUE(marks.results.isEmpty()); break;
    }
    for (const Step& step : at.patterns)
        EXPECT_FALSE(mistake.kind == Kind::cellOfNone && markedCells(step).contains(mistake.cell));
}

TEST(LessonAnswer, EveryPatternIsRight) {
    int checked = 0;
    for (const Technique& each : techniqueCatalogue()) {
        const LessonOutcome outcome = test::shippedLesson(each.id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        for (const LessonPosition& at : outcome.lesson.toFind)
            for (const Step& step : at.patterns) {
                EXPECT_FALSE(firstMistake(at, marksOf(step))) << each.code;
                ++checked;
            }
    }
    std::cout << checked << " patterns\n";
}

TEST(LessonAnswer, TwoHundredChangesOfEachTechniqueAreMistakes) {
    RandomSource random(14);
    std::map<LessonMistake::Kind, int> kinds;
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
            const std::optional<LessonMistake> mistake = firstMistake(at, marks);
            if (!mistake && isColouring(step)) {
                // Part of the net, and enough of it.
                EXPECT_TRUE(isProved(at.position, nearestPattern(at, marks)));
                EXPECT_TRUE(markedCells(nearestPattern(at, marks)) == marks.cells);
                continue;
            }
            ASSERT_TRUE(mistake) << each.code;
            expectFits(*mistake, at, marks);
            ++kinds[mistake->kind];
            ++refused;
        }
        EXPECT_EQ(refused, 200) << each.code;
    }
    for (const auto& [kind, count] : kinds)
        std::cout << static_cast<int>(kind) << ": " << count << '\n';
    EXPECT_GE(kinds.size(), 7U);
}

TEST(LessonAnswer, NothingMarkedIsTheFirstMistake) {
    const LessonPosition at = test::shippedLesson(TechniqueId::xWing).lesson.seen;
    EXPECT_EQ(firstMistake(at, {})->kind, LessonMistake::Kind::noCells);
    EXPECT_EQ(firstMistake(at, {markedCells(at.shown()), {}})->kind, LessonMistake::Kind::noResults);
}

/// The position once the step is made: its pattern is still there, and removes nothing any more. What else there is to
/// find is `other`.
LessonPosition afterStep(const LessonPosition& at, const Step& step, const Step& other) {
    LessonPosition after = at;
    apply(after.position, step);
    after.patterns = {other};
    return after;
}

TEST(LessonAnswer, APatternThatRemovesNothingIsToldSo) {
    std::map<TechniqueId, int> told;
    for (const Technique& each : techniqueCatalogue()) {
        const LessonOutcome outcome = test::shippedLesson(each.id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        for (const LessonPosition& at : outcome.lesson.toFind)
            for (const Step& step : at.patterns) {
                if (!isBarePattern(each.id, at.position, markedCells(step)))
                    continue;
                const Step& other = outcome.lesson.seen.shown();
                const LessonPosition after = afterStep(at, step, other);
                if (markedCells(other) == markedCells(step))
                    continue;
                EXPECT_TRUE(isBarePattern(each.id, after.position, markedCells(step))) << each.code;
                const auto mistake = firstMistake(after, {markedCells(step), {}});
                ASSERT_TRUE(mistake);
                EXPECT_EQ(mistake->kind, LessonMistake::Kind::removesNothing) << each.code;
                EXPECT_TRUE(mistake->isUnfinished());
                ++told[each.id];
            }
    }
    for (const TechniqueId id : {TechniqueId::xWing, TechniqueId::swordfish, TechniqueId::skyscraper,
                                 TechniqueId::turbotFish, TechniqueId::xyWing, TechniqueId::wWing})
        EXPECT_GT(told[id], 0) << technique(id).code;
}

TEST(LessonAnswer, WhatTheSearchesFindIsABarePattern) {
    using enum TechniqueId;
    for (const TechniqueId id : {xWing, swordfish, jellyfish, skyscraper, twoStringKite, turbotFish, xyWing, xyzWing,
                                 wWing, nakedPair, nakedTriple, nakedQuadruple, hiddenPair, hiddenTriple,
                                 hiddenQuadruple, lockedCandidates1, lockedCandidates2}) {
        const LessonOutcome outcome = test::shippedLesson(id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        for (const LessonPosition& at : outcome.lesson.toFind)
            for (const Step& step : at.patterns) {
                EXPECT_TRUE(isBarePattern(id, at.position, markedCells(step))) << technique(id).code;
                ClassicCellSet less = markedCells(step);
                less.erase(less.first());
                EXPECT_FALSE(isBarePattern(id, at.position, less) && less.count() < 2);
            }
    }
}

TEST(LessonAnswer, ADigitIsNotSaidToBePossibleInASinglesCell) {
    for (const TechniqueId id : {TechniqueId::fullHouse, TechniqueId::nakedSingle, TechniqueId::hiddenSingle}) {
        const LessonOutcome outcome = test::shippedLesson(id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        for (const LessonPosition& at : outcome.lesson.toFind) {
            const Candidate right = at.shown().placements.front();
            for (const Digit digit : classic::kAllDigits) {
                if (digit == right.digit)
                    continue;
                LessonMarks marks{.cells = {right.cell}, .results = {}};
                marks.results.insert({right.cell, digit});
                const auto mistake = firstMistake(at, marks);
                ASSERT_TRUE(mistake);
                EXPECT_EQ(mistake->kind, LessonMistake::Kind::otherDigit);
                EXPECT_EQ(mistake->candidate, (Candidate{right.cell, digit}));
                EXPECT_FALSE(mistake->isUnfinished());
            }
        }
    }
}

TEST(LessonAnswer, TheExtraDigitIsNamedByItsRole) {
    const LessonOutcome outcome = test::shippedLesson(TechniqueId::uniqueRectangle1);
    ASSERT_EQ(outcome.end, LessonEnd::found);
    int asked = 0;
    for (const LessonPosition& at : outcome.lesson.toFind)
        for (const RoleCandidate& each : at.shown().candidates) {
            if (each.role != Role::guardian)
                continue;
            LessonMarks marks{.cells = markedCells(at.shown()), .results = {}};
            marks.results.insert(each.candidate);
            const auto mistake = firstMistake(at, marks);
            ASSERT_TRUE(mistake);
            EXPECT_EQ(mistake->kind, LessonMistake::Kind::ownCandidate);
            EXPECT_EQ(mistake->role, Role::guardian);
            ++asked;
        }
    EXPECT_GT(asked, 0);
}

TEST(LessonAnswer, ThePartOfANetThatProvesTheRemovalIsRight) {
    int smaller = 0;
    for (const TechniqueId id : {TechniqueId::simpleColoursTrap, TechniqueId::simpleColoursWrap}) {
        const LessonOutcome outcome = test::shippedLesson(id);
        ASSERT_EQ(outcome.end, LessonEnd::found);
        for (const LessonPosition& at : outcome.lesson.toFind) {
            const Step& whole = at.shown();
            // Cell after cell is left out, as long as what is left proves something.
            ClassicCellSet cells = markedCells(whole);
            for (const Cell cell : markedCells(whole)) {
                const ClassicCellSet fewer = cells - ClassicCellSet{cell};
                const std::optional<Step> part = colouringPart(at.position, whole, fewer);
                if (!part)
                    continue;
                EXPECT_TRUE(isProved(at.position, *part));
                EXPECT_FALSE(firstMistake(at, marksOf(*part)));
                EXPECT_EQ(firstMistake(at, {fewer, {}})->kind, LessonMistake::Kind::noResults);
                cells = fewer;
                ++smaller;
            }
            const std::optional<LessonMistake> tooFew = firstMistake(at, {{cells.first()}, {}});
            ASSERT_TRUE(tooFew);
            EXPECT_EQ(tooFew->kind, LessonMistake::Kind::cellsMissing);
            EXPECT_TRUE(tooFew->isUnfinished());
        }
    }
    EXPECT_GT(smaller, 0);
}

}  // namespace
}  // namespace nonet
