#include "core/techniques/session/solving_session.h"

namespace nonet {
namespace {

/// Keeps the first find of its row, or the best, and notes which others there are.
class OneSink final : public DeductionSink {
public:
    OneSink(TechniqueSet wanted, const SearchRow& row, const std::stop_token& stop, std::uint64_t mostWork)
        : DeductionSink(wanted, stop, mostWork), m_row(row) {}

    std::optional<Deduction>& found() { return m_found; }
    TechniqueSet seen() const { return m_seen; }

private:
    bool accept(const Deduction& deduction) override {
        m_seen.set(deduction.technique);
        if (!m_row.techniques.test(deduction.technique))
            return true;
        if (!m_found || isBetter(deduction, *m_found))
            m_found = deduction;
        return m_row.takesBest;
    }

    const SearchRow& m_row;
    std::optional<Deduction> m_found;
    TechniqueSet m_seen;
};

TechniqueSet yieldsOf(const Search* search) {
    TechniqueSet set;
    for (const Technique& each : techniqueCatalogue())
        set.set(each.id, each.search == search);
    return set;
}

/// The row's kind of single; nothing for one of searches.
std::optional<TechniqueId> singleOf(const SearchRow& row) {
    for (const TechniqueId id : {TechniqueId::fullHouse, TechniqueId::nakedSingle, TechniqueId::hiddenSingle})
        if (row.techniques.test(id))
            return id;
    return std::nullopt;
}

std::size_t placesSum(const Deduction& deduction) {
    std::size_t sum = 0;
    std::size_t weight = 1;
    deduction.eliminations.forEach([&](Candidate gone) {
        sum += gone.cell.slot() * weight + static_cast<std::size_t>(gone.digit.value());
        weight += 80;
    });
    return sum;
}

}  // namespace

Step stepOf(const PositionFacts& facts, const Deduction& deduction) {
    Step step{.technique = deduction.technique};
    if (deduction.placement)
        step.placements.push_back(*deduction.placement);
    deduction.eliminations.forEach([&step](Candidate gone) { step.eliminations.push_back(gone); });
    technique(deduction.technique).search->describe(facts, deduction, step);
    return step;
}

bool isBetter(const Deduction& a, const Deduction& b) {
    if (const int more = a.eliminations.count() - b.eliminations.count(); more != 0)
        return more > 0;
    if (a.pattern.line.size() != b.pattern.line.size())
        return a.pattern.line.size() < b.pattern.line.size();
    return a.eliminations != b.eliminations && placesSum(a) < placesSum(b);
}

SolvingSession::SolvingSession(const SinglesBoard& board, const SessionOptions& options)
    : m_board(board), m_options(options), m_facts(m_board.position()) {
    m_board.takeChanged();
    m_toSearch.fill(classic::kAllDigits);
}

std::optional<Deduction> SolvingSession::nextOf(std::span<const SearchRow> rows, const std::stop_token& stop) {
    for (const SearchRow& row : rows) {
        if (stop.stop_requested())
            return std::nullopt;
        const std::optional<TechniqueId> kind = singleOf(row);
        if (const std::optional<Deduction> found = kind ? single(*kind) : search(row, stop))
            return found;
    }
    return std::nullopt;
}

std::optional<SolvingSession::FoundSingle> SolvingSession::findSingle(TechniqueId id) {
    if (id == TechniqueId::nakedSingle) {
        const std::optional<Candidate> found = m_board.nakedSingle(m_options.singles);
        return found ? std::optional(FoundSingle{*found, 0}) : std::nullopt;
    }
    if (id == TechniqueId::hiddenSingle) {
        const auto found = m_board.hiddenSingle(m_options.singles);
        return found ? std::optional(FoundSingle{found->single, bitOf(found->house)}) : std::nullopt;
    }
    const auto found = m_board.fullHouse(m_options.singles);
    return found ? std::optional(FoundSingle{found->single, bitOf(found->house)}) : std::nullopt;
}

std::optional<Deduction> SolvingSession::single(TechniqueId id) {
    const std::optional<FoundSingle> found = findSingle(id);
    return found ? std::optional(
                       Deduction{.technique = id, .placement = found->placed, .pattern = {.base = found->house}})
                 : std::nullopt;
}

std::optional<TechniqueId> SolvingSession::placeSingle(std::span<const SearchRow> rows) {
    for (const SearchRow& row : rows) {
        const std::optional<TechniqueId> kind = singleOf(row);
        const std::optional<FoundSingle> found = kind ? findSingle(*kind) : std::nullopt;
        if (!found)
            continue;
        m_board.place(found->placed);
        return kind;
    }
    return std::nullopt;
}

std::optional<Deduction> SolvingSession::search(const SearchRow& row, const std::stop_token& stop) {
    followBoard();
    // All of a row come from one search.
    std::size_t first = 0;
    while (!row.techniques.test(first))
        ++first;
    const Search& search = *techniqueCatalogue()[first].search;
    const TechniqueSet wanted = search.findsAllAtOnce ? yieldsOf(&search) : row.techniques;
    ClassicDigitSet digits = classic::kAllDigits;
    if (search.isOfOneDigit) {
        digits = {};
        for (std::size_t id = first; id < row.techniques.size(); ++id)
            if (row.techniques.test(id))
                digits |= m_toSearch[id];
    }
    if (digits.isEmpty() || (row.techniques & ~m_isEmpty).none())
        return std::nullopt;
    OneSink sink(wanted, row, stop, m_options.mostWork);
    search.run(m_facts, {.digits = digits, .limits = m_options.limits}, sink);
    if (sink.isCutOff())
        m_cutOff |= row.techniques;
    if (sink.found() || sink.isCutOff() || stop.stop_requested())
        return sink.found();
    for (std::size_t id = 0; id < wanted.size(); ++id)
        if (wanted.test(id) && !sink.seen().test(id)) {
            if (search.isOfOneDigit)
                m_toSearch[id] -= digits;
            else
                m_isEmpty.set(id);
        }
    return std::nullopt;
}

void SolvingSession::apply(const Deduction& deduction) {
    if (deduction.placement)
        m_board.place(*deduction.placement);
    // HoDoKu's order: house by house that the pattern clears; singles come about in it.
    for (std::uint32_t houses = deduction.pattern.cover; houses != 0; houses &= houses - 1) {
        const ClassicCellSet cells = classic::cellsOfHouse(std::countr_zero(houses));
        deduction.eliminations.forEach([&](Candidate gone) {
            if (cells.contains(gone.cell))
                m_board.eliminate(gone);
        });
    }
    deduction.eliminations.forEach([this](Candidate gone) { m_board.eliminate(gone); });
    followBoard();
}

void SolvingSession::followBoard() {
    const ClassicDigitSet changed = m_board.takeChanged();
    if (changed.isEmpty())
        return;
    m_facts.noteChanges(changed);
    for (ClassicDigitSet& digits : m_toSearch)
        digits |= changed;
    m_isEmpty.reset();
}

}  // namespace nonet
