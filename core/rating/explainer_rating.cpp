#include "core/rating/explainer_rating.h"

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

}  // namespace

ExplainerRating ratingOf(const explainer::Numbers& numbers) {
    return {.hardest = numbers.hardest,
            .pearl = numbers.pearl,
            .diamond = numbers.diamond,
            .isAtLeast = numbers.wasStopped};
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
    std::unique_ptr<explainer::Rater> rater = take();
    ExplainerPath path;
    path.rating = ratingOf(rater->path(explainerBoard(puzzle), path.steps, std::move(stop), most));
    path.isSolved = !path.rating.isAtLeast && path.rating.hardest < 200;
    giveBack(std::move(rater));
    return path;
}

}  // namespace nonet
