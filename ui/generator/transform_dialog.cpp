#include "ui/generator/transform_dialog.h"

#include "core/canonical/canonical_form.h"
#include "ui/document/puzzle_document.h"
#include "ui/generator/board_preview.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/preferences.h"
#include "ui/tasks/task.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kWideSpacing = 12;
constexpr int kLastSeed = 999'999;

QLabel* wrapped(const QString& text, const char* look) {
    auto* label = new QLabel(text);
    label->setProperty("look", QLatin1String(look));
    label->setWordWrap(true);
    return label;
}

struct Identity {
    CanonicalForm now;
    bool isSame = false;
};

}  // namespace

TransformDialog::TransformDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_isTransposed(new QCheckBox(tr("Rows become columns (&transpose)"))), m_kind(new QComboBox),
      m_first(new QSpinBox), m_second(new QSpinBox), m_swapFault(new FaultLine), m_seed(new QSpinBox),
      m_apply(new QPushButton(tr("&Apply"))), m_reset(new QPushButton(tr("R&eset"))), m_before(nullptr),
      m_after(nullptr), m_identity(nullptr), m_form(nullptr),
      m_identityTask(new Task(tr("Comparing the boards"), this)) {
    setObjectName(QStringLiteral("transformDialog"));
    setWindowTitle(tr("Transform"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    layout->setSpacing(kWideSpacing);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kWindowMargin);
    row->addWidget(makeControls(), 0, Qt::AlignTop);
    row->addWidget(makeBoards(preferences), 1);
    layout->addLayout(row, 1);
    layout->addWidget(makeIdentity());
    auto* foot = new QHBoxLayout;
    foot->setSpacing(kWindowSpacing);
    foot->addWidget(wrapped(tr("Digits, marks, colours and links move along. Undo reverts it."), "muted"), 1);
    m_apply->setObjectName(QStringLiteral("transformApply"));
    m_apply->setProperty("look", QStringLiteral("primary"));
    m_apply->setDefault(true);
    m_reset->setObjectName(QStringLiteral("transformReset"));
    m_reset->setToolTip(tr("Put everything back in its place"));
    m_reset->setAutoDefault(false);
    auto* close = new QPushButton(tr("&Close"));
    close->setAutoDefault(false);
    foot->addWidget(m_reset);
    foot->addWidget(close);
    foot->addWidget(m_apply);
    layout->addLayout(foot);
    connect(m_apply, &QPushButton::clicked, this, &TransformDialog::apply);
    connect(m_reset, &QPushButton::clicked, this, [this] { setMap({}); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    resize(960, 480);
    showKind();
    setMap({});
}

QWidget* TransformDialog::makeControls() {
    auto* box = new QWidget;
    auto* form = new QGridLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(kWideSpacing);
    form->setVerticalSpacing(kWindowSpacing);
    form->setColumnStretch(1, 1);
    int row = 0;
    form->addWidget(makeLabel(tr("Swap"), "title"), row++, 0, 1, 2);
    addSwap(*form, row);
    row += 2;
    form->addWidget(makeLabel(tr("New order"), "title"), row++, 0, 1, 2);
    m_digits = addOrder(*form, row, tr("1 to 9 be&come"), "transformDigits");
    m_digits->setToolTip(tr("Nine digits: what 1, 2, up to 9 become"));
    m_rows = addOrder(*form, row += 2, tr("&Rows"), "transformRows");
    m_rows->setToolTip(tr("Which row comes first, second, up to ninth"));
    m_columns = addOrder(*form, row += 2, tr("Col&umns"), "transformColumns");
    m_columns->setToolTip(tr("Which column comes first, second, up to ninth"));
    m_isTransposed->setObjectName(QStringLiteral("transformTransposed"));
    m_isTransposed->setToolTip(tr("The board is flipped over its diagonal before rows and columns are ordered"));
    form->addWidget(m_isTransposed, row += 2, 0, 1, 2);
    connect(m_isTransposed, &QCheckBox::clicked, this, &TransformDialog::readFields);
    form->addWidget(makeLabel(tr("Shuffle everything"), "title"), ++row, 0, 1, 2);
    addShuffle(*form, ++row);
    box->setFixedWidth(360);
    return box;
}

void TransformDialog::addSwap(QGridLayout& form, int row) {
    m_kind->setObjectName(QStringLiteral("transformKind"));
    m_kind->setAccessibleName(tr("What is swapped"));
    m_kind->addItems({tr("Rows"), tr("Columns"), tr("Bands"), tr("Stacks"), tr("Digits")});
    m_first->setObjectName(QStringLiteral("transformFirst"));
    m_first->setAccessibleName(tr("The first to swap"));
    m_second->setObjectName(QStringLiteral("transformSecond"));
    m_second->setAccessibleName(tr("The second to swap"));
    m_first->setMinimum(1);
    m_second->setMinimum(1);
    auto* button = new QPushButton(tr("&Swap"));
    button->setObjectName(QStringLiteral("transformSwap"));
    button->setToolTip(tr("Swap these two on the board at the right"));
    button->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->setSpacing(kWindowSpacing);
    line->addWidget(m_kind, 1);
    line->addWidget(m_first);
    line->addWidget(new QLabel(tr("and", "between two numbers")));
    line->addWidget(m_second);
    line->addWidget(button);
    form.addLayout(line, row, 0, 1, 2);
    m_swapFault->setObjectName(QStringLiteral("transformSwapFault"));
    form.addWidget(m_swapFault, row + 1, 0, 1, 2);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TransformDialog::showKind);
    for (QSpinBox* field : {m_first, m_second})
        connect(field, &QSpinBox::valueChanged, m_swapFault, &QLabel::hide);
    connect(button, &QPushButton::clicked, this, &TransformDialog::swap);
}

QLineEdit* TransformDialog::addOrder(QGridLayout& form, int row, const QString& name, const char* objectName) {
    auto* field = new QLineEdit;
    field->setObjectName(QLatin1String(objectName));
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* label = new QLabel(name);
    label->setBuddy(field);
    form.addWidget(label, row, 0);
    form.addWidget(field, row, 1);
    auto* fault = new FaultLine;
    fault->setObjectName(field->objectName() + QStringLiteral("Fault"));
    form.addWidget(fault, row + 1, 0, 1, 2);
    connect(field, &QLineEdit::textEdited, this, &TransformDialog::readFields);
    return field;
}

void TransformDialog::addShuffle(QGridLayout& form, int row) {
    m_seed->setObjectName(QStringLiteral("transformSeed"));
    m_seed->setRange(1, kLastSeed);
    m_seed->setToolTip(tr("The same seed gives the same shuffle"));
    auto* label = new QLabel(tr("See&d"));
    label->setBuddy(m_seed);
    auto* button = new QPushButton(tr("S&huffle"));
    button->setObjectName(QStringLiteral("transformShuffle"));
    button->setToolTip(tr("A new random seed"));
    button->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->setSpacing(kWindowSpacing);
    line->addWidget(m_seed, 1);
    line->addWidget(button);
    form.addWidget(label, row, 0);
    form.addLayout(line, row, 1);
    connect(m_seed, &QSpinBox::valueChanged, this, &TransformDialog::shuffle);
    connect(button, &QPushButton::clicked, this, [this] {
        const int seed = QRandomGenerator::global()->bounded(1, kLastSeed + 1);
        if (seed == m_seed->value())
            shuffle(seed);
        else
            m_seed->setValue(seed);
    });
}

QWidget* TransformDialog::makeBoards(const Preferences& preferences) {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kWindowMargin);
    m_before = new BoardPreview(preferences);
    m_before->setObjectName(QStringLiteral("transformBefore"));
    m_before->setAccessibleName(tr("The board as it is"));
    m_after = new BoardPreview(preferences);
    m_after->setObjectName(QStringLiteral("transformAfter"));
    m_after->setAccessibleName(tr("The board as it will be"));
    grid->addWidget(makeLabel(tr("Now"), "title"), 0, 0);
    grid->addWidget(makeLabel(tr("After"), "title"), 0, 1);
    grid->addWidget(m_before, 1, 0);
    grid->addWidget(m_after, 1, 1);
    grid->setRowStretch(2, 1);
    return box;
}

QWidget* TransformDialog::makeIdentity() {
    auto* card = new QFrame;
    card->setProperty("look", QStringLiteral("card"));
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(kWideSpacing, kWindowSpacing, kWideSpacing, kWindowSpacing);
    m_identity = wrapped({}, "strong");
    m_identity->setObjectName(QStringLiteral("transformIdentity"));
    m_form = wrapped({}, "muted");
    m_form->setObjectName(QStringLiteral("transformForm"));
    m_form->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(m_identity);
    layout->addWidget(m_form);
    return card;
}

void TransformDialog::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &PuzzleDocument::changed, this, [this] {
            showBoards();
            showIdentity();
        });
    setMap({});
}

