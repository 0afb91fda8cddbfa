#pragma once

#include "core/solvers/propagation/conflict_set.h"
#include "ui/board/board_picture.h"
#include "ui/designer/layout_answers.h"
#include "ui/designer/reason_list.h"

#include <QDockWidget>
#include <QPointer>
#include <QTimer>

class QAbstractButton;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace nonet {

class BoardWidget;
class Designer;

/// What is known of the layout: how many solutions it has or why none, what some solution uses, and what could go or be
/// added. Lays what is asked for over a board. Number, reason and time share a part on top that is as high as the panel
/// has room, whatever they say, and is scrolled by itself; all rows below it keep their height: nothing moves when an
/// answer comes.
/// Object names: answerDock, answerHead, answerBody, answerCount, answerReason, answerTime, answerProgress,
/// answerPause, answerStop, answerExact, answerDigits, answerSolution, answerPrevious, answerNext, answerNoSolution,
/// answerFill, answerRandomFill, answerCandidates, answerCap1, answerCap2, answerCap8, answerCap100, answerLogic,
/// answerEqual, answerLegend, answerTester, answerRate, answerNeeded, answerClues, answerEnough, answerFirst,
/// answerRemoveSpare, answerMakeProper, answerGenerate, answerSeed, answerSentence, answerList, answerRemove,
/// answerHide, answerGo, answerAdd.
class AnswerDock : public QDockWidget {
    Q_OBJECT

public:
    explicit AnswerDock(Designer& designer, QWidget* parent = nullptr);

    /// Where answers are laid over; not owned; null for nowhere.
    void setBoard(BoardWidget* board);
    LayoutAnswers& answers() { return *m_answers; }
    /// "One solution (givens only)": what its first line says, without a reason.
    QString countTold() const;
    /// "One solution", whichever digits count in the panel; empty where nothing is known of it.
    QString solutionsOfGivens() const;
    void checkAsTester();
    void countExactly();
    void findClues();
    void findSmallest();
    void removeSpare();
    void makeProper();
    void rate();
    /// candidates, equalCells or neededParts: asked for as long as it is on.
    void setAsked(LayoutAnswer answer, bool isOn);
    /// Of the seed that is set, which goes on by one; with several cells selected, givens in these alone.
    void generate();
    void showNextSolution();
    void showPreviousSolution();
    /// Says why not where the layout is a variant.
    void setShowsLogic(bool shows);
    /// False where none is looked at.
    bool hideSolution();

Q_SIGNALS:
    void showsLogicChanged(bool shows);
    /// By the panel's own switch, too.
    void askedChanged(nonet::LayoutAnswer answer, bool isOn);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What the list tells of.
    enum class Topic : std::uint8_t {
        none,
        tester,
        neededParts,
        smallestPart,
        missingClues,
        onlyOne,
        rating,
        generated
    };
    /// A rule or given of the layout, or a clue that could be one.
    struct Row {
        ConflictSet part = {};
        std::optional<Candidate> clue = std::nullopt;
        QString text = {};
    };

    void build();
    void buildHead(QVBoxLayout& column);
    void buildRun(QVBoxLayout& column);
    void buildSolutionPart(QVBoxLayout& column);
    void buildBoardPart(QVBoxLayout& column);
    void buildLayoutPart(QVBoxLayout& column);
    void buildChangePart(QVBoxLayout& column);
    void buildList(QVBoxLayout& column);
    static QVBoxLayout* addPart(QScrollArea& area, const QString& objectName);
    QPushButton* addButton(const QString& objectName, const QString& text, const QString& tip);
    void connectControls();
    void takeAnswer(LayoutAnswer answer);
    QString countInWords(const std::optional<SolutionCount>& count) const;
    void updateHead();
    void updateReason();
    void tellReason(const QString& sentence, std::vector<ReasonList::Row> rows);
    /// The part on top gets its share of the panel.
    void fitHead();
    /// The mouse was moved over the part on top a moment ago.
    bool isPointedAt();
    bool mayEdit() const;
    void updateSolution();
    void updateLogic();
    void updateRunning();
    void updateCounts();
    void updateList();
    void updateButtons();
    void layOverBoard();
    void layCandidates();
    void layEqualCells();
    void laySolution();
    void layContradiction();

