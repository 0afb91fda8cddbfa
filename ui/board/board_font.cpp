#include "ui/board/board_font.h"

#include <QFontDatabase>

#include <algorithm>

namespace nonet {

QFont boardFont(double pixelSize, QFont::Weight weight, int smallest) {
    static const bool hasInter = QFontDatabase::hasFamily(QStringLiteral("Inter"));
    QFont font;
    if (hasInter)
        font.setFamily(QStringLiteral("Inter"));
    font.setPixelSize(std::max(smallest, qRound(pixelSize)));
    font.setWeight(weight);
    return font;
}

}  // namespace nonet
