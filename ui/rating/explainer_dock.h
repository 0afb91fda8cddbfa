#pragma once

#include "ui/document/puzzle_document.h"
#include "ui/rating/explainer_run.h"

#include <QDockWidget>
#include <QPointer>

#include <array>

class QCheckBox;
class QLabel;
class QLayout;
class QListView;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace nonet {

class Announcer;
class BoardWidget;
class ElidedLabel;
class ExplainerModel;
class ExplainerNumbers;
class ExplainerRangeBox;
class ExplainerStepBox;
class Preferences;
class Shown;

/// ER, EP and ED of the open puzzle as it was given, and every step of the path that they come from; behind 'Show'
/// until asked for, which each puzzle remembers, or always where the preferences say so. A picked step lies on the
/// board with its position, a copy, until the player goes back. Object names: explainerDock, explainerCover,
/// explainerShow, explainerAlwaysNext (beside Show), explainerAlways, explainerStatus, explainerStop, explainerAbout,
/// explainerAboutText, explainerSteps, explainerLeave; those of ExplainerNumbers, ExplainerStepBox and
/// ExplainerRangeBox.
class ExplainerDock : public QDockWidget {
    Q_OBJECT

public:
    /// shown outlives it.
    ExplainerDock(Preferences& preferences, Shown& shown, QWidget* parent = nullptr);
    ~ExplainerDock() override;

    /// Neither is owned; null for none. Changing either leaves the step that is shown.
    void setDocument(PuzzleDocument* document);
    void setBoard(BoardWidget* board);

    ExplainerRun& run() { return *m_run; }
    ExplainerRangeBox& rangeBox() { return *m_range; }
    /// A step lies on the board.
    bool isActive() const { return m_place >= 0; }
    /// From 0; -1 for none.
    int place() const { return m_place; }

public Q_SLOTS:
    /// Asked for: the puzzle is rated.
    void reveal();
    /// From 0.
    void showStep(int place);
    /// Back to my game.
    void leave();

Q_SIGNALS:
    /// Its list wants more room than the cover did.
    void revealed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildCover();
    QLayout* buildHead();
    QWidget* buildPage();
    QWidget* buildMiddle();
    void buildList();
    QCheckBox* buildAlways(const char* name);
    void retranslate();
    void setIcons();
    /// The puzzle, or what is known of it, is another.
    void refresh();
    void followRun();
    /// To a screen reader, once: that there is a rating, or that there will be none for now.
    void announce();
    void showPage(int index);
    /// Where there is little height, what the list can do without is beside it or under it.
    void setLow(bool isLow);
    /// The cover wants just its sentence's lines, however many they are.
    void fitCover();
    bool isRevealed() const;
    QString statusText() const;
    void presentStatus();
    void presentStep();
    void putOnBoard();
    void setAlways(bool isOn);
    /// The room of the longest words, so that what comes pushes nothing about.
    void fit();

    Preferences& m_preferences;
    Shown& m_shown;
    /// As the preferences had it last.
    bool m_isAlways;
    QPointer<PuzzleDocument> m_document;
    BoardWidget* m_board = nullptr;
    ExplainerRun* m_run;
    ExplainerModel* m_model;
    int m_place = -1;
    bool m_isLow = false;
    /// The panel was closed while it rated.
    bool m_isPaused = false;
    ExplainerRun::State m_announced = ExplainerRun::State::nothing;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_cover = nullptr;
    QPushButton* m_show = nullptr;
    /// On the cover and on the page.
    std::array<QCheckBox*, 2> m_always{};
    ExplainerNumbers* m_numbers = nullptr;
    ElidedLabel* m_subject = nullptr;
    QLabel* m_status = nullptr;
    Announcer* m_announcer = nullptr;
    QPushButton* m_stop = nullptr;
    QToolButton* m_about = nullptr;
    QLabel* m_aboutText = nullptr;
    /// The steps, or what the numbers are.
    QStackedWidget* m_middle = nullptr;
    QListView* m_list = nullptr;
    ExplainerStepBox* m_step = nullptr;
    QPushButton* m_leave = nullptr;
    /// Scrolls; what stands under it does not.
    QVBoxLayout* m_page = nullptr;
    QVBoxLayout* m_foot = nullptr;
    ExplainerRangeBox* m_range = nullptr;
};

}  // namespace nonet
