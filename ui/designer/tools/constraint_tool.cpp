#include "ui/designer/tools/constraint_tool.h"

#include "core/design/constraint_edits.h"
#include "core/design/lost_constraint.h"
#include "core/design/symmetric_edit.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/constraints_at.h"
#include "core/rules/too_many_cells.h"
#include "ui/designer/design_board.h"
#include "ui/designer/kind_picture.h"
#include "ui/designer/place_at.h"
#include "ui/designer/tools/typed_value.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

struct ConstraintToolWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::ConstraintTool)
};

bool isStroke(ConstraintShape shape) {
    return shape != ConstraintShape::board && shape != ConstraintShape::corner && shape != ConstraintShape::outside;
}

QString nameOfConstraint(const DesignTool& tool) {
    QString name = ruleName(tool.kind);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return tool.value ? QStringLiteral("%1 %2").arg(name).arg(*tool.value) : name;
}

QString sentenceOfConstraint(const DesignTool& tool) { return ruleSentence(sampleOf(tool.kind), Layout()); }

QString deedOfConstraint(const DesignTool& tool) {
    return isOfWholeBoard(tool) ? ConstraintToolWords::tr("%1: set for the board", "a rule").arg(toolName(tool))
                                : ConstraintToolWords::tr("%1: draw", "a rule or tool").arg(toolName(tool));
}

QByteArray idOfConstraint(const DesignTool& tool) {
    return QByteArray::fromStdString(std::string(constraintRow(tool.kind).id));
}

std::vector<DesignTool> allConstraintTools() {
    std::vector<DesignTool> tools;
    for (const ConstraintRow& row : constraintCatalogue())
        tools.push_back({.type = DesignTool::Type::constraint, .kind = row.kind});
    return tools;
}

std::unique_ptr<BoardTool> makeConstraintTool(DesignBoard& board) { return std::make_unique<ConstraintTool>(board); }

QString passesTwiceText(ConstraintKind kind) {
    return ConstraintToolWords::tr("%1: a line cannot pass a cell twice.", "Thermometer")
        .arg(sentenceCase(ruleName(kind)));
}

QString shapeHint(ConstraintShape shape) {
    switch (shape) {
    case ConstraintShape::board:
        return ConstraintToolWords::tr("Enter puts the rule on the whole board, Del takes it off");
    case ConstraintShape::cells:
        return ConstraintToolWords::tr("Click or drag over cells, or type the row and column of each · 35 is row 3, "
                                       "column 5 · right button takes away");
    case ConstraintShape::pair:
        return ConstraintToolWords::tr(
            "Click between two cells, or go from one to the other with Shift and an arrow and press Enter; then type "
            "its value · right button takes away");
    case ConstraintShape::corner:
        return ConstraintToolWords::tr(
            "Click where four cells meet, or press Enter in the upper left one; then type the digits · right button "
            "takes away");
    case ConstraintShape::line:
        return ConstraintToolWords::tr("Drag along the line, or go over it with Shift+arrows and press Enter · back "
                                       "takes cells off, from an end it goes on · right button takes away");
    case ConstraintShape::thermometer:
        return ConstraintToolWords::tr("Drag from the bulb, or go with Shift+arrows and press Enter · back takes cells "
                                       "off, from the bulb again: a branch · right button takes away");
    case ConstraintShape::arrow:
        return ConstraintToolWords::tr("Drag from the circle along the shaft, or go with Shift+arrows and press Enter "
                                       "· from the circle again: another shaft · right button takes away");
    case ConstraintShape::cage:
        return ConstraintToolWords::tr(
            "Drag over the cells, or select them with Shift+arrows and press Enter; then type the sum, if there is one "
            "· a click chooses one, Shift and click draws another there · right button takes away");
    case ConstraintShape::copies:
        return ConstraintToolWords::tr(
            "Click the cells of the one, the others with Ctrl, then as many of the other in the same order, and "
            "press Enter");
    case ConstraintShape::outside:
        return ConstraintToolWords::tr("Click beside the board, or press Enter in a cell at the border; then type the "
                                       "value · Enter again: the next place of that cell · right button takes away");
    }
    return {};
}

