#include "core/constructions/make_proper.h"

#include "core/board/classic.h"
#include "core/constructions/unavoidable_sets.h"

#include <algorithm>

namespace nonet {

namespace {

/// Sets that are taken one after another, small ones first, wherever they meet none taken before: that many
/// cells are needed at least.
std::vector<ClassicCellSet> packed(std::vector<ClassicCellSet> sets) {
    std::vector<ClassicCellSet> disjoint;
    ClassicCellSet taken;
    std::stable_sort(sets.begin(), sets.end(),
                     [](ClassicCellSet a, ClassicCellSet b) { return a.count() < b.count(); });
    for (const ClassicCellSet set : sets)
        if (!set.intersects(taken)) {
            disjoint.push_back(set);
            taken |= set;
        }
    return disjoint;
}

class Repairer {
public:
    Repairer(const ClassicDigits& board, ClassicCellSet shown, RandomSource random, std::uint64_t budget,
             std::stop_token stop, const ProgressSink& progress)
        : m_board(board), m_shown(shown), m_random(random), m_budget(budget), m_stop(std::move(stop)),
          m_progress(progress) {}

    ProperRepair run() {
        m_repair.added = classic::kAllCells - m_shown;
        m_sets = smallUnavoidableSets(m_board, m_shown, m_stop);
        pack();
        for (int idle = 0; idle < kIdleRounds && !isOver() && !isPacked(); ++idle)
            if (improve())
                idle = 0;
        pack();
        m_repair.proved = static_cast<int>(m_repair.disjointSets.size());
        report();
        while (!isOver() && !m_repair.isFewest()) {
            const bool found = hit({}, {}, m_repair.proved, everySet());
            if (isOver() && !found)
                break;
            m_repair.proved += found ? 0 : 1;
            report();
        }
        pack();
        return m_repair;
    }

private:
    /// Rounds without a better set after which the proof begins.
    static constexpr int kIdleRounds = 200;
    static constexpr int kTakenOut = 4;
    using Indices = std::vector<std::uint32_t>;

    bool isOver() {
        m_repair.wasStopped = m_repair.wasStopped || m_stop.stop_requested();
        return m_repair.wasStopped || m_repair.budgetRanOut;
    }
    bool isPacked() const { return static_cast<std::size_t>(m_repair.added.count()) == m_repair.disjointSets.size(); }
    /// The proof has found sets that were not known before; they may be packed more tightly.
    void pack() {
        std::vector<ClassicCellSet> disjoint = packed(m_sets);
        if (disjoint.size() > m_repair.disjointSets.size())
            m_repair.disjointSets = std::move(disjoint);
    }
    void report() const {
        if (m_progress)
            m_progress(
                {static_cast<std::uint64_t>(m_repair.proved), static_cast<std::uint64_t>(m_repair.added.count())});
    }
    Indices everySet() const {
        Indices all(m_sets.size());
        for (std::uint32_t i = 0; i < all.size(); ++i)
            all[i] = i;
        return all;
    }
    /// True if these cells leave one solution; else a set that they miss is known from now on.
    bool isProper(ClassicCellSet added) {
        const std::optional<ClassicCellSet> missed = unavoidableSet(m_board, m_shown | added);
        if (missed)
            m_sets.push_back(*missed);
        return !missed;
    }

    /// Takes some cells out of the best set, then adds the cell that hits most of the sets left until all are hit; then
    /// leaves out what is not needed. True if fewer are needed now.
    bool improve() {
        ClassicCellSet added;
        if (m_repair.added != classic::kAllCells - m_shown)
            added = withoutSome(m_repair.added);
        while (!isOver()) {
            const std::optional<Cell> best = busiestCell(added);
            if (best)
                added.insert(*best);
            else if (isProper(added))
                break;
        }
        if (isOver())
            return false;
        for (const Cell cell : shuffled(added)) {
            if (isOver())
                break;
            ClassicCellSet fewer = added;
            fewer.erase(cell);
            if (isProper(fewer))
                added = fewer;
        }
        const bool isBetter = added.count() < m_repair.added.count();
        // As good is taken too, so that the rounds wander.
        if (added.count() <= m_repair.added.count())
            m_repair.added = added;
        return isBetter;
    }

