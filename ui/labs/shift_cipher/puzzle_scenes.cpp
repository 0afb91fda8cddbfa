#include "core/constructions/known_masks.h"
#include "core/constructions/mask.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"
#include "ui/text/construction_text.h"

#include <QPainter>
#include <QRegularExpression>

#include <cmath>

namespace nonet {

namespace {

/// Of cells that the mask takes away.
constexpr double kPale = 0.15;

/// The clue positions of a hard puzzle laid over the board.
class MaskScene final : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::MaskScene)

public:
    explicit MaskScene(ShiftLab& lab) : PlaceBoardScene(lab) { takeMask(0); }
    QString title() const override { return tr("A puzzle from a mask"); }
    QStringList sentences() const override {
        return {
            tr("A mask says which cells stay: here those where a famous hard puzzle has its clues, in full colour."),
            tr("Click cells to draw a mask of your own; Play takes the others away."),
            tr("What is left is a puzzle; whether it has only one solution is another question.")};
    }

    QString ownWords() const override {
        return tr("In your own words: what must a mask show so that the list can be found?");
    }
    LabQuestion question() const override {
        const int digits = digitsShown(masked(model().board(), m_shown)).count();
        QStringList others;
        for (const int offset : {-1, 1, -2})
            if (digits + offset >= 0 && digits + offset <= model().side())
                others.append(QString::number(digits + offset));
        return LabQuestion::among(
            tr("How many different digits does the mask leave?"), QString::number(digits), others,
            digits < model().side() - 1
                ? filled(
                      tr("%1 of %2. Two digits that are not seen could change places, so this puzzle cannot have one "
                         "solution alone."),
                      digits, model().side())
                : filled(tr("%1 of %2. With fewer than %3 two digits that are not seen could change places."), digits,
                         model().side(), model().side() - 1));
    }

    int moveCount() const override { return 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The whole board; the mask keeps %1 cells.").arg(m_shown.count());
        const Grid puzzle = masked(model().board(), m_shown);
        if (isQuestionOpen())
            return tr("%1 clues").arg(puzzle.filledCount());
        return tr("%1 clues, %2 different digits").arg(puzzle.filledCount()).arg(digitsShown(puzzle).count());
    }

    std::vector<LabClaim> claims() const override {
        if (isQuestionOpen())
            return {};
        const Grid puzzle = masked(model().board(), m_shown);
        bool isOfBoard = true;
        for (const Cell cell : m_shown)
            isOfBoard = isOfBoard && puzzle.digit(cell) == model().board().digit(cell);
        return {{filled(tr("The mask leaves %1 clues with %2 different digits"), puzzle.filledCount(),
                        digitsShown(puzzle).count()),
                 isOfBoard && puzzle.filledCount() == m_shown.count()}};
    }

    std::vector<LabControl> controls() override {
        const LabControl typed = textControl("cells", tr("Paste a mask:"), signsOf(m_shown, model().geometry),
                                             [this](const QString& text) { return pasteMask(text); });
        const LabControl clear = buttonControl("clear", tr("Hide all cells"), [this] {
            m_mask = static_cast<int>(std::size(kKnownMasks));
            m_shown = {};
            return 1;
        });
        const LabControl enough = buttonControl("enough", tr("Show enough to find S"), [this] {
            m_mask = static_cast<int>(std::size(kKnownMasks));
            m_shown = enoughFor(model(), m_shown);
            return 1;
        });
        if (!model().geometry.isClassic())
            return {typed, clear, enough.joined()};
        QStringList masks = textsOf(kKnownMasks, [&](const KnownMask& each) {
            return QString::fromUtf8(each.name.data(), static_cast<qsizetype>(each.name.size()));
        });
        masks.append(tr("Your own"));
        return {choiceControl("mask", tr("Mask:"), masks, m_mask,
                              [this](int mask) {
                                  takeMask(mask);
                                  return 1;
                              }),
                typed, clear, enough.joined()};
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metrics(area); }
    void clickCell(Cell cell) override {
        m_mask = static_cast<int>(std::size(kKnownMasks));
        if (m_shown.contains(cell))
            m_shown.erase(cell);
        else
            m_shown.insert(cell);
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (!cell)
            return {};
        const QString name = cellName(*cell, model().side());
        return m_shown.contains(*cell) ? tr("%1 is shown; a click hides it").arg(name)
                                       : tr("%1 is hidden; a click shows it").arg(name);
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(model().geometry, masked(model().board(), m_shown)); }
    void inputReshaped() override {
        m_shown.clear();
        takeMask(0);
    }

    QString drawing() const override {
        const bool isDrawn = m_mask == static_cast<int>(std::size(kKnownMasks));
        return isDrawn ? signsOf(m_shown, model().geometry) : QString();
    }

    void setDrawing(const QString& drawing) override {
        if (const std::optional<CellSet> cells = cellsFrom(drawing, model().geometry)) {
            m_mask = static_cast<int>(std::size(kKnownMasks));
            m_shown = *cells;
        }
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(model().geometry), look.labels);
        hideCells(picture, m_shown, kPale * (1 - at));
        paintBoard(painter, area, std::move(picture), look);
        const Grid puzzle = masked(model().board(), m_shown);
        const QRectF figure = area.figure;
        const double height = std::min(figure.height() / 2, look.text * 7);
        const QRectF both(figure.left(), figure.center().y() - height / 2, figure.width(), height);
        paintCount(painter, QRectF(both.left(), both.top(), both.width() / 2, height),
                   QString::number(puzzle.filledCount()), tr("cells that stay"), look);
        paintCount(painter, QRectF(both.center().x(), both.top(), both.width() / 2, height),
                   unlessOpen(QString::number(digitsShown(puzzle).count())), tr("different digits in them"), look);
    }

private:
    /// Clues of any puzzle, a sign a cell.
    QString pasteMask(const QString& text) {
        QString signs = QString(text).remove(QRegularExpression(QStringLiteral("[\\s|+]")));
        // Between rows of boxes it is a line, else a blank.
        if (text.contains(u'+'))
            signs.remove(u'-');
        else
            signs.replace(u'-', u'.');
        const Result<CellSet> mask = maskFromLine(signs.toStdString(), model().side());
        if (!mask)
            return tr("%1 The mask before is kept.").arg(maskSentence(mask.error()));
        if (*mask == m_shown)
            return {};
        m_mask = static_cast<int>(std::size(kKnownMasks));
        m_shown = *mask;
        return {};
    }

    void takeMask(int mask) {
        m_mask = mask;
        const Geometry& geometry = model().geometry;
        const auto named = static_cast<int>(std::size(kKnownMasks));
        if (geometry.isClassic() && mask < named) {
            m_shown = *maskFromLine(kKnownMasks[static_cast<std::size_t>(mask)].line);
            return;
        }
        m_mask = named;
        if (!m_shown.isEmpty() && geometry.isClassic())
            return;
        m_shown.clear();
        for (int i = 0; i < geometry.cellCount(); i += 3)
            m_shown.insert(Cell(i));
    }

    /// Index of the named mask; beyond them: drawn.
    int m_mask = 0;
    CellSet m_shown;
};

}  // namespace

std::unique_ptr<LabScene> makeMaskScene(ShiftLab& lab) { return std::make_unique<MaskScene>(lab); }

}  // namespace nonet
