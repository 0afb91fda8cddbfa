#include "ui/designer/layout_speech.h"

#include "ui/board/announcer.h"
#include "ui/designer/designer.h"
#include "ui/designer/drawing_editor.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/document/puzzle_document.h"
#include "ui/document/puzzle_words.h"
#include "ui/text/action_text.h"
#include "ui/text/constraint_words.h"

#include <QLabel>

namespace nonet {

LayoutSpeech::LayoutSpeech(Designer& designer, QLabel* label, QObject* parent)
    : QObject(parent), m_designer(designer), m_announcer(new Announcer(label)) {
    connect(&designer, &Designer::documentChanged, this, &LayoutSpeech::follow);
    connect(&designer, &Designer::toolChanged, this,
            [this] { say(tr("Tool: %1", "of the Design room").arg(toolName(m_designer.tool()))); });
    connect(&designer, &Designer::statusMessage, this, &LayoutSpeech::say);
    connect(&designer, &Designer::chosenChanged, this, &LayoutSpeech::sayChosen);
    follow();
}

void LayoutSpeech::follow() {
    if (m_document) {
        m_document->disconnect(this);
        m_document->findings().disconnect(this);
    }
    m_document = m_designer.document();
    m_solutions.clear();
    if (!m_document)
        return;
    connect(m_document, &PuzzleDocument::actionShown, this,
            [this](const ActionLabel&, const std::vector<Cell>&, bool isUndo, NodeId node) { sayEdit(node, isUndo); });
    connect(&m_document->findings(), &DocumentFindings::countChanged, this, &LayoutSpeech::saySolutions);
}

void LayoutSpeech::say(const QString& sentence) {
    m_announcer->announce(sentence);
    Q_EMIT spoken(sentence);
}

void LayoutSpeech::sayEdit(NodeId node, bool isUndo) {
    const History::Node& done = m_document->history().node(node);
    QString name = actionName(done, m_document->puzzle());
    const auto* board = std::get_if<BoardChange>(&done.change);
    const bool isPlaced =
        board != nullptr && board->layout.constraintsBefore().empty() && board->layout.constraintsAfter().size() == 1;
    if (isPlaced)
        name = tr("%1, %2", "an edit, where")
                   .arg(name, whereText(board->layout.constraintsAfter().front(), m_designer.puzzle().layout()));
    say(isUndo ? tr("Undone: %1").arg(name) : name);
    m_isEditing = true;
}

/// What an edit placed has been named by the edit.
void LayoutSpeech::sayChosen() {
    const std::vector<int>& chosen = m_designer.chosen();
    const std::vector<int>& drawings = m_designer.chosenDrawings();
    if (std::exchange(m_isEditing, false) || (chosen.empty() && drawings.empty()))
        return;
    if (drawings.size() > 1)
        say(tr("%n drawing(s) chosen", nullptr, static_cast<int>(drawings.size())));
    else if (const Drawing* drawing = drawings.empty() ? nullptr : m_designer.drawing(drawings.front()))
        say(tr("Chosen: %1").arg(drawingWords(*drawing)));
    else if (chosen.size() > 1)
        say(tr("%n rule(s) chosen", nullptr, static_cast<int>(chosen.size())));
    else if (const Constraint* rule = chosen.empty() ? nullptr : m_designer.constraint(chosen.front()))
        say(tr("Chosen: %1").arg(titleText(*rule, m_designer.puzzle().layout())));
}

void LayoutSpeech::saySolutions() {
    m_isEditing = false;
    const QString text = PuzzleWords::solutionsAtLength(*m_document);
    // While it is worked out nothing is known; what is as before need not be told again.
    if (text.isEmpty() || text == m_solutions)
        return;
    m_solutions = text;
    say(text);
}

}  // namespace nonet

#include "moc_layout_speech.cpp"
