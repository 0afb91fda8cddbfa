#include "ui/play/solution_actions.h"

#include "core/answers/next_solution.h"
#include "core/answers/true_candidate_layer.h"
#include "ui/board/board_widget.h"
#include "ui/board/contradiction_of.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/tasks/task.h"
#include "ui/text/cell_names.h"
#include "ui/text/diagnosis_text.h"

#include <QLocale>

#include <utility>

namespace nonet {
namespace {

/// "solution 3 of 12", as far as it is known of how many.
QString solutionOf(const NextSolution& next, const std::optional<SolutionCount>& count) {
    const auto written = [](std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); };
    if (!count || count->count < next.number || count->count < 2)
        return SolutionActions::tr("solution %1").arg(written(next.number));
    return count->isAtLeast
               ? SolutionActions::tr("solution %1 of at least %2").arg(written(next.number), written(count->count))
               : SolutionActions::tr("solution %1 of %2").arg(written(next.number), written(count->count));
}

PuzzleRecord copyWith(const PuzzleDocument& document, const Grid& solution) {
    PuzzleRecord record;
    record.puzzle = document.clues().puzzle();
    Decoration decoration = record.puzzle.decoration();
    decoration.fog.reset();
    record.puzzle.setDecoration(std::move(decoration));
    record.info = document.info();
    record.history = History(PlayState(record.puzzle.shape()));
    record.history.push(showSolution(record.puzzle, record.history.state(), solution),
                        {.kind = ActionKind::showSolution});
    return record;
}

}  // namespace

SolutionActions::SolutionActions(const WindowFrame& frame, BoardWidget& board, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board), m_task(new Task(tr("Looking for solutions"), this)),
      m_trueTask(new Task(tr("Looking for the true candidates"), this)) {
    const ActionSet& actions = m_frame.actions;
    actions.on("clues.true_candidates", this, &SolutionActions::switchTrueCandidates);
    actions.on("clues.two_solutions", this, &SolutionActions::showTwoSolutions);
    actions.on("solutions.next", this, &SolutionActions::showNextSolution);
    actions.on("solutions.why_none", this, &SolutionActions::showWhyNone);
    actions.on("solutions.count_again", &m_frame.session.facts(), &DocumentFacts::countAgain);
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &SolutionActions::followDocument);
    connect(&m_frame.session, &DocumentSession::countChanged, this, &SolutionActions::showWhyNoneWhenKnown);
}

void SolutionActions::followDocument() {
    m_task->cancel();
    hide();
    m_awaitsWhy = false;
    setTrueCandidates(false);
    connect(m_frame.session.document(), &PuzzleDocument::changed, this, &SolutionActions::updateTrueCandidates);
    connect(m_frame.session.document(), &PuzzleDocument::changed, this, &SolutionActions::hide);
}

void SolutionActions::setTrueCandidates(bool isOn) {
    m_showsTrue = isOn;
    m_frame.actions.action(QStringLiteral("clues.true_candidates"))->setChecked(isOn);
    m_trueTask->cancel();
    if (!isOn) {
        m_board.setCandidateLayer(std::nullopt);
        m_trueLegend.clear();
        m_frame.status.setLegend({});
        return;
    }
    m_board.setShowsCandidates(true);
    updateTrueCandidates();
}

void SolutionActions::switchTrueCandidates(bool isOn) {
    if (isOn)
        m_showedCandidates = m_board.showsCandidates();
    setTrueCandidates(isOn);
    if (!isOn)
        m_board.setShowsCandidates(m_showedCandidates);
}

void SolutionActions::showLayer(const TrueCandidateLayer& layer) {
    m_board.setCandidateLayer(layer.possible, layer.isComplete ? std::nullopt : std::optional(layer.unknown));
    const bool leavesNone = layer.isComplete && layer.possible.count() == 0;
    m_trueLegend = leavesNone         ? tr("no true candidates: the digits on the board leave no solution")
                   : layer.isComplete ? tr("small digits: true candidates")
                                      : tr("small digits: true candidates, dots: not known yet");
    m_frame.status.setLegend(m_trueLegend);
}

void SolutionActions::updateTrueCandidates() {
    if (!m_showsTrue)
        return;
    // Digits that were entered count as well.
    Puzzle puzzle = m_frame.session.document()->puzzle();
    puzzle.givens = m_frame.session.document()->digits();
    const auto show = [this](const TrueCandidateLayer& layer) { showLayer(layer); };
    m_trueTask->startInParts<TrueCandidateLayer>(
        [puzzle = std::move(puzzle)](std::stop_token stop, const auto& handOn) {
            return trueCandidateLayer(puzzle, std::move(stop), handOn);
        },
        show, show);
}

