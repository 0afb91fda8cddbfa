#include "ui/designer/chosen_rule_dock.h"

#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/rulebook.h"
#include "core/rules/value_from.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/drawing_editor.h"
#include "ui/designer/kind_rows.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"
#include "ui/text/rule_words.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

/// Milliseconds after the last key or step of what is typed.
constexpr int kTypingPause = 700;
/// So many of several chosen ones are named; the rest is counted.
constexpr std::size_t kMostNamed = 6;

enum Page { kHintPage, kOnePage, kSeveralPage, kDrawingPage };

QLabel* wrappedLabel(const char* name, const char* look) {
    QLabel* label = makeLabel({}, look);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

QVBoxLayout* columnOf(QWidget& page) {
    auto* column = new QVBoxLayout(&page);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kSpace);
    column->setSpacing(kSpace);
    return column;
}

/// A field that goes while it has the focus tells of an edit when half of it is gone.
void dropFocusIn(const QWidget& parent) {
    if (QWidget* focus = QApplication::focusWidget(); focus != nullptr && parent.isAncestorOf(focus))
        focus->clearFocus();
}

std::optional<FaultyConstraint> faultOf(int constraint, const Puzzle& puzzle) {
    const std::vector<FaultyConstraint>& faults = puzzle.rulebook().faults();
    const auto fault = std::ranges::find(faults, constraint, &FaultyConstraint::constraint);
    return fault == faults.end() ? std::nullopt : std::optional(*fault);
}

/// It only waits for what nobody has typed so far.
bool isUntyped(ConstraintFault fault, const Constraint& constraint) {
    return fault == ConstraintFault::noText || (fault == ConstraintFault::noValue && constraint.values.empty()) ||
           (fault == ConstraintFault::noDigits && constraint.digits.empty());
}

}  // namespace

ChosenRuleDock::ChosenRuleDock(Designer& designer, const Preferences& preferences, QWidget* parent)
    : QDockWidget(tr("Chosen rule"), parent), m_designer(designer), m_preferences(preferences), m_area(new QScrollArea),
      m_tools(nullptr), m_hint(wrappedLabel("thisHint", "muted")), m_name(wrappedLabel("thisName", "heading")),
      m_where(wrappedLabel("thisWhere", "muted")), m_rule(wrappedLabel("thisRule", "")),
      m_fault(wrappedLabel("thisFault", "fault")), m_cells(wrappedLabel("thisCells", "small")),
      m_lockNote(wrappedLabel("thisLockNote", "muted")), m_count(wrappedLabel("thisCount", "heading")),
      m_list(wrappedLabel("thisList", "muted")), m_isOff(new QCheckBox(tr("Off (does not count)"))),
      m_isHidden(new QCheckBox(tr("Hidden (counts)"))), m_isLocked(new QCheckBox(tr("Locked"))),
      m_editorColumn(nullptr) {
    setObjectName(QStringLiteral("thisDock"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPause);
    build();
    showIcons();
    refresh();
    connect(this, &QDockWidget::visibilityChanged, this, &ChosenRuleDock::flush);
    connect(&m_pause, &QTimer::timeout, this, &ChosenRuleDock::flush);
    connect(&preferences, &Preferences::themeChanged, this, &ChosenRuleDock::showIcons);
    connect(&designer, &Designer::documentChanged, this, &ChosenRuleDock::forget);
    connect(&designer, &Designer::chosenChanged, this, [this] {
        finishTyping();
        refresh();
    });
    connect(&designer, &Designer::puzzleChanged, this, &ChosenRuleDock::refresh);
    connect(&designer, &Designer::toolChanged, this, &ChosenRuleDock::refresh);
    connect(&designer.pen(), &Pen::changed, this, &ChosenRuleDock::refresh);
    connect(&designer.locks(), &Locks::changed, this, &ChosenRuleDock::refresh);
}

ChosenRuleDock::~ChosenRuleDock() {
    // Fields tell that they lose the focus while they are deleted.
    for (ConstraintEditor* editor : m_editors)
        editor->disconnect(this);
    disconnect(this, nullptr, this, nullptr);
}

void ChosenRuleDock::build() {
    m_drawing = new DrawingEditor(m_designer, m_preferences);
    m_tools = makeTools();
    m_pages = {makeHintPage(), makeOnePage(), makeSeveralPage(), m_drawing};
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, kSpace);
    column->setSpacing(0);
    for (QWidget* page : std::as_const(m_pages))
        column->addWidget(page, 1);
    column->addWidget(m_tools);
    // The window never grows with what is told here, and nothing is lower than it needs to be.
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(all);
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* frame = new QVBoxLayout(body);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->addWidget(m_area);
    setWidget(body);
}

