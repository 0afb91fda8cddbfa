#include "ui/designer/design_board.h"

#include "core/design/clue_edits.h"
#include "core/design/constraint_edits.h"
#include "core/design/symmetric_edit.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/board/layers/area_outline.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/designer/place_at.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"
#include "ui/text/rule_words.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

/// Clues stand beside the board: there is room for one before the first is set, so that the board stays where it is.
constexpr BoardMargins kRoomForClues{1, 1, 1, 1};
/// Outside of the cells: sums and letters stand in their corners.
constexpr double kOutlineInset = -0.03;
constexpr double kOutlineWidth = 2.5;

/// Every place that a constraint's picture is on.
std::vector<BoardPlace> placesOf(const Constraint& constraint, const BoardShape& shape) {
    std::vector<BoardPlace> places;
    for (const std::vector<Cell>& part : constraint.parts)
        for (const Cell cell : part)
            places.emplace_back(shape.row(cell), shape.column(cell));
    if (constraint.place)
        places.emplace_back(constraint.place->row, constraint.place->column);
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

}  // namespace

DesignBoard::DesignBoard(Designer& designer, Preferences& preferences, const ActionSet& actions, QWidget* parent)
    : BoardWidget(preferences, parent), m_designer(designer), m_actions(actions), m_settings(preferences) {
    setObjectName(QStringLiteral("designBoard"));
    setLeastMargins(kRoomForClues);
    setIsForSetter();
    setStaysInPlace();
    connect(&designer, &Designer::documentChanged, this, [this] {
        endGesture();
        m_untyped.clear();
        m_chosenUntyped = false;
        setDocument(m_designer.document());
        setLeastMargins(kRoomForClues);
    });
    connect(&designer, &Designer::chosenChanged, this, [this] {
        m_typed.clear();
        m_place.clear();
        m_textTo.reset();
        dropUntyped();
        update();
        Q_EMIT toolHintChanged();
    });
    connect(&designer, &Designer::locksChanged, this, qOverload<>(&QWidget::update));
    connect(&designer, &Designer::toolChanged, this, [this] {
        endGesture();
        m_textTo.reset();
        m_place.clear();
        update();
        Q_EMIT toolHintChanged();
    });
    connect(this, &BoardWidget::selectionChanged, this, &DesignBoard::noteSelection);
    connect(this, &BoardWidget::inputModeChanged, this, &DesignBoard::toolHintChanged);
    connect(this, &BoardWidget::cellPointed, this, [this](int cell) {
        m_pointed = cell;
        if (m_designer.tool().type == DesignTool::Type::constraint)
            Q_EMIT toolHintChanged();
    });
    connect(&designer, &Designer::puzzleChanged, this, [this] {
        followUntyped();
        if (m_designer.tool().type == DesignTool::Type::regions)
            Q_EMIT toolHintChanged();
    });
    m_typingEnds.setSingleShot(true);
    m_typingEnds.setInterval(kTypesOn);
    connect(&m_typingEnds, &QTimer::timeout, this, [this] { tellRange(true); });
}

ConstraintShape DesignBoard::toolShape() const { return constraintRow(m_designer.tool().kind).shape; }

void DesignBoard::noteSelection() {
    // Enter draws these cells, whatever was typed before.
    m_typed.clear();
    const CellSet& cells = selection();
    std::erase_if(m_order, [&cells](Cell cell) { return !cells.contains(cell); });
    for (const Cell cell : cells)
        if (std::ranges::find(m_order, cell) == m_order.end() && cell != currentCell())
            m_order.push_back(cell);
    const std::optional<Cell> current = currentCell();
    if (current && cells.contains(*current) && std::ranges::find(m_order, *current) == m_order.end())
        m_order.push_back(*current);
}

bool DesignBoard::escape() {
    if (m_gesture != Gesture::none) {
        endGesture();
        return true;
    }
    if (m_designer.chosen().empty() && m_designer.chosenDrawings().empty())
        return false;
    m_designer.choose({});
    return true;
}

