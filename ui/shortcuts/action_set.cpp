#include "ui/shortcuts/action_set.h"

#include <algorithm>

namespace nonet {

ActionSet::ActionSet(const KeyBindings& bindings, QObject* parent, std::span<const ActionRow> rows)
    : QObject(parent), m_bindings(bindings), m_rows(rows) {
    for (const ActionRow& row : m_rows) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(row.id));
        action->setCheckable(row.form == ActionForm::toggle);
        m_actions.insert(action->objectName(), action);
        describe(row);
    }
}

QAction* ActionSet::action(const QString& id) const {
    Q_ASSERT_X(m_actions.contains(id), "ActionSet::action", qPrintable(id));
    return m_actions.value(id);
}

const ActionRow& ActionSet::row(const QString& id) const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&id](const ActionRow& row) { return id == QLatin1String(row.id); });
    Q_ASSERT_X(found != m_rows.end(), "ActionSet::row", qPrintable(id));
    return *found;
}

QList<QAction*> ActionSet::actions() const {
    QList<QAction*> inOrder;
    for (const ActionRow& row : m_rows)
        inOrder.append(m_actions.value(QString::fromLatin1(row.id)));
    return inOrder;
}

void ActionSet::setBindings(const KeyBindings& bindings) {
    m_bindings = bindings;
    describeAll();
}

void ActionSet::setUnavailable(const QString& id, const QString& reason) {
    if (m_reasons.contains(id) && m_reasons.value(id) == reason)
        return;
    m_reasons.insert(id, reason);
    updateAvailable(id);
}

void ActionSet::setOutOfPlace(const QString& id, const QString& reason) {
    if (m_placeReasons.value(id) == reason)
        return;
    m_placeReasons.insert(id, reason);
    updateAvailable(id);
}

void ActionSet::setStandIn(const QString& id, const QString& standIn) {
    if (m_standIns.value(id) == standIn)
        return;
    disconnect(action(id), &QAction::triggered, action(m_standIns.value(id, id)), &QAction::trigger);
    if (standIn.isEmpty()) {
        m_standIns.remove(id);
    } else {
        m_standIns.insert(id, standIn);
        connect(action(id), &QAction::triggered, action(standIn), &QAction::trigger);
    }
    updateAvailable(id);
}

void ActionSet::updateAvailable(const QString& id) {
    action(id)->setEnabled(reasonAgainst(id).isEmpty());
    describe(row(id));
    for (auto each = m_standIns.cbegin(); each != m_standIns.cend(); ++each)
        if (each.value() == id)
            updateAvailable(each.key());
}

QString ActionSet::reasonAgainst(const QString& id) const {
    if (m_standIns.contains(id))
        return reasonAgainst(m_standIns.value(id));
    const QString place = m_placeReasons.value(id);
    return place.isEmpty() ? m_reasons.value(id) : place;
}

void ActionSet::setWords(const QString& id, const QString& text, const QString& tip) {
    m_words.insert(id, {text, tip});
    describe(row(id));
}

void ActionSet::retranslate() {
    m_words.clear();
    describeAll();
}

void ActionSet::describeAll() {
    for (const ActionRow& row : m_rows)
        describe(row);
}

void ActionSet::describe(const ActionRow& row) {
    const QString id = QString::fromLatin1(row.id);
    QAction* action = m_actions.value(id);
    const Words words = m_words.value(id, {actionText(row), actionTip(row)});
    action->setText(words.text);
    // A shortcut whose only widget is a menu never fires, and still stands beside the menu's entry.
    action->setShortcutContext(row.scope == ActionScope::program  ? Qt::ApplicationShortcut
                               : row.scope == ActionScope::window ? Qt::WindowShortcut
                                                                  : Qt::WidgetShortcut);
    action->setShortcuts(m_bindings.keysOf(row));
    const QString key = m_bindings.keyText(row);
    QString tip = key.isEmpty() ? words.tip : tr("%1 (%2)", "what an action does, its key").arg(words.tip, key);
    if (const QString reason = reasonAgainst(id); !reason.isEmpty())
        tip += QLatin1Char('\n') + reason;
    action->setToolTip(tip);
    action->setStatusTip(words.tip);
}

QString actionTitle(const QAction& action) { return action.text().remove(QLatin1Char('&')); }

}  // namespace nonet
