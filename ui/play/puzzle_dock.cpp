#include "ui/play/puzzle_dock.h"

#include "ui/document/puzzle_words.h"
#include "ui/frame/spacing.h"
#include "ui/preferences/appearance.h"
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
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// What a level or a step that is known so far takes.
constexpr int kAnswerLines = 2;
/// Rating this many takes a tenth of a second.
constexpr int kForms = 32;

}  // namespace

/// By which profile goes without saying where it is the usual one.
QString ratingText(const RatingReport& rating, const std::optional<KeptRating>& kept) {
    const QString text =
        sentenceCase(levelAndScore(rating.hodoku, rating.profile, kept ? kept->explainer : std::nullopt));
    return rating.profile == hodokuProfile().name ? text : text + QStringLiteral(", ") + shortlyBy(rating.profile);
}

QString ratingRangeText(const RatingRange& range) {
    const QString lowest = levelAndScore(range.lowestLevel, range.lowestScore);
    const QString text = range.lowestScore == range.highestScore && range.lowestLevel == range.highestLevel
                             ? PuzzleDock::tr("%1 in each of %Ln cop(ies)", nullptr, range.forms).arg(lowest)
                             : PuzzleDock::tr("%1 to %2 across %Ln cop(ies)", nullptr, range.forms)
                                   .arg(lowest, levelAndScore(range.highestLevel, range.highestScore));
    return range.isPartial ? atLeast(text) : text;
}

/// Of a path that the techniques do not finish only the hardest step so far is known.
QString hardestText(const HodokuRating& rating) {
    const QString name = rating.hardest ? techniqueName(*rating.hardest) : QStringLiteral("–");
    return rating.isComplete ? name
                             : PuzzleDock::tr("Not solved by hints; hardest so far: %1", "a technique").arg(name);
}

PuzzleDock::PuzzleDock(DocumentSession& session, QWidget* parent)
    : QDockWidget(tr("Puzzle"), parent), m_session(session),
      m_widthTask(new Task(tr("Looking for the narrowest point"), this)),
      m_rangeTask(new Task(tr("Rating the puzzle\u2019s copies"), this)), m_title(new QLineEdit),
      m_author(new QLineEdit), m_countAgain(new QPushButton(tr("Count again"))),
      m_show(new QPushButton(tr("Show rating"))), m_showSteps(new QPushButton(tr("Show the Explainer’s steps"))),
      m_showRange(new QPushButton(tr("Rate rotated and relabelled copies"))), m_measuresToggle(new QToolButton),
      m_measures(new QWidget) {
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
    connect(m_author, &QLineEdit::editingFinished, this, [this] {
        if (m_session.document())
            m_session.document()->names().setAuthor(m_author->text().simplified());
    });
    connect(m_author, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_session.document())
            m_session.document()->names().noteTyped(std::nullopt, text);
    });
    connect(m_show, &QPushButton::clicked, this, &PuzzleDock::showRating);
    connect(m_showSteps, &QPushButton::clicked, this, &PuzzleDock::stepsRequested);
    connect(m_measuresToggle, &QToolButton::toggled, this, [this](bool isOpen) {
        m_measuresToggle->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        update();
    });
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
    auto* facts = new QGridLayout;
    auto* measures = new QGridLayout(m_measures);
    measures->setContentsMargins(0, 0, 0, 0);
    for (QGridLayout* grid : {facts, measures}) {
        grid->setHorizontalSpacing(kCardSpace);
        grid->setVerticalSpacing(kSmallSpace);
        grid->setColumnStretch(1, 1);
    }
    buildFacts(*facts);
    buildMeasures(*measures);
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kWideSpace);
    column->addLayout(facts);
    column->addWidget(m_measuresToggle);
    column->addWidget(m_measures);
    column->addStretch();
    // The window never grows with what is told here.
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    setWidget(scroll);
}

