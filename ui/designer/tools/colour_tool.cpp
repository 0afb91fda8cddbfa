#include "ui/designer/tools/colour_tool.h"

#include "core/design/drawing_colours.h"
#include "ui/designer/design_board.h"
#include "ui/designer/drawing_editor.h"
#include "ui/preferences/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

struct ColourWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::ColourTool)
};

QString nameOfColour(const DesignTool&) { return ColourWords::tr("Cell colour"); }

QString sentenceOfColour(const DesignTool&) {
    return ColourWords::tr("Only drawn: no rule for the solver or the player.");
}

QString deedOfColour(const DesignTool& tool) { return ColourWords::tr("%1: paint", "a tool").arg(toolName(tool)); }

QByteArray idOfColour(const DesignTool&) { return "drawing:cellColour"; }

void paintColour(const ToolSketch& sketch, const DesignTool&) {
    sketch.painter.setBrush(sketch.theme.cellColours[2]);
    sketch.painter.drawRect(sketch.square);
}

std::unique_ptr<BoardTool> makeColourTool(DesignBoard& board) { return std::make_unique<ColourTool>(board); }

QString hintOfColourTool(const DesignTool& /*tool*/) {
    return ColourWords::tr("Click or drag over cells to paint them, digits choose the colour · 1 to 9 are colours, 0 "
                           "takes it off, as a click once more does · right button takes away");
}

}  // namespace

constexpr ToolRow ColourTool::kRow{
    .type = DesignTool::Type::colour,
    .group = ToolGroup::drawn,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "decoration drawing shape cosmetic color paint background"),
    .name = nameOfColour,
    .hint = hintOfColourTool,
    .sentence = sentenceOfColour,
    .deed = deedOfColour,
    .id = idOfColour,
    .paint = paintColour,
    .make = makeColourTool,
    .hasInk = true,
};

/// Digits are colours: of the cells that are selected, and of those to come.
bool ColourTool::typeFigure(int figure) {
    if (figure < 0 || figure > kDrawingColours)
        return false;
    if (figure == 0) {
        eraseSelected();
        return true;
    }
    const std::vector<Cell> cells = withPartnersOf(selectedCells());
    m_designer.pen().setCellColour(figure - 1);
    if (!cells.empty())
        m_designer.edit(colourCells(puzzle(), cells, kLightColours[static_cast<std::size_t>(figure - 1)]));
    Q_EMIT m_designer.statusMessage(drawingColourName(figure - 1));
    return true;
}

void ColourTool::eraseSelected() { m_designer.edit(colourCells(puzzle(), withPartnersOf(selectedCells()), {})); }

std::optional<DrawingEdit> ColourTool::pictured(const std::vector<Cell>& stroke) const {
    const std::vector<Cell> cells = withPartnersOf(stroke);
    const std::string colour = kLightColours[static_cast<std::size_t>(m_designer.pen().cellColour())];
    const bool haveAllIt =
        std::ranges::all_of(cells, [&](Cell cell) { return colourOfCell(puzzle(), cell) == std::optional(colour); });
    return DrawingEdit{colourCells(puzzle(), cells, haveAllIt ? std::string() : colour), {}};
}

bool ColourTool::eraseDrawingAt(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (!cell || !colourOfCell(puzzle(), *cell))
        return false;
    m_designer.edit(colourCells(puzzle(), withPartnersOf({*cell}), {}));
    return true;
}

}  // namespace nonet
