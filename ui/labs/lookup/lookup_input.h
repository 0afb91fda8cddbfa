// What learners type into the field: what it is, and what is wrong with it in one sentence.
#pragma once

#include "core/constructions/sequence.h"
#include "ui/labs/lookup/lookup_model.h"

#include <variant>

namespace nonet::lookup {

/// What a text may be meant as, judged by how much it is.
enum class TextKind : std::uint8_t { list, floor, rank, board };
/// Short numbers are ranks only where floors are the matter.
TextKind textKind(const QString& text, InputKind scene);

struct ListInput {
    Sequence list;
    std::array<QString, 9> signs;
};

/// Or why it is none.
std::variant<ListInput, QString> listFrom(const QString& text);
std::variant<Floor, QString> floorFrom(const QString& text);
/// Nine rows of three, parted or not.
std::variant<TowerPattern, QString> towerFrom(const QString& text);
std::variant<std::uint32_t, QString> rankFrom(const QString& text);
/// Empty, or which two cells leave no key from LookupModel::first(), and that the board before stays.
QString keyFault(const Grid& second);
/// A board that has a key from LookupModel::first().
std::variant<Grid, QString> secondFrom(const QString& text);
/// Clues of which no two clash.
std::variant<Grid, QString> puzzleFrom(const QString& text);

}  // namespace nonet::lookup
