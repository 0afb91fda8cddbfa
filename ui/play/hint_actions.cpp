#include "ui/play/hint_actions.h"

#include "ui/board/shown.h"
#include "ui/frame/preference_switch.h"
#include "ui/frame/status_line.h"
#include "ui/hints/hint_dock.h"
#include "ui/replay/replay_timeline.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

namespace nonet {

HintActions::HintActions(const WindowFrame& frame, HintDock& hint, ReplayTimeline& timeline, Shown& shown,
                         QObject* parent)
    : QObject(parent), m_frame(frame), m_hint(hint), m_timeline(timeline), m_shown(shown) {
    connectHints();
    connectReplay();
}

void HintActions::connectHints() {
    const ActionSet& actions = m_frame.actions;
    const auto withDock = [dock = &m_hint](void (HintDock::*act)()) {
        return [dock, act] {
            dock->show();
            dock->raise();
            (dock->*act)();
        };
    };
    actions.on("hint.ask", this, withDock(&HintDock::ask));
    actions.on("hint.another", this, withDock(&HintDock::another));
    actions.on("hint.cell", this, withDock(&HintDock::askForSelection));
    actions.on("hint.apply", &m_hint, &HintDock::apply);
    actions.on("hint.techniques", &m_hint, &HintDock::showTechniques);
    actions.on("hint.only_placements", &m_hint, &HintDock::setOnlyPlacements);
    connect(&m_hint, &HintDock::onlyPlacementsChanged, actions.action(QStringLiteral("hint.only_placements")),
            &QAction::setChecked);
    connect(&m_hint, &HintDock::statusMessage, this, &HintActions::countHint);
    connect(&m_frame.session, &DocumentSession::documentChanged, this, [this] { m_counted.reset(); });
    bindPreference(
        m_frame, "hint.uniqueness", [](const PreferenceValues& v) { return v.usesUniqueness; },
        [](PreferenceValues& v, bool isOn) { v.usesUniqueness = isOn; });
    bindPreference(
        m_frame, "hint.centre_marks", [](const PreferenceValues& v) { return v.reasonsFromCentreMarks; },
        [](PreferenceValues& v, bool isOn) { v.reasonsFromCentreMarks = isOn; });
}

void HintActions::countHint() {
    const Step* step = m_hint.session().step();
    if (step == nullptr || m_counted == *step)
        return;
    m_counted = *step;
    m_frame.session.document()->notes().changeView([](ViewState& view) { ++view.hints; });
}

void HintActions::connectReplay() {
    const ActionSet& actions = m_frame.actions;
    actions.on("replay.show", this, [this](bool isOn) {
        // The path takes a moment to be worked out, and the player's own film is over by then.
        m_shown.end(ShownKind::gameFilm);
        m_timeline.setVisible(isOn);
        if (isOn)
            m_timeline.start();
        else
            m_timeline.leave();
    });
    actions.on("replay.play", &m_timeline, &ReplayTimeline::togglePlay);
    actions.on("replay.back", &m_timeline, &ReplayTimeline::back);
    actions.on("replay.forward", &m_timeline, &ReplayTimeline::forward);
    actions.on("replay.first", &m_timeline, &ReplayTimeline::first);
    actions.on("replay.last", &m_timeline, &ReplayTimeline::last);
    actions.on("replay.hardest", &m_timeline, &ReplayTimeline::hardest);
    actions.on("replay.leave", &m_timeline, &ReplayTimeline::leave);
    actions.on("replay.adopt", &m_timeline, &ReplayTimeline::adopt);
    connect(&m_timeline, &ReplayTimeline::stepShown, this, &HintActions::reportReplayStep);
    connect(&m_shown, &Shown::changed, this, [this] {
        const bool isReplay = m_shown.kind() == ShownKind::replay;
        m_timeline.setVisible(isReplay);
        m_frame.actions.action(QStringLiteral("replay.show"))->setChecked(isReplay);
    });
}

void HintActions::reportReplayStep(const QString& sentence) {
    // The panel with the reason may be closed, or behind another.
    if (m_hint.visibleRegion().isEmpty())
        m_frame.status.showAction(sentence);
}

}  // namespace nonet

#include "moc_hint_actions.cpp"
