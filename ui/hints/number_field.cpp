#include "ui/hints/number_field.h"

namespace nonet {

NumberField::NumberField(int least, int most, QWidget* parent) : QSpinBox(parent) {
    setRange(least, most);
    retranslate();
}

void NumberField::retranslate() { setToolTip(tr("From %1 to %2").arg(minimum()).arg(maximum())); }

QValidator::State NumberField::validate(QString& text, int& place) const {
    const QValidator::State state = QSpinBox::validate(text, place);
    bool isNumber = false;
    text.toLongLong(&isNumber);
    return state == QValidator::Invalid && isNumber ? QValidator::Intermediate : state;
}

void NumberField::fixup(QString& text) const {
    bool isNumber = false;
    const qlonglong typed = text.toLongLong(&isNumber);
    if (isNumber)
        text = textFromValue(static_cast<int>(qBound(qlonglong{minimum()}, typed, qlonglong{maximum()})));
    else
        QSpinBox::fixup(text);
}

}  // namespace nonet

#include "moc_number_field.cpp"
