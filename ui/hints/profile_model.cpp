#include "ui/hints/profile_model.h"

#include "ui/text/profile_text.h"
#include "ui/text/technique_text.h"

#include <QIODevice>
#include <QMimeData>

namespace nonet {
namespace {

constexpr QLatin1String kRowType("application/x-nonet-profile-row");

}  // namespace

QString choiceName(StepChoice choice) {
    return choice == StepChoice::best ? ProfileModel::tr("Best") : ProfileModel::tr("First found");
}

void ProfileModel::setProfile(const Profile& profile) {
    m_profile = profile;
    retranslate();
}

void ProfileModel::retranslate() {
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

bool ProfileModel::matches(int row, const QString& text) const {
    const Technique& shown = technique(m_profile.rows[static_cast<std::size_t>(row)].technique);
    for (const QString& where :
         {techniqueName(shown.id), QString::fromStdString(std::string(shown.code)), familyName(shown.family)})
        if (where.contains(text, Qt::CaseInsensitive))
            return true;
    return false;
}

int ProfileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_profile.rows.size());
}

int ProfileModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant ProfileModel::text(const ProfileRow& row, int column) const {
    switch (column) {
    case techniqueColumn: return techniqueName(row.technique);
    case levelColumn: return levelName(row.level);
    case scoreColumn: return row.score;
    case choiceColumn: return choiceName(row.choice);
    default: return {};
    }
}

QString ProfileModel::spokenText(const ProfileRow& row, int column) const {
    const QString name = techniqueName(row.technique);
    switch (column) {
    case techniqueColumn: return (row.isOn ? tr("%1, on") : tr("%1, off")).arg(name);
    case levelColumn: return tr("%1, level: %2", "a technique").arg(name, levelName(row.level));
    case scoreColumn: return tr("%1, score: %2", "a technique").arg(name).arg(row.score);
    case choiceColumn: return tr("%1, taken: %2", "a technique; first or best").arg(name, choiceName(row.choice));
    default: return (row.stopsBefore ? tr("%1, a path stops before it") : tr("%1, no stop")).arg(name);
    }
}

QVariant ProfileModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ProfileRow& row = m_profile.rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::EditRole:
        if (index.column() == levelColumn)
            return static_cast<int>(row.level);
        return index.column() == choiceColumn ? QVariant(static_cast<int>(row.choice)) : text(row, index.column());
    case Qt::CheckStateRole:
        if (!isSwitch(index.column()))
            return {};
        return (index.column() == techniqueColumn ? row.isOn : row.stopsBefore) ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole: return spokenText(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == techniqueColumn
                   ? tr("%1 · %2", "code, family")
                         .arg(QString::fromStdString(std::string(technique(row.technique).code)),
                              familyName(technique(row.technique).family))
                   : QVariant();
    default: return {};
    }
}

bool ProfileModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    Profile next = m_profile;
    ProfileRow& row = next.rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole && isSwitch(index.column()))
        (index.column() == techniqueColumn ? row.isOn : row.stopsBefore) = value.toInt() == Qt::Checked;
    else if (role == Qt::EditRole && index.column() == levelColumn)
        row.level = static_cast<Level>(qBound(0, value.toInt(), kLevelCount - 1));
    else if (role == Qt::EditRole && index.column() == scoreColumn)
        row.score = qBound(0, value.toInt(), kHighestStepScore);
    else if (role == Qt::EditRole && index.column() == choiceColumn)
        row.choice = value.toInt() == static_cast<int>(StepChoice::best) ? StepChoice::best : StepChoice::first;
    else
        return false;
    Q_EMIT edited(next);
    return true;
}

QVariant ProfileModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const QString names[] = {tr("Technique"), tr("Level"), tr("Score"), tr("Taken"), tr("Stop before")};
    const QString tips[] = {tr("Whether it is used; Space switches it"), tr("How hard a step of it is"),
                            tr("What a step of it adds to a puzzle's score"),
                            tr("Of several finds the first, or the one that removes most"),
                            tr("The replay ends before the first step of it; ratings go on")};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return role == Qt::ToolTipRole ? QVariant(tips[section]) : QVariant();
}

Qt::ItemFlags ProfileModel::flags(const QModelIndex& index) const {
    // Dropped between two rows.
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    return all | (isSwitch(index.column()) ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

QStringList ProfileModel::mimeTypes() const { return {kRowType}; }

QMimeData* ProfileModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(kRowType, QByteArray::number(indexes.front().row()));
    return data;
}

bool ProfileModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int, const QModelIndex& parent) {
    bool isNumber = false;
    const int from = data->data(kRowType).toInt(&isNumber);
    const int before = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    const int to = before > from ? before - 1 : before;
    if (!isNumber || from < 0 || from >= rowCount() || to < 0 || to >= rowCount() || from == to)
        return false;
    Profile next = m_profile;
    nonet::moveRow(next, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    Q_EMIT moved(next, to);
    // The rows are in their places already: the view is not to take the dragged one out.
    return false;
}

}  // namespace nonet

#include "moc_profile_model.cpp"
