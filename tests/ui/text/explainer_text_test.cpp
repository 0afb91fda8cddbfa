// What the steps of the Explainer scale are called, and what their chains come to.
#include "core/rating/explainer_rating.h"
#include "core/solvers/search/search.h"
#include "core/techniques/explainer/explainer_drawing.h"
#include "ui/text/explainer_text.h"

#include <QRegularExpression>

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

/// Every link has its number, or is counted among those that have none.
void expectLinksToldInOrder(const explainer::Step& step) {
    const QString text = explainerLinks(step);
    EXPECT_TRUE(text.startsWith(QStringLiteral("If r"))) << text.toStdString();
    static const QRegularExpression kNumbers(
        QStringLiteral("^(\\d+)(?:\u2013(\\d+))?\\. r\\dc\\d is .*, so r\\dc\\d is .*\\.$"),
        QRegularExpression::MultilineOption);
    int next = 1;
    for (auto match = kNumbers.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch each = match.next();
        EXPECT_EQ(each.captured(1).toInt(), next);
        next = (each.captured(2).isEmpty() ? each.captured(1) : each.captured(2)).toInt() + 1;
    }
    int links = 0;
    for (const explainer::LinkedNode& node : explainer::linkedNodes(step))
        links += node.links();
    EXPECT_EQ(next - 1 + explainerLinksLeftOut(step), links);
    EXPECT_FALSE(text.contains(QLatin1Char('%')));
}

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
            EXPECT_EQ(explainerLinks(step).isEmpty(), step.chains.empty());
            if (step.hint.producer == explainer::Producer::hiddenSingle) {
                static const QRegularExpression kHouse(
                    QStringLiteral("^In (row|column|box) \\d the digit \\d has only one place left: r\\dc\\d\\.$"));
                EXPECT_TRUE(kHouse.match(reason).hasMatch()) << reason.toStdString();
                continue;
            }
            EXPECT_EQ(reason.isEmpty(), !isChain);
            if (!isChain)
                continue;
            expectLinksToldInOrder(step);
            const QStringList branches = explainerBranches(step);
            EXPECT_EQ(branches.size(), step.chains.size() > 1 ? static_cast<qsizetype>(step.chains.size()) : 0);
            for (std::size_t i = 0; i < step.chains.size(); ++i) {
                const explainer::Step alone = explainer::withChainAlone(step, i);
                // What it assumes may be what it comes to.
                if (explainer::linkedNodes(alone).empty())
                    continue;
                expectLinksToldInOrder(alone);
                if (!branches.isEmpty()) {
                    EXPECT_TRUE(explainerLinks(alone).startsWith(branches[static_cast<qsizetype>(i)] + u':'));
                }
            }
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
