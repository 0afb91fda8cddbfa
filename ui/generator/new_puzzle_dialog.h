#pragma once

#include "ui/generator/sample_catalogue.h"

#include <QDialog>

class QListWidget;
class QPlainTextEdit;

namespace nonet {

/// What to play next: a level, a technique, an empty board, or candidates alone. Not modal: the board stays playable
/// beside it, and a choice opens at once.
class NewPuzzleDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewPuzzleDialog(SampleCatalogue catalogue, QWidget* parent = nullptr);

    const SampleCatalogue& catalogue() const { return m_catalogue; }

Q_SIGNALS:
    void levelChosen(nonet::Level level);
    void techniqueChosen(nonet::TechniqueId technique);
    void emptyChosen();
    /// A board without givens, every candidate in every cell.
    void allCandidatesChosen();
    /// A candidate grid or 729 characters, as typed or pasted.
    void candidatesPasted(const QString& text);

private:
    /// What a puzzle of the level asks for.
    static QString demandOf(Level level);
    QWidget* makeLevels();
    QWidget* makeTechniques();
    QWidget* makeOwn();

    SampleCatalogue m_catalogue;
    QListWidget* m_techniques;
    QPlainTextEdit* m_candidates;
};

}  // namespace nonet
