// What a session keeps from step to step, compared with the same worked out anew.
#include "core/generators/erase.h"
#include "core/solvers/search/search.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/session/solving_session.h"
#include "tests/core/random_positions.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kSteps = 10'000;

void expectSameFacts(const PositionFacts& kept, const PositionFacts& fresh) {
    for (const Digit digit : classic::kAllDigits) {
        EXPECT_EQ(kept.places(digit).inHouse, fresh.places(digit).inHouse) << digit.value();
        EXPECT_EQ(kept.allowedCells(digit), fresh.allowedCells(digit)) << digit.value();
        const ConjugatePairs& pairs = kept.conjugatePairs(digit);
        const ConjugatePairs& wanted = fresh.conjugatePairs(digit);
        ASSERT_EQ(pairs.size(), wanted.size()) << digit.value();
        for (std::size_t i = 0; i < pairs.size(); ++i)
            EXPECT_TRUE(pairs[i].house == wanted[i].house && pairs[i].first == wanted[i].first &&
                        pairs[i].second == wanted[i].second);
    }
    EXPECT_EQ(kept.bivalueCells(), fresh.bivalueCells());
}

/// A digit of the solution, or some candidates that are not of it.
Deduction randomDeduction(const Position& position, const Grid& solution, RandomSource& random) {
    constexpr std::uint32_t kPlacesOneIn = 6;
    Deduction deduction;
    std::vector<Cell> open;
    for (const Cell cell : position.unsolvedCells())
        open.push_back(cell);
    const auto randomCell = [&] { return open[random.below(static_cast<std::uint32_t>(open.size()))]; };
    if (random.below(kPlacesOneIn) == 0) {
        const Cell cell = randomCell();
        deduction.placement = Candidate{cell, *solution.digit(cell)};
        return deduction;
    }
    for (std::uint32_t i = random.below(4) + 1; i > 0; --i) {
        const Cell cell = randomCell();
        for (const Digit digit : position.candidates(cell))
            if (digit != *solution.digit(cell) && random.below(2) == 0)
                deduction.eliminations.insert({cell, digit});
    }
    return deduction;
}

TEST(KeptUpToDate, FactsEqualFactsWorkedOutAnew) {
    RandomSource random(13);
    for (int steps = 0; steps < scaled(kSteps) && !HasFailure();) {
        const Grid solution = randomSolution(random);
        SinglesBoard board(Position::fromPuzzle(erase(solution, random)));
        PositionFacts facts(board.position());
        for (; !board.position().isSolved() && !HasFailure(); ++steps) {
            expectSameFacts(facts, PositionFacts(board.position()));
            const Deduction deduction = randomDeduction(board.position(), solution, random);
            if (deduction.placement)
                board.place(*deduction.placement);
            deduction.eliminations.forEach([&](Candidate gone) { board.eliminate(gone); });
            facts.noteChanges(board.takeChanged());
        }
    }
}

TEST(KeptUpToDate, ABoardQueuesSinglesAsIfItsDigitsHadBeenSetOneByOne) {
    RandomSource random(23);
    for (int i = 0; i < scaled(kSteps) / 5 && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        const Puzzle puzzle = erase(solution, random);
        const Position start =
            random.below(2) == 0 ? Position::fromPuzzle(puzzle) : test::randomPositionOf(puzzle, solution, random);
        SinglesBoard atOnce(start);
        SinglesBoard oneByOne(Position::fromGivens({}));
        for (const Cell cell : classic::kAllCells - start.unsolvedCells())
            oneByOne.place({cell, Digit(start.valueAt(cell))});
        for (const Cell cell : start.unsolvedCells())
            for (const Digit digit : oneByOne.position().candidates(cell) - start.candidates(cell))
                oneByOne.eliminate({cell, digit});
        for (;;) {
            const SinglesOrder order = random.below(4) == 0 ? SinglesOrder::sweep : SinglesOrder::queues;
            const auto full = atOnce.fullHouse(order);
            const auto naked = atOnce.nakedSingle(order);
            const auto hidden = atOnce.hiddenSingle(order);
            const auto otherFull = oneByOne.fullHouse(order);
            const auto otherHidden = oneByOne.hiddenSingle(order);
            ASSERT_EQ(full.has_value(), otherFull.has_value());
            EXPECT_TRUE(!full || (full->single == otherFull->single && full->house == otherFull->house));
            ASSERT_EQ(naked, oneByOne.nakedSingle(order));
            ASSERT_EQ(hidden.has_value(), otherHidden.has_value());
            EXPECT_TRUE(!hidden || (hidden->single == otherHidden->single && hidden->house == otherHidden->house));
            const std::optional<Candidate> next = full     ? std::optional(full->single)
                                                  : naked  ? naked
                                                  : hidden ? std::optional(hidden->single)
                                                           : std::nullopt;
            if (!next)
                break;
            atOnce.place(*next);
            oneByOne.place(*next);
        }
    }
}

TEST(KeptUpToDate, AContradictionIsSeenAsSoonAsItIsThere) {
    RandomSource random(19);
    int contradictory = 0;
    for (int i = 0; i < scaled(kSteps) / 10; ++i) {
        // Some digits set at random besides the puzzle's, then candidates struck, whichever.
        Grid digits = erase(randomSolution(random), random).givens;
        for (const Cell cell : classic::kAllCells)
            if (digits.isBlank(cell) && random.below(20) == 0)
                digits.set(cell, Digit(static_cast<int>(random.below(9)) + 1));
        SinglesBoard board(Position::fromGivens(ClassicDigits::from(digits)));
        bool wasContradictory = board.position().isContradictory();
        EXPECT_EQ(board.isContradictory(), wasContradictory);
        for (int k = 0; k < 60; ++k) {
            const Cell cell(static_cast<int>(random.below(81)));
            const ClassicDigitSet open = board.position().candidates(cell);
            if (open.isEmpty())
                continue;
            if (random.below(4) == 0)
                board.place({cell, open.first()});
            else
                board.eliminate({cell, open.first()});
            wasContradictory = wasContradictory || board.position().isContradictory();
            ASSERT_EQ(board.isContradictory(), wasContradictory);
        }
        contradictory += wasContradictory ? 1 : 0;
    }
    EXPECT_GT(contradictory, 0);
}

TEST(KeptUpToDate, ASessionFindsWhatANewOneWould) {
    RandomSource random(17);
    // Queues depend on the order in which singles came about, the sweep on the position alone.
    const SearchRows rows = searchRows(hodokuProfile());
    const SessionOptions options{{rows.begin(), rows.end()}, SinglesOrder::sweep, {}};
    for (int steps = 0; steps < scaled(kSteps) && !HasFailure();) {
        const Grid solution = randomSolution(random);
        SolvingSession session(SinglesBoard(Position::fromPuzzle(erase(solution, random))), options);
        for (; !session.position().isSolved() && !HasFailure(); ++steps) {
            const std::optional<Deduction> kept = session.next();
            const std::optional<Deduction> fresh = SolvingSession(SinglesBoard(session.position()), options).next();
            ASSERT_EQ(kept.has_value(), fresh.has_value());
            if (kept) {
                EXPECT_EQ(kept->technique, fresh->technique);
                EXPECT_EQ(kept->placement, fresh->placement);
                EXPECT_EQ(kept->eliminations, fresh->eliminations);
            }
            // Now the step that was found, now any other change.
            const bool follows = kept && random.below(2) == 0;
            session.apply(follows ? *kept : randomDeduction(session.position(), solution, random));
        }
    }
}

}  // namespace
}  // namespace nonet
