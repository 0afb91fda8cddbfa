#pragma once

#include "ui/designer/designer.h"
#include "ui/frame/dock_layout.h"
#include "ui/frame/room.h"
#include "ui/frame/window_frame.h"

#include <QPointer>

#include <memory>

class QComboBox;
class QLabel;
class QMainWindow;
class QToolButton;

namespace nonet {

class AnswerDock;
struct AnswerSwitch;
class ContinueDock;
class DesignBoard;
class DigitPad;
class DocumentSession;
class Palette;
class PlacedDock;
class PuzzleDocument;
class RulesTextDock;
class ThisDock;
class TitleLine;
class UndoTreeDock;
class VersionCompare;
struct PuzzleRecord;

/// Design: the setter's own layout, with documents of its own beside the game's. Palette at the left, the board in the
/// middle, what is known of it at the right. Made when it is first entered.
class DesignRoom : public Room {
    Q_OBJECT

public:
    static Room* make(const WindowFrame& frame) { return new DesignRoom(frame); }
    static constexpr RoomRow kRow{
        .id = "design",
        .icon = "room_design",
        .offers = ActionNeed::openLayout | ActionNeed::anyBoard,
        .hasStatusLine = true,
        .make = &DesignRoom::make,
    };

    explicit DesignRoom(const WindowFrame& frame);
    ~DesignRoom() override;

    QWidget* page() override;
    QString title() const override;
    void takeFocus() override;
    QList<QWidget*> areas() const override;
    QList<QAction*> findable() override;
    bool showKept() override;
    ActionNeed missing() const override;
    DocumentSession* session() override;
    UndoActions undoActions() const override;
    void setOnScreen(bool isOnScreen) override;
    void setWindowSize(const QSize& size) override;
    void resetLayout() override;
    void storeLayout() const override;
    bool escape() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// All of it, at the first call.
    void build();
    void buildPage();
    QWidget* buildBar();
    void connectSession();
    void connectActions();
    void connectBoardActions();
    void connectAnswers();
    void connectSwitch(const AnswerSwitch& answerSwitch);
    void restoreSwitches();
    void connectVersions();
    void followDocument(PuzzleDocument* document);
    void open(PuzzleRecord record);
    void openFromPlay();
    /// previous: the id of the layout that was open; empty where it was blank.
    void reportImport(const QString& previous, const QString& warnings);
    void holdMessage();
    void askForNew();
    void changeBoard();
    void tryIt();
    void nameVersion();
    void connectDock(const char* id, QDockWidget* dock);
    void moveBoard(int down, int right);
    void useTool(DesignTool::Type type);
    void showMarksRow(bool isShown);
    void placeMarksRow();
    void updateStatus();
    void retranslate();
    void fillSymmetries();
    void showHint();
    void revealCompare();
    void goTo(int constraint);
    void ring(int constraint, const CellSet& cells);
    QList<QDockWidget*> docks() const;
    const Puzzle& puzzle() const { return m_designer.puzzle(); }

    WindowFrame m_frame;
    Designer m_designer;
    std::unique_ptr<DocumentSession> m_session;
    QPointer<QWidget> m_page;
    QMainWindow* m_host = nullptr;
    Palette* m_palette = nullptr;
    DesignBoard* m_board = nullptr;
    DigitPad* m_pad = nullptr;
    AnswerDock* m_answer = nullptr;
    PlacedDock* m_placed = nullptr;
    ThisDock* m_this = nullptr;
    RulesTextDock* m_rules = nullptr;
    UndoTreeDock* m_versions = nullptr;
    VersionCompare* m_compare = nullptr;
    ContinueDock* m_layouts = nullptr;
    TitleLine* m_titleLine = nullptr;
    QLabel* m_hint = nullptr;
    QList<QAction*> m_findable;
    QComboBox* m_symmetry = nullptr;
    std::unique_ptr<DockLayout> m_layout;
    /// The board was painted, so what is open does not end the program.
    bool m_isNoted = false;
};

}  // namespace nonet