QString hintOfConstraintTool(const DesignTool& tool) { return shapeHint(constraintRow(tool.kind).shape); }

}  // namespace

constexpr ToolRow ConstraintTool::kRow{
    .type = DesignTool::Type::constraint,
    .group = ToolGroup::rules,
    .name = nameOfConstraint,
    .hint = hintOfConstraintTool,
    .sentence = sentenceOfConstraint,
    .deed = deedOfConstraint,
    .id = idOfConstraint,
    .all = allConstraintTools,
    .make = makeConstraintTool,
};

ConstraintShape ConstraintTool::shape() const { return constraintRow(kind()).shape; }

QString ConstraintTool::hint() const {
    if (const QString line = lineHint(); !line.isEmpty())
        return line;
    return BoardTool::hint();
}

std::optional<int> ConstraintTool::prolonged() const {
    const std::vector<Cell>& order = m_board.order();
    const std::optional<Cell> from = isDrawing() && !m_stroke.empty() ? std::optional(m_stroke.front())
                                     : m_board.pointed()              ? m_board.pointed()
                                     : order.size() > 1               ? std::optional(order.front())
                                                                      : m_board.currentCell();
    return from ? prolongs(puzzle(), kind(), *from) : std::nullopt;
}

QString ConstraintTool::lineHint() const {
    if (isDrawing() && passesTwice(puzzle(), kind(), m_stroke, m_lineStart))
        return passesTwiceText(kind());
    if (!prolonged() || (isDrawing() && m_lineStart == LineStart::anew))
        return {};
    return ConstraintToolWords::tr(
               "%1: from here the topmost one goes on · Shift and drag, or Shift+Enter, begins a new one",
               "Thermometer")
        .arg(sentenceCase(ruleName(kind())));
}

bool ConstraintTool::press(const QPointF& point, Qt::KeyboardModifiers modifiers) {
    m_isByMouse = true;
    return StrokeTool::press(point, modifiers);
}

void ConstraintTool::pointerMoved() { Q_EMIT m_board.toolHintChanged(); }

bool ConstraintTool::beginsAnew(const QPointF& point) const {
    const std::optional<Cell> cell = cellUnder(point);
    return prolonged() || (cell && shape() == ConstraintShape::cage && !marksAt(*cell).empty());
}

bool ConstraintTool::pressSign(const QPointF& point) {
    if (isStroke(shape()))
        return false;
    const Layout& layout = puzzle().layout();
    if (shape() == ConstraintShape::board) {
        // A click beside the board only wants the keys.
        if (cellUnder(point))
            place(constraintOf(kind(), {}, layout));
    } else if (shape() == ConstraintShape::corner) {
        if (const std::optional<Cell> corner = cornerAt(m_board.metrics(), point))
            place(cornerAt(*corner, std::vector<Digit>(), layout));
    } else if (const auto found = outsidePlaceAt(m_board.metrics(), point, kind())) {
        place(clueAt(kind(), *found, layout));
    } else {
        Q_EMIT m_designer.statusMessage(
            ConstraintToolWords::tr("Clues of this kind stand beside the board: click there."));
    }
    return true;
}

void ConstraintTool::extend(std::vector<Cell>& stroke, Cell next) const {
    extendStroke(stroke, next, kind(), puzzle().shape());
}

void ConstraintTool::showStroke() {
    std::optional<Puzzle> after;
    const std::vector<Cell> stroke = withoutMarked(m_stroke);
    if (isEnough(kind(), stroke) && !passesTwice(puzzle(), kind(), stroke, m_lineStart))
        after = m_designer.withPartners(drawn(stroke)).puzzle;
    m_board.setPreview(after && !lostConstraint(puzzle(), *after) ? after : std::nullopt);
    Q_EMIT m_board.toolHintChanged();
}

