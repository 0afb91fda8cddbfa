// Every word 40 % longer and accented: what is cut off then would be cut off in some language.
#include "tests/ui/main_window/german_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/rating/explainer_dock.h"
#include "ui/text/translations.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QScrollArea>
#include <QTranslator>

namespace nonet {
namespace {

class LongerWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        // Names of keys are read back by the program.
        if (QLatin1String(context) == QLatin1String("QShortcut"))
            return QString();
        QString longer = text;
        longer.replace(u'a', u'á').replace(u'e', u'ë').replace(u'o', u'ö');
        // The sign before a mnemonic is not seen.
        return longer + QString(((text.size() - text.count(u'&')) * 2 + 4) / 5, u'ü');
    }
};

QString nameOf(const QWidget& widget, const QString& text) {
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName() + u' ' + text;
}

/// A button is as wide as its text wants; a label either that or tall enough for its lines.
void expectNothingCutOff(const QWidget& root, const std::string& where = {}) {
    for (const QAbstractButton* each : root.findChildren<QAbstractButton*>()) {
        const int wanted = each->fontMetrics().size(Qt::TextShowMnemonic, each->text()).width();
        if (!each->isVisible())
            continue;
        EXPECT_GE(each->width(), wanted) << where << nameOf(*each, each->text()).toStdString();
    }
    for (const QLabel* each : root.findChildren<QLabel*>()) {
        if (!each->isVisible() || each->text().isEmpty())
            continue;
        const bool fits = each->wordWrap() ? each->height() >= each->heightForWidth(each->width())
                                           : each->width() >= each->minimumSizeHint().width();
        EXPECT_TRUE(fits) << where << nameOf(*each, each->text()).toStdString();
    }
}

class LongerWordsTest : public WindowTest {
protected:
    void SetUp() override {
        ASSERT_TRUE(QCoreApplication::installTranslator(&m_words));
        openWindow();
    }
    void TearDown() override {
        m_window.reset();
        QCoreApplication::removeTranslator(&m_words);
    }

    LongerWords m_words;
};

TEST_F(LongerWordsTest, FitIntoTheWindow) {
    ASSERT_TRUE(find<QAbstractButton>("hintApply")->text().endsWith(u'ü'));
    for (const QSize size : {QSize(1280, 800), QSize(1024, 768)}) {
        m_window->resize(size);
        for (const char* id : {"hint.ask", "puzzle.facts", "hint.all_steps"}) {
            trigger(id);
            QTest::qWait(100);
            expectNothingCutOff(*m_window);
        }
    }
}

/// In the look of the program, for a language that it speaks: cards scroll up and down, never sideways.
using GermanWords = GermanWindowTest;

TEST_F(GermanWords, FitIntoTheCards) {
    m_window->resize(1280, 800);
    for (const char* id : {"hint.ask", "puzzle.facts", "hint.all_steps", "candidates.dock"}) {
        trigger(id);
        QTest::qWait(100);
        for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            for (const QScrollArea* area : dock->findChildren<QScrollArea*>())
                EXPECT_TRUE(!area->isVisible() || area->viewport()->width() >= area->widget()->width())
                    << dock->objectName().toStdString();
    }
}

TEST_F(GermanWords, TheHeaderHasRoomForWhatItSaysOfATypedBoard) {
    m_window->resize(1280, 800);
    trigger("file.new_empty");
    waitForCount();
    const auto* level = find<QLabel>("headerLevel");
    EXPECT_TRUE(QTest::qWaitFor([&] { return level->text().startsWith(QStringLiteral("Mindestens")); }))
        << level->text().toStdString();
    QTest::qWait(50);
    EXPECT_GE(level->width(), level->sizeHint().width());
}

TEST_F(GermanWords, NothingIsCutOffInSmallWindows) {
    for (const QSize size : {QSize(800, 600), QSize(1024, 768)}) {
        m_window->resize(size);
        for (const char* id : {"hint.ask", "puzzle.facts", "hint.all_steps", "puzzle.explainer", "candidates.dock",
                               "edit.undo_tree", "file.continue", "replay.show"}) {
            trigger(id);
            QTest::qWait(100);
            expectNothingCutOff(*m_window, std::to_string(size.width()) + ' ' + id + ": ");
        }
        trigger("replay.show");
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            dock->close();
    }
}

TEST_F(GermanWords, OfTheExplainersRatingAreNotCutOff) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        m_window->resize(size);
        auto* dock = find<ExplainerDock>("explainerDock");
        if (!dock->isVisible())
            trigger("puzzle.explainer");
        QTest::qWait(100);
        expectNothingCutOff(*dock, "cover: ");
        dock->reveal();
        ASSERT_TRUE(QTest::qWaitFor([dock] { return dock->run().isWhole(); }, 20'000));
        dock->showStep(dock->run().sources().hardest);
        find<QAbstractButton>("explainerAbout")->setChecked(true);
        QTest::qWait(100);
        expectNothingCutOff(*dock, std::to_string(size.width()) + ": ");
        dock->leave();
        document().notes().changeView([](ViewState& view) { view.showsExplainer = false; });
        dock->setDocument(&document());
    }
}

TEST_F(GermanWords, LeaveThePanelsWidthAsItWasInEnglish) {
    const auto panelWidth = [this] {
        m_window->resize(1280, 800);
        trigger("hint.ask");
        const auto* panel = find<QDockWidget>("hintDock");
        // The docks are laid out in several rounds: the width that stays counts.
        int width = 0;
        EXPECT_TRUE(QTest::qWaitFor([&] {
            const bool stays = panel->width() == width;
            width = panel->width();
            QTest::qWait(200);
            return stays && panel->width() == width;
        }));
        return width;
    };
    const int german = panelWidth();
    m_window->resize(800, 600);
    QTest::qWait(300);
    EXPECT_EQ(panelWidth(), german) << "after a small window";
    m_window->close();
    m_window.reset();
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    openWindow();
    EXPECT_EQ(panelWidth(), german) << "after German";
}

TEST_F(LongerWordsTest, FitIntoThePreferences) {
    PreferencesDialog dialog(*m_preferences);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    expectNothingCutOff(dialog);
}

}  // namespace
}  // namespace nonet
