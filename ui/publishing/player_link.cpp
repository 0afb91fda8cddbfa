#include "ui/publishing/player_link.h"

#include "core/formats/exporter.h"
#include "ui/publishing/forum_post.h"

namespace nonet {

Result<QString> playerLink(const PuzzleRecord& record, FormatId format) {
    PuzzleRecord told = record;
    if (told.info.rules.empty() && !told.puzzle.constraints().empty())
        told.info.rules = rulesParagraphs(told).join(u'\n').toStdString();
    const Result<std::string> text = exportPuzzle(told, format);
    if (!text)
        return text.error();
    return QString::fromStdString(*text).trimmed();
}

}  // namespace nonet
