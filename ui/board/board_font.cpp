#include "ui/board/board_font.h"

#include "ui/preferences/tokens.h"

#include <algorithm>

namespace nonet {

QFont boardFont(double pixelSize, QFont::Weight weight, int smallest) {
    QFont font;
    font.setFamily(textFamily());
    font.setPixelSize(std::max(smallest, qRound(pixelSize)));
    font.setWeight(weight);
    return font;
}

}  // namespace nonet
