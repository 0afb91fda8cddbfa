// A panel beside a shown board, both over the same shipped puzzle, as the tests of panels use them.
#pragma once

#include "tests/ui/sample_puzzles.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/preferences/preferences.h"

#include <QAbstractButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <type_traits>

namespace nonet::test {

template <typename Dock>
class DockOnBoard : public ::testing::Test {
protected:
    void SetUp() override {
        m_dock.setBoard(&m_board);
        use(m_document->puzzle());
        m_board.show();
        m_dock.show();
    }
    void use(const Puzzle& puzzle) {
        std::unique_ptr<PuzzleDocument> next = documentOf(puzzle);
        m_board.setDocument(next.get());
        m_dock.setDocument(next.get());
        m_document = std::move(next);
    }
    QAbstractButton* button(const char* name) {
        return m_dock.template findChild<QAbstractButton*>(QLatin1String(name));
    }
    void click(const char* name, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(button(name), Qt::LeftButton, modifiers);
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<PuzzleDocument> m_document = documentOf(samplePuzzles("0300").front());
    BoardWidget m_board{m_preferences};
    /// Passed to panels that go by it.
    Shown m_shown;
    Dock m_dock = [this] {
        if constexpr (std::is_constructible_v<Dock, Preferences&, Shown&>)
            return Dock(m_preferences, m_shown);
        else
            return Dock(m_preferences);
    }();
};

}  // namespace nonet::test
