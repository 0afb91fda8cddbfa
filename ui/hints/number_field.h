#pragma once

#include <QSpinBox>

namespace nonet {

/// A number that is typed whole, and then taken to the nearest end of its range: a spin box refuses the digits one by
/// one that would lead out of it, so that another number stands there than was typed. Its range is in its tip.
class NumberField : public QSpinBox {
    Q_OBJECT

public:
    NumberField(int least, int most, QWidget* parent = nullptr);
    /// In the current language.
    void retranslate();

protected:
    QValidator::State validate(QString& text, int& place) const override;
    void fixup(QString& text) const override;
};

}  // namespace nonet
