#include "ui/labs/lookup/trio_scenes.h"

#include "core/constructions/place_fit.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr int kSide = 9;
constexpr int kBox = 3;

QString digitsOf(Trio trio) {
    QString text;
    for (const Digit digit : trio.digits())
        text += QString::number(digit.value());
    return text;
}

QString digitsOf(const Signature& signature) {
    return digitsOf(signature[0]) + QLatin1Char(' ') + digitsOf(signature[1]) + QLatin1Char(' ') +
           digitsOf(signature[2]);
}

Trio trioAt(const Floor& floor, int row, int box) {
    ClassicDigitSet digits;
    for (int i = 0; i < kBox; ++i)
        digits.insert(Digit(floor.at(row, box * kBox + i)));
    return Trio::of(digits);
}

SignatureId signatureAt(const Floor& floor, int box) {
    return TrioTable::instance().idOf({trioAt(floor, 0, box), trioAt(floor, 1, box), trioAt(floor, 2, box)});
}

/// Which line of the first box holds the digit: its colour on the whole floor.
int lineOfFirstBox(const Floor& floor, int digit) {
    for (int row = 0; row < kBox; ++row)
        if (trioAt(floor, row, 0).digits().contains(Digit(digit)))
            return row;
    return 0;
}

/// Three hues, as strong as the digit's turn within its trio.
CellFace digitFace(const Theme& theme, const Floor& floor, int digit) {
    return placeFace(theme, QString::number(digit), 3 * lineOfFirstBox(floor, digit), 0.8);
}

int partnerIndex(const TrioConfiguration& configuration) {
    const auto partners = TrioTable::instance().partners(configuration.boxes[0]);
    const auto found = std::find_if(partners.begin(), partners.end(),
                                    [&](const Partners& each) { return each.second == configuration.boxes[1]; });
    return static_cast<int>(found - partners.begin());
}

}  // namespace

Floor floorOf(const TrioConfiguration& configuration) {
    Floor floor;
    for (std::size_t box = 0; box < 3; ++box) {
        const Signature& signature = TrioTable::instance().signature(configuration.boxes[box]);
        for (std::size_t row = 0; row < 3; ++row) {
            std::size_t column = 0;
            for (const Digit digit : signature[row].digits())
                floor.digits[row * kSide + box * kBox + column++] = static_cast<std::uint8_t>(digit.value());
        }
    }
    return floor;
}

TrioConfiguration TriosScene::configuration() const {
    return {{signatureAt(model().floor, 0), signatureAt(model().floor, 1), signatureAt(model().floor, 2)}};
}

QStringList TriosScene::sentences() const {
    return {
        tr("The three digits that a box has in one row, whatever their order, are a trio: there are %1.")
            .arg(Trio::kCount),
        tr("A box is three trios, one of %1 signatures; beside each, only %2 second boxes share no digit in any row.")
            .arg(number(TrioTable::kSignatures))
            .arg(TrioTable::kPartners),
        tr("The third box is what is left over, so a floor is one of %1 × %2 = %3 lines of a table.")
            .arg(number(TrioTable::kSignatures))
            .arg(TrioTable::kPartners)
            .arg(number(TrioTable::kConfigurations))};
}

LabQuestion TriosScene::question() const {
    const Floor& floor = model().floor;
    LabQuestion question;
    question.text = tr("Row 1 has %1 in the first box and %2 in the second. What is its trio in the third?")
                        .arg(digitsOf(trioAt(floor, 0, 0)), digitsOf(trioAt(floor, 0, 1)));
    question.setChoices(digitsOf(trioAt(floor, 0, 2)), {digitsOf(trioAt(floor, 1, 2)), digitsOf(trioAt(floor, 2, 2))});
    question.answer = tr("%1: the three digits that the row does not have yet.").arg(digitsOf(trioAt(floor, 0, 2)));
    return question;
}

QString TriosScene::moveText(int moves) const {
    const TrioConfiguration found = configuration();
    const TrioTable& table = TrioTable::instance();
    switch (moves) {
    case 0: return tr("A floor of 27 digits");
    case 1:
        return tr("Box 1: %1, signature %2 of %3")
            .arg(digitsOf(table.signature(found.boxes[0])))
            .arg(number(std::uint64_t{found.boxes[0]} + 1))
            .arg(number(TrioTable::kSignatures));
    case 2:
        return tr("Box 2: %1, number %2 of the %3 that fit beside box 1")
            .arg(digitsOf(table.signature(found.boxes[1])))
            .arg(partnerIndex(found) + 1)
            .arg(TrioTable::kPartners);
    default: return tr("Box 3: %1, all that is left").arg(digitsOf(table.signature(found.boxes[2])));
    }
}

