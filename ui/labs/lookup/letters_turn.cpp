#include "ui/labs/lookup/letters_turn.h"

#include "core/board/classic.h"

#include <QCoreApplication>

namespace nonet::lookup {

namespace {

struct LettersWords {
    Q_DECLARE_TR_FUNCTIONS(LettersTurn)
};

int boxOf(Cell cell) { return classic::columnOf(cell) / kBox; }

/// A digit that a given row has in the box, so that its letter took it.
std::optional<FloorVerdict> taken(const Grid& rows, Cell cell) {
    for (int given = 0; given < kFirstOwnRow; ++given)
        for (int i = 0; i < kBox; ++i)
            if (const Cell before(given * kSide + boxOf(cell) * kBox + i); rows.digit(before) == rows.digit(cell))
                return FloorVerdict{
                    LabTurn::State::mistake,
                    filled(LettersWords::tr("Row %1 has %2 in box %3, so %2 is in its letter and not left for row 3."),
                           given + 1, rows.valueAt(cell), boxOf(cell) + 1),
                    {before, cell}};
    return std::nullopt;
}

std::optional<FloorVerdict> twice(const Grid& rows, Cell cell) {
    const int row = classic::rowOf(cell);
    for (int column = 0; column < classic::columnOf(cell); ++column)
        if (const Cell before(row * kSide + column); rows.digit(before) == rows.digit(cell))
            return FloorVerdict{LabTurn::State::mistake,
                                filled(row == kFirstOwnRow
                                           ? LettersWords::tr("Your row 3 has %1 twice, and a trio has three digits.")
                                           : LettersWords::tr("Your second row 3 has %1 twice, and a trio has three "
                                                              "digits."),
                                       rows.valueAt(cell)),
                                {before, cell}};
    return std::nullopt;
}

bool areEqual(const Grid& rows) {
    for (int column = 0; column < kSide; ++column)
        if (rows.digit(Cell(kFirstOwnRow * kSide + column)) != rows.digit(Cell((kFirstOwnRow + 1) * kSide + column)))
            return false;
    return true;
}

}  // namespace

FloorVerdict judgeLetters(const Grid& rows) {
    constexpr int kOwn = (kLettersRows - kFirstOwnRow) * kSide;
    int entered = 0;
    for (int i = kFirstOwnRow * kSide; i < kLettersRows * kSide; ++i) {
        const Cell cell(i);
        if (rows.isBlank(cell))
            continue;
        ++entered;
        if (const std::optional<FloorVerdict> mistake = taken(rows, cell))
            return *mistake;
        if (const std::optional<FloorVerdict> mistake = twice(rows, cell))
            return *mistake;
    }
    if (entered == 0)
        return {};
    if (entered < kOwn)
        return {LabTurn::State::open, filled(LettersWords::tr("Right so far: %1 of %2 cells."), entered, kOwn)};
    if (areEqual(rows))
        return {LabTurn::State::mistake,
                LettersWords::tr("Both rows are the same. Change the order inside a box in one of them: its letter "
                                 "stays."),
                {Cell((kFirstOwnRow + 1) * kSide)}};
    return {LabTurn::State::done};
}

}  // namespace nonet::lookup
