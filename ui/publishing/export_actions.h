#pragma once

#include "ui/board/export/printed_page.h"
#include "ui/main_window/window_frame.h"
#include "ui/publishing/puzzle_copy.h"
#include "ui/tasks/task.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <utility>

namespace nonet {

class BoardWidget;
class ExportDialog;

/// What brings the open puzzle out: save, copy, pictures and paper.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(const WindowFrame& frame, BoardWidget& board, QObject* parent);

    /// Who knows more of the solutions of the givens than the document: "One solution"; empty where he does not know.
    void setSolutionsTold(std::function<QString()> told) { m_solutionsTold = std::move(told); }
    /// What is shared, where that is seen, may be another.
    void refreshShare();

private:
    void askWhereToSave();
    void save(const QString& path, FormatId format);
    void askForPicture();
    void savePicture(const QString& path);
    void copy(CopyKind kind);
    void copyPicture();
    void print(bool withSteps);
    /// All ways out, with what each loses.
    void share();
    /// What can be saved, each in its own way.
    enum class Save : std::uint8_t { puzzle, picture, print };
    /// Tells a failure in the message bar, which stays until the same kind of save succeeds.
    void tellFailed(Save kind, const QString& sentence);
    void tellDone(Save kind, const QString& sentence);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_saveTask;
    QPointer<ExportDialog> m_dialog;
    std::function<QString()> m_solutionsTold;
    /// What was told of the last failure of each kind.
    std::map<Save, QString> m_failures;
    /// As they were chosen last.
    PrintOptions m_printOptions;
};

}  // namespace nonet
