#include "ui/designer/tools/fog_tool.h"

#include "ui/designer/design_board.h"
#include "ui/preferences/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

struct FogWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::FogTool)
};

QString nameOfFog(const DesignTool&) { return FogWords::tr("Cells without fog"); }

QString sentenceOfFog(const DesignTool&) {
    return FogWords::tr("Fog covers all other cells until right digits clear it round them.");
}

QString deedOfFog(const DesignTool& tool) { return FogWords::tr("%1: choose", "a tool").arg(toolName(tool)); }

QByteArray idOfFog(const DesignTool&) { return "drawing:fog"; }

void paintFogTool(const ToolSketch& sketch, const DesignTool&) {
    sketch.painter.fillRect(sketch.square, QBrush(sketch.theme.mutedText, Qt::BDiagPattern));
    sketch.painter.setBrush(sketch.theme.board);
    sketch.painter.drawRect(QRectF(sketch.square.center() - QPointF(3, 3) * sketch.unit, QSizeF(6, 6) * sketch.unit));
}

std::unique_ptr<BoardTool> makeFogTool(DesignBoard& board) { return std::make_unique<FogTool>(board); }

QString hintOfFogTool(const DesignTool& /*tool*/) {
    return FogWords::tr(
        "Fog covers all cells but those that you click or drag over, or select and light with Enter · right "
        "button covers them again · Del: no fog");
}

}  // namespace

constexpr ToolRow FogTool::kRow{
    .type = DesignTool::Type::fog,
    .group = ToolGroup::drawn,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "decoration drawing lamp light of war"),
    .name = nameOfFog,
    .hint = hintOfFogTool,
    .sentence = sentenceOfFog,
    .deed = deedOfFog,
    .id = idOfFog,
    .paint = paintFogTool,
    .make = makeFogTool,
};

void FogTool::eraseSelected() { m_designer.edit(setFog(puzzle(), false)); }

std::optional<DrawingEdit> FogTool::pictured(const std::vector<Cell>& stroke) const {
    const std::vector<Cell> cells = withPartnersOf(stroke);
    const bool areLit = puzzle().decoration().fog.has_value() &&
                        std::ranges::all_of(cells, [this](Cell cell) { return isLit(puzzle(), cell); });
    return DrawingEdit{setLit(puzzle(), cells, !areLit), {}};
}

bool FogTool::eraseDrawingAt(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (!cell || !puzzle().decoration().fog || !isLit(puzzle(), *cell))
        return false;
    m_designer.edit(setLit(puzzle(), withPartnersOf({*cell}), false));
    return true;
}

}  // namespace nonet
