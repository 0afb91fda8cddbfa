#include "ui/frame/session_messages.h"

#include "core/rules/broken_rules.h"
#include "core/rules/conflicts.h"
#include "ui/frame/message_bar.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

#include <QAction>
#include <QFileInfo>
#include <QPointer>

namespace nonet {
namespace {

/// The first rule that the givens break, in a sentence; empty for none.
QString conflictOfGivens(const Puzzle& puzzle) {
    if (puzzle.isClassic()) {
        const std::vector<Conflict> conflicts = findConflicts(puzzle.givens, puzzle.geometry());
        return conflicts.empty() ? QString() : conflictSentence(conflicts.front());
    }
    const std::vector<BrokenRule> broken = brokenRules(puzzle, puzzle.givens);
    return broken.empty() ? QString() : brokenRuleSentence(broken.front(), puzzle.rulebook(), puzzle.givens);
}

QString sentenceOf(const std::vector<ImportWarning>& ignored, const Puzzle& puzzle) {
    QStringList sentences;
    for (const ImportWarning warning : ignored)
        sentences.append(warningSentence(warning, puzzle));
    return sentences.join(u' ');
}

/// Where the last changes could not be read, and where the damaged files are now.
QString damageSentence(const StoreOutcome& outcome) {
    const QStringList& files = outcome.damagedFiles;
    const QString kept =
        (files.size() == 1 ? SessionMessages::tr("What came before is kept, and the damaged file is now %1.")
                           : SessionMessages::tr("What came before is kept, and the damaged files are now %1."))
            .arg(files.join(QStringLiteral(", ")));
    return (outcome.title.isEmpty()
                ? SessionMessages::tr("The last changes to a puzzle without a title could not be read.")
                : SessionMessages::tr("The last changes to “%1” could not be read.").arg(amongWords(outcome.title))) +
           u' ' + kept;
}

QString refusalSentence(const ImportOutcome& outcome) {
    QStringList sentences;
    for (const ImportRefusal& each : outcome.refused)
        sentences << (each.file.isEmpty() ? SessionMessages::tr("%1 Nothing was opened; your puzzle is as it was.")
                                                .arg(errorSentence(each.error))
                                          : SessionMessages::tr("“%1” was not opened. %2")
                                                .arg(QFileInfo(each.file).fileName(), errorSentence(each.error)));
    if (outcome.leftAll() && outcome.refused.size() == 1 && !outcome.refused.front().file.isEmpty())
        sentences << SessionMessages::tr("Your puzzle is as it was.");
    return sentences.join(u' ');
}

}  // namespace

SessionMessages::SessionMessages(DocumentSession& session, const WindowFrame& frame, Of of, QObject* parent)
    : QObject(parent), m_session(session), m_frame(frame), m_of(of) {
    connect(&session.imports(), &PuzzleImport::ended, this, &SessionMessages::reportImport);
    connect(&session, &DocumentSession::storeEnded, this, &SessionMessages::reportStore);
    if (of == Of::games)
        connect(&session, &DocumentSession::noticed, this, &SessionMessages::reportSolutions);
}

void SessionMessages::reportImport(const ImportOutcome& outcome) {
    if (outcome.isOpened && m_of == Of::layouts)
        reportLayout(outcome);
    else if (outcome.isOpened)
        reportIgnored(outcome.ignored);
    // What opens takes the message before it away, so what failed is told last.
    if (outcome.refused.empty())
        return;
    m_frame.message.show(MessageSeverity::error, refusalSentence(outcome));
    holdLayout();
}

void SessionMessages::reportLayout(const ImportOutcome& outcome) {
    const QString name = amongWords(m_session.document()->title());
    QStringList sentences{name.isEmpty() ? tr("Opened as a new layout.")
                                         : tr("Opened “%1” as a new layout.", "a title").arg(name)};
    if (!outcome.previous.isEmpty())
        sentences << tr("The one before is under Layouts.");
    if (const QString ignored = sentenceOf(outcome.ignored, m_session.document()->puzzle()); !ignored.isEmpty())
        sentences << ignored;
    if (outcome.previous.isEmpty())
        m_frame.message.show(MessageSeverity::note, sentences.join(u' '));
    else
        m_frame.message.show(MessageSeverity::note, sentences.join(u' '), tr("Back to it"),
                             [this, previous = outcome.previous] { m_session.openStored(previous); });
    holdLayout();
}

void SessionMessages::reportStore(const StoreOutcome& outcome) {
    if (outcome.error || outcome.action == StoreAction::holdBack) {
        QString sentence = outcome.error ? errorSentence(*outcome.error)
                                         : tr("Nonet ended while opening the puzzle from last time, so that was not "
                                              "opened again. It waits under Continue.");
        if (outcome.action == StoreAction::open)
            sentence = tr("%1 The file was left as it is.").arg(sentence);
        m_frame.message.show(MessageSeverity::error, sentence);
        return holdLayout();
    }
    if (!outcome.damagedFiles.isEmpty())
        m_frame.message.keepSaying(damageSentence(outcome));
    if (outcome.action == StoreAction::discard)
        m_frame.message.show(MessageSeverity::note,
                             m_of == Of::games ? tr("The puzzle was deleted.") : tr("The layout was deleted."),
                             tr("Undo"), [this, id = outcome.id] { m_session.bringBack(id); });
    if (outcome.action == StoreAction::open)
        reportIgnored(outcome.ignored);
}

void SessionMessages::reportIgnored(const std::vector<ImportWarning>& ignored) {
    const QString sentence = sentenceOf(ignored, m_session.document()->puzzle());
    if (sentence.isEmpty())
        return;
    m_frame.message.show(MessageSeverity::note, sentence);
    holdLayout();
}

void SessionMessages::reportSolutions(SolutionNotice notice) {
    const Puzzle& puzzle = m_session.document()->puzzle();
    MessageBar& message = m_frame.message;
    switch (notice) {
    case SolutionNotice::openedBroken:
        return message.show(MessageSeverity::note,
                            tr("%1 It was opened as it is, but it has no solution.").arg(conflictOfGivens(puzzle)));
    case SolutionNotice::none:
        return message.show(
            MessageSeverity::note,
            puzzle.isClassic()
                ? tr("This puzzle has no solution. You can still play it, but hints cannot take you to the end.")
                : tr("This puzzle has no solution. You can still play it."),
            tr("Show why"), [why = m_frame.actions.action(QStringLiteral("solutions.why_none"))] { why->trigger(); });
    case SolutionNotice::several:
        return message.show(MessageSeverity::note,
                            tr("This puzzle has several solutions, so logic alone cannot settle every cell."));
    case SolutionNotice::lockedBroken:
        return reportLocked(
            tr("%1 These are givens now, so the puzzle has no solution.").arg(conflictOfGivens(puzzle)));
    case SolutionNotice::lockedNone:
        return reportLocked(tr("The digits are givens now, but with them the puzzle has no solution."));
    case SolutionNotice::lockedSeveral:
        return reportLocked(tr("The digits are givens now, but they leave several solutions."));
    case SolutionNotice::lockedAway:
        return reportLocked(tr("The digits are givens now, but not those of the setter's solution. Unlock them, and "
                               "your digits are checked by it again."));
    }
}

void SessionMessages::reportLocked(const QString& sentence) {
    const QPointer<PuzzleDocument> document = m_session.document();
    const NodeId node = document->history().current();
    m_frame.message.show(MessageSeverity::error, sentence, tr("Undo"), [document] {
        if (document)
            document->undo();
    });
    m_frame.message.holdWhile([document, node] { return document && document->history().current() == node; });
}

void SessionMessages::holdLayout() {
    if (m_of != Of::layouts)
        return;
    m_frame.message.holdWhile([session = QPointer(&m_session), about = QPointer(m_session.document())] {
        return session && about && session->document() == about;
    });
}

}  // namespace nonet

#include "moc_session_messages.cpp"
