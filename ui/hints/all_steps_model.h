#pragma once

#include "core/techniques/engine.h"

#include <QAbstractItemModel>

#include <map>
#include <vector>

namespace nonet {

/// A step with what the table says of its technique.
struct ListedStep {
    Step step;
    Level level = Level::easy;
    /// The place of its technique in the profile.
    int rank = 0;
};

std::vector<ListedStep> listed(std::vector<Step> steps, const Profile& profile = hodokuProfile());

/// Steps as they are found, two levels deep where steps of the same result make one group: the easiest stands for the
/// others, which are under it. Else each is a row of its own. Nothing that is added moves a row to another step.
class AllStepsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column : int { techniqueColumn, levelColumn, resultColumn, placeColumn, kColumns };
    enum ItemRole : int {
        levelRole = Qt::UserRole,
        levelNameRole,
        isTopRole,
        /// How many other patterns are under it.
        othersRole,
        resultRole,
        placeRole,
    };

    using QAbstractItemModel::QAbstractItemModel;

    void clear();
    void add(std::vector<ListedStep> steps);
    /// Resets the rows.
    void setGrouped(bool isGrouped);
    bool isGrouped() const { return m_isGrouped; }

    int stepCount() const { return static_cast<int>(m_steps.size()); }
    int resultCount() const { return static_cast<int>(m_groupOfResult.size()); }
    /// Null for an index that is not valid.
    const ListedStep* stepAt(const QModelIndex& index) const;
    /// By how steps are numbered as they come; not valid for none.
    QModelIndex indexOf(int number) const;
    int numberAt(const QModelIndex& index) const;
    /// Texts in the current language.
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using Result = std::pair<std::vector<Candidate>, std::vector<Candidate>>;
    /// Numbers of steps, the easiest first.
    using Group = std::vector<std::size_t>;

    const Group& groupAt(const QModelIndex& index) const;
    int rankOf(std::size_t number) const { return m_steps[number].rank; }
    void addToGroup(int row, std::size_t number);
    void rebuild();
    QString textOf(const QModelIndex& index) const;
    QString spoken(const QModelIndex& index) const;

    bool m_isGrouped = true;
    std::vector<ListedStep> m_steps;
    /// A top row each.
    std::vector<Group> m_groups;
    /// Where steps are grouped its row; else just whether there is one.
    std::map<Result, int> m_groupOfResult;
};

}  // namespace nonet
