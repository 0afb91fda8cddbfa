// A panel that closes while something in it has the focus gives it back to the board: the next key is a digit there,
// and no letter of a title. Every panel, every widget in it that takes keys, every way to close it.
#include "tests/ui/main_window/window_fixture.h"

#include <QAbstractButton>
#include <QDockWidget>

namespace nonet {
namespace {

class FocusHome : public WindowTest {
protected:
    struct Way {
        const char* name;
        void (*close)(QDockWidget&);
    };

    static void clickAway(QDockWidget& dock) {
        auto* button = dock.findChild<QAbstractButton*>(QStringLiteral("closePanel"));
        ASSERT_NE(button, nullptr) << dock.objectName().toStdString();
        QTest::mouseClick(button, Qt::LeftButton);
    }

    /// Brings the panel to the front; its widgets that take keys.
    static QList<QWidget*> open(QDockWidget& dock) {
        dock.show();
        dock.raise();
        QCoreApplication::processEvents();
        QList<QWidget*> takers;
        for (QWidget* each : dock.widget()->findChildren<QWidget*>())
            if ((each->focusPolicy() & Qt::TabFocus) && each->isEnabled() && each->isVisible() && !each->focusProxy())
                takers.append(each);
        return takers;
    }

    void walk(const char* room) {
        trigger(room);
        QCoreApplication::processEvents();
        QWidget* home = QApplication::focusWidget();
        ASSERT_NE(home, nullptr);
        constexpr Way kWays[] = {
            {"close", [](QDockWidget& dock) { dock.close(); }},
            {"its button", clickAway},
            {"its action", [](QDockWidget& dock) { dock.toggleViewAction()->trigger(); }},
        };
        int closed = 0;
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
            if (!dock->parentWidget()->isVisible() || !dock->parentWidget()->isAncestorOf(home))
                continue;
            const qsizetype count = open(*dock).size();
            for (qsizetype i = 0; i < count; ++i)
                for (const Way& way : kWays) {
                    const QList<QWidget*> takers = open(*dock);
                    if (i >= takers.size())
                        continue;
                    takers[i]->setFocus(Qt::TabFocusReason);
                    if (QWidget* focus = QApplication::focusWidget(); !focus || !dock->isAncestorOf(focus))
                        continue;
                    way.close(*dock);
                    QCoreApplication::processEvents();
                    ++closed;
                    EXPECT_FALSE(dock->isVisible());
                    EXPECT_EQ(QApplication::focusWidget(), home)
                        << dock->objectName().toStdString() << ", " << takers[i]->metaObject()->className() << ' '
                        << takers[i]->objectName().toStdString() << ", by " << way.name;
                }
        }
        EXPECT_GT(closed, 20);
    }
};

TEST_F(FocusHome, EveryPanelOfPlayGivesItBack) { walk("room.play"); }

TEST_F(FocusHome, EveryPanelOfDesignGivesItBack) { walk("room.design"); }

}  // namespace
}  // namespace nonet
