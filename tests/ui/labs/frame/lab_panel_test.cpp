// The room beside the board: all of it is seen, and nothing in it moves while something is set.
#include "tests/ui/labs/background.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/text/translations.h"

#include <QLabel>
#include <QScrollArea>

namespace nonet {
namespace {

/// Some searches go on for a minute.
constexpr int kPanelPatience = 1'500;

class LabPanel : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        makeAppearance();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger("labs.shift_cipher");
    }
    void TearDown() override {
        WindowTest::TearDown();
        speak(QLocale::English);
    }
    static void speak(QLocale::Language language) {
        installTranslations(*QCoreApplication::instance(), QLocale(language));
        QLocale::setDefault(QLocale(language));
    }
    LabSession& session() { return find<LearnRoom>("learnRoom")->session(); }
    void expectAllSeen(const std::string& where);
    void expectAllSeenInEachScene();
};

void LabPanel::expectAllSeen(const std::string& where) {
    QTest::qWait(1);
    // Nor is anything cut off at the right.
    for (const char* part : {"labPanel", "labFooter"}) {
        const auto* area = qobject_cast<QScrollArea*>(find<QWidget>(part)->parentWidget()->parentWidget());
        ASSERT_NE(area, nullptr);
        EXPECT_LE(area->widget()->height(), area->viewport()->height()) << where << ' ' << part;
        EXPECT_LE(area->widget()->width(), area->viewport()->width()) << where << ' ' << part;
    }
    const auto* words = find<QLabel>("labWords");
    EXPECT_GE(words->height(), words->isVisible() ? words->heightForWidth(words->width()) : 0) << where;
}

void LabPanel::expectAllSeenInEachScene() {
    m_window->resize(1280, 800);
    for (const LabRow* row : labCatalogue()) {
        trigger(qPrintable(row->action()));
        for (int scene = 0; scene < session().lab()->scenes().count(); ++scene) {
            session().setScene(scene);
            settles(*session().lab(), kPanelPatience);
            const std::string name = std::string(row->id) + ' ' + std::to_string(scene + 1);
            for (const bool isAnswered : {false, true}) {
                if (isAnswered)
                    session().questions().reveal();
                const int last = session().scene().lastReachableMove();
                for (const int move : {0, last / 2, last}) {
                    session().film().seek(move);
                    expectAllSeen(name + (isAnswered ? ", answered, move " : ", move ") + std::to_string(move));
                }
            }
            session().yourTurn().set(true);
            if (session().yourTurn().isOn())
                expectAllSeen(name + " turn");
        }
    }
}

// At the first move, in the middle and at the last; with the question open and answered, and in the learner's turn.
TEST_F(LabPanel, NothingNeedsScrollingAt1280By800) { expectAllSeenInEachScene(); }

TEST_F(LabPanel, NothingNeedsScrollingInGerman) {
    speak(QLocale::German);
    openWindow();
    expectAllSeenInEachScene();
}

TEST_F(LabPanel, WhatIsRefusedOnTheBoardCoversNoTitle) {
    m_window->resize(1280, 800);
    auto* fault = find<QLabel>("labInputError");
    const auto placeOf = [&](const QWidget* widget, int wide) {
        return QRect(widget->mapTo(m_window.get(), QPoint()), QSize(wide, widget->height()));
    };
    int beside = 0;
    int below = 0;
    for (const LabRow* row : labCatalogue()) {
        trigger(qPrintable(row->action()));
        for (int scene = 0; scene < session().lab()->scenes().count(); ++scene) {
            session().setScene(scene);
            find<QWidget>("labStage")->setFocus();
            QTest::qWait(1);
            for (const int sentences : {1, 3}) {
                const QString words = QStringLiteral("r4c7 is filled and has no marks. ").repeated(sentences).trimmed();
                Q_EMIT session().refused(words);
                ASSERT_TRUE(fault->isVisible());
                EXPECT_EQ(fault->text(), words);
                EXPECT_GE(fault->height(), fault->heightForWidth(fault->width()));
                const QRect told = placeOf(fault, fault->width());
                EXPECT_TRUE(m_window->rect().contains(told));
                for (const char* name : {"labName", "labHeading"}) {
                    const auto* title = find<QLabel>(name);
                    EXPECT_FALSE(told.intersects(placeOf(title, title->sizeHint().width())))
                        << row->id << ' ' << scene + 1;
                }
                const auto* stage = find<QWidget>("labStage");
                EXPECT_FALSE(told.intersects(placeOf(stage, stage->width()))) << row->id << ' ' << scene + 1;
                const auto* line = find<QLabel>("labMoveText");
                (told.intersects(placeOf(line, line->width())) ? below : beside) += 1;
            }
            // A move that is told has its line for itself.
            session().film().seek(session().film().at() > 0 ? 0 : 1);
            Q_EMIT session().statusMessage(session().scene().moveText(0));
            EXPECT_FALSE(fault->isVisible());
        }
    }
    EXPECT_GT(beside, 0);
    EXPECT_GT(below, 0);
}

TEST_F(LabPanel, NothingMovesWhileNumbersAreSet) {
    m_window->resize(1280, 800);
    const std::pair<const char*, int> scenes[] = {{"labs.shift_cipher", 4}, {"labs.lookup", 0}};
    const char* const numbers[][3] = {{"a", "b", "a"}, {"second", "third", "band"}};
    for (int i = 0; i < 2; ++i) {
        trigger(scenes[i].first);
        session().setScene(scenes[i].second);
        QTest::qWait(1);
        const auto top = [&] {
            auto* field = find<QWidget>(qPrintable(QStringLiteral("control_") + QLatin1String(numbers[i][0])));
            return field->mapTo(m_window.get(), QPoint()).y();
        };
        const int before = top();
        for (const char* number : numbers[i])
            for (int value = 0; value < 9; ++value) {
                session().edits().setControl(QLatin1String(number), value);
                QTest::qWait(1);
                EXPECT_EQ(top(), before) << number << ' ' << value;
            }
    }
}

}  // namespace
}  // namespace nonet
