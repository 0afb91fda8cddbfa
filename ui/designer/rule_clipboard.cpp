#include "ui/designer/rule_clipboard.h"

#include "core/design/drawing_edits.h"
#include "core/design/transfer.h"
#include "core/formats/native/native_file.h"
#include "ui/designer/designer.h"
#include "ui/designer/drawing_editor.h"
#include "ui/text/constraint_words.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace nonet {
namespace {

struct RuleClipboard {
    Q_DECLARE_TR_FUNCTIONS(nonet::RuleClipboard)
};

/// A native file of the board with these rules alone.
const QString kRules = QStringLiteral("application/x-nonet-rules");

void pasteDrawn(Designer& designer, const std::vector<Drawing>& drawings) {
    const DrawingEdit pasted = pasteDrawings(designer.puzzle(), drawings);
    const auto count = static_cast<int>(pasted.drawings.size());
    if (count > 0)
        designer.edit(pasted);
    QString sentence = RuleClipboard::tr("%Ln drawing(s) pasted.", nullptr, count);
    if (const auto left = static_cast<int>(drawings.size()) - count; left > 0)
        sentence += u' ' + RuleClipboard::tr("%Ln found no place on this board.", nullptr, left);
    Q_EMIT designer.statusMessage(sentence);
}

const QMimeData* onClipboard() { return QGuiApplication::clipboard()->mimeData(); }

}  // namespace

bool hasRulesToPaste() { return onClipboard() != nullptr && onClipboard()->hasFormat(kRules); }

void copyChosen(Designer& designer) {
    if (designer.chosen().empty() && designer.chosenDrawings().empty())
        return Q_EMIT designer.statusMessage(RuleClipboard::tr("Choose rules first: click them with the Select tool."));
    Layout layout = designer.puzzle().layout();
    const std::vector<Constraint> all = std::exchange(layout.constraints, {});
    QStringList names;
    layout.constraints.reserve(designer.chosen().size());
    for (const int each : designer.chosen()) {
        const Constraint& constraint = all[static_cast<std::size_t>(each)];
        layout.constraints.push_back(constraint);
        names << QStringLiteral("%1: %2").arg(titleText(constraint, layout), whereText(constraint, layout));
    }
    Decoration decoration;
    for (const int each : designer.chosenDrawings()) {
        decoration.drawings.push_back(designer.puzzle().decoration().drawings[static_cast<std::size_t>(each)]);
        names << drawingWords(decoration.drawings.back());
    }
    PuzzleRecord record;
    const Grid blank(layout.shape);
    record.puzzle = Puzzle(std::move(layout), blank);
    record.puzzle.setDecoration(std::move(decoration));
    record.history = History(PlayState(record.puzzle.shape()));
    auto* data = new QMimeData;
    data->setData(kRules, QByteArray::fromStdString(writeNativeLine(record)));
    data->setText(names.join(u'\n'));
    QGuiApplication::clipboard()->setMimeData(data);
    const auto count = static_cast<int>(names.size());
    Q_EMIT designer.statusMessage(designer.chosen().empty()
                                      ? RuleClipboard::tr("%Ln drawing(s) copied.", nullptr, count)
                                      : RuleClipboard::tr("%Ln rule(s) copied.", nullptr, count));
}

void pasteRules(Designer& designer) {
    if (!hasRulesToPaste())
        return Q_EMIT designer.statusMessage(RuleClipboard::tr("There are no copied rules on the clipboard."));
    const auto read = readNative(onClipboard()->data(kRules).toStdString());
    if (!read)
        return Q_EMIT designer.statusMessage(RuleClipboard::tr("The rules on the clipboard cannot be read."));
    if (const std::vector<Drawing>& drawings = read->record.puzzle.decoration().drawings; !drawings.empty())
        return pasteDrawn(designer, drawings);
    const TransferredRules transferred = transferRules(read->record.puzzle, designer.puzzle());
    if (!transferred.edit.constraints.empty())
        designer.edit(transferred.edit);
    const auto count = static_cast<int>(transferred.edit.constraints.size());
    QString sentence = RuleClipboard::tr("%Ln rule(s) pasted.", nullptr, count);
    if (transferred.left > 0)
        sentence += u' ' + RuleClipboard::tr("%Ln found no place on this board.", nullptr, transferred.left);
    Q_EMIT designer.statusMessage(sentence);
}

}  // namespace nonet
