#pragma once

#include "core/formats/format.h"

#include <QStackedWidget>

namespace nonet {

/// The labs in the room Learn: the first page, with a card for each and one for the lessons on techniques, and the lab
/// that is open.
class LabPages : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    virtual bool isLabOpen() const = 0;
    /// With the input, or its own where that is empty. Empty, or why the input stays as it was.
    virtual QString openLabWith(const QString& id, const QString& input) = 0;
    /// False where the record is no lesson of a lab.
    virtual bool openLesson(const PuzzleRecord& record) = 0;
    virtual void showStart() = 0;
    /// The title of what is open.
    virtual QString title() const = 0;
    /// Where the focus goes on coming in.
    virtual void takeFocus() = 0;
    /// What plays.
    virtual void stop() = 0;
    /// What was typed into the input and not taken yet goes; false where there is nothing.
    virtual bool dropInput() = 0;
    virtual bool holdsTile() const = 0;
    /// On the first page, as it is kept now.
    virtual void showProgress() = 0;
    /// How many of the lessons on techniques are done and begun, on their card.
    virtual void showLessons(int done, int begun, int count) = 0;

Q_SIGNALS:
    /// A lab was opened or left.
    void openChanged();
    void failed(const QString& sentence);
    void playRequested(const nonet::PuzzleRecord& record);
    /// The card of the lessons on techniques.
    void lessonsChosen();
};

}  // namespace nonet
