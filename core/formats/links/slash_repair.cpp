#include "core/formats/links/slash_repair.h"

#include "core/formats/links/json_prefix_scanner.h"
#include "core/formats/links/lz_unpacking.h"

#include <algorithm>
#include <vector>

namespace nonet {
namespace {

constexpr int kMostSlashes = 3;
/// Upper limit of the work, in codes that are read; kUnitsForOne units that they stand for count as one more, and so do
/// kCopiedForOne characters that are copied.
constexpr std::size_t kMostWork = 400'000;
constexpr std::size_t kUnitsForOne = 8;
constexpr std::size_t kCopiedForOne = 100;
/// Each whole object is packed again, which takes longest.
constexpr int kMostWhole = 8;

class SlashRepair {
public:
    explicit SlashRepair(const std::string& data)
        : m_data(data), m_unpacking(m_data, LzAlphabet::base64, std::min(kMostUnpacked, 20 * data.size())) {}

    std::optional<std::string> run() {
        const Place start{m_unpacking.place(), {}};
        for (const std::size_t breadth : {4U, 16U, 64U}) {
            if (auto text = mended(m_data, start, 0, kMostSlashes, breadth))
                return text;
            if (m_work > kMostWork)
                break;
        }
        return std::nullopt;
    }

private:
    struct Place {
        LzUnpacking::Place unpacking;
        JsonPrefixScanner scanner;
    };
    /// A slash, and where the code begins that it is the first to belong to.
    struct Slash {
        std::size_t at;
        Place before;
    };
    struct Reach {
        std::size_t at = 0;
        bool isWhole = false;
    };
    struct Attempt {
        std::size_t reach;
        Slash slash;
    };

    std::string withDoubled(const std::string& data, std::size_t at) {
        m_work += data.size() / kCopiedForOne;
        std::string doubled;
        doubled.reserve(data.size() + 1);
        return doubled.append(data, 0, at + 1).append(data, at);
    }

    Reach follow(const std::string& data, const Place& from, std::vector<Slash>* slashes) {
        m_unpacking.goBack(from.unpacking, data);
        JsonPrefixScanner scanner = from.scanner;
        while (m_work++ <= kMostWork) {
            const std::size_t unitCount = m_unpacking.units().size();
            const std::size_t begin = m_unpacking.readTo();
            const Place before{m_unpacking.place(), scanner};
            const LzUnpacking::Step step = m_unpacking.step();
            for (std::size_t at = begin; slashes && at < m_unpacking.readTo(); ++at)
                if (data[at] == '/')
                    slashes->push_back({at, before});
            if (step == LzUnpacking::Step::end)
                return {m_unpacking.readTo(), scanner.isWhole()};
            if (step == LzUnpacking::Step::broken)
                break;
            m_work += (m_unpacking.units().size() - unitCount) / kUnitsForOne;
            for (std::size_t i = unitCount; i < m_unpacking.units().size(); ++i)
                if (!scanner.push(m_unpacking.units()[i]))
                    return {m_unpacking.readTo(), false};
        }
        return {m_unpacking.readTo(), false};
    }

    /// With a slash doubled at `least` or behind it, and then up to `left - 1` more.
    std::optional<std::string> mended(const std::string& data, const Place& from, std::size_t least, int left,
                                      std::size_t breadth) {
        std::vector<Slash> slashes;
        follow(data, from, &slashes);
        std::vector<Attempt> attempts;
        for (auto slash = slashes.rbegin(); slash != slashes.rend() && m_work <= kMostWork; ++slash) {
            if (slash->at < least)
                continue;
            const std::string doubled = withDoubled(data, slash->at);
            const Reach reach = follow(doubled, slash->before, nullptr);
            if (reach.isWhole)
                if (auto text = whole(doubled))
                    return text;
            attempts.push_back({reach.at, *slash});
        }
        if (left <= 1)
            return std::nullopt;
        std::ranges::stable_sort(attempts, std::greater(), &Attempt::reach);
        for (std::size_t i = 0; i < std::min(breadth, attempts.size()) && m_work <= kMostWork; ++i) {
            // Other attempts were unpacked over what lies before this one.
            follow(data, from, nullptr);
            if (auto text = mended(withDoubled(data, attempts[i].slash.at), attempts[i].slash.before,
                                   attempts[i].slash.at + 1, left - 1, breadth))
                return text;
        }
        return std::nullopt;
    }

    /// Near the end other places give something like it, but what would have been packed otherwise.
    std::optional<std::string> whole(const std::string& data) {
        if (m_wholeCount++ >= kMostWhole)
            return std::nullopt;
        std::optional<std::string> text = lzUnpacked(data, LzAlphabet::base64);
        const bool isRight = text && lzPacked(*text, LzAlphabet::base64).starts_with(data.substr(0, data.find('=')));
        return isRight ? std::move(text) : std::nullopt;
    }

    std::string m_data;
    LzUnpacking m_unpacking;
    std::size_t m_work = 0;
    int m_wholeCount = 0;
};

}  // namespace

std::optional<std::string> withSlashesRepaired(const std::string& data) { return SlashRepair(data).run(); }

}  // namespace nonet
