#pragma once

#include "ui/designer/designer.h"

#include <QDockWidget>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace nonet {

class Preferences;

/// The rules in words, a sentence a line: made from the constraints and kept so until the setter changes one; from then
/// on his text, which is brought up to date when he asks. His own lines are underlined. What is typed is a step of the
/// undo line when it is done or pauses. Object names: rulesLines, rulesState, rulesUpdate, rulesAnew, rulesCopy.
class RulesTextDock : public QDockWidget {
    Q_OBJECT

public:
    RulesTextDock(Designer& designer, const Preferences& preferences, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeFoot();
    void refresh();
    void commit();
    void markOwnLines();
    void showState();
    void bringUpToDate();
    void makeAnew();
    void copy(const QString& between);
    /// The lines that the puzzle as it is gives, in the window's language.
    std::vector<std::string> composed() const;
    /// What they were when the text was brought up to date last.
    std::vector<std::string> known() const;
    /// These lines with what was composed in another language in the window's.
    std::vector<std::string> ofWindow(const std::vector<std::string>& lines) const;
    /// Line by line, whether the setter wrote it.
    std::vector<bool> own(const std::vector<std::string>& lines) const;
    void store(const std::vector<std::string>& lines, const std::vector<std::string>& composed);

    Designer& m_designer;
    const Preferences& m_preferences;
    QPlainTextEdit* m_text;
    QLabel* m_state;
    QPushButton* m_update = nullptr;
    QPushButton* m_anew = nullptr;
    QToolButton* m_copy = nullptr;
    QTimer m_pause{this};
    /// What the field was last filled with or stored as.
    std::vector<std::string> m_shown;
};

}  // namespace nonet
