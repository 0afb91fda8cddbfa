#include "ui/hints/all_steps_model.h"

#include "ui/text/technique_text.h"

namespace nonet {
namespace {

/// The internal id of a top-level index; a child has its group's row.
constexpr quintptr kTop = ~quintptr{0};

}  // namespace

void AllStepsModel::setSteps(std::vector<Step> steps) {
    beginResetModel();
    m_steps = std::move(steps);
    m_groups.clear();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (i == 0 || m_steps[i].technique != m_steps[i - 1].technique)
            m_groups.push_back({i, 0});
        ++m_groups.back().count;
    }
    endResetModel();
}

const Step* AllStepsModel::stepAt(const QModelIndex& index) const {
    if (!index.isValid() || isGroup(index))
        return nullptr;
    const bool isTop = index.internalId() == kTop;
    const Group& group =
        m_groups[isTop ? static_cast<std::size_t>(index.row()) : static_cast<std::size_t>(index.internalId())];
    return &m_steps[group.first + (isTop ? 0 : static_cast<std::size_t>(index.row()))];
}

void AllStepsModel::retranslate() {
    beginResetModel();
    endResetModel();
}

QModelIndex AllStepsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kTop);
}

QModelIndex AllStepsModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == kTop)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, kTop);
}

int AllStepsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.column() != 0 || !isGroup(parent))
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].count);
}

int AllStepsModel::columnCount(const QModelIndex&) const { return columnCountOfSteps; }

QVariant AllStepsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Step* step = stepAt(index);
    const TechniqueId id =
        step != nullptr ? step->technique : m_steps[m_groups[static_cast<std::size_t>(index.row())].first].technique;
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::ToolTipRole: return step != nullptr ? stepTitle(*step) + u'\n' + stepResult(*step) : techniqueName(id);
    case Qt::AccessibleTextRole:
        return step != nullptr && index.column() == nameColumn ? stepTitle(*step) : text(index);
    case Qt::TextAlignmentRole:
        return index.column() == levelColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                             : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case levelRole: return static_cast<int>(technique(id).level);
    case isTopRole: return index.internalId() == kTop;
    default: return {};
    }
}

bool AllStepsModel::isGroup(const QModelIndex& index) const {
    return index.internalId() == kTop && m_groups[static_cast<std::size_t>(index.row())].count > 1;
}

QString AllStepsModel::text(const QModelIndex& index) const {
    const bool isTop = index.internalId() == kTop;
    if (isGroup(index)) {
        const Group& group = m_groups[static_cast<std::size_t>(index.row())];
        const TechniqueId id = m_steps[group.first].technique;
        switch (index.column()) {
        case nameColumn: return techniqueName(id);
        case topicColumn: return tr("%n step(s)", nullptr, static_cast<int>(group.count));
        case levelColumn: return levelName(technique(id).level);
        default: return {};
        }
    }
    const Step& step = *stepAt(index);
    switch (index.column()) {
    case nameColumn: return isTop ? techniqueName(step.technique) : stepResult(step);
    case topicColumn: return stepTopic(step);
    case levelColumn: return isTop ? levelName(technique(step.technique).level) : QString();
    default: return {};
    }
}

}  // namespace nonet
