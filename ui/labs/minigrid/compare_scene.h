// Scene 9: steps and time by version and path, for this puzzle or a whole file.
#pragma once

#include "ui/labs/minigrid/background_value.h"
#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

/// One version on one or many puzzles.
struct CompareRow {
    /// By puzzle, ascending; where it was not decided, the budget.
    std::vector<std::uint64_t> steps;
    double milliseconds = 0;
    std::size_t decided = 0;

    std::uint64_t medianSteps() const { return steps.empty() ? 0 : steps[steps.size() / 2]; }
};

/// Versions 3.1, 3.2 by its six paths, 4.1 and 4.2.
inline constexpr int kContenders = 9;

struct Comparison {
    std::array<CompareRow, kContenders> rows;
    std::size_t puzzles = 0;
    /// Lines of the file that are no puzzle for this solver.
    std::size_t passedOver = 0;
    /// Why the file could not be read; else empty.
    QString fault;
};

class CompareScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::CompareScene)

public:
    explicit CompareScene(MinigridLab& lab);
    QString title() const override { return tr("Versions and paths compared"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return kContenders; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() const override;
    std::optional<double> setControl(const QString& id, int value) override;
    void inputReshaped() override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// All puzzles of a file instead of the lab's; empty: the lab's again.
    void setFile(const QString& path);
    /// Null while it is worked out.
    const Comparison* comparison() const { return m_comparison.find(model().puzzle.givens, m_fileNumber); }
    static QString contenderName(int contender);
    /// Index into kBoxPaths; -1 while nothing is known.
    int bestPath() const;

    static constexpr std::uint64_t kBudget = 3'000'000;
    static constexpr std::uint64_t kFileBudget = 200'000;
    static constexpr std::size_t kMostPuzzles = 2000;

private:
    std::uint64_t budget() const { return m_file.isEmpty() ? kBudget : kFileBudget; }
    void askForFile();
    QString rowText(const CompareRow& row, std::size_t puzzles) const;
    double valueOf(const CompareRow& row) const;

    bool m_showsTime = false;
    bool m_isStopped = false;
    QString m_file;
    /// 0: the lab's puzzle.
    int m_fileNumber = 0;
    int m_filesSoFar = 0;
    BackgroundValue<Comparison> m_comparison;
};

}  // namespace nonet::minigrid
