#include "ui/text/cell_names.h"

namespace nonet {

QString cellName(Cell cell, int side) {
    return QStringLiteral("r%1c%2").arg(cell.index() / side + 1).arg(cell.index() % side + 1);
}

}  // namespace nonet