LayoutEdit DesignBoard::drawn(const std::vector<Cell>& cells) const {
    const DesignTool& tool = m_designer.tool();
    const Puzzle& puzzle = m_designer.puzzle();
    LayoutEdit edit = draw(puzzle, tool.kind, cells, m_lineStart);
    const bool isOwn = m_lineStart == LineStart::anew || !prolongs(puzzle, tool.kind, cells.front());
    if (!tool.value || !isOwn)
        return edit;
    const std::vector<Constraint>& before = puzzle.constraints();
    for (const int each : edit.constraints) {
        Constraint made = edit.puzzle.constraints()[static_cast<std::size_t>(each)];
        if (std::ranges::find(before, made) != before.end())
            continue;
        made.values = {*tool.value};
        edit.puzzle = change(edit.puzzle, each, std::move(made)).puzzle;
    }
    return edit;
}

bool DesignBoard::showsAgain(const Constraint& constraint) {
    const Puzzle& puzzle = m_designer.puzzle();
    const std::optional<int> same = sameAs(constraint, puzzle);
    if (!same || !puzzle.constraints()[static_cast<std::size_t>(*same)].isHidden)
        return false;
    m_designer.edit(nonet::setHidden(puzzle, std::vector{*same}, false));
    Q_EMIT m_designer.said(tr("It was there, hidden: it is shown again."));
    return true;
}

void DesignBoard::place(Constraint constraint) {
    const Puzzle& puzzle = m_designer.puzzle();
    if (const DesignTool& tool = m_designer.tool(); tool.value && tool.kind == constraint.kind)
        constraint.values = {*tool.value};
    if (showsAgain(constraint))
        return;
    if (const std::optional<int> same = sameAs(constraint, puzzle)) {
        if (m_designer.isLocked(*same))
            return m_designer.choose({*same});
        return m_designer.edit(remove(puzzle, std::vector{*same}));
    }
    m_designer.edit(nonet::place(puzzle, withPartners(constraint, m_designer.symmetry(), puzzle.shape())));
}

void DesignBoard::finishStroke(const std::vector<Cell>& cells) {
    const ConstraintKind kind = m_designer.tool().kind;
    const Puzzle& puzzle = m_designer.puzzle();
    if (!isEnough(kind, cells)) {
        Q_EMIT m_designer.said(tr("Not enough cells for a %1.", "a rule").arg(ruleName(kind)));
        return;
    }
    if (passesTwice(puzzle, kind, cells, m_lineStart)) {
        Q_EMIT m_designer.said(
            tr("%1: a line cannot pass a cell twice.", "Thermometer").arg(sentenceCase(ruleName(kind))));
        return;
    }
    if (showsAgain(constraintOf(kind, cells, puzzle.layout())))
        return;
    const bool isProlonged = m_lineStart == LineStart::prolongs && prolongs(puzzle, kind, cells.front());
    if (m_designer.symmetry() == EntrySymmetry::none || isProlonged)
        m_designer.edit(drawn(cells));
    else
        place(constraintOf(kind, cells, puzzle.layout()));
}

void DesignBoard::drawSelection(LineStart start) {
    if (!m_designer.document())
        return;
    m_lineStart = start;
    if (drawsPictures()) {
        m_chosenBefore.clear();
        const bool picksUp = start == LineStart::prolongs && m_order.size() == 1 &&
                             chooseTextAt(m_order.front(), cellRect(m_order.front()).center());
        return picksUp ? void() : finishPicture(m_order);
    }
    if (const std::optional<Cell> cell = currentCell(); cell && m_designer.tool().type == DesignTool::Type::select)
        return pickAt(*cell);
    if (m_designer.tool().type != DesignTool::Type::constraint)
        return;
    m_reached.clear();
    const ConstraintKind kind = m_designer.tool().kind;
    const Layout& layout = m_designer.puzzle().layout();
    switch (toolShape()) {
    case ConstraintShape::board: return place(constraintOf(kind, {}, layout));
    case ConstraintShape::outside:
        if (const auto found = outsidePlaceOf(m_order, layout.shape, kind))
            place(clueAt(kind, *found, layout));
        else
            Q_EMIT m_designer.said(
                tr("Select a cell at the border, or the cells that the clue reads from the first on."));
        return;
    case ConstraintShape::corner: {
        const auto first = std::ranges::min_element(m_order);
        if (first != m_order.end())
            place(cornerAt(*first, {}, layout));
        return;
    }
    default: return finishStroke(m_order);
    }
}

std::optional<LayoutEdit> DesignBoard::movedRules(int down, int right, int leads) const {
    const std::vector<int> moving =
        withoutPartners(m_designer.puzzle(), m_designer.freeChosen(), m_designer.symmetry(), leads);
    const auto moved = nonet::move(m_designer.puzzle(), moving, {.down = down, .right = right});
    return moved ? std::optional(m_designer.withPartners(*moved)) : std::nullopt;
}

