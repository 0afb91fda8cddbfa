#include "core/canonical/trio_table.h"
#include "core/constructions/row_compression.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/trio_files.h"
#include "ui/pages/worksheet_page.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr int kSheetFloors = 4;
/// Points of a worksheet.
constexpr double kSheetCell = 24;
/// Of "234 179 568" with a gap, of body text.
constexpr double kSignatureWidth = 7;

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

/// A letter for each trio: Latin, Greek and some Cyrillic ones, without those that look like another.
QString letterOf(Trio trio) {
    static const QString kLetters =
        QStringLiteral("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyzαβγδεζηθλμξπρστφχψωΓΔΘΛΞΠΣΦΨΩБДЖИЦШЯ");
    assert(kLetters.size() == Trio::kCount);
    return kLetters.mid(trio.index(), 1);
}

QString lettersOf(const RowTrios& row) { return letterOf(row[0]) + letterOf(row[1]) + letterOf(row[2]); }

int partnerIndex(const TrioConfiguration& configuration) {
    const auto partners = TrioTable::instance().partners(configuration.boxes[0]);
    const auto found = std::find_if(partners.begin(), partners.end(),
                                    [&](const Partners& each) { return each.second == configuration.boxes[1]; });
    return static_cast<int>(found - partners.begin());
}

