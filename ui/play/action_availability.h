#pragma once

#include "ui/frame/window_frame.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QMap>
#include <QObject>

namespace nonet {

class BoardWidget;
class HintDock;
class PuzzleDocument;
class Shown;

/// Which of the actions on the open puzzle can be done now, with the reason where not.
class ActionAvailability : public QObject {
    Q_OBJECT

public:
    ActionAvailability(const WindowFrame& frame, const BoardWidget& board, const HintDock& hint, const Shown& shown,
                       QObject* parent);

private:
    void followDocument(PuzzleDocument* document);
    void update();
    /// Why what an action's row asks for is missing; empty where it is there.
    QString reasonAgainst(ActionNeed needs) const;
    /// What stands against single actions beyond their rows' needs: reasons by id, empty for none.
    QMap<QString, QString> obstacles() const;
    static QString needsOneSentence(const PuzzleDocument& document);

    ActionSet& m_actions;
    DocumentSession& m_session;
    const BoardWidget& m_board;
    const HintDock& m_hint;
    const Shown& m_shown;
    /// The reasons that are set, so that nothing is set again at each key.
    QMap<QString, QString> m_reasons;
    bool m_hasSelection = false;
    bool m_canApply = false;
};

}  // namespace nonet
