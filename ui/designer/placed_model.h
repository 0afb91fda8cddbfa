#pragma once

#include "core/rules/rule.h"
#include "ui/designer/designer.h"

#include <QAbstractListModel>

namespace nonet {

/// The constraints of the layout that is open, a row each: as they lie over each other, the one that is
/// drawn last on top. Below them what is only drawn, in the same order; cells of one colour are one row.
class PlacedModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        kKindRole = Qt::UserRole,
        /// "4 cells, r1c1 to r4c4"
        kWhereRole,
        /// Why it is left out of the rules; empty where it is not.
        kFaultRole,
        /// The fault in short, for beside its name.
        kReasonRole,
        kIsHiddenRole,
        kIsOffRole,
        kIsLockedRole,
        /// The DrawingKind of what is only drawn, or kDrawingKindCount for colours of cells; not valid for rules.
        kDrawingRole,
    };

    explicit PlacedModel(const Designer& designer, QObject* parent = nullptr);

    /// Into the layout's constraints, and back; -1 for what is only drawn.
    int constraintAt(int row) const { return row < ruleCount() ? ruleCount() - 1 - row : -1; }
    int rowOf(int constraint) const { return ruleCount() - 1 - constraint; }
    /// Into the decoration's drawings; none for rules.
    std::vector<int> drawingsAt(int row) const;
    int ruleCount() const { return static_cast<int>(m_puzzle.constraints().size()); }

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct DrawnRow {
        std::vector<int> drawings;
        int kind = 0;
        QString title;
        QString where;
    };

    void readPuzzle();
    void readDrawings();
    std::vector<DrawnRow> drawnRows() const;
    QString whereOf(const DrawnRow& row) const;
    QVariant drawnData(const DrawnRow& row, int role) const;
    void reportChanged();
    QString faultAt(std::size_t constraint) const;
    /// "thermometer, 4 cells, r1c1 to r4c4, hidden"
    QString spoken(const QModelIndex& index) const;

    const Designer& m_designer;
    Puzzle m_puzzle;
    /// By constraint.
    std::vector<std::optional<ConstraintFault>> m_faults;
    std::vector<DrawnRow> m_drawn;
};

}  // namespace nonet
