// What the window says of setters' puzzles that it cannot show or check as they were meant, whichever way they come in.
#include "core/formats/links/lz_string.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/session/document_session.h"
#include "ui/session/puzzle_import.h"

#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

namespace nonet {
namespace {

class SettersWarnings : public WindowTest {
protected:
    static std::string four(const std::string& members) {
        const std::string row = "[{},{},{},{}]";
        return R"({"size":4,"grid":[)" + row + "," + row + "," + row + "," + row + "]" + members + "}";
    }
    QString link(const std::string& data) {
        return QStringLiteral("https://sudokupad.app/fpuzzles") +
               QString::fromStdString(lzPacked(data, LzAlphabet::base64));
    }
    QString written(const char* name, const QString& text) {
        const QString path = m_data.filePath(QLatin1String(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        return path;
    }
    void waitForAnother(const std::function<void()>& open) {
        const QString id = document().id();
        open();
        EXPECT_TRUE(QTest::qWaitFor([&] { return document().id() != id; }));
        QTest::qWait(1);
    }
    bool isGrey(const char* id) { return !find<QAction>(id)->isEnabled(); }
};

TEST_F(SettersWarnings, ABoardThatItsSetterFilledIsAskedAbout) {
    std::string rows;
    for (const char* row : {"1234", "3412", "2143", "4321"}) {
        rows += rows.empty() ? "[" : ",[";
        for (int column = 0; column < 4; ++column)
            rows += (column == 0 ? "{\"value\":" : ",{\"value\":") + std::string(1, row[column]) + "}";
        rows += "]";
    }
    const QString text = link(R"({"size":4,"grid":[)" + rows + "]}");
    const auto open = [&](const char* answer) {
        waitForAnother([&] {
            m_window->session().imports().readText(text);
            ASSERT_TRUE(QTest::qWaitFor(
                [this] { return m_window->findChild<QDialog*>(QStringLiteral("fillQuestion")) != nullptr; }));
            m_window->findChild<QDialog*>(QStringLiteral("fillQuestion"))
                ->findChild<QPushButton*>(QLatin1String(answer))
                ->click();
        });
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    open("fillSolution");
    EXPECT_EQ(document().digits().filledCount(), 0);
    EXPECT_NE(document().puzzle().solutionLayer(), nullptr);
    open("fillEntered");
    EXPECT_TRUE(document().digits().isFull());
    open("fillNone");
    EXPECT_EQ(document().digits().filledCount(), 0);
    EXPECT_EQ(document().puzzle().solutionLayer(), nullptr);
    const QString id = document().id();
    m_window->session().imports().readText(text);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return m_window->findChild<QDialog*>(QStringLiteral("fillQuestion")) != nullptr; }));
    m_window->findChild<QDialog*>(QStringLiteral("fillQuestion"))->reject();
    QTest::qWait(20);
    EXPECT_EQ(document().id(), id) << "nothing is opened";
}

TEST_F(SettersWarnings, ABoardThatIsFilledForAGoodPartIsAskedAboutAndABegunOneIsNot) {
    const auto linkOf = [this](const std::vector<std::string>& lines) {
        std::string rows;
        for (const std::string& line : lines) {
            rows += rows.empty() ? "[" : ",[";
            for (std::size_t column = 0; column < 4; ++column)
                rows += (column == 0 ? "" : ",") +
                        (line[column] == '.' ? std::string("{}") : std::string("{\"value\":") + line[column] + "}");
            rows += "]";
        }
        return link(R"({"size":4,"grid":[)" + rows + "]}");
    };
    waitForAnother([&] { m_window->session().imports().readText(linkOf({"1234", "341.", "....", "...."})); });
    EXPECT_EQ(document().digits().filledCount(), 7);
    waitForAnother([&] {
        m_window->session().imports().readText(linkOf({"1234", "3412", "....", "...."}));
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return m_window->findChild<QDialog*>(QStringLiteral("fillQuestion")) != nullptr; }));
        auto* question = m_window->findChild<QDialog*>(QStringLiteral("fillQuestion"));
        EXPECT_TRUE(question->findChild<QLabel*>()->text().startsWith(QStringLiteral("Many cells")));
        question->findChild<QPushButton*>(QStringLiteral("fillSolution"))->click();
    });
    EXPECT_EQ(document().digits().filledCount(), 0);
    ASSERT_NE(document().puzzle().solutionLayer(), nullptr);
    EXPECT_EQ(document().puzzle().solutionLayer()->filledCount(), 8);
}

