#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "tests/ui/dock_on_board.h"
#include "ui/hints/hint_dock.h"
#include "ui/hints/profile_model.h"
#include "ui/hints/technique_dialog.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace nonet {
namespace {

/// Driven by keys alone wherever a person could.
class TechniqueDialogTest : public testing::Test {
protected:
    void SetUp() override {
        m_dialog.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_dialog));
        list().setFocus();
    }

    template <typename Widget>
    Widget& find(const char* name) {
        return *m_dialog.findChild<Widget*>(QLatin1String(name));
    }
    QTableView& list() { return find<QTableView>("techniqueList"); }
    const Profile& profile() { return m_preferences.values().profileInForce(); }
    QString told() { return find<QLabel>("profileTold").text(); }
    QWidget* focus() { return m_dialog.focusWidget(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(focus(), key, modifiers); }
    /// By Tab, as a person gets there.
    void tabTo(const char* name) {
        for (int i = 0; i < 60 && focus()->objectName() != QLatin1String(name); ++i)
            key(Qt::Key_Tab);
        ASSERT_EQ(focus()->objectName(), QLatin1String(name));
    }
    void press(const char* name) {
        tabTo(name);
        key(Qt::Key_Space);
    }
    void backToList() {
        tabTo("techniqueList");
        key(Qt::Key_Home, Qt::ControlModifier);
    }
    void answerName(const QString& name) {
        auto* question = m_dialog.findChild<QInputDialog*>();
        ASSERT_NE(question, nullptr);
        auto* field = question->findChild<QLineEdit*>();
        field->selectAll();
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        ASSERT_EQ(m_dialog.findChild<QInputDialog*>(), nullptr);
    }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("settings.ini"));
    Preferences m_preferences{m_file};
    TechniqueDialog m_dialog{m_preferences};
    Profile m_changed = ownCopy(hodokuProfile(), "Mine");
};

TEST_F(TechniqueDialogTest, SwitchesATechniqueOffInACopyOfTheBuiltInProfile) {
    const TechniqueSet builtIn = techniquesOn(hodokuProfile());
    ASSERT_EQ(list().model()->rowCount(), kTechniqueCount);
    key(Qt::Key_Down);
    key(Qt::Key_Space);
    EXPECT_FALSE(profile().rows[1].isOn);
    EXPECT_EQ(profile().name, "HoDoKu default, changed");
    EXPECT_TRUE(told().contains(QStringLiteral("HoDoKu default stays as it is"))) << told().toStdString();
    EXPECT_EQ(m_preferences.values().ownProfiles.size(), 1);
    EXPECT_EQ(techniquesOn(hodokuProfile()), builtIn);
    key(Qt::Key_Down);
    key(Qt::Key_Space);
    EXPECT_FALSE(profile().rows[2].isOn);
    EXPECT_EQ(m_preferences.values().ownProfiles.size(), 1) << "the next change goes to the same copy";
    EXPECT_EQ(profile().version, 3);
    EXPECT_EQ(Preferences(m_file).values().profileInForce(), profile()) << "the next start has it too";
}

/// Something in the file's place that nobody can write over.
class UnsavedProfile : public TechniqueDialogTest {
protected:
    void SetUp() override {
        TechniqueDialogTest::SetUp();
        ASSERT_TRUE(QDir().mkpath(m_file));
    }
    QString fault() {
        const auto* line = m_dialog.findChild<FaultLine*>();
        return line->isVisible() ? line->text() : QString();
    }
    void heal() {
        ASSERT_TRUE(QDir().rmdir(m_file));
        ASSERT_TRUE(m_preferences.store().retry());
    }
};

