#include "ui/labs/difficulty/path_scene.h"

#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

struct PathWords {
    Q_DECLARE_TR_FUNCTIONS(PathScene)
};

}  // namespace

QString PathScene::readout(const StageArea& area, const QPointF& point, double at) const {
    const std::optional<Cell> cell = shownCellAt(area, point);
    if (!cell)
        return {};
    const Position& position = shown(at);
    return position.isSolved(*cell) ? PathWords::tr("%1 holds %2").arg(cellName(*cell)).arg(position.valueAt(*cell))
                                    : PathWords::tr("%1 can be %2")
                                          .arg(cellName(*cell), digitsWithOr(toDigitSet(position.candidates(*cell))));
}

std::optional<double> PathScene::momentAt(const StageArea& area, const QPointF& point) const {
    if (isYourTurn())
        return std::nullopt;
    const ChartScale chart = scale(area.figure, area.text);
    if (stepCount() == 0 || !chart.area.adjusted(-8, -8, 8, 8).contains(point))
        return std::nullopt;
    return std::clamp(std::floor(chart.xAt(point) - chart.leastX), 0.0, static_cast<double>(stepCount()));
}

int PathScene::movesShown(double at) const { return isYourTurn() ? 0 : static_cast<int>(std::floor(at)); }

void PathScene::paintBoard(QPainter& painter, const StageArea& area, const StageLook& look, int moves,
                           ClassicCellSet outlined) const {
    const auto at = static_cast<std::size_t>(moves);
    const Position& position = facts().positions[at];
    const BoardPainter& board = look.painters.of(Geometry(), area.board, look.theme, look.ratio);
    BoardPicture picture;
    picture.puzzle = Puzzle(model().puzzle);
    picture.digits = position.digits();
    picture.candidates = position.candidateGrid();
    picture.showsCandidates = true;
    picture.isReplay = true;
    picture.highlightsPeers = false;
    picture.highlightsSameDigit = false;
    if (at < steps().size() && !isYourTurn())
        picture.step = steps()[at];
    showCursor(picture, look);
    board.paint(painter, picture);
    const BoardMetrics& metrics = board.metrics();
    const double width = std::max(2.0, metrics.cellSide() * 0.05);
    for (const Cell cell : outlined)
        paintRing(painter, metrics.cellRect(cell), look.theme.accent, width);
}

QString PathScene::noStepsText() const {
    return facts().report.path.isSolved
               ? PathWords::tr("Every cell holds a clue: the path has no step, and there is nothing to count.")
               : PathWords::tr("No technique of this program finds a first step here: there is no path to follow, "
                               "and nothing to count.");
}

void PathScene::sayNoSteps(QPainter& painter, const QRectF& room, const StageLook& look) const {
    sayLines(painter, room, Qt::AlignLeft | Qt::AlignTop, noStepsText(), look.text, look.theme.text);
}

}  // namespace nonet::difficulty
