#include "ui/preferences/fault_line.h"

#include "ui/text/foreign_text.h"

#include <QEvent>

namespace nonet {

FaultLine::FaultLine(int lines, QWidget* parent) : QLabel(parent), m_lines(lines) {
    setProperty("look", QStringLiteral("warning"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    measure();
    hide();
}

void FaultLine::tell(const QString& sentence) {
    setText(sentence);
    setToolTip(plainTip(sentence));
    setVisible(!sentence.isEmpty());
}

void FaultLine::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measure();
}

void FaultLine::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    measure();
}

void FaultLine::measure() {
    const int height = m_lines * fontMetrics().lineSpacing();
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

}  // namespace nonet

#include "moc_fault_line.cpp"
