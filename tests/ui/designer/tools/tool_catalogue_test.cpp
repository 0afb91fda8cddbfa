#include "ui/designer/tools/tool_catalogue.h"
#include "ui/preferences/theme.h"

#include <QImage>

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

constexpr int kSide = 28;

std::vector<DesignTool> allTools() {
    std::vector<DesignTool> all;
    for (const ToolRow* row : toolCatalogue())
        for (const DesignTool& tool : toolsOf(*row))
            all.push_back(tool);
    return all;
}

std::string nameOf(const DesignTool& tool) { return toolName(tool).toStdString(); }

TEST(ToolCatalogue, RowsStandInTheOrderOfTheTypes) {
    const auto rows = toolCatalogue();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(rows[i]->type), i);
        EXPECT_EQ(&toolRow(rows[i]->type), rows[i]);
    }
}

TEST(ToolCatalogue, EveryToolIsFoundByANameOfItsOwnAndOtherWords) {
    std::set<QString> names;
    for (const DesignTool& tool : allTools()) {
        EXPECT_FALSE(toolName(tool).isEmpty());
        EXPECT_TRUE(names.insert(toolName(tool)).second) << nameOf(tool);
        EXPECT_FALSE(toolSynonyms(tool).isEmpty()) << nameOf(tool);
    }
}

TEST(ToolCatalogue, WhatDrawsIsRememberedByAnIdAndToldOfInASentence) {
    for (const DesignTool& tool : allTools()) {
        const ToolRow& row = toolRow(tool.type);
        const bool isOnTop = row.group == ToolGroup::top;
        EXPECT_EQ(row.id == nullptr, isOnTop) << nameOf(tool);
        EXPECT_EQ(row.deed == nullptr, isOnTop) << nameOf(tool);
        EXPECT_EQ(toolSentence(tool).isEmpty(), isOnTop) << nameOf(tool);
        if (row.id != nullptr) {
            EXPECT_EQ(toolOfId(row.id(tool)), tool) << nameOf(tool);
        }
    }
    EXPECT_EQ(toolOfId("drawing:nothing"), std::nullopt);
    EXPECT_EQ(toolOfId(QByteArray()), std::nullopt);
}

TEST(ToolCatalogue, EveryToolHasAPicture) {
    const Theme& theme = themeOf(ThemeId::light);
    for (const DesignTool& tool : allTools()) {
        const QImage picture = toolPicture(tool, theme, kSide, 1).toImage();
        ASSERT_EQ(picture.size(), QSize(kSide, kSide)) << nameOf(tool);
        QImage empty(picture.size(), picture.format());
        empty.fill(Qt::transparent);
        EXPECT_NE(picture, empty) << nameOf(tool);
    }
}

TEST(ToolCatalogue, OnlyRulesHaveNumbersOrAreOfTheWholeBoard) {
    for (const DesignTool& tool : allTools())
        if (tool.type != DesignTool::Type::constraint) {
            EXPECT_FALSE(takesValue(tool) || isOfWholeBoard(tool)) << nameOf(tool);
        }
    EXPECT_TRUE(takesValue({DesignTool::Type::constraint, ConstraintKind::cage}));
    EXPECT_FALSE(isOfWholeBoard({DesignTool::Type::constraint, ConstraintKind::cage}));
}

}  // namespace
}  // namespace nonet
