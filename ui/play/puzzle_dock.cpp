#include "ui/play/puzzle_dock.h"

#include "ui/document/puzzle_words.h"
#include "ui/frame/spacing.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/profile_text.h"
#include "ui/text/rating_text.h"
#include "ui/text/technique_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// Rating this many takes a tenth of a second.
constexpr int kForms = 32;

}  // namespace

/// By which profile goes without saying where it is the usual one.
QString ratingText(const RatingReport& rating) {
    const QString text = sentenceCase(levelAndScore(rating.hodoku, rating.profile));
    return rating.profile == hodokuProfile().name ? text : text + QStringLiteral(", ") + shortlyBy(rating.profile);
}

QString ratingRangeText(const RatingRange& range) {
    const QString lowest = levelAndScore(range.lowestLevel, range.lowestScore);
    const QString text = range.lowestScore == range.highestScore && range.lowestLevel == range.highestLevel
                             ? PuzzleDock::tr("%1 in each of %Ln form(s)", nullptr, range.forms).arg(lowest)
                             : PuzzleDock::tr("%1 to %2 over %Ln form(s)", nullptr, range.forms)
                                   .arg(lowest, levelAndScore(range.highestLevel, range.highestScore));
    return range.isPartial ? atLeast(text) : text;
}

PuzzleDock::PuzzleDock(DocumentSession& session, QWidget* parent)
    : QDockWidget(tr("Puzzle"), parent), m_session(session),
      m_widthTask(new Task(tr("Looking for the narrowest point"), this)),
      m_rangeTask(new Task(tr("Rating the puzzle\u2019s other forms"), this)), m_grid(new QGridLayout),
      m_title(new QLineEdit), m_countAgain(new QPushButton(tr("Count again"))),
      m_show(new QPushButton(tr("Show rating"))), m_showRange(new QPushButton(tr("Range over its forms"))) {
    setObjectName(QStringLiteral("puzzleDock"));
    build();
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        if (m_session.document())
            m_session.document()->names().setTitle(m_title->text().simplified());
    });
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_session.document())
            m_session.document()->names().noteTyped(text, std::nullopt);
    });
    connect(m_show, &QPushButton::clicked, this, &PuzzleDock::showRating);
    connect(m_countAgain, &QPushButton::clicked, &m_session.facts(), &DocumentFacts::countAgain);
    connect(m_showRange, &QPushButton::clicked, this, &PuzzleDock::askRange);
    connect(&session, &DocumentSession::documentChanged, this, &PuzzleDock::setDocument);
    connect(&session, &DocumentSession::factsChanged, this, &PuzzleDock::update);
    connect(&session, &DocumentSession::countChanged, this, &PuzzleDock::update);
    connect(&session, &DocumentSession::ratingChanged, this, [this] {
        if (!m_session.document()->findings().rating())
            forget();
        update();
    });
}

