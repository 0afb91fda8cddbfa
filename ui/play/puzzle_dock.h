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

namespace nonet {

/// Facts about the puzzle. Which steps make it hard stands behind 'Show' until asked for, and each puzzle remembers
/// that it was.
class PuzzleDock : public QDockWidget {
    Q_OBJECT

public:
    explicit PuzzleDock(DocumentSession& session, QWidget* parent = nullptr);

    /// Asks for the rating to be shown.
    void showRating();

private:
    void build();
    QLabel* addRow(const QString& objectName, const QString& name, const QString& about = QString());
    void addField(const QString& name, QWidget* field);
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
    QGridLayout* m_grid;
    QLineEdit* m_title;
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
    QPushButton* m_showRange;
};

/// "Hard 900 to Unfair 1,240 in 32 forms".
QString ratingRangeText(const RatingRange& range);

}  // namespace nonet
