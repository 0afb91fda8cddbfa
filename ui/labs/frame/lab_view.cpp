#include "ui/labs/frame/lab_view.h"

#include "ui/board/announcer.h"
#include "ui/labs/frame/elided_field.h"
#include "ui/labs/frame/lab_files.h"
#include "ui/labs/frame/lab_input.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/present_window.h"
#include "ui/labs/frame/scene_controls.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/foreign_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {

namespace {

/// With room for the tick of what was done.
constexpr QSize kSceneButton(30, 28);
/// Under this the words are set smaller.
constexpr int kNarrowPanel = 440;
/// From here on they are as large as the picture's.
constexpr int kSmallText = 17;
/// The slider's steps between two moves.
constexpr int kScrubParts = 20;
constexpr int kNoteMilliseconds = 6000;
constexpr double kSpeeds[] = {0.25, 0.5, 1, 1.5, 2};

QLabel* makeLabel(const char* name, const char* look) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    if (look)
        setLook(label, look);
    return label;
}

/// As high as the line of buttons, however narrow: so long a line in a lab must not hold the window wide in the other
/// rooms.
class FooterScroll : public QScrollArea {
public:
    explicit FooterScroll(QWidget* footer) {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setWidget(footer);
        footer->installEventFilter(this);
    }
    QSize sizeHint() const override {
        const QSize inner = widget()->sizeHint();
        const bool hasBar = width() < widget()->minimumSizeHint().width();
        return {inner.width(), inner.height() + (hasBar ? horizontalScrollBar()->sizeHint().height() : 0)};
    }
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
};

}  // namespace

