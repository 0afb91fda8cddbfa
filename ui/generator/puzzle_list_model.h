#pragma once

#include "core/generators/goal_search.h"

#include <QAbstractListModel>
#include <QPixmap>
#include <QTemporaryDir>

#include <functional>
#include <vector>

namespace nonet {

/// The puzzles of one order with their thumbnails, painted when they are first looked at. Dragged, they are lines of 81
/// characters and a file: one puzzle a native one, several a line each.
class PuzzleListModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// What the puzzles are sorted by: score, where the techniques do not finish it above all others; clues; time.
    enum Role { kScoreRole = Qt::UserRole, kCluesRole, kFoundRole };
    using Thumbnail = std::function<QPixmap(const Puzzle&)>;

    explicit PuzzleListModel(Thumbnail thumbnail, QObject* parent = nullptr);

    /// Puzzles that met the goal; where there are none, the nearest miss alone.
    /// goal: what was asked for, whose needed techniques each card names, and the miss what it misses.
    void setPuzzles(const std::vector<GoalPuzzle>& found, const std::optional<GoalPuzzle>& best,
                    const PuzzleGoal& goal);
    /// With room for the frame that the chosen one has in some themes.
    void setItemSize(QSize size) { m_itemSize = size; }
    /// The colours became others.
    void forgetThumbnails();
    /// The puzzles of these rows, a line each.
    QString lines(const QModelIndexList& rows) const;
    /// Written to where a drag can take it from, as long as the model lives; empty where that failed.
    QString draggedFile(const QModelIndexList& rows) const;
    const GoalPuzzle& at(int row) const { return m_puzzles[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    /// A line of the needed techniques but the hardest, which the card names anyway; empty where there are none.
    QString neededBeside(const std::optional<TechniqueId>& hardest) const;

    Thumbnail m_thumbnail;
    QTemporaryDir m_dragged;
    QSize m_itemSize;
    std::vector<GoalPuzzle> m_puzzles;
    mutable std::vector<QPixmap> m_pixmaps;
    TechniqueSet m_needed;
    ExplainerGoal m_explainer;
    bool m_isMiss = false;
};

/// "Hard 1,020" and "26 clues", a line each; between them "ER 7.7 EP 1.2 ED 1.2" where the puzzle is rated so.
QString puzzleSummary(const GoalPuzzle& puzzle);

}  // namespace nonet
