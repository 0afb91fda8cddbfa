#include "ui/designer/tools/solution_tool.h"

#include "core/design/clue_edits.h"
#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

struct SolutionWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::SolutionTool)
};

QString nameOfSolution(const DesignTool&) { return SolutionWords::tr("Solution"); }

/// A digit in a cell, as weak as it is on the board.
void paintSolution(const ToolSketch& sketch, const DesignTool&) {
    sketch.painter.drawRect(sketch.square);
    sketch.painter.setOpacity(0.5);
    sketch.write(sketch.square, 9, QStringLiteral("5"));
}

std::unique_ptr<BoardTool> makeSolutionTool(DesignBoard& board) { return std::make_unique<SolutionTool>(board); }

QString hintOfSolutionTool(const DesignTool& /*tool*/) {
    return SolutionWords::tr("Type the solution that you have in mind into the selected cells: players do not see it · "
                             "Del takes it out");
}

}  // namespace

constexpr ToolRow SolutionTool::kRow{
    .type = DesignTool::Type::solution,
    .group = ToolGroup::top,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "fill answer layer mind"),
    .name = nameOfSolution,
    .hint = hintOfSolutionTool,
    .paint = paintSolution,
    .make = makeSolutionTool,
};

void SolutionTool::enterSymbol(Digit symbol, Qt::KeyboardModifiers /*modifiers*/) {
    const std::vector<Cell> cells = selectedCells();
    m_designer.edit(toggleInMind(puzzle(), cells, symbol));
    const Grid lying = m_designer.document()->digits();
    if (!cells.empty() && std::ranges::none_of(cells, [&](Cell cell) { return lying.isBlank(cell); }))
        Q_EMIT m_designer.statusMessage(SolutionWords::tr("A given or an entered digit lies over the solution there."));
}

void SolutionTool::eraseSelected() { m_designer.edit(clearInMind(puzzle(), selectedCells())); }

}  // namespace nonet
