// Who goes somewhere a hundred times leaves no more behind than who went there ten times: no widget, no timer, no
// connection's object, and next to no memory. Pictures that Qt keeps for the next time have a limit of their own.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/lab_catalogue.h"

#include <QPixmapCache>

#include <malloc.h>

namespace nonet {
namespace {

constexpr int kFirst = 10;
/// NONET_VISITS says how many in all.
constexpr int kUsualVisits = 25;
/// A visit, in bytes: what allocators and Qt's hashes round up is less.
constexpr double kMostAVisit = 4000;
/// Fonts and styles that the first visits after kFirst still meet for the first time.
constexpr double kStillWarming = 400'000;

int moreVisits() {
    const QByteArray text = qgetenv("NONET_VISITS");
    return (text.isEmpty() ? kUsualVisits : text.toInt()) - kFirst;
}

/// By this program, in bytes.
double memoryInUse() {
    QPixmapCache::clear();
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
}

class WindowGrowth : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        makeAppearance();
    }
    qsizetype objects() const { return m_window->findChildren<QObject*>().size() + QApplication::allWidgets().size(); }
    void closeOthers() {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each->isVisible() && each != m_window.get())
                each->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->activateWindow();
    }
    void expectNoGrowth(const std::string& name, const std::function<void()>& visit) {
        const auto visitTimes = [&](int times) {
            for (int i = 0; i < times; ++i) {
                visit();
                QCoreApplication::processEvents();
                closeOthers();
                QCoreApplication::processEvents();
            }
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        visitTimes(kFirst);
        const qsizetype objectsFirst = objects();
        const double memoryFirst = memoryInUse();
        const int more = moreVisits();
        visitTimes(more);
        EXPECT_EQ(objects(), objectsFirst) << name;
        EXPECT_LT(memoryInUse() - memoryFirst, kStillWarming + more * kMostAVisit) << name << ", bytes of " << more;
    }
};

TEST_F(WindowGrowth, AVisitToARoomLeavesNothingBehind) {
    std::vector<std::string> rooms{"room.design", "room.learn", "learn.techniques", "learn.course"};
    for (const LabRow* row : labCatalogue())
        rooms.push_back(row->action().toStdString());
    for (const std::string& room : rooms)
        expectNoGrowth(room, [&] {
            trigger(room.c_str());
            QCoreApplication::processEvents();
            trigger("room.play");
        });
}

TEST_F(WindowGrowth, APanelOpenedAndClosedLeavesNothingBehind) {
    for (const char* panel : {"puzzle.facts", "puzzle.rules", "puzzle.explainer", "candidates.dock", "edit.undo_tree",
                              "file.continue", "hint.all_steps", "view.structure"})
        expectNoGrowth(panel, [&] { trigger(panel); });
}

TEST_F(WindowGrowth, AWindowOpenedAndClosedLeavesNothingBehind) {
    for (const char* window :
         {"transform.open", "view.charts", "view.preferences", "help.keys", "file.share", "hint.techniques",
          "design.new", "design.from_picture", "help.about", "help.find_action"})
        expectNoGrowth(window, [&] { trigger(window); });
}

TEST_F(WindowGrowth, AnotherThemeLeavesNothingBehind) {
    trigger("room.design");
    trigger("room.play");
    expectNoGrowth("themes", [&] {
        trigger("theme.dark");
        QCoreApplication::processEvents();
        trigger("theme.light");
    });
}

}  // namespace
}  // namespace nonet
