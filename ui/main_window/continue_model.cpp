#include "ui/main_window/continue_model.h"

#include "ui/main_window/puzzle_words.h"
#include "ui/text/cell_names.h"

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

QString ContinueModel::doneText(const ContinueEntry& entry) {
    switch (entry.completion) {
    case Completion::solved: return tr("finished");
    case Completion::unproven: return tr("all cells filled");
    case Completion::differs:
    case Completion::open: break;
    }
    return tr("%1 % done").arg(static_cast<int>(entry.progress * 100));
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
        const QString rating = entry.rating ? sentenceCase(PuzzleWords::ratingByProfile(*entry.rating)) : QString();
        const QString clues = tr("%n clue(s)", nullptr, entry.puzzle.givens.filledCount());
        QStringList facts{entry.title.isEmpty() ? QString() : rating, doneText(entry)};
        facts.removeAll(QString());
        // Without a title it is told by what is known of it.
        const QString title = entry.title.isEmpty() ? (rating.isEmpty() ? clues : rating) : entry.title;
        // A line each beside the picture, so that none is cut off in a narrow panel.
        return QStringList{title, facts.join(QStringLiteral(" · ")),
                           entry.lastPlayed.isValid() ? momentText(entry.lastPlayed) : clues}
            .join(QLatin1Char('\n'));
    }
    case Qt::EditRole: return entry.title;
    case Qt::DecorationRole:
        if (m_pixmaps[row].isNull())
            m_pixmaps[row] = m_thumbnail(entry);
        return m_pixmaps[row];
    case kIdRole: return entry.id;
    case kProgressRole: return entry.progress;
    case kSearchRole: return QString(data(index, Qt::DisplayRole).toString() + QLatin1Char('\n') + entry.author);
    default: return {};
    }
}

bool ContinueModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole || !m_rename)
        return false;
    ContinueEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const QString title = value.toString().simplified();
    if (title == entry.title)
        return false;
    entry.title = title;
    Q_EMIT dataChanged(index, index);
    m_rename(entry.id, title);
    return true;
}

Qt::ItemFlags ContinueModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    const bool mayEdit = index.isValid() && m_rename && m_entries[static_cast<std::size_t>(index.row())].isReadable;
    return mayEdit ? flags | Qt::ItemIsEditable : flags;
}

}  // namespace nonet

#include "moc_continue_model.cpp"
