#include "ui/candidates/candidates_dock.h"

#include "core/play/game_fog.h"
#include "ui/board/board_widget.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kColours = 10;
constexpr int kSwatch = 26;
constexpr int kNarrowestDigit = 24;
constexpr int kLowestCard = 160;

QToolButton* makeToggle(const QString& name) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLook(button, "choice");
    return button;
}

QPushButton* makeButton(const QString& name) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QLabel* makeTitle() {
    auto* label = new QLabel;
    setLook(label, "muted");
    return label;
}

/// Does the action on a document that may be missing or read-only (perform() sees to the latter).
template <typename Action>
void performOn(PuzzleDocument* document, ActionKind kind, Action action) {
    if (document != nullptr)
        document->perform(action(document->puzzle(), document->state()), {.kind = kind});
}

}  // namespace

CandidatesDock::CandidatesDock(Preferences& preferences, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("candidatesDock"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    m_filterTitle = makeTitle();
    m_coloursTitle = makeTitle();
    m_marksTitle = makeTitle();
    for (QWidget* each : std::initializer_list<QWidget*>{m_filterTitle, buildFilter(), m_coloursTitle, buildColours(),
                                                         m_marksTitle, buildActions()})
        layout->addWidget(each);
    layout->addStretch(1);
    // In low windows the card scrolls rather than makes the window higher than the screen.
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(kLowestCard);
    scroll->setWidget(content);
    setWidget(scroll);
    retranslate();
    paintSwatches();
    connect(&m_preferences, &Preferences::themeChanged, this, &CandidatesDock::paintSwatches);
    showFilter();
    showDocument();
}

QWidget* CandidatesDock::buildFilter() {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_digits = new QButtonGroup(this);
    m_digits->setExclusive(false);
    for (int value = 1; value <= 9; ++value) {
        QToolButton* button = makeToggle(QStringLiteral("filterDigit%1").arg(value));
        button->setText(QString::number(value));
        // All nine stand beside a scroll bar.
        button->setMinimumWidth(kNarrowestDigit);
        m_digits->addButton(button, value);
        layout->addWidget(button, 0, (value - 1) * 4, 1, 4);
    }
    connect(m_digits, &QButtonGroup::idClicked, this, &CandidatesDock::clickDigit);
    m_several = makeToggle(QStringLiteral("filterSeveral"));
    m_bivalue = makeToggle(QStringLiteral("filterBivalue"));
    m_inverse = makeToggle(QStringLiteral("filterInverse"));
    m_none = makeToggle(QStringLiteral("filterNone"));
    m_none->setCheckable(false);
    int place = 0;
    for (QToolButton* each : {m_several, m_bivalue, m_inverse, m_none}) {
        layout->addWidget(each, 1 + place / 2, place % 2 * 18, 1, 18);
        ++place;
    }
    connect(m_bivalue, &QToolButton::clicked, this, [this](bool on) {
        if (m_board == nullptr)
            return;
        CandidateFilter filter = m_board->filter();
        filter.showsBivalue = on;
        m_board->setFilter(filter);
    });
    connect(m_inverse, &QToolButton::clicked, this, [this](bool on) {
        if (m_board == nullptr)
            return;
        CandidateFilter filter = m_board->filter();
        filter.isInverse = on;
        m_board->setFilter(filter);
    });
    connect(m_none, &QToolButton::clicked, this, [this] {
        if (m_board != nullptr)
            m_board->setFilter({});
    });
    return box;
}

QWidget* CandidatesDock::buildColours() {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_colours = new QButtonGroup(this);
    for (int colour = 1; colour <= kColours; ++colour) {
        QToolButton* button = makeToggle(QStringLiteral("candidateColour%1").arg(colour));
        button->setIconSize({kSwatch, kSwatch});
        m_colours->addButton(button, colour);
        layout->addWidget(button, (colour - 1) / 5, (colour - 1) % 5);
    }
    m_colours->button(1)->setChecked(true);
    connect(m_colours, &QButtonGroup::idClicked, this, [this](int colour) {
        if (m_board == nullptr)
            return;
        m_board->setCandidateColour(colour);
        m_board->setInputMode(InputMode::colour);
    });
    m_clearColours = makeButton(QStringLiteral("clearColours"));
    m_clearLinks = makeButton(QStringLiteral("clearLinks"));
    // One under the other: in some languages both are too long for one row.
    layout->addWidget(m_clearColours, 2, 0, 1, 5);
    layout->addWidget(m_clearLinks, 3, 0, 1, 5);
    connect(m_clearColours, &QPushButton::clicked, this,
            [this] { performOn(m_document, ActionKind::clearColours, clearColours); });
    connect(m_clearLinks, &QPushButton::clicked, this,
            [this] { performOn(m_document, ActionKind::clearLinks, clearLinks); });
    return box;
}

QWidget* CandidatesDock::buildActions() {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_showCandidates = new QCheckBox;
    m_showCandidates->setObjectName(QStringLiteral("showCandidates"));
    m_showCandidates->setFocusPolicy(Qt::TabFocus);
    m_fillMarks = makeButton(QStringLiteral("fillMarks"));
    m_clearMarks = makeButton(QStringLiteral("clearMarks"));
    m_restore = makeButton(QStringLiteral("restoreCandidates"));
    layout->addWidget(m_showCandidates, 0, 0, 1, 2);
    layout->addWidget(m_fillMarks, 1, 0);
    layout->addWidget(m_clearMarks, 1, 1);
    layout->addWidget(m_restore, 2, 0, 1, 2);
    connect(m_showCandidates, &QCheckBox::clicked, this, [this](bool on) {
        m_preferences.change([on](PreferenceValues& values) { values.showsCandidates = on; });
        if (m_board != nullptr)
            m_board->setShowsCandidates(on);
    });
    connect(m_fillMarks, &QPushButton::clicked, this, [this] {
        const CellSet fogged = m_board != nullptr ? m_board->picture().fogged : CellSet();
        performOn(m_document, ActionKind::fillMarks, [&fogged](const Puzzle& puzzle, const PlayState& state) {
            return fillMarksInSight(puzzle, state, MarkKind::centre, fogged);
        });
    });
    connect(m_clearMarks, &QPushButton::clicked, this,
            [this] { performOn(m_document, ActionKind::clearMarks, clearMarks); });
    connect(m_restore, &QPushButton::clicked, this,
            [this] { performOn(m_document, ActionKind::clearStruck, clearStruck); });
    return box;
}

void CandidatesDock::retranslate() {
    setWindowTitle(tr("Filter and colours"));
    m_filterTitle->setText(tr("Filter"));
    m_coloursTitle->setText(tr("Colours for candidates"));
    m_marksTitle->setText(tr("Candidates and marks"));
    for (int value = 1; value <= 9; ++value)
        m_digits->button(value)->setToolTip(tr("Light up the candidates and digits %1").arg(value));
    m_several->setText(tr("Any of these digits"));
    m_several->setToolTip(tr("A click adds a digit to the filter; Ctrl does the same"));
    m_bivalue->setText(tr("Bivalue cells"));
    m_bivalue->setToolTip(tr("Light up cells with two candidates left"));
    m_inverse->setText(tr("Inverse"));
    m_inverse->setToolTip(tr("Light up what the filter leaves dark"));
    m_none->setText(tr("None", "filter"));
    m_none->setToolTip(tr("Turn the filter off"));
    for (int colour = 1; colour <= kColours; ++colour) {
        const QString letter(QChar(u'A' + (colour - 1) % 5));
        const QString text = colour <= 5 ? tr("Paint candidates with %1").arg(letter)
                                         : tr("Paint candidates with the second shade of %1").arg(letter);
        m_colours->button(colour)->setToolTip(text);
        m_colours->button(colour)->setAccessibleName(text);
    }
    m_clearColours->setText(tr("Clear colours"));
    m_clearColours->setToolTip(tr("Remove every colour from cells and candidates"));
    m_clearLinks->setText(tr("Clear links"));
    m_clearLinks->setToolTip(tr("Remove every link you drew"));
    m_showCandidates->setText(tr("Show candidates"));
    m_showCandidates->setToolTip(tr("Show every digit still possible in each cell"));
    m_fillMarks->setText(tr("Fill in marks"));
    m_fillMarks->setToolTip(tr("Write every possible digit as a centre mark"));
    m_clearMarks->setText(tr("Clear marks"));
    m_clearMarks->setToolTip(tr("Remove all corner and centre marks"));
    m_restore->setText(tr("Bring struck candidates back"));
    m_restore->setToolTip(tr("Undo every elimination, yours and those from hints"));
}

void CandidatesDock::paintSwatches() {
    const Theme& theme = m_preferences.theme();
    for (int colour = 1; colour <= kColours; ++colour) {
        const RoleColours& colours = theme.candidateColours[static_cast<std::size_t>(colour - 1)];
        const double ratio = devicePixelRatioF();
        QPixmap pixmap(QSize(kSwatch, kSwatch) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colours.ring, 1.5));
        painter.setBrush(colours.fill);
        painter.drawEllipse(QRectF(1.5, 1.5, kSwatch - 3, kSwatch - 3));
        painter.setPen(colours.ink);
        painter.drawText(QRectF(0, 0, kSwatch, kSwatch), Qt::AlignCenter,
                         QString(QChar((colour <= 5 ? u'A' : u'a') + (colour - 1) % 5)));
        painter.end();
        m_colours->button(colour)->setIcon(QIcon(pixmap));
    }
}

