// 1024 x 768 at twice the size, which is 512 x 384 here: nothing lies over anything else and nothing leaves the screen.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/digit_pad.h"
#include "ui/frame/message_bar.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/play/key_line.h"
#include "ui/preferences/preferences.h"
#include "ui/replay/replay_timeline.h"
#include "ui/text/translations.h"

#include <QAbstractButton>
#include <QDockWidget>

namespace nonet {
namespace {

constexpr QSize kSmall(512, 384);

class SmallWindow : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_window->resize(kSmall);
        QTest::qWait(50);
    }

    QRect inWindow(const QWidget& widget) const { return {widget.mapTo(m_window.get(), QPoint(0, 0)), widget.size()}; }
    double boardSide() { return board().cellRect(Cell(80)).right() - board().cellRect(Cell(0)).left(); }

    void expectOrder(const char* where) {
        QTest::qWait(50);
        EXPECT_EQ(m_window->size(), kSmall) << where;
        QList<QWidget*> parts{&board(), find<DigitPad>("digitPad"), find<KeyLine>("keyLine"),
                              find<ReplayTimeline>("replayTimeline"), find<QWidget>("statusLine")};
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            parts.append(dock);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (parts[i]->visibleRegion().isEmpty())
                continue;
            const std::string name = parts[i]->objectName().toStdString();
            EXPECT_TRUE(QRect(QPoint(), kSmall).contains(inWindow(*parts[i]))) << where << ": " << name;
            for (qsizetype j = 0; j < i; ++j)
                EXPECT_TRUE(parts[j]->visibleRegion().isEmpty() || !inWindow(*parts[j]).intersects(inWindow(*parts[i])))
                    << where << ": " << name << " and " << parts[j]->objectName().toStdString();
        }
        // The margin around the board belongs to it.
        EXPECT_GE(boardSide() + 24, 0.6 * kSmall.height()) << where;
    }
};

TEST_F(SmallWindow, KeepsThePadBesideTheBoard) {
    expectOrder("alone");
    const auto* pad = find<DigitPad>("digitPad");
    ASSERT_TRUE(pad->isVisible());
    for (const QAbstractButton* each : pad->findChildren<QAbstractButton*>()) {
        EXPECT_TRUE(pad->rect().contains(each->geometry())) << each->objectName().toStdString();
        EXPECT_GE(each->width(), DigitPad::kTarget);
        EXPECT_GE(each->height(), DigitPad::kTarget);
    }
    m_window->resize(1280, 800);
    QTest::qWait(50);
    EXPECT_TRUE(pad->isVisible());
    EXPECT_GT(inWindow(*pad).left(), inWindow(board()).right()) << "still beside it, in another form";
}

TEST_F(SmallWindow, EveryPanelFindsRoom) {
    for (const char* id :
         {"puzzle.facts", "hint.all_steps", "puzzle.explainer", "candidates.dock", "edit.undo_tree", "file.continue"}) {
        QAction* action = m_window->findChild<QAction*>(QLatin1String(id));
        ASSERT_NE(action, nullptr) << id;
        action->trigger();
        expectOrder(id);
    }
    trigger("hint.ask");
    expectOrder("hint");
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        dock->close();
    expectOrder("closed again");
    EXPECT_TRUE(find<DigitPad>("digitPad")->isVisible());
}

TEST_F(SmallWindow, NoLabHoldsTheWindowWide) {
    m_window.reset();
    installTranslations(*qApp, QLocale(QLocale::German));
    openWindow();
    for (const LabRow* row : labCatalogue()) {
        m_window->findChild<QAction*>(row->action())->trigger();
        QTest::qWait(50);
        EXPECT_LE(m_window->minimumSizeHint().width(), 800) << row->id;
    }
    trigger("room.play");
    QTest::qWait(50);
    EXPECT_LE(m_window->minimumSizeHint().width(), 800);
    m_window.reset();
    installTranslations(*qApp, QLocale(QLocale::English));
}

TEST_F(SmallWindow, TheReplayStaysInside) {
    trigger("replay.show");
    auto* timeline = find<ReplayTimeline>("replayTimeline");
    ASSERT_TRUE(QTest::qWaitFor([&] { return timeline->isActive(); }));
    expectOrder("replay");
    EXPECT_TRUE(find<QAbstractButton>("replayLeave")->isVisible());
    trigger("hint.all_steps");
    expectOrder("replay and a panel");
    find<MessageBar>("messageBar")
        ->show(
            MessageSeverity::error,
            QStringLiteral("r1c1 and r1c5 are both 5: no two digits of a row may be equal. It was opened as it is."));
    expectOrder("replay, a panel and a message");
    // It lies over the status line, and whatever else it needs room from is whole again without it.
    const QRect message = inWindow(*find<MessageBar>("messageBar"));
    EXPECT_TRUE(QRect(QPoint(), kSmall).contains(message));
    EXPECT_FALSE(message.intersects(inWindow(board())));
}

}  // namespace
}  // namespace nonet
