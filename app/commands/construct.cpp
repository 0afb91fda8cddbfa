#include "app/commands/answer.h"
#include "app/commands/commands.h"
#include "app/commands/output.h"
#include "app/commands/solution_count.h"
#include "core/constructions/mask.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/shift_cipher.h"
#include "core/constructions/tower.h"
#include "core/solvers/search/search.h"
#include "ui/text/construction_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdio>

namespace nonet {

namespace {

struct ConstructText {
    Q_DECLARE_TR_FUNCTIONS(ConstructText)
};

struct ConstructOptions {
    std::string sequence;
    std::string mask;
    std::string box = "3x3";
    std::string floor;
    std::string tower;
    AnswerForm form = AnswerForm::text;
};

/// Some seconds of counting; more says no more.
constexpr std::uint64_t kMostSolutions = 10'000'000;

[[noreturn]] void refuse(const char* option, const QString& sentence) {
    throw CLI::ValidationError(option, sentence.toStdString());
}

Geometry geometryOf(const std::string& box) {
    int rows = 0;
    int columns = 0;
    const char* end = box.data() + box.size();
    const auto [x, rowsError] = std::from_chars(box.data(), end, rows);
    if (rowsError == std::errc() && x != end && (*x == 'x' || *x == 'X')) {
        const auto [last, columnsError] = std::from_chars(x + 1, end, columns);
        const bool isRead = columnsError == std::errc() && last == end;
        if (isRead && rows > 0 && columns > 0 && rows <= kMaxSide && columns <= kMaxSide &&
            rows * columns <= kMaxSide && rows * columns > 1)
            return {rows, columns};
    }
    refuse("--box",
           ConstructText::tr("A box is its rows and columns, as in 3x3 or 2x3, with at most %1 cells.").arg(kMaxSide));
}

SequenceReading sequenceOf(const std::string& text, int side, Alphabet alphabet) {
    auto reading = sequenceFromText(text, side, alphabet);
    if (const auto* fault = std::get_if<SequenceFault>(&reading))
        refuse("--sequence", sequenceSentence(*fault));
    return *std::get_if<SequenceReading>(&reading);
}

/// Each digit as it was typed; symbols of several characters are kept apart by blanks.
std::string inSymbols(const Grid& grid, const std::vector<std::string>& symbols) {
    bool isOneCharacterEach = true;
    for (const std::string& symbol : symbols)
        isOneCharacterEach = isOneCharacterEach && QString::fromStdString(symbol).toUcs4().size() == 1;
    std::string line;
    for (int i = 0; i < grid.cellCount(); ++i) {
        if (i > 0 && !isOneCharacterEach)
            line += ' ';
        line += symbols[static_cast<std::size_t>(grid.valueAt(Cell(i)) - 1)];
    }
    return line;
}

int write(const Answer& answer, AnswerForm form) { return writeOutput(answer.print(form)) ? 0 : 1; }

struct ShiftCall {
    Grid board;
    std::optional<CellSet> mask;
};

ShiftCall readShiftCall(const ConstructOptions& options) {
    const Geometry geometry = geometryOf(options.box);
    const SequenceReading reading = sequenceOf(options.sequence, geometry.side(), Alphabet::digits);
    ShiftCall call{.board = shiftCipher(reading.sequence, geometry), .mask = {}};
    if (!options.mask.empty()) {
        const Result<CellSet> mask = maskFromLine(options.mask, geometry.side());
        if (!mask)
            refuse("--mask", maskSentence(mask.error()));
        call.mask = mask.value();
    }
    return call;
}

int constructShift(const ShiftCall& call, AnswerForm form, std::stop_token stop) {
    Answer answer;
    answer.add("grid", toLine(call.board));
    if (!call.mask) {
        for (const char* key : {"masked_puzzle", "general_solutions", "distinct_digits_shown"})
            answer.addNothing(key);
        return write(answer, form);
    }
    const Grid puzzle = masked(call.board, *call.mask);
    answer.add("masked_puzzle", toLine(puzzle));
    // Other sides have no counter yet.
    if (puzzle.side() == 9)
        addCount(answer, solutionCount(search(Puzzle(puzzle), kMostSolutions, stop), kMostSolutions),
                 "general_solutions");
    else
        answer.addNothing("general_solutions");
    answer.add("distinct_digits_shown", static_cast<std::uint64_t>(digitsShown(puzzle).count()));
    return stop.stop_requested() ? 130 : write(answer, form);
}

template <typename Value>
Value partOf(const char* option, TowerPart part, std::variant<Value, TowerConflict, Error> read) {
    if (const auto* error = std::get_if<Error>(&read))
        refuse(option, towerPartSentence(part, *error));
    if (const auto* conflict = std::get_if<TowerConflict>(&read))
        refuse(option, towerPartSentence(part, *conflict));
    return *std::get_if<Value>(&read);
}

int constructTower(const TowerGrid& built, AnswerForm form) {
    Answer answer;
    answer.add("grid", toLine(built.grid));
    nlohmann::ordered_json keys = nlohmann::ordered_json::array();
    for (const DigitKey& key : built.keys) {
        nlohmann::ordered_json pairs = nlohmann::ordered_json::object();
        for (const Digit digit : ClassicDigitSet::full())
            if (const std::optional<Digit> image = key.to(digit))
                pairs[std::string(1, toSymbol(digit))] = image->value();
        keys.push_back(pairs);
    }
    answer.addToJson("keys", keys);
    const int status = write(answer, form);
    if (built.conflicts.empty())
        return status;
    std::fprintf(stderr, "nonet-cli: %s\n", towerMisfitSentence(built).toUtf8().constData());
    return 1;
}

CLI::App* addKind(CLI::App& command, const char* name, const char* fields, ConstructOptions& options) {
    CLI::App* kind = command.add_subcommand(name, fields);
    kind->add_flag_callback(
        "--json", [&options] { options.form = AnswerForm::json; }, "One JSON object a line");
    return kind;
}

}  // namespace

void addConstructCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("construct", "A grid by shift cipher, row shift or tower");
    command->require_subcommand(1);
    const auto options = std::make_shared<ConstructOptions>();

