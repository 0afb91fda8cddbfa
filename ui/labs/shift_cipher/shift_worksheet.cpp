#include "ui/labs/shift_cipher/shift_worksheet.h"

#include "ui/labs/shift_cipher/shift_painting.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet {

namespace {

constexpr double kText = 12;
constexpr double kTile = 30;

class ShiftWorksheet {
    Q_DECLARE_TR_FUNCTIONS(ShiftWorksheet)

public:
    ShiftWorksheet(QPainter& painter, const QRectF& page, const ShiftModel& model, WorksheetFace face)
        : m_painter(painter), m_page(page), m_model(model), m_hasAnswers(face == WorksheetFace::answers),
          m_theme(themeOf(ThemeId::print)), m_top(page.top()) {}

    void paint() {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintWords(m_painter, line(kText * 2.2), Qt::AlignLeft | Qt::AlignTop,
                   m_hasAnswers ? tr("Shift cipher: answers") : tr("Shift cipher: worksheet"), kText * 1.5,
                   m_theme.text, QFont::DemiBold);
        paintList();
        paintBoxAndShifts();
        paintBoard();
        paintQuestion();
        m_painter.restore();
    }

private:
    QRectF line(double height) {
        const QRectF rect(m_page.left(), m_top, m_page.width(), height);
        m_top += height;
        return rect;
    }
    void say(const QString& words) {
        m_painter.setFont(labFont(kText));
        m_painter.setPen(m_theme.text);
        const QRectF room(m_page.left(), m_top, m_page.width(), 200);
        QRectF used;
        m_painter.drawText(room, Qt::TextWordWrap, words, &used);
        m_top += used.height() + kText * 0.6;
    }
    void tile(const QRectF& rect, const QString& text, const QString& letter) {
        Tile tile;
        tile.text = text;
        tile.letter = letter;
        tile.strength = 0;
        paintTile(m_painter, rect.adjusted(1, 1, -1, -1), tile, m_theme);
    }
    QString digit(int place) const { return tileText(m_model, place, static_cast<int>(ShiftLabels::digits)); }

    void paintList() {
        say(tr("1. This is your list S. Write the letter of its place (a, b, c …) into the corner of each tile."));
        const QRectF row = line(kTile + kText);
        for (int place = 0; place < m_model.side(); ++place)
            tile(QRectF(row.left() + place * kTile, row.top(), kTile, kTile), digit(place),
                 m_hasAnswers ? placeLetter(place) : QString());
    }

    void paintBoxAndShifts() {
        const Geometry& geometry = m_model.geometry;
        say(tr("2. Fold it into the box G (left). 3. Write into each box (I, J) at the right by how many places it is "
               "shifted: I + %1J.")
                .arg(geometry.boxColumns()));
        const QRectF row = line(kTile * std::max(geometry.boxRows(), geometry.boxColumns()) + kText);
        for (int place = 0; place < m_model.side(); ++place) {
            const int rowInBox = place / geometry.boxColumns();
            tile(QRectF(row.left() + place % geometry.boxColumns() * kTile, row.top() + rowInBox * kTile, kTile, kTile),
                 m_hasAnswers ? digit(place) : QString(), QString());
        }
        const double left = row.left() + m_page.width() * 0.45;
        for (int boxRow = 0; boxRow < geometry.boxColumns(); ++boxRow)
            for (int boxColumn = 0; boxColumn < geometry.boxRows(); ++boxColumn)
                tile(QRectF(left + boxColumn * kTile, row.top() + boxRow * kTile, kTile, kTile),
                     m_hasAnswers ? QString::number(shiftOfBox(geometry, shiftRule(geometry), boxRow, boxColumn))
                                  : QString(),
                     QString());
    }

    void paintBoard() {
        say(tr("4. Fill the board box by box. The first box is G itself."));
        const double side = std::min(m_page.width(), m_page.bottom() - m_top - kText * 7);
        BoardPicture picture = shiftPicture(m_model, m_model.map(), shiftRule(m_model.geometry), 0, 0);
        if (!m_hasAnswers)
            for (int i = 0; i < m_model.geometry.cellCount(); ++i) {
                picture.places[static_cast<std::size_t>(i)] = {};
                picture.digits.clear(Cell(i));
                picture.puzzle.givens.clear(Cell(i));
            }
        const QRectF area(m_page.center().x() - side / 2 + kText, m_top + kText, side - kText, side - kText);
        const BoardPainter board(BoardMetrics(m_model.geometry, area), m_theme);
        board.paint(m_painter, picture);
        BoardPainters unused;
        StageLook look{m_theme, unused};
        look.text = 10;
        paintMargins(m_painter, board.metrics(), look);
        m_top += side + kText * 0.5;
    }

    void paintQuestion() {
        say(tr("5. Look at one row: which letters does it have in each box, and why does no letter come twice?"));
        if (!m_hasAnswers)
            return;
        const int row = m_model.side() / 2;
        QStringList pieces;
        for (const HouseCover::Piece& piece :
             m_model.map().coverOf(House{HouseKind::row, static_cast<std::uint8_t>(row)}).pieces) {
            QString letters;
            for (const int place : piece.places)
                letters += placeLetter(place);
            pieces.append(letters);
        }
        say(tr("Row %1 has %2: neighbours on the ring of letters, and each box goes on where another one ends.")
                .arg(row + 1)
                .arg(pieces.join(QStringLiteral(", "))));
    }

    QPainter& m_painter;
    QRectF m_page;
    const ShiftModel& m_model;
    bool m_hasAnswers;
    const Theme& m_theme;
    double m_top;
};

}  // namespace

void paintShiftWorksheet(QPainter& painter, const QRectF& page, const ShiftModel& model, WorksheetFace face) {
    ShiftWorksheet(painter, page, model, face).paint();
}

}  // namespace nonet