void ChosenRuleDock::showPage(int page) {
    if (page != m_page)
        dropFocusIn(*m_pages[m_page]);
    for (int each = 0; each < m_pages.size(); ++each)
        m_pages[each]->setVisible(each == page);
    if (std::exchange(m_page, page) != page)
        m_area->verticalScrollBar()->setValue(0);
}

QWidget* ChosenRuleDock::makeHintPage() {
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(*page);
    m_hint->setText(tr("Nothing is chosen. Click a rule on the board or in the list to see and change it here."));
    column->addWidget(m_hint);
    column->addStretch();
    return page;
}

QWidget* ChosenRuleDock::makeOnePage() {
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(*page);
    column->addWidget(m_name);
    column->addWidget(m_where);
    column->addWidget(m_lockNote);
    // Above sentences that become longer and shorter with what is typed.
    m_editorColumn = new QVBoxLayout;
    m_editorColumn->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_editorColumn);
    m_take = makeTake("thisTake");
    column->addWidget(m_take);
    column->addWidget(m_fault);
    column->addWidget(m_rule);
    m_lockNote->setText(tr("Locked: unlock it to change it."));
    m_isHidden->setObjectName(QStringLiteral("thisHidden"));
    m_isHidden->setToolTip(tr("It still counts, and players do not see it"));
    m_isOff->setObjectName(QStringLiteral("thisOff"));
    m_isOff->setToolTip(tr("It is kept, and is no rule of the puzzle until it is on again"));
    connect(m_isOff, &QCheckBox::clicked, this, [this] { toggleOff(m_designer); });
    m_isLocked->setObjectName(QStringLiteral("thisLocked"));
    m_isLocked->setToolTip(tr("It is not moved, changed or deleted by accident"));
    connect(m_isHidden, &QCheckBox::clicked, this, [this] { toggleHidden(m_designer); });
    connect(m_isLocked, &QCheckBox::clicked, this, [this] { toggleLocked(m_designer); });
    auto* flags = new QWidget;
    auto* row = new FlowRow(kWideSpace, flags);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_isOff);
    row->addWidget(m_isHidden);
    row->addWidget(m_isLocked);
    column->addWidget(flags);
    m_cells->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_cells);
    column->addStretch();
    return page;
}

QWidget* ChosenRuleDock::makeSeveralPage() {
    auto* page = new QWidget;
    QVBoxLayout* column = columnOf(*page);
    column->addWidget(m_count);
    column->addWidget(m_list);
    m_takeAll = makeTake("thisTakeAll");
    m_takeAll->setText(tr("Values from the solution"));
    column->addWidget(m_takeAll);
    column->addStretch();
    return page;
}

QPushButton* ChosenRuleDock::makeTake(const char* name) {
    auto* take = new QPushButton;
    take->setObjectName(QLatin1String(name));
    take->setToolTip(tr("As it is in the solution layer"));
    take->setFocusPolicy(Qt::TabFocus);
    // Long words do not make the panel wider.
    take->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(take, &QPushButton::clicked, this, [this] {
        // The value takes the place of what was being typed.
        m_pause.stop();
        m_pending = nullptr;
        takeValues(m_designer);
    });
    return take;
}

QWidget* ChosenRuleDock::makeTools() {
    auto* tools = new QWidget;
    auto* row = new FlowRow(kSmallSpace, tools);
    row->setContentsMargins(kSpace, kSmallSpace, kSpace, 0);
    Designer& designer = m_designer;
    const auto add = [&](const char* name, const char* iconName, const QString& text, const QString& tip, auto act) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setProperty("iconName", QLatin1String(iconName));
        button->setAccessibleName(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, act] {
            flush();
            act();
        });
        row->addWidget(button);
        m_buttons << button;
    };
    add("thisHide", "eye_closed", tr("Hide or show"),
        tr("Hide or show: hidden rules still count, and players do not see them"),
        [&designer] { toggleHidden(designer); });
    add("thisLock", "lock", tr("Lock or unlock"), tr("Lock or unlock: not moved, changed or deleted by accident"),
        [&designer] { toggleLocked(designer); });
    add("thisDuplicate", "copy", tr("Duplicate"), tr("Place a copy beside it"),
        [&designer] { duplicateChosen(designer); });
    add("thisTurn", "turn", tr("Turn"), tr("Turn it clockwise by a quarter"), [&designer] { turnChosen(designer); });
    add("thisMirror", "mirror", tr("Mirror"), tr("Exchange left and right"), [&designer] { mirrorChosen(designer); });
    add("thisDelete", "delete", tr("Delete"), tr("Take it off the board"), [&designer] { deleteChosen(designer); });
    return tools;
}

