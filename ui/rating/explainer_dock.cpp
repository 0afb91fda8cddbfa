#include "ui/rating/explainer_dock.h"

#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/elided_label.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/rating/explainer_delegate.h"
#include "ui/rating/explainer_model.h"
#include "ui/rating/explainer_numbers.h"
#include "ui/rating/explainer_range_box.h"
#include "ui/text/explainer_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kCoverPage = 0;
constexpr int kRatingPage = 1;
constexpr int kStepsPage = 0;
constexpr int kAboutPage = 1;
constexpr int kLinksPage = 2;
/// The list shows at least this many steps.
constexpr int kLeastRows = 4;
/// Under this height, with text of the usual size, the list would be left no more than two.
constexpr int kLowPanel = 560;

}  // namespace

ExplainerDock::ExplainerDock(Preferences& preferences, Shown& shown, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences), m_shown(shown), m_isAlways(preferences.values().showsExplainer),
      m_run(new ExplainerRun(this)), m_model(new ExplainerModel(*m_run, this)) {
    setObjectName(QStringLiteral("explainerDock"));
    m_pages = new QStackedWidget;
    m_pages->addWidget(buildCover());
    m_pages->addWidget(buildPage());
    setWidget(m_pages);
    connect(m_run, &ExplainerRun::changed, this, &ExplainerDock::followRun);
    connect(&m_shown, &Shown::changed, this, [this] {
        if (m_shown.kind() != ShownKind::explainerStep)
            leave();
    });
    connect(&m_preferences, &Preferences::themeChanged, this, &ExplainerDock::setIcons);
    connect(&m_preferences, &Preferences::changed, this, [this] {
        if (m_isAlways != m_preferences.values().showsExplainer)
            setAlways(m_preferences.values().showsExplainer);
    });
    setIcons();
    retranslate();
    refresh();
}

ExplainerDock::~ExplainerDock() = default;

void ExplainerDock::showInMiddle(QAbstractButton* asked, bool isOn) {
    if (isOn)
        (asked == m_about ? m_links : m_about)->setChecked(false);
    m_middle->setCurrentIndex(m_about->isChecked() ? kAboutPage : m_links->isChecked() ? kLinksPage : kStepsPage);
}

void ExplainerDock::retranslate() {
    setWindowTitle(tr("Explainer’s rating"));
    m_show->setText(tr("Show"));
    for (QCheckBox* box : m_always) {
        box->setText(tr("For every puzzle", "Explainer’s rating is shown"));
        box->setToolTip(tr("Rate each puzzle that you open; without it, each waits until you ask"));
    }
    m_about->setToolTip(tr("What these numbers are, and why others differ"));
    m_about->setAccessibleName(m_about->toolTip());
    m_aboutText->setText(tr(
        "ER is the hardest step of the path, EP the hardest up to the first digit, ED the first: as Sukaku Explainer "
        "2023.3.16 rates them, unchanged.\n\n"
        "Many lists on the web are rated by SudokuMonster’s fork, which knows further techniques: their numbers may "
        "differ.\n\n"
        "The rating is of the puzzle as it was given and as it stands, whatever you enter. A turned or relabelled "
        "copy may be rated otherwise: by half a point at most in what was tried."));
    m_list->setAccessibleName(tr("The steps of the path"));
    m_links->setText(tr("Links"));
    m_links->setToolTip(tr("The links of the step’s chains in words, numbered as on the board"));
    m_leave->setText(tr("Back to my game"));
    m_leave->setToolTip(tr("Take the step off the board; your game is as you left it"));
    refresh();
    fit();
}

void ExplainerDock::setIcons() { m_about->setIcon(icon(QStringLiteral("info"), m_preferences.theme())); }

void ExplainerDock::fit() {
    const QFontMetrics metrics(textFont(TextSize::body));
    m_status->setMinimumHeight(2 * metrics.lineSpacing());
    // A chain's reason takes two, what follows one, what is not drawn another.
    m_result->setMinimumHeight(4 * metrics.lineSpacing());
    const int longest = std::max(metrics.horizontalAdvance(tr("Pause")), metrics.horizontalAdvance(tr("Go on")));
    m_stop->setFixedWidth(longest + 2 * kSpace + 2 * kFocusBorder);
    m_list->setMinimumHeight(kLeastRows * m_list->itemDelegate()->sizeHint({}, {}).height());
}

