// Scene 9: steps and time by version and path, for this puzzle or a whole file.
#pragma once

#include "ui/labs/minigrid/comparison.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/tasks/task.h"

namespace nonet::minigrid {

class CompareScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::CompareScene)

public:
    explicit CompareScene(MinigridLab& lab);
    QString title() const override { return tr("Versions and paths compared"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return static_cast<int>(contenders().size()); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void inputReshaped() override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// All puzzles of a file instead of the lab's; empty: the lab's again.
    void setFile(const QString& path);
    /// As far as it has come, also when it was stopped; null while there is nothing.
    const Comparison* comparison() const;
    std::vector<Contender> contenders() const { return contendersWith(lab().drawnPath()); }
    static QString contenderName(const Contender& contender);
    /// Index into kBoxPaths; -1 before all of them have run.
    int bestPath() const;

private:
    /// What a comparison is of.
    struct Subject {
        Grid puzzle;
        QString file;
        /// Counts the files: the same one may have changed.
        int fileNumber = 0;
        BoxOrder drawn;

        friend bool operator==(const Subject&, const Subject&) = default;
    };

    Subject subject() const;
    std::uint64_t budget() const { return m_file.isEmpty() ? ComparisonRun::kBudget : ComparisonRun::kFileBudget; }
    QString setDrawn(const QString& text);
    void askForFile();
    void goOn(const std::shared_ptr<ComparisonRun>& run);
    /// "Stopped: 4 of 9 versions have run."; empty where all have.
    QString partText(const Comparison& found) const;
    QString rowText(const CompareRow& row, std::size_t puzzles) const;
    double valueOf(const CompareRow& row) const;
    void paintBars(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;

    bool m_showsTime = false;
    bool m_isStopped = false;
    QString m_file;
    int m_filesSoFar = 0;
    Subject m_asked;
    std::optional<Comparison> m_comparison;
    Task m_task;
};

}  // namespace nonet::minigrid
