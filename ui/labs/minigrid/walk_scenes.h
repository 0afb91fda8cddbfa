// Scenes 4 and 5: versions 3.1 and 3.2 walk through a puzzle.
#pragma once

#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/walk_film.h"

namespace nonet::minigrid {

/// A run played on the board, with the ladder of boxes and the strip of depths beside it.
class WalkScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::WalkScene)

public:
    using MinigridScene::MinigridScene;
    LabQuestion question() const override;
    int moveCount() const override { return film().moveCount(); }
    QString moveText(int moves) const override;
    void inputReshaped() override { m_film.reset(); }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    const WalkFilm& film() const;
    /// "13,994 steps to the end, 4,711 to the first solution", or that it is not decided.
    QString verdict() const;

protected:
    virtual WalkVersion version() const = 0;
    virtual BoxOrder order() const = 0;
    /// The boxes that are numbered on the board.
    virtual BoxOrder numbered() const { return order(); }
    /// "uncut vertices" or "tests", with their number.
    virtual QString steps(std::uint64_t count) const = 0;
    virtual void paintOverBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const;
    /// That the solutions are those of a search by cells.
    LabClaim solutionClaim() const;
    void dropFilm() { m_film.reset(); }

private:
    QString eventText(const TraceEvent& event) const;

    mutable std::unique_ptr<WalkFilm> m_film;
};

class TreesScene : public WalkScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreesScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.1: a tree of trees"); }
    QStringList sentences() const override;
    std::vector<LabClaim> claims() const override;

protected:
    WalkVersion version() const override { return WalkVersion::trees; }
    BoxOrder order() const override { return orderOf(model().sequence); }
    QString steps(std::uint64_t count) const override;
};

/// All permutations first, then along one of six paths, or one drawn by hand.
class PathScene : public WalkScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PathScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.2: permutations first, then a path"); }
    QStringList sentences() const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    QString moveText(int moves) const override;

    const BoxOrder& path() const { return m_path; }
    /// Boxes clicked so far on a path that is being drawn; empty while none is.
    const BoxOrder& drawn() const { return m_drawn; }

protected:
    WalkVersion version() const override { return WalkVersion::path; }
    BoxOrder order() const override { return m_path; }
    BoxOrder numbered() const override { return m_drawn.empty() ? m_path : m_drawn; }
    QString steps(std::uint64_t count) const override;
    void paintOverBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const override;

private:
    void take(const BoxOrder& path);

    BoxOrder m_path = boxOrder(Geometry(), BoxPath::zigzagRow);
    BoxOrder m_drawn;
};

/// "zigzag, by rows" and so on.
QString pathName(BoxPath path);

}  // namespace nonet::minigrid
