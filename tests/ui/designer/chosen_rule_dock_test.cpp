// Every kind of constraint edited in the inspector: the same as in code, one step of the undo line, and undone.
#include "tests/core/rules/random_constraints.h"
#include "tests/ui/designer/layout_panels.h"
#include "ui/designer/chosen_rule_dock.h"
#include "ui/designer/number_editor.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

namespace nonet {
namespace {

using Kind = ConstraintKind;

class ChosenRuleDockTest : public test::LayoutPanels {
protected:
    void SetUp() override {
        m_dock.resize(320, 640);
        m_dock.show();
        m_dock.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_dock));
    }
    template <typename Widget>
    Widget* find(const char* name) {
        // A previous one's editors are deleted by the event loop.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return m_dock.findChild<Widget*>(QLatin1String(name));
    }
    void useAndChoose(const Constraint& constraint) {
        use({constraint});
        m_designer.choose({0});
    }
    int nodes() const { return static_cast<int>(m_document->history().nodes().size()); }

    bool editNumber(Constraint& expected, const Layout& layout) {
        auto* field = find<QSpinBox>("thisValue0");
        if (!field)
            return false;
        const int most = valueRange(expected, layout).most;
        const int next = field->value() == most ? most - 1 : most;
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::number(next));
        QTest::keyClick(field, Qt::Key_Return);
        expected.values.resize(std::max<std::size_t>(expected.values.size(), 1));
        expected.values[0] = next;
        EXPECT_LE(next, 1000) << layout.constraints.size();
        return true;
    }
    bool editDigit(Constraint& expected) {
        auto* button = find<QToolButton>("thisDigit7");
        if (!button)
            return false;
        const auto had = std::ranges::count(expected.digits, Digit(7));
        button->click();
        if (expected.kind == Kind::numberedRoom)
            expected.digits = {Digit(7)};
        else if (had == 0)
            expected.digits.push_back(Digit(7));
        else
            std::erase(expected.digits, Digit(7));
        std::ranges::sort(expected.digits);
        return true;
    }
    bool editText(Constraint& expected, const char* name, const char* text) {
        auto* field = find<QLineEdit>(name);
        if (!field)
            return false;
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        QTest::keyClick(field, Qt::Key_Return);
        expected.text = text;
        return true;
    }
    /// One value of it by its own editor, the same on `expected`; by hiding where a kind has no value.
    void editAny(Constraint& expected, const Layout& layout) {
        if (expected.kind == Kind::diagonals) {
            find<QCheckBox>("thisFalling")->click();
            expected.values = {1};
        } else if (expected.kind == Kind::negative) {
            auto* family = find<QComboBox>("thisFamily");
            family->setFocus();
            QTest::keyClick(family, expected.text == "sum" ? Qt::Key_Up : Qt::Key_Down);
            Q_EMIT family->activated(family->currentIndex());
            expected.text = std::vector<std::string>{"difference", "ratio",
                                                     "sum"}[static_cast<std::size_t>(family->currentIndex())];
            expected.values.clear();
        } else if (!editText(expected, "thisFormula", "a+b<=9") && !editText(expected, "thisPattern", "[12]+.*") &&
                   !editNumber(expected, layout) && !editDigit(expected)) {
            find<QCheckBox>("thisHidden")->click();
            expected.isHidden = true;
        }
    }

    ChosenRuleDock m_dock{m_designer, m_preferences};
};

TEST_F(ChosenRuleDockTest, EveryKindIsEditedAsInCodeByOneStepAndUndone) {
    RandomSource random(17);
    for (const ConstraintRow& row : constraintCatalogue()) {
        SCOPED_TRACE(std::string(row.id));
        const Layout layout;
        Constraint made = test::randomConstraint(row.kind, layout, random);
        if (made.digits.size() > 1)
            made.digits.erase(made.digits.begin() + 1, made.digits.end());
        if (row.kind == Kind::diagonals)
            made.values.clear();
        useAndChoose(made);
        const Puzzle before = m_document->puzzle();
        const int nodesBefore = nodes();
        Constraint expected = made;
        editAny(expected, layout);
        EXPECT_FALSE(expected == made);
        EXPECT_EQ(constraint(), expected);
        EXPECT_EQ(m_designer.chosen(), std::vector{0});
        EXPECT_EQ(nodes(), nodesBefore + 1);
        m_document->undo();
        EXPECT_EQ(m_document->puzzle(), before);
        EXPECT_EQ(m_designer.chosen(), std::vector{0});
        EXPECT_FALSE(find<QLabel>("thisName")->text().isEmpty());
        EXPECT_FALSE(find<QLabel>("thisRule")->text().isEmpty());
    }
}

