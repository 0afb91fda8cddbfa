#pragma once

namespace nonet {

class ActionSet;
class AllStepsDock;
class BoardWidget;
class CandidatesDock;
class ContinueDock;
class DocumentSession;
class HintDock;
class MessageBar;
class PlayTimer;
class Preferences;
class PuzzleDock;
class ReplayTimeline;
class StatusLine;
class UndoTreeDock;

/// What the window is made of, for those who connect its actions. Everything lives as long as the window.
struct WindowParts {
    Preferences& preferences;
    ActionSet& actions;
    DocumentSession& session;
    PlayTimer& timer;
    BoardWidget& board;
    HintDock& hint;
    AllStepsDock& allSteps;
    CandidatesDock& candidates;
    PuzzleDock& puzzle;
    UndoTreeDock& undoTree;
    ContinueDock& continueList;
    ReplayTimeline& timeline;
    MessageBar& message;
    StatusLine& status;
};

}  // namespace nonet
