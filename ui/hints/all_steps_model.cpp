#include "ui/hints/all_steps_model.h"

#include "ui/text/technique_text.h"

#include <algorithm>

namespace nonet {
namespace {

/// The internal id of a top-level index; a child has its group's row.
constexpr quintptr kTop = ~quintptr{0};

}  // namespace

std::vector<ListedStep> listed(std::vector<Step> steps, const Profile& profile) {
    std::vector<ListedStep> all;
    for (Step& step : steps) {
        const TechniqueId id = step.technique;
        all.push_back({std::move(step), rowOf(profile, id).level, placeOf(profile, id)});
    }
    return all;
}

void AllStepsModel::clear() {
    beginResetModel();
    m_steps.clear();
    m_groups.clear();
    m_groupOfResult.clear();
    endResetModel();
}

void AllStepsModel::add(std::vector<ListedStep> steps) {
    std::vector<Group> fresh;
    for (ListedStep& listed : steps) {
        const std::size_t number = m_steps.size();
        const int next = static_cast<int>(m_groups.size() + fresh.size());
        const auto [found, isNew] =
            m_groupOfResult.try_emplace(Result(listed.step.placements, listed.step.eliminations), next);
        m_steps.push_back(std::move(listed));
        const int row = m_isGrouped ? found->second : next;
        const int ofFresh = row - static_cast<int>(m_groups.size());
        if (row == next)
            fresh.push_back({number});
        else if (ofFresh < 0)
            addToGroup(row, number);
        else {
            Group& group = fresh[static_cast<std::size_t>(ofFresh)];
            const auto rank = [this](std::size_t each) { return rankOf(each); };
            group.insert(std::ranges::upper_bound(group, rankOf(number), {}, rank), number);
        }
    }
    if (fresh.empty())
        return;
    const int first = static_cast<int>(m_groups.size());
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    std::ranges::move(fresh, std::back_inserter(m_groups));
    endInsertRows();
}

void AllStepsModel::addToGroup(int row, std::size_t number) {
    const auto rank = [this](std::size_t each) { return rankOf(each); };
    const auto groupRow = static_cast<std::size_t>(row);
    const auto place = std::ranges::upper_bound(m_groups[groupRow], rankOf(number), {}, rank);
    const int at = std::max(1, static_cast<int>(place - m_groups[groupRow].begin()));
    const bool isEasiest = place == m_groups[groupRow].begin();
    const QModelIndex top = index(row, 0);
    beginInsertRows(top, at - 1, at - 1);
    m_groups[groupRow].insert(m_groups[groupRow].begin() + at, number);
    endInsertRows();
    if (isEasiest) {
        // Whoever looks at the one that stood for the others goes on looking at it.
        Q_EMIT layoutAboutToBeChanged();
        std::swap(m_groups[groupRow][0], m_groups[groupRow][1]);
        for (int column = 0; column < kColumns; ++column) {
            const QModelIndex head = index(row, column);
            const QModelIndex child = index(0, column, top);
            QModelIndexList from;
            QModelIndexList to;
            for (const QModelIndex& each : persistentIndexList())
                if (each == head || each == child) {
                    from += each;
                    to += each == head ? child : head;
                }
            changePersistentIndexList(from, to);
        }
        Q_EMIT layoutChanged();
    }
    Q_EMIT dataChanged(top, index(row, kColumns - 1));
}

void AllStepsModel::setGrouped(bool isGrouped) {
    if (m_isGrouped == isGrouped)
        return;
    beginResetModel();
    m_isGrouped = isGrouped;
    rebuild();
    endResetModel();
}

void AllStepsModel::rebuild() {
    m_groups.clear();
    m_groupOfResult.clear();
    for (std::size_t number = 0; number < m_steps.size(); ++number) {
        const Step& step = m_steps[number].step;
        const auto next = static_cast<int>(m_groups.size());
        const auto [found, isNew] = m_groupOfResult.try_emplace(Result(step.placements, step.eliminations), next);
        if (isNew || !m_isGrouped)
            m_groups.push_back({number});
        else
            m_groups[static_cast<std::size_t>(found->second)].push_back(number);
    }
    for (Group& group : m_groups)
        std::ranges::stable_sort(group, {}, [this](std::size_t each) { return rankOf(each); });
}

const ListedStep* AllStepsModel::stepAt(const QModelIndex& index) const {
    return index.isValid() ? &m_steps[static_cast<std::size_t>(numberAt(index))] : nullptr;
}

int AllStepsModel::numberAt(const QModelIndex& index) const {
    if (!index.isValid())
        return -1;
    const bool isTop = index.internalId() == kTop;
    return static_cast<int>(groupAt(index)[isTop ? 0 : static_cast<std::size_t>(index.row()) + 1]);
}

QModelIndex AllStepsModel::indexOf(int number) const {
    for (std::size_t row = 0; row < m_groups.size(); ++row) {
        const Group& group = m_groups[row];
        const auto found = std::ranges::find(group, static_cast<std::size_t>(number));
        if (found == group.end())
            continue;
        const QModelIndex top = index(static_cast<int>(row), 0);
        return found == group.begin() ? top : index(static_cast<int>(found - group.begin()) - 1, 0, top);
    }
    return {};
}

void AllStepsModel::retranslate() {
    if (!m_groups.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
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
    if (parent.column() != 0 || parent.internalId() != kTop)
        return 0;
    return static_cast<int>(groupAt(parent).size()) - 1;
}

int AllStepsModel::columnCount(const QModelIndex&) const { return kColumns; }

QVariant AllStepsModel::data(const QModelIndex& index, int role) const {
    const ListedStep* listed = stepAt(index);
    if (listed == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole: return textOf(index);
    case Qt::ToolTipRole: return index.column() == techniqueColumn ? QVariant() : QVariant(textOf(index));
    case Qt::AccessibleTextRole: return index.column() == techniqueColumn ? spoken(index) : textOf(index);
    case levelRole: return static_cast<int>(listed->level);
    case levelNameRole: return levelName(listed->level);
    case isTopRole: return index.internalId() == kTop;
    case othersRole: return index.internalId() == kTop ? static_cast<int>(groupAt(index).size()) - 1 : 0;
    case resultRole: return stepResult(listed->step);
    case placeRole: return stepPlace(listed->step);
    default: return {};
    }
}

QVariant AllStepsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case techniqueColumn: return tr("Technique");
    case levelColumn: return tr("Level");
    case resultColumn: return tr("Result");
    case placeColumn: return tr("Place");
    default: return {};
    }
}

const AllStepsModel::Group& AllStepsModel::groupAt(const QModelIndex& index) const {
    const bool isTop = index.internalId() == kTop;
    return m_groups[isTop ? static_cast<std::size_t>(index.row()) : static_cast<std::size_t>(index.internalId())];
}

QString AllStepsModel::textOf(const QModelIndex& index) const {
    const ListedStep& listed = *stepAt(index);
    switch (index.column()) {
    case techniqueColumn: return stepTitle(listed.step);
    case levelColumn: return levelName(listed.level);
    case resultColumn: return stepResult(listed.step);
    case placeColumn: return stepPlace(listed.step);
    default: return {};
    }
}

QString AllStepsModel::spoken(const QModelIndex& index) const {
    const ListedStep& listed = *stepAt(index);
    QString text = tr("%1, %2. %3", "a step, its level, its result")
                       .arg(stepTitle(listed.step), levelName(listed.level), stepResult(listed.step));
    if (const int others = data(index, othersRole).toInt(); others > 0)
        text += u' ' + tr("%n other pattern(s) with the same result.", nullptr, others);
    return text;
}

}  // namespace nonet

#include "moc_all_steps_model.cpp"
