#include "ui/labs/frame/question_card.h"

#include "ui/labs/frame/lab_session.h"
#include "ui/preferences/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

QuestionCard::QuestionCard(LabSession& session, QWidget* parent)
    : QFrame(parent), m_session(session), m_question(new QLabel), m_answer(new QLabel), m_row(new QHBoxLayout),
      m_reveal(new QPushButton(tr("Reveal"))) {
    setObjectName(QStringLiteral("questionCard"));
    setProperty("look", QStringLiteral("card"));
    m_question->setObjectName(QStringLiteral("labQuestion"));
    m_question->setWordWrap(true);
    setLook(m_question, "strong");
    m_answer->setObjectName(QStringLiteral("labAnswer"));
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reveal->setObjectName(QStringLiteral("labReveal"));
    m_reveal->setToolTip(tr("Show the answer, or hide it again (Space)"));
    m_reveal->setFocusPolicy(Qt::TabFocus);
    setLook(m_reveal, "primary");
    connect(m_reveal, &QPushButton::clicked, this,
            [this] { m_session.setRevealed(m_session.sceneIndex(), !m_session.isRevealed()); });
    m_row->setSpacing(8);
    m_row->addStretch();
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_question, 1);
    head->addWidget(m_reveal, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(m_row);
    column->addWidget(m_answer);
}

/// Those too many wait: one of them may be telling right now that it was chosen.
void QuestionCard::showChoices(int count) {
    while (m_choices.size() < count) {
        const int index = static_cast<int>(m_choices.size());
        auto* button = new QPushButton;
        button->setObjectName(QStringLiteral("labChoice%1").arg(index));
        button->setFocusPolicy(Qt::TabFocus);
        button->setCheckable(true);
        setLook(button, "pill");
        connect(button, &QPushButton::clicked, this, [this, index] { m_session.makeGuess(index); });
        m_row->insertWidget(index, button);
        m_choices.append(button);
    }
    for (int i = 0; i < m_choices.size(); ++i)
        m_choices[i]->setVisible(i < count);
}

void QuestionCard::refresh() {
    const LabQuestion question = m_session.scene().question();
    const bool isRevealed = m_session.isRevealed();
    const int guess = m_session.guess();
    m_question->setText(question.text);
    showChoices(static_cast<int>(question.choices.size()));
    for (int i = 0; i < question.choices.size(); ++i) {
        QString text = question.choices[i];
        if (isRevealed && i == question.right)
            text = tr("✓ %1", "the right one of the guesses").arg(text);
        else if (isRevealed && i == guess)
            text = tr("✗ %1", "a wrong guess").arg(text);
        m_choices[i]->setText(text);
        m_choices[i]->setChecked(isRevealed && (i == guess || i == question.right));
    }
    m_reveal->setText(isRevealed ? tr("Hide") : tr("Reveal"));
    QString answer = question.answer;
    if (guess >= 0 && guess != question.right && guess < question.choices.size())
        answer = tr("You said %1; it is %2. %3").arg(question.choices[guess], question.choices[question.right], answer);
    m_answer->setText(answer);
    m_answer->setVisible(isRevealed);
}

}  // namespace nonet

#include "moc_question_card.cpp"
