#pragma once

#include "core/rating/explainer_rating.h"
#include "ui/tasks/task.h"

#include <QObject>

#include <functional>
#include <memory>

namespace nonet {

/// The walk along a puzzle's path on the Explainer scale, in the background, as far as it has come.
class ExplainerRun : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        nothing,  // nothing was asked, or it is forgotten
        running,
        stopped,  // the player stopped it
        spent,    // it did all that one run may
        ended,    // solved, or no way further
    };
    /// What one run may do (explainer::Work): about a minute where chains are nested deepest.
    static constexpr std::uint64_t kMostWork = 60'000'000;

    /// As ExplainerRater::follow().
    using Walk =
        std::function<ExplainerEnd(const Puzzle& puzzle, const explainer::Rater::StepSink& tell, std::stop_token stop,
                                   std::uint64_t most, std::span<const explainer::Step> done)>;

    explicit ExplainerRun(QObject* parent = nullptr);
    /// In place of the rater's own, for tests.
    void setWalk(Walk walk) { m_walk = std::move(walk); }

    /// From the puzzle's start; forgets what was.
    void start(const Puzzle& puzzle);
    /// After the last step that is known, for as long as it takes.
    void goOn();
    void stop();
    /// After a stop, as far as the run that was stopped might have gone.
    void resume();
    void forget();

    State state() const { return m_state; }
    bool isRunning() const { return m_state == State::running; }
    /// There is a rating, and it is not "at least".
    bool isWhole() const { return m_state == State::ended; }
    /// The scale finds no way: 20.0.
    bool isStuck() const { return isWhole() && m_end == ExplainerEnd::noWay; }
    const std::optional<Puzzle>& puzzle() const { return m_puzzle; }
    const std::vector<explainer::Step>& steps() const { return m_steps; }
    ExplainerSources sources() const { return explainerSources(m_steps); }
    /// The rating as far as it is known.
    ExplainerRating rating() const;

Q_SIGNALS:
    /// The state, or what is known of the path.
    void changed();

private:
    void walkOn(std::uint64_t most);
    void setState(State state);

    Task m_task;
    Walk m_walk;
    std::optional<Puzzle> m_puzzle;
    std::vector<explainer::Step> m_steps;
    State m_state = State::nothing;
    /// What the last run might do, 0 for no limit.
    std::uint64_t m_most = kMostWork;
    ExplainerEnd m_end = ExplainerEnd::stopped;
};

}  // namespace nonet
