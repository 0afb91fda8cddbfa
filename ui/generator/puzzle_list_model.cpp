#include "ui/generator/puzzle_list_model.h"

#include "core/formats/exporter.h"
#include "core/storage/replace_file.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/text/explainer_text.h"
#include "ui/text/goal_text.h"
#include "ui/text/rating_text.h"
#include "ui/text/technique_text.h"

#include <QMimeData>
#include <QUrl>

#include <climits>

namespace nonet {

PuzzleListModel::PuzzleListModel(Thumbnail thumbnail, QObject* parent)
    : QAbstractListModel(parent), m_thumbnail(std::move(thumbnail)) {}

void PuzzleListModel::setPuzzles(const std::vector<GoalPuzzle>& found, const std::optional<GoalPuzzle>& best,
                                 const PuzzleGoal& goal) {
    TechniqueSet needed = goal.alsoNeeded;
    if (goal.needed)
        needed.set(static_cast<std::size_t>(goal.needed->technique));
    const bool isMiss = found.empty() && best.has_value();
    const std::size_t known = m_puzzles.size();
    const bool continues = needed == m_needed && !isMiss && !m_isMiss && known <= found.size() &&
                           (known == 0 || m_puzzles.back().puzzle == found[known - 1].puzzle);
    if (continues) {
        if (known == found.size())
            return;
        beginInsertRows({}, static_cast<int>(known), static_cast<int>(found.size()) - 1);
        m_puzzles.insert(m_puzzles.end(), found.begin() + static_cast<std::ptrdiff_t>(known), found.end());
        m_pixmaps.resize(m_puzzles.size());
        endInsertRows();
        return;
    }
    beginResetModel();
    m_needed = needed;
    m_explainer = goal.explainer;
    m_isMiss = isMiss;
    m_puzzles = isMiss ? std::vector<GoalPuzzle>{*best} : found;
    m_pixmaps.assign(m_puzzles.size(), QPixmap());
    endResetModel();
}

void PuzzleListModel::forgetThumbnails() {
    m_pixmaps.assign(m_puzzles.size(), QPixmap());
    if (!m_puzzles.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

QString PuzzleListModel::lines(const QModelIndexList& rows) const {
    QString text;
    for (const QModelIndex& row : rows)
        text += QString::fromStdString(toLine(at(row.row()).puzzle.givens)) + u'\n';
    return text;
}

int PuzzleListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_puzzles.size());
}

QVariant PuzzleListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const GoalPuzzle& puzzle = at(index.row());
    const std::optional<TechniqueId>& hardest = puzzle.rating.hodoku.hardest;
    switch (role) {
    case Qt::DisplayRole:
        return puzzleSummary(puzzle) + u'\n' +
               (m_isMiss ? tr("misses: %1").arg(goalMissText(puzzle.missed, m_explainer, puzzle.rating.explainer))
                         : (hardest ? techniqueName(*hardest) : QString()) + neededBeside(hardest));
    case Qt::ToolTipRole: return data(index, Qt::DisplayRole).toString() + u'\n' + tr("Double click or Enter plays it");
    case Qt::SizeHintRole: return m_itemSize;
    case kScoreRole: return puzzle.rating.hodoku.isComplete ? puzzle.rating.hodoku.score : INT_MAX;
    case kCluesRole: return puzzle.puzzle.givens.filledCount();
    case kFoundRole: return index.row();
    case Qt::DecorationRole: {
        QPixmap& pixmap = m_pixmaps[static_cast<std::size_t>(index.row())];
        if (pixmap.isNull())
            pixmap = m_thumbnail(puzzle.puzzle);
        return pixmap;
    }
    default: return {};
    }
}

QString PuzzleListModel::neededBeside(const std::optional<TechniqueId>& hardest) const {
    QStringList names;
    for (const TechniqueId id : orderOf(hodokuProfile()))
        if (m_needed.test(static_cast<std::size_t>(id)) && id != hardest)
            names += techniqueName(id);
    return names.isEmpty()
               ? QString()
               : u'\n' + tr("with %1", "techniques that were asked for").arg(names.join(QStringLiteral(", ")));
}

Qt::ItemFlags PuzzleListModel::flags(const QModelIndex& index) const {
    return index.isValid() ? QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QString PuzzleListModel::draggedFile(const QModelIndexList& rows) const {
    if (rows.isEmpty() || !m_dragged.isValid())
        return {};
    if (rows.size() > 1) {
        const QString path = m_dragged.filePath(tr("Puzzles", "name of a file") + QStringLiteral(".txt"));
        return replaceFile(path.toStdString(), lines(rows).toStdString()) ? QString() : path;
    }
    const GoalPuzzle& puzzle = at(rows.front().row());
    PuzzleRecord record;
    record.puzzle = puzzle.puzzle;
    record.solution = puzzle.solution;
    const QString name = tr("Puzzle %1", "name of a file").arg(rows.front().row() + 1) + QStringLiteral(".nonet");
    const Result<std::string> text = exportPuzzle(record, FormatId::native);
    return !text || replaceFile(m_dragged.filePath(name).toStdString(), *text) ? QString() : m_dragged.filePath(name);
}

QStringList PuzzleListModel::mimeTypes() const {
    return {QStringLiteral("text/plain"), QStringLiteral("text/uri-list")};
}

QMimeData* PuzzleListModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    data->setText(lines(indexes));
    if (const QString file = draggedFile(indexes); !file.isEmpty())
        data->setUrls({QUrl::fromLocalFile(file)});
    return data;
}

QString puzzleSummary(const GoalPuzzle& puzzle) {
    const QString clues = PuzzleListModel::tr("%Ln clue(s)", nullptr, puzzle.puzzle.givens.filledCount());
    const std::optional<ExplainerRating>& explainer = puzzle.rating.explainer;
    const QString numbers = explainer && !explainer->isAtLeast
                                ? PuzzleListModel::tr("ER %1 EP %2 ED %3", "ratings, on a line as short as can be")
                                          .arg(explainerNumber(explainer->hardest), explainerNumber(explainer->pearl),
                                               explainerNumber(explainer->diamond)) +
                                      u'\n'
                                : QString();
    return levelAndScore(puzzle.rating.hodoku, puzzle.rating.profile) + u'\n' + numbers + clues;
}

}  // namespace nonet

#include "moc_puzzle_list_model.cpp"
