// The rows of actions as QActions that menus, buttons and the find box share.
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
    /// The rows outlive it.
    explicit ActionSet(const KeyBindings& bindings, QObject* parent = nullptr,
                       std::span<const ActionRow> rows = actionCatalogue());

    std::span<const ActionRow> rows() const { return m_rows; }
    /// The action of this id; asserts that a row has it.
    QAction* action(const QString& id) const;
    /// In the order of the rows.
    QList<QAction*> actions() const;
    /// Whenever the action of this id is triggered, the receiver does this.
    template <typename Receiver, typename Act>
    void on(const char* id, Receiver* receiver, Act act) const {
        connect(action(QLatin1String(id)), &QAction::triggered, receiver, act);
    }
    const KeyBindings& bindings() const { return m_bindings; }
    /// Replaces keys and tooltips.
    void setBindings(const KeyBindings& bindings);
    /// Disables the action and says why in its tooltip; an empty reason enables it.
    void setUnavailable(const QString& id, const QString& reason);
    /// Disables what cannot be done where the user is now, whatever else is in the way, and says why in its tooltip; an
    /// empty reason takes it back.
    void setOutOfPlace(const QString& id, const QString& reason);
    /// Where the user is now the action does what the other one does, and is available as that is; an empty one takes
    /// it back. What the action does otherwise asks hasStandIn() first.
    void setStandIn(const QString& id, const QString& standIn);
    bool hasStandIn(const char* id) const { return m_standIns.contains(QLatin1String(id)); }
    /// Why the action is disabled; empty where it is not.
    QString reasonAgainst(const QString& id) const;
    /// Whatever is in the way of the action, it is not where the user is now.
    bool isInPlace(const QString& id) const { return m_placeReasons.value(id).isEmpty() && !m_standIns.contains(id); }
    /// Other words than the catalogue's, where what the action deals with depends on what is open; its key stays.
    void setWords(const QString& id, const QString& text, const QString& tip);
    /// Texts and tooltips in the current language; the catalogue's again.
    void retranslate();

private:
    struct Words {
        QString text;
        QString tip;
    };

    void describe(const ActionRow& row);
    void updateAvailable(const QString& id);
    void describeAll();

    const ActionRow& row(const QString& id) const;

    KeyBindings m_bindings;
    std::span<const ActionRow> m_rows;
    QMap<QString, QAction*> m_actions;
    QMap<QString, QString> m_reasons;
    QMap<QString, QString> m_placeReasons;
    QMap<QString, QString> m_standIns;
    QMap<QString, Words> m_words;
};

/// The action's name: its text without the mnemonic.
QString actionTitle(const QAction& action);

}  // namespace nonet
