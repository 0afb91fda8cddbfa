#include "tests/ui/designer/layout_panels.h"
#include "ui/designer/palette.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/preferences/appearance.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>

namespace nonet {
namespace {

class PaletteTest : public test::LayoutPanels {
protected:
    PaletteTest() : m_palette(m_designer, m_preferences) {
        use(std::vector<Constraint>{});
        m_palette.resize(240, 700);
        m_palette.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_palette));
        m_palette.activateWindow();
    }
    QLineEdit& search() { return *m_palette.findChild<QLineEdit*>(QStringLiteral("paletteSearch")); }
    QTreeWidget& tools() { return *m_palette.findChild<QTreeWidget*>(QStringLiteral("paletteTools")); }
    void find(const QString& letters) {
        m_palette.find();
        QTest::keyClicks(&search(), letters);
        QTest::keyClick(&search(), Qt::Key_Return);
    }

    /// By name, the last one first.
    static QStringList usedLast(const Palette& palette) {
        QStringList names;
        for (int i = 0; i < 4; ++i)
            if (const auto* button = palette.findChild<QToolButton*>(QStringLiteral("paletteRecent%1").arg(i));
                button != nullptr && !button->isHidden())
                names << button->accessibleName();
        return names;
    }

    Palette m_palette;
};

TEST_F(PaletteTest, WhatWasUsedLastHasAPlaceThatIsKeptForIt) {
    const auto* row = m_palette.findChild<QWidget*>(QStringLiteral("paletteRecent"));
    const int top = tools().y();
    const int height = row->height();
    EXPECT_TRUE(usedLast(m_palette).isEmpty());
    find(QStringLiteral("cage"));
    find(QStringLiteral("thermo"));
    QApplication::processEvents();
    EXPECT_EQ(usedLast(m_palette).size(), 2);
    EXPECT_EQ(tools().y(), top);
    EXPECT_EQ(row->height(), height);
    auto* button = m_palette.findChild<QToolButton*>(QStringLiteral("paletteRecent1"));
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::cage);
    EXPECT_EQ(button->accessibleName(), QStringLiteral("Cage")) << "under the pointer nothing else comes";
    m_palette.setFolded(true);
    EXPECT_FALSE(row->isVisible());
}

