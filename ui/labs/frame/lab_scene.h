// What a lab shows, scene by scene, as values and painting: the frame puts it into a window, on a projector, into
// pictures and on paper.
#pragma once

#include "core/board/cell.h"
#include "core/board/geometry.h"
#include "core/rules/puzzle.h"
#include "ui/board/board_painter.h"
#include "ui/labs/frame/lab_control.h"
#include "ui/preferences/theme.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

class QPainter;

namespace nonet {

/// The text with its %1, %2 and so on replaced in turn.
template <typename... Values>
QString filled(QString text, const Values&... values) {
    ((text = text.arg(values)), ...);
    return text;
}

/// One text each, in their order.
template <typename Range = std::initializer_list<int>, typename Text>
QStringList textsOf(const Range& things, Text text) {
    QStringList texts;
    for (const auto& each : things)
        texts.append(text(each));
    return texts;
}

/// A sentence that the engine has just checked.
struct LabClaim {
    QString text;
    bool holds = true;
};

struct LabQuestion {
    QString text;
    /// To guess from.
    QStringList choices;
    /// Index of the choice; kUndecided: nobody knows yet, as the answer says.
    int right = 0;
    /// The answer with its reason; hidden until asked for.
    QString answer;

    static constexpr int kUndecided = -1;
    bool isDecided() const { return right != kUndecided; }

    static LabQuestion of(const QString& text, const QStringList& choices, int right, const QString& answer) {
        return {text, choices, right, answer};
    }
    /// The right one among the others, numbers in their order and none twice.
    static LabQuestion among(const QString& text, const QString& rightOne, const QStringList& others,
                             const QString& answer);
    void setChoices(const QString& rightOne, const QStringList& others);
};

/// Where the source text has it otherwise, for readers who have it at hand.
struct PaperNotes {
    /// The part of Lab::source() that the notes are on: "section 4.2".
    QString part;
    QStringList sentences;
};

/// A step of the scene that the learner does by hand, while the engine looks on.
struct LabTurn {
    enum class State : std::uint8_t { open, mistake, done };

    /// What to do and how: "Fill box (1, 2): click a cell, then type its digit."
    QString task;
    State state = State::open;
    /// What the engine says of what stands there now: the first mistake with its reason, or why it is right. Empty
    /// before anything was entered. It never holds what the learner is to find.
    QString verdict;
};

/// Words of a scene's sentences that stand for something in its picture: pointing at either lights the other.
struct LabLink {
    /// As they stand in one of the sentences; where they do not, nothing links.
    QString words;
    /// What StageLook::lit and LabScene::thingAt() name it by: "box 3".
    QString thing;
};

/// Where a scene is painted, in the painter's units.
struct StageArea {
    QRectF whole;
    /// For the board with the names of its margins.
    QRectF board;
    /// Beside it.
    QRectF figure;
    /// Height of body text, as in the look.
    double text = 14;
};

/// Board painters by metrics: fonts are expensive to make anew for each frame.
class BoardPainters {
public:
    const BoardPainter& of(const Geometry& geometry, const QRectF& area, const Theme& theme, double ratio);

private:
    struct Entry {
        Geometry geometry;
        QRectF area;
        const Theme* theme;
        double ratio;
        std::unique_ptr<BoardPainter> painter;
    };
    std::vector<Entry> m_entries;
};

/// Tiles of the lab's list that change places by hand; indices into TileRow::movableTiles(), -1: none.
struct TileHand {
    /// Where the keyboard is, or where the pointer would drop.
    int at = -1;
    int picked = -1;
    /// Drags the picked one.
    std::optional<QPointF> pointer = {};
};

/// How a scene is painted now.
struct StageLook {
    const Theme& theme;
    BoardPainters& painters;
    /// Index into Lab::labelModes().
    int labels = 0;
    /// Height of body text.
    double text = 14;
    double ratio = 1;
    /// For who sits far away: letters and labels are not smaller, and are left out where they do not fit.
    double leastText = 0;
    /// The keyboard's place on a board that can be clicked.
    std::optional<Cell> cursor = {};
    std::optional<QPointF> pointer = {};
    /// The scene's own widget stands over its place: what it shows need not be painted below.
    bool hasCanvas = false;
    TileHand hand = {};
    /// What the words that are pointed at stand for, as in LabLink::thing; empty: nothing.
    QString lit = {};
};

/// Who reads a scene's words.
enum class LabReader : std::uint8_t {
    /// With mouse and keys at hand.
    learner,
    /// Before a projector or a printed page.
    classroom,
};

/// What the frame tells a scene beside its painting.
struct SceneState {
    /// The session's, for what depends on it beside the painting.
    double moment = 0;
    /// Nobody has guessed yet or seen the answer. Words, claims and picture leave out what answers it.
    bool isQuestionOpen = false;
    /// The picture shows the learner's work alone, and clicks and digits go there.
    bool isYourTurn = false;
    /// Whom words and picture are for now.
    LabReader reader = LabReader::learner;
};

/// One idea, one picture. A scene is walked in small moves: `at` runs from 0 to moveCount(), with a fraction while a
/// move is on its way. It keeps what the learner set in it; its input belongs to its Lab. What only some scenes
/// can is in scene_abilities.h. GUI thread.
class LabScene {
public:
    LabScene() = default;
    virtual ~LabScene() = default;
    LabScene(const LabScene&) = delete;
    LabScene& operator=(const LabScene&) = delete;

