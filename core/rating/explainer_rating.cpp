#include "core/rating/explainer_rating.h"

#include "core/techniques/explainer/explainer_drawing.h"

namespace nonet {

namespace {

explainer::Board explainerBoard(const Puzzle& puzzle) {
    if (!puzzle.startCandidates) {
        std::array<std::uint8_t, 81> givens{};
        for (int cell = 0; cell < 81; ++cell)
            givens[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(puzzle.givens.valueAt(Cell(cell)));
        return explainer::boardOfGivens(givens);
    }
    const CandidateGrid candidates = puzzle.initialCandidates();
    std::array<explainer::Nine, 81> marks{};
    for (int cell = 0; cell < 81; ++cell)
        marks[static_cast<std::size_t>(cell)] = toClassicDigitSet(candidates.at(Cell(cell))).bits();
    return explainer::boardOfMarks(marks);
}

void doStep(explainer::Board& board, const explainer::Step& step) {
    board.remove(step.hint.removed);
    if (step.hint.placed >= 0)
        board.place(explainer::cellOfId(step.hint.placed), explainer::digitOfId(step.hint.placed));
}

}  // namespace

ExplainerRating ratingOf(const explainer::Numbers& numbers) {
    return {.hardest = numbers.hardest,
            .pearl = numbers.pearl,
            .diamond = numbers.diamond,
            .isAtLeast = numbers.wasStopped};
}

ExplainerSources explainerSources(std::span<const explainer::Step> steps) {
    ExplainerSources sources;
    const auto height = [steps](int step) { return steps[static_cast<std::size_t>(step)].tenths; };
    for (int i = 0; i < static_cast<int>(steps.size()); ++i) {
        if (i == 0)
            sources.diamond = 0;
        if (i == 0 || height(i) > height(sources.hardest))
            sources.hardest = i;
        if (sources.pearl < 0 && steps[static_cast<std::size_t>(i)].hint.placed >= 0)
            sources.pearl = sources.hardest;
    }
    return sources;
}

ExplainerRating explainerRating(std::span<const explainer::Step> steps, ExplainerEnd end) {
    const ExplainerSources sources = explainerSources(steps);
    const auto height = [steps](int step) { return step < 0 ? 0 : steps[static_cast<std::size_t>(step)].tenths; };
    return {.hardest = end == ExplainerEnd::noWay ? kNoWayFurther : height(sources.hardest),
            .pearl = height(sources.pearl),
            .diamond = height(sources.diamond),
            .isAtLeast = end == ExplainerEnd::stopped};
}

ExplainerMoment explainerMoment(const Puzzle& puzzle, std::span<const explainer::Step> steps, std::size_t place,
                                std::optional<std::size_t> chain) {
    explainer::Board board = explainerBoard(puzzle);
    for (const explainer::Step& step : steps.first(place))
        doStep(board, step);
    ExplainerMoment moment;
    if (place < steps.size())
        moment.step =
            explainer::drawnStep(board, chain ? explainer::withChainAlone(steps[place], *chain) : steps[place]);
    for (int cell = 0; cell < 81; ++cell) {
        DigitSet& candidates = moment.candidates.at(Cell(cell));
        candidates = {};
        if (!board.isOpen(cell)) {
            moment.digits.set(Cell(cell), Digit(board.valueAt(cell)));
            candidates.insert(Digit(board.valueAt(cell)));
        }
        for (int digit = 0; digit < 9; ++digit)
            if (board.has(cell, digit))
                candidates.insert(Digit::fromIndex(digit));
    }
    return moment;
}

std::unique_ptr<explainer::Rater> ExplainerRater::take() {
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty())
        return std::make_unique<explainer::Rater>();
    std::unique_ptr<explainer::Rater> rater = std::move(m_idle.back());
    m_idle.pop_back();
    return rater;
}

void ExplainerRater::giveBack(std::unique_ptr<explainer::Rater> rater) {
    const std::lock_guard lock(m_mutex);
    m_idle.push_back(std::move(rater));
}

ExplainerRating ExplainerRater::rate(const Puzzle& puzzle, std::stop_token stop, std::uint64_t most) {
    std::unique_ptr<explainer::Rater> rater = take();
    const explainer::Numbers numbers = rater->rate(explainerBoard(puzzle), std::move(stop), most);
    giveBack(std::move(rater));
    return ratingOf(numbers);
}

ExplainerPath ExplainerRater::path(const Puzzle& puzzle, std::stop_token stop, std::uint64_t most) {
    ExplainerPath path;
    const ExplainerEnd end = follow(
        puzzle, [&path](explainer::Step step) { path.steps.push_back(std::move(step)); }, std::move(stop), most);
    path.rating = explainerRating(path.steps, end);
    path.isSolved = end == ExplainerEnd::solved;
    return path;
}

ExplainerEnd ExplainerRater::follow(const Puzzle& puzzle, const explainer::Rater::StepSink& tell, std::stop_token stop,
                                    std::uint64_t most, std::span<const explainer::Step> done) {
    explainer::Board board = explainerBoard(puzzle);
    for (const explainer::Step& step : done)
        doStep(board, step);
    std::unique_ptr<explainer::Rater> rater = take();
    const explainer::Numbers numbers = rater->path(board, tell, std::move(stop), most);
    giveBack(std::move(rater));
    if (numbers.wasStopped)
        return ExplainerEnd::stopped;
    return numbers.hardest == kNoWayFurther ? ExplainerEnd::noWay : ExplainerEnd::solved;
}

}  // namespace nonet
