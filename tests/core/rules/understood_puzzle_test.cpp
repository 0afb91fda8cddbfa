// When a puzzle's rules are made, by whom, and that a stop leaves nothing of them.
#include "core/rules/rulebook.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>
#include <thread>

namespace nonet {
namespace {

Layout with(std::vector<Constraint> constraints) {
    Layout layout;
    layout.constraints = std::move(constraints);
    return layout;
}

Constraint of(ConstraintKind kind) {
    Constraint rule;
    rule.kind = kind;
    return rule;
}

/// Along the first row.
Constraint pattern(std::string text) {
    Constraint rule = of(ConstraintKind::lineRule);
    std::vector<Cell>& line = rule.parts.emplace_back();
    for (int column = 0; column < 9; ++column)
        line.emplace_back(column);
    rule.text = std::move(text);
    return rule;
}

/// As often as a poll is asked while the rules are made: at each of them in turn a stop is noticed.
int looksAt(const Layout& layout) {
    std::stop_source source;
    source.request_stop();
    const std::size_t relations = Rulebook(layout).relations().size();
    for (std::uint32_t look = 1;; ++look) {
        const Puzzle puzzle(layout, Grid());
        StopPoll poll(source.get_token(), look);
        if (puzzle.understand(poll))
            return static_cast<int>(look) - 1;
        EXPECT_FALSE(puzzle.understand(source.get_token())) << "nothing of it was kept at look " << look;
        EXPECT_EQ(puzzle.rulebook().relations().size(), relations);
        EXPECT_TRUE(puzzle.understand(source.get_token())) << "what is made is no matter of a token";
    }
}

TEST(UnderstoodPuzzle, NoStopLeavesAnythingWhereverItIsNoticed) {
    RandomSource random(3);
    std::vector<Constraint> cages;
    cages.reserve(20);
    for (int i = 0; i < 20; ++i)
        cages.push_back(test::randomConstraint(ConstraintKind::cage, Layout(), random));
    EXPECT_GE(looksAt(with(cages)), 20) << "once a rule";
    EXPECT_GE(looksAt(with({pattern(".*1.{6}")})), 128) << "once a state";
    EXPECT_GE(looksAt(with({of(ConstraintKind::taxicab)})), 16) << "once a distance";
}

TEST(UnderstoodPuzzle, IsUnderstoodWithoutAStop) {
    const Puzzle puzzle(with({of(ConstraintKind::antiKnight)}), Grid());
    EXPECT_TRUE(puzzle.understand(std::stop_token()));
    EXPECT_TRUE(puzzle.rulebook().rule(0));
}

TEST(UnderstoodPuzzle, HasOneRulebookWhoeverAsksFirst) {
    for (int i = 0; i < 20; ++i) {
        const Puzzle puzzle(with({pattern(".*1.{3}")}), Grid());
        std::vector<const Rulebook*> seen(4);
        {
            std::vector<std::jthread> askers;
            askers.reserve(seen.size());
            for (const Rulebook*& each : seen)
                askers.emplace_back([&each, copy = puzzle] { each = &copy.rulebook(); });
        }
        for (const Rulebook* each : seen)
            EXPECT_EQ(each, &puzzle.rulebook());
    }
}

}  // namespace
}  // namespace nonet
