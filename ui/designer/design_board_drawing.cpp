// What is only drawn, the colours of cells, and fog: by the mouse and from selected cells, and how they show.
#include "core/design/drawing_edits.h"
#include "core/design/strokes.h"
#include "core/design/symmetric_edit.h"
#include "ui/designer/design_board.h"
#include "ui/designer/drawing_editor.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// A text until it is typed.
constexpr auto kUntyped = "?";
constexpr double kChosenWidth = 2.5;
constexpr double kAboutDrawing = 2;
constexpr int kFogAlpha = 110;

}  // namespace

bool DesignBoard::drawsPictures() const {
    const DesignTool::Type type = m_designer.tool().type;
    return type == DesignTool::Type::drawing || type == DesignTool::Type::colour || type == DesignTool::Type::fog;
}

bool DesignBoard::isTextTool() const {
    return m_designer.tool().type == DesignTool::Type::drawing && m_designer.tool().drawing == DrawingKind::text;
}

Drawing DesignBoard::drawingModel() const {
    Drawing model = m_designer.pen();
    model.kind = m_designer.tool().drawing;
    model.text.clear();
    if (model.kind == DrawingKind::line)
        model.fillColour.clear();
    if (model.kind == DrawingKind::text) {
        model.text = kUntyped;
        // A label says something of what it lies on.
        model.isOver = true;
        model.lineColour.clear();
        model.fillColour.clear();
    }
    return model;
}

DrawingPoint DesignBoard::drawingPointAt(const QPointF& point) const {
    const QPointF from = metrics().pointAt({0, 0});
    return {(point.y() - from.y()) / metrics().cellSide(), (point.x() - from.x()) / metrics().cellSide()};
}

/// Lines go from cell to cell; the rest is about cells, each once.
void DesignBoard::extendPicture(std::vector<Cell>& stroke, Cell next) const {
    const bool isLine =
        m_designer.tool().type == DesignTool::Type::drawing && m_designer.tool().drawing == DrawingKind::line;
    extendStroke(stroke, next, isLine ? ConstraintKind::palindrome : ConstraintKind::cage, m_designer.puzzle().shape());
}

/// With those that the symmetry puts beside them.
std::vector<Cell> DesignBoard::allOf(const std::vector<Cell>& cells) const {
    std::vector<Cell> all = cells;
    for (const Cell cell : cells)
        for (const Cell partner : withPartners(cell, m_designer.symmetry(), m_designer.puzzle().shape()))
            if (std::ranges::find(all, partner) == all.end())
                all.push_back(partner);
    return all;
}

/// The puzzle with what the cells become; nothing where that is nothing.
std::optional<DrawingEdit> DesignBoard::pictured(const std::vector<Cell>& stroke) const {
    const Puzzle& puzzle = m_designer.puzzle();
    if (stroke.empty())
        return std::nullopt;
    const std::vector<Cell> cells = allOf(stroke);
    switch (m_designer.tool().type) {
    case DesignTool::Type::colour: {
        const std::string colour = kLightColours[static_cast<std::size_t>(m_designer.cellColour())];
        const bool haveAllIt =
            std::ranges::all_of(cells, [&](Cell cell) { return colourOfCell(puzzle, cell) == std::optional(colour); });
        return DrawingEdit{colourCells(puzzle, cells, haveAllIt ? std::string() : colour), {}};
    }
    case DesignTool::Type::fog: {
        const bool areLit = puzzle.decoration().fog.has_value() &&
                            std::ranges::all_of(cells, [&](Cell cell) { return isLit(puzzle, cell); });
        return DrawingEdit{setLit(puzzle, cells, !areLit), {}};
    }
    default: break;
    }
    const std::optional<Drawing> drawing = drawingOver(stroke, drawingModel(), puzzle.shape());
    return drawing ? std::optional(addDrawings(puzzle, withPartners(*drawing, m_designer.symmetry(), puzzle.shape())))
                   : std::nullopt;
}

