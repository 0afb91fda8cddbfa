// Whole puzzles of any board, with rules, drawings, digits, marks and texts, through every format that is written and
// takes them: what comes back is equal, or its loss was named before.
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/importer.h"
#include "core/formats/native/native_file.h"
#include "tests/core/formats/same_meaning.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

PuzzleRecord randomWhole(RandomSource& random) {
    PuzzleRecord record;
    record.puzzle = test::randomVariant(random);
    const BoardShape& shape = record.puzzle.shape();
    const auto below = [&random](int count) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    };
    PlayState state(shape);
    const int kinds = below(4);
    for (const Cell cell : shape.cells()) {
        if (!record.puzzle.givens.isBlank(cell) || below(3) > 0)
            continue;
        const Digit digit(1 + below(shape.symbolCount()));
        CellState& at = state.at(cell);
        if (kinds == 1)
            at.digit = static_cast<std::uint8_t>(digit.value());
        if (kinds == 2)
            (below(2) == 0 ? at.corner : at.centre).insert(digit);
        if (kinds == 3 && below(2) == 0)
            at.colours.insert(Digit(1 + below(9)));
    }
    record.history = History(std::move(state));
    if (below(2) == 0) {
        record.info.title = "A title";
        record.info.author = "Somebody";
        record.info.rules = "All \"rules\"\nin words; \xc3\xa4";
    }
    if (below(4) == 0)
        record.info.source = "https://example.org";
    if (below(4) == 0)
        record.puzzle.setDecoration(test::randomDecoration(shape, random));
    return record;
}

class Losses {
public:
    Losses(const PuzzleRecord& record, FormatId format) : m_all(lossesOf(record, format)) {}
    bool has(ExportLoss loss) const { return std::ranges::find(m_all, loss) != m_all.end(); }
    bool none() const { return m_all.empty(); }

private:
    std::vector<ExportLoss> m_all;
};

void expectSameRules(const PuzzleRecord& before, const PuzzleRecord& after, const Losses& losses,
                     RandomSource& random) {
    EXPECT_EQ(after.puzzle.shape(), before.puzzle.shape());
    EXPECT_EQ(after.puzzle.layout().counts, before.puzzle.layout().counts);
    if (losses.has(ExportLoss::givensNotTold)) {
        EXPECT_EQ(digitsOf(after.puzzle, after.history.state()), digitsOf(before.puzzle, before.history.state()));
    } else {
        EXPECT_EQ(after.puzzle.givens, before.puzzle.givens);
    }
    if (losses.has(ExportLoss::someConstraints))
        return;
    // What only the givens' telling differs in is no other rule.
    Puzzle a = before.puzzle;
    Puzzle b = after.puzzle;
    a.givens = b.givens = Grid(a.shape());
    test::expectSameMeaning(a, b, random);
}

void expectSameMarks(const PlayState& before, const PlayState& after, const Losses& losses) {
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        if (!losses.has(ExportLoss::marks) && !losses.has(ExportLoss::otherSymbols)) {
            EXPECT_EQ(after.cells[i].corner, before.cells[i].corner);
            EXPECT_EQ(after.cells[i].centre, before.cells[i].centre);
        }
        if (!losses.has(ExportLoss::marks) && !losses.has(ExportLoss::coloursAndLinks)) {
            EXPECT_EQ(after.cells[i].colours, before.cells[i].colours);
        }
        if (!losses.has(ExportLoss::givensNotTold) && !losses.has(ExportLoss::otherSymbols)) {
            EXPECT_EQ(after.cells[i].digit, before.cells[i].digit);
        }
    }
}

void expectSameTexts(const PuzzleInfo& before, const PuzzleInfo& after, const Losses& losses) {
    if (losses.has(ExportLoss::information))
        return;
    EXPECT_EQ(after.title, before.title);
    EXPECT_EQ(after.author, before.author);
    EXPECT_EQ(after.rules, before.rules);
    if (!losses.has(ExportLoss::sourceTagsAndTime)) {
        EXPECT_EQ(after, before);
    }
}

/// Order and what a format's own defaults fill in aside.
void expectSameDrawings(const Decoration& before, const Decoration& after, const Losses& losses) {
    if (losses.has(ExportLoss::drawings))
        return;
    EXPECT_EQ(after.fog, before.fog);
    if (losses.has(ExportLoss::someDrawings))
        return;
    EXPECT_EQ(after.drawings.size(), before.drawings.size());
    std::map<DrawingKind, int> kinds;
    for (const Drawing& drawing : before.drawings)
        ++kinds[drawing.kind];
    for (const Drawing& drawing : after.drawings)
        --kinds[drawing.kind];
    EXPECT_THAT(kinds, testing::Each(testing::Pair(testing::_, 0)));
}

TEST(Exchange, WhatComesBackIsEqualOrItsLossWasNamed) {
    RandomSource random(51);
    std::map<FormatId, int> whole;
    std::map<FormatId, int> taken;
    const int rounds = scaled(400, 60);
    for (int round = 0; round < rounds; ++round) {
        const PuzzleRecord record = randomWhole(random);
        for (const FormatId format : writtenFormats()) {
            const Result<std::string> text = exportPuzzle(record, format);
            EXPECT_EQ(text.hasValue(), !formatRow(format).refusal(record.puzzle));
            // The formats of classic boards have tests of their own (round_trips_test.cpp).
            const bool isOfVariants = format == FormatId::native || format == FormatId::fpuzzles ||
                                      format == FormatId::sudokupad || format == FormatId::iss;
            if (!text || !isOfVariants)
                continue;
            SCOPED_TRACE(std::string(formatName(format)) + ": " + writeNativeLine(record) + "\n" +
                         text->substr(0, 300));
            const Result<ImportedPuzzle> back = importPuzzle(*text);
            ASSERT_TRUE(back) << back.error().subject;
            const Losses losses(record, format);
            ++taken[format];
            whole[format] += losses.none() ? 1 : 0;
            expectSameRules(record, back->record, losses, random);
            expectSameMarks(record.history.state(), back->record.history.state(), losses);
            expectSameTexts(record.info, back->record.info, losses);
            expectSameDrawings(record.puzzle.decoration(), back->record.puzzle.decoration(), losses);
            if (format == FormatId::native) {
                // One with a rule of a later version is only looked at.
                PuzzleRecord expected = record;
                expected.isReadOnly = record.puzzle.hasUnknownConstraint();
                EXPECT_EQ(back->record, expected);
            }
            if (HasFailure())
                return;
        }
    }
    // Not everything is refused, or lost.
    EXPECT_EQ(whole[FormatId::native], rounds);
    for (const FormatId format : {FormatId::fpuzzles, FormatId::sudokupad, FormatId::iss}) {
        EXPECT_GE(taken[format], rounds / 10) << formatName(format);
        EXPECT_GE(whole[format], 1) << formatName(format);
    }
}

}  // namespace
}  // namespace nonet
