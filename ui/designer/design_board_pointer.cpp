#include "core/design/board_edits.h"
#include "core/design/constraint_edits.h"
#include "core/design/strokes.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/constraints_at.h"
#include "ui/board/rule_hit.h"
#include "ui/designer/design_board.h"
#include "ui/designer/place_at.h"
#include "ui/document/puzzle_document.h"

#include <QContextMenuEvent>
#include <QMouseEvent>

#include <algorithm>
#include <array>

namespace nonet {
namespace {

/// A hand trembles this far without meaning a drag.
constexpr double kTremble = 6;
/// Of a cell: a drag goes over its middle, so that diagonals do not catch the cells beside them.
constexpr double kMiddle = 0.42;

bool isStroke(ConstraintShape shape) {
    return shape != ConstraintShape::board && shape != ConstraintShape::corner && shape != ConstraintShape::outside;
}

}  // namespace

std::optional<Cell> DesignBoard::cellUnder(const QPointF& point) const { return metrics().cellAt(point); }

std::vector<int> DesignBoard::constraintsUnder(const QPointF& point) const {
    std::vector<int> under = rulesAt(metrics(), picture(), point);
    std::ranges::reverse(under);
    if (const std::optional<Cell> cell = cellUnder(point)) {
        std::vector<int> at = constraintsAt(*cell, m_designer.puzzle().layout());
        // Clues beside the board read the cell, and are not drawn on it.
        std::erase_if(at, [&](int each) {
            return m_designer.puzzle().constraints()[static_cast<std::size_t>(each)].place.has_value() ||
                   std::ranges::find(under, each) != under.end();
        });
        under.insert(under.end(), at.rbegin(), at.rend());
    }
    // What nobody sees there is meant last.
    std::stable_partition(under.begin(), under.end(), [this](int each) {
        return !m_designer.puzzle().constraints()[static_cast<std::size_t>(each)].isHidden;
    });
    return under;
}

void DesignBoard::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (!m_designer.document() || m_designer.tool().type == DesignTool::Type::marks)
        return BoardWidget::mousePressEvent(event);
    m_pressedAt = event->position();
    if (event->button() == Qt::RightButton) {
        m_gesture = Gesture::erasing;
        m_designer.beginStroke();
        return eraseAt(event->position());
    }
    if (event->button() != Qt::LeftButton)
        return;
    switch (m_designer.tool().type) {
    case DesignTool::Type::select:
        pressSelect(event->position(), event->modifiers());
        m_firstUnder = placeOfChosen().value_or(0);
        return;
    case DesignTool::Type::regions: return pressRegions(event->position());
    case DesignTool::Type::drawing:
    case DesignTool::Type::colour:
    case DesignTool::Type::fog:
    case DesignTool::Type::constraint:
        // Ctrl and Shift select, whatever the tool; but from the end of a line, or on an area, Shift begins another.
        if (const std::optional<Cell> cell = cellUnder(event->position()))
            m_pointed = cell->index();
        m_lineStart = event->modifiers() == Qt::ShiftModifier ? LineStart::anew : LineStart::prolongs;
        if (event->modifiers() == Qt::NoModifier || (m_lineStart == LineStart::anew && beginsAnew(event->position())))
            return pressTool(event->position(), event->modifiers());
        [[fallthrough]];
    case DesignTool::Type::marks:
    case DesignTool::Type::givens:
        // Figures go to the cells, not to a rule that was chosen in a list.
        m_designer.choose({});
        return BoardWidget::mousePressEvent(event);
    }
}

void DesignBoard::pressTool(const QPointF& point, Qt::KeyboardModifiers) {
    m_chosenBefore = drawsPictures() ? m_designer.chosenDrawings() : m_designer.chosen();
    m_designer.choose({});
    const std::optional<Cell> cell = cellUnder(point);
    if (!drawsPictures() && !isStroke(toolShape()))
        return pressSign(point);
    if (!cell)
        return;
    m_gesture = Gesture::stroke;
    m_stroke = {*cell};
    setSelection(CellSet::from(m_stroke), *cell);
    showStroke();
}

void DesignBoard::pressSign(const QPointF& point) {
    const ConstraintKind kind = m_designer.tool().kind;
    const Layout& layout = m_designer.puzzle().layout();
    if (toolShape() == ConstraintShape::board) {
        // A click beside the board only wants the keys.
        if (cellUnder(point))
            drawSelection();
        return;
    }
    if (toolShape() == ConstraintShape::corner) {
        if (const std::optional<Cell> corner = cornerAt(metrics(), point))
            place(nonet::cornerAt(*corner, {}, layout));
        return;
    }
    if (const auto found = outsidePlaceAt(metrics(), point, kind))
        place(clueAt(kind, *found, layout));
    else
        Q_EMIT m_designer.statusMessage(tr("Clues of this kind stand beside the board: click there."));
}

