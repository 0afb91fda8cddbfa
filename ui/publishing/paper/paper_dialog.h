// The one dialog for paper: what is printed at the left, the pages as they will be at the right.
#pragma once

#include "ui/publishing/paper/paper_work.h"
#include "ui/tasks/task.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QPrinter;

namespace nonet {

class FaultLine;
class PaperChoicePanel;
class PaperPreview;
class PaperRun;
class PaperSourcePanel;
class Preferences;
struct PaperSheet;

/// What there is to print.
struct PaperOffer {
    SharedPuzzle open;
    /// What waits under Continue.
    WaitingDocuments waiting;
    PaperRules rules;
    /// What is printed at first.
    PaperContent content = PaperContent::boards;
};

/// Choices are kept by the preferences. Keys do not reach the board behind it. Object names: paperDialog, paperNote,
/// paperTold, paperFault, paperProgress, paperStop, paperClose, paperSavePdf, paperPrint, and those of its panels and
/// preview; printDialog and paperFileDialog over it.
class PaperDialog : public QDialog {
    Q_OBJECT

public:
    PaperDialog(PaperOffer offer, Preferences& preferences, QWidget* parent);
    ~PaperDialog() override;

    /// Something is being worked out, read or printed.
    bool isBusy() const;
    const PaperPreview& preview() const { return *m_preview; }

Q_SIGNALS:
    /// What was printed: the file's path, empty where a printer took the pages.
    void printed(const QString& file);
    void failed(const QString& sentence);

private:
    QWidget* makeChoices();
    QLayout* makeFoot();
    QLabel* makeNote();
    /// Choices or puzzles are others.
    void refresh();
    void showPages();
    void workOut();
    void take(const SharedPuzzle& puzzle, PaperAnswers answers);
    std::shared_ptr<const PaperSteps> stepsOf(const SharedPuzzle& puzzle);
    PaperSheet sheet() const;
    /// In a sentence; empty where all is as asked for.
    QString note() const;
    QString absence() const;
    void showBusy();
    void stop();
    std::shared_ptr<QPrinter> makePrinter() const;
    void askForPrinter();
    void askForFile();
    void run(std::shared_ptr<QPrinter> printer);
    void tell(const QString& done, const QString& fault);

    PaperOffer m_offer;
    Preferences& m_preferences;
    /// Made for one content, of each puzzle.
    std::map<SharedPuzzle, std::shared_ptr<const PaperSteps>> m_steps;
    PaperContent m_stepsContent = PaperContent::boards;
    std::shared_ptr<ExplainerRater> m_rater = std::make_shared<ExplainerRater>();
    Task* m_work;
    int m_done = 0;
    int m_total = 0;
    /// The work takes so long that its progress is shown.
    bool m_isSlow = false;
    /// By the player, until something else is chosen.
    bool m_isStopped = false;
    QTimer m_pause;
    QPointer<PaperRun> m_run;
    PaperSourcePanel* m_sources = nullptr;
    PaperChoicePanel* m_choices = nullptr;
    PaperPreview* m_preview = nullptr;
    QLabel* m_note = nullptr;
    QLabel* m_told = nullptr;
    FaultLine* m_fault = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_print = nullptr;
};

}  // namespace nonet
