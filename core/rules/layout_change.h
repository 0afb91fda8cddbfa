#pragma once

#include "core/rules/puzzle.h"

#include <memory>
#include <optional>
#include <vector>

namespace nonet {

/// Whether two constraints are one rule, however they look.
bool meansTheSame(const Constraint& a, const Constraint& b);

/// What a setter changed about a puzzle, in both directions: shape, symbols, grids, constraints, givens, start
/// candidates, drawings, fog and the solution layer. Parts that are equal are not kept, and of the constraints only
/// those between the first and the last that differ. It is made once for an edit, and tells everybody what became of
/// what. A value; copies share what they hold.
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

    /// The shape before and after; null where it stays.
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
    bool isSolutionLayerChanged() const;

    /// Nothing that answers rest on: looks, drawings, the solution layer, the order of the constraints.
    bool keepsRules() const;
    /// What stood before another constraint still does.
    bool keepsOrder() const;
    /// Where a constraint of before stands now, perhaps with another look; nothing where that rule is gone.
    std::optional<int> placeAfter(int constraint) const;
    /// placeAfter(), or the place of the one of its kind that it became where it stood.
    std::optional<int> successorOf(int constraint) const;
    /// Into those after, rising: none before is the same, looks included. Of equal ones as many as there are more.
    const std::vector<int>& newConstraints() const;
    /// Into those after, rising: none before means the same.
    const std::vector<int>& addedRules() const;
    /// Into those before, rising: none after means the same.
    const std::vector<int>& lostRules() const;
    /// Nothing else but values of some of these constraints.
    bool isOfValues(const std::vector<int>& constraints) const;

    /// Where a drawing of before stands now, or where there are as many, what took its place.
    std::optional<int> successorOfDrawing(int drawing) const;
    /// Into those after, as newConstraints().
    std::vector<int> newDrawings() const;
    /// Nothing else but texts of some of these drawings.
    bool isOfTexts(const std::vector<int>& drawings) const;

    /// How much it holds, before and after together: about a unit for each cell and constraint, and for each drawing
    /// and its points. Readers of foreign files put a limit to it.
    std::size_t cellCount() const;

    friend bool operator==(const LayoutChange& a, const LayoutChange& b);

private:
    struct Parts;
    explicit LayoutChange(std::shared_ptr<const Parts> parts) : m_parts(std::move(parts)) {}

    /// Null where nothing changed.
    std::shared_ptr<const Parts> m_parts;
};

}  // namespace nonet