void PuzzleDock::build() {
    m_title->setObjectName(QStringLiteral("puzzleTitle"));
    m_title->setPlaceholderText(tr("Add a title"));
    m_show->setObjectName(QStringLiteral("showRating"));
    m_show->setFocusPolicy(Qt::TabFocus);
    m_countAgain->setObjectName(QStringLiteral("countAgain"));
    m_countAgain->setFocusPolicy(Qt::TabFocus);
    m_countAgain->setToolTip(tr("Count the solutions again if that was cancelled or given up"));
    m_showRange->setObjectName(QStringLiteral("showRatingRange"));
    m_showRange->setFocusPolicy(Qt::TabFocus);
    m_grid->setHorizontalSpacing(kCardSpace);
    m_grid->setVerticalSpacing(kSmallSpace);
    m_grid->setColumnStretch(1, 1);
    addField(tr("Title"), m_title);
    m_clues = addRow(QStringLiteral("puzzleClues"), tr("Clues"));
    m_solutions = addRow(QStringLiteral("puzzleSolutions"), tr("Solutions"));
    m_level = addRow(QStringLiteral("puzzleLevel"), tr("Level"));
    m_narrowest = addRow(QStringLiteral("puzzleWidth"), tr("Width"),
                         tr("How many steps there are to choose from where there are fewest: 1 is a narrow way."));
    m_difficulty =
        addRow(QStringLiteral("puzzleDifficulty"), tr("Sum of candidates"),
               tr("How much there is to look through: the more candidates the blank cells have, the larger it is. "
                  "Charts and labs call it D."));
    for (QLabel* each : {m_solutions, m_level}) {
        // One line, whatever the answer: what stands below does not move when it comes.
        each->setWordWrap(false);
        each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    m_grid->addWidget(m_countAgain, m_grid->rowCount(), 1, Qt::AlignLeft);
    const int buttons = m_grid->rowCount();
    m_grid->addWidget(m_show, buttons, 0, 1, 2);
    m_grid->addWidget(m_showRange, buttons + 1, 0, 1, 2);
    m_hardest = addRow(QStringLiteral("puzzleHardest"), tr("Hardest step"));
    m_forms = addRow(QStringLiteral("puzzleForms"), tr("Other forms"));
    const QString aboutForms =
        tr("Score and level are those of the puzzle as it stands: with lines or digits exchanged, "
           "the path may be another, and so may they, as in HoDoKu");
    for (QWidget* each : std::initializer_list<QWidget*>{m_level, m_forms, m_showRange})
        each->setToolTip(aboutForms);

    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kWideSpace);
    column->addLayout(m_grid);
    column->addStretch();
    // The window never grows with what is told here.
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    setWidget(scroll);
}

QLabel* PuzzleDock::addRow(const QString& objectName, const QString& name, const QString& about) {
    auto* field = new QLabel;
    field->setObjectName(objectName);
    field->setTextFormat(Qt::PlainText);
    field->setWordWrap(true);
    addField(name, field);
    if (!about.isEmpty()) {
        auto* sentence = new QLabel(about);
        sentence->setProperty("look", QStringLiteral("muted"));
        sentence->setWordWrap(true);
        m_grid->addWidget(sentence, m_grid->rowCount(), 0, 1, 2);
        m_around[field].append(sentence);
    }
    return field;
}

void PuzzleDock::addField(const QString& name, QWidget* field) {
    auto* label = new QLabel(name);
    label->setProperty("look", QStringLiteral("muted"));
    label->setBuddy(field);
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0, Qt::AlignLeft | (qobject_cast<QLabel*>(field) ? Qt::AlignTop : Qt::AlignVCenter));
    m_grid->addWidget(field, row, 1);
    m_around[field].append(label);
}

void PuzzleDock::setField(QLabel* field, const QString& text) {
    field->setText(text);
    field->setVisible(!text.isEmpty());
    for (QLabel* label : m_around.value(field))
        label->setVisible(!text.isEmpty());
}

bool PuzzleDock::isRatingAsked() const {
    return m_session.document() && m_session.document()->notes().view().showsRating;
}

void PuzzleDock::showRating() {
    if (!m_session.document())
        return;
    m_session.document()->notes().changeView([](ViewState& view) { view.showsRating = true; });
    update();
}

void PuzzleDock::setDocument() {
    PuzzleDocument* document = m_session.document();
    connect(document, &PuzzleDocument::edited, this, &PuzzleDock::forget);
    connect(document, &PuzzleDocument::changed, this, &PuzzleDock::update);
    connect(document, &PuzzleDocument::viewChanged, this, &PuzzleDock::update);
    // By another profile the width and the range are others too.
    connect(&document->findings(), &DocumentFindings::ratingChanged, this, [this, document] {
        if (!document->findings().rating())
            forget();
    });
    forget();
    update();
}

