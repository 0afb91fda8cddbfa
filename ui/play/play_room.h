#pragma once

#include "ui/board/shown.h"
#include "ui/frame/dock_layout.h"
#include "ui/frame/room.h"
#include "ui/frame/window_frame.h"
#include "ui/play/play_timer.h"

#include <functional>
#include <memory>
#include <vector>

class QMainWindow;

namespace nonet {

class AllStepsDock;
class BoardArea;
class BoardWidget;
class CandidatesDock;
class CompletionCard;
class ContinueDock;
class DigitPad;
class ExplainerDock;
class GameActions;
class GameFilm;
class HintDock;
class KeyLine;
class PuzzleDock;
class PuzzleDocument;
class PuzzleHeader;
class ReplayTimeline;
class RulesDock;
class SolutionActions;
class UndoTreeDock;

/// Play: the board, the docks around it and the replay under it, all on the session's document.
class PlayRoom : public Room {
    Q_OBJECT

public:
    static Room* make(const WindowFrame& frame) { return new PlayRoom(frame); }
    static constexpr RoomRow kRow{
        .id = "play",
        .icon = "room_play",
        .offers = ActionNeed::puzzle | ActionNeed::anyBoard | ActionNeed::film | ActionNeed::game |
                  ActionNeed::writable | ActionNeed::classic | ActionNeed::selection,
        .hasStatusLine = true,
        .make = &PlayRoom::make,
    };

    explicit PlayRoom(const WindowFrame& frame);

    QWidget* page() override { return m_page; }
    QString title() const override;
    void takeFocus() override;
    QList<QWidget*> areas() const override;
    bool showKept() override;
    /// Of the hint, in its panel.
    std::optional<TechniqueId> technique() const override;
    void setOnScreen(bool isOnScreen) override;
    void setWindowSize(const QSize& size) override;
    void setBare(bool isBare) override;
    void resetLayout() override { m_layout->reset(); }
    void storeLayout() const override { m_layout->store(); }
    /// The hint, then the message.
    bool escape() override;
    /// Digits typed anywhere but in a text field go to the board.
    bool redirectKey(QWidget* focus, QKeyEvent* event) override;

private:
    void buildPage();
    using DocumentReader = std::function<void(PuzzleDocument*)>;
    /// Whoever shows the open document, in the order in which it is handed on.
    std::vector<DocumentReader> documentReaders();
    void connectDocument();
    void connectActions();
    /// The replay, the film of the game and the steps of the Explainer's path.
    void connectFilms();
    /// The action is checked while the dock is open.
    void connectDock(const char* id, QDockWidget* dock);
    void followDocument(PuzzleDocument* document);
    void updateStatus();
    /// The first rule that the board breaks, and what the selected cells add up to.
    QStringList boardFacts() const;
    QList<QDockWidget*> docks() const;

    WindowFrame m_frame;
    Shown m_shown;
    PlayTimer m_timer{m_shown};
    QWidget* m_page;
    /// The docks' own window, so that rail, timeline and status line run around them.
    QMainWindow* m_host;
    PuzzleHeader* m_header;
    BoardWidget* m_board;
    DigitPad* m_pad;
    KeyLine* m_keyLine;
    BoardArea* m_boardArea;
    HintDock* m_hint;
    AllStepsDock* m_allSteps;
    CandidatesDock* m_candidates;
    PuzzleDock* m_puzzle;
    RulesDock* m_rules;
    ExplainerDock* m_explainer;
    UndoTreeDock* m_undoTree;
    ContinueDock* m_continue;
    ReplayTimeline* m_timeline;
    GameFilm* m_film;
    CompletionCard* m_completion;
    std::unique_ptr<DockLayout> m_layout;
    GameActions* m_gameActions;
    SolutionActions* m_solutionActions;
    /// Open when setBare() hid them.
    QList<QWidget*> m_hidden;
};

}  // namespace nonet