LabView::LabView(LabSession& session, ActionSet& actions, const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_session(session), m_actions(actions), m_preferences(preferences),
      m_stage(new LabStage(session, preferences)), m_panel(new QScrollArea(m_stage)),
      m_files(new LabFiles(session, preferences, *this)) {
    setObjectName(QStringLiteral("labView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(kCardSpace + kSpace, kWideSpace, kCardSpace + kSpace, kSpace);
    body->setSpacing(kSpace);
    body->addWidget(buildHeader());
    body->addWidget(m_stage, 1);
    column->addLayout(body, 1);
    column->addWidget(new FooterScroll(buildFooter()));
    m_panel->setWidget(buildPanel());
    m_panel->widget()->installEventFilter(this);
    connectActions();
    connectTransport();
    connect(&session, &LabSession::sceneChanged, this, &LabView::showScene);
    connect(&session, &LabSession::changed, this, &LabView::refresh);
    connect(m_stage, &LabStage::areaChanged, this, &LabView::placePanel);
    connect(m_files, &LabFiles::failed, this, &LabView::failed);
    connect(m_files, &LabFiles::saved, this, [this] { m_noteTime.start(kNoteMilliseconds); });
    connect(m_controls, &SceneControls::left, m_stage, qOverload<>(&QWidget::setFocus));
    applyTheme();
}

QWidget* LabView::buildHeader() {
    auto* header = new QWidget;
    m_lab = makeLabel("labName", "muted");
    m_heading = makeLabel("labHeading", "display");
    QSizePolicy titleWidth(QSizePolicy::Ignored, QSizePolicy::Preferred);
    titleWidth.setRetainSizeWhenHidden(true);
    for (QLabel* title : {m_lab, m_heading})
        title->setSizePolicy(titleWidth);
    m_input = new LabInput(m_session, *this, {m_lab, m_heading});
    connect(m_input, &LabInput::left, m_stage, qOverload<>(&QWidget::setFocus));
    connect(m_input, &LabInput::faultChanged, this, [this](const QString& fault) {
        updateUndo();
        if (!fault.isEmpty())
            m_announcer->announce(fault);
    });
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_lab);
    titles->addWidget(m_heading);
    auto* line = new QHBoxLayout;
    line->setSpacing(kSpace);
    line->addWidget(m_input->label());
    line->addWidget(m_input->field());
    line->addWidget(actionButton("lab.shuffle", "shuffle"));
    line->addWidget(actionButton("lab.example", "source"));
    m_presetButton = actionButton("lab.presets", "chevron_down");
    line->addWidget(m_presetButton);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace);
    row->addWidget(actionButton("lab.leave", "list"));
    m_nextScene = actionButton("lab.next", "chevron_right");
    m_nextScene->setText(tr("Next scene"));
    m_nextScene->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addLayout(titles, 1);
    row->addLayout(line);
    row->addWidget(m_nextScene);
    return header;
}

QWidget* LabView::buildPanel() {
    auto* panel = new QWidget;
    panel->setObjectName(QStringLiteral("labPanel"));
    m_words = makeLabel("labWords", nullptr);
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse |
                                     Qt::LinksAccessibleByKeyboard);
    // Only what is pointed at changes: the text under the pointer stays as it is.
    connect(m_words, &QLabel::linkHovered, this, [this](const QString& thing) { m_session.setLit(thing); });
    connect(m_words, &QLabel::linkActivated, this,
            [this](const QString& thing) { m_session.setLit(m_session.lit() == thing ? QString() : thing); });
    connect(&m_session, &LabSession::litChanged, this, [this] {
        if (!m_words->underMouse() && m_session.lab())
            showWords();
    });
    m_claims = makeLabel("labClaims", nullptr);
    m_claims->setWordWrap(true);
    m_claims->setTextFormat(Qt::RichText);
    m_controls = new SceneControls(m_session);
    m_question = new QuestionCard(m_session);
    m_turn = new TurnCard(m_session);
    m_turnSwitch = actionButton("lab.your_turn", "mode_digit");
    m_turnSwitch->setText(tr("Your turn"));
    m_turnSwitch->setToolButtonStyle(Qt::ToolButtonTextOnly);
    setLook(m_turnSwitch, "choice");
    m_paper = new PaperDrawer(m_session);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 4, 4, 4);
    column->setSpacing(kSpace);
    m_next = new NextScenePreview(m_session, m_preferences);
    m_next->hide();
    column->addWidget(m_next);
    column->addWidget(m_words);
    column->addWidget(m_turnSwitch, 0, Qt::AlignLeft);
    column->addWidget(m_turn);
    column->addWidget(m_controls);
    column->addWidget(m_question);
    // Below it room is kept for claims, which is empty before the answer.
    column->addWidget(m_paper);
    column->addWidget(m_claims);
    column->addStretch();
    m_panel->setWidgetResizable(true);
    m_panel->setFrameShape(QFrame::NoFrame);
    m_panel->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_panel->setFocusPolicy(Qt::NoFocus);
    return panel;
}

QToolButton* LabView::actionButton(const char* id, const char* iconName) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String("button_") + QLatin1String(id));
    // The action's own shortcut stays with the menu: here it is a button alone.
    const QAction* action = m_actions.action(QLatin1String(id));
    button->setToolTip(action->toolTip());
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    button->setCheckable(action->isCheckable());
    button->setChecked(action->isChecked());
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize({20, 20});
    setLook(button, "flat");
    connect(button, &QToolButton::clicked, m_actions.action(QLatin1String(id)), &QAction::trigger);
    connect(action, &QAction::changed, button, [button, action] {
        button->setToolTip(action->toolTip());
        button->setAccessibleName(action->text().remove(QLatin1Char('&')));
        button->setChecked(action->isChecked());
        button->setEnabled(action->isEnabled());
    });
    m_icons.append({button, QLatin1String(iconName)});
    return button;
}

