#include "ui/publishing/qr_code.h"

#include <qrcodegen.hpp>

#include <algorithm>

namespace nonet {
namespace {

/// Blank squares that the standard asks for on each side.
constexpr int kQuietZone = 4;

qrcodegen::QrCode codeOf(const QString& text) {
    return qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
}

}  // namespace

bool fitsQrCode(const QString& text) { return !text.isEmpty() && text.toUtf8().size() <= kMostQrBytes; }

int qrSquares(const QString& text) { return fitsQrCode(text) ? codeOf(text).getSize() + 2 * kQuietZone : 0; }

QImage qrCode(const QString& text, int side) {
    if (!fitsQrCode(text))
        return {};
    const qrcodegen::QrCode code = codeOf(text);
    const int squares = code.getSize() + 2 * kQuietZone;
    QImage small(squares, squares, QImage::Format_RGB32);
    small.fill(Qt::white);
    for (int row = 0; row < code.getSize(); ++row)
        for (int column = 0; column < code.getSize(); ++column)
            if (code.getModule(column, row))
                small.setPixel(column + kQuietZone, row + kQuietZone, qRgb(0, 0, 0));
    return small.scaled(small.size() * std::max(1, side / squares), Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

}  // namespace nonet
