#include "ui/labs/lookup/lookup_model.h"

#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_text.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/construction_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

namespace nonet::lookup {

namespace {

constexpr int kList[] = {4, 8, 9, 3, 7, 1, 5, 2, 6};
constexpr const char* kSecond = "48.3.1.265264.93713.152648964.93715..52.489.7937152648.64.937157152648938937152.4";
constexpr const char* kFloor = "681742953245839167397156824";
/// Inkala 2012, whose clues [Shift] takes as a mask: its bands can be some hundreds of floors each.
constexpr const char* kPuzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
constexpr int kGroup = 3;
/// The column trios of the pattern's first box, from the list's three trios.
constexpr int kTrioOfColumn[] = {0, 2, 1};
constexpr int kMostOfRank = 7;
constexpr int kLeastOfFloor = 13;
constexpr int kLeastOfBoard = 41;

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(LookupInput)
};

/// What is wrong, and that nothing has changed.
QString listKept(const QString& fault) { return InputWords::tr("%1 Your previous list is kept.").arg(fault); }
QString floorKept(const QString& fault) { return InputWords::tr("%1 Your previous floor is kept.").arg(fault); }
QString towerKept(const QString& fault) { return InputWords::tr("%1 Your previous tower is kept.").arg(fault); }
QString boardKept(const QString& fault) { return InputWords::tr("%1 Your previous board is kept.").arg(fault); }

std::variant<Grid, QString> gridFrom(const QString& text) {
    auto board = boardFromText(text);
    if (const QString* fault = std::get_if<QString>(&board))
        return boardKept(*fault);
    return board;
}

}  // namespace

Grid LookupModel::first() { return rowShift(Sequence()); }

TowerFloor LookupModel::towerFloor() const {
    const std::optional<TowerFloor> made = TowerFloor::from(boardOf(floor));
    assert(made);
    return *made;
}

Grid LookupModel::floorBoard() const { return boardOf(floor); }

LookupModel exampleModel() {
    LookupModel model;
    std::vector<Digit> digits;
    for (const int value : kList)
        digits.emplace_back(value);
    model.list = Sequence::from(digits).value_or(Sequence());
    for (int value = 1; value <= 9; ++value)
        model.signs[static_cast<std::size_t>(value - 1)] = QString::number(value);
    model.second = gridFromLine(kSecond).value_or(Grid());
    model.floor = floorOf(std::get<TowerFloor>(floorFromText(kFloor)));
    model.puzzle = gridFromLine(kPuzzle).value_or(Grid());
    return model;
}

Floor floorOf(const TowerFloor& floor) {
    Floor result;
    for (int i = 0; i < 27; ++i)
        result.digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(floor.board().valueAt(Cell(i)));
    return result;
}

Floor floorOf(const TrioConfiguration& configuration) {
    Floor floor;
    for (std::size_t box = 0; box < 3; ++box) {
        const Signature& signature = TrioTable::instance().signature(configuration.boxes[box]);
        for (std::size_t row = 0; row < 3; ++row) {
            std::size_t column = 0;
            for (const Digit digit : signature[row].digits())
                floor.digits[row * kSide + box * kBox + column++] = static_cast<std::uint8_t>(digit.value());
        }
    }
    return floor;
}

Grid boardOf(const Floor& floor) {
    Grid board;
    for (int i = 0; i < 27; ++i)
        board.set(Cell(i), Digit(floor.digits[static_cast<std::size_t>(i)]));
    return board;
}

QString grouped(const std::string& digits) {
    QString text = QString::fromStdString(digits);
    for (qsizetype at = text.size() - kGroup; at > 0; at -= kGroup)
        text.insert(at, QLocale().groupSeparator());
    return text;
}

TowerPattern towerPattern(const Sequence& list, bool isReversed) {
    Grid board;
    for (int row = 0; row < kSide; ++row)
        for (int column = 0; column < kBox; ++column) {
            const int moved = (isReversed ? kBox - row / kBox : row / kBox) % kBox;
            const int from = (column - moved + kBox) % kBox;
            board.set(Cell(row * kSide + column), list.digitAt(kTrioOfColumn[from] * kBox + row % kBox));
        }
    const std::optional<TowerPattern> pattern = TowerPattern::from(board);
    assert(pattern);
    return *pattern;
}