void PuzzleDock::askWidth() {
    const std::optional<RatingReport>& rating = m_session.document()->findings().rating();
    if (m_width || m_widthTask->isRunning() || !rating || !rating->hodoku.isComplete)
        return;
    m_widthTask->start(
        [puzzle = m_session.document()->clues().puzzle(), path = rating->path,
         engine = EngineOptions{.profile = m_session.facts().profile()}](std::stop_token stop,
                                                                         const ProgressSink& progress) {
            return bottleneckProfile(Position::fromPuzzle(puzzle), path, {.engine = engine}, stop, progress);
        },
        [this](const BottleneckProfile& profile) {
            if (profile.wasStopped)
                return;
            m_width = profile.widthWhileOpen();
            update();
        });
}

void PuzzleDock::askRange() {
    if (!m_session.document()->findings().rating())
        return;
    m_rangeTask->start(
        [puzzle = m_session.document()->clues().puzzle(),
         profile = m_session.facts().profile()](std::stop_token stop, const ProgressSink& progress) {
            return ratingRange(puzzle, kForms, profile, stop, progress);
        },
        [this](const RatingRange& range) {
            if (!range.wasStopped)
                m_range = range;
            update();
        });
    update();
}

void PuzzleDock::forget() {
    m_widthTask->cancel();
    m_rangeTask->cancel();
    m_width.reset();
    m_range.reset();
}

void PuzzleDock::update() {
    const PuzzleDocument* document = m_session.document();
    if (!document)
        return;
    if (!m_title->hasFocus())
        m_title->setText(document->title());
    m_clues->setText(QString::number(PuzzleWords::cluesInSight(*document)));
    m_solutions->setText(PuzzleWords::solutions(*document));
    m_countAgain->setVisible(m_session.facts().isCountOpen());
    updateRating();
}

void PuzzleDock::updateRating() {
    const PuzzleDocument& document = *m_session.document();
    const std::optional<RatingReport>& rating = document.findings().rating();
    const bool canRate = document.puzzle().isClassic() && document.findings().count() == SolutionCount{1, false};
    // The rows stand from the moment they are asked for, so that nothing moves when an answer comes.
    const bool isAsked = isRatingAsked();
    const QString awaited = QStringLiteral("…");
    const QString none = QStringLiteral("–");
    const auto answer = [&](const QString& text) { return isAsked ? text : QString(); };
    if (isAsked && rating)
        askWidth();
    const bool isComplete = rating && rating->hodoku.isComplete;
    const bool isComing = (document.puzzle().isClassic() && document.findings().awaitsFacts()) || (canRate && !rating);
    const QString unknown = isComing ? awaited : none;
    setField(m_level, answer(rating ? ratingText(*rating) : unknown));
    m_level->setToolTip(plainTip(sentenceCase(byProfile(rating ? rating->profile : m_session.facts().profile().name))));
    setField(m_hardest, answer(!rating                  ? unknown
                               : rating->hodoku.hardest ? techniqueName(*rating->hodoku.hardest)
                                                        : none));
    setField(m_narrowest, answer(m_width ? QString::number(*m_width) : isComplete ? awaited : unknown));
    setField(m_difficulty,
             answer(!rating                       ? unknown
                    : rating->candidateDifficulty ? QLocale().toString(rating->candidateDifficulty->total(), 'f', 2)
                                                  : none));
    setField(m_forms, m_range ? ratingRangeText(*m_range) : m_rangeTask->isRunning() ? awaited : QString());
    m_showRange->setVisible(isAsked && !m_range);
    m_showRange->setEnabled(isComplete && !m_rangeTask->isRunning());
    m_show->setVisible(!isRatingAsked());
    m_show->setEnabled(canRate);
    m_show->setToolTip(canRate                         ? tr("Show how hard the puzzle is, and by which step")
                       : document.puzzle().isClassic() ? tr("Only a puzzle with exactly one solution has a rating")
                                                       : tr("Only plain 9x9 puzzles are rated so far"));
}

}  // namespace nonet

#include "moc_puzzle_dock.cpp"
