#include "ui/designer/tools/regions_tool.h"

#include "core/design/region_edits.h"
#include "ui/designer/design_board.h"
#include "ui/preferences/theme.h"
#include "ui/text/constraint_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

struct RegionsWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::RegionsTool)
};

QString nameOfRegions(const DesignTool&) { return RegionsWords::tr("Regions"); }

void paintRegions(const ToolSketch& sketch, const DesignTool&) {
    sketch.painter.drawRect(sketch.square);
    QPolygonF border({{7, 1}, {7, 5}, {4, 5}, {4, 9}, {9, 9}, {9, 13}});
    for (QPointF& point : border)
        point *= sketch.unit;
    sketch.painter.drawPolyline(border);
}

/// The first without a cell; nothing where all numbers are given away.
std::optional<int> nextRegion(const RegionMap& regions) {
    const std::vector<int> sizes = regions.sizes();
    const auto next = static_cast<int>(std::ranges::find(sizes, 0) - sizes.begin());
    return next <= RegionMap::kMostRegion ? std::optional(next) : std::nullopt;
}

std::unique_ptr<BoardTool> makeRegionsTool(DesignBoard& board) { return std::make_unique<RegionsTool>(board); }

QString hintOfRegionsTool(const DesignTool& /*tool*/) {
    return RegionsWords::tr(
        "Drag a region over cells, from an empty cell the next one; or type its digit in the selected cells");
}

}  // namespace

constexpr ToolRow RegionsTool::kRow{
    .type = DesignTool::Type::regions,
    .group = ToolGroup::top,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "boxes jigsaw irregular chaos"),
    .name = nameOfRegions,
    .hint = hintOfRegionsTool,
    .paint = paintRegions,
    .make = makeRegionsTool,
};

QString RegionsTool::hint() const {
    if (const QString faults = regionFaultsText(m_board.picture().puzzle.layout()); !faults.isEmpty())
        return faults;
    return BoardTool::hint();
}

void RegionsTool::puzzleChanged() { Q_EMIT m_board.toolHintChanged(); }

std::optional<int> RegionsTool::gridAt(Cell cell) const {
    const Layout& layout = puzzle().layout();
    const int row = layout.shape.row(cell);
    const int column = layout.shape.column(cell);
    for (std::size_t i = 0; i < layout.grids.size(); ++i)
        if (layout.grids[i].contains(row, column))
            return static_cast<int>(i);
    return std::nullopt;
}

const SubGrid& RegionsTool::grid() const { return puzzle().layout().grids[static_cast<std::size_t>(m_grid)]; }

Cell RegionsTool::withinGrid(Cell cell) const {
    const BoardShape& shape = puzzle().shape();
    return Cell((shape.row(cell) - grid().row) * grid().columns() + shape.column(cell) - grid().column);
}

bool RegionsTool::press(const QPointF& point, Qt::KeyboardModifiers) {
    const std::optional<Cell> cell = cellUnder(point);
    const std::optional<int> pressed = cell ? gridAt(*cell) : std::nullopt;
    if (!pressed)
        return true;
    m_grid = *pressed;
    m_regions = grid().regions;
    m_region = m_regions.region(withinGrid(*cell));
    if (!m_region)
        m_region = nextRegion(m_regions);
    m_board.beginDrag();
    m_board.setSelection({*cell}, *cell);
    m_draggedTo = m_board.metrics().squareAt(point);
    take(*cell);
    return true;
}

void RegionsTool::dragTo(const QPointF& point) {
    const BoardSquare square = m_board.metrics().squareAt(point);
    for (const Cell cell : cellsOnLine(std::exchange(m_draggedTo, square), square, puzzle().shape()))
        if (gridAt(cell) == m_grid)
            take(cell);
}

void RegionsTool::take(Cell cell) {
    m_regions.setRegion(withinGrid(cell), m_region);
    m_board.setPreview(setRegions(puzzle(), m_grid, m_regions));
    Q_EMIT m_board.toolHintChanged();
}

void RegionsTool::release() {
    if (m_regions != RegionMap())
        m_designer.edit(setRegions(puzzle(), m_grid, m_regions));
}

void RegionsTool::eraseAt(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (const std::optional<int> at = cell ? gridAt(*cell) : std::nullopt)
        m_designer.edit(paintRegion(puzzle(), *at, std::vector{*cell}, std::nullopt));
}

void RegionsTool::enterSymbol(Digit symbol, Qt::KeyboardModifiers) {
    const std::vector<Cell> cells = selectedCells();
    if (const std::optional<int> at = cells.empty() ? std::nullopt : gridAt(cells.front()))
        m_designer.edit(paintRegion(puzzle(), *at, cells, symbol.index()));
}

}  // namespace nonet
