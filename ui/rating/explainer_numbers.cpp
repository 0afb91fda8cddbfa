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

QString explainerAtLeast(const QString& number) { return QStringLiteral("\u2265\u202f%1").arg(number); }

}  // namespace

ExplainerNumbers::ExplainerNumbers(const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_preferences(preferences) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpace);
    grid->setVerticalSpacing(kSmallSpace);
    grid->setColumnStretch(2, 1);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        Row& row = m_rows[static_cast<std::size_t>(i)];
        const QString key = QLatin1String(kKeys[i]);
        row.key = makeLabel(key, "muted");
        row.number = makeLabel({}, "heading");
        row.number->setObjectName(QStringLiteral("explainer") + key);
        row.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.name = new ElidedLabel;
        row.name->setObjectName(QStringLiteral("explainer") + key + QStringLiteral("Name"));
        row.name->setLineCount(2);
        row.name->setTextFormat(Qt::PlainText);
        row.go = new QToolButton;
        row.go->setObjectName(QStringLiteral("explainer") + key + QStringLiteral("Step"));
        setLook(row.go, "flat");
        row.go->setFocusPolicy(Qt::TabFocus);
        connect(row.go, &QToolButton::clicked, this, [this, &row] {
            if (row.step >= 0)
                Q_EMIT stepWanted(row.step);
        });
        grid->addWidget(row.key, i, 0);
        grid->addWidget(row.number, i, 1);
        grid->addWidget(row.name, i, 2);
        grid->addWidget(row.go, i, 3);
    }
    connect(&m_preferences, &Preferences::themeChanged, this, &ExplainerNumbers::setIcons);
    setIcons();
    retranslate();
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
    for (Row& row : m_rows) {
        const QFontMetrics heading(textFont(TextSize::heading, QFont::DemiBold));
        row.number->setFixedWidth(heading.horizontalAdvance(explainerAtLeast(QStringLiteral("00.0"))));
        row.number->setMinimumHeight(heading.height());
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
    if (run.isStuck())
        m_rows[0].name->setText(tr("no step further"));
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
    row.name->setText(step < 0 ? QString() : explainerStepName(run.steps()[static_cast<std::size_t>(step)].hint));
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
