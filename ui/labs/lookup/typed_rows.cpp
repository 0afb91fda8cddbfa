#include "ui/labs/lookup/typed_rows.h"

#include <QCoreApplication>

namespace nonet::lookup {

namespace {

struct TypedWords {
    Q_DECLARE_TR_FUNCTIONS(TypedRows)
};

}  // namespace

std::optional<Cell> TypedRows::cellAfter(const Grid& work, Cell cell) const {
    const int row = cell.index() / kSide - m_rows.first;
    if (row < 0 || row >= m_rows.count || work.isBlank(cell))
        return std::nullopt;
    if (m_isCorrecting && cell.index() % kSide + 1 < kSide)
        return Cell(cell.index() + 1);
    for (int rows = 0; rows < m_rows.count; ++rows)
        for (int step = 0; step < kSide; ++step) {
            const int column = rows == 0 ? (cell.index() + step) % kSide : step;
            const Cell next((m_rows.first + (row + rows) % m_rows.count) * kSide + column);
            if (work.isBlank(next))
                return next;
        }
    return std::nullopt;
}

QString TypedRows::write(Grid& work, Cell cell, std::optional<Digit> digit) {
    const bool isLast = m_last == cell && !work.isBlank(cell);
    if (digit && isLast && !hasFree(work))
        return TypedWords::tr("Every row is full. To change a cell, click it first.");
    m_last.reset();
    if (!digit) {
        work.clear(cell);
        return {};
    }
    m_isCorrecting = !work.isBlank(cell);
    work.set(cell, *digit);
    if (!hasFree(work) && !(m_isCorrecting && cell.index() % kSide + 1 < kSide))
        m_last = cell;
    return {};
}

bool TypedRows::hasFree(const Grid& work) const {
    for (int i = m_rows.first * kSide; i < (m_rows.first + m_rows.count) * kSide; ++i)
        if (work.isBlank(Cell(i)))
            return true;
    return false;
}

}  // namespace nonet::lookup
