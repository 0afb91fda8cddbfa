#include "ui/play/game_film.h"

#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/spacing.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/text/action_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace nonet {
namespace {

/// A whole game takes about so long, but no move less or more than these.
constexpr int kFilmMilliseconds = 25'000;
constexpr int kShortestMove = 80;
constexpr int kLongestMove = 700;

}  // namespace

GameFilm::GameFilm(BoardWidget& board, Shown& shown, const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_board(board), m_shown(shown), m_preferences(preferences) {
    setObjectName(QStringLiteral("gameFilm"));
    build();
    connect(&m_shown, &Shown::changed, this, [this] {
        if (m_shown.kind() != ShownKind::gameFilm)
            leave();
    });
    connect(&m_clock, &QTimer::timeout, this, [this] { goTo(m_place + 1); });
    const auto setIcon = [this] { setPlaying(isPlaying()); };
    connect(&m_preferences, &Preferences::themeChanged, this, setIcon);
    setIcon();
    hide();
}

void GameFilm::build() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kWideSpace, kSmallSpace, kWideSpace, kSmallSpace);
    row->setSpacing(kWideSpace);
    m_play = new QToolButton;
    m_play->setObjectName(QStringLiteral("filmPlay"));
    m_play->setFocusPolicy(Qt::TabFocus);
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setObjectName(QStringLiteral("filmPlace"));
    m_slider->setAccessibleName(tr("The moves of your game"));
    m_slider->setFocusPolicy(Qt::TabFocus);
    m_text = makeLabel({}, "muted");
    m_text->setObjectName(QStringLiteral("filmText"));
    m_text->setTextFormat(Qt::PlainText);
    // Longer names of moves push nothing about.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_leave = new QPushButton(tr("Back to my game"));
    m_leave->setObjectName(QStringLiteral("filmLeave"));
    m_leave->setToolTip(tr("Close the film; your game is as you left it"));
    m_leave->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_play);
    row->addWidget(m_slider, 2);
    row->addWidget(m_text, 2);
    row->addWidget(m_leave);
    connect(m_play, &QToolButton::clicked, this, &GameFilm::togglePlay);
    connect(m_leave, &QPushButton::clicked, this, &GameFilm::leave);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(m_slider, &QSlider::valueChanged, this, &GameFilm::goTo);
}

void GameFilm::setDocument(PuzzleDocument* document) {
    leave();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &PuzzleDocument::changed, this, &GameFilm::leave);
}

void GameFilm::start() {
    if (!m_document || isActive())
        return;
    m_moments = momentsOf(m_document->puzzle(), m_document->history());
    m_place = 0;
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, count() - 1);
        m_slider->setValue(0);
    }
    m_clock.setInterval(std::clamp(kFilmMilliseconds / count(), kShortestMove, kLongestMove));
    m_shown.show(ShownKind::gameFilm);
    show();
    showPlace();
    setPlaying(!m_preferences.reducesMotion());
    m_play->setFocus();
}

void GameFilm::leave() {
    if (!isActive())
        return;
    setPlaying(false);
    m_moments.clear();
    m_board.withdraw(OverlayPublisher::replay);
    hide();
    m_board.setFocus();
    m_shown.end(ShownKind::gameFilm);
}

void GameFilm::togglePlay() {
    if (!isPlaying() && m_place == count() - 1)
        goTo(0);
    setPlaying(!isPlaying());
}

void GameFilm::goTo(int place) {
    if (!isActive())
        return;
    m_place = std::clamp(place, 0, count() - 1);
    if (m_place == count() - 1)
        setPlaying(false);
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(m_place);
    showPlace();
}

void GameFilm::setPlaying(bool isPlaying) {
    if (isPlaying && isActive())
        m_clock.start();
    else
        m_clock.stop();
    m_play->setIcon(icon(m_clock.isActive() ? QStringLiteral("pause") : QStringLiteral("play"), m_preferences.theme()));
    m_play->setToolTip(m_clock.isActive() ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->toolTip());
}

void GameFilm::showPlace() {
    const GameMoment& moment = m_moments[static_cast<std::size_t>(m_place)];
    m_board.publish(OverlayPublisher::replay, {.position = OverlayPosition{moment.digits, moment.candidates}});
    if (m_place > 0) {
        CellSet changed;
        for (int i = 0; i < moment.digits.cellCount(); ++i)
            if (moment.digits.valueAt(Cell(i)) !=
                m_moments[static_cast<std::size_t>(m_place) - 1].digits.valueAt(Cell(i)))
                changed.insert(Cell(i));
        m_board.flash(changed);
    }
    const QString at = tr("Your game, move %1 of %2").arg(m_place).arg(count() - 1);
    m_text->setText(m_place == 0 ? at
                                 : at + QStringLiteral(": ") +
                                       actionName(m_document->history().node(moment.node).label, m_document->puzzle()));
}

void GameFilm::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        setPlaying(false);
        goTo(m_place - 1);
        break;
    case Qt::Key_Right:
        setPlaying(false);
        goTo(m_place + 1);
        break;
    case Qt::Key_Home: goTo(0); break;
    case Qt::Key_End: goTo(count() - 1); break;
    case Qt::Key_Escape: leave(); break;
    default: QFrame::keyPressEvent(event);
    }
}

}  // namespace nonet

#include "moc_game_film.cpp"
