#pragma once

#include "ui/document/waiting_documents.h"
#include "ui/publishing/export_ways.h"
#include "ui/publishing/paper/paper_order.h"
#include "ui/tasks/task.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <utility>

namespace nonet {

class ActionSet;
class BoardWidget;
class ExportDialog;
class PaperDialog;
class Preferences;
class PuzzleDocument;

/// What of a window is needed to bring its puzzle out. Everything lives as long as the window.
struct ExportPlace {
    QWidget& window;
    const ActionSet& actions;
    Preferences& preferences;
    /// The open one; never null.
    std::function<PuzzleDocument*()> document;
    /// Those that wait under Continue.
    std::function<WaitingDocuments()> waiting;
};

/// What brings the open puzzle out: save, copy, share, pictures and paper.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(ExportPlace place, BoardWidget& board, QObject* parent);

    /// Who knows more of the solutions of the givens than the document: "One solution"; empty where he does not know.
    void setSolutionText(std::function<QString()> told) { m_solutionText = std::move(told); }
    /// What goes out as a picture, where that is not all that the board shows.
    void setPicture(std::function<BoardPicture()> picture) { m_picture = std::move(picture); }
    /// What is shared, where that is seen, may be another: another puzzle, or more is known of it.
    void refreshShare();

Q_SIGNALS:
    /// Sentences. Something was done;
    void done(const QString& sentence);
    /// the same of a key that was pressed, where there is nothing else to see of it;
    void copied(const QString& sentence);
    /// and what a file that was saved has not.
    void lossMessage(const QString& sentence);
    void failed(const QString& sentence);
    /// What failed with this sentence succeeded since.
    void failureOver(const QString& sentence);

private:
    void askWhereToSave();
    void save(const QString& path, FormatId format);
    BoardPicture picture() const;
    void askForPicture();
    void savePicture(const QString& path);
    void copy(ExportWay way);
    void print(PaperContent content);
    /// The open puzzle, as the board shows it.
    SharedPuzzle openOnPaper() const;
    /// All ways out, with what each loses.
    void share();
    /// What can be saved, each in its own way.
    enum class Save : std::uint8_t { puzzle, picture, print };
    /// A failure is told until the same kind of save succeeds.
    void reportFailed(Save kind, const QString& sentence);
    void reportDone(Save kind, const QString& sentence);

    ExportPlace m_place;
    BoardWidget& m_board;
    Task* m_saveTask;
    QPointer<ExportDialog> m_dialog;
    QPointer<PaperDialog> m_paper;
    std::function<QString()> m_solutionText;
    std::function<BoardPicture()> m_picture;
    /// What was told of the last failure of each kind.
    std::map<Save, QString> m_failures;
};

}  // namespace nonet
