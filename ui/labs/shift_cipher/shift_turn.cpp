#include "ui/labs/shift_cipher/shift_turn.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace nonet {

namespace {

struct ShiftWords {
    Q_DECLARE_TR_FUNCTIONS(ShiftTurn)
};

QString mistakeWords(const ShiftModel& model, const ShiftWork& work, int mistake, bool isUntold) {
    const int place = work.tileIn(mistake).value_or(0);
    const QString digit = tileText(model, place, static_cast<int>(ShiftLabels::digits));
    const QString began = filled(ShiftWords::tr("The tile %1 began in cell %2 of G."), digit, place) + u' ';
    if (isUntold)
        return began + filled(ShiftWords::tr("Shifted by %1, it does not come to cell %2: count on from where it "
                                             "began."),
                              work.shift, mistake);
    const int sum = place + work.shift;
    const int right = sum % model.side();
    return began + (sum < model.side()
                        ? filled(ShiftWords::tr("Shifted by %1, it comes to cell %2 + %1 = %3, not to cell %4."),
                                 work.shift, place, right, mistake)
                        : filled(ShiftWords::tr("%2 + %1 = %3 is past the end, so it goes on from the start: to cell "
                                                "%3 − %4 = %5, not to cell %6."),
                                 work.shift, place, sum, model.side(), right, mistake));
}

QString foldMistakeWords(const ShiftModel& model, const ShiftWork& work, int mistake, bool isUntold) {
    const int place = work.tileIn(mistake).value_or(0);
    const int columns = model.geometry.boxColumns();
    const QString stands = filled(ShiftWords::tr("The tile %1 is S[%2] in the list, counted from S[0]."),
                                  tileText(model, place, static_cast<int>(ShiftLabels::digits)), place) +
                           u' ';
    return stands + (isUntold ? filled(ShiftWords::tr("It does not come to i = %1, j = %2: fill row after row."),
                                       mistake / columns, mistake % columns)
                              : filled(ShiftWords::tr("%1 = %2 · %3 + %4, so it comes to i = %3, j = %4."), place,
                                       columns, place / columns, place % columns));
}

/// What stands on the wrong cell, the first of them told by `words`.
ShiftVerdict judged(const ShiftWork& work, const std::function<QString(int mistake)>& words, const QString& done) {
    ShiftVerdict verdict;
    if (work.count() == 0)
        return verdict;
    for (int cell = 0; cell < work.side(); ++cell)
        if (const std::optional<int> place = work.tileIn(cell); place && (*place + work.shift) % work.side() != cell)
            verdict.marked.push_back(cell);
    if (!verdict.marked.empty()) {
        verdict.state = LabTurn::State::mistake;
        verdict.mistake = verdict.marked.front();
        verdict.words = words(*verdict.mistake);
    } else if (work.count() < work.side()) {
        verdict.words = filled(ShiftWords::tr("Right so far: %1 of %2 tiles."), work.count(), work.side());
    } else {
        verdict.state = LabTurn::State::done;
        verdict.words = done;
    }
    return verdict;
}

}  // namespace

std::optional<int> ShiftWork::tileIn(int cell) const {
    const int place = m_cells[static_cast<std::size_t>(cell)];
    return place < 0 ? std::nullopt : std::optional(place);
}

std::optional<int> ShiftWork::cellOf(int place) const {
    const auto found = std::ranges::find(m_cells, place);
    return found == m_cells.end() ? std::nullopt : std::optional(static_cast<int>(found - m_cells.begin()));
}

int ShiftWork::count() const { return side() - static_cast<int>(std::ranges::count(m_cells, -1)); }

void ShiftWork::put(int place, int cell) {
    take(place);
    m_cells[static_cast<std::size_t>(cell)] = place;
}

void ShiftWork::take(int place) { std::ranges::replace(m_cells, place, -1); }

void ShiftWork::clear() { std::ranges::fill(m_cells, -1); }

QString ShiftWork::text() const {
    if (count() == 0)
        return {};
    QString signs = QStringLiteral("%1:").arg(shift);
    for (const int place : m_cells)
        signs += place < 0 ? QStringLiteral(".") : placeLetter(place);
    return signs;
}

void ShiftWork::setText(const QString& text) {
    const int number = text.section(u':', 0, 0).toInt();
    const QString signs = text.section(u':', 1);
    if (number < 0 || number >= side() || signs.size() != side())
        return;
    ShiftWork read(side());
    read.shift = number;
    for (int cell = 0; cell < side(); ++cell) {
        const int place = signs[cell].unicode() - u'a';
        if (signs[cell] == u'.')
            continue;
        if (place < 0 || place >= side() || read.cellOf(place))
            return;
        read.put(place, cell);
    }
    *this = read;
}

bool TileDrag::drag(ShiftWork& work, const std::vector<QRectF>& tray, const std::vector<QRectF>& cells,
                    const QPointF& from, const QPointF& to) {
    const auto isAt = [](const QPointF& point) { return [point](const QRectF& each) { return each.contains(point); }; };
    if (from == to) {
        m_before = work;
        m_held.reset();
        if (const auto taken = std::ranges::find_if(tray, isAt(from)); taken != tray.end())
            m_held = static_cast<int>(taken - tray.begin());
        else if (const auto cell = std::ranges::find_if(cells, isAt(from)); cell != cells.end())
            m_held = work.tileIn(static_cast<int>(cell - cells.begin()));
    }
    if (!m_held || !m_before)
        return false;
    work = *m_before;
    work.take(*m_held);
    if (const auto cell = std::ranges::find_if(cells, isAt(to)); cell != cells.end())
        work.put(*m_held, static_cast<int>(cell - cells.begin()));
    return true;
}

ShiftVerdict judgeFold(const ShiftModel& model, const ShiftWork& work, bool isUntold) {
    return judged(
        work, [&](int mistake) { return foldMistakeWords(model, work, mistake, isUntold); },
        ShiftWords::tr("Done: this box is G. Its rows, read one after the other, are the list."));
}

ShiftVerdict judgeShift(const ShiftModel& model, const ShiftWork& work, bool isUntold) {
    return judged(
        work, [&](int mistake) { return mistakeWords(model, work, mistake, isUntold); },
        filled(ShiftWords::tr("Done: every tile is %1 cells further on, and those that ran past the end "
                              "came in again at the start. No two tiles meet, as all move by the same "
                              "number."),
               work.shift));
}

}  // namespace nonet
