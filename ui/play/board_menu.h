#pragma once

#include "core/hints/why_not.h"
#include "ui/board/board_widget.h"
#include "ui/frame/window_frame.h"

#include <QObject>

#include <functional>

class QMenu;

namespace nonet {

class Task;

/// The menu of a cell: digits, marks, colours, why a digit is not possible, a hint. What it enters goes to all selected
/// cells. Object names: boardMenu; menuDigit, menuCorner, menuCentre, menuColour, menuWhyNot for its parts, each with
/// actions "1" to "9".
class BoardMenu : public QObject {
    Q_OBJECT

public:
    BoardMenu(const WindowFrame& frame, BoardWidget& board, QObject* parent);

private:
    void open(Cell cell, const QPoint& screenPoint);
    /// An entry for each of the board's digits, but no more than `most`; `act` is handed the digit.
    void addDigits(QMenu& menu, const char* name, const QString& title, const std::function<void(Digit)>& act,
                   int most = kMaxSide);
    void enter(InputMode mode, Digit digit);
    void askWhyNot(Candidate candidate);
    static QString sentenceOf(const WhyNotAnswer& answer, Candidate candidate);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_whyTask;
};

}  // namespace nonet
