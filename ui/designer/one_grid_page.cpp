#include "ui/designer/one_grid_page.h"

#include "core/design/new_board.h"
#include "ui/preferences/tokens.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kLeastSide = 4;
constexpr int kMostSide = 25;
constexpr int kUsualSide = 9;
constexpr int kMostStars = 8;
/// Digits that stars leave at least.
constexpr int kLeastDigits = 2;

SymbolSet letters(int count) {
    std::vector<std::string> labels;
    std::vector<std::optional<int>> numbers;
    for (int i = 0; i < count; ++i) {
        labels.emplace_back(1, static_cast<char>('A' + i));
        numbers.emplace_back(i + 1);
    }
    return SymbolSet::of(std::move(labels), std::move(numbers)).value_or(SymbolSet(count));
}

}  // namespace

OneGridPage::OneGridPage() : m_form(new QGridLayout(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(kWideSpace);
    m_form->setVerticalSpacing(kSpace);
    m_form->setColumnStretch(1, 1);
    m_rows =
        addNumber("newRows", tr("&Rows"), tr("From %1 to %2").arg(kLeastSide).arg(kMostSide), kLeastSide, kMostSide);
    m_columns = addNumber("newColumns", tr("&Columns"), tr("From %1 to %2").arg(kLeastSide).arg(kMostSide), kLeastSide,
                          kMostSide);
    m_boxes =
        addChoice("newBoxes", tr("&Boxes"), tr("Rows and columns of each; regions of any form are painted later"));
    m_symbols = addChoice("newSymbols", tr("&Symbols"), tr("What stands in the cells"));
    m_stars = addNumber("newStars", tr("S&tars in each row"), tr("Cells of each row, column and box without a digit"),
                        1, kMostStars);
    m_starsName = m_form->itemAtPosition(m_form->rowCount() - 1, 0)->widget();
    m_rows->setValue(kUsualSide);
    m_columns->setValue(kUsualSide);
    m_symbols->addItems({QString(), QString(), QString(), QString(), QString()});
    addSigns();
    m_form->setRowStretch(m_form->rowCount(), 1);
    follow();
    for (QSpinBox* field : {m_rows, m_columns, m_stars})
        connect(field, &QSpinBox::valueChanged, this, &OneGridPage::follow);
    for (QComboBox* choice : {m_boxes, m_symbols})
        connect(choice, &QComboBox::currentIndexChanged, this, &OneGridPage::follow);
}

void OneGridPage::addSigns() {
    m_signs = new QLineEdit;
    m_signs->setObjectName(QStringLiteral("newSigns"));
    m_signs->setToolTip(tr("A character each, or apart by spaces; what stands several times does so in each row"));
    m_signs->setPlaceholderText(QStringLiteral("123456***"));
    addRow(tr("Si&gns"), m_signs);
    m_signsName = m_form->itemAtPosition(m_form->rowCount() - 1, 0)->widget();
    connect(m_signs, &QLineEdit::textChanged, this, &OneGridPage::follow);
}

void OneGridPage::showBoard(const Layout& layout) {
    m_rows->setValue(layout.shape.rows());
    m_columns->setValue(layout.shape.columns());
    const RegionMap& regions = layout.grids.front().regions;
    const auto size = regions.boxSize();
    const auto place = size ? std::ranges::find(m_sizes, *size) : m_sizes.end();
    if (place != m_sizes.end()) {
        m_boxes->setCurrentIndex(static_cast<int>(place - m_sizes.begin()));
    } else if (regions.regionCount() == 0) {
        m_boxes->setCurrentIndex(static_cast<int>(m_sizes.size()));
    } else {
        m_painted = regions;
        m_sizesFor = {};
        offerBoxes();
        m_boxes->setCurrentIndex(m_boxes->count() - 1);
    }
    showSymbols(layout);
}

void OneGridPage::showSymbols(const Layout& layout) {
    const Signs signs{layout.symbols, layout.counts};
    m_signs->setText(QString::fromStdString(signsText(signs)));
    for (const int known : {kFromOne, kFromZero, kLetters, kOwn}) {
        m_symbols->setCurrentIndex(known);
        if (const std::optional<Puzzle> same = puzzle();
            same && same->symbols() == layout.symbols && same->layout().counts == layout.counts)
            return;
    }
}

void OneGridPage::addRow(const QString& label, QWidget* field) {
    auto* name = new QLabel(label);
    name->setBuddy(field);
    field->setAccessibleName(QString(label).remove(u'&'));
    const int row = m_form->rowCount();
    m_form->addWidget(name, row, 0);
    m_form->addWidget(field, row, 1);
}

QSpinBox* OneGridPage::addNumber(const char* name, const QString& label, const QString& tip, int least, int most) {
    auto* field = new QSpinBox;
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    field->setToolTip(tip);
    addRow(label, field);
    return field;
}

QComboBox* OneGridPage::addChoice(const char* name, const QString& label, const QString& tip) {
    auto* choice = new QComboBox;
    choice->setObjectName(QLatin1String(name));
    choice->setToolTip(tip);
    addRow(label, choice);
    return choice;
}

int OneGridPage::side() const { return std::max(m_rows->value(), m_columns->value()); }

void OneGridPage::offerBoxes() {
    const std::pair size{m_rows->value(), m_columns->value()};
    if (size == m_sizesFor)
        return;
    m_sizesFor = size;
    m_sizes = boxSizes(side(), m_rows->value(), m_columns->value());
    m_boxes->clear();
    for (const auto& [rows, columns] : m_sizes)
        m_boxes->addItem(tr("%1 × %2", "rows and columns").arg(rows).arg(columns));
    m_boxes->addItem(tr("none"));
    if (keepsRegions())
        m_boxes->addItem(tr("as they are painted"));
    const auto usual = usualBoxes(side(), m_rows->value(), m_columns->value());
    const auto place = usual ? std::ranges::find(m_sizes, *usual) : m_sizes.end();
    m_boxes->setCurrentIndex(static_cast<int>(place - m_sizes.begin()));
}

void OneGridPage::follow() {
    const bool hasStars = m_symbols->currentIndex() == kStars;
    {
        const QSignalBlocker quietColumns(m_columns);
        const QSignalBlocker quietBoxes(m_boxes);
        const QSignalBlocker quietSymbols(m_symbols);
        const QSignalBlocker quietStars(m_stars);
        // Stars count in rows and columns alike.
        if (hasStars)
            m_columns->setValue(m_rows->value());
        m_columns->setEnabled(!hasStars);
        m_stars->setMaximum(std::min(kMostStars, m_rows->value() - kLeastDigits));
        m_stars->setVisible(hasStars);
        m_starsName->setVisible(hasStars);
        m_signs->setVisible(m_symbols->currentIndex() == kOwn);
        m_signsName->setVisible(m_symbols->currentIndex() == kOwn);
        offerBoxes();
        const int count = side();
        m_symbols->setItemText(kFromOne, tr("1 to %1").arg(count));
        m_symbols->setItemText(kFromZero, tr("0 to %1").arg(count - 1));
        m_symbols->setItemText(kLetters, tr("A to %1").arg(QChar(static_cast<char16_t>(u'A' + count - 1))));
        m_symbols->setItemText(kStars, tr("digits and stars"));
        m_symbols->setItemText(kOwn, tr("own signs"));
    }
    Q_EMIT changed();
}

bool OneGridPage::keepsRegions() const {
    return m_painted && m_painted->rows() == m_rows->value() && m_painted->columns() == m_columns->value();
}

QString OneGridPage::fault() const {
    if (m_symbols->currentIndex() != kOwn)
        return {};
    const std::optional<Signs> signs = signsFromText(m_signs->text().toStdString());
    if (!signs)
        return tr("Type 1 to 36 signs of one or two characters each.");
    Layout layout;
    layout.symbols = signs->symbols;
    layout.counts = signs->counts;
    return layout.countOfHouse() >= side()
               ? QString()
               : tr("A row has %1 cells: type as many signs, or some of them several times.").arg(side());
}

std::optional<std::pair<int, int>> OneGridPage::boxes() const {
    const int chosen = m_boxes->currentIndex();
    return chosen >= 0 && chosen < static_cast<int>(m_sizes.size())
               ? std::optional(m_sizes[static_cast<std::size_t>(chosen)])
               : std::nullopt;
}

std::optional<Puzzle> OneGridPage::puzzle() const {
    Layout layout = m_symbols->currentIndex() == kStars
                        ? starBoard(side() - m_stars->value(), m_stars->value(), boxes())
                        : rectangularBoard(m_rows->value(), m_columns->value(), boxes());
    if (m_symbols->currentIndex() == kFromZero)
        layout.symbols = SymbolSet(side(), 0);
    if (m_symbols->currentIndex() == kLetters)
        layout.symbols = letters(side());
    if (m_symbols->currentIndex() == kOwn) {
        const std::optional<Signs> signs = signsFromText(m_signs->text().toStdString());
        if (!signs || !fault().isEmpty())
            return std::nullopt;
        layout.symbols = signs->symbols;
        layout.counts = signs->counts;
        layout.shape = BoardShape(layout.shape.rows(), layout.shape.columns(), layout.symbols.count());
    }
    if (m_painted && keepsRegions() && m_boxes->currentIndex() == m_boxes->count() - 1)
        layout.grids.front().regions = *m_painted;
    const Grid blank(layout.shape);
    return Puzzle(std::move(layout), blank);
}

}  // namespace nonet

#include "moc_one_grid_page.cpp"
