#include "core/formats/fpuzzles/fpuzzles_own.h"

#include "core/formats/constraint_json.h"
#include "core/formats/fpuzzles/fpuzzles_boxes.h"
#include "core/formats/fpuzzles/fpuzzles_drawings.h"
#include "core/formats/fpuzzles/fpuzzles_kinds.h"
#include "core/formats/rule_drawings.h"
#include "core/foundation/stable_hash.h"

#include <algorithm>
#include <unordered_map>

namespace nonet {
namespace {

constexpr const char* kSymbols = "symbols";
constexpr const char* kNumbers = "values";
constexpr const char* kRules = "rules";
constexpr const char* kGivens = "givens";
constexpr const char* kWords = "words";
constexpr const char* kDrawn = "drawn";
constexpr int kLowestNumber = -99;
constexpr int kHighestNumber = 999;

/// A rules text by what it says: programs may break its lines anew.
std::string hashOfWords(std::string_view rules) {
    StableHash hash;
    for (const char letter : rules)
        if (static_cast<unsigned char>(letter) > ' ')
            hash.add(std::string_view(&letter, 1));
    constexpr std::string_view kFigures = "0123456789abcdef";
    std::string text;
    for (std::uint64_t rest = hash.value(); rest > 0; rest >>= 4U)
        text += kFigures[rest & 0xFU];
    return text;
}

/// What says where an object is drawn and what is written there: the rest is how it looks.
template <typename AnyJson>
std::string placeOf(const std::string& list, const AnyJson& object) {
    std::string text = list;
    for (const char* name : {"cells", "lines", "value"})
        if (const auto found = object.find(name); found != object.end())
            text.append("\n").append(name).append(jsonText(*found));
    return text;
}

bool canTake(const OrderedJson& file, const OrderedJson& picture) {
    for (const auto& [list, objects] : picture.items())
        if (const auto taken = file.find(list); taken != file.end() && !taken->is_array())
            return false;
    return true;
}

void addPicture(OrderedJson& file, const OrderedJson& picture) {
    for (const auto& [list, objects] : picture.items())
        for (const OrderedJson& object : objects)
            file[list].push_back(object);
}

bool comesBack(const Constraint& constraint, const std::string& text, const BoardText& board) {
    const std::optional<ReadConstraints> read = constraintsFrom(Json::array({Json::parse(text)}), board);
    return read && !read->hasUnread && read->constraints == std::vector{constraint};
}

/// The objects of a file by where they are, each to be taken once.
class PlacedObjects {
public:
    explicit PlacedObjects(const Json& file) {
        for (const auto& [list, objects] : file.items()) {
            if (!objects.is_array() || list == "grid")
                continue;
            for (const Json& object : objects)
                if (object.is_object())
                    m_objects[placeOf(list, object)].push_back(&object);
        }
        for (auto& [place, objects] : m_objects)
            std::ranges::reverse(objects);
    }

    /// All of the picture's, or none.
    bool take(const OrderedJson& picture, std::set<const Json*>& taken) {
        std::vector<std::vector<const Json*>*> found;
        for (const auto& [list, objects] : picture.items())
            for (const OrderedJson& object : objects) {
                const auto at = m_objects.find(placeOf(list, object));
                if (at == m_objects.end())
                    return giveBack(found);
                if (at->second.empty())
                    return giveBack(found);
                m_lent.push_back(at->second.back());
                at->second.pop_back();
                found.push_back(&at->second);
            }
        taken.insert(m_lent.begin(), m_lent.end());
        m_lent.clear();
        return true;
    }

private:
    bool giveBack(const std::vector<std::vector<const Json*>*>& places) {
        for (auto place = places.rbegin(); place != places.rend(); ++place) {
            (*place)->push_back(m_lent.back());
            m_lent.pop_back();
        }
        return false;
    }

