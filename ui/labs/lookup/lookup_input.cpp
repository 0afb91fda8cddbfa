#include "ui/labs/lookup/lookup_input.h"

#include "core/constructions/sequence_text.h"
#include "core/constructions/tower.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/construction_text.h"

#include <QCoreApplication>

namespace nonet::lookup {

namespace {

constexpr int kMostOfRank = 7;
constexpr int kLeastOfFloor = 13;
constexpr int kLeastOfBoard = 41;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LookupInput)
};

/// As people part digits.
bool isSeparator(QChar sign) { return sign.isSpace() || sign == u',' || sign == u';' || sign == u'|' || sign == u'/'; }

QString bare(const QString& text) {
    QString result;
    for (const QChar sign : text)
        if (!isSeparator(sign))
            result += sign;
    return result;
}

/// What is wrong, and that nothing has changed.
QString listKept(const QString& fault) { return Words::tr("%1 The list before stays.").arg(fault); }
QString floorKept(const QString& fault) { return Words::tr("%1 The floor before stays.").arg(fault); }
QString towerKept(const QString& fault) { return Words::tr("%1 The tower before stays.").arg(fault); }
QString boardKept(const QString& fault) { return Words::tr("%1 The board before stays.").arg(fault); }

std::variant<Grid, QString> gridFrom(const QString& text) {
    auto board = boardFromText(text);
    if (const QString* fault = std::get_if<QString>(&board))
        return boardKept(*fault);
    return board;
}

}  // namespace

TextKind textKind(const QString& text, InputKind scene) {
    const QString signs = bare(text);
    if (signs.size() >= kLeastOfBoard)
        return TextKind::board;
    if (signs.size() >= kLeastOfFloor && signs[0].isDigit())
        return TextKind::floor;
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
    const auto reading = floorFromText(bare(text).toStdString());
    if (const auto* floor = std::get_if<TowerFloor>(&reading))
        return floorOf(*floor);
    if (const auto* conflict = std::get_if<TowerConflict>(&reading))
        return floorKept(towerPartSentence(TowerPart::floor, *conflict));
    return floorKept(towerPartSentence(TowerPart::floor, std::get<Error>(reading)));
}

std::variant<TowerPattern, QString> towerFrom(const QString& text) {
    const auto reading = towerFromText(bare(text).toStdString());
    if (const auto* tower = std::get_if<TowerPattern>(&reading))
        return *tower;
    if (const auto* conflict = std::get_if<TowerConflict>(&reading))
        return towerKept(towerPartSentence(TowerPart::tower, *conflict));
    return towerKept(towerPartSentence(TowerPart::tower, std::get<Error>(reading)));
}

std::variant<std::uint32_t, QString> rankFrom(const QString& text) {
    const std::uint32_t rank = bare(text).toUInt();
    if (rank >= 1 && rank <= kFloors)
        return rank - 1;
    return floorKept(Words::tr("Floors are numbered from 1 to %1.").arg(number(kFloors)));
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
