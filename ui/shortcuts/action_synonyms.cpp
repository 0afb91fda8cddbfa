#include "ui/shortcuts/action_synonyms.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace nonet {
namespace {

struct SynonymRow {
    const char* id;
    /// Untranslated; a language has its own, as many as it likes.
    const char* words;
};

// clang-format off
constexpr SynonymRow kSynonyms[] = {
    {"file.new", QT_TRANSLATE_NOOP("ActionSynonyms", "start game begin fresh sudoku")},
    {"file.another", QT_TRANSLATE_NOOP("ActionSynonyms", "next same level again")},
    {"file.open", QT_TRANSLATE_NOOP("ActionSynonyms", "load import file")},
    {"file.continue", QT_TRANSLATE_NOOP("ActionSynonyms", "resume library recent history saved games")},
    {"file.save_as", QT_TRANSLATE_NOOP("ActionSynonyms", "export store file")},
    {"file.save_picture", QT_TRANSLATE_NOOP("ActionSynonyms", "share export image screenshot png svg pdf")},
    {"file.share", QT_TRANSLATE_NOOP("ActionSynonyms", "export send post link copy")},
    {"file.print", QT_TRANSLATE_NOOP("ActionSynonyms", "paper pdf booklet several puzzles on a page")},
    {"file.print_steps", QT_TRANSLATE_NOOP("ActionSynonyms", "paper pdf worksheet")},
    {"edit.undo", QT_TRANSLATE_NOOP("ActionSynonyms", "back revert")},
    {"edit.redo", QT_TRANSLATE_NOOP("ActionSynonyms", "again forward")},
    {"edit.undo_tree", QT_TRANSLATE_NOOP("ActionSynonyms", "history branches")},
    {"edit.checkpoint", QT_TRANSLATE_NOOP("ActionSynonyms", "bookmark save point")},
    {"edit.copy_givens", QT_TRANSLATE_NOOP("ActionSynonyms", "share clipboard string")},
    {"copy.sudokupad", QT_TRANSLATE_NOOP("ActionSynonyms", "share url web address variant")},
    {"copy.fpuzzles", QT_TRANSLATE_NOOP("ActionSynonyms", "share url web address variant")},
    {"copy.picture", QT_TRANSLATE_NOOP("ActionSynonyms", "share image clipboard")},
    {"copy.post", QT_TRANSLATE_NOOP("ActionSynonyms", "share forum code")},
    {"copy.state", QT_TRANSLATE_NOOP("ActionSynonyms", "share clipboard")},
    {"edit.paste", QT_TRANSLATE_NOOP("ActionSynonyms", "import clipboard insert")},
    {"edit.erase", QT_TRANSLATE_NOOP("ActionSynonyms", "delete clear remove rubber")},
    {"mode.corner", QT_TRANSLATE_NOOP("ActionSynonyms", "notes pencil marks snyder")},
    {"mode.centre", QT_TRANSLATE_NOOP("ActionSynonyms", "notes pencil marks")},
    {"mode.colour", QT_TRANSLATE_NOOP("ActionSynonyms", "paint highlight color")},
    {"mode.link", QT_TRANSLATE_NOOP("ActionSynonyms", "line chain arrow")},
    {"mode.digit", QT_TRANSLATE_NOOP("ActionSynonyms", "number enter")},
    {"candidates.show", QT_TRANSLATE_NOOP("ActionSynonyms", "notes pencil marks possibilities automatic")},
    {"marks.fill", QT_TRANSLATE_NOOP("ActionSynonyms", "notes pencil automatic candidates")},
    {"marks.clear", QT_TRANSLATE_NOOP("ActionSynonyms", "notes pencil delete")},
    {"candidates.dock", QT_TRANSLATE_NOOP("ActionSynonyms", "highlight color")},
    {"puzzle.check", QT_TRANSLATE_NOOP("ActionSynonyms", "errors wrong validate verify")},
    {"puzzle.facts", QT_TRANSLATE_NOOP("ActionSynonyms", "difficulty rating level score")},
    {"puzzle.explainer", QT_TRANSLATE_NOOP("ActionSynonyms", "difficulty sudoku explainer er ep ed se hardest path")},
    {"puzzle.rules", QT_TRANSLATE_NOOP("ActionSynonyms", "variant constraints cage combinations help")},
    {"puzzle.title", QT_TRANSLATE_NOOP("ActionSynonyms", "name rename author")},
    {"puzzle.pause", QT_TRANSLATE_NOOP("ActionSynonyms", "timer clock stop break")},
    {"puzzle.restart", QT_TRANSLATE_NOOP("ActionSynonyms", "reset clear begin again")},
    {"puzzle.lock_givens", QT_TRANSLATE_NOOP("ActionSynonyms", "fix clues set")},
    {"transform.open", QT_TRANSLATE_NOOP("ActionSynonyms", "rotate mirror flip turn swap")},
    {"transform.transpose", QT_TRANSLATE_NOOP("ActionSynonyms", "rotate mirror flip turn")},
    {"transform.digits", QT_TRANSLATE_NOOP("ActionSynonyms", "rename swap numbers")},
    {"hint.ask", QT_TRANSLATE_NOOP("ActionSynonyms", "help next step tip solve")},
    {"hint.digit", QT_TRANSLATE_NOOP("ActionSynonyms", "reveal solve cell give up")},
    {"hint.solution", QT_TRANSLATE_NOOP("ActionSynonyms", "solve answer reveal give up")},
    {"hint.techniques", QT_TRANSLATE_NOOP("ActionSynonyms", "strategies methods order settings profile scores")},
    {"hint.all_steps", QT_TRANSLATE_NOOP("ActionSynonyms", "list techniques solve")},
    {"replay.show", QT_TRANSLATE_NOOP("ActionSynonyms", "solve solution film watch explain path")},
    {"replay.game", QT_TRANSLATE_NOOP("ActionSynonyms", "film watch moves history")},
    {"view.preferences", QT_TRANSLATE_NOOP("ActionSynonyms", "settings options configure language timer colours")},
    {"view.only_board", QT_TRANSLATE_NOOP("ActionSynonyms", "full screen focus zen")},
    {"view.charts", QT_TRANSLATE_NOOP("ActionSynonyms", "difficulty graph statistics")},
    {"view.reset_layout", QT_TRANSLATE_NOOP("ActionSynonyms", "panels windows default")},
    {"theme.dark", QT_TRANSLATE_NOOP("ActionSynonyms", "night black mode")},
    {"theme.light", QT_TRANSLATE_NOOP("ActionSynonyms", "day white mode")},
    {"theme.high_contrast", QT_TRANSLATE_NOOP("ActionSynonyms", "accessibility")},
    {"theme.system", QT_TRANSLATE_NOOP("ActionSynonyms", "automatic mode")},
    {"help.open", QT_TRANSLATE_NOOP("ActionSynonyms", "manual handbook guide documentation explain how")},
    {"help.keys", QT_TRANSLATE_NOOP("ActionSynonyms", "shortcuts keyboard help")},
    {"help.find_action", QT_TRANSLATE_NOOP("ActionSynonyms", "search command palette")},
    {"help.report_fault", QT_TRANSLATE_NOOP("ActionSynonyms", "bug crash error problem")},
    {"help.about", QT_TRANSLATE_NOOP("ActionSynonyms", "version licence license")},
    {"design.from_picture", QT_TRANSLATE_NOOP("ActionSynonyms", "image photo screenshot letters csv import scan recognise jigsaw irregular regions")},
    {"learn.techniques", QT_TRANSLATE_NOOP("ActionSynonyms", "lessons tutorial course strategies methods teach")},
    {"learn.practise", QT_TRANSLATE_NOOP("ActionSynonyms", "exercise train drill mistakes")},
};
// clang-format on

}  // namespace

QString actionSynonyms(const QString& id) {
    const auto* row = std::find_if(std::begin(kSynonyms), std::end(kSynonyms),
                                   [&id](const SynonymRow& each) { return id == QLatin1String(each.id); });
    return row == std::end(kSynonyms) ? QString() : QCoreApplication::translate("ActionSynonyms", row->words);
}

}  // namespace nonet
