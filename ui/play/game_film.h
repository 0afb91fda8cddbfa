#pragma once

#include "core/play/game_record.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace nonet {

class BoardWidget;
class Preferences;
class PuzzleDocument;
class Shown;

/// The player's own game as a film, move by move on a copy; the game is kept. Object names: gameFilm; filmPlay,
/// filmPlace, filmText, filmLeave.
class GameFilm : public QFrame {
    Q_OBJECT

public:
    /// Board and shown outlive it.
    GameFilm(BoardWidget& board, Shown& shown, const Preferences& preferences, QWidget* parent = nullptr);

    bool isActive() const { return !m_moments.empty(); }
    bool isPlaying() const { return m_clock.isActive(); }
    int place() const { return m_place; }
    int count() const { return static_cast<int>(m_moments.size()); }

public Q_SLOTS:
    /// Changing it leaves the film.
    void setDocument(nonet::PuzzleDocument* document);
    /// From the first move on; with motion reduced it waits to be stepped through.
    void start();
    void leave();
    void togglePlay();
    void goTo(int place);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void setPlaying(bool isPlaying);
    void showPlace();

    BoardWidget& m_board;
    Shown& m_shown;
    const Preferences& m_preferences;
    QPointer<PuzzleDocument> m_document;
    std::vector<GameMoment> m_moments;
    int m_place = 0;
    QTimer m_clock;
    QToolButton* m_play = nullptr;
    QSlider* m_slider = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_leave = nullptr;
};

}  // namespace nonet
