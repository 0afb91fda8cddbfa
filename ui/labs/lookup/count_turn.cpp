#include "ui/labs/lookup/count_turn.h"

#include "core/rules/conflicts.h"
#include "ui/labs/lookup/lookup_model.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace nonet::lookup {

namespace {

struct CountWords {
    Q_DECLARE_TR_FUNCTIONS(CountTurn)
};

constexpr int kSmallCells = kSmallSide * kSmallSide;
constexpr int kSmallFloorCells = kSmallCells / 2;
/// First rows with four digits.
constexpr int kFirstRows = 24;

const Geometry& smallGeometry() {
    static const Geometry geometry(2, 2);
    return geometry;
}

bool isFull(const Grid& board) { return board.filledCount() == kSmallCells; }

/// Every full grid that goes on from this one, the cells taken in their order.
void fillOn(const Grid& board, int index, std::vector<Grid>& all) {
    if (index == kSmallCells)
        return all.push_back(board);
    for (int value = 1; value <= kSmallSide; ++value) {
        Grid next = board;
        next.set(Cell(index), Digit(value));
        if (findConflicts(next, smallGeometry()).empty())
            fillOn(next, index + 1, all);
    }
}

/// The digits below the floor, "1..3....".
QString halfText(const Grid& board) {
    QString text;
    for (int cell = kSmallFloorCells; cell < kSmallCells; ++cell)
        text += board.isBlank(Cell(cell)) ? QChar(u'.') : QChar(u'0' + board.valueAt(Cell(cell)));
    return text;
}

std::optional<Grid> withHalf(const Grid& floor, const QString& half) {
    if (half.size() != kSmallFloorCells)
        return std::nullopt;
    Grid board = floor;
    for (int i = 0; i < kSmallFloorCells; ++i) {
        const int value = half[i].unicode() - u'0';
        if (value >= 1 && value <= kSmallSide)
            board.set(Cell(kSmallFloorCells + i), Digit(value));
        else if (half[i] != u'.')
            return std::nullopt;
    }
    return board;
}

/// With the house's number, the digit and two cells still to come.
QString clashText(const House& house) {
    switch (house.kind) {
    case HouseKind::row: return CountWords::tr("Row %1 has %2 twice, in %3 and %4.");
    case HouseKind::column: return CountWords::tr("Column %1 has %2 twice, in %3 and %4.");
    default: return CountWords::tr("Box %1 has %2 twice, in %3 and %4.");
    }
}

/// A cell of the lower half into which no digit fits.
std::optional<Cell> deadCell(const Grid& board) {
    for (int index = kSmallFloorCells; index < kSmallCells; ++index) {
        const Cell cell(index);
        bool fits = !board.isBlank(cell);
        for (int value = 1; value <= kSmallSide && !fits; ++value) {
            Grid next = board;
            next.set(cell, Digit(value));
            fits = findConflicts(next, smallGeometry()).empty();
        }
        if (!fits)
            return cell;
    }
    return std::nullopt;
}

/// On the board as it is now; nothing where it is right so far.
std::optional<CountVerdict> mistakeOnBoard(const CountWork& work) {
    for (const Conflict& clash : findConflicts(work.board(), smallGeometry()))
        return CountVerdict{LabTurn::State::mistake,
                            filled(clashText(clash.house), clash.house.number + 1, clash.digit.value(),
                                   cellName(clash.first, kSmallSide), cellName(clash.second, kSmallSide)),
                            {clash.first, clash.second}};
    if (const std::optional<Cell> dead = deadCell(work.board()))
        return CountVerdict{
            LabTurn::State::mistake,
            CountWords::tr("No digit is left for %1. Take one of yours back.").arg(cellName(*dead, kSmallSide)),
            {*dead}};
    if (work.isRepeated())
        return CountVerdict{LabTurn::State::mistake, CountWords::tr("You have found this way before. Try another.")};
    return std::nullopt;
}

/// The first floor below which ways are missing.
std::optional<int> unfinishedFloor(const CountWork& work) {
    for (int floor = 0; floor < kSmallFloors; ++floor)
        if (work.found(floor).size() < smallFloors()[static_cast<std::size_t>(floor)].ways.size())
            return floor;
    return std::nullopt;
}

CountVerdict judgeNumber(const CountWork& work) {
    const int grids = kFirstRows * static_cast<int>(smallSum());
    const std::optional<int> unfinished = unfinishedFloor(work);
    const auto lookAgain = [&] {
        return CountWords::tr("Below floor %1 there are more ways than you have found.").arg(*unfinished + 1);
    };
    if (work.said() == grids && !unfinished)
        return {LabTurn::State::done,
                filled(CountWords::tr("%1 ways with 1234 on top, and 4 × 3 × 2 × 1 = %2 first rows, each with as many: "
                                      "%3 grids. The 9×9 grids are counted in the same way."),
                       smallSum(), kFirstRows, grids)};
    if (work.said() == grids)
        return {LabTurn::State::open, filled(CountWords::tr("%1 is right."), grids) + u' ' + lookAgain()};
    const QString wrong = filled(CountWords::tr("%1 is not right."), work.said()) + u' ';
    if (unfinished)
        return {LabTurn::State::mistake, wrong + lookAgain()};
    return {LabTurn::State::mistake,
            wrong + filled(CountWords::tr("%1 ways have 1234 on top. In how many orders can the first row stand?"),
                           smallSum())};
}

/// Side by side, a column for each floor.
QRectF columnOf(const QRectF& found, int floor) {
    const double width = found.width() / kSmallFloors;
    return {found.left() + floor * width, found.top(), width, found.height()};
}

}  // namespace

