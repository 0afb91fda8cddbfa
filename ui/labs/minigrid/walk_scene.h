// What the scenes of versions 3.1 and 3.2 share: a run of version 3.1 or 3.2 played on the board, with the boxes gone
// through, the program and the strip of depths beside it.
#pragma once

#include "core/solvers/search/plain_search.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/walk_film.h"

namespace nonet::minigrid {

class WalkScene : public MinigridScene, public FilmStrip {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::WalkScene)

public:
    using MinigridScene::MinigridScene;

    LabQuestion question() const override;
    int moveCount() const override { return film().moveCount(); }
    /// To the middle of the run: the number of its steps near the end would answer.
    int lastMoveBeforeAnswer() const override;
    QString moveText(int moves) const override;
    std::vector<LabControl> controls() override;
    std::vector<LabLink> links() const override;
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override;
    bool acceptsClues() const override { return !isYourTurn() && !keepsClassic(); }
    void inputReshaped() override { dropFilm(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return boardMetrics(board(area)); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return shownBoard(area); }
    /// On the strip.
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

protected:
    const WalkFilm& film() const;
    void dropFilm() {
        m_film.reset();
        m_cells.reset();
        m_note.reset();
    }
    /// As many solutions as a search by cells finds, up to one more than the run.
    const SearchOutcome& byCells() const;

    virtual WalkVersion version() const = 0;
    virtual BoxOrder order() const = 0;
    /// The boxes that are numbered on the board.
    virtual BoxOrder numbered() const { return order(); }
    /// What is counted as a step: "Tests".
    virtual QString steps() const = 0;
    virtual QString questionText() const = 0;
    /// What happens, line by line.
    virtual QStringList program() const = 0;
    /// The line of an event; of the beginning, the first.
    virtual int lineOf(TraceKind kind) const = 0;
    virtual void paintOverBoard(QPainter&, const CellField&, const StageLook&, double) const {}

    /// What LabLink calls the boxes' trees or lists, and the strip of depths.
    static constexpr const char* kLadderThing = "ladder";
    static constexpr const char* kStripThing = "strip";

private:
    /// A fraction of a move counts too.
    std::size_t eventsAt(int moves) const;
    /// The end shows what was found, not the last choice taken back.
    std::size_t shownEvents(double at) const;
    BoxesPicture boxesAt(double at) const;
    /// How far the next move goes, where that is more than one event.
    QString jumpText(int moves) const;
    /// Goes to the first event after this moment of which `isWanted` holds; where there is none, stays and says so.
    template <typename IsWanted>
    std::optional<double> goToNext(IsWanted isWanted, const QString& none);
    double momentOver() const;

    /// Said of the moment at which a button found nothing more.
    struct Note {
        QString text;
        double at;
    };
    std::optional<Note> m_note;
    mutable std::unique_ptr<WalkFilm> m_film;
    mutable std::optional<SearchOutcome> m_cells;
};

}  // namespace nonet::minigrid
