#include "ui/board/board_accessible.h"

#include "core/rules/conflicts.h"
#include "ui/board/board_widget.h"
#include "ui/board/cell_table.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/cell_names.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QStringList>

namespace nonet {

namespace {

QString say(const char* text) { return QCoreApplication::translate("BoardAccessible", text); }

QString digitsText(DigitSet digits) {
    QStringList symbols;
    for (const Digit digit : digits)
        symbols << QString(QLatin1Char(toSymbol(digit)));
    return symbols.join(QLatin1Char(' '));
}

bool isInConflict(const BoardPicture& picture, Cell cell) {
    for (const Conflict& conflict : findConflicts(picture.digits, picture.puzzle.geometry))
        if (conflict.first == cell || conflict.second == cell)
            return true;
    return false;
}

class BoardCells : public CellTable {
public:
    explicit BoardCells(BoardWidget& board) : m_board(board) {}

    QWidget& widget() const override { return m_board; }
    Geometry geometry() const override { return m_board.picture().puzzle.geometry; }
    QRectF rect(Cell cell) const override { return m_board.cellRect(cell); }
    QString description(Cell cell) const override { return cellDescription(m_board, cell); }
    QString value(Cell cell) const override {
        const std::optional<Digit> digit = m_board.picture().digits.digit(cell);
        return digit ? QString(QLatin1Char(toSymbol(*digit))) : QString();
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
    const Geometry& geometry = picture.puzzle.geometry;
    QStringList parts = {cellName(cell, geometry.side())};
    if (const std::optional<Digit> digit = picture.digits.digit(cell)) {
        const char* kind = picture.puzzle.givens.isBlank(cell) ? QT_TRANSLATE_NOOP("BoardAccessible", "digit %1")
                                                               : QT_TRANSLATE_NOOP("BoardAccessible", "given %1");
        parts << say(kind).arg(QLatin1Char(toSymbol(*digit)));
    } else {
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "empty"));
        if (const auto& two = picture.twoSolutions; two && two->first.valueAt(cell) != two->second.valueAt(cell))
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "%1 in one solution, %2 in the other"))
                         .arg(two->first.valueAt(cell))
                         .arg(two->second.valueAt(cell));
        if (picture.showsCandidates)
            parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "candidates %1"))
                         .arg(digitsText(picture.candidates.at(cell)));
        if (!picture.isReplay) {
            const CellState& state = picture.state.at(cell);
            if (!state.corner.isEmpty())
                parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "corner %1")).arg(digitsText(state.corner));
            if (!state.centre.isEmpty())
                parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "centre %1")).arg(digitsText(state.centre));
        }
    }
    if (!picture.isReplay && !picture.state.at(cell).colours.isEmpty())
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "colour %1"))
                     .arg(digitsText(toDigitSet(picture.state.at(cell).colours)));
    parts << houseName({HouseKind::box, static_cast<std::uint8_t>(geometry.box(cell))});
    if (picture.showsConflicts && isInConflict(picture, cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "conflict"));
    if (picture.mistakes.contains(cell))
        parts << say(QT_TRANSLATE_NOOP("BoardAccessible", "wrong"));
    return parts.join(QStringLiteral(", "));
}

}  // namespace nonet
