#include "core/design/symmetric_edit.h"

#include "core/design/constraint_place.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace nonet {
namespace {

template <typename Thing>
std::size_t countOf(const std::vector<Thing>& things, const Thing& thing) {
    return static_cast<std::size_t>(std::ranges::count(things, thing));
}

/// What an edit of a list did, by places in it before and after.
struct ListChange {
    std::vector<std::pair<int, int>> changed;
    std::vector<int> gone;
    std::vector<int> added;
};

/// Things that only changed places are none of it.
template <typename Thing>
ListChange changeOf(const std::vector<Thing>& before, const std::vector<Thing>& after) {
    ListChange change;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (countOf(after, before[i]) >= countOf(before, before[i]))
            continue;
        const bool isChanged = before.size() == after.size() && countOf(before, after[i]) < countOf(after, after[i]);
        if (isChanged)
            change.changed.emplace_back(static_cast<int>(i), static_cast<int>(i));
        else
            change.gone.push_back(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        const bool isChanged = std::ranges::any_of(
            change.changed, [&](const std::pair<int, int>& each) { return each.second == static_cast<int>(i); });
        if (!isChanged && countOf(after, after[i]) > countOf(before, after[i]))
            change.added.push_back(static_cast<int>(i));
    }
    return change;
}

bool isPartner(const Constraint& carried, const Constraint& each) {
    return carried.kind == each.kind && isInSamePlace(carried, each);
}

/// Looks the same where it came to; colours and the like may have been changed of one alone.
bool isPartner(const Drawing& carried, const Drawing& each) {
    Drawing plain = each;
    plain.isOver = carried.isOver;
    plain.isHidden = carried.isHidden;
    plain.text = carried.text;
    plain.textSize = carried.textSize;
    plain.width = carried.width;
    plain.height = carried.height;
    plain.lineColour = carried.lineColour;
    plain.fillColour = carried.fillColour;
    plain.textColour = carried.textColour;
    // Turned there and back, halves may differ in their last figure.
    constexpr double kNear = 1e-6;
    if (plain.points.size() != carried.points.size())
        return false;
    const auto takeNear = [&](const std::vector<DrawingPoint>& points) {
        for (std::size_t i = 0; i < points.size(); ++i)
            if (std::abs(points[i].row - carried.points[i].row) < kNear &&
                std::abs(points[i].column - carried.points[i].column) < kNear)
                plain.points[i] = carried.points[i];
    };
    takeNear(std::vector<DrawingPoint>(plain.points));
    return looksTheSame(plain, carried);
}

std::optional<Drawing> carriedOn(const Drawing& drawing, const Motion& motion, const BoardShape& shape) {
    return carriedWithBoard(drawing, motion, shape);
}
std::optional<Constraint> carriedOn(const Constraint& constraint, const Motion& motion, const BoardShape& shape) {
    // Rules of the whole board are their own partners.
    return constraint.parts.empty() && !constraint.place ? std::nullopt : carriedWithBoard(constraint, motion, shape);
}

/// The partner of the thing by the motion, among all but itself.
template <typename Thing>
std::optional<int> partnerOf(const std::vector<Thing>& all, int thing, const Motion& motion, const BoardShape& shape) {
    const std::optional<Thing> carried = carriedOn(all[static_cast<std::size_t>(thing)], motion, shape);
    if (!carried)
        return std::nullopt;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (static_cast<int>(i) != thing && isPartner(*carried, all[i]))
            return static_cast<int>(i);
    return std::nullopt;
}

template <typename Thing>
std::vector<int> leadersOf(const std::vector<Thing>& all, std::span<const int> chosen, EntrySymmetry symmetry,
                           int leads, const BoardShape& shape) {
    std::vector<int> order(chosen.begin(), chosen.end());
    if (!isPossible(symmetry, shape))
        return order;
    if (const auto first = std::ranges::find(order, leads); first != order.end())
        std::rotate(order.begin(), first, first + 1);
    std::vector<int> leaders;
    std::vector<int> led;
    for (const int each : order) {
        if (std::ranges::find(led, each) != led.end())
            continue;
        leaders.push_back(each);
        for (const Motion& motion : motionsOf(symmetry))
            if (const std::optional<int> partner = partnerOf(all, each, motion, shape))
                led.push_back(*partner);
    }
    std::ranges::sort(leaders);
    return leaders;
}

/// A list after an edit, what its partners make of it, and which of it the edit was about.
template <typename Thing>
struct EditedList {
    std::vector<Thing> things;
    std::vector<int> chosen;
};

template <typename Thing>
EditedList<Thing> withPartnersEdited(const std::vector<Thing>& before, EditedList<Thing> edited, EntrySymmetry symmetry,
                                     const BoardShape& shape, const std::function<bool(int)>& isFixed) {
    const ListChange change = changeOf(before, edited.things);
    const auto isTouched = [&](int place) {
        return std::ranges::find(change.gone, place) != change.gone.end() ||
               std::ranges::any_of(change.changed, [place](const auto& each) { return each.first == place; });
    };
    std::vector<Thing> leaving;
    for (const Motion& motion : motionsOf(symmetry)) {
        for (const auto& [from, to] : change.changed) {
            const std::optional<int> partner = partnerOf(before, from, motion, shape);
            const std::optional<Thing> next = carriedOn(edited.things[static_cast<std::size_t>(to)], motion, shape);
            if (!partner || !next || isTouched(*partner) || (isFixed && isFixed(*partner)))
                continue;
            const auto place = std::ranges::find(edited.things, before[static_cast<std::size_t>(*partner)]);
            if (place == edited.things.end())
                continue;
            *place = *next;
            edited.chosen.push_back(static_cast<int>(place - edited.things.begin()));
        }
        for (const int gone : change.gone)
            if (const std::optional<int> partner = partnerOf(before, gone, motion, shape);
                partner && !isTouched(*partner) && !(isFixed && isFixed(*partner)))
                leaving.push_back(before[static_cast<std::size_t>(*partner)]);
    }
    for (const Thing& each : leaving)
        if (const auto place = std::ranges::find(edited.things, each); place != edited.things.end()) {
            const auto at = static_cast<int>(place - edited.things.begin());
            edited.things.erase(place);
            std::erase(edited.chosen, at);
            for (int& chosen : edited.chosen)
                chosen -= chosen > at ? 1 : 0;
        }
    std::ranges::sort(edited.chosen);
    edited.chosen.erase(std::unique(edited.chosen.begin(), edited.chosen.end()), edited.chosen.end());
    return edited;
}

}  // namespace