QWidget* LabView::buildFooter() {
    auto* footer = new QFrame;
    footer->setObjectName(QStringLiteral("labFooter"));
    setLook(footer, "bar");
    m_scenes = new QButtonGroup(footer);
    m_sceneRow = new QHBoxLayout;
    m_sceneRow->setSpacing(kSmallSpace);
    connect(m_scenes, &QButtonGroup::idClicked, this, [this](int scene) {
        m_session.setScene(scene);
        m_stage->setFocus();
    });
    m_scrub = new QSlider(Qt::Horizontal);
    m_scrub->setObjectName(QStringLiteral("labScrub"));
    m_scrub->setAccessibleName(tr("Moves of the scene"));
    m_scrub->setFocusPolicy(Qt::TabFocus);
    m_scrub->setMinimumWidth(48);
    m_speed = new QComboBox;
    m_speed->setObjectName(QStringLiteral("labSpeed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed of Play"));
    m_speed->setFocusPolicy(Qt::TabFocus);
    for (const double speed : kSpeeds)
        m_speed->addItem(tr("%1×", "how many times as fast").arg(QLocale().toString(speed)), speed);
    m_labels = new QComboBox;
    m_labels->setObjectName(QStringLiteral("labLabels"));
    m_labels->setAccessibleName(tr("Show on the tiles"));
    m_labels->setToolTip(tr("What the tiles and cells show"));
    // The longest of them is shown whole in its list; the row has no room for it.
    m_labels->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_labels->setMinimumContentsLength(7);
    m_labels->setFocusPolicy(Qt::TabFocus);
    m_moveText = makeLabel("labMoveText", "muted");
    m_moveText->setFocusPolicy(Qt::NoFocus);
    m_moveText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_announcer = new Announcer(m_moveText);
    m_input->setLineOfMoves(m_moveText);
    m_length = new QComboBox;
    m_length->setObjectName(QStringLiteral("labLength"));
    m_length->setAccessibleName(tr("Length of the lesson"));
    m_length->setToolTip(m_actions.action(QStringLiteral("lab.length"))->toolTip());
    m_length->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(m_length);
    row->addLayout(m_sceneRow);
    row->addSpacing(kSpace);
    row->addWidget(actionButton("lab.back", "step_back"));
    row->addWidget(actionButton("lab.play", "play"));
    row->addWidget(actionButton("lab.forward", "step_forward"));
    row->addWidget(m_scrub, 1);
    row->addWidget(m_speed);
    row->addWidget(actionButton("lab.ask_class", "ask"));
    row->addWidget(m_labels);
    for (const auto& [id, name] : {std::pair{"lab.picture", "picture"},
                                   {"lab.handout", "print"},
                                   {"lab.save", "save"},
                                   {"lab.open_in_play", "room_play"}})
        row->addWidget(actionButton(id, name));
    auto* present = actionButton("lab.present", "present");
    present->setText(tr("Present"));
    present->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(present);
    auto* column = new QVBoxLayout(footer);
    column->setContentsMargins(kCardSpace + kSpace, kSmallSpace, kCardSpace, kSmallSpace);
    column->setSpacing(kSmallSpace);
    column->addWidget(m_moveText);
    column->addLayout(row);
    return footer;
}

void LabView::connectTransport() {
    connect(&m_session, &LabSession::refused, m_input, &LabInput::showFault);
    connect(&m_session, &LabSession::undoChanged, this, &LabView::updateUndo);
    connect(m_scrub, &QSlider::valueChanged, this, [this](int value) {
        m_session.film().stop();
        m_session.film().seek(static_cast<double>(value) / kScrubParts);
    });
    connect(&m_session, &LabSession::moved, this, [this] {
        const QSignalBlocker quiet(m_scrub);
        m_scrub->setValue(static_cast<int>(m_session.film().at() * kScrubParts));
    });
    m_noteTime.setSingleShot(true);
    connect(&m_noteTime, &QTimer::timeout, this, &LabView::showLine);
    connect(&m_session, &LabSession::statusMessage, this, [this](const QString& sentence) {
        m_noteTime.stop();
        m_input->makeRoom();
        m_moveText->setText(sentence);
        m_announcer->announce(sentence);
        m_controls->refresh();
        refreshClaims();
    });
    connect(m_speed, &QComboBox::activated, this,
            [this] { m_session.film().setSpeed(m_speed->currentData().toDouble()); });
    connect(m_length, &QComboBox::activated, this, [this](int length) { m_session.setLength(length); });
    connect(m_labels, &QComboBox::activated, this, [this](int mode) { m_session.setLabels(mode); });
}

