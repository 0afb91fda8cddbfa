#pragma once

#include "ui/main_window/window_parts.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QMap>
#include <QObject>

class QDockWidget;

namespace nonet {

/// What is done to the open puzzle: edit, marks, checks, hints and replay; and which of it can be done now, with the
/// reason where not.
class GameActions : public QObject {
    Q_OBJECT

public:
    GameActions(const WindowParts& parts, QWidget* window);

private:
    void takeDocument();
    void connectEdit();
    void connectPuzzle();
    void connectHints();
    void connectReplay();
    /// While the film runs: the hint dock tells its step.
    void suspendHints();
    void tellReplayStep(const QString& sentence);
    void connectBoardActions();
    /// The action is checked while the dock is open.
    void connectDock(const char* id, QDockWidget& dock);
    template <typename Act>
    void on(const char* id, Act act);
    template <typename Set>
    void bindSwitch(const char* id, bool isOn, Set set);

    void setCheckpoint();
    void checkMistakes();
    void backToLastRight();
    void updateAvailability();
    void updateBoardSwitches();
    /// Why what an action's row asks for is missing; empty where it is there.
    QString reasonAgainst(ActionNeed need) const;
    /// What stands against single actions beyond their rows' needs: reasons by id, empty for none.
    QMap<QString, QString> obstacles() const;
    void announceEnd();

    WindowParts m_parts;
    QWidget* m_window;
    /// The reasons that are set, so that nothing is set anew at each key.
    QMap<QString, QString> m_reasons;
    bool m_wasFinished = false;
};

}  // namespace nonet
