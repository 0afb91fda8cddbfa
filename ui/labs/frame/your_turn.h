#pragma once

#include "ui/labs/frame/lab_history.h"

#include <QCoreApplication>

#include <map>

namespace nonet {

class LabSession;

/// The learner's turn in the session's scene: how it begins, ends, and goes on when the learner comes back. Meanwhile
/// they do the scene's step by hand, and the film waits.
class YourTurn {
    Q_DECLARE_TR_FUNCTIONS(nonet::YourTurn)

public:
    explicit YourTurn(LabSession& session) : m_session(session) {}

    /// False before the first lab is opened.
    bool isOn() const;
    /// Nothing where the scene has none. What was done stays.
    void set(bool isOn);
    /// It ends with its scene, and goes on there.
    void breakOff();
    /// Where it was broken off before it was done.
    void resume();
    /// Another lab is open.
    void forget();
    /// What was done in the turn, to be taken back in it.
    LabHistory& steps() { return m_steps; }
    const LabHistory& steps() const { return m_steps; }
    /// What stands in place of the film's words meanwhile.
    static QString text();

private:
    struct Ended {
        LabHistory steps;
        LabMoment left;
        /// By going to another scene: the learner comes back to it.
        bool isBrokenOff = false;
    };

    void leave();

    LabSession& m_session;
    /// A turn that begins where the scene's last one ended goes on with its steps.
    LabHistory m_steps;
    /// By scene.
    std::map<int, Ended> m_ended;
    /// As the lab was when the turn began: another input is the lab's to take back once the turn is over.
    LabMoment m_before;
};

}  // namespace nonet
