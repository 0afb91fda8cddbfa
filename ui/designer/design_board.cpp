#include "ui/designer/design_board.h"

#include "core/rules/constraint_catalogue.h"
#include "ui/designer/setter_layers.h"
#include "ui/designer/tools/board_tool.h"
#include "ui/designer/tools/under_point.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QContextMenuEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// On all sides, so that the board stays where it is while clues come and go.
constexpr BoardMargins kRoomForClues{1, 1, 1, 1};
/// A hand trembles so many pixels without meaning a drag.
constexpr double kTremble = 6;

}  // namespace

DesignBoard::DesignBoard(Designer& designer, Preferences& preferences, const ActionSet& actions, QWidget* parent)
    : BoardWidget(preferences, parent), m_designer(designer), m_actions(actions), m_settings(preferences),
      m_value(designer), m_text(designer), m_erasing(*this, designer), m_wheel(*this, designer) {
    setObjectName(QStringLiteral("designBoard"));
    setSetterMode();
    setStaysInPlace();
    for (const ToolRow* row : toolCatalogue())
        m_tools.push_back(row->make(*this));
    connectDesigner();
    connect(this, &BoardWidget::selectionChanged, this, &DesignBoard::noteSelection);
    connect(this, &BoardWidget::inputModeChanged, this, &DesignBoard::toolHintChanged);
    connect(this, &BoardWidget::cellPointed, this, [this](int cell) {
        m_pointed = cell >= 0 ? std::optional(Cell(cell)) : std::nullopt;
        tool().pointerMoved();
    });
}

DesignBoard::~DesignBoard() = default;

void DesignBoard::connectDesigner() {
    connect(&m_designer, &Designer::documentChanged, this, [this] {
        endDrag();
        m_text.forget();
        setDocument(m_designer.document());
        makeRoom();
        setLeastMargins(m_room);
    });
    connect(&m_designer, &Designer::chosenChanged, this, [this] {
        m_value.clear();
        tool().forgetTyped();
        m_text.end();
        m_text.dropUntyped();
        update();
        Q_EMIT toolHintChanged();
    });
    connect(&m_designer.locks(), &Locks::changed, this, qOverload<>(&QWidget::update));
    connect(&m_designer, &Designer::toolChanged, this, [this] {
        endDrag();
        m_text.end();
        tool().forgetTyped();
        tool().taken();
        makeRoom();
        update();
        Q_EMIT toolHintChanged();
    });
    connect(&m_designer, &Designer::puzzleChanged, this, [this] {
        m_text.follow();
        tool().puzzleChanged();
        makeRoom();
    });
}

void DesignBoard::makeRoom() {
    const ConstraintKind kind = m_designer.tool().kind;
    const bool setsClues = kind != ConstraintKind::unknown && constraintRow(kind).shape == ConstraintShape::outside;
    const bool hasClue = std::ranges::any_of(m_designer.puzzle().constraints(),
                                             [](const Constraint& each) { return each.place.has_value(); });
    const BoardMargins wanted = setsClues || hasClue ? kRoomForClues : BoardMargins();
    if (std::exchange(m_room, wanted) != wanted)
        setLeastMargins(wanted);
}

BoardTool& DesignBoard::tool() const { return *m_tools[static_cast<std::size_t>(m_designer.tool().type)]; }

void DesignBoard::noteSelection() {
    // Enter draws these cells, whatever was typed before.
    m_value.clear();
    const CellSet& cells = selection();
    std::erase_if(m_order, [&cells](Cell cell) { return !cells.contains(cell); });
    for (const Cell cell : cells)
        if (std::ranges::find(m_order, cell) == m_order.end() && cell != currentCell())
            m_order.push_back(cell);
    const std::optional<Cell> current = currentCell();
    if (current && cells.contains(*current) && std::ranges::find(m_order, *current) == m_order.end())
        m_order.push_back(*current);
}

void DesignBoard::selectInOrder(std::vector<Cell> cells, Cell current) {
    m_order = std::move(cells);
    setSelection(CellSet::from(m_order), current);
}

bool DesignBoard::escape() {
    if (m_drag != Drag::none) {
        endDrag();
        return true;
    }
    if (!m_designer.hasChosen())
        return false;
    m_designer.choose({});
    return true;
}

void DesignBoard::endDrag() {
    m_drag = Drag::none;
    m_designer.endStroke();
    for (const std::unique_ptr<BoardTool>& each : m_tools)
        each->cancel();
    setPreview(std::nullopt);
    Q_EMIT toolHintChanged();
}

