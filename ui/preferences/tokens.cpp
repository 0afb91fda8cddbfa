#include "ui/preferences/tokens.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

constexpr double kBody = 13;
constexpr double kSizes[] = {11, kBody, 15, 18, 24};
/// A desktop that asks for more than this is followed no further: its text would not fit the window.
constexpr double kMostBody = 20;
constexpr QSize kUsualWindow(1280, 800);
constexpr double kMostScale = 2;
constexpr double kScaleSteps = 4;

double bodyPixels() { return std::max<double>(1, QFontInfo(QApplication::font()).pixelSize()); }

}  // namespace

QString textFamily() {
    static const QString family = QFontDatabase::hasFamily(QStringLiteral("Inter"))
                                      ? QStringLiteral("Inter")
                                      : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    return family;
}

double textScaleFor(const QSize& window) {
    const double share = std::min(static_cast<double>(window.width()) / kUsualWindow.width(),
                                  static_cast<double>(window.height()) / kUsualWindow.height());
    return std::clamp(std::floor(share * kScaleSteps) / kScaleSteps, 1.0, kMostScale);
}

QFont applicationFont(double scale) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const double system = QFontInfo(font).pixelSize();
    font.setFamily(textFamily());
    font.setPixelSize(qRound(std::clamp(system, kBody, kMostBody) * scale));
    return font;
}

int textPixels(TextSize size) { return qRound(bodyPixels() * kSizes[static_cast<std::size_t>(size)] / kBody); }

QFont textFont(TextSize size, QFont::Weight weight) {
    QFont font = QApplication::font();
    font.setFamily(textFamily());
    font.setPixelSize(textPixels(size));
    font.setWeight(weight);
    return font;
}

int atTextScale(int length) { return qRound(length * std::max(1.0, bodyPixels() / kBody)); }

double cornerOf(const QRectF& rect) { return std::min(kCorner, std::min(rect.width(), rect.height()) / 4); }

void drawRounded(QPainter& painter, const QRectF& rect) {
    const double corner = cornerOf(rect);
    painter.drawRoundedRect(rect, corner, corner);
}

}  // namespace nonet
