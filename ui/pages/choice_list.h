#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>

#include <vector>

class QPainter;

namespace nonet {

/// "A)", "B)" and so on, from index 0.
QString choiceLetter(int index);

/// Choices of a question, each behind its letter: beside each other where all fit into one line, else one below the
/// other, and a choice of several lines is aligned behind its letter.
class ChoiceList {
public:
    /// marks: one for each choice, before its letter; empty: none.
    ChoiceList(const QStringList& choices, const QFont& font, double width, const QStringList& marks = {});

    double height() const { return m_height; }
    /// In the painter's pen.
    void paint(QPainter& painter, const QPointF& topLeft) const;

private:
    struct Entry {
        QString mark;
        QString sign;
        QString words;
        /// From the list's top left corner.
        QRectF markRoom;
        QRectF signRoom;
        QRectF wordsRoom;
    };

    bool placeInOneLine(double width);
    void placeBelowEachOther(double width);

    QFont m_font;
    std::vector<Entry> m_entries;
    double m_markWidth = 0;
    double m_signWidth = 0;
    double m_height = 0;
};

}  // namespace nonet
