#pragma once

#include "ui/frame/dock_layout.h"
#include "ui/frame/window_frame.h"

#include <QList>
#include <QObject>

#include <memory>

class QDockWidget;
class QMainWindow;

namespace nonet {

class AnswerDock;
struct AnswerSwitch;
class CellSet;
class ContinueDock;
class DesignBoard;
class Designer;
class LayoutDocuments;
class PlacedDock;
class PuzzleDocument;
class RulesTextDock;
class ChosenRuleDock;
class UndoTreeDock;
class VersionCompare;

/// The Design room's panels at the right: what of them the actions show and ask, and where they lead on the board.
class DesignDocks : public QObject {
    Q_OBJECT

public:
    /// frame: with the session of the layouts. host: the docks' window; becomes the owner.
    DesignDocks(Designer& designer, DesignBoard& board, const WindowFrame& frame, QMainWindow& host);

    AnswerDock& answer() { return *m_answer; }
    const AnswerDock& answer() const { return *m_answer; }
    ChosenRuleDock& values() { return *m_this; }
    /// All of them, in the order in which the focus walks them.
    QList<QDockWidget*> all() const;
    /// Puts them where they were the last time; to be called once, when the host has its middle.
    void layOut();
    DockLayout& layout() { return *m_layout; }
    const DockLayout& layout() const { return *m_layout; }
    void connectActions(LayoutDocuments& documents);
    /// Those of the last time, without showing the panel that tells of them.
    void restoreSwitches();
    void setDocument(PuzzleDocument* document);
    /// Shows the list of layouts that wait.
    void showLayouts();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectDock(const char* id, QDockWidget* dock);
    void connectAnswers();
    void connectSwitch(const AnswerSwitch& answerSwitch);
    void connectVersions(LayoutDocuments& documents);
    void revealCompare();
    void goTo(int constraint);
    void ring(int constraint, const CellSet& cells);

    Designer& m_designer;
    DesignBoard& m_board;
    WindowFrame m_frame;
    QMainWindow& m_host;
    RulesTextDock* m_rules;
    AnswerDock* m_answer;
    PlacedDock* m_placed;
    ChosenRuleDock* m_this;
    UndoTreeDock* m_versions;
    VersionCompare* m_compare;
    ContinueDock* m_layouts = nullptr;
    std::unique_ptr<DockLayout> m_layout;
};

}  // namespace nonet
