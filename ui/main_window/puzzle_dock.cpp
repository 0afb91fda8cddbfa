#include "ui/main_window/puzzle_dock.h"

#include "ui/main_window/spacing.h"
#include "ui/text/technique_text.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// Rating this many takes a tenth of a second.
constexpr int kForms = 32;

}  // namespace

QString ratingText(const HodokuRating& rating) {
    if (!rating.isComplete)
        return PuzzleDock::tr("beyond the techniques Nonet knows");
    const QString text = PuzzleDock::tr("%1 %2", "level, score").arg(levelName(rating.level)).arg(rating.score);
    return rating.isPartial ? PuzzleDock::tr("at least %1", "a level and score").arg(text) : text;
}

QString ratingRangeText(const RatingRange& range) {
    const auto rated = [](Level level, int score) {
        return PuzzleDock::tr("%1 %2", "level, score").arg(levelName(level)).arg(score);
    };
    const QString lowest = rated(range.lowestLevel, range.lowestScore);
    const QString text = range.lowestScore == range.highestScore && range.lowestLevel == range.highestLevel
                             ? PuzzleDock::tr("%1 in each of %Ln form(s)", nullptr, range.forms).arg(lowest)
                             : PuzzleDock::tr("%1 to %2 over %Ln form(s)", nullptr, range.forms)
                                   .arg(lowest, rated(range.highestLevel, range.highestScore));
    return range.isPartial ? PuzzleDock::tr("at least %1", "a level and score").arg(text) : text;
}

PuzzleDock::PuzzleDock(DocumentSession& session, QWidget* parent)
    : QDockWidget(tr("Puzzle"), parent), m_session(session), m_rateTask(new Task(tr("Rating the puzzle"), this)),
      m_rangeTask(new Task(tr("Rating the puzzle\u2019s other forms"), this)), m_title(new QLineEdit),
      m_clues(new QLabel), m_solutions(new QLabel), m_level(new QLabel), m_hardest(new QLabel),
      m_difficulty(new QLabel), m_forms(new QLabel), m_show(new QPushButton(tr("Show rating"))),
      m_showRange(new QPushButton(tr("Range over its forms"))) {
    setObjectName(QStringLiteral("puzzleDock"));
    m_title->setObjectName(QStringLiteral("puzzleTitle"));
    m_title->setPlaceholderText(tr("Untitled"));
    m_clues->setObjectName(QStringLiteral("puzzleClues"));
    m_solutions->setObjectName(QStringLiteral("puzzleSolutions"));
    m_level->setObjectName(QStringLiteral("puzzleLevel"));
    m_hardest->setObjectName(QStringLiteral("puzzleHardest"));
    m_difficulty->setObjectName(QStringLiteral("puzzleDifficulty"));
    m_forms->setObjectName(QStringLiteral("puzzleForms"));
    const QString aboutForms =
        tr("Score and level are those of the puzzle as it stands: with lines or digits exchanged, "
           "the path may be another, and so may they, as in HoDoKu");
    m_level->setToolTip(aboutForms);
    m_forms->setToolTip(aboutForms);
    m_showRange->setObjectName(QStringLiteral("showRatingRange"));
    m_showRange->setFocusPolicy(Qt::TabFocus);
    m_showRange->setToolTip(aboutForms);
    m_show->setObjectName(QStringLiteral("showRating"));
    m_show->setFocusPolicy(Qt::TabFocus);
    m_show->setToolTip(tr("Rate the puzzle and show its level and its hardest step"));

    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kWideSpace);
    m_form = new QFormLayout;
    column->addLayout(m_form);
    m_form->setHorizontalSpacing(kCardSpace);
    m_form->setVerticalSpacing(kSmallSpace);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto addRow = [&](const QString& name, QWidget* field) {
        auto* label = new QLabel(name);
        label->setProperty("look", QStringLiteral("muted"));
        label->setBuddy(field);
        if (auto* text = qobject_cast<QLabel*>(field))
            text->setWordWrap(true);
        // Qt puts the label of a high field near the field's top; here it stands beside the field's text.
        if (qobject_cast<QLineEdit*>(field)) {
            field->ensurePolished();
            label->setMinimumHeight(field->sizeHint().height());
        }
        m_form->addRow(label, field);
    };
    addRow(tr("Title"), m_title);
    addRow(tr("Clues"), m_clues);
    addRow(tr("Solutions"), m_solutions);
    addRow(tr("Level"), m_level);
    addRow(tr("Hardest"), m_hardest);
    addRow(tr("Sum of candidates"), m_difficulty);
    addRow(tr("Other forms"), m_forms);
    // Beside the form and not in it: QFormLayout of Qt 6.4 writes behind its rows where two span it and others are
    // hidden.
    column->addWidget(m_show);
    column->addWidget(m_showRange);
    column->addStretch();
    setWidget(body);

    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        if (m_session.document())
            m_session.document()->setTitle(m_title->text());
    });
    connect(m_show, &QPushButton::clicked, this, &PuzzleDock::showRating);
    connect(m_showRange, &QPushButton::clicked, this, &PuzzleDock::askRange);
    connect(&session, &DocumentSession::documentChanged, this, &PuzzleDock::setDocument);
    connect(&session, &DocumentSession::factsChanged, this, &PuzzleDock::askRating);
}

