#include "core/formats/exporter.h"

#include "core/formats/format_catalogue.h"

namespace nonet {

Result<std::string> exportPuzzle(const PuzzleRecord& record, FormatId format) {
    const FormatRow& row = formatRow(format);
    if (row.write == nullptr)
        return Error{
            .code = ErrorCode::unsupportedFormat, .detail = ErrorDetail::onlyRead, .subject = std::string(row.name)};
    if (std::optional<Error> refusal = row.refusal(record.puzzle))
        return std::move(*refusal);
    return row.write(record);
}

}  // namespace nonet
