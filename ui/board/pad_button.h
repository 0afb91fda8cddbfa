#pragma once

#include "ui/preferences/preferences.h"

#include <QToolButton>

namespace nonet {

/// A key of the digit pad: a large line, a small one below, and in Colour mode a patch of the colour.
class PadButton : public QToolButton {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { mode, digit, tool };

    PadButton(Kind kind, const Preferences& preferences, QWidget* parent);

    void setLines(const QString& large, const QString& small);
    /// An invalid colour: none.
    void setPatch(const QColor& colour);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLines(QPainter& painter, const QRectF& face, const QColor& ink) const;

    Kind m_kind;
    const Preferences& m_preferences;
    QString m_large;
    QString m_small;
    QColor m_patch;
};

}  // namespace nonet