void ExplainerDock::setDocument(PuzzleDocument* document) {
    leave();
    if (m_document != nullptr) {
        m_document->disconnect(this);
        m_document->findings().disconnect(this);
    }
    m_document = document;
    if (document != nullptr) {
        connect(document, &PuzzleDocument::changed, this, &ExplainerDock::leave);
        connect(document, &PuzzleDocument::edited, this, &ExplainerDock::refresh);
        connect(document, &PuzzleDocument::changed, this, &ExplainerDock::refresh);
        for (const auto signal : {&DocumentFindings::factsChanged, &DocumentFindings::countChanged})
            connect(&document->findings(), signal, this, &ExplainerDock::refresh);
    }
    refresh();
}

void ExplainerDock::setBoard(BoardWidget* board) {
    leave();
    m_board = board;
}

bool ExplainerDock::isRevealed() const {
    return m_document != nullptr && (m_document->notes().view().showsExplainer || m_isAlways);
}

void ExplainerDock::setAlways(bool isOn) {
    m_isAlways = isOn;
    for (QCheckBox* box : m_always)
        box->setChecked(isOn);
    // What is shown stays: it is the next puzzle that waits again.
    if (!isOn && m_pages->currentIndex() == kRatingPage && m_document != nullptr)
        m_document->notes().changeView([](ViewState& view) { view.showsExplainer = true; });
    refresh();
}

bool ExplainerDock::awaitsCount() const {
    if (!m_document->puzzle().isClassic())
        return false;
    return m_document->findings().awaitsFacts() || (m_document->clues().areTyped() && !m_document->findings().count());
}

QString ExplainerDock::obstacle() const {
    if (!m_document->puzzle().isClassic())
        return tr("Only plain 9 by 9 puzzles are rated on this scale.");
    if (awaitsCount())
        return {};
    const std::optional<SolutionCount>& count = m_document->findings().count();
    const SolutionState state = m_document->findings().facts().state;
    if (count ? *count == SolutionCount{0, false} : state == SolutionState::none)
        return tr("This puzzle has no solution, so it has no rating.");
    if (count ? count->count > 1 : state == SolutionState::several)
        return tr("This puzzle has several solutions, so it has no rating: a path leads to one solution.");
    if (!count && state != SolutionState::one)
        return tr("How many solutions the puzzle has is not known, so it is not rated.");
    if (m_document->clues().grid().isFull())
        return tr("No cell is blank: there is nothing to rate.");
    return {};
}

void ExplainerDock::reveal() {
    if (m_document == nullptr)
        return;
    m_document->notes().changeView([](ViewState& view) { view.showsExplainer = true; });
    refresh();
    Q_EMIT revealed();
    m_list->setFocus();
}

void ExplainerDock::showPage(int index) {
    // The cover wants no more room than its sentence; the list under it does not count.
    for (int i = 0; i < m_pages->count(); ++i) {
        const auto policy = i == index ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(i)->setSizePolicy(policy, policy);
    }
    m_pages->setCurrentIndex(index);
    fitCover();
}

void ExplainerDock::fitCover() {
    // Lines of text are no whole pixels high.
    const bool isCover = m_pages->currentIndex() == kCoverPage && m_pages->isVisible();
    m_pages->setMinimumHeight(isCover ? m_pages->currentWidget()->heightForWidth(m_pages->width()) + 1 : 0);
}

void ExplainerDock::resizeEvent(QResizeEvent* event) {
    QDockWidget::resizeEvent(event);
    fitCover();
    setLow(height() < atTextScale(kLowPanel));
}

void ExplainerDock::setLow(bool isLow) {
    if (isLow == std::exchange(m_isLow, isLow))
        return;
    m_numbers->setCompact(isLow);
    m_status->setVisible(!isLow);
    for (QWidget* each : std::initializer_list<QWidget*>{m_always[1], m_range}) {
        if (isLow)
            m_page->addWidget(each);
        else
            m_foot->insertWidget(m_foot->count() - 1, each);
    }
    presentStatus();
}