TEST_F(ChosenRuleDockTest, ASumIsClickedFigureByFigure) {
    useAndChoose(cage({}));
    for (const char* figure : {"thisFigure1", "thisFigure7"})
        QTest::mouseClick(find<QToolButton>(figure), Qt::LeftButton);
    EXPECT_EQ(find<QSpinBox>("thisValue0")->value(), 17);
    ASSERT_TRUE(QTest::qWaitFor([this] { return constraint().value() == 17; }));
    EXPECT_EQ(nodes(), 2) << "one step";
    QTest::mouseClick(find<QToolButton>("thisFigureBack"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return constraint().value() == 1; }));
    QTest::mouseClick(find<QToolButton>("thisFigureBack"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !constraint().value(); })) << "none, as it may be";
}

TEST(SteppedNumber, StaysWithinItsLimits) {
    const ValueRange limits{3, 17};
    EXPECT_EQ(steppedNumber(std::nullopt, 1, limits, true), 3);
    EXPECT_EQ(steppedNumber(std::nullopt, -1, limits, true), std::nullopt);
    EXPECT_EQ(steppedNumber(3, -1, limits, true), std::nullopt);
    EXPECT_EQ(steppedNumber(3, -1, limits, false), 3);
    EXPECT_EQ(steppedNumber(16, 5, limits, true), 17);
    EXPECT_EQ(steppedNumber(99, -1, limits, true), 17);
}

TEST_F(ChosenRuleDockTest, TypingIsOneStepAfterAPause) {
    useAndChoose(cage());
    const int before = nodes();
    auto* field = find<QSpinBox>("thisValue0");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("23"));
    EXPECT_EQ(nodes(), before);
    QTRY_COMPARE(constraint().values, std::vector{23});
    EXPECT_EQ(nodes(), before + 1);
    EXPECT_TRUE(field->hasFocus() || !m_dock.isActiveWindow());
    // What is typed is kept when another one is chosen before the pause is over.
    use({cage(), thermometer()});
    m_designer.choose({0});
    field = find<QSpinBox>("thisValue0");
    field->stepUp();
    m_designer.choose({1});
    EXPECT_EQ(constraint(0).values, std::vector{18});
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
}

