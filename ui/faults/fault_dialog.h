#pragma once

#include "ui/faults/fault_reports.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace nonet {

/// Help > Report a fault: what is known of sessions that ended unexpectedly, and of this one, to be read and copied.
/// Nothing is sent.
class FaultDialog : public QDialog {
    Q_OBJECT

public:
    /// The puzzle of a document by its id, of an empty id the open one, as text; empty where there is none.
    using PuzzleText = std::function<QString(const QString& documentId)>;

    FaultDialog(const FaultReports& reports, PuzzleText puzzleText, QWidget* parent = nullptr);

private:
    void showSession(int choice);
    void copy();

    std::vector<FaultReport> m_reports;
    PuzzleText m_puzzleText;
    QComboBox* m_choice;
    QPlainTextEdit* m_text;
    QCheckBox* m_withPuzzle;
    QLabel* m_told;
};

}  // namespace nonet
