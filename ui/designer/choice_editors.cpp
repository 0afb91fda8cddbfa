#include "ui/designer/choice_editors.h"

#include "core/rules/constraint_catalogue.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

/// As the constraint's text has them.
constexpr std::array<const char*, 3> kFamilies = {"difference", "ratio", "sum"};

QVBoxLayout* plainColumn(QWidget& widget) {
    auto* column = new QVBoxLayout(&widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

}  // namespace

DiagonalsEditor::DiagonalsEditor() : ConstraintEditor(QString()), m_boxes{} {
    QVBoxLayout* column = plainColumn(*this);
    const std::array<QString, 2> names = {tr("Falling diagonal"), tr("Rising diagonal")};
    const std::array<QString, 2> tips = {tr("From the upper left corner to the lower right one"),
                                         tr("From the lower left corner to the upper right one")};
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i] = new QCheckBox(names[i]);
        m_boxes[i]->setToolTip(tips[i]);
        column->addWidget(m_boxes[i]);
        connect(m_boxes[i], &QCheckBox::clicked, this, [this] {
            std::vector<int> values;
            for (std::size_t which = 0; which < m_boxes.size(); ++which)
                if (m_boxes[which]->isChecked())
                    values.push_back(static_cast<int>(which));
            // Both is what none means.
            if (values.size() == m_boxes.size())
                values.clear();
            Q_EMIT edited([values](Constraint& constraint) { constraint.values = values; });
        });
    }
    m_boxes[0]->setObjectName(QStringLiteral("thisFalling"));
    m_boxes[1]->setObjectName(QStringLiteral("thisRising"));
    setFocusProxy(m_boxes[0]);
}

void DiagonalsEditor::display(const Constraint& constraint, const Layout&) {
    const auto has = [&](int which) {
        return constraint.values.empty() || std::ranges::find(constraint.values, which) != constraint.values.end();
    };
    for (const int which : {0, 1}) {
        QCheckBox& box = *m_boxes[static_cast<std::size_t>(which)];
        box.setChecked(has(which));
        // The last one goes by deleting it.
        box.setEnabled(!has(which) || has(1 - which));
    }
}

FamilyEditor::FamilyEditor() : ConstraintEditor(tr("All given are")), m_choice(new QComboBox) {
    m_choice->setObjectName(QStringLiteral("thisFamily"));
    m_choice->setAccessibleName(title());
    m_choice->setToolTip(tr("Neighbours without such a sign do not fulfil what it says"));
    m_choice->addItems({tr("dots of differences"), tr("dots of ratios"), tr("X, V and sums")});
    plainColumn(*this)->addWidget(m_choice);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this](int chosen) {
        Q_EMIT edited([chosen](Constraint& constraint) {
            const std::string family = kFamilies[static_cast<std::size_t>(chosen)];
            // Numbers of the previous one say nothing of this one.
            if (constraint.text != family)
                constraint.values.clear();
            constraint.text = family;
        });
    });
}

void FamilyEditor::display(const Constraint& constraint, const Layout&) {
    const auto* family = std::ranges::find(kFamilies, constraint.text);
    m_choice->setCurrentIndex(family == kFamilies.end() ? -1 : static_cast<int>(family - kFamilies.begin()));
}

DirectionEditor::DirectionEditor() : ConstraintEditor(tr("Direction")), m_choice(new QComboBox) {
    m_choice->setObjectName(QStringLiteral("thisDirection"));
    m_choice->setAccessibleName(title());
    m_choice->setToolTip(tr("Which diagonal the clue is about"));
    plainColumn(*this)->addWidget(m_choice);
    setFocusProxy(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this](int chosen) {
        const OutsidePlace place = m_places[static_cast<std::size_t>(chosen)];
        Q_EMIT edited([place](Constraint& constraint) { constraint.place = place; });
    });
}

void DirectionEditor::display(const Constraint& constraint, const Layout& layout) {
    m_choice->clear();
    m_places.clear();
    m_choice->setEnabled(constraint.place.has_value());
    if (!constraint.place)
        return;
    const RuleBoard board(layout);
    for (const int down : {-1, 1})
        for (const int right : {-1, 1}) {
            OutsidePlace place = *constraint.place;
            place.down = static_cast<std::int8_t>(down);
            place.right = static_cast<std::int8_t>(right);
            if (board.from(place).empty() && place != *constraint.place)
                continue;
            m_places.push_back(place);
            m_choice->addItem(sentenceCase(wayText(place)));
        }
    const auto current = std::ranges::find(m_places, *constraint.place);
    m_choice->setCurrentIndex(current == m_places.end() ? -1 : static_cast<int>(current - m_places.begin()));
    m_choice->setEnabled(m_places.size() > 1);
}

ReverseEditor::ReverseEditor() : ConstraintEditor(QString()), m_button(new QPushButton) {
    m_button->setObjectName(QStringLiteral("thisReverse"));
    m_button->setAutoDefault(false);
    m_button->setFocusPolicy(Qt::TabFocus);
    plainColumn(*this)->addWidget(m_button, 0, Qt::AlignLeft);
    setFocusProxy(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        Q_EMIT edited([](Constraint& constraint) {
            for (std::vector<Cell>& part : constraint.parts)
                std::ranges::reverse(part);
        });
    });
}

void ReverseEditor::display(const Constraint& constraint, const Layout&) {
    const bool isSign = constraint.kind == ConstraintKind::inequality;
    m_button->setText(isSign ? tr("Turn the sign round") : tr("Begin at the other end"));
    m_button->setToolTip(isSign ? tr("The other cell becomes the larger one") : tr("Its cells in the other order"));
    // Branches have but one bulb.
    const bool isBranched =
        constraintRow(constraint.kind).shape == ConstraintShape::thermometer && constraint.parts.size() > 1;
    m_button->setVisible(!isBranched && constraint.cells().size() > 1);
}

}  // namespace nonet

#include "moc_choice_editors.cpp"
