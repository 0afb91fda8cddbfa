#include "core/solvers/minigrid/signature_solver.h"

#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/classic_signatures.h"
#include "core/solvers/minigrid/signature_nodes.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr std::uint64_t kMostNodes = 300'000;
/// Some 2 ms of comparisons.
constexpr std::uint32_t kStepsAPoll = 1 << 17;

/// By box, the numbers of the permutations that are left.
using Left = std::vector<std::vector<std::uint32_t>>;

/// Digits that no cell of a house can hold but one, and digits of decided cells, followed up until nothing changes.
/// What goes, pruning would take away too, only slower. False where a contradiction shows.
bool followSingles(const Geometry& geometry, CandidateGrid& candidates) {
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        const auto keep = [&](Cell cell, DigitSet digits) {
            const DigitSet before = candidates.at(cell);
            candidates.at(cell) &= digits;
            isChanged = isChanged || candidates.at(cell) != before;
        };
        for (const House house : geometry.houses()) {
            const std::vector<Cell> cells = geometry.cells(house);
            DigitSet once;
            DigitSet twice;
            for (const Cell cell : cells) {
                const DigitSet digits = candidates.at(cell);
                if (digits.isEmpty())
                    return false;
                twice |= once & digits;
                once |= digits;
                if (digits.count() == 1)
                    for (const Cell other : cells)
                        if (other != cell)
                            keep(other, geometry.allDigits() - digits);
            }
            if (once != geometry.allDigits())
                return false;
            for (const Cell cell : cells)
                if (const DigitSet own = candidates.at(cell) & (once - twice); !own.isEmpty())
                    keep(cell, own);
        }
    }
    return true;
}

/// Boards of any shape.
class SignatureSearch {
public:
    SignatureSearch(const Puzzle& puzzle, const MinigridLimits& limits, std::stop_token stop)
        : m_puzzle(puzzle), m_limits(limits), m_meter(limits.budget, std::move(stop), kStepsAPoll) {}

    SignatureOutcome run();

private:
    bool scan(Chute chute, Left& left, std::vector<bool>& isDirty);
    bool prune(Left& left, std::vector<bool> isDirty);
    void branch(const Left& left, int depth);
    void trace(TraceKind kind, int box, int level, std::uint64_t value);
    void solved(const Left& left);
    bool isOver() const { return m_outcome.limitReached || m_meter.isOver(); }

    const Puzzle& m_puzzle;
    MinigridLimits m_limits;
    StepMeter m_meter;
    SignatureOutcome m_outcome;
    NodeLists m_nodes;
    std::vector<Chute> m_chutes;
};

void SignatureSearch::trace(TraceKind kind, int box, int level, std::uint64_t value) {
    if (m_limits.trace != nullptr)
        m_limits.trace->add({.kind = kind,
                             .box = static_cast<std::uint8_t>(box),
                             .level = static_cast<std::uint8_t>(level),
                             .value = static_cast<std::uint32_t>(value),
                             .step = m_meter.steps()});
}

/// Removes what has no partner in the chute, and marks the chutes across. False where a box has nothing left.
bool SignatureSearch::scan(Chute chute, Left& left, std::vector<bool>& isDirty) {
    ++m_outcome.scans;
    const auto kind = static_cast<std::size_t>(chute.kind);
    const std::vector<int> boxes = boxesOf(m_puzzle.geometry(), chute);
    std::vector<const std::vector<LineBits>*> signatures;
    std::vector<std::vector<std::uint32_t>> present;
    for (const int box : boxes) {
        const BoxNodes& nodes = m_nodes.boxes[static_cast<std::size_t>(box)];
        signatures.push_back(&nodes.signatures[kind]);
        std::vector<std::uint32_t>& own = present.emplace_back();
        for (const std::uint32_t number : left[static_cast<std::size_t>(box)])
            own.push_back(nodes.signatureOf[kind][number]);
        std::ranges::sort(own);
        own.erase(std::unique(own.begin(), own.end()), own.end());
    }
    ChuteSupport support(std::move(signatures), std::move(present));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const auto box = static_cast<std::size_t>(boxes[i]);
        const std::size_t before = left[box].size();
        std::erase_if(left[box], [&](std::uint32_t number) {
            return !support.isSupported(i, m_nodes.boxes[box].signatureOf[kind][number], m_meter);
        });
        if (left[box].empty() || m_meter.isOver())
            return false;
        for (std::size_t other = 0; left[box].size() != before && other < m_chutes.size(); ++other)
            if (std::ranges::count(boxesOf(m_puzzle.geometry(), m_chutes[other]), boxes[i]) != 0)
                isDirty[other] = true;
    }
    return true;
}

