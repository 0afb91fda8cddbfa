#include "ui/hints/hint_told.h"

#include "ui/board/announcer.h"
#include "ui/board/step_legend.h"
#include "ui/hints/link_list.h"
#include "ui/preferences/appearance.h"
#include "ui/text/foreign_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kScrollBar = 12;

QLabel* makeText(const char* name, const char* look) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    setLook(label, look);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

/// With space between the lines; empty for nothing.
QString paragraph(const QString& text) {
    if (text.isEmpty())
        return {};
    return QStringLiteral("<p style=\"line-height: 120%; margin: 0\">%1</p>")
        .arg(inMarkup(text).replace(u'\n', QStringLiteral("<br>")));
}

}  // namespace

HintTold::HintTold(const Preferences& preferences, QWidget* parent) : QScrollArea(parent), m_preferences(preferences) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(build());
    retranslate();
}

QWidget* HintTold::build() {
    auto* told = new QWidget;
    auto* layout = new QVBoxLayout(told);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    m_headline = makeText("hintHeadline", "heading");
    // The one label that takes the focus, so that a screen reader finds the hint again.
    m_headline->setFocusPolicy(Qt::TabFocus);
    m_announcer = new Announcer(m_headline);
    m_body = makeText("hintBody", "body");
    m_body->setTextFormat(Qt::RichText);
    m_result = makeText("hintResult", "strong");
    m_note = makeText("hintNote", "muted");
    m_links = new LinkList;
    connect(m_links, &LinkList::pointed, this, &HintTold::linkPointed);
    m_legend = new StepLegend(m_preferences);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_headline, m_body, m_result, buildWays(), m_links, m_legend, m_note})
        layout->addWidget(each);
    layout->addStretch(1);
    return told;
}

QWidget* HintTold::buildWays() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    const auto add = [this, layout](const char* name, void (HintTold::*requested)()) {
        auto* button = new QPushButton;
        button->setObjectName(QLatin1String(name));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, requested);
        layout->addWidget(button);
        return button;
    };
    m_lastRight = add("hintLastRight", &HintTold::lastRightRequested);
    m_restore = add("hintRestore", &HintTold::restoreRequested);
    m_rating = add("hintShowRating", &HintTold::ratingRequested);
    m_digit = add("hintShowDigit", &HintTold::digitRequested);
    m_solution = add("hintShowSolution", &HintTold::solutionRequested);
    return box;
}

void HintTold::setWords(const HintWords& words, const Step* step) {
    for (const auto& [label, text] : {std::pair(m_headline, words.headline), std::pair(m_body, paragraph(words.body)),
                                      std::pair(m_result, words.result), std::pair(m_note, words.foot)}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    m_links->setStep(step);
    QMetaObject::invokeMethod(this, &HintTold::askForRoom, Qt::QueuedConnection);
}

void HintTold::setWays(const HintWays& ways) {
    m_lastRight->setVisible(ways.toLastRight);
    m_restore->setVisible(ways.toRestore);
    m_rating->setVisible(ways.toRating);
    m_digit->setVisible(ways.toDigit);
    m_solution->setVisible(ways.toSolution);
}

void HintTold::setPicture(const BoardPicture& picture) { m_legend->setPicture(picture); }

void HintTold::setPointed(std::optional<int> link) { m_links->setPointed(link); }

void HintTold::announce(const QString& text) { m_announcer->announce(text); }

void HintTold::setLeastLines(int lines) { setMinimumHeight(lines * m_body->fontMetrics().lineSpacing()); }

void HintTold::askForRoom() {
    const int missing = widget()->heightForWidth(viewport()->width()) - viewport()->height();
    if (isVisible() && missing > 0)
        Q_EMIT roomWanted(missing);
}

void HintTold::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    for (QLabel* each : {m_headline, m_body, m_result, m_note})
        each->setMaximumWidth(qMax(width() - kScrollBar - kSmallSpace, 0));
}

bool HintTold::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QScrollArea::event(event);
}

void HintTold::retranslate() {
    m_lastRight->setText(tr("Back to the last right position"));
    m_restore->setText(tr("Bring these candidates back"));
    m_rating->setText(tr("Show the Explainer’s steps"));
    m_rating->setToolTip(tr("ER, and the whole path that it comes from"));
    m_digit->setText(tr("Show one right digit"));
    m_digit->setToolTip(tr("Fill in the current cell, or the easiest one"));
    m_solution->setText(tr("Show the solution"));
    m_solution->setToolTip(tr("Fill in every cell; Undo brings your game back"));
}

}  // namespace nonet

#include "moc_hint_told.cpp"