TEST_F(ChosenRuleDockTest, AnOptionalNumberCanBeNone) {
    useAndChoose(cage());
    auto* field = find<QSpinBox>("thisValue0");
    field->setValue(field->minimum());
    EXPECT_EQ(field->text(), QStringLiteral("none"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(constraint(), cage({}));
    useAndChoose(make(Kind::whisper, {{at(0, 0), at(0, 1)}}));
    EXPECT_EQ(find<QSpinBox>("thisValue0")->text(), QStringLiteral("as usual (5)"));
    useAndChoose(make(Kind::sum, {{at(0, 0), at(0, 1)}}));
    EXPECT_EQ(find<QSpinBox>("thisValue0")->text(), QStringLiteral("missing"));
    EXPECT_FALSE(find<QLabel>("thisFault")->text().isEmpty());
    find<QSpinBox>("thisValue0")->setValue(10);
    QTest::keyClick(find<QSpinBox>("thisValue0"), Qt::Key_Return);
    EXPECT_EQ(constraint().values, std::vector{10});
    EXPECT_TRUE(find<QLabel>("thisFault")->text().isEmpty());
    find<QSpinBox>("thisValue0")->stepBy(-50);
    EXPECT_EQ(find<QSpinBox>("thisValue0")->value(), 3) << "and none is no step below it";
}

/// Nothing that is typed becomes another number without a word.
TEST_F(ChosenRuleDockTest, ANumberOutOfRangeStaysAndIsToldOf) {
    QString said;
    const QObject hearer;
    QObject::connect(&m_designer, &Designer::statusMessage, &hearer,
                     [&said](const QString& sentence) { said = sentence; });
    useAndChoose(cage());
    auto* field = find<QSpinBox>("thisValue0");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("99"));
    EXPECT_TRUE(said.contains(QStringLiteral("from 6 to 24"))) << said.toStdString();
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(field->text(), QStringLiteral("99"));
    EXPECT_EQ(constraint().values, std::vector{99});
    field->stepUp();
    EXPECT_EQ(field->value(), 24) << "steps stay within";
    useAndChoose(make(Kind::sum, {{at(0, 0), at(0, 1)}}, {10}));
    field = find<QSpinBox>("thisValue0");
    field->setFocus();
    field->selectAll();
    said.clear();
    QTest::keyClicks(field, QStringLiteral("1"));
    EXPECT_EQ(said, QString()) << "a figure may follow";
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_TRUE(said.contains(QStringLiteral("from 3 to 17"))) << said.toStdString();
    EXPECT_EQ(constraint().values, std::vector{1});
}

TEST_F(ChosenRuleDockTest, DigitsMayRepeatWhereTheirKindLetsThem) {
    Constraint quadruple = make(Kind::quadruple, {{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}});
    useAndChoose(quadruple);
    for (int i = 0; i < 2; ++i)
        find<QToolButton>("thisDigit3")->click();
    find<QToolButton>("thisDigit1")->click();
    EXPECT_EQ(constraint().digits, (std::vector{Digit(1), Digit(3), Digit(3)}));
    EXPECT_EQ(find<QToolButton>("thisDigit3")->text(), QStringLiteral("3 ×2"));
    // Four are the most: the next click takes them away.
    find<QToolButton>("thisDigit9")->click();
    find<QToolButton>("thisDigit3")->click();
    EXPECT_EQ(constraint().digits, (std::vector{Digit(1), Digit(9)}));
    QTest::mouseClick(find<QToolButton>("thisDigit9"), Qt::LeftButton, Qt::ShiftModifier);
    EXPECT_EQ(find<QToolButton>("thisDigit9")->isChecked(), constraint().digits.size() == 2);
    useAndChoose(make(Kind::oneOf, {{at(0, 0)}}));
    find<QToolButton>("thisDigit3")->click();
    find<QToolButton>("thisDigit3")->click();
    EXPECT_TRUE(constraint().digits.empty());
    EXPECT_FALSE(find<QToolButton>("thisDigit3")->isChecked());
}

TEST_F(ChosenRuleDockTest, ARuleThatWaitsToBeTypedIsNoFault) {
    for (const Kind kind : {Kind::pairRule, Kind::lineRule}) {
        useAndChoose(make(kind, {{at(0, 0), at(0, 1)}}));
        const auto* fault = find<QLabel>("thisFault");
        EXPECT_TRUE(fault->isVisible());
        EXPECT_EQ(fault->property("look").toString(), QStringLiteral("muted")) << "it is said, and not in red";
    }
    Constraint wrong = make(Kind::pairRule, {{at(0, 0), at(0, 1)}});
    wrong.text = "a+";
    useAndChoose(wrong);
    EXPECT_EQ(find<QLabel>("thisFault")->property("look").toString(), QStringLiteral("fault"));
}

TEST_F(ChosenRuleDockTest, FormulasAreNamedWhereTheyGoWrong) {
    useAndChoose(make(Kind::pairRule, {{at(0, 0), at(0, 1)}}));
    auto* field = find<QLineEdit>("thisFormula");
    auto* fault = find<QLabel>("thisFormulaFault");
    const auto type = [&](const char* text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        return fault->text();
    };
    EXPECT_EQ(type("abs(a-c)=3"), QStringLiteral("Sign 7: \u201cc\u201d cannot stand here."));
    EXPECT_EQ(type("(a<b"), QStringLiteral("Something is missing at the end."));
    EXPECT_EQ(type("a+b"), QStringLiteral("A comparison is missing, such as =3 at the end."));
    EXPECT_EQ(type("a+b=3"), QString());
    // Half a formula is no edit, until its setter has done.
    const int before = nodes();
    type("a+b=3+");
    QTest::qWait(800);
    EXPECT_LE(nodes(), before + 1);
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(constraint().text, "a+b=3+");
    EXPECT_FALSE(find<QLabel>("thisFault")->text().isEmpty());

    // Another one is chosen in the middle of it.
    use({make(Kind::pairRule, {{at(0, 0), at(0, 1)}}), cage()});
    m_designer.choose({0});
    field = find<QLineEdit>("thisFormula");
    fault = find<QLabel>("thisFormulaFault");
    type("a+");
    m_designer.choose({1});
    EXPECT_EQ(constraint(0).text, "a+");
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    EXPECT_TRUE(find<QSpinBox>("thisValue0"));

    useAndChoose(make(Kind::lineRule, {{at(0, 0), at(0, 1)}}));
    field = find<QLineEdit>("thisPattern");
    fault = find<QLabel>("thisPatternFault");
    EXPECT_EQ(type("12[3"), QStringLiteral("Something is missing at the end."));
    EXPECT_EQ(type("1x"), QStringLiteral("Sign 2: \u201cx\u201d cannot stand here."));
    EXPECT_EQ(type("1.*"), QString());
}

TEST_F(ChosenRuleDockTest, APairRuleIsATableWithClicks) {
    Constraint rule = make(Kind::pairRule, {{at(0, 0), at(0, 1)}});
    rule.text = "a<b";
    useAndChoose(rule);
    auto* table = find<QTableView>("thisTable");
    const auto isAllowed = [&](int a, int b) {
        return table->model()->index(a - 1, b - 1).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    };
    EXPECT_TRUE(isAllowed(1, 9));
    EXPECT_FALSE(isAllowed(9, 1));
    EXPECT_EQ(table->model()->index(0, 8).data(Qt::AccessibleTextRole).toString(),
              QStringLiteral("1, then 9: allowed"));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(8, 0)).center());
    EXPECT_TRUE(isAllowed(9, 1));
    EXPECT_EQ(constraint().text.size(), 81U);
    EXPECT_EQ(find<QLineEdit>("thisFormula")->text(), QString());
    // Keys do the same.
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Space);
    EXPECT_FALSE(isAllowed(9, 1));
    m_document->undo();
    m_document->undo();
    EXPECT_EQ(constraint().text, "a<b");
    EXPECT_EQ(find<QLineEdit>("thisFormula")->text(), QStringLiteral("a<b"));
}

