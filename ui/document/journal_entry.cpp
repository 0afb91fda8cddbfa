#include "ui/document/journal_entry.h"

#include "core/formats/native_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace nonet {
namespace {

const QString kMark = QStringLiteral("mark");
const QString kRecord = QStringLiteral("record");
const QString kPush = QStringLiteral("push");
const QString kLabel = QStringLiteral("label");
const QString kCells = QStringLiteral("cells");
const QString kLinks = QStringLiteral("links");
const QString kMove = QStringLiteral("move");
const QString kCheckpoints = QStringLiteral("checkpoints");
const QString kTitle = QStringLiteral("title");
const QString kView = QStringLiteral("view");
const QString kSeconds = QStringLiteral("seconds");

QByteArray toLine(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

QJsonObject toObject(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

QJsonValue toJson(DigitSet digits) { return static_cast<qint64>(digits.bits()); }

DigitSet digitSetFrom(const QJsonValue& value, int side) {
    return DigitSet::fromBits(static_cast<std::uint64_t>(value.toInteger())) & DigitSet::full(side);
}

QJsonArray toJson(const PlayChange::CellChange& change) {
    const CellState& after = change.after;
    QJsonArray coloured;
    for (const auto& [digit, colour] : after.candidateColours) {
        coloured.append(digit.value());
        coloured.append(colour);
    }
    return {change.cell.index(),
            after.digit,
            toJson(after.struck),
            toJson(after.corner),
            toJson(after.centre),
            toJson(toDigitSet(after.colours)),
            coloured};
}

bool isIn(int value, int least, int most) { return value >= least && value <= most; }

bool readCell(const QJsonArray& json, PlayState& state, int side) {
    const int index = json.at(0).toInt(-1);
    const int digit = json.at(1).toInt(-1);
    if (!isIn(index, 0, side * side - 1) || !isIn(digit, 0, side))
        return false;
    CellState cell;
    cell.digit = static_cast<std::uint8_t>(digit);
    cell.struck = digitSetFrom(json.at(2), side);
    cell.corner = digitSetFrom(json.at(3), side);
    cell.centre = digitSetFrom(json.at(4), side);
    cell.colours = toClassicDigitSet(digitSetFrom(json.at(5), 9));
    const QJsonArray coloured = json.at(6).toArray();
    for (qsizetype i = 0; i + 1 < coloured.size(); i += 2) {
        const int colouredDigit = coloured.at(i).toInt();
        const int colour = coloured.at(i + 1).toInt();
        if (!isIn(colouredDigit, 1, side) || !isIn(colour, 1, 10))
            return false;
        cell.candidateColours.emplace_back(Digit(colouredDigit), static_cast<CandidateColour>(colour));
    }
    state.at(Cell(index)) = cell;
    return true;
}

QJsonArray toJson(const std::vector<DrawnLink>& links) {
    QJsonArray json;
    for (const DrawnLink& link : links)
        json.append(QJsonArray{link.from.cell.index(), link.from.digit.value(), link.to.cell.index(),
                               link.to.digit.value(), static_cast<int>(link.kind)});
    return json;
}

bool readLinks(const QJsonArray& json, PlayState& state, int side) {
    state.links.clear();
    for (const QJsonValueConstRef value : json) {
        const QJsonArray link = value.toArray();
        const int last = side * side - 1;
        if (!isIn(link.at(0).toInt(-1), 0, last) || !isIn(link.at(1).toInt(), 1, side) ||
            !isIn(link.at(2).toInt(-1), 0, last) || !isIn(link.at(3).toInt(), 1, side) ||
            !isIn(link.at(4).toInt(-1), 0, 1))
            return false;
        state.links.push_back({{Cell(link.at(0).toInt()), Digit(link.at(1).toInt())},
                               {Cell(link.at(2).toInt()), Digit(link.at(3).toInt())},
                               static_cast<LinkKind>(link.at(4).toInt())});
    }
    return true;
}

bool applyPush(PuzzleRecord& record, const QJsonObject& entry) {
    const int side = record.puzzle.geometry.side();
    const int parent = entry.value(kPush).toInt(-1);
    const QJsonArray label = entry.value(kLabel).toArray();
    if (!isIn(parent, 0, static_cast<int>(record.history.nodes().size()) - 1) ||
        !isIn(label.at(0).toInt(-1), 0, static_cast<int>(ActionKind::adoptPosition)) ||
        !isIn(label.at(1).toInt(-1), 0, side) || !isIn(label.at(2).toInt(-1), 0, side * side - 1))
        return false;
    PlayState next = record.history.stateAt(parent);
    const QJsonArray cells = entry.value(kCells).toArray();
    for (const QJsonValueConstRef cell : cells)
        if (!readCell(cell.toArray(), next, side))
            return false;
    if (entry.contains(kLinks) && !readLinks(entry.value(kLinks).toArray(), next, side))
        return false;
    record.history.moveTo(parent);
    record.history.push(next,
                        {static_cast<ActionKind>(label.at(0).toInt()), static_cast<std::uint8_t>(label.at(1).toInt()),
                         Cell(label.at(2).toInt()), label.at(3).toInt()});
    return true;
}

bool applyMove(PuzzleRecord& record, int node) {
    if (!isIn(node, 0, static_cast<int>(record.history.nodes().size()) - 1))
        return false;
    record.history.moveTo(node);
    return true;
}

bool applyCheckpoints(PuzzleRecord& record, const QJsonArray& json) {
    std::vector<History::Checkpoint> checkpoints;
    for (const QJsonValueConstRef value : json)
        checkpoints.push_back({value.toArray().at(0).toString().toStdString(), value.toArray().at(1).toInt(-1)});
    const History& history = record.history;
    std::optional<History> next =
        History::restore(history.startState(), history.nodes(), history.current(), std::move(checkpoints));
    if (next)
        record.history = std::move(*next);
    return next.has_value();
}

bool applyRecord(PuzzleRecord& record, const QString& text) {
    Result<ImportedPuzzle> read = readNative(text.toStdString());
    if (read)
        record = std::move(read->record);
    return read.hasValue();
}

}  // namespace

QByteArray markEntry(const QString& stamp) { return toLine({{kMark, stamp}}); }

QByteArray recordEntry(const PuzzleRecord& record) {
    return toLine({{kRecord, QString::fromStdString(writeNativeLine(record))}});
}

QByteArray pushEntry(const History& history, NodeId node) {
    const History::Node& pushed = history.nodes()[static_cast<std::size_t>(node)];
    QJsonArray cells;
    for (const PlayChange::CellChange& change : pushed.change.cells)
        cells.append(toJson(change));
    QJsonObject entry{{kPush, pushed.parent},
                      {kLabel, QJsonArray{static_cast<int>(pushed.label.kind), pushed.label.digit,
                                          pushed.label.cell.index(), pushed.label.cellCount}},
                      {kCells, cells}};
    if (pushed.change.linksBefore != pushed.change.linksAfter)
        entry.insert(kLinks, toJson(pushed.change.linksAfter));
    return toLine(entry);
}

QByteArray moveEntry(NodeId node) { return toLine({{kMove, node}}); }

QByteArray checkpointsEntry(const History& history) {
    QJsonArray checkpoints;
    for (const History::Checkpoint& checkpoint : history.checkpoints())
        checkpoints.append(QJsonArray{QString::fromStdString(checkpoint.name), checkpoint.node});
    return toLine({{kCheckpoints, checkpoints}});
}

QByteArray notesEntry(const PuzzleRecord& record) {
    return toLine({{kTitle, QString::fromStdString(record.info.title)},
                   {kView, QString::fromStdString(record.view)},
                   {kSeconds, record.playedSeconds}});
}

QString stampOf(const QByteArray& line) { return toObject(line).value(kMark).toString(); }

bool isRecordEntry(const QByteArray& line) { return toObject(line).contains(kRecord); }

bool applyEntry(PuzzleRecord& record, const QByteArray& line) {
    const QJsonObject entry = toObject(line);
    if (entry.contains(kMark))
        return true;
    if (entry.contains(kRecord))
        return applyRecord(record, entry.value(kRecord).toString());
    if (entry.contains(kPush))
        return applyPush(record, entry);
    if (entry.contains(kMove))
        return applyMove(record, entry.value(kMove).toInt(-1));
    if (entry.contains(kCheckpoints))
        return applyCheckpoints(record, entry.value(kCheckpoints).toArray());
    if (!entry.contains(kView))
        return false;
    record.info.title = entry.value(kTitle).toString().toStdString();
    record.view = entry.value(kView).toString().toStdString();
    record.playedSeconds = entry.value(kSeconds).toDouble();
    return true;
}

}  // namespace nonet