void ExplainerDock::presentStatus() {
    const QString status = statusText();
    m_status->setText(status);
    m_subject->setText(m_isLow ? status : tr("Of the puzzle as given"));
    m_list->setAccessibleDescription(status);
}

void ExplainerDock::refresh() {
    const QString why = m_document != nullptr ? obstacle() : QString();
    const bool canRate = m_document != nullptr && why.isEmpty();
    m_cover->setText(!why.isEmpty() ? why
                                    : tr("How hard the puzzle is on the scale that players quote: Sukaku Explainer’s "
                                         "ER, EP and ED, and the path that they come from. Hidden until you ask."));
    m_show->setVisible(why.isEmpty());
    m_show->setEnabled(canRate);
    showPage(isRevealed() && canRate ? kRatingPage : kCoverPage);
    const bool isOther = !canRate || m_run->puzzle() != m_document->clues().puzzle();
    if (isOther && m_run->state() != ExplainerRun::State::nothing) {
        leave();
        m_isPaused = false;
        m_run->forget();
        // With the numbers: a list that was emptied is laid out first, and painted when that is done.
        m_list->viewport()->update();
    }
    // Nothing is worked out for a panel that nobody sees.
    if (canRate && isRevealed() && isOther && isVisible() && !awaitsCount())
        m_run->start(m_document->clues().puzzle());
    followRun();
}

void ExplainerDock::followRun() {
    const bool isWhole = m_run->isWhole() && !m_run->isStuck();
    m_numbers->show(*m_run);
    presentStatus();
    m_stop->setText(m_run->isRunning() ? tr("Pause") : tr("Go on"));
    m_stop->setToolTip(m_run->isRunning() ? tr("Pause rating; what is known stays")
                                          : tr("Go on rating from here, for as long as it takes"));
    const bool hasEnded = m_run->isWhole() || m_run->state() == ExplainerRun::State::nothing;
    m_stop->setVisible(!hasEnded);
    if (isWhole && !m_range->isRunning() && !m_range->range())
        m_range->setPuzzle(m_run->puzzle(), m_run->rating());
    if (!isWhole)
        m_range->setPuzzle(std::nullopt);
    presentStep();
    announce();
}

void ExplainerDock::announce() {
    const ExplainerRun::State state = m_run->state();
    if (std::exchange(m_announced, state) == state || m_run->isRunning() || state == ExplainerRun::State::nothing)
        return;
    const ExplainerRating rating = m_run->rating();
    m_announcer->announce(m_run->isWhole() ? tr("ER %1, EP %2, ED %3.")
                                                 .arg(explainerNumber(rating.hardest), explainerNumber(rating.pearl),
                                                      explainerNumber(rating.diamond))
                                           : statusText());
}

QString ExplainerDock::statusText() const {
    const auto steps = static_cast<int>(m_run->steps().size());
    const QString number = explainerNumber(m_run->rating().hardest);
    const QString atLeast =
        steps == 0 ? QString() : tr("At least %1 so far, after %n step(s).", "a rating", steps).arg(number);
    switch (m_run->state()) {
    case ExplainerRun::State::nothing: return tr("Waiting for the number of solutions …");
    case ExplainerRun::State::running: return steps == 0 ? tr("Rating …") : atLeast;
    case ExplainerRun::State::stopped: return QString(tr("Paused.") + u' ' + atLeast).trimmed();
    case ExplainerRun::State::spent: return QString(tr("Paused: it takes long.") + u' ' + atLeast).trimmed();
    case ExplainerRun::State::ended: break;
    }
    if (m_run->isStuck())
        return tr("The scale finds no way further after %n step(s): it says 20.0 then.", nullptr, steps);
    const std::optional<Puzzle>& puzzle = m_run->puzzle();
    return puzzle && puzzle->startCandidates ? tr("%n step(s) from the start candidates.", nullptr, steps)
                                             : tr("%n step(s) from the givens.", nullptr, steps);
}

