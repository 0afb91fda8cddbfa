#include "ui/hints/hint_foot.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/text/foreign_text.h"
#include "ui/text/profile_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>

namespace nonet {

namespace {

constexpr int kNarrowFoot = 220;

QPushButton* makeFootButton(const char* name) {
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

HintFoot::HintFoot(Preferences& preferences, QWidget* parent) : QWidget(parent), m_preferences(preferences) {
    m_ask = makeFootButton("hintAsk");
    m_more = makeFootButton("hintMore");
    m_apply = makeFootButton("hintApply");
    for (QPushButton* primary : {m_ask, m_more, m_apply})
        setLook(primary, "primary");
    m_another = makeFootButton("hintAnother");
    m_gear = new QToolButton;
    m_gear->setObjectName(QStringLiteral("hintGear"));
    m_gear->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace);
    // One place for all, so that what was about to be pressed does not move away.
    m_main = new QStackedLayout;
    m_main->addWidget(m_ask);
    m_main->addWidget(m_more);
    m_main->addWidget(m_apply);
    row->addLayout(m_main, 1);
    row->addWidget(m_another, 1);
    row->addWidget(m_gear);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    buildMenu();
    for (const QPushButton* each : {m_ask, m_more})
        connect(each, &QPushButton::clicked, this, &HintFoot::asked);
    connect(m_apply, &QPushButton::clicked, this, &HintFoot::applied);
    connect(m_another, &QPushButton::clicked, this, &HintFoot::anotherRequested);
    connect(&preferences, &Preferences::changed, this, &HintFoot::readPreferences);
    connect(&preferences, &Preferences::themeChanged, this, &HintFoot::setGear);
    readPreferences();
    setGear();
    retranslate();
}

void HintFoot::buildMenu() {
    m_menu = new QMenu(this);
    m_menu->setToolTipsVisible(true);
    const auto add = [this](const char* name, bool isSwitch) {
        QAction* action = m_menu->addAction(QString());
        action->setObjectName(QLatin1String(name));
        action->setCheckable(isSwitch);
        return action;
    };
    m_forSelection = add("hintForSelection", false);
    m_menu->addSeparator();
    m_onlyPlacements = add("hintOnlyPlacements", true);
    m_uniqueness = add("hintUniqueness", true);
    m_centreMarks = add("hintCentreMarks", true);
    m_menu->addSeparator();
    m_techniques = add("hintTechniques", false);
    connect(m_forSelection, &QAction::triggered, this, &HintFoot::forSelectionRequested);
    connect(m_techniques, &QAction::triggered, this, &HintFoot::techniquesRequested);
    connect(m_onlyPlacements, &QAction::toggled, this, &HintFoot::onlyPlacementsSet);
    connect(m_uniqueness, &QAction::toggled, this,
            [this](bool on) { m_preferences.change([on](PreferenceValues& values) { values.usesUniqueness = on; }); });
    connect(m_centreMarks, &QAction::toggled, this, [this](bool on) {
        m_preferences.change([on](PreferenceValues& values) { values.reasonsFromCentreMarks = on; });
    });
    // Not QToolButton's own menu, which waits in a loop of events of its own until it is closed.
    connect(m_gear, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_gear->mapToGlobal(QPoint(0, -m_menu->sizeHint().height()))); });
}

void HintFoot::setOffer(const HintOffer& offer) {
    QPushButton* main = offer.main == HintOffer::Main::ask      ? m_ask
                        : offer.main == HintOffer::Main::deepen ? m_more
                                                                : m_apply;
    const bool isAtMain = m_main->currentWidget()->hasFocus();
    const bool isAtAnother = m_another->hasFocus();
    // A button that is switched off or covered loses the focus for good: the foot keeps it until the answer is there.
    if (isAtMain || isAtAnother) {
        m_returnsToAnother = isAtAnother;
        setFocus();
    }
    main->setEnabled(offer.mayMain);
    m_another->setEnabled(offer.mayAskAnother);
    m_main->setCurrentWidget(main);
    QPushButton* button = m_returnsToAnother && m_another->isEnabled() ? m_another : main;
    if (hasFocus() && button->isEnabled())
        button->setFocus();
}

void HintFoot::setOnlyPlacements(bool only) { m_onlyPlacements->setChecked(only); }

void HintFoot::readPreferences() {
    const PreferenceValues& values = m_preferences.values();
    m_uniqueness->setChecked(values.usesUniqueness);
    m_centreMarks->setChecked(values.reasonsFromCentreMarks);
    nameProfile();
}

void HintFoot::nameProfile() {
    const QString profile = byProfile(m_preferences.values().profileInForce());
    m_gear->setToolTip(plainTip(tr("What hints are about; they go %1", "by a profile of techniques").arg(profile)));
    m_techniques->setToolTip(plainTip(
        tr("Choose which techniques are used, and in which order; now %1", "by a profile of techniques").arg(profile)));
}

void HintFoot::setGear() { m_gear->setIcon(icon(QStringLiteral("settings"), m_preferences.theme())); }

void HintFoot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->setSpacing(width() < kNarrowFoot ? kSmallSpace : kSpace);
}

void HintFoot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HintFoot::retranslate() {
    m_ask->setText(tr("Hint"));
    m_ask->setToolTip(tr("What now? Press again for more detail"));
    m_more->setText(tr("Tell more"));
    m_more->setToolTip(tr("One step deeper: houses, pattern, reason"));
    m_apply->setText(tr("Apply"));
    m_apply->setToolTip(tr("Do what the hint says"));
    m_another->setText(tr("Another"));
    m_another->setToolTip(tr("A step with a different result"));
    m_gear->setAccessibleName(tr("What hints are about"));
    m_forSelection->setText(tr("Hint for this cell or digit"));
    m_forSelection->setToolTip(tr("A step about the current cell, or about its digit"));
    m_onlyPlacements->setText(tr("Only placements"));
    m_onlyPlacements->setToolTip(tr("Only hints that place a digit; eliminations are skipped"));
    m_uniqueness->setText(tr("Use uniqueness"));
    m_uniqueness->setToolTip(tr("Also use steps that rely on the puzzle having only one solution"));
    m_centreMarks->setText(tr("Reason from my centre marks"));
    m_centreMarks->setToolTip(tr("Treat a cell's centre marks as its only candidates"));
    m_techniques->setText(tr("Techniques…"));
    nameProfile();
}

}  // namespace nonet
