#include "ui/rating/explainer_range_box.h"

#include "ui/preferences/appearance.h"
#include "ui/rating/explainer_run.h"
#include "ui/text/explainer_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {

QString explainerRangeText(const ExplainerRange& range) {
    const QString lowest = explainerNumber(range.lowest);
    QString text = range.different == 0
                       ? ExplainerRangeBox::tr("ER %1 in each of %n cop(ies)", "a rating", range.copies).arg(lowest)
                       : ExplainerRangeBox::tr("ER %1 to %2 across %n cop(ies)", "a range of ratings", range.copies)
                             .arg(lowest, explainerNumber(range.highest));
    if (range.different > 0)
        text += QStringLiteral("; ") + ExplainerRangeBox::tr("%n got a different rating", "copies", range.different);
    if (range.tooLong > 0)
        text += QStringLiteral("; ") + ExplainerRangeBox::tr("%n took too long", "copies", range.tooLong);
    return text;
}

namespace {

ExplainerRange together(const ExplainerRange& known, const ExplainerRange& more) {
    return {.copies = known.copies + more.copies,
            .lowest = std::min(known.lowest, more.lowest),
            .highest = std::max(known.highest, more.highest),
            .different = known.different + more.different,
            .tooLong = known.tooLong + more.tooLong};
}

}  // namespace

ExplainerRangeBox::ExplainerRangeBox(QWidget* parent)
    : QFrame(parent), m_task(QString()), m_text(makeLabel({}, "muted")), m_ask(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    m_text->setObjectName(QStringLiteral("explainerRange"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_ask->setObjectName(QStringLiteral("explainerRangeAsk"));
    m_ask->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_text);
    column->addWidget(m_ask);
    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (m_task.isRunning())
            stop();
        else
            ask();
    });
    present();
    fit();
}

void ExplainerRangeBox::setPuzzle(std::optional<Puzzle> puzzle, const ExplainerRating& own) {
    m_task.cancel();
    m_puzzle = std::move(puzzle);
    m_own = own;
    m_range.reset();
    m_known = {.lowest = own.hardest, .highest = own.hardest};
    m_runs = 0;
    m_wasStopped = false;
    present();
}

void ExplainerRangeBox::ask() {
    if (!m_puzzle)
        return;
    m_range = m_known;
    m_wasStopped = false;
    ExplainerRangeOptions options{.copies = kCopies, .most = ExplainerRun::kMostWork};
    if (m_runs > 0)
        options.seed = static_cast<std::uint64_t>(m_runs);
    m_task.startInParts<ExplainerRange>(
        [rater = m_rater, puzzle = *m_puzzle, own = m_own, options](std::stop_token stop, const auto& handOn) {
            return explainerRange(*rater, puzzle, own, options, std::move(stop), handOn);
        },
        [this](const ExplainerRange& sofar) {
            m_range = together(m_known, sofar);
            present();
        },
        [this](const ExplainerRange& range) {
            m_known = together(m_known, range);
            m_range = m_known;
            ++m_runs;
            present();
        });
    present();
}

void ExplainerRangeBox::stop() {
    if (!m_task.isRunning())
        return;
    m_task.cancel();
    m_wasStopped = true;
    present();
}

void ExplainerRangeBox::present() {
    const bool isRunning = m_task.isRunning();
    m_ask->setText(isRunning    ? tr("Stop")
                   : m_runs > 0 ? tr("Rate %n more cop(ies)", nullptr, kCopies)
                                : tr("Rate %n cop(ies)", nullptr, kCopies));
    m_ask->setEnabled(m_puzzle.has_value());
    m_ask->setToolTip(isRunning    ? tr("Stop rating copies; what is known stays")
                      : m_runs > 0 ? tr("Rate other copies too: the range then covers all of them")
                      : m_puzzle
                          ? tr("Rate copies of this puzzle with rows, columns and digits swapped: always the same ones")
                          : tr("First the puzzle itself is rated"));
    m_text->setText(text());
}

QString ExplainerRangeBox::text() const {
    if (!m_range)
        return tr("Rotating or relabelling the puzzle can change its rating.");
    if (m_range->copies + m_range->tooLong == 0)
        return m_task.isRunning() ? tr("Rating the first copy …") : tr("Stopped before a copy was rated.");
    const QString known = explainerRangeText(*m_range);
    return m_task.isRunning() ? tr("So far: %1", "a range of ratings").arg(known)
           : m_wasStopped     ? tr("Stopped: %1", "a range of ratings").arg(known)
                              : known;
}

void ExplainerRangeBox::fit() {
    const QFontMetrics metrics(textFont(TextSize::body));
    m_text->setMinimumHeight(2 * metrics.lineSpacing());
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
}

void ExplainerRangeBox::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        present();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fit();
}

}  // namespace nonet

#include "moc_explainer_range_box.cpp"
