#include "ui/text/construction_text.h"

#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct ConstructionText {
    Q_DECLARE_TR_FUNCTIONS(ConstructionText)
};

/// As typed, without what cannot be quotedSymbol.
QString quotedSymbol(const std::string& symbol) {
    constexpr qsizetype kLongest = 12;
    QString text = QString::fromStdString(symbol).left(kLongest);
    for (QChar& each : text)
        if (!each.isPrint() && !each.isSurrogate() && !each.isMark())
            each = u'\u00b7';
    return QStringLiteral("\u201c%1\u201d").arg(text);
}

QString placeName(int place) { return QStringLiteral("S[%1]").arg(place); }

/// Past 9 a digit is named by its symbol, as the board shows it.
QString digitName(Digit digit) { return QString(QLatin1Char(toSymbol(digit))); }

QString digitName(int place) { return digitName(Digit::fromIndex(place)); }

}  // namespace

QString sequenceSentence(const SequenceFault& fault) {
    const QString found = QString::number(fault.found);
    const QString expected = QString::number(fault.expected);
    switch (fault.kind) {
    case SequenceFault::Kind::repeated:
        return ConstructionText::tr("%1 appears twice, as number %2 and as number %3.", "a symbol, two positions")
            .arg(quotedSymbol(fault.symbol))
            .arg(fault.first + 1)
            .arg(fault.second + 1);
    case SequenceFault::Kind::foreign:
        return ConstructionText::tr("%1, number %2 of the list, is not a digit of this board, which takes 1 to %3.",
                                    "a symbol, its position, the largest digit")
            .arg(quotedSymbol(fault.symbol))
            .arg(fault.first + 1)
            .arg(expected);
    case SequenceFault::Kind::tooFew:
        return ConstructionText::tr("The list has %1 symbols; it needs %2.").arg(found, expected);
    case SequenceFault::Kind::tooMany:
        return ConstructionText::tr("The list has %1 symbols; it takes only %2.").arg(found, expected);
    case SequenceFault::Kind::cannotComplete:
        return ConstructionText::tr("The list has %1 symbols and needs %2. Only digits complete themselves: "
                                    "nobody can know which symbol is missing.")
            .arg(found, expected);
    case SequenceFault::Kind::unreadable: return ConstructionText::tr("The list is not readable text.");
    }
    return {};
}

QString maskSentence(const Error& error) {
    return ConstructionText::tr("The mask has %1 characters; this board has %2 cells.")
        .arg(error.found)
        .arg(error.expected);
}

QString refusalSentence(const PlaceRefusal& refusal, int side) {
    const QString first = cellName(refusal.first.cell, side);
    const QString second = cellName(refusal.second.cell, side);
    if (refusal.kind == PlaceRefusal::Kind::onePlaceTwoDigits)
        return ConstructionText::tr("No list gives this board: %1 and %2 need two digits, %3 and %4, in one place, %5.",
                                    "two cells, two digits, a place as S[0]")
            .arg(first, second, digitName(refusal.first.digit), digitName(refusal.second.digit),
                 placeName(refusal.firstPlace));
    return ConstructionText::tr("No list gives this board: %1 and %2 need the digit %3 in two places, %4 and %5.",
                                "two cells, a digit, two places as S[0]")
        .arg(first, second, digitName(refusal.first.digit), placeName(refusal.firstPlace),
             placeName(refusal.secondPlace));
}

QString recoverySentence(const SequenceRecovery& fit) {
    const int side = static_cast<int>(fit.pins.size());
    if (fit.fullHouse)
        return ConstructionText::tr("All of %1 is given: it holds the whole list.", "a house")
            .arg(houseName(*fit.fullHouse));
    if (fit.digitsSeen == side)
        return ConstructionText::tr("All %1 digits are seen: each names its place.").arg(side);
    if (fit.sequence) {
        for (const std::optional<SequenceRecovery::Pin>& pin : fit.pins)
            if (pin && !pin->cell)
                return ConstructionText::tr("%1 of %2 digits are seen: %3 takes the place that is left.",
                                            "two numbers, a digit")
                    .arg(fit.digitsSeen)
                    .arg(side)
                    .arg(digitName(pin->digit));
    }
    const int open = side - fit.digitsSeen;
    const QString members = fit.members ? QString::number(*fit.members) : QStringLiteral("%1!").arg(open);
    return ConstructionText::tr("%1 of %2 digits are seen: the other %3 can be exchanged, so %4 lists fit.",
                                "four numbers")
        .arg(fit.digitsSeen)
        .arg(side)
        .arg(open)
        .arg(members);
}

QString boxDisagreementSentence(const BoxDisagreement& disagreement, int side) {
    return ConstructionText::tr("%1 holds %2 in the puzzle and %3 in the box that was given.", "a cell, two digits")
        .arg(cellName(disagreement.cell, side), digitName(disagreement.inPuzzle), digitName(disagreement.inBox));
}

QString keyConflictSentence(const DigitKeyConflict& conflict) {
    return ConstructionText::tr("No key: %1 says that %2 becomes %3, and %4 says that %5 becomes %6.",
                                "a cell, two digits, another cell, two digits")
        .arg(cellName(conflict.first.cell), digitName(conflict.firstPlace), digitName(conflict.first.digit),
             cellName(conflict.second.cell), digitName(conflict.secondPlace), digitName(conflict.second.digit));
}

QString keyRepeatSentence(const DigitKey& key) {
    const auto repeat = key.firstRepeat();
    const std::optional<Digit> to = repeat ? key.to(repeat->first) : std::nullopt;
    if (!repeat || !to)
        return {};
    return ConstructionText::tr("%1 and %2 both become %3.", "three digits")
        .arg(digitName(repeat->first), digitName(repeat->second), digitName(*to));
}

QString towerPartSentence(TowerPart part, const Error& error) {
    const bool isFloor = part == TowerPart::floor;
    if (error.code == ErrorCode::badSymbol)
        return (isFloor ? ConstructionText::tr("%1, number %2 of the floor, is not a digit from 1 to 9.")
                        : ConstructionText::tr("%1, number %2 of the tower, is not a digit from 1 to 9."))
            .arg(quotedSymbol(error.subject))
            .arg(error.column);
    return (isFloor ? ConstructionText::tr("The floor has %1 digits; it needs %2: three rows of nine.")
                    : ConstructionText::tr("The tower has %1 digits; it needs %2: nine rows of three."))
        .arg(error.found)
        .arg(error.expected);
}

QString towerPartSentence(TowerPart part, const TowerConflict& conflict) {
    return (part == TowerPart::floor ? ConstructionText::tr("This is not a floor: %1", "a sentence")
                                     : ConstructionText::tr("This is not a tower: %1", "a sentence"))
        .arg(conflictSentence(conflict));
}

QString towerMisfitSentence(const TowerGrid& grid) {
    return ConstructionText::tr("The tower does not fit this floor: %1", "a sentence")
        .arg(conflictSentence(grid.conflicts.front()));
}

}  // namespace nonet
