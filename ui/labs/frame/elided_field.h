#pragma once

#include <QLineEdit>

namespace nonet {

/// A field whose text, where it is too long, ends in three dots as long as nobody types in it.
class ElidedField : public QLineEdit {
public:
    using QLineEdit::QLineEdit;
    /// Not all of the text is seen now.
    bool isCut() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect room() const;
};

}  // namespace nonet
