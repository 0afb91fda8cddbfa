// A random walk over all rooms: clicks everywhere, drags, keys, wheel, actions, other sizes, rooms and dialogs, drawn
// from a seed as they come to a window from its system. Nothing crashes, no event takes a second, and the memory stops
// growing. NONET_WALK_EVENTS says how many (2,000 by default), NONET_WALK_SEED which; with NONET_WALK_LOG set each is
// printed before it is done, so that a crash tells its last one.
#include "core/foundation/random_source.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDrag>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>
#include <QWindow>

#include <csignal>
#include <deque>
#include <execinfo.h>
#include <fstream>
#include <iostream>
#include <malloc.h>
#include <set>
#include <unistd.h>

namespace nonet {
namespace {

constexpr int kUsualEvents = 2000;
constexpr std::uint64_t kUsualWalk = 1;
/// The longest that one event may take, in milliseconds.
constexpr double kStall = 1000;
/// Those are told.
constexpr double kSlow = 400;
/// From then on the memory is looked at, and may grow by so much.
constexpr int kWarm = 10'000;
constexpr double kMostGrowth = 50;
/// A loop inside of an event, as of a menu or a drag that holds the program, is ended after so many milliseconds.
constexpr int kHeld = 150;
constexpr int kShownEvents = 15;
/// Print dialogs ask back in boxes that hold the program, and Quit ends the walk.
constexpr const char* kLeftOut[] = {"file.print", "file.print_steps", "file.quit"};

int eventsOfWalk() {
    const QByteArray text = qgetenv("NONET_WALK_EVENTS");
    return text.isEmpty() ? kUsualEvents : text.toInt();
}

std::uint64_t seedOfWalk() {
    const QByteArray text = qgetenv("NONET_WALK_SEED");
    return text.isEmpty() ? kUsualWalk : text.toULongLong();
}

/// The memory of this process, in MB.
double residentMemory() {
    std::ifstream file("/proc/self/statm");
    long pages = 0;
    long resident = 0;
    file >> pages >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// What of it the program holds, in MB: the rest is the allocator's.
double heldMemory() {
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
}

/// Milliseconds that this thread was ready to run and another program had the core.
double waitedForCore() {
    std::ifstream file("/proc/thread-self/schedstat");
    double ran = 0;
    double waited = 0;
    file >> ran >> waited;
    return waited / 1e6;
}

/// Where it crashed and after which events; what a handler of signals may do is little, but there is nothing to lose.
class CrashReport {
public:
    explicit CrashReport(const std::deque<QString>& events) {
        s_events = &events;
        for (const int signal : kSignals)
            std::signal(signal, tell);
    }
    ~CrashReport() {
        for (const int signal : kSignals)
            std::signal(signal, SIG_DFL);
        s_events = nullptr;
    }
    CrashReport(const CrashReport&) = delete;
    CrashReport& operator=(const CrashReport&) = delete;

private:
    static constexpr int kSignals[] = {SIGABRT, SIGSEGV, SIGFPE, SIGBUS};

    static void tell(int signal) {
        std::signal(signal, SIG_DFL);
        void* frames[64];
        backtrace_symbols_fd(frames, backtrace(frames, 64), STDERR_FILENO);
        for (const QString& each : *s_events)
            std::cerr << "  " << each.toStdString() << std::endl;
        std::raise(signal);
    }

    static inline const std::deque<QString>* s_events = nullptr;
};

class RandomWalk : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        makeAppearance();
        for (const char* id : kLeftOut)
            find<QAction>(id)->disconnect(SIGNAL(triggered(bool)));
        m_rescue.setInterval(kHeld / 3);
        QObject::connect(&m_rescue, &QTimer::timeout, [this] { endLoopInside(); });
        m_rescue.start();
    }
    /// The next event, and how it is called.
    void step();
    void expectAnswers();

