#include "core/rules/layout_change.h"

#include <algorithm>
#include <functional>
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
        // Nothing is at no place in particular, however it was found.
        if (firstBefore == lastBefore && firstAfter == lastAfter)
            return {};
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

/// Which thing of before is which thing after.
struct Matching {
    /// By place before; -1: gone.
    std::vector<int> placeAfter;
    /// By place after; -1: new.
    std::vector<int> placeBefore;

    Matching(std::size_t before, std::size_t after) : placeAfter(before, -1), placeBefore(after, -1) {}
    template <typename Thing, typename Same>
    void match(const std::vector<Thing>& before, const std::vector<Thing>& after, Same same) {
        std::size_t next = 0;
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (placeBefore[i] >= 0)
                continue;
            // Mostly it has its old place.
            while (next < before.size() && placeAfter[next] >= 0)
                ++next;
            std::size_t found = next;
            while (found < before.size() && !(placeAfter[found] < 0 && same(before[found], after[i])))
                ++found;
            if (found == before.size())
                continue;
            placeAfter[found] = static_cast<int>(i);
            placeBefore[i] = static_cast<int>(found);
        }
    }
};

/// Where there is no partner, counted from `first`.
std::vector<int> alone(const std::vector<int>& partners, std::size_t first = 0) {
    std::vector<int> places;
    for (std::size_t i = 0; i < partners.size(); ++i)
        if (partners[i] < 0)
            places.push_back(static_cast<int>(first + i));
    return places;
}

/// What became of the constraints that a splice holds.
struct RuleMoves {
    /// From the splice's first on; -1: gone.
    std::vector<int> placeAfter;
    std::vector<int> newConstraints;
    std::vector<int> addedRules;
    std::vector<int> lostRules;

    static RuleMoves of(const Splice& splice) {
        Matching matching(splice.before.size(), splice.after.size());
        RuleMoves moves;
        matching.match(splice.before, splice.after, std::equal_to<>());
        moves.newConstraints = alone(matching.placeBefore, splice.at);
        matching.match(splice.before, splice.after, meansTheSame);
        moves.addedRules = alone(matching.placeBefore, splice.at);
        moves.lostRules = alone(matching.placeAfter, splice.at);
        moves.placeAfter = std::move(matching.placeAfter);
        for (int& place : moves.placeAfter)
            if (place >= 0)
                place += static_cast<int>(splice.at);
        return moves;
    }
};

Matching drawingsOf(const std::vector<Drawing>& before, const std::vector<Drawing>& after) {
    Matching matching(before.size(), after.size());
    matching.match(before, after, std::equal_to<>());
    return matching;
}

const std::vector<int>& noPlaces() {
    static const std::vector<int> none;
    return none;
}

std::optional<Grid> solutionLayerOf(const Puzzle& puzzle) {
    const Grid* digits = puzzle.solutionLayer();
    return digits != nullptr ? std::optional(*digits) : std::nullopt;
}

}  // namespace

bool meansTheSame(const Constraint& a, const Constraint& b) {
    return a.kind == b.kind && a.parts == b.parts && a.values == b.values && a.digits == b.digits &&
           a.place == b.place && a.text == b.text && a.isOff == b.isOff;
}

struct LayoutChange::Parts {
    Exchange<BoardShape> shape;
    Exchange<SymbolSet> symbols;
    Exchange<std::vector<int>> counts;
    Exchange<std::vector<SubGrid>> grids;
    Splice constraints;
    Exchange<Grid> givens;
    Exchange<std::optional<CandidateGrid>> startCandidates;
    Exchange<Decoration> decoration;
    Exchange<std::optional<Grid>> solutionLayer;
    /// Where each constraint went.
    RuleMoves moves;

    bool isBoard() const { return shape.both || symbols.both || counts.both || grids.both; }
    bool isClues() const { return givens.both || startCandidates.both; }
    bool isRules() const { return !constraints.before.empty() || !constraints.after.empty(); }
    bool isAny() const { return isBoard() || isRules() || isClues() || decoration.both || solutionLayer.both; }
    void put(Side side, Puzzle& puzzle) const {
        Layout layout = puzzle.layout();
        shape.put(side, layout.shape);
        symbols.put(side, layout.symbols);
        counts.put(side, layout.counts);
        grids.put(side, layout.grids);
        constraints.put(side, layout.constraints);
        // Another shape would take the fog and the solution layer away.
        Decoration shown = puzzle.decoration();
        decoration.put(side, shown);
        std::optional<Grid> inMind = solutionLayerOf(puzzle);
        solutionLayer.put(side, inMind);
        puzzle.setLayout(std::move(layout));
        puzzle.setDecoration(std::move(shown));
        puzzle.setSolutionLayer(std::move(inMind));
        givens.put(side, puzzle.givens);
        startCandidates.put(side, puzzle.startCandidates);
    }
    /// What became of the constraints follows from the rest.
    friend bool operator==(const Parts& a, const Parts& b) {
        const auto all = [](const Parts& of) {
            return std::tie(of.shape, of.symbols, of.counts, of.grids, of.constraints, of.givens, of.startCandidates,
                            of.decoration, of.solutionLayer);
        };
        return all(a) == all(b);
    }
};