void ChosenRuleDock::showIcons() {
    for (QToolButton* button : m_buttons)
        button->setIcon(icon(button->property("iconName").toString(), m_preferences.theme()));
}

void ChosenRuleDock::setHint(const QString& hint) { m_hint->setText(hint); }

bool ChosenRuleDock::focusFirst() {
    if (m_page != kOnePage)
        return false;
    QWidget* first = m_isHidden;
    if (!m_editors.empty() && m_editors.front()->isEnabled())
        first = m_editors.front();
    m_area->ensureWidgetVisible(first);
    first->setFocus(Qt::ShortcutFocusReason);
    return true;
}

/// What was typed for the previous document is nothing for this one.
void ChosenRuleDock::forget() {
    m_pause.stop();
    m_pending = nullptr;
    refresh();
}

void ChosenRuleDock::refresh() {
    if (m_isCommitting)
        return;
    const std::vector<int>& chosen = m_designer.chosen();
    m_tools->setVisible(!chosen.empty());
    if (m_drawing->hasSubject()) {
        m_shown.reset();
        m_drawing->refresh();
        showPage(kDrawingPage);
        return;
    }
    if (chosen.size() == 1) {
        showOne(chosen.front());
    } else {
        m_shown.reset();
        showPage(chosen.empty() ? kHintPage : kSeveralPage);
        if (!chosen.empty())
            showSeveral();
    }
}

void ChosenRuleDock::showOne(int constraint) {
    const Puzzle& puzzle = m_designer.puzzle();
    const Layout& layout = puzzle.layout();
    const Constraint& shown = layout.constraints[static_cast<std::size_t>(constraint)];
    if (m_shown != constraint || m_kind != shown.kind || m_symbolCount != layout.symbols.count())
        rebuildEditors(shown, layout);
    m_shown = constraint;
    const bool isLocked = m_designer.locks().isLocked(constraint);
    m_name->setText(sentenceCase(ruleName(shown, layout)));
    m_where->setText(whereText(shown, layout));
    m_rule->setText(ruleSentence(shown, layout));
    const std::optional<FaultyConstraint> fault = faultOf(constraint, puzzle);
    setLook(m_fault, fault && isUntyped(fault->fault, shown) ? "muted" : "fault");
    m_fault->setText(fault ? faultSentence(*fault, layout) : QString());
    m_fault->setVisible(fault.has_value());
    m_lockNote->setVisible(isLocked && !m_editors.empty());
    m_isHidden->setChecked(shown.isHidden);
    m_isOff->setChecked(shown.isOff);
    m_isLocked->setChecked(isLocked);
    const QString cells = partTexts(shown, layout).join(u'\n');
    m_cells->setText(cells);
    m_cells->setVisible(!cells.isEmpty());
    for (ConstraintEditor* editor : m_editors)
        editor->display(shown, layout);
    if (m_editorBox)
        m_editorBox->setEnabled(!isLocked);
    showTake(shown, isLocked);
    showPage(kOnePage);
}

void ChosenRuleDock::showTake(const Constraint& shown, bool isLocked) {
    const Layout& layout = m_designer.puzzle().layout();
    const Grid* layer = m_designer.puzzle().solutionLayer();
    m_take->setVisible(layer != nullptr && takesValue(shown.kind));
    if (layer == nullptr || !takesValue(shown.kind))
        return;
    const std::optional<Constraint> valued = valueFrom(shown, layout, *layer);
    m_take->setEnabled(valued && *valued != shown && !isLocked);
    if (!valued) {
        m_take->setText(tr("No value in the solution"));
        return;
    }
    const char* title = kindRow(shown.kind).valueTitle;
    const QString value = chosenText(*valued, layout);
    m_take->setText(title == nullptr ? tr("%1 from the solution", "2, 4, 5").arg(value)
                                     : tr("%1 %2 from the solution", "Sum, 23")
                                           .arg(QCoreApplication::translate("nonet::EditorWords", title), value));
}

