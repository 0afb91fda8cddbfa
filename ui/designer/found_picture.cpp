#include "ui/designer/found_picture.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/theme.h"
#include "ui/preferences/tokens.h"

#include <QPainter>

namespace nonet {
namespace {

constexpr int kLeastSide = 280;

}  // namespace

std::optional<PictureBoard> boardInImage(const QImage& image, KnownSize known) {
    if (image.isNull() || std::max(image.width(), image.height()) > kMostPictureSide)
        return std::nullopt;
    QImage opaque(image.size(), QImage::Format_RGB888);
    opaque.fill(Qt::white);
    QPainter painter(&opaque);
    painter.drawImage(QRect(QPoint(), image.size()), image);
    painter.end();
    std::vector<std::uint8_t> rgb;
    const auto length = 3 * static_cast<std::size_t>(opaque.width());
    rgb.reserve(length * static_cast<std::size_t>(opaque.height()));
    // An image's own lines end at a multiple of four bytes.
    for (int y = 0; y < opaque.height(); ++y)
        rgb.insert(rgb.end(), opaque.constScanLine(y), opaque.constScanLine(y) + length);
    return boardInPicture({opaque.width(), opaque.height(), rgb}, known);
}

FoundPicture::FoundPicture(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("regionsPicture"));
    setAccessibleName(tr("The picture, with the lines that were found"));
    setMinimumSize(kLeastSide, kLeastSide);
}

void FoundPicture::setPicture(const QImage& image, std::optional<PictureBoard> board) {
    m_image = image;
    m_board = std::move(board);
    update();
}

void FoundPicture::paintEvent(QPaintEvent*) {
    if (m_image.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSizeF size = QSizeF(m_image.size()).scaled(this->size(), Qt::KeepAspectRatio);
    const QRectF room(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    painter.drawImage(room, m_image);
    if (!m_board)
        return;
    const double scale = size.width() / m_image.width();
    const auto x = [&](double at) { return room.left() + at * scale; };
    const auto y = [&](double at) { return room.top() + at * scale; };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_preferences.theme().accent, kFocusBorder, Qt::DotLine));
    for (const double at : m_board->across)
        painter.drawLine(QPointF(x(at), y(m_board->down.front())), QPointF(x(at), y(m_board->down.back())));
    for (const double at : m_board->down)
        painter.drawLine(QPointF(x(m_board->across.front()), y(at)), QPointF(x(m_board->across.back()), y(at)));
}

}  // namespace nonet

#include "moc_found_picture.cpp"
