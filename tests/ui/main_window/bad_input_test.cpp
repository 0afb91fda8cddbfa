#include "tests/ui/main_window/window_fixture.h"

#include <QFile>
#include <QListView>

namespace nonet {
namespace {

class BadInput : public WindowTest {
protected:
    /// The open puzzle stays, with everything done on it, and a sentence says what was wrong.
    void expectRefused(const std::function<void()>& open) {
        QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
        const PuzzleRecord before = document().record();
        const QString id = document().id();
        open();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !message().isEmpty(); }, 20000));
        EXPECT_EQ(document().id(), id);
        EXPECT_EQ(document().record().puzzle, before.puzzle);
        EXPECT_EQ(document().record().history, before.history);
        EXPECT_TRUE(message().endsWith(QLatin1Char('.'))) << message().toStdString();
        EXPECT_GT(message().size(), 20);
    }
    QString write(const QByteArray& bytes, qint64 size = -1) {
        const QString path = m_data.filePath(QStringLiteral("input%1").arg(++m_files));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        if (size >= 0)
            file.resize(size);
        return path;
    }
    int m_files = 0;
};

TEST_F(BadInput, TextThatIsNoPuzzle) {
    expectRefused([this] { m_window->session().imports().readText(QStringLiteral("How do you do?")); });
}

TEST_F(BadInput, EmptyText) {
    expectRefused([this] { m_window->session().imports().readText(QString()); });
}

TEST_F(BadInput, TooManyCells) {
    expectRefused([this] { m_window->session().imports().readText(QString(100, QLatin1Char('1'))); });
}

TEST_F(BadInput, AFileThatDoesNotExist) {
    expectRefused([this] { m_window->session().imports().readFile(m_data.filePath(QStringLiteral("nowhere"))); });
}

TEST_F(BadInput, ATruncatedNativeFile) {
    expectRefused([this] { m_window->session().imports().readFile(write(R"({"nonet":1,"size":9,"box":[3,3],"giv)")); });
}

TEST_F(BadInput, AHostileNativeFile) {
    expectRefused([this] { m_window->session().imports().readFile(write(QByteArray(100000, '['))); });
    expectRefused([this] {
        m_window->session().imports().readFile(write(R"({"nonet":1,"size":-9,"box":[0,3],"givens":"..."})"));
    });
}

TEST_F(BadInput, AFileTooLargeIsRefusedAtOnce) {
    // Sparse: no disk is filled.
    const QString path = write("noise", 300LL * 1000 * 1000);
    QElapsedTimer clock;
    clock.start();
    expectRefused([&] { m_window->session().imports().readFile(path); });
    EXPECT_LT(clock.elapsed(), 5000);
}

TEST_F(BadInput, ARefusedFileIsNamed) {
    const QString path = write(QByteArray("\x89PNG\r\n\x1a\n", 8));
    expectRefused([&] { m_window->session().imports().readFiles({path}); });
    EXPECT_TRUE(message().contains(QFileInfo(path).fileName())) << message().toStdString();
    EXPECT_TRUE(message().contains(QStringLiteral("it is not text"))) << message().toStdString();
}

TEST_F(BadInput, OneOfSeveralFiles) {
    const QString line =
        QStringLiteral(".397.....7...3......2698...6.347521...........952817.6...1465......2...8.....367.");
    const QString first = write(line.toLatin1());
    const QString bad = write("How do you do?");
    const QString last = write(QByteArray("5") + QByteArray(80, '.'));
    const QString id = document().id();
    trigger("marks.fill");
    m_window->session().imports().readFiles({first, bad, last});
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().id() != id; }));
    EXPECT_EQ(document().puzzle().givens.filledCount(), 1);
    EXPECT_TRUE(message().contains(QStringLiteral("input2"))) << message().toStdString();
    trigger("file.continue");
    // The puzzle of the start and the first of the files.
    auto* list = find<QListView>("continueList");
    EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 2; })) << list->model()->rowCount();
}

TEST_F(BadInput, TwoEqualDigitsInAHouseAreToldAndOpened) {
    paste(QStringLiteral("55") + QString(79, QLatin1Char('.')));
    EXPECT_EQ(document().puzzle().givens.filledCount(), 2);
    EXPECT_TRUE(message().contains(QStringLiteral("r1c1"))) << message().toStdString();
}

TEST_F(BadInput, SeveralSolutionsAreTold) {
    paste(QStringLiteral("5") + QString(80, QLatin1Char('.')));
    waitForCount();
    EXPECT_EQ(document().findings().facts().state, SolutionState::several);
    EXPECT_TRUE(message().contains(QStringLiteral("several"))) << message().toStdString();
    EXPECT_FALSE(find<QAction>("hint.uniqueness")->isEnabled());
    EXPECT_TRUE(find<QAction>("hint.uniqueness")->toolTip().contains(QStringLiteral("several")));
}

TEST_F(BadInput, NoSolutionIsTold) {
    // r1c9 sees every digit: eight in its row, the ninth in its column.
    paste(QStringLiteral("12345678.") + QString(71, QLatin1Char('.')) + QStringLiteral("9"));
    waitForCount();
    EXPECT_EQ(document().findings().facts().state, SolutionState::none);
    EXPECT_TRUE(message().contains(QStringLiteral("no solution"))) << message().toStdString();
}

}  // namespace
}  // namespace nonet
