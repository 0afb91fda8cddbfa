#include "core/rules/layout_change.h"

#include <algorithm>
#include <tuple>

namespace nonet {
namespace {

enum class Side : std::uint8_t { before, after };

/// A part before and after; nothing where it stays.
template <typename T>
struct Exchange {
    struct Both {
        T before;
        T after;
        friend bool operator==(const Both&, const Both&) = default;
    };
    std::optional<Both> both;

    static Exchange between(const T& before, const T& after) {
        return before == after ? Exchange() : Exchange{Both{before, after}};
    }
    void put(Side side, T& part) const {
        if (both)
            part = side == Side::after ? both->after : both->before;
    }
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// Constraints that took the place of others, from one on.
struct Splice {
    std::size_t at = 0;
    std::vector<Constraint> before;
    std::vector<Constraint> after;

    static Splice between(const std::vector<Constraint>& before, const std::vector<Constraint>& after) {
        const auto [firstBefore, firstAfter] = std::ranges::mismatch(before, after);
        auto lastBefore = before.end();
        auto lastAfter = after.end();
        while (lastBefore != firstBefore && lastAfter != firstAfter &&
               *std::prev(lastBefore) == *std::prev(lastAfter)) {
            --lastBefore;
            --lastAfter;
        }
        return {
            static_cast<std::size_t>(firstBefore - before.begin()), {firstBefore, lastBefore}, {firstAfter, lastAfter}};
    }
    void put(Side side, std::vector<Constraint>& all) const {
        const auto& [old, by] = side == Side::after ? std::tie(before, after) : std::tie(after, before);
        assert(at + old.size() <= all.size());
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(at);
        const auto next = all.erase(first, first + static_cast<std::ptrdiff_t>(old.size()));
        all.insert(next, by.begin(), by.end());
    }
    friend bool operator==(const Splice&, const Splice&) = default;
};

}  // namespace

struct LayoutChange::Parts {
    Exchange<BoardShape> shape;
    Exchange<SymbolSet> symbols;
    Exchange<std::vector<int>> counts;
    Exchange<std::vector<SubGrid>> grids;
    Splice constraints;
    Exchange<Grid> givens;
    Exchange<std::optional<CandidateGrid>> startCandidates;
    Exchange<Decoration> decoration;

    void put(Side side, Puzzle& puzzle) const {
        Layout layout = puzzle.layout();
        shape.put(side, layout.shape);
        symbols.put(side, layout.symbols);
        counts.put(side, layout.counts);
        grids.put(side, layout.grids);
        constraints.put(side, layout.constraints);
        // Another shape would take the fog away.
        Decoration shown = puzzle.decoration();
        decoration.put(side, shown);
        puzzle.setLayout(std::move(layout));
        puzzle.setDecoration(std::move(shown));
        givens.put(side, puzzle.givens);
        startCandidates.put(side, puzzle.startCandidates);
    }
    friend bool operator==(const Parts&, const Parts&) = default;
};

LayoutChange LayoutChange::between(const Puzzle& before, const Puzzle& after) {
    if (before == after)
        return {};
    const Layout& a = before.layout();
    const Layout& b = after.layout();
    return LayoutChange(std::make_shared<const Parts>(
        Parts{Exchange<BoardShape>::between(a.shape, b.shape), Exchange<SymbolSet>::between(a.symbols, b.symbols),
              Exchange<std::vector<int>>::between(a.counts, b.counts),
              Exchange<std::vector<SubGrid>>::between(a.grids, b.grids), Splice::between(a.constraints, b.constraints),
              Exchange<Grid>::between(before.givens, after.givens),
              Exchange<std::optional<CandidateGrid>>::between(before.startCandidates, after.startCandidates),
              Exchange<Decoration>::between(before.decoration(), after.decoration())}));
}

void LayoutChange::apply(Puzzle& puzzle) const {
    if (!isEmpty())
        m_parts->put(Side::after, puzzle);
}

void LayoutChange::revert(Puzzle& puzzle) const {
    if (!isEmpty())
        m_parts->put(Side::before, puzzle);
}

std::size_t LayoutChange::cellCount() const {
    if (isEmpty())
        return 0;
    std::size_t count = 1;
    for (const auto* list : {&m_parts->constraints.before, &m_parts->constraints.after})
        for (const Constraint& constraint : *list) {
            ++count;
            for (const std::vector<Cell>& part : constraint.parts)
                count += 1 + part.size();
        }
    if (const auto& grids = m_parts->grids.both)
        for (const auto* list : {&grids->before, &grids->after})
            for (const SubGrid& grid : *list)
                count += static_cast<std::size_t>(grid.rows() * grid.columns());
    if (const auto& givens = m_parts->givens.both)
        count += static_cast<std::size_t>(givens->before.cellCount() + givens->after.cellCount());
    if (const auto& start = m_parts->startCandidates.both)
        for (const auto* candidates : {&start->before, &start->after})
            count += *candidates ? static_cast<std::size_t>((*candidates)->cellCount()) : 0;
    if (const auto& shown = m_parts->decoration.both)
        for (const Decoration* each : {&shown->before, &shown->after}) {
            count += each->fog ? each->fog->lit.size() : 0;
            for (const Drawing& drawing : each->drawings)
                count += 1 + drawing.points.size();
        }
    return count;
}

const BoardShape* LayoutChange::shapeBefore() const {
    const auto* shapes = m_parts ? &m_parts->shape.both : nullptr;
    return shapes && *shapes ? &(*shapes)->before : nullptr;
}

const BoardShape* LayoutChange::shapeAfter() const {
    const auto* shapes = m_parts ? &m_parts->shape.both : nullptr;
    return shapes && *shapes ? &(*shapes)->after : nullptr;
}

const std::vector<Constraint>& LayoutChange::constraintsBefore() const {
    static const std::vector<Constraint> none;
    return m_parts ? m_parts->constraints.before : none;
}

const std::vector<Constraint>& LayoutChange::constraintsAfter() const {
    static const std::vector<Constraint> none;
    return m_parts ? m_parts->constraints.after : none;
}

bool LayoutChange::isBoardChanged() const {
    return m_parts && (m_parts->shape.both || m_parts->symbols.both || m_parts->counts.both || m_parts->grids.both);
}

bool LayoutChange::areGivensChanged() const {
    return m_parts && (m_parts->givens.both || m_parts->startCandidates.both);
}

bool LayoutChange::areDrawingsChanged() const { return m_parts && m_parts->decoration.both; }

bool operator==(const LayoutChange& a, const LayoutChange& b) {
    return a.m_parts == b.m_parts || (a.m_parts && b.m_parts && *a.m_parts == *b.m_parts);
}

}  // namespace nonet
