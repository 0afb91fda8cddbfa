#include "ui/labs/lookup/floor_swap.h"

namespace nonet::lookup {

namespace {

/// The words of the scene.
struct SwapWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllFloorsScene)
};

/// What changes places: row r holds what was in rows[r], column c what was in columns[c].
struct SwapRow {
    const char* id;
    std::array<int, 3> rows;
    std::array<int, 9> columns;
};
constexpr std::array<SwapRow, 3> kSwaps = {{{"rows", {0, 2, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8}},
                                            {"columns", {0, 1, 2}, {1, 0, 2, 3, 4, 5, 6, 7, 8}},
                                            {"boxes", {0, 1, 2}, {3, 4, 5, 0, 1, 2, 6, 7, 8}}}};

Floor exchanged(const Floor& floor, const std::array<int, 3>& rows, const std::array<int, 9>& columns) {
    Floor result;
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 9; ++column)
            result.digits[row * kSide + column] = static_cast<std::uint8_t>(floor.at(rows[row], columns[column]));
    return result;
}

}  // namespace

Floor FloorSwap::after() const { return exchanged(before, kSwaps[which].rows, kSwaps[which].columns); }

const char* FloorSwap::id(std::size_t which) { return kSwaps[which].id; }

QString FloorSwap::name(std::size_t which) {
    const QString names[] = {SwapWords::tr("Swap rows 2, 3"), SwapWords::tr("Columns 1, 2"),
                             SwapWords::tr("Boxes 1, 2")};
    return names[which];
}

void paintSwap(QPainter& painter, const QRectF& room, const FloorSwap& swap, const StageLook& look, double at) {
    const SwapRow& row = kSwaps[swap.which];
    const Floor before = renamed(swap.before);
    const Floor after = exchanged(before, row.rows, row.columns);
    const double gap = look.text * 1.2;
    const double width = (room.width() - gap) / 2;
    const double line = look.text * 1.7;
    const auto fieldAt = [&](double left, double y) {
        return cellField(QRectF(left, y, width, width / kBox), kBox, kSide, Qt::AlignLeft | Qt::AlignTop);
    };
    const CellField left = fieldAt(room.left(), room.top());
    const CellField right = fieldAt(room.left() + width + gap, room.top());
    const auto caption = [&](const CellField& field, const QString& words) {
        say(painter, QRectF(field.area.left(), field.area.top() - line, field.area.width(), line), Qt::AlignLeft, words,
            look.text, look.theme.mutedText);
    };
    caption(left, SwapWords::tr("Before"));
    paintFloor(painter, left, before, before, look);
    const bool isRenamed = at >= FloorSwap::kMoves;
    caption(right, isRenamed ? SwapWords::tr("After, renamed") : SwapWords::tr("After the swap"));
    if (at < 1) {
        // On its way: every cell goes from where it was to where it comes.
        paintField(painter, right, look.theme, [](int, int) { return CellFace{}; });
        for (int to = 0; to < kBox * kSide; ++to) {
            const int r = to / kSide;
            const int c = to % kSide;
            const int fromRow = row.rows[static_cast<std::size_t>(r)];
            const int fromColumn = row.columns[static_cast<std::size_t>(c)];
            const int digit = before.at(fromRow, fromColumn);
            paintCell(painter, right.cell(fromRow + (r - fromRow) * at, fromColumn + (c - fromColumn) * at),
                      placeFace(look.theme, QString::number(digit), digit - 1, 0.8), look.theme);
        }
        return;
    }
    const Floor shown = isRenamed ? renamed(after) : after;
    paintFloor(painter, right, shown, isRenamed ? shown : before, look);
    for (int r = 0; r < kBox; ++r)
        for (int c = 0; c < kSide; ++c)
            if (row.rows[static_cast<std::size_t>(r)] != r || row.columns[static_cast<std::size_t>(c)] != c)
                for (const CellField& field : {left, right})
                    paintRing(painter, field.cell(r, c), look.theme.accent, 2);
}

}  // namespace nonet::lookup
