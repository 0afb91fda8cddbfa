// How long the whole window takes from a key to the paint that shows it, and so from one paint to the next, while
// somebody types without pause and a solver keeps a core busy, at 1920 x 1080: moves, digits and marks on a board with
// all candidates shown, once with the board alone and once with every panel open; and givens typed in and erased again,
// with the number of solutions, the rating and a hint asked for anew at each key; and on a samurai board of five grids
// with 40 rules drawn on it, with its rules beside it. Prints the distribution of the time
// that passed, and of the part of it that this thread spent on a processor: the rest is waiting for one. Fails where
// the 95th percentile of the former is a frame (17 ms) or more; on the samurai board, of the latter.
#include "core/rules/rulebook.h"
#include "core/solvers/search/search.h"
#include "tests/benchmarks/window/window_benchmarks.h"
#include "tests/core/rules/random_constraints.h"
#include "ui/board/board_widget.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/tasks/task.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace nonet {
namespace {

constexpr int kStrokes = 2000;

/// Notes when the watched widget has been painted.
class PaintClock : public QObject {
public:
    explicit PaintClock(QWidget& widget) { widget.installEventFilter(this); }
    bool wasPainted = false;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        wasPainted = wasPainted || event->type() == QEvent::Paint;
        return false;
    }
};

/// Milliseconds.
struct Times {
    std::vector<double> passed;
    std::vector<double> onProcessor;
};

double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// What the typist does at this stroke.
std::pair<Qt::Key, Qt::KeyboardModifiers> strokeAt(int n) {
    static constexpr Qt::Key moves[] = {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right, Qt::Key_Up};
    const auto digit = static_cast<Qt::Key>(Qt::Key_1 + n / 2 % 9);
    switch (n % 4) {
    case 0: return {digit, Qt::NoModifier};
    case 2: return {digit, n % 8 == 2 ? Qt::ShiftModifier : Qt::ControlModifier};
    default: return {moves[n / 2 % 4], Qt::NoModifier};
    }
}

constexpr const char* kTypedGivens =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The givens in and out again, one a stroke, a hint asked for before each but the first.
std::pair<Qt::Key, Qt::KeyboardModifiers> givenAt(int n, BoardWidget& board, QAction& hint) {
    static const std::vector<int> cells = [] {
        std::vector<int> all;
        for (int cell = 0; cell < 81; ++cell)
            if (kTypedGivens[cell] != '.')
                all.push_back(cell);
        return all;
    }();
    const auto count = static_cast<int>(cells.size());
    const int at = n % (2 * count);
    const int cell = cells[static_cast<std::size_t>(at < count ? at : 2 * count - 1 - at)];
    hint.trigger();
    board.setFocus();
    board.setSelection({Cell(cell)}, Cell(cell));
    QApplication::processEvents();
    return {at < count ? static_cast<Qt::Key>(kTypedGivens[cell]) : Qt::Key_Delete, Qt::NoModifier};
}

/// Strokes that change nothing are left out: what is painted after them is the next frame of what still fades, up to
/// 16 ms away.
template <typename StrokeAt>
Times typeOn(BoardWidget& board, StrokeAt strokeOf) {
    PaintClock clock(board);
    bool hasChanged = false;
    QObject::connect(&board, &BoardWidget::pictureChanged, &clock, [&hasChanged] { hasChanged = true; });
    Times times;
    QElapsedTimer timer;
    for (int n = 0; n < kStrokes; ++n) {
        const auto [key, modifiers] = strokeOf(n);
        clock.wasPainted = false;
        hasChanged = false;
        const double before = processorTime();
        timer.start();
        QTest::sendKeyEvent(QTest::Press, &board, key, QString(), modifiers);
        const bool isShown = hasChanged;
        do
            QApplication::processEvents();
        while (isShown && !clock.wasPainted);
        if (!isShown)
            continue;
        times.passed.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        times.onProcessor.push_back(processorTime() - before);
    }
    return times;
}

/// Prints a line; returns the 95th percentile.
double tell(const char* scene, const char* what, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    const auto share = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-12s %-13s %zu paints of %d strokes, ms: median %.2f, 95 %% %.2f, 99 %% %.2f, most %.2f\n", scene,
                what, times.size(), kStrokes, share(0.5), share(0.95), share(0.99), times.back());
    return share(0.95);
}

