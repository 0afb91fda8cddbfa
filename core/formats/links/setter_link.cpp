#include "core/formats/links/setter_link.h"

#include "core/formats/links/lz_string.h"
#include "core/formats/links/slash_repair.h"
#include "core/formats/links/zipped_json.h"
#include "core/formats/source_text.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr std::size_t kShortestData = 20;
/// Behind these, in an address or alone.
constexpr std::array<std::string_view, 4> kPrefixes = {"fpuzzles", "fpuz", "scl", "ctc"};

/// SudokuPad's hosts, with the slash behind them.
constexpr std::array<std::string_view, 2> kPadHosts = {"sudokupad.app/", "crackingthecryptic.com/"};
constexpr const char* kLinkBlanks = " \t\r\n";

/// What every object comes to begin with, quoted as JSON is or as SudokuPad does it.
constexpr std::string_view kPackedBegin = "N4";

bool isLinkBlank(char sign) { return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n'; }
bool isOfData(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') ||
           sign == '+' || sign == '/' || sign == '=';
}
/// Whether packed data in either alphabet may have this sign.
bool isOfBareData(char sign) { return isOfData(sign) || sign == '-' || sign == '$'; }

/// Up to where a link ends, or its data.
std::string_view wordOf(std::string_view text) { return text.substr(0, firstOf(text, " \t\r\n\"'<>)&?#")); }

std::optional<char> byteOf(std::string_view code) {
    const auto digit = [](char sign) {
        return sign >= '0' && sign <= '9'   ? sign - '0'
               : sign >= 'a' && sign <= 'f' ? sign - 'a' + 10
               : sign >= 'A' && sign <= 'F' ? sign - 'A' + 10
                                            : -1;
    };
    if (code.size() < 3 || code[0] != '%' || digit(code[1]) < 0 || digit(code[2]) < 0)
        return std::nullopt;
    return static_cast<char>(static_cast<unsigned char>(digit(code[1]) * 16 + digit(code[2])));
}

std::string decodedOnce(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    while (!text.empty()) {
        const std::string_view plain = text.substr(0, text.find('%'));
        decoded += plain;
        text.remove_prefix(plain.size());
        if (text.empty())
            break;
        const std::optional<char> byte = byteOf(text);
        decoded += byte.value_or('%');
        text.remove_prefix(byte ? 3 : 1);
    }
    return decoded;
}

/// A blank may be a "+" that was lost.
std::string withPluses(std::string_view data) {
    std::string text(data);
    std::ranges::replace(text, ' ', '+');
    return text;
}

bool looksWhole(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' && text[last] == '}';
}

/// SudokuMaker's differs by its last sign and its padding.
bool isOfOtherAlphabet(std::string_view data) { return data.find_first_of("-$") != std::string_view::npos; }

std::optional<std::string> unpacked(std::string_view data) {
    const std::string word(wordOf(data));
    std::optional<std::string> text = lzUnpacked(word, LzAlphabet::base64);
    if (text && looksWhole(*text))
        return text;
    if (isOfOtherAlphabet(word))
        if (auto other = lzUnpacked(word, LzAlphabet::uri); other && looksWhole(*other))
            return other;
    std::string all = withPluses(data.substr(0, data.find_first_of("\r\n\"'<>)&?#")));
    while (!all.empty() && all.back() == '+' && data.find(' ') != std::string_view::npos)
        all.pop_back();
    if (all != word)
        if (auto other = lzUnpacked(all, isOfOtherAlphabet(all) ? LzAlphabet::uri : LzAlphabet::base64);
            other && looksWhole(*other))
            return other;
    if (word.find('/') != std::string::npos)
        if (auto other = withSlashesRepaired(word))
            return other;
    return text;
}

/// A link that says where on a server the puzzle is, and not which. `begin`: setterDataBegin().
bool isOnServer(std::string_view text, std::optional<std::size_t> begin) {
    if (begin)
        return wordOf(text.substr(*begin)).size() < kShortestData;
    if (text.find("f-puzzles.com/?id=") != std::string_view::npos)
        return true;
    for (const std::string_view host : kPadHosts)
        if (const std::size_t at = text.find(host);
            at != std::string_view::npos && !wordOf(text.substr(at + host.size())).empty())
            return true;
    return text.find("sudokupad.app/?puzzleid=") != std::string_view::npos;
}

