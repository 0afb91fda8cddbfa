#include "ui/labs/shift_cipher/ring_figure.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

namespace {

/// The words of the ring's scene.
struct RingSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::RingScene)
};

constexpr double kRing = 130;
constexpr double kMostRing = 210;

}  // namespace

void fillRingSheet(WorksheetPage& sheet, const ShiftModel& model) {
    const Geometry& geometry = model.geometry;
    // Not torn by the end of a line.
    const QString rule = ruleText(shiftRule(geometry)).replace(u' ', QChar::Nbsp);
    sheet.words(RingSheet::tr("G is the list, written into a box row by row. To shift it by one, every digit moves one "
                              "place to the right: from "
                              "the end of a row to the start of the next, and from the very end to the start. I counts "
                              "the rows of boxes of the "
                              "board, J its columns of boxes, both from 0."));
    sheet.words(RingSheet::tr(
                    "The letters on the rings are the places of the list. Box (I, J) of the board is G shifted by %1, "
                    "and the first cell of a box that is shifted by n holds place a moved back by n.")
                    .arg(rule));
    BoardPainters unused;
    const StageLook look{.theme = sheet.theme(),
                         .painters = unused,
                         .labels = static_cast<int>(ShiftLabels::places),
                         .text = WorksheetPage::kText};
    int number = 1;
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        const HouseCover house = shiftCipherMap(geometry, shiftRule(geometry)).coverOf(House{kind, 0});
        const QString words =
            kind == HouseKind::row
                ? RingSheet::tr("%1. Row 1 of the board: write the places that it has in each box, and draw them on "
                                "the ring as arcs. Do two arcs overlap?")
                : RingSheet::tr(
                      "%1. Column 1 of the board: write the places that it has in each box, and join those of a box "
                      "on the ring. Does a place come twice?");
        sheet.words(words.arg(number++) + (sheet.hasAnswers() ? u' ' + RingSheet::tr("No.") : QString()));
        const QRectF room = sheet.takeFigure(kRing, kMostRing);
        HouseCover shown = house;
        if (!sheet.hasAnswers())
            shown.pieces.clear();
        // So wide that the ring has the whole height.
        const double width = room.height() * 1.7;
        const RingFigure ring(model, QRectF(room.right() - width, room.top(), width, room.height()), look);
        ring.paintCircle(sheet.painter());
        ring.paintCover(sheet.painter(), shown);
        ring.paintTiles(sheet.painter(), shown);
        const double line = room.height() / static_cast<double>(house.pieces.size());
        for (std::size_t i = 0; i < house.pieces.size(); ++i) {
            const QString name =
                kind == HouseKind::row ? QStringLiteral("J = %1:").arg(i) : QStringLiteral("I = %1:").arg(i);
            const QString places = textsOf(house.pieces[i].places, placeLetter).join(QStringLiteral(", "));
            say(sheet.painter(),
                QRectF(room.left(), room.top() + static_cast<double>(i) * line, room.width() / 2, line),
                Qt::AlignLeft | Qt::AlignVCenter,
                name + QLatin1Char(' ') + (sheet.hasAnswers() ? places : QStringLiteral("____________________")),
                WorksheetPage::kText, sheet.theme().text);
        }
    }
}

}  // namespace nonet
