// Everything that a puzzle can go out as, with what gets lost on each way and what it will look like, before anything
// is done.
#pragma once

#include "ui/board/board_picture.h"
#include "ui/board/export/board_export.h"
#include "ui/publishing/export_ways.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QCheckBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace nonet {

class FaultLine;
class PicturePreview;
class Preferences;

/// What goes out, as it is now.
struct ExportSource {
    PuzzleRecord record;
    BoardPicture picture;
    /// Below pictures.
    QString caption;
    /// "One solution", of the givens alone; empty where they are not counted yet.
    QString solutions;
};

/// Not modal: it follows the puzzle while that is changed. Object names: exportDialog, exportWays, exportHint,
/// exportSolutions, exportLosses, exportText, exportPicture, exportWithPlay, exportSize, exportFacts, exportTold,
/// exportFault, exportCopy, exportSave, exportClose.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(std::function<ExportSource()> source, const Preferences& preferences, QWidget* parent);
    /// Soon: what it shows may be another.
    void refreshSoon() { m_pause.start(); }
    ExportWay way() const;

private:
    QWidget* makeList();
    QWidget* makePreview(const Preferences& preferences);
    QLayout* makeFoot();
    void refresh();
    void showWays();
    void showWay();
    void showText();
    void showPicture();
    void showCode();
    Result<QString> textToGo() const;
    QImage codeImage() const;
    void showLosses();
    void copy();
    void askWhereToSave();
    void save(const QString& path);
    QByteArray bytes() const;
    PictureSize pictureSize() const;
    /// What was done, or why it was not; both empty: nothing yet.
    void tell(const QString& done, const QString& fault);

    std::function<ExportSource()> m_ask;
    const Preferences& m_preferences;
    const std::vector<ExportWay> m_offered = sharedWays();
    /// The source as it goes out.
    ExportSource m_source;
    /// The one that the board shows, where what it stands on goes out.
    std::optional<Step> m_step;
    QTimer m_pause;
    QListWidget* m_ways = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_solutions = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_lossSign = nullptr;
    QLabel* m_losses = nullptr;
    QStackedWidget* m_previews = nullptr;
    QPlainTextEdit* m_text = nullptr;
    PicturePreview* m_picture = nullptr;
    QCheckBox* m_withPlay = nullptr;
    /// What of that does not go along, as playNames() has it; empty: nothing is left out.
    QString m_leftOut;
    QLabel* m_sizeName = nullptr;
    QSpinBox* m_size = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_told = nullptr;
    FaultLine* m_fault = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    /// The sizes that were chosen last, for pixels and for millimetres.
    PictureSize m_chosenSize;
};

}  // namespace nonet