    std::vector<Cell> shuffled(ClassicCellSet cells) {
        std::vector<Cell> order(cells.begin(), cells.end());
        m_random.shuffle(order);
        return order;
    }

    ClassicCellSet withoutSome(ClassicCellSet cells) {
        const std::vector<Cell> order = shuffled(cells);
        for (std::size_t i = 0; i < order.size() && i < kTakenOut; ++i)
            cells.erase(order[i]);
        return cells;
    }

    std::optional<Cell> busiestCell(ClassicCellSet added) {
        std::array<std::uint32_t, 81> hits{};
        bool missed = false;
        for (const ClassicCellSet set : m_sets)
            if (!set.intersects(added)) {
                missed = true;
                for (const Cell cell : set)
                    ++hits[cell.slot()];
            }
        if (!missed)
            return std::nullopt;
        const std::uint32_t most = *std::max_element(hits.begin(), hits.end());
        // Nearly as good is good too: each round then finds another set.
        std::vector<Cell> good;
        for (const Cell cell : classic::kAllCells)
            if (10 * hits[cell.slot()] >= 9 * most)
                good.push_back(cell);
        return good[m_random.below(static_cast<std::uint32_t>(good.size()))];
    }

    /// Whether at most `left` cells more, none of them `dead`, make the puzzle proper. `missed` are sets that `added`
    /// does not hit, of those known when it was made.
    bool hit(ClassicCellSet added, ClassicCellSet dead, int left, Indices missed) {
        auto known = static_cast<std::uint32_t>(m_sets.size());
        m_repair.budgetRanOut = m_positions++ >= m_budget;
        if (isOver())
            return false;
        while (missed.empty()) {
            if (isProper(added)) {
                m_repair.added = added;
                return true;
            }
            missed.push_back(known++);
        }
        const std::optional<ClassicCellSet> branch = smallestLeft(missed, dead, left);
        if (!branch)
            return false;
        for (const Cell cell : *branch) {
            for (; known < m_sets.size(); ++known)
                if (!m_sets[known].intersects(added))
                    missed.push_back(known);
            ClassicCellSet next = added;
            next.insert(cell);
            Indices stillMissed;
            for (const std::uint32_t index : missed)
                if (!m_sets[index].contains(cell))
                    stillMissed.push_back(index);
            if (hit(next, dead, left - 1, std::move(stillMissed)))
                return true;
            if (isOver())
                return false;
            dead.insert(cell);
        }
        return false;
    }

    /// The live cells of the set that has fewest; nothing where more cells are needed than are left.
    std::optional<ClassicCellSet> smallestLeft(const Indices& missed, ClassicCellSet dead, int left) {
        std::array<std::vector<ClassicCellSet>, 82> bySize;
        for (const std::uint32_t index : missed) {
            const ClassicCellSet live = m_sets[index] - dead;
            bySize[static_cast<std::size_t>(live.count())].push_back(live);
        }
        std::optional<ClassicCellSet> smallest;
        ClassicCellSet taken;
        int needed = 0;
        for (const std::vector<ClassicCellSet>& sets : bySize)
            for (const ClassicCellSet set : sets) {
                if (!smallest)
                    smallest = set;
                if (set.intersects(taken))
                    continue;
                taken |= set;
                if (++needed > left)
                    return std::nullopt;
            }
        return !smallest || smallest->isEmpty() ? std::nullopt : smallest;
    }

    const ClassicDigits& m_board;
    ClassicCellSet m_shown;
    RandomSource m_random;
    std::uint64_t m_budget;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    std::uint64_t m_positions = 0;
    std::vector<ClassicCellSet> m_sets;
    ProperRepair m_repair;
};

}  // namespace

ProperRepair makeProper(const ClassicDigits& board, ClassicCellSet shown, RandomSource random, std::uint64_t budget,
                        std::stop_token stop, const ProgressSink& progress) {
    return Repairer(board, shown, random, budget, std::move(stop), progress).run();
}

}  // namespace nonet
