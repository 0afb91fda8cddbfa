#pragma once

#include "core/techniques/engine.h"

#include <QAbstractItemModel>

#include <vector>

namespace nonet {

/// Steps grouped by technique, two levels deep; a technique with one step is that step itself, on the top level. One
/// column, with two lines to each row: what it is, and what it does.
class AllStepsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    /// Numbers to sort by, the smallest first. A technique has the smallest of its steps.
    enum ItemRole : int {
        levelRole = Qt::UserRole,
        isTopRole,
        /// The row's second line.
        resultRole,
        /// Everything that a filter may look for.
        filterRole,
        difficultyRole,
        /// Steps that change more come first.
        sizeRole,
        cellRole,
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// In search order, as allSteps() gives them by that profile.
    void setSteps(std::vector<Step> steps, const Profile& profile = hodokuProfile());
    int stepCount() const { return static_cast<int>(m_steps.size()); }
    const std::vector<Step>& steps() const { return m_steps; }
    /// Null for a technique with several steps.
    const Step* stepAt(const QModelIndex& index) const;
    /// Texts in the current language.
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Group {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    bool isGroup(const QModelIndex& index) const;
    const Group& groupOf(const QModelIndex& index) const;
    QString name(const QModelIndex& index) const;
    QString result(const QModelIndex& index) const;
    int sortKey(const QModelIndex& index, int role) const;
    Level levelOf(const Group& group) const;

    std::vector<Step> m_steps;
    Profile m_profile = hodokuProfile();
    std::vector<Group> m_groups;
};

}  // namespace nonet
