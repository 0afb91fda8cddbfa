#pragma once

#include "ui/preferences/preferences.h"

#include <QToolButton>

#include <optional>

namespace nonet {

/// What a key of the pad shows.
struct PadFace {
    /// A mode's name, a digit, a colour's number or letter.
    QString name = {};
    /// A mode's key, in its corner; how many of a digit are left, below it.
    QString note = {};
    /// All of the digit are placed: it fades, and a tick stands in the note's place.
    bool isFinished = false;
    /// More of the digit are placed than the board holds.
    bool isTooMany = false;
    /// The filter lights the digit: corners as round its digits on the board.
    bool isFiltered = false;
    /// A cell colour's patch.
    QColor patch = {};
    /// A candidate colour A..E from 0, with both its shades; the second is the one that is chosen.
    std::optional<int> letter = {};
    bool isSecondShade = false;

    friend bool operator==(const PadFace&, const PadFace&) = default;
};

/// A key of the digit pad. Modes are the segments of one control, whose frame the pad paints.
class PadButton : public QToolButton {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { mode, digit, tool };

    PadButton(Kind kind, const Preferences& preferences, QWidget* parent);

    void setFace(const PadFace& face);
    const PadFace& face() const { return m_face; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPlate(QPainter& painter, const QRectF& plate) const;
    void paintMode(QPainter& painter, const QRectF& plate) const;
    void paintDigit(QPainter& painter, const QRectF& plate) const;
    void paintShades(QPainter& painter, const QRectF& plate) const;
    void paintIcon(QPainter& painter, const QRectF& place) const;
    bool isOn() const { return isChecked() || isDown(); }

    Kind m_kind;
    const Preferences& m_preferences;
    PadFace m_face;
};

}  // namespace nonet