const std::vector<SmallFloor>& smallFloors() {
    static const std::vector<SmallFloor> all = [] {
        std::vector<SmallFloor> floors;
        for (const auto& second : {std::array{3, 4, 1, 2}, {3, 4, 2, 1}, {4, 3, 1, 2}, {4, 3, 2, 1}}) {
            SmallFloor& each = floors.emplace_back();
            for (int column = 0; column < kSmallSide; ++column) {
                each.floor.set(Cell(column), Digit(column + 1));
                each.floor.set(Cell(kSmallSide + column), Digit(second[static_cast<std::size_t>(column)]));
            }
            fillOn(each.floor, kSmallFloorCells, each.ways);
        }
        return floors;
    }();
    return all;
}

std::uint64_t smallSum() {
    std::uint64_t sum = 0;
    for (const SmallFloor& each : smallFloors())
        sum += each.ways.size();
    return sum;
}

void CountWork::show(int floor) {
    m_floor = std::clamp(floor, 0, kSmallFloors - 1);
    m_board = smallFloors()[static_cast<std::size_t>(m_floor)].floor;
    m_isRepeated = false;
}

void CountWork::say(int grids) {
    m_said = grids;
    if (m_isRepeated)
        show(m_floor);
}

int CountWork::foundCount() const {
    int count = 0;
    for (const std::vector<Grid>& ways : m_found)
        count += static_cast<int>(ways.size());
    return count;
}

void CountWork::type(Cell cell, std::optional<Digit> digit) {
    if (cell.index() < kSmallFloorCells || cell.index() >= kSmallCells)
        return;
    m_isRepeated = false;
    if (digit)
        m_board.set(cell, *digit);
    else
        m_board.clear(cell);
    if (!isFull(m_board) || !findConflicts(m_board, smallGeometry()).empty())
        return;
    std::vector<Grid>& ways = m_found[static_cast<std::size_t>(m_floor)];
    if (std::ranges::find(ways, m_board) != ways.end()) {
        m_isRepeated = true;
        return;
    }
    ways.push_back(m_board);
    // What was said of fewer ways is to be thought over.
    m_said = -1;
    m_board = smallFloors()[static_cast<std::size_t>(m_floor)].floor;
}

QString CountWork::text() const {
    if (*this == CountWork())
        return {};
    QStringList pieces{QString::number(m_floor), halfText(m_board), QString::number(m_said)};
    for (const std::vector<Grid>& ways : m_found)
        pieces << textsOf(ways, halfText).join(u',');
    return pieces.join(u';');
}

