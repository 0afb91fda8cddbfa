#include "ui/labs/lookup/floor_pictures.h"

#include "core/canonical/trio_table.h"

#include <QPainter>

namespace nonet::lookup {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(FloorPictures)
};

/// The thirds of 123456789.
Trio thirdOf(int box) {
    ClassicDigitSet digits;
    for (int place = 1; place <= kBox; ++place)
        digits.insert(Digit(kBox * box + place));
    return Trio::of(digits);
}

/// Which third of the first row each cell of the second row takes its digit from, k of the second third below the
/// first.
int thirdBelow(int column, int k) {
    const int box = column / kBox;
    const int place = column % kBox;
    constexpr int kFirst[] = {1, 0, 0};
    constexpr int kSecond[] = {2, 2, 1};
    const int ofFirst = box == 1 ? kBox - k : k;
    return place < ofFirst ? kFirst[box] : kSecond[box];
}

}  // namespace

QRectF tileRect(const CellField& field, std::size_t index) {
    const std::size_t row = index / kTileColumns;
    const std::size_t column = index % kTileColumns;
    const double gap = std::max(0.5, field.side() * 0.06);
    return field.cell(static_cast<double>(row), static_cast<double>(column)).adjusted(gap, gap, -gap, -gap);
}

void paintTileRing(QPainter& painter, const QRectF& rect, const StageLook& look) {
    const double width = std::max(3.0, rect.width() / 5);
    paintOutline(painter, rect, QPen(look.theme.board, width + 4));
    painter.setPen(QPen(look.theme.selectionRing, width));
    painter.drawRect(rect);
}

void paintFloor(QPainter& painter, const CellField& field, const Floor& floor, const Floor& colours,
                const StageLook& look) {
    paintField(
        painter, field, look.theme,
        [&](int row, int column) {
            const int digit = floor.at(row, column);
            int place = 0;
            while (colours.at(0, place) != digit)
                ++place;
            return placeFace(look.theme, QString::number(digit), place, 0.8);
        },
        look.leastText);
}

std::array<Sharing, 4> sharings() {
    const TrioTable& table = TrioTable::instance();
    std::array<Sharing, 4> all{};
    for (int k = 0; k < 4; ++k)
        all[static_cast<std::size_t>(k)].ofSecondBox = k;
    const SignatureId first = table.idOf({thirdOf(0), thirdOf(1), thirdOf(2)});
    // Turned round, a box's rows are the boxes of a row: with the thirds below one another, the partners are the ways
    // to share the digits of a second row out.
    for (const Partners& partners : table.partners(first)) {
        int k = 0;
        for (const Digit digit : table.signature(partners.second)[0].digits())
            k += digit.value() > kBox && digit.value() <= 2 * kBox ? 1 : 0;
        ++all[static_cast<std::size_t>(k)].ways;
    }
    return all;
}

void paintSharings(QPainter& painter, const QRectF& area, const StageLook& look) {
    Stack stack(area);
    sayCaption(painter, stack, PictureWords::tr("How many digits of 4, 5, 6 stand below 1, 2, 3?"), look,
               Qt::AlignLeft);
    const double height = std::min(stack.rest().height() / 5, look.text * 3.4);
    int sum = 0;
    QStringList ways;
    for (const Sharing& each : sharings()) {
        sum += each.ways;
        ways.append(QString::number(each.ways));
        const QRectF row = stack.take(height);
        say(painter, QRectF(row.left(), row.top(), row.width() * 0.1, height), Qt::AlignCenter,
            QString::number(each.ofSecondBox), look.text, look.theme.mutedText);
        const CellField field =
            cellField(QRectF(row.left() + row.width() * 0.12, row.top() + 2, row.width() * 0.6, height - 6), 2, kSide,
                      Qt::AlignLeft | Qt::AlignVCenter);
        paintField(painter, field, look.theme, [&](int line, int column) {
            const int third = line == 0 ? column / kBox : thirdBelow(column, each.ofSecondBox);
            return placeFace(look.theme, line == 0 ? QString::number(column + 1) : QString(), third * kBox + 1, 0.7);
        });
        say(painter, QRectF(row.left() + row.width() * 0.74, row.top(), row.width() * 0.26, height),
            Qt::AlignLeft | Qt::AlignVCenter, PictureWords::tr("%1 ways").arg(each.ways), look.text, look.theme.text);
    }
    say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter,
        PictureWords::tr("%1 = %2 shares, each trio in 6 orders: %2 × 6 × 6 × 6")
            .arg(ways.join(QStringLiteral(" + ")))
            .arg(sum),
        look.text, look.theme.text, QFont::DemiBold);
}

}  // namespace nonet::lookup
