// The short way of solve, count, check and canonical from 81 symbols to a line of text, for boards by the million.
#pragma once

#include "app/commands/puzzle_stream.h"
#include "core/solvers/search/classic_search.h"

namespace nonet {

/// puzzle, count, solution: as solve answers by its search.
void solvePlainBoards(const PlainBoards& boards, const SearchLimits& limits, std::string& text, std::stop_token stop);
/// puzzle, count.
void countPlainBoards(const PlainBoards& boards, const SearchLimits& limits, std::string& text, std::stop_token stop);
/// puzzle, verdict, reason. Why there is no solution is left to the long way.
void checkPlainBoards(const PlainBoards& boards, std::string& text, std::stop_token stop);
/// puzzle, minimal form, automorphisms.
void canonicalPlainBoards(const PlainBoards& boards, std::string& text);

}  // namespace nonet