void SolutionActions::showTwoSolutions() {
    hide();
    m_task->start([puzzle = m_frame.session.document()->clues().puzzle()](
                      const std::stop_token& stop, const ProgressSink&) { return twoSolutions(puzzle, stop); },
                  [this](const std::optional<TwoSolutions>& two) {
                      if (!two)
                          return say(tr("There are no two solutions."));
                      std::vector<Cell> cells = two->differences();
                      const Grid digits = m_frame.session.document()->digits();
                      std::erase_if(cells, [&digits](Cell cell) { return !digits.isBlank(cell); });
                      if (cells.empty())
                          return say(tr("Two solutions differ only in cells that are filled here."));
                      m_board.publish(OverlayPublisher::twoSolutions, {.twoSolutions = two});
                      m_board.flash(CellSet::from(cells));
                      m_saidOfShown = tr("Two solutions differ in %n cell(s): one has the digits in discs, the other "
                                         "those in squares. Esc hides them.",
                                         nullptr, static_cast<int>(cells.size()));
                      say(m_saidOfShown);
                      m_frame.status.setLegend(tr("disc: one solution, square: the other"));
                  });
}

void SolutionActions::showNextSolution() {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    const bool isCopy = document->notes().view().origin == PuzzleOrigin::solutions;
    std::optional<Grid> after;
    if (isCopy)
        after = document->findings().isFinished() ? document->digits()
                : m_lastShownOn == document       ? m_lastShown
                                                  : std::nullopt;
    m_task->start(
        [puzzle = document->clues().puzzle(), after](std::stop_token stop, const ProgressSink&) {
            return nextSolution(puzzle, after, std::move(stop));
        },
        [this, document](const NextSolution& next) { showOnCopy(document, next); });
}

void SolutionActions::showOnCopy(const QPointer<PuzzleDocument>& document, const NextSolution& next) {
    if (!document)
        return;
    if (!next.solution)
        return say(next.wasStopped ? tr("The search was given up before it found another solution.")
                                   : tr("There is no solution."));
    const bool isOnly = document->findings().facts().state == SolutionState::one;
    const std::optional<SolutionCount> count = document->findings().count();
    const bool isCopy = document->notes().view().origin == PuzzleOrigin::solutions;
    const bool hasEntries = !isCopy && document->digits() != document->clues().grid();
    // The copy takes the place of the document, which may be gone then.
    if (!isCopy)
        openCopy(*document, *next.solution);
    else
        document->perform(showSolution(document->puzzle(), document->state(), *next.solution),
                          {.kind = ActionKind::showSolution});
    m_lastShown = next.solution;
    m_lastShownOn = m_frame.session.document();
    const QString which = solutionOf(next, count);
    sayOfCopy(isOnly           ? tr("This is the only solution.")
              : next.beganAnew ? tr("That was the last one. Again: %1.", "solution 1 of 12").arg(which)
              : hasEntries
                  ? tr("%1 of the puzzle as given, whatever you entered.", "solution 1 of 12").arg(sentenceCase(which))
                  : sentenceCase(which) + u'.',
              !isOnly);
}

void SolutionActions::sayOfCopy(const QString& sentence, bool hasNext) {
    if (hasNext)
        m_frame.message.show(MessageSeverity::note, sentence, tr("Next solution"), [this] { showNextSolution(); });
    else
        m_frame.message.show(MessageSeverity::note, sentence);
    const QPointer<PuzzleDocument> copy = m_frame.session.document();
    m_frame.message.holdWhile(
        [copy, node = copy->history().current()] { return copy != nullptr && copy->history().current() == node; });
}

void SolutionActions::openCopy(const PuzzleDocument& document, const Grid& solution) {
    PuzzleRecord record = copyWith(document, solution);
    const QString title = document.title().isEmpty() ? tr("Solutions") : tr("%1, solutions").arg(document.title());
    record.info.title = title.toStdString();
    m_frame.session.open(std::move(record), PuzzleOrigin::solutions);
}

void SolutionActions::showWhyNone() {
    m_awaitsWhy = true;
    if (m_frame.session.document()->findings().whyNone())
        showWhyNoneWhenKnown();
    else
        m_frame.session.facts().askWhyNone();
}

void SolutionActions::showWhyNoneWhenKnown() {
    const PuzzleDocument* document = m_frame.session.document();
    if (!m_awaitsWhy || !document)
        return;
    const std::optional<Diagnosis>& known = document->findings().whyNone();
    if (!known)
        return;
    m_awaitsWhy = false;
    hide();
    const Diagnosis& why = *known;
    const Contradiction contradiction = contradictionOf(why);
    m_board.publish(OverlayPublisher::contradiction, {.contradiction = contradiction});
    m_board.flash(contradiction.cells);
    m_saidOfShown = tr("%1 Esc hides the rings.").arg(diagnosisSentence(why, document->clues().puzzle()));
    say(m_saidOfShown);
}

bool SolutionActions::hide() {
    if (m_saidOfShown.isEmpty())
        return false;
    m_board.withdraw(OverlayPublisher::twoSolutions);
    m_board.withdraw(OverlayPublisher::contradiction);
    m_frame.status.setLegend(m_trueLegend);
    if (std::exchange(m_saidOfShown, {}) == m_frame.message.passing())
        m_frame.message.dismiss();
    return true;
}

void SolutionActions::say(const QString& sentence) {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    m_frame.message.show(MessageSeverity::note, sentence);
    m_frame.message.holdWhile([document, clues = document->clues().grid()] {
        return document != nullptr && document->clues().grid() == clues;
    });
}

}  // namespace nonet

#include "moc_solution_actions.cpp"
