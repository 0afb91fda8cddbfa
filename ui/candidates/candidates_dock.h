#pragma once

#include "ui/document/puzzle_document.h"

#include <QDockWidget>
#include <QPointer>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace nonet {

class BoardWidget;
class Preferences;

/// Filters the candidates on the board and colours them. Object names: candidatesDock, filterDigit1..9, filterSeveral,
/// filterBivalue, filterInverse, filterNone, candidateColour1..10, clearColours, clearLinks, fillMarks, clearMarks,
/// restoreCandidates, showCandidates.
class CandidatesDock : public QDockWidget {
    Q_OBJECT

public:
    explicit CandidatesDock(Preferences& preferences, QWidget* parent = nullptr);

    /// Neither is owned; null for none.
    void setDocument(PuzzleDocument* document);
    void setBoard(BoardWidget* board);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildFilter();
    QWidget* buildColours();
    QWidget* buildActions();
    void retranslate();
    void paintSwatches();
    void clickDigit(int value);
    void showFilter();
    void showColour();
    void showDocument();

    Preferences& m_preferences;
    QPointer<PuzzleDocument> m_document;
    BoardWidget* m_board = nullptr;
    QButtonGroup* m_digits = nullptr;
    QButtonGroup* m_colours = nullptr;
    QLabel* m_filterTitle = nullptr;
    QLabel* m_coloursTitle = nullptr;
    QLabel* m_marksTitle = nullptr;
    QToolButton* m_several = nullptr;
    QToolButton* m_bivalue = nullptr;
    QToolButton* m_inverse = nullptr;
    QToolButton* m_none = nullptr;
    QCheckBox* m_showCandidates = nullptr;
    QPushButton* m_clearColours = nullptr;
    QPushButton* m_clearLinks = nullptr;
    QPushButton* m_fillMarks = nullptr;
    QPushButton* m_clearMarks = nullptr;
    QPushButton* m_restore = nullptr;
};

}  // namespace nonet
