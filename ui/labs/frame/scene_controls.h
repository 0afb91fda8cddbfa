// What a scene sets and asks, as widgets beside the stage.
#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace nonet {

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

/// The scene's question: guesses to choose from, and the answer when it is asked for. A wrong guess stays beside the
/// right one.
class QuestionCard : public QFrame {
    Q_OBJECT

public:
    explicit QuestionCard(LabSession& session, QWidget* parent = nullptr);

    void refresh();

private:
    void showChoices(int count);

    LabSession& m_session;
    QLabel* m_question;
    QLabel* m_answer;
    QHBoxLayout* m_row;
    QList<QPushButton*> m_choices;
    QPushButton* m_reveal;
};

}  // namespace nonet