TEST_F(UnsavedProfile, IsNeverSaidToBeSaved) {
    press("profileSave");
    answerName(QStringLiteral("Mine"));
    EXPECT_EQ(told(), QString());
    EXPECT_TRUE(fault().startsWith(QStringLiteral("“Mine” is used until Nonet ends, but could not be saved:")))
        << fault().toStdString();
    EXPECT_EQ(profile().name, "Mine");
    // It stays said, whatever else is done.
    find<QLineEdit>("techniqueSearch").setText(QStringLiteral("no such thing"));
    EXPECT_TRUE(fault().startsWith(QStringLiteral("“Mine” is used")));
    find<QLineEdit>("techniqueSearch").clear();
    m_preferences.change([](PreferenceValues& values) { values.showsTimer = false; });
    EXPECT_TRUE(fault().startsWith(QStringLiteral("“Mine” is used"))) << fault().toStdString();
    press("profileRename");
    answerName(QStringLiteral("Yours"));
    EXPECT_TRUE(fault().startsWith(QStringLiteral("“Mine” is called “Yours” until Nonet ends")))
        << fault().toStdString();
    press("profileDelete");
    EXPECT_TRUE(fault().startsWith(QStringLiteral("“Yours” is gone until Nonet ends"))) << fault().toStdString();
    press("profileUndo");
    EXPECT_TRUE(fault().startsWith(QStringLiteral("This is undone until Nonet ends"))) << fault().toStdString();
    EXPECT_EQ(told(), QString());
    heal();
    EXPECT_EQ(fault(), QString());
    EXPECT_EQ(Preferences(m_file).values(), m_preferences.values());
    press("profileSave");
    answerName(QStringLiteral("Third"));
    EXPECT_EQ(told(), QStringLiteral("Saved as “Third”."));
    EXPECT_EQ(Preferences(m_file).values().profile, QStringLiteral("Third"));
}

TEST_F(TechniqueDialogTest, UndoLeavesWhatAnotherWindowDid) {
    press("profileSave");
    answerName(QStringLiteral("Mine"));
    Preferences other(m_file);
    other.change([](PreferenceValues& values) {
        values.ownProfiles[QStringLiteral("Theirs")] = ownCopy(hodokuProfile(), "Theirs");
        values.theme = ThemeChoice::dark;
    });
    press("profileUndo");
    EXPECT_EQ(m_preferences.values().ownProfiles.keys(), QStringList{QStringLiteral("Theirs")});
    EXPECT_EQ(profile(), hodokuProfile());
    EXPECT_EQ(Preferences(m_file).values(), m_preferences.values());
    press("profileSave");
    answerName(QStringLiteral("Mine"));
    other.change([](PreferenceValues& values) { values.ownProfiles[QStringLiteral("Mine")].rows[3].score = 17; });
    press("profileUndo");
    EXPECT_EQ(m_preferences.values().ownProfiles.value(QStringLiteral("Mine")).rows[3].score, 17)
        << "they changed it since";
}

