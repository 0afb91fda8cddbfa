#include "ui/play/structure_view.h"

#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/shift_cipher.h"
#include "ui/board/board_widget.h"
#include "ui/board/place_colours.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/message_bar.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/construction_text.h"

#include <QAction>

namespace nonet {
namespace {

/// Places are named a to z.
constexpr int kLargestSide = 26;
/// Faint enough that a chosen cell and its peers stand out.
constexpr double kStrength = 0.45;

/// "8 5 · 6 1 2 4 3 7": the list by place, a dot where no given says it.
QString listText(const SequenceRecovery& fit) {
    QStringList places;
    for (const std::optional<SequenceRecovery::Pin>& pin : fit.pins)
        places.append(pin ? QString(QLatin1Char(toSymbol(pin->digit))) : QStringLiteral("\u00b7"));
    return places.join(u' ');
}

std::vector<PlaceMark> placeMarks(const PlaceMap& map) {
    std::vector<PlaceMark> marks;
    for (int i = 0; i < map.geometry().cellCount(); ++i) {
        const int place = map.placeAt(Cell(i));
        marks.push_back({.place = place,
                         .colour = placeColour(map.geometry(), place),
                         .strength = kStrength,
                         .text = {},
                         .shortText = {}});
    }
    return marks;
}

}  // namespace

StructureView::StructureView(const WindowFrame& frame, BoardWidget& board, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board) {
    m_frame.actions.on("view.structure", this, [this](bool isOn) {
        m_frame.message.dismiss();
        isOn ? show() : hide();
    });
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &StructureView::followDocument);
}

void StructureView::followDocument(PuzzleDocument* document) {
    hide();
    connect(document, &PuzzleDocument::edited, this, [this] {
        if (m_frame.actions.action(QStringLiteral("view.structure"))->isChecked())
            show();
    });
}

void StructureView::show() {
    const Puzzle& puzzle = m_frame.session.document()->puzzle();
    if (!puzzle.isRegular()) {
        hide();
        m_frame.message.show(MessageSeverity::note,
                             tr("Structure looks for shift ciphers, which have square boards with boxes."));
        return;
    }
    if (!puzzle.constraints().empty()) {
        hide();
        m_frame.message.show(MessageSeverity::note,
                             tr("Structure looks for shift ciphers on boards without further rules."));
        return;
    }
    if (puzzle.geometry().side() > kLargestSide) {
        hide();
        m_frame.message.show(MessageSeverity::note, tr("Places are named a to z: this board has more of them."));
        return;
    }
    const PlaceMap cipher = shiftCipherMap(puzzle.geometry());
    const auto asCipher = recoverSequence(cipher, puzzle.givens);
    if (const auto* fit = std::get_if<SequenceRecovery>(&asCipher))
        return showList(cipher, *fit, tr("A shift cipher."));
    if (puzzle.isClassic()) {
        const auto asRows = recoverSequence(rowShiftMap(), puzzle.givens);
        if (const auto* fit = std::get_if<SequenceRecovery>(&asRows))
            return showList(rowShiftMap(), *fit, tr("A row shift, of the shift cipher's family."));
    }
    hide();
    const bool isSolvedClassic = puzzle.isClassic() && puzzle.givens.isSolved(puzzle.geometry());
    if (isSolvedClassic && isOfShiftFamilyClass(ClassicDigits::from(puzzle.givens))) {
        m_frame.message.show(MessageSeverity::note,
                             tr("Of the shift cipher's family: when some rows, columns, stacks or bands change places, "
                                "a list gives it."));
        return;
    }
    const auto& refusal = std::get<PlaceRefusal>(asCipher);
    m_board.flash({refusal.first.cell, refusal.second.cell});
    m_frame.message.show(MessageSeverity::note, refusalSentence(refusal, puzzle.geometry().side()));
}

void StructureView::showList(const PlaceMap& map, const SequenceRecovery& fit, const QString& kind) {
    m_board.setPlaces(placeMarks(map));
    m_frame.message.show(
        MessageSeverity::note,
        tr("%1 S = %2. %3", "what it is, a list, a sentence").arg(kind, listText(fit), recoverySentence(fit)));
}

void StructureView::hide() {
    m_frame.actions.action(QStringLiteral("view.structure"))->setChecked(false);
    m_board.setPlaces({});
}

}  // namespace nonet

#include "moc_structure_view.cpp"
