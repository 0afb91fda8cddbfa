#include "core/rules/constraint_catalogue.h"
#include "ui/designer/kind_rows.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/text/rule_words.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(KindRows, AreFilledForEveryKind) {
    QStringList names;
    for (const ConstraintRow& row : constraintCatalogue()) {
        const QString name = ruleName(row.kind);
        SCOPED_TRACE(name.toStdString());
        EXPECT_FALSE(name.isEmpty());
        EXPECT_FALSE(names.contains(name));
        names.append(name);
        const KindRow& own = kindRow(row.kind);
        EXPECT_EQ(own.kind, row.kind);
        EXPECT_FALSE(QString::fromLatin1(own.synonyms).trimmed().isEmpty());
        EXPECT_FALSE(toolSynonyms({.type = DesignTool::Type::constraint, .kind = row.kind}).isEmpty());
        EXPECT_TRUE(row.layer != ConstraintLayer::none || !own.meant.empty()) << "its picture shows nothing";
        EXPECT_TRUE(row.value == ConstraintNumber::none || own.valueTitle != nullptr || own.addEditors != nullptr)
            << "nobody can enter its number";
        EXPECT_TRUE(row.value != ConstraintNumber::none || own.valueTitle == nullptr);
        EXPECT_NE(row.make, nullptr);
    }
}

}  // namespace
}  // namespace nonet
