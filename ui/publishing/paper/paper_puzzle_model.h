#pragma once

#include "ui/publishing/paper/paper_order.h"

#include <QAbstractListModel>
#include <QPixmap>

namespace nonet {

/// Puzzles to choose from, each with a small picture, its name and facts, and whether it is chosen.
class PaperPuzzleModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// In place of those of before; all of them are chosen, else the first alone.
    void setPuzzles(std::vector<SharedPuzzle> puzzles, bool areChosen);
    void choose(bool areChosen);
    std::vector<SharedPuzzle> chosen() const;
    /// The same puzzle, of which more is known.
    void replace(const SharedPuzzle& puzzle, const SharedPuzzle& by);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void chosenChanged();

private:
    struct Row {
        SharedPuzzle puzzle;
        bool isChosen = false;
        /// Made when it is first asked for.
        mutable QPixmap picture;
    };
    QString textOf(const Row& row, int number) const;
    std::vector<Row> m_rows;
};

}  // namespace nonet
