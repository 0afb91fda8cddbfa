#pragma once

#include <QStyledItemDelegate>

namespace nonet {

class Preferences;

/// A row of an ExplainerModel: number, technique, what it makes, rating, and under them a bar as long as that is high.
class ExplainerDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ExplainerDelegate(const Preferences& preferences, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Preferences& m_preferences;
};

}  // namespace nonet
