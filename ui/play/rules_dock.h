#pragma once

#include "core/board/candidate_grid.h"
#include "ui/document/puzzle_document.h"

#include <QDockWidget>
#include <QPointer>
#include <QTimer>

class QTextBrowser;

namespace nonet {

class BoardWidget;

/// What the puzzle asks: the rules at the current cell, then the setter's own text or else every rule in a sentence,
/// then what had to be left out.
class RulesDock : public QDockWidget {
    Q_OBJECT

public:
    explicit RulesDock(const BoardWidget& board, QWidget* parent = nullptr);
    void setDocument(PuzzleDocument* document);

private:
    void updateSoon() { m_pause.start(); }
    void update();

    const BoardWidget& m_board;
    QTimer m_pause{this};
    QPointer<PuzzleDocument> m_document;
    QTextBrowser* m_text;
};

/// "Still open: 1 2 6 · 1 3 5", by the candidates; empty for what is no cage with a sum.
QString openCombinationsText(const Constraint& constraint, const Layout& layout, const CandidateGrid& candidates);

}  // namespace nonet
