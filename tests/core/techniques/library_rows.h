// Technique test positions in HoDoKu's library lines: the program's own, in tests/data/techniques, and those of
// NONET_SHARED_DATA where they are.
//
//     :<code>[-variant]:<digits>:<givens>:<deleted>:<eliminations>:<placements>:<extra>
//
// givens: 81 cells, '.' blank, "+d" placed; deleted, eliminations and placements: <digit><row><column> triples. A row
// passes where one step of its code has exactly its eliminations and placements; a row whose variant is x, where the
// code has no step.
#pragma once

#include "core/techniques/engine.h"
#include "test_paths.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace nonet::test {

struct LibraryRow {
    std::string line;
    std::string code;
    std::string variant;
    Position position;
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;

    bool wantsNone() const { return variant == "x"; }
};

inline std::vector<Candidate> readTriples(const std::string& text) {
    std::vector<Candidate> candidates;
    std::istringstream stream(text);
    for (std::string triple; stream >> triple;)
        candidates.push_back({classic::cellAt(triple.at(1) - '1', triple.at(2) - '1'), Digit(triple.at(0) - '0')});
    std::sort(candidates.begin(), candidates.end());
    return candidates;
}

inline Position readLibraryPosition(const std::string& cells, const std::string& deleted) {
    Grid digits;
    Grid givens;
    int index = 0;
    bool isPlaced = false;
    for (const char symbol : cells) {
        if (symbol == '+') {
            isPlaced = true;
            continue;
        }
        if (symbol != '.')
            digits.set(Cell(index), Digit(symbol - '0'));
        if (symbol != '.' && !isPlaced)
            givens.set(Cell(index), Digit(symbol - '0'));
        isPlaced = false;
        ++index;
    }
    Position position = Position::from(digits, candidatesFrom(digits, Geometry()), givens);
    for (const Candidate candidate : readTriples(deleted))
        position.eliminate(candidate);
    return position;
}

inline std::vector<LibraryRow> libraryRows(const std::string& path) {
    std::vector<LibraryRow> rows;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() != ':')
            continue;
        std::vector<std::string> fields;
        std::istringstream stream(line.substr(1));
        for (std::string field; std::getline(stream, field, ':');)
            fields.push_back(field);
        fields.resize(7);
        const std::size_t dash = fields[0].find('-');
        rows.push_back({.line = line,
                        .code = fields[0].substr(0, dash),
                        .variant = dash == std::string::npos ? "" : fields[0].substr(dash + 1),
                        .position = readLibraryPosition(fields[2], fields[3]),
                        .eliminations = readTriples(fields[4]),
                        .placements = readTriples(fields[5])});
    }
    return rows;
}

inline std::vector<LibraryRow> libraryRows() {
    std::vector<LibraryRow> rows = libraryRows(NONET_SOURCE_DIR "/tests/data/techniques/library.txt");
    for (LibraryRow& row : libraryRows(NONET_SHARED_DATA "/techniques/library.txt"))
        rows.push_back(std::move(row));
    return rows;
}

inline bool passes(const LibraryRow& row, TechniqueId technique) {
    const std::vector<Step> steps = stepsOf(technique, row.position);
    if (row.wantsNone())
        return steps.empty();
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return step.eliminations == row.eliminations && step.placements == row.placements;
    });
}

}  // namespace nonet::test
