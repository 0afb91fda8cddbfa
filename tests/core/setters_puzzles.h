// Setters' puzzles as links that carry f-puzzles' data; they lie beside the checkout on some machines.
#pragma once

#include "test_paths.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace nonet::test {

struct SettersPuzzle {
    std::string title;
    /// A line of digits; empty where the list has none.
    std::string solution;
    std::string data;
};

inline std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> all;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('\t', begin), line.size());
        all.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    return all;
}

/// Empty where they are on another machine only.
inline std::vector<SettersPuzzle> settersPuzzles() {
    std::vector<SettersPuzzle> puzzles;
    std::ifstream links(std::string(NONET_SHARED_DATA) + "/formats/fpuzzles.tsv");
    for (std::string line; std::getline(links, line);)
        puzzles.push_back({fieldsOf(line)[0], {}, fieldsOf(line)[1]});
    std::ifstream others(std::string(NONET_SHARED_DATA) + "/formats/variants-ccby.tsv");
    std::string head;
    std::getline(others, head);
    for (std::string line; std::getline(others, line);)
        puzzles.push_back({fieldsOf(line)[0], fieldsOf(line)[5], fieldsOf(line).back()});
    return puzzles;
}

}  // namespace nonet::test