/// Two boxes of a floor determine the third.
class TriosScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TriosScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Trios"); }
    QStringList sentences() const override {
        return {
            tr("The three digits that a box has in one row, whatever their order, are a trio; there are %1 of them.")
                .arg(Trio::kCount),
            filled(tr("A box is three trios, in one of %1 ways; beside each only %2 boxes have no digit of it in the "
                      "same row."),
                   number(TrioTable::kSignatures), TrioTable::kPartners),
            filled(tr("The third box is then what is left over, so any three rows of a Sudoku, a floor, are one of %1 "
                      "× %2 = %3 lines of a table."),
                   number(TrioTable::kSignatures), TrioTable::kPartners, number(TrioTable::kConfigurations))};
    }

    QString ownWords() const override {
        return tr("In your own words: why do two boxes of a floor settle the trios of the third?");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(
            tr("Each line holds 1 to 9, three digits a box, whatever their order. Two boxes of a floor are given "
               "as trios: write the trios of the third."));
        const auto partners = TrioTable::instance().partners(signatureAt(model().floor, 0));
        for (int n = 1; n <= kSheetFloors; ++n) {
            // Spread over all boxes that fit beside the first.
            const Partners& pair = partners[static_cast<std::size_t>(n * 13 % TrioTable::kPartners)];
            sheet.words(QStringLiteral("%1.").arg(n));
            const SignatureId boxes[] = {signatureAt(model().floor, 0), pair.second, pair.third};
            sheet.field(sheet.takeWithGap(kSheetCell * kBox), kBox, kSide, [&](int row, int column) {
                const auto box = static_cast<std::size_t>(column / kBox);
                const ClassicDigitSet digits =
                    TrioTable::instance().signature(boxes[box])[static_cast<std::size_t>(row)].digits();
                int at = column % kBox;
                for (const Digit digit : digits)
                    if (at-- == 0)
                        return column / kBox == n % kBox ? sheet.answer(digitText(digit)) : digitText(digit);
                return QString();
            });
        }
        return true;
    }
    LabQuestion question() const override {
        const Floor& floor = model().floor;
        return LabQuestion::among(
            tr("Row 1 has %1 in the first box and %2 in the second. What is its trio in the third?")
                .arg(digitsOf(trioAt(floor, 0, 0)), digitsOf(trioAt(floor, 0, 1))),
            digitsOf(trioAt(floor, 0, 2)), {digitsOf(trioAt(floor, 1, 2)), digitsOf(trioAt(floor, 2, 2))},
            tr("%1: the three digits that the row does not have yet.").arg(digitsOf(trioAt(floor, 0, 2))));
    }

    /// A box each.
    int moveCount() const override { return 3; }
    int lastOpenMove() const override { return 2; }
    QString moveText(int moves) const override {
        const TrioConfiguration found = configuration();
        const TrioTable& table = TrioTable::instance();
        switch (moves) {
        case 0:
            return isQuestionOpen() ? tr("Two boxes of a floor; the third is to be found.")
                                    : tr("A floor of 27 digits");
        case 1:
            return filled(tr("Box 1: %1, number %2 of %3"), signatureText(table.signature(found.boxes[0])),
                          number(std::uint64_t{found.boxes[0]} + 1), number(TrioTable::kSignatures));
        case 2:
            return filled(tr("Box 2: %1, number %2 of the %3 that fit beside box 1"),
                          signatureText(table.signature(found.boxes[1])), partnerIndex(found) + 1,
                          TrioTable::kPartners);
        default: return tr("Box 3: %1, all that is left").arg(signatureText(table.signature(found.boxes[2])));
        }
    }

    std::vector<LabClaim> claims() const override {
        const TrioConfiguration found = configuration();
        const auto partners = TrioTable::instance().partners(found.boxes[0]);
        const auto count = std::count_if(partners.begin(), partners.end(),
                                         [&](const Partners& each) { return each.second == found.boxes[1]; });
        const bool leavesOne =
            count == 1 && partners[static_cast<std::size_t>(partnerIndex(found))].third == found.boxes[2];
        constexpr std::uint64_t kOrders = 6ULL * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6;
        return {{filled(tr("This floor is line %1 of %2; boxes 1 and 2 leave one box 3"),
                        number(static_cast<std::uint64_t>(TrioTable::instance().numberOf(found)) + 1),
                        number(TrioTable::kConfigurations)),
                 leavesOne},
                {tr("With the 6 orders of nine trios: %1 floors").arg(number(TrioTable::kConfigurations * kOrders)),
                 TrioTable::kConfigurations * kOrders == *factorial(kSide) * kFloors}};
    }

    std::vector<LabControl> controls() override {
        // Another line of the table is a floor with these trios, each in rising order.
        const auto takeLine = [this](int number) -> std::optional<double> {
            // A lesson's floor has this line already, with its digits in an order of its own.
            if (number - 1 == TrioTable::instance().numberOf(configuration()))
                return std::nullopt;
            lab().setFloor(floorOf(TrioTable::instance().configuration(number - 1)));
            return moveCount();
        };
        return {numberControl("line", tr("Line of the table:"), 1, TrioTable::kConfigurations,
                              TrioTable::instance().numberOf(configuration()) + 1, takeLine),
                buttonControl("partners", tr("Print these %1 …").arg(TrioTable::kPartners),
                              [this] { Q_EMIT lab().fileAsked(partnersFile(configuration().boxes[0])); }),
                buttonControl("table", tr("Save all %1 …").arg(number(TrioTable::kConfigurations)), [this] {
                    Q_EMIT lab().fileAsked(tableFile());
                }).joined()};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Floor& floor = model().floor;
        const QRectF& room = area.board;
        Stack stack(room.adjusted(0, look.text * 0.5, 0, 0));
        const CellField field = cellField(stack.take(std::min(room.height() * 0.36, room.width() / 3)), kBox, kSide,
                                          Qt::AlignHCenter | Qt::AlignTop);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const int digit = floor.at(row, column);
            const int box = column / kBox;
            // The third box is what is asked for.
            if (isQuestionOpen() && box == 2)
                return CellFace{};
            return box >= std::ceil(at) ? CellFace{.text = QString::number(digit)}
                                        : digitFace(look.theme, floor, digit);
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
            const QString words =
                box == 0 ? tr("%1 of %2").arg(number(std::uint64_t{found.boxes[0]} + 1), number(TrioTable::kSignatures))
                : box == 1 ? tr("%1 of %2").arg(partnerIndex(found) + 1).arg(TrioTable::kPartners)
                           : tr("what is left");
            say(painter, QRectF(left, top + kBox * height, width, height), Qt::AlignCenter, words, look.text,
                look.theme.mutedText);
        }
        if (at >= moveCount())
            paintLines(painter, room.adjusted(0, top - room.top() + (kBox + 1.4) * height, 0, -look.text * 0.3), look);
        paintPartners(painter, area.figure, look, at);
    }

