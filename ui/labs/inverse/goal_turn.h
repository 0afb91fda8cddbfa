// A puzzle that needs a method but for a clue or two, edited by hand until it does.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/inverse/goal_run.h"

#include <vector>

namespace nonet::inverse_lab {

class GoalTurn {
public:
    struct Start {
        std::size_t goal = 0;
        GoalBan ban = GoalBan::none;
        /// Meets the goal; the learner gets it with clues too many.
        ClassicDigits puzzle = {};
        ClassicDigits solution = {};
        /// The seed by which the clues too many are chosen.
        std::uint64_t seed = 1;
        friend bool operator==(const Start&, const Start&) = default;
    };
    /// Works from there on, and forgets what was done towards another goal.
    void begin(const Start& start);
    LabTurn turn() const;
    void clear() { m_edited.clear(); }
    /// "12,40": the cells that were edited, counted from 0.
    QString text() const;
    /// False where it does not fit.
    bool setText(const QString& text);
    /// Takes the clue of the cell away or brings one there; a second click takes that back.
    void click(Cell cell);
    /// As it stands.
    ClassicDigits puzzle() const;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look) const;

private:
    const Goal& goal() const { return kGoals[m_start.goal]; }
    /// What the solvers say of a puzzle: asked once for each that comes to stand there.
    struct Judged {
        ClassicDigits puzzle;
        /// A solution beside the board's own.
        std::optional<Grid> other;
        bool isSolvedBelow = false;
        bool isSolvedByRank = false;
        bool isSolvedAsWished = false;
        /// Cells that are blank where the methods without the one that is asked for get stuck.
        int stuckBlanks = 0;
        double distance = 0;

        bool isMet() const { return isSolvedAsWished && !isSolvedBelow && !other; }
    };
    Judged judge(const ClassicDigits& puzzle) const;
    const Judged& judged() const;
    double distanceOf(const ClassicDigits& puzzle) const;
    /// Why it is not met, although there is one solution.
    QString missText() const;

    Start m_start;
    /// What the learner begins with.
    ClassicDigits m_given;
    double m_distanceAtStart = 0;
    std::vector<Cell> m_edited;
    mutable std::optional<Judged> m_judged;
};

}  // namespace nonet::inverse_lab