void DesignBoard::finishPicture(const std::vector<Cell>& cells) {
    const std::optional<DrawingEdit> edit = pictured(cells);
    if (!edit)
        return Q_EMIT m_designer.said(m_designer.tool().type == DesignTool::Type::drawing
                                          ? tr("Select two cells or more for a line.")
                                          : tr("Select a cell first."));
    m_designer.edit(*edit);
    if (isTextTool() && !m_designer.document()->isReadOnly()) {
        for (const int each : m_designer.chosenDrawings())
            m_untyped.push_back(m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(each)]);
        m_chosenUntyped = true;
        m_untypedStep = m_designer.document()->history().current();
    }
    if (!edit->drawings.empty())
        Q_EMIT m_designer.said(
            drawingWords(edit->puzzle.decoration().drawings[static_cast<std::size_t>(edit->drawings.front())]));
}

std::vector<int> DesignBoard::textsAt(Cell cell, const QPointF& point) const {
    std::vector<int> there;
    if (!isTextTool())
        return there;
    const std::vector<int> under = drawingsUnder(point);
    const std::vector<Drawing>& drawings = m_designer.puzzle().decoration().drawings;
    for (int i = static_cast<int>(drawings.size()) - 1; i >= 0; --i) {
        const Drawing& each = drawings[static_cast<std::size_t>(i)];
        if (each.kind != DrawingKind::text || each.isHidden || each.isOfRule)
            continue;
        const DrawingBox box = boxOf(each);
        const QPointF middle = metrics().pointAt({(box.top + box.bottom) / 2, (box.left + box.right) / 2});
        if (cellUnder(middle) == cell || std::ranges::find(under, i) != under.end())
            there.push_back(i);
    }
    return there;
}

bool DesignBoard::chooseTextAt(Cell cell, const QPointF& point) {
    const std::vector<int> there = textsAt(cell, point);
    if (there.empty())
        return false;
    const int next = nextOf(there);
    m_designer.chooseDrawings({next});
    Q_EMIT m_designer.said(drawingWords(m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(next)]));
    return true;
}

bool DesignBoard::isUntyped(const Drawing& drawing) const {
    return std::ranges::find(m_untyped, drawing) != m_untyped.end();
}

void DesignBoard::followUntyped() {
    if (!m_chosenUntyped)
        return;
    const std::vector<Drawing>& drawings = m_designer.puzzle().decoration().drawings;
    for (const int each : m_designer.chosenDrawings())
        if (const Drawing& drawing = drawings[static_cast<std::size_t>(each)];
            drawing.kind == DrawingKind::text && drawing.text == kUntyped && !isUntyped(drawing))
            m_untyped.push_back(drawing);
}

