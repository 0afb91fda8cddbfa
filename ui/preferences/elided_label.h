#pragma once

#include <QLabel>

namespace nonet {

/// One line of text that asks for its full width and ends in an ellipsis where it gets less; then the whole stands in
/// its tip, where it has no other. The same of several lines, which always take their room and ask for no width.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;
    void setLineCount(int lines);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// As many as are shown, the last one cut where there is more.
    QStringList linesIn(int width) const;

    int m_lines = 1;
};

}  // namespace nonet
