// An order of the generator as it is kept: what was asked for, how far it is, and a line a puzzle.
#pragma once

#include "ui/generator/generator_order.h"

#include <QByteArray>

#include <string_view>

namespace nonet {

/// Recipe, seed and profile: what stays as it is while the order is worked on.
QByteArray orderText(const GeneratorOrder& order);
/// Nothing where this version cannot work on it.
std::optional<GeneratorOrder> orderFromText(const QByteArray& text);

/// State, numbers, proof. nextPiece: the first whose puzzles were not taken.
QByteArray progressText(const GeneratorOrder& order, std::uint64_t nextPiece);
/// Into the order; returns the next piece. What cannot be read stays as it is in an order that has just begun.
std::uint64_t readProgress(const QByteArray& text, GeneratorOrder& order);

/// What a list shows of a puzzle and a board needs. Uses, need, width and shift are left out: nobody asks for them once
/// the puzzle is found.
std::string puzzleText(const GoalPuzzle& puzzle);
/// profile: by which it was rated.
std::optional<GoalPuzzle> puzzleFromText(std::string_view text, const Profile& profile);

}  // namespace nonet
