#include "core/storage/kept_values.h"

#include "core/foundation/stable_hash.h"
#include "core/storage/damaged_file.h"
#include "core/storage/replace_file.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <set>
#include <thread>

namespace nonet {
namespace {

constexpr std::string_view kHeader = "nonet values ";
constexpr int kVersion = 1;
constexpr std::size_t kLargestFile = 64ULL * 1024 * 1024;
constexpr std::size_t kCheckDigits = 8;
/// What no longer counts may take as much as what does, and so much more.
constexpr std::uint64_t kLooseBytes = 64ULL * 1024;
/// A program that holds the lock needs it for a write.
constexpr auto kWaitsForLock = std::chrono::milliseconds(300);

std::string headerLine() { return std::string(kHeader) + std::to_string(kVersion) + '\n'; }

bool isEscaped(char c) { return c == '\\' || (static_cast<unsigned char>(c) < 0x20) || c == 0x7f; }

void addEscaped(std::string& to, std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    for (const char c : text) {
        if (!isEscaped(c)) {
            to += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        to += '\\';
        to += kHex[byte >> 4U];
        to += kHex[byte & 15U];
    }
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            plain += text[i];
            continue;
        }
        if (i + 2 >= text.size())
            return std::nullopt;
        const int high = hexDigit(text[i + 1]);
        const int low = hexDigit(text[i + 2]);
        if (high < 0 || low < 0)
            return std::nullopt;
        plain += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return plain;
}

std::string checkOf(std::string_view content) {
    const std::uint64_t hash = StableHash().add(content).value();
    char digits[kCheckDigits + 1];
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(hash ^ (hash >> 32U)));
    return digits;
}

/// "check name⇥value\n", or without a value.
std::string lineOf(std::string_view name, const std::optional<std::string_view>& value) {
    std::string content;
    addEscaped(content, name);
    if (value) {
        content += '\t';
        addEscaped(content, *value);
    }
    return checkOf(content) + ' ' + content + '\n';
}

std::optional<KeptChange> changeFrom(std::string_view line) {
    if (line.size() <= kCheckDigits || line[kCheckDigits] != ' ')
        return std::nullopt;
    const std::string_view content = line.substr(kCheckDigits + 1);
    if (line.substr(0, kCheckDigits) != checkOf(content))
        return std::nullopt;
    const std::size_t tab = content.find('\t');
    std::optional<std::string> name = unescaped(content.substr(0, tab));
    if (!name)
        return std::nullopt;
    if (tab == std::string_view::npos)
        return KeptChange{std::move(*name), std::nullopt};
    std::optional<std::string> value = unescaped(content.substr(tab + 1));
    return value ? std::optional(KeptChange{std::move(*name), std::move(value)}) : std::nullopt;
}

/// The 7 of "nonet values 7"; nothing for any other line.
std::optional<int> versionFrom(std::string_view line) {
    if (!line.starts_with(kHeader))
        return std::nullopt;
    const std::string_view digits = line.substr(kHeader.size());
    constexpr std::size_t kMostDigits = 6;
    if (digits.empty() || digits.size() > kMostDigits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    return std::stoi(std::string(digits));
}

void apply(ValuesByName& values, KeptChange change) {
    if (change.value)
        values[std::move(change.name)] = std::move(*change.value);
    else
        values.erase(change.name);
}

std::uint64_t lineBytes(const std::string& name, const std::string& value) {
    return name.size() + value.size() + kCheckDigits + 3;
}

std::vector<std::string> differing(const ValuesByName& a, const ValuesByName& b) {
    std::vector<std::string> names;
    for (const auto& [name, value] : a)
        if (const auto other = b.find(name); other == b.end() || other->second != value)
            names.push_back(name);
    for (const auto& [name, value] : b)
        if (!a.contains(name))
            names.push_back(name);
    return names;
}

Error tooLarge(const std::string& path, std::size_t found) {
    return Error{.code = ErrorCode::inputTooLarge,
                 .detail = ErrorDetail::keptFile,
                 .subject = path,
                 .found = static_cast<long long>(found),
                 .expected = static_cast<long long>(kLargestFile)};
}

Error newerError(int version, const std::string& path) {
    return Error{.code = ErrorCode::newerVersion, .subject = path, .found = version, .expected = kVersion};
}

}  // namespace

ReadValues valuesFromText(std::string_view text) {
    ReadValues read;
    bool isFirst = true;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        const bool isWhole = end != std::string_view::npos;
        text.remove_prefix(isWhole ? end + 1 : text.size());
        if (std::exchange(isFirst, false)) {
            const std::optional<int> version = isWhole ? versionFrom(line) : std::nullopt;
            if (version && *version > kVersion) {
                read.newerVersion = version;
                return read;
            }
            if (version)
                continue;
        }
        // What is cut off ends without a line end, even where its checksum happens to be right.
        std::optional<KeptChange> change = isWhole ? changeFrom(line) : std::nullopt;
        if (change)
            apply(read.values, std::move(*change));
        else
            ++read.damagedLines;
    }
    return read;
}

