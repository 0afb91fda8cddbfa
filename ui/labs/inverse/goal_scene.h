// Scene 6: ask for a method, and get a puzzle that needs it, with the proof.
#pragma once

#include "core/generators/inverse/clue_removal.h"
#include "ui/labs/inverse/inverse_scene.h"

namespace nonet::inverse_lab {

/// Restarts over the learner's solved board, then edits of what was found, in the background.
class GoalScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::GoalScene)

public:
    explicit GoalScene(InverseLab& lab);
    QString title() const override { return tr("Goals"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The solution, the puzzle, stuck without the method, the method, solved.
    int moveCount() const override { return 4; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() const override;
    std::optional<double> setControl(const QString& id, int value) override;
    std::optional<Puzzle> puzzle() const override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// What can be asked for.
    enum class Goal : std::uint8_t { blockIntersection, coveringSet, xWing };
    static InverseRank rankOf(Goal goal);
    /// Of the methods without the one that is asked for.
    static InverseRank rankBelow(Goal goal);
    static bool needs(const ClassicDigits& clues, Goal goal);

    struct Found {
        ClassicDigits puzzle;
        /// Where the methods without it get stuck, and one use of it there.
        MarkBoard stuck;
        std::optional<MethodUse> use;
    };
    static Found proved(const ClassicDigits& puzzle, const ClassicDigits& solution, Goal goal);
    const std::optional<Found>& found() const { return m_found; }
    Goal goal() const { return m_goal; }
    std::uint64_t tried() const { return m_tried; }
    /// Edits tried so far, all of them when the search has ended.
    int edits() const { return m_edits; }
    bool hasEnded() const;

    static constexpr std::uint64_t kMostRestarts = 20'000;
    static constexpr int kMostEdits = 300;

private:
    struct Key {
        ClassicDigits solution;
        std::uint64_t seed = 0;
        Goal goal = Goal::xWing;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Piece {
        std::uint64_t tried = 0;
        std::optional<ClassicDigits> found;
    };
    static Piece restart(const Key& key, std::uint64_t from, const std::stop_token& stop);
    static ClassicDigits edit(const Key& key, const ClassicDigits& puzzle, int from, const std::stop_token& stop);
    void searchOn();
    void editOn();
    QString methodText() const;

    Task m_task;
    Goal m_goal = Goal::xWing;
    std::optional<Key> m_key;
    std::uint64_t m_tried = 0;
    int m_edits = 0;
    int m_firstClues = 0;
    std::optional<Found> m_found;
};

}  // namespace nonet::inverse_lab
