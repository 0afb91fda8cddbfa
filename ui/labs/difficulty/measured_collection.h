#pragma once

#include "core/batch/rated_collection.h"
#include "ui/labs/difficulty/difficulty_model.h"

#include <array>
#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace nonet::difficulty {

/// A puzzle among others, by two measures.
struct CollectionPoint {
    /// From 1.
    int number = 0;
    double x = 0;
    double y = 0;
};

/// The puzzles of a collection as far as they are measured, and what is read off them at each frame and each move of
/// the pointer: points, their ends and rank correlations are worked out once where a puzzle comes or what is laid
/// against what changes. GUI thread.
class MeasuredCollection {
public:
    static constexpr std::array kBelow = {Measure::blanks, Measure::sumAtStart, Measure::candidateSum};

    /// What D depends on, and what stands at the left.
    struct Axes {
        Measure against = Measure::score;
        CandidateWeights weights = standardWeights();
        int secondStage = 0;

        friend bool operator==(const Axes&, const Axes&) = default;
    };
    struct Ends {
        double least = 0;
        double most = 0;
    };
    /// The points of the puzzles that have both measures.
    struct Cloud {
        std::vector<CollectionPoint> points;
        Ends x;
        Ends y;
        /// Spearman's; nothing where it has no meaning.
        std::optional<double> correlation;
    };

    /// Another collection: none of it is measured.
    void begin(std::vector<Puzzle> puzzles);
    void add(std::vector<RatedPuzzle> measured);
    /// For the thread that measures them.
    std::shared_ptr<const std::vector<Puzzle>> puzzles() const { return m_puzzles; }
    std::size_t count() const { return m_puzzles->size(); }
    const std::vector<RatedPuzzle>& measured() const { return m_measured; }
    bool isComplete() const { return m_measured.size() == count(); }

    /// The cloud of a measure that is among kBelow.
    const Cloud& cloud(Measure below, const Axes& axes) const;
    /// How many points were worked out so far, whatever became of them: it stands still while nothing changes.
    std::size_t pointsMade() const { return m_pointsMade; }

private:
    void makePoints(Measure below, Cloud& cloud) const;

    std::shared_ptr<const std::vector<Puzzle>> m_puzzles = std::make_shared<const std::vector<Puzzle>>();
    std::vector<RatedPuzzle> m_measured;
    mutable Axes m_axes;
    mutable std::array<Cloud, kBelow.size()> m_clouds;
    /// How many of m_measured the clouds have.
    mutable std::size_t m_taken = 0;
    mutable std::size_t m_pointsMade = 0;
};

/// Nothing where the puzzle has none of them, or the techniques do not finish it and one of both depends on that.
std::optional<CollectionPoint> pointOf(const RatedPuzzle& puzzle, Measure below, const MeasuredCollection::Axes& axes);

}  // namespace nonet::difficulty
