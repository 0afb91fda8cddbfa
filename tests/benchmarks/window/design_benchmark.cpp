// How long the Design room takes from a key or a drag to the paint that shows it, at 1920 x 1080, on a layout of 60
// rules with every answer asked for: solutions, candidates, equal cells, what is not needed. Keys move the chosen rule,
// so that each asks every answer anew; drags draw a line cell by cell and let go.
#include "core/rules/rulebook.h"
#include "tests/benchmarks/window/window_benchmarks.h"
#include "tests/core/rules/random_constraints.h"
#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace nonet {

namespace {

constexpr std::size_t kRules = 60;
constexpr int kMoves = 600;
constexpr int kLines = 60;

/// A layout whose rules a solution keeps: the answers have work to do.
Puzzle layoutOfRules() {
    RandomSource random(60);
    const Grid solution =
        *gridFromLine("698351472731824965452976138216749853574683291983215746345198627129567384867432519");
    Layout layout;
    while (layout.constraints.size() < kRules) {
        const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKindCount));
        if (constraintRow(kind).layer == ConstraintLayer::none || constraintRow(kind).shape == ConstraintShape::board)
            continue;
        layout.constraints.push_back(test::randomConstraint(kind, layout, random));
        layout.constraints.back().isHidden = false;
        const Rulebook rules(layout);
        if (!rules.faults().empty() || !rules.holds(solution))
            layout.constraints.pop_back();
    }
    return {layout, Grid(layout.shape)};
}

/// Milliseconds until the board is painted after it.
template <typename Act>
double untilPainted(QWidget& board, Act&& act) {
    struct Watch : QObject {
        bool eventFilter(QObject*, QEvent* event) override {
            wasPainted = wasPainted || event->type() == QEvent::Paint;
            return false;
        }
        bool wasPainted = false;
    } watch;
    board.installEventFilter(&watch);
    QElapsedTimer timer;
    timer.start();
    act();
    while (!watch.wasPainted && timer.elapsed() < 1000)
        QApplication::processEvents();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void mouse(DesignBoard& board, QEvent::Type type, Cell cell) {
    const QPointF point = board.cellRect(cell).center();
    QMouseEvent event(type, point, board.mapToGlobal(point), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&board, &event);
}

std::vector<double> moveByKeys(DesignBoard& board) {
    constexpr Qt::Key kWay[] = {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up};
    std::vector<double> times;
    for (int n = 0; n < kMoves; ++n) {
        const NodeId before = board.document()->history().current();
        const double time = untilPainted(
            board, [&] { QTest::sendKeyEvent(QTest::Press, &board, kWay[n % 4], QString(), Qt::NoModifier); });
        if (board.document()->history().current() != before)
            times.push_back(time);
    }
    return times;
}

std::vector<double> drawByDrags(DesignBoard& board) {
    std::vector<double> times;
    for (int n = 0; n < kLines; ++n) {
        const int row = n % 8;
        mouse(board, QEvent::MouseButtonPress, Cell(9 * row + 1));
        for (int column = 2; column < 7; ++column)
            times.push_back(
                untilPainted(board, [&] { mouse(board, QEvent::MouseMove, Cell(9 * (row + column % 2) + column)); }));
        times.push_back(untilPainted(board, [&] { mouse(board, QEvent::MouseButtonRelease, Cell(9 * row + 6)); }));
    }
    return times;
}

}  // namespace

bool measureDesign() {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    const Appearance appearance(preferences);
    MainWindow window(preferences, folder.path());
    window.begin({});
    window.resize(1920, 1080);
    window.show();
    window.findChild<QAction*>(QStringLiteral("room.design"))->trigger();
    if (!QTest::qWaitForWindowExposed(&window))
        return false;
    auto* board = window.findChild<DesignBoard*>(QStringLiteral("designBoard"));
    board->document()->setPuzzle(layoutOfRules());
    for (const char* answer : {"answerCandidates", "answerEqual", "answerNeeded"})
        window.findChild<QCheckBox*>(QLatin1String(answer))->setChecked(true);
    window.findChild<QAction*>(QStringLiteral("design.select"))->trigger();
    board->setFocus();
    QTest::qWait(500);
    mouse(*board, QEvent::MouseButtonPress, board->document()->puzzle().constraints().back().parts.front().front());
    mouse(*board, QEvent::MouseButtonRelease, board->document()->puzzle().constraints().back().parts.front().front());
    const double keys = tellTimes("design", "keys", moveByKeys(*board));
    window.findChild<QAction*>(QStringLiteral("design.find_rule"))->trigger();
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("paletteSearch"));
    QTest::keyClicks(search, QStringLiteral("renban"));
    QTest::keyClick(search, Qt::Key_Return);
    const double drags = tellTimes("design", "drags", drawByDrags(*board));
    return keys < kWindowFrame && drags < kWindowFrame;
}

}  // namespace nonet
