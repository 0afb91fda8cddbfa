#include "core/formats/setter_record.h"

#include "core/formats/reading.h"
#include "core/formats/setter_link.h"

namespace nonet {

ImportedPuzzle importedFrom(SetterRecord read, FormatId format) {
    ImportedPuzzle imported;
    imported.format = format;
    PuzzleRecord& record = imported.record;
    record.puzzle = Puzzle(std::move(read.layout), std::move(read.givens));
    record.history = History(std::move(read.state));
    record.info = std::move(read.info);
    record.solution = std::move(read.solution);
    const auto warn = [&imported](ImportWarning warning, bool isSo) {
        if (isSo)
            imported.warnings.push_back(warning);
    };
    warn(ImportWarning::unknownConstraints, record.puzzle.hasUnknownConstraint());
    warn(ImportWarning::textsCut, cutTexts(record.info));
    warn(ImportWarning::drawingsFarAway, !areWhollyShown(read.decoration, record.puzzle.shape()));
    warn(ImportWarning::fogNotShown, read.decoration.fog && !record.solution);
    warn(ImportWarning::drawingsDropped, read.hasUnreadDrawings);
    warn(ImportWarning::marksDropped, read.hasUnreadMarks);
    record.puzzle.setDecoration(std::move(read.decoration));
    return imported;
}

Result<ImportedPuzzle> readSetterData(std::string_view text, Result<ImportedPuzzle> (*read)(const Json& file)) {
    const Result<Json> data = setterData(text);
    return data ? read(*data) : data.error();
}

}  // namespace nonet
