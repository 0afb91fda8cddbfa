#pragma once

#include "core/board/grid.h"
#include "ui/frame/window_frame.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace nonet {

class BoardWidget;
class PuzzleDocument;
class Task;
struct NextSolution;
struct TrueCandidateLayer;

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
    /// The player's switch; what else takes them off leaves the candidates as they are.
    void switchTrueCandidates(bool isOn);
    void setTrueCandidates(bool isOn);
    void updateTrueCandidates();
    void showTwoSolutions();
    void showNextSolution();
    void showOnCopy(const QPointer<PuzzleDocument>& document, const NextSolution& next);
    /// Stands as long as nothing else is done to the copy; `hasNext`: with a button for it.
    void sayOfCopy(const QString& sentence, bool hasNext);
    void openCopy(const PuzzleDocument& document, const Grid& solution);
    void showLayer(const TrueCandidateLayer& layer);
    void showWhyNone();
    void showWhyNoneWhenKnown();
    /// The sentence stands as long as the clues do.
    void say(const QString& sentence);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_task;
    Task* m_trueTask;
    bool m_showsTrue = false;
    /// What the status line says of them.
    QString m_trueLegend;
    /// Whether candidates were shown before the true ones.
    bool m_showedCandidates = false;
    /// The last solution that was shown on a copy, and on which.
    std::optional<Grid> m_lastShown;
    QPointer<PuzzleDocument> m_lastShownOn;
    /// Why there is none was asked for before it was known.
    bool m_awaitsWhy = false;
    /// What was said of what hide() takes away, while it is on the board.
    QString m_saidOfShown;
};

}  // namespace nonet
