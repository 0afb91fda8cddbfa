#include "ui/puzzles/continue_model.h"

#include "core/rules/fog.h"
#include "ui/document/puzzle_words.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace nonet {
namespace {

/// Some languages' short form has seconds, which nobody needs to find a game again.
QString momentText(const QDateTime& moment) {
    static const QRegularExpression seconds(QStringLiteral("[:.]s+"));
    return QLocale().toString(moment, QLocale().dateTimeFormat(QLocale::ShortFormat).remove(seconds));
}

QString authorOf(const ContinueEntry& entry) { return amongWords(entry.author); }

QString sizeOf(const ContinueEntry& entry) {
    return QStringLiteral("%1 × %2").arg(entry.puzzle.shape().rows()).arg(entry.puzzle.shape().columns());
}

QString cluesOf(const ContinueEntry& entry) {
    return ContinueModel::tr("%n clue(s)", nullptr,
                             entry.puzzle.givens.filledCount() - givensUnder(entry.puzzle, entry.fogged));
}

}  // namespace

ContinueModel::ContinueModel(Thumbnail thumbnail, Kept kept, QObject* parent)
    : QAbstractListModel(parent), m_thumbnail(std::move(thumbnail)), m_kept(kept) {}

void ContinueModel::setEntries(std::vector<ContinueEntry> entries) {
    beginResetModel();
    m_entries = std::move(entries);
    m_pixmaps.assign(m_entries.size(), QPixmap());
    findMarks();
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
    case Completion::unproven:
    case Completion::differs: return tr("all cells filled");
    case Completion::open: break;
    }
    if (entry.progress >= 1)
        return tr("all cells filled");
    return tr("%1 % done").arg(static_cast<int>(entry.progress * 100));
}

QString ContinueModel::stateText(const ContinueEntry& entry) const {
    if (m_kept == Kept::games)
        return doneText(entry);
    return entry.title.isEmpty() ? boardSizeText(entry.puzzle.layout()) : layoutText(entry);
}

QString ContinueModel::layoutText(const ContinueEntry& entry) {
    const auto rules = static_cast<int>(entry.puzzle.constraints().size());
    const int givens = entry.puzzle.givens.filledCount();
    const QString ofRules = tr("%n rule(s)", nullptr, rules);
    const QString ofGivens = tr("%n given(s)", nullptr, givens);
    if (rules == 0 || givens == 0)
        return givens == 0 && rules > 0 ? ofRules : ofGivens;
    return tr("%1, %2", "3 rules, 12 givens").arg(ofRules, ofGivens);
}

QString ContinueModel::titleOf(const ContinueEntry& entry) const {
    // Without a title it is told by what is known of it.
    if (!entry.title.isEmpty())
        return amongWords(entry.title);
    if (m_kept == Kept::layouts)
        return layoutText(entry);
    return entry.rating ? sentenceCase(PuzzleWords::ratingByProfile(*entry.rating)) : cluesOf(entry);
}

void ContinueModel::findMarks() {
    m_marks.assign(m_entries.size(), QString());
    QHash<QString, std::vector<std::size_t>> sameTitle;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].isReadable)
            sameTitle[titleOf(m_entries[i])].push_back(i);
    using Fact = QString (*)(const ContinueEntry&);
    constexpr Fact kFacts[] = {authorOf, sizeOf, cluesOf};
    for (const std::vector<std::size_t>& same : std::as_const(sameTitle))
        for (const Fact fact : kFacts) {
            const QString first = fact(m_entries[same.front()]);
            if (std::ranges::all_of(same, [&](std::size_t i) { return fact(m_entries[i]) == first; }))
                continue;
            for (const std::size_t i : same)
                m_marks[i] = fact(m_entries[i]);
            break;
        }
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
        // A layout without a title is told with its size anyway.
        const bool isToldTwice = m_kept == Kept::layouts && entry.title.isEmpty() && m_marks[row] == sizeOf(entry);
        QStringList facts{isToldTwice ? QString() : m_marks[row], entry.title.isEmpty() ? QString() : rating,
                          stateText(entry)};
        facts.removeAll(QString());
        facts.removeDuplicates();
        // A line each beside the picture, so that none is cut off in a narrow panel.
        return QStringList{titleOf(entry), facts.join(QStringLiteral(" · ")),
                           entry.lastPlayed.isValid() ? momentText(entry.lastPlayed) : cluesOf(entry)}
            .join(QLatin1Char('\n'));
    }
    case Qt::EditRole: return entry.title;
    case Qt::DecorationRole:
        if (m_pixmaps[row].isNull())
            m_pixmaps[row] = m_thumbnail(entry);
        return m_pixmaps[row];
    case kIdRole: return entry.id;
    case kProgressRole: return m_kept == Kept::games ? QVariant(entry.progress) : QVariant();
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
    findMarks();
    Q_EMIT dataChanged(this->index(0), this->index(rowCount() - 1));
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
