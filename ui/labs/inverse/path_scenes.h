// Scenes 1 and 5: the solved board at level 0, and the way between it and the puzzle.
#pragma once

#include "ui/labs/inverse/inverse_scene.h"

namespace nonet::inverse_lab {

/// What a cell is, and how marks count.
class LevelScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::LevelScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("Level 0"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The first inverse steps.
    int moveCount() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// After so many inverse steps.
    MarkBoard board(int moves) const;
    /// log10 of the ways to choose so many of the 729 marks: boards of that level, solvable or not.
    static double boardsOfLevel(int level);

private:
    const MethodUse& useOf(int move) const;
};

enum class FilmDirection : std::uint8_t { inverse, forward };

/// All steps from the solution to the puzzle, or back: nine a move.
class FilmScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::FilmScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("The path"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// How many forward steps are behind the board of this move.
    std::size_t stepsAt(int moves) const;
    static constexpr int kStepsAMove = 9;

private:
    void paintLastSteps(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;

    FilmDirection m_direction = FilmDirection::inverse;
};

/// Of the five methods, in their order.
QColor methodColour(const Theme& theme, InverseMethod method);

}  // namespace nonet::inverse_lab
