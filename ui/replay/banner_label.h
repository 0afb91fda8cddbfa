#pragma once

#include <QLabel>

namespace nonet {

/// One line of text that asks for its full width and ends in an ellipsis where it gets less; then the whole stands in
/// its tip.
class BannerLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

}  // namespace nonet