void ConstraintTool::finish(const std::vector<Cell>& stroke) {
    if (shape() == ConstraintShape::pair && stroke.size() == 1) {
        if (const auto pair = pairAt(m_board.metrics(), m_board.pressedAt()))
            place(constraintOf(kind(), {pair->first, pair->second}, puzzle().layout()));
        return;
    }
    if (picksUp(stroke))
        if (const std::vector<int> there = marksAt(stroke.front()); !there.empty())
            return m_designer.choose({nextOf(there)});
    // A click selects a cell, from which Enter and the arrows go on.
    if (stroke.size() > 1 || isEnough(kind(), stroke))
        drawStroke(stroke);
}

std::vector<int> ConstraintTool::marksAt(Cell cell) const {
    if (shape() == ConstraintShape::cells)
        return {};
    std::vector<int> there = constraintsAt(cell, puzzle().layout());
    std::erase_if(there, [this](int each) {
        const Constraint& constraint = constraintAt(each);
        return constraint.kind != kind() || constraint.place || constraint.cells().size() < 2;
    });
    std::ranges::reverse(there);
    return there;
}

LayoutEdit ConstraintTool::drawn(const std::vector<Cell>& cells) const {
    const std::optional<int> value = m_designer.tool().value;
    LayoutEdit edit = draw(puzzle(), kind(), cells, m_lineStart);
    const bool isOwn = m_lineStart == LineStart::anew || !prolongs(puzzle(), kind(), cells.front());
    if (!value || !isOwn)
        return edit;
    const std::vector<Constraint>& before = puzzle().constraints();
    for (const int each : edit.constraints) {
        Constraint made = edit.puzzle.constraints()[static_cast<std::size_t>(each)];
        if (std::ranges::find(before, made) != before.end())
            continue;
        made.values = {*value};
        edit.puzzle = change(edit.puzzle, each, std::move(made)).puzzle;
    }
    return edit;
}

bool ConstraintTool::showsAgain(const Constraint& constraint) {
    const std::optional<int> same = sameAs(constraint, puzzle());
    if (!same || !constraintAt(*same).isHidden)
        return false;
    m_designer.edit(setHidden(puzzle(), std::vector{*same}, false));
    Q_EMIT m_designer.statusMessage(ConstraintToolWords::tr("It was there, hidden: it is shown again."));
    return true;
}

void ConstraintTool::place(Constraint constraint) {
    if (const DesignTool& tool = m_designer.tool(); tool.value && tool.kind == constraint.kind)
        constraint.values = {*tool.value};
    if (showsAgain(constraint))
        return;
    if (const std::optional<int> same = sameAs(constraint, puzzle()))
        return keepStanding(*same);
    add(nonet::place(puzzle(), withPartners(constraint, m_designer.symmetry(), puzzle().shape())));
}

void ConstraintTool::add(const LayoutEdit& edit) {
    if (const std::optional<int> lost = lostConstraint(puzzle(), m_designer.withPartners(edit).puzzle))
        return keepStanding(*lost);
    m_designer.edit(edit);
    if (const Constraint* made = m_designer.chosenOfOneKind())
        if (const std::optional<TooManyCells> many = tooManyCells(*made, puzzle().layout()))
            Q_EMIT m_designer.statusMessage(
                ConstraintToolWords::tr("%1: %2 cells, only %3 digits. It cannot hold.", "Thermometer")
                    .arg(sentenceCase(ruleName(made->kind)))
                    .arg(many->cells)
                    .arg(many->symbols));
}

void ConstraintTool::keepStanding(int index) {
    const Constraint& standing = constraintAt(index);
    const QString name = titleText(standing, puzzle().layout());
    const bool isChosen = standing.kind == kind() || m_isByMouse;
    if (isChosen)
        m_designer.choose({index});
    const QString sentence =
        isChosen ? ConstraintToolWords::tr("%1 stands there: Del takes it away.", "Cage 17")
                 : ConstraintToolWords::tr("%1 stands there: take it away first, with Select and Del.", "Cage 17");
    Q_EMIT m_designer.statusMessage(sentence.arg(name));
}