TEST_F(PaletteTest, AToolIsFoundByTheFirstLettersOfAWord) {
    find(QStringLiteral("o"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::odd);
    find(QStringLiteral("wh"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::whisper) << "and no between";
    find(QStringLiteral("five"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::magic5) << "by another word";
}

TEST_F(PaletteTest, AWordInFullIsTheThingItself) {
    find(QStringLiteral("circle"));
    EXPECT_EQ(m_designer.tool(), (DesignTool{.type = DesignTool::Type::drawing, .drawing = DrawingKind::circle}));
    find(QStringLiteral("counting"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::countingCircles);
    find(QStringLiteral("cage"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::cage);
}

TEST_F(PaletteTest, AValueBehindTheNameIsTheTools) {
    find(QStringLiteral("lower6"));
    EXPECT_EQ(m_designer.tool(), (DesignTool{DesignTool::Type::constraint, ConstraintKind::greater, 6}));
    EXPECT_TRUE(toolName(m_designer.tool()).endsWith(QStringLiteral(" 6")));
    find(QStringLiteral("cage 17"));
    EXPECT_EQ(m_designer.tool(), (DesignTool{DesignTool::Type::constraint, ConstraintKind::cage, 17}));
    find(QStringLiteral("odd 3"));
    EXPECT_EQ(m_designer.tool(), (DesignTool{DesignTool::Type::constraint, ConstraintKind::odd})) << "which has none";
    find(QStringLiteral("cage"));
    EXPECT_FALSE(m_designer.tool().value) << "it is asked for each time";
}

TEST_F(PaletteTest, EnterTakesNothingWhereNothingFits) {
    find(QStringLiteral("cage"));
    const DesignTool before = m_designer.tool();
    find(QStringLiteral("zzz"));
    EXPECT_EQ(m_designer.tool(), before);
}

TEST_F(PaletteTest, AHyphenPartsWordsAndOtherWordsFindARule) {
    find(QStringLiteral("knight"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::antiKnight);
    find(QStringLiteral("killer"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::cage) << "its other name is as good as a name's part";
    find(QStringLiteral("little"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::littleKiller);
    for (const char* words : {"killer cage", "cage  killer"}) {
        m_designer.setTool({DesignTool::Type::givens});
        find(QLatin1String(words));
        EXPECT_EQ(m_designer.tool().kind, ConstraintKind::cage) << words;
    }
    find(QStringLiteral("kropki"));
    EXPECT_EQ(m_designer.tool().type, DesignTool::Type::constraint);
    find(QStringLiteral("jigsaw"));
    EXPECT_EQ(m_designer.tool().type, DesignTool::Type::regions);
    for (const char* word : {"deco", "drawing", "shape"}) {
        find(QLatin1String(word));
        EXPECT_EQ(m_designer.tool().type, DesignTool::Type::drawing) << word;
        m_designer.setTool({DesignTool::Type::givens});
    }
    installTranslations(*qApp, QLocale(QLocale::German));
    find(QStringLiteral("springer"));
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::antiKnight);
    find(QStringLiteral("zierde"));
    EXPECT_EQ(m_designer.tool().type, DesignTool::Type::drawing);
    installTranslations(*qApp, QLocale(QLocale::English));
}

TEST_F(PaletteTest, NothingFoundIsSaidAndForgotten) {
    auto* nothing = m_palette.findChild<QLabel*>(QStringLiteral("paletteNothing"));
    m_palette.setKey(QStringLiteral("T"));
    EXPECT_EQ(search().placeholderText(), QStringLiteral("Find a rule (T)"));
    EXPECT_FALSE(nothing->isVisible());
    m_palette.find();
    QTest::keyClicks(&search(), QStringLiteral("zzz 5"));
    EXPECT_TRUE(nothing->isVisible());
    EXPECT_TRUE(nothing->text().contains(QStringLiteral("“zzz”"))) << nothing->text().toStdString();
    EXPECT_TRUE(m_palette.escape());
    EXPECT_TRUE(search().text().isEmpty());
    EXPECT_TRUE(tools().isVisible());
    EXPECT_FALSE(nothing->isVisible());
    EXPECT_TRUE(m_palette.escape()) << "of an empty field too: it is left at the same stroke";
    search().clearFocus();
    EXPECT_FALSE(m_palette.escape());
}

TEST_F(PaletteTest, WhatWasUsedLastIsKnownAgainAtOnce) {
    find(QStringLiteral("cage"));
    find(QStringLiteral("lower 6"));
    // The program is killed here.
    Palette next(m_designer, m_preferences);
    EXPECT_EQ(usedLast(next), (QStringList{QStringLiteral("Lower limit"), QStringLiteral("Cage")}));
}

TEST_F(PaletteTest, DrawingsAreAmongWhatWasUsedLast) {
    for (const char* each : {"cage", "drawn text", "cell colour", "cells without"})
        find(QLatin1String(each));
    const QString recently = QStringLiteral("designRecent");
    m_preferences.keep(recently, "drawing:none nothing " + m_preferences.kept(recently));
    Palette next(m_designer, m_preferences);
    EXPECT_EQ(usedLast(next), (QStringList{QStringLiteral("Cells without fog"), QStringLiteral("Cell colour"),
                                           QStringLiteral("Drawn text"), QStringLiteral("Cage")}));
    EXPECT_FALSE(next.findChild<QToolButton*>(QStringLiteral("paletteRecent2"))->icon().isNull());
    // Givens and the like stand on top in any case.
    find(QStringLiteral("givens"));
    EXPECT_FALSE(m_preferences.kept(recently).contains("givens"));
}

/// Wherever the program believes the pointer to be: a hand on the mouse clicks twice.
TEST_F(PaletteTest, AClickMovesNoRow) {
    m_palette.resize(240, 400);
    const auto clicked = [this](const QPoint& place) {
        QTest::mouseClick(tools().viewport(), Qt::LeftButton, {}, place);
        return tools().currentItem()->text(0);
    };
    const auto rowNamed = [this](const QString& name) {
        QTreeWidgetItem* row = tools().findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        tools().scrollToItem(row);
        return tools().visualItemRect(row).center();
    };
    const QPoint thermometer = rowNamed(QStringLiteral("Thermometer"));
    EXPECT_EQ(clicked(thermometer), QStringLiteral("Thermometer"));
    EXPECT_EQ(clicked(thermometer), QStringLiteral("Thermometer"));
    m_palette.find();
    // Of the last rows of the list, which cannot stand higher than at its end.
    QTest::keyClicks(&search(), QStringLiteral("drawn"));
    const QPoint last = rowNamed(QStringLiteral("Drawn text"));
    EXPECT_EQ(clicked(last), QStringLiteral("Drawn text"));
    EXPECT_EQ(clicked(last), QStringLiteral("Drawn text"));
    m_palette.find();
    EXPECT_TRUE(search().text().isEmpty()) << "the next one is looked for";
}

TEST_F(PaletteTest, NoRowMovesUnderThePointer) {
    const auto enter = [this] {
        QEnterEvent event(QPointF(10, 10), QPointF(10, 10), QPointF(10, 10));
        QApplication::sendEvent(&m_palette, &event);
    };
    const auto leave = [this] {
        QEvent event(QEvent::Leave);
        QApplication::sendEvent(&m_palette, &event);
    };
    const auto rowOf = [this](ConstraintKind kind) {
        QTreeWidgetItem* found = nullptr;
        const QString name = toolName({DesignTool::Type::constraint, kind});
        for (QTreeWidgetItemIterator at(&tools()); *at; ++at)
            if ((*at)->text(0) == name)
                found = *at;
        return found;
    };
    const auto heightOf = [&](ConstraintKind kind) { return tools().visualItemRect(rowOf(kind)).top(); };
    const auto click = [&](ConstraintKind kind) {
        QTest::mouseClick(tools().viewport(), Qt::LeftButton, {}, tools().visualItemRect(rowOf(kind)).center());
    };
    enter();
    for (const ConstraintKind kind : {ConstraintKind::thermometer, ConstraintKind::cage, ConstraintKind::antiKnight}) {
        tools().scrollToItem(rowOf(kind), QAbstractItemView::PositionAtCenter);
        const int before = heightOf(kind);
        click(kind);
        EXPECT_EQ(m_designer.tool().kind, kind);
        EXPECT_EQ(heightOf(kind), before);
        EXPECT_EQ(tools().currentItem(), rowOf(kind));
    }
    const int before = heightOf(ConstraintKind::antiKnight);
    leave();
    EXPECT_EQ(heightOf(ConstraintKind::antiKnight), before) << "what is on the screen stays there";
    EXPECT_EQ(usedLast(m_palette).first(), QStringLiteral("Anti-knight"));
    // What was looked for by its name stays where it was clicked.
    enter();
    tools().scrollToItem(rowOf(ConstraintKind::whisper), QAbstractItemView::PositionAtCenter);
    QTest::keyClicks(&search(), QStringLiteral("s"));
    const int filtered = heightOf(ConstraintKind::sandwich);
    ASSERT_GT(filtered, 0);
    click(ConstraintKind::sandwich);
    EXPECT_EQ(heightOf(ConstraintKind::sandwich), filtered);
    leave();
    EXPECT_TRUE(search().text().isEmpty());
}

TEST_F(PaletteTest, AFoldedGroupStaysFolded) {
    QTreeWidgetItem* group = nullptr;
    for (int i = 0; i < tools().topLevelItemCount(); ++i)
        if (tools().topLevelItem(i)->text(0) == QStringLiteral("Lines"))
            group = tools().topLevelItem(i);
    ASSERT_NE(group, nullptr);
    group->setExpanded(false);
    find(QStringLiteral("cage"));
    for (int i = 0; i < tools().topLevelItemCount(); ++i) {
        const QTreeWidgetItem& each = *tools().topLevelItem(i);
        EXPECT_FALSE(each.text(0) == QStringLiteral("Lines") && each.isExpanded());
    }
}

TEST_F(PaletteTest, FoldedItShowsPicturesUntilAToolIsLookedFor) {
    const int wide = m_palette.width();
    m_palette.setFolded(true);
    EXPECT_LT(m_palette.width(), wide / 3);
    EXPECT_FALSE(search().isVisible());
    int tools = 0;
    for (QTreeWidgetItemIterator at(&this->tools()); *at; ++at) {
        EXPECT_TRUE((*at)->text(0).isEmpty());
        EXPECT_FALSE((*at)->data(0, Qt::AccessibleTextRole).toString().isEmpty());
        EXPECT_FALSE((*at)->toolTip(0).isEmpty());
        tools += (*at)->icon(0).isNull() ? 0 : 1;
    }
    EXPECT_EQ(tools, kConstraintKindCount + kDrawingKindCount + 7) << "every rule and what else there is";
    m_palette.find();
    EXPECT_TRUE(search().isVisible());
    EXPECT_EQ(m_palette.width(), wide);
    QTest::keyClicks(&search(), QStringLiteral("thermo"));
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(m_designer.tool().kind, ConstraintKind::thermometer);
    // The board would take the keys.
    search().clearFocus();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !search().isVisible(); }));
    m_palette.setFolded(false);
    EXPECT_EQ(m_palette.width(), wide);
    EXPECT_FALSE(this->tools().topLevelItem(0)->text(0).isEmpty());
}

TEST_F(PaletteTest, FoldedPicturesAreSeenInFull) {
    const Appearance look(m_preferences);
    m_palette.setFolded(true);
    QApplication::processEvents();
    for (QTreeWidgetItemIterator at(&tools()); *at; ++at) {
        if ((*at)->icon(0).isNull())
            continue;
        QStyleOptionViewItem option;
        option.initFrom(&tools());
        option.rect = tools().visualItemRect(*at);
        option.features = QStyleOptionViewItem::HasDecoration;
        option.icon = (*at)->icon(0);
        option.decorationSize = tools().iconSize();
        const QRect picture = tools().style()->subElementRect(QStyle::SE_ItemViewItemDecoration, &option, &tools());
        EXPECT_LE(picture.right(), tools().viewport()->width()) << (*at)->toolTip(0).toStdString();
    }
}

TEST_F(PaletteTest, TheToolInHandIsMarkedAgainOnceNothingIsLookedFor) {
    m_designer.setTool({DesignTool::Type::constraint, ConstraintKind::cage});
    for (const char* letters : {"zzz", "whisper"}) {
        m_palette.find();
        QTest::keyClicks(&search(), QLatin1String(letters));
        EXPECT_TRUE(m_palette.escape());
        ASSERT_NE(tools().currentItem(), nullptr) << letters;
        EXPECT_EQ(tools().currentItem()->text(0), QStringLiteral("Cage")) << letters;
    }
}

TEST_F(PaletteTest, EveryNameIsReadInFullInTwoLinesAtMost) {
    const Appearance look(m_preferences);
    installTranslations(*qApp, QLocale(QLocale::German));
    QApplication::processEvents();
    for (QTreeWidgetItemIterator at(&tools()); *at; ++at) {
        const QString name = (*at)->text(0);
        if (!(*at)->data(0, Qt::UserRole).isValid())
            continue;
        EXPECT_TRUE((*at)->toolTip(0).startsWith(name)) << name.toStdString();
        QStyleOptionViewItem option;
        option.initFrom(&tools());
        option.rect = tools().visualItemRect(*at);
        option.features = QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::WrapText;
        if (!(*at)->icon(0).isNull()) {
            option.features |= QStyleOptionViewItem::HasDecoration;
            option.icon = (*at)->icon(0);
            option.decorationSize = tools().iconSize();
        }
        option.text = name;
        const QRect room = tools().style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &tools());
        const QRect needed = tools().fontMetrics().boundingRect(room, Qt::TextWordWrap, name);
        EXPECT_LE(needed.width(), room.width()) << name.toStdString();
        EXPECT_LE(needed.height(), room.height()) << name.toStdString();
    }
    installTranslations(*qApp, QLocale(QLocale::English));
}

}  // namespace
}  // namespace nonet
