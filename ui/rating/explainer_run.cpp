#include "ui/rating/explainer_run.h"

namespace nonet {

ExplainerRun::ExplainerRun(QObject* parent) : QObject(parent), m_task(QString()) {
    const auto rater = std::make_shared<ExplainerRater>();
    m_walk = [rater](const Puzzle& puzzle, const explainer::Rater::StepSink& tell, std::stop_token stop,
                     std::uint64_t most, std::span<const explainer::Step> done) {
        return rater->follow(puzzle, tell, std::move(stop), most, done);
    };
}

void ExplainerRun::start(const Puzzle& puzzle) {
    m_puzzle = puzzle;
    m_steps.clear();
    walkOn(kMostWork);
}

void ExplainerRun::goOn() {
    if (m_state == State::stopped || m_state == State::spent)
        walkOn(0);
}

void ExplainerRun::resume() {
    if (m_state == State::stopped)
        walkOn(m_most);
}

void ExplainerRun::walkOn(std::uint64_t most) {
    if (!m_puzzle)
        return;
    m_most = most;
    m_task.startInParts<explainer::Step>(
        [walk = m_walk, puzzle = *m_puzzle, done = m_steps, most](std::stop_token stop, const auto& handOn) {
            return walk(
                puzzle, [&handOn](explainer::Step step) { handOn(std::move(step)); }, std::move(stop), most, done);
        },
        [this](explainer::Step step) {
            m_steps.push_back(std::move(step));
            Q_EMIT changed();
        },
        [this](ExplainerEnd end) {
            m_end = end;
            setState(end == ExplainerEnd::stopped ? State::spent : State::ended);
        });
    setState(State::running);
}

void ExplainerRun::stop() {
    if (!isRunning())
        return;
    m_task.cancel();
    setState(State::stopped);
}

void ExplainerRun::forget() {
    m_task.cancel();
    m_puzzle.reset();
    m_steps.clear();
    setState(State::nothing);
}

ExplainerRating ExplainerRun::rating() const {
    return explainerRating(m_steps, isWhole() ? m_end : ExplainerEnd::stopped);
}

void ExplainerRun::setState(State state) {
    m_state = state;
    Q_EMIT changed();
}

}  // namespace nonet

#include "moc_explainer_run.cpp"