void LabView::showScene() {
    const Lab& lab = *m_session.lab();
    const int count = lab.scenes().count();
    if (std::exchange(m_shownLab, &lab) != &lab) {
        qDeleteAll(m_scenes->buttons());
        for (int i = 0; i < count; ++i) {
            auto* button = new QToolButton;
            button->setObjectName(QStringLiteral("labScene%1").arg(i + 1));
            button->setText(QString::number(i + 1));
            button->setToolTip(m_session.lab()->scene(i).title());
            button->setAccessibleName(QStringLiteral("%1. %2").arg(i + 1).arg(m_session.lab()->scene(i).title()));
            button->setCheckable(true);
            button->setFocusPolicy(Qt::TabFocus);
            button->setFixedSize(kSceneButton);
            setLook(button, "choice");
            m_scenes->addButton(button, i);
            m_sceneRow->addWidget(button);
        }
        m_length->clear();
        for (const LabLength& length : lab.lengths())
            m_length->addItem(length.name);
        m_length->setVisible(m_length->count() > 1);
        m_labels->clear();
        m_labels->addItems(lab.labelModes());
        m_labels->setVisible(m_labels->count() > 1);
    }
    connect(&lab, &Lab::fileRequested, m_files, &LabFiles::save, Qt::UniqueConnection);
    m_scenes->button(m_session.sceneIndex())->setChecked(true);
    m_lab->setText(lab.title());
    m_heading->setText(QStringLiteral("%1. %2").arg(m_session.sceneIndex() + 1).arg(m_session.scene().title()));
    wordInputActions();
    m_input->showScene();
    m_presetButton->setVisible(m_input->hasPresets());
    m_noteTime.stop();
    m_moveText->setText(m_session.scene().moveText(m_session.film().movesDone()));
    m_panel->verticalScrollBar()->setValue(0);
    m_paper->close();
    setDense(false);
    refresh();
}

void LabView::refresh() {
    if (!m_session.lab())
        return;
    const LabScene& scene = m_session.scene();
    showWords();
    m_controls->refresh();
    const bool isYourTurn = m_session.yourTurn().isOn();
    m_turnSwitch->setVisible(scene.turn().has_value());
    m_actions.action(QStringLiteral("lab.your_turn"))->setChecked(isYourTurn);
    m_turn->refresh();
    sayVerdict();
    m_words->setVisible(!isYourTurn);
    m_question->setVisible(!isYourTurn);
    m_claims->setVisible(!isYourTurn);
    m_question->refresh();
    m_paper->refresh();
    m_nextScene->setEnabled(m_session.sceneAfter().has_value());
    refreshClaims();
    m_input->refresh();
    {
        const QSignalBlocker quiet(m_scrub);
        m_scrub->setRange(0, scene.moveCount() * kScrubParts);
        m_scrub->setPageStep(kScrubParts);
        m_scrub->setValue(static_cast<int>(m_session.film().at() * kScrubParts));
        m_scrub->setEnabled(scene.moveCount() > 0 && !isYourTurn);
    }
    if (!m_noteTime.isActive())
        showLine();
    updateUndo();
    m_length->setCurrentIndex(m_session.length());
    for (QAbstractButton* button : m_scenes->buttons())
        button->setVisible(std::ranges::binary_search(m_session.lessonScenes(), m_scenes->id(button)));
    m_labels->setCurrentIndex(m_session.labels());
    m_speed->setCurrentIndex(m_speed->findData(m_session.film().speed()));
    m_actions.action(QStringLiteral("lab.ask_class"))->setChecked(m_session.questions().asksClass());
    for (const auto& [button, name] : m_icons)
        if (name == QLatin1String("play"))
            button->setIcon(icon(m_session.film().isPlaying() ? QStringLiteral("pause") : name, m_preferences.theme()));
    placePanel();
}

