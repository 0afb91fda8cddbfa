#include "ui/hints/all_steps_model.h"

#include "ui/text/technique_text.h"

#include <algorithm>
#include <limits>

namespace nonet {
namespace {

/// The internal id of a top-level index; a child has its group's row.
constexpr quintptr kTop = ~quintptr{0};

int keyOf(const Step& step, int role, const Profile& profile) {
    if (role == AllStepsModel::difficultyRole)
        return placeOf(profile, step.technique);
    if (role == AllStepsModel::sizeRole)
        return -static_cast<int>(step.placements.size() + step.eliminations.size());
    int first = std::numeric_limits<int>::max();
    for (const std::vector<Candidate>* list : {&step.placements, &step.eliminations})
        for (const Candidate candidate : *list)
            first = std::min(first, candidate.cell.index());
    return first;
}

}  // namespace

void AllStepsModel::setSteps(std::vector<Step> steps, const Profile& profile) {
    beginResetModel();
    m_profile = profile;
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
    return &m_steps[groupOf(index).first + (isTop ? 0 : static_cast<std::size_t>(index.row()))];
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

int AllStepsModel::columnCount(const QModelIndex&) const { return 1; }

QVariant AllStepsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole: return name(index);
    case resultRole: return result(index);
    case Qt::AccessibleTextRole: return name(index) + QStringLiteral(". ") + result(index);
    case filterRole:
        return techniqueName(m_steps[groupOf(index).first].technique) + u'\n' + name(index) + u'\n' + result(index);
    case levelRole: return static_cast<int>(levelOf(groupOf(index)));
    case isTopRole: return index.internalId() == kTop;
    case difficultyRole:
    case sizeRole:
    case cellRole: return sortKey(index, role);
    default: return {};
    }
}

bool AllStepsModel::isGroup(const QModelIndex& index) const {
    return index.internalId() == kTop && groupOf(index).count > 1;
}

const AllStepsModel::Group& AllStepsModel::groupOf(const QModelIndex& index) const {
    const bool isTop = index.internalId() == kTop;
    return m_groups[isTop ? static_cast<std::size_t>(index.row()) : static_cast<std::size_t>(index.internalId())];
}

QString AllStepsModel::name(const QModelIndex& index) const {
    const Step* step = stepAt(index);
    if (step == nullptr)
        return techniqueName(m_steps[groupOf(index).first].technique);
    return index.internalId() == kTop ? stepTitle(*step) : stepTopic(*step);
}

QString AllStepsModel::result(const QModelIndex& index) const {
    if (const Step* step = stepAt(index))
        return stepResult(*step);
    const Group& group = groupOf(index);
    return tr("%n step(s), %1", nullptr, static_cast<int>(group.count)).arg(levelName(levelOf(group)));
}

Level AllStepsModel::levelOf(const Group& group) const {
    return rowOf(m_profile, m_steps[group.first].technique).level;
}

int AllStepsModel::sortKey(const QModelIndex& index, int role) const {
    if (const Step* step = stepAt(index))
        return keyOf(*step, role, m_profile);
    const Group& group = groupOf(index);
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = group.first; i < group.first + group.count; ++i)
        least = std::min(least, keyOf(m_steps[i], role, m_profile));
    return least;
}

}  // namespace nonet