TEST_F(ChosenRuleDockTest, CluesReadOtherwiseAndSignsTurnRound) {
    Constraint clue = make(Kind::littleKiller, {}, {20});
    clue.place = OutsidePlace{-1, 3, 1, 1};
    useAndChoose(clue);
    auto* direction = find<QComboBox>("thisDirection");
    ASSERT_EQ(direction->count(), 2);
    const int other = 1 - direction->currentIndex();
    direction->setCurrentIndex(other);
    Q_EMIT direction->activated(other);
    EXPECT_EQ(constraint().place, (OutsidePlace{-1, 3, 1, -1}));
    useAndChoose(make(Kind::inequality, {{at(0, 0), at(0, 1)}}));
    find<QPushButton>("thisReverse")->click();
    EXPECT_EQ(constraint().cells(), (std::vector{at(0, 1), at(0, 0)}));
}

TEST_F(ChosenRuleDockTest, NegativeRulesHaveValuesOfTheirOwn) {
    Constraint rule = make(Kind::negative, {});
    rule.text = "difference";
    useAndChoose(rule);
    auto* field = find<QLineEdit>("thisValues");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("1, 4"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(constraint().values, (std::vector{1, 4}));
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("x"));
    EXPECT_FALSE(find<QLabel>("thisValuesFault")->text().isEmpty());
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(constraint().values, (std::vector{1, 4}));
}

TEST_F(ChosenRuleDockTest, OneDiagonalIsLeft) {
    useAndChoose(make(Kind::diagonals, {}));
    find<QCheckBox>("thisRising")->click();
    EXPECT_EQ(constraint().values, std::vector{0});
    EXPECT_FALSE(find<QCheckBox>("thisFalling")->isEnabled());
    find<QCheckBox>("thisRising")->click();
    EXPECT_TRUE(constraint().values.empty());
}

TEST_F(ChosenRuleDockTest, LockedOnesAreNotChanged) {
    useAndChoose(cage());
    find<QCheckBox>("thisLocked")->click();
    EXPECT_TRUE(m_designer.locks().isLocked(0));
    EXPECT_FALSE(find<QSpinBox>("thisValue0")->isEnabled());
    find<QCheckBox>("thisHidden")->click();
    EXPECT_TRUE(constraint().isHidden && m_designer.locks().isLocked(0));
    find<QToolButton>("thisDelete")->click();
    EXPECT_EQ(m_document->puzzle().constraints().size(), 1U);
    find<QCheckBox>("thisLocked")->click();
    find<QToolButton>("thisDelete")->click();
    EXPECT_TRUE(m_document->puzzle().constraints().empty());
}

