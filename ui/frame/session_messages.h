#pragma once

#include "core/formats/format.h"
#include "ui/frame/window_frame.h"
#include "ui/session/solution_notice.h"

#include <QObject>

#include <vector>

namespace nonet {

struct ImportOutcome;
struct StoreOutcome;

/// Words in the message bar what comes of a session's doings: what was opened, ignored, refused, deleted, and what a
/// player should know of the solutions. The only place that does.
class SessionMessages : public QObject {
    Q_OBJECT

public:
    /// Of layouts nothing is said of the solutions, which the answers beside them tell; but always that one was opened.
    /// What is said of a layout goes with it.
    enum class Of : std::uint8_t { games, layouts };

    /// The session may be another one than the frame's.
    SessionMessages(DocumentSession& session, const WindowFrame& frame, Of of, QObject* parent);

private:
    void reportImport(const ImportOutcome& outcome);
    void reportLayout(const ImportOutcome& outcome);
    /// Of what is open.
    void reportIgnored(const std::vector<ImportWarning>& ignored);
    void reportStore(const StoreOutcome& outcome);
    void reportSolutions(SolutionNotice notice);
    /// What was locked: Undo is offered with it.
    void reportLocked(const QString& sentence);
    void holdLayout();

    DocumentSession& m_session;
    WindowFrame m_frame;
    Of m_of;
};

}  // namespace nonet
