#include "ui/board/board_accessible.h"

#include "core/rules/rulebook.h"
#include "ui/board/board_widget.h"
#include "ui/board/cell_looks.h"
#include "ui/board/cell_table.h"
#include "ui/board/shown_candidates.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/cell_names.h"
#include "ui/text/rule_words.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace nonet {

namespace {

QString say(const char* text) { return QCoreApplication::translate("BoardAccessible", text); }

QString labelOf(const BoardPicture& picture, Digit digit) {
    return QString::fromStdString(picture.puzzle.symbols().label(digit));
}

QString digitsText(const BoardPicture& picture, DigitSet digits) {
    QStringList symbols;
    for (const Digit digit : digits)
        symbols << labelOf(picture, digit);
    return symbols.join(QLatin1Char(' '));
}

QString coloursText(ColourSet colours) {
    QStringList numbers;
    for (const Digit colour : colours)
        numbers << QString::number(colour.value());
    return numbers.join(QLatin1Char(' '));
}

bool isInConflict(const BoardWidget& board, Cell cell) {
    return std::ranges::any_of(board.looks().broken, [cell](const BrokenRule& broken) {
        return std::ranges::find(broken.cells, cell) != broken.cells.end();
    });
}

bool isLitByFilter(const BoardWidget& board, Cell cell) {
    const std::vector<CellLook>& looks = board.looks().cells;
    const auto at = static_cast<std::size_t>(cell.index());
    // While the board becomes another one they may still be the former's.
    return at < looks.size() && (looks[at].isFiltered || looks[at].isFilterDigit);
}

/// What is given in fog is not told.
std::optional<Digit> seenDigit(const BoardPicture& picture, Cell cell) {
    const bool isHidden = picture.fogged.contains(cell) && !picture.puzzle.givens.isBlank(cell);
    return isHidden ? std::nullopt : picture.digits.digit(cell);
}

class BoardCells : public CellTable {
public:
    explicit BoardCells(BoardWidget& board) : m_board(board) {}

    QWidget& widget() const override { return m_board; }
    BoardShape shape() const override { return m_board.picture().puzzle.shape(); }
    QRectF rect(Cell cell) const override { return m_board.cellRect(cell); }
    QString description(Cell cell) const override { return cellDescription(m_board, cell); }
    QString value(Cell cell) const override {
        const std::optional<Digit> digit = seenDigit(m_board.picture(), cell);
        return digit ? labelOf(m_board.picture(), *digit) : QString();
    }
    std::optional<Cell> current() const override { return m_board.currentCell(); }
    CellSet selection() const override { return m_board.selection(); }
    bool isReadOnly(Cell cell) const override {
        return !m_board.picture().puzzle.givens.isBlank(cell) || m_board.isReplay();
    }

private:
    BoardWidget& m_board;
};

QAccessibleInterface* makeAccessibleBoard(const QString& className, QObject* object) {
    if (className != QLatin1String("nonet::BoardWidget"))
        return nullptr;
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? makeAccessibleTable(std::make_unique<BoardCells>(*board)) : nullptr;
}

}  // namespace

void installBoardAccessible() { QAccessible::installFactory(makeAccessibleBoard); }

QString cellDescription(const BoardWidget& board, Cell cell) {
    const BoardPicture& picture = board.picture();
    const BoardShape& shape = picture.puzzle.shape();
    if (shape.isHole(cell))
        return say(QT_TRANSLATE_NOOP("BoardAccessible", "no cell"));
    QStringList parts = {cellName(cell, shape.columns())};
    const bool isFogged = picture.fogged.contains(cell);
    if (isFogged)
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "in fog"));
    if (const std::optional<Digit> digit = seenDigit(picture, cell)) {
        const char* kind = picture.puzzle.givens.isBlank(cell) ? QT_TRANSLATE_NOOP("BoardAccessible", "digit %1")
                                                               : QT_TRANSLATE_NOOP("BoardAccessible", "given %1");
        parts << say(kind).arg(labelOf(picture, *digit));
    } else {
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "empty"));
        if (const auto& two = picture.twoSolutions; two && two->first.valueAt(cell) != two->second.valueAt(cell))
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "%1 in one solution, %2 in the other"))
                         .arg(labelOf(picture, Digit(two->first.valueAt(cell))))
                         .arg(labelOf(picture, Digit(two->second.valueAt(cell))));
        const auto& shown = picture.shownSolution;
        if (const std::optional<Digit> solved = shown ? shown->digit(cell) : std::nullopt)
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "%1 in the solution that is shown"))
                         .arg(labelOf(picture, *solved));
        if (showsCandidates(picture) && !isFogged)
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "candidates %1"))
                         .arg(digitsText(picture, picture.candidates.at(cell)));
        if (const auto& unknown = picture.unknownCandidates; unknown && !unknown->at(cell).isEmpty() && !isFogged)
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "not known yet %1"))
                         .arg(digitsText(picture, unknown->at(cell)));
        if (!picture.isReplay) {
            const CellState& state = picture.state.at(cell);
            if (!state.corner.isEmpty())
                parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "corner %1")).arg(digitsText(picture, state.corner));
            if (!state.centre.isEmpty())
                parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "centre %1")).arg(digitsText(picture, state.centre));
        }
    }
    if (!picture.isReplay && !picture.state.at(cell).colours.isEmpty())
        parts
            << say(QT_TRANSLATE_NOOP("BoardAccessible", "colour %1")).arg(coloursText(picture.state.at(cell).colours));
    for (const RuleHouse& house : picture.puzzle.rulebook().houses())
        if ((house.house.kind == HouseKind::box || house.house.kind == HouseKind::region) &&
            std::ranges::find(house.cells, cell) != house.cells.end())
            parts << houseName(house.house);
    if (!isFogged)
        parts << rulesAtCell(cell, picture.puzzle.layout());
    if (isLitByFilter(board, cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "in the filter"));
    if (isInConflict(board, cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "conflict"));
    if (picture.contradiction && picture.contradiction->cells.contains(cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "part of the contradiction"));
    if (picture.mistakes.contains(cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "wrong"));
    return parts.join(QStringLiteral(", "));
}

}  // namespace nonet
