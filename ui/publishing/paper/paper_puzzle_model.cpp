#include "ui/publishing/paper/paper_puzzle_model.h"

#include "ui/board/export/board_export.h"
#include "ui/document/puzzle_words.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

namespace nonet {
namespace {

constexpr int kPictureSide = 44;
/// Painted larger and made smaller, so that lines and digits become finer.
constexpr int kFineness = 4;

QPixmap smallPicture(const SharedPuzzle& puzzle) {
    PaperOrder order{.choices = {.smallDigits = SmallDigits::none}, .puzzles = {puzzle}};
    const QImage image =
        boardImage(pictureOf(order, {PaperFigureKind::board, 0, 0}), ThemeId::light, kPictureSide * kFineness);
    QPixmap picture = QPixmap::fromImage(
        image.scaled(2 * kPictureSide, 2 * kPictureSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    picture.setDevicePixelRatio(2);
    return picture;
}

}  // namespace

void PaperPuzzleModel::setPuzzles(std::vector<SharedPuzzle> puzzles, bool areChosen) {
    beginResetModel();
    m_rows.clear();
    for (SharedPuzzle& each : puzzles)
        m_rows.push_back({std::move(each), areChosen || m_rows.empty(), {}});
    endResetModel();
    Q_EMIT chosenChanged();
}

void PaperPuzzleModel::choose(bool areChosen) {
    if (m_rows.empty())
        return;
    for (Row& row : m_rows)
        row.isChosen = areChosen;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
}

std::vector<SharedPuzzle> PaperPuzzleModel::chosen() const {
    std::vector<SharedPuzzle> puzzles;
    for (const Row& row : m_rows)
        if (row.isChosen)
            puzzles.push_back(row.puzzle);
    return puzzles;
}

void PaperPuzzleModel::replace(const SharedPuzzle& puzzle, const SharedPuzzle& by) {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].puzzle == puzzle) {
            m_rows[i].puzzle = by;
            Q_EMIT dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)), {Qt::DisplayRole});
        }
}

int PaperPuzzleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString PaperPuzzleModel::textOf(const Row& row, int number) const {
    const PaperPuzzle& puzzle = *row.puzzle;
    const QString title = oneLine(QString::fromStdString(puzzle.record.info.title));
    const QString facts = puzzle.answers.rating ? sentenceCase(PuzzleWords::level(*puzzle.answers.rating))
                          : puzzle.record.puzzle.isClassic()
                              ? tr("%n clue(s)", nullptr, puzzle.record.puzzle.givens.filledCount())
                              : boardSizeText(puzzle.record.puzzle.layout());
    return (title.isEmpty() ? tr("Puzzle %1").arg(number) : title) + u'\n' + facts;
}

QVariant PaperPuzzleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return textOf(row, index.row() + 1);
    case Qt::CheckStateRole: return row.isChosen ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole:
        if (row.picture.isNull())
            row.picture = smallPicture(row.puzzle);
        return row.picture;
    default: return {};
    }
}

bool PaperPuzzleModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    m_rows[static_cast<std::size_t>(index.row())].isChosen = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

Qt::ItemFlags PaperPuzzleModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable : flags;
}

}  // namespace nonet

#include "moc_paper_puzzle_model.cpp"