std::optional<int> ConstraintTool::justPut() const {
    if (!m_putBy || m_designer.document()->history().current() != *m_putBy || m_designer.chosen().empty())
        return std::nullopt;
    const int index = m_designer.chosen().front();
    return constraintAt(index).kind == kind() ? std::optional(index) : std::nullopt;
}

void ConstraintTool::putBeside(const std::vector<OutsidePlace>& places) {
    const Layout& layout = puzzle().layout();
    const auto isFree = [&layout](const OutsidePlace& each) {
        return std::ranges::find(layout.constraints, std::optional(each), &Constraint::place) ==
               layout.constraints.end();
    };
    std::vector<OutsidePlace> order = places;
    const std::optional<int> waiting = justPut();
    const auto from = waiting ? std::ranges::find(order, constraintAt(*waiting).place) : order.end();
    if (from != order.end())
        std::rotate(order.begin(), from + 1, order.end());
    const auto next = std::ranges::find_if(order, isFree);
    if (next == order.end())
        return place(clueAt(kind(), from == order.end() ? places.front() : order.back(), layout));
    const NodeId before = m_designer.document()->history().current();
    if (!waiting || from == order.end()) {
        place(clueAt(kind(), *next, layout));
    } else {
        Constraint moved = constraintAt(*waiting);
        moved.place = *next;
        m_designer.edit(change(puzzle(), *waiting, std::move(moved)));
    }
    const NodeId after = m_designer.document()->history().current();
    m_putBy = after == before ? std::nullopt : std::optional(after);
    if (const std::optional<int> put = justPut(); put && places.size() > 1)
        Q_EMIT m_designer.statusMessage(ConstraintToolWords::tr("%1 · Enter: the next place", "above column 3")
                                            .arg(sentenceCase(whereText(constraintAt(*put), puzzle().layout()))));
}

std::optional<int> ConstraintTool::markAt(Cell cell) const {
    const auto isIn = [cell](const std::vector<Cell>& part) { return std::ranges::find(part, cell) != part.end(); };
    for (std::size_t i = puzzle().constraints().size(); i-- > 0;)
        if (const Constraint& each = puzzle().constraints()[i];
            each.kind == kind() && std::ranges::any_of(each.parts, isIn))
            return static_cast<int>(i);
    return std::nullopt;
}

std::vector<Cell> ConstraintTool::withoutMarked(const std::vector<Cell>& cells) const {
    std::vector<Cell> left = cells;
    if (shape() == ConstraintShape::cells)
        std::erase_if(left, [this](Cell cell) { return markAt(cell).has_value(); });
    return left;
}

void ConstraintTool::drawStroke(const std::vector<Cell>& cells) {
    if (!isEnough(kind(), cells)) {
        Q_EMIT m_designer.statusMessage(
            ConstraintToolWords::tr("Not enough cells for a %1.", "a rule").arg(ruleName(kind())));
        return;
    }
    if (passesTwice(puzzle(), kind(), cells, m_lineStart)) {
        Q_EMIT m_designer.statusMessage(passesTwiceText(kind()));
        return;
    }
    if (showsAgain(constraintOf(kind(), cells, puzzle().layout())))
        return;
    // Of marks of single cells those that are there stay, and the others come.
    const std::vector<Cell> stroke = withoutMarked(cells);
    if (stroke.empty())
        return keepStanding(markAt(cells.front()).value_or(0));
    const bool isProlonged = m_lineStart == LineStart::prolongs && prolongs(puzzle(), kind(), stroke.front());
    if (m_designer.symmetry() == EntrySymmetry::none || isProlonged)
        add(drawn(stroke));
    else
        place(constraintOf(kind(), stroke, puzzle().layout()));
}

