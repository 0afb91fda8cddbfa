#include "ui/designer/rules_text_dock.h"

#include "core/design/rules_text.h"
#include "core/rules/rulebook.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/preferences.h"
#include "ui/text/rules_lines.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

/// Milliseconds after the last key.
constexpr int kLinesPause = 700;
constexpr int kLeastLines = 4;

}  // namespace

RulesTextDock::RulesTextDock(Designer& designer, const Preferences& preferences, QWidget* parent)
    : QDockWidget(tr("Rules text"), parent), m_designer(designer), m_preferences(preferences),
      m_text(new QPlainTextEdit), m_state(makeLabel({}, "muted")) {
    setObjectName(QStringLiteral("designRules"));
    m_text->setObjectName(QStringLiteral("rulesLines"));
    m_text->setAccessibleName(tr("Rules, a sentence a line"));
    m_text->setToolTip(tr("What players read; change any sentence, or write lines of your own"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    // As high as there is room, and no higher than that.
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_text->setMinimumHeight(kLeastLines * m_text->fontMetrics().lineSpacing());
    m_text->installEventFilter(this);
    m_state->setObjectName(QStringLiteral("rulesState"));
    m_state->setWordWrap(true);
    auto* words = new QWidget;
    auto* above = new QVBoxLayout(words);
    above->setContentsMargins(0, 0, 0, 0);
    above->setSpacing(kSmallSpace);
    above->addWidget(m_text, 1);
    above->addWidget(m_state);
    // In a low panel words are scrolled, and the buttons stay.
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(words);
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(kSpace, kSmallSpace, kSpace, kSpace);
    column->setSpacing(kSmallSpace);
    column->addWidget(area, 1);
    column->addWidget(makeFoot());
    setWidget(body);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kLinesPause);
    connect(&m_pause, &QTimer::timeout, this, &RulesTextDock::commit);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { m_pause.start(); });
    connect(&preferences, &Preferences::themeChanged, this, &RulesTextDock::markOwnLines);
    connect(&designer, &Designer::puzzleChanged, this, &RulesTextDock::refresh);
    connect(&designer, &Designer::documentChanged, this, [this] {
        m_pause.stop();
        if (m_designer.document())
            connect(m_designer.document(), &PuzzleDocument::viewChanged, this, &RulesTextDock::refresh);
        refresh();
    });
    // Nothing is worked out for a panel that nobody sees.
    connect(this, &QDockWidget::visibilityChanged, this, &RulesTextDock::refresh);
}

QWidget* RulesTextDock::makeFoot() {
    m_update = new QPushButton(tr("Update"));
    m_update->setObjectName(QStringLiteral("rulesUpdate"));
    m_update->setToolTip(
        tr("Keep your own lines; take out sentences of rules that are gone, and put in those of new ones"));
    m_anew = new QPushButton(tr("Start over"));
    m_anew->setObjectName(QStringLiteral("rulesAnew"));
    m_anew->setToolTip(tr("Only the sentences of the rules, without your own lines; Undo brings these back"));
    m_copy = new QToolButton;
    m_copy->setObjectName(QStringLiteral("rulesCopy"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the rules as a list or as one paragraph"));
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_copy->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_copy);
    connect(menu->addAction(tr("As a &list")), &QAction::triggered, this, [this] { copy(QStringLiteral("\n")); });
    connect(menu->addAction(tr("As a &paragraph")), &QAction::triggered, this, [this] { copy(QStringLiteral(" ")); });
    m_copy->setMenu(menu);
    connect(m_update, &QPushButton::clicked, this, &RulesTextDock::bringUpToDate);
    connect(m_anew, &QPushButton::clicked, this, &RulesTextDock::makeAnew);
    auto* foot = new QWidget;
    auto* row = new FlowRow(kSmallSpace, foot);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : QList<QWidget*>{m_update, m_anew, m_copy})
        row->addWidget(each);
    return foot;
}

std::vector<std::string> RulesTextDock::composed() const { return composedLines(m_designer.puzzle().rulebook()); }

std::vector<std::string> RulesTextDock::known() const {
    const std::string& kept = m_designer.document()->info().composedRules;
    return kept.empty() ? composed() : ofWindow(linesOf(kept));
}

std::vector<std::string> RulesTextDock::ofWindow(const std::vector<std::string>& lines) const {
    return inWindowsLanguage(lines, m_designer.puzzle().rulebook());
}

std::vector<bool> RulesTextDock::own(const std::vector<std::string>& lines) const {
    std::vector<std::string> made = known();
    const std::vector<std::string> now = composed();
    made.insert(made.end(), now.begin(), now.end());
    return ownLines(ofWindow(lines), made);
}