    RandomSource m_random{seedOfWalk()};
    std::deque<QString> m_last;
    CrashReport m_report{m_last};
    double m_longest = 0;
    QString m_longestOf;
    int m_heldCount = 0;

private:
    int below(int end) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(end))); }
    QWidget* target();
    QPoint pointIn(const QWidget& window) {
        const QSize size = window.size().boundedTo(window.windowHandle()->size());
        return {below(std::max(1, size.width())), below(std::max(1, size.height()))};
    }
    void act(const QString& what, const std::function<void()>& operation);
    void closeSome();
    void endLoopInside();
    void click(QWidget& window);
    void drag(QWidget& window);
    void wheel(QWidget& window);
    void press();
    void typeText();
    void trigger();
    void enterRoom();
    void resize(QWidget& window);
    static QString nameAt(const QWidget& window, const QPoint& point) {
        const QWidget* child = window.childAt(point);
        const QWidget& named = child ? *child : window;
        return QLatin1String(named.metaObject()->className()) + u' ' + named.objectName();
    }

    QTimer m_rescue;
    QElapsedTimer m_sinceBegin;
    bool m_isActing = false;
};

/// Where a hand would go: what lies in front, and now and then what does not.
QWidget* RandomWalk::target() {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    QList<QWidget*> windows;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->isVisible() && each->windowType() != Qt::ToolTip && each->windowHandle())
            windows.append(each);
    QWidget* active = QApplication::activeWindow();
    if (active && below(4) != 0)
        return active;
    return windows.isEmpty() ? m_window.get() : windows[below(static_cast<int>(windows.size()))];
}

void RandomWalk::act(const QString& what, const std::function<void()>& operation) {
    m_last.push_back(what);
    if (m_last.size() > kShownEvents)
        m_last.pop_front();
    if (!qEnvironmentVariableIsEmpty("NONET_WALK_LOG"))
        std::cerr << what.toStdString() << std::endl;
    const double waited = waitedForCore();
    m_sinceBegin.start();
    m_isActing = true;
    operation();
    QCoreApplication::processEvents();
    m_isActing = false;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const double took = static_cast<double>(m_sinceBegin.nsecsElapsed()) / 1e6 - (waitedForCore() - waited);
    if (took > m_longest) {
        m_longest = took;
        m_longestOf = what;
    }
    if (took > kSlow)
        std::cout << "slow: " << took << " ms, " << what.toStdString() << std::endl;
    EXPECT_LT(took, kStall) << what.toStdString();
}