/// What was refused can be taken back as well.
void LabView::updateUndo() {
    const bool canUndo = m_session.edits().canUndo() || m_input->isRefused();
    m_actions.setUnavailable(QStringLiteral("lab.undo_input"), canUndo ? QString() : tr("Nothing has been changed."));
    m_actions.setUnavailable(QStringLiteral("lab.redo_input"),
                             m_session.edits().canRedo() ? QString() : tr("Nothing has been undone."));
}

void LabView::showLine() {
    // What the film would say is not so of the learner's own board.
    if (m_session.yourTurn().isOn())
        m_moveText->setText(YourTurn::text());
    else if (!m_session.questions().awaitsGuess())
        m_moveText->setText(m_session.scene().moveText(m_session.film().movesDone()));
}

void LabView::sayVerdict() {
    const std::optional<LabTurn> turn = m_session.yourTurn().isOn() ? m_session.scene().turn() : std::nullopt;
    const QString said = !turn ? QString() : turn->verdict.isEmpty() ? turn->task : turn->verdict;
    if (std::exchange(m_saidVerdict, said) != said && !said.isEmpty())
        m_announcer->announce(said);
}

void LabView::showProgress(const LabProgress& progress) {
    for (QAbstractButton* button : m_scenes->buttons()) {
        const int scene = m_scenes->id(button);
        const QString title = m_session.lab()->scene(scene).title();
        const bool isDone = progress.done.contains(m_session.lab()->scenes().idOf(scene));
        button->setText(isDone ? QStringLiteral("%1✓").arg(scene + 1) : QString::number(scene + 1));
        button->setToolTip(isDone ? tr("%1: you have done it by hand. The tick stays, whatever the board.").arg(title)
                                  : title);
        button->setAccessibleName(QStringLiteral("%1. %2").arg(scene + 1).arg(button->toolTip()));
    }
}

void LabView::refreshClaims() {
    const QString text = claimsText(m_session.scene().claims());
    if (text == m_claims->text())
        return;
    m_claims->setText(text);
    placePanel();
}

void LabView::showWords() {
    // What has no links is laid out as it is.
    m_words->setTextFormat(m_session.scene().links().empty() ? Qt::PlainText : Qt::RichText);
    m_words->setText(wordsText(wordsInOne(m_session.scene())));
}

QString LabView::wordsText(QString text) const {
    const std::vector<LabLink> links = m_session.scene().links();
    if (links.empty())
        return text;
    text = inMarkup(text);
    const Theme& theme = m_preferences.theme();
    for (const LabLink& link : links) {
        const QString words = inMarkup(link.words);
        const qsizetype at = text.indexOf(words);
        if (words.isEmpty() || at < 0)
            continue;
        const QString background = m_session.lit() == link.thing
                                       ? QStringLiteral("; background-color:%1").arg(theme.accentSoft.name())
                                       : QString();
        text.replace(at, words.size(),
                     QStringLiteral("<a href=\"%1\" style=\"color:%2%3\">%4</a>")
                         .arg(inMarkup(link.thing), theme.accent.name(), background, words));
    }
    return text;
}

QString LabView::claimsText(const std::vector<LabClaim>& claims) const {
    QStringList lines;
    const Theme& theme = m_preferences.theme();
    for (const LabClaim& claim : claims)
        lines.append(QStringLiteral("<span style='color:%1'><b>%2</b></span> %3")
                         .arg((claim.holds ? theme.role(ShapeRole::defining).ring : theme.conflict).name(),
                              claim.holds ? QStringLiteral("✓") : QStringLiteral("✗"), inMarkup(claim.text)));
    return lines.join(QStringLiteral("<br>"));
}

