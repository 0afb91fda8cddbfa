// How long New takes in the whole window with an empty stock and a fresh seed: from the key on a level's button to the
// paint that shows the puzzle on the board, ten times a level, each in a window of its own with a fresh data folder.
// Prints median and worst, and of that what finding the puzzle took alone. Fails where the worst is 100 ms or more.
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/text/technique_text.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <vector>

namespace nonet {
namespace {

constexpr int kTimes = 10;
constexpr double kWanted = 100;
constexpr int kPatience = 30'000;
/// Before the stock begins to fill itself.
constexpr int kSettle = 300;

/// Notes when the board has been painted with another puzzle than the one that it began with.
class PuzzleClock : public QObject {
public:
    PuzzleClock(BoardWidget& board, MainWindow& window)
        : m_window(window), m_before(window.session().document()->puzzle()) {
        board.installEventFilter(this);
    }
    void start() { m_timer.start(); }
    /// Milliseconds since start().
    std::optional<double> opened;
    std::optional<double> painted;

    double now() const { return static_cast<double>(m_timer.nsecsElapsed()) / 1e6; }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && !painted && m_timer.isValid() &&
            m_window.session().document()->puzzle() != m_before)
            painted = now();
        return false;
    }

private:
    MainWindow& m_window;
    Puzzle m_before;
    QElapsedTimer m_timer;
};

struct FirstPuzzle {
    /// Milliseconds from the key until the document was there, and until it was painted.
    double opened = 0;
    double painted = 0;
};

std::optional<FirstPuzzle> measureOnce(Level level) {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    const Appearance appearance(preferences);
    MainWindow window(preferences, folder.path());
    window.begin({});
    window.resize(1280, 800);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return std::nullopt;
    window.findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    auto* button = window.findChild<QPushButton*>(QStringLiteral("level%1").arg(static_cast<int>(level)));
    if (!button || !QTest::qWaitForWindowExposed(button->window()))
        return std::nullopt;
    QTest::qWait(kSettle);
    auto* board = window.findChild<BoardWidget*>(QStringLiteral("board"));
    PuzzleClock clock(*board, window);
    QObject::connect(&window.session(), &DocumentSession::documentChanged, &clock,
                     [&clock] { clock.opened = clock.opened.value_or(clock.now()); });
    if (QFile::exists(folder.filePath(QStringLiteral("stock.txt"))))
        return std::nullopt;
    clock.start();
    QTest::keyClick(button, Qt::Key_Space);
    // QTest's own waiting sleeps in between.
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(kPatience);
    while (!clock.painted && patience.isActive())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!clock.painted || !clock.opened)
        return std::nullopt;
    return FirstPuzzle{.opened = *clock.opened, .painted = *clock.painted};
}

bool measure(Level level) {
    std::vector<double> opened;
    std::vector<double> painted;
    for (int i = 0; i < kTimes; ++i) {
        const std::optional<FirstPuzzle> once = measureOnce(level);
        if (!once)
            return false;
        opened.push_back(once->opened);
        painted.push_back(once->painted);
    }
    std::sort(opened.begin(), opened.end());
    std::sort(painted.begin(), painted.end());
    std::printf(
        "%-8s key to painted puzzle, ms: median %.1f, worst %.1f; to the puzzle found: median %.1f, worst %.1f\n",
        qPrintable(levelName(level)), painted[kTimes / 2], painted.back(), opened[kTimes / 2], opened.back());
    return painted.back() < kWanted;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    bool isFast = true;
    for (const nonet::Level level :
         {nonet::Level::easy, nonet::Level::medium, nonet::Level::hard, nonet::Level::unfair, nonet::Level::extreme})
        isFast = nonet::measure(level) && isFast;
    return isFast ? 0 : 1;
}