std::string textOfValues(const ValuesByName& values) {
    std::string text = headerLine();
    for (const auto& [name, value] : values)
        text += lineOf(name, value);
    return text;
}

Result<ValuesByName> readKeptValues(const std::string& path, FileSystem& files) {
    const Result<std::optional<std::string>> content = files.read(path, kLargestFile);
    if (!content)
        return content.error();
    ReadValues read = valuesFromText(content->value_or(std::string()));
    if (read.newerVersion)
        return newerError(*read.newerVersion, path);
    return std::move(read.values);
}

/// Holds the file beside the values that programs lock while they write. A program that ends gives it back, in whatever
/// way.
class KeptValues::Lock {
public:
    Lock(const std::string& path, FileSystem& files) {
        Result<std::unique_ptr<OpenFile>> file = files.open(path + ".lock", OpenMode::append);
        if (!file) {
            m_error = file.error();
            return;
        }
        m_file = std::move(*file);
        const auto until = std::chrono::steady_clock::now() + kWaitsForLock;
        while (m_file->tryLock() == LockState::theirs) {
            if (std::chrono::steady_clock::now() >= until) {
                m_error = Error{.code = ErrorCode::fileInUse, .subject = path};
                return;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    std::unique_ptr<OpenFile> m_file;
    std::optional<Error> m_error;
};

KeptValues::KeptValues(std::string path, FileSystem& files) : m_path(std::move(path)), m_files(&files) {
    // Where the lock cannot be had, what is read may be cut off: it is read again before a write.
    const bool isThere = m_files->info(m_path).has_value();
    const std::optional<Lock> lock = isThere ? std::optional<Lock>(std::in_place, m_path, *m_files) : std::nullopt;
    read();
    m_heard.clear();
}

const std::string* KeptValues::find(std::string_view name) const {
    const auto found = m_values.find(name);
    return found != m_values.end() ? &found->second : nullptr;
}

std::vector<std::string> KeptValues::namesWith(std::string_view prefix) const {
    std::vector<std::string> names;
    for (auto each = m_values.lower_bound(prefix); each != m_values.end() && each->first.starts_with(prefix); ++each)
        names.push_back(each->first);
    return names;
}

void KeptValues::adopt(ValuesByName values) {
    values.merge(m_values);
    m_values = std::move(values);
    countLive();
    m_needsReplacing = true;
}

KeptValues::Seen KeptValues::seenAs(const FileInfo& info) {
    return {info.device, info.inode, info.size, info.modified};
}

/// By somebody: memory has more, and writes it again.
bool KeptValues::isCutShort(const FileInfo& now) const {
    return m_seen && now.inode == m_seen->inode && now.device == m_seen->device && now.size < m_seen->size;
}

/// The file into memory, under what is pending.
void KeptValues::read() {
    const std::optional<FileInfo> info = m_files->info(m_path);
    const Result<std::optional<std::string>> content = m_files->read(m_path, kLargestFile);
    m_blocked.reset();
    m_damagedLines = 0;
    if (!content) {
        m_isNew = false;
        m_blocked = content.error();
        m_blocked->subject = m_path;
        if (m_blocked->code == ErrorCode::inputTooLarge)
            m_blocked->detail = ErrorDetail::keptFile;
        return;
    }
    const std::optional<std::string>& text = *content;
    if (!text) {
        // Taken away by somebody: memory has it all.
        m_seen.reset();
        return;
    }
    ReadValues read = valuesFromText(*text);
    m_isNew = false;
    m_seen = info ? std::optional(seenAs(*info)) : std::nullopt;
    if (read.newerVersion) {
        m_blocked = newerError(*read.newerVersion, m_path);
        return;
    }
    m_damagedLines = read.damagedLines;
    ValuesByName before = std::move(m_values);
    m_values = std::move(read.values);
    // What was known before stands for what cannot be read of a damaged file.
    if (m_damagedLines > 0)
        for (const auto& [name, value] : before)
            m_values.try_emplace(name, value);
    for (const auto& [name, value] : m_pending)
        apply(m_values, {name, value});
    countLive();
    for (std::string& name : differing(before, m_values))
        m_heard.push_back(std::move(name));
}

std::vector<std::string> KeptValues::catchUp() {
    look();
    return takeHeard();
}

void KeptValues::look() {
    const std::optional<FileInfo> info = m_files->info(m_path);
    if (!info || (m_seen && seenAs(*info) == *m_seen))
        return;
    const Lock lock(m_path, *m_files);
    if (const std::optional<Error>& error = lock.error(); error && error->code == ErrorCode::fileInUse)
        return;
    if (isCutShort(*info))
        m_needsReplacing = true;
    else
        read();
}

std::optional<Error> KeptValues::change(const std::vector<KeptChange>& changes, KeptBy by) {
    for (const KeptChange& each : changes) {
        const std::string* there = find(each.name);
        const bool isSame = each.value ? there != nullptr && *there == *each.value : there == nullptr;
        // Nobody knows what a file holds that could not be read: the change may be one.
        if (isSame && !m_blocked && !m_pending.contains(each.name))
            continue;
        m_pending.insert_or_assign(each.name, each.value);
        applyHere(each);
    }
    return retry(by);
}

std::optional<Error> KeptValues::retry(KeptBy by) {
    if (m_pending.empty())
        return std::nullopt;
    std::optional<Error> error = write(by);
    if (error)
        m_reason = *error;
    else
        m_pending.clear();
    return error;
}

std::optional<Error> KeptValues::write(KeptBy by) {
    const std::string folder = std::filesystem::path(m_path).parent_path().string();
    if (std::optional<Error> error = folder.empty() ? std::nullopt : m_files->makeFolder(folder))
        return error;
    const Lock lock(m_path, *m_files);
    return lock.error() ? lock.error() : writeLocked(by);
}

std::optional<Error> KeptValues::writeLocked(KeptBy by) {
    const std::optional<FileInfo> info = m_files->info(m_path);
    if (!info || isCutShort(*info))
        m_needsReplacing = true;
    if (!info)
        m_blocked.reset();
    else if (!isCutShort(*info) && (m_blocked || !m_seen || seenAs(*info) != *m_seen))
        read();
    if (m_blocked && m_blocked->code != ErrorCode::inputTooLarge)
        return m_blocked;
    if (m_damagedLines > 0 || m_blocked)
        if (std::optional<Error> error = setAside())
            return error;
    // A file that is not there yet needs no copy beside it, and no key waits for its flush.
    if (!info)
        return append(by, textOfValues(m_values));
    return m_needsReplacing || m_damagedLines > 0 || isLoose() ? replace() : append(by, pendingLines());
}

std::string KeptValues::pendingLines() const {
    std::string lines;
    for (const auto& [name, value] : m_pending)
        lines += lineOf(name, value);
    return lines;
}

bool KeptValues::isLoose() const { return m_seen && m_seen->size > 2 * m_liveBytes + kLooseBytes; }

void KeptValues::applyHere(const KeptChange& change) {
    const auto bytesOf = [this](const std::string& name) {
        const std::string* value = find(name);
        return value != nullptr ? lineBytes(name, *value) : 0;
    };
    m_liveBytes -= bytesOf(change.name);
    apply(m_values, change);
    m_liveBytes += bytesOf(change.name);
}

void KeptValues::countLive() {
    m_liveBytes = 0;
    for (const auto& [name, value] : m_values)
        m_liveBytes += lineBytes(name, value);
}

std::optional<Error> KeptValues::append(KeptBy by, const std::string& lines) {
    Result<std::unique_ptr<OpenFile>> file = m_files->open(m_path, OpenMode::append);
    if (!file)
        return file.error();
    const std::uint64_t before = (*file)->info().size;
    if (before + lines.size() > kLargestFile)
        return tooLarge(m_path, before + lines.size());
    std::optional<Error> error = (*file)->write(lines);
    if (error) {
        // A part of a line is no change; where it stays, the next write replaces the file.
        m_needsReplacing = (*file)->truncate(before).has_value();
        m_seen = m_needsReplacing ? std::optional<Seen>() : seenAs((*file)->info());
        return error;
    }
    m_seen = seenAs((*file)->info());
    if (by == KeptBy::disk)
        error = (*file)->flush();
    if (by == KeptBy::disk && !error && before == 0)
        error = m_files->flushFolder(std::filesystem::path(m_path).parent_path().string());
    const std::optional<Error> closed = (*file)->close();
    // Nothing of it is missing: what is written next goes behind it.
    m_needsReplacing = false;
    m_isNew = false;
    return error ? error : closed;
}

std::optional<Error> KeptValues::replace() {
    const std::string text = textOfValues(m_values);
    if (text.size() > kLargestFile)
        return tooLarge(m_path, text.size());
    if (std::optional<Error> error = replaceFile(m_path, text, *m_files))
        return error;
    const std::optional<FileInfo> info = m_files->info(m_path);
    m_seen = info ? std::optional(seenAs(*info)) : std::nullopt;
    m_needsReplacing = false;
    m_damagedLines = 0;
    m_isNew = false;
    return std::nullopt;
}

std::optional<Error> KeptValues::setAside() {
    Result<std::string> aside = setDamagedAside(m_path, kLargestFile, *m_files);
    if (!aside)
        return aside.error();
    m_setAside = std::move(aside).value();
    m_blocked.reset();
    m_needsReplacing = true;
    return std::nullopt;
}

std::optional<KeptDamage> KeptValues::mend() {
    const bool isTooLarge = m_blocked && m_blocked->code == ErrorCode::inputTooLarge;
    if (m_damagedLines == 0 && !isTooLarge)
        return std::nullopt;
    KeptDamage damage{.lines = std::max<std::size_t>(m_damagedLines, 1), .setAside = {}};
    std::optional<Error> error = write(KeptBy::disk);
    if (error)
        m_reason = std::move(*error);
    else
        m_pending.clear();
    damage.setAside = m_setAside;
    return damage;
}

}  // namespace nonet
