#pragma once

#include "core/rating/rating_range.h"
#include "ui/main_window/document_session.h"

#include <QDockWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nonet {

/// Facts about the puzzle. What could spoil it, its rating, stands behind 'Show' until asked for, and each puzzle
/// remembers that it was.
class PuzzleDock : public QDockWidget {
    Q_OBJECT

public:
    explicit PuzzleDock(DocumentSession& session, QWidget* parent = nullptr);

    /// Shown and known: "Hard", else empty; for the window's title.
    QString shownLevel() const;
    /// Asks for the rating to be shown.
    void showRating();
    void hideRating();

Q_SIGNALS:
    void ratingShown();

private:
    void setDocument();
    void update();
    bool isRatingAsked() const;
    void askRating();
    void setRating(const RatingReport& report);
    void askRange();
    void forgetRange();

    DocumentSession& m_session;
    Task* m_rateTask;
    Task* m_rangeTask;
    std::optional<HodokuRating> m_rating;
    std::optional<double> m_candidateDifficulty;
    std::optional<RatingRange> m_range;
    QLineEdit* m_title;
    QLabel* m_clues;
    QLabel* m_solutions;
    QLabel* m_level;
    QLabel* m_hardest;
    QLabel* m_difficulty;
    QLabel* m_forms;
    QPushButton* m_show;
    QPushButton* m_showRange;
    QFormLayout* m_form;
};

/// "Hard 940", "at least Hard 940"; empty where the techniques do not finish the puzzle.
QString ratingText(const HodokuRating& rating);
/// "Hard 900 to Unfair 1,240 in 32 forms".
QString ratingRangeText(const RatingRange& range);

}  // namespace nonet
