#pragma once

#include "core/formats/regions/region_picture.h"
#include "core/rules/puzzle.h"

#include <QDialog>
#include <QImage>

class QLabel;
class QMimeData;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace nonet {

class BorderBoard;
class FaultLine;
class FoundPicture;
class Preferences;

/// A board made of regions that stand as letters in a text, or as lines and colours in a picture: typed, pasted,
/// dropped or opened at the left, what was found at the right, where its borders can be corrected. Object names:
/// regionsDialog, regionsText, regionsOpen, regionsPaste, regionsRows, regionsColumns, regionsFacts, regionsFault,
/// regionsMake, regionsCancel, and those of BorderBoard and FoundPicture.
class RegionsDialog : public QDialog {
    Q_OBJECT

public:
    explicit RegionsDialog(const Preferences& preferences, QWidget* parent = nullptr);

    /// Looks for a board in it, in place of the text.
    void setPicture(const QImage& image);
    /// The picture, a file of one, or else the text; false where there is none of them.
    bool take(const QMimeData& data);
    /// A blank board with the regions as they were corrected. Only while there are some.
    Puzzle puzzle() const;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeSources();
    QLayout* makeSize();
    QLayout* makeFoot();
    void askForFile();
    void openFile(const QString& path);
    void paste();
    void readText();
    void readPicture();
    void tellFound();
    void showSize();
    QString factsOf(const RegionMap& regions) const;

    QPlainTextEdit* m_text;
    FoundPicture* m_picture;
    BorderBoard* m_board;
    QSpinBox* m_rows = nullptr;
    QSpinBox* m_columns = nullptr;
    QLabel* m_facts = nullptr;
    FaultLine* m_fault = nullptr;
    QPushButton* m_make = nullptr;
    QImage m_image;
    /// What was set by hand for the picture.
    KnownSize m_known;
    /// Whether the picture's lines are alike and one colour: there is one region then.
    bool m_isPlain = false;
};

}  // namespace nonet