TEST_F(ChosenRuleDockTest, OfSeveralItCountsAndOfNoneItTellsOfTheTool) {
    use({thermometer(), cage(), dot()});
    m_dock.setHint(QStringLiteral("Drag from the bulb."));
    EXPECT_TRUE(find<QLabel>("thisHint")->isVisible());
    EXPECT_EQ(find<QLabel>("thisHint")->text(), QStringLiteral("Drag from the bulb."));
    EXPECT_FALSE(m_dock.focusFirst());
    m_designer.choose({0, 2});
    EXPECT_EQ(find<QLabel>("thisCount")->text(), QStringLiteral("2 rules chosen"));
    EXPECT_TRUE(find<QLabel>("thisList")->text().contains(QStringLiteral("Thermometer")));
    find<QToolButton>("thisDelete")->click();
    EXPECT_EQ(m_document->puzzle().constraints(), std::vector{cage()});
    EXPECT_TRUE(find<QLabel>("thisHint")->isVisible());
}

TEST_F(ChosenRuleDockTest, AValueIsTakenFromTheSolutionLayerByOneClick) {
    Layout layout;
    layout.constraints = {cage({}), thermometer(), dot()};
    use(layout);
    m_designer.choose({0});
    EXPECT_FALSE(find<QPushButton>("thisTake")->isVisible()) << "there is no layer";
    Grid inMind;
    inMind.set(at(4, 4), Digit(9));
    inMind.set(at(4, 5), Digit(6));
    Puzzle filled = m_document->puzzle();
    filled.setSolutionLayer(inMind);
    m_designer.edit(filled);
    EXPECT_TRUE(find<QPushButton>("thisTake")->isVisible());
    EXPECT_FALSE(find<QPushButton>("thisTake")->isEnabled()) << "one of its cells is blank";
    inMind.set(at(5, 4), Digit(8));
    inMind.set(at(7, 7), Digit(2));
    inMind.set(at(7, 8), Digit(5));
    filled.setSolutionLayer(inMind);
    m_designer.edit(filled);
    EXPECT_EQ(find<QPushButton>("thisTake")->text(), QStringLiteral("Sum 23 from the solution"));
    const int before = nodes();
    find<QPushButton>("thisTake")->click();
    EXPECT_EQ(constraint(0).value(), 23);
    EXPECT_EQ(nodes(), before + 1);
    EXPECT_FALSE(find<QPushButton>("thisTake")->isEnabled()) << "it has it";
    m_document->undo();
    EXPECT_FALSE(constraint(0).value());
    m_designer.choose({1});
    EXPECT_FALSE(find<QPushButton>("thisTake")->isVisible()) << "a thermometer takes none";
    m_designer.choose({0, 1, 2});
    find<QPushButton>("thisTakeAll")->click();
    EXPECT_EQ(constraint(0).value(), 23);
    EXPECT_EQ(constraint(2).value(), 3);
    EXPECT_TRUE(constraint(1).values.empty());
    EXPECT_EQ(nodes(), before + 2) << "one step for all, beside the one that was undone";
    m_designer.locks().setLocked({0}, true);
    m_designer.choose({0});
    EXPECT_FALSE(find<QPushButton>("thisTake")->isEnabled());
}

TEST_F(ChosenRuleDockTest, EveryControlHasANameForReaders) {
    RandomSource random(3);
    for (const ConstraintRow& row : constraintCatalogue()) {
        SCOPED_TRACE(std::string(row.id));
        useAndChoose(test::randomConstraint(row.kind, Layout(), random));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const QWidget* each : m_dock.widget()->findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<const QAbstractButton*>(each) || qobject_cast<const QComboBox*>(each) ||
                                   qobject_cast<const QSpinBox*>(each) || qobject_cast<const QTableView*>(each);
            if (!isControl || !each->isVisible() || each->objectName().startsWith(QLatin1String("qt_")))
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(each);
            if (button && qobject_cast<const QTableView*>(each->parentWidget()))
                continue;
            EXPECT_FALSE(each->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
                << qPrintable(each->objectName());
            EXPECT_FALSE(each->toolTip().isEmpty() && !qobject_cast<const QTableView*>(each))
                << qPrintable(each->objectName());
        }
    }
}

}  // namespace
}  // namespace nonet
