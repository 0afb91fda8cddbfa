#pragma once

#include "ui/labs/frame/lab_session.h"
#include "ui/labs/lab_pages.h"

#include <QScrollArea>

class QFrame;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace nonet {

class ActionSet;
class LabView;
class Preferences;

/// Where Learn begins: a card for each lab, as many beside each other as there is room for. A card has a board of
/// the lab, how far the learner has come in it, and the button that goes on there.
class LearnPage : public QScrollArea {
    Q_OBJECT

public:
    LearnPage(const QList<Lab*>& labs, const Preferences& preferences, QWidget* parent = nullptr);

    /// Cards beside each other now.
    int columns() const { return m_columns; }
    /// The page itself, which scrolls by keys; Tab goes on to the first card.
    void takeFocus();
    /// As it is kept now.
    void showProgress();
    /// How many of the lessons on techniques are done and begun; they stand on a card of their own over the labs.
    void showLessons(int done, int begun, int count);

Q_SIGNALS:
    void labChosen(const QString& id);
    void lessonsChosen();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Card {
        Lab* lab = nullptr;
        QFrame* frame = nullptr;
        QLabel* size = nullptr;
        QProgressBar* progress = nullptr;
        QPushButton* start = nullptr;
    };
    Card makeCard(Lab& lab);
    QFrame* makeLessonsCard();
    void showProgress(const Card& card);
    int seenOf(const Lab& lab) const;
    void arrange();

    const Preferences& m_preferences;
    QList<Card> m_cards;
    QGridLayout* m_grid;
    QLabel* m_lessonsText = nullptr;
    QProgressBar* m_lessonsProgress = nullptr;
    int m_columns = 0;
};

/// What the window's room Learn shows (LabsRoom of ui/main_window, which is the Room): a page to choose a lab from, and
/// the one that is open.
class LearnRoom : public LabPages {
    Q_OBJECT

public:
    /// Takes the labs as children; the first is also what actions of the lab open when none is.
    LearnRoom(QList<Lab*> labs, ActionSet& actions, Preferences& preferences, QWidget* parent = nullptr);

    LabSession& session() { return m_session; }
    LabView& view() { return *m_view; }
    bool isLabOpen() const override;
    void openLab(const QString& id);
    QString openLabWith(const QString& id, const QString& input) override;
    /// Where the learner was last, and from the beginning when all was seen.
    void goOn(const QString& id);
    bool openLesson(const PuzzleRecord& record) override;
    void showStart() override;
    LearnPage& startPage() { return *m_start; }
    QString title() const override;
    void takeFocus() override;
    void stop() override { m_session.film().stop(); }
    bool dropInput() override;
    bool holdsTile() const override;
    void showProgress() override { m_start->showProgress(); }
    void showLessons(int done, int begun, int count) override { m_start->showLessons(done, begun, count); }

private:
    Lab* findLab(const QString& id) const;
    void showPage(QWidget& page);
    void noteScene();
    /// A turn that is done is remembered.
    void noteTurn();

    QList<Lab*> m_labs;
    Preferences& m_preferences;
    LabSession m_session;
    LabView* m_view;
    LearnPage* m_start;
};

}  // namespace nonet