    /// The first one last.
    std::unordered_map<std::string, std::vector<const Json*>> m_objects;
    std::vector<const Json*> m_lent;
};

const Json* ownMember(const Json& file, const char* name) {
    const Json* own = member(file, kFpuzzlesOwnMember);
    return own && own->is_object() ? member(*own, name) : nullptr;
}

std::string textOf(const Json& value) { return value.is_string() ? value.get<std::string>() : std::string(); }

/// The symbol that is written in the cell.
std::optional<Digit> symbolShown(Cell cell, const Layout& layout, FpuzzlesPictures& pictures, PlacedObjects& objects,
                                 std::set<const Json*>& taken) {
    for (const Digit symbol : layout.symbols.all())
        if (!isFpuzzlesDigit(layout.symbols, symbol) &&
            objects.take(pictures.ofGiven(cell, layout.symbols.label(symbol)), taken))
            return symbol;
    return std::nullopt;
}

}  // namespace

bool isFpuzzlesDigit(const SymbolSet& symbols, Digit symbol) {
    const std::optional<int> number = symbols.number(symbol);
    return number && *number >= 1 && *number <= symbols.count() && symbols.label(symbol) == std::to_string(*number);
}

std::optional<Digit> symbolOfFpuzzles(const SymbolSet& symbols, int number) {
    const std::optional<Digit> symbol = symbols.ofLabel(std::to_string(number));
    return symbol && isFpuzzlesDigit(symbols, *symbol) ? symbol : std::nullopt;
}

OrderedJson FpuzzlesPictures::of(const Constraint& constraint) {
    if (constraint.kind == ConstraintKind::windoku && !constraint.isHidden)
        return ofWindows();
    // Its colours of cells would go there.
    OrderedJson picture = OrderedJson::object();
    picture["grid"] = OrderedJson::array();
    for (const Drawing& drawing : drawingsOf(constraint, m_layout))
        if (!addToFpuzzles(picture, drawing))
            return OrderedJson::object();
    picture.erase("grid");
    return picture;
}

OrderedJson FpuzzlesPictures::ofGiven(Cell cell, const std::string& label) const {
    OrderedJson picture = OrderedJson::object();
    picture["grid"] = OrderedJson::array();
    addToFpuzzles(picture, drawingOfGiven(label, cell, m_layout.shape));
    picture.erase("grid");
    return picture;
}

/// The format has them as a rule: each is an extra region.
OrderedJson FpuzzlesPictures::ofWindows() {
    if (!m_windows)
        m_windows = windowsOf(m_layout);
    OrderedJson picture = OrderedJson::object();
    for (const std::vector<Cell>& window : *m_windows) {
        OrderedJson cells = OrderedJson::array();
        for (const Cell cell : window)
            cells.push_back(fpuzzlesName(m_layout.shape.row(cell), m_layout.shape.column(cell)));
        OrderedJson region = OrderedJson::object();
        region["cells"] = std::move(cells);
        picture[std::string(fpuzzlesMember(ConstraintKind::extra))].push_back(std::move(region));
    }
    return picture;
}

FpuzzlesOwnWriter::FpuzzlesOwnWriter(const Layout& layout)
    : m_layout(layout), m_board(layout.shape, layout.symbols), m_pictures(layout) {}

bool FpuzzlesOwnWriter::addRule(OrderedJson& file, const Constraint& constraint) {
    const std::string text = constraintText(constraint, m_board);
    if (constraint.kind == ConstraintKind::unknown || !comesBack(constraint, text, m_board))
        return false;
    const OrderedJson picture = m_pictures.of(constraint);
    if (!canTake(file, picture))
        return false;
    addPicture(file, picture);
    m_hasUndrawn = m_hasUndrawn || picture.empty();
    m_rules.push_back(OrderedJson::parse(text));
    return true;
}

bool FpuzzlesOwnWriter::addGiven(OrderedJson& file, Cell cell, Digit symbol) {
    const OrderedJson picture = m_pictures.ofGiven(cell, m_layout.symbols.label(symbol));
    if (!canTake(file, picture))
        return false;
    addPicture(file, picture);
    m_givens.push_back(fpuzzlesName(m_layout.shape.row(cell), m_layout.shape.column(cell)));
    return true;
}

void FpuzzlesOwnWriter::drawExtension(OrderedJson& file, const Constraint& constraint, std::string_view name) {
    OrderedJson picture = m_pictures.of(constraint);
    if (picture.empty() || !canTake(file, picture))
        return;
    for (auto& [list, objects] : picture.items())
        for (OrderedJson& object : objects)
            object[kFromRule] = name;
    addPicture(file, picture);
    m_drawn.insert(fpuzzlesMemberOf(name));
}

bool FpuzzlesOwn::drew(const Json& object) const {
    const Json* rule = drawn.empty() ? nullptr : member(object, kFromRule);
    return rule && drawn.contains(fpuzzlesMemberOf(textOf(*rule)));
}

void FpuzzlesOwnWriter::write(OrderedJson& file, std::string_view rules) const {
    OrderedJson own = OrderedJson::object();
    if (const SymbolSet& symbols = m_layout.symbols; !symbols.isStandard()) {
        OrderedJson labels = OrderedJson::array();
        OrderedJson numbers = OrderedJson::array();
        for (const Digit symbol : symbols.all()) {
            const std::optional<int> number = symbols.number(symbol);
            labels.push_back(symbols.label(symbol));
            numbers.push_back(number ? OrderedJson(*number) : OrderedJson());
        }
        own[kSymbols] = std::move(labels);
        own[kNumbers] = std::move(numbers);
    }
    if (!m_givens.empty())
        own[kGivens] = m_givens;
    if (!m_rules.empty())
        own[kRules] = m_rules;
    if (!m_drawn.empty())
        own[kDrawn] = m_drawn;
    if (m_hasUndrawn)
        own[kWords] = hashOfWords(rules);
    if (!own.empty())
        file[std::string(kFpuzzlesOwnMember)] = std::move(own);
}

std::optional<SymbolSet> fpuzzlesOwnSymbols(const Json& file, int side) {
    const Json* labels = ownMember(file, kSymbols);
    const Json* numbers = ownMember(file, kNumbers);
    const auto count = static_cast<std::size_t>(side);
    if (!labels || !numbers || !labels->is_array() || !numbers->is_array() || labels->size() != count ||
        numbers->size() != count)
        return std::nullopt;
    std::vector<std::string> texts;
    std::vector<std::optional<int>> values;
    for (std::size_t i = 0; i < count; ++i) {
        texts.push_back(textOf((*labels)[i]));
        values.push_back(integerIn((*numbers)[i], kLowestNumber, kHighestNumber));
    }
    return SymbolSet::of(std::move(texts), std::move(values));
}

FpuzzlesOwn fpuzzlesOwnFrom(const Json& file, const Layout& layout) {
    FpuzzlesOwn own;
    if (const Json* drawn = ownMember(file, kDrawn); drawn && drawn->is_array())
        for (const Json& name : *drawn)
            // Without the rule its drawings are all that is left of it.
            if (member(file, textOf(name)))
                own.drawn.insert(textOf(name));
    const Json* rules = ownMember(file, kRules);
    const Json* givens = ownMember(file, kGivens);
    if (!rules && !givens)
        return own;
    PlacedObjects objects(file);
    FpuzzlesPictures pictures(layout);
    if (givens && givens->is_array() && givens->size() <= static_cast<std::size_t>(layout.shape.cellCount()))
        for (const Json& name : *givens) {
            const auto place = fpuzzlesPlace(name);
            const std::optional<Cell> cell = place ? layout.shape.cellAt(place->first, place->second) : std::nullopt;
            const std::optional<Digit> symbol =
                cell ? symbolShown(*cell, layout, pictures, objects, own.pictures) : std::nullopt;
            if (symbol)
                own.givens.emplace_back(*cell, *symbol);
            own.hasUnshown = own.hasUnshown || !symbol;
        }
    if (!rules)
        return own;
    std::optional<ReadConstraints> read = constraintsFrom(*rules, BoardText(layout.shape, layout.symbols));
    own.hasUnshown = own.hasUnshown || !read;
    if (!read)
        return own;
    const Json* told = member(file, "ruleset");
    const Json* words = ownMember(file, kWords);
    const bool isTold = words && textOf(*words) == hashOfWords(told ? textOf(*told) : std::string());
    for (Constraint& constraint : read->constraints) {
        const OrderedJson picture = pictures.of(constraint);
        const bool isShown = constraint.kind != ConstraintKind::unknown &&
                             (picture.empty() ? isTold : objects.take(picture, own.pictures));
        if (isShown)
            own.constraints.push_back(std::move(constraint));
        own.hasUnshown = own.hasUnshown || !isShown;
    }
    return own;
}

}  // namespace nonet