/// Timers run in a loop inside of an event alone while that has not come to its end.
void RandomWalk::endLoopInside() {
    if (!m_isActing || m_sinceBegin.elapsed() < kHeld)
        return;
    ++m_heldCount;
    QDrag::cancel();
    if (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    else if (QWidget* modal = QApplication::activeModalWidget())
        modal->close();
}

/// What asks for files goes at once, since what it would do is not the program's; the rest sooner or later.
void RandomWalk::closeSome() {
    for (QWidget* each : QApplication::topLevelWidgets()) {
        if (!each->isVisible() || each == m_window.get() || each->windowType() == Qt::ToolTip)
            continue;
        const bool asksForFiles = qobject_cast<QFileDialog*>(each) || each->findChild<QFileDialog*>();
        if (!asksForFiles && below(each->windowType() == Qt::Popup ? 4 : 40) != 0)
            continue;
        act(QStringLiteral("close ") + QLatin1String(each->metaObject()->className()), [each] { each->close(); });
        return;
    }
    if (!m_window->isVisible() || m_window->isMinimized())
        m_window->showNormal();
    if (!QApplication::activeWindow())
        m_window->activateWindow();
}

void RandomWalk::click(QWidget& window) {
    const QPoint point = pointIn(window);
    const QPointer<QWindow> handle(window.windowHandle());
    const bool isTwice = below(8) == 0;
    const Qt::KeyboardModifiers modifiers = below(6) == 0   ? Qt::ShiftModifier
                                            : below(8) == 0 ? Qt::ControlModifier
                                                            : Qt::NoModifier;
    const Qt::MouseButton button = below(10) == 0 ? Qt::RightButton : Qt::LeftButton;
    act(QStringLiteral("click %1 at %2,%3").arg(nameAt(window, point)).arg(point.x()).arg(point.y()), [&] {
        for (int i = 0; i < (isTwice ? 2 : 1) && handle; ++i) {
            QTest::mouseMove(handle, point);
            if (handle)
                QTest::mousePress(handle, button, modifiers, point);
            if (handle)
                QTest::mouseRelease(handle, button, modifiers, point);
        }
    });
}

void RandomWalk::drag(QWidget& window) {
    const QPoint from = pointIn(window);
    const QPoint to = pointIn(window);
    const QPointer<QWindow> handle(window.windowHandle());
    act(QStringLiteral("drag from %1 to %2").arg(nameAt(window, from), nameAt(window, to)), [&] {
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        for (const double part : {0.1, 0.4, 0.7, 1.0})
            if (handle)
                QTest::mouseMove(handle, (QPointF(from) + (to - from) * part).toPoint());
        if (handle)
            QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
    });
}

void RandomWalk::wheel(QWidget& window) {
    const QPoint point = pointIn(window);
    const int delta = below(2) == 0 ? 120 : -240;
    const Qt::KeyboardModifiers modifiers = below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier;
    act(QStringLiteral("wheel %1 over %2").arg(delta).arg(nameAt(window, point)), [&] {
        QWidget* child = window.childAt(point);
        QWidget& widget = child ? *child : window;
        const QPointF inside = widget.mapFrom(&window, point);
        QWheelEvent event(inside, widget.mapToGlobal(inside), {}, {0, delta}, {}, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
    });
}

void RandomWalk::press() {
    static const std::vector<int> keys = [] {
        std::vector<int> all{Qt::Key_Left,     Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,      Qt::Key_PageUp,
                             Qt::Key_PageDown, Qt::Key_Home,  Qt::Key_End,    Qt::Key_Space,     Qt::Key_Return,
                             Qt::Key_Escape,   Qt::Key_Tab,   Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Insert,
                             Qt::Key_Plus,     Qt::Key_Minus, Qt::Key_Comma,  Qt::Key_Period,    Qt::Key_Question,
                             Qt::Key_Backtab,  Qt::Key_Menu};
        for (int letter = Qt::Key_A; letter <= Qt::Key_Z; ++letter)
            all.push_back(letter);
        for (int digit = Qt::Key_0; digit <= Qt::Key_9; ++digit)
            all.insert(all.end(), 2, digit);
        for (int function = Qt::Key_F1; function <= Qt::Key_F12; ++function)
            all.push_back(function);
        return all;
    }();
    static constexpr Qt::KeyboardModifiers::Int kModifiers[] = {
        Qt::NoModifier,      Qt::NoModifier,
        Qt::NoModifier,      Qt::ShiftModifier,
        Qt::AltModifier,     int(Qt::ControlModifier) | int(Qt::ShiftModifier),
        Qt::ControlModifier, int(Qt::ControlModifier) | int(Qt::AltModifier)};
    const int key = keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))];
    const Qt::KeyboardModifiers modifiers(QFlag(kModifiers[below(static_cast<int>(std::size(kModifiers)))]));
    QWidget* popup = QApplication::activePopupWidget();
    const QPointer<QWidget> focus(popup ? popup : QApplication::focusWidget());
    if (!focus)
        return m_window->activateWindow();
    act(QStringLiteral("key %1 on %2 %3")
            .arg(QKeySequence(key | int(modifiers)).toString(), QLatin1String(focus->metaObject()->className()),
                 focus->objectName()),
        [&] { QTest::keyClick(focus, Qt::Key(key), modifiers); });
}

void RandomWalk::typeText() {
    static const QStringList texts{QStringLiteral("17"),    QStringLiteral("x;?"), QStringLiteral("1-9, 3"),
                                   QStringLiteral("naked"), QString(81, u'.'),     QStringLiteral("123456789")};
    const QPointer<QWidget> focus(QApplication::focusWidget());
    const QString text = texts[below(static_cast<int>(texts.size()))];
    if (!focus)
        return;
    act(QStringLiteral("type %1 on %2").arg(text, QLatin1String(focus->metaObject()->className())), [&] {
        for (const QChar sign : text)
            if (focus)
                QTest::keyClick(focus, sign.toLatin1());
    });
}

