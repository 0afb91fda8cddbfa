#pragma once

#include "ui/designer/designer.h"
#include "ui/frame/room.h"
#include "ui/frame/window_frame.h"

#include <QPointer>

#include <memory>

class QLabel;
class QMainWindow;

namespace nonet {

class DesignBoard;
class DesignDocks;
class DigitPad;
class DocumentSession;
class LayoutDocuments;
class Palette;
class PuzzleDocument;
class SymmetryBox;
class TitleLine;

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
    void connectBoardActions();
    void followDocument(PuzzleDocument* document);
    void moveBoard(int down, int right);
    void useTool(DesignTool::Type type);
    void showMarksRow(bool isShown);
    void placeMarksRow();
    void updateStatus();
    void showHint();
    const Puzzle& puzzle() const { return m_designer.puzzle(); }

    WindowFrame m_frame;
    Designer m_designer;
    LayoutDocuments* m_documents;
    std::unique_ptr<DocumentSession> m_session;
    QPointer<QWidget> m_page;
    QMainWindow* m_host = nullptr;
    Palette* m_palette = nullptr;
    DesignBoard* m_board = nullptr;
    DigitPad* m_pad = nullptr;
    DesignDocks* m_docks = nullptr;
    TitleLine* m_titleLine = nullptr;
    QLabel* m_hint = nullptr;
    QList<QAction*> m_findable;
    SymmetryBox* m_symmetry = nullptr;
    /// The board was painted, so what is open does not end the program.
    bool m_isNoted = false;
};

}  // namespace nonet
