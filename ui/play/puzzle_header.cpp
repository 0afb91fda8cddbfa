#include "ui/play/puzzle_header.h"

#include "core/formats/persistent_warnings.h"
#include "ui/board/shown.h"
#include "ui/document/puzzle_words.h"
#include "ui/frame/name_field.h"
#include "ui/frame/spacing.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/profile_text.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace nonet {
namespace {

/// Two lines of text, at its usual size.
constexpr int kHeaderHeight = 52;
constexpr int kHeaderIcon = 20;
constexpr int kMostEntered = 81;
/// Cells of a samurai: larger boards are few, and may need more room.
constexpr int kMostCells = 369;
constexpr int kLeastName = 96;
constexpr int kUsualName = 160;
constexpr int kLevelDot = 10;
constexpr int kLevelHeight = 24;
/// At each side of its words, as the style sheet has it.
constexpr int kChipPadding = 10;
/// An ER of as many digits as there are.
constexpr int kWidestRating = 118;
/// What is told of a board that is still typed.
constexpr qulonglong kCountedAtMost = 1000;

struct HeaderButton {
    const char* name;
    const char* action;
    const char* icon;
    const char* word;
};
constexpr HeaderButton kHeaderButtons[] = {
    {"headerNew", "file.new", "new", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "New")},
    {"headerContinue", "file.continue", "open", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Continue")},
    {"headerCheck", "puzzle.check", "check", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Check")},
    {"headerPrint", "file.print", "print", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Print")},
    {"headerShare", "file.share", "share", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Share")},
    {"headerHint", "hint.ask", "hint", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Hint")},
};
/// The one that is filled.
constexpr int kHintButton = static_cast<int>(std::size(kHeaderButtons)) - 1;

/// Stays in the menu alone where there is little room: printing, sharing, what waits.
bool isRarer(int button) { return button == 1 || button == 3 || button == 4; }

}  // namespace

PuzzleHeader::PuzzleHeader(DocumentSession& session, const ActionSet& actions, const Shown& shown,
                           const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_session(session), m_shown(shown), m_preferences(preferences) {
    setObjectName(QStringLiteral("puzzleHeader"));
    build(actions);
    retranslate();
    setIcons();
    connect(&m_session, &DocumentSession::documentChanged, this, &PuzzleHeader::followDocument);
    connect(&m_session, &DocumentSession::factsChanged, this, &PuzzleHeader::update);
    connect(&m_session, &DocumentSession::countChanged, this, &PuzzleHeader::update);
    connect(&m_session, &DocumentSession::ratingChanged, this, &PuzzleHeader::update);
    connect(&m_shown, &Shown::changed, this, &PuzzleHeader::update);
    connect(&m_preferences, &Preferences::themeChanged, this, &PuzzleHeader::setIcons);
    connect(&m_preferences, &Preferences::changed, this, &PuzzleHeader::update);
}

void PuzzleHeader::build(const ActionSet& actions) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, kSmallSpace, 0, kSmallSpace);
    row->setSpacing(kSmallSpace);
    m_title = makeName(QStringLiteral("headerTitle"));
    m_author = makeName(QStringLiteral("headerAuthor"));
    // It keeps its room where the puzzle has no name.
    auto* names = new QWidget;
    names->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* lines = new QVBoxLayout(names);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(m_title);
    lines->addWidget(m_author);
    m_facts = makeFacts();
    row->addWidget(m_facts);
    row->addWidget(names, 1);
    for (int i = 0; i < static_cast<int>(std::size(kHeaderButtons)); ++i)
        row->addWidget(makeButton(actions, i));
    connect(m_title, &NameField::editingFinished, this, [this] {
        if (m_session.document())
            m_session.document()->names().setTitle(m_title->text().simplified());
    });
    connect(m_author, &NameField::editingFinished, this, [this] {
        if (m_session.document())
            m_session.document()->names().setAuthor(m_author->text().simplified());
    });
    connect(m_title, &NameField::textEdited, this, [this](const QString& text) {
        if (m_session.document())
            m_session.document()->names().noteTyped(text, std::nullopt);
    });
    connect(m_author, &NameField::textEdited, this, [this](const QString& text) {
        if (m_session.document())
            m_session.document()->names().noteTyped(std::nullopt, text);
    });
    for (NameField* name : {m_title, m_author}) {
        connect(name, &NameField::returnPressed, this, &PuzzleHeader::left);
        name->installEventFilter(this);
    }
}

QWidget* PuzzleHeader::makeFacts() {
    auto* block = new QWidget;
    auto* rows = new QVBoxLayout(block);
    rows->setContentsMargins(0, 0, kSpace, 0);
    rows->setSpacing(0);
    m_level = new QPushButton;
    setLook(m_level, "chip");
    m_level->setFocusPolicy(Qt::TabFocus);
    connect(m_level, &QPushButton::clicked, this, &PuzzleHeader::ratingRequested);
    m_progress = makeLabel({}, "muted");
    m_timeLabel = makeLabel({}, "muted");
    m_level->setObjectName(QStringLiteral("headerLevel"));
    m_progress->setObjectName(QStringLiteral("headerProgress"));
    m_timeLabel->setObjectName(QStringLiteral("headerTime"));
    rows->addWidget(m_level, 0, Qt::AlignLeft);
    // The time first: it stands where it does where a film tells no share of the game.
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kChipPadding, 0, 0, 0);
    row->setSpacing(kSpace);
    row->addWidget(m_timeLabel);
    row->addWidget(m_progress, 1);
    rows->addLayout(row);
    for (QLabel* label : {m_progress, m_timeLabel})
        label->setTextFormat(Qt::PlainText);
    return block;
}

NameField* PuzzleHeader::makeName(const QString& name) {
    auto* edit = new NameField;
    edit->setObjectName(name);
    edit->setMinimumWidth(kLeastName);
    edit->setFrame(false);
    return edit;
}

QToolButton* PuzzleHeader::makeButton(const ActionSet& actions, int at) {
    const HeaderButton& row = kHeaderButtons[at];
    QAction* action = actions.action(QLatin1String(row.action));
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(row.name));
    button->setIconSize({kHeaderIcon, kHeaderIcon});
    if (at == kHintButton)
        setLook(button, "filled");
    button->setFocusPolicy(Qt::TabFocus);
    const auto follow = [button, action] {
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    m_buttons.append(button);
    return button;
}

void PuzzleHeader::retranslate() {
    setAccessibleName(tr("The puzzle"));
    m_level->setAccessibleDescription(tr("Click for ER and the path behind it"));
    m_title->setPlaceholderText(tr("Add a title"));
    m_title->setAccessibleName(tr("Title"));
    m_title->setHint(tr("What the puzzle is called; click to change it"));
    m_author->setPlaceholderText(tr("Add an author"));
    m_author->setAccessibleName(tr("Author"));
    m_author->setHint(tr("Who made the puzzle; click to change it"));
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setAccessibleName(tr(kHeaderButtons[i].word));
    }
    update();
    measure();
    arrange();
}

void PuzzleHeader::setIcons() {
    for (int i = 0; i < m_buttons.size(); ++i) {
        const QString name = QLatin1String(kHeaderButtons[i].icon);
        const Theme& theme = m_preferences.theme();
        m_buttons[i]->setIcon(i == kHintButton ? icon(name, theme.accentInk) : icon(name, theme));
    }
    paintLevelDot();
}

void PuzzleHeader::paintLevelDot() {
    const PuzzleDocument* document = m_session.document();
    const std::optional<KeptRating> rating =
        document && !document->clues().areTyped() ? document->notes().view().rating : std::nullopt;
    const int side = atTextScale(kLevelDot);
    QPixmap dot(QSize(side, side) * devicePixelRatioF());
    dot.setDevicePixelRatio(devicePixelRatioF());
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    // Without a level its place is kept.
    if (rating && rating->isComplete) {
        painter.setBrush(levelBrush(theme, static_cast<std::size_t>(rating->level)));
        painter.setPen(theme.usesTints ? QPen(Qt::NoPen) : QPen(theme.text, kBorder));
        painter.drawEllipse(QRectF(0.5, 0.5, side - 1.0, side - 1.0));
    }
    painter.end();
    m_level->setIconSize({side, side});
    m_level->setIcon(dot);
}

void PuzzleHeader::followDocument() {
    connect(m_session.document(), &PuzzleDocument::changed, this, &PuzzleHeader::update);
    connect(m_session.document(), &PuzzleDocument::viewChanged, this, &PuzzleHeader::update);
    update();
}

void PuzzleHeader::update() {
    const PuzzleDocument* document = m_session.document();
    if (!document)
        return;
    // What is being typed is not overwritten by an answer that comes meanwhile.
    if (!m_title->hasFocus() && m_title->text() != document->title())
        m_title->setText(document->title());
    if (!m_author->hasFocus() && m_author->text() != document->author())
        m_author->setText(document->author());
    showNames();
    m_timeLabel->setVisible(m_preferences.values().showsTimer);
    m_level->setText(levelText());
    const std::optional<KeptRating>& rating = document->notes().view().rating;
    QString tip =
        tr("How hard the puzzle is, %1: the level, and the sum of its steps' scores", "by a profile of techniques")
            .arg(byProfile(rating ? rating->profile : m_session.facts().profile().name));
    if (!document->puzzle().isClassic())
        tip = tr("Only plain 9x9 puzzles are rated so far");
    if (rating && rating->isPartial)
        tip += tr(". At least: HoDoKu may try a technique first that Nonet lacks");
    m_level->setToolTip(plainTip(tip + u'\n' + m_level->accessibleDescription()));
    paintLevelDot();
    if (document->clues().areTyped())
        m_progress->setText(PuzzleWords::clues(*document));
    else
        m_progress->setText(!m_shown.isGame() ? QString() : PuzzleWords::filled(*document));
}

QString PuzzleHeader::levelText() const {
    const PuzzleDocument& document = *m_session.document();
    if (const std::optional<KeptRating>& rating = document.notes().view().rating)
        return sentenceCase(PuzzleWords::ratingWithExplainer(*rating));
    if (document.clues().areTyped())
        return sentenceCase(PuzzleWords::solutions(document));
    if (document.findings().facts().state == SolutionState::one && document.puzzle().isClassic() &&
        !document.puzzle().givens.isFull())
        return tr("Rating it …");
    // That these are not all rules has no room here.
    return leavesRulesOut(document.record()) ? tr("Solutions not checked")
                                             : sentenceCase(PuzzleWords::solutions(document));
}

void PuzzleHeader::setTime(const QString& time) {
    if (time == m_time)
        return;
    m_time = time;
    m_timeLabel->setText(time);
}

bool PuzzleHeader::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        // Once the focus is where it goes; a window that is left for a while keeps what is edited in it.
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            QMetaObject::invokeMethod(this, &PuzzleHeader::showNames, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

void PuzzleHeader::showNames() {
    const bool isNaming = isEditing();
    for (NameField* name : {m_title, m_author})
        name->setVisible(isNaming || !name->text().isEmpty());
    arrange();
}

int PuzzleHeader::leastNames() const { return m_title->isHidden() && m_author->isHidden() ? 0 : kLeastName; }

void PuzzleHeader::editTitle() {
    m_title->show();
    m_author->show();
    m_title->setFocus(Qt::ShortcutFocusReason);
    m_title->selectAll();
}

bool PuzzleHeader::isEditing() const { return m_title->hasFocus() || m_author->hasFocus(); }

void PuzzleHeader::revert() {
    if (!m_session.document())
        return;
    m_title->setText(m_session.document()->title());
    m_author->setText(m_session.document()->author());
    m_session.document()->names().noteTyped(std::nullopt, std::nullopt);
}

void PuzzleHeader::measure() {
    setFixedHeight(atTextScale(kHeaderHeight));
    m_iconsWidth = m_wordsWidth = 0;
    for (QToolButton* button : m_buttons) {
        const Qt::ToolButtonStyle style = button->toolButtonStyle();
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_iconsWidth += button->sizeHint().width() + kSmallSpace;
        button->setText(button->accessibleName());
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_wordsWidth += button->sizeHint().width() + kSmallSpace;
        button->setToolButtonStyle(style);
    }
    // The longest that either line says.
    const QString longest = sentenceCase(PuzzleWords::ratingWithExplainer(
        {.isComplete = true, .isPartial = true, .level = Level::extreme, .score = 99999, .explainer = kWidestRating}));
    // By the fonts that they are going to have: the sheet reaches the labels after this.
    const QFontMetrics bold(textFont(TextSize::body, QFont::DemiBold));
    m_level->setFixedHeight(atTextScale(kLevelHeight));
    const QFontMetrics usual(textFont(TextSize::body));
    // The time stands where it does from the first to the last of them.
    m_progress->setMinimumWidth(qMax(usual.horizontalAdvance(PuzzleWords::filled(kMostCells, kMostCells)),
                                     usual.horizontalAdvance(PuzzleWords::entered(kMostEntered))));
    const QString typed = sentenceCase(PuzzleWords::atLeastSolutions(kCountedAtMost));
    const QString beyond = sentenceCase(PuzzleWords::rating({.explainer = kWidestRating}));
    const QString beyondOwn = sentenceCase(PuzzleWords::rating({.profile = {}, .explainer = kWidestRating}));
    int words = 0;
    for (const QString& each : {longest, typed, beyond, beyondOwn})
        words = qMax(words, bold.horizontalAdvance(each));
    const int chip = words + atTextScale(kLevelDot) + 2 * (kChipPadding + kFocusBorder) + kSpace;
    m_timeLabel->setMinimumWidth(usual.horizontalAdvance(QStringLiteral("00:00:00")));
    m_facts->setFixedWidth(
        qMax(chip, kChipPadding + m_timeLabel->minimumWidth() + kSpace + m_progress->minimumWidth()) + kSpace);
}

int PuzzleHeader::widthOf(bool hasWords, bool hasFacts) const {
    return (hasWords ? m_wordsWidth : m_iconsWidth) + (hasFacts ? m_facts->minimumWidth() + kSmallSpace : 0);
}

void PuzzleHeader::arrange() {
    const bool hasWords = width() - widthOf(true, true) >= leastNames();
    const bool hasFacts = hasWords || width() - widthOf(false, true) >= kLeastName;
    m_facts->setVisible(hasFacts);
    for (QToolButton* button : m_buttons) {
        button->setToolButtonStyle(hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->setText(hasWords ? button->accessibleName() : QString());
    }
    // Under the title's least width the rarer actions stay in the menu alone.
    int room = width() - widthOf(false, hasFacts) - kLeastName;
    for (int i = static_cast<int>(m_buttons.size()) - 1; i >= 0; --i) {
        const bool gives = !hasWords && room < 0 && isRarer(i);
        m_buttons[i]->setVisible(!gives);
        room += gives ? m_buttons[i]->sizeHint().width() + kSmallSpace : 0;
    }
}

QSize PuzzleHeader::sizeHint() const { return {widthOf(true, true) + kUsualName, height()}; }

QSize PuzzleHeader::minimumSizeHint() const { return {kLeastName, height()}; }

void PuzzleHeader::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void PuzzleHeader::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    const bool isBuilt = m_buttons.size() == static_cast<qsizetype>(std::size(kHeaderButtons));
    if (isBuilt && (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)) {
        measure();
        arrange();
    }
}

}  // namespace nonet

#include "moc_puzzle_header.cpp"