void DesignBoard::pressSelect(const QPointF& point, Qt::KeyboardModifiers modifiers) {
    m_under = constraintsUnder(point);
    m_drawingsUnder = drawingsUnder(point);
    m_movedFrom = cellUnder(point);
    m_motion = {};
    m_held = m_under.empty() ? -1 : m_under.front();
    if (m_movedFrom)
        setSelection({*m_movedFrom}, *m_movedFrom);
    std::vector<int> chosen = m_designer.chosen();
    const std::vector<int>& held = m_designer.chosenDrawings();
    const bool isHeld =
        std::ranges::any_of(m_drawingsUnder, [&](int each) { return std::ranges::find(held, each) != held.end(); });
    const bool isChosen =
        std::ranges::any_of(m_under, [&](int each) { return std::ranges::find(chosen, each) != chosen.end(); });
    // What nobody sees is meant after a drawing, too; but once it is chosen, it is what is dragged.
    const bool isNoneSeen =
        m_under.empty() ||
        (m_designer.puzzle().constraints()[static_cast<std::size_t>(m_under.front())].isHidden && !isChosen);
    if (!m_drawingsUnder.empty() && (isNoneSeen || isHeld))
        return pressPicture(modifiers);
    if (m_under.empty()) {
        if ((modifiers & Qt::ShiftModifier) == 0)
            m_designer.choose({});
        return;
    }
    if ((modifiers & Qt::ShiftModifier) != 0) {
        if (std::erase(chosen, m_under.front()) == 0)
            chosen.push_back(m_under.front());
        m_designer.choose(std::move(chosen));
    } else if (!isChosen) {
        m_designer.choose({m_under.front()});
    }
    // Of several under the pointer the one that is chosen is held.
    for (const int each : m_under)
        if (const std::vector<int>& now = m_designer.chosen(); std::ranges::find(now, each) != now.end()) {
            m_held = each;
            break;
        }
    m_gesture = Gesture::moving;
}

void DesignBoard::pressPicture(Qt::KeyboardModifiers modifiers) {
    std::vector<int> chosen = m_designer.chosenDrawings();
    const int top = m_drawingsUnder.front();
    m_held = top;
    if ((modifiers & Qt::ShiftModifier) != 0) {
        if (std::erase(chosen, top) == 0)
            chosen.push_back(top);
        m_designer.chooseDrawings(std::move(chosen));
    } else if (std::ranges::none_of(m_drawingsUnder,
                                    [&](int each) { return std::ranges::find(chosen, each) != chosen.end(); })) {
        m_designer.chooseDrawings({top});
    }
    m_gesture = Gesture::moving;
}

void DesignBoard::pressRegions(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (!cell || gridAt(*cell) < 0)
        return;
    m_regionGrid = gridAt(*cell);
    const SubGrid& grid = m_designer.puzzle().layout().grids[static_cast<std::size_t>(m_regionGrid)];
    const BoardShape& shape = m_designer.puzzle().shape();
    m_regions = grid.regions;
    m_region =
        grid.regions.region(Cell((shape.row(*cell) - grid.row) * grid.columns() + shape.column(*cell) - grid.column));
    m_gesture = Gesture::painting;
    setSelection({*cell}, *cell);
}

void DesignBoard::mouseMoveEvent(QMouseEvent* event) {
    if (m_gesture == Gesture::none)
        return BoardWidget::mouseMoveEvent(event);
    dragTo(event->position());
}