void RandomWalk::trigger() {
    const std::span<const ActionRow> rows = actionCatalogue();
    const char* id = rows[static_cast<std::size_t>(below(static_cast<int>(rows.size())))].id;
    const auto* action = m_window->findChild<QAction*>(QLatin1String(id));
    if (!action || !action->isEnabled() ||
        std::ranges::any_of(kLeftOut, [id](const char* each) { return QLatin1String(each) == QLatin1String(id); }))
        return;
    act(QStringLiteral("action ") + QLatin1String(id), [this, id] { WindowTest::trigger(id); });
}

void RandomWalk::enterRoom() {
    static const std::vector<std::string> rooms = [] {
        std::vector<std::string> all{"room.play",  "room.play",        "room.design",
                                     "room.learn", "learn.techniques", "learn.course"};
        for (const LabRow* row : labCatalogue())
            all.push_back(row->action().toStdString());
        return all;
    }();
    const std::string& id = rooms[static_cast<std::size_t>(below(static_cast<int>(rooms.size())))];
    act(QStringLiteral("room ") + QString::fromStdString(id), [&] { WindowTest::trigger(id.c_str()); });
}

void RandomWalk::resize(QWidget& window) {
    const QSize size(500 + below(1421), 380 + below(721));
    act(QStringLiteral("size %1 x %2").arg(size.width()).arg(size.height()), [&] { window.resize(size); });
}

void RandomWalk::step() {
    QWidget& window = *target();
    const int kind = below(100);
    if (kind < 45)
        click(window);
    else if (kind < 53)
        drag(window);
    else if (kind < 60)
        wheel(window);
    else if (kind < 80)
        press();
    else if (kind < 83)
        typeText();
    else if (kind < 93)
        trigger();
    else if (kind < 97)
        enterRoom();
    else
        resize(window);
    closeSome();
}

/// What is open is closed, and the board takes a key.
void RandomWalk::expectAnswers() {
    while (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->isVisible() && each != m_window.get())
            each->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window->activateWindow();
    WindowTest::trigger("room.play");
    EXPECT_TRUE(QTest::qWaitFor([this] { return board().isVisible(); }));
    WindowTest::trigger("file.new_empty");
    EXPECT_TRUE(QTest::qWaitFor([this] { return document().digits().filledCount() == 0; }));
    board().setFocus();
    const auto column = [this] {
        return document().puzzle().geometry().column(board().currentCell().value_or(Cell(0)));
    };
    QTest::keyClick(&board(), Qt::Key_Left);
    const int before = column();
    QTest::keyClick(&board(), Qt::Key_Right);
    EXPECT_EQ(column(), (before + 1) % document().puzzle().geometry().side());
}

TEST_F(RandomWalk, EndsWhereItBegan) {
    const int count = eventsOfWalk();
    double warm = 0;
    for (int i = 1; i <= count && !::testing::Test::HasFailure(); ++i) {
        step();
        if (i == kWarm)
            warm = residentMemory();
        if (i % kWarm == 0)
            std::cout << i << " events, longest " << m_longest << " ms (" << m_longestOf.toStdString() << "), "
                      << residentMemory() << " MB, of it in use " << heldMemory() << ", held " << m_heldCount
                      << std::endl;
    }
    if (::testing::Test::HasFailure()) {
        std::cerr << "the last events:\n";
        for (const QString& each : m_last)
            std::cerr << "  " << each.toStdString() << '\n';
        return;
    }
    expectAnswers();
    const double end = residentMemory();
    std::cout << "seed " << seedOfWalk() << ", " << count << " events, longest " << m_longest << " ms ("
              << m_longestOf.toStdString() << "), memory " << warm << " MB after " << kWarm << " and " << end
              << " MB at the end, held " << m_heldCount << std::endl;
    if (warm > 0) {
        EXPECT_LT(end - warm, kMostGrowth);
    }
}

}  // namespace
}  // namespace nonet