void PuzzleDock::buildFacts(QGridLayout& grid) {
    m_title->setObjectName(QStringLiteral("puzzleTitle"));
    m_title->setPlaceholderText(tr("Add a title"));
    m_author->setObjectName(QStringLiteral("puzzleAuthor"));
    m_author->setPlaceholderText(tr("Add an author"));
    m_countAgain->setObjectName(QStringLiteral("countAgain"));
    m_countAgain->setToolTip(tr("Count the solutions again if that was cancelled or given up"));
    m_show->setObjectName(QStringLiteral("showRating"));
    m_showSteps->setObjectName(QStringLiteral("showExplainerSteps"));
    m_showSteps->setToolTip(tr("ER, and the whole path that it comes from"));
    for (QPushButton* each : {m_countAgain, m_show, m_showSteps})
        each->setFocusPolicy(Qt::TabFocus);
    addField(grid, tr("Title"), m_title);
    addField(grid, tr("Author"), m_author);
    m_clues = addRow(grid, QStringLiteral("puzzleClues"), tr("Clues"));
    m_solutions = addRow(grid, QStringLiteral("puzzleSolutions"), tr("Solutions"));
    // One line, whatever the answer: what stands below does not move when it comes.
    m_solutions->setWordWrap(false);
    m_solutions->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    grid.addWidget(m_countAgain, grid.rowCount(), 1, Qt::AlignLeft);
    grid.addWidget(m_show, grid.rowCount(), 0, 1, 2);
    m_level = addRow(grid, QStringLiteral("puzzleLevel"), tr("Level"));
    m_hardest = addRow(grid, QStringLiteral("puzzleHardest"), tr("Hardest step"));
    for (QLabel* each : {m_level, m_hardest}) {
        // The room of the longest answers, for the same reason.
        each->setMinimumHeight(kAnswerLines * QFontMetrics(textFont(TextSize::body)).lineSpacing());
        each->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    grid.addWidget(m_showSteps, grid.rowCount(), 0, 1, 2);
}

void PuzzleDock::buildMeasures(QGridLayout& grid) {
    m_measuresToggle->setObjectName(QStringLiteral("puzzleMeasures"));
    m_measuresToggle->setText(tr("Measures"));
    m_measuresToggle->setToolTip(tr("Numbers for those who compare puzzles"));
    m_measuresToggle->setCheckable(true);
    m_measuresToggle->setArrowType(Qt::RightArrow);
    m_measuresToggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_measuresToggle->setFocusPolicy(Qt::TabFocus);
    setLook(m_measuresToggle, "flat");
    m_showRange->setObjectName(QStringLiteral("showRatingRange"));
    m_showRange->setFocusPolicy(Qt::TabFocus);
    m_narrowest = addRow(grid, QStringLiteral("puzzleWidth"), tr("Fewest choices"),
                         tr("Fewest steps available at any point; 1 means only one way forward."));
    m_difficulty = addRow(grid, QStringLiteral("puzzleDifficulty"), tr("Open candidates"),
                          tr("A measure of how many candidates are open (D in charts and labs)."));
    m_forms = addRow(grid, QStringLiteral("puzzleForms"), tr("Copies"),
                     tr("Rotating or relabelling the puzzle can change its rating."));
    grid.addWidget(m_showRange, grid.rowCount(), 0, 1, 2);
    const QString aboutCopies = tr("Level and score are those of the puzzle as it stands: with rows, columns or digits "
                                   "swapped, its path may be a different one, as in HoDoKu");
    for (QWidget* each : std::initializer_list<QWidget*>{m_forms, m_showRange})
        each->setToolTip(aboutCopies);
}

QLabel* PuzzleDock::addRow(QGridLayout& grid, const QString& objectName, const QString& name, const QString& about) {
    auto* field = new QLabel;
    field->setObjectName(objectName);
    field->setTextFormat(Qt::PlainText);
    field->setWordWrap(true);
    addField(grid, name, field);
    if (!about.isEmpty()) {
        QLabel* sentence = makeLabel(about, "muted");
        sentence->setWordWrap(true);
        grid.addWidget(sentence, grid.rowCount(), 0, 1, 2);
        m_around[field].append(sentence);
    }
    return field;
}

void PuzzleDock::addField(QGridLayout& grid, const QString& name, QWidget* field) {
    QLabel* label = makeLabel(name, "muted");
    label->setBuddy(field);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0, Qt::AlignLeft | (qobject_cast<QLabel*>(field) ? Qt::AlignTop : Qt::AlignVCenter));
    grid.addWidget(field, row, 1);
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

void PuzzleDock::editTitle() {
    m_title->setFocus(Qt::ShortcutFocusReason);
    m_title->selectAll();
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
    if (!m_author->hasFocus())
        m_author->setText(document->author());
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
    const bool areMeasuresOpen = isAsked && m_measuresToggle->isChecked();
    m_measuresToggle->setVisible(isAsked);
    m_measures->setVisible(areMeasuresOpen);
    if (areMeasuresOpen && rating)
        askWidth();
    const bool isComplete = rating && rating->hodoku.isComplete;
    const bool isComing = (document.puzzle().isClassic() && document.findings().awaitsFacts()) || (canRate && !rating);
    const QString unknown = isComing ? awaited : none;
    setField(m_level, answer(rating ? ratingText(*rating, document.notes().view().rating) : unknown));
    m_showSteps->setVisible(isAsked);
    m_showSteps->setEnabled(canRate);
    m_level->setToolTip(plainTip(sentenceCase(byProfile(rating ? rating->profile : m_session.facts().profile().name))));
    setField(m_hardest, answer(rating ? hardestText(rating->hodoku) : unknown));
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
