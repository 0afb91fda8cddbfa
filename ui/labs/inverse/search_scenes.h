// Scenes 3 and 4: the search as the text has it, and which children it goes on with.
#pragma once

#include "core/generators/inverse/mark_search.h"
#include "ui/labs/inverse/inverse_scene.h"

namespace nonet::inverse_lab {

/// The literal search from the solved board to its end, as a film.
class SearchScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::SearchScene)

public:
    explicit SearchScene(InverseLab& lab);
    QString title() const override { return tr("The search, taken by the word"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return kFilmMoves; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    struct Run {
        MarkSearchOutcome outcome;
        /// After each move of the film.
        std::vector<MarkBoard> boards;
        std::vector<MarkVerdict> verdicts;
    };
    static Run search(const InverseModel& model, InverseHeuristic heuristic, const std::stop_token& stop,
                      const ProgressSink& progress);
    /// Null while it is being searched.
    const Run* run() const { return m_run ? &*m_run : nullptr; }
    InverseHeuristic heuristic() const { return m_heuristic; }
    static constexpr int kFilmMoves = 24;

private:
    struct Key {
        ClassicDigits solution;
        std::uint64_t seed = 0;
        InverseHeuristic heuristic = InverseHeuristic::random;
        friend bool operator==(const Key&, const Key&) = default;
    };
    Key key() const { return {model().solution, model().seed, m_heuristic}; }

    Task m_task;
    InverseHeuristic m_heuristic = InverseHeuristic::random;
    std::optional<Key> m_runOf;
    std::optional<Run> m_run;
};

/// "random"
QString heuristicName(InverseHeuristic heuristic);

/// The children of a board of that search, and which of them four readings call good.
class ChildrenScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::ChildrenScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("What makes a good child"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The children, then the four readings.
    int moveCount() const override { return 4; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    struct Family {
        MarkBoard board;
        std::size_t parents = 0;
        std::vector<MarkNeighbour> children;
        /// By GoodRule: how many pass.
        std::array<std::vector<MarkNeighbour>, 4> good;
    };
    /// Of the board of now; worked out once for each.
    const Family& family() const;
    int step() const { return m_step; }

private:
    QString ruleText(GoodRule rule) const;

    int m_step = 60;
    mutable std::optional<Family> m_family;
    mutable ClassicDigits m_familyOf;
    mutable std::uint64_t m_familySeed = 0;
    mutable int m_familyStep = -1;
};

}  // namespace nonet::inverse_lab
