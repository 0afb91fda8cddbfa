#include "ui/labs/shift_cipher/shift_model.h"

#include "ui/board/place_colours.h"

#include <QStringList>

#include <algorithm>

namespace nonet {

namespace {

QString term(int factor, QChar name) { return factor == 1 ? QString(name) : QString::number(factor) + name; }

}  // namespace

int ShiftModel::colourOf(int place) const { return placeColour(geometry, place); }

QString listText(const Sequence& sequence) {
    QString text;
    for (int place = 0; place < sequence.side(); ++place)
        text += QLatin1Char(toSymbol(sequence.digitAt(place)));
    return text;
}

QString digitSign(Digit digit) { return QString(QLatin1Char(toSymbol(digit))); }

QString placeLetter(int place) { return QString(QChar(u'a' + place)); }

QString tileText(const ShiftModel& model, int place, int labels) {
    switch (static_cast<ShiftLabels>(labels)) {
    case ShiftLabels::digits: return QString(QLatin1Char(toSymbol(model.sequence.digitAt(place))));
    case ShiftLabels::places: return placeLetter(place);
    case ShiftLabels::indices:
    case ShiftLabels::formulas: return QStringLiteral("S[%1]").arg(place);
    }
    return {};
}

QString shortTileText(int place, int labels) {
    const auto mode = static_cast<ShiftLabels>(labels);
    return mode == ShiftLabels::indices || mode == ShiftLabels::formulas ? QString::number(place) : QString();
}

CellSet enoughFor(const ShiftModel& model, CellSet shown) {
    const PlaceMap map = model.map();
    std::vector<bool> isSeen(static_cast<std::size_t>(model.side()), false);
    for (const Cell cell : shown)
        isSeen[static_cast<std::size_t>(map.placeAt(cell))] = true;
    auto seen = std::ranges::count(isSeen, true);
    for (int place = 0; place < model.side() && seen < model.side() - 1; ++place) {
        if (isSeen[static_cast<std::size_t>(place)])
            continue;
        // Somewhere else for each place.
        const std::vector<Cell> cells = map.cellsOf(place);
        shown.insert(cells[static_cast<std::size_t>(2 * place + 1) % cells.size()]);
        ++seen;
    }
    return shown;
}

QString ruleText(ShiftRule rule) {
    QStringList parts;
    if (rule.perBoxRow != 0)
        parts.append(term(rule.perBoxRow, u'I'));
    if (rule.perBoxColumn != 0)
        parts.append(term(rule.perBoxColumn, u'J'));
    return parts.isEmpty() ? QStringLiteral("0") : parts.join(QStringLiteral(" + "));
}

BoardPicture shiftPicture(const ShiftModel& model, const PlaceMap& map, ShiftRule rule, int labels, double strength) {
    BoardPicture picture;
    const Geometry& geometry = model.geometry;
    picture.digits = map.apply(model.sequence);
    picture.puzzle = Puzzle(geometry, picture.digits);
    picture.state = PlayState(geometry);
    picture.candidates = CandidateGrid(geometry.side());
    picture.highlightsPeers = false;
    picture.showsConflicts = false;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const Cell cell(i);
        PlaceMark mark;
        mark.place = map.placeAt(cell);
        mark.colour = model.colourOf(mark.place);
        mark.strength = strength;
        if (labels == static_cast<int>(ShiftLabels::formulas)) {
            const int inBox = geometry.row(cell) % geometry.boxRows() * geometry.boxColumns() +
                              geometry.column(cell) % geometry.boxColumns();
            const int shift = shiftOfBox(geometry, rule, geometry.row(cell) / geometry.boxRows(),
                                         geometry.column(cell) / geometry.boxColumns());
            mark.text = QStringLiteral("%1−%2").arg(inBox).arg(shift);
            mark.shortText = mark.text;
        } else if (labels != static_cast<int>(ShiftLabels::digits)) {
            mark.text = tileText(model, mark.place, labels);
            mark.shortText = shortTileText(mark.place, labels);
        }
        picture.places.push_back(mark);
    }
    return picture;
}

BoardPicture workPicture(const ShiftModel& model, const Grid& digits, int labels) {
    BoardPicture picture = shiftPicture(model, model.map(), model.rule(), labels);
    picture.digits = digits;
    picture.puzzle.givens = digits;
    for (int i = 0; i < model.geometry.cellCount(); ++i) {
        PlaceMark& mark = picture.places[static_cast<std::size_t>(i)];
        mark = {};
        const std::optional<Digit> digit = digits.digit(Cell(i));
        if (!digit)
            continue;
        mark.place = model.sequence.placeOf(*digit);
        mark.colour = model.colourOf(mark.place);
        if (labels != static_cast<int>(ShiftLabels::digits)) {
            mark.text = tileText(model, mark.place, labels);
            mark.shortText = shortTileText(mark.place, labels);
        }
    }
    return picture;
}

BoardPicture cluePicture(const ShiftModel& model, const Grid& digits, int labels) {
    BoardPicture picture = shiftPicture(model, model.map(), model.rule(), labels);
    picture.digits = digits;
    picture.puzzle.givens = digits;
    for (int i = 0; i < model.geometry.cellCount(); ++i)
        if (digits.isBlank(Cell(i)))
            picture.places[static_cast<std::size_t>(i)] = {};
    return picture;
}

void clearCell(BoardPicture& picture, Cell cell) {
    picture.places[static_cast<std::size_t>(cell.index())] = {};
    picture.digits.clear(cell);
    picture.puzzle.givens.clear(cell);
}

}  // namespace nonet