    CLI::App* shift =
        addKind(*command, "shift", "grid, masked puzzle, general solutions (10000000 at most), distinct digits shown",
                *options);
    shift->add_option("--sequence", options->sequence, "The digits 1..N in any order; N-1 are completed")->required();
    shift->add_option("--mask", options->mask, "A character a cell: . and 0 hide, everything else shows");
    shift->add_option("--box", options->box, "Rows and columns of a box (3x3)");
    shift->callback([options, &run] {
        run = [call = readShiftCall(*options), options](std::stop_token stop) {
            return constructShift(call, options->form, std::move(stop));
        };
    });

    CLI::App* rowShiftKind = addKind(*command, "rowshift", "grid", *options);
    rowShiftKind->add_option("--sequence", options->sequence, "Any nine symbols; eight digits are completed")
        ->required();
    rowShiftKind->callback([options, &run] {
        const SequenceReading reading = sequenceOf(options->sequence, 9, Alphabet::any);
        run = [reading, options](std::stop_token) {
            Answer answer;
            answer.add("grid", inSymbols(rowShift(reading.sequence), reading.symbols));
            return write(answer, options->form);
        };
    });

    CLI::App* tower = addKind(*command, "tower", "grid", *options);
    tower->add_option("--floor", options->floor, "27 digits, three rows of nine")->required();
    tower->add_option("--tower", options->tower, "27 digits, nine rows of three")->required();
    tower->callback([options, &run] {
        const auto floor = partOf("--floor", TowerPart::floor, floorFromText(options->floor));
        const auto pattern = partOf("--tower", TowerPart::tower, towerFromText(options->tower));
        run = [built = buildTower(floor, pattern), options](std::stop_token) {
            return constructTower(built, options->form);
        };
    });
}

}  // namespace nonet