LayoutChange LayoutChange::between(const Puzzle& before, const Puzzle& after) {
    const Layout& a = before.layout();
    const Layout& b = after.layout();
    Parts parts;
    // Copies share it.
    if (&a != &b) {
        parts.shape = Exchange<BoardShape>::between(a.shape, b.shape);
        parts.symbols = Exchange<SymbolSet>::between(a.symbols, b.symbols);
        parts.counts = Exchange<std::vector<int>>::between(a.counts, b.counts);
        parts.grids = Exchange<std::vector<SubGrid>>::between(a.grids, b.grids);
        parts.constraints = Splice::between(a.constraints, b.constraints);
        parts.moves = RuleMoves::of(parts.constraints);
    }
    parts.givens = Exchange<Grid>::between(before.givens, after.givens);
    parts.startCandidates =
        Exchange<std::optional<CandidateGrid>>::between(before.startCandidates, after.startCandidates);
    if (&before.decoration() != &after.decoration())
        parts.decoration = Exchange<Decoration>::between(before.decoration(), after.decoration());
    if (before.solutionLayer() != after.solutionLayer())
        parts.solutionLayer = Exchange<std::optional<Grid>>::between(solutionLayerOf(before), solutionLayerOf(after));
    return parts.isAny() ? LayoutChange(std::make_shared<const Parts>(std::move(parts))) : LayoutChange();
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
    if (const auto& layer = m_parts->solutionLayer.both)
        for (const auto* digits : {&layer->before, &layer->after})
            count += *digits ? static_cast<std::size_t>((*digits)->cellCount()) : 0;
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

bool LayoutChange::isBoardChanged() const { return m_parts && m_parts->isBoard(); }

bool LayoutChange::areGivensChanged() const { return m_parts && m_parts->isClues(); }

bool LayoutChange::areDrawingsChanged() const { return m_parts && m_parts->decoration.both; }

bool LayoutChange::isSolutionLayerChanged() const { return m_parts && m_parts->solutionLayer.both; }

bool LayoutChange::keepsRules() const {
    return !isBoardChanged() && !areGivensChanged() && addedRules().empty() && lostRules().empty();
}

bool LayoutChange::keepsOrder() const {
    if (!m_parts)
        return true;
    std::vector<int> places = m_parts->moves.placeAfter;
    std::erase(places, -1);
    return std::ranges::is_sorted(places);
}

std::optional<int> LayoutChange::placeAfter(int constraint) const {
    if (!m_parts)
        return constraint;
    const Splice& splice = m_parts->constraints;
    const int inside = constraint - static_cast<int>(splice.at);
    if (inside < 0)
        return constraint;
    if (inside >= static_cast<int>(splice.before.size()))
        return constraint + static_cast<int>(splice.after.size()) - static_cast<int>(splice.before.size());
    const int place = m_parts->moves.placeAfter[static_cast<std::size_t>(inside)];
    return place < 0 ? std::nullopt : std::optional(place);
}

std::optional<int> LayoutChange::successorOf(int constraint) const {
    const std::optional<int> place = placeAfter(constraint);
    if (place || !m_parts)
        return place;
    const Splice& splice = m_parts->constraints;
    const std::size_t inside = static_cast<std::size_t>(constraint) - splice.at;
    const bool isOne =
        splice.before.size() == splice.after.size() && splice.before[inside].kind == splice.after[inside].kind;
    return isOne ? std::optional(constraint) : std::nullopt;
}

const std::vector<int>& LayoutChange::newConstraints() const {
    return m_parts ? m_parts->moves.newConstraints : noPlaces();
}

const std::vector<int>& LayoutChange::addedRules() const { return m_parts ? m_parts->moves.addedRules : noPlaces(); }

const std::vector<int>& LayoutChange::lostRules() const { return m_parts ? m_parts->moves.lostRules : noPlaces(); }

bool LayoutChange::isOfValues(const std::vector<int>& constraints) const {
    if (!m_parts || m_parts->isBoard() || m_parts->isClues() || m_parts->decoration.both || m_parts->solutionLayer.both)
        return false;
    const auto& [at, before, after] = m_parts->constraints;
    if (before.size() != after.size())
        return false;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] == after[i])
            continue;
        Constraint plain = after[i];
        plain.values = before[i].values;
        if (plain != before[i] || std::ranges::find(constraints, static_cast<int>(at + i)) == constraints.end())
            return false;
    }
    return true;
}

std::optional<int> LayoutChange::successorOfDrawing(int drawing) const {
    const auto* shown = m_parts ? &m_parts->decoration.both : nullptr;
    if (!shown || !*shown)
        return drawing;
    const auto& [before, after] = **shown;
    if (static_cast<std::size_t>(drawing) >= before.drawings.size())
        return std::nullopt;
    const int place = drawingsOf(before.drawings, after.drawings).placeAfter[static_cast<std::size_t>(drawing)];
    return place >= 0                                        ? std::optional(place)
           : before.drawings.size() == after.drawings.size() ? std::optional(drawing)
                                                             : std::nullopt;
}

std::vector<int> LayoutChange::newDrawings() const {
    const auto* shown = m_parts ? &m_parts->decoration.both : nullptr;
    if (!shown || !*shown)
        return {};
    const auto& [before, after] = **shown;
    return alone(drawingsOf(before.drawings, after.drawings).placeBefore);
}

bool LayoutChange::isOfTexts(const std::vector<int>& drawings) const {
    const auto* shown = m_parts ? &m_parts->decoration.both : nullptr;
    if (!shown || !*shown || m_parts->isBoard() || m_parts->isClues() || m_parts->isRules() ||
        m_parts->solutionLayer.both)
        return false;
    const auto& [before, after] = **shown;
    if (before.drawings.size() != after.drawings.size())
        return false;
    Decoration plain = after;
    for (const int each : drawings)
        plain.drawings[static_cast<std::size_t>(each)].text = before.drawings[static_cast<std::size_t>(each)].text;
    return plain == before;
}

bool operator==(const LayoutChange& a, const LayoutChange& b) {
    return a.m_parts == b.m_parts || (a.m_parts && b.m_parts && *a.m_parts == *b.m_parts);
}

}  // namespace nonet