void ChosenRuleDock::showSeveral() {
    const Layout& layout = m_designer.puzzle().layout();
    const std::vector<int>& chosen = m_designer.chosen();
    m_count->setText(tr("%n rule(s) chosen", nullptr, static_cast<int>(chosen.size())));
    QStringList names;
    const std::size_t named = chosen.size() <= kMostNamed ? chosen.size() : kMostNamed - 1;
    for (std::size_t i = 0; i < named; ++i)
        names << titleText(layout.constraints[static_cast<std::size_t>(chosen[i])], layout);
    if (named < chosen.size())
        names << tr("and %n more", nullptr, static_cast<int>(chosen.size() - named));
    m_list->setText(names.join(u'\n'));
    m_takeAll->setVisible(m_designer.puzzle().solutionLayer() != nullptr &&
                          std::ranges::any_of(m_designer.freeChosen(), [&](int each) {
                              return takesValue(layout.constraints[static_cast<std::size_t>(each)].kind);
                          }));
}

void ChosenRuleDock::rebuildEditors(const Constraint& constraint, const Layout& layout) {
    // Not deleted at once: one of them may be what asked for this.
    if (m_editorBox) {
        // Losing the focus they would tell of an edit once more.
        for (ConstraintEditor* editor : m_editors)
            editor->disconnect(this);
        dropFocusIn(*m_editorBox);
        m_editorBox->hide();
        m_editorColumn->removeWidget(m_editorBox);
        m_editorBox->deleteLater();
    }
    m_kind = constraint.kind;
    m_symbolCount = layout.symbols.count();
    m_editors = editorsFor(constraint, layout);
    m_editorBox = new QWidget;
    auto* column = new QVBoxLayout(m_editorBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    for (ConstraintEditor* editor : m_editors) {
        if (!editor->title().isEmpty()) {
            auto* title = new QLabel(editor->title());
            title->setBuddy(editor->focusProxy());
            title->setWordWrap(true);
            column->addWidget(title);
        }
        column->addWidget(editor);
        connect(editor, &ConstraintEditor::edited, this, [this](const ConstraintChange& change) {
            flush();
            commit(change);
        });
        connect(editor, &ConstraintEditor::editing, this, [this](const ConstraintChange& change) {
            m_pending = change;
            m_pause.start();
        });
        connect(editor, &ConstraintEditor::paused, this, &ChosenRuleDock::flush);
        connect(editor, &ConstraintEditor::statusMessage, &m_designer, &Designer::statusMessage);
    }
    m_editorColumn->addWidget(m_editorBox);
    m_editorBox->setVisible(!m_editors.empty());
    // In the order in which they are seen.
    QWidget* before = nullptr;
    for (QWidget* each : m_editorBox->findChildren<QWidget*>()) {
        // Lists of combo boxes are windows.
        if ((each->focusPolicy() & Qt::TabFocus) == 0 || each->window() != window())
            continue;
        if (before)
            setTabOrder(before, each);
        before = each;
    }
    if (before)
        setTabOrder(before, m_isHidden);
}

void ChosenRuleDock::finishTyping() {
    if (m_isCommitting)
        return;
    const QScopedValueRollback guard(m_isFinishing, true);
    if (m_shown)
        for (ConstraintEditor* editor : m_editors)
            editor->finish();
    flush();
}

void ChosenRuleDock::flush() {
    m_pause.stop();
    if (!m_pending)
        return;
    const ConstraintChange change = std::exchange(m_pending, nullptr);
    commit(change);
}

void ChosenRuleDock::commit(const ConstraintChange& change) {
    const Puzzle& puzzle = m_designer.puzzle();
    // The one that was shown, whatever has been chosen since.
    const auto at = static_cast<std::size_t>(m_shown.value_or(-1));
    if (!m_shown || at >= puzzle.constraints().size() || puzzle.constraints()[at].kind != m_kind ||
        m_designer.locks().isLocked(*m_shown))
        return;
    Constraint next = puzzle.constraints()[at];
    change(next);
    if (next == puzzle.constraints()[at])
        return;
    {
        const QScopedValueRollback guard(m_isCommitting, true);
        const LayoutEdit edit = nonet::change(puzzle, *m_shown, next);
        if (m_designer.chosen() == std::vector{*m_shown})
            m_designer.edit(edit);
        else
            m_designer.edit(edit.puzzle);
    }
    // What is shown next is shown then.
    if (!m_isFinishing)
        refresh();
}

}  // namespace nonet

#include "moc_chosen_rule_dock.cpp"
