#include "ui/board/contradiction_of.h"

#include "core/answers/why_none.h"

namespace nonet {

Contradiction contradictionOf(const Diagnosis& diagnosis) {
    Contradiction contradiction{CellSet::from(diagnosis.conflict.givens), diagnosis.conflict.constraints};
    if (diagnosis.shortage)
        for (const Cell cell : diagnosis.shortage->cells)
            contradiction.cells.insert(cell);
    return contradiction;
}

}  // namespace nonet
