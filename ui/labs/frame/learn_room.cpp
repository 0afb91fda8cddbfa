#include "ui/labs/frame/learn_room.h"

#include "ui/labs/frame/lab_miniature.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {

namespace {

constexpr int kMargin = 32;
constexpr int kSpacing = 16;
constexpr int kLeastCard = 330;
constexpr int kMostColumns = 3;
/// One, two or three cards are as wide as all of these.
constexpr int kGridColumns = 6;
constexpr int kAboutWidth = 720;
/// With its question and something tried.
constexpr int kMinutesAScene = 3;

QLabel* wrapped(const QString& text, const char* look) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    if (look)
        setLook(label, look);
    return label;
}

/// "15 minutes: 2 scenes, 45 minutes: 4 scenes".
QString lengthsText(const Lab& lab) {
    const auto textOf = [](const LabLength& length) {
        return LearnPage::tr("%1: %Ln scene(s)", "a length, its number of scenes",
                             static_cast<int>(length.scenes.size()))
            .arg(length.name);
    };
    std::vector<LabLength> lengths = lab.lengths();
    // How many there are in all stands above.
    if (lengths.back().id == QLatin1String("all"))
        lengths.pop_back();
    return textsOf(lengths, textOf).join(QStringLiteral(", "));
}

}  // namespace

