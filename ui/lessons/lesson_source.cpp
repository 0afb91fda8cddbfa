#include "ui/lessons/lesson_source.h"

#include "core/lessons/lesson_puzzles_file.h"

#include <QFile>

namespace nonet {
namespace {

QByteArray embeddedText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<ClassicDigits> embeddedSamples() {
    std::vector<ClassicDigits> samples;
    for (const QByteArray& line : embeddedText(QStringLiteral(":/samples/puzzles.tsv")).split('\n'))
        if (const std::optional<Grid> givens = gridFromLine(line.left(line.indexOf('\t')).toStdString()))
            samples.push_back(ClassicDigits::from(*givens));
    return samples;
}

}  // namespace

LessonOutcome embeddedLesson(TechniqueId id, const std::stop_token& stop, const ProgressSink& progress) {
    const QByteArray text = embeddedText(QStringLiteral(":/lessons/puzzles.tsv"));
    const LessonPuzzles puzzles = lessonPuzzlesFrom({text.constData(), static_cast<std::size_t>(text.size())});
    const std::vector<ClassicDigits> samples = embeddedSamples();
    LessonSources sources{.others = samples};
    if (const auto chosen = puzzles.find(id); chosen != puzzles.end())
        sources.chosen = chosen->second;
    return findLesson(id, sources, stop, progress);
}

PuzzleRecord gameRecord(const LessonUse& use, const QString& title) {
    PuzzleRecord record;
    record.puzzle = Puzzle(use.at.puzzle.toGrid());
    record.info.title = title.toStdString();
    if (use.at.isFromPlay)
        return record;
    PlayState start;
    const Position& position = use.at.position;
    for (const Cell cell : classic::kAllCells) {
        if (position.isSolved(cell) && !position.isGiven(cell))
            start.at(cell).digit = static_cast<std::uint8_t>(position.valueAt(cell));
        if (!position.isSolved(cell))
            start.at(cell).struck = DigitSet::full(classic::kSide) - toDigitSet(position.candidates(cell));
    }
    record.history = History(start);
    return record;
}

}  // namespace nonet