void LabView::reserveText() {
    if (!m_session.lab())
        return;
    const LabQuestions::SceneTexts texts = m_session.questions().textsBeforeAndAfter();
    const int width = m_stage->width() - m_stage->columnLeft() - 2 - kSmallSpace;
    m_question->reserveAnswer(width);
    m_turn->reserveVerdict(width);
    // With their links: these are laid out otherwise than plain text.
    m_wordsHeight =
        std::max(m_wordsHeight, tallest(*m_words, width, {wordsText({texts.before}), wordsText({texts.after})}));
    m_words->setFixedHeight(m_wordsHeight);
    m_claims->setFixedHeight(texts.claims.empty() && m_claims->text().isEmpty()
                                 ? 0
                                 : tallest(*m_claims, width, {claimsText(texts.claims), m_claims->text()}));
}

void LabView::placePanel() {
    QWidget* panel = m_panel->widget();
    const int width = m_stage->width() - m_stage->columnLeft();
    const char* look = width < kNarrowPanel || m_isDense ? "" : "read";
    if (m_words->property("look").toString() != QLatin1String(look))
        setLook(m_words, look);
    // As large as in the picture beside it.
    const int text = static_cast<int>(m_stage->area().text);
    const QString size = text > kSmallText && !m_isDense ? QStringLiteral("font-size: %1px").arg(text) : QString();
    if (m_words->styleSheet() != size)
        m_words->setStyleSheet(size);
    reserveText();
    panel->layout()->invalidate();
    fitPanel();
    // What is dense stays so until another scene comes, or another size: nothing moves to and fro.
    if (!m_isDense && m_panel->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff) {
        setDense(true);
        placePanel();
    }
}

void LabView::setDense(bool isDense) {
    m_isDense = isDense;
    m_wordsHeight = 0;
    m_panel->widget()->layout()->setSpacing(isDense ? kSmallSpace : kSpace);
}

void LabView::fitPanel() {
    const QWidget* panel = m_panel->widget();
    const int left = m_stage->columnLeft();
    const int width = m_stage->width() - left;
    const int wanted = panel->layout()->hasHeightForWidth() ? panel->layout()->totalHeightForWidth(width - 2)
                                                            : panel->sizeHint().height();
    m_stage->setPanelHeight(wanted);
    const double top = m_stage->area().figure.bottom();
    const int height = m_stage->height() - static_cast<int>(top) - 1;
    m_panel->setGeometry(left, static_cast<int>(top) + 1, width, height);
    // A bar that came while words were measured takes the width in which they would do without it.
    m_panel->setVerticalScrollBarPolicy(wanted <= height ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void LabView::applyTheme() {
    const Theme& theme = m_preferences.theme();
    for (const auto& [button, name] : m_icons)
        button->setIcon(icon(name, theme));
    if (m_session.lab())
        refresh();
}

/// Words, controls and answers come and go: the figure takes what they leave. To invalidate the layout here would ask
/// for this event again, for ever.
bool LabView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel->widget() && event->type() == QEvent::LayoutRequest && m_session.lab())
        fitPanel();
    return QWidget::eventFilter(watched, event);
}

void LabView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setDense(false);
    if (m_session.lab())
        placePanel();
    m_input->placeFault();
}

bool LabView::dropInput() { return m_input->drop(); }

void LabView::keyPressEvent(QKeyEvent* event) {
    const QString action = actionFor(readKey(*event), ActionScope::lab, m_actions.bindings());
    if (action.isEmpty())
        return QWidget::keyPressEvent(event);
    m_actions.action(action)->trigger();
}

}  // namespace nonet

#include "moc_lab_view.cpp"
