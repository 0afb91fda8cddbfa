// How long the frames of the labs' animations take in the whole window at 1920 x 1080: every scene of all labs, or of
// those named on the command line, is walked move by move, as Play does, and each frame is timed from the window's
// update to the moment when the display server has it: paint, flush and round trip. Prints for each scene the time that
// passed and what the GUI thread spent on a processor since the frame before, words, claims and slider included. Fails
// where the 95th percentile of the former is a frame (17 ms) or more.
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

namespace nonet {
namespace {

constexpr int kMostMoves = 12;
constexpr double kFrame = 17;

double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Milliseconds.
struct Times {
    std::vector<double> passed;
    std::vector<double> onProcessor;
};

/// Does the window's updates itself, with a clock.
class FrameClock : public QObject {
public:
    explicit FrameClock(QWidget& window) : m_processor(processorTime()) { window.installEventFilter(this); }
    Times times;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::UpdateRequest)
            return false;
        const double ofOuter = std::exchange(m_within, 0);
        QElapsedTimer timer;
        timer.start();
        watched->event(event);
        const double now = processorTime();
        times.onProcessor.push_back(now - std::exchange(m_processor, now));
        QGuiApplication::sync();
        const double passed = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        times.passed.push_back(passed - m_within);
        m_within = ofOuter + passed;
        return true;
    }

private:
    double m_processor;
    /// sync() also delivers what waits: the frames painted within it have times of their own.
    double m_within = 0;
};

double share(std::vector<double> times, double part) {
    std::sort(times.begin(), times.end());
    return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

bool measureScene(LabSession& session, QWidget& window) {
    // An open question would stop the film.
    session.questions().reveal();
    session.film().seek(0);
    QTest::qWait(100);
    FrameClock clock(window);
    for (int move = 0; move < std::min(kMostMoves, session.scene().moveCount()); ++move) {
        bool hasArrived = false;
        const auto connection =
            QObject::connect(&session, &LabSession::statusMessage, &clock, [&hasArrived] { hasArrived = true; });
        session.film().forward();
        while (!hasArrived)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QObject::disconnect(connection);
        QTest::qWait(30);
    }
    const Times& times = clock.times;
    if (times.passed.empty())
        return true;
    const double passed = share(times.passed, 0.95);
    std::printf("%-12s %2d  %3zu frames, ms: passed median %5.2f, 95 %% %5.2f, most %5.2f; on processor 95 %% %5.2f\n",
                qPrintable(session.lab()->id()), session.sceneIndex() + 1, times.passed.size(),
                share(times.passed, 0.5), passed, share(times.passed, 1), share(times.onProcessor, 0.95));
    return passed < kFrame;
}

bool measure(const QStringList& labs) {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("nonet.ini")));
    const Appearance appearance(preferences);
    MainWindow window(preferences, folder.path());
    window.begin({});
    window.resize(1920, 1080);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return false;
    bool isFast = true;
    for (const QString& lab : labs) {
        window.findChild<QAction*>(QStringLiteral("labs.") + lab)->trigger();
        LabSession& session = window.findChild<LearnRoom*>(QStringLiteral("learnRoom"))->session();
        for (int scene = 0; scene < session.lab()->scenes().count(); ++scene) {
            session.setScene(scene);
            // What is counted in the background is another measurement's.
            QTest::qWait(2000);
            isFast = measureScene(session, window) && isFast;
        }
    }
    return isFast;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QStringList labs = QApplication::arguments().mid(1);
    if (labs.isEmpty())
        for (const nonet::LabRow* each : nonet::labCatalogue())
            labs.append(QString::fromLatin1(each->id));
    return nonet::measure(labs) ? 0 : 1;
}