bool isToSudokuPad(std::string_view address) {
    return std::ranges::any_of(
        kPadHosts, [address](std::string_view host) { return address.find(host) != std::string_view::npos; });
}

}  // namespace

std::string plainLink(std::string_view text) {
    constexpr int kMostOften = 3;
    std::string plain(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && text[first] == '{')
        return plain;
    for (int i = 0; i < kMostOften && plain.find('%') != std::string::npos; ++i)
        plain = decodedOnce(plain);
    return plain;
}

std::optional<std::size_t> setterDataBegin(std::string_view text) {
    if (const std::size_t at = text.find("load="); at != std::string_view::npos && text.find("f-puzzles") < at)
        return at + 5;
    if (const std::size_t at = text.find("puzzle="); at != std::string_view::npos && text.find("sudokumaker") < at)
        return at + 7;
    for (const std::string_view prefix : kPrefixes)
        for (std::size_t at = text.find(prefix); at != std::string_view::npos; at = text.find(prefix, at + 1)) {
            if (at > 0 && std::string_view("/=\"'<(").find(text[at - 1]) == std::string_view::npos &&
                !isLinkBlank(text[at - 1]))
                continue;
            std::size_t begin = at + prefix.size();
            begin += begin < text.size() && text[begin] == '/' ? 1 : 0;
            // Words and numbers of puzzles on a server begin like that too, and outside of an address any long word
            // may.
            const std::string_view data = wordOf(text.substr(begin));
            const bool isInAddress = at > 0 && (text[at - 1] == '/' || text[at - 1] == '=') && text.find('.') < at;
            if (data.size() >= kShortestData && std::ranges::all_of(data, isOfData) &&
                (isInAddress || data.starts_with(kPackedBegin)))
                return begin;
        }
    const std::size_t bare = text.find_first_not_of(" \t\"'<(");
    if (bare == std::string_view::npos)
        return std::nullopt;
    const std::string_view data = text.substr(bare);
    const bool isPacked = data.starts_with("N4Ig") || (data.starts_with(kPackedBegin) && wordOf(data).size() >= 100 &&
                                                       std::ranges::all_of(wordOf(data), isOfBareData));
    return isPacked ? std::optional(bare) : std::nullopt;
}

std::optional<Result<LinkedObject>> linkedObject(std::string_view text) {
    constexpr std::size_t kShown = 20;
    const std::size_t first = std::min(text.find_first_not_of(kLinkBlanks), text.size());
    const std::string plain = plainLink(text.substr(first, text.find_last_not_of(kLinkBlanks) + 1 - first));
    const std::optional<std::size_t> begin = setterDataBegin(plain);
    const auto damaged = [&plain](ErrorDetail detail) {
        return Error{.code = ErrorCode::notAPuzzle, .detail = detail, .subject = plain.substr(0, kShown)};
    };
    if (isOnServer(plain, begin))
        return damaged(ErrorDetail::onServer);
    if (!begin)
        return std::nullopt;
    const std::optional<std::string> data = unpacked(std::string_view(plain).substr(*begin));
    if (!data || !looksWhole(*data))
        return damaged(ErrorDetail::damagedLink);
    Result<Json> object = objectIn(*data);
    if (!object)
        return object.error().code == ErrorCode::badJson ? damaged(ErrorDetail::damagedLink) : object.error();
    const std::string_view before = std::string_view(plain).substr(0, *begin);
    const std::size_t word = std::min(before.find_last_of(" \t") + 1, before.size());
    return LinkedObject{.object = std::move(*object),
                        .isToSudokuPad = isToSudokuPad(before.substr(word)),
                        .hasTextBefore = before.substr(0, word).find_first_not_of(kLinkBlanks) != std::string::npos};
}

Result<Json> objectIn(std::string_view text) {
    Result<Json> json = parseBoundedJson(text);
    if (json || json.error().code != ErrorCode::badJson)
        return json;
    // The short form leaves out what stands between commas: these tell how many values it would become.
    if (const auto commas = std::ranges::count(text, ','); commas > static_cast<std::ptrdiff_t>(kMostValues))
        return Error{.code = ErrorCode::inputTooLarge,
                     .detail = ErrorDetail::values,
                     .found = commas,
                     .expected = static_cast<long long>(kMostValues)};
    Result<Json> zipped = parseBoundedJson(jsonFromZipped(text));
    if (!zipped)
        return zipped.error().code == ErrorCode::badJson ? json : zipped;
    nameZippedKeys(*zipped);
    return zipped;
}

}  // namespace nonet