std::vector<LabClaim> TriosScene::claims() const {
    const TrioConfiguration found = configuration();
    const auto partners = TrioTable::instance().partners(found.boxes[0]);
    const auto count = std::count_if(partners.begin(), partners.end(),
                                     [&](const Partners& each) { return each.second == found.boxes[1]; });
    const bool leavesOne =
        count == 1 && partners[static_cast<std::size_t>(partnerIndex(found))].third == found.boxes[2];
    constexpr std::uint64_t kOrders = 6ULL * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6;
    return {{tr("This floor is line %1 of %2; boxes 1 and 2 leave one box 3")
                 .arg(number(static_cast<std::uint64_t>(TrioTable::instance().numberOf(found)) + 1))
                 .arg(number(TrioTable::kConfigurations)),
             leavesOne},
            {tr("With the 6 orders of nine trios: %1 floors").arg(number(TrioTable::kConfigurations * kOrders)),
             TrioTable::kConfigurations * kOrders == *factorial(kSide) * kFloors}};
}

std::vector<LabControl> TriosScene::controls() const {
    LabControl line;
    line.id = QStringLiteral("line");
    line.label = tr("Line of the table:");
    line.kind = LabControlKind::number;
    line.value = TrioTable::instance().numberOf(configuration()) + 1;
    line.least = 1;
    line.most = TrioTable::kConfigurations;
    return {line};
}

std::optional<double> TriosScene::setControl(const QString& id, int value) {
    const int line = std::clamp(value, 1, TrioTable::kConfigurations) - 1;
    // A lesson's floor has this line already, with its digits in an order of its own.
    if (id != QLatin1String("line") || line == TrioTable::instance().numberOf(configuration()))
        return std::nullopt;
    lab().setFloor(floorOf(TrioTable::instance().configuration(line)));
    return moveCount();
}

void TriosScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const Floor& floor = model().floor;
    const QRectF& room = area.board;
    Stack stack(room.adjusted(0, look.text * 0.5, 0, 0));
    const CellField field = cellField(stack.take(std::min(room.height() * 0.36, room.width() / 3)), kBox, kSide,
                                      Qt::AlignHCenter | Qt::AlignTop);
    paintField(painter, field, look.theme, [&](int row, int column) {
        const int digit = floor.at(row, column);
        const int box = column / kBox;
        if (box >= std::ceil(at)) {
            CellFace plain;
            plain.text = QString::number(digit);
            return plain;
        }
        return digitFace(look.theme, floor, digit);
    });
    stack.take(look.text * 1.2);
    const TrioTable& table = TrioTable::instance();
    const TrioConfiguration found = configuration();
    const double width = field.area.width() / kBox;
    const double height = std::min(look.text * 2.3, stack.rest().height() / 6);
    const double top = stack.rest().top();
    for (int box = 0; box < kBox; ++box) {
        const double left = field.area.left() + box * width;
        const double share = std::clamp(at - box, 0.0, 1.0);
        if (share < 1)
            continue;
        const Signature& signature = table.signature(found.boxes[static_cast<std::size_t>(box)]);
        for (int row = 0; row < kBox; ++row)
            say(painter, QRectF(left, top + row * height, width, height), Qt::AlignCenter,
                QStringLiteral("{%1}").arg(digitsOf(signature[static_cast<std::size_t>(row)])), height * 0.62,
                look.theme.text, QFont::DemiBold);
        const QString words = box == 0 ? tr("signature %1").arg(number(std::uint64_t{found.boxes[0]} + 1))
                              : box == 1
                                  ? tr("%1 of %2 beside it").arg(partnerIndex(found) + 1).arg(TrioTable::kPartners)
                                  : tr("what is left");
        say(painter, QRectF(left, top + kBox * height, width, height), Qt::AlignCenter, words, look.text,
            look.theme.mutedText);
    }
    if (at >= moveCount())
        say(painter, QRectF(room.left(), top + (kBox + 1.2) * height, room.width(), height * 1.2), Qt::AlignCenter,
            tr("line %1 of %2")
                .arg(number(static_cast<std::uint64_t>(table.numberOf(found)) + 1))
                .arg(number(TrioTable::kConfigurations)),
            height * 0.7, look.theme.text, QFont::DemiBold);
    paintPartners(painter, area.figure, look, at);
}

void TriosScene::paintPartners(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
    const TrioConfiguration found = configuration();
    const TrioTable& table = TrioTable::instance();
    Stack stack(area);
    say(painter, stack.take(look.text * 1.8), Qt::AlignCenter,
        tr("The %1 boxes that fit beside %2").arg(TrioTable::kPartners).arg(digitsOf(table.signature(found.boxes[0]))),
        look.text, look.theme.mutedText);
    constexpr int kColumns = 4;
    constexpr int kRows = TrioTable::kPartners / kColumns;
    const QRectF rest = stack.rest();
    const double width = rest.width() / kColumns;
    const double height = std::min(rest.height() / kRows, look.text * 1.9);
    const auto partners = table.partners(found.boxes[0]);
    const int chosen = partnerIndex(found);
    for (int i = 0; i < TrioTable::kPartners; ++i) {
        const int column = i / kRows;
        const QRectF rect(rest.left() + column * width, rest.top() + i % kRows * height, width, height);
        const bool isChosen = i == chosen && at >= 2;
        if (isChosen) {
            painter.setPen(QPen(look.theme.accent, 2));
            painter.setBrush(look.theme.accentSoft);
            painter.drawRoundedRect(rect.adjusted(1, 0, -1, 0), 4, 4);
        }
        say(painter, rect.adjusted(4, 0, -4, 0), Qt::AlignCenter,
            digitsOf(table.signature(partners[static_cast<std::size_t>(i)].second)), std::min(look.text, height * 0.8),
            isChosen  ? look.theme.accentSoftInk
            : at >= 1 ? look.theme.text
                      : look.theme.mutedText,
            isChosen ? QFont::Bold : QFont::Normal);
    }
}

