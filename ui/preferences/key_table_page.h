#pragma once

#include <QKeySequence>
#include <QMap>
#include <QWidget>

#include <optional>

class QComboBox;
class QKeySequenceEdit;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nonet {

class FaultLine;
class Preferences;

/// Every action with its keys: choose a preset, find an action, give it another key. A key that would mean two things
/// is refused with a sentence that names what has it, and can be taken from there.
class KeyTablePage : public QWidget {
    Q_OBJECT

public:
    explicit KeyTablePage(Preferences& preferences, QWidget* parent = nullptr);

    /// Gives the action this key alone. False where it is refused; message() says why.
    bool bind(const QString& actionId, const QKeySequence& key);
    void resetAction(const QString& actionId);
    QString message() const;
    /// Does what was refused last, where that was a key of other actions: they lose it.
    void reassign();
    /// Takes back what reassign() did, or drops its offer.
    void cancelReassigning();

private:
    void fill();
    void showKeys();
    void showSelected();
    void offer(const QString& actionId, const QList<QKeySequence>& keys, const QString& holder);
    void dropOffer();
    void filterBy(const QString& words);
    QString selectedId() const;

    Preferences& m_preferences;
    QComboBox* m_preset = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_table = nullptr;
    QKeySequenceEdit* m_key = nullptr;
    QPushButton* m_reset = nullptr;
    FaultLine* m_message = nullptr;
    QPushButton* m_reassign = nullptr;
    QPushButton* m_cancel = nullptr;
    /// Keys that others have, and for which action.
    struct Offer {
        QString actionId;
        QList<QKeySequence> keys;
    };
    std::optional<Offer> m_offer;
    /// The keys before the last reassignment.
    std::optional<QMap<QString, QList<QKeySequence>>> m_before;
};

}  // namespace nonet
