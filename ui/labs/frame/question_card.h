#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace nonet {

class LabSession;

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
