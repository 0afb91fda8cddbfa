#include "ui/labs/shift_cipher/shift_scene.h"

#include "ui/text/cell_names.h"

namespace nonet {

QString ShiftScene::cellReadout(const BoardMetrics& metrics, const QPointF& point, const Grid& digits) const {
    const std::optional<Cell> cell = metrics.cellAt(point);
    if (!cell)
        return {};
    const QString name = cellName(*cell, model().side());
    const std::optional<Digit> digit = digits.digit(*cell);
    if (!digit)
        return tr("%1: empty").arg(name);
    return tr("%1: place %2, digit %3")
        .arg(name, placeLetter(model().sequence.placeOf(*digit)))
        .arg(QLatin1Char(toSymbol(*digit)));
}

}  // namespace nonet
