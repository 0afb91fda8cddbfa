#pragma once

#include "core/play/history.h"

#include <QAbstractListModel>
#include <QPointer>

namespace nonet {

class PuzzleDocument;

/// A node of the history with the rails at its row: of its own lane, and of the lanes of the branches that it is in.
struct UndoTreeRow {
    NodeId node = 0;
    /// The lane that it stands in, from the left.
    int depth = 0;
    /// It leaves the line in the lane at its left.
    bool isBranch = false;
    bool hasAbove = false;
    bool hasBelow = false;
    /// From the start to where the game is.
    bool isOnWay = false;
    bool isWayBelow = false;
    /// Lanes at its left that go on below it, and those of them that are on the way, a bit each.
    std::uint64_t passing = 0;
    std::uint64_t passingWay = 0;

    bool passes(int lane) const { return lane < kMostLanes && (passing >> lane & 1U) != 0; }
    bool isPassedByWay(int lane) const { return lane < kMostLanes && (passingWay >> lane & 1U) != 0; }
    static constexpr int kMostLanes = 64;
};

/// The history as rows from the start down: a branch stands indented below the node that it leaves, and the line on
/// which the game is goes on after it at the node's own depth.
class UndoTreeModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// The text for the screen is the name and the checkpoints apart; for everyone else they are one.
    enum Role { kNodeRole = Qt::UserRole, kDepthRole, kIsCurrentRole, kNameRole, kCheckpointsRole };

    explicit UndoTreeModel(QObject* parent = nullptr);
    void setDocument(PuzzleDocument* document);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QModelIndex currentIndex() const;
    const UndoTreeRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }

private:
    void rebuild();
    void placeRows(const History& history);
    void drawRails(const History& history);
    QString name(const UndoTreeRow& row) const;
    QString checkpoints(const UndoTreeRow& row) const;

    QPointer<PuzzleDocument> m_document;
    std::vector<UndoTreeRow> m_rows;
};

}  // namespace nonet