void DesignBoard::dragTo(const QPointF& point) {
    if (QLineF(point, m_pressedAt).length() < kTremble)
        return;
    const std::optional<Cell> cell = cellUnder(point);
    switch (m_gesture) {
    case Gesture::none: return;
    case Gesture::erasing: return eraseAt(point);
    case Gesture::painting: return paintRegionAt(point);
    case Gesture::moving: {
        if (!cell || !m_movedFrom)
            return;
        const BoardShape& shape = m_designer.puzzle().shape();
        const Motion motion{.down = shape.row(*cell) - shape.row(*m_movedFrom),
                            .right = shape.column(*cell) - shape.column(*m_movedFrom)};
        if (motion == m_motion)
            return;
        m_motion = motion;
        if (!m_designer.chosenDrawings().empty()) {
            const auto drawings = movedPictures(motion.down, motion.right, m_held);
            setPreview(drawings ? std::optional(drawings->puzzle) : std::nullopt);
            return;
        }
        const auto moved = movedRules(motion.down, motion.right, m_held);
        setPreview(moved ? std::optional(moved->puzzle) : std::nullopt);
        return;
    }
    case Gesture::stroke: {
        if (!cell || m_stroke.empty() || *cell == m_stroke.back())
            return;
        const QPointF aside = (point - metrics().cellRect(*cell).center()) / metrics().cellSide();
        if (QPointF::dotProduct(aside, aside) > kMiddle * kMiddle)
            return;
        if (drawsPictures())
            extendPicture(m_stroke, *cell);
        else
            extendStroke(m_stroke, *cell, m_designer.tool().kind, m_designer.puzzle().shape());
        setSelection(CellSet::from(m_stroke), m_stroke.back());
        showStroke();
        return;
    }
    }
}

void DesignBoard::showStroke() {
    if (drawsPictures()) {
        const bool picksUp = m_stroke.size() == 1 && m_lineStart == LineStart::prolongs &&
                             !textsAt(m_stroke.front(), m_pressedAt).empty();
        const std::optional<DrawingEdit> edit = picksUp ? std::nullopt : pictured(m_stroke);
        return setPreview(edit ? std::optional(edit->puzzle) : std::nullopt);
    }
    const ConstraintKind kind = m_designer.tool().kind;
    const bool isDrawn = isEnough(kind, m_stroke) && !passesTwice(m_designer.puzzle(), kind, m_stroke, m_lineStart);
    setPreview(isDrawn ? std::optional(m_designer.withPartners(drawn(m_stroke)).puzzle) : std::nullopt);
    Q_EMIT toolHintChanged();
}

void DesignBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (m_gesture == Gesture::none)
        return BoardWidget::mouseReleaseEvent(event);
    const Gesture done = std::exchange(m_gesture, Gesture::none);
    const std::vector<Cell> stroke = std::exchange(m_stroke, {});
    m_designer.endStroke();
    setPreview(std::nullopt);
    Q_EMIT toolHintChanged();
    if (done == Gesture::moving) {
        const Motion motion = std::exchange(m_motion, {});
        if (motion != Motion{})
            moveChosen(motion.down, motion.right, m_held);
        return;
    }
    if (done == Gesture::painting && m_regions != RegionMap()) {
        m_designer.edit(setRegions(m_designer.puzzle(), m_regionGrid, m_regions));
        return;
    }
    if (done != Gesture::stroke || stroke.empty())
        return;
    if (drawsPictures()) {
        const bool isTooShort = m_designer.tool().type == DesignTool::Type::drawing &&
                                m_designer.tool().drawing == DrawingKind::line && stroke.size() == 1;
        const bool picksUp = stroke.size() == 1 && m_lineStart == LineStart::prolongs;
        if (!isTooShort && !(picksUp && chooseTextAt(stroke.front(), m_pressedAt)))
            finishPicture(stroke);
        return;
    }
    if (toolShape() == ConstraintShape::pair && stroke.size() == 1) {
        if (const auto pair = pairAt(metrics(), m_pressedAt))
            cyclePair(pair->first, pair->second);
        return;
    }
    if (stroke.size() == 1 && m_lineStart == LineStart::prolongs && chooseMarkAt(stroke.front()))
        return;
    // A click selects a cell, from which Enter and the arrows go on.
    if (stroke.size() == 1 && !isEnough(m_designer.tool().kind, stroke))
        return;
    finishStroke(stroke);
}

bool DesignBoard::beginsAnew(const QPointF& point) const {
    const std::optional<Cell> cell = cellUnder(point);
    if (cell && drawsPictures())
        return !textsAt(*cell, point).empty();
    return prolonged() || (cell && toolShape() == ConstraintShape::cage && !marksAt(*cell).empty());
}

std::vector<int> DesignBoard::marksAt(Cell cell) const {
    // Of cells that are marked one by one a click takes one off.
    if (m_designer.tool().type != DesignTool::Type::constraint || toolShape() == ConstraintShape::cells)
        return {};
    std::vector<int> there = constraintsAt(cell, m_designer.puzzle().layout());
    std::erase_if(there, [&](int each) {
        const Constraint& constraint = m_designer.puzzle().constraints()[static_cast<std::size_t>(each)];
        return constraint.kind != m_designer.tool().kind || constraint.place || constraint.cells().size() < 2;
    });
    std::ranges::reverse(there);
    return there;
}

