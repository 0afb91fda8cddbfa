#include "ui/designer/title_dialog.h"

#include "ui/document/puzzle_document.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPointer>

namespace nonet {

TitleDialog::TitleDialog(PuzzleDocument& document, QWidget* parent)
    : QDialog(parent), m_title(new QLineEdit(QString::fromStdString(document.info().title))),
      m_author(new QLineEdit(QString::fromStdString(document.info().author))) {
    setObjectName(QStringLiteral("titleDialog"));
    setWindowTitle(tr("Title and author"));
    constexpr int kRoomForTitle = 320;
    m_title->setObjectName(QStringLiteral("titleField"));
    m_title->setToolTip(tr("Over the board, in links and in files"));
    m_title->setMinimumWidth(kRoomForTitle);
    m_author->setObjectName(QStringLiteral("authorField"));
    m_author->setToolTip(tr("Who made the puzzle, as players will read it"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Author"), m_author);
    form->addRow(buttons);
    for (QLineEdit* each : {m_title, m_author})
        connect(each, &QLineEdit::textEdited, &document,
                [this, named = QPointer(&document)] { named->names().noteTyped(m_title->text(), m_author->text()); });
    connect(this, &QDialog::rejected, &document,
            [named = QPointer(&document)] { named->names().noteTyped(std::nullopt, std::nullopt); });
    connect(this, &QDialog::accepted, &document, [this, named = QPointer(&document)] {
        named->names().set(m_title->text().simplified(), m_author->text().simplified());
    });
}

}  // namespace nonet

#include "moc_title_dialog.cpp"
