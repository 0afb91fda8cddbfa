#include "ui/designer/tools/picture_tool.h"

#include "core/design/symmetric_edit.h"
#include "ui/designer/design_board.h"
#include "ui/designer/drawing_editor.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::PictureTool)
};

}  // namespace

QString PictureTool::refusal() const { return PictureWords::tr("Select a cell first."); }

bool PictureTool::chooseAt(Cell, const QPointF&) { return false; }
bool PictureTool::isChoiceAt(Cell, const QPointF&) const { return false; }

void PictureTool::eraseAt(const QPointF& point) { eraseDrawingAt(point); }

bool PictureTool::beginsAnew(const QPointF& point) const {
    const std::optional<Cell> cell = cellUnder(point);
    return cell && isChoiceAt(*cell, point);
}

void PictureTool::extend(std::vector<Cell>& stroke, Cell next) const {
    extendStroke(stroke, next, ConstraintKind::cage, puzzle().shape());
}

void PictureTool::showStroke() {
    const bool isChoice = picksUp(m_stroke) && isChoiceAt(m_stroke.front(), m_board.pressedAt());
    const std::optional<DrawingEdit> edit = isChoice ? std::nullopt : pictured(m_stroke);
    m_board.setPreview(edit ? std::optional(edit->puzzle) : std::nullopt);
}

void PictureTool::finish(const std::vector<Cell>& stroke) {
    if (!(picksUp(stroke) && chooseAt(stroke.front(), m_board.pressedAt())))
        finishPicture(stroke);
}

void PictureTool::drawSelection(LineStart start) {
    m_lineStart = start;
    m_chosenBefore.clear();
    const std::vector<Cell> cells = m_board.order();
    if (!(picksUp(cells) && chooseAt(cells.front(), m_board.cellRect(cells.front()).center())))
        finishPicture(cells);
}

void PictureTool::finishPicture(const std::vector<Cell>& cells) {
    const std::optional<DrawingEdit> edit = cells.empty() ? std::nullopt : pictured(cells);
    if (!edit)
        return Q_EMIT m_designer.statusMessage(refusal());
    m_designer.edit(*edit);
    noteDrawn();
    if (!edit->drawings.empty())
        Q_EMIT m_designer.statusMessage(
            drawingWords(edit->puzzle.decoration().drawings[static_cast<std::size_t>(edit->drawings.front())]));
}

std::vector<Cell> PictureTool::withPartnersOf(const std::vector<Cell>& cells) const {
    std::vector<Cell> all = cells;
    for (const Cell cell : cells)
        for (const Cell partner : withPartners(cell, m_designer.symmetry(), puzzle().shape()))
            if (std::ranges::find(all, partner) == all.end())
                all.push_back(partner);
    return all;
}

}  // namespace nonet
