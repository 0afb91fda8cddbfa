#include "ui/rating/explainer_numbers.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/elided_label.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/text/explainer_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace nonet {
namespace {

constexpr const char* kKeys[] = {"ER", "EP", "ED"};
constexpr int kNameLines = 2;

QString explainerAtLeast(const QString& number) { return QStringLiteral("\u2265\u202f%1").arg(number); }

}  // namespace

ExplainerNumbers::ExplainerNumbers(const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_preferences(preferences), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kSpace);
    m_grid->setVerticalSpacing(kSmallSpace);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        Row& row = m_rows[static_cast<std::size_t>(i)];
        const QString key = QLatin1String(kKeys[i]);
        row.key = makeLabel(key, "muted");
        row.number = makeLabel({}, "heading");
        row.number->setObjectName(QStringLiteral("explainer") + key);
        row.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.name = new ElidedLabel;
        row.name->setObjectName(QStringLiteral("explainer") + key + QStringLiteral("Name"));
        row.name->setLineCount(kNameLines);
        row.name->setTextFormat(Qt::PlainText);
        row.go = new QToolButton;
        row.go->setObjectName(QStringLiteral("explainer") + key + QStringLiteral("Step"));
        setLook(row.go, "flat");
        row.go->setFocusPolicy(Qt::TabFocus);
        connect(row.go, &QToolButton::clicked, this, [this, &row] {
            if (row.step >= 0)
                Q_EMIT stepWanted(row.step);
        });
    }
    setCompact(false);
    connect(&m_preferences, &Preferences::themeChanged, this, &ExplainerNumbers::setIcons);
    setIcons();
    retranslate();
    fit();
}

void ExplainerNumbers::setCompact(bool isCompact) {
    m_isCompact = isCompact;
    m_grid->setHorizontalSpacing(isCompact ? kSmallSpace / 2 : kSpace);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        int column = isCompact ? 4 * i : 0;
        for (QWidget* each : std::initializer_list<QWidget*>{row.key, row.number, row.name, row.go})
            m_grid->addWidget(each, isCompact ? 0 : i, column++);
        row.name->setVisible(!isCompact);
        setLook(row.number, isCompact ? "strong" : "heading");
        m_grid->setColumnStretch(4 * i + 2, !isCompact && i == 0 ? 1 : 0);
        m_grid->setColumnStretch(4 * i + 3, isCompact ? 1 : 0);
    }
    fit();
}

void ExplainerNumbers::setIcons() {
    for (const Row& row : m_rows)
        row.go->setIcon(icon(QStringLiteral("go_there"), m_preferences.theme()));
}

void ExplainerNumbers::retranslate() {
    const QString about[] = {tr("ER: the hardest step of the whole path"),
                             tr("EP: the hardest step up to the first digit, that one included"),
                             tr("ED: the first step")};
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        for (QWidget* each : std::initializer_list<QWidget*>{m_rows[i].key, m_rows[i].number})
            each->setToolTip(about[i]);
}

void ExplainerNumbers::fit() {
    const QFontMetrics metrics(textFont(m_isCompact ? TextSize::body : TextSize::heading, QFont::DemiBold));
    for (Row& row : m_rows) {
        row.number->setFixedWidth(metrics.horizontalAdvance(explainerAtLeast(QStringLiteral("00.0"))));
        row.number->setMinimumHeight(metrics.height());
    }
}

void ExplainerNumbers::show(const ExplainerRun& run) {
    const ExplainerSources sources = run.sources();
    const ExplainerRating rating = run.rating();
    fill(m_rows[0], run, run.isStuck() ? -1 : sources.hardest, rating.hardest, rating.isAtLeast);
    // Until a digit is placed the hardest step may be the pearl.
    const bool awaitsDigit = sources.pearl < 0 && !run.isWhole();
    fill(m_rows[1], run, awaitsDigit ? sources.hardest : sources.pearl, awaitsDigit ? rating.hardest : rating.pearl,
         awaitsDigit);
    fill(m_rows[2], run, sources.diamond, rating.diamond, false);
    if (run.isStuck()) {
        m_rows[0].whole = m_rows[0].shortened = tr("no step further");
        showName(m_rows[0]);
    }
}

void ExplainerNumbers::showName(Row& row) {
    constexpr int kEnough = 1000;
    const QFontMetrics metrics = row.name->fontMetrics();
    const bool fits =
        metrics.boundingRect(QRect(0, 0, row.name->contentsRect().width(), kEnough), Qt::TextWordWrap, row.whole)
            .height() <= kNameLines * metrics.lineSpacing();
    row.name->setText(fits ? row.whole : row.shortened);
    row.name->setToolTip(fits ? QString() : row.whole);
    row.name->setAccessibleName(row.whole);
}

void ExplainerNumbers::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    // The names have their new widths.
    layout()->activate();
    for (Row& row : m_rows)
        showName(row);
}

void ExplainerNumbers::fill(Row& row, const ExplainerRun& run, int step, int tenths, bool isAtLeast) {
    row.step = step;
    const bool isKnown = tenths > 0;
    const QString number = explainerNumber(tenths);
    row.number->setText(!isKnown ? QStringLiteral("\u2013") : isAtLeast ? explainerAtLeast(number) : number);
    const QString spoken = !isKnown    ? tr("not known yet", "ER, EP or ED")
                           : isAtLeast ? tr("at least %1", "ER, EP or ED").arg(number)
                                       : number;
    row.number->setAccessibleName(row.key->text() + u' ' + spoken);
    row.whole.clear();
    row.shortened.clear();
    if (step >= 0) {
        const explainer::Hint& hint = run.steps()[static_cast<std::size_t>(step)].hint;
        row.whole = explainerStepName(hint);
        row.shortened = explainerShortName(hint);
    }
    showName(row);
    row.go->setEnabled(step >= 0);
    row.go->setToolTip(step < 0 ? tr("No step makes it yet") : tr("Show step %1 on the board").arg(step + 1));
    row.go->setAccessibleName(row.key->text() + QStringLiteral(": ") + row.go->toolTip());
}

void ExplainerNumbers::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fit();
}

}  // namespace nonet

#include "moc_explainer_numbers.cpp"
