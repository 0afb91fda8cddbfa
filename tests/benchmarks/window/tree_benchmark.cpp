// How long a frame of the permutation tree takes to paint: 200,000 vertices of an empty box, in a window of 1920 x
// 1080, zoomed from the whole tree to rows that can be read and scrolled through, and while it unfolds.
#include "tests/benchmarks/window/window_benchmarks.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/minigrid/tree_canvas.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace nonet {

namespace {

constexpr int kTreeScene = 2;
constexpr int kPositions = 40;
constexpr int kParts = 10;

}  // namespace

bool measureTreePaint() {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    const Appearance appearance(preferences);
    MainWindow window(preferences, folder.path());
    window.begin({});
    window.resize(1920, 1080);
    window.show();
    window.findChild<QAction*>(QStringLiteral("labs.minigrid"))->trigger();
    LabSession& session = window.findChild<LearnRoom*>(QStringLiteral("learnRoom"))->session();
    session.edits().setInput(QString(81, u'.'));
    session.setScene(kTreeScene);
    if (!QTest::qWaitForWindowExposed(&window))
        return false;
    auto* canvas = window.findChild<minigrid::TreeCanvas*>(QStringLiteral("treeCanvas"));
    const auto paint = [&] {
        QElapsedTimer timer;
        timer.start();
        canvas->viewport()->repaint();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    };
    std::vector<double> unfolding;
    for (int part = 0; part <= session.scene().moveCount() * kParts; ++part) {
        session.film().seek(static_cast<double>(part) / kParts);
        unfolding.push_back(paint());
    }
    std::vector<double> zoomed;
    for (double zoom = 1; zoom < 1e6; zoom *= 2) {
        canvas->setZoom(zoom, canvas->height() / 2.0);
        if (canvas->zoom() < zoom)
            break;
        QScrollBar* bar = canvas->verticalScrollBar();
        for (int i = 0; i <= kPositions; ++i) {
            bar->setValue(static_cast<int>(static_cast<double>(bar->maximum()) * i / kPositions));
            zoomed.push_back(paint());
        }
    }
    const double unfolds = tellTimes("tree", "unfolding", std::move(unfolding));
    return tellTimes("tree", "zoomed", std::move(zoomed)) < kWindowFrame && unfolds < kWindowFrame;
}

}  // namespace nonet
