#pragma once

#include "core/hints/reasoning.h"
#include "core/techniques/step_stream.h"
#include "ui/board/board_overlay.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

#include <QDockWidget>
#include <QPointer>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace nonet {

class AllStepsFilter;
class AllStepsModel;
class AllStepsView;
class BoardWidget;
class Preferences;

/// Every step there is now, with all of its patterns; behind 'Show' until asked for, which each puzzle remembers. The
/// list fills while it is searched. A click or an arrow key picks a step, a double click or Return applies it. While a
/// film runs the steps are those of its position, to be looked at. Object names: allStepsDock, allStepsShow,
/// allStepsFilter, allStepsSort, allStepsGroup, allStepsList, allStepsCount, allStepsCancel, allStepsRating (where no
/// technique applies).
class AllStepsDock : public QDockWidget {
    Q_OBJECT

public:
    explicit AllStepsDock(Preferences& preferences, QWidget* parent = nullptr);
    ~AllStepsDock() override;

    /// Neither is owned; null for none.
    void setDocument(PuzzleDocument* document);
    void setBoard(BoardWidget* board);

public Q_SLOTS:
    /// Asked for: the list is worked out now and after every change.
    void reveal();

Q_SIGNALS:
    /// To be told and drawn.
    void stepPicked(const nonet::Step& step, nonet::ReasoningGround ground);
    /// Now a list, which wants more room than before.
    void revealed();
    /// Where no technique applies: the rating and its steps are to be shown.
    void ratingRequested();
    /// Esc: no longer.
    void pickDropped();
    /// A step of the film's position, which is drawn already; and no longer.
    void filmStepPicked(const nonet::Step& step);
    void filmStepDropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Found;
    /// Why no step is listed.
    enum class Nothing : std::uint8_t { beyond, solved, wrong, notClassic };

    void build();
    QWidget* buildCover();
    QWidget* buildPage();
    void buildList();
    void retranslate();
    void refresh();
    void showPage(int index);
    /// The cover wants just its sentence's lines, however many they are.
    void fitCover();
    void fitCount();
    void search();
    void receive(Found some);
    void filter(const QString& text);
    void sortBy(int index, Qt::SortOrder direction);
    void setGrouped(bool isGrouped);
    void updateCount();
    QString countText() const;
    QString nothingText() const;
    /// After a step was applied from the list: the row that stands there now is picked.
    void goOn();
    void pick(const QModelIndex& index);
    void applyStepAt(const QModelIndex& index);
    void dropPick();
    void dropFilmPick();
    /// Nothing where the board shows the game.
    std::optional<OverlayPosition> filmPosition() const;
    bool isRevealed() const;

    Preferences& m_preferences;
    QPointer<PuzzleDocument> m_document;
    BoardWidget* m_board = nullptr;
    Task m_task;
    AllStepsModel* m_model = nullptr;
    AllStepsFilter* m_filtered = nullptr;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_cover = nullptr;
    QPushButton* m_show = nullptr;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_sort = nullptr;
    QCheckBox* m_group = nullptr;
    QLabel* m_count = nullptr;
    AllStepsView* m_list = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_rating = nullptr;
    /// What the listed steps were worked from.
    ReasoningGround m_ground = ReasoningGround::fullCandidates;
    /// The document changed while the dock was hidden.
    bool m_isStale = true;
    /// The board shows a film: its position, which the list is about.
    std::optional<OverlayPosition> m_film;
    bool m_hasFilmPick = false;
    bool m_isSearching = false;
    bool m_wasStopped = false;
    Nothing m_nothing = Nothing::beyond;
    /// Where the step stood that was applied; -1 for none.
    int m_rowToGoOn = -1;
    /// What the search left out.
    SearchGaps m_gaps;
    /// The current row changes without anybody's having picked it.
    bool m_isMoving = false;
};

}  // namespace nonet