void CountWork::setText(const QString& text) {
    *this = CountWork();
    const QStringList pieces = text.split(u';');
    if (pieces.size() != 3 + kSmallFloors)
        return;
    CountWork work;
    work.show(pieces[0].toInt());
    for (int floor = 0; floor < kSmallFloors; ++floor)
        for (const QString& half : pieces[3 + floor].split(u',', Qt::SkipEmptyParts)) {
            const std::vector<Grid>& ways = smallFloors()[static_cast<std::size_t>(floor)].ways;
            std::vector<Grid>& found = work.m_found[static_cast<std::size_t>(floor)];
            const std::optional<Grid> way = withHalf(ways.front(), half);
            if (way && std::ranges::find(ways, *way) != ways.end() && std::ranges::find(found, *way) == found.end())
                found.push_back(*way);
        }
    if (const std::optional<Grid> board = withHalf(work.m_board, pieces[1]))
        work.m_board = *board;
    const std::vector<Grid>& found = work.found(work.m_floor);
    work.m_isRepeated = std::ranges::find(found, work.m_board) != found.end();
    work.m_said = std::clamp(pieces[2].toInt(), -1, kMostSaid);
    *this = work;
}

CountVerdict judgeCount(const CountWork& work) {
    if (work == CountWork())
        return {};
    if (const std::optional<CountVerdict> mistake = mistakeOnBoard(work))
        return *mistake;
    if (work.said() >= 0)
        return judgeNumber(work);
    const auto here = work.found(work.floor()).size();
    if (here == 0)
        return {LabTurn::State::open, CountWords::tr("No digit clashes so far.")};
    return {LabTurn::State::open, filled(CountWords::tr("Found below floor %1: %2. Below all four: %3."),
                                         work.floor() + 1, here, work.foundCount())};
}

void paintSmallBoard(QPainter& painter, const CellField& field, const Theme& theme,
                     const std::function<CellFace(int cell)>& faceOf) {
    for (int cell = 0; cell < kSmallCells; ++cell) {
        paintCell(painter, field.cellOf(cell), faceOf(cell), theme);
        paintOutline(painter, field.cellOf(cell), QPen(theme.thinLine, 1));
    }
    for (int box = 0; box < kSmallSide; ++box)
        paintOutline(painter,
                     QRectF(field.cellOf(box / 2 * 2 * kSmallSide + box % 2 * 2).topLeft(),
                            QSizeF(2 * field.side(), 2 * field.side())),
                     QPen(theme.boxLine, 2));
}

void paintCountWork(QPainter& painter, const CellField& field, const QRectF& found, const CountWork& work,
                    const StageLook& look) {
    const auto faceOf = [&](const Grid& board, int cell) {
        const std::optional<Digit> digit = board.digit(Cell(cell));
        return digit ? placeFace(look.theme, QString::number(digit->value()), 2 * digit->index(),
                                 cell < kSmallFloorCells ? 0.8 : 0.35)
                     : CellFace{};
    };
    paintSmallBoard(painter, field, look.theme, [&](int cell) {
        CellFace face = faceOf(work.board(), cell);
        if (look.cursor == Cell(cell))
            face.ring = look.theme.selectionRing;
        return face;
    });
    for (const Cell cell : judgeCount(work).marked)
        paintMistake(painter, field.cellOf(cell.index()), look.theme);
    for (int floor = 0; floor < kSmallFloors; ++floor) {
        const QRectF column = columnOf(found, floor);
        Stack stack(column);
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, CountWords::tr("Floor %1").arg(floor + 1), look.text,
            floor == work.floor() ? look.theme.text : look.theme.mutedText,
            floor == work.floor() ? QFont::DemiBold : QFont::Normal);
        const QRectF rest = stack.rest();
        // As many as a floor can have, whether they are found or not: nothing tells how many there are.
        const double side = std::min(rest.width() * 0.8 / kSmallSide, rest.height() / (kSmallFloors * 2.6));
        double top = rest.top();
        for (const Grid& way : work.found(floor)) {
            for (int cell = kSmallFloorCells; cell < kSmallCells; ++cell) {
                const int row = cell / kSmallSide - 2;
                const QRectF rect(column.center().x() + (cell % kSmallSide - 2) * side, top + row * side, side, side);
                paintCell(painter, rect, faceOf(way, cell), look.theme);
                paintOutline(painter, rect, QPen(look.theme.thinLine, 1));
            }
            top += side * 2.6;
        }
    }
}

}  // namespace nonet::lookup
