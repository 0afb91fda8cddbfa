#include "core/board/symmetry.h"

#include <array>

namespace nonet {
namespace {

struct Place {
    int row;
    int column;
};

using Map = Place (*)(Place, int last);

Place turned(Place p, int last) { return {p.column, last - p.row}; }
Place halfTurned(Place p, int last) { return {last - p.row, last - p.column}; }
Place flippedUpDown(Place p, int last) { return {last - p.row, p.column}; }
Place flippedLeftRight(Place p, int last) { return {p.row, last - p.column}; }
Place transposed(Place p, int) { return {p.column, p.row}; }
Place antitransposed(Place p, int last) { return {last - p.column, last - p.row}; }

std::vector<Map> generators(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::none: return {};
    case Symmetry::halfTurn: return {halfTurned};
    case Symmetry::quarterTurn: return {turned};
    case Symmetry::horizontal: return {flippedUpDown};
    case Symmetry::vertical: return {flippedLeftRight};
    case Symmetry::diagonal: return {transposed};
    case Symmetry::antidiagonal: return {antitransposed};
    case Symmetry::full: return {turned, flippedUpDown};
    }
    return {};
}

}  // namespace

std::vector<Cell> orbit(Cell cell, Symmetry symmetry, int side) {
    CellSet reached{cell};
    std::vector<Cell> open{cell};
    const std::vector<Map> maps = generators(symmetry);
    while (!open.empty()) {
        const Place from{open.back().index() / side, open.back().index() % side};
        open.pop_back();
        for (const Map map : maps) {
            const Place to = map(from, side - 1);
            const Cell image(to.row * side + to.column);
            if (!reached.contains(image)) {
                reached.insert(image);
                open.push_back(image);
            }
        }
    }
    return {reached.begin(), reached.end()};
}

}  // namespace nonet