QString towerText(const TowerPattern& pattern) {
    QStringList rows;
    for (int row = 0; row < kSide; ++row) {
        QString& digits = rows.emplace_back();
        for (int column = 0; column < kBox; ++column)
            digits += QString::number(pattern.board().valueAt(Cell(row * kSide + column)));
    }
    return rows.join(u'/');
}

TextKind textKind(const QString& text, InputKind scene) {
    const QString signs = unparted(text);
    if (signs.size() >= kLeastOfBoard)
        return TextKind::board;
    if (signs.size() >= kLeastOfFloor && signs[0].isDigit())
        return TextKind::floor;
    // Where a board is at home, only nine different signs are a list.
    const bool acceptsBoards = scene == InputKind::board || scene == InputKind::puzzle;
    if (acceptsBoards && (signs.size() != kSide || QSet<QChar>(signs.begin(), signs.end()).size() != kSide))
        return TextKind::board;
    const bool isNumber = std::all_of(signs.begin(), signs.end(), [](QChar sign) { return sign.isDigit(); });
    return scene == InputKind::floor && isNumber && signs.size() <= kMostOfRank ? TextKind::rank : TextKind::list;
}

std::variant<ListInput, QString> listFrom(const QString& text) {
    const auto reading = sequenceFromText(text.toStdString(), 9, Alphabet::any);
    if (const auto* fault = std::get_if<SequenceFault>(&reading))
        return listKept(sequenceSentence(*fault));
    const auto& read = std::get<SequenceReading>(reading);
    ListInput input;
    input.list = read.sequence;
    for (std::size_t i = 0; i < input.signs.size(); ++i)
        input.signs[i] = QString::fromStdString(read.symbols[i]);
    return input;
}

std::variant<Floor, QString> floorFrom(const QString& text) {
    const auto reading = floorFromText(unparted(text).toStdString());
    if (const auto* floor = std::get_if<TowerFloor>(&reading))
        return floorOf(*floor);
    if (const auto* conflict = std::get_if<TowerConflict>(&reading))
        return floorKept(towerPartSentence(TowerPart::floor, *conflict));
    return floorKept(towerPartSentence(TowerPart::floor, std::get<Error>(reading)));
}

std::variant<TowerPattern, QString> towerFrom(const QString& text) {
    const auto reading = towerFromText(unparted(text).toStdString());
    if (const auto* tower = std::get_if<TowerPattern>(&reading))
        return *tower;
    if (const auto* conflict = std::get_if<TowerConflict>(&reading))
        return towerKept(towerPartSentence(TowerPart::tower, *conflict));
    return towerKept(towerPartSentence(TowerPart::tower, std::get<Error>(reading)));
}

std::variant<std::uint32_t, QString> rankFrom(const QString& text) {
    const std::uint32_t rank = unparted(text).toUInt();
    if (rank >= 1 && rank <= kFloors)
        return rank - 1;
    return floorKept(InputWords::tr("Floors are numbered from 1 to %1.").arg(number(kFloors)));
}

QString keyFault(const Grid& second) {
    const auto solution = solveByKey(LookupModel::first(), second);
    const auto* conflict = std::get_if<DigitKeyConflict>(&solution);
    return conflict ? boardKept(keyConflictSentence(*conflict)) : QString();
}

std::variant<Grid, QString> secondFrom(const QString& text) {
    auto grid = gridFrom(text);
    if (std::holds_alternative<QString>(grid))
        return grid;
    const QString fault = keyFault(std::get<Grid>(grid));
    if (!fault.isEmpty())
        return fault;
    return grid;
}

std::variant<Grid, QString> puzzleFrom(const QString& text) {
    auto board = consistentBoardFromText(text);
    if (const QString* fault = std::get_if<QString>(&board))
        return boardKept(*fault);
    return board;
}

}  // namespace nonet::lookup
