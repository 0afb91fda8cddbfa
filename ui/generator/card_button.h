#pragma once

#include <QPushButton>

class QLabel;

namespace nonet {

/// A button like a card: what it gives, and under it in small words what that is.
class CardButton : public QPushButton {
    Q_OBJECT

public:
    CardButton(const QString& title, const QString& about, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

}  // namespace nonet
