// Scene 6: ask for a method, and get a puzzle that needs it, with the proof.
#pragma once

#include "core/generators/goal_search.h"
#include "core/generators/inverse/clue_removal.h"
#include "ui/labs/inverse/inverse_scene.h"

namespace nonet::inverse_lab {

/// The program's own goal search, in the background; the learner's puzzle is held against the same wish.
class GoalScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::GoalScene)

public:
    explicit GoalScene(InverseLab& lab);
    QString title() const override { return tr("Goals"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The learner's puzzle, the one found, stuck without the method, the method, solved.
    int moveCount() const override { return 4; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<Puzzle> puzzle() const override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// What can be asked for.
    enum class Goal : std::uint8_t { blockIntersection, coveringSet, xWing };
    static InverseRank rankOf(Goal goal);
    /// Of the methods without the one that is asked for.
    static InverseRank rankBelow(Goal goal);
    /// By the five methods, whatever the order of techniques.
    static bool needs(const ClassicDigits& clues, Goal goal);
    /// In the words of the program's goal search: the methods up to it as techniques, this one the hardest and needed.
    static PuzzleGoal goalOf(Goal goal);

    struct Found {
        ClassicDigits puzzle;
        ClassicDigits solution;
        /// Where the methods without it get stuck, and one use of it there.
        MarkBoard stuck;
        std::optional<MethodUse> use;
        /// Of the technique on the easiest path, and proved.
        int uses = 0;
        int atLeast = 0;
    };
    static Found proved(const GoalPuzzle& puzzle, Goal goal);
    const std::optional<Found>& found() const { return m_found; }
    Goal goal() const { return m_goal; }
    /// Puzzles made and sorted.
    std::uint64_t tried() const { return m_tried; }
    bool hasEnded() const { return m_hasEnded; }

    /// Seconds after which the search ends with its nearest miss.
    static constexpr int kMostSeconds = 60;

private:
    struct Key {
        std::uint64_t seed = 0;
        Goal goal = Goal::xWing;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Outcome {
        std::optional<Found> found;
        std::uint64_t tried = 0;
        GoalParts missed;
    };
    static Outcome search(const Key& key, const std::stop_token& stop, const ProgressSink& progress);
    QString methodText() const;
    void paintFacts(QPainter& painter, const QRectF& figure, const StageLook& look, int move) const;

    Task m_task;
    Goal m_goal = Goal::xWing;
    std::optional<Key> m_key;
    std::uint64_t m_tried = 0;
    bool m_hasEnded = false;
    /// Of the nearest miss, where the search ended without one.
    GoalParts m_missed;
    std::optional<Found> m_found;
};

}  // namespace nonet::inverse_lab
