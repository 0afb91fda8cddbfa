#include "ui/play/completion_card.h"

#include "core/play/game_record.h"
#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/document/puzzle_words.h"
#include "ui/frame/spacing.h"
#include "ui/play/completion_wave.h"
#include "ui/play/play_timer.h"
#include "ui/preferences/appearance.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {

CompletionCard::CompletionCard(BoardWidget& board, const Shown& shown, DocumentSession& session,
                               const ActionSet& actions, const PlayTimer& timer, const Preferences& preferences)
    : QFrame(&board), m_board(board), m_session(session), m_timer(timer),
      m_wave(new CompletionWave(board, preferences)) {
    setObjectName(QStringLiteral("completionCard"));
    build(actions);
    hide();
    m_board.installEventFilter(this);
    connect(&m_session, &DocumentSession::documentChanged, this, &CompletionCard::followDocument);
    // The game was finished while its solutions, or its rating, were still being worked out.
    connect(&m_session, &DocumentSession::factsChanged, this, &CompletionCard::follow);
    connect(&m_session, &DocumentSession::ratingChanged, this, [this] {
        if (isVisible())
            tell();
    });
    // The last second is counted when everybody has heard of the end.
    connect(&m_timer, &PlayTimer::ticked, this, [this] {
        if (isVisible())
            tell();
    });
    // The board has other things to show.
    connect(&shown, &Shown::changed, this, [this, &shown] {
        if (shown.isGame())
            comeBack();
        else
            dismiss();
    });
}

void CompletionCard::build(const ActionSet& actions) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kCardSpace, kWideSpace, kCardSpace, kCardSpace);
    column->setSpacing(kWideSpace);
    auto* head = new QHBoxLayout;
    m_title = makeLabel({}, "heading");
    m_title->setObjectName(QStringLiteral("completionTitle"));
    m_announcer = new Announcer(m_title);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("completionClose"));
    close->setText(QStringLiteral("×"));
    close->setToolTip(tr("Close and look at the board"));
    close->setAccessibleName(close->toolTip());
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, this, [this] {
        dismiss();
        m_board.setFocus();
    });
    head->addWidget(m_title, 1);
    head->addWidget(close);
    column->addLayout(head);
    m_remark = makeLabel({}, "muted");
    m_remark->setObjectName(QStringLiteral("completionRemark"));
    m_remark->setWordWrap(true);
    m_remark->setText(tr("No rule that Nonet knows is broken, but it does not know everything this puzzle asks for."));
    column->addWidget(m_remark);
    m_facts = new QGridLayout;
    m_facts->setHorizontalSpacing(kCardSpace);
    m_facts->setVerticalSpacing(kSmallSpace);
    column->addLayout(m_facts);
    m_another = addButton(QStringLiteral("completionAnother"), tr("Another of this level"), actions, "file.another");
    setLook(m_another, "primary");
    m_replay = addButton(QStringLiteral("completionReplay"), tr("Replay my game"), actions, "replay.game");
    QPushButton* solution =
        addButton(QStringLiteral("completionSolution"), tr("Replay the solution"), actions, "replay.show");
    column->addWidget(m_another);
    auto* films = new QHBoxLayout;
    films->setSpacing(kSpace);
    films->addWidget(m_replay);
    films->addWidget(solution);
    column->addLayout(films);
}

QPushButton* CompletionCard::addButton(const QString& name, const QString& text, const ActionSet& actions,
                                       const char* action) {
    QAction* done = actions.action(QLatin1String(action));
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(true);
    const auto follow = [button, done] {
        button->setToolTip(done->toolTip());
        button->setEnabled(done->isEnabled());
    };
    follow();
    connect(done, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, this, [this, done] {
        dismiss();
        m_isAway = done->isCheckable();
        done->trigger();
    });
    return button;
}

void CompletionCard::comeBack() {
    if (std::exchange(m_isAway, false) && m_session.document()->findings().isFinished())
        present();
}

