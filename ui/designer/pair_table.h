#pragma once

#include "core/board/digit_set.h"
#include "ui/designer/constraint_editor.h"

#include <QAbstractTableModel>

class QTableView;

namespace nonet {

/// Which pairs of symbols go together: rows are the first cell's, columns the second's.
class PairTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void setTable(const SymbolSet& symbols, std::vector<DigitSet> table);
    const std::vector<DigitSet>& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    int columnCount(const QModelIndex& parent = QModelIndex()) const override { return rowCount(parent); }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isAllowed(const QModelIndex& index) const;

    SymbolSet m_symbols{1};
    std::vector<DigitSet> m_table;
};

/// The setter's own rule of two cells as a table with clicks: whatever it was before, it is a table then. Object name:
/// thisTable.
class PairTableEditor : public ConstraintEditor {
    Q_OBJECT

public:
    PairTableEditor();
    void display(const Constraint& constraint, const Layout& layout) override;

private:
    void toggle(const QModelIndex& index);

    PairTableModel m_model;
    QTableView* m_view;
};

}  // namespace nonet
