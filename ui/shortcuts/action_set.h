// The catalogue's rows as QActions that menus, buttons and the find box share.
#pragma once

#include "ui/shortcuts/key_bindings.h"

#include <QAction>
#include <QObject>

namespace nonet {

/// Owns one QAction a row. Window-wide keys are set as shortcuts; keys of the board and the timeline are shown in the
/// menu but work only there, since those widgets read them by position.
class ActionSet : public QObject {
    Q_OBJECT

public:
    explicit ActionSet(const KeyBindings& bindings, QObject* parent = nullptr);

    /// The action of this id; asserts that the catalogue has it.
    QAction* action(const QString& id) const;
    QList<QAction*> actions() const;
    const KeyBindings& bindings() const { return m_bindings; }
    /// Sets keys and tooltips anew.
    void setBindings(const KeyBindings& bindings);
    /// Disables the action and says why in its tooltip; an empty reason enables it.
    void setUnavailable(const QString& id, const QString& reason);
    /// The same for what cannot be done where the user is now, whatever else is in the way; an empty reason takes it
    /// back.
    void setOutOfPlace(const QString& id, const QString& reason);
    /// Other words than the catalogue's, where what the action deals with depends on what is open; its key stays.
    void setWords(const QString& id, const QString& text, const QString& tip);
    /// Texts and tooltips in the language of now; the catalogue's again.
    void retranslate();

private:
    struct Words {
        QString text;
        QString tip;
    };

    void describe(const ActionRow& row);
    void describeAll();
    QString reasonAgainst(const QString& id) const;

    KeyBindings m_bindings;
    QMap<QString, QAction*> m_actions;
    QMap<QString, QString> m_reasons;
    QMap<QString, QString> m_placeReasons;
    QMap<QString, Words> m_words;
};

}  // namespace nonet
