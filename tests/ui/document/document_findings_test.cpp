#include "tests/ui/document/entered_document.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::enter;
using test::kOneGiven;
using test::recordOf;

TEST(DocumentFindings, AnotherPuzzleForgetsThemBeforeItIsTold) {
    PuzzleDocument document(recordOf(kOneGiven));
    DocumentFindings& findings = document.findings();
    findings.setFacts({.state = SolutionState::several, .solution = std::nullopt});
    findings.setCount(SolutionCount{7, false});
    findings.setRating({});
    ASSERT_TRUE(document.notes().view().rating);
    int told = 0;
    bool isKnownInEdit = true;
    QObject::connect(&findings, &DocumentFindings::factsChanged, &document, [&told] { ++told; });
    QObject::connect(&document, &PuzzleDocument::edited, &document, [&] {
        isKnownInEdit = !findings.awaitsFacts() || findings.count() || findings.rating() || told != 1;
    });
    document.setPuzzle(Puzzle(*gridFromLine(".5" + std::string(79, '.'))));
    EXPECT_FALSE(isKnownInEdit);
    EXPECT_EQ(told, 1);
    EXPECT_EQ(findings.facts().state, SolutionState::unknown);
    EXPECT_FALSE(document.notes().view().rating);
}

TEST(DocumentFindings, ADigitOfTheGameForgetsNothing) {
    PuzzleDocument document(recordOf(kOneGiven));
    document.findings().setFacts({.state = SolutionState::several, .solution = std::nullopt});
    document.findings().setCount(SolutionCount{7, false});
    QSignalSpy told(&document.findings(), &DocumentFindings::factsChanged);
    enter(document, Cell(1), 3);
    EXPECT_FALSE(document.findings().awaitsFacts());
    EXPECT_EQ(document.findings().count(), (SolutionCount{7, false}));
    EXPECT_EQ(told.count(), 0);
}

TEST(DocumentFindings, TheSameCountIsToldOnce) {
    PuzzleDocument document(recordOf(kOneGiven));
    QSignalSpy told(&document.findings(), &DocumentFindings::countChanged);
    document.findings().setCount(SolutionCount{2, true});
    document.findings().setCount(SolutionCount{2, true});
    EXPECT_EQ(told.count(), 1);
    document.findings().askFactsAgain();
    EXPECT_EQ(told.count(), 2);
    EXPECT_FALSE(document.findings().count());
    EXPECT_TRUE(document.findings().awaitsFacts());
}

}  // namespace
}  // namespace nonet