void DesignBoard::moveChosen(int down, int right, int leads) {
    if (!m_designer.chosenDrawings().empty())
        return movePictures(down, right, leads);
    if (m_designer.freeChosen().empty())
        return;
    if (const std::optional<LayoutEdit> moved = movedRules(down, right, leads))
        m_designer.edit(*moved);
    else
        Q_EMIT m_designer.said(tr("There is no room for it on the board."));
}

void DesignBoard::chooseNext() {
    // One line of both: rules, then what is only drawn.
    const std::size_t count = m_under.size() + m_drawingsUnder.size();
    if (count < 2)
        return;
    const std::optional<std::size_t> place = placeOfChosen();
    const std::size_t next = place ? (*place + 1) % count : 0;
    if (next < m_under.size())
        m_designer.choose({m_under[next]});
    else
        m_designer.chooseDrawings({m_drawingsUnder[next - m_under.size()]});
}

std::optional<std::size_t> DesignBoard::placeOfChosen() const {
    const auto placeIn = [](const std::vector<int>& under, const std::vector<int>& chosen) {
        return chosen.size() == 1 ? static_cast<std::size_t>(std::ranges::find(under, chosen.front()) - under.begin())
                                  : under.size();
    };
    if (const std::size_t rule = placeIn(m_under, m_designer.chosen()); rule < m_under.size())
        return rule;
    const std::size_t drawing = placeIn(m_drawingsUnder, m_designer.chosenDrawings());
    return drawing < m_drawingsUnder.size() ? std::optional(m_under.size() + drawing) : std::nullopt;
}

int DesignBoard::gridAt(Cell cell) const {
    const Layout& layout = m_designer.puzzle().layout();
    const int row = layout.shape.row(cell);
    const int column = layout.shape.column(cell);
    for (std::size_t i = 0; i < layout.grids.size(); ++i) {
        const SubGrid& grid = layout.grids[i];
        if (row >= grid.row && row < grid.row + grid.rows() && column >= grid.column &&
            column < grid.column + grid.columns())
            return static_cast<int>(i);
    }
    return -1;
}

void DesignBoard::paintEvent(QPaintEvent* event) {
    BoardWidget::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFog(painter);
    if (m_gesture == Gesture::stroke)
        return;
    // Sums and letters in the cells' corners stay readable.
    QPainterPath labels;
    for (const auto& [cell, label] : cornerLabels(metrics(), m_designer.puzzle()))
        labels.addRect(label);
    QPainterPath clear;
    clear.addRect(rect());
    painter.setClipPath(clear.subtracted(labels));
    paintChosen(painter);
    paintChosenPictures(painter);
}

void DesignBoard::paintChosen(QPainter& painter) const {
    const BoardShape& shape = m_designer.puzzle().shape();
    const Theme& theme = m_settings.theme();
    for (const int each : m_designer.chosen()) {
        const Constraint* const constraint = m_designer.constraint(each);
        if (constraint == nullptr)
            continue;
        const QPainterPath outline = areaOutline(metrics(), placesOf(*constraint, shape), kOutlineInset);
        painter.setPen(QPen(theme.board, kOutlineWidth + 2));
        painter.drawPath(outline);
        painter.setPen(
            QPen(theme.selectionRing, kOutlineWidth, m_designer.isLocked(each) ? Qt::DotLine : Qt::DashLine));
        painter.drawPath(outline);
    }
}

std::optional<int> DesignBoard::prolonged() const {
    const std::optional<Cell> from = m_gesture == Gesture::stroke && !m_stroke.empty() ? std::optional(m_stroke.front())
                                     : m_pointed >= 0                                  ? std::optional(Cell(m_pointed))
                                     : m_order.size() > 1                              ? std::optional(m_order.front())
                                                                                       : currentCell();
    return from && m_designer.tool().type == DesignTool::Type::constraint
               ? prolongs(m_designer.puzzle(), m_designer.tool().kind, *from)
               : std::nullopt;
}

/// Of a line that is being drawn, or would be from here; empty where it is one of its own.
QString DesignBoard::lineHint() const {
    const ConstraintKind kind = m_designer.tool().kind;
    if (m_gesture == Gesture::stroke && passesTwice(m_designer.puzzle(), kind, m_stroke, m_lineStart))
        return tr("%1: a line cannot pass a cell twice.", "Thermometer").arg(sentenceCase(ruleName(kind)));
    if (!prolonged() || (m_gesture == Gesture::stroke && m_lineStart == LineStart::anew))
        return {};
    return tr("%1: from here the topmost one goes on · Shift and drag, or Shift+Enter, begins a new one", "Thermometer")
        .arg(sentenceCase(ruleName(kind)));
}

