// How long the board takes from one paint event to the next while somebody types without pause and a solver keeps a
// core busy: moves, digits and marks on a board with all candidates shown, at 1920 x 1080. Prints the distribution and
// fails where the 95th percentile is a frame (17 ms) or more.
#include "core/solvers/search/search.h"
#include "ui/board/board_widget.h"
#include "ui/board/digit_pad.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdio>
#include <thread>
#include <vector>

namespace nonet {
namespace {

constexpr int kStrokes = 2000;
constexpr double kFrame = 17;

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

struct Window {
    explicit Window(const QString& file)
        : preferences(file), appearance(preferences), actions(preferences.keyBindings()), document(record()),
          board(preferences), pad(board, actions, preferences) {
        board.setDocument(&document);
        board.setShowsCandidates(true);
        auto* layout = new QVBoxLayout(&frame);
        layout->addWidget(&board, 1);
        layout->addWidget(&pad);
        frame.resize(1920, 1080);
        frame.show();
        board.setFocus();
    }
    ~Window() {
        board.setParent(nullptr);
        pad.setParent(nullptr);
    }
    static PuzzleRecord record() {
        PuzzleRecord record;
        record.puzzle = Puzzle(*gridFromLine("1" + std::string(79, '.') + "2"));
        return record;
    }

    Preferences preferences;
    Appearance appearance;
    ActionSet actions;
    PuzzleDocument document;
    QWidget frame;
    BoardWidget board;
    DigitPad pad;
};

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

std::vector<double> timesBetweenPaints(Window& window) {
    PaintClock clock(window.board);
    std::vector<double> times;
    QElapsedTimer timer;
    for (int n = 0; n < kStrokes; ++n) {
        const auto [key, modifiers] = strokeAt(n);
        clock.wasPainted = false;
        timer.start();
        QTest::sendKeyEvent(QTest::Press, &window.board, key, QString(), modifiers);
        // A stroke that changes nothing paints nothing.
        while (!clock.wasPainted && timer.elapsed() < 50)
            QApplication::processEvents();
        if (clock.wasPainted)
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

int run() {
    QTemporaryDir folder;
    Window window(folder.filePath(QStringLiteral("nonet.ini")));
    if (!QTest::qWaitForWindowExposed(&window.frame))
        return 2;
    // An empty grid has solutions without end.
    std::jthread solver([](const std::stop_token& stop) { search(Puzzle(), kNoBudget, stop); });
    std::vector<double> times = timesBetweenPaints(window);
    solver.request_stop();
    std::sort(times.begin(), times.end());
    const auto share = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%zu paints of %d strokes, ms: median %.2f, 95 %% %.2f, 99 %% %.2f, most %.2f\n", times.size(),
                kStrokes, share(0.5), share(0.95), share(0.99), times.back());
    return share(0.95) < kFrame ? 0 : 1;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    return nonet::run();
}
