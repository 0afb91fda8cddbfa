#pragma once

#include <QTimer>
#include <QWidget>

class QComboBox;
class QProgressBar;
class QPushButton;

namespace nonet {

class Designer;
class PuzzleAnswers;

/// How far what is worked out is; to pause and stop it, to count to the last solution, and which digits count.
/// Object names: answerProgress, answerPause, answerStop, answerExact, answerDigits.
class AnswerRunBar : public QWidget {
    Q_OBJECT

public:
    AnswerRunBar(Designer& designer, PuzzleAnswers& answers, QWidget* parent = nullptr);

    void updateRunning();
    void countExactly();

Q_SIGNALS:
    /// The time of what runs is another one.
    void ticked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void pauseOrResume();

    Designer& m_designer;
    PuzzleAnswers& m_answers;
    QTimer m_tick{this};
    QProgressBar* m_progress;
    QPushButton* m_pause;
    QPushButton* m_stop;
    QPushButton* m_exact;
    QComboBox* m_digits;
};

}  // namespace nonet
