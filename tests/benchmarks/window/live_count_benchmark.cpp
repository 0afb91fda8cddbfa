// How late the number of solutions is after a key, in the whole window, while a game is typed in digit by digit: the
// givens first, then its solution. From the moment when one solution is left a rating begins after each key and is
// dropped by the next; once more with a rater that does nothing, to tell what that costs. Prints 95th percentile and
// worst. Fails where the worst is 50 ms or more.
#include "core/solvers/search/search.h"
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/tasks/task.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <vector>

namespace nonet {
namespace {

constexpr double kWanted = 50;
/// Between two keys: nobody types faster, and a rating is at work by then.
constexpr int kBetweenKeys = 30;
/// Easy and beyond every technique (published: Arto Inkala, 2012).
constexpr const char* kGames[] = {"..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
                                  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."};

enum class Rating : std::uint8_t { none, real };

/// Milliseconds from each key to its count.
std::vector<double> typeIn(const Grid& givens, Rating rating, int& begun) {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    const Appearance appearance(preferences);
    std::atomic<int> ratings = 0;
    MainWindow window(preferences, folder.path());
    window.session().facts().setRater([rating, &ratings](const Puzzle& puzzle, std::stop_token stop) {
        ++ratings;
        return rating == Rating::real ? rate(puzzle, hodokuProfile(), std::move(stop)) : RatingReport();
    });
    window.begin({});
    window.resize(1280, 800);
    window.show();
    window.findChild<QAction*>(QStringLiteral("file.new_empty"))->trigger();
    auto* board = window.findChild<BoardWidget*>(QStringLiteral("board"));
    board->setFocus();
    QTest::qWait(300);
    int counted = 0;
    for (const Task* task : window.session().findChildren<Task*>())
        if (task->title() == DocumentSession::tr("Counting solutions"))
            QObject::connect(task, &Task::ended, &window, [&counted] { ++counted; });
    Grid digits(9);
    std::vector<double> times;
    const auto type = [&](Cell cell, int digit) {
        board->setSelection({cell}, cell);
        const int before = counted;
        QElapsedTimer timer;
        timer.start();
        QTest::sendKeyEvent(QTest::Press, board, static_cast<Qt::Key>(Qt::Key_0 + digit), QString(), Qt::NoModifier);
        while (counted == before)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QTest::qWait(kBetweenKeys);
    };
    const Grid solution = *search(Puzzle(givens), 1).first;
    for (const bool isGiven : {true, false})
        for (int i = 0; i < givens.cellCount(); ++i)
            if (givens.isBlank(Cell(i)) != isGiven)
                type(Cell(i), solution.valueAt(Cell(i)));
    begun = ratings;
    return times;
}

bool measure(const char* line, Rating rating) {
    int begun = 0;
    std::vector<double> times = typeIn(*gridFromLine(line), rating, begun);
    std::sort(times.begin(), times.end());
    std::printf("%.12s… %-10s %zu keys, %d ratings begun; key to count, ms: median %.2f, 95 %% %.2f, worst %.2f\n",
                line, rating == Rating::real ? "rating" : "no rating", times.size(), begun, times[times.size() / 2],
                times[times.size() * 95 / 100], times.back());
    return times.back() < kWanted;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    bool isFast = true;
    for (const char* game : nonet::kGames)
        for (const nonet::Rating rating : {nonet::Rating::none, nonet::Rating::real})
            isFast = nonet::measure(game, rating) && isFast;
    return isFast ? 0 : 1;
}
