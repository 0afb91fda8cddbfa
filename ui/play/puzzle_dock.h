#pragma once

#include "core/rating/bottleneck.h"
#include "core/rating/rating_range.h"
#include "ui/session/document_session.h"
#include "ui/tasks/task.h"

#include <QDockWidget>
#include <QMap>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace nonet {

/// Facts about the puzzle, a player's first; the measures are folded under them. Which steps make it hard stands behind
/// 'Show' until asked for, and each puzzle remembers that it was.
class PuzzleDock : public QDockWidget {
    Q_OBJECT

public:
    explicit PuzzleDock(DocumentSession& session, QWidget* parent = nullptr);

    /// Asks for the rating to be shown.
    void showRating();
    void editTitle();

Q_SIGNALS:
    /// The rating and its steps are to be shown.
    void stepsRequested();

private:
    void build();
    void buildFacts(QGridLayout& grid);
    void buildMeasures(QGridLayout& grid);
    QLabel* addRow(QGridLayout& grid, const QString& objectName, const QString& name, const QString& about = QString());
    void addField(QGridLayout& grid, const QString& name, QWidget* field);
    /// With its name and its sentence; hidden where there is nothing.
    void setField(QLabel* field, const QString& text);
    void setDocument();
    void update();
    void updateRating();
    bool isRatingAsked() const;
    void askWidth();
    void askRange();
    void forget();

    DocumentSession& m_session;
    Task* m_widthTask;
    Task* m_rangeTask;
    std::optional<int> m_width;
    std::optional<RatingRange> m_range;
    QLineEdit* m_title;
    QLineEdit* m_author;
    QLabel* m_clues = nullptr;
    QLabel* m_solutions = nullptr;
    QLabel* m_level = nullptr;
    QLabel* m_hardest = nullptr;
    QLabel* m_narrowest = nullptr;
    QLabel* m_difficulty = nullptr;
    QLabel* m_forms = nullptr;
    /// What stands beside and under a field, and goes with it.
    QMap<QWidget*, QList<QLabel*>> m_around;
    QPushButton* m_countAgain;
    QPushButton* m_show;
    QPushButton* m_showSteps;
    QPushButton* m_showRange;
    /// Folds what only those want who compare puzzles.
    QToolButton* m_measuresToggle;
    QWidget* m_measures;
};

/// "Hard 900 to Unfair 1,240 across 32 copies".
QString ratingRangeText(const RatingRange& range);

}  // namespace nonet
