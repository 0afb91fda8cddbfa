#include "core/formats/native/cut_json.h"

#include <algorithm>
#include <optional>

namespace nonet {
namespace {

/// Where the text may be closed, and what closes it there.
struct Place {
    std::size_t end = 0;
    std::string closers;
};

class Scan {
public:
    explicit Scan(std::string_view text) {
        for (std::size_t i = 0; i < text.size() && !m_isOver; ++i)
            step(text[i], i);
    }

    std::vector<Place> places() const {
        std::vector<Place> places;
        if (m_isOver || m_open.empty())
            return places;
        for (const std::optional<Place>& each : {m_anywhere, m_inMember, m_betweenMembers})
            if (each && std::ranges::none_of(places, [&](const Place& other) { return other.end == each->end; }))
                places.push_back(*each);
        return places;
    }

private:
    void step(char c, std::size_t at) {
        if (m_isInString) {
            if (m_isEscaped)
                m_isEscaped = false;
            else if (c == '\\')
                m_isEscaped = true;
            else if (c == '"')
                m_isInString = false;
            return;
        }
        switch (c) {
        case '"': m_isInString = true; break;
        case '{': m_open += '}'; break;
        case '[': m_open += ']'; break;
        case ',': note(at); break;
        case '}':
        case ']':
            // Whole at its first end; what follows is somebody else's.
            if (m_open.empty() || m_open.back() != c)
                m_isOver = true;
            else
                m_open.pop_back();
            if (m_open.empty())
                m_isOver = true;
            else
                note(at + 1);
            break;
        default: break;
        }
    }
    void note(std::size_t at) {
        const Place place{at, std::string(m_open.rbegin(), m_open.rend())};
        m_anywhere = place;
        if (m_open.size() <= 2)
            m_inMember = place;
        if (m_open.size() <= 1)
            m_betweenMembers = place;
    }

    std::string m_open;
    bool m_isInString = false;
    bool m_isEscaped = false;
    bool m_isOver = false;
    std::optional<Place> m_anywhere;
    std::optional<Place> m_inMember;
    std::optional<Place> m_betweenMembers;
};

}  // namespace

std::vector<std::string> closedJson(std::string_view text) {
    std::vector<std::string> closed;
    for (const Place& each : Scan(text).places())
        closed.push_back(std::string(text.substr(0, each.end)) + each.closers);
    return closed;
}

}  // namespace nonet