void CandidatesDock::clickDigit(int value) {
    if (m_board == nullptr)
        return;
    CandidateFilter filter = m_board->filter();
    const bool adds = m_several->isChecked() || (QApplication::keyboardModifiers() & Qt::ControlModifier) != 0;
    const DigitSet only{Digit(value)};
    if (adds)
        filter.digits.toggle(Digit(value));
    else
        filter.digits = filter.digits == only ? DigitSet() : only;
    m_board->setFilter(filter);
    showFilter();
}

void CandidatesDock::showFilter() {
    const CandidateFilter filter = m_board != nullptr ? m_board->filter() : CandidateFilter();
    for (int value = 1; value <= 9; ++value)
        m_digits->button(value)->setChecked(filter.digits.contains(Digit(value)));
    m_bivalue->setChecked(filter.showsBivalue);
    m_inverse->setChecked(filter.isInverse);
    m_none->setEnabled(filter != CandidateFilter());
}

void CandidatesDock::showColour() {
    if (m_board != nullptr)
        m_colours->button(m_board->candidateColour())->setChecked(true);
}

void CandidatesDock::showDocument() {
    const bool mayEdit = m_document != nullptr && !m_document->isReadOnly();
    for (QPushButton* each : {m_clearColours, m_clearLinks, m_fillMarks, m_clearMarks, m_restore})
        each->setEnabled(mayEdit);
}

void CandidatesDock::setDocument(PuzzleDocument* document) {
    m_document = document;
    showDocument();
}

void CandidatesDock::setBoard(BoardWidget* board) {
    if (m_board != nullptr)
        m_board->disconnect(this);
    m_board = board;
    if (m_board != nullptr) {
        connect(m_board, &BoardWidget::filterChanged, this, &CandidatesDock::showFilter);
        connect(m_board, &BoardWidget::candidateColourChanged, this, &CandidatesDock::showColour);
        connect(m_board, &BoardWidget::showsCandidatesChanged, m_showCandidates, &QCheckBox::setChecked);
        m_showCandidates->setChecked(m_board->showsCandidates());
    }
    showFilter();
    showColour();
}

void CandidatesDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}  // namespace nonet