TEST_F(SettersWarnings, FogThatNothingClearsIsToldHoweverItComes) {
    const QString sentence =
        QStringLiteral("The file has fog but no solution to clear it by. If the puzzle has exactly one, that "
                       "one is used; otherwise everything is shown.");
    for (const char* member : {R"(,"fogofwar":["R1C1"])", R"(,"foglight":["R1C1"])"}) {
        const std::string data = four(member);
        const auto paste = [this](const QString& text) {
            QGuiApplication::clipboard()->setText(text);
            trigger("edit.paste");
        };
        const QString file = written("fog.txt", link(data));
        const std::vector<std::function<void()>> ways = {
            [&] { paste(QString::fromStdString(data)); },
            [&] { paste(link(data)); },
            [&] { paste(QStringLiteral("Look at ") + link(data)); },
            [&] { m_window->session().imports().readFile(file); },
            [&] { m_window->session().imports().readFile(written("fog.json", QString::fromStdString(data))); },
            [&] {
                auto* files = new QMimeData;
                files->setUrls({QUrl::fromLocalFile(file)});
                QGuiApplication::clipboard()->setMimeData(files);
                trigger("edit.paste");
            },
        };
        for (std::size_t i = 0; i < ways.size(); ++i) {
            waitForAnother(ways[i]);
            EXPECT_TRUE(message().contains(sentence)) << member << ' ' << i << ": " << message().toStdString();
            EXPECT_TRUE(QTest::qWaitFor([&] { return board().picture().fogged.isEmpty(); }));
        }
    }
    // And again when it is taken up.
    const QString id = document().id();
    openWindow();
    EXPECT_EQ(document().id(), id);
    EXPECT_TRUE(message().contains(sentence)) << message().toStdString();
    waitForAnother([this] { trigger("file.new_empty"); });
    EXPECT_FALSE(message().contains(sentence));
    waitForAnother([&] { m_window->session().openStored(id); });
    EXPECT_TRUE(message().contains(sentence)) << message().toStdString();
}

TEST_F(SettersWarnings, ASolutionThatBreaksARuleChecksNothing) {
    const auto withCageOf = [](const char* sum) {
        return QString::fromStdString(four(R"(,"solution":"1234341221434321","killercage":[{"cells":["R1C1","R1C2"],)"
                                           R"("value":")" +
                                           std::string(sum) + "\"}]"));
    };
    waitForAnother([&] { paste(withCageOf("3")); });
    EXPECT_EQ(message(), QString());
    for (const char* id : {"puzzle.check", "hint.solution", "hint.digit"})
        EXPECT_FALSE(isGrey(id)) << id;
    waitForAnother([&] { paste(withCageOf("4")); });
    EXPECT_EQ(
        message(),
        QStringLiteral("The setter's solution breaks a rule of the puzzle, so your digits are not checked by it."));
    for (const char* id : {"puzzle.check", "hint.solution", "hint.digit"})
        EXPECT_TRUE(isGrey(id)) << id;
    EXPECT_FALSE(document().findings().solution());
    EXPECT_TRUE(document().record().solution) << "it is kept with the file";
    // Its board is no solution, and one that keeps the rules is.
    const auto fill = [this](const char* line) {
        PlayState state = document().state();
        for (int i = 0; line[i] != '\0'; ++i)
            state.at(Cell(i)).digit = static_cast<std::uint8_t>(line[i] - '0');
        document().perform(state, {.kind = ActionKind::digit});
    };
    fill("1234341221434321");
    EXPECT_EQ(document().findings().completion(), nonet::Completion::open);
    fill("1324241331424231");
    EXPECT_EQ(document().findings().completion(), nonet::Completion::solved);
}

}  // namespace
}  // namespace nonet