LearnPage::LearnPage(const QList<Lab*>& labs, const Preferences& preferences, QWidget* parent)
    : QScrollArea(parent), m_preferences(preferences), m_grid(new QGridLayout) {
    setObjectName(QStringLiteral("learnPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Learn"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(kSpacing);
    auto* heading = nonet::makeLabel(tr("Learn"), "display");
    auto* about =
        wrapped(tr("How puzzles are solved, technique by technique, and how boards are made, step by step over a "
                   "live board. Everything can be tried with digits of your own, and every number on the screen "
                   "is worked out from them."),
                nullptr);
    about->setMaximumWidth(kAboutWidth);
    m_grid->setSpacing(kSpacing);
    m_grid->setContentsMargins(0, 0, 0, 0);
    auto* cards = new QWidget;
    cards->setLayout(m_grid);
    for (Lab* lab : labs)
        m_cards.append(makeCard(*lab));
    column->addWidget(heading);
    column->addWidget(about);
    column->addSpacing(kSpacing / 2);
    column->addWidget(makeLessonsCard());
    column->addWidget(cards);
    column->addStretch();
    setWidget(page);
    showProgress();
    arrange();
}

QFrame* LearnPage::makeLessonsCard() {
    auto* frame = new QFrame;
    frame->setObjectName(QStringLiteral("card_techniques"));
    setLook(frame, "card");
    auto* about = wrapped(tr("See a technique, see why it holds, find it, and play a puzzle with it."), nullptr);
    m_lessonsText = wrapped(QString(), "muted");
    m_lessonsProgress = new QProgressBar;
    m_lessonsProgress->setObjectName(QStringLiteral("progress_techniques"));
    m_lessonsProgress->setTextVisible(false);
    m_lessonsProgress->hide();
    auto* words = new QVBoxLayout;
    words->setSpacing(kSpacing / 2);
    words->addWidget(wrapped(tr("Techniques"), "heading"));
    words->addWidget(about);
    words->addWidget(m_lessonsText);
    words->addWidget(m_lessonsProgress);
    auto* open = new QPushButton(tr("Open"));
    open->setObjectName(QStringLiteral("open_techniques"));
    open->setAccessibleName(tr("Open %1").arg(tr("Techniques")));
    open->setAccessibleDescription(about->text());
    setLook(open, "primary");
    connect(open, &QPushButton::clicked, this, &LearnPage::lessonsChosen);
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    row->setSpacing(kSpacing);
    row->addLayout(words, 1);
    row->addWidget(open, 0, Qt::AlignVCenter);
    return frame;
}

void LearnPage::showLessons(int done, int begun, int count) {
    QString text = tr("%Ln lesson(s)", nullptr, count);
    if (begun > 0)
        text += u' ' + tr("· %1 begun, %2 done").arg(begun).arg(done);
    m_lessonsText->setText(text);
    m_lessonsProgress->setRange(0, count);
    m_lessonsProgress->setValue(done);
    m_lessonsProgress->setVisible(begun > 0);
    m_lessonsProgress->setAccessibleName(tr("Techniques: %1 of %2 lessons done").arg(done).arg(count));
}

LearnPage::Card LearnPage::makeCard(Lab& lab) {
    Card card{&lab, new QFrame, wrapped(QString(), "muted"), new QProgressBar, new QPushButton};
    card.frame->setObjectName(QStringLiteral("card_") + lab.id());
    setLook(card.frame, "card");
    auto* inside = new QVBoxLayout(card.frame);
    inside->setContentsMargins(kSpacing, kSpacing, kSpacing, kSpacing);
    inside->setSpacing(kSpacing / 2);
    inside->addWidget(new LabMiniature(lab, m_preferences));
    inside->addWidget(wrapped(lab.title(), "heading"));
    inside->addWidget(wrapped(lab.about(), nullptr));
    inside->addItem(new QSpacerItem(0, kSpacing, QSizePolicy::Minimum, QSizePolicy::Expanding));
    card.progress->setObjectName(QStringLiteral("progress_") + lab.id());
    card.progress->setRange(0, lab.scenes().count());
    card.progress->setTextVisible(false);
    card.start->setObjectName(QStringLiteral("open_") + lab.id());
    card.start->setAccessibleDescription(lab.about());
    connect(card.start, &QPushButton::clicked, this, [this, id = lab.id()] { Q_EMIT labChosen(id); });
    inside->addWidget(card.size);
    inside->addWidget(card.progress);
    inside->addWidget(card.start, 0, Qt::AlignLeft);
    return card;
}

void LearnPage::showProgress() {
    for (const Card& card : m_cards)
        showProgress(card);
}

int LearnPage::seenOf(const Lab& lab) const {
    return static_cast<int>(progressOf(m_preferences, lab.id(), lab.sceneIds()).seen.size());
}

void LearnPage::showProgress(const Card& card) {
    const Lab& lab = *card.lab;
    const int scenes = lab.scenes().count();
    const int seen = seenOf(lab);
    QString size = tr("%Ln scene(s)", nullptr, scenes);
    if (lab.lengths().size() > 1)
        size += u'\n' + lengthsText(lab);
    else
        size += u' ' + tr("· about %Ln minute(s)", nullptr, scenes * kMinutesAScene);
    if (seen > 0)
        size += u'\n' + (seen == scenes ? tr("All seen") : tr("%1 of %2 scenes seen").arg(seen).arg(scenes));
    card.size->setText(size);
    card.progress->setValue(seen);
    card.progress->setVisible(seen > 0);
    card.progress->setAccessibleName(tr("%1: %2 of %3 scenes seen").arg(lab.title()).arg(seen).arg(scenes));
    const bool goesOn = seen > 0 && seen < scenes;
    card.start->setText(goesOn ? tr("Go on") : seen > 0 ? tr("Open again") : tr("Open"));
    card.start->setAccessibleName((goesOn ? tr("Go on with %1") : tr("Open %1")).arg(lab.title()));
    // What was begun stands out; before that, all of them.
    const bool isAnyBegun = std::ranges::any_of(m_cards, [this](const Card& each) {
        const int far = seenOf(*each.lab);
        return far > 0 && far < each.lab->scenes().count();
    });
    setLook(card.start, goesOn || (seen == 0 && !isAnyBegun) ? "primary" : "");
}

void LearnPage::arrange() {
    const int room = viewport()->width() - 2 * kMargin + kSpacing;
    const int columns = std::clamp(room / (kLeastCard + kSpacing), 1, kMostColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    // Fewer cards in the last row share all of its width.
    const auto count = static_cast<int>(m_cards.size());
    for (const Card& card : m_cards)
        m_grid->removeWidget(card.frame);
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int inRow = std::min(columns, count - row * columns);
        const int span = kGridColumns / inRow;
        m_grid->addWidget(m_cards[i].frame, row, i % columns * span, 1, span);
    }
    for (int i = 0; i < kGridColumns; ++i)
        m_grid->setColumnStretch(i, 1);
}

void LearnPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

void LearnPage::takeFocus() { setFocus(); }

LearnRoom::LearnRoom(QList<Lab*> labs, ActionSet& actions, Preferences& preferences, QWidget* parent)
    : LabPages(parent), m_labs(std::move(labs)), m_preferences(preferences), m_session(preferences),
      m_view(new LabView(m_session, actions, preferences)), m_start(new LearnPage(m_labs, preferences)) {
    setObjectName(QStringLiteral("learnRoom"));
    for (Lab* lab : m_labs)
        lab->setParent(this);
    addWidget(m_start);
    addWidget(m_view);
    connect(m_start, &LearnPage::labChosen, this, &LearnRoom::goOn);
    connect(&m_session, &LabSession::sceneChanged, this, &LearnRoom::noteScene);
    connect(&m_session, &LabSession::changed, this, &LearnRoom::noteTurn);
    connect(m_start, &LearnPage::lessonsChosen, this, &LabPages::lessonsChosen);
    connect(m_view, &LabView::failed, this, &LabPages::failed);
    connect(m_view, &LabView::playRequested, this, &LabPages::playRequested);
    connect(m_view, &LabView::left, this, &LearnRoom::showStart);
    connect(&preferences, &Preferences::themeChanged, m_view, &LabView::applyTheme);
}

Lab* LearnRoom::findLab(const QString& id) const {
    for (Lab* lab : m_labs)
        if (lab->id() == id)
            return lab;
    return nullptr;
}

bool LearnRoom::isLabOpen() const { return currentWidget() == m_view; }

void LearnRoom::openLab(const QString& id) {
    Lab* lab = findLab(id);
    Q_ASSERT(lab);
    m_session.open(*lab);
    showPage(*m_view);
}

void LearnRoom::goOn(const QString& id) {
    Lab* lab = findLab(id);
    Q_ASSERT(lab);
    const LabProgress progress = progressOf(m_preferences, id, lab->sceneIds());
    openLab(id);
    const bool wasSeen = static_cast<int>(progress.seen.size()) == lab->scenes().count();
    m_session.setScene(wasSeen ? 0 : lab->scenes().indexOf(progress.last).value_or(0));
}

void LearnRoom::noteScene() {
    const Lab& lab = *m_session.lab();
    LabProgress progress = progressOf(m_preferences, lab.id(), lab.sceneIds());
    const LabProgress before = progress;
    progress.last = lab.scenes().idOf(m_session.sceneIndex());
    progress.seen.insert(progress.last);
    if (progress != before)
        keepProgress(m_preferences, lab.id(), progress);
    m_view->showProgress(progress);
}

void LearnRoom::noteTurn() {
    const std::optional<LabTurn> turn = m_session.yourTurn().isOn() ? m_session.scene().turn() : std::nullopt;
    // What a drag passes over on its way was not meant.
    if (!turn || turn->state != LabTurn::State::done || m_session.edits().isDragging())
        return;
    const Lab& lab = *m_session.lab();
    LabProgress progress = progressOf(m_preferences, lab.id(), lab.sceneIds());
    if (!progress.done.insert(lab.scenes().idOf(m_session.sceneIndex())).second)
        return;
    keepProgress(m_preferences, lab.id(), progress);
    m_view->showProgress(progress);
}

QString LearnRoom::openLabWith(const QString& id, const QString& input) {
    openLab(id);
    return input.isEmpty() ? QString() : m_session.lab()->setInput(input);
}

bool LearnRoom::dropInput() { return isLabOpen() && m_view->dropInput(); }

bool LearnRoom::holdsTile() const { return m_view->stage()->tiles().isHolding(); }

bool LearnRoom::openLesson(const PuzzleRecord& record) {
    Lab* lab = findLab(lessonLab(record));
    if (!lab)
        return false;
    m_session.open(*lab);
    if (!nonet::openLesson(record, m_session))
        Q_EMIT failed(tr("The lesson's digits could not be read, so the lab keeps its own."));
    showPage(*m_view);
    return true;
}

void LearnRoom::showStart() {
    m_start->showProgress();
    showPage(*m_start);
}

void LearnRoom::showPage(QWidget& page) {
    setCurrentWidget(&page);
    takeFocus();
    Q_EMIT openChanged();
}

QString LearnRoom::title() const { return isLabOpen() ? m_session.lab()->title() : tr("Learn"); }

void LearnRoom::takeFocus() {
    if (isLabOpen())
        m_view->stage()->setFocus();
    else
        m_start->takeFocus();
}

}  // namespace nonet

#include "moc_learn_room.cpp"
