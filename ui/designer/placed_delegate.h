#pragma once

#include <QStyledItemDelegate>

namespace nonet {

class Preferences;

/// A row of Placed: its kind in small, its name with where it is below, or why it is left out of the rules; a closed
/// eye and a lock at the right.
class PlacedDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit PlacedDelegate(const Preferences& preferences, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// What is left of the row for words.
    QRect paintSigns(QPainter& painter, QRect row, const QModelIndex& index, const QColor& ink) const;

    const Preferences& m_preferences;
};

}  // namespace nonet
