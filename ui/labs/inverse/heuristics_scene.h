// Scene 7: what the heuristics make of the same solved board.
#pragma once

#include "core/generators/inverse/mark_search.h"
#include "ui/labs/inverse/inverse_scene.h"

namespace nonet::inverse_lab {

/// One row a heuristic, worked out one after the other in the background.
class HeuristicsScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::HeuristicsScene)

public:
    explicit HeuristicsScene(InverseLab& lab);
    QString title() const override { return tr("Heuristics compared"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The puzzle of each.
    int moveCount() const override { return kRuns - 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<Puzzle> puzzle() const override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// The four heuristics, and a switch from values first to t on the way.
    static constexpr int kRuns = 5;
    static std::vector<HeuristicStage> planOf(int run);
    struct Result {
        int steps = 0;
        /// Of the literal end, of its repair, and once clues were taken away.
        int literalClues = 0;
        int repairedClues = 0;
        ClassicDigits puzzle;
        /// The fewest marks that could go at a step of its path.
        int narrowest = 0;
        /// The hardest method of its path.
        InverseMethod hardest = InverseMethod::singleCandidate;
        bool isGood = false;
    };
    static Result work(const InverseModel& model, int run, const std::stop_token& stop);
    /// Those that are there, in order.
    const std::vector<Result>& results() const { return m_results; }

private:
    void workOn();
    QString nameOf(int run) const;
    /// For narrow tables.
    QString shortNameOf(int run) const;

    Task m_task;
    std::optional<std::pair<ClassicDigits, std::uint64_t>> m_of;
    std::vector<Result> m_results;
};

}  // namespace nonet::inverse_lab
