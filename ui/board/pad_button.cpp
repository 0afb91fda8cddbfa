#include "ui/board/pad_button.h"

#include "ui/board/layers/role_shape.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/tokens.h"

#include <QPainter>

namespace nonet {
namespace {

constexpr int kModeIcon = 18;
constexpr int kToolIcon = 20;
constexpr int kTick = 12;
/// Where a digit ends and its note begins, from the top.
constexpr double kDigitShare = 0.62;
/// A key of this height has room for a larger digit.
constexpr int kLargeKey = 56;
/// How much is left of a finished digit's ink.
constexpr double kFaded = 0.45;
constexpr double kHover = 0.35;

/// In some languages a name is longer than its button.
QFont fitted(QFont font, const QString& text, double width) {
    while (font.pixelSize() > kSmallestText && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QRectF squareAround(const QPointF& centre, double side) {
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side);
}

}  // namespace

PadButton::PadButton(Kind kind, const Preferences& preferences, QWidget* parent)
    : QToolButton(parent), m_kind(kind), m_preferences(preferences) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void PadButton::setFace(const PadFace& face) {
    if (face == m_face)
        return;
    m_face = face;
    update();
}

void PadButton::paintPlate(QPainter& painter, const QRectF& plate) const {
    const Theme& theme = m_preferences.theme();
    const bool isHovered = underMouse() && isEnabled() && !isOn();
    const bool isSegment = m_kind == Kind::mode;
    if (isSegment && !isOn() && !isHovered)
        return;
    painter.setBrush(isOn()      ? theme.accentSoft
                     : isHovered ? blend(theme.accentSoft, theme.panel, kHover)
                                 : theme.panel);
    // Without tints a thick frame tells what is on.
    const bool isThick = isOn() && !theme.usesTints;
    painter.setPen(isOn() ? QPen(theme.accent, isThick ? kBorder + kFocusBorder : kBorder)
                          : QPen(isSegment ? QColor(Qt::transparent) : controlEdge(theme), kBorder));
    drawRounded(painter, plate);
}

void PadButton::paintIcon(QPainter& painter, const QRectF& place) const {
    icon().paint(&painter, place.toAlignedRect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled,
                 isChecked() ? QIcon::On : QIcon::Off);
}

void PadButton::paintMode(QPainter& painter, const QRectF& plate) const {
    const Theme& theme = m_preferences.theme();
    const QColor ink = isChecked() ? theme.accentSoftInk : theme.text;
    const int side = atTextScale(kModeIcon);
    paintIcon(painter, squareAround({plate.center().x(), plate.top() + kSmallSpace + side / 2.0}, side));
    painter.setFont(fitted(textFont(TextSize::caption, isChecked() ? QFont::DemiBold : QFont::Medium), m_face.name,
                           plate.width() - kSmallSpace));
    painter.setPen(ink);
    painter.drawText(plate.adjusted(0, side, 0, -kSmallSpace / 2.0), Qt::AlignHCenter | Qt::AlignBottom, m_face.name);
    painter.setFont(fitted(textFont(TextSize::caption), m_face.note, plate.width() / 2 - side / 2.0 - kSmallSpace));
    painter.setPen(isChecked() ? theme.accentSoftInk : theme.mutedText);
    painter.drawText(plate.adjusted(0, kSmallSpace / 2.0, -kSmallSpace, 0), Qt::AlignRight | Qt::AlignTop, m_face.note);
}

void PadButton::paintDigit(QPainter& painter, const QRectF& plate) const {
    const Theme& theme = m_preferences.theme();
    QColor ink = isChecked() ? theme.accentSoftInk : theme.entered;
    if (m_face.patch.isValid()) {
        painter.setBrush(m_face.patch);
        painter.setPen(QPen(controlEdge(theme), kBorder));
        drawRounded(painter, plate.adjusted(kSmallSpace, kSmallSpace, -kSmallSpace, -kSmallSpace));
        ink = theme.given;
    }
    if (m_face.isFinished)
        ink = blend(ink, theme.panel, kFaded);
    if (m_face.isFiltered) {
        painter.setPen(QPen(theme.sameDigitFrame, kFocusBorder, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        drawCorners(painter, plate.adjusted(kSmallSpace, kSmallSpace, -kSmallSpace, -kSmallSpace));
    }
    const bool hasNote = !m_face.note.isEmpty() || m_face.isFinished;
    QRectF upper = plate;
    upper.setHeight(hasNote ? plate.height() * kDigitShare : plate.height());
    const TextSize size = m_face.patch.isValid()                     ? TextSize::title
                          : plate.height() >= atTextScale(kLargeKey) ? TextSize::display
                                                                     : TextSize::heading;
    painter.setFont(textFont(size, QFont::Medium));
    painter.setPen(ink);
    painter.drawText(upper, Qt::AlignCenter, m_face.name);
    QRectF lower = plate;
    lower.setTop(upper.bottom() - kSmallSpace / 2.0);
    lower.setBottom(plate.bottom() - kSmallSpace);
    if (m_face.isFinished) {
        nonet::icon(QStringLiteral("check"), theme.mutedText)
            .paint(&painter, squareAround(lower.center(), atTextScale(kTick)).toAlignedRect());
        return;
    }
    painter.setFont(textFont(TextSize::caption));
    painter.setPen(m_face.isTooMany ? theme.conflict : isChecked() ? theme.accentSoftInk : theme.mutedText);
    painter.drawText(lower, Qt::AlignCenter, m_face.note);
}

void PadButton::paintShades(QPainter& painter, const QRectF& plate) const {
    if (!m_face.letter)
        return;
    const Theme& theme = m_preferences.theme();
    const double side = std::min(plate.width() / 2 - kSmallSpace, plate.height() - 2 * kSpace);
    painter.setFont(textFont(TextSize::caption, QFont::DemiBold));
    for (const bool isSecond : {false, true}) {
        const double x = plate.center().x() + (isSecond ? 1 : -1) * (side + kSmallSpace) / 2;
        const QRectF place = squareAround({x, plate.center().y()}, side);
        const RoleColours& colours =
            theme.candidateColours[static_cast<std::size_t>(*m_face.letter + (isSecond ? 5 : 0))];
        drawColourShape(painter, place, *m_face.letter, colours);
        painter.setPen(colours.ink);
        painter.drawText(place, Qt::AlignCenter, m_face.name);
        if (isChecked() && isSecond == m_face.isSecondShade) {
            painter.setPen(QPen(theme.accent, kFocusBorder));
            painter.drawLine(QPointF(place.left(), plate.bottom() - kSmallSpace),
                             QPointF(place.right(), plate.bottom() - kSmallSpace));
        }
    }
}

void PadButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF plate = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_kind == Kind::mode)
        plate.adjust(kFocusBorder, kFocusBorder, -kFocusBorder, -kFocusBorder);
    paintPlate(painter, plate);
    if (m_kind == Kind::mode)
        paintMode(painter, plate);
    else if (m_kind == Kind::tool)
        paintIcon(painter, squareAround(plate.center(), atTextScale(kToolIcon)));
    else if (m_face.letter)
        paintShades(painter, plate);
    else
        paintDigit(painter, plate);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_preferences.theme().accent, kFocusBorder));
        drawRounded(painter, plate.adjusted(kFocusBorder, kFocusBorder, -kFocusBorder, -kFocusBorder));
    }
}

}  // namespace nonet