QString DesignBoard::toolHint() const {
    const Constraint* chosen = chosenOfOneKind();
    if (chosen != nullptr && constraintRow(chosen->kind).value != ConstraintNumber::none)
        return tr(
            "Type its value; after Enter, or a moment, letters take tools again · Del takes it away · arrows move it "
            "with the Select tool");
    if (chosen != nullptr && constraintRow(chosen->kind).needsDigits)
        return tr("Type its digits, again to take one off · Del takes it away");
    const DesignTool& tool = m_designer.tool();
    if (tool.type == DesignTool::Type::select && isTextInHand())
        return tr("Letters go into its text, Enter ends it · drag or arrows move, Del deletes · turn, mirror, copy, "
                  "hide and lock are in the panel This and in the menu");
    if (tool.type == DesignTool::Type::marks && inputMode() == InputMode::colour)
        return tr("In Colour a click or drag paints, again takes it off · Ctrl and click, or the arrows, choose a "
                  "cell without painting · digits choose the colour");
    if (tool.type == DesignTool::Type::regions)
        if (const QString faults = regionFaultsText(picture().puzzle.layout()); !faults.isEmpty())
            return faults;
    if (tool.type == DesignTool::Type::constraint)
        if (const QString line = lineHint(); !line.isEmpty())
            return line;
    return hintOf(tool);
}

QString DesignBoard::hintOf(const DesignTool& tool) {
    switch (tool.type) {
    case DesignTool::Type::select:
        return tr(
            "Click or Enter picks up what is drawn, Tab the next one under it, Shift adds · drag or arrows move · R "
            "turns, F mirrors, D copies, Del deletes, H hides, L locks");
    case DesignTool::Type::givens:
        return tr("Type a given into the selected cells, Shift and a digit for what they may hold · Del clears");
    case DesignTool::Type::marks:
        return tr("Digits and marks as in Play, to try things out: the setter's puzzle stays as it is");
    case DesignTool::Type::regions:
        return tr("Press in a region and drag it over cells · right button: no region · digits put the selected cells "
                  "into a region");
    case DesignTool::Type::drawing:
    case DesignTool::Type::colour:
    case DesignTool::Type::fog: return pictureHint(tool);
    case DesignTool::Type::constraint: break;
    }
    switch (constraintRow(tool.kind).shape) {
    case ConstraintShape::board: return tr("Enter puts the rule on the whole board, again takes it off");
    case ConstraintShape::cells:
        return tr("Click or drag over cells, or type the row and column of each: 35 is row 3, column 5 · right button "
                  "takes away");
    case ConstraintShape::pair:
        return tr(
            "Click between two cells, or go from one to the other with Shift and an arrow and press Enter; then type "
            "its value · another click: the next kind of dot · right button takes away");
    case ConstraintShape::corner:
        return tr(
            "Click where four cells meet, or press Enter in the upper left one; then type the digits · right button "
            "takes away");
    case ConstraintShape::line:
        return tr(
            "Drag along the line, or go over it with Shift+arrows and press Enter; back takes cells off, from an end "
            "it goes on · right button takes away");
    case ConstraintShape::thermometer:
        return tr(
            "Drag from the bulb, or go with Shift+arrows and press Enter; back takes cells off, from the bulb again: a "
            "branch · right button takes away");
    case ConstraintShape::arrow:
        return tr(
            "Drag from the circle along the shaft, or go with Shift+arrows and press Enter; from the circle again: "
            "another shaft · right button takes away");
    case ConstraintShape::cage:
        return tr(
            "Drag over the cells, or select them with Shift+arrows and press Enter; then type the sum, if there is one "
            "· a click chooses one, Shift and click draws another there · right button takes away");
    case ConstraintShape::copies:
        return tr("Click the cells of the one, the others with Ctrl, then as many of the other in the same order, and "
                  "press Enter");
    case ConstraintShape::outside:
        return tr(
            "Click beside the board, or press Enter in a cell at the border; then type the value · right button takes "
            "away");
    }
    return {};
}

}  // namespace nonet

#include "moc_design_board.cpp"
