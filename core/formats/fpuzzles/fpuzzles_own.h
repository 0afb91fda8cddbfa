// The member "nonet" of f-puzzles' data, which other programs pass over: the rules that the format has no form for, and
// the symbols of a board that are no digits from 1 on. Beside it stand drawings, for everybody else.
//
// The drawings win: a rule is read from there only while all that was drawn for it still stands in the file as it was
// written, with the same places and text; then it is those drawings, which do not come a second time. A rule that
// nobody draws is read while the rules text is the one that was written with it.
#pragma once

#include "core/formats/board_text.h"
#include "core/formats/json_members.h"
#include "core/rules/layout.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

inline constexpr std::string_view kFpuzzlesOwnMember = "nonet";

/// Whether f-puzzles has the symbol as a digit: its label is a number from 1 to the side.
bool isFpuzzlesDigit(const SymbolSet& symbols, Digit symbol);
/// The symbol that a digit of the file is.
std::optional<Digit> symbolOfFpuzzles(const SymbolSet& symbols, int number);

/// What shows a rule in the file: its lists with their objects.
class FpuzzlesPictures {
public:
    explicit FpuzzlesPictures(const Layout& layout) : m_layout(layout) {}

    /// {"line":[{..}],"circle":[{..}]}; an empty object for what nobody draws.
    OrderedJson of(const Constraint& constraint);
    OrderedJson ofGiven(Cell cell, const std::string& label) const;

private:
    OrderedJson ofWindows();

    const Layout& m_layout;
    /// Worked out once.
    std::optional<std::vector<std::vector<Cell>>> m_windows;
};

/// Collects what goes into the member.
class FpuzzlesOwnWriter {
public:
    explicit FpuzzlesOwnWriter(const Layout& layout);

    /// Draws the rule into the file and remembers it. False, and the file as it was, where it would not come back:
    /// cells that are none of the board, a list that an unknown rule has taken.
    bool addRule(OrderedJson& file, const Constraint& constraint);
    bool addGiven(OrderedJson& file, Cell cell, Digit symbol);
    /// Draws a rule that the format has by an extension, under the extension's name.
    void drawExtension(OrderedJson& file, const Constraint& constraint, std::string_view name);
    /// Adds the member, where there is anything for it. rules: the rules text of the file.
    void write(OrderedJson& file, std::string_view rules) const;

private:
    const Layout& m_layout;
    BoardText m_board;
    FpuzzlesPictures m_pictures;
    OrderedJson m_rules = OrderedJson::array();
    OrderedJson m_givens = OrderedJson::array();
    /// Members whose rules were drawn too.
    std::set<std::string> m_drawn;
    bool m_hasUndrawn = false;
};

/// What the member of a file says and the file still shows.
struct FpuzzlesOwn {
    std::vector<Constraint> constraints;
    std::vector<std::pair<Cell, Digit>> givens;
    /// The objects of the file that show them.
    std::set<const Json*> pictures;
    /// Members whose rules are drawn beside them.
    std::set<std::string> drawn;
    /// It names more, which the file does not show any more or this version does not know.
    bool hasUnshown = false;

    /// The object is a drawing of a rule that is read too.
    bool drew(const Json& object) const;
};

/// Nothing where the file has the digits from 1 to the side.
std::optional<SymbolSet> fpuzzlesOwnSymbols(const Json& file, int side);
/// layout: the board, with its symbols and regions.
FpuzzlesOwn fpuzzlesOwnFrom(const Json& file, const Layout& layout);

}  // namespace nonet
