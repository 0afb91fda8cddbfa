#include "ui/pages/worksheet_page.h"

#include <QPainter>

namespace nonet {

namespace {

constexpr int kSide = 9;
constexpr double kParagraphGap = 0.6;
constexpr double kLineHeight = 1.9;
/// By which factors figures may shrink and grow.
constexpr double kLeastStretch = 0.6;
constexpr double kMostStretch = 3;
constexpr int kHalvings = 20;

}  // namespace

WorksheetPage::WorksheetPage(QPainter& painter, const QRectF& page, bool hasAnswers)
    : m_painter(painter), m_page(page), m_hasAnswers(hasAnswers), m_theme(themeOf(ThemeId::print)), m_stack(page) {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
}

WorksheetPage::~WorksheetPage() { m_painter.restore(); }

QRectF WorksheetPage::rest(double mostHeight) const {
    QRectF room = rest();
    room.setHeight(std::min(room.height(), mostHeight));
    return room;
}

QRectF WorksheetPage::takeWithGap(double height) { return take(height + kText).adjusted(0, 0, 0, -kText); }

QRectF WorksheetPage::takeFigure(double height, double most) {
    m_figures.push_back({height, std::max(height, most)});
    return takeWithGap(std::min(height * m_stretch, m_figures.back().most));
}

double WorksheetPage::figuresHeight(double stretch) const {
    double sum = 0;
    for (const Figure& each : m_figures)
        sum += std::min(each.height * stretch, each.most);
    return sum;
}

void WorksheetPage::fitFigures(const WorksheetPage& measured) {
    const double wanted = measured.figuresHeight(measured.m_stretch) + measured.rest().height();
    double low = kLeastStretch;
    double high = kMostStretch;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2;
        (measured.figuresHeight(middle) <= wanted ? low : high) = middle;
    }
    m_stretch = low;
}

void WorksheetPage::title(const QString& text) {
    say(m_painter, take(kText * 2.4), Qt::AlignLeft | Qt::AlignTop, text, kText * 1.5, m_theme.text, QFont::DemiBold);
}

void WorksheetPage::nameAndDate(const QString& name, const QString& date) {
    const QRectF row = takeWithGap(kText * 1.6);
    m_painter.setFont(boardFont(kText));
    const auto field = [&](double left, double right, const QString& label) {
        const QRectF room(left, row.top(), right - left, row.height());
        m_painter.setPen(m_theme.text);
        const QRectF used = m_painter.boundingRect(room, Qt::AlignLeft | Qt::AlignBottom, label);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom, label);
        m_painter.setPen(QPen(m_theme.thinLine, 0.6));
        m_painter.drawLine(QPointF(used.right() + kText / 2, row.bottom()), QPointF(right, row.bottom()));
    };
    field(row.left(), row.left() + row.width() * 0.62, name);
    field(row.left() + row.width() * 0.66, row.right(), date);
}

void WorksheetPage::words(const QString& text) {
    m_painter.setFont(boardFont(kText));
    m_painter.setPen(m_theme.text);
    const QRectF used = m_painter.boundingRect(QRectF(0, 0, m_page.width(), 1e4), Qt::TextWordWrap, text);
    m_painter.drawText(take(used.height() + kText * kParagraphGap), Qt::TextWordWrap, text);
}

void WorksheetPage::wordsIn(const QRectF& room, const QString& text) {
    m_painter.setFont(boardFont(kText));
    m_painter.setPen(m_theme.text);
    m_painter.drawText(room, Qt::TextWordWrap, text);
}

CellField WorksheetPage::field(const QRectF& room, int rows, int columns,
                               const std::function<QString(int row, int column)>& text) const {
    const CellField field = cellField(room, rows, columns, Qt::AlignLeft | Qt::AlignTop);
    paintField(m_painter, field, m_theme, [&](int row, int column) { return CellFace{.text = text(row, column)}; });
    return field;
}

CellField WorksheetPage::board(const QRectF& room, const Grid& digits, int rows, int columns) const {
    return field(room, rows, columns,
                 [&](int row, int column) { return digitText(digits.digit(Cell(row * kSide + column))); });
}

void WorksheetPage::lines(int count) {
    m_painter.setPen(QPen(m_theme.thinLine, 0.6));
    for (int i = 0; i < count; ++i) {
        const QRectF line = take(kText * kLineHeight);
        if (line.bottom() > m_page.bottom())
            return;
        m_painter.drawLine(line.bottomLeft(), line.bottomRight());
    }
}

QString digitText(const std::optional<Digit>& digit) { return digit ? QString::number(digit->value()) : QString(); }

}  // namespace nonet
