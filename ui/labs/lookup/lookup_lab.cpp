#include "ui/labs/lookup/lookup_lab.h"

#include "core/canonical/classic_transform.h"
#include "core/constructions/row_shift.h"
#include "core/generators/shift_puzzle.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

namespace {

/// One solution, with as few clues as a puzzle can have.
constexpr const char* kFewClues = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
constexpr int kMillisecondsBetweenTerms = 20;
/// One of three cells of a shuffled second board stays.
constexpr std::uint32_t kClueShare = 3;

QString textOf(const Floor& floor) {
    const std::string digits = toText(floor);
    return QString::fromStdString(digits.substr(0, 9) + ' ' + digits.substr(9, 9) + ' ' + digits.substr(18, 9));
}

constexpr SceneRow<LookupLab> kScenes[] = {{"row_shift", makeRowShiftScene, LessonLength::minutes15},
                                           {LookupLab::kOneFamilyScene, makeOneFamilyScene, LessonLength::minutes90},
                                           {"key", makeKeyScene, LessonLength::minutes15},
                                           {LookupLab::kTowerScene, makeTowerScene, LessonLength::minutes45},
                                           {"trios", makeTriosScene, LessonLength::minutes45},
                                           {"all_floors", makeAllFloorsScene, LessonLength::minutes90},
                                           {"all_grids", makeAllGridsScene},
                                           {"letters", makeLettersScene},
                                           {"solve", makeSolveScene, LessonLength::minutes90}};

}  // namespace

const LabRow LookupLab::kRow{
    "lookup", QT_TRANSLATE_NOOP("Labs", "Lookup"),
    QT_TRANSLATE_NOOP("Labs", "Boards as a cipher: one key turns a solved board into another, a floor and a tower make "
                              "a whole board, and a table of trios counts every Sudoku there is."),
    LabPuzzles::none, [](QObject* parent) -> Lab* { return new LookupLab(parent); }, [] { return idsOf(kScenes); },
    // Its board is a Sudoku whatever the learner tries elsewhere.
    LookupLab::kOneFamilyScene};

std::size_t FloorFacts::classOf(const Floor& floor) const {
    const Floor form = canonicalFloor(floor);
    return static_cast<std::size_t>(std::ranges::find(classes, form, &FloorClass::representative) - classes.begin());
}

LookupLab::LookupLab(QObject* parent)
    : LabOf(kRow, parent, exampleModel()), m_task(tr("Counting floors and grids"), this) {
    addScenes(*this, std::span<const SceneRow<LookupLab>>(kScenes));
}

const LookupScene& LookupLab::currentScene() const { return static_cast<const LookupScene&>(Lab::currentScene()); }

InputKind LookupLab::kind() const { return currentScene().input(); }

void LookupLab::setFloor(const Floor& floor) {
    m_model.floor = floor;
    Q_EMIT changed();
}

void LookupLab::setSecond(const Grid& second) {
    m_model.second = second;
    Q_EMIT changed();
}

void LookupLab::setTower(const std::optional<TowerPattern>& tower) {
    m_model.tower = tower;
    Q_EMIT changed();
}

Grid LookupLab::towerBoard() const {
    return buildTower(m_model.towerFloor(), m_model.tower ? *m_model.tower : towerPattern(m_model.list, false)).grid;
}

const FloorFacts* LookupLab::facts() {
    if (m_facts)
        return &*m_facts;
    if (m_task.isRunning())
        return nullptr;
    struct Start {
        std::uint32_t floors = 0;
        std::vector<FloorClass> classes;
        std::shared_ptr<GridCounter> counter;
    };
    m_task.start(
        [](const std::stop_token& stop, const ProgressSink&) {
            return Start{countFloors(), floorClasses(stop), std::make_shared<GridCounter>()};
        },
        [this](Start start) {
            m_facts = FloorFacts{start.floors, std::move(start.classes), {}};
            countNextTerm(start.counter);
        });
    return nullptr;
}

/// One job a term, so that each stands there as soon as it is known.
void LookupLab::countNextTerm(const std::shared_ptr<GridCounter>& counter) {
    if (!m_facts)
        return;
    struct Next {
        GridTerm term;
        int columnClasses = 0;
    };
    m_task.start(
        [counter, floors = m_facts->classes[m_facts->grids.terms.size()]](const std::stop_token&, const ProgressSink&) {
            const GridTerm term = counter->term(floors);
            return Next{term, counter->columnClasses()};
        },
        [this, counter](const Next& next) {
            if (!m_facts)
                return;
            GridCount& grids = m_facts->grids;
            grids.terms.push_back(next.term);
            grids.total += next.term.grids;
            grids.columnClasses = next.columnClasses;
            if (!m_facts->isComplete())
                countNextTerm(counter);
            if (!m_facts->isComplete() && m_sinceReport.isValid() &&
                m_sinceReport.elapsed() < kMillisecondsBetweenTerms)
                return;
            m_sinceReport.start();
            Q_EMIT changed();
        });
}