enum class Typed : bool { play, givens };

PuzzleRecord almostEmpty() {
    PuzzleRecord record;
    record.puzzle = Puzzle(*gridFromLine("1" + std::string(79, '.') + "2"));
    return record;
}

/// Rules that lie on cells, all that can be drawn.
PuzzleRecord samuraiWithGlyphs() {
    constexpr std::size_t kGlyphs = 40;
    RandomSource random(9);
    Layout layout = test::samurai();
    for (int kind = 0; layout.constraints.size() < kGlyphs; kind = (kind + 1) % kConstraintKindCount) {
        const ConstraintRow& row = constraintRow(static_cast<ConstraintKind>(kind));
        if (row.layer == ConstraintLayer::none || row.shape == ConstraintShape::board)
            continue;
        Constraint made = test::randomConstraint(static_cast<ConstraintKind>(kind), layout, random);
        made.isHidden = false;
        layout.constraints.push_back(std::move(made));
        if (!Rulebook(layout).faults().empty())
            layout.constraints.pop_back();
    }
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, Grid(layout.shape));
    record.history = History(PlayState(layout.shape));
    return record;
}

struct Percentiles {
    double onProcessor = 0;
    double passed = 0;
};

Percentiles measure(const char* scene, const QStringList& actions, PuzzleRecord record, Typed typed = Typed::play) {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    const Appearance appearance(preferences);
    MainWindow window(preferences, folder.path());
    window.begin({});
    window.session().open(std::move(record));
    window.resize(1920, 1080);
    window.show();
    for (const QString& each : actions)
        window.findChild<QAction*>(each)->trigger();
    QAction& hint = *window.findChild<QAction*>(QStringLiteral("hint.ask"));
    if (auto* show = window.findChild<QAbstractButton*>(QStringLiteral("allStepsShow")); show->isVisible())
        show->click();
    auto* board = window.findChild<BoardWidget*>(QStringLiteral("board"));
    board->setFocus();
    if (!QTest::qWaitForWindowExposed(&window))
        return {kWindowFrame, kWindowFrame};
    QTest::qWait(500);
    // An empty grid has solutions without end.
    Task solver(QStringLiteral("solver"));
    solver.start(
        [](std::stop_token stop, const ProgressSink&) { return search(Puzzle(), kNoBudget, std::move(stop)).count; },
        [](auto) {});
    Times times = typed == Typed::play ? typeOn(*board, strokeAt)
                                       : typeOn(*board, [&](int n) { return givenAt(n, *board, hint); });
    solver.cancel();
    return {tell(scene, "on processor", std::move(times.onProcessor)), tell(scene, "passed", std::move(times.passed))};
}

}  // namespace
}  // namespace nonet

// Scenes that are named, else all.
int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList named = QApplication::arguments().mid(1);
    const auto isWanted = [&named](const char* scene) {
        return named.isEmpty() || named.contains(QString::fromLatin1(scene));
    };
    const QString candidates = QStringLiteral("candidates.show");
    const QStringList panels = {candidates,
                                QStringLiteral("puzzle.facts"),
                                QStringLiteral("candidates.dock"),
                                QStringLiteral("edit.undo_tree"),
                                QStringLiteral("file.continue"),
                                QStringLiteral("hint.all_steps"),
                                QStringLiteral("hint.ask")};
    using namespace nonet;
    bool isFast = true;
    if (isWanted("board"))
        isFast &= measure("board", {candidates}, almostEmpty()).passed < kWindowFrame;
    if (isWanted("panels"))
        isFast &= measure("panels", panels, almostEmpty()).passed < kWindowFrame;
    if (isWanted("givens"))
        isFast &= measure("givens", {QStringLiteral("file.new_empty"), QStringLiteral("puzzle.facts")}, almostEmpty(),
                          Typed::givens)
                      .passed < kWindowFrame;
    if (isWanted("samurai"))
        isFast &= measure("samurai", {candidates}, samuraiWithGlyphs()).onProcessor < kWindowFrame;
    if (isWanted("tree"))
        isFast &= measureTreePaint();
    if (isWanted("design"))
        isFast &= measureDesign();
    return isFast ? 0 : 1;
}
