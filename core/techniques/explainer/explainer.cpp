#include "core/techniques/explainer/explainer.h"

#include "core/techniques/explainer/explainer_bug.h"
#include "core/techniques/explainer/explainer_forcing_list.h"
#include "core/techniques/explainer/explainer_loops.h"
#include "core/techniques/explainer/explainer_singles.h"
#include "core/techniques/explainer/explainer_subsets.h"
#include "core/techniques/explainer/explainer_wings.h"

#include <limits>

namespace nonet::explainer {

namespace {

constexpr int kNoHighest = std::numeric_limits<int>::max();

/// Producers 1 to 20: all but chains.
bool findWithoutChains(const Board& board, AlignedExclusion& aligned, Hint& hint) {
    return findHiddenSingle(board, hint) || findDirectLocking(board, hint) || findDirectHiddenSet(board, 2, hint) ||
           findNakedSingle(board, hint) || findDirectHiddenSet(board, 3, hint) || findLocking(board, hint) ||
           findNakedSet(board, 2, hint) || findFish(board, 2, hint) || findHiddenSet(board, 2, hint) ||
           findNakedSet(board, 3, hint) || findFish(board, 3, hint) || findHiddenSet(board, 3, hint) ||
           findXyWing(board, hint) || findXyzWing(board, hint) || findUniqueLoop(board, hint) ||
           findNakedSet(board, 4, hint) || findFish(board, 4, hint) || findHiddenSet(board, 4, hint) ||
           findBivalueUniversalGrave(board, hint) || aligned.findPair(board, hint);
}

}  // namespace

Board boardOfGivens(std::span<const std::uint8_t, 81> givens) {
    Board board;
    for (int cell = 0; cell < 81; ++cell)
        for (int digit = 0; digit < 9; ++digit)
            board.add(cell, digit);
    for (std::size_t cell = 0; cell < 81; ++cell)
        if (givens[cell] != 0)
            board.fill(static_cast<int>(cell), givens[cell] - 1);
    for (std::size_t cell = 0; cell < 81; ++cell)
        if (givens[cell] != 0)
            for (const std::uint8_t peer : peersOfCell(static_cast<int>(cell)))
                board.remove(peer, bitOf(givens[cell] - 1));
    return board;
}

Board boardOfMarks(std::span<const Nine, 81> candidates) {
    Board board;
    for (int cell = 0; cell < 81; ++cell)
        for (Nine bits = candidates[static_cast<std::size_t>(cell)]; bits != 0;
             bits = static_cast<Nine>(bits & (bits - 1)))
            board.add(cell, lowestOf(bits));
    for (int cell = 0; cell < 81; ++cell) {
        if (countOf(board.candidates(cell)) != 1)
            continue;
        const int digit = lowestOf(board.candidates(cell));
        bool isAlone = true;
        for (const std::uint8_t peer : peersOfCell(cell))
            isAlone = isAlone && !board.has(peer, digit);
        if (isAlone)
            board.fill(cell, digit);
    }
    return board;
}

struct Rater::Chains {
    Work work{{}, 0};
    ForcingChains forcing;
    Branches branches{work};
};

Rater::Rater() = default;
Rater::~Rater() = default;

bool Rater::findNext(const Board& board, Work& work, Hint& hint) {
    if (findWithoutChains(board, m_aligned, hint))
        return true;
    if (!m_chains)
        m_chains = std::make_unique<Chains>();
    if (!work.goesOn())
        return false;
    if (m_chains->forcing.find(board, hint) || m_aligned.findTriplet(board, hint))
        return true;
    m_chains->work = work;
    bool isFound = false;
    for (int producer = static_cast<int>(Producer::nishio); producer < kProducers && !isFound; ++producer) {
        isFound = m_chains->branches.find(board, rulesOf(static_cast<Producer>(producer)), m_chains->forcing, hint);
        if (m_chains->work.isEnded())
            break;
    }
    work = m_chains->work;
    return isFound && !work.isEnded();
}

bool Rater::tellStep(const Board& board, const Hint& hint, const Work& work, const StepSink& tell) {
    Step step{tenthsOf(hint.rating), hint, {}, {}};
    if (hint.producer == Producer::forcingChains) {
        ForcingList list;
        list.tellChains(board, step);
    } else if (hint.producer >= Producer::nishio) {
        // What telling costs is not counted: a path comes as far as its numbers do.
        m_chains->work = work.withoutLimit();
        m_chains->branches.tellChains(step);
        if (m_chains->work.isEnded())
            return false;
    }
    tell(std::move(step));
    return true;
}

Numbers Rater::rate(const Board& board, std::stop_token stop, std::uint64_t most) {
    return walk(board, Work(std::move(stop), most), nullptr, kNoHighest);
}

Numbers Rater::rateUpTo(int highest, const Board& board, std::stop_token stop) {
    return walk(board, Work(std::move(stop), 0), nullptr, highest);
}

Numbers Rater::path(const Board& board, const StepSink& tell, std::stop_token stop, std::uint64_t most) {
    return walk(board, Work(std::move(stop), most), &tell, kNoHighest);
}

Numbers Rater::path(const Board& board, std::vector<Step>& steps, std::stop_token stop, std::uint64_t most) {
    return path(
        board, [&steps](Step step) { steps.push_back(std::move(step)); }, std::move(stop), most);
}

Numbers Rater::walk(Board board, Work work, const StepSink* tell, int highest) {
    m_aligned.begin();
    Numbers numbers;
    double hardest = 0;
    double pearl = 0;
    double diamond = 0;
    while (board.openCells() > 0) {
        Hint hint;
        if (!findNext(board, work, hint)) {
            numbers.wasStopped = work.isEnded();
            if (!numbers.wasStopped)
                hardest = 20.0;
            break;
        }
        if (tell != nullptr && !tellStep(board, hint, work, *tell)) {
            numbers.wasStopped = true;
            break;
        }
        if (hint.rating > hardest)
            numbers.stepsBefore = numbers.steps;
        ++numbers.steps;
        hardest = std::max(hardest, hint.rating);
        board.remove(hint.removed);
        if (hint.placed >= 0)
            board.place(cellOfId(hint.placed), digitOfId(hint.placed));
        if (pearl == 0) {
            if (diamond == 0)
                diamond = hardest;
            if (hint.placed >= 0)
                pearl = hardest;
        }
        if (tenthsOf(hint.rating) > highest) {
            numbers.wasStopped = true;
            break;
        }
    }
    numbers.hardest = tenthsOf(hardest);
    numbers.pearl = tenthsOf(pearl);
    numbers.diamond = tenthsOf(diamond);
    return numbers;
}

}  // namespace nonet::explainer
