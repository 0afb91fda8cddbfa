#pragma once

#include <QDialog>

class QLineEdit;

namespace nonet {

class PuzzleDocument;

/// What a layout is called and who made it. Object names: titleField, authorField.
class TitleDialog : public QDialog {
    Q_OBJECT

public:
    explicit TitleDialog(PuzzleDocument& document, QWidget* parent = nullptr);

private:
    QLineEdit* m_title;
    QLineEdit* m_author;
};

}  // namespace nonet
