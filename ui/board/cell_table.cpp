#include "ui/board/cell_table.h"

#include "ui/text/cell_names.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace nonet {

namespace {

class TableAccessible;

/// One cell. Owned by the table.
class CellAccessible : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    CellAccessible(TableAccessible* table, const CellTable& cells, Cell cell)
        : m_table(table), m_cells(cells), m_cell(cell) {}

    bool isValid() const override { return m_cell.index() < m_cells.shape().cellCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Name)
            return m_cells.description(m_cell);
        return kind == QAccessible::Value ? m_cells.value(m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect inWidget = m_cells.rect(m_cell).toRect();
        return QRect(m_cells.widget().mapToGlobal(inWidget.topLeft()), inWidget.size());
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.selected = isSelected();
        state.focused = m_cells.widget().hasFocus() && m_cells.current() == m_cell;
        state.readOnly = m_cells.isReadOnly(m_cell);
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    bool isSelected() const override { return m_cells.selection().contains(m_cell); }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_cells.shape().column(m_cell); }
    int rowIndex() const override { return m_cells.shape().row(m_cell); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override;

private:
    TableAccessible* m_table;
    const CellTable& m_cells;
    Cell m_cell;
};

class TableAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit TableAccessible(std::unique_ptr<CellTable> cells)
        : QAccessibleWidget(&cells->widget(), QAccessible::Table), m_cells(std::move(cells)) {}
    ~TableAccessible() override {
        for (const auto& [index, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return m_cells->hasBoard() ? shape().cellCount() : 0; }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto known = m_children.find(index);
        if (known != m_children.end())
            return QAccessible::accessibleInterface(known->second);
        auto* cell = new CellAccessible(const_cast<TableAccessible*>(this), *m_cells, Cell(index));
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
        const std::optional<Cell> current = m_cells->current();
        return m_cells->widget().hasFocus() && current ? child(current->index()) : nullptr;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint point = m_cells->widget().mapFromGlobal(QPoint(x, y));
        for (int i = 0; i < childCount(); ++i)
            if (m_cells->rect(Cell(i)).contains(point))
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
        return m_cells->hasBoard() && shape().contains(row, column) ? child(row * shape().columns() + column) : nullptr;
    }
    int selectedCellCount() const override { return m_cells->selection().count(); }
    QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (const Cell cell : m_cells->selection())
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
    int columnCount() const override { return m_cells->hasBoard() ? shape().columns() : 0; }
    int rowCount() const override { return m_cells->hasBoard() ? shape().rows() : 0; }
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
    BoardShape shape() const { return m_cells->shape(); }

    std::unique_ptr<CellTable> m_cells;
    mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface* CellAccessible::parent() const { return m_table; }

QAccessibleInterface* CellAccessible::table() const { return m_table; }

}  // namespace

QAccessibleInterface* makeAccessibleTable(std::unique_ptr<CellTable> cells) {
    return new TableAccessible(std::move(cells));
}

}  // namespace nonet
