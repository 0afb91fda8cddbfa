#pragma once

#include <QStyledItemDelegate>

namespace nonet {

class Preferences;
class UndoTreeModel;

/// A row of the undo tree: the rails of the branches that pass it, its own dot, what was done, and the flag of a
/// checkpoint. The way from the start to where the game is stands out.
class UndoTreeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    UndoTreeDelegate(const Preferences& preferences, const UndoTreeModel& model, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintRails(QPainter& painter, const QRectF& row, const QModelIndex& index) const;
    void paintWords(QPainter& painter, QRectF room, const QModelIndex& index, bool isSelected) const;

    const Preferences& m_preferences;
    const UndoTreeModel& m_model;
};

}  // namespace nonet
