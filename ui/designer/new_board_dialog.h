#pragma once

#include "core/design/board_edits.h"

#include <QDialog>

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;
class QRadioButton;
class QStackedWidget;

namespace nonet {

class BoardSketch;
class FaultLine;
class NewBoardPage;
class Preferences;

/// What the Design room begins with: one grid, several grids, or what is open as a copy; what it will be is drawn at
/// the right. Or what the open board becomes: what stands on it stays where there is room. Object names: newBoardKinds,
/// newBoardPreview, newBoardFacts, newBoardFault, newBoardCreate, newBoardCancel, newCopyRules, newCopyAll, and those
/// of its pages.
class NewBoardDialog : public QDialog {
    Q_OBJECT

public:
    enum class Use : std::uint8_t { begin, change };
    /// open: what a copy is made of, or what is changed; nothing where there is none.
    NewBoardDialog(const Preferences& preferences, std::optional<Puzzle> open, QWidget* parent = nullptr,
                   Use use = Use::begin);

    /// As it was chosen; the classic board before that.
    Layout layout() const { return m_puzzle.layout(); }
    /// The layout with what a copy takes along, or what stays on the changed board.
    const Puzzle& puzzle() const { return m_puzzle; }

private:
    QWidget* makeChoice(const Preferences& preferences, std::optional<Puzzle> open);
    /// The puzzle on the board that a page asks for.
    Puzzle changed(const Puzzle& before, const Puzzle& board);
    QWidget* makePreview(const Preferences& preferences);
    QLayout* makeFoot();
    void addPage(const QString& name, const QString& tip, NewBoardPage* page);
    void showPage();
    QString factsOf(const Puzzle& puzzle) const;
    QString lostText() const;

    QListWidget* m_kinds;
    QStackedWidget* m_pages;
    BoardSketch* m_sketch = nullptr;
    QLabel* m_facts = nullptr;
    FaultLine* m_fault = nullptr;
    QPushButton* m_create = nullptr;
    Puzzle m_puzzle;
    /// What is changed.
    std::optional<Puzzle> m_before;
    Lost m_lost;
};

}  // namespace nonet
