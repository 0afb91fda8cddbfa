#include "ui/designer/tools/tool_catalogue.h"

#include "core/rules/constraint_catalogue.h"
#include "ui/board/board_font.h"
#include "ui/designer/kind_picture.h"
#include "ui/designer/kind_rows.h"
#include "ui/designer/tools/colour_tool.h"
#include "ui/designer/tools/constraint_tool.h"
#include "ui/designer/tools/drawing_tool.h"
#include "ui/designer/tools/fog_tool.h"
#include "ui/designer/tools/givens_tool.h"
#include "ui/designer/tools/marks_tool.h"
#include "ui/designer/tools/regions_tool.h"
#include "ui/designer/tools/select_tool.h"
#include "ui/designer/tools/solution_tool.h"
#include "ui/preferences/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cassert>

namespace nonet {
namespace {

constexpr std::array kRows = {&SelectTool::kRow,   &GivensTool::kRow,  &MarksTool::kRow,
                              &SolutionTool::kRow, &RegionsTool::kRow, &ConstraintTool::kRow,
                              &DrawingTool::kRow,  &ColourTool::kRow,  &FogTool::kRow};

}  // namespace

void ToolSketch::write(const QRectF& place, double size, const QString& letters) const {
    painter.setFont(boardFont(size * unit, QFont::DemiBold));
    painter.setPen(theme.text);
    painter.drawText(place, Qt::AlignCenter, letters);
}

std::span<const ToolRow* const> toolCatalogue() { return kRows; }

const ToolRow& toolRow(DesignTool::Type type) {
    const ToolRow& row = *kRows[static_cast<std::size_t>(type)];
    assert(row.type == type);
    return row;
}

std::vector<DesignTool> toolsOf(const ToolRow& row) {
    return row.all == nullptr ? std::vector{DesignTool{.type = row.type}} : row.all();
}

QString toolName(const DesignTool& tool) { return toolRow(tool.type).name(tool); }

QString toolHint(const DesignTool& tool) { return toolRow(tool.type).hint(tool); }

QString toolSentence(const DesignTool& tool) {
    const ToolRow& row = toolRow(tool.type);
    return row.sentence == nullptr ? QString() : row.sentence(tool);
}

QString toolSynonyms(const DesignTool& tool) {
    const char* words = toolRow(tool.type).synonyms;
    if (words == nullptr && tool.kind != ConstraintKind::unknown)
        words = kindRow(tool.kind).synonyms;
    return words == nullptr ? QString() : QCoreApplication::translate("ToolSynonyms", words);
}

QPixmap toolPicture(const DesignTool& tool, const Theme& theme, int side, qreal ratio) {
    const ToolRow& row = toolRow(tool.type);
    if (row.paint == nullptr)
        return kindPicture(tool.kind, theme, side, ratio);
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = side / 14.0;
    painter.setPen(QPen(theme.text, 1.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    row.paint({painter, theme, QRectF(unit, unit, 12 * unit, 12 * unit), unit}, tool);
    return picture;
}

std::optional<DesignTool> toolOfId(const QByteArray& id) {
    for (const ToolRow* row : kRows)
        if (row->id != nullptr)
            for (const DesignTool& tool : toolsOf(*row))
                if (row->id(tool) == id)
                    return tool;
    return std::nullopt;
}

bool isOfWholeBoard(const DesignTool& tool) {
    return tool.kind != ConstraintKind::unknown && constraintRow(tool.kind).shape == ConstraintShape::board;
}

bool takesValue(const DesignTool& tool) {
    return tool.kind != ConstraintKind::unknown && constraintRow(tool.kind).value != ConstraintNumber::none;
}

}  // namespace nonet