void ConstraintTool::drawSelection(LineStart start) {
    m_lineStart = start;
    m_isByMouse = false;
    m_reached.clear();
    const Layout& layout = puzzle().layout();
    const std::vector<Cell>& order = m_board.order();
    switch (shape()) {
    case ConstraintShape::board: return place(constraintOf(kind(), {}, layout));
    case ConstraintShape::outside:
        if (const auto found = outsidePlacesOf(order, layout.shape, kind()); !found.empty())
            putBeside(found);
        else
            Q_EMIT m_designer.statusMessage(ConstraintToolWords::tr(
                "Select a cell at the border, or the cells that the clue reads from the first on."));
        return;
    case ConstraintShape::corner:
        if (const auto first = std::ranges::min_element(order); first != order.end())
            place(cornerAt(*first, std::vector<Digit>(), layout));
        return;
    default: return drawStroke(order);
    }
}

void ConstraintTool::noteKey() { m_hadMarked = std::exchange(m_hasMarked, false); }

void ConstraintTool::pressEnter() {
    const Constraint* chosen = m_designer.chosenOfOneKind();
    const bool isSet = chosen != nullptr && (chosen->value() || !chosen->digits.empty()) && !justPut();
    if (isSet)
        // It took work, and Enter is pressed once too often soon.
        Q_EMIT m_designer.statusMessage(ConstraintToolWords::tr("It stands as it is: Del takes it away."));
    else if (!m_hadMarked)
        drawSelection(LineStart::prolongs);
}

void ConstraintTool::eraseSelected() {
    const auto erase = [this](const Constraint& constraint) {
        if (const auto same = sameAs(constraint, puzzle()); same && !m_designer.locks().isLocked(*same))
            m_designer.edit(remove(puzzle(), std::vector{*same}));
    };
    m_designer.beginStroke();
    if (shape() == ConstraintShape::board) {
        erase(constraintOf(kind(), {}, puzzle().layout()));
    } else if (shape() == ConstraintShape::outside) {
        for (const OutsidePlace& each : outsidePlacesOf(m_board.order(), puzzle().shape(), kind()))
            erase(clueAt(kind(), each, puzzle().layout()));
    } else {
        for (const Cell cell : selectedCells())
            eraseAt(m_board.cellRect(cell).center());
    }
    m_designer.endStroke();
}

/// One more figure of a cell's row and column, as many of each as the board's largest number has.
bool ConstraintTool::typeFigure(int figure) {
    const Constraint* chosen = m_designer.chosenOfOneKind();
    const bool takesDigits = chosen != nullptr && constraintRow(chosen->kind).needsDigits;
    if (shape() == ConstraintShape::board || shape() == ConstraintShape::outside || takesDigits)
        return false;
    const BoardShape& board = puzzle().shape();
    const qsizetype each = std::max(board.rows(), board.columns()) > 9 ? 2 : 1;
    if (!m_place.isEmpty() && m_sincePlace.elapsed() > kTypingTimeout)
        m_place.clear();
    m_sincePlace.start();
    m_place += QString::number(figure);
    if (m_place.size() < 2 * each) {
        Q_EMIT m_designer.statusMessage(
            m_place.size() < each ? ConstraintToolWords::tr("Row %1…", "being typed").arg(m_place)
                                  : ConstraintToolWords::tr("Row %1, column…").arg(m_place.left(each).toInt()));
        return true;
    }
    const int row = m_place.left(each).toInt();
    const int column = m_place.mid(each).toInt();
    m_place.clear();
    if (const std::optional<Cell> cell = board.cellAt(row - 1, column - 1))
        reach(*cell);
    else
        Q_EMIT m_designer.statusMessage(
            ConstraintToolWords::tr("There is no cell in row %1, column %2.").arg(row).arg(column));
    return true;
}

/// Single cells are marked at once, and figures go on to be places; of what takes several it is one more.
void ConstraintTool::reach(Cell cell) {
    m_isByMouse = false;
    if (shape() == ConstraintShape::cells) {
        m_board.setSelection({cell}, cell);
        drawStroke({cell});
        m_designer.choose({});
        m_hasMarked = true;
        return;
    }
    if (!m_designer.chosen().empty() || m_board.selection() != CellSet::from(m_reached))
        m_reached.clear();
    m_designer.choose({});
    m_reached.push_back(cell);
    m_board.selectInOrder(m_reached, cell);
}

}  // namespace nonet
