#include "ui/document/document_findings.h"

#include "core/formats/persistent_warnings.h"
#include "core/play/game_fog.h"
#include "core/play/transform_game.h"
#include "ui/document/puzzle_document.h"

namespace nonet {

DocumentFindings::DocumentFindings(PuzzleDocument& document, PuzzleRecord& record)
    : m_document(document), m_record(record), m_setters(record.solution) {
    updateSolution();
}

Completion DocumentFindings::completion() const {
    return completionOf(m_record, m_document.digits(), m_isSolutionLockedAway ? m_setters : m_solution);
}

bool DocumentFindings::isFinished() const {
    const Completion now = completion();
    return now == Completion::solved || now == Completion::unproven;
}

void DocumentFindings::setFacts(SolutionFacts facts) {
    m_facts = std::move(facts);
    m_awaitsFacts = false;
    // The only solution is nobody's: it is not the setter's any more when the givens become others. Locked digits of
    // the player's may leave another one than the setter's, until they are unlocked.
    const bool isLocked = m_document.notes().view().origin != PuzzleOrigin::madeHere &&
                          givensBeforeLock(m_record.puzzle, m_record.history);
    if (m_facts.solution && !isLocked)
        m_setters.reset();
    updateSolution();
    Q_EMIT factsChanged();
}

void DocumentFindings::askFactsAgain() {
    forget();
    Q_EMIT factsChanged();
    Q_EMIT countChanged();
}

void DocumentFindings::updateSolution() {
    // A plain puzzle has the setter's where the givens leave several.
    const bool hasSetters = !m_record.puzzle.isClassic() || m_facts.state == SolutionState::several;
    m_solution = m_facts.solution ? m_facts.solution
                 : hasSetters     ? trustedSolution(m_record.puzzle, m_setters)
                                  : std::nullopt;
    m_isSolutionLockedAway = !trustedSolution(m_record.puzzle, m_setters) && solutionBelowLock(m_record, m_setters);
    const BoardShape& shape = m_record.puzzle.shape();
    const bool isOfShape = m_setters && m_setters->rows() == shape.rows() && m_setters->columns() == shape.columns();
    const bool isOnly = m_facts.solution && !m_isSolutionLockedAway;
    m_record.solution = isOnly ? m_facts.solution : isOfShape ? m_setters : std::nullopt;
    if (m_record.solution)
        m_lastSolution = m_record.solution;
}

std::optional<Grid> DocumentFindings::solutionOfFog() const {
    return m_record.solution || !m_awaitsFacts ? m_record.solution : fittingSolution(m_record.puzzle, m_lastSolution);
}

bool DocumentFindings::hasFog() const {
    return m_record.puzzle.decoration().fog && (m_record.solution || m_awaitsFacts);
}

CellSet DocumentFindings::foggedCells() const {
    if (!hasFog())
        return {};
    const std::optional<Grid> solution = solutionOfFog();
    return solution ? cellsInFog(m_record.puzzle, m_record.history, m_document.digits(), solution)
                    : unlitCells(m_record.puzzle);
}

void DocumentFindings::setCount(std::optional<SolutionCount> count) {
    if (count == m_count)
        return;
    m_count = count;
    Q_EMIT countChanged();
}

void DocumentFindings::setWhyNone(std::optional<Diagnosis> why) {
    if (why == m_whyNone)
        return;
    m_whyNone = std::move(why);
    Q_EMIT countChanged();
}

void DocumentFindings::setRating(RatingReport rating) {
    const KeptRating kept = KeptRating::of(rating);
    m_rating = std::move(rating);
    m_document.notes().changeView([&kept](ViewState& view) { view.rating = kept; });
    Q_EMIT ratingChanged();
}

void DocumentFindings::forgetRating() {
    if (!m_rating && !m_document.notes().view().rating)
        return;
    m_rating.reset();
    m_document.notes().changeView([](ViewState& view) { view.rating.reset(); });
    Q_EMIT ratingChanged();
}

void DocumentFindings::forget() {
    m_facts = {};
    m_awaitsFacts = true;
    updateSolution();
    m_count.reset();
    m_whyNone.reset();
    m_rating.reset();
    m_document.notes().dropRating();
}

void DocumentFindings::followEdit(const ClassicTransform& map) {
    if (m_setters && map != ClassicTransform())
        m_setters = transformed(*m_setters, map);
    forget();
    Q_EMIT factsChanged();
}

}  // namespace nonet

#include "moc_document_findings.cpp"
