#pragma once

#include "core/play/history.h"

#include <QAbstractListModel>
#include <QPointer>

namespace nonet {

class PuzzleDocument;

/// The history as rows from the start down: a branch stands indented below the node that it leaves, and the line on
/// which the game is goes on after it at the node's own depth.
class UndoTreeModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { kNodeRole = Qt::UserRole, kDepthRole, kIsCurrentRole };

    explicit UndoTreeModel(QObject* parent = nullptr);
    void setDocument(PuzzleDocument* document);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QModelIndex currentIndex() const;

private:
    struct Row {
        NodeId node;
        int depth;
    };
    void rebuild();
    QString text(const Row& row) const;

    QPointer<PuzzleDocument> m_document;
    std::vector<Row> m_rows;
};

}  // namespace nonet
