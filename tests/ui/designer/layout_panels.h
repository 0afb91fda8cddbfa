// A layout with its document and what the panels of the Design room share, for their tests.
#pragma once

#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <memory>

namespace nonet::test {

class LayoutPanels : public ::testing::Test {
protected:
    void use(Layout layout) {
        PuzzleRecord record;
        const Grid blank(layout.shape);
        record.puzzle = Puzzle(std::move(layout), blank);
        auto next = std::make_unique<PuzzleDocument>(record);
        m_designer.setDocument(next.get());
        m_document = std::move(next);
    }
    void use(std::vector<Constraint> constraints) {
        Layout layout;
        layout.constraints = std::move(constraints);
        use(std::move(layout));
    }
    const Constraint& constraint(int index = 0) const {
        return m_document->puzzle().constraints()[static_cast<std::size_t>(index)];
    }
    static Constraint make(ConstraintKind kind, std::vector<std::vector<Cell>> parts, std::vector<int> values = {}) {
        Constraint constraint;
        constraint.kind = kind;
        constraint.parts = std::move(parts);
        constraint.values = std::move(values);
        return constraint;
    }
    static Cell at(int row, int column) { return Cell(9 * row + column); }
    static Constraint thermometer() {
        return make(ConstraintKind::thermometer, {{at(0, 0), at(1, 1), at(2, 2), at(3, 3)}});
    }
    static Constraint cage(std::vector<int> sum = {17}) {
        return make(ConstraintKind::cage, {{at(4, 4), at(4, 5), at(5, 4)}}, std::move(sum));
    }
    static Constraint dot() { return make(ConstraintKind::difference, {{at(7, 7), at(7, 8)}}); }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<PuzzleDocument> m_document;
    Designer m_designer;
};

}  // namespace nonet::test
