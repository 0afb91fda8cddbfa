#include "ui/play/rules_dock.h"

#include "core/rules/cage_combinations.h"
#include "core/rules/constraints_at.h"
#include "core/rules/rule.h"
#include "core/rules/rulebook.h"
#include "ui/board/board_widget.h"
#include "ui/frame/spacing.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

/// More than these are not read.
constexpr std::size_t kMostCombinations = 40;
/// Milliseconds. Laying out the rules of a large board takes half a frame, which a moving cursor does not wait for.
constexpr int kPause = 50;

QString heading(const QString& words) { return QStringLiteral("<h4>%1</h4>").arg(inMarkup(words)); }

QString paragraph(const QString& words) {
    QString escaped = inMarkup(words.trimmed());
    return QStringLiteral("<p>%1</p>").arg(escaped.replace(u'\n', QStringLiteral("<br>")));
}

QString list(const QStringList& items) {
    QString rows;
    for (const QString& item : items)
        rows += QStringLiteral("<li>%1</li>").arg(item);
    return QStringLiteral("<ul style=\"margin-left: 1em; -qt-list-indent: 0\">%1</ul>").arg(rows);
}

QStringList escaped(const QStringList& sentences) {
    QStringList safe;
    for (const QString& sentence : sentences)
        safe << inMarkup(sentence);
    return safe;
}

/// What is left out of the rules asks nothing of a cell.
bool isFaulty(int constraint, const Rulebook& rules) { return rules.rule(constraint) == nullptr; }

/// How many cells a sum is shared out among is not told while fog covers some of them.
bool isInSight(const Constraint& constraint, const BoardPicture& picture) {
    return std::ranges::none_of(constraint.cells(), [&](Cell cell) { return picture.fogged.contains(cell); });
}

QStringList itemsOf(const std::vector<int>& constraints, const BoardPicture& picture) {
    const Rulebook& rules = picture.puzzle.rulebook();
    const Layout& layout = picture.puzzle.layout();
    QStringList items;
    for (const int index : constraints) {
        if (isFaulty(index, rules))
            continue;
        const Constraint& constraint = layout.constraints[static_cast<std::size_t>(index)];
        if (constraint.isOff)
            continue;
        QString item =
            QStringLiteral("<b>%1</b><br>%2")
                .arg(inMarkup(sentenceCase(ruleName(constraint, layout))), inMarkup(ruleSentence(constraint, layout)));
        if (isInSight(constraint, picture))
            if (const QString open = openCombinationsText(constraint, layout, picture.candidates); !open.isEmpty())
                item += QStringLiteral("<br>") + inMarkup(open);
        items << item;
    }
    // Two thermometers through a cell are told once.
    items.removeDuplicates();
    return items;
}

}  // namespace

QString openCombinationsText(const Constraint& constraint, const Layout& layout, const CandidateGrid& candidates) {
    const std::optional<int> sum = constraint.value();
    if (constraint.kind != ConstraintKind::cage || !sum)
        return {};
    const CageCombinations found =
        openCombinations(withoutRepeats(constraint.cells()), *sum, candidates, layout.symbols, kMostCombinations);
    QStringList sets;
    for (const DigitSet set : found.sets) {
        QStringList labels;
        for (const Digit symbol : set)
            labels << QString::fromStdString(layout.symbols.label(symbol));
        sets << labels.join(QChar::Nbsp);
    }
    // Lines break after the dots only.
    const QString all = sets.join(QChar::Nbsp + QStringLiteral("· "));
    if (!found.isComplete)
        return sets.isEmpty() ? RulesDock::tr("Its combinations are too many to look through.")
                              : RulesDock::tr("Still open, among others: %1").arg(all);
    return sets.isEmpty() ? RulesDock::tr("No combination fits any more.") : RulesDock::tr("Still open: %1").arg(all);
}

RulesDock::RulesDock(const BoardWidget& board, QWidget* parent)
    : QDockWidget(tr("Rules"), parent), m_board(board), m_text(new QTextBrowser) {
    setObjectName(QStringLiteral("rulesDock"));
    m_text->setObjectName(QStringLiteral("rulesText"));
    m_text->setAccessibleName(tr("Rules of the puzzle"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(kSpace, kSmallSpace, kSpace, kWideSpace);
    layout->addWidget(m_text);
    setWidget(body);
    m_pause.setObjectName(QStringLiteral("rulesPause"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &RulesDock::update);
    connect(&m_board, &BoardWidget::selectionChanged, this, &RulesDock::updateSoon);
    connect(&m_board, &BoardWidget::pictureChanged, this, &RulesDock::updateSoon);
    connect(&m_board, &BoardWidget::chosenRulesChanged, this, &RulesDock::updateSoon);
    // Nothing is worked out for a panel that nobody sees.
    connect(this, &QDockWidget::visibilityChanged, this, &RulesDock::update);
}

void RulesDock::setDocument(PuzzleDocument* document) {
    m_document = document;
    connect(document, &PuzzleDocument::changed, this, &RulesDock::updateSoon);
    m_text->clear();
    m_text->setProperty("shown", QVariant());
    update();
}

void RulesDock::update() {
    m_pause.stop();
    if (!m_document || !isVisible())
        return;
    const BoardPicture& picture = m_board.picture();
    const Layout& layout = m_document->puzzle().layout();
    if (!(picture.puzzle.layout() == layout))
        return;
    QString text;
    const QStringList chosen = itemsOf(m_board.chosenRules(), picture);
    if (!chosen.isEmpty())
        text += heading(tr("Clicked")) + list(chosen);
    if (const std::optional<Cell> cell = m_board.currentCell(); cell && !picture.fogged.contains(*cell)) {
        QStringList here = itemsOf(constraintsAt(*cell, layout), picture);
        here.removeIf([&chosen](const QString& item) { return chosen.contains(item); });
        if (!here.isEmpty())
            text += heading(tr("At %1", "a cell").arg(cellName(*cell, layout.shape.columns()))) + list(here);
    }
    const QString own = QString::fromStdString(m_document->info().rules).trimmed();
    if (!text.isEmpty())
        text += heading(own.isEmpty() ? tr("All rules") : tr("The setter\u2019s rules"));
    text += own.isEmpty() ? list(escaped(rulesOf(picture.puzzle.rulebook()))) : paragraph(own);
    QStringList faults;
    for (const FaultyConstraint& fault : m_document->puzzle().rulebook().faults())
        faults << faultSentence(fault, layout);
    faults.removeDuplicates();
    if (!faults.isEmpty())
        text += heading(tr("Left out")) + list(escaped(faults));
    if (m_text->property("shown").toString() == text)
        return;
    m_text->setProperty("shown", text);
    const int place = m_text->verticalScrollBar()->value();
    m_text->setHtml(text);
    m_text->verticalScrollBar()->setValue(place);
}

}  // namespace nonet

#include "moc_rules_dock.cpp"
