// What can fail from outside, as values. core names the failure; ui/text turns it into a sentence for people.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace nonet {

enum class ErrorCode {
    notAPuzzle,          // no reader recognised the bytes; subject: the first characters seen
    tooManyCells,        // found > expected cells
    tooFewCells,         // found < expected cells
    mixedBlanks,         // two different blank characters in one line; subject: both of them
    badSymbol,           // a character that no cell may hold; subject: that character
    badTriple,           // a digit-row-column triple that is none; subject: it
    badTransform,        // a step of a transform that is none; subject: it
    badField,            // a field of a structured format has the wrong type or range; subject: its name
    missingField,        // a structured format lacks a field that it needs; subject: its name
    badJson,             // not well-formed JSON; line and column say where
    nestedTooDeep,       // JSON nested deeper than `expected` levels
    inputTooLarge,       // found bytes, and at most `expected` are taken
    newerVersion,        // a file of ours of version `found`; this program knows up to `expected`
    unsupportedSize,     // side `found` where the operation needs 9; subject: "1x9", its boxes, where only they differ
    unsupportedFormat,   // a format name that does not exist; subject: it
    otherFormat,         // text in another format than the one that was named; subject: its name, reason: the named one
    unsupportedVariant,  // constraints that this operation cannot honour; subject: the first one's type
    unknownTechnique,    // a technique that does not exist here; subject: its code
    repeatedTechnique,   // a technique that may be there once and is there again; subject: its code
    notProper,           // a puzzle with `found` solutions where 1 is needed; several are counted as 2
    fileNotReadable,     // subject: path; reason: the system's word for it
    notARegularFile,     // a folder, pipe or device, which cannot be read as a whole; subject: path
    fileInUse,           // another program holds it for longer than a write takes; subject: path
    fileNotWritable,     // subject: path; reason: the system's word for it; found: 1 where an old file stands
};

/// Which case of its code a failure is, where that case has a sentence of its own.
enum class ErrorDetail : std::uint8_t {
    none,
    onServer,     // notAPuzzle: a link that names a puzzle on a server, and does not hold it
    damagedLink,  // notAPuzzle: data of a link that is damaged, or unpacks to more than links hold
    pencilMarks,  // tooManyCells, tooFewCells, badSymbol: in 729 characters of pencil marks
    values,       // inputTooLarge: values are counted and not bytes
    keptFile,     // inputTooLarge: a file that is kept beside documents; subject: path
    settings,     // inputTooLarge: of settings
    profile,      // inputTooLarge: of a profile of techniques
    pattern,      // inputTooLarge: of a pattern
    onlyRead,     // unsupportedFormat: the format exists, but is not written
    shape,        // unsupportedVariant: a board that is not square, has holes or several grids
    regions,      // unsupportedVariant: regions of other forms than boxes
    symbols,      // unsupportedVariant: other symbols than the digits from 1
    counts,       // unsupportedVariant: a digit stands more than once in a house
    drawings,     // unsupportedVariant: drawings or fog
    rules,        // unsupportedVariant: any rule beyond rows, columns and boxes; subject: one of them
    regionRow,    // tooManyCells, tooFewCells: a row of regions has not as many cells as the first one
    boardSide,    // tooManyCells: more rows or columns than a board has
    regionCount,  // tooManyCells: more regions than a board has
    notAFile,     // fileNotWritable: a pipe, socket or device, also at the end of links, which stays as it is
};

/// A failure with what is needed to word it. line and column are 1-based, 0 where they mean nothing.
struct Error {
    ErrorCode code = ErrorCode::notAPuzzle;
    ErrorDetail detail = ErrorDetail::none;
    std::string subject = {};
    std::string reason = {};
    int line = 0;
    int column = 0;
    long long found = 0;
    long long expected = 0;

    friend bool operator==(const Error&, const Error&) = default;
};

}  // namespace nonet