void DesignBoard::dropUntyped() {
    const std::vector<Drawing>& drawings = m_designer.puzzle().decoration().drawings;
    m_chosenUntyped = std::ranges::any_of(
        m_designer.chosenDrawings(), [&](int each) { return isUntyped(drawings[static_cast<std::size_t>(each)]); });
    if (m_chosenUntyped || m_untyped.empty())
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

bool DesignBoard::erasePictureAt(const QPointF& point) {
    const Puzzle& puzzle = m_designer.puzzle();
    const std::optional<Cell> cell = cellUnder(point);
    switch (m_designer.tool().type) {
    case DesignTool::Type::colour:
        if (!cell || !colourOfCell(puzzle, *cell))
            return false;
        m_designer.edit(colourCells(puzzle, allOf({*cell}), {}));
        return true;
    case DesignTool::Type::fog:
        if (!cell || !puzzle.decoration().fog || !isLit(puzzle, *cell))
            return false;
        m_designer.edit(setLit(puzzle, allOf({*cell}), false));
        return true;
    default: break;
    }
    const bool isAny = m_designer.tool().type != DesignTool::Type::drawing;
    std::vector<int> under = drawingsAt(puzzle, drawingPointAt(point));
    std::erase_if(under, [&](int each) {
        const Drawing& drawing = puzzle.decoration().drawings[static_cast<std::size_t>(each)];
        return (!isAny && drawing.kind != m_designer.tool().drawing) || m_designer.isDrawingLocked(each);
    });
    if (under.empty())
        return false;
    m_designer.edit(DrawingEdit{removeDrawings(puzzle, std::vector{under.back()}), {}});
    return true;
}

void DesignBoard::erasePictureByKey() {
    const Puzzle& puzzle = m_designer.puzzle();
    if (m_designer.tool().type == DesignTool::Type::fog)
        m_designer.edit(setFog(puzzle, false));
    else if (m_designer.tool().type == DesignTool::Type::colour)
        m_designer.edit(colourCells(puzzle, allOf({selection().begin(), selection().end()}), {}));
}

/// Digits are colours: of the cells that are selected, and of those to come.
bool DesignBoard::typeColour(int figure) {
    if (m_designer.tool().type != DesignTool::Type::colour || figure < 0 || figure > kDrawingColours)
        return false;
    const std::vector<Cell> cells = allOf({selection().begin(), selection().end()});
    if (figure == 0) {
        erasePictureByKey();
        return true;
    }
    m_designer.setCellColour(figure - 1);
    if (!cells.empty())
        m_designer.edit(colourCells(m_designer.puzzle(), cells, kLightColours[static_cast<std::size_t>(figure - 1)]));
    Q_EMIT m_designer.said(drawingColourName(figure - 1));
    return true;
}

bool DesignBoard::isTypingText() const { return m_textTo && m_designer.document()->history().current() == m_textTo; }

/// With the Select tool letters are keys, but of what bears a text already.
bool DesignBoard::isTextInHand() const {
    const std::vector<int>& chosen = m_designer.chosenDrawings();
    if (chosen.empty() || m_designer.freeDrawings().size() < chosen.size())
        return false;
    const auto drawing = [this](int each) -> const Drawing& {
        return m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(each)];
    };
    const Drawing& first = drawing(chosen.front());
    if (first.kind == DrawingKind::line)
        return false;
    if (m_designer.tool().type == DesignTool::Type::drawing)
        return true;
    const bool haveOneText = std::ranges::all_of(chosen, [&](int each) { return drawing(each).text == first.text; });
    return m_designer.tool().type == DesignTool::Type::select && haveOneText && (!first.text.empty() || isTypingText());
}

/// What is typed after a text or shape was drawn is its text.
bool DesignBoard::takesText(const QKeyEvent& event) const {
    if (!isTextInHand())
        return false;
    const auto first = static_cast<std::size_t>(m_designer.chosenDrawings().front());
    const Drawing& drawing = m_designer.puzzle().decoration().drawings[first];
    const bool isText = !event.text().isEmpty() && event.text().front().isPrint() &&
                        (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    // What was only picked up is deleted by it.
    const bool isErase = event.key() == Qt::Key_Backspace && !drawing.text.empty() &&
                         (m_designer.tool().type == DesignTool::Type::drawing || isTypingText());
    return isText || isErase;
}

/// One edit, as long as nothing else comes between.
bool DesignBoard::typeText(const QKeyEvent& event) {
    if (!takesText(event))
        return false;
    // Partners of a symmetry bear one text.
    const std::vector<int> chosen = m_designer.chosenDrawings();
    const std::string before = m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(chosen.front())].text;
    PuzzleDocument& document = *m_designer.document();
    const bool goesOn = isTypingText();
    QString text = QString::fromStdString(before);
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
        m_chosenUntyped = false;
        for (const int each : chosen)
            std::erase(m_untyped, edit.puzzle.decoration().drawings[static_cast<std::size_t>(each)]);
    }
    m_designer.edit(edit);
    m_textTo = document.history().current();
    return true;
}

