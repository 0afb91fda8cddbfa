#include "core/canonical/canonical_form.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/generator/board_preview.h"
#include "ui/generator/transform_dialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace nonet {
namespace {

class Transforming : public WindowTest {
protected:
    TransformDialog& dialog() {
        trigger("transform.open");
        return *find<TransformDialog>("transformDialog");
    }
    Grid givens() { return document().puzzle().givens; }
    std::uint64_t same() { return identity(canonicalForm(ClassicDigits::from(givens()))); }
    void select(Cell cell) { board().setSelection({cell}, cell); }
};

TEST_F(Transforming, MenuEntriesSwapWhatIsSelectedAndUndoTakesItBack) {
    const Grid before = givens();
    const std::uint64_t identityBefore = same();
    struct Trial {
        const char* id;
        ClassicTransform map;
    };
    select(Cell(4 * 9 + 7));
    const Trial trials[] = {{"transform.rows", *swapOf(SwapKind::rows, 4, 5)},
                            {"transform.columns", *swapOf(SwapKind::columns, 7, 8)},
                            {"transform.bands", *swapOf(SwapKind::bands, 1, 2)},
                            {"transform.stacks", *swapOf(SwapKind::stacks, 2, 0)},
                            {"transform.transpose", transposition()}};
    for (const Trial& trial : trials) {
        trigger(trial.id);
        EXPECT_EQ(givens(), transformed(before, trial.map)) << trial.id;
        EXPECT_EQ(board().currentCell(), imageOf(trial.map, Cell(4 * 9 + 7))) << trial.id;
        EXPECT_EQ(same(), identityBefore) << trial.id;
        trigger("edit.undo");
        EXPECT_EQ(givens(), before) << trial.id;
        EXPECT_EQ(board().currentCell(), Cell(4 * 9 + 7)) << trial.id;
    }
    trigger("transform.shuffle");
    EXPECT_NE(givens(), before);
    EXPECT_EQ(same(), identityBefore);
    waitForCount();
    EXPECT_EQ(m_window->session().document()->findings().facts().state, SolutionState::one);
}

TEST_F(Transforming, TwoSelectedRowsOrDigitsAreTheOnesSwapped) {
    const Grid before = givens();
    board().setSelection({Cell(0), Cell(18)}, Cell(0));
    trigger("transform.rows");
    EXPECT_EQ(givens(), transformed(before, *swapOf(SwapKind::rows, 0, 2)));
    trigger("edit.undo");
    std::vector<Cell> two;
    for (int i = 0; i < 81 && two.size() < 2; ++i)
        if (!before.isBlank(Cell(i)) && (two.empty() || before.valueAt(Cell(i)) != before.valueAt(two.front())))
            two.emplace_back(i);
    board().setSelection({two[0], two[1]}, two[0]);
    trigger("transform.digits");
    EXPECT_EQ(givens(), transformed(before, *swapOf(SwapKind::digits, before.valueAt(two[0]), before.valueAt(two[1]))));
    EXPECT_EQ(m_window->findChild<TransformDialog*>(), nullptr);
}

TEST_F(Transforming, TheDialogShowsWhatItWillDoAndDoesIt) {
    const Grid before = givens();
    const std::uint64_t identityBefore = same();
    TransformDialog& dialog = this->dialog();
    auto* apply = find<QPushButton>("transformApply");
    EXPECT_FALSE(apply->isEnabled());
    EXPECT_FALSE(apply->toolTip().isEmpty());
    find<QSpinBox>("transformSeed")->setValue(7);
    RandomSource random(7);
    const ClassicTransform map = randomTransform(random);
    EXPECT_EQ(dialog.map(), map);
    find<QPushButton>("transformSwap")->click();
    const ClassicTransform both = then(map, *swapOf(SwapKind::rows, 0, 1));
    EXPECT_EQ(dialog.map(), both);
    EXPECT_EQ(find<BoardPreview>("transformAfter")->picture().digits, transformed(document().digits(), both));
    EXPECT_EQ(givens(), before);
    const QString number = QStringLiteral("%1").arg(identityBefore, 16, 16, QLatin1Char('0'));
    EXPECT_TRUE(QTest::qWaitFor([&] { return find<QLabel>("transformIdentity")->text().contains(number); }));
    EXPECT_TRUE(find<QLabel>("transformForm")->text().contains(QStringLiteral("Minimal form")));
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_EQ(givens(), transformed(before, both));
    EXPECT_EQ(dialog.map(), ClassicTransform());
    EXPECT_EQ(document().history().nodes().size(), 2U);
}

TEST_F(Transforming, WrongOrdersGetASentenceAndChangeNothing) {
    dialog();
    const std::pair<const char*, const char*> wrong[] = {
        {"transformDigits", "11"}, {"transformRows", "142 356 789"}, {"transformColumns", "abc"}};
    for (const auto& [name, text] : wrong) {
        auto* field = find<QLineEdit>(name);
        const QString previous = field->text();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        auto* fault = find<QLabel>(qPrintable(QLatin1String(name) + QStringLiteral("Fault")));
        EXPECT_TRUE(fault->isVisible()) << name;
        EXPECT_FALSE(fault->text().isEmpty());
        EXPECT_FALSE(find<QPushButton>("transformApply")->isEnabled());
        field->selectAll();
        QTest::keyClicks(field, previous);
        EXPECT_FALSE(fault->isVisible()) << name;
    }
    find<QSpinBox>("transformSecond")->setValue(4);
    find<QPushButton>("transformSwap")->click();
    EXPECT_TRUE(find<QLabel>("transformSwapFault")->isVisible());
}

TEST_F(Transforming, IsOffWhereNothingCanBeTransformed) {
    EXPECT_TRUE(find<QAction>("transform.rows")->isEnabled());
    trigger("replay.show");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !find<QAction>("transform.rows")->isEnabled(); }));
    EXPECT_TRUE(find<QAction>("transform.rows")->toolTip().contains(QStringLiteral("film")));
}

}  // namespace
}  // namespace nonet
