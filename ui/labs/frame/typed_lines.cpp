#include "ui/labs/frame/typed_lines.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {

namespace {

struct TypedWords {
    Q_DECLARE_TR_FUNCTIONS(TypedLines)
};

}  // namespace

TypedLines TypedLines::ofRows(const Geometry& geometry, int first, int count) {
    std::vector<Line> rows;
    rows.reserve(static_cast<std::size_t>(count));
    for (int row = first; row < first + count; ++row)
        rows.push_back(geometry.cells(House{HouseKind::row, static_cast<std::uint8_t>(row)}));
    return TypedLines(std::move(rows));
}

TypedLines TypedLines::ofBoxes(const Geometry& geometry) {
    std::vector<Line> boxes;
    boxes.reserve(static_cast<std::size_t>(geometry.side()));
    for (int box = 0; box < geometry.side(); ++box)
        boxes.push_back(geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(box)}));
    return TypedLines(std::move(boxes));
}

std::optional<TypedLines::Place> TypedLines::placeOf(Cell cell) const {
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        if (const auto found = std::ranges::find(m_lines[line], cell); found != m_lines[line].end())
            return Place{line, static_cast<std::size_t>(found - m_lines[line].begin())};
    return std::nullopt;
}

std::optional<Cell> TypedLines::cellAfter(const Grid& work, Cell cell) const {
    const std::optional<Place> place = placeOf(cell);
    if (!place || work.isBlank(cell))
        return std::nullopt;
    if (m_isCorrecting && !isLastOfLine(cell))
        return m_lines[place->line][place->at + 1];
    for (std::size_t lines = 0; lines < m_lines.size(); ++lines) {
        const Line& line = m_lines[(place->line + lines) % m_lines.size()];
        for (std::size_t step = 0; step < line.size(); ++step)
            if (const Cell next = line[lines == 0 ? (place->at + step) % line.size() : step]; work.isBlank(next))
                return next;
    }
    return std::nullopt;
}

std::optional<Cell> TypedLines::firstFree(const Grid& work) const {
    for (const Line& line : m_lines)
        for (const Cell cell : line)
            if (work.isBlank(cell))
                return cell;
    return std::nullopt;
}

QString TypedLines::write(Grid& work, Cell cell, std::optional<Digit> digit) {
    const bool isLast = m_last == cell && !work.isBlank(cell);
    if (digit && isLast && !firstFree(work))
        return TypedWords::tr("These cells are full. To change one, click it first.");
    m_last.reset();
    if (!digit) {
        work.clear(cell);
        return {};
    }
    m_isCorrecting = !work.isBlank(cell);
    work.set(cell, *digit);
    if (!firstFree(work) && !(m_isCorrecting && !isLastOfLine(cell)))
        m_last = cell;
    return {};
}

bool TypedLines::isLastOfLine(Cell cell) const {
    const std::optional<Place> place = placeOf(cell);
    return !place || place->at + 1 == m_lines[place->line].size();
}

}  // namespace nonet
