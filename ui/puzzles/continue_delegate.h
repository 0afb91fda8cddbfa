#pragma once

#include <QStyledItemDelegate>

namespace nonet {

class Preferences;

/// A row of Continue: the board in small, and beside it the puzzle's name with what is known of it below.
class ContinueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ContinueDelegate(const Preferences& preferences, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Preferences& m_preferences;
};

}  // namespace nonet