private:
    TrioConfiguration configuration() const {
        return {{signatureAt(model().floor, 0), signatureAt(model().floor, 1), signatureAt(model().floor, 2)}};
    }

    /// The lines of the table around the floor's.
    void paintLines(QPainter& painter, const QRectF& area, const StageLook& look) const {
        const TrioTable& table = TrioTable::instance();
        const int own = table.numberOf(configuration());
        const double height = look.text * 1.7;
        const int rows = static_cast<int>(area.height() / height) - 1;
        if (rows < 1)
            return;
        Stack stack(area);
        const auto line = [&](const std::array<QString, 4>& columns, const QColor& ink, QFont::Weight weight) {
            const QRectF rect = stack.take(height);
            for (std::size_t i = 0; i < columns.size(); ++i)
                say(painter,
                    QRectF(rect.left() + static_cast<double>(i) * rect.width() / 4, rect.top(), rect.width() / 4,
                           height),
                    Qt::AlignCenter, columns[i], look.text, ink, weight);
            return rect;
        };
        line({tr("line of the table"), tr("box 1"), tr("box 2"), tr("box 3")}, look.theme.mutedText, QFont::Normal);
        const int first = std::clamp(own - rows / 2, 0, TrioTable::kConfigurations - rows);
        for (int i = first; i < first + rows; ++i) {
            const TrioConfiguration each = table.configuration(i);
            if (i == own) {
                paintPlate(painter,
                           QRectF(area.left(), area.top() + (i - first + 1) * height, area.width(), height)
                               .adjusted(1, 1, -1, -1),
                           QPen(look.theme.accent, 2), look.theme.accentSoft);
            }
            line({number(static_cast<std::uint64_t>(i) + 1), signatureText(table.signature(each.boxes[0])),
                  signatureText(table.signature(each.boxes[1])), signatureText(table.signature(each.boxes[2]))},
                 i == own ? look.theme.accentSoftInk : look.theme.text, i == own ? QFont::Bold : QFont::Normal);
        }
    }

    void paintPartners(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const TrioConfiguration found = configuration();
        const TrioTable& table = TrioTable::instance();
        Stack stack(area);
        sayCaption(painter, stack,
                   filled(tr("The %1 boxes that fit beside %2"), TrioTable::kPartners,
                          signatureText(table.signature(found.boxes[0]))),
                   look);
        // All of them, or those around the chosen one where they would be too small.
        const QRectF rest = stack.rest();
        constexpr int kMostColumns = 4;
        const int columns = std::clamp(static_cast<int>(rest.width() / (look.text * kSignatureWidth)), 1, kMostColumns);
        const int fitting = static_cast<int>(rest.height() / (look.text * 1.05));
        const int rows = std::clamp(fitting, 1, (TrioTable::kPartners + columns - 1) / columns);
        const int count = std::min(columns * rows, TrioTable::kPartners);
        const double width = rest.width() / columns;
        const double height = std::min(rest.height() / rows, look.text * 1.9);
        const auto partners = table.partners(found.boxes[0]);
        const int chosen = partnerIndex(found);
        const int first = std::clamp(chosen - count / 2, 0, TrioTable::kPartners - count);
        for (int i = first; i < first + count; ++i) {
            const int column = (i - first) / rows;
            const QRectF rect(rest.left() + column * width, rest.top() + (i - first) % rows * height, width, height);
            const bool isChosen = i == chosen && at >= 2;
            if (isChosen) {
                paintPlate(painter, rect.adjusted(1, 0, -1, 0), QPen(look.theme.accent, 2), look.theme.accentSoft);
            }
            say(painter, rect.adjusted(4, 0, -4, 0), Qt::AlignCenter,
                signatureText(table.signature(partners[static_cast<std::size_t>(i)].second)),
                std::max(look.leastText, std::min(look.text, height * 0.8)),
                isChosen  ? look.theme.accentSoftInk
                : at >= 1 ? look.theme.text
                          : look.theme.mutedText,
                isChosen ? QFont::Bold : QFont::Normal);
        }
    }
};

