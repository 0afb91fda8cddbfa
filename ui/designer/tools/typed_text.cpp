#include "ui/designer/tools/typed_text.h"

#include "core/design/drawing_edits.h"
#include "ui/designer/designer.h"
#include "ui/designer/tools/board_tool.h"
#include "ui/document/puzzle_document.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace nonet {

const Drawing& TypedText::drawingAt(int index) const {
    return m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(index)];
}

bool TypedText::isTyping() const { return m_typedTo && m_designer.document()->history().current() == m_typedTo; }

bool TypedText::isInHand(const BoardTool& tool) const {
    const std::vector<int>& places = m_designer.chosenDrawings();
    if (places.empty() || m_designer.freeDrawings().size() < places.size())
        return false;
    std::vector<Drawing> chosen;
    chosen.reserve(places.size());
    for (const int each : places)
        chosen.push_back(drawingAt(each));
    return chosen.front().kind != DrawingKind::line && tool.writesInto(chosen, isTyping());
}

bool TypedText::takes(const BoardTool& tool, const QKeyEvent& event) const {
    if (!isInHand(tool))
        return false;
    const bool isText = !event.text().isEmpty() && event.text().front().isPrint() &&
                        (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    // What was only picked up is deleted by it.
    const bool isErase = event.key() == Qt::Key_Backspace &&
                         !drawingAt(m_designer.chosenDrawings().front()).text.empty() &&
                         (tool.shortensText() || isTyping());
    return isText || isErase;
}

bool TypedText::type(const BoardTool& tool, const QKeyEvent& event) {
    if (!takes(tool, event))
        return false;
    // Partners of a symmetry bear one text.
    const std::vector<int> chosen = m_designer.chosenDrawings();
    const bool goesOn = isTyping();
    QString text = QString::fromStdString(drawingAt(chosen.front()).text);
    if (event.key() == Qt::Key_Backspace)
        text.chop(1);
    else
        text = (text == QLatin1String(kUntyped) && !goesOn ? QString() : text) + event.text();
    DrawingEdit edit{m_designer.puzzle(), chosen};
    for (const int each : chosen) {
        Drawing drawing = edit.puzzle.decoration().drawings[static_cast<std::size_t>(each)];
        drawing.text = text.toStdString();
        edit.puzzle = changeDrawing(edit.puzzle, each, std::move(drawing)).puzzle;
    }
    // Who types the sign itself means it.
    if (text == QLatin1String(kUntyped)) {
        m_isUntypedChosen = false;
        for (const int each : chosen)
            std::erase(m_untyped, edit.puzzle.decoration().drawings[static_cast<std::size_t>(each)]);
    }
    m_designer.edit(edit);
    m_typedTo = m_designer.document()->history().current();
    return true;
}

void TypedText::noteDrawn() {
    if (m_designer.document()->isReadOnly())
        return;
    for (const int each : m_designer.chosenDrawings())
        m_untyped.push_back(drawingAt(each));
    m_isUntypedChosen = true;
    m_untypedStep = m_designer.document()->history().current();
}

bool TypedText::isUntyped(const Drawing& drawing) const {
    return std::ranges::find(m_untyped, drawing) != m_untyped.end();
}

void TypedText::follow() {
    if (!m_isUntypedChosen)
        return;
    for (const int each : m_designer.chosenDrawings())
        if (const Drawing& drawing = drawingAt(each);
            drawing.kind == DrawingKind::text && drawing.text == kUntyped && !isUntyped(drawing))
            m_untyped.push_back(drawing);
}

void TypedText::dropUntyped() {
    const std::vector<Drawing>& drawings = m_designer.puzzle().decoration().drawings;
    m_isUntypedChosen =
        std::ranges::any_of(m_designer.chosenDrawings(), [this](int each) { return isUntyped(drawingAt(each)); });
    if (m_isUntypedChosen || m_untyped.empty())
        return;
    std::vector<int> left;
    for (std::size_t i = 0; i < drawings.size(); ++i)
        if (isUntyped(drawings[i]))
            left.push_back(static_cast<int>(i));
    if (left.empty())
        return;
    PuzzleDocument& document = *m_designer.document();
    if (document.history().current() == m_untypedStep)
        document.undo();
    else
        m_designer.edit(removeDrawings(m_designer.puzzle(), left));
}

void TypedText::forget() {
    m_untyped.clear();
    m_isUntypedChosen = false;
}

}  // namespace nonet