QString PuzzleDock::shownLevel() const {
    return m_rating && isRatingAsked() && m_rating->isComplete ? levelName(m_rating->level) : QString();
}

bool PuzzleDock::isRatingAsked() const { return m_session.document() && m_session.document()->view().showsRating; }

void PuzzleDock::showRating() {
    if (!m_session.document())
        return;
    m_session.document()->changeView([](ViewState& view) { view.showsRating = true; });
    askRating();
}

void PuzzleDock::hideRating() {
    if (m_session.document())
        m_session.document()->changeView([](ViewState& view) { view.showsRating = false; });
    update();
    Q_EMIT ratingShown();
}

void PuzzleDock::setDocument() {
    m_title->setText(m_session.document()->title());
    connect(m_session.document(), &PuzzleDocument::puzzleReplaced, this, [this] {
        m_rating.reset();
        forgetRange();
    });
    m_rating.reset();
    forgetRange();
    m_candidateDifficulty.reset();
    update();
}

void PuzzleDock::askRating() {
    if (isRatingAsked() && !m_rating && m_session.document()->facts().state == SolutionState::one) {
        const Puzzle puzzle = m_session.document()->puzzle();
        m_rateTask->start(
            [puzzle](std::stop_token stop, const ProgressSink& progress) { return rate(puzzle, stop, progress); },
            [this](const RatingReport& report) { setRating(report); });
    } else if (!isRatingAsked()) {
        m_rateTask->cancel();
    }
    update();
}

void PuzzleDock::setRating(const RatingReport& report) {
    if (report.wasStopped)
        return;
    m_rating = report.hodoku;
    m_candidateDifficulty =
        report.candidateDifficulty ? std::optional(report.candidateDifficulty->total()) : std::nullopt;
    update();
    Q_EMIT ratingShown();
}

void PuzzleDock::askRange() {
    if (!m_rating)
        return;
    m_showRange->setEnabled(false);
    m_rangeTask->start(
        [puzzle = m_session.document()->puzzle()](std::stop_token stop, const ProgressSink& progress) {
            return ratingRange(puzzle, kForms, stop, progress);
        },
        [this](const RatingRange& range) {
            if (!range.wasStopped)
                m_range = range;
            update();
        });
}

void PuzzleDock::forgetRange() {
    m_rangeTask->cancel();
    m_range.reset();
}

void PuzzleDock::update() {
    const PuzzleDocument* document = m_session.document();
    if (!document)
        return;
    m_clues->setText(QString::number(document->puzzle().givens.filledCount()));
    switch (document->facts().state) {
    case SolutionState::unknown: m_solutions->setText(tr("not counted yet")); break;
    case SolutionState::none: m_solutions->setText(tr("none")); break;
    case SolutionState::one: m_solutions->setText(tr("one")); break;
    case SolutionState::several: m_solutions->setText(tr("several")); break;
    }
    const bool isShown = isRatingAsked() && m_rating;
    m_level->setText(isShown ? ratingText(*m_rating) : QString());
    m_hardest->setText(isShown && m_rating->hardest ? techniqueName(*m_rating->hardest) : QString());
    m_difficulty->setText(isShown && m_candidateDifficulty ? QLocale().toString(*m_candidateDifficulty, 'f', 2)
                                                           : QString());
    m_forms->setText(isShown && m_range ? ratingRangeText(*m_range) : QString());
    for (QLabel* field : {m_level, m_hardest, m_difficulty, m_forms}) {
        const bool hasText = !field->text().isEmpty();
        field->setVisible(hasText);
        m_form->labelForField(field)->setVisible(hasText);
    }
    const bool canRate = document->facts().state == SolutionState::one;
    m_showRange->setVisible(isShown && m_rating->isComplete && !m_range);
    m_showRange->setEnabled(true);
    m_show->setVisible(!isRatingAsked());
    m_show->setEnabled(canRate);
    m_show->setToolTip(canRate ? tr("Rate the puzzle and show its level and its hardest step")
                               : tr("Only a puzzle with exactly one solution has a rating"));
}

}  // namespace nonet

#include "moc_puzzle_dock.cpp"
