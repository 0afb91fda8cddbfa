#pragma once

#include "core/rules/rule.h"
#include "ui/designer/designer.h"

#include <QAbstractListModel>

namespace nonet {

/// The constraints of the layout that is open, a row each: as they lie over each other, the one that is
/// drawn last on top.
class PlacedModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        kKindRole = Qt::UserRole,
        /// "4 cells, r1c1 to r4c4"
        kWhereRole,
        /// Why it is left out of the rules; empty where it is not.
        kFaultRole,
        /// The same in short, for beside its name.
        kReasonRole,
        kIsHiddenRole,
        kIsLockedRole,
    };

    explicit PlacedModel(const Designer& designer, QObject* parent = nullptr);

    /// Into the layout's constraints, and back.
    int constraintAt(int row) const { return rowCount() - 1 - row; }
    int rowOf(int constraint) const { return rowCount() - 1 - constraint; }

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void takePuzzle();
    void tellChanged();
    QString faultAt(std::size_t constraint) const;
    /// "thermometer, 4 cells, r1c1 to r4c4, hidden"
    QString spoken(const QModelIndex& index) const;

    const Designer& m_designer;
    Puzzle m_puzzle;
    /// By constraint.
    std::vector<std::optional<ConstraintFault>> m_faults;
};

}  // namespace nonet
