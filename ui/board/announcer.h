#pragma once

#include <QWidget>

class QLabel;

namespace nonet {

/// Has a screen reader say a sentence at once, wherever the focus is.
///
/// Qt 6.4 knows no announcement event, and readers pass over a changed name or value of what has no focus. What they do
/// speak at once is a notification that comes to show: AT-SPI's state-changed:showing on an object of that role. So
/// this is an object of that role that nobody sees, whose name and value are the sentence, and that tells of each one
/// that it changed and that it shows. The label, which the focus can go to, is named so too, to be read again.
class Announcer : public QWidget {
    Q_OBJECT

public:
    /// label: where the sentence stands for the eye; becomes the owner.
    explicit Announcer(QLabel* label);

    void announce(const QString& sentence);
    const QString& sentence() const { return m_sentence; }

Q_SIGNALS:
    /// A reader, where one runs, was given the sentence.
    void announced(const QString& sentence);

private:
    QLabel* m_label;
    QString m_sentence;
};

}  // namespace nonet
