#pragma once

#include <QPointer>
#include <QToolButton>

namespace nonet {

class PuzzleDocument;

/// What a layout is called and who made it, in one line as wide as there is room: words that are too long end in three
/// dots, and the tooltip has all of them.
class TitleLine : public QToolButton {
    Q_OBJECT

public:
    explicit TitleLine(QWidget* parent = nullptr);
    /// Not owned; null for none.
    void setDocument(PuzzleDocument* document);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void tell();
    void elide();
    int frameWidth() const;

    QPointer<PuzzleDocument> m_document;
    QString m_words;
};

}  // namespace nonet
