#include "ui/charts/heat_map.h"

#include "ui/board/board_metrics.h"
#include "ui/board/layers/digit_face.h"

#include <QPainter>

namespace nonet {
namespace {

constexpr int kMostCandidates = 9;
constexpr double kDeepest = 0.75;

}  // namespace

void paintHeatMap(QPainter& painter, const QRectF& area, const Grid& givens, const CellCounts& counts,
                  const Theme& theme) {
    const BoardMetrics metrics(Geometry(), area);
    const DigitFace face(metrics.digitSize() * 0.8, FaceWeight::regular);
    const DigitFace given(metrics.digitSize() * 0.55, FaceWeight::semibold);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(metrics.board(), theme.board);
    for (int i = 0; i < 81; ++i) {
        const QRectF cell = metrics.cellRect(Cell(i));
        if (const std::optional<Digit> digit = givens.digit(Cell(i))) {
            given.draw(painter, cell.center(), *digit, theme.mutedText);
            continue;
        }
        const int count = counts[static_cast<std::size_t>(i)];
        if (count == 0)
            continue;
        QColor fill = theme.board;
        if (theme.usesTints)
            fill = blend(theme.accent, theme.board, kDeepest * count / kMostCandidates);
        painter.fillRect(cell, fill);
        const bool isDarkInkBetter = contrastRatio(theme.text, fill) >= contrastRatio(theme.board, fill);
        face.draw(painter, cell.center(), Digit(count), isDarkInkBetter ? theme.text : theme.board);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.thinLine, BoardMetrics::kThinLine));
    for (int i = 0; i < 81; ++i)
        painter.drawRect(metrics.cellRect(Cell(i)));
    painter.setPen(QPen(theme.boxLine, BoardMetrics::kBoxLine));
    for (std::uint8_t box = 0; box < 9; ++box)
        painter.drawRect(metrics.houseRect({HouseKind::box, box}));
    painter.restore();
}

}  // namespace nonet
