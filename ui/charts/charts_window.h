#pragma once

#include "ui/charts/chart_content.h"

#include <QDialog>

class QChartView;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace nonet {

class HeatMapView;
class Preferences;
class Task;

/// The charts of difficulty, one at a time: of the open puzzle, and of a file of puzzles. Not modal; follows the
/// puzzle. Everything is worked out in the background.
class ChartsWindow : public QDialog {
    Q_OBJECT

public:
    explicit ChartsWindow(const Preferences& preferences, QWidget* parent = nullptr);
    ~ChartsWindow() override;

    /// The puzzle to draw, and what files are to be called after.
    void setPuzzle(const Puzzle& puzzle, const QString& title);
    /// Rates the file's puzzles and shows them.
    void openCollection(const QString& path);
    void showChart(ChartKind kind);
    ChartKind shown() const;
    const ChartSource& source() const { return m_source; }
    /// Writes what is shown, by the file's ending; a failure is shown.
    void save(const QString& path);

Q_SIGNALS:
    /// A sentence for the message bar.
    void failed(const QString& sentence);
    void saved(const QString& sentence);

private:
    QWidget* makeList();
    QWidget* makePage();
    QWidget* makeChoices();
    QWidget* makeFoot();
    QComboBox* addMeasures(QWidget& row, const QString& name, const char* objectName, Measure ChartSource::*measure);
    void update();
    void showTable();
    void askForCollection();
    void askWhereToSave();

    const Preferences& m_preferences;
    ChartSource m_source;
    std::optional<Puzzle> m_puzzle;
    QString m_title;
    QListWidget* m_list;
    QLabel* m_heading;
    QLabel* m_sentence;
    QStackedWidget* m_pages;
    QChartView* m_chart;
    HeatMapView* m_heat;
    QTableWidget* m_table;
    QLabel* m_empty;
    QComboBox* m_moment;
    QWidget* m_measures;
    QPushButton* m_open;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QCheckBox* m_showsNumbers;
    QPushButton* m_save;
    Task* m_task;
    Task* m_collectionTask;
};

}  // namespace nonet