void TransformDialog::showDigits() {
    m_digits->setFocus();
    m_digits->selectAll();
}

void TransformDialog::readFields() {
    const auto labels = labelsFromText(m_digits->text().toStdString());
    const auto rows = linesFromText(m_rows->text().toStdString());
    const auto columns = linesFromText(m_columns->text().toStdString());
    const auto tell = [this](const QLineEdit* field, bool isRight, const QString& sentence) {
        auto* fault = findChild<FaultLine*>(field->objectName() + QStringLiteral("Fault"));
        fault->tell(isRight ? QString() : sentence);
    };
    tell(m_digits, labels.has_value(), tr("Each of the digits 1 to 9 once."));
    tell(m_rows, rows.has_value(), tr("Each of the rows 1 to 9 once, the three of a band together."));
    tell(m_columns, columns.has_value(), tr("Each of the columns 1 to 9 once, the three of a stack together."));
    if (labels && rows && columns)
        m_map = {m_isTransposed->isChecked(), *rows, *columns, *labels};
    showBoards();
    const bool isRight = labels && rows && columns;
    m_apply->setEnabled(isRight && m_apply->isEnabled());
    if (!isRight)
        m_apply->setToolTip(tr("Correct the marked field first."));
    m_reset->setEnabled(!isRight || m_map != ClassicTransform());
}

