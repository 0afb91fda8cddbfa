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

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
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
    {"headerHint", "hint.ask", "hint", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Hint")},
    {"headerCheck", "puzzle.check", "check", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Check")},
    {"headerPrint", "file.print", "print", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Print")},
    {"headerShare", "file.share", "share", QT_TRANSLATE_NOOP("nonet::PuzzleHeader", "Share")},
};

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
}

void PuzzleHeader::build(const ActionSet& actions) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, kSmallSpace, 0, kSmallSpace);
    row->setSpacing(kSmallSpace);
    m_title = makeName(QStringLiteral("headerTitle"));
    m_author = makeName(QStringLiteral("headerAuthor"));
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_author);
    row->addLayout(names, 1);
    m_facts = makeFacts();
    row->addWidget(m_facts);
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
    for (NameField* name : {m_title, m_author})
        connect(name, &NameField::returnPressed, this, &PuzzleHeader::left);
}

QWidget* PuzzleHeader::makeFacts() {
    auto* block = new QWidget;
    auto* rows = new QVBoxLayout(block);
    rows->setContentsMargins(kSpace, 0, kSpace, 0);
    rows->setSpacing(0);
    m_level = makeLabel({}, "title");
    // The dot follows the words, whose label keeps its width whatever they are.
    m_levelDot = new QLabel(m_level);
    m_progress = makeLabel({}, "muted");
    m_timeLabel = makeLabel({}, "muted");
    m_levelDot->setObjectName(QStringLiteral("headerLevelDot"));
    m_level->setObjectName(QStringLiteral("headerLevel"));
    m_progress->setObjectName(QStringLiteral("headerProgress"));
    m_timeLabel->setObjectName(QStringLiteral("headerTime"));
    rows->addWidget(m_level);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(m_progress);
    row->addWidget(m_timeLabel, 1);
    rows->addLayout(row);
    for (QLabel* label : {m_level, m_progress, m_timeLabel})
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
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setIcon(icon(QLatin1String(kHeaderButtons[i].icon), m_preferences.theme()));
    paintLevelDot();
}

void PuzzleHeader::paintLevelDot() {
    const PuzzleDocument* document = m_session.document();
    const std::optional<KeptRating> rating =
        document && !document->clues().areTyped() ? document->notes().view().rating : std::nullopt;
    const bool hasLevel = rating && rating->isComplete;
    m_levelDot->setVisible(hasLevel);
    if (!hasLevel)
        return;
    const int side = atTextScale(kLevelDot);
    QPixmap dot(QSize(side, side) * devicePixelRatioF());
    dot.setDevicePixelRatio(devicePixelRatioF());
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    painter.setBrush(levelBrush(theme, static_cast<std::size_t>(rating->level)));
    painter.setPen(theme.usesTints ? QPen(Qt::NoPen) : QPen(theme.text, kBorder));
    painter.drawEllipse(QRectF(0.5, 0.5, side - 1.0, side - 1.0));
    painter.end();
    m_levelDot->setPixmap(dot);
    m_levelDot->setGeometry(m_level->fontMetrics().horizontalAdvance(m_level->text()) + kSpace,
                            (m_level->height() - side) / 2, side, side);
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
    m_level->setText(levelText());
    const std::optional<KeptRating>& rating = document->notes().view().rating;
    QString tip =
        tr("How hard the puzzle is, %1: the level, and the sum of its steps' scores", "by a profile of techniques")
            .arg(byProfile(rating ? rating->profile : m_session.facts().profile().name));
    if (!document->puzzle().isClassic())
        tip = tr("Only plain 9x9 puzzles are rated so far");
    if (rating && rating->isPartial)
        tip += tr(". At least: HoDoKu may try a technique first that Nonet lacks");
    m_level->setToolTip(plainTip(tip));
    paintLevelDot();
    if (document->clues().areTyped())
        m_progress->setText(PuzzleWords::clues(*document));
    else
        m_progress->setText(!m_shown.isGame() ? QString() : PuzzleWords::filled(*document));
}

QString PuzzleHeader::levelText() const {
    const PuzzleDocument& document = *m_session.document();
    if (const std::optional<KeptRating>& rating = document.notes().view().rating)
        return sentenceCase(PuzzleWords::rating(*rating));
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

void PuzzleHeader::editTitle() {
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
    const QString longest = sentenceCase(
        PuzzleWords::rating({.isComplete = true, .isPartial = true, .level = Level::extreme, .score = 99999}));
    // By the fonts that they are going to have: the sheet reaches the labels after this.
    const QFontMetrics large(textFont(TextSize::title, QFont::DemiBold));
    const QFontMetrics usual(textFont(TextSize::body));
    // The time stands where it does from the first to the last of them.
    m_progress->setMinimumWidth(qMax(usual.horizontalAdvance(PuzzleWords::filled(kMostCells, kMostCells)),
                                     usual.horizontalAdvance(PuzzleWords::entered(kMostEntered))));
    const QString typed = sentenceCase(PuzzleWords::atLeastSolutions(kCountedAtMost));
    const QString beyond = sentenceCase(PuzzleWords::rating(KeptRating{}));
    const int factsWidth =
        qMax(qMax(atTextScale(kLevelDot) + kSpace +
                      qMax(large.horizontalAdvance(longest), large.horizontalAdvance(typed)),
                  large.horizontalAdvance(beyond) + kSmallSpace),
             m_progress->minimumWidth() + kSpace + usual.horizontalAdvance(QStringLiteral("00:00:00"))) +
        2 * kSpace;
    m_facts->setFixedWidth(factsWidth);
}

int PuzzleHeader::widthOf(bool hasWords, bool hasFacts) const {
    return (hasWords ? m_wordsWidth : m_iconsWidth) + (hasFacts ? m_facts->minimumWidth() + kSmallSpace : 0);
}

void PuzzleHeader::arrange() {
    const bool hasWords = width() - widthOf(true, true) >= kUsualName;
    const bool hasFacts = hasWords || width() - widthOf(false, true) >= kLeastName;
    m_facts->setVisible(hasFacts);
    for (QToolButton* button : m_buttons) {
        button->setToolButtonStyle(hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        button->setText(hasWords ? button->accessibleName() : QString());
    }
    // Under the title's least width the rarer actions stay in the menu alone.
    int room = width() - widthOf(false, hasFacts) - kLeastName;
    for (int i = static_cast<int>(m_buttons.size()) - 1; i >= 0; --i) {
        const bool gives = !hasWords && room < 0 && (i >= 4 || i == 1);
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
