#include "ui/session/document_session.h"

#include "core/rules/broken_rules.h"
#include "core/rules/conflicts.h"

namespace nonet {
namespace {

bool givensBreakRule(const Puzzle& puzzle) {
    return puzzle.isClassic() ? !findConflicts(puzzle.givens, puzzle.geometry()).empty()
                              : !brokenRules(puzzle, puzzle.givens).empty();
}

}  // namespace

DocumentSession::DocumentSession(const QString& dataFolder, QObject* parent)
    : QObject(parent),
      m_store(std::make_unique<DocumentStore>(dataFolder,
                                              [this](std::function<void()> work, std::function<void()> done) {
                                                  m_disk.add(std::move(work), std::move(done));
                                              })),
      m_facts(new DocumentFacts(this)), m_imports(new PuzzleImport(*this)) {
    connect(m_store.get(), &DocumentStore::unsavedChanged, this, &DocumentSession::unsavedChanged);
    connect(m_facts, &DocumentFacts::found, this, &DocumentSession::reportFacts);
    connect(m_facts, &DocumentFacts::countingChanged, this, &DocumentSession::countChanged);
}

DocumentSession::~DocumentSession() { m_store.reset(); }

void DocumentSession::open(PuzzleRecord record, PuzzleOrigin origin) {
    record.revision = 0;
    auto document = std::make_unique<PuzzleDocument>(std::move(record));
    // A file tells itself where its puzzle came from.
    if (origin != PuzzleOrigin::imported)
        document->notes().changeView([origin](ViewState& view) { view.origin = origin; });
    start(std::move(document));
}

bool DocumentSession::openStored(const QString& id) {
    StoreOutcome outcome{.action = StoreAction::open, .id = id};
    Result<PuzzleRecord> record = m_store->load(id);
    if (!record) {
        outcome.error = record.error();
        Q_EMIT storeEnded(outcome);
        return false;
    }
    auto document = std::make_unique<PuzzleDocument>(std::move(*record), id);
    outcome.title = document->title();
    outcome.damagedFiles = m_store->damagedFiles();
    outcome.ignored = m_store->warnings();
    start(std::move(document));
    m_document->names().restoreTyped();
    Q_EMIT storeEnded(outcome);
    return true;
}

bool DocumentSession::restore() {
    const QString id = m_store->lastOpenId();
    if (!id.isEmpty()) {
        m_store->noteOpening(id);
        return openStored(id);
    }
    if (const QString& failed = m_store->failedToOpenId(); !failed.isEmpty())
        Q_EMIT storeEnded({.action = StoreAction::holdBack, .id = failed});
    return false;
}

std::optional<Error> DocumentSession::unsavedReason() const {
    // Asked to its very end.
    return m_store && m_store->hasUnsaved() ? std::optional(m_store->reason()) : std::nullopt;
}

void DocumentSession::discard(const QString& id) {
    const StoreOutcome outcome{.action = StoreAction::discard, .id = id, .error = m_store->discard(id)};
    if (!outcome.error)
        Q_EMIT listChanged();
    Q_EMIT storeEnded(outcome);
}

void DocumentSession::bringBack(const QString& id) {
    Q_EMIT storeEnded({.action = StoreAction::bringBack, .id = id, .error = m_store->bringBack(id)});
    Q_EMIT listChanged();
}

void DocumentSession::renameStored(const QString& id, const QString& title) {
    StoreOutcome outcome{.action = StoreAction::rename, .id = id, .error = m_store->rename(id, title), .title = title};
    if (!outcome.error)
        outcome.damagedFiles = m_store->damagedFiles();
    Q_EMIT storeEnded(outcome);
}

void DocumentSession::start(std::unique_ptr<PuzzleDocument> document) {
    if (m_document)
        Q_EMIT documentLeaving();
    m_store->keep(*document);
    // The previous one is destroyed only after everybody has let go of it.
    const std::unique_ptr<PuzzleDocument> previous = std::exchange(m_document, std::move(document));
    m_facts->setDocument(m_document.get());
    connect(&m_document->findings(), &DocumentFindings::factsChanged, this, &DocumentSession::factsChanged);
    connect(&m_document->findings(), &DocumentFindings::countChanged, this, &DocumentSession::countChanged);
    connect(&m_document->findings(), &DocumentFindings::ratingChanged, this, &DocumentSession::ratingChanged);
    Q_EMIT documentChanged(m_document.get());
    if (givensBreakRule(m_document->puzzle()))
        Q_EMIT noticed(SolutionNotice::openedBroken);
    m_facts->begin();
}

void DocumentSession::reportFacts() {
    const History& history = m_document->history();
    if (history.node(history.current()).label.kind == ActionKind::lockGivens)
        return reportLocked();
    const Puzzle& puzzle = m_document->puzzle();
    const PuzzleOrigin origin = m_document->notes().view().origin;
    const SolutionState state = m_document->findings().facts().state;
    const bool isBeingTyped = origin == PuzzleOrigin::madeHere && puzzle.givens.filledCount() == 0;
    if (state == SolutionState::none && !givensBreakRule(puzzle))
        Q_EMIT noticed(SolutionNotice::none);
    // For other puzzles the status line tells it: the message holds what was said of the file.
    if (state == SolutionState::several && puzzle.isClassic() && !isBeingTyped && origin != PuzzleOrigin::solutions)
        Q_EMIT noticed(SolutionNotice::several);
}

void DocumentSession::reportLocked() {
    const DocumentFindings& findings = m_document->findings();
    if (givensBreakRule(m_document->puzzle()))
        Q_EMIT noticed(SolutionNotice::lockedBroken);
    else if (findings.facts().state == SolutionState::none)
        Q_EMIT noticed(SolutionNotice::lockedNone);
    else if (findings.facts().state == SolutionState::several)
        Q_EMIT noticed(SolutionNotice::lockedSeveral);
    else if (findings.isSolutionLockedAway())
        Q_EMIT noticed(SolutionNotice::lockedAway);
}

void DocumentSession::openInLab(const QString& lab, const Puzzle& puzzle) {
    Q_EMIT labRequested(lab, QString::fromStdString(toLine(puzzle.givens)));
}

}  // namespace nonet

#include "moc_document_session.cpp"
