// What a scene sets and asks, as widgets beside the stage.
#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace nonet {

class FlowRow;
class LabSession;

/// The widgets of what can be set in a scene, made from its LabControls; each is kept as long as its control stays.
class SceneControls : public QWidget {
    Q_OBJECT

public:
    explicit SceneControls(LabSession& session, QWidget* parent = nullptr);

    void refresh();

Q_SIGNALS:
    /// What had the focus is entered or gone: the keys are the lab's again.
    void left();

private:
    void rebuild(const std::vector<LabControl>& controls, const QStringList& signatures);
    void orderTabs();
    QWidget* makeRow(const LabControl& control);
    /// With room for what is wrong with the text.
    QWidget* makeTextRow(const LabControl& control);

    LabSession& m_session;
    QVBoxLayout* m_column;
    /// What the rows were made for.
    QStringList m_built;
    QList<QWidget*> m_rows;
};

/// The height that the label needs at this width for any of the texts.
int tallest(const QLabel& label, int width, const QStringList& texts);

/// What the source text has otherwise, folded away below the scene's words until somebody asks for it.
class PaperDrawer : public QWidget {
    Q_OBJECT

public:
    explicit PaperDrawer(LabSession& session, QWidget* parent = nullptr);

    void refresh();
    void close();

private:
    LabSession& m_session;
    QToolButton* m_handle;
    QLabel* m_notes;
};

/// The learner's turn: what to do, and what the engine says of what stands there now.
class TurnCard : public QFrame {
    Q_OBJECT

public:
    explicit TurnCard(LabSession& session, QWidget* parent = nullptr);

    void refresh();
    /// So that nothing moves when the engine speaks; of a card of this width.
    void reserveVerdict(int width);

private:
    LabSession& m_session;
    QLabel* m_task;
    QLabel* m_verdict;
    QPushButton* m_again;
    QPushButton* m_undo;
    QPushButton* m_redo;
    /// The most that a verdict of this turn has needed.
    int m_reserved = 0;
};

/// The scene's question: guesses to choose from, and the answer when it is asked for. A wrong guess stays beside the
/// right one.
class QuestionCard : public QFrame {
    Q_OBJECT

public:
    explicit QuestionCard(LabSession& session, QWidget* parent = nullptr);

    void refresh();

    /// So that nothing moves when the answer comes; of a card of this width.
    void reserveAnswer(int width);

private:
    /// After a wrong guess.
    static QString correctionOf(const LabQuestion& question, int guess);
    void showChoices(int count);

    LabSession& m_session;
    QLabel* m_question;
    QLabel* m_answer;
    FlowRow* m_row;
    QList<QPushButton*> m_choices;
    QPushButton* m_reveal;
};

}  // namespace nonet
