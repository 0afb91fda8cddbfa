// Scene 5: whether the measures put puzzles in the same order.
#pragma once

#include "core/batch/rated_collection.h"
#include "ui/labs/difficulty/difficulty_scene.h"

namespace nonet::difficulty {

/// A collection as a cloud of points, one measure against another, measured in the background.
class AgreementScene : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::AgreementScene)

public:
    explicit AgreementScene(DifficultyLab& lab);
    QString title() const override { return tr("Do they agree?"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// Blank cells, the sum at the start, D.
    int moveCount() const override { return 2; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// In the background; where the file holds no puzzle the collection before stays.
    void openFile(const QString& path);

    /// Measured so far.
    const std::vector<RatedPuzzle>& measures() const { return m_measured; }
    bool isComplete() const { return m_measured.size() == m_puzzles.size(); }
    Measure against() const { return m_against; }
    /// Spearman's, of the puzzles that are measured; nothing where it has no meaning.
    std::optional<double> agreement(Measure x) const;

private:
    void takeSamples();
    void take(const std::vector<Puzzle>& puzzles, const QString& name);
    void askForFile();
    void measureOn();
    QString nameOf(Measure measure) const;
    MeasurePairs pairsWith(Measure x) const;
    QString agreementText(Measure x) const;
    void paintAgreements(QPainter& painter, Stack& stack, const StageLook& look, Measure x) const;
    void paintCloud(QPainter& painter, const QRectF& room, const StageLook& look, Measure x) const;

    Task m_measureTask;
    Task m_readTask;
    std::vector<Puzzle> m_puzzles;
    std::vector<RatedPuzzle> m_measured;
    /// Empty: the program's samples.
    QString m_file;
    /// Why a file was not taken.
    QString m_fault;
    int m_passedOver = 0;
    Measure m_against = Measure::score;
};

}  // namespace nonet::difficulty