void CompletionCard::present() {
    show();
    place();
    raise();
    // What cannot be done is not offered first.
    const bool hasAnother = m_another->isEnabled();
    setLook(m_another, hasAnother ? "primary" : "");
    setLook(m_replay, hasAnother ? "" : "primary");
    (hasAnother ? m_another : m_replay)->setFocus();
}

void CompletionCard::followDocument(PuzzleDocument* document) {
    dismiss();
    m_isAway = false;
    m_wasFinished = document->findings().isFinished();
    connect(document, &PuzzleDocument::changed, this, &CompletionCard::follow);
}

void CompletionCard::follow() {
    const PuzzleDocument& document = *m_session.document();
    // Solutions that are looked through are nobody's game.
    const bool isFinished = document.findings().isFinished() && document.history().nodes().size() > 1 &&
                            document.notes().view().origin != PuzzleOrigin::solutions;
    const bool wasFinished = std::exchange(m_wasFinished, isFinished);
    if (!isFinished)
        dismiss();
    // What was let go for the finished board is taken up again.
    if (const std::optional<Cell> last = m_board.currentCell(); !isFinished && wasFinished && last)
        if (m_board.selection().isEmpty())
            m_board.setSelection({*last}, *last);
    if (!isFinished || wasFinished) {
        // What was not certain may have become so.
        if (isFinished && isVisible())
            tell();
        return;
    }
    tell();
    const bool isSolved = document.findings().completion() == Completion::solved;
    if (isSolved && document.history().node(document.history().current()).label.kind != ActionKind::showSolution)
        m_wave->start(m_board.currentCell().value_or(Cell(0)));
    // The board is to be looked at: nothing of the last move is left on it.
    if (const std::optional<Cell> last = m_board.currentCell())
        m_board.setSelection({}, *last);
    present();
    m_announcer->announce(text());
}

void CompletionCard::tell() {
    while (QLayoutItem* item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const PuzzleDocument& document = *m_session.document();
    GameRecord record;
    if (const std::optional<Grid>& solution = document.findings().solution())
        record = recordOf(document.history(), *solution);
    const bool isSolved = document.findings().completion() == Completion::solved;
    m_title->setText(!isSolved                 ? tr("All cells are filled")
                     : record.wasSolutionShown ? tr("The solution was shown")
                                               : tr("Solved in %1").arg(m_timer.text()));
    m_told = {m_title->text()};
    m_remark->setVisible(!isSolved);
    if (!isSolved) {
        m_told.append(m_remark->text());
        addFact(tr("Time"), m_timer.text());
    }
    if (const auto& rating = document.notes().view().rating)
        addFact(tr("Level"), sentenceCase(PuzzleWords::rating(*rating)));
    if (const std::optional<RatingReport>& rating = document.findings().rating(); rating && rating->hodoku.hardest)
        addFact(tr("Hardest step"), techniqueName(*rating->hodoku.hardest));
    const auto number = [](int value) { return value == 0 ? tr("none") : QLocale().toString(value); };
    addFact(tr("Hints"), number(document.notes().view().hints));
    // Nothing counts them where nobody knows which digits are right.
    if (!document.findings().solution())
        return;
    addFact(tr("Digits shown"), number(record.shownDigits));
    addFact(tr("Mistakes"), number(record.mistakes));
}

void CompletionCard::addFact(const QString& name, const QString& value) {
    const int row = m_facts->rowCount();
    m_facts->addWidget(makeLabel(name, "muted"), row, 0);
    m_facts->addWidget(makeLabel(value, "strong"), row, 1);
    m_told.append(tr("%1: %2", "a fact's name, what is true of it").arg(name, value));
}

QString CompletionCard::text() const { return m_told.join(QLatin1Char('\n')); }

void CompletionCard::dismiss() {
    m_wave->stop();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus)
        m_board.setFocus();
}

void CompletionCard::place() {
    adjustSize();
    const QSize size = sizeHint().boundedTo(m_board.size());
    setGeometry(QRect(QPoint((m_board.width() - size.width()) / 2, (m_board.height() - size.height()) / 2), size));
}

bool CompletionCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) {
        m_wave->stop();
        place();
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace nonet

#include "moc_completion_card.cpp"