    QString sentenceOf(Topic topic) const;
    QString sentenceOfTester() const;
    QString sentenceOfNeeded() const;
    QString sentenceOfSmallest() const;
    QString sentenceOfClues() const;
    QString sentenceOfRating() const;
    QString sentenceOfGenerated() const;
    QString solutionText() const;
    QString timesText() const;
    static QString timeText(std::chrono::milliseconds time);
    QString legend() const;
    QString logicLegend() const;
    QString countsAt(const CandidateKnowledge& known, Cell cell) const;
    std::vector<Row> rowsOf(Topic topic) const;
    std::vector<Row> rowsOf(const ConflictSet& parts) const;
    std::vector<Row> rowsOfTester() const;
    std::vector<Row> rowsOfRating() const;
    /// It is asked, and what comes of it is to be seen.
    void askOnce(LayoutAnswer answer, Topic topic);
    /// What is told of the true candidates and of logic, for the board's layer.
    CandidateNotes notesOf(const CandidateGrid& basic) const;
    Row rowOf(const Candidate& clue) const;
    /// Of the rows that are selected, together.
    ConflictSet selectedParts() const;
    std::vector<Candidate> selectedClues() const;
    /// The answer that the pause and stop buttons are about: the one that runs, else one that is paused.
    std::optional<LayoutAnswer> currentAnswer() const;

    void connectSolutions();
    void connectReason();
    /// What tells the answer to what was asked is to be seen.
    void reveal(QWidget* told);
    void switchLayer(LayoutAnswer answer, bool isOn);
    void fillList(const std::vector<Row>& before);
    void switchAnswer(LayoutAnswer answer, Topic topic, bool isOn);
    void pauseOrResume();
    void removeParts(ConflictSet parts);
    void goTo(const ConflictSet& parts, CellSet cells = {});
    void removeSelected();
    void hideSelected();
    void goToSelected();
    void takeKeysToBoard();
    void addSelected();

    Designer& m_designer;
    LayoutAnswers* m_answers;
    QPointer<BoardWidget> m_board;
    /// What was asked for last.
    Topic m_topic = Topic::none;
    Topic m_shown = Topic::none;
    std::vector<Row> m_rows;
    bool m_showedCandidates = false;
    bool m_hasLayer = false;
    /// The cell under the mouse; -1: none.
    int m_pointed = -1;
    /// The board had time to take another shape.
    bool m_isLate = false;
    QTimer m_tick{this};
    QScrollArea* m_head = nullptr;
    QScrollArea* m_scroll = nullptr;
    ReasonList* m_reason = nullptr;
    /// What the reason list says: an empty sentence is none.
    QString m_reasonTold;
    std::vector<ReasonList::Row> m_reasonRows;
    /// Until the mouse rests or is gone.
    QTimer m_reasonWaits{this};
    QPoint m_mouse;
    QElapsedTimer m_sinceMouse;
    QLabel* m_count;
    QLabel* m_time;
    QProgressBar* m_progress;
    QPushButton* m_pause = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_exact = nullptr;
    QComboBox* m_digits;
    QLabel* m_solution;
    QPushButton* m_previous = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_noSolution = nullptr;
    QPushButton* m_randomFill = nullptr;
    QCheckBox* m_candidates;
    QButtonGroup* m_caps;
    QCheckBox* m_logic;
    QCheckBox* m_equal;
    QLabel* m_legend;
    QPushButton* m_tester = nullptr;
    QComboBox* m_first;
    QPushButton* m_removeSpare = nullptr;
    QCheckBox* m_needed;
    QPushButton* m_clues = nullptr;
    QPushButton* m_enough = nullptr;
    QPushButton* m_rate = nullptr;
    QPushButton* m_makeProper = nullptr;
    QPushButton* m_generate = nullptr;
    QSpinBox* m_seed;
    QPushButton* m_fill = nullptr;
    QLabel* m_sentence;
    QListWidget* m_list;
    QPushButton* m_remove = nullptr;
    QPushButton* m_hide = nullptr;
    QPushButton* m_go = nullptr;
    QPushButton* m_add = nullptr;
};

}  // namespace nonet
