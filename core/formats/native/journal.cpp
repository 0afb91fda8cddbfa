#include "core/formats/native/journal.h"

#include "core/formats/native/cut_json.h"
#include "core/formats/native/journal_notes.h"
#include "core/formats/native/legacy_journal.h"
#include "core/formats/native/legacy_view.h"
#include "core/formats/native/native_file.h"
#include "core/formats/native/play_json.h"

#include <charconv>

namespace nonet {
namespace {

constexpr std::string_view kRevisionKey = R"({"r":)";
constexpr std::string_view kRecordKey = R"(,"record":)";

std::string revisionKey(std::uint64_t revision) { return std::string(kRevisionKey) + std::to_string(revision); }

/// The revision of a line that cannot be read; nothing where its beginning does not tell it whole.
std::optional<std::uint64_t> revisionAtStart(std::string_view line) {
    if (!line.starts_with(kRevisionKey))
        return std::nullopt;
    std::uint64_t number = 0;
    const char* end = line.data() + line.size();
    const auto [rest, error] = std::from_chars(line.data() + kRevisionKey.size(), end, number);
    // Its last digits may be cut off.
    return error == std::errc() && rest != end && *rest == ',' ? revisionFrom(Json(number)) : std::nullopt;
}

/// What a native file or a record holds before the place where it is cut off; nothing where that cannot be read.
std::optional<ImportedPuzzle> readCut(std::string_view text) {
    for (const std::string& closed : closedJson(text))
        if (Result<ImportedPuzzle> read = readNativeAsStored(closed))
            return std::move(*read);
    return std::nullopt;
}

std::string lineOf(const PuzzleRecord& record, const OrderedJson& content) {
    OrderedJson line = {{"r", record.revision}};
    line.update(content);
    return line.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

/// A line that adds a node or goes to one.
bool walk(PuzzleRecord& record, const Json* added, const Json* move) {
    History& history = record.history;
    const Json* to = added ? member(*added, "parent") : move;
    const auto node = to ? integerIn(*to, 0, static_cast<int>(history.nodes().size()) - 1) : std::nullopt;
    if (!node)
        return false;
    PuzzleNames names = history.namesAt(*node, namesOf(record.info));
    if (!added)
        history.goTo(*node, record.puzzle);
    else if (!pushNode(*added, record.puzzle, history))
        return false;
    else if (const auto* change = std::get_if<NamesChange>(&history.node(history.current()).change))
        names = change->after;
    setNames(record.info, std::move(names));
    return true;
}

/// A line that follows on the record. False, and nothing changed, where it does not.
bool follow(PuzzleRecord& record, const Json& line) {
    if (const Json* checkpoints = member(line, "checkpoints"))
        return replaceCheckpoints(*checkpoints, record.puzzle, record.history);
    const Json* added = member(line, "node");
    const Json* move = member(line, "move");
    if (!added && !move)
        return applyNotes(line, record);
    const Puzzle before = record.puzzle;
    if (!walk(record, added, move))
        return false;
    // A solution is that of the puzzle as it was; a setter's own board has the setter's, whatever is locked on it.
    if ((record.puzzle.isClassic() || record.puzzle.shape() != before.shape()) &&
        !LayoutChange::between(before, record.puzzle).keepsRules())
        record.solution.reset();
    return true;
}

/// What follows the key in a line that recordLine() wrote, as it stands there; empty for every other line.
std::string_view recordText(std::string_view line, std::uint64_t revision) {
    const std::string before = revisionKey(revision) + std::string(kRecordKey);
    if (!line.starts_with(before) || !line.ends_with('}'))
        return {};
    return line.substr(before.size(), line.size() - before.size() - 1);
}

class JournalReader {
public:
    JournalReader(std::optional<PuzzleRecord> file, std::vector<ImportWarning> warnings, bool isFileDamaged)
        : m_record(std::move(file)), m_warnings(std::move(warnings)), m_isFileDamaged(isFileDamaged) {
        m_highest = revision();
        m_isWhole = !isFileDamaged;
    }

    void read(std::string_view journal) {
        std::vector<Json> legacy;
        for (std::size_t at = 0; at < journal.size();) {
            const std::size_t end = std::min(journal.find('\n', at), journal.size());
            if (end > at)
                readLine(journal.substr(at, end - at), legacy);
            at = end + 1;
        }
        flushLegacy(legacy);
    }

    std::optional<StoredDocument> result() {
        if (!m_record)
            return std::nullopt;
        // Numbered as the history was; what follows a previous one is a record.
        const bool wasLegacy = takeLegacyView(*m_record);
        const bool isWhole = m_isWhole && m_highest == revision() && !wasLegacy;
        StoredDamage damage;
        damage.isInFile = m_isFileDamaged;
        damage.isInJournal = std::max(m_highest, m_unread) > revision();
        // What the file had and the journal has not is lost with it.
        damage.losesChanges = damage.isInJournal || (m_isFileDamaged && !m_hasRecord);
        const std::uint64_t highest = damage.isInJournal ? std::max(m_highest, m_unread) : m_highest;
        return StoredDocument{std::move(*m_record), isWhole, highest, std::move(m_warnings), damage};
    }

private:
    std::uint64_t revision() const { return m_record ? m_record->revision : 0; }

    void readLine(std::string_view text, std::vector<Json>& legacy) {
        Result<Json> line = parseBoundedJson(text);
        const Json* number = line ? member(*line, "r") : nullptr;
        if (line && !number && line->is_object() && m_highest == 0) {
            legacy.push_back(std::move(*line));
            return;
        }
        flushLegacy(legacy);
        const std::optional<std::uint64_t> found = number ? revisionFrom(*number) : std::nullopt;
        if (!found || *found == 0) {
            noteUnread(text);
            return;
        }
        m_last = *found;
        m_highest = std::max(m_highest, *found);
        if (member(*line, "record"))
            takeRecord(recordText(text, *found), *found);
        else if (m_record && *found == revision() + 1 && follow(*m_record, *line))
            m_record->revision = *found;
        else if (!m_record || *found > revision())
            m_isWhole = false;
    }

    /// It counts as the next one where it does not tell itself which it was; older ones than the file's take nothing
    /// away.
    void noteUnread(std::string_view text) {
        m_isWhole = false;
        const std::uint64_t number = revisionAtStart(text).value_or(m_last.value_or(revision()) + 1);
        m_unread = std::max(m_unread, number);
        m_last = number;
        // The document's only line was cut off: what stands before the cut is taken.
        const std::string before = revisionKey(number) + std::string(kRecordKey);
        if (m_record || !text.starts_with(before))
            return;
        if (std::optional<ImportedPuzzle> read = readCut(text.substr(before.size()))) {
            m_record = std::move(read->record);
            m_warnings = std::move(read->warnings);
        }
    }

    void takeRecord(std::string_view text, std::uint64_t found) {
        if (m_record && found < revision())
            return;
        Result<ImportedPuzzle> read = readNativeAsStored(text);
        if (read && read->record.revision == found) {
            m_record = std::move(read->record);
            m_warnings = std::move(read->warnings);
            m_hasRecord = true;
        }
        m_isWhole = read && revision() == found;
    }

    void flushLegacy(std::vector<Json>& legacy) {
        if (legacy.empty() && (m_highest > 0 || !m_record))
            return;
        m_record = readLegacyJournal(std::move(m_record), legacy);
        // What follows it is a record of this kind.
        m_isWhole = false;
        legacy.clear();
    }

    std::optional<PuzzleRecord> m_record;
    std::vector<ImportWarning> m_warnings;
    bool m_isFileDamaged = false;
    /// Whatever the file was, a line of the journal stands for it.
    bool m_hasRecord = false;
    bool m_isWhole = true;
    std::uint64_t m_highest = 0;
    /// The highest revision of the lines that could not be read.
    std::uint64_t m_unread = 0;
    /// The revision of the line before.
    std::optional<std::uint64_t> m_last;
};

}  // namespace

std::string recordLine(const PuzzleRecord& record) {
    return revisionKey(record.revision) + std::string(kRecordKey) + writeNativeLine(record) + '}';
}

std::string nodeLine(const PuzzleRecord& record, NodeId node) {
    return lineOf(record,
                  {{"node", nodeToJson(record.history.nodes()[static_cast<std::size_t>(node)], record.puzzle)}});
}

std::string moveLine(const PuzzleRecord& record) { return lineOf(record, {{"move", record.history.current()}}); }

std::string checkpointsLine(const PuzzleRecord& record) {
    return lineOf(record, {{"checkpoints", checkpointsToJson(record.history)}});
}

std::string notesLine(const PuzzleRecord& record) {
    return lineOf(record, {{"title", record.info.title},
                           {"author", record.info.author},
                           {"view", record.view},
                           {"seconds", record.playedSeconds}});
}

Result<StoredDocument> readDocument(std::optional<std::string_view> file, std::string_view journal) {
    Error failure{.code = ErrorCode::fileNotReadable};
    std::optional<PuzzleRecord> record;
    std::vector<ImportWarning> warnings;
    bool isDamaged = false;
    if (file) {
        Result<ImportedPuzzle> read = readNativeAsStored(*file);
        std::optional<ImportedPuzzle> taken = read ? std::optional(std::move(*read)) : std::nullopt;
        if (!taken) {
            failure = read.error();
            isDamaged = true;
            taken = readCut(*file);
        }
        if (taken) {
            record = std::move(taken->record);
            warnings = std::move(taken->warnings);
        }
    }
    JournalReader reader(std::move(record), std::move(warnings), isDamaged);
    reader.read(journal);
    std::optional<StoredDocument> stored = reader.result();
    if (!stored)
        return failure;
    return std::move(*stored);
}

}  // namespace nonet