bool SignatureSearch::prune(Left& left, std::vector<bool> isDirty) {
    for (;;) {
        const auto next = std::ranges::find(isDirty, true);
        if (next == isDirty.end())
            return true;
        const Chute chute = m_chutes[static_cast<std::size_t>(next - isDirty.begin())];
        const bool isPossible = scan(chute, left, isDirty);
        // What the scan took from the chute itself had no part in any selection: no need to scan it again.
        *next = false;
        if (!isPossible)
            return false;
    }
}

void SignatureSearch::solved(const Left& left) {
    if (m_outcome.count == 0)
        m_outcome.stepsToFirst = m_meter.steps();
    trace(TraceKind::solved, 0, 0, 0);
    if (m_outcome.count++ < m_limits.kept) {
        Grid& grid = m_outcome.solutions.emplace_back(m_puzzle.givens);
        for (std::size_t box = 0; box < left.size(); ++box)
            place(m_nodes.boxes[box].permutations[left[box][0]], m_puzzle.geometry(), grid);
    }
    m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
}

void SignatureSearch::branch(const Left& left, int depth) {
    std::size_t best = left.size();
    for (std::size_t box = 0; box < left.size(); ++box)
        if (left[box].size() > 1 && (best == left.size() || left[box].size() < left[best].size()))
            best = box;
    if (best == left.size()) {
        solved(left);
        return;
    }
    m_outcome.deepest = std::max(m_outcome.deepest, depth + 1);
    for (const std::uint32_t number : left[best]) {
        if (!m_meter.spend())
            return;
        ++m_outcome.tried;
        trace(TraceKind::tried, static_cast<int>(best), depth, number);
        Left next = left;
        next[best] = {number};
        std::vector<bool> isDirty(m_chutes.size());
        for (std::size_t i = 0; i < m_chutes.size(); ++i)
            isDirty[i] = std::ranges::count(boxesOf(m_puzzle.geometry(), m_chutes[i]), static_cast<int>(best)) != 0;
        if (prune(next, isDirty)) {
            trace(TraceKind::matched, static_cast<int>(best), depth, number);
            branch(next, depth + 1);
        }
        if (isOver())
            return;
    }
    trace(TraceKind::back, static_cast<int>(best), depth, 0);
}

SignatureOutcome SignatureSearch::run() {
    Puzzle filtered = m_puzzle;
    CandidateGrid candidates = m_puzzle.initialCandidates();
    if (!followSingles(m_puzzle.geometry(), candidates))
        return m_outcome;
    filtered.startCandidates = candidates;
    m_nodes = listNodes(filtered, kMostNodes, m_meter);
    m_outcome.nodes = m_nodes.count();
    m_outcome.permutationsListed = m_outcome.nodes;
    m_outcome.hasTooManyPermutations = m_nodes.hasTooMany;
    if (!m_nodes.hasTooMany && !m_meter.isOver()) {
        m_chutes = chutes(m_puzzle.geometry());
        Left left;
        for (const BoxNodes& box : m_nodes.boxes) {
            std::vector<std::uint32_t>& numbers = left.emplace_back(box.permutations.size());
            for (std::size_t i = 0; i < numbers.size(); ++i)
                numbers[i] = static_cast<std::uint32_t>(i);
        }
        if (prune(left, std::vector<bool>(m_chutes.size(), true))) {
            for (const auto& box : left)
                m_outcome.nodesAfterPruning += box.size();
            trace(TraceKind::pruned, 0, 0, m_outcome.nodesAfterPruning);
            branch(left, 0);
        }
    }
    m_outcome.steps = m_meter.steps();
    m_outcome.budgetRanOut = m_meter.ranOut();
    m_outcome.wasStopped = m_meter.wasStopped();
    return m_outcome;
}

}  // namespace

SignatureOutcome solveBySignatures(const Puzzle& puzzle, const MinigridLimits& limits, std::stop_token stop) {
    SignatureOutcome outcome;
    outcome.isNotOffered = minigridSupport(puzzle) != MinigridSupport::offered;
    if (outcome.isNotOffered)
        return outcome;
    if (puzzle.isClassic())
        return solveBySignatures(ClassicMarks::from(puzzle.givens, puzzle.startCandidates.value_or(CandidateGrid())),
                                 limits, std::move(stop));
    if (!findConflicts(puzzle.givens, puzzle.geometry()).empty())
        return outcome;
    return SignatureSearch(puzzle, limits, std::move(stop)).run();
}

SignatureOutcome solveBySignatures(const ClassicMarks& candidates, const MinigridLimits& limits, std::stop_token stop) {
    return solveClassicBySignatures(candidates, limits, std::move(stop));
}

}  // namespace nonet