QString DesignBoard::toolHint() const {
    const Constraint* chosen = m_designer.chosenOfOneKind();
    if (chosen != nullptr && constraintRow(chosen->kind).value != ConstraintNumber::none)
        return tr("Type its value, then Enter · after it, or a moment, letters take tools again · Del takes it away · "
                  "with Select, Enter and arrows move it");
    if (chosen != nullptr && constraintRow(chosen->kind).needsDigits)
        return tr("Type its digits, again to take one off · Del takes it away");
    return tool().hint();
}

void DesignBoard::drawSelection() {
    if (m_designer.document())
        tool().drawSelection(LineStart::prolongs);
}

void DesignBoard::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (!m_designer.document() || tool().isOfPlay())
        return BoardWidget::mousePressEvent(event);
    m_pressedAt = event->position();
    if (event->button() == Qt::RightButton) {
        if ((event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0)
            return askForMenu(event->position());
        m_drag = Drag::erasing;
        return m_erasing.begin(tool(), event->position());
    }
    if (event->button() != Qt::LeftButton || tool().press(event->position(), event->modifiers()))
        return;
    // Figures go to the cells, not to a rule that was chosen in a list.
    m_designer.choose({});
    BoardWidget::mousePressEvent(event);
}

void DesignBoard::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag == Drag::none)
        return BoardWidget::mouseMoveEvent(event);
    if (QLineF(event->position(), m_pressedAt).length() < kTremble)
        return;
    if (m_drag == Drag::erasing)
        m_erasing.goOn(tool(), event->position());
    else
        tool().dragTo(event->position());
}

void DesignBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (m_drag == Drag::none)
        return BoardWidget::mouseReleaseEvent(event);
    const Drag done = std::exchange(m_drag, Drag::none);
    m_designer.endStroke();
    setPreview(std::nullopt);
    Q_EMIT toolHintChanged();
    if (done == Drag::tool)
        tool().release();
    else if (!m_erasing.tookAny() && QLineF(event->position(), m_pressedAt).length() < kTremble)
        askForMenu(event->position());
}

void DesignBoard::askForMenu(const QPointF& point) {
    const std::vector<int> rules = constraintsUnder(*this, m_designer.puzzle(), point);
    const std::vector<int> drawings = drawingsUnder(*this, m_designer.puzzle(), point);
    const auto isChosen = [](const std::vector<int>& there, const std::vector<int>& chosen) {
        return std::ranges::any_of(there, [&](int each) { return std::ranges::find(chosen, each) != chosen.end(); });
    };
    const std::optional<Cell> cell = metrics().cellAt(point);
    if (cell && !selection().contains(*cell))
        setSelection({*cell}, *cell);
    if (!isChosen(rules, m_designer.chosen()) && !isChosen(drawings, m_designer.chosenDrawings())) {
        if (!rules.empty())
            m_designer.choose({rules.front()});
        else if (!drawings.empty())
            m_designer.chooseDrawings({drawings.front()});
        else
            m_designer.choose({});
    }
    Q_EMIT menuAsked(mapToGlobal(point.toPoint()));
}

void DesignBoard::eraseSelection() {
    if (!m_designer.document())
        return;
    const NodeId before = m_designer.document()->history().current();
    runAction(QStringLiteral("edit.erase"));
    if (m_designer.document()->history().current() == before)
        tool().eraseSelected();
    setFocus();
}

void DesignBoard::mouseDoubleClickEvent(QMouseEvent* event) {
    if (tool().playsDoubleClick())
        return BoardWidget::mouseDoubleClickEvent(event);
    mousePressEvent(event);
}

void DesignBoard::contextMenuEvent(QContextMenuEvent* event) {
    // That of the mouse came when the button was let go: where it has something to take away it does that.
    const std::optional<Cell> cell = currentCell();
    if (tool().isOfPlay())
        BoardWidget::contextMenuEvent(event);
    else if (event->reason() == QContextMenuEvent::Keyboard && m_designer.document() && cell)
        askForMenu(cellRect(*cell).center());
    event->accept();
}

void DesignBoard::wheelEvent(QWheelEvent* event) {
    if (!m_designer.document() || m_drag != Drag::none || !m_wheel.turn(*event))
        return BoardWidget::wheelEvent(event);
    m_value.clear();
    event->accept();
}

void DesignBoard::paintEvent(QPaintEvent* event) {
    BoardWidget::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCellsInFog(painter, *this, m_settings.theme());
    if (tool().showsRegions())
        paintRegions(painter, *this, m_settings.theme());
    paintOff(painter, *this, m_settings.theme());
    if (!tool().hidesChosen())
        paintChosen(painter, *this, m_designer, m_settings.theme());
}

}  // namespace nonet

#include "moc_design_board.cpp"