bool DesignBoard::chooseMarkAt(Cell cell) {
    const std::vector<int> there = marksAt(cell);
    if (!there.empty())
        m_designer.choose({nextOf(there)});
    return !there.empty();
}

int DesignBoard::nextOf(const std::vector<int>& there) const {
    const auto before = m_chosenBefore.size() == 1 ? std::ranges::find(there, m_chosenBefore.front()) : there.end();
    return before == there.end() || before + 1 == there.end() ? there.front() : *(before + 1);
}

/// The tool's dot, then the other kinds of dots, then none.
void DesignBoard::cyclePair(Cell first, Cell second) {
    static constexpr std::array kDots{ConstraintKind::difference, ConstraintKind::ratio, ConstraintKind::sum};
    const Puzzle& puzzle = m_designer.puzzle();
    const ConstraintKind kind = m_designer.tool().kind;
    const auto made = [&](ConstraintKind each) { return constraintOf(each, {first, second}, puzzle.layout()); };
    const auto standing =
        std::ranges::find_if(kDots, [&](ConstraintKind each) { return sameAs(made(each), puzzle).has_value(); });
    const bool isDot = std::ranges::find(kDots, kind) != kDots.end();
    if (!isDot || standing == kDots.end())
        return place(made(kind));
    const ConstraintKind next = kDots[static_cast<std::size_t>(standing + 1 - kDots.begin()) % kDots.size()];
    // Placing what stands there takes it away.
    place(made(next == kind ? *standing : next));
}

void DesignBoard::endGesture() {
    m_gesture = Gesture::none;
    m_designer.endStroke();
    m_stroke.clear();
    m_motion = {};
    setPreview(std::nullopt);
    Q_EMIT toolHintChanged();
}

void DesignBoard::eraseAt(const QPointF& point) {
    const DesignTool& tool = m_designer.tool();
    const Puzzle& puzzle = m_designer.puzzle();
    if (tool.type == DesignTool::Type::regions) {
        if (const std::optional<Cell> cell = cellUnder(point); cell && gridAt(*cell) >= 0)
            m_designer.edit(paintRegion(puzzle, gridAt(*cell), std::vector{*cell}, std::nullopt));
        return;
    }
    if (drawsPictures()) {
        erasePictureAt(point);
        return;
    }
    for (const int each : constraintsUnder(point)) {
        const Constraint& constraint = puzzle.constraints()[static_cast<std::size_t>(each)];
        const bool isOfTool = tool.type != DesignTool::Type::constraint || constraint.kind == tool.kind;
        if (!isOfTool || m_designer.isLocked(each))
            continue;
        // A drawing that is seen goes before a rule that is not.
        if (constraint.isHidden && tool.type == DesignTool::Type::select && erasePictureAt(point))
            return;
        const ConstraintShape shape = constraintRow(constraint.kind).shape;
        const std::optional<Cell> cell = cellUnder(point);
        const bool takesCells = shape == ConstraintShape::cells && constraint.cells().size() > 1 && cell;
        return m_designer.edit(takesCells ? takeCell(puzzle, each, *cell) : remove(puzzle, std::vector{each}));
    }
    if (tool.type == DesignTool::Type::select)
        erasePictureAt(point);
}

void DesignBoard::paintRegionAt(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (!cell || gridAt(*cell) != m_regionGrid)
        return;
    const SubGrid& grid = m_designer.puzzle().layout().grids[static_cast<std::size_t>(m_regionGrid)];
    const BoardShape& shape = m_designer.puzzle().shape();
    m_regions.setRegion(Cell((shape.row(*cell) - grid.row) * grid.columns() + shape.column(*cell) - grid.column),
                        m_region);
    setPreview(setRegions(m_designer.puzzle(), m_regionGrid, m_regions));
    Q_EMIT toolHintChanged();
}

void DesignBoard::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_designer.tool().type == DesignTool::Type::marks || m_designer.tool().type == DesignTool::Type::givens)
        return BoardWidget::mouseDoubleClickEvent(event);
    mousePressEvent(event);
}

void DesignBoard::contextMenuEvent(QContextMenuEvent* event) {
    // The right button takes away, but with a player's digits.
    if (m_designer.tool().type == DesignTool::Type::marks)
        BoardWidget::contextMenuEvent(event);
    else
        event->accept();
}

}  // namespace nonet
