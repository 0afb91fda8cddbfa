// What comes of texts and files, as a value: nothing of it is worded here.
#include "ui/session/document_session.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

const QString kLine =
    QStringLiteral(".397.....7...3......2698...6.347521...........952817.6...1465......2...8.....367.");

class PuzzleImportTest : public ::testing::Test {
protected:
    PuzzleImportTest() {
        QObject::connect(&m_session.imports(), &PuzzleImport::ended, &m_session,
                         [this](const ImportOutcome& outcome) { m_outcomes.push_back(outcome); });
    }
    /// The one outcome of what is asked for.
    ImportOutcome outcomeOf(const std::function<void(PuzzleImport&)>& ask) {
        m_outcomes.clear();
        ask(m_session.imports());
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_outcomes.empty(); }));
        EXPECT_EQ(m_outcomes.size(), 1U);
        return m_outcomes.empty() ? ImportOutcome() : m_outcomes.front();
    }
    ImportOutcome outcomeOfText(const QString& text) {
        return outcomeOf([&text](PuzzleImport& imports) { imports.readText(text); });
    }
    ImportOutcome outcomeOfFiles(const QStringList& paths) {
        return outcomeOf([&paths](PuzzleImport& imports) { imports.readFiles(paths); });
    }
    QString write(const char* name, const QString& content) {
        const QString path = m_data.filePath(QLatin1String(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content.toUtf8());
        return path;
    }

    QTemporaryDir m_data;
    DocumentSession m_session{m_data.path()};
    std::vector<ImportOutcome> m_outcomes;
};

TEST_F(PuzzleImportTest, ATextIsOpenedAndThePreviousOneNamed) {
    const ImportOutcome first = outcomeOfText(kLine);
    EXPECT_TRUE(first.isOpened);
    EXPECT_TRUE(first.previous.isEmpty()) << "nothing was open";
    EXPECT_TRUE(first.refused.empty());
    EXPECT_FALSE(first.leftAll());
    ASSERT_TRUE(m_session.document());
    const QString id = m_session.document()->id();
    const ImportOutcome second = outcomeOfText(kLine);
    EXPECT_EQ(second.previous, id);
    EXPECT_NE(m_session.document()->id(), id);
}

TEST_F(PuzzleImportTest, WhatIsNoPuzzleLeavesAll) {
    const ImportOutcome outcome = outcomeOfText(QStringLiteral("How do you do?"));
    EXPECT_TRUE(outcome.leftAll());
    ASSERT_EQ(outcome.refused.size(), 1U);
    EXPECT_TRUE(outcome.refused[0].file.isEmpty()) << "it was a text";
    EXPECT_FALSE(m_session.document());
}

TEST_F(PuzzleImportTest, OneOutcomeTellsOfSeveralFiles) {
    const QString first = write("first.txt", kLine);
    const QString bad = write("bad.txt", QStringLiteral("How do you do?"));
    const QString nowhere = m_data.filePath(QStringLiteral("nowhere"));
    const QString last = write("last.txt", u'5' + QString(80, u'.'));
    const ImportOutcome outcome = outcomeOfFiles({first, bad, nowhere, last});
    EXPECT_TRUE(outcome.isOpened);
    EXPECT_FALSE(outcome.previous.isEmpty()) << "the first of them waits";
    ASSERT_EQ(outcome.refused.size(), 2U);
    EXPECT_EQ(outcome.refused[0].file, bad);
    EXPECT_EQ(outcome.refused[1].file, nowhere);
    EXPECT_EQ(outcome.refused[1].error.code, ErrorCode::fileNotReadable);
    ASSERT_TRUE(m_session.document());
    EXPECT_EQ(m_session.document()->title(), QStringLiteral("last")) << "called as its file is";
}

TEST_F(PuzzleImportTest, SeveralPuzzlesOfAFileAreChosenFrom) {
    const ImportOutcome outcome = outcomeOfFiles({write("several.sdm", kLine + u'\n' + kLine + u'\n')});
    EXPECT_EQ(outcome.choices.size(), 2U);
    EXPECT_FALSE(outcome.isOpened);
    EXPECT_FALSE(m_session.document()) << "none is open yet";
}

TEST_F(PuzzleImportTest, ALessonGoesToItsReceiverAndIsNotOpened) {
    int received = 0;
    m_session.imports().setLessonReceiver([&received](const PuzzleRecord&) { return ++received > 0; });
    const ImportOutcome outcome = outcomeOfText(kLine);
    EXPECT_EQ(received, 1);
    EXPECT_TRUE(outcome.hasLesson);
    EXPECT_FALSE(outcome.isOpened);
    EXPECT_FALSE(outcome.leftAll());
    EXPECT_FALSE(m_session.document());
}

TEST_F(PuzzleImportTest, WhatIsReadIsTakenForWhatWasSet) {
    m_session.imports().setOrigin(PuzzleOrigin::madeHere);
    outcomeOfText(kLine);
    ASSERT_TRUE(m_session.document());
    EXPECT_EQ(m_session.document()->notes().view().origin, PuzzleOrigin::madeHere);
}

TEST_F(PuzzleImportTest, ADocumentOfTheStoreThatCannotBeReadIsToldAsAValue) {
    std::vector<StoreOutcome> outcomes;
    QObject::connect(&m_session, &DocumentSession::storeEnded, &m_session,
                     [&outcomes](const StoreOutcome& outcome) { outcomes.push_back(outcome); });
    EXPECT_FALSE(m_session.openStored(QStringLiteral("nothing")));
    ASSERT_EQ(outcomes.size(), 1U);
    EXPECT_EQ(outcomes[0].action, StoreAction::open);
    EXPECT_EQ(outcomes[0].id, QStringLiteral("nothing"));
    EXPECT_TRUE(outcomes[0].error);
}

TEST_F(PuzzleImportTest, WhatAPlayerShouldKnowOfTheSolutionsIsNoticedOnce) {
    std::vector<SolutionNotice> notices;
    QObject::connect(&m_session, &DocumentSession::noticed, &m_session,
                     [&notices](SolutionNotice notice) { notices.push_back(notice); });
    m_session.facts().setCounter(
        [](const Puzzle&, std::stop_token) { return SolutionFacts{.state = SolutionState::none}; });
    outcomeOfText(kLine);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_session.document()->findings().awaitsFacts(); }));
    EXPECT_EQ(notices, std::vector<SolutionNotice>{SolutionNotice::none});
    notices.clear();
    outcomeOfText(QStringLiteral("55") + QString(79, u'.'));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_session.document()->findings().awaitsFacts(); }));
    EXPECT_EQ(notices, std::vector<SolutionNotice>{SolutionNotice::openedBroken}) << "not a second time";
}

}  // namespace
}  // namespace nonet
