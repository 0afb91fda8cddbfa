#pragma once

#include <QLineEdit>

namespace nonet {

/// A name that is edited in place. While it is not, one that is too long is told from its beginning, with dots at its
/// end, and whole in the tooltip.
class NameField : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;
    /// The tooltip, beside the name where that is cut.
    void setHint(const QString& hint);
    /// What is painted while the name is not edited.
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRect textRect() const;

    QString m_hint;
};

}  // namespace nonet