std::optional<DrawingEdit> DesignBoard::movedPictures(int down, int right, int leads) const {
    const std::vector<int> moving =
        drawingsWithoutPartners(m_designer.puzzle(), m_designer.freeDrawings(), m_designer.symmetry(), leads);
    const auto moved = moveDrawings(m_designer.puzzle(), moving, {.down = down, .right = right});
    return moved ? std::optional(m_designer.withPartners(*moved)) : std::nullopt;
}

void DesignBoard::movePictures(int down, int right, int leads) {
    if (m_designer.freeDrawings().empty())
        return Q_EMIT m_designer.said(tr("Locked: unlock it first."));
    if (const auto moved = movedPictures(down, right, leads))
        m_designer.edit(*moved);
    else
        Q_EMIT m_designer.said(tr("There is no room for it on the board."));
}

/// Picks the topmost of what lies there: rules first, then what is only drawn.
void DesignBoard::pickAt(Cell cell) {
    m_under = constraintsUnder(cellRect(cell).center());
    m_drawingsUnder = drawingsUnder(cellRect(cell).center());
    if (!m_under.empty())
        m_designer.choose({m_under.front()});
    else if (!m_drawingsUnder.empty())
        m_designer.chooseDrawings({m_drawingsUnder.front()});
    else
        Q_EMIT m_designer.said(tr("Nothing is drawn there."));
    m_firstUnder = placeOfChosen().value_or(0);
}

std::vector<int> DesignBoard::drawingsUnder(const QPointF& point) const {
    std::vector<int> under = drawingsAt(m_designer.puzzle(), drawingPointAt(point));
    std::ranges::reverse(under);
    return under;
}

void DesignBoard::paintFog(QPainter& painter) const {
    const Puzzle& puzzle = picture().puzzle;
    if (!puzzle.decoration().fog)
        return;
    QColor ink = m_settings.theme().mutedText;
    ink.setAlpha(kFogAlpha);
    for (const Cell cell : puzzle.shape().cells())
        if (!puzzle.shape().isHole(cell) && !isLit(puzzle, cell))
            painter.fillRect(cellRect(cell), QBrush(ink, Qt::BDiagPattern));
}

void DesignBoard::paintChosenPictures(QPainter& painter) const {
    const Theme& theme = m_settings.theme();
    const std::vector<Drawing>& drawings = picture().puzzle.decoration().drawings;
    for (const int each : m_designer.chosenDrawings()) {
        if (static_cast<std::size_t>(each) >= drawings.size())
            continue;
        const DrawingBox box = boxOf(drawings[static_cast<std::size_t>(each)]);
        const QRectF rect = QRectF(metrics().pointAt({box.top, box.left}), metrics().pointAt({box.bottom, box.right}))
                                .adjusted(-kAboutDrawing, -kAboutDrawing, kAboutDrawing, kAboutDrawing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.board, kChosenWidth + 2));
        painter.drawRect(rect);
        painter.setPen(QPen(theme.selectionRing, kChosenWidth, Qt::DashLine));
        painter.drawRect(rect);
    }
}

QString DesignBoard::pictureHint(const DesignTool& tool) {
    switch (tool.type) {
    case DesignTool::Type::colour:
        return tr("Click or drag over cells to paint them, again to take it off · digits 1 to 9 choose the colour, 0 "
                  "takes it off · right button takes away");
    case DesignTool::Type::fog:
        return tr("Fog covers all cells but those that you click or drag over, or select and light with Enter · right "
                  "button covers them again · Del: no fog");
    default: break;
    }
    switch (tool.drawing) {
    case DrawingKind::line:
        return tr("Drag from cell to cell, or go with Shift+arrows and press Enter: only drawn, no rule · right button "
                  "takes away · arrows move it with the Select tool");
    case DrawingKind::text:
        return tr("Click a cell, or press Enter in it; then type the text and Enter · on a text this picks it up, with "
                  "Shift it lays another one there · right button takes away");
    default: break;
    }
    return tr("Drag over cells, or select them with Shift+arrows and press Enter; then type a text if you like: only "
              "drawn, no rule · right button takes away");
}

}  // namespace nonet
