// What the steps of the Explainer scale are called, and what their chains come to.
#include "core/rating/explainer_rating.h"
#include "core/solvers/search/search.h"
#include "ui/text/explainer_text.h"

#include <QRegularExpression>

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

TEST(ExplainerText, SaysWhatAChainStartsFromAndComesTo) {
    std::set<explainer::ChainKind> kinds;
    for (const char* line : {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                             "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."}) {
        Grid givens;
        for (int cell = 0; cell < 81; ++cell)
            if (line[cell] != '.')
                givens.set(Cell(cell), Digit(line[cell] - '0'));
        const Puzzle puzzle(givens);
        ASSERT_EQ(search(puzzle).count, 1U);
        for (const explainer::Step& step : ExplainerRater().path(puzzle).steps) {
            const QString reason = explainerReason(step);
            const bool isChain = !step.chains.empty() && !step.hint.isCycle;
            EXPECT_EQ(reason.isEmpty(), !isChain);
            if (!isChain)
                continue;
            kinds.insert(step.hint.kind);
            static const QRegularExpression kSentence(
                QStringLiteral("^(If|Whether|Whichever digit|Wherever) .*(r\\dc\\d|row|column|box).* follows "
                               "(that|both that) r\\dc\\d is .*\\.$"));
            EXPECT_TRUE(kSentence.match(reason).hasMatch()) << reason.toStdString();
            EXPECT_FALSE(reason.contains(QLatin1Char('%')));
        }
    }
    using enum explainer::ChainKind;
    for (const explainer::ChainKind kind : {cell, region, absurd})
        EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
}

}  // namespace
}  // namespace nonet
