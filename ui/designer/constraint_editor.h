// What the inspector edits of a constraint, a widget each. Which a constraint has, its kind's row in the catalogue
// says.
#pragma once

#include "core/rules/layout.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace nonet {

using ConstraintChange = std::function<void(Constraint&)>;

class ConstraintEditor : public QWidget {
    Q_OBJECT

public:
    /// What stands over it; empty where it says itself what it is.
    explicit ConstraintEditor(QString title) : m_title(std::move(title)) {}

    const QString& title() const { return m_title; }
    /// Shows what the constraint has, without telling of it as an edit; what is being typed stays.
    virtual void display(const Constraint& constraint, const Layout& layout) = 0;
    /// Something else is shown next: what is being typed is told of.
    virtual void finish() {}

Q_SIGNALS:
    /// Done: one step of the undo line.
    void edited(const nonet::ConstraintChange& change);
    /// Goes on being edited: a step when it is done or pauses. The latest holds.
    void editing(const nonet::ConstraintChange& change);
    /// What was told of last is done.
    void paused();
    /// A sentence about what was typed.
    void statusMessage(const QString& sentence);

private:
    QString m_title;
};

/// The editors for this constraint, not owned by anything yet. Object names: see each.
std::vector<ConstraintEditor*> editorsFor(const Constraint& constraint, const Layout& layout);

}  // namespace nonet
