#pragma once

#include <QKeySequence>
#include <QWidget>

class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nonet {

class Preferences;

/// Every action with its keys: choose a preset, find an action, give it another key. A key that would mean two things
/// is refused with a sentence that names what has it.
class KeyTablePage : public QWidget {
    Q_OBJECT

public:
    explicit KeyTablePage(Preferences& preferences, QWidget* parent = nullptr);

    /// Gives the action this key alone. False where it is refused; message() says why.
    bool bind(const QString& actionId, const QKeySequence& key);
    void resetAction(const QString& actionId);
    QString message() const;

private:
    void fill();
    void showKeys();
    void showSelected();
    void filterBy(const QString& words);
    QString selectedId() const;

    Preferences& m_preferences;
    QComboBox* m_preset = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_table = nullptr;
    QKeySequenceEdit* m_key = nullptr;
    QPushButton* m_reset = nullptr;
    QLabel* m_message = nullptr;
};

}  // namespace nonet
