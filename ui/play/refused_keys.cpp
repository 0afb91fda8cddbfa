#include "ui/play/refused_keys.h"

#include "ui/frame/transient_note.h"
#include "ui/shortcuts/action_set.h"

#include <QShortcut>
#include <QWidget>

namespace nonet {

RefusedKeys::RefusedKeys(const WindowFrame& frame, std::initializer_list<const char*> actions, QObject* parent)
    : QObject(parent), m_frame(frame) {
    for (const char* action : actions) {
        const QString id = QString::fromLatin1(action);
        auto* shortcut = new QShortcut(&m_frame.window);
        m_shortcuts.insert(id, shortcut);
        connect(shortcut, &QShortcut::activated, this,
                [this, id] { showTransientNote(m_frame, m_frame.actions.reasonAgainst(id)); });
        connect(m_frame.actions.action(id), &QAction::changed, this, [this, id] { follow(id); });
        follow(id);
    }
}

void RefusedKeys::follow(const QString& id) {
    QShortcut* shortcut = m_shortcuts.value(id);
    const QAction* action = m_frame.actions.action(id);
    if (shortcut->keys() != action->shortcuts())
        shortcut->setKeys(action->shortcuts());
    shortcut->setEnabled(!action->isEnabled() && m_frame.actions.isInPlace(id));
}

}  // namespace nonet

#include "moc_refused_keys.cpp"
