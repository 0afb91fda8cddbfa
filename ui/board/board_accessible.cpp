#include "ui/board/board_accessible.h"

#include "core/rules/conflicts.h"
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/cell_names.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QStringList>

#include <map>

namespace nonet {

namespace {

QString say(const char* text) { return QCoreApplication::translate("BoardAccessible", text); }

QString digitsText(DigitSet digits) {
    QStringList symbols;
    for (const Digit digit : digits)
        symbols << QString(QLatin1Char(toSymbol(digit)));
    return symbols.join(QLatin1Char(' '));
}

bool isInConflict(const BoardPicture& picture, Cell cell) {
    for (const Conflict& conflict : findConflicts(picture.digits, picture.puzzle.geometry))
        if (conflict.first == cell || conflict.second == cell)
            return true;
    return false;
}

class BoardAccessible;

/// One cell. Owned by the table.
class CellAccessible : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    CellAccessible(BoardAccessible* table, BoardWidget* board, Cell cell)
        : m_table(table), m_board(board), m_cell(cell) {}

    bool isValid() const override { return m_board != nullptr; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Name)
            return cellDescription(*m_board, m_cell);
        if (kind == QAccessible::Value) {
            const std::optional<Digit> digit = m_board->picture().digits.digit(m_cell);
            return digit ? QString(QLatin1Char(toSymbol(*digit))) : QString();
        }
        return QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect inBoard = m_board->cellRect(m_cell).toRect();
        return QRect(m_board->mapToGlobal(inBoard.topLeft()), inBoard.size());
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.selected = isSelected();
        state.focused = m_board->hasFocus() && m_board->currentCell() == m_cell;
        state.readOnly = !m_board->picture().puzzle.givens.isBlank(m_cell) || m_board->isReplay();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    bool isSelected() const override { return m_board->selection().contains(m_cell); }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_board->picture().puzzle.geometry.column(m_cell); }
    int rowIndex() const override { return m_board->picture().puzzle.geometry.row(m_cell); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override;

private:
    BoardAccessible* m_table;
    BoardWidget* m_board;
    Cell m_cell;
};

class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table), m_board(board) {}
    ~BoardAccessible() override {
        for (const auto& [index, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return geometry().cellCount(); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto known = m_children.find(index);
        if (known != m_children.end())
            return QAccessible::accessibleInterface(known->second);
        auto* cell = new CellAccessible(const_cast<BoardAccessible*>(this), m_board, Cell(index));
        m_children.emplace(index, QAccessible::registerAccessibleInterface(cell));
        return cell;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (const auto& [index, id] : m_children)
            if (QAccessible::accessibleInterface(id) == child)
                return index;
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        return m_board->hasFocus() && m_board->currentCell() ? child(m_board->currentCell()->index()) : nullptr;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint point = m_board->mapFromGlobal(QPoint(x, y));
        for (int i = 0; i < childCount(); ++i)
            if (m_board->cellRect(Cell(i)).contains(point))
                return child(i);
        return nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        const int side = geometry().side();
        return row < 0 || column < 0 || row >= side || column >= side ? nullptr : child(row * side + column);
    }
    int selectedCellCount() const override { return m_board->selection().count(); }
    QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (const Cell cell : m_board->selection())
            cells.append(child(cell.index()));
        return cells;
    }
    QString columnDescription(int column) const override {
        return houseName({HouseKind::column, static_cast<std::uint8_t>(column)});
    }
    QString rowDescription(int row) const override {
        return houseName({HouseKind::row, static_cast<std::uint8_t>(row)});
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return geometry().side(); }
    int rowCount() const override { return geometry().side(); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    const Geometry& geometry() const { return m_board->picture().puzzle.geometry; }

    BoardWidget* m_board;
    mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface* CellAccessible::parent() const { return m_table; }

QAccessibleInterface* CellAccessible::table() const { return m_table; }

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("nonet::BoardWidget"))
        return nullptr;
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(board) : nullptr;
}

}  // namespace

void installBoardAccessible() { QAccessible::installFactory(makeAccessible); }

QString cellDescription(const BoardWidget& board, Cell cell) {
    const BoardPicture& picture = board.picture();
    const Geometry& geometry = picture.puzzle.geometry;
    QStringList parts = {cellName(cell, geometry.side())};
    if (const std::optional<Digit> digit = picture.digits.digit(cell)) {
        const char* kind = picture.puzzle.givens.isBlank(cell) ? QT_TRANSLATE_NOOP("BoardAccessible", "digit %1")
                                                               : QT_TRANSLATE_NOOP("BoardAccessible", "given %1");
        parts << say(kind).arg(QLatin1Char(toSymbol(*digit)));
    } else {
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "empty"));
        if (picture.showsCandidates)
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "candidates %1"))
                         .arg(digitsText(picture.candidates.at(cell)));
        if (!picture.isReplay) {
            const CellState& state = picture.state.at(cell);
            if (!state.corner.isEmpty())
                parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "corner %1")).arg(digitsText(state.corner));
            if (!state.centre.isEmpty())
                parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "centre %1")).arg(digitsText(state.centre));
        }
    }
    if (!picture.isReplay && !picture.state.at(cell).colours.isEmpty())
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "colour %1"))
                     .arg(digitsText(toDigitSet(picture.state.at(cell).colours)));
    parts << houseName({HouseKind::box, static_cast<std::uint8_t>(geometry.box(cell))});
    if (picture.showsConflicts && isInConflict(picture, cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "conflict"));
    if (picture.mistakes.contains(cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "wrong"));
    return parts.join(QStringLiteral(", "));
}

}  // namespace nonet