TEST_F(TechniqueDialogTest, MovesRowsAndLeavesOutAllBelow) {
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    key(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(profile().rows[1].technique, TechniqueId::hiddenSingle);
    EXPECT_EQ(list().currentIndex().row(), 1) << "it stays the current one";
    press("techniqueUpToHere");
    EXPECT_TRUE(rowOf(profile(), TechniqueId::hiddenSingle).isOn);
    EXPECT_FALSE(rowOf(profile(), TechniqueId::nakedSingle).isOn);
    press("techniqueAll");
    EXPECT_TRUE(techniquesOn(profile()).all());
    EXPECT_FALSE(worksLike(profile(), hodokuProfile()));
    press("profileReset");
    EXPECT_TRUE(worksLike(profile(), hodokuProfile()));
    EXPECT_FALSE(profile().isBuiltIn());
    press("profileUndo");
    EXPECT_EQ(profile().rows[1].technique, TechniqueId::hiddenSingle);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(rowOf(profile(), TechniqueId::nakedSingle).isOn);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(profile(), hodokuProfile());
    EXPECT_TRUE(m_preferences.values().ownProfiles.isEmpty());
    EXPECT_FALSE(find<QPushButton>("profileUndo").isEnabled());
}

TEST_F(TechniqueDialogTest, EditsLevelScoreChoiceAndStop) {
    key(Qt::Key_Right);
    key(Qt::Key_F2);
    auto* level = qobject_cast<QComboBox*>(QApplication::focusWidget());
    ASSERT_NE(level, nullptr);
    EXPECT_FALSE(level->accessibleName().isEmpty());
    QTest::keyClick(level, Qt::Key_Down);
    QTest::keyClick(level, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(profile().rows[0].level, Level::medium);
    list().setFocus();
    list().setCurrentIndex(list().model()->index(0, ProfileModel::scoreColumn));
    key(Qt::Key_F2);
    QWidget* score = QApplication::focusWidget();
    ASSERT_NE(score, nullptr);
    QTest::keyClick(score, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(score, QStringLiteral("77"));
    QTest::keyClick(score, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(profile().rows[0].score, 77);
    list().setFocus();
    list().setCurrentIndex(list().model()->index(0, ProfileModel::choiceColumn));
    key(Qt::Key_F2);
    auto* choice = qobject_cast<QComboBox*>(QApplication::focusWidget());
    ASSERT_NE(choice, nullptr);
    QTest::keyClick(choice, Qt::Key_Down);
    QTest::keyClick(choice, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(profile().rows[0].choice, StepChoice::best);
    list().setFocus();
    key(Qt::Key_Right);
    key(Qt::Key_Space);
    EXPECT_TRUE(profile().rows[0].stopsBefore);
    EXPECT_TRUE(profile().rows[0].isOn);
}

TEST_F(TechniqueDialogTest, FindsByNameCodeAndFamily) {
    tabTo("techniqueSearch");
    const auto shown = [this] {
        int rows = 0;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            rows += list().isRowHidden(row) ? 0 : 1;
        return rows;
    };
    QTest::keyClicks(focus(), QStringLiteral("0803"));
    EXPECT_EQ(shown(), 1);
    EXPECT_EQ(profile().rows[static_cast<std::size_t>(list().currentIndex().row())].technique, TechniqueId::wWing);
    find<QLineEdit>("techniqueSearch").clear();
    QTest::keyClicks(focus(), QStringLiteral("WINGS"));
    EXPECT_GE(shown(), 3);
    EXPECT_LT(shown(), kTechniqueCount);
    find<QLineEdit>("techniqueSearch").setText(QStringLiteral("zzz"));
    EXPECT_EQ(shown(), 0);
    find<QLineEdit>("techniqueSearch").clear();
    EXPECT_EQ(shown(), kTechniqueCount);
}

TEST_F(TechniqueDialogTest, SwitchesAFamilyInOneGo) {
    const auto fish = techniquesOf(TechniqueFamily::basicFish);
    const auto trigger = [this] {
        press("techniqueFamilies");
        auto* menu = m_dialog.findChild<QMenu*>();
        ASSERT_TRUE(menu->isVisible());
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    };
    const TechniqueSet before = techniquesOn(profile());
    trigger();
    EXPECT_EQ(techniquesOn(profile()), before & ~fish);
    auto* menu = m_dialog.findChild<QMenu*>();
    EXPECT_TRUE(menu->isVisible()) << "the next can be ticked";
    QTest::keyClick(menu, Qt::Key_Return);
    EXPECT_EQ(techniquesOn(profile()), before);
    menu->close();
}

TEST_F(TechniqueDialogTest, AFamilyTellsHowMuchOfItIsOn) {
    auto* menu = m_dialog.findChild<QMenu*>();
    for (const QAction* each : menu->actions())
        EXPECT_TRUE(each->isChecked()) << each->text().toStdString() << ": as HoDoKu has it";
    rowOf(m_changed, TechniqueId::xWing).isOn = false;
    m_preferences.change([this](PreferenceValues& values) {
        values.ownProfiles[QStringLiteral("Mine")] = m_changed;
        values.profile = QStringLiteral("Mine");
    });
    QStringList half;
    for (const QAction* each : menu->actions())
        if (!each->isChecked())
            half += each->text();
    ASSERT_EQ(half.size(), 1);
    EXPECT_TRUE(half.front().contains(QStringLiteral(" of "))) << half.front().toStdString();
}

TEST_F(TechniqueDialogTest, RefusesNamesThatAreNoneOrTaken) {
    auto& fault = *m_dialog.findChild<FaultLine*>();
    for (const char* name : {"  ", "hodoku DEFAULT ", "Nonet", "hodoku"}) {
        press("profileSave");
        answerName(QLatin1String(name));
        EXPECT_TRUE(profile().isBuiltIn()) << name;
        EXPECT_FALSE(fault.text().isEmpty()) << name;
        EXPECT_TRUE(m_preferences.values().ownProfiles.isEmpty()) << name;
    }
    press("profileSave");
    answerName(QStringLiteral("Mine"));
    press("profileSave");
    answerName(QStringLiteral("Other"));
    EXPECT_TRUE(fault.text().isEmpty());
    press("profileRename");
    answerName(QStringLiteral("MINE"));
    EXPECT_EQ(profile().name, "Other");
    EXPECT_TRUE(fault.text().contains(QStringLiteral("Mine"))) << fault.text().toStdString();
    backToList();
    key(Qt::Key_Space);
    EXPECT_TRUE(fault.text().isEmpty()) << "over with the next change";
    press("profileSave");
    answerName(QStringLiteral("mine"));
    EXPECT_EQ(profile().name, "Other") << "it asks first";
    auto* box = m_dialog.findChild<QMessageBox*>(QStringLiteral("profileReplace"));
    ASSERT_NE(box, nullptr);
    for (QAbstractButton* each : box->buttons())
        if (box->buttonRole(each) == QMessageBox::AcceptRole)
            each->click();
    EXPECT_EQ(profile().name, "Mine");
    EXPECT_FALSE(profile().rows[0].isOn);
    EXPECT_EQ(m_preferences.values().ownProfiles.size(), 2);
}

TEST_F(TechniqueDialogTest, ItsEditorsHaveRoomForTheirWords) {
    const Appearance look(m_preferences);
    for (const int row : {0, 3})
        for (const int column : {ProfileModel::levelColumn, ProfileModel::scoreColumn, ProfileModel::choiceColumn}) {
            list().setFocus();
            const QModelIndex index = list().model()->index(row, column);
            list().setCurrentIndex(index);
            key(Qt::Key_F2);
            QWidget* editor = list().indexWidget(index);
            ASSERT_NE(editor, nullptr);
            EXPECT_GE(editor->width(), editor->sizeHint().width()) << column;
            EXPECT_GE(editor->height(), editor->sizeHint().height()) << column;
            EXPECT_TRUE(list().viewport()->rect().contains(editor->geometry())) << column;
            const int off = editor->geometry().center().y() - list().visualRect(index).center().y();
            EXPECT_TRUE(row == 0 || qAbs(off) <= 1) << column << ' ' << off;
            QTest::keyClick(editor, Qt::Key_Escape);
        }
}

TEST_F(TechniqueDialogTest, AltAndDownInAFieldMovesNothing) {
    list().setCurrentIndex(list().model()->index(2, ProfileModel::levelColumn));
    key(Qt::Key_F2);
    QWidget* editor = QApplication::focusWidget();
    ASSERT_NE(editor, &list());
    QTest::keyClick(editor, Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(profile(), hodokuProfile());
}

TEST_F(TechniqueDialogTest, WhileItSearchesNothingIsMovedAndAllMeansWhatIsFound) {
    useAll(m_changed, TechniqueSet().set(), false);
    m_preferences.change([this](PreferenceValues& values) {
        values.ownProfiles[QStringLiteral("Mine")] = m_changed;
        values.profile = QStringLiteral("Mine");
    });
    find<QLineEdit>("techniqueSearch").setText(QStringLiteral("0803"));
    list().setFocus();
    key(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(orderOf(profile()), orderOf(hodokuProfile()));
    EXPECT_FALSE(find<QPushButton>("techniqueUp").isEnabled());
    EXPECT_TRUE(find<QPushButton>("techniqueUp").toolTip().contains(QStringLiteral("search")));
    press("techniqueAll");
    EXPECT_EQ(techniquesOn(profile()).count(), 1U);
    EXPECT_TRUE(rowOf(profile(), TechniqueId::wWing).isOn);
    find<QLineEdit>("techniqueSearch").setText(QStringLiteral("zzz"));
    EXPECT_EQ(told(), QStringLiteral("Nothing matches “zzz”."));
    find<QLineEdit>("techniqueSearch").clear();
    EXPECT_EQ(told(), QString());
}

TEST_F(TechniqueDialogTest, ANumberOutOfItsRangeIsTakenToItsEnd) {
    tabTo("limitFish");
    auto& field = find<QSpinBox>("limitFish");
    EXPECT_TRUE(field.toolTip().contains(QString::number(kMostFishSize))) << field.toolTip().toStdString();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, QStringLiteral("99"));
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_EQ(field.value(), kMostFishSize);
}

TEST_F(TechniqueDialogTest, WhatItTellsMovesNothing) {
    const QRect before = list().geometry();
    m_dialog.findChild<ProfileEditor*>()->importFrom(m_folder.filePath(QStringLiteral("none.json")));
    QCoreApplication::processEvents();
    EXPECT_EQ(list().geometry(), before);
    key(Qt::Key_Space);
    ASSERT_FALSE(told().isEmpty());
    QCoreApplication::processEvents();
    EXPECT_EQ(list().geometry(), before);
    key(Qt::Key_Space);
    EXPECT_EQ(told(), QString()) << "it was of the change before";
}

TEST_F(TechniqueDialogTest, KeepsProfilesByName) {
    press("profileSave");
    answerName(QStringLiteral("Club / easy"));
    EXPECT_EQ(profile().name, "Club / easy");
    EXPECT_TRUE(worksLike(profile(), hodokuProfile()));
    press("profileRename");
    answerName(QStringLiteral("nonet 2"));
    EXPECT_EQ(profile().name, "nonet 2");
    EXPECT_EQ(m_preferences.values().ownProfiles.size(), 1);
    press("profileSave");
    answerName(QStringLiteral("nonet 2 2"));
    EXPECT_EQ(profile().name, "nonet 2 2");
    press("profileDelete");
    EXPECT_EQ(profile(), hodokuProfile());
    EXPECT_EQ(m_preferences.values().ownProfiles.keys(), QStringList{QStringLiteral("nonet 2")});
    EXPECT_FALSE(find<QPushButton>("profileDelete").isEnabled()) << "a built-in one";
    EXPECT_FALSE(find<QPushButton>("profileRename").isEnabled());
    press("profileUndo");
    EXPECT_EQ(profile().name, "nonet 2 2");
    EXPECT_EQ(Preferences(m_file).values().ownProfiles.size(), 2);
    tabTo("profileList");
    key(Qt::Key_Home);
    EXPECT_EQ(profile(), hodokuProfile());
    key(Qt::Key_Down);
    EXPECT_EQ(profile(), nonetProfile());
}

TEST_F(TechniqueDialogTest, TakesLimits) {
    tabTo("limitChain");
    key(Qt::Key_Up);
    EXPECT_EQ(profile().limits.chainLength, 21);
    tabTo("limitTwoPlaces");
    key(Qt::Key_Space);
    EXPECT_TRUE(profile().limits.hasTwoPlaceRectangles);
    tabTo("limitSingles");
    key(Qt::Key_Home);
    EXPECT_EQ(profile().singles, SinglesOrder::sweep);
    EXPECT_EQ(m_preferences.values().ownProfiles.size(), 1);
    EXPECT_EQ(hodokuProfile().limits, TechniqueLimits());
}

TEST_F(TechniqueDialogTest, EveryControlHasANameAndIsReachedByTab) {
    std::set<QWidget*> reached;
    for (int i = 0; i < 60; ++i) {
        reached.insert(focus());
        key(Qt::Key_Tab);
    }
    for (auto* each : m_dialog.findChildren<QWidget*>()) {
        if (!each->isVisible() || !each->isEnabled() || !(each->focusPolicy() & Qt::TabFocus) ||
            each->focusProxy() != nullptr || each->parentWidget()->inherits("QAbstractSpinBox"))
            continue;
        const bool isReached = reached.contains(each);
        EXPECT_TRUE(isReached) << each->objectName().toStdString() << ' ' << each->metaObject()->className();
        auto* button = qobject_cast<QAbstractButton*>(each);
        EXPECT_FALSE((button ? button->text() : each->accessibleName()).isEmpty()) << each->objectName().toStdString();
    }
}

TEST_F(TechniqueDialogTest, DragsARowBetweenOthers) {
    auto& model = *qobject_cast<ProfileModel*>(list().model());
    const std::unique_ptr<QMimeData> dragged(model.mimeData({model.index(2, 0)}));
    EXPECT_FALSE(model.dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {})) << "the view takes no row out";
    EXPECT_EQ(profile().rows[0].technique, TechniqueId::hiddenSingle);
    EXPECT_EQ(list().currentIndex().row(), 0);
    const std::unique_ptr<QMimeData> back(model.mimeData({model.index(0, 0)}));
    model.dropMimeData(back.get(), Qt::MoveAction, 3, 0, {});
    EXPECT_TRUE(worksLike(profile(), hodokuProfile()));
    QMimeData strange;
    model.dropMimeData(&strange, Qt::MoveAction, 3, 0, {});
    EXPECT_TRUE(worksLike(profile(), hodokuProfile()));
}

class ProfileEditorTest : public testing::Test {
protected:
    ProfileEditorTest() {
        QObject::connect(&m_editor, &ProfileEditor::statusMessage, [this](const QString& text) { m_told = text; });
        QObject::connect(&m_editor, &ProfileEditor::failed, [this](const QString& text) { m_failed = text; });
    }
    QString write(const char* name, const std::string& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        return file.fileName();
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    ProfileEditor m_editor{m_preferences};
    QString m_told;
    QString m_failed;
};

TEST_F(ProfileEditorTest, ExportsAndImports) {
    Profile own = ownCopy(nonetProfile(), "Club");
    useUpTo(own, TechniqueId::xWing);
    const QString path = m_folder.filePath(QStringLiteral("club.json"));
    m_editor.importFrom(write("own.json", writeProfile(own)));
    EXPECT_EQ(m_editor.shown(), own);
    m_editor.exportTo(path);
    m_editor.remove();
    EXPECT_EQ(m_editor.shown(), nonetProfile()) << "what it began as";
    m_editor.importFrom(path);
    EXPECT_EQ(m_editor.shown(), own);
    m_editor.importFrom(path);
    EXPECT_EQ(m_editor.shown().name, "Club 2") << "nothing is overwritten";
    m_editor.choose(hodokuProfile());
    m_editor.exportTo(path);
    m_editor.importFrom(path);
    EXPECT_TRUE(worksLike(m_editor.shown(), hodokuProfile()));
    EXPECT_FALSE(m_editor.shown().isBuiltIn());
    EXPECT_TRUE(m_failed.isEmpty()) << m_failed.toStdString();
}

TEST_F(ProfileEditorTest, RefusesDamagedFilesAndSaysWhy) {
    std::string text = writeProfile(ownCopy(hodokuProfile(), "Own"));
    text.replace(text.find("\"0300\""), 6, "\"9999\"");
    for (const auto& [content, why] : {std::pair<std::string, const char*>(text, "9999"),
                                       {"{", "JSON"},
                                       {"some text", "not a profile of techniques"},
                                       {"[]", "not a profile of techniques"},
                                       {"{\"nonetProfile\": 7}", "newer"},
                                       {std::string(300'000, ' '), "too large"}}) {
        m_failed.clear();
        m_editor.importFrom(write("broken.json", content));
        EXPECT_TRUE(m_failed.contains(QLatin1String(why))) << m_failed.toStdString();
    }
    m_failed.clear();
    m_editor.importFrom(m_folder.filePath(QStringLiteral("none.json")));
    EXPECT_FALSE(m_failed.isEmpty());
    const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    m_editor.importFrom(pipe);
    EXPECT_TRUE(m_failed.contains(QLatin1String("not a file"))) << m_failed.toStdString();
    m_editor.exportTo(m_folder.filePath(QStringLiteral("no/such/folder.json")));
    EXPECT_TRUE(m_preferences.values().ownProfiles.isEmpty());
    EXPECT_FALSE(m_editor.canUndo());
}

class HintsByProfile : public test::DockOnBoard<HintDock> {};

TEST_F(HintsByProfile, UseNoTechniqueThatIsOff) {
    const auto told = [this] {
        m_dock.clear();
        m_dock.ask();
        EXPECT_TRUE(
            QTest::qWaitFor([this] { return m_dock.session().stage() == HintSession::Stage::answered; }, 20000));
        return m_dock.session().step();
    };
    ASSERT_NE(told(), nullptr);
    const TechniqueId first = told()->technique;
    Profile own = ownCopy(hodokuProfile(), "Own");
    rowOf(own, first).isOn = false;
    const auto use = [&] {
        m_preferences.change([&own](PreferenceValues& v) {
            v.ownProfiles[QStringLiteral("Own")] = own;
            v.profile = QStringLiteral("Own");
        });
    };
    use();
    const Step* other = told();
    EXPECT_TRUE(other == nullptr || other->technique != first);
    useAll(own, TechniqueSet().set(), false);
    use();
    EXPECT_EQ(told(), nullptr);
    EXPECT_EQ(m_dock.session().answer()->finding, HintFinding::noStep);
}

}  // namespace
}  // namespace nonet
