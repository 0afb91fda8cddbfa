#include "ui/board/board_commands.h"

#include "ui/board/board_display.h"
#include "ui/board/board_entry.h"
#include "ui/board/board_widget.h"
#include "ui/shortcuts/action_catalogue.h"

#include <array>

namespace nonet {

namespace {

using Reason = BoardRefusal::Reason;

struct ModeName {
    const char* action;
    InputMode mode;
};
constexpr std::array<ModeName, 5> kModes = {{{"mode.digit", InputMode::digit},
                                             {"mode.corner", InputMode::corner},
                                             {"mode.centre", InputMode::centre},
                                             {"mode.colour", InputMode::colour},
                                             {"mode.link", InputMode::link}}};

std::optional<InputMode> modeNamed(const QString& action) {
    for (const ModeName& name : kModes)
        if (action == QLatin1String(name.action))
            return name.mode;
    return std::nullopt;
}

/// "b2" -> 7: the letters' second shades follow the first.
int colourNamed(const QString& name) {
    const int letter = name.at(0).toLatin1() - 'a' + 1;
    return name.size() > 1 ? letter + 5 : letter;
}

const QString kFilter = QStringLiteral("filter.");
const QString kColour = QStringLiteral("colour.");
const QString kFilterDigit = QStringLiteral("digit_");

}  // namespace

void BoardCommands::stepFilter(int by) {
    const int count = m_display.shape().symbolCount();
    const DigitSet digits = m_display.picture.filter.digits;
    const int next = digits.isEmpty() ? (by > 0 ? 0 : count - 1) : (digits.first().index() + by + count) % count;
    setFilterDigits(DigitSet(Digit::fromIndex(next)), m_display.picture.filter.isInverse);
}

void BoardCommands::setFilterDigits(DigitSet digits, bool isInverse) {
    m_board.setFilter({digits, false, isInverse && !digits.isEmpty()});
}

bool BoardCommands::runFilter(const QString& name) {
    CandidateFilter filter = m_display.picture.filter;
    if (name.startsWith(kFilterDigit)) {
        const DigitSet only(Digit(name.mid(kFilterDigit.size()).toInt()));
        setFilterDigits(filter.digits == only && !filter.isInverse ? DigitSet() : only, false);
    } else if (name == QLatin1String("bivalue")) {
        filter.showsBivalue = !filter.showsBivalue;
        m_board.setFilter(filter);
    } else if (name == QLatin1String("inverse")) {
        filter.isInverse = !filter.isInverse;
        m_board.setFilter(filter);
    } else if (name == QLatin1String("same")) {
        if (m_display.picture.current && !m_display.picture.digits.isBlank(*m_display.picture.current))
            setFilterDigits(DigitSet(Digit(m_display.picture.digits.valueAt(*m_display.picture.current))), false);
        else
            m_entry.refuse(Reason::noDigitToFilter);
    } else if (name == QLatin1String("next") || name == QLatin1String("previous")) {
        stepFilter(name == QLatin1String("next") ? 1 : -1);
    } else if (name == QLatin1String("clear")) {
        m_board.setFilter({});
    } else {
        return false;
    }
    return true;
}

bool BoardCommands::runColour(const QString& name) {
    m_entry.setCandidateColour(colourNamed(name));
    m_entry.setMode(InputMode::colour);
    return true;
}

bool BoardCommands::run(const QString& id) {
    const ActionRow* row = findAction(id);
    if (!row || row->scope != ActionScope::board)
        return false;
    if (const std::optional<InputMode> mode = modeNamed(id)) {
        m_entry.setMode(*mode);
        return true;
    }
    if (id.startsWith(kFilter))
        return runFilter(id.mid(kFilter.size()));
    if (id.startsWith(kColour))
        return runColour(id.mid(kColour.size()));
    BoardSelection next = m_display.selection;
    if (id == QLatin1String("mode.next"))
        m_entry.nextMode();
    else if (id == QLatin1String("edit.erase"))
        m_entry.erase();
    else if (id == QLatin1String("select.all"))
        next.selectAll(m_display.shape());
    else if (id == QLatin1String("select.none"))
        next.release();
    else if (id == QLatin1String("candidates.toggle_filtered"))
        m_entry.strikeInSelection(m_display.picture.filter.digits);
    else if (id == QLatin1String("select.same")) {
        if (const std::optional<Cell> current = m_display.picture.current)
            m_display.selectEqual(*current);
        return true;
    } else
        return false;
    m_display.changeSelection(next);
    return true;
}

bool BoardCommands::isOn(const QString& id) const {
    if (const std::optional<InputMode> mode = modeNamed(id))
        return m_entry.mode() == *mode;
    const CandidateFilter& filter = m_display.picture.filter;
    if (id == QLatin1String("filter.bivalue"))
        return filter.showsBivalue;
    if (id == QLatin1String("filter.inverse"))
        return filter.isInverse;
    if (id.startsWith(kFilter + kFilterDigit))
        return filter.digits.contains(Digit(id.mid(kFilter.size() + kFilterDigit.size()).toInt()));
    if (id.startsWith(kColour))
        return m_entry.candidateColour() == colourNamed(id.mid(kColour.size()));
    return false;
}

}  // namespace nonet
