#pragma once

#include "core/hints/reasoning.h"
#include "ui/document/puzzle_document.h"
#include "ui/tasks/task.h"

#include <QDockWidget>
#include <QPointer>

class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTreeView;

namespace nonet {

class AllStepsModel;
class BoardWidget;
class Preferences;
struct Step;

/// Every step there is now, by technique; behind 'Show' until asked for, which each puzzle remembers. A click picks a
/// step, a double click or Return applies it. Object names: allStepsDock, allStepsShow, allStepsFilter, allStepsSort,
/// allStepsList, allStepsCount, allStepsCancel.
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
    /// Esc: no longer.
    void pickDropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
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
    struct Found {
        std::vector<Step> steps{};
        SearchGaps gaps{};
        ReasoningGround ground = ReasoningGround::fullCandidates;
    };
    void receive(Found found);
    void updateCount();
    void pick(const QModelIndex& index);
    void applyStepAt(const QModelIndex& index);
    bool isRevealed() const;

    Preferences& m_preferences;
    QPointer<PuzzleDocument> m_document;
    BoardWidget* m_board = nullptr;
    Task m_task;
    AllStepsModel* m_model = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_cover = nullptr;
    QPushButton* m_show = nullptr;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_sort = nullptr;
    QLabel* m_count = nullptr;
    QTreeView* m_list = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    /// What the listed steps were worked from.
    ReasoningGround m_ground = ReasoningGround::fullCandidates;
    SearchGaps m_gaps;
    /// The document changed while the dock was hidden.
    bool m_isStale = true;
    /// The board shows a film, which the list is not about.
    bool m_isReplay = false;
};

}  // namespace nonet
