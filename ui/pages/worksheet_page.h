#pragma once

#include "core/board/grid.h"
#include "ui/pages/field_painting.h"

#include <vector>

namespace nonet {

/// A page to fill in by hand, written from top to bottom. The painter's units are points of the page; safe in grey.
/// The painter is as before when it goes.
class WorksheetPage {
public:
    WorksheetPage(QPainter& painter, const QRectF& page, bool hasAnswers);
    ~WorksheetPage();
    WorksheetPage(const WorksheetPage&) = delete;
    WorksheetPage& operator=(const WorksheetPage&) = delete;

    QPainter& painter() const { return m_painter; }
    bool hasAnswers() const { return m_hasAnswers; }
    /// Empty on a page to fill in.
    QString answer(const QString& text) const { return m_hasAnswers ? text : QString(); }
    const Theme& theme() const { return m_theme; }
    const QRectF& page() const { return m_page; }
    /// What is still free.
    QRectF rest() const { return m_stack.rest(); }
    /// What is still free, up to this height.
    QRectF rest(double mostHeight) const;
    /// The next rows, over the whole width.
    QRectF take(double height) { return m_stack.take(height); }
    /// The next rows, with an empty line below.
    QRectF takeWithGap(double height);

    /// The next rows for a picture, with an empty line below: as high as asked for, or as fitFigures() has it.
    QRectF takeFigure(double height, double most);
    /// The sheet was filled once, for measuring: figures grow up to their most where that left room on the page, and
    /// shrink where it ran over.
    void fitFigures(const WorksheetPage& measured);

    void title(const QString& text);
    /// A line for each, to write on.
    void nameAndDate(const QString& name, const QString& date);
    /// A paragraph.
    void words(const QString& text);
    /// A paragraph in a room that was taken: beside a picture.
    void wordsIn(const QRectF& room, const QString& text);
    /// Cells with signs, as large as the room allows, at its top left.
    CellField field(const QRectF& room, int rows, int columns,
                    const std::function<QString(int row, int column)>& text) const;
    /// The first rows and columns of a 9x9 board in such cells.
    CellField board(const QRectF& room, const Grid& digits, int rows = 9, int columns = 9) const;
    /// To write on; as many as the page has room for.
    void lines(int count);

    /// Height of body text.
    static constexpr double kText = 12;

private:
    /// The height of all figures that were taken, at this stretch.
    double figuresHeight(double stretch) const;

    QPainter& m_painter;
    QRectF m_page;
    bool m_hasAnswers;
    const Theme& m_theme;
    Stack m_stack;
    struct Figure {
        double height;
        double most;
    };
    std::vector<Figure> m_figures;
    double m_stretch = 1;
};

/// What stands in a cell of a worksheet.
QString digitText(const std::optional<Digit>& digit);

}  // namespace nonet
