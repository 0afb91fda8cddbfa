// What keys, clicks and menu entries do to the board and its document.
#include "ui/board/board_widget_private.h"

#include <algorithm>
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

EntryContext BoardWidget::Private::context(std::vector<Cell> cells) const {
    return {picture.puzzle, picture.state, std::move(cells), picture.fogged};
}

void BoardWidget::Private::refuse(BoardRefusal::Reason reason) { Q_EMIT q->refused({reason}); }

bool BoardWidget::Private::mayEdit() {
    if (!document || isCovered)
        return false;
    if (picture.isReplay)
        refuse(Reason::notTheGame);
    else if (document->isReadOnly())
        refuse(Reason::readOnly);
    return !picture.isReplay && !document->isReadOnly();
}

void BoardWidget::Private::perform(const std::optional<BoardEdit>& edit) {
    if (edit && document)
        document->perform(edit->next, edit->label);
}

void BoardWidget::Private::enter(Digit digit, InputMode inMode, const std::vector<Cell>& cells) {
    if (!mayEdit() || digit.value() > shape().symbolCount())
        return;
    if (cells.empty()) {
        refuse(Reason::noCell);
        return;
    }
    const bool isColour = inMode == InputMode::colour;
    if (isColour && digit.value() <= 9)
        setCellColour(digit);
    const auto isGiven = [this](Cell cell) { return !picture.puzzle.givens.isBlank(cell); };
    if (!isColour && std::all_of(cells.begin(), cells.end(), isGiven)) {
        Q_EMIT q->refused({Reason::onlyGivens, static_cast<int>(cells.size())});
        return;
    }
    perform(enterIn(inMode, context(cells), digit));
    const bool isMark = inMode == InputMode::corner || inMode == InputMode::centre;
    if (isMark && picture.showsCandidates)
        refuse(Reason::marksAreHidden);
}

void BoardWidget::Private::erase() {
    if (mayEdit())
        perform(eraseWith(context(selectedCells()), erasesFirst(mode)));
}

void BoardWidget::Private::strikeInSelection(DigitSet digits) {
    if (!mayEdit())
        return;
    if (digits.isEmpty() || selectedCells().empty()) {
        refuse(digits.isEmpty() ? Reason::noFilter : Reason::noCell);
        return;
    }
    for (const Digit digit : digits)
        perform(strike(context(selectedCells()), digit));
}

void BoardWidget::Private::selectEqual(Cell cell) {
    const int digit = picture.digits.valueAt(cell);
    if (digit == 0)
        return;
    CellSet equal;
    for (int i = 0; i < shape().cellCount(); ++i)
        if (picture.digits.valueAt(Cell(i)) == digit)
            equal.insert(Cell(i));
    q->setSelection(equal, cell);
}

void BoardWidget::Private::nextMode() {
    const auto at = static_cast<std::size_t>(mode);
    q->setInputMode(kModes[(at + 1) % kModes.size()].mode);
}

void BoardWidget::Private::stepFilter(int by) {
    const int count = shape().symbolCount();
    const DigitSet digits = picture.filter.digits;
    const int next = digits.isEmpty() ? (by > 0 ? 0 : count - 1) : (digits.first().index() + by + count) % count;
    setFilterDigits(DigitSet(Digit::fromIndex(next)), picture.filter.isInverse);
}

void BoardWidget::Private::setFilterDigits(DigitSet digits, bool isInverse) {
    q->setFilter({digits, false, isInverse && !digits.isEmpty()});
}

bool BoardWidget::Private::runFilterAction(const QString& name) {
    CandidateFilter filter = picture.filter;
    if (name.startsWith(kFilterDigit)) {
        const DigitSet only(Digit(name.mid(kFilterDigit.size()).toInt()));
        setFilterDigits(filter.digits == only && !filter.isInverse ? DigitSet() : only, false);
    } else if (name == QLatin1String("bivalue")) {
        filter.showsBivalue = !filter.showsBivalue;
        q->setFilter(filter);
    } else if (name == QLatin1String("inverse")) {
        filter.isInverse = !filter.isInverse;
        q->setFilter(filter);
    } else if (name == QLatin1String("same")) {
        if (picture.current && !picture.digits.isBlank(*picture.current))
            setFilterDigits(DigitSet(Digit(picture.digits.valueAt(*picture.current))), false);
        else
            refuse(Reason::noDigitToFilter);
    } else if (name == QLatin1String("next") || name == QLatin1String("previous")) {
        stepFilter(name == QLatin1String("next") ? 1 : -1);
    } else if (name == QLatin1String("clear")) {
        q->setFilter({});
    } else {
        return false;
    }
    return true;
}

bool BoardWidget::Private::runColourAction(const QString& name) {
    q->setCandidateColour(colourNamed(name));
    q->setInputMode(InputMode::colour);
    return true;
}

bool BoardWidget::runAction(const QString& id) {
    const ActionRow* row = findAction(id);
    if (!row || row->scope != ActionScope::board)
        return false;
    if (const std::optional<InputMode> mode = modeNamed(id)) {
        setInputMode(*mode);
        return true;
    }
    if (id.startsWith(kFilter))
        return d->runFilterAction(id.mid(kFilter.size()));
    if (id.startsWith(kColour))
        return d->runColourAction(id.mid(kColour.size()));
    BoardSelection next = d->selection;
    if (id == QLatin1String("mode.next"))
        d->nextMode();
    else if (id == QLatin1String("edit.erase"))
        d->erase();
    else if (id == QLatin1String("select.all"))
        next.selectAll(d->shape());
    else if (id == QLatin1String("select.none"))
        next.release();
    else if (id == QLatin1String("candidates.toggle_filtered"))
        d->strikeInSelection(d->picture.filter.digits);
    else if (id == QLatin1String("select.same")) {
        if (const std::optional<Cell> current = d->picture.current)
            d->selectEqual(*current);
        return true;
    } else
        return false;
    d->changeSelection(next);
    return true;
}

bool BoardWidget::isActionOn(const QString& id) const {
    if (const std::optional<InputMode> mode = modeNamed(id))
        return d->mode == *mode;
    const CandidateFilter& filter = d->picture.filter;
    if (id == QLatin1String("filter.bivalue"))
        return filter.showsBivalue;
    if (id == QLatin1String("filter.inverse"))
        return filter.isInverse;
    if (id.startsWith(kFilter + kFilterDigit))
        return filter.digits.contains(Digit(id.mid(kFilter.size() + kFilterDigit.size()).toInt()));
    if (id.startsWith(kColour))
        return d->candidateColour == colourNamed(id.mid(kColour.size()));
    return false;
}

}  // namespace nonet
