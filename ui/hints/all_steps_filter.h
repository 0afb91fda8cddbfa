#pragma once

#include "ui/hints/all_steps_model.h"

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace nonet {

/// What a player types to find a step; all of its words must hold. "7" is a digit, "436" the candidate 4 in r3c6,
/// "r3c6" a cell, "r3", "c6" and "b2" are houses: of the result or of the pattern. Anything else is a part of what is
/// read: a technique, a level.
class StepFilter {
public:
    StepFilter() = default;
    explicit StepFilter(const QString& text);
    bool accepts(const ListedStep& listed) const;

private:
    QStringList m_words;
};

/// The rows that match, in order. A group stays as long as one of its steps matches.
class AllStepsFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Order : std::uint8_t { easiestFirst, biggestFirst, byTechnique, byPlace };

    explicit AllStepsFilter(AllStepsModel* steps, QObject* parent = nullptr);

    void setText(const QString& text);
    Order order() const { return m_order; }
    void setOrder(Order order, Qt::SortOrder direction = Qt::AscendingOrder);
    /// Steps that match, of all groups.
    int stepCount() const;
    const ListedStep* stepAt(const QModelIndex& index) const { return m_steps->stepAt(mapToSource(index)); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    int compare(const ListedStep& a, const ListedStep& b) const;

    AllStepsModel* m_steps;
    StepFilter m_filter;
    QCollator m_collator;
    Order m_order = Order::easiestFirst;
};

}  // namespace nonet
