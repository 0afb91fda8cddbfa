#include "ui/labs/shift_cipher/ring_turn.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {

namespace {

struct RingWords {
    Q_DECLARE_TR_FUNCTIONS(RingTurn)
};

QString letters(const std::vector<int>& places) { return textsOf(places, placeLetter).join(QStringLiteral(", ")); }

}  // namespace

RingTurn::RingTurn(const Geometry& geometry, HouseKind kind)
    : m_geometry(geometry), m_kind(kind),
      m_starts(static_cast<std::size_t>(kind == HouseKind::row ? geometry.boxRows() : geometry.boxColumns()), 0) {}

void RingTurn::setStart(int piece, int place) {
    const int side = m_geometry.side();
    m_starts[static_cast<std::size_t>(piece)] = (place % side + side) % side;
}

std::vector<int> RingTurn::placesOf(int piece) const {
    const int count = isRow() ? m_geometry.boxColumns() : m_geometry.boxRows();
    const int apart = isRow() ? 1 : m_geometry.boxColumns();
    std::vector<int> places;
    places.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        places.push_back((start(piece) + i * apart) % m_geometry.side());
    return places;
}

std::vector<int> RingTurn::piecesOn(int place) const {
    std::vector<int> pieces;
    for (int piece = 0; piece < pieceCount(); ++piece)
        if (std::ranges::count(placesOf(piece), place) > 0)
            pieces.push_back(piece);
    return pieces;
}

HouseCover RingTurn::cover() const {
    HouseCover cover{House{m_kind, 0}, {}, {}};
    std::vector<std::optional<Cell>> taken(static_cast<std::size_t>(m_geometry.side()));
    int along = 0;
    for (int piece = 0; piece < pieceCount(); ++piece) {
        HouseCover::Piece& each = cover.pieces.emplace_back();
        each.box = isRow() ? piece : piece * m_geometry.boxRows();
        each.places = placesOf(piece);
        for (const int place : each.places) {
            const Cell cell = isRow() ? m_geometry.cell(0, along) : m_geometry.cell(along, 0);
            ++along;
            each.cells.push_back(cell);
            std::optional<Cell>& first = taken[static_cast<std::size_t>(place)];
            if (first)
                cover.clashes.push_back({cover.house, *first, cell, place});
            else
                first = cell;
        }
    }
    return cover;
}

std::vector<int> RingTurn::places() const {
    std::vector<int> places(static_cast<std::size_t>(m_geometry.cellCount()), -1);
    for (int i = 0; i < m_geometry.cellCount(); ++i) {
        const Cell cell(i);
        const int row = m_geometry.row(cell);
        const int column = m_geometry.column(cell);
        if (isRow() ? row >= m_geometry.boxRows() : column >= m_geometry.boxColumns())
            continue;
        const int piece = isRow() ? column / m_geometry.boxColumns() : row / m_geometry.boxRows();
        const int inBox = row % m_geometry.boxRows() * m_geometry.boxColumns() + column % m_geometry.boxColumns();
        places[static_cast<std::size_t>(i)] = (start(piece) + inBox) % m_geometry.side();
    }
    return places;
}

CellSet RingTurn::repeating() const {
    const std::vector<int> all = places();
    const auto lineOf = [&](int cell) { return isRow() ? m_geometry.row(Cell(cell)) : m_geometry.column(Cell(cell)); };
    CellSet cells;
    for (int first = 0; first < m_geometry.cellCount(); ++first)
        for (int second = first + 1; second < m_geometry.cellCount(); ++second) {
            const int place = all[static_cast<std::size_t>(first)];
            if (place < 0 || place != all[static_cast<std::size_t>(second)] || lineOf(first) != lineOf(second))
                continue;
            cells.insert(Cell(first));
            cells.insert(Cell(second));
        }
    return cells;
}

bool RingTurn::isUntouched() const {
    return std::ranges::all_of(m_starts, [](int start) { return start == 0; });
}

LabTurn::State RingTurn::state() const {
    return isUntouched() ? LabTurn::State::open : cover().isComplete() ? LabTurn::State::done : LabTurn::State::mistake;
}

std::optional<int> RingTurn::step() const {
    const int side = m_geometry.side();
    const int step = (start(1) - start(0) + side) % side;
    for (int piece = 2; piece < pieceCount(); ++piece)
        if ((start(piece) - start(piece - 1) + side) % side != step)
            return std::nullopt;
    return step;
}

QString RingTurn::mistakeText() const {
    for (int first = 0; first < pieceCount(); ++first)
        for (int second = first + 1; second < pieceCount(); ++second) {
            std::vector<int> shared;
            for (const int place : placesOf(second))
                if (std::ranges::count(placesOf(first), place) > 0)
                    shared.push_back(place);
            if (shared.empty())
                continue;
            const QString words = isRow() ? RingWords::tr("J = %1 and J = %2 both take %3: what stands there comes "
                                                          "more than once in the row.")
                                          : RingWords::tr("I = %1 and I = %2 both take %3: what stands there comes "
                                                          "more than once in the column.");
            return filled(words, first, second, letters(shared));
        }
    return {};
}

QString RingTurn::doneText() const {
    const int side = m_geometry.side();
    QString words = isRow() ? RingWords::tr("No place comes twice: the arcs meet end to end.")
                            : RingWords::tr("No place comes twice: each figure falls into the gaps of the others.");
    const std::optional<int> later = step();
    if (!later)
        return words;
    const int earlier = side - *later;
    const bool isEarlier = earlier <= *later;
    const int by = isEarlier ? earlier : *later;
    const QString begins = isRow()     ? isEarlier
                                             ? RingWords::tr("On the ring each box begins %1 before the box to its left")
                                             : RingWords::tr("On the ring each box begins %1 after the box to its left")
                               : isEarlier ? RingWords::tr("On the ring each box begins %1 before the box above it")
                                       : RingWords::tr("On the ring each box begins %1 after the box above it");
    const QString shifted =
        isEarlier ? filled(RingWords::tr("%1, as G is shifted by %2 more there."), begins.arg(by), earlier % side)
                  : filled(RingWords::tr("%1, as G is shifted by %2 more there: %3 is a full turn."), begins.arg(by),
                           earlier % side, side);
    return words + u' ' + shifted + u' ' +
           (isRow() ? RingWords::tr("In aI + bJ that is b = %1.") : RingWords::tr("In aI + bJ that is a = %1."))
               .arg(earlier % side);
}

QString RingTurn::verdict() const {
    switch (state()) {
    case LabTurn::State::open: return {};
    case LabTurn::State::mistake: return mistakeText();
    case LabTurn::State::done: break;
    }
    return doneText();
}

QString RingTurn::text() const {
    return isUntouched() ? QString() : textsOf(m_starts, [](int start) { return QString::number(start); }).join(u'.');
}

void RingTurn::setText(const QString& text) {
    const QStringList parts = text.split(u'.');
    if (parts.size() != pieceCount())
        return;
    for (int piece = 0; piece < pieceCount(); ++piece)
        setStart(piece, parts[piece].toInt());
}

}  // namespace nonet