RowTrios LettersScene::row(int index) const { return *compressRow(boardOf(model().floor), index); }

QStringList LettersScene::sentences() const {
    return {
        tr("Give each of the %1 trios a letter, and a row is three letters.").arg(Trio::kCount),
        tr("Letters tell whether rows fit in one band and which third row they leave; they know nothing of columns."),
        tr("The order is lost: %1 rows have the same letters, and only %2 signs for ordered trios would keep it.")
            .arg(kRowsPerCode)
            .arg(OrderedTrio::kCount)};
}

LabQuestion LettersScene::question() const {
    LabQuestion question;
    question.text = tr("How many different rows are written %1?").arg(QString::fromStdString(toLetters(row(0))));
    question.choices = {QStringLiteral("1"), QStringLiteral("6"), QStringLiteral("18"), QString::number(kRowsPerCode)};
    question.right = 3;
    question.answer = tr("%1: each of the three trios can stand in 6 orders, and 6 · 6 · 6 = %1.").arg(kRowsPerCode);
    return question;
}

QString LettersScene::moveText(int moves) const {
    if (moves == 0)
        return tr("A floor of three rows");
    if (moves <= 2)
        return tr("Row %1 is written %2").arg(moves).arg(QString::fromStdString(toLetters(row(moves - 1))));
    const std::optional<RowTrios> third = thirdRow(row(0), row(1));
    return moves == 3 ? tr("Rows 1 and 2 leave %1 for row 3").arg(QString::fromStdString(toLetters(*third)))
                      : tr("Another floor with the same letters: the order of each trio is forgotten.");
}

std::vector<LabClaim> LettersScene::claims() const {
    const Grid board = boardOf(model().floor);
    const std::optional<RowTrios> third = thirdRow(row(0), row(1));
    bool isKept = true;
    for (int index = 0; index < kBox; ++index) {
        const auto digits = expand(*compressRowInOrder(board, index));
        for (int column = 0; column < kSide; ++column)
            isKept = isKept && digits[static_cast<std::size_t>(column)].value() == model().floor.at(index, column);
    }
    return {{tr("Rows 1 and 2 leave exactly the letters of row 3"), third == row(2)},
            {tr("The %1 ordered trios give the three rows back").arg(OrderedTrio::kCount), isKept}};
}

void LettersScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const Floor& floor = model().floor;
    const QRectF& room = area.board;
    Stack stack(room.adjusted(0, look.text * 0.5, 0, 0));
    const CellField field = cellField(stack.take(std::min(room.height() * 0.36, room.width() / 3)), kBox, kSide,
                                      Qt::AlignHCenter | Qt::AlignTop);
    const Floor shown =
        at >= moveCount() ? floorOf({{signatureAt(floor, 0), signatureAt(floor, 1), signatureAt(floor, 2)}}) : floor;
    paintField(painter, field, look.theme,
               [&](int row, int column) { return digitFace(look.theme, floor, shown.at(row, column)); });
    stack.take(look.text * 1.5);
    const CellField letters =
        cellField(stack.rest().adjusted(0, 0, 0, -look.text), kBox, kBox, Qt::AlignHCenter | Qt::AlignTop);
    paintField(painter, letters, look.theme, [&](int index, int box) {
        if (at < index + 1)
            return CellFace{};
        const Trio trio = row(index)[static_cast<std::size_t>(box)];
        CellFace face;
        face.text = QString(QLatin1Char(toLetter(trio)));
        if (index == 2)
            face.ring = look.theme.accent;
        return face;
    });
    paintMeaning(painter, area.figure, look, at);
}

void LettersScene::paintMeaning(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
    Stack stack(area);
    say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("What the letters stand for"), look.text,
        look.theme.mutedText);
    const double height = std::min(stack.rest().height() / kSide, look.text * 2);
    for (int index = 0; index < kBox; ++index)
        for (int box = 0; box < kBox; ++box) {
            if (at < index + 1)
                continue;
            const Trio trio = row(index)[static_cast<std::size_t>(box)];
            const QRectF rect(area.left() + box * area.width() / kBox, stack.rest().top() + index * height * 1.3,
                              area.width() / kBox, height);
            say(painter, rect, Qt::AlignCenter,
                QStringLiteral("%1 = {%2}").arg(QLatin1Char(toLetter(trio))).arg(digitsOf(trio)), look.text * 1.15,
                look.theme.text);
        }
}

}  // namespace nonet::lookup