void TransformDialog::setMap(const ClassicTransform& map) {
    m_map = map;
    showFields();
    readFields();
    showIdentity();
}

void TransformDialog::showFields() {
    const auto text = [](const std::array<std::uint8_t, 9>& nine) { return QString::fromStdString(toText(nine)); };
    std::array<std::uint8_t, 9> labels{};
    for (std::size_t i = 0; i < labels.size(); ++i)
        labels[i] = static_cast<std::uint8_t>(m_map.labels[i + 1] - 1);
    m_digits->setText(text(labels));
    m_rows->setText(text(m_map.rows));
    m_columns->setText(text(m_map.columns));
    m_isTransposed->setChecked(m_map.isTransposed);
    m_swapFault->hide();
}

void TransformDialog::showKind() {
    const auto kind = static_cast<SwapKind>(m_kind->currentIndex());
    const int most = kind == SwapKind::bands || kind == SwapKind::stacks ? 3 : 9;
    m_first->setMaximum(most);
    m_second->setMaximum(most);
    m_first->setValue(1);
    m_second->setValue(2);
    m_swapFault->hide();
}

void TransformDialog::swap() {
    const auto kind = static_cast<SwapKind>(m_kind->currentIndex());
    const int less = kind == SwapKind::digits ? 0 : 1;
    const auto swap = swapOf(kind, m_first->value() - less, m_second->value() - less);
    if (swap) {
        setMap(then(m_map, *swap));
        return;
    }
    QString sentence = tr("Choose two different lines.");
    if (m_first->value() != m_second->value())
        sentence = kind == SwapKind::rows ? tr("Rows change places within a band: 1 to 3, 4 to 6, 7 to 9.")
                                          : tr("Columns change places within a stack: 1 to 3, 4 to 6, 7 to 9.");
    m_swapFault->tell(sentence);
}

void TransformDialog::shuffle(int seed) {
    RandomSource random(static_cast<std::uint64_t>(seed));
    setMap(randomTransform(random));
}

void TransformDialog::showBoards() {
    const bool canDo = m_document && m_document->puzzle().isClassic() && !m_document->isReadOnly();
    const bool isSome = m_map != ClassicTransform();
    m_apply->setEnabled(canDo && isSome);
    m_apply->setToolTip(!canDo    ? tr("Only a plain 9x9 puzzle that is not read-only can be transformed.")
                        : !isSome ? tr("Nothing has moved yet.")
                                  : tr("Transform the open puzzle"));
    if (!m_document || !m_document->puzzle().isClassic())
        return;
    BoardPicture now;
    now.puzzle = m_document->puzzle();
    now.state = m_document->state();
    now.digits = m_document->digits();
    BoardPicture after;
    after.puzzle = transformed(now.puzzle, m_map);
    after.state = transformed(now.state, m_map);
    after.digits = transformed(now.digits, m_map);
    m_after->setAccessibleDescription(QString::fromStdString(toLine(after.digits)));
    m_before->setAccessibleDescription(QString::fromStdString(toLine(now.digits)));
    m_before->setPicture(std::move(now));
    m_after->setPicture(std::move(after));
}

void TransformDialog::showIdentity() {
    if (!m_document || !m_document->puzzle().isClassic())
        return;
    const ClassicDigits now = ClassicDigits::from(m_document->puzzle().givens);
    m_identityTask->start(
        [now, after = nonet::apply(m_map, now)](const std::stop_token&, const ProgressSink&) {
            const CanonicalForm form = canonicalForm(now);
            return Identity{form, canonicalForm(after).form == form.form};
        },
        [this](const Identity& found) {
            const QString number = QStringLiteral("%1").arg(identity(found.now), 16, 16, QLatin1Char('0'));
            m_identity->setText(found.isSame
                                    ? tr("The same puzzle in disguise: both boards have the identity %1.").arg(number)
                                    : tr("The boards are different puzzles."));
            const QString minimal = QString::fromStdString(toLine(found.now.form.toGrid()));
            const int others = static_cast<int>(found.now.automorphisms) - 1;
            const QString symmetries = others == 0 ? tr("The puzzle has no symmetry.")
                                                   : tr("The puzzle has %Ln symmetry(ies).", nullptr, others);
            m_form->setText(
                tr("Minimal form: %1 %2", "a board, a sentence")
                    .arg(QStringList{minimal.left(27), minimal.mid(27, 27), minimal.mid(54)}.join(u' '), symmetries));
        });
}

void TransformDialog::apply() {
    if (!m_document || !m_apply->isEnabled())
        return;
    const ClassicTransform map = m_map;
    m_map = {};
    m_document->transform(map);
    setMap({});
}

}  // namespace nonet

#include "moc_transform_dialog.cpp"
