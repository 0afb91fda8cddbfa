// A link as a QR code, for another screen's camera. The only user of qrcodegen.
#pragma once

#include <QImage>
#include <QString>

namespace nonet {

/// Bytes of a code that a telephone still reads from a screen: 125 squares a side (version 27, correction M).
inline constexpr int kMostQrBytes = 1125;

bool fitsQrCode(const QString& text);
/// How many squares a side the code has with its quiet zone; 0 where the text does not fit.
int qrSquares(const QString& text);

/// Black on white with the quiet zone of four squares that readers need. Squares are whole pixels, so the picture is as
/// large as that allows within `side` pixels each way, and at least a pixel a square. Null where the text does not fit.
QImage qrCode(const QString& text, int side);

}  // namespace nonet
