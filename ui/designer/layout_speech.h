#pragma once

#include "core/play/history.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QLabel;

namespace nonet {

class Announcer;
class Designer;
class PuzzleDocument;

/// What a screen reader says in the Design room, wherever the focus is: the tool that was taken, what each edit did,
/// what was picked up, what could not be done, and how many solutions there are or why there is none, once for each
/// answer.
class LayoutSpeech : public QObject {
    Q_OBJECT

public:
    /// label: where the last sentence can be read again; becomes the owner of the announcer.
    LayoutSpeech(Designer& designer, QLabel* label, QObject* parent);

Q_SIGNALS:
    void spoken(const QString& sentence);

private:
    void follow();
    void say(const QString& sentence);
    void sayEdit(NodeId node, bool isUndo);
    void sayChosen();
    void saySolutions();

    Designer& m_designer;
    Announcer* m_announcer;
    QPointer<PuzzleDocument> m_document;
    /// The edit has said what it is about.
    bool m_isEditing = false;
    QString m_solutions;
};

}  // namespace nonet