std::vector<LabPreset> LookupLab::presets() const {
    const auto lineOf = [](const Grid& grid) { return QString::fromStdString(toLine(grid)); };
    const LookupModel example = exampleModel();
    switch (kind()) {
    case InputKind::list:
        return {{tr("The text's own list"), QStringLiteral("489371526")},
                {tr("1 to 9 in order"), QStringLiteral("123456789")},
                {tr("Letters"), QStringLiteral("SUDOKABEN")}};
    case InputKind::board:
        return {{tr("The text's own board"), lineOf(example.second)}, {tr("No clue yet"), lineOf(Grid())}};
    case InputKind::floor:
        return {{tr("The text's own floor"), textOf(example.floor)},
                {tr("The first floor of all"), textOf(floorAt(0))},
                {tr("The last one"), textOf(floorAt(kFloors - 1))}};
    case InputKind::puzzle: break;
    }
    return {{tr("A hard puzzle"), lineOf(example.puzzle)},
            {tr("17 clues"), QString::fromLatin1(kFewClues).replace(u'0', u'.')}};
}

LabInputKind LookupLab::inputKind() const {
    switch (kind()) {
    case InputKind::list: return LabInputKind::list;
    case InputKind::board: return LabInputKind::board;
    case InputKind::floor: return LabInputKind::floor;
    case InputKind::puzzle: break;
    }
    return LabInputKind::puzzle;
}

QString LookupLab::source() const {
    return QStringLiteral("“Doku_Autocomplete: look up table for Sudoku and Sudoku like puzzles”, README at "
                          "github.com/burdettadam/Doku_Autocomplete");
}

QString LookupLab::inputText() const {
    switch (kind()) {
    case InputKind::list: {
        QString text;
        for (int place = 0; place < 9; ++place)
            text += m_model.sign(m_model.list.digitAt(place));
        return text;
    }
    case InputKind::board: return QString::fromStdString(toLine(m_model.second));
    case InputKind::floor: return textOf(m_model.floor);
    case InputKind::puzzle: return QString::fromStdString(toLine(m_model.puzzle));
    }
    return {};
}

QString LookupLab::setInput(const QString& text) {
    const auto take = [](auto reading, auto set) {
        if (const auto* fault = std::get_if<QString>(&reading))
            return *fault;
        set(std::get<0>(reading));
        return QString();
    };
    const auto useFloor = [this](const Floor& floor) { setFloor(floor); };
    switch (textKind(text, kind())) {
    case TextKind::list:
        return take(listFrom(text), [this](const ListInput& input) {
            m_model.list = input.list;
            m_model.signs = input.signs;
            // Where only floors are the matter, the list makes one: as a row shift begins.
            if (kind() == InputKind::floor && !currentScene().usesList())
                m_model.floor = floorOf(*TowerFloor::from(rowShift(input.list)));
            Q_EMIT changed();
        });
    case TextKind::board:
        if (kind() == InputKind::board)
            return take(secondFrom(text), [this](const Grid& second) { setSecond(second); });
        return take(puzzleFrom(text), [this, &text](const Grid& puzzle) {
            m_model.puzzle = puzzle;
            // A lesson's board comes before its scene: it may be the one with the key.
            if (kind() != InputKind::puzzle && std::holds_alternative<Grid>(secondFrom(text)))
                m_model.second = puzzle;
            Q_EMIT changed();
        });
    case TextKind::floor: return take(floorFrom(text), useFloor);
    case TextKind::rank: return take(rankFrom(text), [&](std::uint32_t rank) { useFloor(floorAt(rank)); });
    }
    return {};
}

void LookupLab::shuffleInput(std::uint64_t seed) {
    RandomSource random(seed);
    switch (kind()) {
    case InputKind::list:
        m_model.list = randomSequence(random);
        m_model.signs = exampleModel().signs;
        break;
    case InputKind::board: {
        m_model.second = rowShift(randomSequence(random));
        for (int i = 0; i < 81; ++i)
            if (random.below(kClueShare) != 0)
                m_model.second.clear(Cell(i));
        break;
    }
    case InputKind::floor: {
        Floor floor = floorAt(static_cast<std::uint32_t>(random.below(kFloors)));
        const Sequence names = randomSequence(random);
        for (std::uint8_t& digit : floor.digits)
            digit = static_cast<std::uint8_t>(names.digitAt(digit - 1).value());
        m_model.floor = floor;
        break;
    }
    case InputKind::puzzle:
        m_model.puzzle = apply(randomTransform(random), ClassicDigits::from(exampleModel().puzzle)).toGrid();
        break;
    }
    Q_EMIT changed();
}

void LookupLab::useExample() {
    const LookupModel example = exampleModel();
    switch (kind()) {
    case InputKind::list:
        m_model.list = example.list;
        m_model.signs = example.signs;
        break;
    case InputKind::board: m_model.second = example.second; break;
    case InputKind::floor:
        m_model.floor = example.floor;
        m_model.tower.reset();
        break;
    case InputKind::puzzle: m_model.puzzle = example.puzzle; break;
    }
    Q_EMIT changed();
}

Puzzle LookupLab::usualPuzzle() const { return {Geometry(), boardOf(m_model.floor)}; }

}  // namespace nonet::lookup

#include "moc_lookup_lab.cpp"
