#pragma once

#include "ui/publishing/paper/paper_puzzle_model.h"
#include "ui/publishing/paper/paper_work.h"
#include "ui/tasks/task.h"

#include <QWidget>

class QComboBox;
class QListView;
class QPushButton;

namespace nonet {

/// Which puzzles are printed: the open one, some of those that wait, or some of a file. Object names: paperSources
/// (this), paperSource, paperPuzzles, paperAll, paperNone, paperFile, paperOpenDialog.
class PaperSourcePanel : public QWidget {
    Q_OBJECT

public:
    PaperSourcePanel(SharedPuzzle open, WaitingDocuments waiting, QWidget* parent = nullptr);

    std::vector<SharedPuzzle> puzzles() const;
    /// The same puzzle, of which more is known.
    void replace(const SharedPuzzle& puzzle, const SharedPuzzle& by);
    bool isReading() const { return m_read->isRunning(); }
    Task& task() { return *m_read; }
    /// As the file dialog does when one was chosen.
    void openFile(const QString& path);

Q_SIGNALS:
    /// Other puzzles, or others are being read.
    void changed();
    /// A file could not be read, in a sentence; empty: one could.
    void faultChanged(const QString& sentence);

private:
    enum class Source : std::uint8_t { open, waiting, file };
    QLayout* makeButtons();
    void takeSource();
    void readWaiting();
    void askForFile();

    SharedPuzzle m_open;
    WaitingDocuments m_waiting;
    Source m_shown = Source::open;
    PaperPuzzleModel m_model;
    Task* m_read;
    QComboBox* m_source;
    QWidget* m_list;
    QListView* m_view;
    QPushButton* m_file;
};

}  // namespace nonet
