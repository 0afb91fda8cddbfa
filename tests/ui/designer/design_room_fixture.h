// The Design room in the window, as its tests use it.
#pragma once

#include "tests/ui/main_window/window_fixture.h"
#include "ui/designer/design_board.h"
#include "ui/designer/layout_speech.h"
#include "ui/document/puzzle_document.h"

#include <QLineEdit>

namespace nonet {

class DesignRoomTest : public WindowTest {
protected:
    void enter() {
        trigger("room.design");
        ASSERT_TRUE(QTest::qWaitFor([this] { return layoutBoard().isVisible(); }));
    }
    static Cell at(int row, int column) { return Cell(9 * row + column); }
    DesignBoard& layoutBoard() { return *find<DesignBoard>("designBoard"); }
    PuzzleDocument& layoutDocument() { return *layoutBoard().document(); }
    const std::vector<Constraint>& constraints() { return layoutDocument().puzzle().constraints(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// What a screen reader says from now on.
    void connectSpeech(QStringList& heard) {
        QObject::connect(find<LayoutSpeech>("layoutSpeech"), &LayoutSpeech::spoken,
                         [&heard](const QString& sentence) { heard << sentence; });
    }
    /// Of the game, which is offered in its own room.
    void openCopy() {
        trigger("room.play");
        trigger("design.from_play");
    }
    /// By its name's first letters, from the board.
    void findRule(const QString& letters) {
        press(Qt::Key_T);
        auto* search = find<QLineEdit>("paletteSearch");
        ASSERT_TRUE(search->hasFocus());
        QTest::keyClicks(search, letters);
        press(Qt::Key_Return);
        ASSERT_TRUE(layoutBoard().hasFocus());
    }
};

}  // namespace nonet
