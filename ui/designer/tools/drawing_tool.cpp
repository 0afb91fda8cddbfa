#include "ui/designer/tools/drawing_tool.h"

#include "core/design/symmetric_edit.h"
#include "ui/board/board_font.h"
#include "ui/designer/design_board.h"
#include "ui/designer/drawing_editor.h"
#include "ui/designer/tools/typed_text.h"
#include "ui/designer/tools/under_point.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace nonet {
namespace {

struct DrawingWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::DrawingTool)
};

/// Beside the ids of rules, in the order of the kinds.
constexpr std::array kDrawingIds = {"drawing:line", "drawing:rectangle", "drawing:circle", "drawing:text",
                                    "drawing:outline"};
static_assert(kDrawingIds.size() == kDrawingKindCount);

QString nameOfDrawing(const DesignTool& tool) { return drawingName(tool.drawing); }

QString sentenceOfDrawing(const DesignTool&) {
    return DrawingWords::tr("Only drawn: no rule for the solver or the player.");
}

QString deedOfDrawing(const DesignTool& tool) {
    return DrawingWords::tr("%1: draw", "a rule or tool").arg(toolName(tool));
}

QByteArray idOfDrawing(const DesignTool& tool) { return kDrawingIds[static_cast<std::size_t>(tool.drawing)]; }

std::vector<DesignTool> allDrawingTools() {
    std::vector<DesignTool> tools;
    tools.reserve(kDrawingKindCount);
    for (int i = 0; i < kDrawingKindCount; ++i)
        tools.push_back({.type = DesignTool::Type::drawing, .drawing = static_cast<DrawingKind>(i)});
    return tools;
}

void paintDrawing(const ToolSketch& sketch, const DesignTool& tool) {
    QPainter& painter = sketch.painter;
    const double unit = sketch.unit;
    const QRectF inner = sketch.square.adjusted(unit, unit, -unit, -unit);
    switch (tool.drawing) {
    case DrawingKind::line:
        painter.drawPolyline(QPolygonF({inner.bottomLeft(), QPointF(inner.center().x(), inner.top()),
                                        QPointF(inner.right(), inner.center().y())}));
        break;
    case DrawingKind::rectangle: painter.drawRect(inner); break;
    case DrawingKind::circle: painter.drawEllipse(inner); break;
    case DrawingKind::text:
        painter.setFont(boardFont(11 * unit, QFont::Normal));
        painter.drawText(sketch.square, Qt::AlignCenter, QStringLiteral("A"));
        break;
    case DrawingKind::outline: {
        QPen pen = painter.pen();
        pen.setDashPattern({2.5, 2});
        painter.setPen(pen);
        painter.drawRect(inner);
        break;
    }
    }
}

std::unique_ptr<BoardTool> makeDrawingTool(DesignBoard& board) { return std::make_unique<DrawingTool>(board); }

QString hintOfDrawingTool(const DesignTool& tool) {
    switch (tool.drawing) {
    case DrawingKind::line:
        return DrawingWords::tr(
            "Drag from cell to cell, or go with Shift+arrows and press Enter: only drawn, no rule · right button "
            "takes away · arrows move it with the Select tool");
    case DrawingKind::text:
        return DrawingWords::tr(
            "Click a cell, or press Enter in it; then type the text and Enter · on a text this picks it up, with "
            "Shift it lays another one there · right button takes away");
    default: break;
    }
    return DrawingWords::tr(
        "Drag over cells, or select them with Shift+arrows and press Enter; then type a text if you like: only "
        "drawn, no rule · right button takes away");
}

}  // namespace

constexpr ToolRow DrawingTool::kRow{
    .type = DesignTool::Type::drawing,
    .group = ToolGroup::drawn,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "decoration drawing shape cosmetic"),
    .name = nameOfDrawing,
    .hint = hintOfDrawingTool,
    .sentence = sentenceOfDrawing,
    .deed = deedOfDrawing,
    .id = idOfDrawing,
    .all = allDrawingTools,
    .paint = paintDrawing,
    .make = makeDrawingTool,
    // A drawn circle is a circle and nothing else; one that counts is a rule that has circles.
    .isMeantByWord = true,
    .hasInk = true,
};

bool DrawingTool::writesInto(const std::vector<Drawing>&, bool) const { return true; }

Drawing DrawingTool::model() const {
    Drawing model = m_designer.pen().look();
    model.kind = kind();
    model.text.clear();
    if (model.kind == DrawingKind::line)
        model.fillColour.clear();
    if (model.kind == DrawingKind::text) {
        model.text = TypedText::kUntyped;
        // A label says something of what it lies on.
        model.isOver = true;
        model.lineColour.clear();
        model.fillColour.clear();
    }
    return model;
}

/// Lines go from cell to cell; the rest is about cells, each once.
void DrawingTool::extend(std::vector<Cell>& stroke, Cell next) const {
    extendStroke(stroke, next, kind() == DrawingKind::line ? ConstraintKind::palindrome : ConstraintKind::cage,
                 puzzle().shape());
}

void DrawingTool::finish(const std::vector<Cell>& stroke) {
    const bool isTooShort = kind() == DrawingKind::line && stroke.size() == 1;
    if (!isTooShort)
        PictureTool::finish(stroke);
}

std::optional<DrawingEdit> DrawingTool::pictured(const std::vector<Cell>& stroke) const {
    const BoardShape& shape = puzzle().shape();
    const std::optional<Drawing> drawing = drawingOver(stroke, model(), shape);
    return drawing ? std::optional(addDrawings(puzzle(), withPartners(*drawing, m_designer.symmetry(), shape)))
                   : std::nullopt;
}

QString DrawingTool::refusal() const { return DrawingWords::tr("Select two cells or more for a line."); }

std::vector<int> DrawingTool::textsAt(Cell cell, const QPointF& point) const {
    std::vector<int> there;
    if (!isText())
        return there;
    const std::vector<int> under = drawingsUnder(m_board, puzzle(), point);
    for (int i = static_cast<int>(puzzle().decoration().drawings.size()) - 1; i >= 0; --i) {
        const Drawing& each = drawingAt(i);
        if (each.kind != DrawingKind::text || each.isHidden || each.isOfRule)
            continue;
        const DrawingBox box = boxOf(each);
        const QPointF middle = m_board.metrics().pointAt({(box.top + box.bottom) / 2, (box.left + box.right) / 2});
        if (cellUnder(middle) == cell || std::ranges::find(under, i) != under.end())
            there.push_back(i);
    }
    return there;
}

bool DrawingTool::isChoiceAt(Cell cell, const QPointF& point) const { return !textsAt(cell, point).empty(); }

bool DrawingTool::chooseAt(Cell cell, const QPointF& point) {
    const std::vector<int> there = textsAt(cell, point);
    if (there.empty())
        return false;
    const int next = nextOf(there);
    m_designer.chooseDrawings({next});
    Q_EMIT m_designer.statusMessage(drawingWords(drawingAt(next)));
    return true;
}

void DrawingTool::noteDrawn() {
    if (isText())
        m_board.text().noteDrawn();
}

bool DrawingTool::eraseDrawingAt(const QPointF& point) { return eraseTopmost(point, kind()); }

}  // namespace nonet
