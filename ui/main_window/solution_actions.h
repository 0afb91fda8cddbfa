#pragma once

#include "ui/main_window/window_frame.h"

#include <QObject>
#include <QPointer>

namespace nonet {

class BoardWidget;
class PuzzleDocument;
class Task;
struct NextSolution;

/// What is shown of a puzzle's solutions, whatever its rules: the candidates that some solution uses, two that differ,
/// one after the other on a copy, and why there is none.
class SolutionActions : public QObject {
    Q_OBJECT

public:
    SolutionActions(const WindowFrame& frame, BoardWidget& board, QObject* parent);

    /// Takes two solutions, or a contradiction, off the board, and what is said of them. False where none were.
    bool hide();

private:
    void followDocument();
    void setTrueCandidates(bool isOn);
    void updateTrueCandidates();
    void showTwoSolutions();
    void showNextSolution();
    void showOnCopy(const QPointer<PuzzleDocument>& document, const NextSolution& next);
    void openCopy(const PuzzleDocument& document, const NextSolution& next);
    void showWhyNone();
    void showWhyNoneWhenKnown();
    /// The sentence stands as long as the clues do.
    void say(const QString& sentence);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_task;
    Task* m_trueTask;
    bool m_showsTrue = false;
    /// Why there is none was asked for before it was known.
    bool m_awaitsWhy = false;
    /// What was said of what hide() takes away, while it is on the board.
    QString m_saidOfShown;
};

}  // namespace nonet
