#include "ui/play/board_menu.h"

#include "ui/board/board_edit.h"
#include "ui/frame/message_bar.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/tasks/task.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QMenu>
#include <QPointer>

namespace nonet {
namespace {

constexpr int kColours = 9;

}  // namespace

BoardMenu::BoardMenu(const WindowFrame& frame, BoardWidget& board, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board), m_whyTask(new Task(tr("Looking for the reason"), this)) {
    connect(&m_board, &BoardWidget::menuRequested, this, &BoardMenu::open);
}

void BoardMenu::open(Cell cell, const QPoint& screenPoint) {
    const PuzzleDocument& document = *m_frame.session.document();
    const bool isGiven = !document.puzzle().givens.isBlank(cell);
    const bool isBlank = document.digits().isBlank(cell);
    const bool mayChange = !document.isReadOnly() && !m_board.isReplay();
    auto* menu = new QMenu(&m_frame.window);
    menu->setObjectName(QStringLiteral("boardMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    struct Part {
        const char* name;
        QString title;
        InputMode mode;
        bool isPossible;
    };
    for (const Part& part : {Part{"menuDigit", tr("Digit"), InputMode::digit, !isGiven},
                             Part{"menuCorner", tr("Corner mark"), InputMode::corner, isBlank},
                             Part{"menuCentre", tr("Centre mark"), InputMode::centre, isBlank},
                             Part{"menuColour", tr("Colour"), InputMode::colour, true}})
        if (mayChange && part.isPossible)
            addDigits(
                *menu, part.name, part.title, [this, mode = part.mode](Digit digit) { enter(mode, digit); },
                part.mode == InputMode::colour ? kColours : kMaxSide);
    menu->addAction(m_frame.actions.action(QStringLiteral("edit.erase")));
    menu->addSeparator();
    if (isBlank && document.puzzle().isClassic())
        addDigits(*menu, "menuWhyNot", tr("Why not …?"), [this, cell](Digit digit) { askWhyNot({cell, digit}); });
    for (const char* id : {"hint.cell", "hint.digit", "select.same"})
        menu->addAction(m_frame.actions.action(QLatin1String(id)));
    menu->popup(screenPoint);
}

void BoardMenu::addDigits(QMenu& menu, const char* name, const QString& title, const std::function<void(Digit)>& act,
                          int most) {
    QMenu* digits = menu.addMenu(title);
    digits->setObjectName(QLatin1String(name));
    const SymbolSet& symbols = m_frame.session.document()->puzzle().symbols();
    for (int value = 1; value <= qMin(symbols.count(), most); ++value)
        connect(digits->addAction(QString::fromStdString(symbols.label(Digit(value)))), &QAction::triggered, this,
                [act, value] { act(Digit(value)); });
}

void BoardMenu::enter(InputMode mode, Digit digit) {
    if (!m_board.mayEdit())
        return;
    PuzzleDocument& document = *m_frame.session.document();
    const std::vector<Cell> cells(m_board.selection().begin(), m_board.selection().end());
    if (const std::optional<BoardEdit> edit = enterIn(mode, {document.puzzle(), document.state(), cells}, digit))
        document.perform(edit->next, edit->label);
    m_board.setFocus();
}

void BoardMenu::askWhyNot(Candidate candidate) {
    const QPointer<PuzzleDocument> document = m_frame.session.document();
    const PreferenceValues& values = m_frame.preferences.values();
    const CandidateSource source =
        values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
    m_whyTask->start(
        [game = Game{document->puzzle(), document->state(), document->findings().facts(), source}, candidate,
         options = EngineOptions{.useUniqueness = values.usesUniqueness, .profile = values.profileInForce()}](
            const std::stop_token& stop, const ProgressSink&) { return whyNot(game, candidate, options, stop); },
        [this, candidate, document, node = document->history().current()](const WhyNotAnswer& answer) {
            const auto isAsNow = [document, node] { return document && document->history().current() == node; };
            if (!isAsNow())
                return;
            m_frame.message.show(MessageSeverity::note, sentenceOf(answer, candidate));
            m_frame.message.holdWhile(isAsNow);
        });
}

QString BoardMenu::sentenceOf(const WhyNotAnswer& answer, Candidate candidate) {
    const QString cell = cellName(candidate.cell);
    const int digit = candidate.digit.value();
    switch (answer.reason) {
    case WhyNotReason::filled: return tr("%1 holds a digit already.").arg(cell);
    case WhyNotReason::peer:
        if (!answer.peer)
            break;
        return tr("%1 cannot be %2: %3, which it sees, is %2 already.")
            .arg(cell)
            .arg(digit)
            .arg(cellName(*answer.peer));
    case WhyNotReason::start: return tr("The puzzle began without %2 in %1.").arg(cell).arg(digit);
    case WhyNotReason::struck:
        return tr("%2 was struck out in %1, by you or by a hint that you applied.").arg(cell).arg(digit);
    case WhyNotReason::step:
        if (!answer.step)
            break;
        return tr("%1 cannot be %2. %3").arg(cell).arg(digit).arg(stepSentence(*answer.step));
    case WhyNotReason::unknown: break;
    }
    return tr("No technique that Nonet knows rules out %2 in %1 now.").arg(cell).arg(digit);
}

}  // namespace nonet

#include "moc_board_menu.cpp"