std::vector<int> withoutPartners(const Puzzle& puzzle, std::span<const int> rules, EntrySymmetry symmetry, int leads) {
    return leadersOf(puzzle.constraints(), rules, symmetry, leads, puzzle.shape());
}

std::vector<int> drawingsWithoutPartners(const Puzzle& puzzle, std::span<const int> drawings, EntrySymmetry symmetry,
                                         int leads) {
    return leadersOf(puzzle.decoration().drawings, drawings, symmetry, leads, puzzle.shape());
}

LayoutEdit symmetricEdit(const Puzzle& before, LayoutEdit edit, EntrySymmetry symmetry,
                         const std::function<bool(int)>& isFixed) {
    if (symmetry == EntrySymmetry::none || !isPossible(symmetry, before.shape()) ||
        before.shape() != edit.puzzle.shape())
        return edit;
    const ListChange change = changeOf(before.constraints(), edit.puzzle.constraints());
    std::vector<Constraint> partners;
    for (const int each : change.added)
        for (Constraint& partner :
             withPartners(edit.puzzle.constraints()[static_cast<std::size_t>(each)], symmetry, before.shape()))
            partners.push_back(std::move(partner));
    EditedList<Constraint> edited =
        withPartnersEdited(before.constraints(), {edit.puzzle.constraints(), std::move(edit.constraints)}, symmetry,
                           before.shape(), isFixed);
    Layout layout = edit.puzzle.layout();
    layout.constraints = std::move(edited.things);
    LayoutEdit all{withLayout(std::move(edit.puzzle), std::move(layout)), std::move(edited.chosen)};
    for (Constraint& partner : partners) {
        if (sameAs(partner, all.puzzle))
            continue;
        LayoutEdit placed = place(all.puzzle, {std::move(partner)});
        all.puzzle = std::move(placed.puzzle);
        all.constraints.insert(all.constraints.end(), placed.constraints.begin(), placed.constraints.end());
    }
    return all;
}

DrawingEdit symmetricEdit(const Puzzle& before, DrawingEdit edit, EntrySymmetry symmetry,
                          const std::function<bool(int)>& isFixed) {
    if (symmetry == EntrySymmetry::none || !isPossible(symmetry, before.shape()) ||
        before.shape() != edit.puzzle.shape())
        return edit;
    const ListChange change = changeOf(before.decoration().drawings, edit.puzzle.decoration().drawings);
    std::vector<Drawing> partners;
    for (const int each : change.added)
        for (Drawing& partner :
             withPartners(edit.puzzle.decoration().drawings[static_cast<std::size_t>(each)], symmetry, before.shape()))
            partners.push_back(std::move(partner));
    EditedList<Drawing> edited =
        withPartnersEdited(before.decoration().drawings, {edit.puzzle.decoration().drawings, std::move(edit.drawings)},
                           symmetry, before.shape(), isFixed);
    for (Drawing& partner : partners)
        if (std::ranges::none_of(edited.things, [&](const Drawing& each) { return looksTheSame(each, partner); })) {
            edited.chosen.push_back(static_cast<int>(edited.things.size()));
            edited.things.push_back(std::move(partner));
        }
    Decoration decoration = edit.puzzle.decoration();
    decoration.drawings = std::move(edited.things);
    edit.puzzle.setDecoration(std::move(decoration));
    edit.drawings = std::move(edited.chosen);
    return edit;
}

}  // namespace nonet
