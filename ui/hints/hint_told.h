#pragma once

#include "ui/text/hint_words.h"

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace nonet {

class Announcer;
struct BoardPicture;
class LinkList;
class Preferences;
class StepLegend;

/// What a hint offers beside its step.
struct HintWays {
    bool toLastRight = false;
    bool toRestore = false;
    bool toRating = false;
    bool toDigit = false;
    bool toSolution = false;
};

/// What a hint tells, between the buttons of its panel: it scrolls, and its words wrap into the panel's width. Object
/// names: hintHeadline, hintBody, hintResult; hintLastRight, hintRestore, hintShowRating, hintShowDigit,
/// hintShowSolution; hintLinks, hintEureka; hintLegend; hintNote.
class HintTold : public QScrollArea {
    Q_OBJECT

public:
    explicit HintTold(const Preferences& preferences, QWidget* parent = nullptr);

    /// step: told to its end, so that its links are listed; null for none.
    void setWords(const HintWords& words, const Step* step);
    void setWays(const HintWays& ways);
    void setPicture(const BoardPicture& picture);
    void setPointed(std::optional<int> link);
    /// Says it to a screen reader, at the headline, which takes the focus.
    void announce(const QString& text);
    /// At least so many lines are in sight.
    void setLeastLines(int lines);

Q_SIGNALS:
    void linkPointed(int link);
    void lastRightRequested();
    void restoreRequested();
    void ratingRequested();
    void digitRequested();
    void solutionRequested();
    /// This much more height would show all of it.
    void roomWanted(int height);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* build();
    QWidget* buildWays();
    void retranslate();
    /// Once what was told is laid out.
    void askForRoom();

    const Preferences& m_preferences;
    QLabel* m_headline = nullptr;
    Announcer* m_announcer = nullptr;
    QLabel* m_body = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_note = nullptr;
    LinkList* m_links = nullptr;
    StepLegend* m_legend = nullptr;
    QPushButton* m_lastRight = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_rating = nullptr;
    QPushButton* m_digit = nullptr;
    QPushButton* m_solution = nullptr;
};

}  // namespace nonet