    virtual QString title() const = 0;
    /// At most three: what to look at, why it works, what to try. What the source has otherwise is not among them.
    /// What mouse and keys do stands in interactiveHint().
    virtual QStringList sentences() const = 0;
    /// The phrases of the scene's sentences that light up what they stand for, translated as they are there.
    virtual std::vector<LabLink> links() const { return {}; }
    /// What the pointer is on in the picture, as in LabLink::thing; empty: nothing that words stand for.
    virtual QString thingAt(const StageArea&, const QPointF&, double) const { return {}; }
    /// For the drawer 'In the paper'.
    virtual PaperNotes paperNotes() const { return {}; }
    virtual LabQuestion question() const = 0;
    virtual int moveCount() const = 0;
    /// The last move that does not answer the question: nothing leads beyond it while that is open.
    virtual int lastMoveBeforeAnswer() const { return moveCount(); }
    /// What stands there after so many moves, for the status line and screen readers.
    virtual QString moveText(int moves) const = 0;
    /// Computed by core from the current input.
    virtual std::vector<LabClaim> claims() const = 0;
    virtual void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const = 0;
    /// The picture says more than large letters have room for: its slide is set in smaller ones, which lose nothing.
    virtual bool hasSmallPrint() const { return false; }

    /// What 'Open in Play' opens from this scene; nothing: the lab's usual one.
    virtual std::optional<Puzzle> puzzle() const { return std::nullopt; }
    /// The lab's input has another size: what was set for the previous one goes.
    virtual void inputReshaped() {}
    /// The scene is on the screen, perhaps with another input: begins what takes long.
    virtual void prepare() {}
    /// The frame's, which alone sets it.
    const SceneState& state() const { return m_state; }
    void setState(const SceneState& state) { m_state = state; }
    double moment() const { return m_state.moment; }
    bool isQuestionOpen() const { return m_state.isQuestionOpen; }
    bool isYourTurn() const { return m_state.isYourTurn; }
    int lastReachableMove() const {
        return isQuestionOpen() ? std::min(lastMoveBeforeAnswer(), moveCount()) : moveCount();
    }
    /// What the learner can do by hand here; nothing: the scene builds nothing. What they did is part of drawing().
    virtual std::optional<LabTurn> turn() const { return std::nullopt; }
    /// The learner's work begins anew.
    virtual void clearTurn() {}
    /// The board on the screen is the lab's puzzle: digits typed and puzzles pasted there become the lab's input.
    virtual bool acceptsClues() const { return false; }
    /// What can be set now.
    virtual std::vector<LabControl> controls() { return {}; }
    /// Nothing happens where there is no such control now. Returns the moment to go to, where the control asks for one.
    std::optional<double> setControl(const QString& id, int value);
    /// Takes what was typed into a text; where it cannot, says why and keeps what was before.
    QString setText(const QString& id, const QString& text);
    /// What was drawn by hand, for lesson files: no blanks; empty where nothing was.
    virtual QString drawing() const { return {}; }
    /// Takes what drawing() told, empty for nothing drawn; what does not fit the input leaves all as it was.
    virtual void setDrawing(const QString&) {}
    /// The board in the picture: what screen readers walk, each cell named by its readout.
    virtual std::optional<BoardMetrics> shownBoard(const StageArea& area) const { return clickableBoard(area); }
    std::optional<Cell> shownCellAt(const StageArea& area, const QPointF& point) const {
        const std::optional<BoardMetrics> board = shownBoard(area);
        return board ? board->cellAt(point) : std::nullopt;
    }
    /// The board whose cells can be clicked, and where it is.
    virtual std::optional<BoardMetrics> clickableBoard(const StageArea&) const { return std::nullopt; }
    virtual void clickCell(Cell) {}
    /// What the pointer is on; empty for nothing.
    virtual QString readout(const StageArea&, const QPointF&, double) const { return {}; }

protected:
    /// What to do with mouse and keys, for who has them at hand; for a class what is said instead.
    QString interactiveHint(const QString& words, const QString& forClass = {}) const {
        return m_state.reader == LabReader::learner ? words : forClass;
    }
    /// The text, or a question mark in its place while it would answer the open question.
    QString unlessOpen(const QString& text) const { return isQuestionOpen() ? QStringLiteral("?") : text; }

private:
    SceneState m_state;
};

/// Its sentences one after the other.
QString wordsInOne(const LabScene& scene);

/// Tells the scene that this field of its state is another.
template <typename Value>
void changeState(LabScene& scene, Value SceneState::*field, std::type_identity_t<Value> value) {
    SceneState state = scene.state();
    state.*field = value;
    scene.setState(state);
}

}  // namespace nonet
