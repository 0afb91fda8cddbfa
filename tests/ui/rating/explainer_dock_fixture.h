// The Explainer's panel beside a board, on a puzzle of 7.7 whose path is known; its walk can be another.
#pragma once

#include "tests/ui/dock_on_board.h"
#include "ui/rating/explainer_dock.h"

#include <QLabel>
#include <QListView>

#include <atomic>

namespace nonet::test {

/// 7.7, 1.2, 1.2
inline constexpr const char* kWithNishio =
    "38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...";
inline constexpr int kWaits = 20'000;

inline Puzzle puzzleOf(const char* line) { return Puzzle(gridFromLine(line).value()); }

class ExplainerDockTest : public DockOnBoard<ExplainerDock> {
protected:
    void SetUp() override {
        DockOnBoard::SetUp();
        m_dock.resize(320, 700);
        use(puzzleOf(kWithNishio));
        m_path = ExplainerRater().path(m_document->puzzle());
    }
    [[nodiscard]] bool reveal() {
        click("explainerShow");
        return waitForEnd();
    }
    [[nodiscard]] bool waitForEnd() {
        return QTest::qWaitFor([this] { return run().state() == ExplainerRun::State::ended; }, kWaits);
    }
    /// Tells so many steps, then waits for the token; the whole path where there is no limit.
    void useWalkThatHaltsAfter(std::size_t known, bool waitsForStop = true) {
        run().setWalk([path = m_path.steps, known, waitsForStop,
                       this](const Puzzle&, const explainer::Rater::StepSink& tell, const std::stop_token& stop,
                             std::uint64_t most, std::span<const explainer::Step> done) {
            ++m_walks;
            for (std::size_t i = done.size(); i < (most == 0 ? path.size() : known); ++i)
                tell(path[i]);
            if (most == 0)
                return ExplainerEnd::solved;
            while (waitsForStop && !stop.stop_requested())
                QTest::qSleep(1);
            return ExplainerEnd::stopped;
        });
    }
    void useWalk(ExplainerEnd end, std::size_t known) {
        run().setWalk([path = m_path.steps, end, known](const Puzzle&, const explainer::Rater::StepSink& tell,
                                                        const std::stop_token&, std::uint64_t,
                                                        std::span<const explainer::Step>) {
            for (std::size_t i = 0; i < known; ++i)
                tell(path[i]);
            return end;
        });
    }
    bool waitForSteps(std::size_t steps) {
        return QTest::qWaitFor([&] { return run().steps().size() == steps; }, kWaits);
    }
    ExplainerRun& run() { return m_dock.run(); }
    QString text(const char* name) { return m_dock.findChild<QLabel*>(QLatin1String(name))->text(); }
    QListView* list() { return m_dock.findChild<QListView*>(QStringLiteral("explainerSteps")); }
    bool isCovered() { return m_dock.findChild<QLabel*>(QStringLiteral("explainerCover"))->isVisible(); }

    ExplainerPath m_path;
    std::atomic<int> m_walks = 0;
};

}  // namespace nonet::test