bool RulesTextDock::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && m_pause.isActive())
        commit();
    return QDockWidget::eventFilter(watched, event);
}

void RulesTextDock::refresh() {
    const PuzzleDocument* document = m_designer.document();
    if (!document || !isVisible() || m_pause.isActive())
        return;
    const std::string& own = document->info().rules;
    const std::vector<std::string> lines = own.empty() ? composed() : linesOf(own);
    m_text->setReadOnly(document->isReadOnly());
    if (lines != m_shown || m_text->toPlainText().isEmpty()) {
        m_shown = lines;
        const int place = m_text->verticalScrollBar()->value();
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(QString::fromStdString(textOf(lines)));
        m_text->verticalScrollBar()->setValue(place);
    }
    markOwnLines();
    showState();
}

void RulesTextDock::commit() {
    m_pause.stop();
    if (!m_designer.document() || m_designer.document()->isReadOnly())
        return;
    const std::vector<std::string> lines = linesOf(m_text->toPlainText().toStdString());
    const std::vector<std::string> before = known();
    // Blank lines and spaces are no edit; nor is the field refilled under the cursor.
    if (lines != m_shown) {
        m_shown = lines;
        store(lines, before);
    }
    markOwnLines();
    showState();
}

/// What says no more than the rules themselves goes on following them.
void RulesTextDock::store(const std::vector<std::string>& lines, const std::vector<std::string>& made) {
    const bool follows = lines.empty() || ofWindow(lines) == composed();
    m_designer.document()->names().setRules(follows ? QString() : QString::fromStdString(textOf(lines)),
                                            follows ? QString() : QString::fromStdString(textOf(made)));
    if (lines.empty())
        refresh();
}

void RulesTextDock::bringUpToDate() {
    commit();
    const std::vector<std::string> now = composed();
    const std::vector<std::string> before = m_shown;
    store(broughtUpToDate(ofWindow(m_shown), known(), now), now);
    refresh();
    // A sentence that was changed stays beside the new one: whether it still holds, only its writer knows.
    const std::vector<bool> isOwn = own(m_shown);
    if (before != m_shown && std::ranges::find(isOwn, true) != isOwn.end())
        m_state->setText(m_state->text() + QLatin1Char(' ') + tr("See whether they still fit the new rules."));
}

void RulesTextDock::makeAnew() {
    m_pause.stop();
    m_designer.document()->names().setRules({}, {});
    m_shown.clear();
    refresh();
}

void RulesTextDock::copy(const QString& between) {
    commit();
    QStringList lines;
    for (const std::string& line : m_shown)
        lines << QString::fromStdString(line);
    QGuiApplication::clipboard()->setText(lines.join(between));
    Q_EMIT m_designer.statusMessage(tr("The rules are on the clipboard."));
}

void RulesTextDock::markOwnLines() {
    if (!m_designer.document())
        return;
    std::vector<std::string> lines;
    QList<QTextBlock> blocks;
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next())
        for (const std::string& line : linesOf(block.text().toStdString())) {
            lines.push_back(line);
            blocks << block;
        }
    const std::vector<bool> isOwn = own(lines);
    QList<QTextEdit::ExtraSelection> marks;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (!isOwn[static_cast<std::size_t>(i)])
            continue;
        const QTextBlock& block = blocks[i];
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::DashUnderline);
        mark.format.setUnderlineColor(m_preferences.theme().accent);
        marks << mark;
    }
    m_text->setExtraSelections(marks);
}

void RulesTextDock::showState() {
    const PuzzleInfo& info = m_designer.document()->info();
    const std::vector<std::string> shown = ofWindow(m_shown);
    const std::vector<bool> isOwn = own(m_shown);
    const auto mine = static_cast<int>(std::ranges::count(isOwn, true));
    const bool isStale = !info.rules.empty() && broughtUpToDate(shown, known(), composed()) != shown;
    QStringList facts;
    if (info.rules.empty())
        facts << tr("Made from the rules, and follows them until you change a sentence.");
    else if (mine > 0)
        facts << tr("%n line(s) of your own, underlined.", nullptr, mine);
    else
        facts << tr("Sentences of the rules, as you left them.");
    if (isStale)
        facts << tr("The rules have changed since.");
    m_state->setText(facts.join(QLatin1Char(' ')));
    const bool isOpen = !m_designer.document()->isReadOnly();
    m_update->setEnabled(isOpen && isStale);
    m_anew->setEnabled(isOpen && !info.rules.empty());
}

}  // namespace nonet

#include "moc_rules_text_dock.cpp"
