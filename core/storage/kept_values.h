// Values by name in one file that several running programs share: settings, recipes, progress. The file is a list of
// changes, the last of a name counts:
//
//   nonet values 1
//   5d0c1f3a look/theme⇥2
//   91b2c07e recipes/Evening⇥{"clues":"24-26"}
//   03aa4419 recipes/Morning                      (removed)
//
// with a checksum before each. A change is one short write() at its end, so a key need not wait for a disk, a kill at
// any moment leaves whole lines, and two programs change different names without losing each other's. Now and then the
// file is written anew without what no longer counts, in one step.
#pragma once

#include "core/foundation/result.h"
#include "core/storage/file_system.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

using ValuesByName = std::map<std::string, std::string, std::less<>>;

struct KeptChange {
    std::string name;
    /// Nothing: the name goes.
    std::optional<std::string> value;
};

/// When change() returns: the system has it, which survives the end of the program; or the disk, which survives a power
/// failure too and takes milliseconds.
enum class KeptBy : std::uint8_t { system, disk };

/// What of a file could not be read.
struct KeptDamage {
    std::size_t lines = 0;
    /// Where the file as it was lies now; empty where it could not be set aside, and then nothing is written over it.
    std::string setAside;
};

/// The lines of a file of values.
struct ReadValues {
    ValuesByName values;
    std::size_t damagedLines = 0;
    /// The version that wrote it, where that is newer than this program and nothing was read.
    std::optional<int> newerVersion;
};
ReadValues valuesFromText(std::string_view text);
std::string textOfValues(const ValuesByName& values);

/// The values of a file, without taking part in its changes; none where there is no file. Errors: as
/// FileSystem::read(), newerVersion.
Result<ValuesByName> readKeptValues(const std::string& path, FileSystem& files = systemFiles());

/// Not for several threads at once. Memory is always ahead: what could not be written is there and goes with the next
/// change or retry().
class KeptValues {
public:
    /// Reads; writes nothing.
    explicit KeptValues(std::string path, FileSystem& files = systemFiles());

    const std::string& path() const { return m_path; }
    const ValuesByName& values() const { return m_values; }
    /// Null where there is none.
    const std::string* find(std::string_view name) const;
    /// Those that begin so, in order.
    std::vector<std::string> namesWith(std::string_view prefix) const;

    /// Nothing was ever kept here.
    bool isNew() const { return m_isNew; }
    /// Why the file can be neither read nor written over, as last seen: notARegularFile, fileNotReadable, newerVersion.
    const std::optional<Error>& unreadable() const { return m_blocked; }
    /// Values of a legacy store. They are written with the first change, so that a start alone writes nothing.
    void adopt(ValuesByName values);

    /// In memory they count at once; nothing in place of an Error means that they are kept. A value that is there
    /// already is not written again. Errors: fileNotWritable, fileNotReadable, fileInUse, notARegularFile,
    /// newerVersion, inputTooLarge.
    [[nodiscard]] std::optional<Error> change(const std::vector<KeptChange>& changes, KeptBy by = KeptBy::system);
    /// Reads what other programs changed; returns the names of it.
    std::vector<std::string> catchUp();
    /// Those that change() and retry() met.
    std::vector<std::string> takeHeard() { return std::exchange(m_heard, {}); }

    bool hasUnsaved() const { return !m_pending.empty(); }
    /// Why, where hasUnsaved().
    const Error& reason() const { return m_reason; }
    /// Tries now to write what is in memory only.
    std::optional<Error> retry(KeptBy by = KeptBy::system);

    /// Sets a damaged file aside and puts what could be read in its place. Nothing where it was whole.
    std::optional<KeptDamage> mend();

private:
    class Lock;
    struct Seen {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        std::uint64_t size = 0;
        std::int64_t modified = 0;
        friend bool operator==(const Seen&, const Seen&) = default;
    };

    static Seen seenAs(const FileInfo& info);
    bool isCutShort(const FileInfo& now) const;
    void read();
    void look();
    std::optional<Error> write(KeptBy by);
    std::optional<Error> writeLocked(KeptBy by);
    std::optional<Error> append(KeptBy by, const std::string& lines);
    std::string pendingLines() const;
    std::optional<Error> replace();
    std::optional<Error> setAside();
    bool isLoose() const;
    void applyHere(const KeptChange& change);
    void countLive();

    std::string m_path;
    FileSystem* m_files;
    /// With what is pending.
    ValuesByName m_values;
    /// What a file of them alone would take, about.
    std::uint64_t m_liveBytes = 0;
    std::map<std::string, std::optional<std::string>, std::less<>> m_pending;
    /// The file as it was read or written last; nothing where there was none.
    std::optional<Seen> m_seen;
    /// What other programs changed, and nobody was told yet.
    std::vector<std::string> m_heard;
    /// Why the file can be neither read nor replaced.
    std::optional<Error> m_blocked;
    std::size_t m_damagedLines = 0;
    std::string m_setAside;
    bool m_isNew = true;
    /// The next write replaces the file.
    bool m_needsReplacing = false;
    Error m_reason;
};

}  // namespace nonet
