#include "ui/puzzles/fill_question.h"

#include "ui/frame/spacing.h"
#include "ui/frame/window_frame.h"
#include "ui/session/document_session.h"
#include "ui/session/puzzle_import.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

FillQuestion::FillQuestion(SettersFill fill, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("fillQuestion"));
    setWindowTitle(tr("The setter's digits"));
    const bool isWhole = fill == SettersFill::whole;
    auto* text = new QLabel(
        isWhole ? tr("Every cell of this puzzle is filled, with digits that are not given: opened as it is, "
                     "it shows its solution. What shall become of them?")
                : tr("Many cells of this puzzle are filled with digits that are not given: opened as it is, it shows "
                     "much of its solution. What shall become of them?"));
    text->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kSpace);
    column->addWidget(text);
    const auto add = [&](const char* name, const QString& words, const QString& tip, FillUse use) {
        auto* button = new QPushButton(words);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, [this, use] {
            accept();
            Q_EMIT answered(use);
        });
        column->addWidget(button);
        return button;
    };
    add("fillSolution", tr("Keep them as the solution"), tr("Hidden while it is played; in Design the solution layer"),
        FillUse::solution)
        ->setDefault(true);
    add("fillEntered", tr("Enter them as my digits"),
        isWhole ? tr("The board is full") : tr("As if you had begun to play it"), FillUse::entered);
    add("fillNone", tr("Leave them out"), tr("The givens alone"), FillUse::none);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void askAboutFills(DocumentSession& session, const WindowFrame& frame) {
    QObject::connect(&session.imports(), &PuzzleImport::fillFound, &session,
                     [&session, frame](const ImportedPuzzle& read, const QString& title) {
                         auto* question = new FillQuestion(settersFill(read), &frame.window);
                         question->setAttribute(Qt::WA_DeleteOnClose);
                         QObject::connect(question, &FillQuestion::answered, &session,
                                          [&session, read, title](FillUse use) {
                                              ImportedPuzzle puzzle = read;
                                              useFill(puzzle.record, use);
                                              session.imports().openRead(std::move(puzzle), title);
                                          });
                         question->show();
                     });
}

}  // namespace nonet

#include "moc_fill_question.cpp"
