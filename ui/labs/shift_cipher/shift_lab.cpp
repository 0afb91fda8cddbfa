#include "ui/labs/shift_cipher/shift_lab.h"

#include "core/constructions/sequence_text.h"
#include "core/generators/shift_puzzle.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/construction_text.h"

#include <QRegularExpression>

namespace nonet {

namespace {

/// The source text's own list.
constexpr int kExample[] = {8, 5, 9, 6, 1, 2, 4, 3, 7};

/// The digits up to `side` in the order of the example.
Sequence exampleOf(int side) {
    std::vector<Digit> digits;
    for (const int value : kExample)
        if (value <= side)
            digits.emplace_back(value);
    for (int value = static_cast<int>(std::size(kExample)) + 1; value <= side; ++value)
        digits.emplace_back(value);
    return Sequence::from(digits).value_or(Sequence(side));
}

/// The digits up to `side`, in the list's order.
std::vector<Digit> upTo(int side, const Sequence& list) {
    std::vector<Digit> digits;
    for (int place = 0; place < list.side(); ++place)
        if (list.digitAt(place).value() <= side)
            digits.push_back(list.digitAt(place));
    return digits;
}

/// What has room of the list, and at its end the digits that are missing.
Sequence fittedTo(int side, const Sequence& list) {
    std::vector<Digit> digits = upTo(side, list);
    for (int value = list.side() + 1; value <= side; ++value)
        digits.emplace_back(value);
    return Sequence::from(digits).value_or(Sequence(side));
}

constexpr SceneRow<ShiftLab> kScenes[] = {{"numbers", makeNumbersScene, LessonLength::minutes15},
                                          {"fold", makeFoldScene, LessonLength::minutes15},
                                          {"one_shift", makeOneShiftScene, LessonLength::minutes15},
                                          {"boxes", makeBoxesScene, LessonLength::minutes15},
                                          {ShiftLab::kRingScene, makeRingScene, LessonLength::minutes15},
                                          {ShiftLab::kMaskScene, makeMaskScene, LessonLength::minutes45},
                                          {"semi_solver", makeSemiSolverScene, LessonLength::minutes45},
                                          {ShiftLab::kFewCellsScene, makeFewCellsScene, LessonLength::minutes90},
                                          {ShiftLab::kVerdictScene, makeVerdictScene, LessonLength::minutes90},
                                          {ShiftLab::kOtherBoardsScene, makeOtherBoardsScene}};

}  // namespace

const LabRow ShiftLab::kRow{
    "shift_cipher",
    QT_TRANSLATE_NOOP("Labs", "Shift cipher"),
    QT_TRANSLATE_NOOP("Labs", "One list of nine digits becomes a whole Sudoku board by moving it round, and a ring of "
                              "nine places shows why it always does. Afterwards you can fill such a board by hand."),
    LabPuzzles::none,
    [](QObject* parent) -> Lab* { return new ShiftLab(parent); },
    [] { return idsOf(kScenes); },
    ShiftLab::kOtherBoardsScene};

ShiftLab::ShiftLab(QObject* parent) : LabOf(kRow, parent, {Geometry(), exampleOf(9)}) {
    addScenes(*this, std::span<const SceneRow<ShiftLab>>(kScenes));
}

void ShiftLab::setGeometry(const Geometry& geometry) {
    if (geometry == m_model.geometry)
        return;
    m_model.geometry = geometry;
    if (m_ownRule)
        m_lostRule = std::exchange(m_ownRule, std::nullopt);
    if (const int side = m_model.sequence.side(); side != geometry.side()) {
        if (m_model.sequence != m_fitted)
            m_listOfSide.insert_or_assign(side, m_model.sequence);
        if (const auto kept = m_listOfSide.find(geometry.side()); kept != m_listOfSide.end()) {
            m_model.sequence = kept->second;
        } else {
            m_model.sequence = fittedTo(geometry.side(), m_model.sequence);
            m_fitted = m_model.sequence;
        }
    }
    notifyScenesOfReshapedInput();
    Q_EMIT changed();
}

void ShiftLab::setOwnRule(std::optional<ShiftRule> rule) {
    if (rule == shiftRule(m_model.geometry))
        rule.reset();
    m_lostRule.reset();
    if (std::exchange(m_ownRule, rule) != rule)
        Q_EMIT changed();
}

ShiftModel ShiftLab::triedModel() const {
    ShiftModel tried = m_model;
    tried.ownRule = m_ownRule;
    return tried;
}

QString ShiftLab::scenesOfTriedRule() const {
    return filled(tr("“%1”, “%2” and “%3”", "titles of scenes"), scenes().titleOf(kMaskScene),
                  scenes().titleOf(kFewCellsScene), scenes().titleOf(kVerdictScene));
}

std::vector<LabPreset> ShiftLab::presets() const {
    const auto listOf = [](int side) { return listText(Sequence(side)); };
    std::vector<LabPreset> presets{{tr("The list of the source text"), listText(exampleOf(m_model.side()))},
                                   {tr("1 to %1 in order").arg(m_model.side()), listOf(m_model.side())}};
    for (const Geometry& size : {kSmall, Geometry(2, 3), Geometry()})
        if (size != m_model.geometry)
            presets.push_back({QStringLiteral("%1×%1").arg(size.side()),
                               QStringLiteral("%1x%1: %2").arg(size.side()).arg(listText(exampleOf(size.side())))});
    return presets;
}

QStringList ShiftLab::labelModes() const { return {tr("Digits"), tr("Places a–i"), tr("S[k]"), tr("Cell − shift")}; }

QString ShiftLab::inputLabel() const { return tr("S ="); }

QString ShiftLab::source() const {
    return QStringLiteral("“Will this algorithm always solve a constrained sudoku puzzle in quadratic time?”, Computer "
                          "Science Stack Exchange, cs.stackexchange.com/questions/107183");
}

QString ShiftLab::inputText() const { return listText(m_model.sequence); }

QString ShiftLab::inputInFull() const {
    const QString shape = QStringLiteral("%1|%2").arg(m_model.geometry.boxRows()).arg(m_model.geometry.boxColumns());
    const QString rule =
        m_ownRule ? QStringLiteral("|%1|%2").arg(m_ownRule->perBoxRow).arg(m_ownRule->perBoxColumn) : QString();
    return shape + rule + QStringLiteral(": ") + inputText();
}

QString ShiftLab::setInput(const QString& text) {
    static const QRegularExpression shaped(QStringLiteral(R"(^([2-4])\|([2-5])(?:\|(\d+)\|(\d+))?: (.*)$)"));
    if (const QRegularExpressionMatch match = shaped.match(text); match.hasMatch()) {
        setGeometry(Geometry(match.captured(1).toInt(), match.captured(2).toInt()));
        const ShiftRule rule{match.captured(3).toInt(), match.captured(4).toInt()};
        const bool isOfBoard = rule.perBoxRow < m_model.side() && rule.perBoxColumn < m_model.side();
        const bool isGiven = match.capturedLength(3) > 0;
        setOwnRule(isGiven && isOfBoard ? std::optional(rule) : std::nullopt);
        if (isGiven && !isOfBoard)
            m_lostRule = rule;
        return setInput(match.captured(5));
    }
    static const QRegularExpression sized(QStringLiteral("^\\s*(\\d+)\\s*[x×]\\s*(\\d+)\\s*:(.*)$"));
    if (const QRegularExpressionMatch match = sized.match(text); match.hasMatch())
        for (const Geometry& size : {kSmall, Geometry(2, 3), Geometry()})
            if (QString::number(size.side()) == match.captured(1) && match.captured(1) == match.captured(2)) {
                setGeometry(size);
                return setInput(match.captured(3));
            }
    const auto reading = sequenceFromText(text.toStdString(), m_model.side());
    if (const auto* fault = std::get_if<SequenceFault>(&reading))
        return tr("%1 Your previous list is kept.").arg(sequenceSentence(*fault));
    m_model.sequence = std::get<SequenceReading>(reading).sequence;
    Q_EMIT changed();
    return {};
}

QString ShiftLab::inputWithExchanged(int first, int second) const {
    QString text = inputText();
    std::swap(text[first], text[second]);
    return text;
}

void ShiftLab::shuffleInput(std::uint64_t seed) {
    RandomSource random(seed);
    m_model.sequence = randomSequence(random, m_model.side());
    Q_EMIT changed();
}

void ShiftLab::useExample() {
    m_model.sequence = exampleOf(m_model.side());
    Q_EMIT changed();
}

void ShiftLab::useFirstExample() {
    setGeometry(kSmall);
    useExample();
}

Puzzle ShiftLab::usualPuzzle() const {
    // The first box: all that the construction needs.
    const Grid board = m_model.board();
    Grid givens(m_model.side());
    for (const Cell cell : m_model.geometry.cells(House{HouseKind::box, 0}))
        givens.set(cell, Digit(board.valueAt(cell)));
    return {m_model.geometry, givens};
}

}  // namespace nonet

#include "moc_shift_lab.cpp"
