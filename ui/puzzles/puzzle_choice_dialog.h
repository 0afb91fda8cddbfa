#pragma once

#include "core/formats/format.h"
#include "ui/puzzles/continue_model.h"

#include <QDialog>

class QListView;
class QPushButton;

namespace nonet {

class DocumentSession;
class Preferences;
struct WindowFrame;

/// The puzzles of a file, as a list to choose from: one, or several at once. Object names: puzzleChoice, choiceList,
/// choiceOpen.
class PuzzleChoiceDialog : public QDialog {
    Q_OBJECT

public:
    PuzzleChoiceDialog(std::vector<PuzzleRecord> records, const Preferences& preferences, QWidget* parent);

Q_SIGNALS:
    /// In the order of the file; the last is to be shown.
    void chosen(const std::vector<nonet::PuzzleRecord>& records);

private:
    void choose();

    std::vector<PuzzleRecord> m_records;
    ContinueModel m_model;
    QListView* m_view;
    QPushButton* m_open;
};

/// Whenever the session finds several, asks over the window which of them it is to open.
void offerChoices(DocumentSession& session, const WindowFrame& frame);

}  // namespace nonet
