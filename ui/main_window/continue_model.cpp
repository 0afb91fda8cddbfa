#include "ui/main_window/continue_model.h"

#include <QLocale>
#include <QRegularExpression>

namespace nonet {
namespace {

/// Some languages' short form has seconds, which nobody needs to find a game again.
QString momentText(const QDateTime& moment) {
    static const QRegularExpression seconds(QStringLiteral("[:.]s+"));
    return QLocale().toString(moment, QLocale().dateTimeFormat(QLocale::ShortFormat).remove(seconds));
}

}  // namespace

ContinueModel::ContinueModel(Thumbnail thumbnail, QObject* parent)
    : QAbstractListModel(parent), m_thumbnail(std::move(thumbnail)) {}

void ContinueModel::setEntries(std::vector<ContinueEntry> entries) {
    beginResetModel();
    m_entries = std::move(entries);
    m_pixmaps.assign(m_entries.size(), QPixmap());
    endResetModel();
}

void ContinueModel::forgetThumbnails() {
    m_pixmaps.assign(m_entries.size(), QPixmap());
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

int ContinueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant ContinueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const ContinueEntry& entry = m_entries[row];
    switch (role) {
    case Qt::DisplayRole: {
        if (!entry.isReadable)
            return QStringLiteral("%1\n%2").arg(tr("Cannot be read"), momentText(entry.lastPlayed));
        const QString title = entry.title.isEmpty() ? tr("Untitled") : entry.title;
        const QString state =
            entry.isFinished ? tr("finished") : tr("%1 % done").arg(static_cast<int>(entry.progress * 100));
        return QStringLiteral("%1\n%2 · %3").arg(title, state, momentText(entry.lastPlayed));
    }
    case Qt::DecorationRole:
        if (m_pixmaps[row].isNull())
            m_pixmaps[row] = m_thumbnail(entry);
        return m_pixmaps[row];
    case kIdRole: return entry.id;
    case kProgressRole: return entry.progress;
    default: return {};
    }
}

}  // namespace nonet

#include "moc_continue_model.cpp"
