#include "ui/designer/tools/givens_tool.h"

#include "core/design/clue_edits.h"
#include "ui/designer/design_board.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct GivensWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::GivensTool)
};

QString nameOfGivens(const DesignTool&) { return GivensWords::tr("Givens"); }

void paintGivens(const ToolSketch& sketch, const DesignTool&) { sketch.write(sketch.square, 11, QStringLiteral("5")); }

std::unique_ptr<BoardTool> makeGivensTool(DesignBoard& board) { return std::make_unique<GivensTool>(board); }

QString hintOfGivensTool(const DesignTool& /*tool*/) {
    return GivensWords::tr(
        "Type a given into the selected cells, Shift and a digit for what they may hold · Del clears");
}

}  // namespace

constexpr ToolRow GivensTool::kRow{
    .type = DesignTool::Type::givens,
    .group = ToolGroup::top,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "clues digits numbers"),
    .name = nameOfGivens,
    .hint = hintOfGivensTool,
    .paint = paintGivens,
    .make = makeGivensTool,
};

void GivensTool::enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) {
    const std::vector<Cell> cells = selectedCells();
    if (cells.empty())
        return;
    if (modifiers == Qt::ShiftModifier)
        m_designer.edit(toggleAllowed(puzzle(), cells, symbol).puzzle);
    else
        m_designer.edit(toggleGiven(puzzle(), cells, symbol));
}

void GivensTool::eraseSelected() { m_designer.edit(clearGivens(puzzle(), selectedCells())); }

}  // namespace nonet
