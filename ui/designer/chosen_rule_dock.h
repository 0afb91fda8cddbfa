#pragma once

#include "core/rules/constraint.h"
#include "ui/designer/constraint_editor.h"
#include "ui/designer/designer.h"

#include <QDockWidget>
#include <QTimer>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace nonet {

class DrawingEditor;
class Preferences;

/// What is chosen, and its values to edit: each edit one step of the undo line, and what is typed one when it is done
/// or pauses. Of several what can be done with all of them; of none what the tool does. Object names: thisName,
/// thisWhere, thisRule, thisFault, thisCells, thisHidden, thisOff, thisLocked, thisHint, thisCount, those of the
/// editors (constraint_editor.h), thisTake and thisTakeAll, and thisDuplicate, thisTurn,
/// thisMirror, thisHide, thisLock, thisDelete.
class ChosenRuleDock : public QDockWidget {
    Q_OBJECT

public:
    ChosenRuleDock(Designer& designer, const Preferences& preferences, QWidget* parent = nullptr);
    ~ChosenRuleDock() override;

    /// What the tool does now, told while nothing is chosen.
    void setHint(const QString& hint);
    /// The first control of what is chosen takes the focus; false where there is none.
    bool focusFirst();

private:
    void build();
    QWidget* makeHintPage();
    QWidget* makeOnePage();
    QWidget* makeSeveralPage();
    QWidget* makeTools();
    void showPage(int page);
    void showIcons();
    void forget();
    void refresh();
    void showOne(int constraint);
    void showSeveral();
    QPushButton* makeTake(const char* name);
    /// What the solution layer gives to the rule, before it is taken.
    void showTake(const Constraint& shown, bool isLocked);
    void rebuildEditors(const Constraint& constraint, const Layout& layout);
    void commit(const ConstraintChange& change);
    /// Before another one is shown.
    void finishTyping();
    /// What is being typed becomes an edit.
    void flush();

    Designer& m_designer;
    const Preferences& m_preferences;
    QScrollArea* m_area;
    /// One is to be seen.
    QList<QWidget*> m_pages;
    int m_page = 0;
    QWidget* m_tools;
    QLabel* m_hint;
    QLabel* m_name;
    QLabel* m_where;
    QLabel* m_rule;
    QLabel* m_fault;
    QLabel* m_cells;
    QLabel* m_lockNote;
    QLabel* m_count;
    QLabel* m_list;
    /// Of the rule that is shown, and of all chosen ones.
    QPushButton* m_take = nullptr;
    QPushButton* m_takeAll = nullptr;
    QCheckBox* m_isOff;
    QCheckBox* m_isHidden;
    QCheckBox* m_isLocked;
    DrawingEditor* m_drawing = nullptr;
    QVBoxLayout* m_editorColumn;
    QWidget* m_editorBox = nullptr;
    std::vector<ConstraintEditor*> m_editors;
    QList<QToolButton*> m_buttons;
    QTimer m_pause{this};
    ConstraintChange m_pending;
    /// Which one the editors are for, and its kind and symbols when they were made.
    std::optional<int> m_shown;
    ConstraintKind m_kind = ConstraintKind::unknown;
    int m_symbolCount = 0;
    bool m_isCommitting = false;
    bool m_isFinishing = false;
};

}  // namespace nonet
