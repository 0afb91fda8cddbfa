// The panel of answers beside a board of four times four cells, for its tests.
#pragma once

#include "core/answers/why_none.h"
#include "core/design/constraint_edits.h"
#include "tests/core/rules/odd_boards.h"
#include "ui/answers/document_facts.h"
#include "ui/board/board_widget.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <optional>

namespace nonet::test {

inline PuzzleRecord layoutRecord(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    record.history = History(PlayState(puzzle.shape()));
    return record;
}

class AnswersOnBoard : public ::testing::Test {
protected:
    static constexpr int kPatience = 20'000;

    AnswersOnBoard()
        : m_document(layoutRecord(cagedFour())), m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_board(new BoardWidget(m_preferences)) {
        m_facts.setDocument(&m_document);
        m_designer.setDocument(&m_document);
        m_board->setDocument(&m_document);
        m_dock = new AnswerDock(m_designer, m_facts);
        m_dock->setBoard(m_board);
        m_window.setCentralWidget(m_board);
        m_window.addDockWidget(Qt::RightDockWidgetArea, m_dock);
        m_window.resize(1000, 1060);
        m_window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_window));
        m_facts.begin();
    }

    /// As the session of the room does.
    void open(PuzzleDocument& document) {
        m_facts.setDocument(&document);
        m_designer.setDocument(&document);
        m_board->setDocument(&document);
        m_facts.begin();
    }

    template <typename T>
    T* find(const char* name) {
        auto* widget = m_dock->findChild<T*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }
    void click(const char* name) { find<QAbstractButton>(name)->click(); }
    QString text(const char* name) { return find<QLabel>(name)->text(); }
    QListWidget& list() { return *find<QListWidget>("answerList"); }
    template <typename T>
    bool waitFor() {
        return QTest::qWaitFor([&] { return m_dock->answers().answer<T>().state() == AnswerState::done; }, kPatience);
    }
    void choose(int row) {
        list().clearSelection();
        list().setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
    }
    /// At once, as the facts will.
    void count() {
        const SolutionFacts facts = solutionFacts(m_document.puzzle());
        m_document.findings().setFacts(facts);
        m_document.findings().setCount(countUpToMost(m_document.puzzle()));
        m_document.findings().setWhyNone(
            facts.state == SolutionState::none ? std::optional(whyNone(m_document.puzzle())) : std::nullopt);
    }
    /// A cage of two cells that the givens around it contradict.
    void breakIt() {
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(12), Cell(13)}};
        cage.values = {99};
        m_designer.edit(place(m_designer.puzzle(), {cage}));
        count();
    }
    QMap<QString, QRect> places() {
        QMap<QString, QRect> all;
        for (const QWidget* each : m_dock->findChildren<QWidget*>())
            if (each->isVisibleTo(m_dock) && each->objectName().startsWith(QStringLiteral("answer")))
                all[each->objectName()] = QRect(each->mapTo(m_dock, QPoint()), each->size());
        return all;
    }

    QTemporaryDir m_folder;
    PuzzleDocument m_document;
    DocumentFacts m_facts;
    Preferences m_preferences;
    Designer m_designer;
    QMainWindow m_window;
    BoardWidget* m_board;
    AnswerDock* m_dock;
};

}  // namespace nonet::test