/// Rows written as three letters.
class LettersScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::LettersScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Rows in three letters"); }
    QStringList sentences() const override {
        return {
            tr("A trio is three digits without their order; give each of the %1 a letter, and a row is three letters.")
                .arg(Trio::kCount),
            tr("Letters tell which trios two rows leave for the third; they know nothing of columns."),
            isQuestionOpen()
                ? tr("The order is lost: guess how many rows have the same letters.")
                : filled(tr("The order is lost: %1 rows have the same letters, and %2 signs would be needed "
                            "to keep it."),
                         kRowsPerCode, OrderedTrio::kCount)};
    }

    QString ownWords() const override {
        return tr("In your own words: what do the letters tell, and what do they forget?");
    }
    LabQuestion question() const override {
        return LabQuestion::of(
            tr("How many different rows are written %1?").arg(letters(0)),
            {QStringLiteral("1"), QStringLiteral("6"), QStringLiteral("18"), QString::number(kRowsPerCode)}, 3,
            tr("%1: each of the three trios can stand in 6 orders, and 6 · 6 · 6 = %1.").arg(kRowsPerCode));
    }

    /// Two rows, the third from their letters alone, and another floor with the same letters.
    int moveCount() const override { return 4; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("A floor of three rows");
        if (moves <= 2)
            return tr("Row %1 is written %2").arg(moves).arg(letters(moves - 1));
        const std::optional<RowTrios> third = thirdRow(row(0), row(1));
        return moves == 3 ? tr("Rows 1 and 2 leave %1 for row 3").arg(lettersOf(*third))
                          : tr("Another floor with the same letters: the order of each trio is forgotten.");
    }

    std::vector<LabClaim> claims() const override {
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

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Floor& floor = model().floor;
        const QRectF& room = area.board;
        Stack stack(room.adjusted(0, look.text * 0.5, 0, 0));
        const CellField field = cellField(stack.take(std::min(room.height() * 0.36, room.width() / 3)), kBox, kSide,
                                          Qt::AlignHCenter | Qt::AlignTop);
        const Floor shown = at >= moveCount()
                                ? floorOf({{signatureAt(floor, 0), signatureAt(floor, 1), signatureAt(floor, 2)}})
                                : floor;
        paintField(painter, field, look.theme,
                   [&](int row, int column) { return digitFace(look.theme, floor, shown.at(row, column)); });
        stack.take(look.text * 1.2);
        const QRectF rest = stack.rest();
        const double width = field.area.width() / kBox;
        const double height = std::min(field.side() * 1.15, (rest.height() - look.text) / kBox);
        for (int index = 0; index < kBox; ++index)
            for (int box = 0; box < kBox; ++box) {
                const QRectF tile = QRectF(field.area.left() + box * width, rest.top() + index * height, width, height)
                                        .adjusted(3, 3, -3, -3);
                const bool isFound = index == 2;
                paintPlate(painter, tile, QPen(isFound ? look.theme.accent : look.theme.thinLine, isFound ? 3 : 1),
                           look.theme.board);
                if (at < index + 1)
                    continue;
                const Trio trio = row(index)[static_cast<std::size_t>(box)];
                say(painter, tile.adjusted(0, 0, -tile.width() * 0.5, 0), Qt::AlignCenter, letterOf(trio),
                    height * 0.55, look.theme.given, QFont::DemiBold);
                say(painter, tile.adjusted(tile.width() * 0.42, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft,
                    QStringLiteral("{%1}").arg(digitsOf(trio)),
                    std::max(look.leastText, std::min(height * 0.3, look.text * 1.6)), look.theme.mutedText);
            }
        paintMeaning(painter, area.figure, look, at);
    }

private:
    /// Left to right.
    RowTrios row(int index) const { return *compressRow(boardOf(model().floor), index); }
    /// The row's three letters.
    QString letters(int index) const { return lettersOf(row(index)); }

    /// How the third row's letters come about, box by box.
    void paintMeaning(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        if (at < 3)
            return;
        Stack stack(area);
        sayCaption(painter, stack, tr("What each box leaves for its third row"), look);
        const double height = std::min(stack.rest().height() / (kBox * 2.5), look.text * 1.7);
        for (std::size_t box = 0; box < kBox; ++box) {
            stack.take(height / 2);
            say(painter, stack.take(height), Qt::AlignCenter,
                QStringLiteral("123456789 − %1 − %2").arg(digitsOf(row(0)[box]), digitsOf(row(1)[box])),
                look.text * 1.1, look.theme.text);
            say(painter, stack.take(height), Qt::AlignCenter,
                tr("box %1: %2, letter %3").arg(box + 1).arg(digitsOf(row(2)[box]), letterOf(row(2)[box])),
                look.text * 1.1, look.theme.text, QFont::DemiBold);
        }
    }
};

}  // namespace

std::unique_ptr<LabScene> makeTriosScene(LookupLab& lab) { return std::make_unique<TriosScene>(lab); }

std::unique_ptr<LabScene> makeLettersScene(LookupLab& lab) { return std::make_unique<LettersScene>(lab); }

}  // namespace nonet::lookup
