#include "ui/designer/tools/marks_tool.h"

#include "ui/designer/design_board.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct MarksWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::MarksTool)
};

QString nameOfMarks(const DesignTool&) { return MarksWords::tr("Digits and marks"); }

void paintMarks(const ToolSketch& sketch, const DesignTool&) {
    const QRectF& square = sketch.square;
    const QSizeF half = square.size() / 2;
    sketch.write(QRectF(square.topLeft(), half), 5, QStringLiteral("1"));
    sketch.write(QRectF(square.center(), half), 5, QStringLiteral("3"));
    sketch.write(QRectF(QPointF(square.center().x(), square.top()), half), 5, QStringLiteral("2"));
}

std::unique_ptr<BoardTool> makeMarksTool(DesignBoard& board) { return std::make_unique<MarksTool>(board); }

QString hintOfMarksTool(const DesignTool& /*tool*/) {
    return MarksWords::tr("Digits and marks as in Play, to try things out: the setter's puzzle stays as it is");
}

}  // namespace

constexpr ToolRow MarksTool::kRow{
    .type = DesignTool::Type::marks,
    .group = ToolGroup::top,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "pencil notes try play"),
    .name = nameOfMarks,
    .hint = hintOfMarksTool,
    .paint = paintMarks,
    .make = makeMarksTool,
};

QString MarksTool::hint() const {
    if (m_board.inputMode() == InputMode::colour)
        return MarksWords::tr(
            "In Colour a click or drag paints, again takes it off · Ctrl and click, or the arrows, choose a "
            "cell without painting · digits choose the colour");
    return BoardTool::hint();
}

}  // namespace nonet