void ExplainerDock::showStep(int place) {
    if (place < 0 || place >= m_model->rowCount() || place == m_place)
        return;
    const bool hadFocus = m_list->hasFocus();
    m_place = place;
    m_shown.show(ShownKind::explainerStep);
    const QModelIndex row = m_model->index(place);
    m_list->setCurrentIndex(row);
    m_list->scrollTo(row);
    // Another film that left gave the focus to the board.
    if (hadFocus)
        m_list->setFocus();
    putOnBoard();
    presentStep();
    // The row itself is read as it becomes the current one.
    m_announcer->announce(m_result->text());
}

void ExplainerDock::putOnBoard() {
    const std::optional<Puzzle>& puzzle = m_run->puzzle();
    if (m_board == nullptr || !puzzle)
        return;
    const ExplainerMoment moment = explainerMoment(*puzzle, m_run->steps(), static_cast<std::size_t>(m_place));
    m_board->publish(OverlayPublisher::replay,
                     {.step = moment.step, .position = OverlayPosition{moment.digits, moment.candidates}});
}

void ExplainerDock::presentStep() {
    m_leave->setEnabled(isActive());
    const QString links = isActive() ? explainerLinks(m_run->steps()[static_cast<std::size_t>(m_place)]) : QString();
    m_linksText->setText(links);
    m_links->setEnabled(!links.isEmpty());
    if (links.isEmpty())
        m_links->setChecked(false);
    if (!isActive()) {
        m_step->setText(tr("No step is on the board"));
        m_result->setText(m_model->rowCount() == 0 ? QString()
                                                   : tr("Pick one, and it is laid on a copy of the board."));
        return;
    }
    const explainer::Step& step = m_run->steps()[static_cast<std::size_t>(m_place)];
    m_step->setText(tr("Step %1, %2: %3", "a number, a rating, a technique")
                        .arg(m_place + 1)
                        .arg(explainerNumber(step.tenths), explainerStepName(step.hint)));
    QStringList sentences{explainerReason(step), explainerResult(step.hint)};
    if (const int leftOut = explainerLinksLeftOut(step); leftOut > 0)
        sentences += tr("%Ln link(s) are not drawn: that many would hide the board.", nullptr, leftOut);
    sentences.removeAll(QString());
    m_result->setText(sentences.join(u'\n'));
}

void ExplainerDock::leave() {
    if (!isActive())
        return;
    m_place = -1;
    m_list->selectionModel()->clear();
    if (m_board != nullptr) {
        m_board->withdraw(OverlayPublisher::replay);
        m_board->setFocus();
    }
    presentStep();
    m_shown.end(ShownKind::explainerStep);
}

bool ExplainerDock::eventFilter(QObject* watched, QEvent* event) {
    // A list that got the focus has a current row which is not picked: the first step down picks that one.
    if (watched == m_list && event->type() == QEvent::KeyPress && m_model->rowCount() > 0 &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down && !m_list->selectionModel()->hasSelection()) {
        m_list->setCurrentIndex(m_list->currentIndex().isValid() ? m_list->currentIndex() : m_model->index(0));
        return true;
    }
    // The list itself does not, where it has not yet laid out what came before.
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        QTimer::singleShot(0, m_list, &QListView::doItemsLayout);
    return QDockWidget::eventFilter(watched, event);
}

void ExplainerDock::keyPressEvent(QKeyEvent* event) {
    auto* const button = qobject_cast<QAbstractButton*>(focusWidget());
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (isReturn && button != nullptr && qobject_cast<QCheckBox*>(button) == nullptr) {
        button->click();
    } else if (isEscape && m_middle->currentIndex() != kStepsPage) {
        m_about->setChecked(false);
        m_links->setChecked(false);
    } else if (isEscape && isActive()) {
        leave();
    } else {
        QDockWidget::keyPressEvent(event);
    }
}

void ExplainerDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    refresh();
    if (std::exchange(m_isPaused, false))
        m_run->resume();
}

void ExplainerDock::hideEvent(QHideEvent* event) {
    QDockWidget::hideEvent(event);
    // A tab that is covered still has its step on the board.
    if (!isHidden())
        return;
    leave();
    // Nor is anything worked out for a panel that was closed.
    m_range->stop();
    m_isPaused = m_run->isRunning();
    m_run->stop();
}

void ExplainerDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fit();
}

}  // namespace nonet

#include "moc_explainer_dock.cpp"
