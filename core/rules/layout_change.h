#pragma once

#include "core/rules/puzzle.h"

#include <memory>

namespace nonet {

/// What a setter changed about a puzzle, in both directions: shape, symbols, grids, constraints, givens, start
/// candidates, drawings and fog. Parts that are equal are not kept, and of the constraints only those between the first
/// and the last that differ. A value; copies share what they hold.
class LayoutChange {
public:
    /// Nothing.
    LayoutChange() = default;
    static LayoutChange between(const Puzzle& before, const Puzzle& after);

    bool isEmpty() const { return m_parts == nullptr; }
    /// The puzzle must be the one before.
    void apply(Puzzle& puzzle) const;
    /// The puzzle must be the one after.
    void revert(Puzzle& puzzle) const;

    /// Of the board: nothing where it stays.
    const BoardShape* shapeBefore() const;
    const BoardShape* shapeAfter() const;

    /// The constraints between the first and the last that differ; what stands between them unchanged is in both.
    const std::vector<Constraint>& constraintsBefore() const;
    const std::vector<Constraint>& constraintsAfter() const;
    /// Shape, symbols, how often they stand in a house, or grids.
    bool isBoardChanged() const;
    /// Or start candidates.
    bool areGivensChanged() const;
    /// Or fog.
    bool areDrawingsChanged() const;

    /// Of everything that it holds together, before and after: what readers of foreign files bound.
    std::size_t cellCount() const;

    friend bool operator==(const LayoutChange& a, const LayoutChange& b);

private:
    struct Parts;
    explicit LayoutChange(std::shared_ptr<const Parts> parts) : m_parts(std::move(parts)) {}

    /// Null where nothing changed.
    std::shared_ptr<const Parts> m_parts;
};

}  // namespace nonet
