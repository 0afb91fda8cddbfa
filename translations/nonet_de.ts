<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ActionSynonyms</name>
    <message>
        <source>start game begin fresh sudoku</source>
        <translation>Start Spiel anfangen Sudoku</translation>
    </message>
    <message>
        <source>next same level again</source>
        <translation>nächstes gleiche Stufe nochmal</translation>
    </message>
    <message>
        <source>load import file</source>
        <translation>laden importieren Datei</translation>
    </message>
    <message>
        <source>resume library recent history saved games</source>
        <translation>fortsetzen Bibliothek zuletzt gespeichert Spielstände</translation>
    </message>
    <message>
        <source>export store file</source>
        <translation>exportieren ablegen Datei</translation>
    </message>
    <message>
        <source>share export image screenshot png svg pdf</source>
        <translation>teilen exportieren Bild PNG SVG PDF</translation>
    </message>
    <message>
        <source>export send post link copy</source>
        <translation>teilen senden schicken exportieren weitergeben</translation>
    </message>
    <message>
        <source>paper pdf</source>
        <translation>Papier PDF</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>zurück rückgängig</translation>
    </message>
    <message>
        <source>again forward</source>
        <translation>nochmal vorwärts</translation>
    </message>
    <message>
        <source>history branches</source>
        <translation>Verlauf Zweige</translation>
    </message>
    <message>
        <source>bookmark save point</source>
        <translation>Lesezeichen merken Zwischenstand</translation>
    </message>
    <message>
        <source>share clipboard string</source>
        <translation>teilen Zwischenablage Zeichenkette</translation>
    </message>
    <message>
        <source>share image clipboard</source>
        <translation>teilen Bild Zwischenablage</translation>
    </message>
    <message>
        <source>share forum code</source>
        <translation>teilen Forum</translation>
    </message>
    <message>
        <source>share clipboard</source>
        <translation>teilen Zwischenablage</translation>
    </message>
    <message>
        <source>import clipboard insert</source>
        <translation>importieren Zwischenablage</translation>
    </message>
    <message>
        <source>delete clear remove rubber</source>
        <translation>löschen entfernen radieren Radiergummi</translation>
    </message>
    <message>
        <source>notes pencil marks snyder</source>
        <translation>Notizen Bleistift Snyder</translation>
    </message>
    <message>
        <source>notes pencil marks</source>
        <translation>Notizen Bleistift</translation>
    </message>
    <message>
        <source>paint highlight color</source>
        <translation>malen färben hervorheben</translation>
    </message>
    <message>
        <source>line chain arrow</source>
        <translation>Linie Kette Pfeil</translation>
    </message>
    <message>
        <source>number enter</source>
        <translation>Zahl Ziffer eingeben</translation>
    </message>
    <message>
        <source>notes pencil marks possibilities automatic</source>
        <translation>Notizen Bleistift Möglichkeiten automatisch</translation>
    </message>
    <message>
        <source>notes pencil automatic candidates</source>
        <translation>Notizen Bleistift automatisch Kandidaten</translation>
    </message>
    <message>
        <source>notes pencil delete</source>
        <translation>Notizen Bleistift löschen</translation>
    </message>
    <message>
        <source>highlight color</source>
        <translation>hervorheben Farbe markieren</translation>
    </message>
    <message>
        <source>errors wrong validate verify</source>
        <translation>Fehler falsch überprüfen</translation>
    </message>
    <message>
        <source>difficulty rating level score</source>
        <translation>Schwierigkeit Bewertung Stufe Punkte</translation>
    </message>
    <message>
        <source>name rename author</source>
        <translation>Name umbenennen Autor</translation>
    </message>
    <message>
        <source>timer clock stop break</source>
        <translation>Uhr Zeit anhalten Unterbrechung</translation>
    </message>
    <message>
        <source>reset clear begin again</source>
        <translation>zurücksetzen von vorn neu anfangen</translation>
    </message>
    <message>
        <source>fix clues set</source>
        <translation>festlegen fixieren Vorgaben</translation>
    </message>
    <message>
        <source>rotate mirror flip turn swap</source>
        <translation>drehen spiegeln kippen wenden tauschen</translation>
    </message>
    <message>
        <source>rotate mirror flip turn</source>
        <translation>drehen spiegeln kippen wenden</translation>
    </message>
    <message>
        <source>rename swap numbers</source>
        <translation>umbenennen tauschen Zahlen</translation>
    </message>
    <message>
        <source>help next step tip solve</source>
        <translation>Hilfe nächster Schritt lösen Lösung</translation>
    </message>
    <message>
        <source>reveal solve cell give up</source>
        <translation>aufdecken lösen Zelle aufgeben</translation>
    </message>
    <message>
        <source>solve answer reveal give up</source>
        <translation>lösen Antwort aufdecken aufgeben</translation>
    </message>
    <message>
        <source>list techniques solve</source>
        <translation>Liste Techniken lösen</translation>
    </message>
    <message>
        <source>solve solution film watch explain path</source>
        <translation>lösen Lösung Film ansehen erklären Weg</translation>
    </message>
    <message>
        <source>film watch moves history</source>
        <translation>Film Züge ansehen Verlauf</translation>
    </message>
    <message>
        <source>settings options configure language timer colours</source>
        <translation>Optionen Einstellungen konfigurieren Sprache Uhr Farben</translation>
    </message>
    <message>
        <source>full screen focus zen</source>
        <translation>Vollbild Ruhe</translation>
    </message>
    <message>
        <source>difficulty graph statistics</source>
        <translation>Schwierigkeit Grafik Statistik</translation>
    </message>
    <message>
        <source>panels windows default</source>
        <translation>Fenster Bereiche Standard</translation>
    </message>
    <message>
        <source>night black mode</source>
        <translation>Nacht schwarz Modus dunkel</translation>
    </message>
    <message>
        <source>day white mode</source>
        <translation>Tag weiß Modus hell</translation>
    </message>
    <message>
        <source>accessibility</source>
        <translation>Barrierefreiheit Sehhilfe</translation>
    </message>
    <message>
        <source>automatic mode</source>
        <translation>automatisch Modus</translation>
    </message>
    <message>
        <source>shortcuts keyboard help</source>
        <translation>Tastenkürzel Tastatur Hilfe</translation>
    </message>
    <message>
        <source>search command palette</source>
        <translation>suchen Befehl</translation>
    </message>
    <message>
        <source>version licence license</source>
        <translation>Version Lizenz</translation>
    </message>
    <message>
        <source>strategies methods order settings profile scores</source>
        <translation>Strategien Methoden Reihenfolge Einstellungen Profil Punkte</translation>
    </message>
    <message>
        <source>lessons tutorial course strategies methods teach</source>
        <translation>Lektionen Kurs Anleitung Strategien Methoden lernen</translation>
    </message>
    <message>
        <source>exercise train drill mistakes</source>
        <translation>Übung trainieren wiederholen Fehler</translation>
    </message>
    <message>
        <source>variant constraints cage combinations help</source>
        <translation>Variante Bedingungen Käfig Kombinationen Hilfe</translation>
    </message>
    <message>
        <source>share url web address variant</source>
        <translation>teilen url webadresse variante</translation>
    </message>
</context>
<context>
    <name>ActionText</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cell(s)</source>
        <translation>
            <numerusform>%1 in %n Zelle</numerusform>
            <numerusform>%1 in %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle leeren</numerusform>
            <numerusform>%n Zellen leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Corner mark %1 in %2</source>
        <translation>Eckmarke %1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>Corner mark %1 in %n cell(s)</source>
        <translation>
            <numerusform>Eckmarke %1 in %n Zelle</numerusform>
            <numerusform>Eckmarke %1 in %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre mark %1 in %2</source>
        <translation>Mittelmarke %1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>Centre mark %1 in %n cell(s)</source>
        <translation>
            <numerusform>Mittelmarke %1 in %n Zelle</numerusform>
            <numerusform>Mittelmarke %1 in %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates of %1</source>
        <translation>Kandidaten von %1</translation>
    </message>
    <message numerus="yes">
        <source>Candidates of %n cell(s)</source>
        <translation>
            <numerusform>Kandidaten von %n Zelle</numerusform>
            <numerusform>Kandidaten von %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate %1 of %2</source>
        <translation>Kandidat %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 of %n cell(s)</source>
        <translation>
            <numerusform>Kandidat %1 von %n Zelle</numerusform>
            <numerusform>Kandidat %1 von %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>%1 färben</translation>
    </message>
    <message numerus="yes">
        <source>Colour %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle färben</numerusform>
            <numerusform>%n Zellen färben</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour candidate %1 of %2</source>
        <translation>Kandidat %1 von %2 färben</translation>
    </message>
    <message numerus="yes">
        <source>Colour candidate %1 of %n cell(s)</source>
        <translation>
            <numerusform>Kandidat %1 von %n Zelle färben</numerusform>
            <numerusform>Kandidat %1 von %n Zellen färben</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Clear colours</source>
        <translation>Farben löschen</translation>
    </message>
    <message>
        <source>Clear links</source>
        <translation>Verbindungen löschen</translation>
    </message>
    <message>
        <source>Fill all marks</source>
        <translation>Alle Marken eintragen</translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <translation>Alle Marken löschen</translation>
    </message>
    <message>
        <source>Bring back struck candidates</source>
        <translation>Gestrichene Kandidaten zurückholen</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Continue from the replay</source>
        <translation>Vom Film aus weiterspielen</translation>
    </message>
    <message>
        <source>Lock givens</source>
        <translation>Vorgaben festlegen</translation>
    </message>
    <message>
        <source>Unlock givens</source>
        <translation>Vorgaben freigeben</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Umformen</translation>
    </message>
    <message>
        <source>Step of a hint</source>
        <translation>Schritt eines Hinweises</translation>
    </message>
    <message>
        <source>%1: %2 is %3</source>
        <comment>a technique, a cell, a digit</comment>
        <translation>%1: %2 ist %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n candidate(s) removed</source>
        <translation>
            <numerusform>%1: %n Kandidat gestrichen</numerusform>
            <numerusform>%1: %n Kandidaten gestrichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a cell, a digit</comment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a technique, what it did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Title and author</source>
        <translation>Titel und Autor</translation>
    </message>
    <message>
        <source>Shown: %1 in %2</source>
        <translation>Gezeigt: %1 in %2</translation>
    </message>
    <message>
        <source>Solution shown</source>
        <translation>Lösung gezeigt</translation>
    </message>
    <message>
        <source>Change the givens</source>
        <translation>Vorgaben ändern</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 gestrichen aus %2</translation>
    </message>
    <message>
        <source>Candidate %1 restored in %2</source>
        <translation>Kandidat %1 in %2 zurückgeholt</translation>
    </message>
    <message>
        <source>Candidate %1 struck from %2</source>
        <translation>Kandidat %1 in %2 gestrichen</translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 restored in %n cell(s)</source>
        <translation>
            <numerusform>Kandidat %1 in %n Zelle zurückgeholt</numerusform>
            <numerusform>Kandidat %1 in %n Zellen zurückgeholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 struck from %n cell(s)</source>
        <translation>
            <numerusform>Kandidat %1 in %n Zelle gestrichen</numerusform>
            <numerusform>Kandidat %1 in %n Zellen gestrichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Link %1 – %2</source>
        <comment>two candidates</comment>
        <translation>Verbindung %1 – %2</translation>
    </message>
    <message>
        <source>Link %1 – %2 removed</source>
        <comment>two candidates</comment>
        <translation>Verbindung %1 – %2 entfernt</translation>
    </message>
    <message>
        <source>Change the board or its rules</source>
        <translation>Gitter oder Regeln ändern</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New puzzle…</source>
        <translation>&amp;Neues Rätsel…</translation>
    </message>
    <message>
        <source>Start a puzzle by level or technique, or type your own</source>
        <translation>Ein Rätsel nach Stufe, nach Technik oder aus den Beispielen beginnen</translation>
    </message>
    <message>
        <source>New &amp;empty board</source>
        <translation>Neues &amp;leeres Gitter</translation>
    </message>
    <message>
        <source>Start from an empty board to type a puzzle in</source>
        <translation>Mit einem leeren Gitter beginnen, um ein Rätsel einzutippen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a puzzle file in any supported format</source>
        <translation>Eine Rätseldatei in einem der lesbaren Formate öffnen</translation>
    </message>
    <message>
        <source>&amp;Continue…</source>
        <translation>&amp;Weiterspielen…</translation>
    </message>
    <message>
        <source>Return to one of the last fifty puzzles</source>
        <translation>Eines der letzten fünfzig Rätsel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Save the puzzle and everything you did as a .nonet file</source>
        <translation>Das Rätsel mit allem, was du getan hast, als .nonet-Datei speichern</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>&amp;Bild speichern…</translation>
    </message>
    <message>
        <source>Save the board as PNG, SVG or PDF</source>
        <translation>Das Gitter als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Das Gitter drucken</translation>
    </message>
    <message>
        <source>Print with s&amp;teps…</source>
        <translation>Mit Sch&amp;ritten drucken…</translation>
    </message>
    <message>
        <source>Print board, candidates and the steps so far</source>
        <translation>Gitter, Kandidaten und die bisherigen Schritte drucken</translation>
    </message>
    <message>
        <source>Close p&amp;uzzle</source>
        <translation>Rätsel s&amp;chließen</translation>
    </message>
    <message>
        <source>Put the puzzle away; it stays under Continue</source>
        <translation>Das Rätsel weglegen; es bleibt unter Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Quit; everything is kept</source>
        <translation>Aufhören; alles bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Die letzte Aktion zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Das Zurückgenommene wieder tun</translation>
    </message>
    <message>
        <source>Undo &amp;tree</source>
        <translation>Verlaufs&amp;baum</translation>
    </message>
    <message>
        <source>See everything you did, branches included, and go back to any of it</source>
        <translation>Alles Getane mit allen Zweigen sehen und an jede Stelle springen</translation>
    </message>
    <message>
        <source>Set &amp;checkpoint…</source>
        <translation>&amp;Merkpunkt setzen…</translation>
    </message>
    <message>
        <source>Name this moment, so that you can come back to it</source>
        <translation>Diesem Moment einen Namen geben, um zurückzukehren</translation>
    </message>
    <message>
        <source>Back to last ri&amp;ght position</source>
        <translation>&amp;Zur letzten richtigen Stellung</translation>
    </message>
    <message>
        <source>Undo up to the last moment without a wrong digit</source>
        <translation>Zurück bis zum letzten Moment ohne falsche Ziffer</translation>
    </message>
    <message>
        <source>&amp;Edit/C&amp;opy as</source>
        <translation>&amp;Bearbeiten/K&amp;opieren als</translation>
    </message>
    <message>
        <source>Current &amp;state</source>
        <translation>Aktueller &amp;Stand</translation>
    </message>
    <message>
        <source>Copy givens and entered digits as 81 characters</source>
        <translation>Vorgaben und eingetragene Ziffern als 81 Zeichen kopieren</translation>
    </message>
    <message>
        <source>&amp;Candidate grid</source>
        <translation>&amp;Kandidatengitter</translation>
    </message>
    <message>
        <source>Copy the candidates as a text grid, with the step that is shown marked</source>
        <translation>Die Kandidaten als Textgitter kopieren, mit den Zeichen des gezeigten Schritts</translation>
    </message>
    <message>
        <source>&amp;Library line</source>
        <translation>&amp;Bibliothekszeile</translation>
    </message>
    <message>
        <source>Copy the position and the step that is shown as a library line</source>
        <translation>Stellung und gezeigten Schritt als Bibliothekszeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>B&amp;ild</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Das Gitter als Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Forum post</source>
        <translation>&amp;Forenbeitrag</translation>
    </message>
    <message>
        <source>Copy the candidates and the sentence of the step in a code block</source>
        <translation>Kandidaten und Satz des Schritts in einem Codeblock kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation>Rätsel &amp;einfügen</translation>
    </message>
    <message>
        <source>Open the clipboard&apos;s contents as a new puzzle</source>
        <translation>Den Inhalt der Zwischenablage als neues Rätsel öffnen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Clear the selected cells: first what the current mode enters, then the rest</source>
        <translation>Die gewählten Zellen leeren: zuerst, was der Modus einträgt, dann den Rest</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Jede Zelle auswählen</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Deselect all but the current cell, then that one too</source>
        <translation>Nur die aktuelle Zelle behalten, dann auch sie loslassen</translation>
    </message>
    <message>
        <source>Select e&amp;qual digits</source>
        <translation>&amp;Gleiche Ziffern auswählen</translation>
    </message>
    <message>
        <source>Select every cell with the same digit as the current one</source>
        <translation>Jede Zelle mit der Ziffer der aktuellen auswählen</translation>
    </message>
    <message>
        <source>&amp;Puzzle/&amp;Mode</source>
        <translation>&amp;Rätsel/&amp;Modus</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Ziffer</translation>
    </message>
    <message>
        <source>Enter digits</source>
        <translation>Ziffern eintragen</translation>
    </message>
    <message>
        <source>&amp;Corner mark</source>
        <translation>&amp;Eckmarke</translation>
    </message>
    <message>
        <source>Enter marks in the corners; also with Shift</source>
        <translation>Marken in den Ecken eintragen; auch mit Umschalt</translation>
    </message>
    <message>
        <source>C&amp;entre mark</source>
        <translation>&amp;Mittelmarke</translation>
    </message>
    <message>
        <source>Enter marks in the centre; also with Ctrl</source>
        <translation>Marken in der Mitte eintragen; auch mit Strg</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Paint cells with a click or a digit, candidates with a click on them</source>
        <translation>Zellen mit Klick oder Ziffer färben, Kandidaten mit einem Klick darauf</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Verbindung</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate: once for a strong link, again for a weak one, again for none</source>
        <translation>Von Kandidat zu Kandidat ziehen: stark, noch einmal schwach, noch einmal keine</translation>
    </message>
    <message>
        <source>&amp;Next mode</source>
        <translation>&amp;Nächster Modus</translation>
    </message>
    <message>
        <source>Switch to the next mode</source>
        <translation>Die Modi durchgehen</translation>
    </message>
    <message>
        <source>Digit &amp;first</source>
        <translation>Ziffer z&amp;uerst</translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells to put it in</source>
        <translation>Eine Ziffer wählen, dann die Zellen anklicken, die sie bekommen</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>Strike filtered di&amp;git</source>
        <translation>&amp;Gefilterte Ziffer streichen</translation>
    </message>
    <message>
        <source>Strike out the filtered digit in the selected cells, or bring it back</source>
        <translation>Die gefilterte Ziffer in den gewählten Zellen streichen oder zurückholen</translation>
    </message>
    <message>
        <source>Show c&amp;andidates</source>
        <translation>&amp;Kandidaten zeigen</translation>
    </message>
    <message>
        <source>Show every digit still possible in each cell</source>
        <translation>In jeder Zelle alle noch möglichen Ziffern zeigen</translation>
    </message>
    <message>
        <source>&amp;Bring struck candidates back</source>
        <translation>Gestrichene Kandidaten &amp;zurückholen</translation>
    </message>
    <message>
        <source>Undo every elimination, yours and those from hints</source>
        <translation>Alle Streichungen aufheben, deine und die angewandter Hinweise</translation>
    </message>
    <message>
        <source>&amp;Fill in marks</source>
        <translation>Marken &amp;eintragen</translation>
    </message>
    <message>
        <source>Write every possible digit as a centre mark</source>
        <translation>Jede mögliche Ziffer als Mittelmarke eintragen</translation>
    </message>
    <message>
        <source>C&amp;lear marks</source>
        <translation>Marken &amp;löschen</translation>
    </message>
    <message>
        <source>Remove all corner and centre marks</source>
        <translation>Alle Eck- und Mittelmarken entfernen</translation>
    </message>
    <message>
        <source>F&amp;ilter and colours</source>
        <translation>F&amp;ilter und Farben</translation>
    </message>
    <message>
        <source>Show or hide the panel that filters and colours candidates</source>
        <translation>Die Leiste zum Filtern und Färben zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Puzzle/Fil&amp;ter</source>
        <translation>&amp;Rätsel/Fil&amp;ter</translation>
    </message>
    <message>
        <source>Digit &amp;1</source>
        <translation>Ziffer &amp;1</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 1</source>
        <translation>Kandidaten und Ziffern 1 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;2</source>
        <translation>Ziffer &amp;2</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 2</source>
        <translation>Kandidaten und Ziffern 2 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;3</source>
        <translation>Ziffer &amp;3</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 3</source>
        <translation>Kandidaten und Ziffern 3 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;4</source>
        <translation>Ziffer &amp;4</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 4</source>
        <translation>Kandidaten und Ziffern 4 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;5</source>
        <translation>Ziffer &amp;5</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 5</source>
        <translation>Kandidaten und Ziffern 5 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;6</source>
        <translation>Ziffer &amp;6</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 6</source>
        <translation>Kandidaten und Ziffern 6 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;7</source>
        <translation>Ziffer &amp;7</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 7</source>
        <translation>Kandidaten und Ziffern 7 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;8</source>
        <translation>Ziffer &amp;8</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 8</source>
        <translation>Kandidaten und Ziffern 8 hervorheben</translation>
    </message>
    <message>
        <source>Digit &amp;9</source>
        <translation>Ziffer &amp;9</translation>
    </message>
    <message>
        <source>Light up the candidates and digits 9</source>
        <translation>Kandidaten und Ziffern 9 hervorheben</translation>
    </message>
    <message>
        <source>Cells with &amp;two candidates</source>
        <translation>Zellen mit &amp;zwei Kandidaten</translation>
    </message>
    <message>
        <source>Light up cells with two candidates left</source>
        <translation>Zellen hervorheben, die noch zwei Kandidaten haben</translation>
    </message>
    <message>
        <source>Digit of the current &amp;cell</source>
        <translation>Ziffer der aktuellen Ze&amp;lle</translation>
    </message>
    <message>
        <source>Filter by the digit in the current cell</source>
        <translation>Nach der Ziffer der aktuellen Zelle filtern</translation>
    </message>
    <message>
        <source>&amp;Inverse</source>
        <translation>&amp;Umgekehrt</translation>
    </message>
    <message>
        <source>Light up what the filter leaves dark</source>
        <translation>Hervorheben, was der Filter auslässt</translation>
    </message>
    <message>
        <source>&amp;Next digit</source>
        <translation>&amp;Nächste Ziffer</translation>
    </message>
    <message>
        <source>Filter by the next digit</source>
        <translation>Nach der nächsten Ziffer filtern</translation>
    </message>
    <message>
        <source>&amp;Previous digit</source>
        <translation>&amp;Vorige Ziffer</translation>
    </message>
    <message>
        <source>Filter by the previous digit</source>
        <translation>Nach der vorigen Ziffer filtern</translation>
    </message>
    <message>
        <source>N&amp;o filter</source>
        <translation>&amp;Kein Filter</translation>
    </message>
    <message>
        <source>Turn the filter off</source>
        <translation>Nichts hervorheben</translation>
    </message>
    <message>
        <source>&amp;Puzzle/&amp;Colours</source>
        <translation>&amp;Rätsel/&amp;Farben</translation>
    </message>
    <message>
        <source>Colour &amp;A</source>
        <translation>Farbe &amp;A</translation>
    </message>
    <message>
        <source>Paint candidates with A</source>
        <translation>Kandidaten mit A färben</translation>
    </message>
    <message>
        <source>Colour &amp;B</source>
        <translation>Farbe &amp;B</translation>
    </message>
    <message>
        <source>Paint candidates with B</source>
        <translation>Kandidaten mit B färben</translation>
    </message>
    <message>
        <source>Colour &amp;C</source>
        <translation>Farbe &amp;C</translation>
    </message>
    <message>
        <source>Paint candidates with C</source>
        <translation>Kandidaten mit C färben</translation>
    </message>
    <message>
        <source>Colour &amp;D</source>
        <translation>Farbe &amp;D</translation>
    </message>
    <message>
        <source>Paint candidates with D</source>
        <translation>Kandidaten mit D färben</translation>
    </message>
    <message>
        <source>Colour &amp;E</source>
        <translation>Farbe &amp;E</translation>
    </message>
    <message>
        <source>Paint candidates with E</source>
        <translation>Kandidaten mit E färben</translation>
    </message>
    <message>
        <source>Colour A, second shade</source>
        <translation>Farbe A, zweiter Ton</translation>
    </message>
    <message>
        <source>Paint candidates with A&apos;s second shade</source>
        <translation>Kandidaten mit dem zweiten Ton von A färben</translation>
    </message>
    <message>
        <source>Colour B, second shade</source>
        <translation>Farbe B, zweiter Ton</translation>
    </message>
    <message>
        <source>Paint candidates with B&apos;s second shade</source>
        <translation>Kandidaten mit dem zweiten Ton von B färben</translation>
    </message>
    <message>
        <source>Colour C, second shade</source>
        <translation>Farbe C, zweiter Ton</translation>
    </message>
    <message>
        <source>Paint candidates with C&apos;s second shade</source>
        <translation>Kandidaten mit dem zweiten Ton von C färben</translation>
    </message>
    <message>
        <source>Colour D, second shade</source>
        <translation>Farbe D, zweiter Ton</translation>
    </message>
    <message>
        <source>Paint candidates with D&apos;s second shade</source>
        <translation>Kandidaten mit dem zweiten Ton von D färben</translation>
    </message>
    <message>
        <source>Colour E, second shade</source>
        <translation>Farbe E, zweiter Ton</translation>
    </message>
    <message>
        <source>Paint candidates with E&apos;s second shade</source>
        <translation>Kandidaten mit dem zweiten Ton von E färben</translation>
    </message>
    <message>
        <source>C&amp;lear colours</source>
        <translation>Farben &amp;löschen</translation>
    </message>
    <message>
        <source>Remove every colour from cells and candidates</source>
        <translation>Alle Farben von Zellen und Kandidaten entfernen</translation>
    </message>
    <message>
        <source>Clear lin&amp;ks</source>
        <translation>Verbi&amp;ndungen löschen</translation>
    </message>
    <message>
        <source>Remove every link you drew</source>
        <translation>Alle gezeichneten Verbindungen entfernen</translation>
    </message>
    <message>
        <source>C&amp;heck for mistakes</source>
        <translation>Auf Fehler &amp;prüfen</translation>
    </message>
    <message>
        <source>Mark any wrong digits</source>
        <translation>Falsche Ziffern kennzeichnen, falls es welche gibt</translation>
    </message>
    <message>
        <source>Puzzle fact&amp;s</source>
        <translation>Über das Rät&amp;sel</translation>
    </message>
    <message>
        <source>Show level, rating and number of solutions</source>
        <translation>Stufe, Bewertung und Zahl der Lösungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Pause timer</source>
        <translation>&amp;Uhr anhalten</translation>
    </message>
    <message>
        <source>Stop the timer and cover the board</source>
        <translation>Die Uhr anhalten und das Gitter verdecken</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Neu &amp;beginnen</translation>
    </message>
    <message>
        <source>Clear everything but the givens; Undo brings it back</source>
        <translation>Nur die Vorgaben behalten; Rückgängig holt alles zurück</translation>
    </message>
    <message>
        <source>Lock gi&amp;vens</source>
        <translation>&amp;Vorgaben festlegen</translation>
    </message>
    <message>
        <source>Turn the entered digits into givens</source>
        <translation>Die eingetragenen Ziffern zu Vorgaben machen</translation>
    </message>
    <message>
        <source>Unl&amp;ock givens</source>
        <translation>V&amp;orgaben freigeben</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>What now? Press again to be told more</source>
        <translation>Was nun? Noch einmal gedrückt, sagt er mehr</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>Ein &amp;anderer</translation>
    </message>
    <message>
        <source>A step with a different result</source>
        <translation>Ein Schritt mit einem anderen Ergebnis</translation>
    </message>
    <message>
        <source>For this &amp;cell</source>
        <translation>Für diese &amp;Zelle</translation>
    </message>
    <message>
        <source>A step about the current cell</source>
        <translation>Ein Schritt für die aktuelle Zelle</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Tun, was der Hinweis sagt</translation>
    </message>
    <message>
        <source>&amp;Only placements</source>
        <translation>&amp;Nur Einträge</translation>
    </message>
    <message>
        <source>Only hints that place a digit; eliminations are skipped</source>
        <translation>Hinweise, die eine Ziffer ergeben; Streichungen werden übergangen</translation>
    </message>
    <message>
        <source>Use &amp;uniqueness</source>
        <translation>&amp;Eindeutigkeit nutzen</translation>
    </message>
    <message>
        <source>Also use steps that rely on the puzzle having only one solution</source>
        <translation>Auch Schritte, die darauf bauen, dass das Rätsel genau eine Lösung hat</translation>
    </message>
    <message>
        <source>Reason from my c&amp;entre marks</source>
        <translation>Von meinen &amp;Mittelmarken ausgehen</translation>
    </message>
    <message>
        <source>Hints treat a cell&apos;s centre marks as its only candidates</source>
        <translation>Hinweise nehmen die Mittelmarken einer Zelle als alles, was dort möglich ist</translation>
    </message>
    <message>
        <source>All &amp;steps</source>
        <translation>Alle &amp;Schritte</translation>
    </message>
    <message>
        <source>List every step available now</source>
        <translation>Jeden Schritt auflisten, den es jetzt gibt</translation>
    </message>
    <message>
        <source>&amp;Replay the solution</source>
        <translation>&amp;Lösung als Film</translation>
    </message>
    <message>
        <source>Watch the whole solution step by step; your game is kept</source>
        <translation>Die ganze Lösung als Film ansehen; dein Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Hint/Rep&amp;lay</source>
        <translation>&amp;Hinweis/&amp;Film</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play or pause the replay</source>
        <translation>Den Film laufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the b&amp;eginning</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>To before the first step</source>
        <translation>Vor den ersten Schritt</translation>
    </message>
    <message>
        <source>To the e&amp;nd</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>To after the last step</source>
        <translation>Nach dem letzten Schritt</translation>
    </message>
    <message>
        <source>Back to my &amp;game</source>
        <translation>Zurück zu meinem &amp;Spiel</translation>
    </message>
    <message>
        <source>Close the replay; your game is as you left it</source>
        <translation>Den Film schließen; dein Spiel ist, wie du es verlassen hast</translation>
    </message>
    <message>
        <source>C&amp;ontinue from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Continue your game from this position</source>
        <translation>Die Stellung des Films in dein Spiel übernehmen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Only the board</source>
        <translation>&amp;Nur das Gitter</translation>
    </message>
    <message>
        <source>Hide everything else</source>
        <translation>Alles andere verbergen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back where they started</source>
        <translation>Alle Leisten dorthin zurück, wo sie am Anfang waren</translation>
    </message>
    <message>
        <source>&amp;View/&amp;Theme</source>
        <translation>&amp;Ansicht/&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>Light or dark, as your desktop is</source>
        <translation>Hell oder dunkel wie der Schreibtisch</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Dunkel auf Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Hell auf Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>H&amp;oher Kontrast</translation>
    </message>
    <message>
        <source>Black on white, shapes instead of colours</source>
        <translation>Schwarz auf Weiß, Formen statt Farben</translation>
    </message>
    <message>
        <source>High contrast &amp;reversed</source>
        <translation>Hoher Kontrast, &amp;umgekehrt</translation>
    </message>
    <message>
        <source>White on black, shapes instead of colours</source>
        <translation>Weiß auf Schwarz, Formen statt Farben</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>D&amp;ruck</translation>
    </message>
    <message>
        <source>The board as it would be printed</source>
        <translation>Das Gitter, wie es gedruckt würde</translation>
    </message>
    <message>
        <source>&amp;View/&amp;Keys</source>
        <translation>&amp;Ansicht/&amp;Tasten</translation>
    </message>
    <message>
        <source>As in &amp;SudokuPad</source>
        <translation>Wie in &amp;SudokuPad</translation>
    </message>
    <message>
        <source>Z X C V for the modes, Shift and Ctrl for marks</source>
        <translation>Z X C V für die Modi, Umschalt und Strg für Marken</translation>
    </message>
    <message>
        <source>As in &amp;HoDoKu</source>
        <translation>Wie in &amp;HoDoKu</translation>
    </message>
    <message>
        <source>F1 to F9 for the filter, Ctrl for candidates, A to E for colours</source>
        <translation>F1 bis F9 für den Filter, Strg für Kandidaten, A bis E für Farben</translation>
    </message>
    <message>
        <source>&amp;View/Roo&amp;m</source>
        <translation>&amp;Ansicht/&amp;Raum</translation>
    </message>
    <message>
        <source>&amp;Previous room</source>
        <translation>&amp;Voriger Raum</translation>
    </message>
    <message>
        <source>Go to the room above</source>
        <translation>Zum Raum darüber</translation>
    </message>
    <message>
        <source>&amp;Next room</source>
        <translation>&amp;Nächster Raum</translation>
    </message>
    <message>
        <source>Go to the room below</source>
        <translation>Zum Raum darunter</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Play and replay puzzles</source>
        <translation>Rätsel spielen und als Film ansehen</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Move to the next area: rail, board, panels, timeline</source>
        <translation>Den Fokus weitergeben: Leiste, Gitter, Felder, Zeitleiste</translation>
    </message>
    <message>
        <source>Previo&amp;us area</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>Move to the previous area</source>
        <translation>Den Fokus zurückgeben</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Keys, looks, language and how the board behaves</source>
        <translation>Tasten, Aussehen, Sprache und Verhalten des Gitters</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>Hi&amp;lfe</translation>
    </message>
    <message>
        <source>&amp;Find any action…</source>
        <translation>Aktion &amp;finden…</translation>
    </message>
    <message>
        <source>Search for anything the program can do, with its key</source>
        <translation>Mit Worten finden, was das Programm kann, und die Taste dazu</translation>
    </message>
    <message>
        <source>&amp;Key sheet</source>
        <translation>&amp;Tastenblatt</translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation>Alle Tasten auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;About Nonet</source>
        <translation>Ü&amp;ber Nonet</translation>
    </message>
    <message>
        <source>Version, licence and what it is built from</source>
        <translation>Version, Lizenz und woraus es gebaut ist</translation>
    </message>
    <message>
        <source>Enter the digit in the current mode</source>
        <translation>Die Ziffer im aktuellen Modus eintragen</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Eckmarke</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Mittelmarke</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Extend the selection</source>
        <translation>Die Auswahl erweitern</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>To the ends of the row; with Ctrl, of the board</source>
        <translation>Zu den Enden der Zeile; mit Strg des Gitters</translation>
    </message>
    <message>
        <source>Strike the candidate or bring it back</source>
        <translation>Den Kandidaten streichen oder zurückholen</translation>
    </message>
    <message>
        <source>Add the digit to the filter</source>
        <translation>Die Ziffer zum Filter hinzufügen</translation>
    </message>
    <message>
        <source>Filter by the digit, inverted</source>
        <translation>Nach der Ziffer filtern, umgekehrt</translation>
    </message>
    <message>
        <source>To the next cell without a digit</source>
        <translation>Zur nächsten Zelle ohne Ziffer</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Shift+1 … 9</source>
        <translation>Umschalt+1 … 9</translation>
    </message>
    <message>
        <source>Ctrl+1 … 9</source>
        <translation>Strg+1 … 9</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Shift+Arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Ctrl+F1 … F9</source>
        <translation>Strg+F1 … F9</translation>
    </message>
    <message>
        <source>Shift+F1 … F9</source>
        <translation>Umschalt+F1 … F9</translation>
    </message>
    <message>
        <source>La&amp;bs</source>
        <translation>Lab&amp;ore</translation>
    </message>
    <message>
        <source>&amp;Shift cipher</source>
        <translation>Ver&amp;schiebechiffre</translation>
    </message>
    <message>
        <source>How one list of digits becomes a whole board, scene by scene</source>
        <translation>Wie aus einer Liste von Ziffern Szene für Szene ein ganzes Gitter wird</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>&amp;Nächste Szene</translation>
    </message>
    <message>
        <source>Go to the next scene</source>
        <translation>Weiter zur nächsten Szene</translation>
    </message>
    <message>
        <source>Pre&amp;vious scene</source>
        <translation>&amp;Vorige Szene</translation>
    </message>
    <message>
        <source>Back to the scene before</source>
        <translation>Zurück zur Szene davor</translation>
    </message>
    <message>
        <source>La&amp;bs/&amp;Moves</source>
        <translation>Lab&amp;ore/&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;One move on</source>
        <translation>Ein Zug &amp;vor</translation>
    </message>
    <message>
        <source>The next small move of the scene</source>
        <translation>Der nächste kleine Zug der Szene</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ein Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Take back the last small move</source>
        <translation>Den letzten kleinen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Before the first move of the scene</source>
        <translation>Vor den ersten Zug der Szene</translation>
    </message>
    <message>
        <source>After the last move of the scene</source>
        <translation>Hinter den letzten Zug der Szene</translation>
    </message>
    <message>
        <source>Play or pause the scene</source>
        <translation>Die Szene abspielen oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Show the answer to the question, or hide it again</source>
        <translation>Die Antwort auf die Frage zeigen oder wieder verbergen</translation>
    </message>
    <message>
        <source>Ask the &amp;class</source>
        <translation>&amp;Klasse fragen</translation>
    </message>
    <message>
        <source>Play stops before each answer</source>
        <translation>Das Abspielen hält vor jeder Antwort an</translation>
    </message>
    <message>
        <source>Show other &amp;labels</source>
        <translation>Andere &amp;Beschriftung</translation>
    </message>
    <message>
        <source>Digits, places, S[k] or formulas on the tiles</source>
        <translation>Ziffern, Plätze, S[k] oder Formeln auf den Steinen</translation>
    </message>
    <message>
        <source>Sh&amp;uffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>V&amp;orführen</translation>
    </message>
    <message>
        <source>Full screen, large and light, for a projector</source>
        <translation>Vollbild, groß und hell, für einen Projektor</translation>
    </message>
    <message>
        <source>La&amp;bs/P&amp;resentation</source>
        <translation>Lab&amp;ore/Vorfüh&amp;rung</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>Black screen, until pressed again</source>
        <translation>Schwarzer Bildschirm, bis zum nächsten Druck</translation>
    </message>
    <message>
        <source>&amp;Spotlight</source>
        <translation>S&amp;cheinwerfer</translation>
    </message>
    <message>
        <source>Darken everything but the area around the pointer</source>
        <translation>Alles dunkel außer um den Zeiger</translation>
    </message>
    <message>
        <source>&amp;Pen</source>
        <translation>Sti&amp;ft</translation>
    </message>
    <message>
        <source>Draw over the scene; the right button always does</source>
        <translation>Über die Szene zeichnen; die rechte Taste tut es immer</translation>
    </message>
    <message>
        <source>&amp;Clear ink</source>
        <translation>Tinte &amp;löschen</translation>
    </message>
    <message>
        <source>Remove what was drawn</source>
        <translation>Gezeichnetes entfernen</translation>
    </message>
    <message>
        <source>Save p&amp;icture of the scene…</source>
        <translation>B&amp;ild der Szene speichern…</translation>
    </message>
    <message>
        <source>Save the scene with its words as PNG, SVG or PDF</source>
        <translation>Die Szene mit ihren Worten als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>&amp;Handzettel…</translation>
    </message>
    <message>
        <source>The scene, a worksheet and its answers as a PDF file</source>
        <translation>Die Szene, ein Arbeitsblatt und seine Lösungen als PDF-Datei</translation>
    </message>
    <message>
        <source>Save less&amp;on…</source>
        <translation>&amp;Lektion speichern…</translation>
    </message>
    <message>
        <source>Save scene, list and shown answers as a .nonet file</source>
        <translation>Szene, Liste und gezeigte Antworten als .nonet-Datei speichern</translation>
    </message>
    <message>
        <source>Open in &amp;Play</source>
        <translation>Im S&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Play the puzzle of this scene</source>
        <translation>Das Rätsel dieser Szene spielen</translation>
    </message>
    <message>
        <source>All la&amp;bs</source>
        <translation>Alle Labor&amp;e</translation>
    </message>
    <message>
        <source>Back to the list of labs</source>
        <translation>Zurück zur Liste der Labore</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <translation>L&amp;ernen</translation>
    </message>
    <message>
        <source>See how boards are made</source>
        <translation>Sehen, wie Gitter gemacht werden</translation>
    </message>
    <message>
        <source>Boards by key, tower and table, and how all of them are counted</source>
        <translation>Gitter aus Schlüssel, Turm und Tabelle, und wie man sie alle zählt</translation>
    </message>
    <message>
        <source>Loo&amp;kup</source>
        <translation>Na&amp;chschlagen</translation>
    </message>
    <message>
        <source>&amp;Structure</source>
        <translation>&amp;Struktur</translation>
    </message>
    <message>
        <source>Show the places of the shift cipher under the digits, where the puzzle comes from one</source>
        <translation>Zeigt unter den Ziffern die Plätze der Verschiebechiffre, wenn das Rätsel aus ihrer Familie ist</translation>
    </message>
    <message>
        <source>Another len&amp;gth</source>
        <translation>Andere Län&amp;ge</translation>
    </message>
    <message>
        <source>A shorter or longer lesson, where the lab has several</source>
        <translation>Eine kürzere oder längere Lektion, wo das Labor mehrere hat</translation>
    </message>
    <message>
        <source>&amp;Puzzle/Tra&amp;nsform</source>
        <translation>&amp;Rätsel/Umfo&amp;rmen</translation>
    </message>
    <message>
        <source>Trans&amp;form…</source>
        <translation>&amp;Umformen…</translation>
    </message>
    <message>
        <source>Swap rows, columns, bands, stacks and digits, with a preview</source>
        <translation>Zeilen, Spalten, Zeilenbänder, Spaltenbänder und Ziffern tauschen und es vorher ansehen</translation>
    </message>
    <message>
        <source>Swap &amp;rows</source>
        <translation>&amp;Zeilen tauschen</translation>
    </message>
    <message>
        <source>Swap the two selected rows of a band, or the current row with the next one</source>
        <translation>Die zwei gewählten Zeilen eines Zeilenbands tauschen oder die jetzige mit der nächsten</translation>
    </message>
    <message>
        <source>Swap &amp;columns</source>
        <translation>&amp;Spalten tauschen</translation>
    </message>
    <message>
        <source>Swap the two selected columns of a stack, or the current column with the next one</source>
        <translation>Die zwei gewählten Spalten eines Spaltenbands tauschen oder die jetzige mit der nächsten</translation>
    </message>
    <message>
        <source>Swap &amp;bands</source>
        <translation>Zeilen&amp;bänder tauschen</translation>
    </message>
    <message>
        <source>Swap the two selected bands, or the current band with the next one</source>
        <translation>Die zwei gewählten Zeilenbänder tauschen oder das jetzige mit dem nächsten</translation>
    </message>
    <message>
        <source>Swap &amp;stacks</source>
        <translation>S&amp;paltenbänder tauschen</translation>
    </message>
    <message>
        <source>Swap the two selected stacks, or the current stack with the next one</source>
        <translation>Die zwei gewählten Spaltenbänder tauschen oder das jetzige mit dem nächsten</translation>
    </message>
    <message>
        <source>&amp;Transpose</source>
        <translation>An der &amp;Diagonale spiegeln</translation>
    </message>
    <message>
        <source>Rows become columns</source>
        <translation>Aus Zeilen werden Spalten</translation>
    </message>
    <message>
        <source>Relabel &amp;digits…</source>
        <translation>Zi&amp;ffern umbenennen…</translation>
    </message>
    <message>
        <source>Swap the two digits of the selected cells, or choose what each digit becomes</source>
        <translation>Die zwei Ziffern der gewählten Zellen tauschen oder wählen, was aus jeder Ziffer wird</translation>
    </message>
    <message>
        <source>S&amp;huffle everything</source>
        <translation>&amp;Alles mischen</translation>
    </message>
    <message>
        <source>Rows, columns, bands, stacks and digits at random; the puzzle stays the same</source>
        <translation>Zeilen, Spalten, Zeilenbänder, Spaltenbänder und Ziffern zufällig; das Rätsel bleibt dasselbe</translation>
    </message>
    <message>
        <source>Minigri&amp;d solver</source>
        <translation>Minigitter-L&amp;öser</translation>
    </message>
    <message>
        <source>A puzzle solved by permutations of whole boxes, and where that explodes</source>
        <translation>Ein Rätsel, gelöst durch Permutationen ganzer Blöcke, und wo das explodiert</translation>
    </message>
    <message>
        <source>What makes a puzzle hard, measured in several ways</source>
        <translation>Was ein Rätsel schwer macht, auf mehrere Arten gemessen</translation>
    </message>
    <message>
        <source>Di&amp;fficulty</source>
        <translation>Sch&amp;wierigkeit</translation>
    </message>
    <message>
        <source>&amp;Difficulty charts…</source>
        <translation>Sch&amp;wierigkeit als Diagramm…</translation>
    </message>
    <message>
        <source>See how hard the puzzle is at each step, and compare the puzzles of a file</source>
        <translation>Sehen, wie schwer das Rätsel bei jedem Schritt ist, und die Rätsel einer Datei vergleichen</translation>
    </message>
    <message>
        <source>&amp;Generate puzzles…</source>
        <translation>Rätsel er&amp;zeugen…</translation>
    </message>
    <message>
        <source>Make any number of puzzles to your goals, in the background</source>
        <translation>Rätsel nach eigenen Zielen erzeugen, beliebig viele im Hintergrund</translation>
    </message>
    <message>
        <source>Puzzles back&amp;wards</source>
        <translation>R&amp;ückwärts erzeugen</translation>
    </message>
    <message>
        <source>A solved board, undone by the methods of a solver until a puzzle is left</source>
        <translation>Ein gelöstes Gitter, von den Methoden eines Lösers rückgängig gemacht, bis ein Rätsel bleibt</translation>
    </message>
    <message>
        <source>Another list, board or puzzle, at random</source>
        <translation>Eine andere, zufällige Liste, ein anderes Gitter oder Rätsel</translation>
    </message>
    <message>
        <source>&amp;The lab&apos;s own example</source>
        <translation>Das Beispiel zum &amp;Text</translation>
    </message>
    <message>
        <source>Take the list, board or puzzle that the lab begins with</source>
        <translation>Die Liste, das Gitter oder das Rätsel nehmen, mit dem das Labor beginnt</translation>
    </message>
    <message>
        <source>Another of this level</source>
        <translation>Noch eins dieser Stufe</translation>
    </message>
    <message>
        <source>Start a new puzzle that is as hard as this one</source>
        <translation>Ein neues Rätsel anfangen, das so schwer ist wie dieses</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Copy or save the puzzle for others: as text, picture, forum post or file</source>
        <translation>Das Rätsel für andere kopieren oder sichern: als Text, Bild, Forenbeitrag oder Datei</translation>
    </message>
    <message>
        <source>Title…</source>
        <translation>Titel…</translation>
    </message>
    <message>
        <source>Say what the puzzle is called, over the board</source>
        <translation>Sagen, wie das Rätsel heißt, über dem Gitter</translation>
    </message>
    <message>
        <source>&amp;Puzzle/Clues</source>
        <translation>&amp;Rätsel/Vorgaben</translation>
    </message>
    <message>
        <source>True candidates</source>
        <translation>Wahre Kandidaten</translation>
    </message>
    <message>
        <source>Show in each cell only the digits that some solution has there</source>
        <translation>In jeder Zelle nur die Ziffern zeigen, die dort in einer Lösung stehen</translation>
    </message>
    <message>
        <source>Redundant clues</source>
        <translation>Überflüssige Vorgaben</translation>
    </message>
    <message>
        <source>Select the clues that could go, each by itself</source>
        <translation>Die Vorgaben auswählen, die jede für sich wegfallen könnten</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Take clues away until none more can go</source>
        <translation>Vorgaben wegnehmen, bis keine mehr wegkann</translation>
    </message>
    <message>
        <source>Make proper</source>
        <translation>Eindeutig machen</translation>
    </message>
    <message>
        <source>Add the fewest clues that leave one solution</source>
        <translation>So wenige Vorgaben ergänzen, dass eine Lösung bleibt</translation>
    </message>
    <message>
        <source>Rotate a quarter turn</source>
        <translation>Um eine Vierteldrehung drehen</translation>
    </message>
    <message>
        <source>The whole board, clockwise; the puzzle stays the same</source>
        <translation>Das ganze Gitter im Uhrzeigersinn; das Rätsel bleibt dasselbe</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Left becomes right; the puzzle stays the same</source>
        <translation>Links wird rechts; das Rätsel bleibt dasselbe</translation>
    </message>
    <message>
        <source>Show one right digit</source>
        <translation>Eine richtige Ziffer zeigen</translation>
    </message>
    <message>
        <source>Fill in the current cell, or the easiest one; Undo takes it back</source>
        <translation>Die aktuelle oder die leichteste Zelle ausfüllen; Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Die Lösung zeigen</translation>
    </message>
    <message>
        <source>Fill in every cell; asked once, and Undo brings your game back</source>
        <translation>Alle Zellen ausfüllen; einmal wird gefragt, und Rückgängig bringt dein Spiel zurück</translation>
    </message>
    <message>
        <source>Replay my game</source>
        <translation>Mein Spiel als Film</translation>
    </message>
    <message>
        <source>Watch your own moves as a film; your game is kept</source>
        <translation>Die eigenen Züge als Film ansehen; dein Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Turn givens you typed or locked back into entered digits</source>
        <translation>Vorgaben, die du eingegeben oder festgelegt hast, wieder zu eingetragenen Ziffern machen</translation>
    </message>
    <message>
        <source>Show both digits wherever two solutions differ</source>
        <translation>Beide Ziffern zeigen, wo zwei Lösungen sich unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Techniques…</source>
        <translation>&amp;Techniken…</translation>
    </message>
    <message>
        <source>To the &amp;hardest step</source>
        <translation>Zum sc&amp;hwersten Schritt</translation>
    </message>
    <message>
        <source>To the first step of the hardest technique</source>
        <translation>Zum ersten Schritt der schwersten Technik</translation>
    </message>
    <message>
        <source>Choose the profile of techniques by which Nonet hints, rates and generates</source>
        <translation>Das Profil der Techniken wählen, nach dem Nonet Hinweise gibt, bewertet und erzeugt</translation>
    </message>
    <message>
        <source>La&amp;bs/Techni&amp;que lessons</source>
        <translation>Lab&amp;ore/K&amp;urs der Techniken</translation>
    </message>
    <message>
        <source>&amp;All techniques</source>
        <translation>&amp;Alle Techniken</translation>
    </message>
    <message>
        <source>&amp;Go on with the course</source>
        <translation>&amp;Mit dem Kurs weitermachen</translation>
    </message>
    <message>
        <source>The next lesson part that you have not done yet, from easy to hard</source>
        <translation>Der nächste Teil einer Lektion, den du noch nicht gemacht hast, von leicht bis schwer</translation>
    </message>
    <message>
        <source>Practise what you &amp;missed</source>
        <translation>&amp;Verpasstes üben</translation>
    </message>
    <message>
        <source>The positions that you had shown, or that took you more than one try</source>
        <translation>Die Stellungen, die du dir zeigen ließest oder für die du mehr als einen Versuch brauchtest</translation>
    </message>
    <message>
        <source>&amp;Next part</source>
        <translation>&amp;Nächster Teil</translation>
    </message>
    <message>
        <source>See it, why, find it, use it: the next of the four</source>
        <translation>Sehen, warum, finden, anwenden: der nächste der vier</translation>
    </message>
    <message>
        <source>Pre&amp;vious part</source>
        <translation>Vo&amp;riger Teil</translation>
    </message>
    <message>
        <source>Back to the part before</source>
        <translation>Zurück zum Teil davor</translation>
    </message>
    <message>
        <source>One stage &amp;on</source>
        <translation>Ein Schritt &amp;weiter</translation>
    </message>
    <message>
        <source>The next stage of the proof</source>
        <translation>Der nächste Schritt des Beweises</translation>
    </message>
    <message>
        <source>One stage &amp;back</source>
        <translation>Ein Schritt z&amp;urück</translation>
    </message>
    <message>
        <source>The stage of the proof before</source>
        <translation>Der Schritt des Beweises davor</translation>
    </message>
    <message>
        <source>&amp;Check my answer</source>
        <translation>Meine Antwort prü&amp;fen</translation>
    </message>
    <message>
        <source>C&amp;lear my marks</source>
        <translation>Meine Markierungen &amp;löschen</translation>
    </message>
    <message>
        <source>Take all marks off the board</source>
        <translation>Alle Markierungen vom Gitter nehmen</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>Muster &amp;zeigen</translation>
    </message>
    <message>
        <source>Show a pattern of this position, with its reason</source>
        <translation>Ein Muster dieser Stellung zeigen, mit seiner Begründung</translation>
    </message>
    <message>
        <source>Ne&amp;xt position</source>
        <translation>Nächste &amp;Stellung</translation>
    </message>
    <message>
        <source>Go to the next position; this one may be done later</source>
        <translation>Zur nächsten Stellung; diese geht auch später</translation>
    </message>
    <message>
        <source>Back to the list of techniques</source>
        <translation>Zurück zur Liste der Techniken</translation>
    </message>
    <message>
        <source>All lessons on techniques, with how far you are in each</source>
        <translation>Alle Lektionen zu Techniken und wie weit du in jeder bist</translation>
    </message>
    <message>
        <source>Say whether the marked pattern and what you struck are right; where there is nothing to check, go on</source>
        <translation>Sagen, ob das markierte Muster und das Gestrichene stimmen; wo nichts zu prüfen ist, weitergehen</translation>
    </message>
    <message>
        <source>Take a mark bac&amp;k</source>
        <translation>Mar&amp;kierung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last mark (Ctrl+Z does the same)</source>
        <translation>Die letzte Markierung zurücknehmen (auch mit Strg+Z)</translation>
    </message>
    <message>
        <source>Play the puzzle of this lesson; a puzzle that you have begun is kept</source>
        <translation>Das Rätsel dieser Lektion spielen; ein begonnenes Rätsel bleibt erhalten</translation>
    </message>
    <message>
        <source>Back to all &amp;techniques</source>
        <translation>Zurück zu allen &amp;Techniken</translation>
    </message>
    <message>
        <source>Take back what was last set, drawn or typed in the lab</source>
        <translation>Zurücknehmen, was im Labor zuletzt eingestellt, gezeichnet oder getippt wurde</translation>
    </message>
    <message>
        <source>Do again what was undone in the lab</source>
        <translation>Wiederholen, was im Labor zurückgenommen wurde</translation>
    </message>
    <message>
        <source>More e&amp;xamples</source>
        <translation>&amp;Fertige Beispiele</translation>
    </message>
    <message>
        <source>Choose among inputs that show something: easy, hard, contradictory</source>
        <translation>Eine Eingabe wählen, die etwas zeigt: leicht, schwer, widersprüchlich</translation>
    </message>
    <message>
        <source>&amp;Your turn</source>
        <translation>&amp;Du bist dran</translation>
    </message>
    <message>
        <source>Do the step of this scene by hand, and be told what is right and what is not</source>
        <translation>Den Schritt dieser Szene selbst tun und erfahren, was stimmt und was nicht</translation>
    </message>
    <message>
        <source>Picture &amp;without words</source>
        <translation>Bild &amp;ohne Worte</translation>
    </message>
    <message>
        <source>Give the scene&apos;s picture the whole screen: what had no room beside the words is there</source>
        <translation>Dem Bild der Szene den ganzen Schirm geben: Auch was neben den Worten keinen Platz hatte, ist dann da</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show the rules of the puzzle, and those at the current cell</source>
        <translation>Die Regeln des Rätsels zeigen, und die an der aktuellen Zelle</translation>
    </message>
    <message>
        <source>Cop&amp;y puzzle</source>
        <translation>Rätsel &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the givens as 81 characters; with further rules or another board, copy a link</source>
        <translation>Die Vorgaben als 81 Zeichen kopieren; mit weiteren Regeln oder anderem Brett einen Link</translation>
    </message>
    <message>
        <source>Sudo&amp;kuPad link</source>
        <translation>SudokuPad-&amp;Link</translation>
    </message>
    <message>
        <source>Copy a link that opens the puzzle with all its rules in SudokuPad</source>
        <translation>Einen Link kopieren, der das Rätsel mit allen Regeln in SudokuPad öffnet</translation>
    </message>
    <message>
        <source>f-pu&amp;zzles link</source>
        <translation>f-pu&amp;zzles-Link</translation>
    </message>
    <message>
        <source>Copy a link that opens the puzzle with all its rules in f-puzzles</source>
        <translation>Einen Link kopieren, der das Rätsel mit allen Regeln in f-puzzles öffnet</translation>
    </message>
    <message>
        <source>&amp;Puzzle/Show</source>
        <translation>&amp;Rätsel/Anzeigen</translation>
    </message>
    <message>
        <source>Two solutions</source>
        <translation>Zwei Lösungen</translation>
    </message>
    <message>
        <source>Next solution, on a copy</source>
        <translation>Nächste Lösung, in einer Kopie</translation>
    </message>
    <message>
        <source>Fill a copy of the puzzle with a solution, and each time with the next; your game stays as it is</source>
        <translation>Eine Kopie des Rätsels mit einer Lösung füllen, jedes Mal mit der nächsten; dein Spiel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Why no solution?</source>
        <translation>Warum keine Lösung?</translation>
    </message>
    <message>
        <source>Ring the cells and rules that cannot hold together, and name them</source>
        <translation>Die Zellen und Regeln, die einander ausschließen, einrahmen und nennen</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Noch einmal zählen</translation>
    </message>
    <message>
        <source>Count the solutions again if that was cancelled or given up</source>
        <translation>Die Lösungen noch einmal zählen, nachdem das abgebrochen oder aufgegeben wurde</translation>
    </message>
</context>
<context>
    <name>AnyBoardText</name>
    <message>
        <source>rows, columns and regions</source>
        <translation>Zeilen, Spalten und Regionen</translation>
    </message>
    <message>
        <source>This puzzle is too large to be stated as an exact cover: %1.</source>
        <comment>the rule that is too much</comment>
        <translation>Dieses Rätsel ist zu groß, um es als exakte Überdeckung zu schreiben: %1.</translation>
    </message>
</context>
<context>
    <name>BackTurn</name>
    <message>
        <source>No method takes %1 from %2 on this board: none of the dotted neighbours is filled with it, and no pattern reaches the cell. So no step forward would lead back here. Take the mark out again.</source>
        <translation>Kein Verfahren nimmt auf diesem Gitter %1 aus %2: In keinem der gepunkteten Nachbarn steht sie, und kein Muster reicht bis zu der Zelle. Also führte kein Schritt vorwärts hierher zurück. Nimm die Marke wieder heraus.</translation>
    </message>
    <message>
        <source>Step %1 of %2, level %3. %4</source>
        <translation>Schritt %1 von %2, Tiefe %3. %4</translation>
    </message>
    <message>
        <source>Right: level %1, one deeper, and a step forward leads back. %2</source>
        <translation>Richtig: Tiefe %1, eine tiefer, und ein Schritt vorwärts führt zurück. %2</translation>
    </message>
    <message>
        <source>Right: %1 steps to level %2. Read from the last to the first, they lead forward to the board where you began.</source>
        <translation>Richtig: %1 Schritte bis Tiefe %2. Vom letzten zum ersten gelesen führen sie vorwärts zu dem Gitter, bei dem du begonnen hast.</translation>
    </message>
    <message>
        <source>turns a value into a mark</source>
        <translation>macht einen Wert zur Marke</translation>
    </message>
    <message>
        <source>puts the mark %1 back</source>
        <translation>setzt die Marke %1 zurück</translation>
    </message>
    <message>
        <source>A click:</source>
        <translation>Ein Klick:</translation>
    </message>
    <message>
        <source>%1 holds %2. Turn that into a mark first.</source>
        <translation>In %1 steht %2. Mach das zuerst zur Marke.</translation>
    </message>
    <message>
        <source>%1 has the mark %2 already.</source>
        <translation>%1 hat die Marke %2 schon.</translation>
    </message>
    <message>
        <source>%1 is filled with %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>%1 has the marks %2</source>
        <translation>%1 hat die Marken %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Tiefe %1</translation>
    </message>
</context>
<context>
    <name>BenchText</name>
    <message>
        <source>%1 of %2 puzzles were not decided.</source>
        <translation>%1 von %2 Rätseln wurden nicht entschieden.</translation>
    </message>
</context>
<context>
    <name>BoardAccessible</name>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>given %1</source>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>Ecke %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>Mitte %1</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1 in one solution, %2 in the other</source>
        <translation>%1 in der einen Lösung, %2 in der anderen</translation>
    </message>
    <message>
        <source>no cell</source>
        <translation>keine Zelle</translation>
    </message>
    <message>
        <source>in fog</source>
        <translation>im Nebel</translation>
    </message>
    <message>
        <source>not known yet %1</source>
        <translation>noch offen %1</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>Teil des Widerspruchs</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>A board has the digits 1 to 9 and points for blanks.</source>
        <translation>Ein Gitter hat die Ziffern 1 bis 9 und Punkte für leere Zellen.</translation>
    </message>
    <message>
        <source>%1 Your previous puzzle is kept.</source>
        <translation>%1 Das bisherige Rätsel bleibt.</translation>
    </message>
    <message>
        <source>A 9×9 board has 81 cells, and this has %1.</source>
        <translation>Ein 9×9-Gitter hat 81 Zellen, und dieses hat %1.</translation>
    </message>
</context>
<context>
    <name>BoardTurn</name>
    <message>
        <source>%1 has %2 twice, in %3 and %4.</source>
        <translation>%1 hat die %2 zweimal, in %3 und %4.</translation>
    </message>
    <message>
        <source>Shifted by %1, G does not bring place %2 to %3.</source>
        <translation>Um %1 verschoben bringt G den Platz %2 nicht nach %3.</translation>
    </message>
    <message>
        <source>Right so far: %1 of %2 cells.</source>
        <translation>Richtig bis jetzt: %1 von %2 Zellen.</translation>
    </message>
    <message>
        <source>The box with I = %1 and J = %2 holds G shifted by %3, and %4 is another number there.</source>
        <translation>Der Block mit I = %1 und J = %2 enthält G um %3 verschoben, aber %4 ist dort eine andere Zahl.</translation>
    </message>
    <message>
        <source>The box with I = %1 and J = %2 holds G shifted by %3, but %4.</source>
        <translation>Der Block mit I = %1 und J = %2 enthält G um %3 verschoben, aber %4.</translation>
    </message>
    <message>
        <source>In the box with I = %1 and J = %2, G is shifted by %3: that brings place %4 to %5, not place %6.</source>
        <translation>Im Block mit I = %1 und J = %2 ist G um %3 verschoben: Das bringt Platz %4 nach %5, nicht Platz %6.</translation>
    </message>
    <message>
        <source>Other boxes have slips too: all are marked.</source>
        <translation>Auch andere Blöcke haben Fehler: Alle sind markiert.</translation>
    </message>
    <message>
        <source>%1 stands in %2, and G does not bring it there, shifted as this box is.</source>
        <translation>%1 steht in %2, aber so, wie dieser Block verschoben ist, bringt G sie nicht dorthin.</translation>
    </message>
    <message>
        <source>Done: every digit of G is where the shift of this box brings it.</source>
        <translation>Fertig: Jede Ziffer von G steht dort, wohin die Verschiebung dieses Blocks sie bringt.</translation>
    </message>
    <message>
        <source>Done: the box with I = %1 and J = %2 holds G shifted by %3.</source>
        <translation>Fertig: Der Block mit I = %1 und J = %2 enthält G, verschoben um %3.</translation>
    </message>
    <message>
        <source>Done: every row, column and box has each digit once. One box to the right, G is shifted by %1 more, so its rows begin %1 places earlier in the list, and the boxes side by side share out the whole list. One box down, it is shifted by 1 more, so a column takes other digits there.</source>
        <translation>Fertig: Jede Zeile, jede Spalte und jeder Block hat jede Ziffer einmal. Einen Block weiter rechts ist G um %1 mehr verschoben; seine Zeilen beginnen also %1 Plätze früher in der Liste, und die Blöcke nebeneinander teilen die ganze Liste unter sich auf. Einen Block tiefer ist es um 1 mehr; so nimmt die Spalte dort andere Ziffern.</translation>
    </message>
</context>
<context>
    <name>BottleneckTurn</name>
    <message>
        <source>Step:</source>
        <translation>Schritt:</translation>
    </message>
    <message>
        <source>Find the bottleneck: click the step with the fewest open moves at which some blank cell cannot be filled yet. The board shows the step that you click.</source>
        <translation>Finde den Flaschenhals: Klicke den Schritt mit den wenigsten offenen Zügen an, bei dem sich noch nicht jede leere Zelle füllen lässt. Das Gitter zeigt den Schritt, den du anklickst.</translation>
    </message>
    <message>
        <source>Right. Step %1: open moves %2, and of the %3 blank cells %4 cannot be filled yet. Nowhere else are fewer open while that is so.</source>
        <translation>Richtig. Schritt %1: offene Züge %2, und von den %3 leeren Zellen lassen sich %4 noch nicht füllen. Nirgends sonst sind es weniger, solange das so ist.</translation>
    </message>
    <message>
        <source>Step %1: open moves %2. At another step, where some cell cannot be filled either, there are fewer.</source>
        <translation>Schritt %1: offene Züge %2. Bei einem anderen Schritt, bei dem sich auch nicht jede Zelle füllen lässt, sind es weniger.</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: each of the %n blank cell(s) can be filled at once, as the rings show. Few moves are left there, but nobody is stuck.</source>
        <translation>
            <numerusform>Schritt %1: Die %n leere Zelle lässt sich sofort füllen, wie der Ring zeigt. Dort bleiben nur wenige Züge, aber niemand steckt fest.</numerusform>
            <numerusform>Schritt %1: Jede der %n leeren Zellen lässt sich sofort füllen, wie die Ringe zeigen. Dort bleiben nur wenige Züge, aber niemand steckt fest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellNames</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>die Zeilen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>die Spalten %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>die Blöcke %1</translation>
    </message>
    <message>
        <source>in rows %1</source>
        <translation>in den Zeilen %1</translation>
    </message>
    <message>
        <source>in columns %1</source>
        <translation>in den Spalten %1</translation>
    </message>
    <message>
        <source>in boxes %1</source>
        <translation>in den Blöcken %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>one house, or one of each kind</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>the falling diagonal</source>
        <translation>die fallende Diagonale</translation>
    </message>
    <message>
        <source>the rising diagonal</source>
        <translation>die steigende Diagonale</translation>
    </message>
    <message>
        <source>disjoint group %1</source>
        <translation>Platzgruppe %1</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>Fenster %1</translation>
    </message>
    <message>
        <source>extra region %1</source>
        <translation>Zusatzregion %1</translation>
    </message>
    <message>
        <source>cage %1</source>
        <translation>Käfig %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Linie %1</translation>
    </message>
</context>
<context>
    <name>ChainText</name>
    <message>
        <source>If %1 is not %2, it is %3.</source>
        <comment>a cell, two digits</comment>
        <translation>Ist %1 nicht %2, so ist es %3.</translation>
    </message>
    <message>
        <source>If %1 is %2, it is not %3.</source>
        <comment>a cell, two digits</comment>
        <translation>Ist %1 die %2, so ist es nicht %3.</translation>
    </message>
    <message>
        <source>If %1 is not %2, then %3 is: %4 has no other place for it.</source>
        <comment>a cell, a digit, a cell, a house</comment>
        <translation>Ist %1 nicht %2, dann ist es %3: %4 hat keinen anderen Platz dafür.</translation>
    </message>
    <message>
        <source>If %1 is %2, then %3 is not: both lie in %4.</source>
        <comment>a cell, a digit, a cell, a house</comment>
        <translation>Ist %1 die %2, dann nicht %3: Beide liegen in %4.</translation>
    </message>
    <message>
        <source>If %1 is not %2, then %3 is %4.</source>
        <comment>a cell, a digit, twice</comment>
        <translation>Ist %1 nicht %2, so ist %3 %4.</translation>
    </message>
    <message>
        <source>If %1 is %2, then %3 is not %4.</source>
        <comment>a cell, a digit, twice</comment>
        <translation>Ist %1 %2, so ist %3 nicht %4.</translation>
    </message>
    <message>
        <source>%1 have only %2: without %3 they need all the others, so one of them is %4.</source>
        <comment>cells, digits, two digits</comment>
        <translation>In %1 stehen nur %2: Ohne die %3 brauchen sie alle anderen, also ist eine davon %4.</translation>
    </message>
    <message>
        <source>If %1, then %2: %3 has no other place for %4.</source>
        <comment>two statements such as r1c1 is 3, a house, a digit</comment>
        <translation>Gilt: %1, so gilt auch: %2, denn %3 hat keinen anderen Platz für die %4.</translation>
    </message>
    <message>
        <source>If %1, then %2: all lie in %3.</source>
        <comment>two statements, a house</comment>
        <translation>Gilt: %1, so gilt auch: %2, denn alle liegen in %3.</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <comment>two statements</comment>
        <translation>Gilt: %1, so gilt auch: %2.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a cell, digits with or</comment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>a cell, digits with or</comment>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <comment>cells with and, a digit</comment>
        <translation>eine von %1 ist %2</translation>
    </message>
    <message>
        <source>none of %1 is %2</source>
        <comment>cells with and, a digit</comment>
        <translation>keine von %1 ist %2</translation>
    </message>
</context>
<context>
    <name>ChartText</name>
    <message numerus="yes">
        <source>%Ln step(s).</source>
        <translation>
            <numerusform>%Ln Schritt.</numerusform>
            <numerusform>%Ln Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The techniques Nonet knows get no further.</source>
        <translation>Dann führen die Techniken, die dieses Programm kennt, nicht weiter.</translation>
    </message>
    <message>
        <source>%1 candidates in %2 blank cells at the start. The candidate sum D is %3, of which %4 come from the board where singles are exhausted.</source>
        <translation>Am Anfang %1 Kandidaten in %2 leeren Zellen. Die Kandidatensumme D ist %3; davon kommen %4 von dem Gitter, auf dem die Singles erschöpft sind.</translation>
    </message>
    <message>
        <source>At every point every blank cell can be filled at once: nobody gets stuck here.</source>
        <translation>An jeder Stelle lässt sich jede offene Zelle sofort füllen: hier bleibt niemand stecken.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) lead(s) on from there, counting techniques up to the hardest of the path.</source>
        <translation>
            <numerusform>Von dort führt %Ln Schritt weiter, gezählt mit Techniken bis zur schwersten des Wegs.</numerusform>
            <numerusform>Von dort führen %Ln Schritte weiter, gezählt mit Techniken bis zur schwersten des Wegs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln technique(s);</source>
        <translation>
            <numerusform>%Ln Technik;</numerusform>
            <numerusform>%Ln Techniken;</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are singles.</source>
        <translation>%1 von %2 Schritten sind Singles.</translation>
    </message>
    <message>
        <source>Singles alone solve this puzzle: nothing is left after them.</source>
        <translation>Singles allein lösen dieses Rätsel: danach ist nichts übrig.</translation>
    </message>
    <message>
        <source>%1 candidates; the most are in %2: %3.</source>
        <comment>a number, a cell, a number</comment>
        <translation>%1 Kandidaten; die meisten stehen in %2: %3.</translation>
    </message>
    <message>
        <source>Where a solver must look for more than singles.</source>
        <translation>Wo man nach mehr als Singles suchen muss.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1.</source>
        <comment>a file</comment>
        <translation>aus %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) without a puzzle of exactly one solution skipped.</source>
        <translation>
            <numerusform>%Ln Zeile ohne Rätsel mit genau einer Lösung übergangen.</numerusform>
            <numerusform>%Ln Zeilen ohne Rätsel mit genau einer Lösung übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank correlation (Spearman): %1.</source>
        <translation>Rangkorrelation (Spearman): %1.</translation>
    </message>
    <message>
        <source>No rank correlation: one of the measures is the same throughout.</source>
        <translation>Keine Rangkorrelation: eines der Maße ist überall gleich.</translation>
    </message>
    <message>
        <source>Cancelled before the file ended.</source>
        <translation>Vor dem Ende der Datei abgebrochen.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Punkte bis hier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>After step</source>
        <translation>Nach Schritt</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Leere Zellen</translation>
    </message>
    <message>
        <source>Sum of weights</source>
        <translation>Summe der Gewichte</translation>
    </message>
    <message>
        <source>Before step</source>
        <translation>Vor Schritt</translation>
    </message>
    <message>
        <source>Placing a digit</source>
        <translation>Setzen eine Ziffer</translation>
    </message>
    <message>
        <source>Removing candidates</source>
        <translation>Streichen Kandidaten</translation>
    </message>
    <message>
        <source>Technique taken</source>
        <translation>Genommene Technik</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kennziffer</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Solved by step</source>
        <translation>Gelöst von Schritt</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Schwerste</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>darüber</translation>
    </message>
    <message>
        <source>Difficulty of each step</source>
        <translation>Schwierigkeit je Schritt</translation>
    </message>
    <message>
        <source>Candidates left</source>
        <translation>Übrige Kandidaten</translation>
    </message>
    <message>
        <source>Available steps</source>
        <translation>Mögliche Schritte</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Candidates by cell</source>
        <translation>Kandidaten je Zelle</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Candidate sum D</source>
        <translation>Kandidatensumme D</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Positions of the search</source>
        <translation>Stellungen der Suche</translation>
    </message>
    <message>
        <source>Narrowest point</source>
        <translation>Engste Stelle</translation>
    </message>
    <message>
        <source>Open a file of puzzles, one per line: each becomes a point.</source>
        <translation>Öffne eine Datei mit Rätseln, eines je Zeile: jedes wird ein Punkt.</translation>
    </message>
    <message>
        <source>No puzzle with exactly one solution was found in %1.</source>
        <translation>In %1 wurde kein Rätsel mit genau einer Lösung gefunden.</translation>
    </message>
    <message>
        <source>Being worked out…</source>
        <translation>Wird ausgerechnet…</translation>
    </message>
    <message>
        <source>Difficulty is measured for plain 9x9 puzzles only.</source>
        <translation>Nur einfache 9x9-Rätsel haben eine Schwierigkeit, die gemessen wird.</translation>
    </message>
    <message>
        <source>This puzzle has no solution, so it has no path to draw.</source>
        <translation>Dieses Rätsel hat keine Lösung, also keinen Weg zum Zeichnen.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions, so it has no path to draw.</source>
        <translation>Dieses Rätsel hat mehrere Lösungen, also keinen Weg zum Zeichnen.</translation>
    </message>
    <message>
        <source>Every cell is given: there is nothing to solve.</source>
        <translation>Jede Zelle ist vorgegeben: es gibt nichts zu lösen.</translation>
    </message>
    <message>
        <source>None of the techniques Nonet knows makes a first step in this puzzle.</source>
        <translation>Keine der Techniken, die dieses Programm kennt, findet hier einen Anfang.</translation>
    </message>
    <message>
        <source>Score of the step</source>
        <translation>Punkte des Schritts</translation>
    </message>
    <message>
        <source>Steps with different results</source>
        <translation>Schritte mit verschiedenem Ergebnis</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>technique, number of steps</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Beyond the techniques</source>
        <translation>Über die Techniken hinaus</translation>
    </message>
    <message>
        <source>A large number counts the candidates of a blank cell; the small ones are givens.</source>
        <translation>Eine große Zahl zählt die Kandidaten einer leeren Zelle; die kleinen sind Vorgaben.</translation>
    </message>
    <message>
        <source>The board is empty. Open or type a puzzle, and its charts appear here.</source>
        <translation>Das Gitter ist leer. Öffne oder tippe ein Rätsel, dann stehen hier seine Diagramme.</translation>
    </message>
    <message>
        <source>While some blank cell cannot be filled yet, the fewest steps are open before step %1, %2.</source>
        <comment>a number, a technique</comment>
        <translation>Solange sich noch nicht jede leere Zelle füllen lässt, stehen vor Schritt %1, %2, die wenigsten Schritte offen.</translation>
    </message>
    <message>
        <source>Step %1 scores highest: %2.</source>
        <comment>a number, a technique</comment>
        <translation>Die meisten Punkte hat Schritt %1: %2.</translation>
    </message>
    <message>
        <source>The whole path: %1.</source>
        <comment>a level and score</comment>
        <translation>Der ganze Weg: %1.</translation>
    </message>
    <message>
        <source>All steps score alike.</source>
        <translation>Alle Schritte haben dieselbe Punktzahl.</translation>
    </message>
    <message>
        <source>%1 steps score highest; the first is step %2: %3.</source>
        <comment>two or more, a number, a technique</comment>
        <translation>%1 Schritte haben die höchste Punktzahl; der erste ist Schritt %2: %3.</translation>
    </message>
    <message>
        <source>Rated %1.</source>
        <comment>by a profile of techniques</comment>
        <translation>Bewertet %1.</translation>
    </message>
</context>
<context>
    <name>CliText</name>
    <message>
        <source>There is no command named %1.</source>
        <translation>Einen Befehl namens %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no option named %1 before the command.</source>
        <translation>Vor dem Befehl gibt es keine Option namens %1.</translation>
    </message>
    <message>
        <source>%1 has no command named %2.</source>
        <translation>%1 hat keinen Unterbefehl namens %2.</translation>
    </message>
</context>
<context>
    <name>ConstructText</name>
    <message>
        <source>A box is its rows and columns, as in 3x3 or 2x3, with at most %1 cells.</source>
        <translation>Ein Block ist durch Zeilen und Spalten angegeben, wie in 3x3 oder 2x3, mit höchstens %1 Zellen.</translation>
    </message>
</context>
<context>
    <name>ConstructionText</name>
    <message>
        <source>%1 appears twice, as number %2 and as number %3.</source>
        <comment>a symbol, two positions</comment>
        <translation>%1 kommt zweimal vor, an Stelle %2 und an Stelle %3.</translation>
    </message>
    <message>
        <source>%1, number %2 of the list, is not a digit of this board, which takes 1 to %3.</source>
        <comment>a symbol, its position, the largest digit</comment>
        <translation>%1 an Stelle %2 der Liste ist keine Ziffer dieses Gitters: es nimmt 1 bis %3.</translation>
    </message>
    <message>
        <source>The list has %1 symbols; it needs %2.</source>
        <translation>Die Liste hat %1 Zeichen, sie braucht %2.</translation>
    </message>
    <message>
        <source>The list has %1 symbols; it takes only %2.</source>
        <translation>Die Liste hat %1 Zeichen, sie nimmt nur %2.</translation>
    </message>
    <message>
        <source>The list has %1 symbols and needs %2. Only digits complete themselves: nobody can know which symbol is missing.</source>
        <translation>Die Liste hat %1 Zeichen und braucht %2. Nur Ziffern ergänzen sich selbst: Welches Zeichen fehlt, kann niemand wissen.</translation>
    </message>
    <message>
        <source>The list is not readable text.</source>
        <translation>Die Liste ist kein lesbarer Text.</translation>
    </message>
    <message>
        <source>The mask has %1 characters; this board has %2 cells.</source>
        <translation>Die Maske hat %1 Zeichen, dieses Gitter hat %2 Zellen.</translation>
    </message>
    <message>
        <source>All of %1 is given: it holds the whole list.</source>
        <comment>a house</comment>
        <translation>Vollständig gegeben ist %1: Darin steht die ganze Liste.</translation>
    </message>
    <message>
        <source>All %1 digits are seen: each names its place.</source>
        <translation>Alle %1 Ziffern sind zu sehen: Jede nennt ihre Stelle.</translation>
    </message>
    <message>
        <source>%1 of %2 digits are seen: %3 takes the place that is left.</source>
        <comment>two numbers, a digit</comment>
        <translation>%1 von %2 Ziffern sind zu sehen: Die %3 bekommt die Stelle, die übrig ist.</translation>
    </message>
    <message>
        <source>%1 of %2 digits are seen: the other %3 can be exchanged, so %4 lists fit.</source>
        <comment>four numbers</comment>
        <translation>%1 von %2 Ziffern sind zu sehen: Die anderen %3 lassen sich vertauschen, also passen %4 Listen.</translation>
    </message>
    <message>
        <source>%1 holds %2 in the puzzle and %3 in the box that was given.</source>
        <comment>a cell, two digits</comment>
        <translation>In %1 steht im Rätsel %2 und im angegebenen Block %3.</translation>
    </message>
    <message>
        <source>No key: %1 says that %2 becomes %3, and %4 says that %5 becomes %6.</source>
        <comment>a cell, two digits, another cell, two digits</comment>
        <translation>Kein Schlüssel: Nach %1 wird aus %2 %3, nach %4 wird aus %5 %6.</translation>
    </message>
    <message>
        <source>%1 and %2 both become %3.</source>
        <comment>three digits</comment>
        <translation>Aus %1 und %2 wird beide Male %3.</translation>
    </message>
    <message>
        <source>%1, number %2 of the floor, is not a digit from 1 to 9.</source>
        <translation>%1 an Stelle %2 der Etage ist keine Ziffer von 1 bis 9.</translation>
    </message>
    <message>
        <source>%1, number %2 of the tower, is not a digit from 1 to 9.</source>
        <translation>%1 an Stelle %2 des Turms ist keine Ziffer von 1 bis 9.</translation>
    </message>
    <message>
        <source>The floor has %1 digits; it needs %2: three rows of nine.</source>
        <translation>Die Etage hat %1 Ziffern, sie braucht %2: drei Zeilen zu neun.</translation>
    </message>
    <message>
        <source>The tower has %1 digits; it needs %2: nine rows of three.</source>
        <translation>Der Turm hat %1 Ziffern, er braucht %2: neun Zeilen zu drei.</translation>
    </message>
    <message>
        <source>This is not a floor: %1</source>
        <comment>a sentence</comment>
        <translation>Das ist keine Etage: %1</translation>
    </message>
    <message>
        <source>This is not a tower: %1</source>
        <comment>a sentence</comment>
        <translation>Das ist kein Turm: %1</translation>
    </message>
    <message>
        <source>The tower does not fit this floor: %1</source>
        <comment>a sentence</comment>
        <translation>Der Turm passt nicht auf diese Etage: %1</translation>
    </message>
    <message>
        <source>No list gives this board: %1 and %2 need two digits, %3 and %4, in one place, %5.</source>
        <comment>two cells, two digits, a place as S[0]</comment>
        <translation>Keine Liste ergibt dieses Gitter: %1 und %2 brauchen zwei Ziffern, %3 und %4, an einem Platz, %5.</translation>
    </message>
    <message>
        <source>No list gives this board: %1 and %2 need the digit %3 in two places, %4 and %5.</source>
        <comment>two cells, a digit, two places as S[0]</comment>
        <translation>Keine Liste ergibt dieses Gitter: %1 und %2 brauchen die Ziffer %3 an zwei Plätzen, %4 und %5.</translation>
    </message>
</context>
<context>
    <name>ConvertText</name>
    <message>
        <source>The minimal form is unchanged: %1</source>
        <translation>Die kleinste Form bleibt: %1</translation>
    </message>
</context>
<context>
    <name>CountTurn</name>
    <message>
        <source>Row %1 has %2 twice, in %3 and %4.</source>
        <translation>In Zeile %1 steht %2 zweimal, in %3 und %4.</translation>
    </message>
    <message>
        <source>Column %1 has %2 twice, in %3 and %4.</source>
        <translation>In Spalte %1 steht %2 zweimal, in %3 und %4.</translation>
    </message>
    <message>
        <source>Box %1 has %2 twice, in %3 and %4.</source>
        <translation>In Block %1 steht %2 zweimal, in %3 und %4.</translation>
    </message>
    <message>
        <source>No digit is left for %1. Take one of yours back.</source>
        <translation>Für %1 ist keine Ziffer übrig. Nimm eine von deinen zurück.</translation>
    </message>
    <message>
        <source>You have found this way before. Try another.</source>
        <translation>Diese Möglichkeit hast du schon gefunden. Suche eine andere.</translation>
    </message>
    <message>
        <source>Below floor %1 there are more ways than you have found.</source>
        <translation>Unter Etage %1 gibt es mehr Möglichkeiten, als du gefunden hast.</translation>
    </message>
    <message>
        <source>%1 ways with 1234 on top, and 4 × 3 × 2 × 1 = %2 first rows, each with as many: %3 grids. The 9×9 grids are counted in the same way.</source>
        <translation>%1 Möglichkeiten mit 1234 oben und 4 × 3 × 2 × 1 = %2 erste Zeilen, jede mit gleich vielen: %3 Gitter. Die 9×9-Gitter werden genauso gezählt.</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 ist richtig.</translation>
    </message>
    <message>
        <source>%1 is not right.</source>
        <translation>%1 ist nicht richtig.</translation>
    </message>
    <message>
        <source>%1 ways have 1234 on top. In how many orders can the first row stand?</source>
        <translation>%1 Möglichkeiten haben 1234 oben. In wie vielen Reihenfolgen kann die erste Zeile stehen?</translation>
    </message>
    <message>
        <source>No digit clashes so far.</source>
        <translation>Bisher stört keine Ziffer eine andere.</translation>
    </message>
    <message>
        <source>Found below floor %1: %2. Below all four: %3.</source>
        <translation>Unter Etage %1 gefunden: %2. Unter allen vieren: %3.</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Etage %1</translation>
    </message>
</context>
<context>
    <name>DifficultyInput</name>
    <message>
        <source>This puzzle has no solution, so there is no difficulty to measure.</source>
        <translation>Dieses Rätsel hat keine Lösung, also gibt es keine Schwierigkeit zu messen.</translation>
    </message>
    <message>
        <source>This puzzle has more than one solution, so its difficulty means nothing.</source>
        <translation>Dieses Rätsel hat mehr als eine Lösung, also bedeutet seine Schwierigkeit nichts.</translation>
    </message>
    <message>
        <source>Singles alone</source>
        <translation>Nur Singles</translation>
    </message>
    <message>
        <source>One narrow place</source>
        <translation>Eine enge Stelle</translation>
    </message>
    <message>
        <source>An X-Wing</source>
        <translation>Ein X-Wing</translation>
    </message>
    <message>
        <source>17 clues</source>
        <translation>17 Vorgaben</translation>
    </message>
    <message>
        <source>Beyond this program</source>
        <translation>Jenseits dieses Programms</translation>
    </message>
</context>
<context>
    <name>DifficultyModel</name>
    <message>
        <source>beyond these techniques</source>
        <translation>jenseits dieser Techniken</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Nine weights are needed, and these are %1.</source>
        <translation>Neun Gewichte werden gebraucht, und das sind %1.</translation>
    </message>
    <message>
        <source>“%1” is not a number from 0 to %2.</source>
        <translation>„%1“ ist keine Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>%1 The weights before stay.</source>
        <translation>%1 Die Gewichte von vorher bleiben.</translation>
    </message>
</context>
<context>
    <name>DifficultyWorksheet</name>
    <message>
        <source>2. Count the cells of this box by their candidates, multiply by the weights, and add up.</source>
        <translation>2. Zähle die Zellen dieses Blocks nach ihren Kandidaten, nimm sie mit den Gewichten mal und zähle zusammen.</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Sum of the box: %1. Of the whole board: %2.</source>
        <translation>Summe des Blocks: %1. Des ganzen Gitters: %2.</translation>
    </message>
    <message>
        <source>Sum of the box: __________</source>
        <translation>Summe des Blocks: __________</translation>
    </message>
    <message>
        <source>Cells still blank once no single is left: %1</source>
        <translation>Zellen, die noch leer sind, wenn kein Single mehr da ist: %1</translation>
    </message>
    <message>
        <source>Cells still blank once no single is left: ______</source>
        <translation>Zellen, die noch leer sind, wenn kein Single mehr da ist: ______</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>can be filled</source>
        <translation>füllbar</translation>
    </message>
    <message>
        <source>other moves</source>
        <translation>andere Züge</translation>
    </message>
    <message>
        <source>Narrowest at step: ______   Moves open there: ______</source>
        <translation>Am engsten bei Schritt: ______   Offene Züge dort: ______</translation>
    </message>
    <message>
        <source>Every step is crossed out: nobody gets stuck.</source>
        <translation>Jeder Schritt ist gestrichen: Niemand bleibt stecken.</translation>
    </message>
    <message>
        <source>Narrowest at step: %1. Moves open there: %2. The next step is %3.</source>
        <translation>Am engsten bei Schritt: %1. Offene Züge dort: %2. Der nächste Schritt ist: %3.</translation>
    </message>
    <message>
        <source>HoDoKu gives each technique a level and points. This is how often a solver&apos;s path through one puzzle uses each of them. Work out the points of each, and their sum: the score.</source>
        <translation>HoDoKu gibt jeder Technik eine Stufe und Punkte. So oft kommt jede auf dem Lösungsweg eines Rätsels vor. Rechne aus, wie viele Punkte jede bringt, und zähle sie zusammen: Das ist die Punktzahl.</translation>
    </message>
    <message>
        <source>technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>times used</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <comment>a level; a score</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>The puzzle&apos;s level is that of its hardest technique, or a higher one that the score reaches: %1.</source>
        <translation>Die Stufe des Rätsels ist die seiner schwersten Technik oder eine höhere, die die Punktzahl erreicht: %1.</translation>
    </message>
    <message>
        <source>Score: %1. Level: %2.</source>
        <translation>Punktzahl: %1. Stufe: %2.</translation>
    </message>
    <message>
        <source>Score: __________   Level: __________</source>
        <translation>Punktzahl: __________   Stufe: __________</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>blank cells</source>
        <translation>leere Zellen</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>HoDoKus Punktzahl</translation>
    </message>
    <message>
        <source>place by blank cells</source>
        <translation>Platz nach leeren Zellen</translation>
    </message>
    <message>
        <source>place by score</source>
        <translation>Platz nach Punktzahl</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>its square</source>
        <translation>im Quadrat</translation>
    </message>
    <message>
        <source>Six puzzles and two measures. Number the puzzles from 1, the easiest, to 6: once by their blank cells, once by HoDoKu&apos;s score. Write down how far the two places of each puzzle differ, and square it.</source>
        <translation>Sechs Rätsel und zwei Maße. Nummeriere die Rätsel von 1, dem leichtesten, bis 6: einmal nach den leeren Zellen, einmal nach HoDoKus Punktzahl. Schreibe auf, wie weit die beiden Plätze jedes Rätsels auseinanderliegen, und quadriere es.</translation>
    </message>
    <message>
        <source>The rank correlation of six puzzles is 1 − (sum of the squares ÷ 35). It is 1 if both orders are the same, 0 if one says nothing of the other, and −1 if one is the other read backwards.</source>
        <translation>Die Rangkorrelation von sechs Rätseln ist 1 − (Summe der Quadrate ÷ 35). Sie ist 1, wenn beide Reihenfolgen gleich sind, 0, wenn die eine nichts über die andere sagt, und −1, wenn die eine die andere rückwärts gelesen ist.</translation>
    </message>
    <message>
        <source>This is a puzzle&apos;s solution, with the clues of the puzzle on grey. Look for four cells in two rows, two columns and two boxes that hold only two digits, crosswise. If these digits changed places, every row, column and box would still be right. Ring such fours. How many clues has each? What if it had none?</source>
        <translation>Das ist die Lösung eines Rätsels; die Vorgaben des Rätsels stehen auf Grau. Suche vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, in denen nur zwei Ziffern stehen, über Kreuz. Tauschten diese Ziffern die Plätze, so stimmten immer noch alle Zeilen, Spalten und Blöcke. Umkreise solche Vierer. Wie viele Vorgaben hat jeder? Was wäre, wenn er keine hätte?</translation>
    </message>
    <message>
        <source>Without a clue there the puzzle would have two solutions, one with the digits exchanged.</source>
        <translation>Ohne Vorgabe dort hätte das Rätsel zwei Lösungen, eine davon mit den Ziffern vertauscht.</translation>
    </message>
    <message>
        <source>A single is a digit that is certain: its cell can be nothing else (naked single), or it has no other place in a row, column or box (hidden single). Fill in singles until you find no more. Write down four: cell, digit, reason.</source>
        <translation>Ein Single ist eine Ziffer, die sicher ist: Ihre Zelle kann nichts anderes sein (nackter Single), oder sie hat in einer Zeile, einer Spalte oder einem Block keinen anderen Platz (versteckter Single). Singles eintragen, bis keiner mehr zu finden ist. Vier davon aufschreiben: Zelle, Ziffer, Grund.</translation>
    </message>
    <message>
        <source>Sum of the squares: %1. Rank correlation: %2. Nearest to: %3.</source>
        <translation>Summe der Quadrate: %1. Rangkorrelation: %2. Am nächsten bei: %3.</translation>
    </message>
    <message>
        <source>Sum of the squares: ______   Rank correlation: ______   Which is it nearest to? 1 / 0 / −1</source>
        <translation>Summe der Quadrate: ______   Rangkorrelation: ______   Welchem Wert ist sie am nächsten? 1 / 0 / −1</translation>
    </message>
    <message>
        <source>1. Write into each blank cell of %1 how many digits it can still be, its candidates: digits that stand in its row, column or box fall away.</source>
        <translation>1. Schreibe in jede leere Zelle von %1, wie viele Ziffern sie noch sein kann, ihre Kandidaten: Ziffern, die in ihrer Zeile, ihrer Spalte oder ihrem Block stehen, fallen weg.</translation>
    </message>
    <message>
        <source>These are the steps by which a solver comes through a puzzle. A cell&apos;s candidates are the digits that it can still be. Before each of them so many cells are blank; so many of these can be filled at once, and so many other moves take candidates away. Cross out the steps where every blank cell can be filled: nobody is stuck there. Of the others, ring those with the fewest moves of both kinds together.</source>
        <translation>Das sind die Schritte, mit denen ein Löser durch ein Rätsel kommt. Die Kandidaten einer Zelle sind die Ziffern, die sie noch sein kann. Vor jedem Schritt sind so viele Zellen leer; so viele davon lassen sich sofort füllen, und so viele andere Züge nehmen Kandidaten weg. Streiche die Schritte, bei denen sich jede leere Zelle füllen lässt: Dort bleibt niemand hängen. Kreise von den anderen die mit den wenigsten Zügen beider Arten zusammen ein.</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <comment>a letter; four cells; how many clues</comment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>The fours, by their letters, each with the number of its clues. %1.</source>
        <translation>Die Vierer nach ihren Buchstaben, jeder mit der Zahl seiner Vorgaben. %1.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>a blank</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>ein Tabulator</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>There is no puzzle in this: it is empty.</source>
        <translation>Hierin ist kein Rätsel: es ist leer.</translation>
    </message>
    <message>
        <source>Too many cells: %1 where a puzzle of this size has %2.</source>
        <translation>Zu viele Zellen: %1, wo ein Rätsel dieser Größe %2 hat.</translation>
    </message>
    <message>
        <source>Too few cells: %1 where a puzzle of this size has %2.</source>
        <translation>Zu wenige Zellen: %1, wo ein Rätsel dieser Größe %2 hat.</translation>
    </message>
    <message>
        <source>Two different characters stand for an empty cell (%1); only one may.</source>
        <translation>Zwei verschiedene Zeichen stehen für eine leere Zelle (%1): nur eines kann gemeint sein.</translation>
    </message>
    <message>
        <source>No cell can hold %1.</source>
        <translation>Keine Zelle kann dies enthalten: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a digit with a row and a column, such as 436.</source>
        <translation>„%1“ ist keine Ziffer mit Zeile und Spalte wie in 436.</translation>
    </message>
    <message>
        <source>The field “%1” has a value that is not allowed.</source>
        <translation>Das Feld „%1“ enthält etwas, das es nicht enthalten kann.</translation>
    </message>
    <message>
        <source>The field “%1” is missing.</source>
        <translation>Das Feld „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The file is damaged or cut short: it is not well-formed JSON.</source>
        <translation>Die Datei ist beschädigt oder abgeschnitten: es ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep; no puzzle needs that.</source>
        <translation>Die Datei ist tiefer als %1 Ebenen verschachtelt; das braucht kein Rätsel.</translation>
    </message>
    <message>
        <source>This is too large for a puzzle: %1, where at most %2 are read.</source>
        <translation>Das ist zu groß für ein Rätsel: %1, gelesen werden höchstens %2.</translation>
    </message>
    <message>
        <source>A newer Nonet wrote this (format %1; this one knows up to %2).</source>
        <translation>Das hat ein neueres Nonet geschrieben (Format %1; dieses kennt Formate bis %2).</translation>
    </message>
    <message>
        <source>This works on boards of 9 by 9 cells only; this one has %1 by %1.</source>
        <translation>Das geht nur mit Gittern von 9 mal 9 Zellen; dieses hat %1 mal %1.</translation>
    </message>
    <message>
        <source>There is no format named “%1”.</source>
        <translation>Es gibt kein Format namens „%1“.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. The file that was there is unchanged.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Die bisherige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Other text around the puzzle was ignored.</source>
        <translation>Anderer Text um das Rätsel wurde übergangen.</translation>
    </message>
    <message>
        <source>Only the first of several puzzles was taken.</source>
        <translation>Nur das erste von mehreren Rätseln wurde genommen.</translation>
    </message>
    <message>
        <source>A newer Nonet wrote this: it can only be looked at, so that nothing is lost.</source>
        <translation>Das hat ein neueres Nonet geschrieben: es kann nur angesehen werden, damit nichts verloren geht.</translation>
    </message>
    <message>
        <source>The stored history does not fit the puzzle: the position was kept, the history was not.</source>
        <translation>Der gespeicherte Verlauf passt nicht zum Rätsel: die Stellung wurde behalten, der Verlauf nicht.</translation>
    </message>
    <message>
        <source>%1 and %2 in %3 both hold %4.</source>
        <comment>two cells, a house, a digit</comment>
        <translation>%1 und %2 in %3 enthalten beide die %4.</translation>
    </message>
    <message>
        <source>There is no technique with the code “%1” here.</source>
        <translation>Ein Verfahren mit dem Code „%1“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>There is no puzzle in this. It begins with “%1”.</source>
        <translation>Hier steht kein Rätsel. Der Anfang lautet: „%1“.</translation>
    </message>
    <message>
        <source>Some cells with one candidate were left open, since another cell in the same house still has it.</source>
        <translation>Einige Zellen mit einem Kandidaten blieben offen, weil ihn eine andere Zelle ihrer Häuser noch hat.</translation>
    </message>
    <message>
        <source>“%1” is not a step of a transform, such as transpose, rows:12, columns:46, bands:13, stacks:23 or digits:35; rows change places within a band, columns within a stack.</source>
        <translation>„%1“ ist kein Schritt einer Umformung wie transpose, rows:12, columns:46, bands:13, stacks:23 oder digits:35; Zeilen tauschen innerhalb eines Zeilenbands, Spalten innerhalb eines Spaltenbands.</translation>
    </message>
    <message>
        <source>This holds more than %1 values, which no puzzle needs.</source>
        <translation>Das enthält mehr als %1 Werte; so viele braucht kein Rätsel.</translation>
    </message>
    <message>
        <source>This works with boxes of 3x3 cells only; those of this board have %1.</source>
        <translation>Das geht nur mit Blöcken aus 3x3 Zellen; die dieses Gitters haben %1.</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution can be rated; this one has none.</source>
        <translation>Nur ein Rätsel mit genau einer Lösung kann bewertet werden; dieses hat keine.</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution can be rated; this one has several.</source>
        <translation>Nur ein Rätsel mit genau einer Lösung kann bewertet werden; dieses hat mehrere.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is a folder, a pipe or a device and not a file.</source>
        <translation>%1 kann nicht gelesen werden: Es ist ein Ordner, eine Pipe oder ein Gerät und keine Datei.</translation>
    </message>
    <message>
        <source>Its title or another text was longer than Nonet keeps: the rest was left out.</source>
        <translation>Der Titel oder ein anderer Text war länger, als Nonet ihn aufbewahrt: Der Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>Some cells of a rule could not be read; the rule is kept as it was written.</source>
        <translation>Einige Zellen einer Regel konnten nicht gelesen werden; die Regel bleibt, wie sie geschrieben war.</translation>
    </message>
    <message>
        <source>Boards of %1 by %1 cells are not supported yet; the largest have 9 by 9.</source>
        <translation>Gitter mit %1 mal %1 Zellen werden noch nicht unterstützt; die größten haben 9 mal 9.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>This cannot take the rule “%1” into account yet.</source>
        <translation>Das kann die Regel „%1“ noch nicht berücksichtigen.</translation>
    </message>
    <message>
        <source>There is no puzzle in this: it is not text.</source>
        <translation>Darin ist kein Rätsel: Es ist kein Text.</translation>
    </message>
    <message>
        <source>This is too large for a profile of techniques: %1, where at most %2 are read.</source>
        <translation>Das ist zu groß für ein Profil von Techniken: %1; gelesen werden höchstens %2.</translation>
    </message>
    <message>
        <source>The technique with the code “%1” is there twice.</source>
        <translation>Die Technik mit dem Code „%1“ ist zweimal da.</translation>
    </message>
    <message>
        <source>This link holds no puzzle, only the name of one that lies on a server: open it in a browser, and take the long link from there.</source>
        <translation>Dieser Link enthält kein Rätsel, nur den Namen eines Rätsels auf einem Server: Im Browser öffnen und den langen Link von dort nehmen.</translation>
    </message>
    <message>
        <source>Boards that are not square, have holes or several grids are not supported here yet.</source>
        <translation>Gitter, die nicht quadratisch sind, Lücken haben oder aus mehreren Teilgittern bestehen, werden hier noch nicht unterstützt.</translation>
    </message>
    <message>
        <source>Boards with regions of other forms than boxes are not supported here yet.</source>
        <translation>Gitter, deren Regionen keine Blöcke sind, werden hier noch nicht unterstützt.</translation>
    </message>
    <message>
        <source>Boards with other symbols than the digits from 1 are not supported here yet.</source>
        <translation>Gitter mit anderen Symbolen als den Ziffern ab 1 werden hier noch nicht unterstützt.</translation>
    </message>
    <message>
        <source>Boards where a digit stands more than once in a row, column or region are not supported here yet.</source>
        <translation>Gitter, in denen eine Ziffer mehrmals in einer Zeile, Spalte oder Region steht, werden hier noch nicht unterstützt.</translation>
    </message>
    <message>
        <source>This link is damaged or cut short: its puzzle cannot be unpacked.</source>
        <translation>Dieser Link ist beschädigt oder abgeschnitten: Sein Rätsel lässt sich nicht entpacken.</translation>
    </message>
    <message>
        <source>Some drawings could not be read and were left out.</source>
        <translation>Einige Zeichnungen ließen sich nicht lesen und wurden weggelassen.</translation>
    </message>
    <message>
        <source>Pencil marks that are no digits of the board, or stand on givens, were left out.</source>
        <translation>Notizen, die keine Ziffern des Gitters sind oder auf Vorgaben stehen, wurden weggelassen.</translation>
    </message>
    <message>
        <source>Drawings that reach far beyond the board are kept, but cut off.</source>
        <translation>Zeichnungen, die weit über das Gitter hinausragen, werden behalten, aber abgeschnitten.</translation>
    </message>
    <message>
        <source>Of several colours in one cell, all are kept, but only the first is shown.</source>
        <translation>Von mehreren Farben einer Zelle werden alle behalten, aber nur die erste wird gezeigt.</translation>
    </message>
    <message>
        <source>The file has fog but no solution to clear it by: everything is shown.</source>
        <translation>Die Datei hat Nebel, aber keine Lösung, die ihn lichten könnte: Alles wird gezeigt.</translation>
    </message>
    <message>
        <source>The puzzle has rules that this version does not know: they are kept, but not checked.</source>
        <translation>Das Rätsel hat Regeln, die diese Version nicht kennt: sie bleiben erhalten, werden aber nicht geprüft.</translation>
    </message>
    <message>
        <source>The setter&apos;s solution breaks a rule of the puzzle, so your digits are not checked by it.</source>
        <translation>Die Lösung des Autors verletzt eine Regel des Rätsels; deshalb werden deine Ziffern nicht mit ihr verglichen.</translation>
    </message>
    <message>
        <source>The puzzle came as a drawing: rules other than rows, columns, regions and cages are not known to Nonet and are not checked.</source>
        <translation>Das Rätsel kam als Zeichnung: Andere Regeln als Zeilen, Spalten, Regionen und Käfige kennt Nonet nicht und prüft sie nicht.</translation>
    </message>
    <message>
        <source>The setter&apos;s drawings are shown; a rule that they stand for is not checked.</source>
        <translation>Die Zeichnungen des Autors werden gezeigt; eine Regel, für die sie stehen, wird nicht geprüft.</translation>
    </message>
</context>
<context>
    <name>ExportLossText</name>
    <message>
        <source>Lost: which digits were given and which were entered.</source>
        <translation>Verloren: welche Ziffern vorgegeben und welche eingetragen waren.</translation>
    </message>
    <message>
        <source>Lost: the candidates that were struck out.</source>
        <translation>Verloren: die gestrichenen Kandidaten.</translation>
    </message>
    <message>
        <source>Lost: the candidates that the puzzle itself rules out.</source>
        <translation>Verloren: die Kandidaten, die das Rätsel selbst ausschließt.</translation>
    </message>
    <message>
        <source>Lost: marks, colours and links.</source>
        <translation>Verloren: Notizen, Farben und Verbindungen.</translation>
    </message>
    <message>
        <source>Lost: the history.</source>
        <translation>Verloren: der Verlauf.</translation>
    </message>
    <message>
        <source>Lost: title, author and everything else around the puzzle.</source>
        <translation>Verloren: Titel, Autor und alles andere um das Rätsel herum.</translation>
    </message>
    <message>
        <source>Lost: the rules beyond rows, columns and boxes.</source>
        <translation>Verloren: die Regeln über Zeilen, Spalten und Blöcke hinaus.</translation>
    </message>
    <message>
        <source>Lost: that cells with a single candidate are blank; they will be read as filled.</source>
        <translation>Verloren: dass Zellen mit nur einem Kandidaten leer sind; gelesen werden sie als ausgefüllt.</translation>
    </message>
    <message>
        <source>Lost: the boxes, which are not 3 by 3 cells.</source>
        <translation>Verloren: die Blöcke, die nicht aus 3 mal 3 Zellen bestehen.</translation>
    </message>
    <message>
        <source>Lost: source, tags and the time played.</source>
        <translation>Verloren: Quelle, Schlagwörter und die Spielzeit.</translation>
    </message>
    <message>
        <source>Lost: rules that the format has no form for.</source>
        <translation>Verloren: Regeln, für die das Format keine Form hat.</translation>
    </message>
    <message>
        <source>Lost: the player&apos;s colours and links.</source>
        <translation>Verloren: die Farben und Verbindungen des Spielers.</translation>
    </message>
    <message>
        <source>Lost: drawings and fog.</source>
        <translation>Verloren: Zeichnungen und Nebel.</translation>
    </message>
    <message>
        <source>Lost: drawings that the format has no form for.</source>
        <translation>Verloren: Zeichnungen, für die das Format keine Form hat.</translation>
    </message>
</context>
<context>
    <name>FloorPictures</name>
    <message>
        <source>How many digits of 4, 5, 6 stand below 1, 2, 3?</source>
        <translation>Wie viele der Ziffern 4, 5, 6 stehen unter 1, 2, 3?</translation>
    </message>
    <message>
        <source>%1 ways</source>
        <translation>%1 Arten</translation>
    </message>
    <message>
        <source>%1 = %2 shares, each trio in 6 orders: %2 × 6 × 6 × 6</source>
        <translation>%1 = %2 Aufteilungen, jedes Trio in 6 Reihenfolgen: %2 × 6 × 6 × 6</translation>
    </message>
</context>
<context>
    <name>FloorTurn</name>
    <message>
        <source>Row %1 has %2 twice, in %3 and %4.</source>
        <translation>Zeile %1 hat die %2 zweimal, in %3 und %4.</translation>
    </message>
    <message>
        <source>Box %1 has %2 twice, in %3 and %4.</source>
        <translation>Block %1 hat die %2 zweimal, in %3 und %4.</translation>
    </message>
    <message>
        <source>No digit is left for %1: its row and its box have all nine between them. Take one of them back.</source>
        <translation>Für %1 bleibt keine Ziffer: Zeile und Block zusammen haben schon alle neun. Nimm eine davon zurück.</translation>
    </message>
    <message>
        <source>No row and no box has a digit twice so far: %1 of %2 cells.</source>
        <translation>Bisher hat keine Zeile und kein Block eine Ziffer zweimal: %1 von %2 Zellen.</translation>
    </message>
</context>
<context>
    <name>FormatTitle</name>
    <message>
        <source>One line of 81 characters</source>
        <translation>Eine Zeile mit 81 Zeichen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Candidate grid</source>
        <translation>Kandidatengitter</translation>
    </message>
    <message>
        <source>Candidates as 729 characters</source>
        <translation>Kandidaten als 729 Zeichen</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>HoDoKu-Bibliothekszeile</translation>
    </message>
    <message>
        <source>Nonet puzzle</source>
        <translation>Nonet-Rätsel</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>Link von f-puzzles</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad-Link</translation>
    </message>
    <message>
        <source>String for Interactive Sudoku Solver</source>
        <translation>Zeichenkette für Interactive Sudoku Solver</translation>
    </message>
</context>
<context>
    <name>GenerateOptionsText</name>
    <message>
        <source>%1 is not a range such as 24-30.</source>
        <translation>%1 ist kein Bereich wie 24-30.</translation>
    </message>
    <message>
        <source>The option %1 is not built yet.</source>
        <translation>Die Option %1 ist noch nicht gebaut.</translation>
    </message>
    <message>
        <source>There is no level %1.</source>
        <translation>Eine Stufe %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>No puzzle with fewer than %1 clues has one solution.</source>
        <translation>Kein Rätsel mit weniger als %1 Vorgaben hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>A puzzle has at most 81 clues.</source>
        <translation>Ein Rätsel hat höchstens 81 Vorgaben.</translation>
    </message>
    <message>
        <source>There is no symmetry %1.</source>
        <translation>Eine Symmetrie %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no method %1.</source>
        <translation>Ein Verfahren %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no heuristic %1.</source>
        <translation>Eine Heuristik %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>--heuristic goes with --method inverse.</source>
        <translation>--heuristic gehört zu --method inverse.</translation>
    </message>
    <message>
        <source>There is no technique %1.</source>
        <translation>Eine Technik %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is not a technique with a number of uses, such as 0300:2.</source>
        <translation>%1 ist keine Technik mit Anzahl wie 0300:2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>--method pattern goes with --pattern.</source>
        <translation>--method pattern braucht --pattern.</translation>
    </message>
    <message>
        <source>--pattern goes with the methods pattern and shift.</source>
        <translation>--pattern gehört zu den Methoden pattern und shift.</translation>
    </message>
    <message>
        <source>“%1” names no technique.</source>
        <translation>„%1“ nennt keine Technik.</translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message>
        <source>The deadline has passed; best so far: %1 of %2 puzzles.</source>
        <translation>Die Frist ist um; bisher am besten: %1 von %2 Rätseln.</translation>
    </message>
    <message>
        <source>Nearest to the goal was %1 with %2 clues, level %3 and score %4; it misses: %5.</source>
        <translation>Dem Ziel am nächsten war %1 mit %2 Vorgaben, Stufe %3 und Punktzahl %4; verfehlt: %5.</translation>
    </message>
    <message>
        <source>No filling of the pattern with one solution was found; the best had %1.</source>
        <translation>Keine Füllung des Musters mit genau einer Lösung gefunden; die beste hatte %1.</translation>
    </message>
</context>
<context>
    <name>GeneratorFilm</name>
    <message>
        <source>draw and draw again</source>
        <translation>ziehen und noch einmal ziehen</translation>
    </message>
    <message>
        <source>Fisher–Yates</source>
        <translation>Fisher–Yates</translation>
    </message>
    <message>
        <source>Durstenfeld</source>
        <translation>Durstenfeld</translation>
    </message>
    <message>
        <source>Arnow&apos;s tree</source>
        <translation>Baum von Arnow</translation>
    </message>
    <message>
        <source>Latif&apos;s tree</source>
        <translation>Baum von Latif</translation>
    </message>
    <message>
        <source>A number from 1 to %1 is drawn; one that is in the list already is drawn again.</source>
        <translation>Es wird eine Zahl von 1 bis %1 gezogen; eine, die schon in der Liste steht, wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Draw %1: %2 is in the list already.</source>
        <translation>Zug %1: %2 steht schon in der Liste.</translation>
    </message>
    <message>
        <source>Draw %1: %2 is new.</source>
        <translation>Zug %1: %2 ist neu.</translation>
    </message>
    <message>
        <source>The numbers stand in a row. One of those not struck out is struck, at random.</source>
        <translation>Die Zahlen stehen in einer Reihe. Eine der nicht gestrichenen wird zufällig gestrichen.</translation>
    </message>
    <message>
        <source>%1 is rolled: the number at that place among those left, %2, is struck and written down.</source>
        <translation>%1 wird gewürfelt: Die Zahl an dieser Stelle unter den übrigen, %2, wird gestrichen und aufgeschrieben.</translation>
    </message>
    <message>
        <source>The same without a second list: each place takes one of the numbers from there on.</source>
        <translation>Dasselbe ohne zweite Liste: Jeder Platz nimmt eine der Zahlen von dort an.</translation>
    </message>
    <message>
        <source>Place %1 keeps what it has.</source>
        <translation>Platz %1 behält, was er hat.</translation>
    </message>
    <message>
        <source>Place %1 changes with place %2.</source>
        <translation>Platz %1 tauscht mit Platz %2.</translation>
    </message>
    <message>
        <source>The root is the permutation of one element.</source>
        <translation>Die Wurzel ist die Permutation eines einzigen Elements.</translation>
    </message>
    <message>
        <source>%1 goes into each gap of each permutation before.</source>
        <translation>%1 kommt in jede Lücke jeder vorigen Permutation.</translation>
    </message>
    <message>
        <source>Nothing is chosen yet; each edge will choose one element.</source>
        <translation>Noch ist nichts gewählt; jede Kante wird ein Element wählen.</translation>
    </message>
    <message>
        <source>Choice %1: each vertex has %2 elements left. With cuts, this is the tree of a box.</source>
        <translation>Wahl %1: Für jeden Knoten sind so viele Elemente übrig: %2. Mit Schnitten ist das der Baum eines Blocks.</translation>
    </message>
    <message>
        <source>Draws; crossed out: drawn before</source>
        <translation>Züge; durchgestrichen: schon gezogen</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Written down</source>
        <translation>Aufgeschrieben</translation>
    </message>
    <message>
        <source>Tinted places are final</source>
        <translation>Getönte Plätze sind endgültig</translation>
    </message>
    <message>
        <source>%1 draws for %2 numbers; %3 are expected on average, each compared with the list.</source>
        <translation>%1 Ziehungen für %2 Zahlen; im Mittel sind %3 zu erwarten, jede mit der Liste verglichen.</translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>hardest technique</source>
        <translation>schwerste Technik</translation>
    </message>
    <message>
        <source>needed technique</source>
        <translation>nötige Technik</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>No puzzle with fewer than 17 clues has one solution.</source>
        <translation>Kein Rätsel mit weniger als 17 Vorgaben hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>The pattern does not have the number of clues you asked for.</source>
        <translation>Das Muster hat nicht so viele Vorgaben wie verlangt.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry you asked for.</source>
        <translation>Das Muster hat nicht die verlangte Symmetrie.</translation>
    </message>
    <message>
        <source>No puzzle of this level has such a score.</source>
        <translation>Kein Rätsel dieser Stufe hat eine solche Punktzahl.</translation>
    </message>
    <message>
        <source>A range ends before it starts.</source>
        <translation>Ein Bereich endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>No puzzle has this pattern: fewer than 17 clues never leave one solution.</source>
        <translation>Kein Rätsel hat dieses Muster: Weniger als 17 Vorgaben lassen nie genau eine Lösung.</translation>
    </message>
    <message>
        <source>No puzzle has this pattern: %1 and %2 are empty, and exchanging them makes another solution.</source>
        <translation>Kein Rätsel hat dieses Muster: %1 und %2 sind leer, und vertauscht ergeben sie eine andere Lösung.</translation>
    </message>
    <message>
        <source>No puzzle has this pattern: whatever the three lines from %1 on hold, their hidden cells can be filled in another way.</source>
        <translation>Kein Rätsel hat dieses Muster: Was auch immer in den drei Linien ab %1 steht, ihre verdeckten Zellen lassen sich anders füllen.</translation>
    </message>
    <message>
        <source>A path has at least one step at its narrowest point, so its width is 1 or more.</source>
        <translation>An der engsten Stelle eines Lösungswegs gibt es mindestens einen Schritt; seine Breite ist also 1 oder mehr.</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <comment>a technique, a level or technique</comment>
        <translation>%1 ist schwerer als %2.</translation>
    </message>
    <message>
        <source>The path may not use %1.</source>
        <comment>a technique</comment>
        <translation>Der Weg darf %1 nicht benutzen.</translation>
    </message>
    <message numerus="yes">
        <source>No puzzle has such a score: each blank adds at least %n point(s).</source>
        <translation>
            <numerusform>Kein Rätsel hat eine solche Punktzahl: Jede leere Zelle zählt mindestens %n Punkt.</numerusform>
            <numerusform>Kein Rätsel hat eine solche Punktzahl: Jede leere Zelle zählt mindestens %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalTurn</name>
    <message>
        <source>It is solved without this: %1.</source>
        <translation>Es lässt sich ohne dies lösen: %1.</translation>
    </message>
    <message>
        <source>The methods get stuck even with this: %1.</source>
        <translation>Die Methoden bleiben sogar damit stecken: %1.</translation>
    </message>
    <message>
        <source>It needs the method, but cannot be solved without what you exclude.</source>
        <translation>Es braucht die Methode, lässt sich aber nicht ohne das lösen, was du ausschließt.</translation>
    </message>
    <message>
        <source>Edit this puzzle until it needs this: %1. Click a clue to take it away, or a blank cell to bring its digit. One solution must stay.</source>
        <translation>Ändere dieses Rätsel, bis es dies braucht: %1. Klicke eine Vorgabe an, um sie wegzunehmen, oder eine leere Zelle, um ihre Ziffer zu setzen. Eine Lösung muss bleiben.</translation>
    </message>
    <message>
        <source>There are two solutions now or more: %1 can be %2 or %3. Bring a clue back.</source>
        <translation>Nun gibt es zwei Lösungen oder mehr: %1 kann %2 oder %3 sein. Setze eine Vorgabe wieder ein.</translation>
    </message>
    <message>
        <source>The goal is met. Without %1 the others get stuck with %2 cells blank; with it they solve the puzzle.</source>
        <translation>Das Ziel ist erreicht. Ohne %1 bleiben die anderen bei %2 leeren Zellen stecken; damit lösen sie das Rätsel.</translation>
    </message>
    <message>
        <source>Distance: %1, at the start %2.</source>
        <translation>Abstand: %1, am Anfang %2.</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>without %1 the others get stuck</source>
        <translation>ohne %1 bleiben die anderen stecken</translation>
    </message>
    <message>
        <source>with %1 it is solved</source>
        <translation>mit %1 wird es gelöst</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Nonet · seed %1</source>
        <translation>Nonet · Startwert %1</translation>
    </message>
    <message>
        <source>Answers, sheet %1</source>
        <translation>Lösungen, Blatt %1</translation>
    </message>
    <message>
        <source>Worksheet, sheet %1</source>
        <translation>Arbeitsblatt, Blatt %1</translation>
    </message>
    <message>
        <source>In your own words, for instance: %1</source>
        <translation>Mit eigenen Worten, zum Beispiel: %1</translation>
    </message>
    <message>
        <source>On the last page: %1</source>
        <translation>Auf der letzten Seite: %1</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <translation>%1 · Seite %2 von %3</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>A hint has no grade %1: it is told by name, houses, pattern or full.</source>
        <translation>Ein Hinweis hat keine Stufe %1: es gibt name, houses, pattern und full.</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Every cell is filled, and correctly.</source>
        <translation>Jede Zelle ist gefüllt, und zwar richtig.</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Kein Hinweis</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>This puzzle has no solution, so there is no step that leads to it.</source>
        <translation>Dieses Rätsel hat keine Lösung, also führt kein Schritt dorthin.</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Eine Sackgasse</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) on the board cannot be right.</source>
        <translation>
            <numerusform>%n Ziffer auf dem Gitter kann nicht stimmen.</numerusform>
            <numerusform>%n Ziffern auf dem Gitter können nicht stimmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <comment>cells</comment>
        <translation>Falsch: %1.</translation>
    </message>
    <message>
        <source>No other step</source>
        <translation>Kein anderer Schritt</translation>
    </message>
    <message>
        <source>No step found</source>
        <translation>Kein Schritt gefunden</translation>
    </message>
    <message>
        <source>No technique that Nonet knows changes %1 now.</source>
        <comment>a cell</comment>
        <translation>Keine Technik, die Nonet kennt, ändert jetzt etwas in %1.</translation>
    </message>
    <message>
        <source>Worked from full candidates.</source>
        <translation>Aus allen Kandidaten hergeleitet.</translation>
    </message>
    <message>
        <source>Worked from your candidates.</source>
        <translation>Aus deinen Kandidaten hergeleitet.</translation>
    </message>
    <message>
        <source>Worked from your centre marks.</source>
        <translation>Aus deinen Mittelmarken hergeleitet.</translation>
    </message>
    <message>
        <source>Look %1.</source>
        <comment>in boxes</comment>
        <translation>Sieh %1 nach.</translation>
    </message>
    <message>
        <source>This puzzle has no solution, so steps that rely on exactly one are off.</source>
        <translation>Dieses Rätsel hat keine Lösung, deshalb sind Schritte aus, die auf genau einer beruhen.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions, so steps that rely on exactly one are off.</source>
        <translation>Dieses Rätsel hat mehrere Lösungen, deshalb sind Schritte aus, die auf genau einer beruhen.</translation>
    </message>
    <message>
        <source>It is not known whether this puzzle has exactly one solution, so steps that rely on it are off.</source>
        <translation>Ob dieses Rätsel genau eine Lösung hat, ist nicht bekannt, deshalb sind Schritte aus, die darauf beruhen.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>The techniques that Nonet knows do not finish this puzzle.</source>
        <translation>Die Techniken, die Nonet kennt, lösen dieses Rätsel nicht zu Ende.</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>No solution of this puzzle fits what is on the board: a digit is wrong, or a needed candidate was struck out. Undo takes you back.</source>
        <translation>Keine Lösung dieses Rätsels passt zu dem, was auf dem Gitter steht: Eine Ziffer ist falsch, oder ein nötiger Kandidat wurde gestrichen. Rückgängig führt heraus.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) lack(s) the mark the solution needs.</source>
        <translation>
            <numerusform>%n Zelle fehlt die Marke, die die Lösung braucht.</numerusform>
            <numerusform>%n Zellen fehlt die Marke, die die Lösung braucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n cell(s) the candidate the solution needs was struck out.</source>
        <translation>
            <numerusform>In %n Zelle ist der Kandidat gestrichen, den die Lösung braucht.</numerusform>
            <numerusform>In %n Zellen ist der Kandidat gestrichen, den die Lösung braucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution needs it in %1.</source>
        <comment>cells</comment>
        <translation>Die Lösung braucht ihn in %1.</translation>
    </message>
    <message>
        <source>You have seen every step with a different result. Press Another to start over.</source>
        <translation>Das waren alle Schritte mit anderem Ergebnis. „Ein anderer“ beginnt von vorn.</translation>
    </message>
    <message>
        <source>No technique that Nonet knows places or removes a %1 now.</source>
        <comment>a digit</comment>
        <translation>Keine Technik, die Nonet kennt, setzt oder streicht jetzt eine %1.</translation>
    </message>
    <message>
        <source>None of the techniques you have switched on applies here. Others may.</source>
        <translation>Keine der eingeschalteten Techniken passt hier. Andere vielleicht schon.</translation>
    </message>
    <message>
        <source>No technique that Nonet knows places a digit here now, but some may remove candidates.</source>
        <translation>Keine Technik, die Nonet kennt, setzt hier eine Ziffer; manche streichen vielleicht Kandidaten.</translation>
    </message>
    <message>
        <source>No technique that Nonet knows applies here: a harder one, or trial and error, is needed.</source>
        <translation>Keine Technik, die Nonet kennt, passt hier: Es braucht eine schwerere oder Versuch und Irrtum.</translation>
    </message>
    <message>
        <source>This puzzle started with some candidates removed, so steps that rely on its having exactly one solution are off.</source>
        <translation>Diesem Rätsel fehlten von Anfang an Kandidaten; Schritte, die auf der Eindeutigkeit der Lösung beruhen, sind deshalb aus.</translation>
    </message>
    <message>
        <source>Only plain 9 by 9 puzzles can be replayed.</source>
        <translation>Nur gewöhnliche 9-mal-9-Rätsel laufen als Film.</translation>
    </message>
    <message>
        <source>Something in your position is wrong, so this starts from the givens.</source>
        <translation>Etwas in deiner Stellung ist falsch, deshalb geht es von den Vorgaben aus.</translation>
    </message>
    <message>
        <source>A search for something easier was cut off, as it took too long.</source>
        <translation>Die Suche nach etwas Leichterem wurde abgebrochen, da sie zu lange dauerte.</translation>
    </message>
    <message>
        <source>A search was cut off, as it took too long; there may be a step after all.</source>
        <translation>Eine Suche wurde abgebrochen, da sie zu lange dauerte; vielleicht gibt es doch einen Schritt.</translation>
    </message>
    <message>
        <source>A search was cut off, as it took too long; there may be a way on.</source>
        <translation>Eine Suche wurde abgebrochen, da sie zu lange dauerte; vielleicht geht es doch weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left out: found, but not proved.</source>
        <translation>
            <numerusform>%n Schritt weggelassen: gefunden, aber nicht bewiesen.</numerusform>
            <numerusform>%n Schritte weggelassen: gefunden, aber nicht bewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped here: a step was found, but it could not be proved, so it was left out.</source>
        <translation>Hier ist Schluss: Ein Schritt wurde gefunden, ließ sich aber nicht beweisen und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The next step is of a technique to stop before.</source>
        <translation>Der nächste Schritt gehört zu einer Technik mit Halt davor.</translation>
    </message>
    <message>
        <source>Hints work on plain 9 by 9 puzzles only so far; this one has another board or further rules.</source>
        <translation>Hinweise gibt es bisher nur für gewöhnliche 9-mal-9-Rätsel; dieses hat ein anderes Gitter oder weitere Regeln.</translation>
    </message>
</context>
<context>
    <name>InverseInput</name>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has more than one solution, and the inverse begins at one.</source>
        <translation>Dieses Rätsel hat mehr als eine Lösung, und die Umkehrung beginnt bei einer.</translation>
    </message>
    <message>
        <source>All five methods</source>
        <translation>Alle fünf Methoden</translation>
    </message>
    <message>
        <source>Two methods, from the paper</source>
        <translation>Zwei Methoden, aus dem Text</translation>
    </message>
    <message>
        <source>17 clues</source>
        <translation>17 Vorgaben</translation>
    </message>
    <message>
        <source>Beyond the methods</source>
        <translation>Jenseits der Methoden</translation>
    </message>
</context>
<context>
    <name>InverseModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a digit in a cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Single candidate</source>
        <translation>Einziger Kandidat</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Ausschluss</translation>
    </message>
    <message>
        <source>Block intersection</source>
        <translation>Blockschnitt</translation>
    </message>
    <message>
        <source>Covering set</source>
        <translation>Überdeckende Menge</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>%1: the mark %2 becomes the value of %3.</source>
        <translation>%1: Die Marke %2 wird der Wert von %3.</translation>
    </message>
    <message>
        <source>%1: the value %2 of %3 becomes its only mark.</source>
        <translation>%1: Der Wert %2 von %3 wird seine einzige Marke.</translation>
    </message>
    <message>
        <source>%1: the mark %2 leaves %3.</source>
        <translation>%1: Die Marke %2 verlässt %3.</translation>
    </message>
    <message>
        <source>%1: the mark %2 comes back to %3.</source>
        <translation>%1: Die Marke %2 kommt nach %3 zurück.</translation>
    </message>
    <message>
        <source>%1 is a mark</source>
        <translation>%1 ist eine Marke</translation>
    </message>
    <message>
        <source>%1 is not a mark yet</source>
        <translation>%1 ist noch keine Marke</translation>
    </message>
    <message>
        <source>%1 is its only mark</source>
        <translation>%1 ist die einzige Marke</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 is a value</source>
        <translation>%1 ist ein Wert</translation>
    </message>
    <message>
        <source>%1 is filled with %2</source>
        <translation>%1 ist mit %2 gefüllt</translation>
    </message>
    <message>
        <source>%1 are blank</source>
        <translation>%1 sind leer</translation>
    </message>
    <message>
        <source>%1 is a mark in %2</source>
        <translation>%1 ist eine Marke in %2</translation>
    </message>
    <message>
        <source>%1 is a mark in all four corners %2</source>
        <translation>%1 ist eine Marke in allen vier Ecken %2</translation>
    </message>
    <message>
        <source>%1 cells share %2 marks: %3</source>
        <translation>%1 Zellen teilen sich %2 Marken: %3</translation>
    </message>
    <message>
        <source>%1 is one of these marks</source>
        <translation>%1 ist eine dieser Marken</translation>
    </message>
    <message>
        <source>no %1 elsewhere %2</source>
        <translation>sonst keine %1 %2</translation>
    </message>
    <message>
        <source>%1 lies %2</source>
        <comment>a cell; in a row, column or box</comment>
        <translation>%1 liegt %2</translation>
    </message>
    <message>
        <source>%1 holds %2, which is no clue. Type %2 to give it in your puzzle.</source>
        <translation>In %1 steht %2, keine Vorgabe. %2 tippen macht sie zur Vorgabe deines Rätsels.</translation>
    </message>
    <message>
        <source>%1 holds the clue %2. Delete takes it out of your puzzle.</source>
        <translation>In %1 steht die Vorgabe %2. Entf nimmt sie aus deinem Rätsel.</translation>
    </message>
</context>
<context>
    <name>InverseWorksheet</name>
    <message>
        <source>The search takes values out of a solved board. Each stays in its cell as the only mark: small, in the left board. A solver gets the right one, with the same clues alone. Fill in both; on the right, find another solution than on the left.</source>
        <translation>Die Suche nimmt Werte aus einem gelösten Gitter heraus. Jeder bleibt als einzige Marke in seiner Zelle: klein, im linken Gitter. Wer löst, bekommt das rechte, nur mit denselben Vorgaben. Fülle beide aus; finde rechts eine andere Lösung als links.</translation>
    </message>
    <message>
        <source>As the search leaves it</source>
        <translation>Wie die Suche es hinterlässt</translation>
    </message>
    <message>
        <source>The clues alone</source>
        <translation>Nur die Vorgaben</translation>
    </message>
    <message>
        <source>In which cells do the two differ?</source>
        <translation>In welchen Zellen unterscheiden sich die beiden?</translation>
    </message>
    <message>
        <source>One other solution differs in %1; there may be more.</source>
        <translation>Eine andere Lösung unterscheidet sich in %1; es kann noch mehr geben.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Gitter</translation>
    </message>
    <message>
        <source>One of its children</source>
        <translation>Eines seiner Kinder</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mark; its cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Level of the board: ____   of a child: ____   of a parent: ____</source>
        <translation>Tiefe des Gitters: ____   eines Kindes: ____   eines Elters: ____</translation>
    </message>
    <message>
        <source>Draw one child. Which marks may come back, and how many children are there in all?</source>
        <translation>Zeichne ein Kind. Welche Marken dürfen zurückkommen, und wie viele Kinder gibt es insgesamt?</translation>
    </message>
    <message>
        <source>Level %1; of a child %2, of a parent %3.</source>
        <translation>Tiefe %1; eines Kindes %2, eines Elters %3.</translation>
    </message>
    <message>
        <source>Marks that may come back: %1.</source>
        <translation>Marken, die zurückkommen dürfen: %1.</translation>
    </message>
    <message>
        <source>Children: %1 by a mark that comes back, %2 by a value that turns into a mark, %3 in all. The one drawn is the first of the latter.</source>
        <translation>Kinder: %1 durch eine Marke, die zurückkommt, %2 durch einen Wert, der zur Marke wird, zusammen %3. Gezeichnet ist das erste der letzteren.</translation>
    </message>
    <message>
        <source>The digit, its corners, and what goes:</source>
        <translation>Die Ziffer, ihre Ecken, und was wegfällt:</translation>
    </message>
    <message>
        <source>One X-Wing: the %1 in %2. It takes the %1 from %3.</source>
        <translation>Ein X-Wing: die %1 in %2. Er nimmt die %1 aus %3 weg.</translation>
    </message>
    <message>
        <source>Board A</source>
        <translation>Gitter A</translation>
    </message>
    <message>
        <source>Board B</source>
        <translation>Gitter B</translation>
    </message>
    <message>
        <source>Ways back, A: ____   B: ____   t likes better: A / B</source>
        <translation>Rückwege, A: ____   B: ____   t mag lieber: A / B</translation>
    </message>
    <message>
        <source>Write them down:</source>
        <translation>Schreibe sie auf:</translation>
    </message>
    <message>
        <source>t likes %1 better.</source>
        <translation>t mag %1 lieber.</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
    <message>
        <source>Its solution</source>
        <translation>Seine Lösung</translation>
    </message>
    <message>
        <source>Blank cells: ____   Steps for each: ____   Steps in all: ____</source>
        <translation>Leere Zellen: ____   Schritte für jede: ____   Schritte insgesamt: ____</translation>
    </message>
    <message>
        <source>Write down the four steps of the cell that you filled first, with your reason. Then read them from the end to the beginning: what do they do?</source>
        <translation>Schreibe die vier Schritte der Zelle auf, die du zuerst gefüllt hast, mit deinem Grund. Lies sie dann vom Ende zum Anfang: Was tun sie?</translation>
    </message>
    <message>
        <source>Blank cells: %1. Steps for each: 4. Steps in all: %2.</source>
        <translation>Leere Zellen: %1. Schritte für jede: 4. Schritte insgesamt: %2.</translation>
    </message>
    <message>
        <source>For instance %1: the marks %2 go, then %3 becomes its value, by %4. Backwards the value turns into a mark, and the others come back.</source>
        <translation>Zum Beispiel %1: Die Marken %2 gehen, dann wird %3 der Wert, durch %4. Rückwärts wird der Wert zur Marke, und die anderen kommen zurück.</translation>
    </message>
    <message>
        <source>This sheet has a board of its own, not the one on the screen.</source>
        <translation>Dieses Blatt hat ein eigenes Gitter, nicht das auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>The large digits of a board are its values, the small ones its marks, and its level is the number of its marks. A parent of the board has one mark fewer. A child has one mark more: any value may turn into the only mark of its cell, and a mark may come back to a blank cell if its digit stands as a value in the same row, column or box, so that it can go again.</source>
        <translation>Die großen Ziffern eines Gitters sind seine Werte, die kleinen seine Marken, und seine Tiefe ist die Zahl seiner Marken. Ein Elter des Gitters hat eine Marke weniger. Ein Kind hat eine Marke mehr: Jeder Wert darf zur einzigen Marke seiner Zelle werden, und eine Marke darf in eine leere Zelle zurückkommen, wenn ihre Ziffer als Wert in derselben Zeile, derselben Spalte oder demselben Block steht, sodass sie wieder gehen kann.</translation>
    </message>
    <message>
        <source>This puzzle was solved as far as all methods but the X-Wing go; the small digits are the marks that they leave. Find an X-Wing: a digit that in two rows has the same two columns alone, or in two columns the same two rows. Ring its four corners. In the lines across no other cell can hold it: cross it out there.</source>
        <translation>Dieses Rätsel ist so weit gelöst, wie alle Methoden außer dem X-Wing kommen; die kleinen Ziffern sind die Marken, die sie übrig lassen. Finde einen X-Wing: eine Ziffer, die in zwei Zeilen nur dieselben zwei Spalten hat oder in zwei Spalten nur dieselben zwei Zeilen. Kreise seine vier Ecken ein. In den Reihen quer dazu kann sie in keiner anderen Zelle stehen: Streiche sie dort.</translation>
    </message>
    <message>
        <source>This sheet has boards of its own, not the one on the screen.</source>
        <translation>Dieses Blatt hat eigene Gitter, nicht das auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>A heuristic is a rule of thumb that says which of two boards the search should go on with. The heuristic t likes a board with few ways back. A way back is a small digit that can go since it stands as a value in the same row, column or box, or a cell that can be filled since it has one small digit. Count them.</source>
        <translation>Eine Heuristik ist eine Faustregel, die sagt, mit welchem von zwei Gittern die Suche weitermachen soll. Die Heuristik t mag ein Gitter mit wenigen Wegen zurück. Ein Weg zurück ist eine kleine Ziffer, die gehen kann, weil sie als Wert in derselben Zeile, derselben Spalte oder demselben Block steht, oder eine Zelle, die sich füllen lässt, weil sie nur eine kleine Ziffer hat. Zähle sie.</translation>
    </message>
    <message>
        <source>A mark is a small digit that a cell may still be. In each blank cell of this puzzle all four marks stand. Each step takes one mark away, or turns the last one of a cell into its value. Solve it.</source>
        <translation>Eine Marke ist eine kleine Ziffer, die eine Zelle noch sein kann. In jeder leeren Zelle dieses Rätsels stehen alle vier Marken. Jeder Schritt nimmt eine Marke weg oder macht die letzte einer Zelle zu ihrem Wert. Löse es.</translation>
    </message>
    <message>
        <source>%1: ways back %2. Digits that can go: %3. Cells that can be filled: %4.</source>
        <translation>%1: Rückwege %2. Ziffern, die gehen können: %3. Zellen, die sich füllen lassen: %4.</translation>
    </message>
</context>
<context>
    <name>JoinTurn</name>
    <message>
        <source>The floors of bands %1 and %2 do not join: column %3 has %4 twice, in %5 and %6.</source>
        <translation>Die Etagen der Bänder %1 und %2 passen nicht zusammen: Spalte %3 hat die %4 zweimal, in %5 und %6.</translation>
    </message>
    <message>
        <source>These floors join as far as they go: %1 of 3 bands. Each has the clues of its band.</source>
        <translation>So weit passen die Etagen zusammen: %1 von 3 Bändern. Jede hat die Vorgaben ihres Bandes.</translation>
    </message>
    <message>
        <source>Done: in every column the three floors share out the nine digits, and all %1 clues are there. This is a solution.</source>
        <translation>Fertig: In jeder Spalte teilen sich die drei Etagen die neun Ziffern, und alle %1 Vorgaben sind da. Das ist eine Lösung.</translation>
    </message>
</context>
<context>
    <name>Labs</name>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Why one puzzle is harder than another: candidates as heat, where a solver gets stuck, what the techniques cost, and whether all these numbers agree.</source>
        <translation>Warum ein Rätsel schwerer ist als ein anderes: Kandidaten als Wärme, wo man stecken bleibt, was die Techniken kosten, und ob all diese Zahlen übereinstimmen.</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Boards as a cipher: one key turns a solved board into another, a floor and a tower make a whole board, and a table of trios counts every Sudoku there is.</source>
        <translation>Gitter als Geheimschrift: Ein Schlüssel macht aus einem gelösten Gitter ein anderes, eine Etage und ein Turm ergeben ein ganzes Gitter, und eine Tabelle von Trios zählt alle Sudokus, die es gibt.</translation>
    </message>
    <message>
        <source>Minigrid solver</source>
        <translation>Minigitter-Löser</translation>
    </message>
    <message>
        <source>A solver that thinks in boxes instead of cells: what fits into one box, how nine boxes are put together, and where that explodes.</source>
        <translation>Ein Löser, der in Blöcken statt in Zellen denkt: was in einen Block passt, wie neun Blöcke zusammengesetzt werden und wo das explodiert.</translation>
    </message>
    <message>
        <source>Shift cipher</source>
        <translation>Verschiebechiffre</translation>
    </message>
    <message>
        <source>One list of nine digits becomes a whole Sudoku board by moving it round, and a ring of nine places shows why it always does. Afterwards you can fill such a board by hand.</source>
        <translation>Aus einer Liste von neun Ziffern wird durch Verschieben ein ganzes Sudoku-Gitter, und ein Ring aus neun Plätzen zeigt, warum das immer gelingt. Danach kannst du ein solches Gitter von Hand füllen.</translation>
    </message>
    <message>
        <source>Puzzles backwards</source>
        <translation>Rückwärts erzeugen</translation>
    </message>
    <message>
        <source>A solved board, and the methods of a solver run backwards until a puzzle is left: what of it is right, where it goes wrong, and how to ask for an X-Wing and get one.</source>
        <translation>Ein gelöstes Gitter, und die Methoden eines Lösers laufen rückwärts, bis ein Rätsel übrig ist: was daran stimmt, wo es schiefgeht und wie man einen X-Wing bestellt und bekommt.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>A cell for which eight different digits already stand in its row, its column and its box. Only one is left, so it goes in. Count around cells that see many digits.</source>
        <translation>Eine Zelle, für die acht verschiedene Ziffern schon in ihrer Zeile, ihrer Spalte und ihrem Block stehen. Nur eine bleibt übrig, also kommt sie hinein. Zähle um Zellen herum, die viele Ziffern sehen.</translation>
    </message>
    <message>
        <source>A digit that can stand in only one cell of a house, since every other cell there is filled or sees that digit. Take a digit, go through the boxes, and let its rows and columns cross cells out.</source>
        <translation>Eine Ziffer, die in einem Haus nur in einer Zelle stehen kann, weil jede andere dort gefüllt ist oder diese Ziffer sieht. Nimm eine Ziffer, geh die Blöcke durch und lass ihre Zeilen und Spalten Zellen ausstreichen.</translation>
    </message>
    <message>
        <source>Every open cell has two candidates but for one with three, and every digit would stand twice in each house without one candidate of that cell. Such a board would have two solutions, so this candidate is true. It holds where the puzzle has one solution.</source>
        <translation>Jede offene Zelle hat zwei Kandidaten bis auf eine mit dreien, und ohne einen Kandidaten dieser Zelle stünde jede Ziffer in jedem Haus zweimal. So ein Gitter hätte zwei Lösungen, also ist dieser Kandidat wahr. Das gilt, wenn das Rätsel genau eine Lösung hat.</translation>
    </message>
    <message>
        <source>A rectangle of four cells in two boxes with the same two candidates, where two cells on one side have extra digits. One of the extras must be true, so the two cells act as one cell with these digits, and form a naked set with others of a house.</source>
        <translation>Ein Rechteck aus vier Zellen in zwei Blöcken mit denselben zwei Kandidaten, in dem zwei Zellen auf einer Seite zusätzliche Ziffern haben. Eine davon muss wahr sein, also wirken die beiden Zellen wie eine mit diesen Ziffern und bilden mit anderen eines Hauses eine nackte Menge.</translation>
    </message>
    <message>
        <source>Cells with the same two candidates, each of which sees the next. Along the line the digits take turns, so ends an odd number of links apart hold both digits between them. A cell that sees both ends can have neither.</source>
        <translation>Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. Die Linie entlang wechseln sich die Ziffern ab, also haben Enden, die eine ungerade Zahl von Verbindungen auseinanderliegen, zusammen beide Ziffern. Eine Zelle, die beide Enden sieht, kann keine davon haben.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a digit, a cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Somewhere here is a step by %1. Choose its cell and type the digit that goes in.</source>
        <translation>Irgendwo ist hier ein Schritt mit %1. Wähle seine Zelle und tippe die Ziffer, die hineinkommt.</translation>
    </message>
    <message>
        <source>The easier steps are exhausted, but there is one by %1.</source>
        <translation>Die leichteren Schritte sind erschöpft, aber es gibt einen mit %1.</translation>
    </message>
    <message>
        <source>Singles, locked candidates and subsets are exhausted, but there is a step by %1.</source>
        <translation>Singles, gesperrte Kandidaten und Teilmengen sind erschöpft, aber es gibt einen Schritt mit %1.</translation>
    </message>
    <message>
        <source>A position of a puzzle, with some candidates struck at random: the technique is so rare that no game came to it.</source>
        <translation>Eine Stellung eines Rätsels, in der einige Kandidaten zufällig gestrichen sind: Die Technik ist so selten, dass kein Spiel zu ihr kam.</translation>
    </message>
    <message>
        <source>This puzzle needs the technique: singles, locked candidates and subsets come to a stop, and with this technique added they solve it.</source>
        <translation>Dieses Rätsel braucht die Technik: Singles, gesperrte Kandidaten und Teilmengen bleiben stecken, und mit dieser Technik dazu lösen sie es.</translation>
    </message>
    <message>
        <source>No cell is marked yet. Mark the cells of the pattern first.</source>
        <translation>Noch ist keine Zelle markiert. Markiere zuerst die Zellen des Musters.</translation>
    </message>
    <message>
        <source>%1 has its digit already, so it is no part of it.</source>
        <translation>%1 hat seine Ziffer schon und gehört also nicht dazu.</translation>
    </message>
    <message>
        <source>%1 is not part of it: it does not go together with %2.</source>
        <translation>%1 gehört nicht dazu: Es passt nicht mit %2 zusammen.</translation>
    </message>
    <message>
        <source>%1: that is the pattern. What follows from it?</source>
        <translation>%1: Das ist das Muster. Was folgt daraus?</translation>
    </message>
    <message>
        <source>%1 is no candidate any more.</source>
        <translation>%1 ist kein Kandidat mehr.</translation>
    </message>
    <message>
        <source>%1 belongs to the pattern itself, so it stays.</source>
        <translation>%1 gehört selbst zum Muster und bleibt also.</translation>
    </message>
    <message>
        <source>%1 does not see %2, so nothing speaks against it.</source>
        <translation>%1 sieht %2 nicht, also spricht nichts dagegen.</translation>
    </message>
    <message>
        <source>%1 sees %2, but not %3. Should that be the true one, it could stay.</source>
        <translation>%1 sieht %2, aber nicht %3. Sollte es dort wahr sein, könnte es bleiben.</translation>
    </message>
    <message>
        <source>The pattern is right, but it says nothing against %1.</source>
        <translation>Das Muster stimmt, aber es sagt nichts gegen %1.</translation>
    </message>
    <message>
        <source>Right: a step by %1.</source>
        <translation>Richtig: ein Schritt mit %1.</translation>
    </message>
    <message>
        <source>This puzzle needs the technique: the easier steps come to a stop, and with this technique added they solve it.</source>
        <translation>Dieses Rätsel braucht die Technik: Die leichteren Schritte bleiben stecken, und mit dieser Technik dazu lösen sie es.</translation>
    </message>
    <message>
        <source>A row, column or box with a single empty cell. The one digit that it lacks is placed there; nothing else has to be looked at.</source>
        <translation>Eine Zeile oder Spalte oder ein Block mit einer einzigen leeren Zelle. Die eine Ziffer, die fehlt, kommt hinein; sonst ist nichts anzusehen.</translation>
    </message>
    <message>
        <source>Two cells that lie in one box and in one line as well, and hold the same two candidates. Between them they use up both digits, so these can be struck from the rest of the box and of the line.</source>
        <translation>Zwei Zellen, die in einem Block und zugleich in einer Linie liegen und dieselben zwei Kandidaten haben. Sie verbrauchen beide Ziffern, also fallen diese im Rest des Blocks und im Rest der Linie weg.</translation>
    </message>
    <message>
        <source>Three cells that lie in one box and in one line as well, with three candidates among them. They use up the three digits, so these can be struck from the rest of the box and of the line.</source>
        <translation>Drei Zellen, die in einem Block und zugleich in einer Linie liegen und zusammen drei Kandidaten haben. Sie verbrauchen die drei Ziffern, also fallen diese im Rest des Blocks und im Rest der Linie weg.</translation>
    </message>
    <message>
        <source>In a box, all places of a digit lie in one row or column. Wherever in the box it ends up, it stands in that line, so it can be struck from the line&apos;s cells outside the box. The box points along the line.</source>
        <translation>In einem Block liegen alle Plätze einer Ziffer in einer Zeile oder Spalte. Wo im Block sie auch landet, sie steht in dieser Linie und fällt also in deren Zellen außerhalb des Blocks weg. Der Block zeigt die Linie entlang.</translation>
    </message>
    <message>
        <source>In a row or column, all places of a digit lie in one box. The line claims the digit for that part of the box, so it can be struck from the other cells of the box.</source>
        <translation>In einer Zeile oder Spalte liegen alle Plätze einer Ziffer in einem Block. Die Linie beansprucht die Ziffer für diesen Teil des Blocks, also fällt sie in den anderen Zellen des Blocks weg.</translation>
    </message>
    <message>
        <source>Two cells of a house with the same two candidates and no other. One of them takes one digit and one the other, so both digits can be struck from all other cells of the house.</source>
        <translation>Zwei Zellen eines Hauses mit denselben zwei Kandidaten und keinem anderen. Die eine bekommt die eine Ziffer, die andere die andere, also fallen beide in allen anderen Zellen des Hauses weg.</translation>
    </message>
    <message>
        <source>Three cells of a house that have only three candidates among them; no cell needs all three. The three digits are used up there, so they can be struck from all other cells of the house.</source>
        <translation>Drei Zellen eines Hauses, die zusammen nur drei Kandidaten haben; keine Zelle braucht alle drei. Die drei Ziffern sind dort verbraucht, also fallen sie in allen anderen Zellen des Hauses weg.</translation>
    </message>
    <message>
        <source>Two digits that have the same two places in a house and no other. Both cells are needed for them, so every other candidate can be struck from these two cells.</source>
        <translation>Zwei Ziffern, die in einem Haus dieselben zwei Plätze haben und keinen anderen. Beide Zellen werden für sie gebraucht, also fällt jeder andere Kandidat dieser beiden Zellen weg.</translation>
    </message>
    <message>
        <source>Three digits that have only three cells among them in a house. All three cells are needed for them, so every other candidate can be struck from these cells.</source>
        <translation>Drei Ziffern, die in einem Haus zusammen nur drei Zellen haben. Alle drei Zellen werden für sie gebraucht, also fällt jeder andere Kandidat dieser Zellen weg.</translation>
    </message>
    <message>
        <source>Four cells of a house that have only four candidates among them. The four digits are used up there, so they can be struck from all other cells of the house.</source>
        <translation>Vier Zellen eines Hauses, die zusammen nur vier Kandidaten haben. Die vier Ziffern sind dort verbraucht, also fallen sie in allen anderen Zellen des Hauses weg.</translation>
    </message>
    <message>
        <source>Four digits that have only four cells among them in a house. All four cells are needed for them, so every other candidate can be struck from these cells. It is rare, since most often the other cells of the house show an easier set.</source>
        <translation>Vier Ziffern, die in einem Haus zusammen nur vier Zellen haben. Alle vier Zellen werden für sie gebraucht, also fällt jeder andere Kandidat dieser Zellen weg. Das ist selten, denn meist zeigen die anderen Zellen des Hauses eine leichtere Menge.</translation>
    </message>
    <message>
        <source>Two rows in which a digit has just two places each, in the same two columns. It stands in opposite corners of that rectangle, one in each column, so it can be struck from the rest of both columns. The same with rows and columns exchanged. Such patterns are called fish: the two rows that hold it are its base, the columns across are its cover.</source>
        <translation>Zwei Zeilen, in denen eine Ziffer nur je zwei Plätze hat, in denselben zwei Spalten. Sie steht in gegenüberliegenden Ecken dieses Rechtecks, in jeder der Spalten einmal, also fällt sie im Rest beider Spalten weg. Ebenso mit vertauschten Zeilen und Spalten. Solche Muster heißen Fische: Die zwei Zeilen, die es halten, sind die Basis, die Spalten quer dazu die Deckung.</translation>
    </message>
    <message>
        <source>Three rows in which a digit has places in only three columns, two or three in each row. The three rows need one column each, so the digit can be struck from the rest of these columns. The same with rows and columns exchanged.</source>
        <translation>Drei Zeilen, in denen eine Ziffer nur in drei Spalten Plätze hat, zwei oder drei je Zeile. Die drei Zeilen brauchen je eine Spalte, also fällt die Ziffer im Rest dieser Spalten weg. Ebenso mit vertauschten Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Four rows in which a digit has places in only four columns. The four rows need one column each, so the digit can be struck from the rest of these columns. The same with rows and columns exchanged.</source>
        <translation>Vier Zeilen, in denen eine Ziffer nur in vier Spalten Plätze hat. Die vier Zeilen brauchen je eine Spalte, also fällt die Ziffer im Rest dieser Spalten weg. Ebenso mit vertauschten Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>An X-Wing that is spoilt by one or two more places in one of its lines, all in one box: the fin. Either a fin is true, or the X-Wing holds. So what both would remove can be struck: places of the X-Wing&apos;s columns that see every fin. The same with rows and columns exchanged.</source>
        <translation>Ein X-Wing, den ein oder zwei weitere Plätze in einer seiner Linien verderben, alle in einem Block: die Flosse. Entweder ist ein Platz der Flosse wahr, oder der X-Wing gilt. Es fällt weg, was beides entfernen würde: Plätze in den Spalten des X-Wings, die jeden Platz der Flosse sehen. Ebenso mit vertauschten Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>A finned X-Wing that lacks a corner where its fin is. Even without that corner it holds: either a fin is true, or the digit stands in the two places left. So what both would remove can be struck. The same with rows and columns exchanged.</source>
        <translation>Ein X-Wing mit Flosse, dem da, wo die Flosse ist, eine Ecke fehlt. Auch ohne sie gilt er: Entweder ist ein Platz der Flosse wahr, oder die Ziffer steht in den beiden übrigen Plätzen. Also fällt weg, was beides entfernen würde. Ebenso mit vertauschten Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>A Swordfish that is spoilt by extra places in one of its lines, all in one box: the fin. Either a fin is true, or the Swordfish holds. So the digit can be struck where the Swordfish would remove it and every fin is seen.</source>
        <translation>Ein Schwertfisch, den weitere Plätze in einer seiner Linien verderben, alle in einem Block: die Flosse. Entweder ist ein Platz der Flosse wahr, oder der Schwertfisch gilt. Also fällt die Ziffer weg, wo der Schwertfisch sie entfernen würde und jeder Platz der Flosse gesehen wird.</translation>
    </message>
    <message>
        <source>A finned Swordfish in which a line keeps only one place without its fin. Either a fin is true, or the three lines share three columns after all. So the digit can be struck where that would remove it and every fin is seen.</source>
        <translation>Ein Schwertfisch mit Flosse, in dem eine Linie ohne die Flosse nur einen Platz behält. Entweder ist ein Platz der Flosse wahr, oder die drei Linien teilen sich doch drei Spalten. Also fällt die Ziffer weg, wo das sie entfernen würde und jeder Platz der Flosse gesehen wird.</translation>
    </message>
    <message>
        <source>A Jellyfish that is spoilt by extra places in one of its lines, all in one box: the fin. Either a fin is true, or the Jellyfish holds. So the digit can be struck where the Jellyfish would remove it and every fin is seen.</source>
        <translation>Ein Jellyfish, den weitere Plätze in einer seiner Linien verderben, alle in einem Block: die Flosse. Entweder ist ein Platz der Flosse wahr, oder der Jellyfish gilt. Also fällt die Ziffer weg, wo der Jellyfish sie entfernen würde und jeder Platz der Flosse gesehen wird.</translation>
    </message>
    <message>
        <source>A finned Jellyfish in which a line keeps only one place without its fin. Either a fin is true, or the four lines share four columns after all. So the digit can be struck where that would remove it and every fin is seen.</source>
        <translation>Ein Jellyfish mit Flosse, in dem eine Linie ohne die Flosse nur einen Platz behält. Entweder ist ein Platz der Flosse wahr, oder die vier Linien teilen sich doch vier Spalten. Also fällt die Ziffer weg, wo das sie entfernen würde und jeder Platz der Flosse gesehen wird.</translation>
    </message>
    <message>
        <source>Two rows in which a digit has two places each, one of each row in the same column: two towers on one base. The digit cannot stand at both feet, so one of the roofs is true, and it can be struck from every cell that sees both roofs. The same with rows and columns exchanged.</source>
        <translation>Zwei Zeilen, in denen eine Ziffer je zwei Plätze hat, und je ein Platz in derselben Spalte: zwei Türme auf einem Grund. Die Ziffer kann nicht an beiden Füßen stehen, also ist eines der Dächer wahr, und sie fällt in jeder Zelle weg, die beide Dächer sieht. Ebenso mit vertauschten Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>A row and a column in which a digit has two places each, joined by a box that holds one end of both. Not both of these can be true, so one of the far ends is, and the digit can be struck from the cell that sees both.</source>
        <translation>Eine Zeile und eine Spalte, in denen eine Ziffer je zwei Plätze hat, verbunden durch einen Block, in dem ein Ende von beiden liegt. Diese beiden können nicht zugleich wahr sein, also ist es eines der fernen Enden, und die Ziffer fällt in der Zelle weg, die beide sieht.</translation>
    </message>
    <message>
        <source>Two cells of a box, each of which is an end of its row&apos;s pair and of its column&apos;s pair of one digit: two 2-String Kites at once. In each kite one of the far ends is true, so the digit can be struck from the cell that sees both far ends of one, and from the cell that sees both of the other.</source>
        <translation>Zwei Zellen eines Blocks, von denen jede ein Ende des Paares ihrer Zeile und des Paares ihrer Spalte in einer Ziffer ist: zwei 2-String-Kites zugleich. In jedem ist eines der fernen Enden wahr, also fällt die Ziffer in der Zelle weg, die beide fernen Enden des einen sieht, und in der, die beide des anderen sieht.</translation>
    </message>
    <message>
        <source>Two houses in which a digit has two places each, and one place of each see one another. Not both of these can be true, so one of the far ends is, and the digit can be struck from every cell that sees both far ends.</source>
        <translation>Zwei Häuser, in denen eine Ziffer je zwei Plätze hat, und je einer davon sieht den anderen. Diese beiden können nicht zugleich wahr sein, also ist es eines der fernen Enden, und die Ziffer fällt in jeder Zelle weg, die beide fernen Enden sieht.</translation>
    </message>
    <message>
        <source>In a box, all places of a digit lie in one row and one column that cross there. A strong pair outside starts in one of these lines. If its near end is true, the box is left with the other line; if not, its far end is. Where both meet, the digit can be struck.</source>
        <translation>In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte, die sich dort kreuzen. Außerhalb beginnt ein starkes Paar in einer dieser Linien. Ist sein nahes Ende wahr, bleibt dem Block die andere Linie; wenn nicht, ist es das ferne. Wo sich beides trifft, fällt die Ziffer weg.</translation>
    </message>
    <message>
        <source>A strong pair is a house in which a digit has just two places: one of them is true. Chain such pairs of one digit and colour their ends in turn. One of the two colours is true as a whole. A place of the digit that sees both colours sees a true one in any case, so it can be struck. Any part of the chain that shows this is enough.</source>
        <translation>Ein starkes Paar ist ein Haus, in dem eine Ziffer nur zwei Plätze hat: Einer davon ist wahr. Verkette solche Paare einer Ziffer und färbe ihre Enden abwechselnd. Eine der beiden Farben ist als Ganzes wahr. Ein Platz der Ziffer, der beide Farben sieht, sieht auf jeden Fall einen wahren, also fällt er weg. Jeder Teil der Kette, der das zeigt, genügt.</translation>
    </message>
    <message>
        <source>Chain the strong pairs of one digit, the houses in which it has just two places, and colour their ends in turn. One of the two colours is true as a whole. If a colour has two places in one house it cannot be that one, so all of its places can be struck. Any part of the chain that shows this is enough.</source>
        <translation>Verkette die starken Paare einer Ziffer, also die Häuser, in denen sie nur zwei Plätze hat, und färbe ihre Enden abwechselnd. Eine der beiden Farben ist als Ganzes wahr. Hat eine Farbe zwei Plätze in einem Haus, kann sie es nicht sein, also fallen alle ihre Plätze weg. Jeder Teil der Kette, der das zeigt, genügt.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see one another, joined by a house in which one of the digits has two places, each seen by one of the cells. One of the cells must hold the other digit, so that digit can be struck where both are seen.</source>
        <translation>Zwei Zellen mit denselben zwei Kandidaten, die einander nicht sehen, verbunden durch ein Haus, in dem eine der Ziffern zwei Plätze hat, und je einen davon sieht eine der Zellen. Eine der Zellen muss die andere Ziffer haben, also fällt diese weg, wo beide gesehen werden.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, that sees two others with two candidates each: one shares its first digit, one its second, and both have a third digit in common. Whatever the pivot is, one of the two is that third digit, so it can be struck where both are seen.</source>
        <translation>Eine Zelle mit zwei Kandidaten, der Angelpunkt, die zwei andere mit je zwei Kandidaten sieht: Die eine teilt ihre erste Ziffer, die andere ihre zweite, und beide haben eine dritte gemeinsam. Was der Angelpunkt auch ist, eine der beiden ist diese dritte Ziffer, also fällt sie weg, wo beide gesehen werden.</translation>
    </message>
    <message>
        <source>An XY-Wing whose pivot also has the third digit. Whatever the pivot is, one of the three cells is that digit, so it can be struck where all three are seen.</source>
        <translation>Ein XY-Wing, dessen Angelpunkt auch die dritte Ziffer hat. Was er auch ist, eine der drei Zellen ist diese Ziffer, also fällt sie weg, wo alle drei gesehen werden.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes, three of which hold the same two candidates only. If the fourth held one of them too, the two digits could be exchanged: two solutions. So both can be struck from the fourth cell.</source>
        <translation>Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen drei nur dieselben zwei Kandidaten haben. Hätte auch die vierte einen davon, ließen sich die beiden Ziffern vertauschen: zwei Lösungen. Also fallen beide in der vierten Zelle weg.</translation>
    </message>
    <message>
        <source>A rectangle of four cells in two boxes with the same two candidates, where two cells on one side have one extra digit, the same in both. One of the extras must be true, or there would be two solutions. So the extra digit can be struck where both are seen.</source>
        <translation>Ein Rechteck aus vier Zellen in zwei Blöcken mit denselben zwei Kandidaten, in dem zwei Zellen auf einer Seite eine zusätzliche Ziffer haben, beide dieselbe. Eine davon muss wahr sein, sonst gäbe es zwei Lösungen. Also fällt die Ziffer weg, wo beide gesehen werden.</translation>
    </message>
    <message>
        <source>A rectangle of four cells in two boxes with the same two candidates, where two cells on one side have extra digits. If one digit of the pair has no other place in a house of these two, the other digit of the pair can be struck from both, or there would be two solutions.</source>
        <translation>Ein Rechteck aus vier Zellen in zwei Blöcken mit denselben zwei Kandidaten, in dem zwei Zellen auf einer Seite zusätzliche Ziffern haben. Hat eine Ziffer des Paares in einem Haus dieser beiden keinen anderen Platz, fällt die andere Ziffer des Paares in beiden weg, sonst gäbe es zwei Lösungen.</translation>
    </message>
    <message>
        <source>A rectangle of four cells in two boxes with the same two candidates, where two cells on a diagonal, or three cells, have one extra digit, the same in all. One of the extras must be true, or there would be two solutions. So the extra digit can be struck where all of them are seen.</source>
        <translation>Ein Rechteck aus vier Zellen in zwei Blöcken mit denselben zwei Kandidaten, in dem zwei Zellen auf einer Diagonale oder drei Zellen eine zusätzliche Ziffer haben, alle dieselbe. Eine davon muss wahr sein, sonst gäbe es zwei Lösungen. Also fällt die Ziffer weg, wo alle gesehen werden.</translation>
    </message>
    <message>
        <source>A chain in one digit that begins and ends with a strong link, strong and weak links in turn. Strong: one of the two is true, since the house has no other place. Weak: they see each other, so they are not both true. If one end is false, the other is true: one of the ends is. So the digit can be struck from every cell that sees both.</source>
        <translation>Eine Kette in einer Ziffer, die mit einem starken Paar beginnt und endet, starke und schwache Verbindungen im Wechsel. Stark: Eine der beiden ist wahr, weil das Haus keinen anderen Platz hat. Schwach: Sie sehen einander, also sind nicht beide wahr. Ist das eine Ende falsch, ist das andere wahr: eines der Enden ist es. Also fällt die Ziffer in jeder Zelle weg, die beide sieht.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates, in which each sees the next and shares a digit with it. If the first is not the digit that both ends have, the last is. So that digit can be struck from every cell that sees both ends.</source>
        <translation>Eine Kette von Zellen mit zwei Kandidaten, von denen jede die nächste sieht und eine Ziffer mit ihr teilt. Ist die erste nicht die Ziffer, die beide Enden haben, dann ist es die letzte. Also fällt diese Ziffer in jeder Zelle weg, die beide Enden sieht.</translation>
    </message>
    <message>
        <source>On the way through this puzzle the technique helps once.</source>
        <translation>Auf dem Weg durch dieses Rätsel hilft die Technik einmal.</translation>
    </message>
    <message>
        <source>On the way through this puzzle the technique helps %1 times.</source>
        <translation>Auf dem Weg durch dieses Rätsel hilft die Technik %1-mal.</translation>
    </message>
    <message>
        <source>%1 is right so far.</source>
        <comment>a cell</comment>
        <translation>%1 stimmt so weit.</translation>
    </message>
    <message>
        <source>%1 are right so far.</source>
        <comment>cells</comment>
        <translation>%1 stimmen so weit.</translation>
    </message>
    <message>
        <source>That rules nothing out yet.</source>
        <translation>Das schließt noch nichts aus.</translation>
    </message>
    <message>
        <source>One more cell belongs to the pattern.</source>
        <translation>Eine weitere Zelle gehört zum Muster.</translation>
    </message>
    <message>
        <source>%1 more cells belong to the pattern.</source>
        <translation>%1 weitere Zellen gehören zum Muster.</translation>
    </message>
    <message>
        <source>%1 is an extra digit: such a digit keeps the puzzle at one solution, so it stays.</source>
        <translation>%1 ist eine zusätzliche Ziffer: Durch sie behält das Rätsel genau eine Lösung, also bleibt sie.</translation>
    </message>
    <message>
        <source>%1 is the fin: it may be true itself, so it stays.</source>
        <translation>%1 gehört zur Flosse: Es kann selbst wahr sein, also bleibt es.</translation>
    </message>
    <message>
        <source>%1 is an end of the pattern: one of the ends is true, so it stays.</source>
        <translation>%1 ist ein Ende des Musters: Eines der Enden ist wahr, also bleibt es.</translation>
    </message>
    <message>
        <source>One more candidate can be struck.</source>
        <translation>Ein weiterer Kandidat fällt weg.</translation>
    </message>
    <message>
        <source>%1 more candidates can be struck.</source>
        <translation>%1 weitere Kandidaten fallen weg.</translation>
    </message>
    <message>
        <source>%1: right.</source>
        <comment>what is struck</comment>
        <translation>%1: richtig.</translation>
    </message>
    <message>
        <source>Mark the cells of its pattern, then strike the candidates that it rules out.</source>
        <translation>Markiere die Zellen seines Musters und streiche dann die Kandidaten, die es ausschließt.</translation>
    </message>
    <message>
        <source>From a puzzle, at the point where the easier of the basic techniques find nothing more.</source>
        <translation>Aus einem Rätsel, da wo die leichteren der Grundtechniken nichts mehr finden.</translation>
    </message>
    <message>
        <source>From a puzzle, at the point where singles, locked candidates and subsets find nothing more.</source>
        <translation>Aus einem Rätsel, da wo Singles, gesperrte Kandidaten und Teilmengen nichts mehr finden.</translation>
    </message>
    <message>
        <source>A puzzle that you have begun there stays under File, Continue.</source>
        <translation>Ein dort begonnenes Rätsel bleibt unter Datei, Weiterspielen.</translation>
    </message>
    <message>
        <source>A game in which this technique is the next step once the easier ones are exhausted. It opens in Play as a puzzle of its own.</source>
        <translation>Ein Spiel, in dem diese Technik der nächste Schritt ist, sobald die leichteren erschöpft sind. Es öffnet sich in Spielen als eigenes Rätsel.</translation>
    </message>
    <message>
        <source>It opens in Play from its start.</source>
        <translation>Es öffnet sich in Spielen von Anfang an.</translation>
    </message>
    <message>
        <source>Nothing is entered yet. Choose a cell and type its digit.</source>
        <translation>Noch ist nichts eingetragen. Wähle eine Zelle und tippe ihre Ziffer.</translation>
    </message>
    <message>
        <source>%1 is part of no %2 that helps here.</source>
        <translation>%1 gehört hier zu keinem Muster von %2, das weiterhilft.</translation>
    </message>
    <message>
        <source>%1: that is a pattern of %2, but it rules nothing out. Look for another.</source>
        <translation>%1: Das ist ein Muster von %2, aber es schließt nichts aus. Such ein anderes.</translation>
    </message>
    <message>
        <source>%1 is the right cell. Which digit goes in?</source>
        <translation>%1 ist die richtige Zelle. Welche Ziffer kommt hinein?</translation>
    </message>
    <message>
        <source>%1 is the right cell, but %2 is not its digit.</source>
        <translation>%1 ist die richtige Zelle, aber %2 ist nicht ihre Ziffer.</translation>
    </message>
</context>
<context>
    <name>LettersTurn</name>
    <message>
        <source>Row %1 has %2 in box %3, so %2 is in its letter and not left for row 3.</source>
        <translation>Zeile %1 hat in Block %3 die %2; sie steckt in deren Buchstaben und bleibt nicht für Zeile 3.</translation>
    </message>
    <message>
        <source>Your row 3 has %1 twice, and a trio has three digits.</source>
        <translation>Deine Zeile 3 hat die %1 doppelt, und ein Trio hat drei Ziffern.</translation>
    </message>
    <message>
        <source>Your second row 3 has %1 twice, and a trio has three digits.</source>
        <translation>Deine zweite Zeile 3 hat die %1 doppelt, und ein Trio hat drei Ziffern.</translation>
    </message>
    <message>
        <source>Right so far: %1 of %2 cells.</source>
        <translation>So weit richtig: %1 von %2 Zellen.</translation>
    </message>
    <message>
        <source>Both rows are the same. Change the order inside a box in one of them: its letter stays.</source>
        <translation>Beide Zeilen sind gleich. Ändere in einer die Reihenfolge innerhalb eines Blocks: Ihr Buchstabe bleibt.</translation>
    </message>
</context>
<context>
    <name>LookupInput</name>
    <message>
        <source>Floors are numbered from 1 to %1.</source>
        <translation>Etagen haben die Nummern 1 bis %1.</translation>
    </message>
    <message>
        <source>%1 Your previous list is kept.</source>
        <translation>%1 Die bisherige Liste bleibt.</translation>
    </message>
    <message>
        <source>%1 Your previous floor is kept.</source>
        <translation>%1 Die bisherige Etage bleibt.</translation>
    </message>
    <message>
        <source>%1 Your previous tower is kept.</source>
        <translation>%1 Der bisherige Turm bleibt.</translation>
    </message>
    <message>
        <source>%1 Your previous board is kept.</source>
        <translation>%1 Das bisherige Gitter bleibt.</translation>
    </message>
</context>
<context>
    <name>LookupWorksheet</name>
    <message>
        <source>Solve the puzzle. It has one solution.</source>
        <translation>Löse das Rätsel. Es hat eine einzige Lösung.</translation>
    </message>
    <message>
        <source>Solve the puzzle. It may have several solutions, or none.</source>
        <translation>Löse das Rätsel. Es hat vielleicht mehrere Lösungen oder keine.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A desktop Sudoku studio.</source>
        <translation>Ein Sudoku-Studio für den Desktop.</translation>
    </message>
    <message>
        <source>Puzzles to open, in any format that is read.</source>
        <translation>Rätsel zum Öffnen, in jedem lesbaren Format.</translation>
    </message>
</context>
<context>
    <name>MethodWork</name>
    <message>
        <source>An exclusion comes from one filled cell. Choose one of these.</source>
        <translation>Ein Ausschluss kommt von einer gefüllten Zelle. Wähle eine von diesen.</translation>
    </message>
    <message>
        <source>%1 is blank. An exclusion comes from a filled cell.</source>
        <translation>%1 ist leer. Ein Ausschluss kommt von einer gefüllten Zelle.</translation>
    </message>
    <message>
        <source>%1 is filled. A covering set is made of blank cells.</source>
        <translation>%1 ist gefüllt. Eine überdeckende Menge besteht aus leeren Zellen.</translation>
    </message>
    <message>
        <source>These cells do not lie in one box and one row.</source>
        <translation>Diese Zellen liegen nicht in einem Block und einer Zeile.</translation>
    </message>
    <message>
        <source>These cells do not lie in one box and one column.</source>
        <translation>Diese Zellen liegen nicht in einem Block und einer Spalte.</translation>
    </message>
    <message>
        <source>These cells do not lie in one row.</source>
        <translation>Diese Zellen liegen nicht in einer Zeile.</translation>
    </message>
    <message>
        <source>These cells do not lie in one column.</source>
        <translation>Diese Zellen liegen nicht in einer Spalte.</translation>
    </message>
    <message>
        <source>These cells do not lie in one box.</source>
        <translation>Diese Zellen liegen nicht in einem Block.</translation>
    </message>
    <message>
        <source>Which filled cell excludes the mark? Click it.</source>
        <translation>Welche gefüllte Zelle schließt die Marke aus? Klicke sie an.</translation>
    </message>
    <message>
        <source>Which cells share their digits?</source>
        <translation>Welche Zellen teilen sich ihre Ziffern?</translation>
    </message>
    <message>
        <source>Where do the box and the line cross?</source>
        <translation>Wo schneiden sich Block und Linie?</translation>
    </message>
    <message>
        <source>Cells: %1; digits that they share: %2 (%3). A covering set has as many cells as digits.</source>
        <translation>Zellen: %1; Ziffern, die sie sich teilen: %2 (%3). Eine überdeckende Menge hat so viele Zellen wie Ziffern.</translation>
    </message>
    <message>
        <source>The set stands: %1 share %2. Which of these digits comes back?</source>
        <translation>Die Menge steht: %1 teilen sich %2. Welche dieser Ziffern kommt zurück?</translation>
    </message>
    <message>
        <source>Which digit is it about?</source>
        <translation>Um welche Ziffer geht es?</translation>
    </message>
    <message>
        <source>Take %1 out again by another click.</source>
        <comment>a cell</comment>
        <translation>Nimm %1 durch einen weiteren Klick wieder heraus.</translation>
    </message>
    <message>
        <source>Right so far: %1.</source>
        <comment>cells</comment>
        <translation>Bis jetzt richtig: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 cross in %3, and none of these has the mark %4.</source>
        <translation>%1 und %2 schneiden sich in %3, und keine davon hat die Marke %4.</translation>
    </message>
    <message>
        <source>%1 the %2 has another place: %3. So it need not stand where the two cross.</source>
        <translation>%1 hat die %2 noch einen Platz: %3. Also muss sie nicht stehen, wo sich die beiden schneiden.</translation>
    </message>
    <message>
        <source>%1 share the digits %2: that is not as many digits as cells.</source>
        <translation>%1 teilen sich die Ziffern %2: Das sind nicht so viele Ziffern wie Zellen.</translation>
    </message>
    <message>
        <source>%1 is none of the digits %2 that %3 share.</source>
        <translation>%1 ist keine der Ziffern %2, die sich %3 teilen.</translation>
    </message>
    <message>
        <source>%1 is blank, and only a value can turn into a mark.</source>
        <translation>%1 ist leer, und nur ein Wert kann zur Marke werden.</translation>
    </message>
    <message>
        <source>%1 is filled with %2 and has no marks.</source>
        <translation>In %1 steht %2, dort gibt es keine Marken.</translation>
    </message>
    <message>
        <source>%1 has the mark %2 already.</source>
        <translation>%1 hat die Marke %2 schon.</translation>
    </message>
    <message>
        <source>%1 shares no row, column or box with %2.</source>
        <translation>%1 hat mit %2 weder Zeile noch Spalte noch Block gemeinsam.</translation>
    </message>
    <message>
        <source>%1 is one of the cells that the method stands on; marks come back to others.</source>
        <translation>%1 gehört zu den Zellen, auf denen das Verfahren beruht; Marken kommen in andere zurück.</translation>
    </message>
    <message>
        <source>%1 lies in %2 itself: with a %3 there, it has another place.</source>
        <translation>%1 liegt selbst in %2: Mit einer %3 dort gäbe es einen weiteren Platz.</translation>
    </message>
    <message>
        <source>%1 does not lie %2.</source>
        <translation>%1 liegt nicht %2.</translation>
    </message>
    <message>
        <source>%1 holds %2, so no neighbour can. Now put the mark back into one of them.</source>
        <translation>In %1 steht %2, also in keinem Nachbarn. Setze die Marke jetzt in einen davon zurück.</translation>
    </message>
    <message>
        <source>It stands: %1 the %2 has no place but where %3 crosses it. Now put the mark back in the rest of %3.</source>
        <translation>Er steht: %1 hat die %2 nur dort Platz, wo %3 sie schneidet. Setze die Marke jetzt im Rest von %3 zurück.</translation>
    </message>
    <message>
        <source>It stands: %1 share %2. Now put the mark %3 back in another cell of %4.</source>
        <translation>Sie steht: %1 teilen sich %2. Setze die Marke %3 jetzt in einer anderen Zelle von %4 zurück.</translation>
    </message>
    <message>
        <source>Which value turns into a mark? Click its cell.</source>
        <translation>Welcher Wert wird zur Marke? Klicke seine Zelle an.</translation>
    </message>
    <message>
        <source>Right. The value is now the only mark of %1; forward, the single candidate turns it into the value again.</source>
        <translation>Richtig. Der Wert ist jetzt die einzige Marke von %1; vorwärts macht der einzige Kandidat ihn wieder zum Wert.</translation>
    </message>
    <message>
        <source>Right. %1 holds %2, and no digit stands twice in a row, column or box: forward, the exclusion takes it from %3 again.</source>
        <translation>Richtig. In %1 steht %2, und keine Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block: Vorwärts nimmt der Ausschluss sie wieder aus %3.</translation>
    </message>
    <message>
        <source>Right. %1 the %2 must stand where %3 crosses it, so no other cell of %3 can hold it: forward, the block intersection takes it from %4 again.</source>
        <translation>Richtig. %1 muss die %2 dort stehen, wo %3 schneidet, also in keiner anderen Zelle von %3: Vorwärts nimmt der Blockschnitt sie wieder aus %4.</translation>
    </message>
    <message>
        <source>Right. %1 use up the digits %2, so no other cell of %3 can hold %4: forward, the covering set takes it from %5 again.</source>
        <translation>Richtig. %1 verbrauchen die Ziffern %2, also kann %4 in keiner anderen Zelle von %3 stehen: Vorwärts nimmt die überdeckende Menge sie wieder aus %5.</translation>
    </message>
    <message>
        <source>the box, on a row</source>
        <translation>dem Block, auf einer Zeile</translation>
    </message>
    <message>
        <source>the box, on a column</source>
        <translation>dem Block, auf einer Spalte</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>der Zeile</translation>
    </message>
    <message>
        <source>the column</source>
        <translation>der Spalte</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>einen Block</translation>
    </message>
    <message>
        <source>the two rows</source>
        <translation>den zwei Zeilen</translation>
    </message>
    <message>
        <source>the two columns</source>
        <translation>den zwei Spalten</translation>
    </message>
    <message>
        <source>An exclusion takes it from %1 as well, since a %2 stands as a value beside it; here the method&apos;s own conditions are asked alone.</source>
        <translation>Auch ein Ausschluss nimmt sie aus %1 weg, weil daneben eine %2 als Wert steht; hier wird nur nach den Bedingungen der Methode selbst gefragt.</translation>
    </message>
</context>
<context>
    <name>MinigridColumns</name>
    <message>
        <source>Box %1</source>
        <translation>Block %1</translation>
    </message>
</context>
<context>
    <name>MinigridInput</name>
    <message>
        <source>Nothing was typed.</source>
        <translation>Es wurde nichts eingegeben.</translation>
    </message>
    <message>
        <source>A board of 4 × 4 cells has the digits 1 to 4 and points for blanks.</source>
        <translation>Ein Gitter mit 4 × 4 Zellen hat die Ziffern 1 bis 4 und Punkte für leere Zellen.</translation>
    </message>
    <message>
        <source>%1 and %2 both hold %3, but no row, column or box has a digit twice.</source>
        <translation>In %1 und %2 steht die %3, aber keine Zeile, keine Spalte und kein Block hat eine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>A line for 16 × 16 cells has the digits 1 to 9, the letters A to G for 10 to 16, and points for blanks.</source>
        <translation>Eine Zeile für 16 × 16 Zellen hat die Ziffern 1 bis 9, die Buchstaben A bis G für 10 bis 16 und Punkte für leere Zellen.</translation>
    </message>
    <message>
        <source>This lab has boards of 4 × 4, 9 × 9 and 16 × 16 cells.</source>
        <translation>Dieses Labor nimmt Gitter mit 4 × 4, 9 × 9 und 16 × 16 Zellen.</translation>
    </message>
</context>
<context>
    <name>MinigridPair</name>
    <message>
        <source>%1 of box %2</source>
        <comment>a permutation&apos;s digits; its box</comment>
        <translation>%1 in Block %2</translation>
    </message>
    <message>
        <source>Boxes %1 and %2 share no row and no column.</source>
        <translation>Die Blöcke %1 und %2 haben keine Zeile und keine Spalte gemeinsam.</translation>
    </message>
    <message>
        <source>%1 and %2 clash: %3 stands in %4 and in %5.</source>
        <translation>%1 und %2 passen nicht zusammen: Die %3 steht in %4 und in %5.</translation>
    </message>
    <message>
        <source>%1 and %2 fit: no row that they share has a digit twice.</source>
        <translation>%1 und %2 passen zusammen: Keine gemeinsame Zeile hat eine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>%1 and %2 fit: no column that they share has a digit twice.</source>
        <translation>%1 und %2 passen zusammen: Keine gemeinsame Spalte hat eine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>%1 and %2 clash: %3.</source>
        <comment>two permutations; what stands in two cells</comment>
        <translation>%1 und %2 passen nicht zusammen: %3.</translation>
    </message>
    <message>
        <source>%1 in %2 and %3</source>
        <comment>a digit, two cells</comment>
        <translation>%1 in %2 und %3</translation>
    </message>
</context>
<context>
    <name>MinigridPaths</name>
    <message>
        <source>zigzag by rows</source>
        <translation>Zickzack in Zeilen</translation>
    </message>
    <message>
        <source>spiral by rows</source>
        <translation>Spirale in Zeilen</translation>
    </message>
    <message>
        <source>semi-spiral by rows</source>
        <translation>Halbspirale in Zeilen</translation>
    </message>
    <message>
        <source>zigzag by columns</source>
        <translation>Zickzack in Spalten</translation>
    </message>
    <message>
        <source>spiral by columns</source>
        <translation>Spirale in Spalten</translation>
    </message>
    <message>
        <source>semi-spiral by columns</source>
        <translation>Halbspirale in Spalten</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
</context>
<context>
    <name>MinigridSolveText</name>
    <message>
        <source>An order is zigzag, spiral or semi-spiral with -row or -column, or each box&apos;s number once, as in 125478963.</source>
        <translation>Eine Reihenfolge ist zigzag, spiral oder semi-spiral mit -row oder -column, oder die Nummer jedes Blocks einmal, wie in 125478963.</translation>
    </message>
    <message>
        <source>Not offered: the minigrid solver takes boards up to %1 by %1 without extra rules.</source>
        <translation>Nicht angeboten: Der Minigrid-Löser nimmt Gitter bis %1 mal %1 ohne zusätzliche Regeln.</translation>
    </message>
    <message>
        <source>Too many permutations for this version: at least %1. Not decided.</source>
        <translation>Zu viele Permutationen für diese Version: mindestens %1. Nicht entschieden.</translation>
    </message>
    <message>
        <source>Stopped after %1 steps: not decided.</source>
        <translation>Nach %1 Schritten angehalten: nicht entschieden.</translation>
    </message>
    <message>
        <source>The order given is for a different number of boxes: not decided.</source>
        <translation>Die angegebene Reihenfolge ist für eine andere Zahl von Blöcken: nicht entschieden.</translation>
    </message>
    <message>
        <source>Only the solver minigrid-3.2 takes boxes in an order.</source>
        <translation>Nur der Löser minigrid-3.2 nimmt die Blöcke in einer Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>MinigridWorksheet</name>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has more than one solution.</source>
        <translation>Dieses Rätsel hat mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has one solution.</source>
        <translation>Dieses Rätsel hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>%1: %2 stands in %3</source>
        <comment>a permutation&apos;s first digits, the last one, a cell</comment>
        <translation>%1: %2 steht in %3</translation>
    </message>
    <message>
        <source>Valid: %1 of them: %2</source>
        <translation>Gültig sind %1: %2</translation>
    </message>
    <message>
        <source>Cut: %1</source>
        <translation>Abgeschnitten: %1</translation>
    </message>
    <message>
        <source>and %1 more cuts.</source>
        <translation>und %1 weitere Schnitte.</translation>
    </message>
    <message>
        <source>Write down for each box which digits are missing, and which boxes are its neighbours.</source>
        <translation>Schreibe zu jedem Block auf, welche Ziffern fehlen und welche Blöcke seine Nachbarn sind.</translation>
    </message>
    <message>
        <source>Box %1: missing %2; neighbours %3.</source>
        <translation>Block %1: Es fehlen %2; Nachbarn %3.</translation>
    </message>
    <message>
        <source>Box %1: missing ______________ ; neighbours ______________</source>
        <translation>Block %1: Es fehlen ______________ ; Nachbarn ______________</translation>
    </message>
    <message>
        <source>In which order are the boxes filled? Begin with the most clues; then always take the neighbour of a chosen box that has the most clues, of equals the one with the lower number.</source>
        <translation>In welcher Reihenfolge werden die Blöcke gefüllt? Beginne mit den meisten Vorgaben; nimm dann immer den Nachbarn eines gewählten Blocks mit den meisten Vorgaben, bei gleich vielen den mit der kleineren Nummer.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>In how many orders could the missing digits of each box stand, if the other boxes were not looked at? For three digits they are 3 · 2 · 1 = 6.</source>
        <translation>In wie vielen Reihenfolgen könnten die fehlenden Ziffern jedes Blocks stehen, wenn man die anderen Blöcke nicht ansähe? Bei drei Ziffern sind es 3 · 2 · 1 = 6.</translation>
    </message>
    <message>
        <source>Box %1: missing digits %2, orders %3.</source>
        <translation>Block %1: fehlende Ziffern %2, Reihenfolgen %3.</translation>
    </message>
    <message>
        <source>Box %1: missing digits ______ ; orders ______________</source>
        <translation>Block %1: fehlende Ziffern ______ ; Reihenfolgen ______________</translation>
    </message>
    <message>
        <source>Fill in all permutations that the clues allow, box by box along %1. Then walk: take the first one that fits all boxes before; where none is left, go back and take the next one there.</source>
        <translation>Trage alle Permutationen ein, die die Vorgaben erlauben, Block für Block in der Folge %1. Dann geh los: Nimm die erste, die zu allen Blöcken davor passt; ist keine mehr übrig, geh zurück und nimm dort die nächste.</translation>
    </message>
    <message>
        <source>These are all permutations that the clues allow. Strike one when some neighbouring box has none left that fits it. Go on until nothing more can be struck.</source>
        <translation>Das sind alle Permutationen, die die Vorgaben erlauben. Streiche eine, wenn ein Nachbarblock keine mehr hat, die zu ihr passt. Mach weiter, bis sich nichts mehr streichen lässt.</translation>
    </message>
    <message>
        <source>These are all permutations that the clues allow. Strike each one that fits nothing left in some neighbouring box, until nothing more can be struck. Then tick what is true of this puzzle.</source>
        <translation>Das sind alle Permutationen, die die Vorgaben erlauben. Streiche jede, zu der in einem Nachbarblock nichts mehr passt, bis sich nichts mehr streichen lässt. Kreuze dann an, was für dieses Rätsel stimmt.</translation>
    </message>
    <message>
        <source>One permutation a box is left: it is solved without a guess.</source>
        <translation>Je Block ist eine Permutation übrig: Es ist gelöst, ohne zu raten.</translation>
    </message>
    <message>
        <source>Several are left in some box: one has to be guessed.</source>
        <translation>In einem Block sind mehrere übrig: Eine muss geraten werden.</translation>
    </message>
    <message>
        <source>A box has nothing left: there is no solution.</source>
        <translation>Ein Block hat nichts mehr: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Left in the boxes: %1.</source>
        <translation>Übrig in den Blöcken: %1.</translation>
    </message>
    <message>
        <source>This is a permutation of box %1. Tick the permutations of box %2 that fit it; in each of the others, ring a digit that clashes.</source>
        <translation>Das ist eine Permutation von Block %1. Hake die Permutationen von Block %2 ab, die zu ihr passen; kreise in jeder anderen eine Ziffer ein, die stört.</translation>
    </message>
    <message>
        <source>These are all permutations that the clues allow. Walk both paths: place a permutation, test it against all boxes before, and go on with the next one or back. Count one test for each permutation placed, those of the first box too.</source>
        <translation>Das sind alle Permutationen, die die Vorgaben erlauben. Geh beide Wege: Setze eine Permutation, prüfe sie gegen alle Blöcke davor, und geh weiter oder zurück. Zähle für jede gesetzte Permutation eine Prüfung, auch für die des ersten Blocks.</translation>
    </message>
    <message>
        <source>Do boxes 1 to %1.</source>
        <translation>Nur für die Blöcke 1 bis %1.</translation>
    </message>
    <message>
        <source>This sheet has a small puzzle of its own: the one on the screen is too large for paper.</source>
        <translation>Dieses Blatt hat ein eigenes kleines Rätsel: Das auf dem Bildschirm ist zu groß für Papier.</translation>
    </message>
    <message>
        <source>Where the walk ends:</source>
        <translation>Wo der Weg endet:</translation>
    </message>
    <message>
        <source>A minigrid is a box of the board; the large faint numbers tell which. Two boxes are neighbours if they have rows or columns in common.</source>
        <translation>Ein Minigitter ist ein Block des Gitters; die großen blassen Zahlen sagen, welcher. Zwei Blöcke sind Nachbarn, wenn sie gemeinsame Zeilen oder Spalten haben.</translation>
    </message>
    <message>
        <source>A minigrid is a box of the board; the large faint numbers tell which. Two boxes are neighbours if they have rows or columns in common. The clues of a box are its digits.</source>
        <translation>Ein Minigitter ist ein Block des Gitters; die großen blassen Zahlen sagen, welcher. Zwei Blöcke sind Nachbarn, wenn sie gemeinsame Zeilen oder Spalten haben. Die Vorgaben eines Blocks sind seine Ziffern.</translation>
    </message>
    <message>
        <source>Draw the part of its tree that begins with %1 in %2, from left to right:</source>
        <translation>Zeichne von links nach rechts den Teil seines Baums, der mit %1 in %2 beginnt:</translation>
    </message>
    <message>
        <source>Draw its tree from left to right:</source>
        <translation>Zeichne seinen Baum von links nach rechts:</translation>
    </message>
    <message>
        <source>Box %1 lacks %2; its blank cells are %3 (r1c2 is the cell in row 1, column 2). %4 each column gives its cell a digit, and each way to do so is a node. Cut a branch as soon as its digit stands in the cell&apos;s row or column, and name the cell that forbids it.</source>
        <translation>Block %1 fehlen %2; seine leeren Zellen sind %3 (r1c2 ist die Zelle in Zeile 1, Spalte 2). %4 Jede Spalte gibt ihrer Zelle eine Ziffer, und jede Möglichkeit dafür ist ein Knoten. Schneide einen Ast ab, sobald seine Ziffer in der Zeile oder Spalte der Zelle steht, und nenne die Zelle, die sie verbietet.</translation>
    </message>
    <message>
        <source>A permutation of a box fills its blank cells with its missing digits in some order. Two of them clash if a row or a column gets a digit twice; else they fit. Two boxes are neighbours if they have rows or columns in common. The large faint numbers are the boxes&apos; names.</source>
        <translation>Eine Permutation eines Blocks füllt seine leeren Zellen mit den fehlenden Ziffern in irgendeiner Reihenfolge. Zwei davon widersprechen sich, wenn eine Zeile oder Spalte eine Ziffer zweimal bekommt; sonst passen sie. Zwei Blöcke sind Nachbarn, wenn sie gemeinsame Zeilen oder Spalten haben. Die großen blassen Zahlen sind die Namen der Blöcke.</translation>
    </message>
    <message>
        <source>Go along the boxes %1. List in the first one the permutations that the clues allow, and place the first of them. In the next box list only those that fit the clues and all that is placed, and so on. Where nothing fits, cross out the one placed last, place the next one of its list, and list the box after it anew.</source>
        <translation>Geh die Blöcke %1 entlang. Schreib im ersten die Permutationen auf, die die Vorgaben erlauben, und setze die erste. Schreib im nächsten Block nur die auf, die zu den Vorgaben und zu allem Gesetzten passen, und so weiter. Wo nichts passt, streiche die zuletzt gesetzte, setze die nächste ihrer Liste, und schreib den Block danach neu auf.</translation>
    </message>
    <message>
        <source>Crossed out: %1</source>
        <translation>Gestrichen: %1</translation>
    </message>
    <message>
        <source>In the graph each permutation is a node, a point, and two of neighbouring boxes that fit are joined by a line.</source>
        <translation>Im Graphen ist jede Permutation ein Knoten, ein Punkt, und zwei von benachbarten Blöcken, die passen, verbindet eine Linie.</translation>
    </message>
    <message>
        <source>Fitting: %1 of %2. In each of the others a digit is ringed that clashes.</source>
        <translation>Passend: %1 von %2. In jeder anderen ist eine Ziffer eingekreist, die stört.</translation>
    </message>
    <message>
        <source>Path %1: steps to the end %2, to the first solution %3.</source>
        <translation>Weg %1: Schritte bis zum Ende %2, bis zur ersten Lösung %3.</translation>
    </message>
    <message>
        <source>Path %1: steps to the end ________ , to the first solution ________</source>
        <translation>Weg %1: Schritte bis zum Ende ________ , bis zur ersten Lösung ________</translation>
    </message>
</context>
<context>
    <name>MovedRowTurn</name>
    <message>
        <source>Its last two boxes have changed places.</source>
        <translation>Die letzten beiden Blöcke haben die Plätze getauscht.</translation>
    </message>
    <message>
        <source>Done: this is row %1 of the shift cipher.</source>
        <translation>Fertig: Das ist Zeile %1 der Verschiebechiffre.</translation>
    </message>
    <message>
        <source>Done: row %1 comes from row %2, as a = 0 stays.</source>
        <translation>Fertig: Zeile %1 kommt von Zeile %2, denn a = 0 bleibt.</translation>
    </message>
    <message>
        <source>Done: row %1 comes from row %2, the other of the last two in its band.</source>
        <translation>Fertig: Zeile %1 kommt von Zeile %2, der anderen der letzten beiden im Band.</translation>
    </message>
    <message>
        <source>So both boards have the same rows, each with its boxes in another order.</source>
        <translation>Beide Gitter haben also dieselben Zeilen, nur die Blöcke darin in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 does not hold %2. Which row of its band comes there, and which box of that row?</source>
        <translation>In %1 steht nicht %2. Welche Zeile des Bandes kommt dorthin, und welcher Block dieser Zeile?</translation>
    </message>
    <message>
        <source>Row %1 comes from row %2 of the row shift, and box %3 of a row from its box %4: so %5 holds the %6 of %7, not %8.</source>
        <translation>Zeile %1 kommt von Zeile %2 der Zeilenverschiebung und Block %3 einer Zeile von ihrem Block %4: In %5 steht also %6 aus %7, nicht %8.</translation>
    </message>
    <message>
        <source>Right so far: cells filled: %1.</source>
        <translation>Richtig bis jetzt, gefüllte Zellen: %1.</translation>
    </message>
</context>
<context>
    <name>NumberOptionText</name>
    <message>
        <source>“%3” is not a whole number from %1 to %2.</source>
        <translation>Gebraucht wird eine ganze Zahl von %1 bis %2, und „%3“ ist keine.</translation>
    </message>
    <message>
        <source>“%2” is not a number of seconds from 0 to %1.</source>
        <translation>Gebraucht werden Sekunden von 0 bis %1, und „%2“ ist keine solche Zahl.</translation>
    </message>
</context>
<context>
    <name>OutputText</name>
    <message>
        <source>Standard output cannot be written: %1.</source>
        <translation>Die Standardausgabe nimmt nichts mehr an: %1.</translation>
    </message>
</context>
<context>
    <name>PairConjecture</name>
    <message>
        <source>any number</source>
        <translation>eine beliebige Zahl</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>ein Vielfaches von %1</translation>
    </message>
    <message>
        <source>no multiple of %1</source>
        <translation>kein Vielfaches von %1</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>a multiple of %1, but not 0</source>
        <translation>ein Vielfaches von %1, aber nicht 0</translation>
    </message>
    <message>
        <source>%1 times an odd number</source>
        <translation>%1-mal eine ungerade Zahl</translation>
    </message>
</context>
<context>
    <name>PathScene</name>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>%1 can be %2</source>
        <translation>%1 kann %2 sein</translation>
    </message>
    <message>
        <source>Every cell holds a clue: the path has no step, and there is nothing to count.</source>
        <translation>In jeder Zelle steht eine Vorgabe: Der Weg hat keinen Schritt, und es gibt nichts zu zählen.</translation>
    </message>
    <message>
        <source>No technique of this program finds a first step here: there is no path to follow, and nothing to count.</source>
        <translation>Keine Technik dieses Programms findet hier einen ersten Schritt: Es gibt keinen Weg und nichts zu zählen.</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message numerus="yes">
        <source>The techniques that exist here go no further; %n cell(s) are still blank.</source>
        <translation>
            <numerusform>Die hier vorhandenen Verfahren kommen nicht weiter; %n Zelle ist noch leer.</numerusform>
            <numerusform>Die hier vorhandenen Verfahren kommen nicht weiter; %n Zellen sind noch leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved. Level: at least %1; score: at least %2.</source>
        <translation>Gelöst. Stufe: mindestens %1; Punkte: mindestens %2.</translation>
    </message>
    <message>
        <source>Solved. Level: %1; score: %2.</source>
        <translation>Gelöst. Stufe: %1; Punkte: %2.</translation>
    </message>
    <message>
        <source>The profile has the path stop before this technique: %1.</source>
        <translation>Nach dem Profil endet der Weg vor dieser Technik: %1.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message numerus="yes">
        <source>%n more step(s)</source>
        <translation>
            <numerusform>%n weiterer Schritt</numerusform>
            <numerusform>%n weitere Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer did not take the page; nothing was printed.</source>
        <translation>Der Drucker hat die Seite nicht angenommen; nichts wurde gedruckt.</translation>
    </message>
    <message>
        <source>Print the puzzle’s &amp;rules</source>
        <translation>&amp;Regeln des Rätsels drucken</translation>
    </message>
    <message>
        <source>Print in colo&amp;ur, as on a light screen</source>
        <translation>Farbi&amp;g drucken, wie auf hellem Bildschirm</translation>
    </message>
</context>
<context>
    <name>ProfileOptionText</name>
    <message>
        <source>%1 is no profile of techniques: %2</source>
        <comment>a file, why</comment>
        <translation>%1 ist kein Profil von Techniken: %2</translation>
    </message>
    <message>
        <source>There is no profile and no file %1; the profiles are: %2.</source>
        <translation>Es gibt kein Profil und keine Datei %1; die Profile sind: %2.</translation>
    </message>
</context>
<context>
    <name>ProfileText</name>
    <message>
        <source>HoDoKu default</source>
        <translation>HoDoKus Standard</translation>
    </message>
    <message>
        <source>Nonet</source>
        <comment>a profile of techniques</comment>
        <translation>Nonet</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a profile of techniques</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Singles</source>
        <comment>a family of techniques</comment>
        <translation>Singles</translation>
    </message>
    <message>
        <source>Intersections</source>
        <comment>a family of techniques</comment>
        <translation>Überschneidungen</translation>
    </message>
    <message>
        <source>Subsets</source>
        <comment>a family of techniques</comment>
        <translation>Teilmengen</translation>
    </message>
    <message>
        <source>Fish</source>
        <comment>a family of techniques</comment>
        <translation>Fische</translation>
    </message>
    <message>
        <source>Finned fish</source>
        <comment>a family of techniques</comment>
        <translation>Fische mit Flossen</translation>
    </message>
    <message>
        <source>Patterns of one digit</source>
        <comment>a family of techniques</comment>
        <translation>Muster einer Ziffer</translation>
    </message>
    <message>
        <source>Colouring</source>
        <comment>a family of techniques</comment>
        <translation>Färben</translation>
    </message>
    <message>
        <source>Wings</source>
        <comment>a family of techniques</comment>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <comment>a family of techniques</comment>
        <translation>Eindeutigkeit</translation>
    </message>
    <message>
        <source>Chains</source>
        <comment>a family of techniques</comment>
        <translation>Ketten</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>%1 is %2</source>
        <comment>a cell, a digit</comment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>So %1: the cell has no other candidate.</source>
        <translation>Also gilt: %1. Die Zelle hat keinen anderen Kandidaten.</translation>
    </message>
    <message>
        <source>%1 has lost %2, so %3.</source>
        <translation>%1 hat %2 verloren, also gilt: %3.</translation>
    </message>
    <message>
        <source>Now %1 has no candidate left. That cannot be.</source>
        <translation>Jetzt hat %1 keinen Kandidaten mehr. Das kann nicht sein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has to stand %2, but there only %3 can hold it: %n times at most, and %4 are needed.</source>
        <comment>a digit, in houses, houses, how often</comment>
        <translation>
            <numerusform>%1 muss %2 stehen, aber Platz ist dort nur noch in %3: höchstens %n Mal, und %4 Mal ist nötig.</numerusform>
            <numerusform>%1 muss %2 stehen, aber Platz ist dort nur noch in %3: höchstens %n Mal, und %4 Mal ist nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 have only %2 left among them: not enough digits for these cells.</source>
        <comment>cells, digits</comment>
        <translation>%1 haben zusammen nur noch %2: zu wenige Ziffern für diese Zellen.</translation>
    </message>
    <message>
        <source>%1 have only %2 left among them: not enough cells for these digits.</source>
        <comment>digits, cells</comment>
        <translation>%1 haben zusammen nur noch %2: zu wenige Zellen für diese Ziffern.</translation>
    </message>
    <message>
        <source>Of the candidates in %1, %2 must be true, and there is room for %3 only.</source>
        <comment>cells, how many, how many</comment>
        <translation>Von den Kandidaten in %1 müssen %2 wahr sein, und es ist nur Platz für %3.</translation>
    </message>
    <message>
        <source>Suppose %1 were not %2.</source>
        <comment>a cell, a digit</comment>
        <translation>Angenommen, %1 wäre nicht %2.</translation>
    </message>
    <message>
        <source>Suppose %1 were %2.</source>
        <comment>a cell, a digit</comment>
        <translation>Angenommen, %1 wäre %2.</translation>
    </message>
    <message>
        <source>One case: %1.</source>
        <translation>Ein Fall: %1.</translation>
    </message>
    <message>
        <source>By a step of its own this removes %1.</source>
        <translation>Durch einen eigenen Schritt entfernt das %1.</translation>
    </message>
    <message>
        <source>The givens go into themselves, and so must the solution. With this, it could not.</source>
        <translation>Die Vorgaben gehen in sich selbst über, und die Lösung muss es auch. Damit könnte sie es nicht.</translation>
    </message>
    <message>
        <source>Then %1 cannot be set in all houses at once.</source>
        <translation>Dann lässt sich %1 nicht in alle Häuser zugleich setzen.</translation>
    </message>
    <message>
        <source>So this case is none.</source>
        <translation>Also scheidet dieser Fall aus.</translation>
    </message>
    <message>
        <source>So %1.</source>
        <comment>a cell is a digit</comment>
        <translation>Also gilt: %1.</translation>
    </message>
    <message>
        <source>%1 there is just one place for the %2, so %3.</source>
        <comment>in a house, a digit, a cell is a digit</comment>
        <translation>%1 gibt es für die %2 nur einen Platz, also gilt: %3.</translation>
    </message>
    <message>
        <source>%1 the %2 can no longer be in %3, so %4.</source>
        <comment>in a house, a digit, cells, a cell is a digit</comment>
        <translation>%1 kann die %2 nicht mehr in %3 stehen, also gilt: %4.</translation>
    </message>
    <message>
        <source>The extra digit must be true, or the puzzle would have two solutions: %1 in %2.</source>
        <comment>a digit, a cell</comment>
        <translation>Die zusätzliche Ziffer muss wahr sein, sonst hätte das Rätsel zwei Lösungen: %1 in %2.</translation>
    </message>
    <message>
        <source>One of the extra digits must be true, or the puzzle would have two solutions. The only one left is %1 in %2.</source>
        <comment>a digit, a cell</comment>
        <translation>Eine der zusätzlichen Ziffern muss wahr sein, sonst hätte das Rätsel zwei Lösungen. Die einzige übrige ist %1 in %2.</translation>
    </message>
    <message>
        <source>Now the extra digit is gone.</source>
        <translation>Jetzt ist die zusätzliche Ziffer weg.</translation>
    </message>
    <message>
        <source>Now none of the extra digits is left.</source>
        <translation>Jetzt ist keine der zusätzlichen Ziffern übrig.</translation>
    </message>
    <message>
        <source>%1 could change places in %2, and the puzzle would have two solutions. That cannot be.</source>
        <comment>two digits, cells</comment>
        <translation>%1 ließen sich in %2 vertauschen, und das Rätsel hätte zwei Lösungen. Das kann nicht sein.</translation>
    </message>
    <message>
        <source>In every house each digit would have two places or none, and the puzzle would have two solutions. That cannot be.</source>
        <translation>In jedem Haus hätte jede Ziffer zwei Plätze oder keinen, und das Rätsel hätte zwei Lösungen. Das kann nicht sein.</translation>
    </message>
    <message>
        <source>Now there is no place left for the %1 %2. That cannot be.</source>
        <comment>a digit, in a house</comment>
        <translation>Jetzt ist für die %1 %2 kein Platz mehr. Das kann nicht sein.</translation>
    </message>
    <message>
        <source>So %1 can be struck from %2.</source>
        <comment>a digit, a cell</comment>
        <translation>Also fällt %1 in %2 weg.</translation>
    </message>
</context>
<context>
    <name>PuzzleSheets</name>
    <message>
        <source>This board was made from a list S; only its last box is left. To fold a list is to write it into a box row by row. To shift it by one, every digit moves one place to the right, and the last one to the front. The last box is S, shifted by %1 and folded. The small letter in a cell is its place in S.</source>
        <translation>Dieses Gitter wurde aus einer Liste S gemacht; nur sein letzter Block ist noch da. Eine Liste falten heißt, sie Zeile für Zeile in einen Block zu schreiben. Um sie um eins zu verschieben, rückt jede Ziffer einen Platz nach rechts und die letzte nach vorn. Der letzte Block ist S, um %1 verschoben und gefaltet. Der kleine Buchstabe in einer Zelle ist ihr Platz in S.</translation>
    </message>
    <message>
        <source>1. Read the last box row by row, and write its digits as a list.</source>
        <translation>1. Lies den letzten Block Zeile für Zeile und schreibe ihre Ziffern als Liste.</translation>
    </message>
    <message>
        <source>2. Shift this list by one more: that brings S back.</source>
        <translation>2. Verschiebe diese Liste um eins weiter: So kommt S zurück.</translation>
    </message>
    <message>
        <source>3. S is list 1. Write list 2: S shifted by one.</source>
        <translation>3. S ist Liste 1. Schreibe Liste 2: S, um eins verschoben.</translation>
    </message>
    <message>
        <source>3. S is list 1. Write the lists 2 to %1, each shifted by one more than the one before.</source>
        <translation>3. S ist Liste 1. Schreibe die Listen 2 bis %1, jede um eins weiter verschoben als die davor.</translation>
    </message>
    <message>
        <source>4. Fold list 1 into the first box of the board and the next ones into the boxes below it. List %1 begins the next column of boxes, again at the top. Fill the board.</source>
        <translation>4. Falte Liste 1 in den ersten Block des Gitters und die nächsten in die Blöcke darunter. Liste %1 beginnt die nächste Blockspalte, wieder oben. Fülle das Gitter.</translation>
    </message>
    <message>
        <source>This board was made from a list S, and only some of its digits are shown. The small letter in a cell is the place of the list that the cell belongs to.</source>
        <translation>Dieses Gitter wurde aus einer Liste S gemacht, und nur einige seiner Ziffern sind zu sehen. Der kleine Buchstabe in einer Zelle ist der Platz der Liste, zu dem die Zelle gehört.</translation>
    </message>
    <message>
        <source>1. Write every digit that you see into its place.</source>
        <translation>1. Schreibe jede Ziffer, die du siehst, an ihren Platz.</translation>
    </message>
    <message>
        <source>2. Which digits do you not see? %1 In how many orders can they stand in the free places? %2</source>
        <translation>2. Welche Ziffern siehst du nicht? %1 In wie vielen Reihenfolgen können sie auf den freien Plätzen stehen? %2</translation>
    </message>
    <message>
        <source>3. How many of them must be shown until only one list fits? %1</source>
        <translation>3. Wie viele davon muss man zeigen, bis nur noch eine Liste passt? %1</translation>
    </message>
    <message>
        <source>Two: the third goes to the place left over.</source>
        <translation>Zwei: Die dritte kommt auf den Platz, der übrig ist.</translation>
    </message>
    <message>
        <source>4. Place %1 holds %2, and place %3 holds %4. Write the whole list, and below it row %5 of the board.</source>
        <translation>4. Auf Platz %1 steht %2, auf Platz %3 steht %4. Schreibe die ganze Liste und darunter Zeile %5 des Gitters.</translation>
    </message>
    <message>
        <source>1. In this board every %1 and every %2 was rubbed out. Write them in again, so that no row, no column and no box has a digit twice.</source>
        <translation>1. In diesem Gitter wurde jede %1 und jede %2 ausradiert. Schreibe sie wieder hinein, sodass keine Zeile, keine Spalte und kein Block eine Ziffer doppelt hat.</translation>
    </message>
    <message>
        <source>2. Let %1 and %2 change places in all these cells. Does a digit come twice anywhere now? %3 Is it a puzzle with one solution? %4</source>
        <translation>2. Lass %1 und %2 in all diesen Zellen die Plätze tauschen. Steht jetzt irgendwo eine Ziffer doppelt? %3 Ist es ein Rätsel mit einer einzigen Lösung? %4</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>No: it has at least two.</source>
        <translation>Nein: Es hat mindestens zwei.</translation>
    </message>
    <message>
        <source>3. The board was made from a list S, and the small letter in a cell is its place there. In how many ways can the two free places be filled? %1</source>
        <translation>3. Das Gitter wurde aus einer Liste S gemacht, und der kleine Buchstabe in einer Zelle ist ihr Platz darin. Auf wie viele Arten lassen sich die zwei freien Plätze füllen? %1</translation>
    </message>
    <message>
        <source>Two: with the digits in either order.</source>
        <translation>Auf zwei: mit den Ziffern in der einen oder der anderen Reihenfolge.</translation>
    </message>
    <message>
        <source>4. One of the cells is written in for you, whichever it is. How many solutions are left? %1</source>
        <translation>4. Eine der Zellen wird für dich ausgefüllt, welche auch immer. Wie viele Lösungen bleiben? %1</translation>
    </message>
    <message>
        <source>One: each cell tells the next in its row, its column or its box.</source>
        <translation>Eine: Jede Zelle verrät die nächste in ihrer Zeile, ihrer Spalte oder ihrem Block.</translation>
    </message>
    <message>
        <source>%1: the cells fall apart into groups, and it settles only its own.</source>
        <translation>%1: Die Zellen zerfallen in Gruppen, und sie legt nur ihre eigene fest.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>at least %1 solutions</source>
        <translation>mindestens %1 Lösungen</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln Lösung</numerusform>
            <numerusform>%Ln Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>counting the solutions</source>
        <translation>Lösungen werden gezählt</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>mehrere Lösungen</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) entered</source>
        <translation>
            <numerusform>%n Ziffer eingetragen</numerusform>
            <numerusform>%n Ziffern eingetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level and score, by a profile</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>number of solutions unknown</source>
        <translation>Zahl der Lösungen unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2 filled</source>
        <comment>cells</comment>
        <translation>%1 von %2 gefüllt</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <comment>at least 1,000 solutions, about 4·10¹²</comment>
        <translation>%1, etwa %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>no solution: why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 by the rules that Nonet checks</source>
        <comment>one solution</comment>
        <translation>%1 nach den Regeln, die Nonet prüft</translation>
    </message>
</context>
<context>
    <name>RateText</name>
    <message>
        <source>Rated %1.</source>
        <comment>by a profile of techniques</comment>
        <translation>Bewertet %1.</translation>
    </message>
</context>
<context>
    <name>RatingText</name>
    <message>
        <source>%1 %2</source>
        <comment>level, score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a level and score</comment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>beyond the known techniques</source>
        <translation>jenseits der bekannten Techniken</translation>
    </message>
    <message>
        <source>beyond the techniques switched on</source>
        <translation>jenseits der eingeschalteten Techniken</translation>
    </message>
    <message>
        <source>%1, at least %2</source>
        <comment>the highest level, a score</comment>
        <translation>%1, mindestens %2</translation>
    </message>
</context>
<context>
    <name>RingTurn</name>
    <message>
        <source>No place comes twice: the arcs meet end to end.</source>
        <translation>Kein Platz kommt zweimal vor: Die Bögen stoßen Ende an Ende.</translation>
    </message>
    <message>
        <source>No place comes twice: each figure falls into the gaps of the others.</source>
        <translation>Kein Platz kommt zweimal vor: Jede Figur fällt in die Lücken der anderen.</translation>
    </message>
    <message>
        <source>In aI + bJ that is b = %1.</source>
        <translation>In aI + bJ ist das b = %1.</translation>
    </message>
    <message>
        <source>In aI + bJ that is a = %1.</source>
        <translation>In aI + bJ ist das a = %1.</translation>
    </message>
    <message>
        <source>J = %1 and J = %2 both take %3: what stands there comes more than once in the row.</source>
        <translation>J = %1 und J = %2 nehmen beide %3: Was dort steht, kommt in der Zeile mehr als einmal vor.</translation>
    </message>
    <message>
        <source>I = %1 and I = %2 both take %3: what stands there comes more than once in the column.</source>
        <translation>I = %1 und I = %2 nehmen beide %3: Was dort steht, kommt in der Spalte mehr als einmal vor.</translation>
    </message>
    <message>
        <source>On the ring each box begins %1 before the box to its left</source>
        <translation>Auf dem Ring beginnt jeder Block %1 vor dem links neben ihm</translation>
    </message>
    <message>
        <source>On the ring each box begins %1 after the box to its left</source>
        <translation>Auf dem Ring beginnt jeder Block %1 nach dem links neben ihm</translation>
    </message>
    <message>
        <source>On the ring each box begins %1 before the box above it</source>
        <translation>Auf dem Ring beginnt jeder Block %1 vor dem über ihm</translation>
    </message>
    <message>
        <source>On the ring each box begins %1 after the box above it</source>
        <translation>Auf dem Ring beginnt jeder Block %1 nach dem über ihm</translation>
    </message>
    <message>
        <source>%1, as G is shifted by %2 more there.</source>
        <translation>%1, denn G ist dort um %2 mehr verschoben.</translation>
    </message>
    <message>
        <source>%1, as G is shifted by %2 more there: %3 is a full turn.</source>
        <translation>%1, denn G ist dort um %2 mehr verschoben: %3 ist eine volle Runde.</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>The digit</source>
        <translation>Die Ziffer</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>First group</source>
        <translation>Erste Gruppe</translation>
    </message>
    <message>
        <source>Linking digits</source>
        <translation>Verbindende Ziffern</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>True if the start is false</source>
        <translation>Wahr, wenn der Anfang falsch ist</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Zweite Gruppe</translation>
    </message>
    <message>
        <source>Shared digit</source>
        <translation>Gemeinsame Ziffer</translation>
    </message>
    <message>
        <source>Rest of the set</source>
        <translation>Rest der Menge</translation>
    </message>
    <message>
        <source>False if the start is false</source>
        <translation>Falsch, wenn der Anfang falsch ist</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Extra digits</source>
        <translation>Zusätzliche Ziffern</translation>
    </message>
    <message>
        <source>Fin</source>
        <translation>Flosse</translation>
    </message>
    <message>
        <source>Across the pattern</source>
        <translation>Quer zum Muster</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Angelpunkt</translation>
    </message>
    <message>
        <source>Pincer</source>
        <translation>Zange</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>Die Zelle</translation>
    </message>
    <message>
        <source>Cell of the rectangle</source>
        <translation>Zelle des Rechtecks</translation>
    </message>
    <message>
        <source>Cell of the second set</source>
        <translation>Zelle der zweiten Menge</translation>
    </message>
    <message>
        <source>Cell of the pattern</source>
        <translation>Zelle des Musters</translation>
    </message>
    <message>
        <source>Cover: loses the digit elsewhere</source>
        <translation>Deckung: verliert die Ziffer sonst</translation>
    </message>
    <message>
        <source>House across it</source>
        <translation>Haus quer dazu</translation>
    </message>
    <message>
        <source>House of the pair</source>
        <translation>Haus des Paars</translation>
    </message>
    <message>
        <source>Base: holds the fish</source>
        <translation>Basis: trägt den Fisch</translation>
    </message>
    <message>
        <source>House of the pattern</source>
        <translation>Haus des Musters</translation>
    </message>
    <message>
        <source>Set %1</source>
        <comment>a letter</comment>
        <translation>Menge %1</translation>
    </message>
    <message>
        <source>True by the assumption</source>
        <translation>Wahr nach der Annahme</translation>
    </message>
    <message>
        <source>Deadly pattern</source>
        <translation>Tödliches Muster</translation>
    </message>
    <message>
        <source>False by the assumption</source>
        <translation>Falsch nach der Annahme</translation>
    </message>
    <message>
        <source>In only one of two sets</source>
        <translation>Nur in einer von zwei Mengen</translation>
    </message>
    <message>
        <source>Fin inside the fish</source>
        <translation>Flosse im Innern des Fischs</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Cell of the deadly pattern</source>
        <translation>Zelle des tödlichen Musters</translation>
    </message>
    <message>
        <source>Cell of the first group</source>
        <translation>Zelle der ersten Gruppe</translation>
    </message>
    <message>
        <source>Cell of the second group</source>
        <translation>Zelle der zweiten Gruppe</translation>
    </message>
    <message>
        <source>Cell of the assumption</source>
        <translation>Zelle der Annahme</translation>
    </message>
    <message>
        <source>Cell of set %1</source>
        <comment>a letter</comment>
        <translation>Zelle der Menge %1</translation>
    </message>
    <message>
        <source>House that loses the digit elsewhere</source>
        <translation>Haus, das die Ziffer sonst verliert</translation>
    </message>
    <message>
        <source>House that loses these digits elsewhere</source>
        <translation>Haus, das diese Ziffern sonst verliert</translation>
    </message>
</context>
<context>
    <name>RowTurn</name>
    <message>
        <source>Row %1 is not the list moved along: with %2 in %3, %4 must hold %5, not %6.</source>
        <translation>Zeile %1 ist nicht die verschobene Liste: Mit %2 in %3 gehört in %4 die %5, nicht die %6.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are both the list moved by %3: every column has a sign twice.</source>
        <translation>Zeile %1 und Zeile %2 sind beide die Liste, um %3 verschoben: Jede Spalte hat ein Zeichen zweimal.</translation>
    </message>
    <message>
        <source>In one box %1 stands twice.</source>
        <translation>In einem Block steht %1 zweimal.</translation>
    </message>
    <message>
        <source>Right so far: %1 of 9 rows.</source>
        <translation>Richtig bis jetzt: %1 von 9 Zeilen.</translation>
    </message>
    <message>
        <source>No sign stands twice yet, but a third row would have no room.</source>
        <translation>Noch steht kein Zeichen doppelt, aber eine dritte Zeile hätte keinen Platz.</translation>
    </message>
    <message>
        <source>Row %1 is moved by %2 more than row %3. A box is 3 wide, so the rows of a band must be moved by numbers 3 and 6 apart, such as 1, 4 and 7.</source>
        <translation>Zeile %1 ist um %2 weiter verschoben als Zeile %3. Ein Block ist 3 breit, also müssen die Zeilen eines Bandes um Zahlen verschoben sein, die 3 und 6 auseinander liegen, wie 1, 4 und 7.</translation>
    </message>
    <message>
        <source>Done. The rows are moved by %1. All nine numbers differ, so no column has a sign twice. In each band they are 3 and 6 apart, like 1, 4 and 7, so the rows of a box hold different thirds of the list.</source>
        <translation>Fertig. Die Zeilen sind um %1 verschoben. Alle neun Zahlen sind verschieden, also hat keine Spalte ein Zeichen zweimal. In jedem Band liegen sie 3 und 6 auseinander, wie 1, 4 und 7, also enthalten die Zeilen eines Blocks verschiedene Drittel der Liste.</translation>
    </message>
</context>
<context>
    <name>SceneSheets</name>
    <message>
        <source>1. This is your list S. Write the letter of its place (a, b, c …) into the corner of each tile.</source>
        <translation>1. Das ist deine Liste S. Schreib in die Ecke jeder Kachel den Buchstaben ihres Platzes (a, b, c …).</translation>
    </message>
    <message>
        <source>2. The digits of the places %1 and %2 change places; the letters stay. Write the new list.</source>
        <translation>2. Die Ziffern der Plätze %1 und %2 tauschen; die Buchstaben bleiben. Schreib die neue Liste auf.</translation>
    </message>
    <message>
        <source>3. Counted from 0, place a is S[0]. Which digits are these in the list of task 1?</source>
        <translation>3. Von 0 an gezählt ist Platz a S[0]. Welche Ziffern sind das in der Liste von Aufgabe 1?</translation>
    </message>
    <message>
        <source>4. Write the same digits as a list of your own, and let your neighbour name a place: which digit is there?</source>
        <translation>4. Schreib aus denselben Ziffern eine eigene Liste und lass jemanden neben dir einen Platz nennen: Welche Ziffer steht dort?</translation>
    </message>
    <message>
        <source>2. This box was folded from another list. Write that list.</source>
        <translation>2. Dieser Block wurde aus einer anderen Liste gefaltet. Schreib sie auf.</translation>
    </message>
    <message>
        <source>Boxes of %1 rows and %2 columns: the board has %3 rows of boxes, I = 0 to %4, and %5 columns of boxes, J = 0 to %6. One row of boxes down, G is shifted by one more; one column of boxes to the right, by the fewest more with which no place of G comes twice in row 1.</source>
        <translation>Blöcke aus %1 Zeilen und %2 Spalten: Das Gitter hat %3 Blockzeilen, I = 0 bis %4, und %5 Blockspalten, J = 0 bis %6. Eine Blockzeile tiefer ist G um eins mehr verschoben, eine Blockspalte weiter rechts um so wenige mehr, dass in Zeile 1 gerade kein Platz von G zweimal vorkommt.</translation>
    </message>
    <message>
        <source>1. Write for each box of the board by how many places G is shifted there.</source>
        <translation>1. Schreib für jeden Block des Gitters auf, um wie viele Plätze G dort verschoben ist.</translation>
    </message>
    <message>
        <source>2. The places of G are called a, b, c … Write the places of row 1 of the board, box by box. Does one come twice?</source>
        <translation>2. Die Plätze von G heißen a, b, c … Schreib die Plätze von Zeile 1 des Gitters auf, Block für Block. Kommt einer zweimal vor?</translation>
    </message>
    <message>
        <source>3. And the places of column 1, from the top?</source>
        <translation>3. Und die Plätze von Spalte 1, von oben an?</translation>
    </message>
    <message>
        <source>No place comes twice: each box goes on in the ring of places where another one ends.</source>
        <translation>Kein Platz kommt zweimal vor: Jeder Block macht im Ring der Plätze weiter, wo ein anderer aufhört.</translation>
    </message>
    <message>
        <source>To fold a list is to write it into a box row by row, from left to right. The list is called S, the box G.</source>
        <translation>Eine Liste falten heißt, sie Zeile für Zeile von links nach rechts in einen Block zu schreiben. Die Liste heißt S, der Block G.</translation>
    </message>
    <message>
        <source>1. Fold this list S into the box G: %1 digits a row.</source>
        <translation>1. Falte diese Liste S zum Block G: %1 Ziffern je Zeile.</translation>
    </message>
    <message>
        <source>3. All is counted from 0: S[0] is the first digit of the list, and G(i, j) the one in row i and column j of the box. Which place of the list is it?</source>
        <translation>3. Gezählt wird ab 0: S[0] ist die erste Ziffer der Liste und G(i, j) die in Zeile i und Spalte j des Blocks. Welcher Platz der Liste ist es?</translation>
    </message>
    <message>
        <source>G is the first box. To shift it by one, every digit moves one place to the right: from the end of a row to the start of the next, and from the very end to the start.</source>
        <translation>G ist der erste Block. Um ihn um eins zu verschieben, rückt jede Ziffer einen Platz nach rechts: vom Ende einer Zeile an den Anfang der nächsten und vom Ende zurück zum Anfang.</translation>
    </message>
</context>
<context>
    <name>SearchScenes</name>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>few ways back (t)</source>
        <translation>wenige Rückwege (t)</translation>
    </message>
    <message>
        <source>hard way back (d)</source>
        <translation>schwerer Rückweg (d)</translation>
    </message>
    <message>
        <source>values first</source>
        <translation>Werte zuerst</translation>
    </message>
</context>
<context>
    <name>SecondSolution</name>
    <message>
        <source>Done: a second solution. It is not as the board in %1 cells, and every clue is in both, so the clues alone do not tell which of the two is meant.</source>
        <translation>Fertig: eine zweite Lösung. In %1 Zellen ist sie anders als das Gitter, und jede Vorgabe steht in beiden; die Vorgaben allein sagen also nicht, welche der beiden gemeint ist.</translation>
    </message>
    <message>
        <source>Another list makes this one.</source>
        <translation>Eine andere Liste ergibt diese.</translation>
    </message>
    <message>
        <source>No list makes this one.</source>
        <translation>Keine Liste ergibt diese.</translation>
    </message>
    <message>
        <source>%1 and %2 both hold %3 now, and both are yours: one of them must be another digit.</source>
        <translation>%1 und %2 enthalten jetzt beide %3, und beide sind von dir: In einer muss eine andere Ziffer stehen.</translation>
    </message>
    <message>
        <source>%2 is a clue and holds %3, so %1 cannot be %3: no solution has it there.</source>
        <translation>%2 ist eine Vorgabe und enthält %3, also kann %1 nicht %3 sein: Keine Lösung hat sie dort.</translation>
    </message>
    <message>
        <source>%1 holds %3 now, so %2 has to change: it holds %3 as well.</source>
        <translation>%1 enthält jetzt %3, also muss sich %2 ändern: Dort steht auch %3.</translation>
    </message>
</context>
<context>
    <name>SelectionSum</name>
    <message numerus="yes">
        <source>Sum %1 in %n cell(s)</source>
        <translation>
            <numerusform>Summe %1 in %n Zelle</numerusform>
            <numerusform>Summe %1 in %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s)</source>
        <translation>
            <numerusform>%n leere Zelle</numerusform>
            <numerusform>%n leere Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) without a number</source>
        <translation>
            <numerusform>%n Zelle ohne Zahl</numerusform>
            <numerusform>%n Zellen ohne Zahl</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SemiSolveText</name>
    <message>
        <source>A box is named by its row and column of boxes, each 0 to 2, as in 2,2.</source>
        <translation>Ein Block ist durch seine Zeile und Spalte von Blöcken benannt, je 0 bis 2, wie in 2,2.</translation>
    </message>
</context>
<context>
    <name>ShiftTurn</name>
    <message>
        <source>The tile %1 began in cell %2 of G.</source>
        <translation>Die Kachel %1 begann in Zelle %2 von G.</translation>
    </message>
    <message>
        <source>Shifted by %1, it does not come to cell %2: count on from where it began.</source>
        <translation>Um %1 verschoben kommt sie nicht in Zelle %2: Zähl von da weiter, wo sie begann.</translation>
    </message>
    <message>
        <source>Shifted by %1, it comes to cell %2 + %1 = %3, not to cell %4.</source>
        <translation>Um %1 verschoben kommt sie in Zelle %2 + %1 = %3, nicht in Zelle %4.</translation>
    </message>
    <message>
        <source>%2 + %1 = %3 is past the end, so it goes on from the start: to cell %3 − %4 = %5, not to cell %6.</source>
        <translation>%2 + %1 = %3 liegt hinter dem Ende, also geht es am Anfang weiter: in Zelle %3 − %4 = %5, nicht in Zelle %6.</translation>
    </message>
    <message>
        <source>Right so far: %1 of %2 tiles.</source>
        <translation>Richtig bis jetzt: %1 von %2 Kacheln.</translation>
    </message>
    <message>
        <source>Done: every tile is %1 cells further on, and those that ran past the end came in again at the start. No two tiles meet, as all move by the same number.</source>
        <translation>Fertig: Jede Kachel ist %1 Zellen weiter, und was über das Ende hinauslief, kam am Anfang wieder herein. Keine zwei treffen sich, denn alle rücken um dieselbe Zahl.</translation>
    </message>
    <message>
        <source>The tile %1 is S[%2] in the list, counted from S[0].</source>
        <translation>Die Kachel %1 ist S[%2] der Liste, gezählt ab S[0].</translation>
    </message>
    <message>
        <source>It does not come to i = %1, j = %2: fill row after row.</source>
        <translation>Sie kommt nicht nach i = %1, j = %2: Fülle Zeile für Zeile.</translation>
    </message>
    <message>
        <source>%1 = %2 · %3 + %4, so it comes to i = %3, j = %4.</source>
        <translation>%1 = %2 · %3 + %4, also kommt sie nach i = %3, j = %4.</translation>
    </message>
    <message>
        <source>Done: this box is G. Its rows, read one after the other, are the list.</source>
        <translation>Fertig: Dieser Block ist G. Seine Zeilen, nacheinander gelesen, sind die Liste.</translation>
    </message>
</context>
<context>
    <name>ShiftWorksheet</name>
    <message>
        <source>Row %1 has %2: neighbours on the ring of letters, and each box goes on where another one ends.</source>
        <translation>Zeile %1 hat %2: Nachbarn auf dem Ring der Buchstaben, und jeder Block geht dort weiter, wo ein anderer endet.</translation>
    </message>
    <message>
        <source>2. Equal letters have equal digits: fill the board from your list.</source>
        <translation>2. Gleiche Buchstaben haben gleiche Ziffern: Fülle das Gitter aus deiner Liste.</translation>
    </message>
    <message>
        <source>As a Sudoku it has more than one solution.</source>
        <translation>Als Sudoku hat es mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>As a Sudoku it has exactly one solution.</source>
        <translation>Als Sudoku hat es genau eine Lösung.</translation>
    </message>
    <message>
        <source>Whether it has one solution as a Sudoku was not decided.</source>
        <translation>Ob es als Sudoku eine Lösung hat, wurde nicht entschieden.</translation>
    </message>
    <message>
        <source>Only one list fits.</source>
        <translation>Nur eine Liste passt.</translation>
    </message>
    <message>
        <source>%1 lists fit.</source>
        <translation>%1 Listen passen.</translation>
    </message>
    <message>
        <source>2. Equal letters have equal digits: fill every cell whose letter you know. Some places of the list stay open, and so do their cells.</source>
        <translation>2. Gleiche Buchstaben haben gleiche Ziffern: Fülle jede Zelle, deren Buchstaben du kennst. Einige Plätze der Liste bleiben offen, und mit ihnen ihre Zellen.</translation>
    </message>
    <message>
        <source>3. %1 What does that mean for a solver who does not know about the list?</source>
        <translation>3. %1 Was heißt das für jemanden, der löst und von der Liste nichts weiß?</translation>
    </message>
    <message>
        <source>Somebody who knows about the list needs only enough places. Somebody who does not has to find the one board among all that fit the digits, and needs clues that leave one.</source>
        <translation>Wer von der Liste weiß, braucht nur genügend Plätze. Wer nicht von ihr weiß, muss unter allen Gittern, die zu den Ziffern passen, das eine finden und braucht Vorgaben, die nur eines übrig lassen.</translation>
    </message>
    <message>
        <source>3. Look at one row of the board: which places (a, b, c …) does it have in each box, and why does none come twice?</source>
        <translation>3. Sieh dir eine Zeile des Gitters an: Welche Plätze (a, b, c …) hat sie in jedem Block, und warum kommt keiner zweimal vor?</translation>
    </message>
    <message>
        <source>1. This board was made from a list S, and a mask has left only some of its digits. The small letter in a cell is its place in the list. Write every digit that you see into its place. If one digit alone is missing then, it goes to the place left over.</source>
        <translation>1. Dieses Gitter entstand aus einer Liste S, und eine Maske hat nur einige seiner Ziffern stehen lassen. Der kleine Buchstabe einer Zelle ist ihr Platz in der Liste. Schreibe jede Ziffer, die du siehst, an ihren Platz. Fehlt dann nur noch eine Ziffer, kommt sie auf den Platz, der übrig ist.</translation>
    </message>
    <message>
        <source>G is your list, written into a box row by row. To shift G by one, every digit moves one place to the right: from the end of a row to the start of the next, and from the very end to the start. The places of G are called a, b, c … row by row. I counts the rows of boxes of the board below, J its columns of boxes, both from 0.</source>
        <translation>G ist deine Liste, Zeile für Zeile in einen Block geschrieben. Um G um eins zu verschieben, rückt jede Ziffer einen Platz nach rechts: vom Ende einer Zeile an den Anfang der nächsten und vom Ende zurück zum Anfang. Die Plätze von G heißen Zeile für Zeile a, b, c … I zählt die Blockzeilen des Gitters unten, J seine Blockspalten, beide ab 0.</translation>
    </message>
    <message>
        <source>1. At the left is G. At the right, write into each box by how many places G is shifted there: I + %1·J.</source>
        <translation>1. Links steht G. Schreibe rechts in jeden Block, um wie viele Plätze G dort verschoben ist: I + %1·J.</translation>
    </message>
    <message>
        <source>2. Fill the board box by box with G, shifted by that many places.</source>
        <translation>2. Fülle das Gitter Block für Block mit G, um so viele Plätze verschoben.</translation>
    </message>
    <message>
        <source>As a Sudoku it has no solution.</source>
        <translation>Als Sudoku hat es keine Lösung.</translation>
    </message>
</context>
<context>
    <name>SolveText</name>
    <message>
        <source>Too many floors: a band can be %1, and at most %2 are joined. The solver floors takes any puzzle.</source>
        <translation>Zu viele Etagen: ein Band kann %1 sein, und höchstens %2 werden verbunden. Der Löser floors nimmt jedes Rätsel.</translation>
    </message>
</context>
<context>
    <name>SolverChoiceText</name>
    <message>
        <source>There is no solver named %1.</source>
        <translation>Einen Löser namens %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The solver %1 is none of these here: search, propagation, exact-cover.</source>
        <translation>Der Löser %1 ist hier keiner von diesen: search, propagation, exact-cover.</translation>
    </message>
</context>
<context>
    <name>StepReason</name>
    <message>
        <source>Whichever way the marked cells and houses are filled, the result is the same.</source>
        <translation>Wie auch immer die markierten Zellen und Häuser gefüllt werden, das Ergebnis ist dasselbe.</translation>
    </message>
    <message>
        <source>%1 the digit %2 has only one place left: %3.</source>
        <comment>in a house, a digit, a cell</comment>
        <translation>%1 hat die %2 nur noch einen Platz: %3.</translation>
    </message>
    <message>
        <source>%1 can only be %2: every other digit already stands in its row, column or box, or was ruled out before.</source>
        <comment>a cell, a digit</comment>
        <translation>%1 kann nur %2 sein: Jede andere Ziffer steht schon in der Zeile, der Spalte oder dem Block oder wurde vorher ausgeschlossen.</translation>
    </message>
    <message>
        <source>%1 every place for %2 lies %3. Each of these lines takes one %2, and that uses up the %2s of %4: no other cell there can be %2.</source>
        <comment>in lines, a digit, in the lines across, the lines across</comment>
        <translation>%1 liegt jeder Platz für die %2 %3. Jede dieser Linien nimmt eine %2, und damit sind die von %4 vergeben: Keine andere Zelle dort kann %2 sein.</translation>
    </message>
    <message>
        <source>Apart from the fin %1, every place for %3 %2 lies %4.</source>
        <comment>cells, in lines, a digit, in the lines across</comment>
        <translation>Von der Flosse %1 abgesehen, liegt %2 jeder Platz für die %3 %4.</translation>
    </message>
    <message>
        <source>Apart from the fins %1, every place for %3 %2 lies %4.</source>
        <comment>cells, in lines, a digit, in the lines across</comment>
        <translation>Von den Flossen %1 abgesehen, liegt %2 jeder Platz für die %3 %4.</translation>
    </message>
    <message>
        <source>Either the fin is %1, or the fish works without it. Either way no other cell %2 that sees the fin can be %1.</source>
        <comment>a digit, in the lines across</comment>
        <translation>Entweder ist die Flosse %1, oder der Fisch gilt ohne sie. So oder so kann keine andere Zelle %2, die die Flosse sieht, %1 sein.</translation>
    </message>
    <message>
        <source>Either one of the fins is %1, or the fish works without them. Either way no other cell %2 that sees all the fins can be %1.</source>
        <comment>a digit, in the lines across</comment>
        <translation>Entweder ist eine der Flossen %1, oder der Fisch gilt ohne sie. So oder so kann keine andere Zelle %2, die alle Flossen sieht, %1 sein.</translation>
    </message>
    <message>
        <source>If %1 is not %2, it is %3</source>
        <comment>a cell, its digit, its other digit</comment>
        <translation>Ist %1 nicht %2, so ist es %3</translation>
    </message>
    <message>
        <source>If %1 is not %2, %4 is</source>
        <comment>a cell, a digit, -, another cell</comment>
        <translation>Ist %1 nicht %2, so ist es %4</translation>
    </message>
    <message>
        <source>then %1 is not %2 but %3</source>
        <comment>a cell, its digit, its other digit</comment>
        <translation>dann ist %1 nicht %2, sondern %3</translation>
    </message>
    <message>
        <source>then %1 is not %2, so %4 is</source>
        <comment>a cell, a digit, -, another cell</comment>
        <translation>dann ist %1 nicht %2, also ist es %4</translation>
    </message>
    <message>
        <source>So %1 or %2 is %3, and a cell that sees both cannot be %3.</source>
        <comment>the chain&apos;s ends, a digit</comment>
        <translation>Also ist %1 oder %2 die %3, und eine Zelle, die beide sieht, kann es nicht sein.</translation>
    </message>
    <message>
        <source>%1 every place for %2 lies in %3 or %4, and %5 has only two places for %2, %6 and %7. If %8 were %2, %6 would have to be %2, and %9 would have no place for %2.</source>
        <comment>in a box, a digit, two lines, a third line, two cells, the eliminated cell, the box</comment>
        <translation>%1 liegt jeder Platz für die %2 in %3 oder %4, und %5 hat nur zwei Plätze für die %2: %6 und %7. Wäre %8 die %2, müsste %6 die %2 sein, und %9 hätte keinen Platz mehr für die %2.</translation>
    </message>
    <message>
        <source>The cells %1 can only be %2, and each sees the next, so the two digits alternate: one stands in %3, the other in %4. A cell that sees one of each group can be neither.</source>
        <comment>a chain of cells, two digits with or, every second cell, the others</comment>
        <translation>Die Zellen %1 können nur %2 sein, und jede sieht die nächste. Die beiden Ziffern wechseln sich also ab: Die eine steht in %3, die andere in %4. Eine Zelle, die von beiden Gruppen eine sieht, kann keine von beiden sein.</translation>
    </message>
    <message>
        <source>Without the %1 in %2 every free cell would have two candidates, and every digit two places or none in each house: a position like that never has exactly one solution. This puzzle does, so %2 is %1.</source>
        <comment>a digit, a cell</comment>
        <translation>Ohne die %1 in %2 hätte jede freie Zelle zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen: eine solche Stellung hat nie genau eine Lösung. Dieses Rätsel hat genau eine, also ist %2 die %1.</translation>
    </message>
    <message>
        <source>If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. Three of these cells have nothing else, so %3 must hold another digit.</source>
        <comment>four cells, two digits with and, a cell</comment>
        <translation>Stünden in %1 nur %2, ließen sie sich tauschen, und das Rätsel hätte eine zweite Lösung. Drei dieser Zellen haben nichts anderes, also muss in %3 eine andere Ziffer stehen.</translation>
    </message>
    <message>
        <source>If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. So %3 is %4, and no cell that sees both can be %4.</source>
        <comment>four cells, two digits with and, cells with or, a digit</comment>
        <translation>Stünden in %1 nur %2, ließen sie sich tauschen, und das Rätsel hätte eine zweite Lösung. Also ist %3 die %4, und keine Zelle, die beide sieht, kann %4 sein.</translation>
    </message>
    <message>
        <source>If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. %3 the digit %4 has no place but %5, so one of these two is %4. If the other were %6, the rectangle would be complete.</source>
        <comment>four cells, two digits with and, In a house, a digit, two cells, the other digit</comment>
        <translation>Stünden in %1 nur %2, ließen sie sich tauschen, und das Rätsel hätte eine zweite Lösung. %3 hat die %4 nur die Plätze %5, eine davon ist also %4. Wäre die andere %6, wäre das Rechteck vollständig.</translation>
    </message>
    <message>
        <source>%1 has one free cell left, %2, and the only digit missing there is %3.</source>
        <comment>a house, a cell, a digit</comment>
        <translation>%1 hat nur noch eine freie Zelle, %2, und die einzige fehlende Ziffer ist die %3.</translation>
    </message>
    <message>
        <source>%1 every place for %2 lies %3. Whichever of them is the %2 of %4 is the %2 of %5 as well, so no other cell of %5 can be %2.</source>
        <comment>in a house, a digit, in another house, the first house, the other house</comment>
        <translation>%1 liegt jeder Platz für die %2 auch %3. Wo die %2 von %4 auch steht, sie ist zugleich die %2 von %5, also kann keine andere Zelle von %5 die %2 sein.</translation>
    </message>
    <message>
        <source>The only candidates in %1 are %2: as many digits as cells, so these cells use all of them up. All other cells %3 lose %2.</source>
        <comment>cells, digits, in houses</comment>
        <translation>In %1 sind nur %2 möglich: so viele Ziffern wie Zellen, also verbrauchen diese Zellen sie alle. Alle anderen Zellen %3 verlieren %2.</translation>
    </message>
    <message>
        <source>%1 the only places for %2 are %3: as many cells as digits, so these cells hold nothing else.</source>
        <comment>in a house, digits, cells</comment>
        <translation>%1 haben %2 nur die Plätze %3: so viele Zellen wie Ziffern, also steht dort nichts anderes.</translation>
    </message>
    <message>
        <source>%1 each have only two places for %2, all of them %4. Whichever way the %2s fall, %3 each get one, so no other cell there can be %2.</source>
        <comment>two lines, a digit, the two lines across, in the two lines across</comment>
        <translation>%1 haben je nur zwei Plätze für die %2, alle %4. Wie die %2 auch fällt: %3 bekommen je eine, und keine andere Zelle dort kann %2 sein.</translation>
    </message>
    <message>
        <source>%1 each have only two places for %2. Two of these cells, %3 and %4, see each other, so they are not both %2, and at least one of the other two, %5 or %6, is. A cell that sees both of those cannot be %2.</source>
        <comment>two houses, a digit, four cells</comment>
        <translation>%1 haben je nur zwei Plätze für die %2. Zwei dieser Zellen, %3 und %4, sehen einander, sind also nicht beide %2, und mindestens eine der anderen beiden, %5 oder %6, ist es. Eine Zelle, die diese beiden sieht, kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>These places for %1 are linked in pairs, and exactly one of each pair is %1. So the %1s stand either in %2 or in %3. A cell that sees one of each group cannot be %1.</source>
        <comment>a digit, cells of one colour, cells of the other</comment>
        <translation>Diese Plätze für die %1 hängen paarweise zusammen, und von jedem Paar ist genau einer die %1. Die %1 steht also entweder in %2 oder in %3. Eine Zelle, die aus jeder Gruppe eine sieht, kann nicht %1 sein.</translation>
    </message>
    <message>
        <source>These places for %1 are linked in pairs, and exactly one of each pair is %1. So the %1s stand either in %2 or in %3. But %4 share %5, which has room for only one %1, so it is the second group.</source>
        <comment>a digit, cells of the wrong colour, cells of the other, two or more cells, a house</comment>
        <translation>Diese Plätze für die %1 hängen paarweise zusammen, und von jedem Paar ist genau einer die %1. Die %1 steht also entweder in %2 oder in %3. Aber %4 liegen gemeinsam in %5, wo nur eine %1 Platz hat: Also gilt die zweite Gruppe.</translation>
    </message>
    <message>
        <source>If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. So %3 hold one of %4 between them, and together with %5 they use up %6: no other cell %7 can be any of these.</source>
        <comment>four cells, two digits with and, cells with and, digits with or, cells, digits with and, in houses</comment>
        <translation>Stünden in %1 nur %2, ließen sie sich tauschen, und das Rätsel hätte eine zweite Lösung. Also enthält eine der Zellen %3 die %4, und zusammen mit %5 verbrauchen sie %6: keine andere Zelle %7 kann eine davon sein.</translation>
    </message>
    <message>
        <source>%1 is %2 or %3. If it is %2, %4 is %6; if it is %3, %5 is %6. So one of %4 and %5 is %6, and no cell that sees both can be %6.</source>
        <comment>the pivot, its two digits, the two pincers, a digit</comment>
        <translation>%1 ist %2 oder %3. Ist es %2, so ist %4 die %6; ist es %3, so ist %5 die %6. Eine von %4 und %5 ist also %6, und keine Zelle, die beide sieht, kann %6 sein.</translation>
    </message>
    <message>
        <source>%1 is %2, %3 or %6. If it is %2, %4 is %6; if it is %3, %5 is %6. So one of the three cells is %6, and no cell that sees all of them can be %6.</source>
        <comment>the pivot, two of its digits, the two pincers, its third digit</comment>
        <translation>%1 ist %2, %3 oder %6. Ist es %2, so ist %4 die %6; ist es %3, so ist %5 die %6. Eine der drei Zellen ist also %6, und keine Zelle, die alle drei sieht, kann %6 sein.</translation>
    </message>
    <message>
        <source>%1 and %2 can only be %3. %4 the digit %5 has only two places, %6 and %7, and each of the first two cells sees one of these, so they cannot both be %5: at least one is %8, and no cell that sees both can be %8.</source>
        <comment>two cells, two digits with or, In a house, a digit, two cells, the other digit</comment>
        <translation>%1 und %2 können nur %3 sein. %4 hat die %5 nur zwei Plätze, %6 und %7, und jede der beiden ersten Zellen sieht einen davon, also können sie nicht beide %5 sein: mindestens eine ist %8, und keine Zelle, die beide sieht, kann %8 sein.</translation>
    </message>
    <message>
        <source>So one of %1 is %2, and a cell that sees all of them cannot be %2.</source>
        <comment>cells, a digit</comment>
        <translation>Also ist eine von %1 %2, und eine Zelle, die alle sieht, kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>So %1, or %2: whatever neither allows is removed.</source>
        <comment>two statements: r1c1 is 4, r5c1 is 7</comment>
        <translation>Also gilt %1, oder es gilt %2: Was keines von beiden zulässt, entfällt.</translation>
    </message>
    <message>
        <source>Assume that %1: then %2.</source>
        <comment>a statement such as r1c1 is 3, statements in their order</comment>
        <translation>Angenommen, %1: Dann gilt: %2.</translation>
    </message>
    <message>
        <source>If %1 held only %2, these digits could be exchanged and the puzzle would have a second solution. So one of these is true: %3.</source>
        <comment>cells, digits with and, digits in cells</comment>
        <translation>Stünden in %1 nur %2, so könnten diese Ziffern vertauscht werden, und das Rätsel hätte eine zweite Lösung. Also ist eines davon wahr: %3.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a cell, digits with or</comment>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 the digit %2 stands in %3.</source>
        <comment>in a house, a digit, cells with or</comment>
        <translation>%1 steht die %2 in %3.</translation>
    </message>
    <message>
        <source>One of these is true: %1.</source>
        <comment>digits in cells</comment>
        <translation>Eines davon ist wahr: %1.</translation>
    </message>
    <message>
        <source>That cannot be, so %1.</source>
        <comment>a statement</comment>
        <translation>Das kann nicht sein, also gilt: %1.</translation>
    </message>
    <message>
        <source>These cannot hold together, so %1.</source>
        <comment>a statement</comment>
        <translation>Beides zugleich kann nicht sein, also gilt: %1.</translation>
    </message>
    <message>
        <source>Either way %1.</source>
        <comment>a statement such as r1c1 is 3</comment>
        <translation>So oder so gilt: %1.</translation>
    </message>
    <message>
        <source>Whichever of them holds, the result is the same.</source>
        <translation>Was davon auch gilt, das Ergebnis ist dasselbe.</translation>
    </message>
    <message numerus="yes">
        <source>Set %1, %2, has the digits %3 for %n cell(s).</source>
        <comment>a letter, cells, digits</comment>
        <translation>
            <numerusform>Menge %1, %2, hat die Ziffern %3 für %n Zelle.</numerusform>
            <numerusform>Menge %1, %2, hat die Ziffern %3 für %n Zellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set that loses one of its digits holds all its others. So %1 or %2 holds %3, and a cell that sees every %3 of both cannot be %3.</source>
        <comment>the letters of the sets at both ends, a digit</comment>
        <translation>Eine Menge, die eine ihrer Ziffern verliert, enthält alle anderen. Also enthält %1 oder %2 die %3, und eine Zelle, die jede %3 von beiden sieht, kann nicht %3 sein.</translation>
    </message>
    <message>
        <source>A set that loses one of its digits holds all its others. So whichever takes what they share, the result is the same.</source>
        <translation>Eine Menge, die eine ihrer Ziffern verliert, enthält alle anderen. Welche auch nimmt, was sie teilen, das Ergebnis ist also dasselbe.</translation>
    </message>
    <message>
        <source>Without %1: %2</source>
        <comment>digits in cells, sentences</comment>
        <translation>Ohne %1: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digits with or, cells with or</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>If %1 held only %2, these digits could be exchanged and the puzzle would have a second solution. So at least one of the others is true: %3. Whichever it is, the result is the same.</source>
        <comment>cells, digits with and, digits in cells with or</comment>
        <translation>Stünden in %1 nur %2, so könnten diese Ziffern vertauscht werden, und das Rätsel hätte eine zweite Lösung. Also ist mindestens eine der anderen wahr: %3. Welche es auch ist, das Ergebnis ist dasselbe.</translation>
    </message>
    <message>
        <source>The chain closes: of the two ends of each weak link just one is true, so nothing else that sees both can be.</source>
        <translation>Die Kette schließt sich: Von den beiden Enden jeder schwachen Verbindung ist genau eines wahr, also kann nichts anderes es sein, das beide sieht.</translation>
    </message>
    <message>
        <source>Every %1 in one of the sets %2 sees every %1 in the other, so only one of them can hold it.</source>
        <comment>a digit, letters of sets with and</comment>
        <translation>Jede %1 in einer der Mengen %2 sieht jede %1 in der anderen, also kann nur eine von beiden sie enthalten.</translation>
    </message>
    <message>
        <source>It also follows that %1.</source>
        <comment>statements in their order</comment>
        <translation>Ebenso gilt: %1.</translation>
    </message>
    <message>
        <source>Either %1, or not.</source>
        <comment>a statement such as r1c1 is 3</comment>
        <translation>Entweder %1 oder nicht.</translation>
    </message>
    <message>
        <source>If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. So %3 is %4, and no cell that sees all of these can be %4.</source>
        <comment>four cells, two digits with and, cells with or, a digit</comment>
        <translation>Stünden in %1 nur %2, ließen sie sich tauschen, und das Rätsel hätte eine zweite Lösung. Also ist %3 die %4, und keine Zelle, die alle diese sieht, kann %4 sein.</translation>
    </message>
    <message>
        <source>%1 each have only two places for %2. %3 and %4 see each other, so they are not both %2. So one of %5 and %6 is %2, and one of %7 and %8 as well. A cell that sees both cells of such a pair cannot be %2.</source>
        <comment>four houses, a digit, two cells, two pairs of cells</comment>
        <translation>%1 haben je nur zwei Plätze für die %2. %3 und %4 sehen einander, sind also nicht beide %2. Also ist %5 oder %6 die %2, und ebenso %7 oder %8. Eine Zelle, die beide Zellen eines solchen Paars sieht, kann nicht %2 sein.</translation>
    </message>
</context>
<context>
    <name>StepsText</name>
    <message>
        <source>There is no technique with the code %1 here.</source>
        <translation>Ein Verfahren mit dem Code %1 gibt es hier nicht.</translation>
    </message>
</context>
<context>
    <name>TechniqueText</name>
    <message>
        <source>Full House</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Nackter Single</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>Versteckter Single</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Gesperrtes Paar</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Gesperrtes Tripel</translation>
    </message>
    <message>
        <source>Locked Candidates 1 (Pointing)</source>
        <translation>Gesperrte Kandidaten Typ 1 (zeigend)</translation>
    </message>
    <message>
        <source>Locked Candidates 2 (Claiming)</source>
        <translation>Gesperrte Kandidaten Typ 2 (beanspruchend)</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Nacktes Tripel</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Verstecktes Tripel</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Nacktes Quadrupel</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Verstecktes Quadrupel</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Entferntes Paar</translation>
    </message>
    <message>
        <source>BUG+1</source>
        <translation>BUG+1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Wolkenkratzer</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>2-String-Kite</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Leeres Rechteck</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Unique Rectangle Type 1</source>
        <translation>Eindeutiges Rechteck Typ 1</translation>
    </message>
    <message>
        <source>Unique Rectangle Type 2</source>
        <translation>Eindeutiges Rechteck Typ 2</translation>
    </message>
    <message>
        <source>Unique Rectangle Type 3</source>
        <translation>Eindeutiges Rechteck Typ 3</translation>
    </message>
    <message>
        <source>Unique Rectangle Type 4</source>
        <translation>Eindeutiges Rechteck Typ 4</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi-X-Wing</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Schwertfisch mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi-Schwertfisch</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi-Jellyfish</translation>
    </message>
    <message>
        <source>Simple Colours Trap</source>
        <translation>Einfache Farben (Falle)</translation>
    </message>
    <message>
        <source>Simple Colours Wrap</source>
        <translation>Einfache Farben (Widerspruch)</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-Kette</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-Kette</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Unfair</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a technique, digits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digits, houses in short form</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The pattern: %1, with the fin %2.</source>
        <translation>Das Muster: %1, mit der Flosse %2.</translation>
    </message>
    <message>
        <source>The pattern: %1.</source>
        <translation>Das Muster: %1.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a cell, a digit</comment>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>Removes %1.</source>
        <comment>digits from cells</comment>
        <translation>Streicht %1.</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>title, reason, result</comment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digits, cells</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Look %1.</source>
        <comment>in houses</comment>
        <translation>Sieh %1 nach.</translation>
    </message>
    <message>
        <source>The pattern: %1, together with %2.</source>
        <translation>Das Muster: %1, dazu %2.</translation>
    </message>
    <message>
        <source>%1 in %2 (set %3)</source>
        <comment>digits, cells, a letter</comment>
        <translation>%1 in %2 (Menge %3)</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Doppelter 2-String-Kite</translation>
    </message>
    <message>
        <source>Unique Rectangle Type 5</source>
        <translation>Eindeutiges Rechteck Typ 5</translation>
    </message>
</context>
<context>
    <name>TurnRing</name>
    <message>
        <source>How far each row is moved</source>
        <translation>Wie weit jede Zeile verschoben ist</translation>
    </message>
    <message>
        <source>Rows %1 and %2 stand at one turn: equal signs in every column.</source>
        <translation>Zeile %1 und Zeile %2 sind gleich weit verschoben: gleiche Zeichen in jeder Spalte.</translation>
    </message>
    <message>
        <source>No two rows at one turn: no sign twice in a column.</source>
        <translation>Keine zwei Zeilen gleich weit: in keiner Spalte ein Zeichen zweimal.</translation>
    </message>
    <message>
        <source>The rows of a band 3 and 6 apart: no sign twice in a box.</source>
        <translation>Die Zeilen eines Bandes 3 und 6 auseinander: in keinem Block ein Zeichen zweimal.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are only %3 apart: equal signs in a box.</source>
        <translation>Zeile %1 und Zeile %2 liegen nur %3 auseinander: gleiche Zeichen in einem Block.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are %3 apart: their band has no room for a third row.</source>
        <translation>Zeile %1 und Zeile %2 liegen %3 auseinander: In ihrem Band ist kein Platz für eine dritte Zeile.</translation>
    </message>
    <message>
        <source>The rows of a band that are there stand 3 or 6 apart: no sign twice in a box.</source>
        <translation>Die Zeilen eines Bandes, die schon dastehen, sind 3 oder 6 auseinander: in keinem Block ein Zeichen zweimal.</translation>
    </message>
</context>
<context>
    <name>TypedLines</name>
    <message>
        <source>These cells are full. To change one, click it first.</source>
        <translation>Diese Zellen sind voll. Um eine zu ändern, klicke sie zuerst an.</translation>
    </message>
</context>
<context>
    <name>UndoWork</name>
    <message>
        <source>naked singles</source>
        <translation>nackte Singles</translation>
    </message>
    <message>
        <source>naked and hidden singles</source>
        <translation>nackte und versteckte Singles</translation>
    </message>
    <message>
        <source>singles and block intersections</source>
        <translation>Singles und Blockschnitte</translation>
    </message>
    <message>
        <source>singles, intersections and covering sets</source>
        <translation>Singles, Blockschnitte und überdeckende Mengen</translation>
    </message>
    <message>
        <source>all five methods</source>
        <translation>alle fünf Methoden</translation>
    </message>
    <message>
        <source>a naked single: the neighbours of %1 hold all digits but %2</source>
        <translation>ein nacktes Single: Die Nachbarn von %1 haben alle Ziffern außer %2</translation>
    </message>
    <message>
        <source>a hidden single: %1 only %2 can take its digit</source>
        <translation>ein verstecktes Single: %1 kann nur %2 seine Ziffer haben</translation>
    </message>
    <message>
        <source>exclusion: %1 holds %2</source>
        <translation>Ausschluss: In %1 steht %2</translation>
    </message>
    <message>
        <source>a block intersection: %1 must hold %2</source>
        <translation>ein Blockschnitt: In %1 muss %2 stehen</translation>
    </message>
    <message>
        <source>a covering set: %1 share their digits</source>
        <translation>eine überdeckende Menge: %1 teilen sich ihre Ziffern</translation>
    </message>
    <message>
        <source>an X-Wing on %1 in %2</source>
        <translation>ein X-Wing mit %1 in %2</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>There are at least two solutions.</source>
        <translation>Es gibt mindestens zwei Lösungen.</translation>
    </message>
    <message>
        <source>No digit fits into %1.</source>
        <translation>In %1 passt keine Ziffer.</translation>
    </message>
    <message>
        <source>No two digits clash, and still there is no solution.</source>
        <translation>Keine zwei Ziffern widersprechen sich, und doch gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Every cell is filled, and not every rule holds.</source>
        <translation>Alle Zellen sind gefüllt, aber nicht jede Regel gilt.</translation>
    </message>
    <message>
        <source>Without the rules left out there is one solution.</source>
        <translation>Ohne die weggelassenen Regeln gibt es eine Lösung.</translation>
    </message>
    <message>
        <source>Without the rules left out there are at least two solutions.</source>
        <translation>Ohne die weggelassenen Regeln gibt es mindestens zwei Lösungen.</translation>
    </message>
</context>
<context>
    <name>WalkFilm</name>
    <message>
        <source>%1. box %2</source>
        <translation>%1. Block %2</translation>
    </message>
    <message>
        <source>Box %1 comes later.</source>
        <translation>Block %1 kommt später.</translation>
    </message>
    <message>
        <source>Box %1: permutation %3 of %2.</source>
        <translation>Block %1: Permutation %3 von %2.</translation>
    </message>
    <message>
        <source>Box %1: nothing fits under what is placed before.</source>
        <translation>Block %1: Zu dem, was schon steht, passt nichts.</translation>
    </message>
    <message>
        <source>Box %1: permutations that fit under what is placed before: %2.</source>
        <translation>Block %1: Permutationen, die zu dem passen, was schon steht: %2.</translation>
    </message>
    <message>
        <source>Box %1: permutations that fit under what is placed before: %2; number %3 is taken.</source>
        <translation>Block %1: Permutationen, die zu dem passen, was schon steht: %2; genommen ist Nummer %3.</translation>
    </message>
    <message>
        <source>✕ nothing fits</source>
        <translation>✕ nichts passt</translation>
    </message>
    <message>
        <source>always reached</source>
        <translation>immer erreicht</translation>
    </message>
    <message>
        <source>reached at times</source>
        <translation>zeitweise erreicht</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>Box %1: no permutation is taken yet, of %2.</source>
        <translation>Block %1: noch keine Permutation genommen, von %2.</translation>
    </message>
</context>
<context>
    <name>XWingWork</name>
    <message>
        <source>The X-Wing stands: %1 the %2 has no place but these four. Now put a mark back that it would take away.</source>
        <translation>Der X-Wing steht: %1 hat die %2 nur diese vier Plätze. Hol jetzt eine Marke zurück, die er wegnehmen würde.</translation>
    </message>
    <message>
        <source>Right. %1 the %2 must stand in two of the four corners, one in each of the other two lines. So no other cell %3 can hold it: forward, the X-Wing takes it from %4 again.</source>
        <translation>Richtig. %1 muss die %2 in zweien der vier Ecken stehen, in jeder der beiden anderen Linien einmal. Also kann sie %3 sonst nirgends stehen: Vorwärts nimmt der X-Wing sie aus %4 wieder weg.</translation>
    </message>
    <message>
        <source>The corners of an X-Wing lie in two columns; these lie in more.</source>
        <translation>Die Ecken eines X-Wings liegen in zwei Spalten; diese liegen in mehr.</translation>
    </message>
    <message>
        <source>The corners of an X-Wing lie in two rows; these lie in more.</source>
        <translation>Die Ecken eines X-Wings liegen in zwei Zeilen; diese liegen in mehr.</translation>
    </message>
    <message>
        <source>%1 is filled with %2, and a corner is a blank cell.</source>
        <translation>%1 ist mit %2 gefüllt, und eine Ecke ist eine leere Zelle.</translation>
    </message>
    <message>
        <source>%1 has no mark %2.</source>
        <translation>%1 hat keine Marke %2.</translation>
    </message>
    <message>
        <source>Corners: %1 of 4. Which digit is it about?</source>
        <translation>Ecken: %1 von 4. Um welche Ziffer geht es?</translation>
    </message>
    <message>
        <source>Corners: %1 of 4, each with the mark %2.</source>
        <translation>Ecken: %1 von 4, jede mit der Marke %2.</translation>
    </message>
    <message>
        <source>%1 the %2 has another place: %3. So it need not stand in a corner.</source>
        <translation>%1 hat die %2 noch einen Platz: %3. Sie muss also nicht in einer Ecke stehen.</translation>
    </message>
    <message>
        <source>%1 is filled with %2 and has no marks.</source>
        <translation>%1 ist mit %2 gefüllt und hat keine Marken.</translation>
    </message>
    <message>
        <source>%1 lies in a line of the X-Wing itself: with a %2 there, that line has a third place and the X-Wing falls.</source>
        <translation>%1 liegt in einer Linie des X-Wings selbst: Mit einer %2 dort hätte diese Linie einen dritten Platz, und der X-Wing fiele.</translation>
    </message>
    <message>
        <source>%1 has the mark %2 already.</source>
        <translation>%1 hat die Marke %2 schon.</translation>
    </message>
    <message>
        <source>Take %1 out again by another click.</source>
        <comment>a cell</comment>
        <translation>Nimm %1 durch einen weiteren Klick wieder heraus.</translation>
    </message>
    <message>
        <source>Right so far: %1.</source>
        <comment>cells</comment>
        <translation>Bis hierher richtig: %1.</translation>
    </message>
    <message>
        <source>The X-Wing takes marks from the cells %1 alone, and %2 is none of them.</source>
        <translation>Der X-Wing nimmt nur den Zellen %1 Marken weg, und %2 ist keine davon.</translation>
    </message>
    <message>
        <source>The X-Wing stands, but it takes nothing away: each cell that could get its mark back sees a filled %1 already.</source>
        <translation>Der X-Wing steht, nimmt aber nichts weg: Jede Zelle, die ihre Marke zurückbekommen könnte, sieht schon eine gesetzte %1.</translation>
    </message>
    <message>
        <source>Look for another.</source>
        <translation>Einen anderen suchen.</translation>
    </message>
    <message>
        <source>Try it with the two columns.</source>
        <translation>Mit den beiden Spalten versuchen.</translation>
    </message>
    <message>
        <source>Try it with the two rows.</source>
        <translation>Mit den beiden Zeilen versuchen.</translation>
    </message>
</context>
<context>
    <name>nonet::ActionAvailability</name>
    <message>
        <source>Start the replay first.</source>
        <translation>Starte erst die Wiedergabe.</translation>
    </message>
    <message>
        <source>Not during the replay: go back to your game first.</source>
        <translation>Nicht während der Wiedergabe: Geh erst zu deinem Spiel zurück.</translation>
    </message>
    <message>
        <source>This puzzle is read-only.</source>
        <translation>Dieses Rätsel ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>Wähle zuerst eine Zelle.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This needs a puzzle with exactly one solution.</source>
        <translation>Dazu muss das Rätsel genau eine Lösung haben.</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Noch wurde nichts getan.</translation>
    </message>
    <message>
        <source>Enter the digits first.</source>
        <translation>Gib erst die Ziffern ein.</translation>
    </message>
    <message>
        <source>There are no marks.</source>
        <translation>Es gibt keine Notizen.</translation>
    </message>
    <message>
        <source>No candidate is struck out.</source>
        <translation>Es wurde kein Kandidat gestrichen.</translation>
    </message>
    <message>
        <source>Nothing is coloured.</source>
        <translation>Nichts ist gefärbt.</translation>
    </message>
    <message>
        <source>No link is drawn.</source>
        <translation>Es wurde keine Verbindung gezeichnet.</translation>
    </message>
    <message>
        <source>Ask for a hint first.</source>
        <translation>Frag erst nach einem Hinweis.</translation>
    </message>
    <message>
        <source>This is for plain 9x9 puzzles only.</source>
        <translation>Das gibt es nur für gewöhnliche 9x9-Rätsel.</translation>
    </message>
    <message>
        <source>This needs clues with several solutions.</source>
        <translation>Dazu braucht es Vorgaben mit mehreren Lösungen.</translation>
    </message>
    <message>
        <source>Every cell is filled, and correctly.</source>
        <translation>Jede Zelle ist ausgefüllt, und richtig.</translation>
    </message>
    <message>
        <source>How hard the puzzle is, is not known.</source>
        <translation>Wie schwer das Rätsel ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>You have locked no givens in this puzzle.</source>
        <translation>In diesem Rätsel hast du keine Vorgaben festgelegt.</translation>
    </message>
    <message>
        <source>This hint has no step to apply.</source>
        <translation>Dieser Hinweis hat keinen Schritt, den man anwenden könnte.</translation>
    </message>
    <message>
        <source>The solutions are still being counted.</source>
        <translation>Die Lösungen werden noch gezählt.</translation>
    </message>
    <message>
        <source>How many solutions the puzzle has is not known, and it came without a setter&apos;s solution that fits.</source>
        <translation>Wie viele Lösungen das Rätsel hat, ist nicht bekannt, und es kam ohne eine passende Lösung des Autors.</translation>
    </message>
    <message>
        <source>This would tell what the fog covers.</source>
        <translation>Das würde verraten, was der Nebel verdeckt.</translation>
    </message>
    <message>
        <source>This needs a puzzle that has no solution.</source>
        <translation>Das geht nur bei einem Rätsel ohne Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>Hints work on plain 9 by 9 puzzles only so far.</source>
        <translation>Hinweise gibt es bisher nur für gewöhnliche 9-mal-9-Rätsel.</translation>
    </message>
    <message>
        <source>By the rules that Nonet checks, the puzzle does not have exactly one solution, and it came without a setter&apos;s solution that fits.</source>
        <translation>Nach den Regeln, die Nonet prüft, hat das Rätsel nicht genau eine Lösung, und es kam ohne eine passende Lösung des Autors.</translation>
    </message>
    <message>
        <source>The solutions have been counted, or are being counted.</source>
        <translation>Die Lösungen sind gezählt oder werden gerade gezählt.</translation>
    </message>
</context>
<context>
    <name>nonet::ActionSet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what an action does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>nonet::AllStepsDock</name>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Every step you could take now, easiest first. Hidden until you ask.</source>
        <translation>Jeder Schritt, den die Techniken jetzt finden, der leichteste zuerst. Verborgen, bis du fragst.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Schritte filtern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) now</source>
        <translation>
            <numerusform>%n Schritt jetzt</numerusform>
            <numerusform>%n Schritte jetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 von %n Schritt</numerusform>
            <numerusform>%1 von %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation>Reihenfolge der Schritte</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Leichteste zuerst</translation>
    </message>
    <message>
        <source>Biggest change first</source>
        <translation>Größte Wirkung zuerst</translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
    <message>
        <source>Filter: a technique, a digit, r3c6, 436</source>
        <translation>Filter: Technik, Ziffer, r3c6, 436</translation>
    </message>
    <message>
        <source>Words that must all hold: a technique or level, a digit (7), a cell (r3c6), a house (r3, c6, b2), a candidate (436: the 4 in r3c6)</source>
        <translation>Wörter, die alle zutreffen müssen: Technik oder Stufe, Ziffer (7), Zelle (r3c6), Haus (r3, c6, b2), Kandidat (436: die 4 in r3c6)</translation>
    </message>
    <message>
        <source>By technique</source>
        <translation>Nach Technik</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Nach Ort</translation>
    </message>
    <message>
        <source>Group steps of the same result</source>
        <translation>Schritte mit gleichem Ergebnis zusammenfassen</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Suche läuft …</translation>
    </message>
    <message numerus="yes">
        <source>Searching … %n so far</source>
        <translation>
            <numerusform>Suche läuft … bisher %n</numerusform>
            <numerusform>Suche läuft … bisher %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), %1 different results</source>
        <translation>
            <numerusform>%n Schritt, %1 verschiedene Ergebnisse</numerusform>
            <numerusform>%n Schritte, %1 verschiedene Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more of: %1.</source>
        <comment>techniques</comment>
        <translation>Es gibt noch mehr von: %1.</translation>
    </message>
    <message>
        <source>Cut off, as it took too long: %1.</source>
        <comment>techniques</comment>
        <translation>Abgebrochen, da es zu lange dauerte: %1.</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>steps of the same result</comment>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Group steps of the same result: the easiest stands for the others, which are under it</source>
        <translation>Schritte mit gleichem Ergebnis zusammenfassen: Der leichteste steht für die anderen, die unter ihm stehen</translation>
    </message>
    <message>
        <source>The end of the film: the puzzle is solved.</source>
        <translation>Ende des Films: Das Rätsel ist gelöst.</translation>
    </message>
    <message>
        <source>The puzzle is solved: no step is left.</source>
        <translation>Das Rätsel ist gelöst: kein Schritt mehr übrig.</translation>
    </message>
    <message>
        <source>Something on the board is wrong, so no step is listed. Ask for a hint to find out what.</source>
        <translation>Auf dem Gitter ist etwas falsch, darum steht hier kein Schritt. Ein Hinweis sagt, was.</translation>
    </message>
    <message>
        <source>Steps are listed for plain 9 by 9 puzzles only.</source>
        <translation>Schritte gibt es hier nur für einfache 9×9-Rätsel.</translation>
    </message>
    <message>
        <source>No step here: it is beyond the known techniques.</source>
        <translation>Kein Schritt: jenseits der bekannten Techniken.</translation>
    </message>
    <message>
        <source>No step here: it is beyond the techniques switched on.</source>
        <translation>Kein Schritt: jenseits der eingeschalteten Techniken.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n step(s) so far</source>
        <translation>
            <numerusform>Angehalten: bisher %n Schritt</numerusform>
            <numerusform>Angehalten: bisher %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many steps, by a profile</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Of the film, to look at.</source>
        <translation>Zum Film, nur zum Ansehen.</translation>
    </message>
    <message>
        <source>%1. The steps are of the film’s position: go back to your game to apply one.</source>
        <translation>%1. Die Schritte gehören zur Stellung des Films: Um einen anzuwenden, zurück zum eigenen Spiel.</translation>
    </message>
</context>
<context>
    <name>nonet::AllStepsModel</name>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <comment>a step, its level, its result</comment>
        <translation>%1, %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other pattern(s) with the same result.</source>
        <translation>
            <numerusform>%n weiteres Muster mit demselben Ergebnis.</numerusform>
            <numerusform>%n weitere Muster mit demselben Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a place, a result</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>nonet::BoardMenu</name>
    <message>
        <source>Looking for the reason</source>
        <translation>Suche nach dem Grund</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Eckmarke</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Mittelmarke</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Why not …?</source>
        <translation>Warum nicht …?</translation>
    </message>
    <message>
        <source>%1 holds a digit already.</source>
        <translation>In %1 steht schon eine Ziffer.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3, which it sees, is %2 already.</source>
        <translation>%1 kann nicht %2 sein: In %3, das es sieht, steht schon %2.</translation>
    </message>
    <message>
        <source>The puzzle began without %2 in %1.</source>
        <translation>Das Rätsel begann ohne %2 in %1.</translation>
    </message>
    <message>
        <source>%2 was struck out in %1, by you or by a hint that you applied.</source>
        <translation>%2 wurde in %1 gestrichen, von dir oder durch einen Hinweis, den du angewendet hast.</translation>
    </message>
    <message>
        <source>%1 cannot be %2. %3</source>
        <translation>%1 kann nicht %2 sein. %3</translation>
    </message>
    <message>
        <source>No technique that Nonet knows rules out %2 in %1 now.</source>
        <translation>Keine Technik, die Nonet kennt, schließt jetzt %2 in %1 aus.</translation>
    </message>
</context>
<context>
    <name>nonet::BoardWidget</name>
    <message>
        <source>This is the replay: go back to your game to change anything.</source>
        <translation>Das ist der Film: geh zu deinem Spiel zurück, um etwas zu ändern.</translation>
    </message>
    <message>
        <source>This puzzle is read-only: it uses something this version does not know.</source>
        <translation>Dieses Rätsel ist schreibgeschützt: es hat etwas, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>Wähle zuerst eine Zelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) selected: givens cannot be changed.</source>
        <translation>
            <numerusform>%n Vorgabe ausgewählt: Vorgaben lassen sich nicht ändern.</numerusform>
            <numerusform>%n Vorgaben ausgewählt: Vorgaben lassen sich nicht ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark is there, but marks are hidden while candidates are shown.</source>
        <translation>Die Marke ist gespeichert, aber Marken sind verborgen, solange Kandidaten gezeigt werden.</translation>
    </message>
    <message>
        <source>The current cell has no digit to filter.</source>
        <translation>Die aktuelle Zelle hat keine Ziffer, nach der sich filtern ließe.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Filter a digit first.</source>
        <translation>Filtere zuerst eine Ziffer.</translation>
    </message>
    <message>
        <source>A cell&apos;s only candidate cannot be struck.</source>
        <translation>Der einzige Kandidat einer Zelle lässt sich nicht streichen.</translation>
    </message>
</context>
<context>
    <name>nonet::BoxesScene</name>
    <message>
        <source>By how many places is G shifted in box (%1, %2)?</source>
        <translation>Um wie viele Plätze ist G in Block (%1, %2) verschoben?</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Gitter ist leer.</translation>
    </message>
    <message>
        <source>Box (%1, %2) holds shift(G, %3).</source>
        <translation>Block (%1, %2) enthält shift(G, %3).</translation>
    </message>
    <message>
        <source>%1 of %2 rows, columns and boxes hold every digit once</source>
        <translation>%1 von %2 Zeilen, Spalten und Blöcken enthalten jede Ziffer einmal</translation>
    </message>
    <message>
        <source>Shift by:</source>
        <translation>Verschieben um:</translation>
    </message>
    <message>
        <source>%1: place %2, digit %3; box (%4, %5), shifted by %6</source>
        <translation>%1: Platz %2, Ziffer %3; Block (%4, %5), verschoben um %6</translation>
    </message>
    <message>
        <source>box (%1, %2) = shift(G, %3)</source>
        <translation>Block (%1, %2) = shift(G, %3)</translation>
    </message>
    <message>
        <source>All the boxes</source>
        <translation>Alle Blöcke</translation>
    </message>
    <message>
        <source>I counts the rows of boxes from the top, J the columns of boxes from the left, both from 0.</source>
        <translation>I zählt die Blockzeilen von oben, J die Blockspalten von links, beide ab 0.</translation>
    </message>
    <message>
        <source>Box (I, J) is G shifted %1 times: box (1, 1) by 1 + %2 = %3.</source>
        <translation>Block (I, J) ist G, um %1 verschoben: Block (1, 1) um 1 + %2 = %3.</translation>
    </message>
    <message>
        <source>%1 with I = %2 and J = %3 is %4.</source>
        <translation>%1 mit I = %2 und J = %3 ist %4.</translation>
    </message>
    <message>
        <source>Try the other order of the two numbers, and watch which rows and columns clash.</source>
        <translation>Probiere die andere Reihenfolge der beiden Zahlen und sieh, welche Zeilen und Spalten sich widersprechen.</translation>
    </message>
    <message>
        <source>steps 3 and 4</source>
        <translation>Schritte 3 und 4</translation>
    </message>
    <message>
        <source>Fill the boxes so, and watch each row.</source>
        <translation>Fülle die Blöcke so und achte auf jede Zeile.</translation>
    </message>
    <message>
        <source>In your own words: how do you fill box (I, J)?</source>
        <translation>In deinen Worten: Wie füllst du Block (I, J)?</translation>
    </message>
    <message>
        <source>rows of boxes</source>
        <translation>Blockzeilen</translation>
    </message>
    <message>
        <source>columns of boxes</source>
        <translation>Blockspalten</translation>
    </message>
    <message>
        <source>box (1, 1)</source>
        <translation>Block (1, 1)</translation>
    </message>
    <message>
        <source>Fill the board box by box: type digits into its cells, or mark a box and choose by how much G is shifted there.</source>
        <translation>Fülle das Gitter Block für Block: Tippe Ziffern in seine Zellen, oder markiere einen Block und wähle, um wie viel G dort verschoben ist.</translation>
    </message>
    <message>
        <source>Shift G by:</source>
        <translation>G verschieben um:</translation>
    </message>
    <message>
        <source>Fill the marked box</source>
        <translation>Markierten Block füllen</translation>
    </message>
    <message>
        <source>Mark the next box</source>
        <translation>Nächsten Block markieren</translation>
    </message>
    <message>
        <source>Start small: 4×4</source>
        <translation>Klein anfangen: 4×4</translation>
    </message>
    <message>
        <source>G, shifted by %1</source>
        <translation>G, verschoben um %1</translation>
    </message>
    <message>
        <source>G, to be shifted by %1</source>
        <translation>G, zu verschieben um %1</translation>
    </message>
    <message>
        <source>Now box (I, J) is G shifted %1 times: box (1, 1) by %2 + 1 = %3.</source>
        <translation>Jetzt ist Block (I, J) das %1-mal verschobene G: Block (1, 1) um %2 + 1 = %3.</translation>
    </message>
    <message>
        <source>In your own words: why is %1 the wrong way round?</source>
        <translation>In eigenen Worten: Warum ist %1 falsch herum?</translation>
    </message>
    <message>
        <source>The question on Stack Exchange calls the boxes, the board and the puzzle all M.</source>
        <translation>Die Frage auf Stack Exchange nennt Blöcke, Gitter und Rätsel alle M.</translation>
    </message>
    <message>
        <source>With %1, by how many places is G shifted in box (%2, %3)?</source>
        <translation>Um wie viele Plätze ist G mit %1 in Block (%2, %3) verschoben?</translation>
    </message>
    <message>
        <source>A row takes %1 neighbours of the list from each box. With %2 the next box is shifted by only one more, so it takes some of them again.</source>
        <translation>Eine Zeile nimmt aus jedem Block %1 Nachbarn der Liste. Mit %2 ist der nächste Block nur um eins weiter verschoben und nimmt einige davon noch einmal.</translation>
    </message>
    <message>
        <source>Take G and move every digit on by I + %1·J places: to the right, then to the next row, and from the end back to the start.</source>
        <translation>Nimm G und rück jede Ziffer um I + %1·J Plätze weiter: nach rechts, dann in die nächste Zeile und vom Ende zurück zum Anfang.</translation>
    </message>
    <message>
        <source>Filled by you: %1 of %2 cells</source>
        <translation>Von dir gefüllt: %1 von %2 Zellen</translation>
    </message>
    <message>
        <source>Another box is marked now: click a cell of it, then type.</source>
        <translation>Jetzt ist ein anderer Block markiert: Klick in ihm auf eine Zelle, dann tipp.</translation>
    </message>
    <message>
        <source>So equal digits meet and are marked as the boxes come: the order of the two numbers matters. All other scenes keep %1.</source>
        <translation>So treffen gleiche Ziffern aufeinander und werden markiert, wenn die Blöcke kommen: Auf die Reihenfolge der beiden Zahlen kommt es an. Alle anderen Szenen bleiben bei %1.</translation>
    </message>
    <message>
        <source>Now box (I, J) is G shifted %1 times: box (1, 0) by %2 + 0 = %2.</source>
        <translation>Jetzt ist Block (I, J) das %1-mal verschobene G: Block (1, 0) um %2 + 0 = %2.</translation>
    </message>
    <message>
        <source>Box (I, J) is G shifted %1 times: box (1, 0) by 1 + 0 = 1.</source>
        <translation>Block (I, J) ist G, um %1 verschoben: Block (1, 0) um 1 + 0 = 1.</translation>
    </message>
    <message>
        <source>box (1, 0)</source>
        <translation>Block (1, 0)</translation>
    </message>
    <message>
        <source>The order of the two numbers matters: with %1, %2 of %3 rows and columns have a digit twice.</source>
        <translation>Auf die Reihenfolge der beiden Zahlen kommt es an: Mit %1 haben %2 von %3 Zeilen und Spalten eine Ziffer doppelt.</translation>
    </message>
</context>
<context>
    <name>nonet::CandidatesDock</name>
    <message>
        <source>Filter and colours</source>
        <translation>Filter und Farben</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Colours for candidates</source>
        <translation>Farben für Kandidaten</translation>
    </message>
    <message>
        <source>Candidates and marks</source>
        <translation>Kandidaten und Marken</translation>
    </message>
    <message>
        <source>Light up the candidates and digits %1</source>
        <translation>Kandidaten und Ziffern %1 hervorheben</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>A click adds a digit to the filter; Ctrl does the same</source>
        <translation>Ein Klick fügt eine Ziffer zum Filter hinzu; Strg bewirkt dasselbe</translation>
    </message>
    <message>
        <source>Two left</source>
        <translation>Noch zwei</translation>
    </message>
    <message>
        <source>Light up cells with two candidates left</source>
        <translation>Zellen hervorheben, die noch zwei Kandidaten haben</translation>
    </message>
    <message>
        <source>Inverse</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Light up what the filter leaves dark</source>
        <translation>Hervorheben, was der Filter auslässt</translation>
    </message>
    <message>
        <source>None</source>
        <comment>filter</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Turn the filter off</source>
        <translation>Nichts hervorheben</translation>
    </message>
    <message>
        <source>Paint candidates with %1</source>
        <translation>Kandidaten mit %1 färben</translation>
    </message>
    <message>
        <source>Paint candidates with the second shade of %1</source>
        <translation>Kandidaten mit dem zweiten Ton von %1 färben</translation>
    </message>
    <message>
        <source>Clear colours</source>
        <translation>Farben löschen</translation>
    </message>
    <message>
        <source>Remove every colour from cells and candidates</source>
        <translation>Alle Farben von Zellen und Kandidaten entfernen</translation>
    </message>
    <message>
        <source>Clear links</source>
        <translation>Verbindungen löschen</translation>
    </message>
    <message>
        <source>Remove every link you drew</source>
        <translation>Alle gezeichneten Verbindungen entfernen</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Kandidaten zeigen</translation>
    </message>
    <message>
        <source>Show every digit still possible in each cell</source>
        <translation>In jeder Zelle alle noch möglichen Ziffern zeigen</translation>
    </message>
    <message>
        <source>Fill in marks</source>
        <translation>Marken eintragen</translation>
    </message>
    <message>
        <source>Write every possible digit as a centre mark</source>
        <translation>Jede mögliche Ziffer als Mittelmarke eintragen</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Marken löschen</translation>
    </message>
    <message>
        <source>Remove all corner and centre marks</source>
        <translation>Alle Eck- und Mittelmarken entfernen</translation>
    </message>
    <message>
        <source>Bring struck candidates back</source>
        <translation>Gestrichene Kandidaten zurückholen</translation>
    </message>
    <message>
        <source>Undo every elimination, yours and those from hints</source>
        <translation>Alle Streichungen aufheben, deine und die angewandter Hinweise</translation>
    </message>
</context>
<context>
    <name>nonet::CardTitle</name>
    <message>
        <source>Close this panel</source>
        <translation>Dieses Feld schließen</translation>
    </message>
    <message>
        <source>Drag it to another place; a double click lets it float</source>
        <translation>An einen anderen Platz ziehen; ein Doppelklick löst es ab</translation>
    </message>
</context>
<context>
    <name>nonet::ChartsWindow</name>
    <message>
        <source>&amp;Open puzzles…</source>
        <translation>Rätsel ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Numbers instead of the drawing</source>
        <translation>&amp;Zahlen statt der Zeichnung</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Measuring the puzzle</source>
        <translation>Das Rätsel wird gemessen</translation>
    </message>
    <message>
        <source>Rating the puzzles</source>
        <translation>Die Rätsel werden bewertet</translation>
    </message>
    <message>
        <source>Difficulty charts</source>
        <translation>Schwierigkeit als Diagramm</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>When the candidates are counted</source>
        <translation>Wann die Kandidaten gezählt werden</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Once singles are exhausted</source>
        <translation>Wenn die Singles erschöpft sind</translation>
    </message>
    <message>
        <source>Ac&amp;ross</source>
        <translation>&amp;Waagrecht</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Senk&amp;recht</translation>
    </message>
    <message>
        <source>Rate every puzzle of a file, one per line</source>
        <translation>Jedes Rätsel einer Datei bewerten, eines je Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) rated</source>
        <translation>
            <numerusform>%Ln Rätsel bewertet</numerusform>
            <numerusform>%Ln Rätsel bewertet</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what is drawn as a table</source>
        <translation>Was gezeichnet ist, als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save as a picture (PNG, SVG, PDF) or as numbers (CSV)</source>
        <translation>Als Bild (PNG, SVG, PDF) oder als Zahlen (CSV) speichern</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>The puzzles are being rated…</source>
        <translation>Die Rätsel werden bewertet…</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s); Save writes them all.</source>
        <translation>
            <numerusform>Die erste Zeile; Speichern schreibt alle.</numerusform>
            <numerusform>Die ersten %Ln Zeilen; Speichern schreibt alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open puzzles</source>
        <translation>Rätsel öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Pictures and numbers (*.png *.svg *.pdf *.csv)</source>
        <translation>Bilder und Zahlen (*.png *.svg *.pdf *.csv)</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf or .csv, so nothing was saved.</source>
        <translation>„%1“ endet auf keines von .png, .svg, .pdf und .csv, also wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Puzzles, one per line (%1 *.csv *.tsv)</source>
        <translation>Rätsel, eines je Zeile (%1 *.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>nonet::CompletionCard</name>
    <message>
        <source>Close and look at the board</source>
        <translation>Schließen und das Gitter ansehen</translation>
    </message>
    <message>
        <source>Another of this level</source>
        <translation>Noch eins dieser Stufe</translation>
    </message>
    <message>
        <source>Replay my game</source>
        <translation>Mein Spiel als Film</translation>
    </message>
    <message>
        <source>Replay the solution</source>
        <translation>Lösung als Film</translation>
    </message>
    <message>
        <source>The solution was shown</source>
        <translation>Die Lösung wurde gezeigt</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Gelöst in %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Hardest step</source>
        <translation>Schwerster Schritt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Digits shown</source>
        <translation>Gezeigte Ziffern</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact&apos;s name, what is true of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No rule that Nonet knows is broken, but it does not know everything this puzzle asks for.</source>
        <translation>Keine Regel, die Nonet kennt, ist verletzt, aber es kennt nicht alles, was dieses Rätsel verlangt.</translation>
    </message>
    <message>
        <source>All cells are filled</source>
        <translation>Alle Zellen sind gefüllt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>nonet::ContinueDock</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Reading what you played</source>
        <translation>Lese, was du gespielt hast</translation>
    </message>
    <message>
        <source>Delete this puzzle</source>
        <translation>Dieses Rätsel löschen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search your puzzles</source>
        <translation>Deine Rätsel durchsuchen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Puzzles that you began and left for another one wait here.</source>
        <translation>Rätsel, die du angefangen und für ein anderes verlassen hast, warten hier.</translation>
    </message>
    <message>
        <source>No other puzzles yet</source>
        <translation>Noch keine anderen Rätsel</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>Neues Rätsel…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No puzzle found</source>
        <translation>Kein Rätsel gefunden</translation>
    </message>
    <message>
        <source>None of your titles, authors or levels has these words.</source>
        <translation>Weder Titel noch Autor oder Stufe eines deiner Rätsel enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>nonet::ContinueModel</name>
    <message>
        <source>finished</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1 % gefüllt</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>alle Zellen gefüllt</translation>
    </message>
</context>
<context>
    <name>nonet::DiagnosisText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a rule, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no place left for %1 in %2.</source>
        <comment>digits, a house</comment>
        <translation>Für %1 ist kein Platz mehr (%2).</translation>
    </message>
    <message>
        <source>%1 need more places in %2 than these: %3.</source>
        <comment>digits, a house, cells</comment>
        <translation>%1 brauchen mehr Plätze (%2) als diese: %3.</translation>
    </message>
    <message>
        <source>No digit fits into %1.</source>
        <translation>In %1 passt keine Ziffer.</translation>
    </message>
    <message>
        <source>%1 cells of %2 can only take %3 (%4).</source>
        <comment>how many, a house, digits, cells</comment>
        <translation>%1 Zellen von %2 können nur %3 enthalten (%4).</translation>
    </message>
    <message>
        <source>These cannot all hold together: %1.</source>
        <translation>Dies kann nicht alles zugleich gelten: %1.</translation>
    </message>
    <message>
        <source>This cannot hold, even by itself: %1.</source>
        <translation>Dies kann nicht gelten, auch nicht für sich allein: %1.</translation>
    </message>
    <message>
        <source>the given in %1</source>
        <translation>die Vorgabe in %1</translation>
    </message>
    <message>
        <source>the givens in %1</source>
        <translation>die Vorgaben in %1</translation>
    </message>
    <message>
        <source>the candidates that the puzzle starts with</source>
        <translation>die Kandidaten, mit denen das Rätsel beginnt</translation>
    </message>
    <message>
        <source>There is a solution.</source>
        <translation>Es gibt eine Lösung.</translation>
    </message>
    <message>
        <source>Rows, columns and regions alone already leave no solution.</source>
        <translation>Schon Zeilen, Spalten und Regionen allein lassen keine Lösung zu.</translation>
    </message>
    <message>
        <source>The rest is ruled out by: %1.</source>
        <comment>what else would fit</comment>
        <translation>Der Rest ist ausgeschlossen durch: %1.</translation>
    </message>
    <message>
        <source>Why is not known yet: a longer search may tell.</source>
        <translation>Der Grund ist noch nicht bekannt; eine längere Suche findet ihn vielleicht.</translation>
    </message>
    <message>
        <source>rows, columns and regions alone leave none</source>
        <translation>schon Zeilen, Spalten und Regionen allein lassen keine zu</translation>
    </message>
    <message>
        <source>%1 cannot hold by itself</source>
        <translation>%1 ist für sich allein unerfüllbar</translation>
    </message>
    <message>
        <source>%1 cannot all hold together</source>
        <translation>%1 sind zusammen unerfüllbar</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rule, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Perhaps not all of them are needed for that.</source>
        <translation>Vielleicht sind dafür nicht alle nötig.</translation>
    </message>
    <message>
        <source>All are ruled out by: %1.</source>
        <comment>digits</comment>
        <translation>Alle sind ausgeschlossen durch: %1.</translation>
    </message>
    <message>
        <source>It has %1 cells, but there are only %2 digits.</source>
        <translation>Sie hat %1 Zellen, es gibt aber nur %2 Ziffern.</translation>
    </message>
    <message>
        <source>A digit is %1 at least.</source>
        <translation>Eine Ziffer ist mindestens %1.</translation>
    </message>
    <message>
        <source>A digit is %1 at most.</source>
        <translation>Eine Ziffer ist höchstens %1.</translation>
    </message>
    <message>
        <source>%1 different digits add up to %2 at least.</source>
        <translation>%1 verschiedene Ziffern ergeben zusammen mindestens %2.</translation>
    </message>
    <message>
        <source>%1 different digits add up to %2 at most.</source>
        <translation>%1 verschiedene Ziffern ergeben zusammen höchstens %2.</translation>
    </message>
</context>
<context>
    <name>nonet::DigitPad</name>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>%1 färben</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Ziffer %1, noch %n</numerusform>
            <numerusform>Ziffer %1, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate colour %1, second shade</source>
        <translation>Kandidatenfarbe %1, zweiter Ton</translation>
    </message>
    <message>
        <source>Candidate colour %1</source>
        <translation>Kandidatenfarbe %1</translation>
    </message>
    <message>
        <source>Paint candidates with colour %1; again: its other shade</source>
        <translation>Kandidaten mit Farbe %1 färben; noch einmal: ihr anderer Ton</translation>
    </message>
    <message>
        <source>Paint cells with colour %1</source>
        <translation>Zellen mit Farbe %1 färben</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
</context>
<context>
    <name>nonet::DocumentSession</name>
    <message>
        <source>Counting solutions</source>
        <translation>Zähle Lösungen</translation>
    </message>
    <message>
        <source>Reading the puzzle</source>
        <translation>Lese das Rätsel</translation>
    </message>
    <message>
        <source>%1 The file was left as it is.</source>
        <translation>%1 Die Datei wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 It was opened as it is, but it has no solution.</source>
        <translation>%1 Das Rätsel wurde geöffnet, wie es ist, aber es hat keine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has no solution. You can still play it, but hints cannot take you to the end.</source>
        <translation>Dieses Rätsel hat keine Lösung. Du kannst es trotzdem spielen, ohne Hinweise, die zum Ende führen.</translation>
    </message>
    <message>
        <source>This puzzle has several solutions, so logic alone cannot settle every cell.</source>
        <translation>Dieses Rätsel hat mehrere Lösungen: einige Zellen lassen sich nicht erschließen.</translation>
    </message>
    <message>
        <source>%1 Nothing was opened; your puzzle is as it was.</source>
        <translation>%1 Es wurde nichts geöffnet; dein Rätsel ist, wie es war.</translation>
    </message>
    <message>
        <source>“%1” was not opened. %2</source>
        <translation>„%1“ wurde nicht geöffnet. %2</translation>
    </message>
    <message>
        <source>Nonet ended while opening the puzzle from last time, so that was not opened again. It waits under Continue.</source>
        <translation>Nonet wurde beendet, während es das Rätsel vom letzten Mal öffnete; darum wurde dieses nicht wieder geöffnet. Es wartet unter „Weiterspielen“.</translation>
    </message>
    <message>
        <source>Your last changes are only in memory and are lost when Nonet ends. %1</source>
        <translation>Ihre letzten Änderungen sind nur im Speicher und gehen verloren, wenn Nonet beendet wird. %1</translation>
    </message>
    <message>
        <source>The puzzle was deleted.</source>
        <translation>Das Rätsel wurde gelöscht.</translation>
    </message>
    <message>
        <source>Rating the puzzle</source>
        <translation>Rätsel bewerten</translation>
    </message>
    <message>
        <source>The digits are givens now, but with them the puzzle has no solution.</source>
        <translation>Die Ziffern sind jetzt Vorgaben, aber mit ihnen hat das Rätsel keine Lösung.</translation>
    </message>
    <message>
        <source>The digits are givens now, but they leave several solutions.</source>
        <translation>Die Ziffern sind jetzt Vorgaben, aber sie lassen mehrere Lösungen zu.</translation>
    </message>
    <message>
        <source>The digits are givens now, but not those of the setter&apos;s solution. Unlock them, and your digits are checked by it again.</source>
        <translation>Die Ziffern sind jetzt Vorgaben, aber nicht die der Lösung des Autors. Gib sie frei, und deine Ziffern werden wieder mit ihr verglichen.</translation>
    </message>
    <message>
        <source>Your puzzle is as it was.</source>
        <translation>Dein Rätsel ist, wie es war.</translation>
    </message>
    <message>
        <source>%1 These are givens now, so the puzzle has no solution.</source>
        <translation>%1 Das sind nun Vorgaben, darum hat das Rätsel keine Lösung.</translation>
    </message>
    <message>
        <source>Looking for the contradiction</source>
        <translation>Suche nach dem Widerspruch</translation>
    </message>
    <message>
        <source>This puzzle has no solution. You can still play it.</source>
        <translation>Dieses Rätsel hat keine Lösung. Spielen kannst du es trotzdem.</translation>
    </message>
</context>
<context>
    <name>nonet::ExportActions</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Gitters speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg or .pdf, so nothing was saved.</source>
        <translation>„%1“ endet weder auf .png noch auf .svg oder .pdf, daher wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker geschickt</translation>
    </message>
    <message>
        <source>Copied as a SudokuPad link</source>
        <translation>Als SudokuPad-Link kopiert</translation>
    </message>
    <message>
        <source>Copied as an f-puzzles link</source>
        <translation>Als f-puzzles-Link kopiert</translation>
    </message>
    <message>
        <source>Copied as Nonet&apos;s own text: links have no such board</source>
        <translation>Als eigener Text von Nonet kopiert: Links kennen kein solches Brett</translation>
    </message>
</context>
<context>
    <name>nonet::FamilyMenu</name>
    <message>
        <source>%1 – %2 of %3</source>
        <comment>a family, techniques that are on, techniques of it</comment>
        <translation>%1 – %2 von %3</translation>
    </message>
</context>
<context>
    <name>nonet::FewCellsScene</name>
    <message>
        <source>%1: the last digit goes to the last place. With %2, two digits that are not seen could change places.</source>
        <translation>%1: Die letzte Ziffer kommt auf den letzten Platz. Bei %2 könnten zwei Ziffern, die nicht zu sehen sind, die Plätze tauschen.</translation>
    </message>
    <message>
        <source>The list that is left is S</source>
        <translation>Die übrige Liste ist S</translation>
    </message>
    <message>
        <source>Hide all cells</source>
        <translation>Alle Zellen verbergen</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: verborgen</translation>
    </message>
    <message>
        <source>%1: place %2, digit %3</source>
        <translation>%1: Platz %2, Ziffer %3</translation>
    </message>
    <message>
        <source>What is known of S</source>
        <translation>Was von S bekannt ist</translation>
    </message>
    <message>
        <source>lists still fit</source>
        <translation>Listen passen noch</translation>
    </message>
    <message>
        <source>Less is enough</source>
        <translation>Weniger genügt</translation>
    </message>
    <message>
        <source>Digits not seen yet may stand in any order: 4 of them in 1·2·3·4 = 24 ways.</source>
        <translation>Noch nicht gesehene Ziffern dürfen beliebig stehen: 4 davon auf 1·2·3·4 = 24 Arten.</translation>
    </message>
    <message>
        <source>Digits seen: %1; lists that fit: %2</source>
        <translation>Gesehene Ziffern: %1; Listen, die passen: %2</translation>
    </message>
    <message>
        <source>Digits not seen: %1; lists that fit: %2</source>
        <translation>Nicht gesehene Ziffern: %1; Listen, die passen: %2</translation>
    </message>
    <message>
        <source>list fits</source>
        <translation>Liste passt</translation>
    </message>
    <message>
        <source>Guess how many different digits must be seen before the whole list is settled.</source>
        <translation>Rate, wie viele verschiedene Ziffern man sehen muss, bis die ganze Liste feststeht.</translation>
    </message>
    <message>
        <source>Each cell that you click fixes one place of S, and with it every cell of that letter.</source>
        <translation>Jede angeklickte Zelle legt einen Platz von S fest und damit jede Zelle mit diesem Buchstaben.</translation>
    </message>
    <message>
        <source>%1 different digits anywhere fix the list; so does any full row, column or box.</source>
        <translation>%1 verschiedene Ziffern irgendwo legen die Liste fest; das tut auch jede volle Zeile, jede Spalte und jeder Block.</translation>
    </message>
    <message>
        <source>In your own words: why is one full row enough?</source>
        <translation>In deinen Worten: Warum genügt eine volle Zeile?</translation>
    </message>
    <message>
        <source>How many different digits must be seen before the whole list is known?</source>
        <translation>Wie viele verschiedene Ziffern müssen zu sehen sein, bis die ganze Liste bekannt ist?</translation>
    </message>
    <message>
        <source>one place of S</source>
        <translation>einen Platz von S</translation>
    </message>
    <message>
        <source>every cell of that letter</source>
        <translation>jede Zelle mit diesem Buchstaben</translation>
    </message>
    <message>
        <source>Digits not seen yet</source>
        <translation>Noch nicht gesehene Ziffern</translation>
    </message>
    <message>
        <source>A full row has all %1 places of the list, each once. So it shows for every letter which digit it stands for, and that is the whole list.</source>
        <translation>Eine volle Zeile hat alle %1 Plätze der Liste, jeden einmal. Also zeigt sie zu jedem Buchstaben seine Ziffer, und das ist die ganze Liste.</translation>
    </message>
    <message>
        <source>Each cell that is seen fixes one place of S, and with it every cell of that letter.</source>
        <translation>Jede Zelle, die man sieht, legt einen Platz von S fest und damit jede Zelle mit diesem Buchstaben.</translation>
    </message>
    <message>
        <source>%1 different digits anywhere fix the list; so does any full box.</source>
        <translation>%1 verschiedene Ziffern irgendwo legen die Liste fest, ebenso jeder volle Block.</translation>
    </message>
    <message>
        <source>In your own words: why is one full box enough?</source>
        <translation>In eigenen Worten: Warum genügt ein voller Block?</translation>
    </message>
    <message>
        <source>A full box has all %1 places of the list, each once. So it shows for every letter which digit it stands for, and that is the whole list.</source>
        <translation>Ein voller Block hat alle %1 Plätze der Liste, jeden einmal. Also zeigt er zu jedem Buchstaben, für welche Ziffer er steht, und das ist die ganze Liste.</translation>
    </message>
</context>
<context>
    <name>nonet::FileActions</name>
    <message>
        <source>Lock givens</source>
        <translation>Vorgaben festlegen</translation>
    </message>
    <message>
        <source>Open a puzzle</source>
        <translation>Rätsel öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Nothing was opened; your puzzle is as it was.</source>
        <translation>In der Zwischenablage ist kein Text. Nichts wurde geöffnet; dein Rätsel ist, wie es war.</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Ein Rätsel wird gemacht</translation>
    </message>
    <message>
        <source>No new one was found in time, so here is one that came with Nonet.</source>
        <translation>In der Zeit wurde keines gefunden; dies ist eines der Rätsel, die mit dem Programm kommen.</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <comment>patterns of file names</comment>
        <translation>Rätsel (%1)</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Umformen</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>Lab: %1</translation>
    </message>
    <message>
        <source>Type the givens or paste a puzzle, then lock them to start solving.</source>
        <translation>Gib die Vorgaben ein oder füge ein Rätsel ein; sperre sie dann und fang an zu lösen.</translation>
    </message>
</context>
<context>
    <name>nonet::FindAction</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Find any action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>No action matches these words. Try fewer or other words.</source>
        <translation>Keine Aktion passt zu diesen Wörtern. Versuch es mit weniger oder anderen.</translation>
    </message>
</context>
<context>
    <name>nonet::FoldScene</name>
    <message>
        <source>%1 · %2 + 1 = %3, so it is S[%3] = %4.</source>
        <translation>%1 · %2 + 1 = %3, also ist es S[%3] = %4.</translation>
    </message>
    <message>
        <source>The list, before it is folded</source>
        <translation>Die Liste, bevor sie gefaltet wird</translation>
    </message>
    <message>
        <source>G is the first box of the board that will come of it</source>
        <translation>G ist der erste Block des Gitters, das daraus wird</translation>
    </message>
    <message>
        <source>G(i, j) = S[%1i + j]</source>
        <translation>G(i, j) = S[%1i + j]</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Falten</translation>
    </message>
    <message>
        <source>Fold the list into a box: the first %1 digits are its first row, the next %1 its second row, and so on.</source>
        <translation>Falte die Liste zu einem Block: Die ersten %1 Ziffern sind seine erste Zeile, die nächsten %1 die zweite und so fort.</translation>
    </message>
    <message>
        <source>This box is called G.</source>
        <translation>Dieser Block heißt G.</translation>
    </message>
    <message>
        <source>In your own words: how do you find the row and the column of a place in G?</source>
        <translation>In deinen Worten: Wie findest du Zeile und Spalte eines Platzes in G?</translation>
    </message>
    <message>
        <source>its first row</source>
        <translation>seine erste Zeile</translation>
    </message>
    <message>
        <source>its second row</source>
        <translation>die zweite</translation>
    </message>
    <message>
        <source>This box</source>
        <translation>Dieser Block</translation>
    </message>
    <message>
        <source>Its rows i and columns j are counted from 0, so the cell with i = 1, j = 0 holds S[%1·1 + 0] = S[%1].</source>
        <translation>Zeilen i und Spalten j zählen ab 0: In der Zelle mit i = 1, j = 0 steht S[%1·1 + 0] = S[%1].</translation>
    </message>
    <message>
        <source>Count the places from 0 and divide by %1, the length of a row: the quotient is i, the remainder j. S[%2] has i = %3 and j = %4.</source>
        <translation>Die Plätze von 0 an zählen und durch %1 teilen, die Länge einer Zeile: Der Quotient ist i, der Rest j. S[%2] hat i = %3 und j = %4.</translation>
    </message>
    <message>
        <source>i = 1, j = 0</source>
        <translation>i = 1, j = 0</translation>
    </message>
    <message>
        <source>Which digit of G stands at i = %1, j = 1?</source>
        <translation>Welche Ziffer von G steht bei i = %1, j = 1?</translation>
    </message>
    <message>
        <source>The row of G with i = %1: %2</source>
        <translation>Die Zeile von G mit i = %1: %2</translation>
    </message>
    <message>
        <source>Rows of the box are counted from the top, i = 0, 1, 2 …, columns from the left, j = 0, 1, 2 …</source>
        <translation>Die Zeilen des Blocks zählen von oben, i = 0, 1, 2 …, die Spalten von links, j = 0, 1, 2 …</translation>
    </message>
    <message>
        <source>The list goes into the box row by row.</source>
        <translation>Die Liste kommt Zeile für Zeile in den Block.</translation>
    </message>
    <message>
        <source>Fold the list into the box: drag each tile to its cell.</source>
        <translation>Falte die Liste in den Block: Zieh jede Kachel in ihre Zelle.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>to i =</source>
        <translation>nach i =</translation>
    </message>
    <message>
        <source>j =</source>
        <translation>j =</translation>
    </message>
    <message>
        <source>Lay it there</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>i = %1, j = %2: %3</source>
        <translation>i = %1, j = %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>nonet::GameActions</name>
    <message>
        <source>Undone: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>Merkpunkt setzen</translation>
    </message>
    <message>
        <source>Name of this moment:</source>
        <translation>Name für diesen Stand:</translation>
    </message>
    <message>
        <source>Checkpoint %1</source>
        <translation>Merkpunkt %1</translation>
    </message>
    <message>
        <source>No mistakes so far.</source>
        <translation>Bisher keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) are wrong; they are marked.</source>
        <translation>
            <numerusform>%n Ziffer ist falsch; sie ist markiert.</numerusform>
            <numerusform>%n Ziffern sind falsch; sie sind markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the last right position</source>
        <translation>Zurück zum letzten richtigen Stand</translation>
    </message>
    <message>
        <source>Transformed; the puzzle is the same</source>
        <translation>Umgeformt; das Rätsel ist dasselbe</translation>
    </message>
    <message>
        <source>Bring back what is needed</source>
        <translation>Zurückholen, was gebraucht wird</translation>
    </message>
    <message>
        <source>Back at the last right position</source>
        <translation>Wieder bei der letzten richtigen Stellung</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) differ from the setter&apos;s solution; they are marked.</source>
        <translation>
            <numerusform>%n Ziffer weicht von der Lösung des Autors ab; sie ist markiert.</numerusform>
            <numerusform>%n Ziffern weichen von der Lösung des Autors ab; sie sind markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far, every digit is as in the setter&apos;s solution.</source>
        <translation>Bisher ist jede Ziffer wie in der Lösung des Autors.</translation>
    </message>
    <message>
        <source>All cells are filled, but not as in the setter&apos;s solution.</source>
        <translation>Alle Zellen sind gefüllt, aber nicht wie in der Lösung des Autors.</translation>
    </message>
    <message>
        <source>Check for mistakes</source>
        <translation>Auf Fehler prüfen</translation>
    </message>
</context>
<context>
    <name>nonet::GameFilm</name>
    <message>
        <source>The moves of your game</source>
        <translation>Die Züge deines Spiels</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>Close the film; your game is as you left it</source>
        <translation>Den Film schließen; dein Spiel ist, wie du es verlassen hast</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Your game, move %1 of %2</source>
        <translation>Dein Spiel, Zug %1 von %2</translation>
    </message>
</context>
<context>
    <name>nonet::GeneratorForm</name>
    <message>
        <source>any</source>
        <comment>technique</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Erase: take clues away</source>
        <translation>Ausradieren: Vorgaben wegnehmen</translation>
    </message>
    <message>
        <source>Inverse: undo solving methods</source>
        <translation>Umgekehrt: Lösungsmethoden rückwärts</translation>
    </message>
    <message>
        <source>Pattern: fill the drawn cells</source>
        <translation>Muster: die gezeichneten Zellen füllen</translation>
    </message>
    <message>
        <source>Shift cipher: boards of one list</source>
        <translation>Verschiebechiffre: Gitter einer Liste</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>Ver&amp;fahren</translation>
    </message>
    <message>
        <source>How the puzzles are made</source>
        <translation>Wie die Rätsel entstehen</translation>
    </message>
    <message>
        <source>naked singles</source>
        <translation>nackte Singles</translation>
    </message>
    <message>
        <source>hidden singles</source>
        <translation>versteckte Singles</translation>
    </message>
    <message>
        <source>block intersections</source>
        <translation>Blocküberschneidungen</translation>
    </message>
    <message>
        <source>covering sets</source>
        <translation>deckende Mengen</translation>
    </message>
    <message>
        <source>X-wings</source>
        <translation>X-Wings</translation>
    </message>
    <message>
        <source>Methods &amp;up to</source>
        <translation>Methoden &amp;bis</translation>
    </message>
    <message>
        <source>What the inverse methods undo</source>
        <translation>Was die umgekehrten Methoden zurücknehmen</translation>
    </message>
    <message>
        <source>clue by clue</source>
        <translation>Vorgabe für Vorgabe</translation>
    </message>
    <message>
        <source>Heur&amp;istics</source>
        <translation>Heur&amp;istiken</translation>
    </message>
    <message>
        <source>Pencil marks are searched by these: random, t (few ways back), d (a hard way back), single-first. A number after one: the level from which it holds, as in “t, d 300”.</source>
        <translation>Nach diesen werden Notizen gesucht: random (zufällig), t (wenige Wege zurück), d (ein schwerer Weg zurück), single-first (erst Einzelne). Eine Zahl dahinter: die Stufe, ab der es gilt, wie in „t, d 300“.</translation>
    </message>
    <message>
        <source>any</source>
        <comment>level</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>The puzzle&apos;s level on HoDoKu&apos;s scale</source>
        <translation>Die Stufe des Rätsels auf der Skala von HoDoKu</translation>
    </message>
    <message>
        <source>any, or 900-1400</source>
        <translation>beliebig, oder 900-1400</translation>
    </message>
    <message>
        <source>Scor&amp;e</source>
        <translation>Pu&amp;nkte</translation>
    </message>
    <message>
        <source>Lowest and highest score on HoDoKu&apos;s scale</source>
        <translation>Kleinste und größte Punktzahl auf der Skala von HoDoKu</translation>
    </message>
    <message>
        <source>any, or 24-28</source>
        <translation>beliebig, oder 24-28</translation>
    </message>
    <message>
        <source>&amp;Clues</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>Fewest and most givens</source>
        <translation>Wenigste und meiste Vorgaben</translation>
    </message>
    <message>
        <source>any, or 1-2</source>
        <translation>beliebig, oder 1-2</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Weite</translation>
    </message>
    <message>
        <source>How many steps are open where the path is narrowest: the fewer, the harder they are to find</source>
        <translation>Schritte, die an der engsten Stelle des Wegs möglich sind: wenige sind schwer zu finden</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>links und rechts</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>oben und unten</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>other diagonal</source>
        <translation>andere Diagonale</translation>
    </message>
    <message>
        <source>full</source>
        <translation>volle</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>How the givens lie on the board</source>
        <translation>Wie die Vorgaben auf dem Gitter liegen</translation>
    </message>
    <message>
        <source>How often it is needed</source>
        <translation>Wie oft sie gebraucht wird</translation>
    </message>
    <message>
        <source>×</source>
        <comment>times</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>&amp;Braucht</translation>
    </message>
    <message>
        <source>Easier techniques do not solve the puzzle without this one</source>
        <translation>Leichtere Techniken lösen das Rätsel ohne diese nicht</translation>
    </message>
    <message>
        <source>Technique that is needed</source>
        <translation>Technik, die gebraucht wird</translation>
    </message>
    <message>
        <source>Hardes&amp;t</source>
        <translation>Sch&amp;werste</translation>
    </message>
    <message>
        <source>The path uses it, and nothing harder</source>
        <translation>Der Weg verwendet sie und nichts Schwereres</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The path may use every technique</source>
        <translation>Der Weg darf jede Technik verwenden</translation>
    </message>
    <message>
        <source>The path may use only singles</source>
        <translation>Der Weg darf nur Singles verwenden</translation>
    </message>
    <message>
        <source>May u&amp;se</source>
        <translation>&amp;Darf</translation>
    </message>
    <message>
        <source>The path avoids what is not checked; singles are always allowed</source>
        <translation>Der Weg kommt ohne aus, was nicht angekreuzt ist; Singles sind immer erlaubt</translation>
    </message>
    <message>
        <source>Techniques that the path may use</source>
        <translation>Techniken, die der Weg verwenden darf</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Draw the pattern that the givens make</source>
        <translation>Zeichne das Muster der Vorgaben</translation>
    </message>
    <message>
        <source>Click or drag; with the keyboard the arrows and Space</source>
        <translation>Klicken oder ziehen; mit der Tastatur Pfeile und Leertaste</translation>
    </message>
    <message>
        <source>Fro&amp;m the open puzzle</source>
        <translation>Vo&amp;m offenen Rätsel</translation>
    </message>
    <message>
        <source>The cells where the open puzzle has givens</source>
        <translation>Die Zellen, in denen das offene Rätsel Vorgaben hat</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>No cell drawn</source>
        <translation>Keine Zelle gezeichnet</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Puzzles to find</source>
        <translation>Wie viele Rätsel gesucht werden</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>How many seconds to search before settling for what was found</source>
        <translation>Sekunden, nach denen die Suche mit dem Gefundenen endet</translation>
    </message>
    <message>
        <source>a new one each time</source>
        <translation>jedes Mal ein anderer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same recipe and seed give the same puzzles</source>
        <translation>Dasselbe Rezept mit demselben Startwert gibt dieselben Rätsel</translation>
    </message>
    <message>
        <source>A number, or two with the smaller first: 900-1400.</source>
        <translation>Eine Zahl, oder zwei mit der kleineren zuerst: 900-1400.</translation>
    </message>
    <message>
        <source>A number, or two with the smaller first: 1-2.</source>
        <translation>Eine Zahl, oder zwei mit der kleineren zuerst: 1-2.</translation>
    </message>
    <message>
        <source>A whole number, or nothing.</source>
        <translation>Eine ganze Zahl oder nichts.</translation>
    </message>
    <message>
        <source>Draw the cells that should hold clues.</source>
        <translation>Zeichne die Zellen, in denen Vorgaben stehen sollen.</translation>
    </message>
    <message>
        <source>Singles only</source>
        <translation>Nur Singles</translation>
    </message>
    <message>
        <source>Clues only in these cells</source>
        <translation>Vorgaben nur in diesen Zellen</translation>
    </message>
    <message>
        <source>Up to 81, or two numbers with the smaller first: 24-28.</source>
        <translation>Bis 81, oder zwei Zahlen mit der kleineren zuerst: 24-28.</translation>
    </message>
    <message>
        <source>random, t, d or single-first, each with a level up to 729.</source>
        <translation>random, t, d oder single-first, jeweils mit Stufe bis 729.</translation>
    </message>
    <message>
        <source>Needs &amp;also</source>
        <translation>Braucht &amp;auch</translation>
    </message>
    <message>
        <source>Other techniques that are needed</source>
        <translation>Weitere Techniken, die gebraucht werden</translation>
    </message>
    <message>
        <source>Levels and scores %1</source>
        <comment>by a profile of techniques</comment>
        <translation>Stufen und Punkte %1</translation>
    </message>
</context>
<context>
    <name>nonet::GeneratorQueue</name>
    <message>
        <source>Generating puzzles</source>
        <translation>Rätsel werden erzeugt</translation>
    </message>
    <message>
        <source>Checking whether the mask can be filled</source>
        <translation>Es wird gesehen, ob sich die Maske füllen lässt</translation>
    </message>
</context>
<context>
    <name>nonet::GeneratorWindow</name>
    <message>
        <source>running, %1 of %2 s</source>
        <translation>läuft, %1 von %2 s</translation>
    </message>
    <message>
        <source>paused after %1 s</source>
        <translation>angehalten nach %1 s</translation>
    </message>
    <message>
        <source>done in %1 s</source>
        <translation>fertig in %1 s</translation>
    </message>
    <message>
        <source>cancelled after %1 s</source>
        <translation>abgebrochen nach %1 s</translation>
    </message>
    <message>
        <source>time is up after %1 s</source>
        <translation>Zeit ist um nach %1 s</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <comment>name of a recipe, a number</comment>
        <translation>%1 · Startwert %2</translation>
    </message>
    <message>
        <source>None found yet. Best so far:</source>
        <translation>Noch keines gefunden. Das beste bisher:</translation>
    </message>
    <message>
        <source>None found yet.</source>
        <translation>Noch keines gefunden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this recipe</source>
        <translation>Dieses Rezept vergessen</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Pl&amp;ay</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Play the chosen puzzle; the open one goes to Continue</source>
        <translation>Das gewählte Rätsel spielen; das offene kommt unter Weiterspielen</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Alle speichern…</translation>
    </message>
    <message>
        <source>Generate puzzles</source>
        <translation>Rätsel erzeugen</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Rezepte</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Versucht</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>No recipe</source>
        <translation>Kein Rezept</translation>
    </message>
    <message>
        <source>Name of the recipe (replaces one of the same name):</source>
        <translation>Name des Rezepts; eines dieses Namens wird ersetzt:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Correct the marked fields first.</source>
        <translation>Berichtige zuerst die Felder, unter denen ein Satz steht.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Save the puzzles</source>
        <translation>Die Rätsel speichern</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) tried, and none met the goal.</source>
        <translation>
            <numerusform>%Ln Rätsel versucht, und keines erfüllt das Ziel.</numerusform>
            <numerusform>%Ln Rätsel versucht, und keines erfüllt das Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the best so far; it misses: %1.</source>
        <translation>Dies ist das bisher beste; es verfehlt: %1.</translation>
    </message>
    <message>
        <source>None came close.</source>
        <translation>Keines kam in die Nähe.</translation>
    </message>
    <message>
        <source>Ask for less, or give it more time.</source>
        <translation>Verlange weniger, oder gib der Suche mehr Zeit.</translation>
    </message>
    <message>
        <source>Open i&amp;n</source>
        <translation>Öffnen &amp;in</translation>
    </message>
    <message>
        <source>Charts, transforms and labs of the chosen puzzle</source>
        <translation>Diagramme, Umformungen und Labore zum gewählten Rätsel</translation>
    </message>
    <message>
        <source>Save selected…</source>
        <translation>Gewählte speichern…</translation>
    </message>
    <message>
        <source>Save the selected puzzles, one per line</source>
        <translation>Die gewählten Rätsel speichern, je eine Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n saved recipe(s) in %1 cannot be read and are left out; the file keeps them.</source>
        <translation>
            <numerusform>%n gespeichertes Rezept in %1 ist nicht lesbar und fehlt hier; die Datei behält es.</numerusform>
            <numerusform>%n gespeicherte Rezepte in %1 sind nicht lesbar und fehlen hier; die Datei behält sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>%1 The recipe was not saved.</source>
        <translation>%1 Das Rezept wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>name of a recipe</comment>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Auftrag %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) met the goal in the time; the job asked for more.</source>
        <translation>
            <numerusform>%Ln Rätsel traf das Ziel in der Zeit; der Auftrag wollte mehr.</numerusform>
            <numerusform>%Ln Rätsel trafen das Ziel in der Zeit; der Auftrag wollte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>Set every goal yourself, or choose a saved recipe</source>
        <translation>Jedes Ziel selbst setzen oder ein gespeichertes Rezept wählen</translation>
    </message>
    <message>
        <source>Sa&amp;ve recipe…</source>
        <translation>Rezept speiche&amp;rn…</translation>
    </message>
    <message>
        <source>Begin a job for these goals</source>
        <translation>Mit einem Auftrag für diese Ziele beginnen</translation>
    </message>
    <message>
        <source>Pause the chosen job, or let it continue</source>
        <translation>Den gewählten Auftrag anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>End the chosen job; what it found stays</source>
        <translation>Den gewählten Auftrag beenden; was er fand, bleibt</translation>
    </message>
    <message>
        <source>Take the chosen job and its puzzles off the list</source>
        <translation>Den gewählten Auftrag und seine Rätsel von der Liste nehmen</translation>
    </message>
    <message>
        <source>Save the job&apos;s puzzles, one per line</source>
        <translation>Die Rätsel des Auftrags speichern, eines je Zeile</translation>
    </message>
    <message>
        <source>What kind of puzzle?</source>
        <translation>Was für ein Rätsel?</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Puzzles of the chosen job</source>
        <translation>Rätsel des gewählten Auftrags</translation>
    </message>
    <message>
        <source>Easiest first</source>
        <translation>Leichteste zuerst</translation>
    </message>
    <message>
        <source>Hardest first</source>
        <translation>Schwerste zuerst</translation>
    </message>
    <message>
        <source>Fewest clues first</source>
        <translation>Wenigste Vorgaben zuerst</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Wie gefunden</translation>
    </message>
    <message>
        <source>Sort the puzzles</source>
        <translation>Rätsel sortieren</translation>
    </message>
    <message>
        <source>Choose what kind of puzzle, then Generate. What is found appears here.</source>
        <translation>Die Art des Rätsels wählen, dann Erzeugen. Was gefunden wird, erscheint hier.</translation>
    </message>
    <message>
        <source>Save these goals under a name</source>
        <translation>Diese Ziele unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Puzzles, one per line (%1)</source>
        <translation>Rätsel, eines je Zeile (%1)</translation>
    </message>
</context>
<context>
    <name>nonet::HandoutDialog</name>
    <message>
        <source>Handout</source>
        <translation>Handzettel</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>&amp;One per pupil:</source>
        <translation>&amp;Eins für jeden:</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Handzettel speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>one sheet for all</source>
        <translation>ein Blatt für alle</translation>
    </message>
    <message>
        <source>A worksheet to fill in, its answers, and a last page for the teacher with the scene itself. Where the board on the screen is too large for paper, the sheet has a small one of its own. With one sheet per pupil each has digits of its own; the same seed gives the same sheets again.</source>
        <translation>Ein Arbeitsblatt zum Ausfüllen, die Lösungen und eine letzte Seite für die Lehrkraft mit der Szene selbst. Wo das Gitter auf dem Bildschirm für Papier zu groß ist, hat das Blatt ein eigenes kleines. Bei einem Blatt pro Person hat jedes eigene Ziffern; derselbe Startwert ergibt wieder dieselben Blätter.</translation>
    </message>
    <message>
        <source>&amp;Seed of the pupils&apos; sheets:</source>
        <translation>&amp;Startwert der einzelnen Blätter:</translation>
    </message>
</context>
<context>
    <name>nonet::HintActions</name>
    <message>
        <source>This is the replay</source>
        <translation>Das ist der Film</translation>
    </message>
    <message>
        <source>Hints are about your game. Go back to it first.</source>
        <translation>Hinweise gelten deinem Spiel: geh zuerst dorthin zurück.</translation>
    </message>
</context>
<context>
    <name>nonet::HintDepths</name>
    <message>
        <source>Name</source>
        <comment>depth of a hint</comment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Houses</source>
        <comment>depth of a hint</comment>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>depth of a hint</comment>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>depth of a hint</comment>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Only name the technique</source>
        <translation>Nur den Namen der Technik nennen</translation>
    </message>
    <message>
        <source>Say where to look</source>
        <translation>Sagen, wo zu suchen ist</translation>
    </message>
    <message>
        <source>Show the pattern</source>
        <translation>Das Muster zeigen</translation>
    </message>
    <message>
        <source>Give the reason and the result</source>
        <translation>Begründung und Ergebnis nennen</translation>
    </message>
</context>
<context>
    <name>nonet::HintDock</name>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>The board shows no candidates. How should this elimination be kept?</source>
        <translation>Das Gitter zeigt keine Kandidaten. Wo soll diese Streichung festgehalten werden?</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Kandidaten zeigen</translation>
    </message>
    <message>
        <source>As a small struck digit</source>
        <translation>Als kleine gestrichene Ziffer behalten</translation>
    </message>
    <message>
        <source>Back to the last right position</source>
        <translation>Zurück zur letzten richtigen Stellung</translation>
    </message>
    <message>
        <source>Bring these candidates back</source>
        <translation>Diese Kandidaten zurückholen</translation>
    </message>
    <message>
        <source>Ask for a hint; ask again to be told more.</source>
        <translation>Frag nach einem Hinweis, und frag noch einmal, um mehr zu erfahren.</translation>
    </message>
    <message>
        <source>Show one right digit</source>
        <translation>Eine richtige Ziffer zeigen</translation>
    </message>
    <message>
        <source>Fill in the current cell, or the easiest one</source>
        <translation>Die aktuelle oder die leichteste Zelle ausfüllen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Die Lösung zeigen</translation>
    </message>
    <message>
        <source>Fill in every cell; Undo brings your game back</source>
        <translation>Alle Zellen ausfüllen; Rückgängig bringt dein Spiel zurück</translation>
    </message>
</context>
<context>
    <name>nonet::HintFoot</name>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>What now? Ask again to be told more</source>
        <translation>Was nun? Noch einmal gefragt, sagt er mehr</translation>
    </message>
    <message>
        <source>Tell more</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>One step deeper: houses, pattern, reason</source>
        <translation>Eine Stufe tiefer: Häuser, Muster, Begründung</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Tun, was der Hinweis sagt</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <source>A step with a different result</source>
        <translation>Ein Schritt mit einem anderen Ergebnis</translation>
    </message>
    <message>
        <source>What hints are about</source>
        <translation>Worum es bei Hinweisen geht</translation>
    </message>
    <message>
        <source>For this cell or digit</source>
        <translation>Für diese Zelle oder Ziffer</translation>
    </message>
    <message>
        <source>A step about the current cell, or about its digit</source>
        <translation>Ein Schritt für die aktuelle Zelle oder für die Ziffer, die darin steht</translation>
    </message>
    <message>
        <source>Only placements</source>
        <translation>Nur Einträge</translation>
    </message>
    <message>
        <source>Only hints that place a digit; eliminations are skipped</source>
        <translation>Hinweise, die eine Ziffer ergeben; Streichungen werden übergangen</translation>
    </message>
    <message>
        <source>Use uniqueness</source>
        <translation>Eindeutigkeit nutzen</translation>
    </message>
    <message>
        <source>Also use steps that rely on the puzzle having only one solution</source>
        <translation>Auch Schritte nutzen, die darauf bauen, dass das Rätsel nur eine Lösung hat</translation>
    </message>
    <message>
        <source>Reason from my centre marks</source>
        <translation>Von meinen Mittelmarken ausgehen</translation>
    </message>
    <message>
        <source>Treat a cell&apos;s centre marks as its only candidates</source>
        <translation>Die Mittelmarken einer Zelle sind alles, was dort möglich ist</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>Techniken…</translation>
    </message>
    <message>
        <source>What hints are about; they go %1</source>
        <comment>by a profile of techniques</comment>
        <translation>Worum es in Hinweisen geht; sie gehen %1</translation>
    </message>
    <message>
        <source>Choose which techniques are used, and in which order; now %1</source>
        <comment>by a profile of techniques</comment>
        <translation>Wählen, welche Techniken verwendet werden und in welcher Reihenfolge; jetzt %1</translation>
    </message>
</context>
<context>
    <name>nonet::KeyLine</name>
    <message>
        <source>Keys as in</source>
        <translation>Tasten wie in</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Diese Tasten verwenden</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Alle Tasten ansehen und nach Wunsch belegen</translation>
    </message>
    <message>
        <source>Do not show this line again</source>
        <translation>Diese Zeile nicht mehr zeigen</translation>
    </message>
</context>
<context>
    <name>nonet::KeySheet</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Gitter</translation>
    </message>
    <message>
        <source>Keys as in %1</source>
        <translation>Tasten wie in %1</translation>
    </message>
    <message>
        <source>Search all keys</source>
        <translation>Alle Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Hinsehen</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Hilfe holen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No key does that</source>
        <translation>Keine Taste tut das</translation>
    </message>
    <message>
        <source>Show the keys that matter</source>
        <translation>Die wichtigsten Tasten zeigen</translation>
    </message>
    <message>
        <source>Help &gt; Find any action also knows what has no key.</source>
        <translation>Hilfe &gt; Aktion finden kennt auch, was keine Taste hat.</translation>
    </message>
</context>
<context>
    <name>nonet::KeyTablePage</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Diese Taste &amp;zuweisen</translation>
    </message>
    <message>
        <source>Reset to &amp;preset</source>
        <translation>Wie in der &amp;Vorlage</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>Tasten wie in</translation>
    </message>
    <message>
        <source>%1 always enters a digit or moves on the board.</source>
        <translation>%1 trägt immer Ziffern ein oder bewegt sich auf dem Gitter.</translation>
    </message>
    <message>
        <source>%1 is reserved for the board: add Ctrl or Alt.</source>
        <translation>%1 ist dem Gitter vorbehalten: nimm Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”. Reassign?</source>
        <comment>keys, an action</comment>
        <translation>%1 gehört schon zu „%2“. Neu zuweisen?</translation>
    </message>
    <message>
        <source>%1 was taken from “%2”.</source>
        <comment>keys, actions</comment>
        <translation>%1 wurde „%2“ weggenommen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>nonet::Lab</name>
    <message>
        <source>All scenes</source>
        <translation>Alle Szenen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>length of a lesson</comment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Your list:</source>
        <translation>Eigene Liste:</translation>
    </message>
    <message>
        <source>Your clues:</source>
        <translation>Eigene Vorgaben:</translation>
    </message>
    <message>
        <source>Your three rows:</source>
        <translation>Eigene drei Zeilen:</translation>
    </message>
    <message>
        <source>Your puzzle:</source>
        <translation>Eigenes Rätsel:</translation>
    </message>
    <message>
        <source>%1 · %2 – answers</source>
        <comment>a lab, a scene</comment>
        <translation>%1 · %2 – Lösungen</translation>
    </message>
    <message>
        <source>%1 · %2 – worksheet</source>
        <comment>a lab, a scene</comment>
        <translation>%1 · %2 – Arbeitsblatt</translation>
    </message>
</context>
<context>
    <name>nonet::LabScene</name>
    <message>
        <source>In your own words: why does it work?</source>
        <translation>Mit eigenen Worten: Warum geht das auf?</translation>
    </message>
</context>
<context>
    <name>nonet::LabSession</name>
    <message>
        <source>It is your turn. Press Y to see the film again; what you did stays.</source>
        <translation>Du bist dran. Mit Y siehst du wieder den Film; was du getan hast, bleibt.</translation>
    </message>
    <message>
        <source>Guess first, or press Space for the answer: the next move gives it away.</source>
        <translation>Rate zuerst, oder drücke die Leertaste für die Antwort: Der nächste Zug verrät sie.</translation>
    </message>
    <message>
        <source>Your turn. Press Y to go back to the film; what you did stays.</source>
        <translation>Du bist dran. Mit Y geht es zum Film zurück; was du getan hast, bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n scene(s).</source>
        <comment>a length of the lesson</comment>
        <translation>
            <numerusform>%1: %n Szene.</numerusform>
            <numerusform>%1: %n Szenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The change before was made in scene %1. Go there to undo it.</source>
        <translation>Die Änderung davor wurde in Szene %1 gemacht. Gehe dorthin, um sie zurückzunehmen.</translation>
    </message>
    <message>
        <source>The change after was made in scene %1. Go there to redo it.</source>
        <translation>Die Änderung danach wurde in Szene %1 gemacht. Gehe dorthin, um sie zu wiederholen.</translation>
    </message>
    <message>
        <source>Press Space again and the film goes on.</source>
        <translation>Drück noch einmal die Leertaste, und der Film läuft weiter.</translation>
    </message>
</context>
<context>
    <name>nonet::LabStage</name>
    <message>
        <source>Tile %1, place %2. Return picks it up.</source>
        <translation>Kachel %1, Platz %2. Eingabe hebt sie auf.</translation>
    </message>
    <message>
        <source>Over tile %1, place %2. Return exchanges the two.</source>
        <translation>Über Kachel %1, Platz %2. Eingabe tauscht die beiden.</translation>
    </message>
    <message>
        <source>Tile %1 is picked up. Shift+arrows choose where to, Return drops it, Escape puts it back.</source>
        <translation>Kachel %1 ist aufgehoben. Umschalt+Pfeile wählen das Ziel, Eingabe legt sie ab, Esc legt sie zurück.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <translation>%1 und %2 haben die Plätze getauscht.</translation>
    </message>
    <message>
        <source>This board has the digits 1 to %1.</source>
        <translation>Dieses Gitter hat die Ziffern 1 bis %1.</translation>
    </message>
</context>
<context>
    <name>nonet::LabView</name>
    <message>
        <source>Moves of the scene</source>
        <translation>Züge der Szene</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of Play</source>
        <translation>Tempo des Abspielens</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>how many times as fast</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Show on the tiles</source>
        <translation>Auf den Steinen zeigen</translation>
    </message>
    <message>
        <source>What the tiles and cells show</source>
        <translation>Was Steine und Zellen zeigen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Save a picture of the scene</source>
        <translation>Bild der Szene speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Nonet lessons (*.nonet)</source>
        <translation>Nonet-Lektionen (*.nonet)</translation>
    </message>
    <message>
        <source>Length of the lesson</source>
        <translation>Länge der Lektion</translation>
    </message>
    <message>
        <source>Take the list of the source text</source>
        <translation>Die Liste des Quelltextes nehmen</translation>
    </message>
    <message>
        <source>Another list, at random</source>
        <translation>Eine andere, zufällige Liste</translation>
    </message>
    <message>
        <source>Take the board of the source text</source>
        <translation>Das Gitter des Quelltextes nehmen</translation>
    </message>
    <message>
        <source>Another board, at random</source>
        <translation>Ein anderes, zufälliges Gitter</translation>
    </message>
    <message>
        <source>Take the floor of the source text</source>
        <translation>Die Etage des Quelltextes nehmen</translation>
    </message>
    <message>
        <source>Another floor, at random</source>
        <translation>Eine andere, zufällige Etage</translation>
    </message>
    <message>
        <source>Take the puzzle of the source text</source>
        <translation>Das Rätsel des Quelltextes nehmen</translation>
    </message>
    <message>
        <source>Another puzzle, at random</source>
        <translation>Ein anderes, zufälliges Rätsel</translation>
    </message>
    <message>
        <source>Take the puzzle that fits all that the source text says of its lost one</source>
        <translation>Das Rätsel nehmen, auf das alles passt, was der Quelltext von seinem verlorenen sagt</translation>
    </message>
    <message>
        <source>The firs&amp;t puzzle</source>
        <translation>Das ers&amp;te Rätsel</translation>
    </message>
    <message>
        <source>Take the puzzle that the lab begins with</source>
        <translation>Das Rätsel nehmen, mit dem das Labor beginnt</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg or .pdf, so nothing was saved.</source>
        <translation>„%1“ endet weder auf .png noch auf .svg oder .pdf; es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Saving a table</source>
        <translation>Eine Tabelle wird gespeichert</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>Nächste Szene</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>This lab has one example only.</source>
        <translation>Dieses Labor hat nur ein Beispiel.</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>%1: you have done it by hand. The tick stays, whatever the board.</source>
        <translation>%1: von Hand gemacht. Der Haken bleibt, auch auf anderen Gittern.</translation>
    </message>
    <message>
        <source>&amp;The source text&apos;s own list</source>
        <translation>Die Liste des &amp;Quelltextes</translation>
    </message>
    <message>
        <source>&amp;The source text&apos;s own board</source>
        <translation>Das Gitter des &amp;Quelltextes</translation>
    </message>
    <message>
        <source>&amp;The source text&apos;s own floor</source>
        <translation>Die Etage des &amp;Quelltextes</translation>
    </message>
    <message>
        <source>&amp;The source text&apos;s own puzzle</source>
        <translation>Das Rätsel des &amp;Quelltextes</translation>
    </message>
    <message>
        <source>&amp;The source text&apos;s puzzle, rebuilt</source>
        <translation>Das Rätsel des &amp;Quelltextes, nachgebaut</translation>
    </message>
    <message>
        <source>This scene has no turn of its own now: click a cell of the puzzle and type clues into it.</source>
        <translation>In dieser Szene bist du gerade nicht eigens dran: Klicke eine Zelle des Rätsels an und tippe Vorgaben hinein.</translation>
    </message>
    <message>
        <source>This scene has no turn of its own.</source>
        <translation>In dieser Szene bist du nicht eigens dran.</translation>
    </message>
    <message>
        <source>This scene has no turn of its own: its board can be changed at any time, by a click or, where it takes digits, by typing.</source>
        <translation>In dieser Szene bist du nicht eigens dran: Ihr Gitter lässt sich jederzeit ändern, durch einen Klick oder, wo es Ziffern annimmt, durch Tippen.</translation>
    </message>
</context>
<context>
    <name>nonet::LabsRoom</name>
    <message>
        <source>Nothing missed so far: there is nothing to practise.</source>
        <translation>Bisher ist nichts verpasst: Es gibt nichts zu üben.</translation>
    </message>
    <message>
        <source>Every position that you missed is found. Nothing is left.</source>
        <translation>Jede verpasste Stellung ist gefunden. Nichts ist übrig.</translation>
    </message>
</context>
<context>
    <name>nonet::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scene(s)</source>
        <translation>
            <numerusform>%Ln Szene</numerusform>
            <numerusform>%Ln Szenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>· about %Ln minute(s)</source>
        <translation>
            <numerusform>· etwa %Ln Minute</numerusform>
            <numerusform>· etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>All seen</source>
        <translation>Alles gesehen</translation>
    </message>
    <message>
        <source>%1 of %2 scenes seen</source>
        <translation>%1 von %2 Szenen gesehen</translation>
    </message>
    <message>
        <source>%1: %2 of %3 scenes seen</source>
        <translation>%1: %2 von %3 Szenen gesehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Noch einmal öffnen</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>How puzzles are solved, technique by technique, and how boards are made, step by step over a live board. Everything can be tried with digits of your own, and every number on the screen is worked out from them.</source>
        <translation>Wie Rätsel gelöst werden, Technik für Technik, und wie Gitter entstehen, Schritt für Schritt auf einem lebenden Gitter. Alles lässt sich mit eigenen Ziffern ausprobieren, und jede Zahl auf dem Schirm wird aus ihnen berechnet.</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lesson(s)</source>
        <translation>
            <numerusform>%Ln Lektion</numerusform>
            <numerusform>%Ln Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>· %1 begun, %2 done</source>
        <translation>· %1 begonnen, %2 fertig</translation>
    </message>
    <message>
        <source>Techniques: %1 of %2 lessons done</source>
        <translation>Techniken: %1 von %2 Lektionen fertig</translation>
    </message>
    <message>
        <source>See a technique, see why it holds, find it, and play a puzzle with it.</source>
        <translation>Eine Technik sehen, sehen, warum sie stimmt, sie finden und ein Rätsel mit ihr spielen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln scene(s)</source>
        <comment>a length, its number of scenes</comment>
        <translation>
            <numerusform>%1: %Ln Szene</numerusform>
            <numerusform>%1: %Ln Szenen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::LearnRoom</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>The lesson&apos;s digits could not be read, so the lab keeps its own.</source>
        <translation>Die Ziffern der Lektion waren nicht lesbar; das Labor behält seine eigenen.</translation>
    </message>
</context>
<context>
    <name>nonet::LessonBoard</name>
    <message>
        <source>The lesson&apos;s board</source>
        <translation>Das Gitter der Lektion</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>given %1</source>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a digit, its role</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>struck: %1</source>
        <comment>digits</comment>
        <translation>gestrichen: %1</translation>
    </message>
</context>
<context>
    <name>nonet::LessonList</name>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>%1 of %2 parts</source>
        <translation>%1 von %2 Teilen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>, %1 of %2 found</source>
        <translation>, %1 von %2 gefunden</translation>
    </message>
    <message>
        <source>Each lesson has four parts: see the pattern, see why it holds, find it yourself, and play a puzzle with it. The order is that of a course, from easy to hard.</source>
        <translation>Jede Lektion hat vier Teile: das Muster sehen, sehen, warum es gilt, es selbst finden und ein Rätsel damit spielen. Die Reihenfolge ist die eines Kurses, von leicht bis schwer.</translation>
    </message>
    <message>
        <source>Search by name or level</source>
        <translation>Nach Name oder Stufe suchen</translation>
    </message>
    <message>
        <source>Search the techniques</source>
        <translation>Techniken durchsuchen</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Zurück zu Lernen</translation>
    </message>
    <message>
        <source>Back to the first page of Learn (Alt+Up)</source>
        <translation>Zurück zur ersten Seite von Lernen (Alt+Oben)</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Go on with the course</source>
        <translation>Mit dem Kurs weitermachen</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <comment>a technique</comment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Practise what you missed</source>
        <translation>Verpasstes üben</translation>
    </message>
    <message>
        <source>Practise what you missed (%1)</source>
        <translation>Verpasstes üben (%1)</translation>
    </message>
    <message>
        <source>Nothing missed so far</source>
        <translation>Bisher nichts verpasst</translation>
    </message>
    <message>
        <source>One position after the other, until each is found at once</source>
        <translation>Eine Stellung nach der anderen, bis jede auf Anhieb gefunden ist</translation>
    </message>
    <message>
        <source>No lesson on a technique or level with “%1” in its name.</source>
        <translation>Keine Lektion zu einer Technik oder Stufe mit „%1“ im Namen.</translation>
    </message>
</context>
<context>
    <name>nonet::LessonRoom</name>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
</context>
<context>
    <name>nonet::LessonView</name>
    <message>
        <source>See it</source>
        <comment>part of a lesson</comment>
        <translation>Sehen</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>part of a lesson</comment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Find it</source>
        <comment>part of a lesson</comment>
        <translation>Finden</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>part of a lesson</comment>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Looking for positions</source>
        <translation>Stellungen werden gesucht</translation>
    </message>
    <message>
        <source>All techniques</source>
        <translation>Alle Techniken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Click marks cells</source>
        <translation>Klick markiert Zellen</translation>
    </message>
    <message>
        <source>Click strikes candidates</source>
        <translation>Klick streicht Kandidaten</translation>
    </message>
    <message>
        <source>Mark the cells of the pattern. With the keyboard: Space. The right button strikes.</source>
        <translation>Die Zellen des Musters markieren. Mit der Tastatur: Leertaste. Die rechte Taste streicht.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Open in Play</source>
        <translation>In Spielen öffnen</translation>
    </message>
    <message>
        <source>Looking for positions with this technique…</source>
        <translation>Stellungen mit dieser Technik werden gesucht …</translation>
    </message>
    <message>
        <source>No position with this technique was found. It is so rare that more time would be needed.</source>
        <translation>Es wurde keine Stellung mit dieser Technik gefunden. Sie ist so selten, dass es mehr Zeit bräuchte.</translation>
    </message>
    <message>
        <source>Lesson · %1</source>
        <comment>a level</comment>
        <translation>Lektion · %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, fertig</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>part of a lesson</comment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Assume the opposite of what the step says, and watch what follows on the board until it cannot go on.</source>
        <translation>Nimm das Gegenteil dessen an, was der Schritt sagt, und sieh zu, was auf dem Gitter folgt, bis es nicht mehr weitergeht.</translation>
    </message>
    <message>
        <source>Stage %1 of %2</source>
        <comment>of a proof</comment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>A puzzle for it</source>
        <translation>Ein Rätsel dazu</translation>
    </message>
    <message>
        <source>The positions are still being looked for.</source>
        <translation>Die Stellungen werden noch gesucht.</translation>
    </message>
    <message>
        <source>Only in the part &apos;%1&apos;.</source>
        <translation>Nur im Teil „%1“.</translation>
    </message>
    <message>
        <source>This is the last stage.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>This is the first stage.</source>
        <translation>Das ist der erste Schritt.</translation>
    </message>
    <message>
        <source>This position is done.</source>
        <translation>Diese Stellung ist fertig.</translation>
    </message>
    <message>
        <source>This is the first part.</source>
        <translation>Das ist der erste Teil.</translation>
    </message>
    <message>
        <source>What is proved</source>
        <translation>Was bewiesen wird</translation>
    </message>
    <message>
        <source>Which of the step&apos;s results is proved</source>
        <translation>Welches Ergebnis des Schritts bewiesen wird</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>the next stage of a proof</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Strike what the pattern rules out. With the keyboard: the digit. The right button marks cells.</source>
        <translation>Streichen, was das Muster ausschließt. Mit der Tastatur: die Ziffer. Die rechte Taste markiert Zellen.</translation>
    </message>
    <message>
        <source>The same holds for %1: choose it above.</source>
        <comment>candidates</comment>
        <translation>Dasselbe gilt für %1: Wähle es oben aus.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Why it is placed</source>
        <translation>Warum sie hineinkommt</translation>
    </message>
    <message>
        <source>Why it can be struck</source>
        <translation>Warum er wegfällt</translation>
    </message>
    <message>
        <source>Practising: %1 of %2 left</source>
        <comment>positions</comment>
        <translation>Üben: noch %1 von %2</translation>
    </message>
    <message>
        <source>%1, shown before</source>
        <comment>Position 2 of 5</comment>
        <translation>%1, schon gezeigt</translation>
    </message>
    <message>
        <source>%1, found before</source>
        <comment>Position 2 of 5</comment>
        <translation>%1, schon gefunden</translation>
    </message>
    <message>
        <source>That was the last of the five positions.</source>
        <translation>Das war die letzte der fünf Stellungen.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>You have solved it.</source>
        <translation>Du hast es gelöst.</translation>
    </message>
    <message>
        <source>This part is done once you have solved it.</source>
        <translation>Dieser Teil ist geschafft, sobald du es gelöst hast.</translation>
    </message>
    <message>
        <source>Nothing is marked yet.</source>
        <translation>Noch ist nichts markiert.</translation>
    </message>
    <message>
        <source>This is the last part of the last lesson.</source>
        <translation>Das ist der letzte Teil der letzten Lektion.</translation>
    </message>
    <message>
        <source>It comes again: what you find yourself counts.</source>
        <translation>Sie kommt noch einmal: Es zählt, was du selbst findest.</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>nonet::LinkList</name>
    <message>
        <source>The links of the chain</source>
        <translation>Die Verbindungen der Kette</translation>
    </message>
    <message>
        <source>The chain in Eureka notation: %1</source>
        <translation>Die Kette in Eureka-Schreibweise: %1</translation>
    </message>
    <message>
        <source>Branch %1: %2</source>
        <comment>a number, a sentence</comment>
        <translation>Zweig %1: %2</translation>
    </message>
</context>
<context>
    <name>nonet::MainWindow</name>
    <message>
        <source>About Nonet</source>
        <translation>Über Nonet</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Nonet %1&lt;/h3&gt;&lt;p&gt;A desktop Sudoku studio: play with hints, watch a whole solution.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Nonet %1&lt;/h3&gt;&lt;p&gt;Ein Sudoku-Studio für den Desktop: spielen mit Hinweisen, eine ganze Lösung ansehen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Built with Qt %1 and nlohmann-json.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Gebaut mit Qt %1 und nlohmann-json.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nonet is open in another window already. This one keeps its puzzles in %1, and they come to the others when Nonet is next started alone.</source>
        <translation>Nonet ist schon in einem anderen Fenster offen. Dieses bewahrt seine Rätsel in %1 auf; sie kommen zu den anderen, sobald Nonet wieder allein gestartet wird.</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>nonet::MaskBoard</name>
    <message>
        <source>Cells that hold clues</source>
        <translation>Zellen mit Vorgaben</translation>
    </message>
    <message>
        <source>clue</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>no clue</source>
        <translation>keine Vorgabe</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2; %Ln cell(s) in all</source>
        <comment>a cell, whether it is drawn</comment>
        <translation>
            <numerusform>%1, %2; %Ln Zelle im Ganzen</numerusform>
            <numerusform>%1, %2; %Ln Zellen im Ganzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::MaskScene</name>
    <message>
        <source>%1 of %2. Two digits that are not seen could change places, so this puzzle cannot have one solution alone.</source>
        <translation>%1 von %2. Zwei Ziffern, die nicht zu sehen sind, könnten die Plätze tauschen; also kann dieses Rätsel nicht nur eine Lösung haben.</translation>
    </message>
    <message>
        <source>%1 of %2. With fewer than %3 two digits that are not seen could change places.</source>
        <translation>%1 von %2. Bei weniger als %3 könnten zwei Ziffern, die nicht zu sehen sind, die Plätze tauschen.</translation>
    </message>
    <message>
        <source>Mask:</source>
        <translation>Maske:</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>%1 is shown; a click hides it</source>
        <translation>%1 ist zu sehen; ein Klick verbirgt sie</translation>
    </message>
    <message>
        <source>%1 is hidden; a click shows it</source>
        <translation>%1 ist verborgen; ein Klick zeigt sie</translation>
    </message>
    <message>
        <source>A puzzle from a mask</source>
        <translation>Ein Rätsel aus einer Maske</translation>
    </message>
    <message>
        <source>What is left is a puzzle; whether it has only one solution is another question.</source>
        <translation>Was übrig bleibt, ist ein Rätsel; ob es nur eine Lösung hat, ist eine andere Frage.</translation>
    </message>
    <message>
        <source>Paste a mask:</source>
        <translation>Maske einfügen:</translation>
    </message>
    <message>
        <source>Hide all cells</source>
        <translation>Alle Zellen verbergen</translation>
    </message>
    <message>
        <source>Show enough to find S</source>
        <translation>Genug zeigen, um S zu finden</translation>
    </message>
    <message>
        <source>A mask says which cells stay: here those where a famous hard puzzle has its clues, in full colour.</source>
        <translation>Eine Maske sagt, welche Zellen bleiben: hier die, in denen ein berühmtes schweres Rätsel seine Vorgaben hat, in voller Farbe.</translation>
    </message>
    <message>
        <source>Click cells to draw a mask of your own; Play takes the others away.</source>
        <translation>Klick auf Zellen, um eine eigene Maske zu zeichnen; Abspielen nimmt die anderen weg.</translation>
    </message>
    <message>
        <source>How many different digits does the mask leave?</source>
        <translation>Wie viele verschiedene Ziffern lässt die Maske übrig?</translation>
    </message>
    <message>
        <source>cells that stay</source>
        <translation>Zellen bleiben</translation>
    </message>
    <message>
        <source>different digits in them</source>
        <translation>verschiedene Ziffern darin</translation>
    </message>
    <message>
        <source>which cells stay</source>
        <translation>welche Zellen bleiben</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>Choose the cells that stay so that the puzzle has one solution: a click shows a cell or hides it.</source>
        <translation>Wähle die Zellen, die bleiben, so, dass das Rätsel eine Lösung hat: Ein Klick zeigt oder verbirgt eine Zelle.</translation>
    </message>
    <message>
        <source>No cell stays yet: any board at all would fit.</source>
        <translation>Noch bleibt keine Zelle: Jedes beliebige Gitter würde passen.</translation>
    </message>
    <message>
        <source>No second solution was found, but not all could be tried.</source>
        <translation>Eine zweite Lösung fand sich nicht, aber nicht alles ließ sich probieren.</translation>
    </message>
    <message>
        <source>Done: these %1 clues leave one solution, even for a solver that knows nothing about the list.</source>
        <translation>Fertig: Diese %1 Vorgaben lassen nur eine Lösung, auch für einen Löser, der nichts von der Liste weiß.</translation>
    </message>
    <message>
        <source>%1 different digits, wherever they stand: each cell names one place of the list, and the last digit goes to the last place.</source>
        <translation>%1 verschiedene Ziffern, gleich wo sie stehen: Jede Zelle nennt einen Platz der Liste, und die letzte Ziffer kommt auf den letzten Platz.</translation>
    </message>
    <message>
        <source>A mask says which cells stay; this one keeps none.</source>
        <translation>Eine Maske sagt, welche Zellen bleiben; diese lässt keine stehen.</translation>
    </message>
    <message>
        <source>A mask says which cells stay: here those of your own mask, in full colour.</source>
        <translation>Eine Maske sagt, welche Zellen bleiben: hier die deiner eigenen Maske, in voller Farbe.</translation>
    </message>
    <message>
        <source>A mask says which cells stay: here every third one, in full colour.</source>
        <translation>Eine Maske sagt, welche Zellen bleiben: hier jede dritte, in voller Farbe.</translation>
    </message>
    <message>
        <source>%1 and %2, ringed, stand in no cell that stays. They could change places all over the board, which makes a second solution.</source>
        <translation>%1 und %2, umrandet, stehen in keiner Zelle, die bleibt. Sie könnten auf dem ganzen Gitter die Plätze tauschen, und das ergibt eine zweite Lösung.</translation>
    </message>
    <message>
        <source>These clues settle S, but another board has them too, one that no S makes: in the ringed cells it has other digits. Show one of them.</source>
        <translation>Diese Vorgaben legen S fest, aber auch ein anderes Gitter hat sie, eines, das kein S erzeugt: In den umrandeten Zellen hat es andere Ziffern. Eine davon zeigen.</translation>
    </message>
    <message>
        <source>In your own words: what must be shown of the board so that the list can be found?</source>
        <translation>In deinen Worten: Was muss vom Gitter zu sehen sein, damit sich die Liste finden lässt?</translation>
    </message>
    <message>
        <source>%1 Your last mask is kept.</source>
        <translation>%1 Deine letzte Maske bleibt.</translation>
    </message>
    <message>
        <source>So what is left has not this board for its solution; it may have none, or other ones.</source>
        <translation>Was übrig bleibt, hat also nicht dieses Gitter als Lösung; es kann keine haben oder andere.</translation>
    </message>
    <message>
        <source>%1 and %2, ringed, both hold %3: no Sudoku has them both. Hide one of them.</source>
        <translation>%1 und %2, umrandet, enthalten beide %3: Kein Sudoku hat sie beide. Verbirg eine davon.</translation>
    </message>
    <message>
        <source>No two of these clues clash, but several boards have them. Show more.</source>
        <translation>Keine zwei dieser Vorgaben widersprechen sich, aber mehrere Gitter haben sie. Zeige mehr.</translation>
    </message>
    <message>
        <source>No two of these clues clash, and yet no Sudoku has them all. Hide one.</source>
        <translation>Keine zwei dieser Vorgaben widersprechen sich, und doch hat kein Sudoku sie alle. Verbirg eine.</translation>
    </message>
    <message>
        <source>Done: these %1 clues leave one solution. It is not the board of your rule, which is no Sudoku.</source>
        <translation>Fertig: Diese %1 Vorgaben lassen eine einzige Lösung. Sie ist nicht das Gitter deiner Regel, das kein Sudoku ist.</translation>
    </message>
    <message numerus="yes">
        <source>The whole board; the mask keeps %n cell(s).</source>
        <translation>
            <numerusform>Das ganze Gitter; die Maske behält %n Zelle.</numerusform>
            <numerusform>Das ganze Gitter; die Maske behält %n Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>The mask leaves %1 with %2</source>
        <translation>Die Maske lässt übrig: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n different digit(s)</source>
        <translation>
            <numerusform>%n verschiedene Ziffer</numerusform>
            <numerusform>%n verschiedene Ziffern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>nonet::NewPuzzleDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By technique</source>
        <translation>Nach Technik</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>A puzzle that you have begun stays under File, Continue.</source>
        <translation>Ein begonnenes Rätsel bleibt unter Datei, Weiterspielen.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>technique, level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Open one</source>
        <translation>Eines öffnen</translation>
    </message>
    <message>
        <source>Open a puzzle whose hardest step is this technique</source>
        <translation>Ein Rätsel öffnen, dessen schwerster Schritt die gewählte Technik ist</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Gitter</translation>
    </message>
    <message>
        <source>Type the givens, then choose Puzzle, Lock givens</source>
        <translation>Tippe die Vorgaben ein und wähle dann Rätsel, Vorgaben festlegen</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Alle Kandidaten</translation>
    </message>
    <message>
        <source>A board without givens: strike out candidates until one solution is left</source>
        <translation>Ein Gitter ohne Vorgaben: streiche Kandidaten, bis ein Rätsel übrig ist</translation>
    </message>
    <message>
        <source>Singles all the way</source>
        <translation>Singles bis zum Schluss</translation>
    </message>
    <message>
        <source>Locked candidates, pairs and triples</source>
        <translation>Gesperrte Kandidaten, Paare und Tripel</translation>
    </message>
    <message>
        <source>Wings, fish and unique rectangles</source>
        <translation>Flügel, Fische und eindeutige Rechtecke</translation>
    </message>
    <message>
        <source>Finned fish and chains</source>
        <translation>Fische mit Flossen und Ketten</translation>
    </message>
    <message>
        <source>Hard steps, one after another</source>
        <translation>Schwere Schritte, einer nach dem anderen</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a pasted puzzle</comment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the puzzle above: 81 digits, a candidate grid or 729 characters</source>
        <translation>Das Rätsel darüber öffnen: 81 Ziffern, ein Kandidatengitter oder 729 Zeichen</translation>
    </message>
    <message>
        <source>Paste a puzzle (81 digits), a candidate grid or 729 characters</source>
        <translation>Füge ein Rätsel (81 Ziffern), ein Kandidatengitter oder 729 Zeichen ein</translation>
    </message>
</context>
<context>
    <name>nonet::NextScenePreview</name>
    <message>
        <source>Next: %1. %2</source>
        <translation>Danach: %1. %2</translation>
    </message>
    <message>
        <source>This is the last scene.</source>
        <translation>Dies ist die letzte Szene.</translation>
    </message>
</context>
<context>
    <name>nonet::NumberField</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>nonet::NumbersScene</name>
    <message>
        <source>S = %1</source>
        <translation>S = %1</translation>
    </message>
    <message>
        <source>Place %1 holds %2.</source>
        <translation>Auf Platz %1 steht %2.</translation>
    </message>
    <message>
        <source>%1 different digits in %2 places</source>
        <translation>%1 verschiedene Ziffern auf %2 Plätzen</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Gitter:</translation>
    </message>
    <message>
        <source>Your list S</source>
        <translation>Deine Liste S</translation>
    </message>
    <message>
        <source>Another list: other digits in the same places</source>
        <translation>Eine andere Liste, dieselben Plätze</translation>
    </message>
    <message>
        <source>The places</source>
        <translation>Die Plätze</translation>
    </message>
    <message>
        <source>Drag one tile onto another: the digits change places, letters and colours stay.</source>
        <translation>Zieh eine Kachel auf eine andere: Die Ziffern tauschen, Buchstaben und Farben bleiben.</translation>
    </message>
    <message>
        <source>Place %1, number %2 of the list. Counted from 0 it is written S[%3].</source>
        <translation>Platz %1, Nummer %2 der Liste. Von 0 gezählt schreibt man S[%3].</translation>
    </message>
    <message>
        <source>In your own words: what stays when two tiles change places, and what moves?</source>
        <translation>In deinen Worten: Was bleibt, wenn zwei Steine die Plätze tauschen, und was bewegt sich?</translation>
    </message>
    <message>
        <source>Start small: 4×4</source>
        <translation>Klein anfangen: 4×4</translation>
    </message>
    <message>
        <source>A list of numbers</source>
        <translation>Eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>your list S</source>
        <translation>deine Liste S</translation>
    </message>
    <message>
        <source>a letter and a colour</source>
        <translation>einen Buchstaben und eine Farbe</translation>
    </message>
    <message>
        <source>In your list S the places are called a, b, c … from the left. Which one holds the digit %1?</source>
        <translation>In deiner Liste S heißen die Plätze von links a, b, c … Auf welchem steht die Ziffer %1?</translation>
    </message>
    <message>
        <source>Write the digits 1 to %1 in any order: that is your list S. Its places are numbered from 0: S[0] to S[%2].</source>
        <translation>Schreibe die Ziffern 1 bis %1 in beliebiger Reihenfolge auf: Das ist deine Liste S. Ihre Plätze zählen ab 0: S[0] bis S[%2].</translation>
    </message>
    <message>
        <source>Press Play: each place gets a letter and a colour, and keeps them to the end.</source>
        <translation>Auf Abspielen drücken: Jeder Platz bekommt einen Buchstaben und eine Farbe und behält sie bis zum Ende.</translation>
    </message>
    <message>
        <source>Each place gets a letter and a colour, and keeps them to the end.</source>
        <translation>Jeder Platz bekommt einen Buchstaben und eine Farbe und behält sie bis zum Ende.</translation>
    </message>
    <message>
        <source>When two digits change places, letters and colours stay.</source>
        <translation>Wenn zwei Ziffern die Plätze tauschen, bleiben Buchstaben und Farben, wo sie sind.</translation>
    </message>
    <message>
        <source>The places stay, each with its letter. The two digits move: each goes to the place that the other one had.</source>
        <translation>Die Plätze bleiben, jeder mit seinem Buchstaben. Die zwei Ziffern wandern: Jede kommt auf den Platz, den die andere hatte.</translation>
    </message>
</context>
<context>
    <name>nonet::OneShiftScene</name>
    <message>
        <source>shift(G, %1)</source>
        <translation>shift(G, %1)</translation>
    </message>
    <message>
        <source>One shift</source>
        <translation>Eine Verschiebung</translation>
    </message>
    <message>
        <source>One shift moves every tile one place on: to the right, then to the next row, and from the very end to the start.</source>
        <translation>Eine Verschiebung rückt jede Kachel einen Platz weiter: nach rechts, dann in die nächste Zeile und vom Ende zurück zum Anfang.</translation>
    </message>
    <message>
        <source>shift(G, n) is G after n shifts; after %1 all are home again.</source>
        <translation>shift(G, n) ist G nach n Verschiebungen; nach %1 sind alle wieder zu Hause.</translation>
    </message>
    <message>
        <source>After %1 shifts every tile is home again, and not before</source>
        <translation>Nach %1 Verschiebungen ist jede Kachel wieder daheim, und nicht vorher</translation>
    </message>
    <message>
        <source>Shifted forwards and as often back, G is as it was</source>
        <translation>Vorwärts und ebenso oft zurück verschoben ist G wie zuvor</translation>
    </message>
    <message>
        <source>In your own words: how does somebody who knows the shift read a hidden message?</source>
        <translation>In deinen Worten: Wie liest jemand, der die Verschiebung kennt, eine verborgene Nachricht?</translation>
    </message>
    <message>
        <source>1. The first box is G. Write the others: G shifted once, %1 times and %2 times.</source>
        <translation>1. Der erste Block ist G. Schreib die anderen: G um 1, um %1 und um %2 verschoben.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Turned back</source>
        <translation>Zurückgedreht</translation>
    </message>
    <message>
        <source>The tile that began in cell 0: in which cell of the box is it after %1 shifts?</source>
        <translation>Der Stein, der in Zelle 0 begann: In welcher Zelle des Blocks liegt er nach %1 Verschiebungen?</translation>
    </message>
    <message>
        <source>In cell %1: each shift moves the tile one cell on. The cells are counted from 0, row by row.</source>
        <translation>In Zelle %1: Jede Verschiebung bringt den Stein eine Zelle weiter. Die Zellen werden zeilenweise von 0 an gezählt.</translation>
    </message>
    <message>
        <source>%1, each digit + %2</source>
        <translation>%1, jede Ziffer + %2</translation>
    </message>
    <message>
        <source>from the very end to the start</source>
        <translation>vom Ende zurück zum Anfang</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Das Rad</translation>
    </message>
    <message>
        <source>A second wheel</source>
        <translation>Ein zweites Rad</translation>
    </message>
    <message>
        <source>Lay G, shifted by %1, into the empty box: drag each tile to the cell that it comes to.</source>
        <translation>Leg G, verschoben um %1, in den leeren Block: Zieh jede Kachel in die Zelle, in die sie kommt.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Zelle %1: %2</translation>
    </message>
    <message>
        <source>Cell %1: empty</source>
        <translation>Zelle %1: leer</translation>
    </message>
    <message>
        <source>Shift by</source>
        <translation>Verschieben um</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>to cell</source>
        <translation>in Zelle</translation>
    </message>
    <message>
        <source>Lay it there</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>The tiles of G</source>
        <translation>Die Kacheln von G</translation>
    </message>
    <message>
        <source>By moving every letter back by the same number of places; those at the start come in again at the end.</source>
        <translation>Indem er jeden Buchstaben um dieselbe Zahl von Plätzen zurückschiebt; was am Anfang hinausgeht, kommt am Ende wieder herein.</translation>
    </message>
    <message>
        <source>Each block of %1 signs is turned by itself.</source>
        <translation>Je %1 Zeichen werden für sich gedreht.</translation>
    </message>
    <message>
        <source>Dots fill up the last one.</source>
        <translation>Punkte füllen den Rest auf.</translation>
    </message>
    <message>
        <source>To shift a box by one, every digit moves one place to the right: from the end of a row to the start of the next, and from the very end to the start. shift(G, 2) is the box G, shifted twice.</source>
        <translation>Um einen Block um eins zu verschieben, rückt jede Ziffer einen Platz nach rechts: vom Ende einer Zeile an den Anfang der nächsten und vom Ende zurück zum Anfang. shift(G, 2) ist der Block G, zweimal verschoben.</translation>
    </message>
    <message>
        <source>2. This is how a cipher, a secret writing, works. Choose a word of %1 letters, write it into the first row, and choose a number. Move every letter on by so many places, into the second row. Your neighbour, who knows the number, moves them back.</source>
        <translation>2. So arbeitet eine Chiffre, eine Geheimschrift. Wähle ein Wort mit %1 Buchstaben, schreibe es in die erste Zeile und wähle eine Zahl. Rücke jeden Buchstaben um so viele Plätze weiter, in die zweite Zeile. Wer neben dir sitzt und die Zahl kennt, rückt sie zurück.</translation>
    </message>
    <message>
        <source>Digits: add</source>
        <translation>Ziffern: plus</translation>
    </message>
    <message>
        <source>A message has up to %1 signs here. Your last message is kept.</source>
        <translation>Eine Nachricht hat hier bis zu %1 Zeichen. Deine letzte Nachricht bleibt.</translation>
    </message>
    <message>
        <source>%1, digits renamed</source>
        <translation>%1, Ziffern umbenannt</translation>
    </message>
    <message>
        <source>Type each digit from 1 to %1 once.</source>
        <translation>Gib jede Ziffer von 1 bis %1 einmal ein.</translation>
    </message>
    <message>
        <source>A message has up to %1 signs here.</source>
        <translation>Eine Nachricht hat hier bis zu %1 Zeichen.</translation>
    </message>
    <message>
        <source>New names:</source>
        <translation>Neue Namen:</translation>
    </message>
    <message>
        <source>Message:</source>
        <translation>Nachricht:</translation>
    </message>
    <message>
        <source>The wheel does the same: forwards it hides a message, back it shows it. A second wheel renames the digits.</source>
        <translation>Das Rad tut dasselbe: Vorwärts verbirgt es eine Nachricht, zurück zeigt es sie. Ein zweites Rad benennt die Ziffern um.</translation>
    </message>
</context>
<context>
    <name>nonet::OtherBoardsScene</name>
    <message>
        <source>The shape chosen here holds for all scenes.</source>
        <translation>Die hier gewählte Form gilt für alle Szenen.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Gitter ist leer.</translation>
    </message>
    <message>
        <source>Box (%1, %2) holds shift(G, %3).</source>
        <translation>Block (%1, %2) enthält shift(G, %3).</translation>
    </message>
    <message>
        <source>All %1 rows, columns and boxes hold every digit once</source>
        <translation>Alle %1 Zeilen, Spalten und Blöcke enthalten jede Ziffer einmal</translation>
    </message>
    <message>
        <source>Boxes:</source>
        <translation>Blöcke:</translation>
    </message>
    <message>
        <source>G, shifted by %1</source>
        <translation>G, verschoben um %1</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>Andere Gitter</translation>
    </message>
    <message>
        <source>Boxes of %1 rows and %2 columns need %3 digits.</source>
        <translation>Blöcke aus %1 Zeilen und %2 Spalten brauchen %3 Ziffern.</translation>
    </message>
    <message>
        <source>One row of boxes down is still one shift more; one column of boxes to the right is %1 more, the length of a row of G.</source>
        <translation>Eine Blockzeile tiefer ist immer noch eine Verschiebung mehr; eine Blockspalte weiter rechts sind es %1 mehr, so viele wie eine Zeile von G lang ist.</translation>
    </message>
    <message>
        <source>By how many places more is a box shifted than the box to its left, on this board?</source>
        <translation>Um wie viele Plätze mehr ist auf diesem Gitter ein Block verschoben als der links von ihm?</translation>
    </message>
    <message>
        <source>One row of boxes down is still one shift more.</source>
        <translation>Eine Blockzeile tiefer ist immer noch eine Verschiebung mehr.</translation>
    </message>
    <message>
        <source>step 3</source>
        <translation>Schritt 3</translation>
    </message>
    <message>
        <source>In your own words: what changes when the boxes have another shape?</source>
        <translation>In deinen Worten: Was ändert sich, wenn die Blöcke eine andere Form haben?</translation>
    </message>
    <message>
        <source>The question on Stack Exchange shifts by I + 3J on every board; here that is right.</source>
        <translation>Die Frage auf Stack Exchange verschiebt auf jedem Gitter um I + 3J; hier stimmt das.</translation>
    </message>
    <message>
        <source>The question on Stack Exchange shifts by I + 3J on every board; here that gives no Sudoku.</source>
        <translation>Die Frage auf Stack Exchange verschiebt auf jedem Gitter um I + 3J; hier ergibt das kein Sudoku.</translation>
    </message>
    <message>
        <source>One row of boxes down</source>
        <translation>Eine Blockzeile tiefer</translation>
    </message>
    <message>
        <source>one column of boxes to the right</source>
        <translation>eine Blockspalte weiter rechts</translation>
    </message>
    <message>
        <source>a row of G</source>
        <translation>eine Zeile von G</translation>
    </message>
    <message>
        <source>Fill the marked box by hand: I = %1, J = %2. Click its cells and type; a click elsewhere marks another box.</source>
        <translation>Füll den markierten Block von Hand: I = %1, J = %2. Klick auf seine Zellen und tipp; ein Klick anderswo markiert einen anderen.</translation>
    </message>
    <message>
        <source>The first box holds G already.</source>
        <translation>Im ersten Block steht schon G.</translation>
    </message>
    <message>
        <source>Marked box, row by row:</source>
        <translation>Markierter Block, zeilenweise:</translation>
    </message>
    <message>
        <source>The number of digits, and how far a box is shifted against the box to its left: by the length of a row of G, here %1. One row of boxes down it is always one more.</source>
        <translation>Die Zahl der Ziffern, und um wie viel ein Block gegen den links von ihm verschoben ist: um die Länge einer Zeile von G, hier %1. Eine Blockreihe tiefer ist es immer eins mehr.</translation>
    </message>
    <message>
        <source>Another box is marked now: click a cell of it, then type.</source>
        <translation>Jetzt ist ein anderer Block markiert: Klick in ihm auf eine Zelle, dann tipp.</translation>
    </message>
    <message>
        <source>Filled by you: %1 of %2 cells</source>
        <translation>Von dir gefüllt: %1 von %2 Zellen</translation>
    </message>
    <message>
        <source>By %1: that is how many places the box to its left takes of a row, and the next box goes on where that one ends.</source>
        <translation>Um %1: So viele Plätze nimmt der Block links davon aus einer Zeile, und der nächste Block geht dort weiter, wo dieser endet.</translation>
    </message>
    <message>
        <source>Your rule %1 was for another board and does not fit this one: it is left out.</source>
        <translation>Deine Regel %1 war für ein anderes Gitter und passt nicht zu diesem: Sie fällt weg.</translation>
    </message>
    <message>
        <source>Your rule %1 is not used here, only in scenes 6, 8 and 9.</source>
        <translation>Deine Regel %1 gilt hier nicht, nur in den Szenen 6, 8 und 9.</translation>
    </message>
</context>
<context>
    <name>nonet::PaperDrawer</name>
    <message>
        <source>Where the text that this scene is made from has it otherwise</source>
        <translation>Wo es in dem Text, aus dem diese Szene stammt, anders steht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a source, a part of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>In the source text</source>
        <translation>Im Quelltext</translation>
    </message>
</context>
<context>
    <name>nonet::PlaceBoardScene</name>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: place %2, digit %3</source>
        <translation>%1: Platz %2, Ziffer %3</translation>
    </message>
</context>
<context>
    <name>nonet::PlayRoom</name>
    <message>
        <source>This is the film of your game</source>
        <translation>Das ist der Film deines Spiels</translation>
    </message>
    <message>
        <source>Hints are about your game: go back to it first.</source>
        <translation>Hinweise gelten deinem Spiel: Geh zuerst dorthin zurück.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more rule(s) are broken.</source>
        <translation>
            <numerusform>Und %n weitere Regel ist verletzt.</numerusform>
            <numerusform>Und %n weitere Regeln sind verletzt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::Preferences</name>
    <message>
        <source>My techniques</source>
        <translation>Meine Techniken</translation>
    </message>
</context>
<context>
    <name>nonet::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Show the &amp;timer</source>
        <translation>&amp;Uhr zeigen</translation>
    </message>
    <message>
        <source>Show &amp;mistakes</source>
        <translation>&amp;Fehler werden gezeigt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>When I ask</source>
        <translation>Auf Nachfrage</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>&amp;Entry</source>
        <translation>&amp;Eingabe</translation>
    </message>
    <message>
        <source>Cell first, then digit</source>
        <translation>Erst die Zelle, dann die Ziffer</translation>
    </message>
    <message>
        <source>Digit first, then cells</source>
        <translation>Erst die Ziffer, dann die Zellen</translation>
    </message>
    <message>
        <source>Hints may rely on there being &amp;one solution</source>
        <translation>Hinweise dürfen nutzen, dass das Rätsel nur &amp;eine Lösung hat</translation>
    </message>
    <message>
        <source>Hints reason from my &amp;centre marks</source>
        <translation>Hinweise gehen von meinen &amp;Mittelmarken aus</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>High contrast reversed</source>
        <translation>Hoher Kontrast, umgekehrt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Zeile, Spalte und &amp;Block hervorheben</translation>
    </message>
    <message>
        <source>Highlight &amp;equal digits</source>
        <translation>&amp;Gleiche Ziffern hervorheben</translation>
    </message>
    <message>
        <source>&amp;Number the cell colours</source>
        <translation>Zellfarben &amp;nummerieren</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Be&amp;wegung verringern</translation>
    </message>
    <message>
        <source>Takes effect next time you start Nonet.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Show the line about &amp;keys</source>
        <translation>Die Zeile über &amp;Tasten zeigen</translation>
    </message>
</context>
<context>
    <name>nonet::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
</context>
<context>
    <name>nonet::ProfileEditor</name>
    <message>
        <source>%1, changed</source>
        <comment>a profile of techniques</comment>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>%1 stays as it is; your change made a copy of your own, “%2”.</source>
        <translation>%1 bleibt, wie es ist; deine Änderung hat eine eigene Kopie angelegt, „%2“.</translation>
    </message>
    <message>
        <source>“%1” is as %2 again.</source>
        <comment>two profiles</comment>
        <translation>„%1“ ist wieder wie %2.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>„%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>“%1” is deleted; %2 is in force.</source>
        <translation>„%1“ ist gelöscht; es gilt %2.</translation>
    </message>
    <message>
        <source>%1 was not imported. %2</source>
        <comment>a file, why</comment>
        <translation>%1 wurde nicht importiert. %2</translation>
    </message>
    <message>
        <source>Imported as “%1”, which is in force now.</source>
        <translation>Importiert als „%1“; dieses Profil gilt jetzt.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Undone: %1 is in force.</source>
        <translation>Rückgängig gemacht: Es gilt %1.</translation>
    </message>
    <message>
        <source>This is not a profile of techniques. %1</source>
        <comment>why</comment>
        <translation>Das ist kein Profil von Techniken. %1</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Ein Profil braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%1” comes with the program; choose another name.</source>
        <translation>„%1“ gehört zum Programm; wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Ein Name hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <comment>of a profile of techniques</comment>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>“%1” is kept already: every change counts at once.</source>
        <translation>„%1“ ist schon gesichert: Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>There is a profile “%1” already; choose another name.</source>
        <translation>Ein Profil „%1“ gibt es schon; wähle einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>nonet::ProfileLimitsBox</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Chain, cells at most</source>
        <translation>Kette, höchstens Zellen</translation>
    </message>
    <message>
        <source>Fish, lines at most</source>
        <translation>Fisch, höchstens Linien</translation>
    </message>
    <message>
        <source>Fins at most</source>
        <translation>Höchstens Flossen</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Singles</translation>
    </message>
    <message>
        <source>Empty rectangles of two candidates</source>
        <translation>Leere Rechtecke aus zwei Kandidaten</translation>
    </message>
    <message>
        <source>Unique rectangle 4: a lock in one house is enough</source>
        <translation>Eindeutiges Rechteck 4: Sperre in einem Haus genügt</translation>
    </message>
    <message>
        <source>Unique rectangles may lack candidates</source>
        <translation>Eindeutigen Rechtecken dürfen Kandidaten fehlen</translation>
    </message>
    <message>
        <source>as players look</source>
        <translation>wie man beim Spielen sucht</translation>
    </message>
    <message>
        <source>as HoDoKu takes them</source>
        <translation>wie HoDoKu sie nimmt</translation>
    </message>
</context>
<context>
    <name>nonet::ProfileModel</name>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>First found</source>
        <translation>Erster Fund</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1, an</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, aus</translation>
    </message>
    <message>
        <source>%1, level: %2</source>
        <comment>a technique</comment>
        <translation>%1, Stufe: %2</translation>
    </message>
    <message>
        <source>%1, score: %2</source>
        <comment>a technique</comment>
        <translation>%1, Punkte: %2</translation>
    </message>
    <message>
        <source>%1, taken: %2</source>
        <comment>a technique; first or best</comment>
        <translation>%1, genommen: %2</translation>
    </message>
    <message>
        <source>%1, a path stops before it</source>
        <translation>%1, ein Weg endet davor</translation>
    </message>
    <message>
        <source>%1, no stop</source>
        <translation>%1, kein Halt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>code, family</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Stop before</source>
        <translation>Davor anhalten</translation>
    </message>
    <message>
        <source>Whether it is used; Space switches it</source>
        <translation>Ob sie verwendet wird; die Leertaste schaltet um</translation>
    </message>
    <message>
        <source>How hard a step of it is</source>
        <translation>Wie schwer ein Schritt davon ist</translation>
    </message>
    <message>
        <source>What a step of it adds to a puzzle&apos;s score</source>
        <translation>Was ein Schritt davon zur Punktzahl des Rätsels beiträgt</translation>
    </message>
    <message>
        <source>Of several finds the first, or the one that removes most</source>
        <translation>Von mehreren Funden der erste oder der, der am meisten entfernt</translation>
    </message>
    <message>
        <source>The replay ends before the first step of it; ratings go on</source>
        <translation>Die Wiedergabe endet vor dem ersten Schritt davon; Bewertungen gehen weiter</translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleChoiceDialog</name>
    <message>
        <source>Open a puzzle</source>
        <translation>Ein Rätsel öffnen</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, title</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>This file has %n puzzle(s). Choose one, or several at once.</source>
        <translation>
            <numerusform>Diese Datei hat %n Rätsel. Wähle eins oder mehrere auf einmal.</numerusform>
            <numerusform>Diese Datei hat %n Rätsel. Wähle eins oder mehrere auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzles of the file</source>
        <translation>Die Rätsel der Datei</translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleDock</name>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Show rating</source>
        <translation>Bewertung zeigen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Sum of candidates</source>
        <translation>Summe der Kandidaten</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a rating</source>
        <translation>Nur ein Rätsel mit genau einer Lösung hat eine Bewertung</translation>
    </message>
    <message numerus="yes">
        <source>%1 in each of %Ln form(s)</source>
        <translation>
            <numerusform>%1 in %Ln Form</numerusform>
            <numerusform>%1 in jeder von %Ln Formen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 over %Ln form(s)</source>
        <translation>
            <numerusform>%1 bis %2 über %Ln Form</numerusform>
            <numerusform>%1 bis %2 über %Ln Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating the puzzle’s other forms</source>
        <translation>Die anderen Formen des Rätsels werden bewertet</translation>
    </message>
    <message>
        <source>Range over its forms</source>
        <translation>Spanne über seine Formen</translation>
    </message>
    <message>
        <source>Score and level are those of the puzzle as it stands: with lines or digits exchanged, the path may be another, and so may they, as in HoDoKu</source>
        <translation>Punkte und Stufe gelten für das Rätsel, wie es dasteht: Mit vertauschten Linien oder Ziffern kann der Lösungsweg ein anderer sein, und damit auch sie, wie in HoDoKu</translation>
    </message>
    <message>
        <source>Other forms</source>
        <translation>Andere Formen</translation>
    </message>
    <message>
        <source>Looking for the narrowest point</source>
        <translation>Suche nach der engsten Stelle</translation>
    </message>
    <message>
        <source>Add a title</source>
        <translation>Titel hinzufügen</translation>
    </message>
    <message>
        <source>Hardest step</source>
        <translation>Schwerster Schritt</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>How many steps there are to choose from where there are fewest: 1 is a narrow way.</source>
        <translation>Wie viele Schritte zur Wahl stehen, wo es am wenigsten sind: 1 ist ein schmaler Weg.</translation>
    </message>
    <message>
        <source>Show how hard the puzzle is, and by which step</source>
        <translation>Zeigen, wie schwer das Rätsel ist und durch welchen Schritt</translation>
    </message>
    <message>
        <source>How much there is to look through: the more candidates the blank cells have, the larger it is. Charts and labs call it D.</source>
        <translation>Wie viel durchzusehen ist: Je mehr Kandidaten die leeren Zellen haben, desto größer ist sie. In Diagrammen und Laboren heißt sie D.</translation>
    </message>
    <message>
        <source>Only plain 9x9 puzzles are rated so far</source>
        <translation>Bewertet werden bisher nur gewöhnliche 9-mal-9-Rätsel</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Noch einmal zählen</translation>
    </message>
    <message>
        <source>Count the solutions again if that was cancelled or given up</source>
        <translation>Die Lösungen noch einmal zählen, nachdem das abgebrochen oder aufgegeben wurde</translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleHeader</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
    <message>
        <source>Add a title</source>
        <translation>Titel hinzufügen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the puzzle is called; click to change it</source>
        <translation>Wie das Rätsel heißt; klicken, um es zu ändern</translation>
    </message>
    <message>
        <source>Add an author</source>
        <translation>Autor hinzufügen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Who made the puzzle; click to change it</source>
        <translation>Wer das Rätsel gemacht hat; klicken, um es zu ändern</translation>
    </message>
    <message>
        <source>Rating it …</source>
        <translation>Wird bewertet…</translation>
    </message>
    <message>
        <source>How hard the puzzle is, %1: the level, and the sum of its steps&apos; scores</source>
        <comment>by a profile of techniques</comment>
        <translation>Wie schwer das Rätsel ist, %1: die Stufe und die Summe der Punkte seiner Schritte</translation>
    </message>
    <message>
        <source>. At least: HoDoKu may try a technique first that Nonet lacks</source>
        <translation>. Mindestens: HoDoKu versucht vielleicht vorher eine Technik, die hier fehlt</translation>
    </message>
    <message>
        <source>Only plain 9x9 puzzles are rated so far</source>
        <translation>Bewertet werden bisher nur gewöhnliche 9-mal-9-Rätsel</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nicht bewertet</translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleListModel</name>
    <message>
        <source>Double click or Enter plays it</source>
        <translation>Doppelklick oder Eingabe spielt es</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s)</source>
        <translation>
            <numerusform>%Ln Vorgabe</numerusform>
            <numerusform>%Ln Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>name of a file</comment>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <comment>name of a file</comment>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>misses: %1</source>
        <translation>verfehlt: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>techniques that were asked for</comment>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleStock</name>
    <message>
        <source>Keeping puzzles ready</source>
        <translation>Rätsel werden bereitgelegt</translation>
    </message>
</context>
<context>
    <name>nonet::QuestionCard</name>
    <message>
        <source>Reveal</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Show the answer, or hide it again (Space)</source>
        <translation>Die Antwort zeigen oder wieder verbergen (Leertaste)</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>the right one of the guesses</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>a wrong guess</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>You said %1; it is %2. %3</source>
        <translation>Du sagtest %1; es ist %2. %3</translation>
    </message>
    <message>
        <source>You said %1; it is %2</source>
        <comment>a choice; the right one, with its reason</comment>
        <translation>Du sagtest %1; es ist %2</translation>
    </message>
</context>
<context>
    <name>nonet::RecipeCards</name>
    <message>
        <source>A quick one</source>
        <translation>Für zwischendurch</translation>
    </message>
    <message>
        <source>Easy: singles all the way</source>
        <translation>Leicht: Singles bis zum Schluss</translation>
    </message>
    <message>
        <source>For an evening</source>
        <translation>Für einen Abend</translation>
    </message>
    <message>
        <source>Medium, with clues that look the same upside down</source>
        <translation>Mittel, mit Vorgaben, die auf dem Kopf gleich aussehen</translation>
    </message>
    <message>
        <source>A real challenge</source>
        <translation>Eine Herausforderung</translation>
    </message>
    <message>
        <source>Hard: wings, chains or colours</source>
        <translation>Schwer: Wings, Ketten oder Farben</translation>
    </message>
    <message>
        <source>Practise an X-Wing</source>
        <translation>Einen X-Wing üben</translation>
    </message>
    <message>
        <source>No way round it; choose another technique in the details</source>
        <translation>Ohne ihn geht es nicht; eine andere Technik steht in den Einzelheiten</translation>
    </message>
    <message>
        <source>Few clues</source>
        <translation>Wenige Vorgaben</translation>
    </message>
    <message>
        <source>At most 23, of any level</source>
        <translation>Höchstens 23, gleich wie schwer</translation>
    </message>
</context>
<context>
    <name>nonet::ReplayTimeline</name>
    <message>
        <source>Replay</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Where the replay begins</source>
        <translation>Wo der Film beginnt</translation>
    </message>
    <message>
        <source>From the givens</source>
        <translation>Ab den Vorgaben</translation>
    </message>
    <message>
        <source>From my position</source>
        <translation>Ab meiner Stellung</translation>
    </message>
    <message>
        <source>The steps of the solution</source>
        <translation>Die Schritte der Lösung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>Close the replay; your game is as you left it</source>
        <translation>Den Film schließen; dein Spiel ist, wie du es verlassen hast</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Wird gelöst…</translation>
    </message>
    <message>
        <source>The whole solution, step by step. Your game is kept meanwhile.</source>
        <translation>Die Lösung als Film. Dein Spiel bleibt währenddessen erhalten.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Von hier aus weiter</translation>
    </message>
    <message>
        <source>Continue your game from this position</source>
        <translation>Das eigene Spiel mit dieser Stellung fortsetzen</translation>
    </message>
    <message>
        <source>To the hardest step</source>
        <translation>Zum schwersten Schritt</translation>
    </message>
    <message>
        <source>To the hardest step, %1</source>
        <comment>by a profile of techniques</comment>
        <translation>Zum schwersten Schritt, %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>a film of the solution</comment>
        <translation>Film</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <comment>by a profile of techniques</comment>
        <translation>Film %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>Replay, step 1 of 40</comment>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>%1, after all %2 steps</source>
        <comment>Replay, after all 40 steps</comment>
        <translation>%1, nach allen %2 Schritten</translation>
    </message>
    <message>
        <source>After step %1</source>
        <comment>of a replay that ends there</comment>
        <translation>Nach Schritt %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a place in the replay, a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; your game is kept</source>
        <comment>a place in the replay</comment>
        <translation>%1: dein Spiel bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>nonet::RevealActions</name>
    <message>
        <source>Show the whole solution? Every cell is filled in, and Undo brings your game back.</source>
        <translation>Die ganze Lösung zeigen? Jede Zelle wird ausgefüllt, und Rückgängig bringt dein Spiel zurück.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Die Lösung zeigen</translation>
    </message>
</context>
<context>
    <name>nonet::RingScene</name>
    <message>
        <source>every second place</source>
        <translation>jeden zweiten Platz</translation>
    </message>
    <message>
        <source>every third place</source>
        <translation>jeden dritten Platz</translation>
    </message>
    <message>
        <source>every fourth place</source>
        <translation>jeden vierten Platz</translation>
    </message>
    <message>
        <source>What does a column take from each box?</source>
        <translation>Was nimmt eine Spalte aus jedem Block?</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>any places</source>
        <translation>beliebige Plätze</translation>
    </message>
    <message numerus="yes">
        <source>%n clash(es)</source>
        <translation>
            <numerusform>%n Widerspruch</numerusform>
            <numerusform>%n Widersprüche</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole ring, turned</source>
        <translation>der ganze Ring, gedreht</translation>
    </message>
    <message>
        <source>%1: %2; %3.</source>
        <translation>%1: %2; %3.</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>aI + bJ with a =</source>
        <translation>aI + bJ mit a =</translation>
    </message>
    <message>
        <source>b =</source>
        <translation>b =</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Why it is always a Sudoku</source>
        <translation>Warum es immer ein Sudoku wird</translation>
    </message>
    <message>
        <source>every fifth place</source>
        <translation>jeden fünften Platz</translation>
    </message>
    <message>
        <source>On a ring of places, a row takes %1 neighbours from each box, end to end.</source>
        <translation>Im Ring der Plätze nimmt eine Zeile je Block %1 Nachbarn, Ende an Ende.</translation>
    </message>
    <message>
        <source>A column takes %1 from each box, turned by one each time.</source>
        <translation>Eine Spalte nimmt je Block %1, jedes Mal um eins gedreht.</translation>
    </message>
    <message>
        <source>So no place comes twice, whatever the digits are.</source>
        <translation>So kommt kein Platz zweimal vor, gleich welche Ziffern.</translation>
    </message>
    <message>
        <source>One row down inside a box is %1 places on, as a row of G is %1 long.</source>
        <translation>Eine Zeile tiefer im Block ist man %1 Plätze weiter, denn eine Zeile von G ist %1 lang.</translation>
    </message>
    <message>
        <source>%1 places so far apart, in each of %2 boxes, fill the ring.</source>
        <translation>%1 Plätze in diesem Abstand, aus jedem von %2 Blöcken, füllen den Ring.</translation>
    </message>
    <message>
        <source>What does a column take? Guess before you look at one.</source>
        <translation>Was nimmt eine Spalte? Rate, bevor du eine ansiehst.</translation>
    </message>
    <message>
        <source>Pairs a, b that you have tried: %1 of %2; working: %3</source>
        <translation>Paare a, b, die du probiert hast: %1 von %2; davon gehen: %3</translation>
    </message>
    <message>
        <source>The map has a cell for every pair a, b from 0 to %1. Click one: it tells how many of the %2 rows, columns and boxes then have every place once.</source>
        <translation>Die Karte hat eine Zelle für jedes Paar a, b von 0 bis %1. Klick eine an: Sie sagt, wie viele der %2 Zeilen, Spalten und Blöcke dann jeden Platz einmal haben.</translation>
    </message>
    <message>
        <source>In your own words: why does no digit come twice in a row, and why in no column?</source>
        <translation>In deinen Worten: Warum kommt keine Ziffer in einer Zeile zweimal vor, und warum in keiner Spalte?</translation>
    </message>
    <message>
        <source>ring of places</source>
        <translation>Ring der Plätze</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>The letters on the rings are the places of the list. Box (I, J) of the board is G shifted by %1, and the first cell of a box that is shifted by n holds place a moved back by n.</source>
        <translation>Die Buchstaben auf den Ringen sind die Plätze der Liste. Block (I, J) des Gitters ist G, um %1 verschoben, und die erste Zelle eines um n verschobenen Blocks enthält den Platz, der n vor a liegt.</translation>
    </message>
    <message>
        <source>%1. Row 1 of the board: write the places that it has in each box, and draw them on the ring as arcs. Do two arcs overlap?</source>
        <translation>%1. Zeile 1 des Gitters: Schreib auf, welche Plätze sie in jedem Block hat, und zeichne sie als Bögen auf den Ring. Überlappen sich zwei Bögen?</translation>
    </message>
    <message>
        <source>%1. Column 1 of the board: write the places that it has in each box, and join those of a box on the ring. Does a place come twice?</source>
        <translation>%1. Spalte 1 des Gitters: Schreib auf, welche Plätze sie in jedem Block hat, und verbinde die eines Blocks auf dem Ring. Kommt ein Platz zweimal vor?</translation>
    </message>
    <message>
        <source>Map of all pairs a, b</source>
        <translation>Karte aller Paare a, b</translation>
    </message>
    <message>
        <source>A pair works if a is</source>
        <translation>Ein Paar geht, wenn a</translation>
    </message>
    <message>
        <source>and b is</source>
        <translation>und b ist:</translation>
    </message>
    <message>
        <source>Test it on all %1 pairs</source>
        <translation>An allen %1 Paaren prüfen</translation>
    </message>
    <message>
        <source>Build:</source>
        <translation>Bauen:</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>J = %1 from</source>
        <translation>J = %1 ab</translation>
    </message>
    <message>
        <source>I = %1 from</source>
        <translation>I = %1 ab</translation>
    </message>
    <message>
        <source>It is right for %1 of all %2 pairs</source>
        <translation>Sie stimmt für %1 von allen %2 Paaren</translation>
    </message>
    <message>
        <source>a = %1, b = %2: not tried yet</source>
        <translation>a = %1, b = %2: noch nicht probiert</translation>
    </message>
    <message>
        <source>Which pairs work? Make a rule below out of two conditions, and test it.</source>
        <translation>Welche Paare gehen? Stell unten aus zwei Bedingungen eine Regel auf und prüfe sie.</translation>
    </message>
    <message>
        <source>So no place comes twice in a row, whatever the digits are.</source>
        <translation>So kommt in einer Zeile kein Platz zweimal vor, welche Ziffern es auch sind.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rows, columns and boxes have every place once</source>
        <translation>%1: %2 von %3 Zeilen, Spalten und Blöcken haben jeden Platz einmal</translation>
    </message>
    <message>
        <source>Each arc is what one box J gives to the row. Drag the arcs round the ring until no place comes twice.</source>
        <translation>Jeder Bogen ist das, was ein Block J zur Zeile beiträgt. Zieh die Bögen um den Ring, bis kein Platz zweimal vorkommt.</translation>
    </message>
    <message>
        <source>Each figure is what one box I gives to the column. Drag the figures, anywhere on them, until no place comes twice.</source>
        <translation>Jede Figur ist das, was ein Block I zur Spalte beiträgt. Zieh die Figuren, an jeder Stelle, bis kein Platz zweimal vorkommt.</translation>
    </message>
    <message>
        <source>Tested on all %1 pairs: right for %2</source>
        <translation>An allen %1 Paaren geprüft: richtig für %2</translation>
    </message>
    <message>
        <source>Your rule is right for %1 of the %2 pairs that you tried</source>
        <translation>Deine Regel stimmt für %1 der %2 Paare, die du probiert hast</translation>
    </message>
    <message>
        <source>a = %1, b = %2: %3 of %4 rows, columns and boxes are complete</source>
        <translation>a = %1, b = %2: %3 von %4 Zeilen, Spalten und Blöcken sind vollständig</translation>
    </message>
    <message>
        <source>With %1 the boxes of a column take the same places: only %2 of %3 are reached.</source>
        <translation>Mit %1 nehmen die Blöcke einer Spalte dieselben Plätze: Nur %2 von %3 werden erreicht.</translation>
    </message>
    <message>
        <source>%1 arcs of %2 fill the ring</source>
        <translation>%1 Bögen zu je %2 füllen den Ring</translation>
    </message>
    <message>
        <source>%1 triangles fill the ring</source>
        <translation>%1 Dreiecke füllen den Ring</translation>
    </message>
    <message>
        <source>%1 figures of %2 fill the ring</source>
        <translation>%1 Figuren zu je %2 füllen den Ring</translation>
    </message>
    <message>
        <source>A row takes %1 neighbours of the list from each box, and each box begins where another one ends. A column takes %2, and one box down that is turned by one, so it falls into the gaps.</source>
        <translation>Eine Zeile nimmt aus jedem Block %1 Nachbarn der Liste, und jeder Block beginnt, wo ein anderer aufhört. Eine Spalte nimmt %2, und einen Block tiefer ist das um eins gedreht und fällt in die Lücken.</translation>
    </message>
    <message>
        <source>A column comes next: guess first what it takes from each box.</source>
        <translation>Als Nächstes kommt eine Spalte: Rate erst, was sie aus jedem Block nimmt.</translation>
    </message>
    <message>
        <source>Now build a column.</source>
        <translation>Bau jetzt eine Spalte.</translation>
    </message>
    <message>
        <source>With %1, too, the boxes of a row or a column share out the places: nothing lies on the ring twice.</source>
        <translation>Auch mit %1 teilen sich die Blöcke einer Zeile oder Spalte die Plätze: Nichts liegt doppelt auf dem Ring.</translation>
    </message>
    <message>
        <source>With %1 the boxes take some places again in %2 of %3 rows and columns: what lies on the ring twice is a clash.</source>
        <translation>Mit %1 nehmen die Blöcke in %2 von %3 Zeilen und Spalten manche Plätze noch einmal: Was doppelt auf dem Ring liegt, ist ein Widerspruch.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>%1 with a = %2, b = %3</source>
        <translation>%1 mit a = %2, b = %3</translation>
    </message>
    <message>
        <source>G is the list, written into a box row by row. To shift it by one, every digit moves one place to the right: from the end of a row to the start of the next, and from the very end to the start. I counts the rows of boxes of the board, J its columns of boxes, both from 0.</source>
        <translation>G ist die Liste, Zeile für Zeile in einen Block geschrieben. Um ihn um eins zu verschieben, rückt jede Ziffer einen Platz nach rechts: vom Ende einer Zeile an den Anfang der nächsten und vom Ende zurück zum Anfang. I zählt die Blockzeilen des Gitters, J seine Blockspalten, beide ab 0.</translation>
    </message>
    <message>
        <source>The map has a cell for every pair a, b from 0 to %1. It tells how many of the %2 rows, columns and boxes then have every place once.</source>
        <translation>Die Karte hat eine Zelle für jedes Paar a, b von 0 bis %1. Sie sagt, wie viele der %2 Zeilen, Spalten und Blöcke dann jeden Platz genau einmal haben.</translation>
    </message>
    <message>
        <source>Scenes 6, 8 and 9 go on with this rule; all others keep %1.</source>
        <translation>Die Szenen 6, 8 und 9 machen mit dieser Regel weiter; alle anderen bleiben bei %1.</translation>
    </message>
</context>
<context>
    <name>nonet::RoomStack</name>
    <message>
        <source>Open a lab first.</source>
        <translation>Erst ein Labor öffnen.</translation>
    </message>
    <message>
        <source>Go to %1 first.</source>
        <comment>a room</comment>
        <translation>Erst zu „%1“ wechseln.</translation>
    </message>
    <message>
        <source>This is the first room.</source>
        <translation>Das ist der erste Raum.</translation>
    </message>
    <message>
        <source>This is the last room.</source>
        <translation>Das ist der letzte Raum.</translation>
    </message>
    <message>
        <source>Open a lesson first.</source>
        <translation>Öffne zuerst eine Lektion.</translation>
    </message>
</context>
<context>
    <name>nonet::RuleWords</name>
    <message>
        <source>Cells %1 apart in one direction and %2 in the other hold different digits.</source>
        <translation>Zellen, die in der einen Richtung um %1 und in der anderen um %2 versetzt sind, enthalten verschiedene Ziffern.</translation>
    </message>
    <message>
        <source>Cells %1 apart in one direction and %2 in the other do not both hold the same one of these digits: %3.</source>
        <translation>Zellen, die in der einen Richtung um %1 und in der anderen um %2 versetzt sind, enthalten nicht beide dieselbe dieser Ziffern: %3.</translation>
    </message>
    <message>
        <source>Neighbours without a dot never differ by any of these: %1.</source>
        <translation>Nachbarzellen ohne Punkt haben nie diese Differenz: %1.</translation>
    </message>
    <message>
        <source>Neighbours without a dot are never in the ratio 1 to %1.</source>
        <translation>Nachbarzellen ohne Punkt stehen nie im Verhältnis 1 zu %1.</translation>
    </message>
    <message>
        <source>Neighbours without an X, V or sum between them never add up to any of these: %1.</source>
        <translation>Nachbarzellen ohne X, V oder Zahl dazwischen haben nie diese Summe: %1.</translation>
    </message>
    <message>
        <source>On a marked diagonal, no digit appears more often than in a row.</source>
        <translation>Auf einer eingezeichneten Diagonale kommt keine Ziffer öfter vor als in einer Zeile.</translation>
    </message>
    <message>
        <source>No digit repeats on a marked diagonal.</source>
        <translation>Auf einer eingezeichneten Diagonale steht keine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>No digit repeats on the falling diagonal.</source>
        <translation>Auf der fallenden Diagonale steht keine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>No digit repeats on the rising diagonal.</source>
        <translation>Auf der steigenden Diagonale steht keine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>In the cells at the same place of different regions, no digit appears more often than in a row.</source>
        <translation>In den Zellen am selben Platz verschiedener Regionen kommt keine Ziffer öfter vor als in einer Zeile.</translation>
    </message>
    <message>
        <source>Cells at the same place of different regions hold different digits.</source>
        <translation>Zellen am selben Platz verschiedener Regionen enthalten verschiedene Ziffern.</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart hold different digits.</source>
        <translation>Zellen im Abstand eines Springerzugs enthalten verschiedene Ziffern.</translation>
    </message>
    <message>
        <source>Cells that touch, even at a corner, hold different digits.</source>
        <translation>Zellen, die sich berühren, auch nur an einer Ecke, enthalten verschiedene Ziffern.</translation>
    </message>
    <message>
        <source>In a shaded window, no digit appears more often than in a row.</source>
        <translation>In einem schattierten Fenster kommt keine Ziffer öfter vor als in einer Zeile.</translation>
    </message>
    <message>
        <source>No digit repeats in a shaded window.</source>
        <translation>In einem schattierten Fenster steht keine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>No digit directly above a 5 is greater than 5.</source>
        <translation>Direkt über einer 5 steht keine Ziffer größer als 5.</translation>
    </message>
    <message>
        <source>Every 2 × 2 square holds at least one low, one middle and one high digit.</source>
        <translation>In jedem Quadrat aus 2 × 2 Zellen steht mindestens je eine niedrige, mittlere und hohe Ziffer.</translation>
    </message>
    <message>
        <source>Two equal digits are never exactly that many steps apart, counted across and down.</source>
        <translation>Zwei gleiche Ziffern liegen nie so viele Schritte auseinander, waagerecht und senkrecht gezählt, wie die Ziffer angibt.</translation>
    </message>
    <message>
        <source>A cell with a grey square holds an even digit.</source>
        <translation>Eine Zelle mit grauem Quadrat enthält eine gerade Ziffer.</translation>
    </message>
    <message>
        <source>A cell with a grey disc holds an odd digit.</source>
        <translation>Eine Zelle mit grauer Scheibe enthält eine ungerade Ziffer.</translation>
    </message>
    <message>
        <source>A cell marked &gt;%1 holds a digit above %1.</source>
        <translation>Eine Zelle mit &gt;%1 enthält eine Ziffer größer als %1.</translation>
    </message>
    <message>
        <source>A cell marked &lt;%1 holds a digit below %1.</source>
        <translation>Eine Zelle mit &lt;%1 enthält eine Ziffer kleiner als %1.</translation>
    </message>
    <message>
        <source>A cell with small digits along its bottom edge holds one of them.</source>
        <translation>Eine Zelle mit kleinen Ziffern am unteren Rand enthält eine von ihnen.</translation>
    </message>
    <message>
        <source>A cell with arrows pointing in holds a smaller digit than every neighbour without such arrows.</source>
        <translation>Die Ziffer in einer Zelle mit Pfeilspitzen nach innen ist kleiner als die in jeder Nachbarzelle ohne solche Pfeilspitzen.</translation>
    </message>
    <message>
        <source>A cell with arrows pointing out holds a larger digit than every neighbour without such arrows.</source>
        <translation>Die Ziffer in einer Zelle mit Pfeilspitzen nach außen ist größer als die in jeder Nachbarzelle ohne solche Pfeilspitzen.</translation>
    </message>
    <message>
        <source>A digit in an outlined circle says how many of those circles hold it.</source>
        <translation>Eine Ziffer in einem umrandeten Kreis gibt an, in wie vielen dieser Kreise sie steht.</translation>
    </message>
    <message>
        <source>The digit on a red bar across its cell says in which row of this column the cell’s own row number stands.</source>
        <translation>Die Ziffer auf einem roten Querbalken gibt an, in welcher Zeile dieser Spalte die Nummer der eigenen Zeile steht.</translation>
    </message>
    <message>
        <source>The digit on a blue upright bar says in which column of this row the cell’s own column number stands.</source>
        <translation>Die Ziffer auf einem blauen Längsbalken gibt an, in welcher Spalte dieser Zeile die Nummer der eigenen Spalte steht.</translation>
    </message>
    <message>
        <source>The digit on a small green square says at which place of its region the number of the cell’s own place stands.</source>
        <translation>Die Ziffer auf einem kleinen grünen Quadrat gibt an, an welchem Platz dieser Region die Nummer des eigenen Platzes steht.</translation>
    </message>
    <message>
        <source>Digits on either side of a white dot differ by 1.</source>
        <translation>Ziffern beiderseits eines weißen Punkts unterscheiden sich um 1.</translation>
    </message>
    <message>
        <source>Digits on either side of a white dot with %1 differ by %1.</source>
        <translation>Ziffern beiderseits eines weißen Punkts mit %1 unterscheiden sich um %1.</translation>
    </message>
    <message>
        <source>Of the digits on either side of a black dot, one is twice the other.</source>
        <translation>Von den Ziffern beiderseits eines schwarzen Punkts ist eine das Doppelte der anderen.</translation>
    </message>
    <message>
        <source>Of the digits on either side of a black dot with %1, one is %1 times the other.</source>
        <translation>Von den Ziffern beiderseits eines schwarzen Punkts mit %1 ist eine das %1-Fache der anderen.</translation>
    </message>
    <message>
        <source>Digits on either side of an X add up to 10.</source>
        <translation>Ziffern beiderseits eines X haben die Summe 10.</translation>
    </message>
    <message>
        <source>Digits on either side of a V add up to 5.</source>
        <translation>Ziffern beiderseits eines V haben die Summe 5.</translation>
    </message>
    <message>
        <source>Digits on either side of %1 add up to %1.</source>
        <translation>Ziffern beiderseits einer %1 haben die Summe %1.</translation>
    </message>
    <message>
        <source>The sign between two cells points to the smaller digit.</source>
        <translation>Das Vergleichszeichen zwischen zwei Zellen zeigt mit der Spitze zur kleineren Ziffer.</translation>
    </message>
    <message>
        <source>The digits in a circle on a corner stand in the cells around it.</source>
        <translation>Die Ziffern in einem Kreis auf einer Ecke stehen in den Zellen ringsum.</translation>
    </message>
    <message>
        <source>Two cells with a diamond between them follow the setter’s rule: %1.</source>
        <translation>Zwei Zellen mit einer Raute dazwischen erfüllen die Regel des Autors: %1.</translation>
    </message>
    <message>
        <source>Along a thermometer, digits increase from the bulb.</source>
        <translation>Auf einem Thermometer werden die Ziffern vom Kolben aus immer größer.</translation>
    </message>
    <message>
        <source>Along a hollow thermometer, digits never decrease from the bulb.</source>
        <translation>Auf einem hohlen Thermometer werden die Ziffern vom Kolben aus nie kleiner.</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the number in its circle.</source>
        <translation>Die Ziffern entlang eines Pfeils ergeben zusammen die Zahl in seinem Kreis.</translation>
    </message>
    <message>
        <source>Digits on a thin line between two circles add up to the sum of the two circles.</source>
        <translation>Die Ziffern auf einer dünnen Linie zwischen zwei Kreisen ergeben zusammen die Summe der beiden Kreise.</translation>
    </message>
    <message>
        <source>Digits on a grey line with circles at its ends lie between the digits in the circles.</source>
        <translation>Die Ziffern auf einer grauen Linie mit Kreisen an den Enden liegen zwischen den Ziffern in den Kreisen.</translation>
    </message>
    <message>
        <source>The digits in a line’s diamonds differ by at least %1, and no digit between the diamonds on the line lies between them or equals one of them.</source>
        <translation>Die Ziffern in den Rauten einer Linie unterscheiden sich um mindestens %1, und keine Ziffer der Linie liegt im Wert zwischen ihnen oder ist gleich einer von ihnen.</translation>
    </message>
    <message>
        <source>A plain grey line reads the same from both ends.</source>
        <translation>Eine einfache graue Linie liest sich von beiden Enden gleich.</translation>
    </message>
    <message>
        <source>Digits on a purple dotted line are consecutive, in any order, without repeats.</source>
        <translation>Die Ziffern auf einer violetten gepunkteten Linie sind verschieden und bilden, in beliebiger Reihenfolge, eine lückenlose Folge.</translation>
    </message>
    <message>
        <source>Neighbours on a green zigzag line differ by at least %1.</source>
        <translation>Benachbarte Ziffern auf einer grünen Zickzacklinie unterscheiden sich um mindestens %1.</translation>
    </message>
    <message>
        <source>Region borders divide a blue line with a centre stroke into parts with equal sums.</source>
        <translation>Die Grenzen der Regionen teilen eine blaue Linie mit Mittelstrich in Abschnitte mit gleicher Summe.</translation>
    </message>
    <message>
        <source>Any three consecutive cells on an orange dash-dot line hold a low, a middle and a high digit.</source>
        <translation>Je drei aufeinanderfolgende Zellen einer orangefarbenen strichpunktierten Linie enthalten eine niedrige, eine mittlere und eine hohe Ziffer.</translation>
    </message>
    <message>
        <source>Any %1 consecutive cells on a teal dashed line have different remainders when divided by %1.</source>
        <translation>Die Ziffern in je %1 aufeinanderfolgenden Zellen einer blaugrünen gestrichelten Linie lassen beim Teilen durch %1 verschiedene Reste.</translation>
    </message>
    <message>
        <source>Any two digits on a yellow line with crosses, adjacent or not, differ by at least 2.</source>
        <translation>Die Ziffern auf einer gelben Linie mit Kreuzen unterscheiden sich paarweise um mindestens 2.</translation>
    </message>
    <message>
        <source>Each pair of cells equally far from the middle of a lilac line with ticks has the same sum; a cell right in the middle holds that sum.</source>
        <translation>Je zwei Zellen, die gleich weit von der Mitte einer fliederfarbenen Linie mit Querstrichen entfernt sind, haben dieselbe Summe; eine Zelle genau in der Mitte enthält sie.</translation>
    </message>
    <message>
        <source>A line with two parallel strokes can be divided into pieces that each add up to %1.</source>
        <translation>Eine Linie mit zwei Längsstrichen lässt sich in Abschnitte zerlegen, die jeweils die Summe %1 haben.</translation>
    </message>
    <message>
        <source>Digits along a red dash-dot line follow the setter’s pattern: %1.</source>
        <translation>Die Ziffern entlang einer roten strichpunktierten Linie folgen dem Muster des Autors: %1.</translation>
    </message>
    <message>
        <source>Digits in a cage do not repeat and add up to its number.</source>
        <translation>Die Ziffern in einem Käfig sind verschieden und ergeben zusammen seine Zahl.</translation>
    </message>
    <message>
        <source>Digits in a cage do not repeat.</source>
        <translation>Die Ziffern in einem Käfig sind verschieden.</translation>
    </message>
    <message>
        <source>In a shaded area, no digit appears more often than in a row.</source>
        <translation>In einem schattierten Bereich kommt keine Ziffer öfter vor als in einer Zeile.</translation>
    </message>
    <message>
        <source>No digit repeats in a shaded area.</source>
        <translation>In einem schattierten Bereich steht keine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>Areas with the same letter hold the same digits, place by place.</source>
        <translation>Bereiche mit demselben Buchstaben enthalten Platz für Platz dieselben Ziffern.</translation>
    </message>
    <message>
        <source>A dashed area holds each digit written in it at least as often as it is written.</source>
        <translation>Ein gestrichelt umrandeter Bereich enthält jede in ihm notierte Ziffer mindestens so oft, wie sie notiert ist.</translation>
    </message>
    <message>
        <source>Digits along a small arrow add up to its number.</source>
        <translation>Die Ziffern in Richtung eines kleinen Pfeils ergeben zusammen seine Zahl.</translation>
    </message>
    <message>
        <source>A number beside the board is the sum of the digits between %1 and %2 in its row or column.</source>
        <translation>Eine Zahl am Rand ist die Summe der Ziffern, die in ihrer Zeile oder Spalte zwischen %1 und %2 stehen.</translation>
    </message>
    <message>
        <source>A number beside the board is the sum of the first X digits in its row or column, where X is the first of them.</source>
        <translation>Eine Zahl am Rand ist die Summe der ersten X Ziffern ihrer Zeile oder Spalte; X ist die erste Ziffer.</translation>
    </message>
    <message>
        <source>A number beside the board says how many digits in its row or column are greater than all those before them.</source>
        <translation>Eine Zahl am Rand gibt an, wie viele Ziffern ihrer Zeile oder Spalte größer sind als alle davor.</translation>
    </message>
    <message>
        <source>A digit beside the board stands at the position in its row or column given by the first digit.</source>
        <translation>Eine Ziffer am Rand steht in ihrer Zeile oder Spalte an dem Platz, den die erste Ziffer angibt.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>row and column</source>
        <translation>jeder Zeile und jeder Spalte</translation>
    </message>
    <message>
        <source>row, column and box</source>
        <translation>jeder Zeile, jeder Spalte und jedem Block</translation>
    </message>
    <message>
        <source>row, column and outlined region</source>
        <translation>jeder Zeile, jeder Spalte und jeder umrandeten Region</translation>
    </message>
    <message>
        <source>%1 of each grid</source>
        <translation>%1 jedes Teilgitters</translation>
    </message>
    <message>
        <source>Fill the board with %1, so that each appears in every %2.</source>
        <translation>Das Gitter so mit %1 füllen, dass in %2 alle vorkommen.</translation>
    </message>
    <message>
        <source>Fill the board with %1, so that none appears twice in any %2.</source>
        <translation>Das Gitter so mit %1 füllen, dass in %2 nichts doppelt vorkommt.</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>Some appear more than once in each: %1.</source>
        <translation>Manche stehen dort jeweils mehrmals: %1.</translation>
    </message>
    <message>
        <source>%1 (cell %2 of %3)</source>
        <translation>%1 (Zelle %2 von %3)</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>Platzgruppen</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>Anti-Springer</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>Anti-König</translation>
    </message>
    <message>
        <source>leaper</source>
        <translation>Sprungregel</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>magic five</source>
        <translation>magische Fünf</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>anti-taxicab</source>
        <translation>Anti-Taxicab</translation>
    </message>
    <message>
        <source>even cell</source>
        <translation>gerade Ziffer</translation>
    </message>
    <message>
        <source>odd cell</source>
        <translation>ungerade Ziffer</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>choice of digits</source>
        <translation>Ziffernauswahl</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>counting circle</source>
        <translation>Zählkreis</translation>
    </message>
    <message>
        <source>row indexer</source>
        <translation>Zeilenindex</translation>
    </message>
    <message>
        <source>column indexer</source>
        <translation>Spaltenindex</translation>
    </message>
    <message>
        <source>box indexer</source>
        <translation>Blockindex</translation>
    </message>
    <message>
        <source>white dot</source>
        <translation>weißer Punkt</translation>
    </message>
    <message>
        <source>black dot</source>
        <translation>schwarzer Punkt</translation>
    </message>
    <message>
        <source>X, V or sum</source>
        <translation>X, V oder Summe</translation>
    </message>
    <message>
        <source>inequality sign</source>
        <translation>Vergleichszeichen</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>Quadrupel</translation>
    </message>
    <message>
        <source>thermometer</source>
        <translation>Thermometer</translation>
    </message>
    <message>
        <source>slow thermometer</source>
        <translation>langsames Thermometer</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>double arrow</source>
        <translation>Doppelpfeil</translation>
    </message>
    <message>
        <source>between line</source>
        <translation>Zwischenlinie</translation>
    </message>
    <message>
        <source>lockout line</source>
        <translation>Lockout-Linie</translation>
    </message>
    <message>
        <source>palindrome</source>
        <translation>Palindrom</translation>
    </message>
    <message>
        <source>renban line</source>
        <translation>Renban-Linie</translation>
    </message>
    <message>
        <source>whisper line</source>
        <translation>Whisper-Linie</translation>
    </message>
    <message>
        <source>region sum line</source>
        <translation>Regionssummen-Linie</translation>
    </message>
    <message>
        <source>entropic line</source>
        <translation>Entropie-Linie</translation>
    </message>
    <message>
        <source>modular line</source>
        <translation>Modulo-Linie</translation>
    </message>
    <message>
        <source>nabner line</source>
        <translation>Nabner-Linie</translation>
    </message>
    <message>
        <source>zipper line</source>
        <translation>Zipper-Linie</translation>
    </message>
    <message>
        <source>sum line</source>
        <translation>Summenlinie</translation>
    </message>
    <message>
        <source>cage</source>
        <translation>Käfig</translation>
    </message>
    <message>
        <source>extra region</source>
        <translation>Zusatzregion</translation>
    </message>
    <message>
        <source>clone</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>area with given digits</source>
        <translation>Bereich mit vorgegebenen Ziffern</translation>
    </message>
    <message>
        <source>little killer</source>
        <translation>Little Killer</translation>
    </message>
    <message>
        <source>sandwich sum</source>
        <translation>Sandwich-Summe</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>X-Summe</translation>
    </message>
    <message>
        <source>skyscraper</source>
        <translation>Wolkenkratzer</translation>
    </message>
    <message>
        <source>numbered room</source>
        <translation>Numbered Room</translation>
    </message>
    <message>
        <source>the setter&apos;s own pair rule</source>
        <translation>eigene Paarregel des Autors</translation>
    </message>
    <message>
        <source>the setter&apos;s own line rule</source>
        <translation>eigene Linienregel des Autors</translation>
    </message>
    <message>
        <source>a rule that this version does not know</source>
        <translation>eine Regel, die diese Version nicht kennt</translation>
    </message>
    <message>
        <source>A rule that this version does not know: %1.</source>
        <translation>Eine Regel, die diese Version nicht kennt: %1.</translation>
    </message>
    <message>
        <source>%1 appears more than once in %2: %3.</source>
        <translation>%1 kommt mehr als einmal vor (%2): %3.</translation>
    </message>
    <message>
        <source>%1 appears too often in %2: %3.</source>
        <translation>%1 kommt zu oft vor (%2): %3.</translation>
    </message>
    <message>
        <source>A rule is broken at %1.</source>
        <translation>Eine Regel ist verletzt bei %1.</translation>
    </message>
    <message>
        <source>Broken at %1 (%2): %3</source>
        <translation>Verletzt bei %1 (%2): %3</translation>
    </message>
    <message>
        <source>this version does not know the rule</source>
        <translation>diese Version kennt die Regel nicht</translation>
    </message>
    <message>
        <source>it has too few cells</source>
        <translation>zu wenige Zellen</translation>
    </message>
    <message>
        <source>it has too many cells</source>
        <translation>zu viele Zellen</translation>
    </message>
    <message>
        <source>a part is missing</source>
        <translation>ein Teil fehlt</translation>
    </message>
    <message>
        <source>its parts differ in size</source>
        <translation>die Teile sind verschieden groß</translation>
    </message>
    <message>
        <source>a cell lies off the board</source>
        <translation>eine Zelle liegt außerhalb des Gitters</translation>
    </message>
    <message>
        <source>its number is missing or too small</source>
        <translation>die Zahl fehlt oder ist zu klein</translation>
    </message>
    <message>
        <source>its digits are missing or not on this board</source>
        <translation>die Ziffern fehlen oder kommen auf diesem Gitter nicht vor</translation>
    </message>
    <message>
        <source>it has no place beside the board</source>
        <translation>der Platz am Rand fehlt</translation>
    </message>
    <message>
        <source>no cell lies where it points</source>
        <translation>in der angezeigten Richtung liegt keine Zelle</translation>
    </message>
    <message>
        <source>a cell lies in no region</source>
        <translation>eine Zelle liegt in keiner Region</translation>
    </message>
    <message>
        <source>the regions have different sizes</source>
        <translation>die Regionen sind verschieden groß</translation>
    </message>
    <message>
        <source>the board is not square</source>
        <translation>das Gitter ist nicht quadratisch</translation>
    </message>
    <message>
        <source>the boxes are not square</source>
        <translation>die Blöcke sind nicht quadratisch</translation>
    </message>
    <message>
        <source>a circle of several cells needs numbers from 0 to 9</source>
        <translation>ein Kreis aus mehreren Zellen verlangt Zahlen von 0 bis 9</translation>
    </message>
    <message>
        <source>it cannot be understood</source>
        <translation>sie ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>it is too large to be worked out</source>
        <translation>sie ist zu groß, um ausgewertet zu werden</translation>
    </message>
    <message>
        <source>Left out of the rules (%1): %2.</source>
        <translation>Bleibt außer Acht (%1): %2.</translation>
    </message>
    <message>
        <source>%1 of grid %2</source>
        <comment>a house, of a board of several grids</comment>
        <translation>%1 von Teilgitter %2</translation>
    </message>
    <message>
        <source>Neighbouring cells never hold consecutive digits.</source>
        <translation>In Nachbarzellen stehen nie aufeinanderfolgende Ziffern.</translation>
    </message>
    <message>
        <source>Digits in neighbouring cells never differ by %1.</source>
        <translation>Ziffern in Nachbarzellen haben nie die Differenz %1.</translation>
    </message>
    <message>
        <source>Digits in neighbouring cells never differ by any of these: %1.</source>
        <translation>Ziffern in Nachbarzellen haben nie eine dieser Differenzen: %1.</translation>
    </message>
    <message>
        <source>Of the digits in two neighbouring cells, neither is twice the other.</source>
        <translation>In Nachbarzellen ist nie eine Ziffer das Doppelte der anderen.</translation>
    </message>
    <message>
        <source>Digits in neighbouring cells are never in the ratio 1 to %1.</source>
        <translation>Ziffern in Nachbarzellen stehen nie im Verhältnis 1 zu %1.</translation>
    </message>
    <message>
        <source>Digits in neighbouring cells never add up to %1.</source>
        <translation>Ziffern in Nachbarzellen haben nie die Summe %1.</translation>
    </message>
    <message>
        <source>Digits in neighbouring cells never add up to any of these: %1.</source>
        <translation>Ziffern in Nachbarzellen haben nie eine dieser Summen: %1.</translation>
    </message>
    <message>
        <source>Neighbours without a dot between them never hold consecutive digits.</source>
        <translation>In Nachbarzellen ohne Punkt dazwischen stehen nie aufeinanderfolgende Ziffern.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the bulb leaves no room for the %n cell(s) after it.</source>
        <translation>
            <numerusform>%1 im Kolben lässt keinen Platz für die %n Zelle danach.</numerusform>
            <numerusform>%1 im Kolben lässt keinen Platz für die %n Zellen danach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves no room for the %n cell(s) after it.</source>
        <translation>
            <numerusform>%1 lässt keinen Platz für die %n Zelle danach.</numerusform>
            <numerusform>%1 lässt keinen Platz für die %n Zellen danach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves no room for the %n cell(s) before it.</source>
        <translation>
            <numerusform>%1 lässt keinen Platz für die %n Zelle davor.</numerusform>
            <numerusform>%1 lässt keinen Platz für die %n Zellen davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broken at %1: %2</source>
        <comment>cells, then what the rule asks</comment>
        <translation>Verletzt bei %1: %2</translation>
    </message>
    <message>
        <source>all dots given</source>
        <translation>alle Punkte angegeben</translation>
    </message>
    <message>
        <source>all X, V and sums given</source>
        <translation>alle X, V und Summen angegeben</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>nicht aufeinanderfolgend</translation>
    </message>
    <message>
        <source>forbidden neighbours</source>
        <translation>verbotene Nachbarn</translation>
    </message>
</context>
<context>
    <name>nonet::RulesDock</name>
    <message>
        <source>Its combinations are too many to look through.</source>
        <translation>Es gibt zu viele Kombinationen, um alle durchzugehen.</translation>
    </message>
    <message>
        <source>Still open, among others: %1</source>
        <translation>Noch möglich, unter anderem: %1</translation>
    </message>
    <message>
        <source>No combination fits any more.</source>
        <translation>Keine Kombination passt mehr.</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Noch möglich: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regeln des Rätsels</translation>
    </message>
    <message>
        <source>At %1</source>
        <comment>a cell</comment>
        <translation>Bei %1</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>The setter’s rules</source>
        <translation>Regeln aus der Datei</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Nicht berücksichtigt</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Angeklickt</translation>
    </message>
</context>
<context>
    <name>nonet::SemiSolverScene</name>
    <message>
        <source>Which list stands in the box below the first one?</source>
        <translation>Welche Liste steht im Block unter der ersten?</translation>
    </message>
    <message>
        <source>list %1</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>List 2: one box row down is one shift more, one box column to the right is %1 shifts more.</source>
        <translation>Liste 2: Eine Blockzeile tiefer ist eine Verschiebung mehr, eine Blockspalte weiter rechts sind es %1 mehr.</translation>
    </message>
    <message>
        <source>The box that is given</source>
        <translation>Der gegebene Block</translation>
    </message>
    <message>
        <source>List %1: %2</source>
        <translation>Liste %1: %2</translation>
    </message>
    <message>
        <source>The lists laid out give the board that S makes</source>
        <translation>Die ausgelegten Listen ergeben das Gitter von S</translation>
    </message>
    <message>
        <source>Every row, column and box holds every digit once</source>
        <translation>Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal</translation>
    </message>
    <message>
        <source>Lay out:</source>
        <translation>Auslegen:</translation>
    </message>
    <message>
        <source>Column by column</source>
        <translation>Spaltenweise</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Zeilenweise</translation>
    </message>
    <message>
        <source>The semi-solver</source>
        <translation>Der Halblöser</translation>
    </message>
    <message>
        <source>List %1: row by row, the first row of boxes takes the %2 lists before.</source>
        <translation>Liste %1: Zeile für Zeile nimmt die erste Blockzeile die %2 Listen davor.</translation>
    </message>
    <message>
        <source>From S come the lists, each S shifted by one more: folded, they are the boxes, column by column.</source>
        <translation>Aus S kommen die Listen, jede S um eins mehr verschoben: Gefaltet sind sie die Blöcke, Spalte für Spalte.</translation>
    </message>
    <message>
        <source>Some places are still open: your clues fit more than one list.</source>
        <translation>Einige Plätze sind noch offen: Deine Vorgaben passen zu mehr als einer Liste.</translation>
    </message>
    <message>
        <source>In your own words: how does one clue tell you a digit of S?</source>
        <translation>In deinen Worten: Wie verrät dir eine Vorgabe eine Ziffer von S?</translation>
    </message>
    <message>
        <source>Your clues: %1</source>
        <translation>Deine Vorgaben: %1</translation>
    </message>
    <message>
        <source>The lists laid out give a board with all your clues</source>
        <translation>Die ausgelegten Listen ergeben ein Gitter mit allen deinen Vorgaben</translation>
    </message>
    <message>
        <source>Type clues of any shift cipher: a box, a row, or digits here and there. Watch S come out.</source>
        <translation>Tippe Vorgaben irgendeiner Verschiebechiffre: einen Block, eine Zeile oder verstreute Ziffern. Sieh zu, wie S herauskommt.</translation>
    </message>
    <message>
        <source>%1 different digits are seen, so S = %2, and S fills the board: the clues fit no other list.</source>
        <translation>%1 verschiedene Ziffern sind zu sehen, also S = %2, und S füllt das Gitter: Die Vorgaben passen zu keiner anderen Liste.</translation>
    </message>
    <message>
        <source>Take a row of the lab&apos;s board</source>
        <translation>Eine Zeile des Gitters übernehmen</translation>
    </message>
    <message>
        <source>%1 names place %2: %3</source>
        <translation>%1 nennt Platz %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: place %2, digit %3</source>
        <translation>%1: Platz %2, Ziffer %3</translation>
    </message>
    <message>
        <source>Only place %1 and the digit %2 are left.</source>
        <translation>Nur Platz %1 und die Ziffer %2 sind übrig.</translation>
    </message>
    <message>
        <source>%1 names place %2, so place %2 holds %3.</source>
        <translation>%1 nennt Platz %2, also steht auf Platz %2 die %3.</translation>
    </message>
    <message>
        <source>Different digits seen: %1 of %2; lists that fit: %3</source>
        <translation>Verschiedene Ziffern zu sehen: %1 von %2; Listen, die passen: %3</translation>
    </message>
    <message>
        <source>%1 and %2 both name place %3, but hold two digits, %4 and %5.</source>
        <translation>%1 und %2 nennen beide Platz %3, enthalten aber zwei Ziffern, %4 und %5.</translation>
    </message>
    <message>
        <source>%1 and %2 both hold %3, but name two places, %4 and %5.</source>
        <translation>%1 und %2 enthalten beide die %3, nennen aber zwei Plätze, %4 und %5.</translation>
    </message>
    <message>
        <source>A semi-solver solves only boards that a list made: every cell names a place of S, and your clues put digits there.</source>
        <translation>Ein Halblöser löst nur Gitter, die aus einer Liste entstanden sind: Jede Zelle nennt einen Platz von S, und deine Vorgaben setzen dort Ziffern ein.</translation>
    </message>
    <message>
        <source>your clues</source>
        <translation>deine Vorgaben</translation>
    </message>
    <message>
        <source>the last box</source>
        <translation>den letzten Block</translation>
    </message>
    <message>
        <source>A semi-solver solves only boards that a list made. Here the last box is known: it holds S, shifted by %1.</source>
        <translation>Ein Halblöser löst nur Gitter, die aus einer Liste entstanden sind. Hier ist der letzte Block bekannt: In ihm steht S, um %1 verschoben.</translation>
    </message>
    <message>
        <source>One shift more brings S back: that is the first list. Each of the next lists is shifted by one more.</source>
        <translation>Einmal weiter verschoben ist es wieder S: Das ist die erste Liste. Jede folgende Liste ist um eins weiter verschoben.</translation>
    </message>
    <message>
        <source>Folded into boxes row by row, the way one reads, the lists give no Sudoku.</source>
        <translation>Blockreihe für Blockreihe zu Blöcken gefaltet, wie man liest, ergeben die Listen kein Sudoku.</translation>
    </message>
    <message>
        <source>Folded into boxes column by column, the lists fill the board.</source>
        <translation>Spalte für Spalte zu Blöcken gefaltet füllen die Listen das Gitter.</translation>
    </message>
    <message>
        <source>Each cell belongs to one place of the list, whatever the digits are. %1 belongs to place %2, so with %3 there, place %2 holds %3.</source>
        <translation>Jede Zelle gehört zu einem Platz der Liste, gleich welche Ziffern es sind. %1 gehört zu Platz %2; steht dort %3, dann steht %3 auf Platz %2.</translation>
    </message>
    <message>
        <source>the first list</source>
        <translation>die erste Liste</translation>
    </message>
</context>
<context>
    <name>nonet::SetterActions</name>
    <message>
        <source>Working on the clues</source>
        <translation>Arbeit an den Vorgaben</translation>
    </message>
    <message>
        <source>No clue is redundant: without any of them there would be several solutions.</source>
        <translation>Keine Vorgabe ist überflüssig: Ohne jede von ihnen gäbe es mehrere Lösungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) could go, each by itself; they are selected.</source>
        <translation>
            <numerusform>%n Vorgabe könnte wegfallen; sie ist ausgewählt.</numerusform>
            <numerusform>%n Vorgaben könnten wegfallen, jede für sich; sie sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only clues with exactly one solution can be thinned out.</source>
        <translation>Nur Vorgaben mit genau einer Lösung lassen sich ausdünnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) went; none of the others can.</source>
        <translation>
            <numerusform>%n Vorgabe ging weg; von den anderen kann es keine.</numerusform>
            <numerusform>%n Vorgaben gingen weg; von den anderen kann es keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>These clues have no solution, so none can be added.</source>
        <translation>Diese Vorgaben haben keine Lösung, also lassen sich keine ergänzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) were added; there is one solution now.</source>
        <translation>
            <numerusform>%n Vorgabe kam dazu; jetzt gibt es eine Lösung.</numerusform>
            <numerusform>%n Vorgaben kamen dazu; jetzt gibt es eine Lösung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ShiftLab</name>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Places a–i</source>
        <translation>Plätze a–i</translation>
    </message>
    <message>
        <source>S[k]</source>
        <translation>S[k]</translation>
    </message>
    <message>
        <source>S =</source>
        <translation>S =</translation>
    </message>
    <message>
        <source>%1 Your previous list is kept.</source>
        <translation>%1 Die bisherige Liste bleibt.</translation>
    </message>
    <message>
        <source>1 to %1 in order</source>
        <translation>1 bis %1 der Reihe nach</translation>
    </message>
    <message>
        <source>Cell − shift</source>
        <translation>Zelle − Verschiebung</translation>
    </message>
    <message>
        <source>The list of the source text</source>
        <translation>Die Liste des Quelltextes</translation>
    </message>
</context>
<context>
    <name>nonet::SolutionActions</name>
    <message>
        <source>Looking for solutions</source>
        <translation>Suche nach Lösungen</translation>
    </message>
    <message>
        <source>Looking for the true candidates</source>
        <translation>Suche nach den wahren Kandidaten</translation>
    </message>
    <message>
        <source>There are no two solutions.</source>
        <translation>Es gibt keine zwei Lösungen.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): one has the digits in discs, the other those in squares. Esc hides them.</source>
        <translation>
            <numerusform>Zwei Lösungen unterscheiden sich in %n Zelle: Die eine hat die Ziffer im Kreis, die andere die im Quadrat. Esc blendet sie aus.</numerusform>
            <numerusform>Zwei Lösungen unterscheiden sich in %n Zellen: Die eine hat die Ziffern in Kreisen, die andere die in Quadraten. Esc blendet sie aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>disc: one solution, square: the other</source>
        <translation>Kreis: eine Lösung, Quadrat: die andere</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>This is the only solution.</source>
        <translation>Das ist die einzige Lösung.</translation>
    </message>
    <message>
        <source>Next solution</source>
        <translation>Nächste Lösung</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>%1, solutions</source>
        <translation>%1, Lösungen</translation>
    </message>
    <message>
        <source>%1 Esc hides the rings.</source>
        <translation>%1 Esc blendet die Rahmen aus.</translation>
    </message>
    <message>
        <source>The search was given up before it found another solution.</source>
        <translation>Die Suche wurde aufgegeben, bevor sie eine weitere Lösung fand.</translation>
    </message>
    <message>
        <source>no true candidates: the digits on the board leave no solution</source>
        <translation>keine wahren Kandidaten: Mit diesen Ziffern gibt es keine Lösung</translation>
    </message>
    <message>
        <source>small digits: true candidates</source>
        <translation>kleine Ziffern: wahre Kandidaten</translation>
    </message>
    <message>
        <source>Two solutions differ only in cells that are filled here.</source>
        <translation>Zwei Lösungen unterscheiden sich nur in Zellen, die hier gefüllt sind.</translation>
    </message>
    <message>
        <source>small digits: true candidates, dots: not known yet</source>
        <translation>kleine Ziffern: wahre Kandidaten, Punkte: noch offen</translation>
    </message>
    <message>
        <source>solution %1</source>
        <translation>Lösung %1</translation>
    </message>
    <message>
        <source>solution %1 of at least %2</source>
        <translation>Lösung %1 von mindestens %2</translation>
    </message>
    <message>
        <source>solution %1 of %2</source>
        <translation>Lösung %1 von %2</translation>
    </message>
    <message>
        <source>That was the last one. Again: %1.</source>
        <comment>solution 1 of 12</comment>
        <translation>Das war die letzte. Wieder: %1.</translation>
    </message>
    <message>
        <source>%1 of the puzzle as given, whatever you entered.</source>
        <comment>solution 1 of 12</comment>
        <translation>%1 des Rätsels, wie es gegeben ist, ohne deine Ziffern.</translation>
    </message>
</context>
<context>
    <name>nonet::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop this calculation</source>
        <translation>Die laufende Berechnung anhalten</translation>
    </message>
</context>
<context>
    <name>nonet::StepLegend</name>
    <message>
        <source>Removed</source>
        <translation>Gestrichen</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Strong link: not both false</source>
        <translation>Starke Verbindung: nicht beide falsch</translation>
    </message>
    <message>
        <source>Weak link: not both true</source>
        <translation>Schwache Verbindung: nicht beide wahr</translation>
    </message>
    <message>
        <source>Digit in the way</source>
        <translation>Ziffer im Weg</translation>
    </message>
    <message>
        <source>No place for the digit</source>
        <translation>Kein Platz für die Ziffer</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Auf dem Gitter: %1</translation>
    </message>
    <message>
        <source>What that digit sees</source>
        <translation>Was diese Ziffer sieht</translation>
    </message>
    <message>
        <source>Cells that count as one</source>
        <translation>Zellen, die als eine zählen</translation>
    </message>
    <message>
        <source>Ruled out so far</source>
        <translation>Bis hier ausgeschlossen</translation>
    </message>
    <message>
        <source>Where to look now</source>
        <translation>Hier ist jetzt hinzusehen</translation>
    </message>
    <message>
        <source>Holds one digit once</source>
        <translation>Fasst jede Ziffer einmal</translation>
    </message>
</context>
<context>
    <name>nonet::StructureView</name>
    <message>
        <source>Places are named a to z: this board has more of them.</source>
        <translation>Plätze heißen a bis z: Dieses Gitter hat mehr davon.</translation>
    </message>
    <message>
        <source>A shift cipher.</source>
        <translation>Eine Verschiebechiffre.</translation>
    </message>
    <message>
        <source>A row shift, of the shift cipher&apos;s family.</source>
        <translation>Eine Zeilenverschiebung, aus der Familie der Verschiebechiffre.</translation>
    </message>
    <message>
        <source>Of the shift cipher&apos;s family: when some rows, columns, stacks or bands change places, a list gives it.</source>
        <translation>Aus der Familie der Verschiebechiffre: wenn einige Zeilen, Spalten, Zeilen- oder Spaltenbänder die Plätze tauschen, ergibt eine Liste dieses Gitter.</translation>
    </message>
    <message>
        <source>%1 S = %2. %3</source>
        <comment>what it is, a list, a sentence</comment>
        <translation>%1 S = %2. %3</translation>
    </message>
    <message>
        <source>Structure looks for shift ciphers, which have square boards with boxes.</source>
        <translation>Die Struktur sucht nach Verschiebechiffren, und diese gibt es nur auf quadratischen Gittern mit Blöcken.</translation>
    </message>
    <message>
        <source>Structure looks for shift ciphers on boards without further rules.</source>
        <translation>Die Struktur sucht Verschiebechiffren nur auf Gittern ohne weitere Regeln.</translation>
    </message>
</context>
<context>
    <name>nonet::TechniqueDialog</name>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Use this technique and those above it, and none below</source>
        <translation>Diese Technik und die darüber benutzen, keine darunter</translation>
    </message>
    <message>
        <source>Use every technique</source>
        <translation>Jede Technik benutzen</translation>
    </message>
    <message>
        <source>Technique settings</source>
        <translation>Einstellungen der Techniken</translation>
    </message>
    <message>
        <source>Everything that solves, hints, rates or generates goes by this profile, from the top down.</source>
        <translation>Alles, was löst, Hinweise gibt, bewertet oder erzeugt, geht nach diesem Profil, von oben nach unten.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Which profile is in force</source>
        <translation>Welches Profil gilt</translation>
    </message>
    <message>
        <source>Find a technique, code or family</source>
        <translation>Technik, Code oder Familie suchen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;als…</translation>
    </message>
    <message>
        <source>Keep a copy under a name of your own</source>
        <translation>Eine Kopie unter einem eigenen Namen behalten</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Umbe&amp;nennen…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Undo brings it back</source>
        <translation>Rückgängig holt es zurück</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Read a profile from a file</source>
        <translation>Ein Profil aus einer Datei lesen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write this profile to a file, for others or for nonet-cli --profile</source>
        <translation>Dieses Profil in eine Datei schreiben, für andere oder für nonet-cli --profile</translation>
    </message>
    <message>
        <source>&amp;Families</source>
        <translation>&amp;Familien</translation>
    </message>
    <message>
        <source>Switch a whole family on or off</source>
        <translation>Eine ganze Familie ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Alt+Up; or drag the row</source>
        <translation>Alt+Hoch; oder die Zeile ziehen</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Alt+Down; or drag the row</source>
        <translation>Alt+Runter; oder die Zeile ziehen</translation>
    </message>
    <message>
        <source>Up to &amp;here</source>
        <translation>&amp;Bis hier</translation>
    </message>
    <message>
        <source>All &amp;on</source>
        <translation>Alle &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change in this window back</source>
        <translation>Die letzte Änderung in diesem Fenster zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Make this profile as Nonet again</source>
        <translation>Dieses Profil wieder wie Nonet machen</translation>
    </message>
    <message>
        <source>Make this profile as HoDoKu default again</source>
        <translation>Dieses Profil wieder wie HoDoKus Standard machen</translation>
    </message>
    <message>
        <source>Name of the profile:</source>
        <translation>Name des Profils:</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <translation>Ein Profil importieren</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profile (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the profile</source>
        <translation>Das Profil exportieren</translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
    <message>
        <source>Clear the search first: a technique moves among all of them</source>
        <translation>Erst die Suche leeren: Eine Technik rückt unter allen</translation>
    </message>
    <message>
        <source>Found ones &amp;on</source>
        <translation>Gefu&amp;ndene an</translation>
    </message>
    <message>
        <source>Use every technique that the search found</source>
        <translation>Jede gefundene Technik verwenden</translation>
    </message>
    <message>
        <source>There is a profile “%1” already. Replace it?</source>
        <translation>Ein Profil „%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 of HoDoKu’s %2 techniques are built; the others are left out.</source>
        <translation>%1 der %2 Techniken HoDoKus gibt es hier; die anderen fehlen.</translation>
    </message>
</context>
<context>
    <name>nonet::TechniqueMenu</name>
    <message>
        <source>none</source>
        <comment>techniques</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n Technik</numerusform>
            <numerusform>%n Techniken</numerusform>
        </translation>
    </message>
    <message>
        <source>The path uses each of these too</source>
        <translation>Der Weg nutzt auch jede von diesen</translation>
    </message>
</context>
<context>
    <name>nonet::TimelineBars</name>
    <message numerus="yes">
        <source>%n single(s): click to unfold</source>
        <translation>
            <numerusform>%n Single: zum Aufklappen klicken</numerusform>
            <numerusform>%n Singles: zum Aufklappen klicken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::TransformDialog</name>
    <message>
        <source>Rows become columns (&amp;transpose)</source>
        <translation>Aus Zeilen werden Spalten (s&amp;piegeln)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>Zurü&amp;cksetzen</translation>
    </message>
    <message>
        <source>Comparing the boards</source>
        <translation>Die Gitter werden verglichen</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Umformen</translation>
    </message>
    <message>
        <source>Digits, marks, colours and links move along. Undo reverts it.</source>
        <translation>Ziffern, Notizen, Farben und Linien ziehen mit. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Put everything back in its place</source>
        <translation>Alles zurück an seinen Platz</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neue Ordnung</translation>
    </message>
    <message>
        <source>1 to 9 be&amp;come</source>
        <translation>Aus 1 bis 9 &amp;wird</translation>
    </message>
    <message>
        <source>Nine digits: what 1, 2, up to 9 become</source>
        <translation>Neun Ziffern: was aus 1, 2 bis 9 wird</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Which row comes first, second, up to ninth</source>
        <translation>Welche Zeile als erste, zweite bis neunte kommt</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Which column comes first, second, up to ninth</source>
        <translation>Welche Spalte als erste, zweite bis neunte kommt</translation>
    </message>
    <message>
        <source>The board is flipped over its diagonal before rows and columns are ordered</source>
        <translation>Das Gitter wird an der Diagonale gespiegelt, bevor Zeilen und Spalten geordnet werden</translation>
    </message>
    <message>
        <source>Shuffle everything</source>
        <translation>Alles mischen</translation>
    </message>
    <message>
        <source>What is swapped</source>
        <translation>Was getauscht wird</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Zeilenbänder</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Spaltenbänder</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>The first to swap</source>
        <translation>Das erste zum Tauschen</translation>
    </message>
    <message>
        <source>The second to swap</source>
        <translation>Das zweite zum Tauschen</translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Swap these two on the board at the right</source>
        <translation>Diese zwei auf dem rechten Gitter tauschen</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two numbers</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>The same seed gives the same shuffle</source>
        <translation>Derselbe Startwert mischt wieder genauso</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>A new random seed</source>
        <translation>Ein anderer Startwert, zufällig gezogen</translation>
    </message>
    <message>
        <source>The board as it is</source>
        <translation>Das Gitter, wie es ist</translation>
    </message>
    <message>
        <source>The board as it will be</source>
        <translation>Das Gitter, wie es wird</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Each of the digits 1 to 9 once.</source>
        <translation>Jede der Ziffern 1 bis 9 einmal.</translation>
    </message>
    <message>
        <source>Each of the rows 1 to 9 once, the three of a band together.</source>
        <translation>Jede der Zeilen 1 bis 9 einmal, die drei eines Zeilenbands beisammen.</translation>
    </message>
    <message>
        <source>Each of the columns 1 to 9 once, the three of a stack together.</source>
        <translation>Jede der Spalten 1 bis 9 einmal, die drei eines Spaltenbands beisammen.</translation>
    </message>
    <message>
        <source>Correct the marked field first.</source>
        <translation>Berichtige zuerst das markierte Feld.</translation>
    </message>
    <message>
        <source>Choose two different lines.</source>
        <translation>Wähle zwei verschiedene.</translation>
    </message>
    <message>
        <source>Rows change places within a band: 1 to 3, 4 to 6, 7 to 9.</source>
        <translation>Zeilen tauschen innerhalb eines Zeilenbands: 1 bis 3, 4 bis 6, 7 bis 9.</translation>
    </message>
    <message>
        <source>Columns change places within a stack: 1 to 3, 4 to 6, 7 to 9.</source>
        <translation>Spalten tauschen innerhalb eines Spaltenbands: 1 bis 3, 4 bis 6, 7 bis 9.</translation>
    </message>
    <message>
        <source>Only a plain 9x9 puzzle that is not read-only can be transformed.</source>
        <translation>Nur ein einfaches 9x9-Rätsel, das nicht schreibgeschützt ist, lässt sich umformen.</translation>
    </message>
    <message>
        <source>Nothing has moved yet.</source>
        <translation>Noch hat nichts den Platz getauscht.</translation>
    </message>
    <message>
        <source>Transform the open puzzle</source>
        <translation>Mit dem offenen Rätsel tun</translation>
    </message>
    <message>
        <source>The same puzzle in disguise: both boards have the identity %1.</source>
        <translation>Dasselbe Rätsel, verkleidet: beide Gitter haben die Kennung %1.</translation>
    </message>
    <message>
        <source>The boards are different puzzles.</source>
        <translation>Die Gitter sind verschiedene Rätsel.</translation>
    </message>
    <message>
        <source>The puzzle has no symmetry.</source>
        <translation>Keine Vertauschung lässt es, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has %Ln symmetry(ies).</source>
        <translation>
            <numerusform>%Ln Vertauschung lässt es, wie es ist.</numerusform>
            <numerusform>%Ln Vertauschungen lassen es, wie es ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimal form: %1 %2</source>
        <comment>a board, a sentence</comment>
        <translation>Kleinste Form: %1 %2</translation>
    </message>
</context>
<context>
    <name>nonet::TriedBoardScene</name>
    <message>
        <source>Box (I, J) is shifted by %1 here, the rule that you tried in scene 5: the board is a Sudoku too.</source>
        <translation>Block (I, J) ist hier um %1 verschoben, die Regel, die du in Szene 5 probiert hast: Auch dieses Gitter ist ein Sudoku.</translation>
    </message>
    <message>
        <source>Box (I, J) is shifted by %1 here, the rule that you tried in scene 5: %2 of %3 rows and columns have a digit twice.</source>
        <translation>Block (I, J) ist hier um %1 verschoben, die Regel, die du in Szene 5 probiert hast: %2 von %3 Zeilen und Spalten haben eine Ziffer doppelt.</translation>
    </message>
    <message>
        <source>Back to the rule %1</source>
        <translation>Zurück zur Regel %1</translation>
    </message>
</context>
<context>
    <name>nonet::TurnCard</name>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Clear your work and begin this turn again; Undo brings it back</source>
        <translation>Deine Arbeit löschen und neu anfangen; Zurück holt sie wieder</translation>
    </message>
    <message>
        <source>Take back what you did last (Ctrl+Z)</source>
        <translation>Das Letzte zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>the turn is done</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>a slip</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do again what you took back (Ctrl+Y)</source>
        <translation>Noch einmal tun, was zurückgenommen wurde (Strg+Y)</translation>
    </message>
</context>
<context>
    <name>nonet::UndoTreeDock</name>
    <message>
        <source>Undo tree</source>
        <translation>Verlaufsbaum</translation>
    </message>
    <message>
        <source>Set checkpoint…</source>
        <translation>Merkpunkt setzen…</translation>
    </message>
    <message>
        <source>Name this moment, so that you can come back to it</source>
        <translation>Diesem Moment einen Namen geben, um zurückzukehren</translation>
    </message>
    <message>
        <source>Remove checkpoint “%1”</source>
        <translation>Merkpunkt „%1“ entfernen</translation>
    </message>
    <message>
        <source>Every move becomes a row here. Undo a few and go another way: both branches are kept. Name a moment to find it again.</source>
        <translation>Jeder Zug wird hier eine Zeile. Nimm einige zurück und geh anders weiter: Beide Zweige bleiben. Gib einem Moment einen Namen, um ihn wiederzufinden.</translation>
    </message>
</context>
<context>
    <name>nonet::UnsavedBar</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Keep Nonet open</source>
        <translation>Nonet offen lassen</translation>
    </message>
    <message>
        <source>Quit and lose the changes</source>
        <translation>Beenden und die Änderungen verlieren</translation>
    </message>
</context>
<context>
    <name>nonet::VerdictScene</name>
    <message>
        <source>Counting solutions</source>
        <translation>Lösungen zählen</translation>
    </message>
    <message>
        <source>Looking for another solution</source>
        <translation>Andere Lösung suchen</translation>
    </message>
    <message>
        <source>Looking for the fewest clues</source>
        <translation>Wenigste Vorgaben suchen</translation>
    </message>
    <message>
        <source>%1 solutions so far</source>
        <translation>bisher %1 Lösungen</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>more than %1 solutions</source>
        <translation>mehr als %1 Lösungen</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 Lösungen</translation>
    </message>
    <message>
        <source>looking for the fewest clues</source>
        <translation>suche die wenigsten Vorgaben</translation>
    </message>
    <message>
        <source>no further clue is needed</source>
        <translation>keine weitere Vorgabe ist nötig</translation>
    </message>
    <message>
        <source>The puzzle: %1</source>
        <translation>Das Rätsel: %1</translation>
    </message>
    <message>
        <source>Made proper: %1</source>
        <translation>Eindeutig gemacht: %1</translation>
    </message>
    <message>
        <source>looking for another solution</source>
        <translation>suche eine andere Lösung</translation>
    </message>
    <message>
        <source>Another solution: %1 cells differ</source>
        <translation>Andere Lösung: %1 Zellen weichen ab</translation>
    </message>
    <message>
        <source>There is no other solution.</source>
        <translation>Es gibt keine andere Lösung.</translation>
    </message>
    <message>
        <source>Is it a puzzle?</source>
        <translation>Ist es ein Rätsel?</translation>
    </message>
    <message>
        <source>Forget the list: the general solver counts every way to fill the mask of scene 6.</source>
        <translation>Vergiss die Liste: Der allgemeine Löser zählt alle Arten, die Maske aus Szene 6 zu füllen.</translation>
    </message>
    <message>
        <source>A few more digits of the board, and only one way is left.</source>
        <translation>Ein paar Ziffern des Gitters mehr, und nur eine Art bleibt übrig.</translation>
    </message>
    <message>
        <source>at least %1 solutions; counting ended there</source>
        <translation>mindestens %1 Lösungen; dort endete das Zählen</translation>
    </message>
    <message>
        <source>counting the solutions</source>
        <translation>die Lösungen werden gezählt</translation>
    </message>
    <message>
        <source>Which clues to add is worked out for 9×9 alone.</source>
        <translation>Welche Vorgaben fehlen, wird nur für 9×9 berechnet.</translation>
    </message>
    <message>
        <source>No other solution was found before counting ended.</source>
        <translation>Keine andere Lösung gefunden, ehe das Zählen endete.</translation>
    </message>
    <message>
        <source>The other solution is a Sudoku too</source>
        <translation>Auch die andere Lösung ist ein Sudoku</translation>
    </message>
    <message>
        <source>one solution is known, the list&apos;s own; counting ended before another was found</source>
        <translation>eine Lösung ist bekannt, die der Liste; die Zählung endete, bevor eine andere gefunden war</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>die Frage</translation>
    </message>
    <message>
        <source>Its own puzzle shows seven digits, and so has many solutions.</source>
        <translation>Sein eigenes Rätsel zeigt sieben Ziffern und hat deshalb viele Lösungen.</translation>
    </message>
    <message>
        <source>The clues are known to come from a list. Do they settle which list it was?</source>
        <translation>Von den Vorgaben weiß man, dass sie aus einer Liste kommen. Legen sie fest, welche es war?</translation>
    </message>
    <message>
        <source>yes, S alone fits</source>
        <translation>ja, nur S passt</translation>
    </message>
    <message>
        <source>no, other lists fit too</source>
        <translation>nein, auch andere Listen passen</translation>
    </message>
    <message>
        <source>No: %1 digits are not seen at all (%2). They can change places in the list, so %3 lists fit.</source>
        <translation>Nein: %1 Ziffern sind gar nicht zu sehen (%2). Sie können in der Liste die Plätze tauschen, also passen %3 Listen.</translation>
    </message>
    <message>
        <source>The question on Stack Exchange asks whether its algorithm always solves such a puzzle in quadratic time. Within the family it does, in a time that grows as the cells of the board do.</source>
        <translation>Die Frage auf Stack Exchange lautet, ob ihr Algorithmus ein solches Rätsel immer in quadratischer Zeit löst. Innerhalb der Familie tut er das, in einer Zeit, die wie die Zahl der Zellen wächst.</translation>
    </message>
    <message>
        <source>Another list gives the other solution that is shown</source>
        <translation>Eine andere Liste ergibt die andere Lösung, die hier steht</translation>
    </message>
    <message>
        <source>No list gives the one other solution that is shown; lists that fit the clues: %1</source>
        <translation>Keine Liste ergibt die eine andere Lösung, die hier steht; Listen, die zu den Vorgaben passen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) with a plus were added</source>
        <translation>
            <numerusform>%n Vorgabe mit Plus kam dazu</numerusform>
            <numerusform>%n Vorgaben mit Plus kamen dazu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with fewer it has several solutions</source>
        <translation>%1; mit weniger hat es mehrere Lösungen</translation>
    </message>
    <message>
        <source>every way</source>
        <translation>alle Arten</translation>
    </message>
    <message>
        <source>the mask of scene 6</source>
        <translation>die Maske aus Szene 6</translation>
    </message>
    <message>
        <source>A few more digits of the board</source>
        <translation>Ein paar Ziffern des Gitters mehr</translation>
    </message>
    <message>
        <source>If there is a second way, this is no proper puzzle yet; one move on, the cells that differ are marked.</source>
        <translation>Gibt es eine zweite Art, ist das noch kein eindeutiges Rätsel; einen Schritt weiter sind die Zellen markiert, in denen sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>In your own words: what does a solver who has never heard of the list have to find out, and what somebody who knows of it?</source>
        <translation>In deinen Worten: Was muss jemand herausfinden, der von der Liste nichts weiß, und was jemand, der sie kennt?</translation>
    </message>
    <message>
        <source>The solver has to find the one board among all that fit the clues, and needs clues that leave one. Who knows of the list needs its places alone: a clue names one, and equal letters have equal digits.</source>
        <translation>Wer nichts weiß, muss unter allen Gittern, die zu den Vorgaben passen, das eine finden und braucht Vorgaben, die nur eines lassen. Wer von der Liste weiß, braucht nur ihre Plätze: Jede Vorgabe nennt einen, und gleiche Buchstaben haben gleiche Ziffern.</translation>
    </message>
    <message>
        <source>Yes: %1 different digits are seen, so every place of S is known. Whether a solver that does not know about the list finds other boards is another question.</source>
        <translation>Ja: %1 verschiedene Ziffern sind zu sehen, also ist jeder Platz von S bekannt. Ob ein Löser, der nichts von der Liste weiß, andere Gitter findet, ist eine andere Frage.</translation>
    </message>
    <message>
        <source>A solution: in %1 cells it is not as the board</source>
        <translation>Eine Lösung: In %1 Zellen ist sie anders als das Gitter</translation>
    </message>
    <message>
        <source>The solution that is shown is a Sudoku with all clues</source>
        <translation>Die gezeigte Lösung ist ein Sudoku mit allen Vorgaben</translation>
    </message>
    <message>
        <source>%1 is a clue: every solution has %2 there.</source>
        <translation>%1 ist eine Vorgabe: Jede Lösung hat dort %2.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tausche</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>wherever no clue stands</source>
        <translation>wo keine Vorgabe steht</translation>
    </message>
    <message>
        <source>cells changed by you</source>
        <translation>Zellen von dir geändert</translation>
    </message>
    <message>
        <source>No solution was found before counting ended.</source>
        <translation>Bis zum Ende des Zählens wurde keine Lösung gefunden.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has a second solution. Build it: type other digits into cells without a bar, which are no clues, or exchange two digits.</source>
        <translation>Das Rätsel hat eine zweite Lösung. Baue sie: Tippe andere Ziffern in Zellen ohne Balken, die keine Vorgaben sind, oder tausche zwei Ziffern.</translation>
    </message>
    <message>
        <source>This board is none of these ways, so there is no second one to build by hand; one move on, one of them is shown, if there is any.</source>
        <translation>Dieses Gitter ist keine davon, also gibt es keine zweite von Hand zu bauen; einen Schritt weiter wird eine von ihnen gezeigt, falls es eine gibt.</translation>
    </message>
    <message>
        <source>So there is none to build by hand.</source>
        <translation>Also ist keine von Hand zu bauen.</translation>
    </message>
    <message>
        <source>marked cells: their digit stands twice in a row, column or box</source>
        <translation>markierte Zellen: Ihre Ziffer steht zweimal in einer Zeile, Spalte oder Block</translation>
    </message>
    <message>
        <source>The board is no Sudoku, so it cannot be the one solution.</source>
        <translation>Das Gitter ist kein Sudoku, also kann es nicht die eine Lösung sein.</translation>
    </message>
    <message>
        <source>This board is none of these ways; the one shown is.</source>
        <translation>Dieses Gitter ist keine davon; die gezeigte ist eine.</translation>
    </message>
    <message>
        <source>If there is a second way, this is no proper puzzle yet: the cells that differ are marked.</source>
        <translation>Gibt es eine zweite Art, ist das noch kein eindeutiges Rätsel: Markiert sind die Zellen, in denen sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>If there was a second way, it takes a few more clues to make a proper puzzle.</source>
        <translation>Gab es eine zweite Art, braucht ein eindeutiges Rätsel ein paar Vorgaben mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n more clue(s) make it proper, and no fewer do</source>
        <translation>
            <numerusform>%n Vorgabe mehr macht es eindeutig, keine reicht nicht</numerusform>
            <numerusform>%n Vorgaben mehr machen es eindeutig, weniger nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clue(s) make it proper; the solver has shown that fewer than %1 never do</source>
        <translation>
            <numerusform>%n Vorgabe mehr macht es eindeutig; weniger als %1 reichen nie, das hat der Löser gezeigt</numerusform>
            <numerusform>%n Vorgaben mehr machen es eindeutig; weniger als %1 reichen nie, das hat der Löser gezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::AgreementScene</name>
    <message>
        <source>Measuring a collection</source>
        <translation>Eine Sammlung wird gemessen</translation>
    </message>
    <message>
        <source>Reading a collection</source>
        <translation>Eine Sammlung wird gelesen</translation>
    </message>
    <message>
        <source>Where both put the puzzles in the same order, the points climb in a line and the rank correlation is 1; at 0 one says nothing of the other.</source>
        <translation>Wo beide die Rätsel gleich ordnen, steigen die Punkte in einer Linie und die Rangkorrelation ist 1; bei 0 sagt das eine nichts über das andere.</translation>
    </message>
    <message>
        <source>Does the one-stage sum say more than the number of blank cells does?</source>
        <translation>Sagt die einstufige Summe mehr als die Zahl der leeren Zellen?</translation>
    </message>
    <message>
        <source>blank cells</source>
        <translation>leere Zellen</translation>
    </message>
    <message>
        <source>sum in one stage</source>
        <translation>Summe in einer Stufe</translation>
    </message>
    <message>
        <source>D in two stages</source>
        <translation>D in zwei Stufen</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>HoDoKus Punkte</translation>
    </message>
    <message>
        <source>hardest technique</source>
        <translation>schwerste Technik</translation>
    </message>
    <message>
        <source>positions of a search</source>
        <translation>Stellungen einer Suche</translation>
    </message>
    <message>
        <source>%1 against %2: rank correlation %3</source>
        <translation>%1 gegen %2: Rangkorrelation %3</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles measured</source>
        <translation>%1 von %2 Rätseln gemessen</translation>
    </message>
    <message>
        <source>; %1 without a score, since the techniques of this program do not finish them, are left out</source>
        <translation>; %1 ohne Punktzahl, weil die Techniken dieses Programms sie nicht zu Ende lösen, sind weggelassen</translation>
    </message>
    <message>
        <source>; %1 lines held no puzzle with one solution</source>
        <translation>; %1 Zeilen enthielten kein Rätsel mit einer einzigen Lösung</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>Gegen:</translation>
    </message>
    <message>
        <source>A file of puzzles…</source>
        <translation>Eine Datei mit Rätseln…</translation>
    </message>
    <message>
        <source>The samples</source>
        <translation>Die Beispiele</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Eine Datei mit Rätseln öffnen</translation>
    </message>
    <message>
        <source>Rank correlation with: %1</source>
        <translation>Rangkorrelation mit: %1</translation>
    </message>
    <message>
        <source>measuring …</source>
        <translation>wird gemessen…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deins</translation>
    </message>
    <message>
        <source>Do they agree?</source>
        <translation>Stimmen sie überein?</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>“%1” holds no puzzle with one solution. The previous collection is kept.</source>
        <translation>„%1“ enthält kein Rätsel mit genau einer Lösung. Die bisherige Sammlung bleibt.</translation>
    </message>
    <message>
        <source>Each point is a puzzle: its place from left to right is one measure, its height another. Click one to see its values.</source>
        <translation>Jeder Punkt ist ein Rätsel: Sein Platz von links nach rechts ist ein Maß, seine Höhe ein anderes. Klick einen an, um seine Werte zu sehen.</translation>
    </message>
    <message>
        <source>Compare counting blank cells, the sum in one stage, and D, which adds what is left after the singles; then choose another collection, since the numbers depend on it.</source>
        <translation>Vergleiche die Zahl der leeren Zellen, die Summe in einer Stufe und D, das dazuzählt, was nach den Singles bleibt; nimm dann eine andere Sammlung, denn davon hängen die Zahlen ab.</translation>
    </message>
    <message>
        <source>clearly more</source>
        <translation>deutlich mehr</translation>
    </message>
    <message>
        <source>about as much</source>
        <translation>etwa gleich viel</translation>
    </message>
    <message>
        <source>clearly less</source>
        <translation>deutlich weniger</translation>
    </message>
    <message>
        <source>Not all puzzles are measured yet.</source>
        <translation>Noch sind nicht alle Rätsel gemessen.</translation>
    </message>
    <message>
        <source>With %1: blank cells %2, the sum in one stage %3, D in two stages %4. These are %5; another collection may say otherwise.</source>
        <translation>Mit „%1“: leere Zellen %2, Summe in einer Stufe %3, D in zwei Stufen %4. Das sind %5; eine andere Sammlung sagt vielleicht anderes.</translation>
    </message>
    <message>
        <source>In your own words: what does it mean that two measures agree?</source>
        <translation>Mit eigenen Worten: Was heißt es, dass zwei Maße übereinstimmen?</translation>
    </message>
    <message>
        <source>22 to 44 clues</source>
        <translation>22 bis 44 Vorgaben</translation>
    </message>
    <message>
        <source>Puzzle:</source>
        <translation>Rätsel:</translation>
    </message>
    <message>
        <source>Take it for all scenes</source>
        <translation>Für alle Szenen nehmen</translation>
    </message>
    <message>
        <source>Puzzle %1: %2 %3, %4 %5</source>
        <translation>Rätsel %1: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 puzzles of 22 to 44 clues, made by this program with no level asked for</source>
        <translation>%1 Rätsel mit 22 bis 44 Vorgaben, von diesem Programm ohne Wunsch nach einer Stufe gemacht</translation>
    </message>
    <message>
        <source>%1 of the program&apos;s samples, chosen by level and technique</source>
        <translation>%1 Beispiele des Programms, nach Stufe und Technik gewählt</translation>
    </message>
    <message>
        <source>%1 puzzles of %2</source>
        <translation>%1 Rätsel aus %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 Vorgaben</translation>
    </message>
    <message>
        <source>Each point is a puzzle</source>
        <translation>Jeder Punkt ist ein Rätsel</translation>
    </message>
    <message>
        <source>Both put the puzzles in nearly the same order: what one calls harder, the other mostly calls harder as well. Their numbers need not be alike.</source>
        <translation>Beide bringen die Rätsel fast in dieselbe Reihenfolge: Was das eine schwerer nennt, nennt meist auch das andere schwerer. Ihre Zahlen müssen sich nicht gleichen.</translation>
    </message>
    <message>
        <source>Puzzles:</source>
        <translation>Rätsel:</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two numbers</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>Click two points where the measures disagree: one puzzle is the harder by %1, the other by %2.</source>
        <translation>Klicke zwei Punkte an, bei denen sich die Maße widersprechen: Ein Rätsel ist schwerer nach „%1“, das andere nach „%2“.</translation>
    </message>
    <message>
        <source>The line between them falls: the measures disagree about these two.</source>
        <translation>Die Linie zwischen ihnen fällt: Bei diesen beiden widersprechen sich die Maße.</translation>
    </message>
    <message>
        <source>The line between them rises: the measures agree about these two.</source>
        <translation>Die Linie zwischen ihnen steigt: Bei diesen beiden stimmen die Maße überein.</translation>
    </message>
    <message>
        <source>Where two puzzles are alike by a measure, it puts them in no order.</source>
        <translation>Wo zwei Rätsel nach einem Maß gleich sind, ordnet es sie nicht.</translation>
    </message>
    <message>
        <source>by %1 both are alike (%2)</source>
        <translation>nach „%1“ sind beide gleich (%2)</translation>
    </message>
    <message>
        <source>by %1 puzzle %2 is the harder (%3, the other %4)</source>
        <translation>nach „%1“ ist Rätsel %2 das schwerere (%3, das andere %4)</translation>
    </message>
    <message>
        <source>Each point is a puzzle: its place from left to right is one measure, its height another.</source>
        <translation>Jeder Punkt ist ein Rätsel: Von links nach rechts zählt das eine Maß, nach oben das andere.</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::BottleneckScene</name>
    <message>
        <source>Before each step of the path, count the different moves that are open: ringed cells can be filled at once, and the rest takes candidates away.</source>
        <translation>Zähle vor jedem Schritt des Weges die verschiedenen Züge, die offen sind: umrandete Zellen lassen sich sofort füllen, der Rest nimmt Kandidaten weg.</translation>
    </message>
    <message>
        <source>Where many are open, anyone finds one; where one alone is open, a solver gets stuck.</source>
        <translation>Wo viele offen sind, findet jeder einen; wo nur einer offen ist, bleibt man stecken.</translation>
    </message>
    <message>
        <source>ten moves</source>
        <translation>zehn Züge</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>ein Zug</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Here the techniques of this program end.</source>
        <translation>Hier enden die Techniken dieses Programms.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3. Open moves are counted.</source>
        <translation>Schritt %1 von %2: %3. Offene Züge werden gezählt.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3. Open: %4 that fill a cell, %5 that take candidates away.</source>
        <translation>Schritt %1 von %2: %3. Offen: %4, die eine Zelle füllen, %5, die Kandidaten wegnehmen.</translation>
    </message>
    <message>
        <source>steps of the path</source>
        <translation>Schritte des Weges</translation>
    </message>
    <message>
        <source>open moves</source>
        <translation>offene Züge</translation>
    </message>
    <message>
        <source>counting: %1 of %2</source>
        <translation>gezählt: %1 von %2</translation>
    </message>
    <message>
        <source>fill a cell</source>
        <translation>Zelle füllen</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>wegnehmen</translation>
    </message>
    <message>
        <source>narrowest</source>
        <translation>engste Stelle</translation>
    </message>
    <message>
        <source>The bottleneck</source>
        <translation>Der Flaschenhals</translation>
    </message>
    <message>
        <source>The narrowest point is the bottleneck. It is looked for while some blank cell cannot be filled yet: at the end few moves are left in every puzzle, and nobody is stuck.</source>
        <translation>Die engste Stelle ist der Flaschenhals. Gesucht wird sie, solange eine leere Zelle noch nicht gefüllt werden kann: am Ende sind in jedem Rätsel wenige Züge übrig, und niemand steckt fest.</translation>
    </message>
    <message>
        <source>Guess what makes a solver stick before you read on.</source>
        <translation>Rate, woran man beim Lösen hängen bleibt, bevor du weiterliest.</translation>
    </message>
    <message>
        <source>The one: that move must be found.</source>
        <translation>Das mit dem einen: Diesen Zug muss man finden.</translation>
    </message>
    <message>
        <source>The text behind Puzzles backwards also looks at the easiest open move alone. That is an easy one nearly everywhere and tells little, so the whole path is looked at here.</source>
        <translation>Der Text hinter „Rückwärts erzeugen“ sieht auch nur den leichtesten offenen Zug an. Der ist fast überall leicht und sagt wenig, deshalb geht es hier um den ganzen Weg.</translation>
    </message>
    <message>
        <source>ringed cells can be filled at once</source>
        <translation>umrandete Zellen lassen sich sofort füllen</translation>
    </message>
    <message>
        <source>the rest takes candidates away</source>
        <translation>der Rest nimmt Kandidaten weg</translation>
    </message>
    <message>
        <source>narrowest point</source>
        <translation>engste Stelle</translation>
    </message>
    <message>
        <source>In your own words: where would you get stuck, and why there?</source>
        <translation>Mit eigenen Worten: Wo würdest du stecken bleiben, und warum dort?</translation>
    </message>
    <message>
        <source>Nowhere: at each step every blank cell can be filled, so there is always a move to be found.</source>
        <translation>Nirgends: Bei jedem Schritt lässt sich jede leere Zelle füllen, es gibt also immer einen Zug zu finden.</translation>
    </message>
    <message>
        <source>dots: 1 to 9 by place</source>
        <translation>Punkte: 1 bis 9 nach Platz</translation>
    </message>
    <message>
        <source>Two puzzles need the same techniques; one has ten moves open at each step, the other only one move. Which is harder?</source>
        <translation>Zwei Rätsel brauchen dieselben Techniken; beim einen sind bei jedem Schritt zehn Züge offen, beim anderen nur ein einziger. Welches ist schwerer?</translation>
    </message>
    <message>
        <source>Fewest open moves: %1, at step %2 of %3 alone</source>
        <translation>Am wenigsten offene Züge: %1, nur bei Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Fewest open moves: %1, at %2 of the %3 steps; the first of them is step %4</source>
        <translation>Am wenigsten offene Züge: %1, bei %2 der %3 Schritte; der erste davon ist Schritt %4</translation>
    </message>
    <message>
        <source>At step %1, where the fewest moves are open (%2): without finding one of them nothing goes on.</source>
        <translation>Bei Schritt %1, wo die wenigsten Züge offen sind (%2): Ohne einen von ihnen zu finden, geht nichts weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Each blank cell can be filled at each of the %n step(s): nobody gets stuck</source>
        <translation>
            <numerusform>Bei dem %n Schritt kann jede leere Zelle gefüllt werden: niemand bleibt stecken</numerusform>
            <numerusform>Bei jedem der %n Schritte kann jede leere Zelle gefüllt werden: niemand bleibt stecken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::ChangeScene</name>
    <message>
        <source>Measuring the puzzle</source>
        <translation>Das Rätsel wird gemessen</translation>
    </message>
    <message>
        <source>Measuring the changed puzzle</source>
        <translation>Das geänderte Rätsel wird gemessen</translation>
    </message>
    <message>
        <source>Click a clue to take it away, or a blank cell to add its digit from the solution; typing a digit puts another one there.</source>
        <translation>Klicke auf eine Vorgabe, um sie wegzunehmen, oder auf eine leere Zelle, um ihre Ziffer aus der Lösung dazuzutun; eine getippte Ziffer setzt eine andere.</translation>
    </message>
    <message>
        <source>When more than one solution is left it is no puzzle any more, and its difficulty means nothing: the marked cells could be several digits.</source>
        <translation>Bleibt mehr als eine Lösung, ist es kein Rätsel mehr, und seine Schwierigkeit bedeutet nichts: In den markierten Zellen könnten mehrere Ziffern stehen.</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>at least %1 solutions</source>
        <translation>mindestens %1 Lösungen</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 Lösungen</translation>
    </message>
    <message>
        <source>%1 clues; measuring</source>
        <translation>%1 Vorgaben; wird gemessen</translation>
    </message>
    <message>
        <source>%1 clues, %2</source>
        <translation>%1 Vorgaben, %2</translation>
    </message>
    <message>
        <source>Still a puzzle: one solution</source>
        <translation>Noch ein Rätsel: eine Lösung</translation>
    </message>
    <message>
        <source>No longer a puzzle: %1</source>
        <translation>Kein Rätsel mehr: %1</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Take it for all scenes</source>
        <translation>Für alle Szenen nehmen</translation>
    </message>
    <message>
        <source>%1 is blank; a click puts %2 there</source>
        <translation>%1 ist leer; ein Klick setzt dort die %2</translation>
    </message>
    <message>
        <source>%1 is a clue; a click takes it away</source>
        <translation>%1 ist eine Vorgabe; ein Klick nimmt sie weg</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>sum at the start</source>
        <translation>Summe am Anfang</translation>
    </message>
    <message>
        <source>D in two stages</source>
        <translation>D in zwei Stufen</translation>
    </message>
    <message>
        <source>hardest technique</source>
        <translation>schwerste Technik</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>fewest open moves</source>
        <translation>wenigste offene Züge</translation>
    </message>
    <message>
        <source>positions of a search</source>
        <translation>Stellungen einer Suche</translation>
    </message>
    <message>
        <source>One clue more or less</source>
        <translation>Eine Vorgabe mehr oder weniger</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>With how few clues can a Sudoku still have one solution?</source>
        <translation>Mit wie wenigen Vorgaben kann ein Sudoku noch genau eine Lösung haben?</translation>
    </message>
    <message>
        <source>%1: it was proved in 2012, by searching all grids, that no puzzle with 16 clues has one solution. Yours has %2 clues.</source>
        <translation>%1: 2012 wurde durch Absuchen aller Gitter bewiesen, dass kein Rätsel mit 16 Vorgaben genau eine Lösung hat. Deines hat %2 Vorgaben.</translation>
    </message>
    <message>
        <source>It says that a Sudoku can go down to about sixteen clues. Its own puzzles go down to eight, which rules beyond the plain ones alone allow.</source>
        <translation>Dort heißt es, ein Sudoku komme mit etwa sechzehn Vorgaben aus. Seine eigenen Rätsel haben bis hinab zu acht, was nur zusätzliche Regeln erlauben.</translation>
    </message>
    <message>
        <source>%1 and %2 would both hold %3. The board is kept.</source>
        <translation>%1 und %2 hätten beide die %3. Das Gitter bleibt.</translation>
    </message>
    <message>
        <source>In your own words: why can one clue matter more than another?</source>
        <translation>Mit eigenen Worten: Warum kann eine Vorgabe mehr zählen als eine andere?</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Taking each clue away</source>
        <translation>Jede Vorgabe wird weggenommen</translation>
    </message>
    <message>
        <source>Which clue matters most? Of those that can go while one solution is left, click the one whose loss you expect to change D most.</source>
        <translation>Welche Vorgabe ist die wichtigste? Klicke von denen, die wegbleiben können, ohne dass eine zweite Lösung entsteht, die an, deren Verlust D am meisten ändern dürfte.</translation>
    </message>
    <message>
        <source>Each clue is taken away in turn.</source>
        <translation>Jede Vorgabe wird der Reihe nach weggenommen.</translation>
    </message>
    <message>
        <source>Without the %1 in %2 more than one solution is left, and so it is with each of the %3 clues: none can go.</source>
        <translation>Ohne die %1 in %2 bleibt mehr als eine Lösung, und so ist es bei jeder der %3 Vorgaben: Keine kann weg.</translation>
    </message>
    <message>
        <source>Without the %1 in %2 more than one solution is left: the ringed cells could be several digits, and D means nothing.</source>
        <translation>Ohne die %1 in %2 bleibt mehr als eine Lösung: In den umrandeten Zellen könnten mehrere Ziffern stehen, und D sagt nichts.</translation>
    </message>
    <message>
        <source>Without the %1 in %2 D goes from %3 to %4.</source>
        <translation>Ohne die %1 in %2 geht D von %3 auf %4.</translation>
    </message>
    <message>
        <source>Right: no other clue that can go changes it more.</source>
        <translation>Richtig: Keine andere, die wegkann, ändert es stärker.</translation>
    </message>
    <message>
        <source>Another clue that can go changes it more.</source>
        <translation>Eine andere, die wegkann, ändert es stärker.</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>D before</source>
        <translation>D vorher</translation>
    </message>
    <message>
        <source>D without it</source>
        <translation>D ohne sie</translation>
    </message>
    <message>
        <source>Click a clue</source>
        <translation>Klicke auf eine Vorgabe</translation>
    </message>
    <message>
        <source>a blank cell</source>
        <translation>eine leere Zelle</translation>
    </message>
    <message>
        <source>Without one clue a second solution comes up, so it is needed. Another only says what follows from the rest anyway; it saves steps, and some save more than others.</source>
        <translation>Ohne die eine Vorgabe entsteht eine zweite Lösung, sie ist also nötig. Eine andere sagt nur, was ohnehin aus dem Rest folgt; sie spart Schritte, und manche sparen mehr als andere.</translation>
    </message>
    <message>
        <source>Find a clue that can go: click one that the others seem to make up for. One solution must be left.</source>
        <translation>Eine Vorgabe finden, die wegfallen kann: eine anklicken, die von den anderen ersetzt zu werden scheint. Eine Lösung muss bleiben.</translation>
    </message>
    <message>
        <source>Right: one solution is left.</source>
        <translation>Richtig: Es bleibt eine Lösung.</translation>
    </message>
    <message>
        <source>Look for:</source>
        <translation>Gesucht:</translation>
    </message>
    <message>
        <source>a clue that can go</source>
        <translation>eine Vorgabe, die wegfallen kann</translation>
    </message>
    <message>
        <source>the clue that matters most</source>
        <translation>die wichtigste Vorgabe</translation>
    </message>
    <message>
        <source>Adding a clue usually makes a puzzle easier and taking one away harder; by how much depends on the clue.</source>
        <translation>Eine Vorgabe mehr macht ein Rätsel meist leichter, eine weniger meist schwerer; um wie viel, hängt von der Vorgabe ab.</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::DifficultyLab</name>
    <message>
        <source>Counting open moves</source>
        <translation>Offene Züge werden gezählt</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::HeatScene</name>
    <message>
        <source>A candidate of a blank cell is a digit that no cell of its row, column or box holds yet; the hotter the cell, the more it has.</source>
        <translation>Ein Kandidat einer leeren Zelle ist eine Ziffer, die in ihrer Zeile, Spalte und ihrem Block noch fehlt; je heißer die Zelle, desto mehr hat sie.</translation>
    </message>
    <message>
        <source>Change the weights: the sum over all blank cells is a first measure of difficulty.</source>
        <translation>Ändere die Gewichte: Die Summe über alle leeren Zellen ist ein erstes Maß der Schwierigkeit.</translation>
    </message>
    <message>
        <source>How many blank cells have a single candidate?</source>
        <translation>Wie viele leere Zellen haben einen einzigen Kandidaten?</translation>
    </message>
    <message>
        <source>%1 clues, %2 blank cells</source>
        <translation>%1 Vorgaben, %2 leere Zellen</translation>
    </message>
    <message>
        <source>%1 candidates together</source>
        <translation>%1 Kandidaten zusammen</translation>
    </message>
    <message>
        <source>Each cell weighs what its number of candidates says.</source>
        <translation>Jede Zelle wiegt, was die Zahl ihrer Kandidaten sagt.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>Zusammen: %1</translation>
    </message>
    <message>
        <source>Added cell by cell: %1, as in the table</source>
        <translation>Zelle für Zelle addiert: %1, wie in der Tabelle</translation>
    </message>
    <message>
        <source>Formula:</source>
        <translation>Formel:</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>w(1) to w(9):</source>
        <translation>w(1) bis w(9):</translation>
    </message>
    <message>
        <source>%1 can be %2</source>
        <translation>%1 kann %2 sein</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Candidates as heat</source>
        <translation>Kandidaten als Wärme</translation>
    </message>
    <message>
        <source>A cell with one candidate should weigh very little and one with nine very much; how much each weighs is yours to choose, and no number is the only right one.</source>
        <translation>Eine Zelle mit einem Kandidaten soll sehr wenig wiegen und eine mit neun sehr viel; wie viel jede wiegt, wählst du, und keine Zahl ist die einzig richtige.</translation>
    </message>
    <message>
        <source>%1: cells where the clues of row, column and box leave one digit.</source>
        <translation>%1: Zellen, denen die Vorgaben von Zeile, Spalte und Block eine Ziffer lassen.</translation>
    </message>
    <message>
        <source>It prints no weights, so the numbers here are ours.</source>
        <translation>Er nennt keine Gewichte, die Zahlen hier sind unsere.</translation>
    </message>
    <message>
        <source>It says “the possible digits”; taken literally each cell would have just one, since there is only one solution. It must mean what the clues leave at first sight.</source>
        <translation>Er sagt „die möglichen Ziffern“; wörtlich hätte jede Zelle nur eine, da es nur eine Lösung gibt. Gemeint sein muss, was die Vorgaben auf den ersten Blick lassen.</translation>
    </message>
    <message>
        <source>A cell with one candidate</source>
        <translation>Eine Zelle mit einem Kandidaten</translation>
    </message>
    <message>
        <source>one with nine</source>
        <translation>eine mit neun</translation>
    </message>
    <message>
        <source>Before you see the heat: which blank cell can be the most digits? Click it.</source>
        <translation>Bevor du die Wärme siehst: In welcher leeren Zelle sind die meisten Ziffern möglich? Klicke sie an.</translation>
    </message>
    <message>
        <source>Right: %1 can be %2, and no cell can be more.</source>
        <translation>Richtig: In %1 ist %2 möglich, und in keiner Zelle mehr.</translation>
    </message>
    <message>
        <source>%1 can only be %2: the ringed cells hold the other digits. Another cell can be more.</source>
        <translation>In %1 ist nur %2 möglich: Die anderen Ziffern stehen in den umrandeten Zellen. In einer anderen Zelle ist mehr möglich.</translation>
    </message>
    <message>
        <source>left for %1</source>
        <translation>bleibt für %1</translation>
    </message>
    <message>
        <source>In your own words: which cells can still be many digits, and what does that tell of the puzzle?</source>
        <translation>In deinen Worten: Welche Zellen können noch viele Ziffern sein, und was sagt das über das Rätsel?</translation>
    </message>
    <message>
        <source>Those with few clues in their row, column and box. The more of them there are, the less the clues give away at once.</source>
        <translation>Die mit wenigen Vorgaben in Zeile, Spalte und Block. Je mehr es davon gibt, desto weniger verraten die Vorgaben sofort.</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::ScalesScene</name>
    <message>
        <source>HoDoKu, a well-known program, gives every technique a score and a level; a puzzle&apos;s score is the sum over its path.</source>
        <translation>HoDoKu, ein bekanntes Programm, gibt jeder Technik Punkte und eine Stufe; die Punktzahl eines Rätsels ist die Summe über seinen Weg.</translation>
    </message>
    <message>
        <source>The level is that of the hardest step, and it rises where the score passes a line.</source>
        <translation>Die Stufe ist die des schwersten Schritts, und sie steigt, wo die Punkte eine Linie überschreiten.</translation>
    </message>
    <message>
        <source>Sudoku Explainer, the other scale that players quote, rates the hardest step alone.</source>
        <translation>Sudoku Explainer, die andere Skala, die Spieler nennen, bewertet allein den schwersten Schritt.</translation>
    </message>
    <message>
        <source>Which technique adds the most to this puzzle&apos;s score?</source>
        <translation>Welche Technik trägt am meisten zur Punktzahl dieses Rätsels bei?</translation>
    </message>
    <message>
        <source>Score %1, level: %2</source>
        <translation>Punkte %1, Stufe: %2</translation>
    </message>
    <message>
        <source>Score so far %1. Next, for %2: %3</source>
        <translation>Punkte bisher %1. Als Nächstes, für %2: %3</translation>
    </message>
    <message>
        <source>HoDoKu: %1, score %2</source>
        <translation>HoDoKu: %1, Punkte %2</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer: %1</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>HoDoKus Punkte</translation>
    </message>
    <message>
        <source>above %1: %2</source>
        <translation>über %1: %2</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sudoku Explainer</source>
        <translation>Sudoku Explainer</translation>
    </message>
    <message>
        <source>Human scales along the path</source>
        <translation>Menschliche Skalen entlang des Weges</translation>
    </message>
    <message>
        <source>others</source>
        <translation>übrige</translation>
    </message>
    <message>
        <source>In your own words: what does a score tell that a level does not?</source>
        <translation>Mit eigenen Worten: Was sagt eine Punktzahl, das eine Stufe nicht sagt?</translation>
    </message>
    <message>
        <source>%1: used %2 ×, %3 points each, %4 of %5.</source>
        <translation>%1: %2 × benutzt, je %3 Punkte, %4 von %5.</translation>
    </message>
    <message>
        <source>Before you see a score: look at the board and place the puzzle on HoDoKu&apos;s scale. Choose its level.</source>
        <translation>Bevor du Punkte siehst: Schau das Gitter an und ordne das Rätsel auf der Skala von HoDoKu ein. Wähle seine Stufe.</translation>
    </message>
    <message>
        <source>Right: %1, with a score of %2.</source>
        <translation>Richtig: %1, mit %2 Punkten.</translation>
    </message>
    <message>
        <source>%1 is too high: no step of its path is of that level, and the score passes no line up there.</source>
        <translation>%1 ist zu hoch: Kein Schritt des Wegs ist von dieser Stufe, und die Punkte reichen nicht bis dorthin.</translation>
    </message>
    <message>
        <source>%1 is too low: a step is of a higher level, or the score passes the line where this one ends.</source>
        <translation>%1 ist zu niedrig: Ein Schritt ist von höherer Stufe, oder die Punkte übersteigen die Grenze, an der diese endet.</translation>
    </message>
    <message>
        <source>Its level:</source>
        <translation>Seine Stufe:</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>score up to</source>
        <translation>Punkte bis</translation>
    </message>
    <message>
        <source>the hardest step</source>
        <translation>des schwersten Schritts</translation>
    </message>
    <message>
        <source>How much there is to do: every step counts for it, while the level looks at the hardest one. So of two puzzles of the same level one can have twice the score.</source>
        <translation>Wie viel zu tun ist: Jeder Schritt zählt mit, während die Stufe auf den schwersten schaut. Von zwei Rätseln derselben Stufe kann also eines die doppelte Punktzahl haben.</translation>
    </message>
    <message>
        <source>The score adds up the steps of the path, and this path has none. Does a score of 0 say that it is easy?</source>
        <translation>Die Punktzahl zählt die Schritte des Weges zusammen, und dieser Weg hat keinen. Heißt eine Punktzahl von 0, dass das Rätsel leicht ist?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no, it rates nothing</source>
        <translation>nein, sie bewertet nichts</translation>
    </message>
    <message>
        <source>No, it rates nothing: only a path that reaches the solution tells how hard the steps were.</source>
        <translation>Nein, sie bewertet nichts: Erst ein Weg bis zur Lösung sagt, wie schwer die Schritte waren.</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::SingleTurn</name>
    <message>
        <source>Right: %1 can take no other digit than %2.</source>
        <translation>Richtig: %1 kann keine andere Ziffer als %2 haben.</translation>
    </message>
    <message>
        <source>Right: in %1 the %2 has no other place than %3.</source>
        <translation>Richtig: In %1 hat die %2 keinen anderen Platz als %3.</translation>
    </message>
    <message>
        <source>Find a single: a cell that can take one digit only, or a digit with one place left in its row, column or box. Click the cell, then type the digit.</source>
        <translation>Einen Single finden: eine Zelle, die nur eine Ziffer haben kann, oder eine Ziffer, die in Zeile, Spalte oder Block nur noch einen Platz hat. Die Zelle anklicken, dann die Ziffer tippen.</translation>
    </message>
    <message>
        <source>%1 is not settled yet: it can be %2, and in its row, column and box the %3 has other places too. Type the digit again to take it back.</source>
        <translation>%1 steht noch nicht fest: Dort geht %2, und in Zeile, Spalte und Block hat die %3 auch andere Plätze. Die Ziffer noch einmal tippen nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Now look at the narrowest place.</source>
        <translation>Nun zur engsten Stelle.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a digit in a cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Right beside it: %1.</source>
        <translation>Daneben richtig: %1.</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::SinglesScene</name>
    <message>
        <source>A cell with one candidate, or the only place that a row, column or box has left for a digit, is a single: it needs no thought.</source>
        <translation>Eine Zelle mit einem Kandidaten, oder der einzige Platz, den eine Zeile, eine Spalte oder ein Block für eine Ziffer noch hat, ist ein Single: Das geht ohne Nachdenken.</translation>
    </message>
    <message>
        <source>Fill all singles. What is still blank is where thinking begins, and it is weighed again.</source>
        <translation>Fülle alle Singles. Wo dann noch leer ist, beginnt das Denken, und das wird noch einmal gewogen.</translation>
    </message>
    <message>
        <source>Of two puzzles with the same sum at the start, one is solved by singles alone. What is its D?</source>
        <translation>Von zwei Rätseln mit gleicher Summe am Anfang wird eines allein durch Singles gelöst. Wie groß ist sein D?</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>the sum at the start</source>
        <translation>die Summe am Anfang</translation>
    </message>
    <message>
        <source>%1 times the sum</source>
        <translation>%1-mal die Summe</translation>
    </message>
    <message>
        <source>Nothing is left after the singles, so only the first stage counts. Here %1 + %2 × %3 = %4. The factor %2 is a choice, not a law.</source>
        <translation>Nach den Singles bleibt nichts übrig, also zählt nur die erste Stufe. Hier: %1 + %2 × %3 = %4. Der Faktor %2 ist eine Wahl, kein Gesetz.</translation>
    </message>
    <message>
        <source>At the start the blank cells weigh %1.</source>
        <translation>Am Anfang wiegen die leeren Zellen %1.</translation>
    </message>
    <message>
        <source>%1: %2 Left: %3</source>
        <translation>%1: %2 Es bleibt: %3</translation>
    </message>
    <message>
        <source>D = %1 + %2 × %3 = %4</source>
        <translation>D = %1 + %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1 singles, then %2 cells are blank</source>
        <translation>%1 Singles, dann sind %2 Zellen leer</translation>
    </message>
    <message>
        <source>singles filled</source>
        <translation>gefüllte Singles</translation>
    </message>
    <message>
        <source>sum of the weights</source>
        <translation>Summe der Gewichte</translation>
    </message>
    <message>
        <source>Before and after the singles</source>
        <translation>Vor und nach den Singles</translation>
    </message>
    <message>
        <source>D = %1</source>
        <translation>D = %1</translation>
    </message>
    <message>
        <source>D = sum at the start + %1 × sum after the singles. Set another factor and see whether it changes your mind.</source>
        <translation>D = Summe am Anfang + %1 × Summe nach den Singles. Stell einen anderen Faktor ein und sieh, ob du dann anders urteilst.</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>%1 can be %2</source>
        <translation>%1 kann %2 sein</translation>
    </message>
    <message>
        <source>Factor:</source>
        <translation>Faktor:</translation>
    </message>
    <message>
        <source>Right: each was the only candidate of its cell, or had one place left in a row, column or box. The sum fell from %1 to %2.</source>
        <translation>Richtig: Jede war der einzige Kandidat ihrer Zelle oder hatte in einer Zeile, einer Spalte oder einem Block nur noch einen Platz. Die Summe fiel von %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 into %2: a single. %3 to go.</source>
        <translation>%1 in %2: ein Single. Noch %3.</translation>
    </message>
    <message>
        <source>A cell with one candidate</source>
        <translation>Eine Zelle mit einem Kandidaten</translation>
    </message>
    <message>
        <source>still blank</source>
        <translation>dann noch leer</translation>
    </message>
    <message>
        <source>empties the cell</source>
        <translation>leert die Zelle</translation>
    </message>
    <message>
        <source>puts %1 there</source>
        <translation>setzt %1 ein</translation>
    </message>
    <message>
        <source>A click:</source>
        <translation>Ein Klick:</translation>
    </message>
    <message>
        <source>%1 cannot be %2: a %2 stands in its row, column or box already.</source>
        <translation>In %1 geht keine %2: In der Zeile, der Spalte oder dem Block steht schon eine %2.</translation>
    </message>
    <message>
        <source>%1 can be %2, but that is no single: the cell can be %3 as well, and the %2 has other places in its row, its column and its box.</source>
        <translation>In %1 ist %2 möglich, aber das ist kein Single: In der Zelle geht auch %3, und die %2 hat in der Zeile, der Spalte und dem Block noch andere Plätze.</translation>
    </message>
    <message>
        <source>sum at the start</source>
        <translation>Summe am Anfang</translation>
    </message>
    <message>
        <source>sum now</source>
        <translation>Summe jetzt</translation>
    </message>
    <message>
        <source>Singles are easy, so what they leave shows the hard part of a puzzle.</source>
        <translation>Singles sind leicht; was sie übrig lassen, zeigt also den schweren Teil eines Rätsels.</translation>
    </message>
    <message>
        <source>Here they leave nothing.</source>
        <translation>Hier lassen sie nichts übrig.</translation>
    </message>
    <message numerus="yes">
        <source>Here they leave %n cell(s).</source>
        <translation>
            <numerusform>Hier lassen sie %n Zelle übrig.</numerusform>
            <numerusform>Hier lassen sie %n Zellen übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your own words: to tell how hard a puzzle is, why look at what the singles leave?</source>
        <translation>In deinen Worten: Warum sieht man sich an, was die Singles übrig lassen, wenn man wissen will, wie schwer ein Rätsel ist?</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n single(s) by hand: click a cell and type its digit. A number is how many candidates the cell has.</source>
        <translation>
            <numerusform>Fülle %n Single von Hand: Klicke eine Zelle an und tippe ihre Ziffer. Die Zahlen sagen, wie viele Kandidaten eine Zelle hat.</numerusform>
            <numerusform>Fülle %n Singles von Hand: Klicke eine Zelle an und tippe ihre Ziffer. Die Zahlen sagen, wie viele Kandidaten eine Zelle hat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::StrikeTurn</name>
    <message>
        <source>No move that this puzzle asks for takes the %1 from %2 yet. Type %1 in %2 again to put it back, and look for another.</source>
        <translation>Kein Zug, den dieses Rätsel verlangt, nimmt die %1 schon aus %2 weg. %1 in %2 noch einmal tippen legt sie zurück; dann einen anderen Zug suchen.</translation>
    </message>
    <message>
        <source>What you struck before is still wrong: no move that this puzzle asks for takes the %1 from %2 yet. Type %1 in %2 again to put it back.</source>
        <translation>Was vorher gestrichen wurde, ist noch falsch: Kein Zug, den dieses Rätsel verlangt, nimmt die %1 schon aus %2 weg. %1 in %2 noch einmal tippen legt sie zurück.</translation>
    </message>
    <message>
        <source>Right beside it: %1.</source>
        <translation>Daneben richtig: %1.</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit goes; its cell</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Right: a move takes %1 from %2. Its technique is named once you have answered the question above.</source>
        <translation>Richtig: Ein Zug nimmt %1 aus %2 weg. Die Technik wird genannt, sobald die Frage oben beantwortet ist.</translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::WhyScene</name>
    <message>
        <source>Taking each clue away</source>
        <translation>Jede Vorgabe wird einmal weggenommen</translation>
    </message>
    <message>
        <source>Why is this hard?</source>
        <translation>Warum ist das schwer?</translation>
    </message>
    <message>
        <source>The board stands where this puzzle is narrowest: look for a move there before you go on.</source>
        <translation>Das Gitter steht, wo dieses Rätsel am engsten ist: Such dort einen Zug, bevor du weitergehst.</translation>
    </message>
    <message>
        <source>A puzzle is as hard as its hardest moment, and that is where few moves are open, or only ones that few people know.</source>
        <translation>Ein Rätsel ist so schwer wie sein schwerster Moment, und der ist dort, wo wenige Züge offen sind oder nur solche, die wenige kennen.</translation>
    </message>
    <message>
        <source>What is the hardest technique that this puzzle asks for?</source>
        <translation>Was ist die schwerste Technik, die dieses Rätsel verlangt?</translation>
    </message>
    <message>
        <source>Find one: click a cell, then type the candidate that a move takes away there, or the digit that it fills in.</source>
        <translation>Finde einen: Klick eine Zelle an und tipp den Kandidaten, den ein Zug dort wegnimmt, oder die Ziffer, die er einträgt.</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>%1 has no candidate %2.</source>
        <translation>%1 hat keinen Kandidaten %2.</translation>
    </message>
    <message>
        <source>chooses the cell</source>
        <translation>wählt die Zelle</translation>
    </message>
    <message>
        <source>strikes %1</source>
        <translation>streicht %1</translation>
    </message>
    <message>
        <source>A click:</source>
        <translation>Ein Klick:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 can be %2</source>
        <translation>%1 kann %2 sein</translation>
    </message>
    <message>
        <source>Without the %1 in %2: D %3</source>
        <translation>Ohne die %1 in %2: D %3</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>In your own words: what makes this puzzle hard for you?</source>
        <translation>Mit eigenen Worten: Was macht dieses Rätsel für dich schwer?</translation>
    </message>
    <message>
        <source>counting: %1 of %2</source>
        <translation>gezählt: %1 von %2</translation>
    </message>
    <message>
        <source>clues taken away: %1 of %2</source>
        <translation>Vorgaben weggenommen: %1 von %2</translation>
    </message>
    <message>
        <source>The map of the clues was stopped.</source>
        <translation>Die Karte der Vorgaben wurde angehalten.</translation>
    </message>
    <message>
        <source>The %1 in %2 matters most: without it D goes from %3 to %4.</source>
        <translation>Die %1 in %2 zählt am meisten: Ohne sie geht D von %3 auf %4.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>hardest technique</source>
        <translation>schwerste Technik</translation>
    </message>
    <message>
        <source>steps that fill nothing</source>
        <translation>Schritte, die nichts füllen</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a digit in a cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Go on to take each clue away. Where more than one solution is left, the clue is needed; of the others, the clue that matters most changes the sum D most.</source>
        <translation>Geh weiter, um jede Vorgabe einmal wegzunehmen. Bleibt mehr als eine Lösung, so braucht man sie; von den anderen ändert die wichtigste Vorgabe die Summe D am meisten.</translation>
    </message>
    <message>
        <source>the clue that matters most</source>
        <translation>die wichtigste Vorgabe</translation>
    </message>
    <message>
        <source>Without the %1 in %2: more than one solution</source>
        <translation>Ohne die %1 in %2: mehr als eine Lösung</translation>
    </message>
    <message>
        <source>Each of the %1 clues is needed: without any one of them more than one solution is left.</source>
        <translation>Jede der %1 Vorgaben wird gebraucht: Fehlt eine davon, bleibt mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>Dotted: without it more than one solution is left, so D would mean nothing.</source>
        <translation>Gepunktet: Ohne sie bleibt mehr als eine Lösung, also sagte D nichts.</translation>
    </message>
    <message>
        <source>The warmer a clue, the more D changes without it. Dotted: without it more than one solution is left, so D would mean nothing.</source>
        <translation>Je wärmer eine Vorgabe, desto mehr ändert sich D ohne sie. Gepunktet: Ohne sie bleibt mehr als eine Lösung, also sagte D nichts.</translation>
    </message>
    <message>
        <source>Dots are candidates: 1 at the top left, 9 at the bottom right.</source>
        <translation>Punkte sind Kandidaten: 1 links oben, 9 rechts unten.</translation>
    </message>
    <message>
        <source>The small digits are the candidates: what each blank cell can still be after the steps so far. Look for moves: a cell with one candidate, a digit with one place left in a row, column or box, or anything harder that you know. Each fills a cell or strikes candidates.</source>
        <translation>Die kleinen Ziffern sind die Kandidaten: was jede leere Zelle nach den bisherigen Schritten noch sein kann. Suche Züge: eine Zelle mit einem Kandidaten, eine Ziffer mit nur einem Platz in einer Zeile, einer Spalte oder einem Block, oder etwas Schwereres, das du kennst. Jeder füllt eine Zelle oder streicht Kandidaten.</translation>
    </message>
    <message>
        <source>How many moves did you find? Is this place hard, and why?</source>
        <translation>Wie viele Züge hast du gefunden? Ist diese Stelle schwer, und warum?</translation>
    </message>
    <message>
        <source>The board stands where the first cell can be filled: find one before you look where it is narrowest.</source>
        <translation>Das Gitter steht dort, wo sich die erste Zelle füllen lässt: erst eine finden, dann dort suchen, wo es am engsten ist.</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>Zu sehen:</translation>
    </message>
    <message>
        <source>an easy place first</source>
        <translation>erst eine leichte Stelle</translation>
    </message>
    <message>
        <source>the narrowest place</source>
        <translation>die engste Stelle</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>schreibt %1</translation>
    </message>
    <message>
        <source>The board at the start</source>
        <translation>Das Gitter am Anfang</translation>
    </message>
    <message>
        <source>The board after %1 of %2 steps</source>
        <translation>Das Gitter nach %1 von %2 Schritten</translation>
    </message>
    <message>
        <source>At step %1 of %2 the techniques that this puzzle needs have only one move open.</source>
        <translation>Bei Schritt %1 von %2 haben die Techniken, die dieses Rätsel braucht, nur einen Zug offen.</translation>
    </message>
    <message>
        <source>At step %1 of %2 the techniques that this puzzle needs have only %3 moves open.</source>
        <translation>Bei Schritt %1 von %2 haben die Techniken, die dieses Rätsel braucht, nur %3 Züge offen.</translation>
    </message>
    <message>
        <source>At step %1 of %2 the techniques that it needs have only %3 moves open; the easiest of them is %4.</source>
        <translation>Bei Schritt %1 von %2 haben die Techniken, die es braucht, nur %3 Züge offen; der leichteste ist %4.</translation>
    </message>
    <message>
        <source>%1: at some step nothing easier is left to be found.</source>
        <translation>%1: An einer Stelle ist nichts Leichteres mehr zu finden.</translation>
    </message>
    <message>
        <source>A step that takes me long to find, or a technique that I do not know yet.</source>
        <translation>Ein Schritt, nach dem ich lange suche, oder eine Technik, die ich noch nicht kenne.</translation>
    </message>
    <message>
        <source>The board stands where the techniques of this program end: none of them finds a move there.</source>
        <translation>Das Gitter zeigt, wo die Techniken dieses Programms enden: Keine findet dort einen Zug.</translation>
    </message>
    <message>
        <source>The board stands at its start until the open moves are counted.</source>
        <translation>Das Gitter zeigt den Anfang, bis die offenen Züge gezählt sind.</translation>
    </message>
    <message>
        <source>The board stands at its start: there, as at every step, each blank cell can be filled.</source>
        <translation>Das Gitter zeigt den Anfang: Dort wie bei jedem Schritt lässt sich jede leere Zelle füllen.</translation>
    </message>
    <message>
        <source>Every cell holds a clue. What makes a puzzle of this board?</source>
        <translation>In jeder Zelle steht eine Vorgabe. Was macht aus diesem Gitter ein Rätsel?</translation>
    </message>
    <message>
        <source>taking clues away</source>
        <translation>Vorgaben wegnehmen</translation>
    </message>
    <message>
        <source>changing a digit</source>
        <translation>eine Ziffer ändern</translation>
    </message>
    <message>
        <source>exchanging two rows</source>
        <translation>zwei Zeilen tauschen</translation>
    </message>
    <message>
        <source>Taking clues away: it is a puzzle as long as one solution is left.</source>
        <translation>Vorgaben wegnehmen: Es ist ein Rätsel, solange nur eine Lösung bleibt.</translation>
    </message>
    <message>
        <source>No technique of this program finds a first step here. What is left to a solver?</source>
        <translation>Keine Technik dieses Programms findet hier einen ersten Schritt. Was bleibt einem Löser übrig?</translation>
    </message>
    <message>
        <source>to try a digit and see where it leads</source>
        <translation>eine Ziffer probieren und sehen, wohin sie führt</translation>
    </message>
    <message>
        <source>nothing: it has no solution</source>
        <translation>nichts: Es hat keine Lösung</translation>
    </message>
    <message>
        <source>nothing: it has many solutions</source>
        <translation>nichts: Es hat viele Lösungen</translation>
    </message>
    <message>
        <source>To try a digit and see where it leads: its one solution is found that way.</source>
        <translation>Eine Ziffer probieren und sehen, wohin sie führt: So findet man die eine Lösung.</translation>
    </message>
    <message>
        <source>It is narrowest at step %1 of %2, where the techniques that it needs have only one move open: %3.</source>
        <translation>Am engsten ist es bei Schritt %1 von %2, wo den Techniken, die es braucht, nur ein Zug offen steht: %3.</translation>
    </message>
    <message>
        <source>All of these can be filled in: %1.</source>
        <translation>Alle diese lassen sich eintragen: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step; its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) the techniques of this program end.</source>
        <translation>
            <numerusform>Nach %n Schritt enden die Techniken dieses Programms.</numerusform>
            <numerusform>Nach %n Schritten enden die Techniken dieses Programms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At each of the %n step(s) every blank cell can be filled at once.</source>
        <translation>
            <numerusform>Bei dem %n Schritt kann jede leere Zelle sofort gefüllt werden.</numerusform>
            <numerusform>Bei jedem der %n Schritte kann jede leere Zelle sofort gefüllt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is beyond this program: after %n step(s) none of its techniques finds another move.</source>
        <translation>
            <numerusform>Es geht über dieses Programm hinaus: Nach %n Schritt findet keine seiner Techniken einen weiteren Zug.</numerusform>
            <numerusform>Es geht über dieses Programm hinaus: Nach %n Schritten findet keine seiner Techniken einen weiteren Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not hard: at each of the %n step(s) every blank cell can be filled at once.</source>
        <translation>
            <numerusform>Es ist nicht schwer: Bei dem %n Schritt kann jede leere Zelle sofort gefüllt werden.</numerusform>
            <numerusform>Es ist nicht schwer: Bei jedem der %n Schritte kann jede leere Zelle sofort gefüllt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::ChildrenScene</name>
    <message>
        <source>Level %1: %2 parents, %3 children</source>
        <translation>Tiefe %1: %2 Eltern, %3 Kinder</translation>
    </message>
    <message>
        <source>%1: %2 of %3 children are good</source>
        <translation>%1: %2 von %3 Kindern sind gut</translation>
    </message>
    <message>
        <source>The methods solve each of the %1 children</source>
        <translation>Die Methoden lösen jedes der %1 Kinder</translation>
    </message>
    <message>
        <source>After step:</source>
        <translation>Nach Schritt:</translation>
    </message>
    <message>
        <source>children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>What makes a good child</source>
        <translation>Was ein gutes Kind ausmacht</translation>
    </message>
    <message>
        <source>section 5.2</source>
        <translation>Abschnitt 5.2</translation>
    </message>
    <message>
        <source>Its program accepts a child as soon as one method passes; the sentence before it wants all methods.</source>
        <translation>Sein Programm nimmt ein Kind, sobald eine Methode besteht; der Satz davor verlangt alle Methoden.</translation>
    </message>
    <message>
        <source>In your own words: what are a parent and a child of a board?</source>
        <translation>Mit eigenen Worten: Was ist ein Elter, was ist ein Kind eines Gitters?</translation>
    </message>
    <message>
        <source>one method says yes</source>
        <translation>eine Methode sagt ja</translation>
    </message>
    <message>
        <source>all methods say yes</source>
        <translation>alle Methoden sagen ja</translation>
    </message>
    <message>
        <source>A child of this board is the board with one mark more; a parent has one fewer. Boxed are the marks that could come next.</source>
        <translation>Ein Kind dieses Gitters ist das Gitter mit einer Marke mehr; ein Elter hat eine weniger. Umrandet sind die Marken, die als Nächstes kommen könnten.</translation>
    </message>
    <message>
        <source>A child is good if the methods can still solve it. The search may go on with good children alone, so it needs a test.</source>
        <translation>Ein Kind ist gut, wenn die Methoden es noch lösen können. Die Suche darf nur mit guten Kindern weitergehen, also braucht sie eine Prüfung.</translation>
    </message>
    <message>
        <source>One is simple: if one step forward leads from the child back to this board, the methods can go on from there and solve it.</source>
        <translation>Eine ist einfach: Führt ein Schritt vorwärts vom Kind zu diesem Gitter zurück, so können die Methoden es von dort aus weiter lösen.</translation>
    </message>
    <message>
        <source>A test asks each of the five methods about a child, and takes it as soon as one says yes. How many of the %1 children does that turn away?</source>
        <translation>Eine Prüfung fragt jede der fünf Methoden nach einem Kind und nimmt es, sobald eine Ja sagt. Wie viele der %1 Kinder weist das ab?</translation>
    </message>
    <message>
        <source>It looks for the parents of a child among the parents of the board, which have one mark fewer, so none is there. Among the board and its good children some are.</source>
        <translation>Er sucht die Eltern eines Kindes unter den Eltern des Gitters, die eine Marke weniger haben; dort ist also keiner. Beim Gitter selbst und seinen guten Kindern sind welche.</translation>
    </message>
    <message>
        <source>If each step forward must lead to this board or another good child, %1 pass</source>
        <translation>Muss jeder Schritt vorwärts zu diesem Gitter oder einem anderen guten Kind führen, bestehen %1</translation>
    </message>
    <message>
        <source>a step leads back</source>
        <translation>ein Schritt führt zurück</translation>
    </message>
    <message>
        <source>siblings count too</source>
        <translation>Geschwister zählen mit</translation>
    </message>
    <message>
        <source>Choose a child of this board yourself: one mark more, which some method takes away again. Click a filled cell to turn its value into a mark, or type a digit into a blank one.</source>
        <translation>Wähle selbst ein Kind dieses Gitters: eine Marke mehr, die irgendein Verfahren wieder wegnimmt. Klicke eine gefüllte Zelle an, damit ihr Wert zur Marke wird, oder tippe eine Ziffer in eine leere.</translation>
    </message>
    <message>
        <source>the marks that could come next</source>
        <translation>die Marken, die als Nächstes kommen könnten</translation>
    </message>
    <message>
        <source>A parent has one mark fewer, so it is one step nearer to the solution; a child has one mark more, so it is one step nearer to a puzzle.</source>
        <translation>Ein Elter hat eine Marke weniger und ist damit einen Schritt näher an der Lösung; ein Kind hat eine Marke mehr und ist damit einen Schritt näher an einem Rätsel.</translation>
    </message>
    <message>
        <source>None of %1: in each, some method finds no step and says yes.</source>
        <translation>Keines von %1: In jedem findet irgendeine Methode keinen Schritt und sagt Ja.</translation>
    </message>
    <message>
        <source>All %1: in each, all five methods find a step.</source>
        <translation>Alle %1: In jedem finden alle fünf Methoden einen Schritt.</translation>
    </message>
    <message>
        <source>%1 of %2: in these all five methods find a step.</source>
        <translation>%1 von %2: In diesen finden alle fünf Methoden einen Schritt.</translation>
    </message>
    <message>
        <source>One that finds a step says no: it leads to a board as deep as this one, not to a parent.</source>
        <translation>Eine, die einen Schritt findet, sagt Nein: Er führt zu einem Gitter, das so tief ist wie dieses, nicht zu einem Elter.</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::DisguiseScene</name>
    <message>
        <source>In how many ways can rows and columns change places, without the digits?</source>
        <translation>Auf wie viele Arten können Zeilen und Spalten die Plätze tauschen, ohne die Ziffern?</translation>
    </message>
    <message>
        <source>%1: 6 orders of bands, 6 of the rows in each of three bands, the same for columns, and twice that with rows turned into columns.</source>
        <translation>%1: 6 Reihenfolgen der Bänder, 6 der Zeilen in jedem der drei Bänder, dasselbe für Spalten, und das Doppelte, wenn Zeilen zu Spalten werden.</translation>
    </message>
    <message>
        <source>Rows become columns.</source>
        <translation>Zeilen werden Spalten.</translation>
    </message>
    <message>
        <source>The puzzle as it was.</source>
        <translation>Das Rätsel, wie es war.</translation>
    </message>
    <message>
        <source>Solutions: %1, as before</source>
        <translation>Lösungen: %1, wie vorher</translation>
    </message>
    <message>
        <source>The smallest form is the same</source>
        <translation>Die kleinste Form ist gleich</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>hardest technique</source>
        <translation>schwerste Technik</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The score follows one path; where several steps are open, their order may differ.</source>
        <translation>Die Punkte folgen einem Weg; wo mehrere Schritte offen sind, kann ihre Reihenfolge anders sein.</translation>
    </message>
    <message>
        <source>The same puzzle in disguise</source>
        <translation>Dasselbe Rätsel verkleidet</translation>
    </message>
    <message>
        <source>hardest: %1</source>
        <translation>schwerste: %1</translation>
    </message>
    <message>
        <source>Sum of candidates D: %1, as before</source>
        <translation>Kandidatensumme D: %1, wie vorher</translation>
    </message>
    <message>
        <source>Watch the digits get other names, two rows of a band and two columns of a stack change places, then whole bands and stacks, and rows become columns.</source>
        <translation>Sieh zu: Ziffern heißen anders, zwei Zeilen eines Bands und zwei Spalten eines Stapels tauschen die Plätze, dann Bänder und Stapel; zuletzt werden Zeilen zu Spalten.</translation>
    </message>
    <message>
        <source>The digits 1 to 9 are now called %1.</source>
        <translation>Die Ziffern 1 bis 9 heißen jetzt %1.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 change places.</source>
        <translation>Zeile %1 und Zeile %2 tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 change places.</source>
        <translation>Spalte %1 und Spalte %2 tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Bands %1 and %2 change places.</source>
        <translation>Band %1 und Band %2 tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Stacks %1 and %2 change places.</source>
        <translation>Stapel %1 und Stapel %2 tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Zeilen:</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Spalten:</translation>
    </message>
    <message>
        <source>Bands:</source>
        <translation>Bänder:</translation>
    </message>
    <message>
        <source>Stacks:</source>
        <translation>Stapel:</translation>
    </message>
    <message>
        <source>by the seed</source>
        <translation>nach dem Startwert</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two rows, columns, bands or stacks</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>In your own words: why has the disguised puzzle as many solutions as the first one?</source>
        <translation>Mit eigenen Worten: Warum hat das verkleidete Rätsel so viele Lösungen wie das erste?</translation>
    </message>
    <message>
        <source>Disguise this puzzle: copy it into the empty board with rows %1 and %2 exchanged, and with the digits 1 to 9 called %3.</source>
        <translation>Verkleide dieses Rätsel: Schreib es in das leere Gitter ab, aber mit vertauschten Zeilen %1 und %2, und nenne die Ziffern 1 bis 9 jetzt %3.</translation>
    </message>
    <message>
        <source>Your puzzle is in disguise: two rows, two columns and two bands have changed places. Bring it back to the small board. Click two cells of one column to exchange their rows, or their bands where these differ; two cells of one row to exchange their columns or stacks.</source>
        <translation>Dein Rätsel ist verkleidet: Zwei Zeilen, zwei Spalten und zwei Bänder haben den Platz getauscht. Bring es zurück zum kleinen Gitter. Klicke zwei Zellen einer Spalte an, und ihre Zeilen tauschen, oder ihre Bänder, wenn es verschiedene sind; zwei Zellen einer Zeile tauschen ihre Spalten oder Stapel.</translation>
    </message>
    <message>
        <source>Right: exchanges made: %1, and it is your puzzle again. Each of them takes solutions to solutions, so the disguise has as many.</source>
        <translation>Richtig: Nach %1-mal Tauschen ist es wieder dein Rätsel. Jedes Tauschen macht aus Lösungen Lösungen, also hat die Verkleidung ebenso viele.</translation>
    </message>
    <message>
        <source>%1 change places. Cells that are not yet as in your puzzle: %2, ringed.</source>
        <translation>%1 tauschen den Platz. Zellen, die noch nicht wie in deinem Rätsel sind: %2, umrandet.</translation>
    </message>
    <message>
        <source>Rows %1 and %2</source>
        <translation>Zeile %1 und %2</translation>
    </message>
    <message>
        <source>Columns %1 and %2</source>
        <translation>Spalte %1 und %2</translation>
    </message>
    <message>
        <source>Bands %1 and %2</source>
        <translation>Band %1 und %2</translation>
    </message>
    <message>
        <source>Stacks %1 and %2</source>
        <translation>Stapel %1 und %2</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Dein Rätsel</translation>
    </message>
    <message>
        <source>two rows of a band</source>
        <translation>zwei Zeilen eines Bands</translation>
    </message>
    <message>
        <source>two columns of a stack</source>
        <translation>zwei Spalten eines Stapels</translation>
    </message>
    <message>
        <source>Disguise a solution of one in the same way, and it is a solution of the other; undo that, and you are back. So each solution of one belongs to just one of the other.</source>
        <translation>Verkleide eine Lösung des einen ebenso, und sie ist eine Lösung des anderen; nimm das zurück, und du bist wieder am Anfang. Also gehört zu jeder Lösung des einen genau eine des anderen.</translation>
    </message>
    <message>
        <source>sum D</source>
        <translation>Summe D</translation>
    </message>
    <message>
        <source>hardest technique before: %1, now: %2</source>
        <translation>schwerste Technik vorher: %1, jetzt: %2</translation>
    </message>
    <message>
        <source>The first puzzle has one solution. How many has yours? %1</source>
        <translation>Das erste Rätsel hat eine einzige Lösung. Wie viele hat deines? %1</translation>
    </message>
    <message>
        <source>One.</source>
        <translation>Eine.</translation>
    </message>
    <message>
        <source>Each change takes solutions to solutions: as many as before, the same sum D, solved by the same techniques.</source>
        <translation>Jede Änderung macht aus Lösungen Lösungen: gleich viele, dieselbe Summe D, gelöst von denselben Techniken.</translation>
    </message>
    <message>
        <source>Of all forms, read line by line, the one with the smallest number is the same for every disguise: by it a collection finds twins.</source>
        <translation>Als Zahl gelesen ist die kleinste aller Formen für jede Verkleidung dieselbe: An ihr erkennt man Zwillinge.</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::FilmScene</name>
    <message>
        <source>A puzzle means: clues, and in every blank cell all nine marks.</source>
        <translation>Ein Rätsel heißt: Vorgaben, und in jeder leeren Zelle alle neun Marken.</translation>
    </message>
    <message>
        <source>From there to the solution each step takes one mark, or turns the last of a cell into its value: nine steps a blank cell, whatever the way.</source>
        <translation>Von dort zur Lösung nimmt jeder Schritt eine Marke oder macht die letzte einer Zelle zu ihrem Wert: neun Schritte je leerer Zelle, auf jedem Weg.</translation>
    </message>
    <message>
        <source>Read backwards the same steps lead from the solution to the puzzle, so every puzzle that the methods solve can be made by undoing them.</source>
        <translation>Rückwärts gelesen führen dieselben Schritte von der Lösung zum Rätsel; also lässt sich jedes Rätsel, das die Methoden lösen, durch Rückgängigmachen erzeugen.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3: eight marks go from each blank cell, and the ninth becomes its value.</source>
        <translation>%1 × %2 = %3: Aus jeder leeren Zelle gehen acht Marken, und die neunte wird ihr Wert.</translation>
    </message>
    <message>
        <source>%1 of %2 inverse steps, level %3</source>
        <translation>%1 von %2 Rückwärtsschritten, Tiefe %3</translation>
    </message>
    <message>
        <source>%1 of %2 forward steps, level %3</source>
        <translation>%1 von %2 Vorwärtsschritten, Tiefe %3</translation>
    </message>
    <message>
        <source>%1 blank cells, %2 steps, each allowed where it stands</source>
        <translation>%1 leere Zellen, %2 Schritte, jeder erlaubt, wo er steht</translation>
    </message>
    <message>
        <source>Film:</source>
        <translation>Film:</translation>
    </message>
    <message>
        <source>to the puzzle</source>
        <translation>zum Rätsel</translation>
    </message>
    <message>
        <source>to the solution</source>
        <translation>zur Lösung</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>The five methods do only %1 of them here, and then get stuck.</source>
        <translation>Die fünf Methoden schaffen hier nur %1 davon und bleiben dann stecken.</translation>
    </message>
    <message>
        <source>From there to the solution each step takes one mark, or turns the last of a cell into its value.</source>
        <translation>Von dort zur Lösung nimmt jeder Schritt eine Marke weg oder macht die letzte einer Zelle zu ihrem Wert.</translation>
    </message>
    <message>
        <source>In your own words: what has the way to the puzzle to do with the way to the solution?</source>
        <translation>Mit eigenen Worten: Was hat der Weg zum Rätsel mit dem Weg zur Lösung zu tun?</translation>
    </message>
    <message>
        <source>Go on backwards by hand, from the middle of the path: nine steps, each one mark more, which some method takes away again. Click a filled cell to turn its value into a mark, or type a digit into a blank one.</source>
        <translation>Geh von der Mitte des Wegs von Hand weiter rückwärts: neun Schritte, jeder eine Marke mehr, die irgendein Verfahren wieder wegnimmt. Klicke eine gefüllte Zelle an, damit ihr Wert zur Marke wird, oder tippe eine Ziffer in eine leere.</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>every blank cell</source>
        <translation>jeder leeren Zelle</translation>
    </message>
    <message>
        <source>They are the same steps, read from opposite ends: what solving takes away last comes back first.</source>
        <translation>Es sind dieselben Schritte, von entgegengesetzten Enden gelesen: Was das Lösen zuletzt wegnimmt, kommt zuerst zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Your puzzle has %n blank cell(s). How many steps is it from there to the solution?</source>
        <translation>
            <numerusform>Dein Rätsel hat %n leere Zelle. Wie viele Schritte sind es von dort bis zur Lösung?</numerusform>
            <numerusform>Dein Rätsel hat %n leere Zellen. Wie viele Schritte sind es von dort bis zur Lösung?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inverse step(s), level %1</source>
        <translation>
            <numerusform>%n Rückwärtsschritt, Tiefe %1</numerusform>
            <numerusform>%n Rückwärtsschritte, Tiefe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forward step(s)</source>
        <translation>
            <numerusform>%n Vorwärtsschritt</numerusform>
            <numerusform>%n Vorwärtsschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The five methods get stuck after %n step(s): this puzzle needs others</source>
        <translation>
            <numerusform>Die fünf Methoden bleiben nach %n Schritt stecken: Dieses Rätsel braucht andere</numerusform>
            <numerusform>Die fünf Methoden bleiben nach %n Schritten stecken: Dieses Rätsel braucht andere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::GoalScene</name>
    <message>
        <source>Looking for a puzzle</source>
        <translation>Ein Rätsel wird gesucht</translation>
    </message>
    <message>
        <source>about as often</source>
        <translation>etwa gleich oft</translation>
    </message>
    <message>
        <source>Stuck without it: %1 cells are blank</source>
        <translation>Ohne sie festgefahren: %1 Zellen sind leer</translation>
    </message>
    <message>
        <source>With it: solved.</source>
        <translation>Mit ihr: gelöst.</translation>
    </message>
    <message>
        <source>Without %1 the methods get stuck</source>
        <translation>Ohne %1 bleiben die Methoden stecken</translation>
    </message>
    <message>
        <source>With %1 they solve it</source>
        <translation>Mit %1 lösen sie es</translation>
    </message>
    <message>
        <source>Another solver finds this one solution</source>
        <translation>Ein anderer Löser findet diese eine Lösung</translation>
    </message>
    <message>
        <source>It needs:</source>
        <translation>Es braucht:</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>%1 puzzles in %2 seconds, and none needs it; the nearest misses: %3. Try another seed.</source>
        <translation>%1 Rätsel in %2 Sekunden, und keines braucht sie; das nächste verfehlt: %3. Versuche einen anderen Startwert.</translation>
    </message>
    <message>
        <source>%1 puzzles made so far</source>
        <translation>bisher %1 Rätsel gemacht</translation>
    </message>
    <message>
        <source>Your puzzle. %1 others were made until one needs the method.</source>
        <translation>Dein Rätsel. %1 andere wurden gemacht, bis eines die Methode braucht.</translation>
    </message>
    <message>
        <source>The puzzle found: %1 clues</source>
        <translation>Das gefundene Rätsel: %1 Vorgaben</translation>
    </message>
    <message>
        <source>Its path uses it %1 ×; no way uses it fewer than %2 ×: proved</source>
        <translation>Sein Weg braucht sie %1 ×; kein Weg braucht sie weniger als %2 ×: bewiesen</translation>
    </message>
    <message>
        <source>puzzles made</source>
        <translation>Rätsel gemacht</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>es wird gesucht…</translation>
    </message>
    <message>
        <source>Clues go by easy methods first, then one with an X-Wing. How often does that hit, beside plain restarts?</source>
        <translation>Erst leichte Methoden, dann eine Vorgabe mit X-Wing: Trifft das öfter als bloße Neustarts?</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>öfter</translation>
    </message>
    <message>
        <source>less often</source>
        <translation>seltener</translation>
    </message>
    <message>
        <source>Which puzzles of your solved board need the method? %1 random ones are tried.</source>
        <translation>Welche Rätsel deines gelösten Gitters brauchen die Methode? %1 zufällige werden probiert.</translation>
    </message>
    <message>
        <source>Clues go in random order while the methods solve the rest; a puzzle needs the method if the others get stuck on it.</source>
        <translation>Vorgaben gehen in zufälliger Reihenfolge weg, solange die Methoden den Rest lösen; ein Rätsel braucht die Methode, wenn die anderen daran stecken bleiben.</translation>
    </message>
    <message>
        <source>Try another seed or another board: the share that needs it differs from board to board.</source>
        <translation>Probier einen anderen Startwert oder ein anderes Gitter: Wie viele sie brauchen, ist von Gitter zu Gitter verschieden.</translation>
    </message>
    <message>
        <source>Watch the distance to the goal fall: a few puzzles are dug at random, the nearest is kept, then one clue goes and another comes.</source>
        <translation>Sieh den Abstand zum Ziel fallen: Von ein paar zufälligen Rätseln bleibt das nächste; dann geht eine Vorgabe, eine andere kommt.</translation>
    </message>
    <message>
        <source>An edit is taken if it comes no further from the goal, and now and then even if it does.</source>
        <translation>Eine Änderung gilt, wenn sie nicht vom Ziel wegführt, ab und zu auch sonst.</translation>
    </message>
    <message>
        <source>Ask for another method, or for it two or three times.</source>
        <translation>Verlange eine andere Methode, oder sie mehrmals.</translation>
    </message>
    <message>
        <source>In your own words: how can it be proved that a puzzle needs an X-Wing?</source>
        <translation>Mit eigenen Worten: Wie beweist man, dass ein Rätsel einen X-Wing braucht?</translation>
    </message>
    <message>
        <source>%1 puzzles of your board: %2 need the method, %3 do without.</source>
        <translation>%1 Rätsel deines Gitters: %2 brauchen die Methode, %3 kommen ohne aus.</translation>
    </message>
    <message>
        <source>Its solution is your board</source>
        <translation>Seine Lösung ist dein Gitter</translation>
    </message>
    <message>
        <source>So many times:</source>
        <translation>So viele Male:</translation>
    </message>
    <message>
        <source>Look among:</source>
        <translation>Suche in:</translation>
    </message>
    <message>
        <source>any boards</source>
        <translation>beliebigen Gittern</translation>
    </message>
    <message>
        <source>puzzles of your board</source>
        <translation>Rätseln deines Gitters</translation>
    </message>
    <message>
        <source>None of %1 puzzles of your board needs it; that does not prove that none does.</source>
        <translation>Keines von %1 Rätseln deines Gitters braucht sie; das beweist nicht, dass es keines gibt.</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles of your board need it, but none so often and with nothing harder.</source>
        <translation>%1 von %2 Rätseln deines Gitters brauchen sie, aber keines so oft und ohne Schwereres.</translation>
    </message>
    <message>
        <source>The nearest of %1 puzzles dug at random: distance %2</source>
        <translation>Das nächste von %1 zufälligen Rätseln: Abstand %2</translation>
    </message>
    <message>
        <source>Your puzzle needs this already: %1.</source>
        <translation>Dein Rätsel braucht das schon: %1.</translation>
    </message>
    <message>
        <source>Your puzzle does without this: %1.</source>
        <translation>Dein Rätsel kommt ohne das aus: %1.</translation>
    </message>
    <message>
        <source>need it</source>
        <translation>brauchen sie</translation>
    </message>
    <message>
        <source>without %1 the others get stuck</source>
        <translation>ohne %1 bleiben die anderen stecken</translation>
    </message>
    <message>
        <source>the goal is met: with %1 it is solved</source>
        <translation>Ziel erreicht: Mit %1 ist es gelöst</translation>
    </message>
    <message>
        <source>distance to the goal</source>
        <translation>Abstand zum Ziel</translation>
    </message>
    <message>
        <source>puzzles, dug then edited</source>
        <translation>Rätsel, geändert</translation>
    </message>
    <message>
        <source>Edits so far: %1. The goal is met, by this puzzle or one near it.</source>
        <translation>Änderungen bisher: %1. Das Ziel ist erreicht, von diesem Rätsel oder einem ganz nahen.</translation>
    </message>
    <message>
        <source>Edits so far: %1. Distance: %2</source>
        <translation>Änderungen bisher: %1. Abstand: %2</translation>
    </message>
    <message>
        <source>the distance to the goal</source>
        <translation>den Abstand zum Ziel</translation>
    </message>
    <message>
        <source>Use all other methods until none of them finds anything more. If cells are still blank, the puzzle needs more; if it can be solved with the X-Wing, that is what it needs.</source>
        <translation>Wende alle anderen Methoden an, bis keine mehr etwas findet. Sind noch Zellen leer, so braucht das Rätsel mehr; lässt es sich mit dem X-Wing lösen, so ist es der, den es braucht.</translation>
    </message>
    <message>
        <source>On your puzzle the methods get stuck, even with this: %1.</source>
        <translation>Bei deinem Rätsel bleiben die Methoden stecken, auch damit: %1.</translation>
    </message>
    <message>
        <source>Which puzzles of your solved board need the method and can be solved without %2? %1 random ones are tried.</source>
        <translation>Welche Rätsel des eigenen gelösten Gitters brauchen die Methode und sind ohne %2 lösbar? %1 zufällige werden probiert.</translation>
    </message>
    <message>
        <source>Clues go in random order while the methods solve the rest without %1; a puzzle needs the method if all easier ones, %1 too, get stuck on it.</source>
        <translation>Vorgaben fallen in zufälliger Reihenfolge weg, solange die Methoden den Rest ohne %1 lösen; ein Rätsel braucht die Methode, wenn alle leichteren, auch %1, darin stecken bleiben.</translation>
    </message>
    <message>
        <source>An edit is taken if it comes no further from the goal. Of the puzzles that come to need the method so, one is taken that can be solved without %1.</source>
        <translation>Eine Änderung gilt, wenn sie nicht weiter vom Ziel wegführt. Von den Rätseln, die so die Methode brauchen, wird eines genommen, das ohne %1 lösbar ist.</translation>
    </message>
    <message>
        <source>Less often: in a trial 0 of such ladders ended with an X-Wing, and 0.5 % of plain restarts did.</source>
        <translation>Seltener: In einem Versuch endeten 0 solcher Leitern mit einem X-Wing, aber 0,5 % der einfachen Neustarts.</translation>
    </message>
    <message>
        <source>Here %1 puzzles were made until one met the goal.</source>
        <translation>Hier wurden %1 Rätsel gemacht, bis eines das Ziel erfüllte.</translation>
    </message>
    <message>
        <source>Your puzzle. %1 others were made until one needs the method and not %2.</source>
        <translation>Das eigene Rätsel. %1 andere wurden gemacht, bis eines die Methode braucht, aber keine %2.</translation>
    </message>
    <message>
        <source>With it, and without %1: solved.</source>
        <translation>Mit ihr, und ohne %1: gelöst.</translation>
    </message>
    <message>
        <source>With %1, and without %2, they solve it</source>
        <translation>Mit %1 und ohne %2 lösen sie es</translation>
    </message>
    <message>
        <source>Solvable without:</source>
        <translation>Lösbar ohne:</translation>
    </message>
    <message>
        <source>hidden singles</source>
        <translation>versteckte Singles</translation>
    </message>
    <message>
        <source>block intersections</source>
        <translation>Blockschnitte</translation>
    </message>
    <message>
        <source>covering sets</source>
        <translation>überdeckende Mengen</translation>
    </message>
    <message>
        <source>block intersections or covering sets</source>
        <translation>Blockschnitte oder überdeckende Mengen</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>without it</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 puzzles of your board, all solved without %2: %3 need the method, %4 do without it.</source>
        <translation>%1 Rätsel des eigenen Gitters, alle ohne %2 gelöst: %3 brauchen die Methode, %4 kommen ohne sie aus.</translation>
    </message>
    <message>
        <source>None of %1 puzzles of your board that are solved without %2 needs it; that does not prove that none does.</source>
        <translation>Von %1 Rätseln des eigenen Gitters, die ohne %2 gelöst werden, braucht sie keines; das beweist nicht, dass es keines gibt.</translation>
    </message>
    <message>
        <source>%1 puzzles in %2 seconds, and none needs it and can be solved without %3. Try another seed.</source>
        <translation>%1 Rätsel in %2 Sekunden, und keines braucht sie und ist ohne %3 lösbar. Vielleicht hilft ein anderer Startwert.</translation>
    </message>
    <message>
        <source>Your puzzle needs %1 already, and can be solved without %2.</source>
        <translation>Das eigene Rätsel braucht %1 schon und ist ohne %2 lösbar.</translation>
    </message>
    <message>
        <source>Your puzzle needs %1 already, but cannot be solved without %2.</source>
        <translation>Das eigene Rätsel braucht %1 schon, ist aber ohne %2 nicht lösbar.</translation>
    </message>
    <message>
        <source>Edits so far: %1. Distance 0: this puzzle needs the method, or one near it does.</source>
        <translation>Änderungen bisher: %1. Abstand 0: Dieses Rätsel braucht die Methode, oder eines in seiner Nähe.</translation>
    </message>
    <message>
        <source>%1: not needed</source>
        <translation>%1: nicht nötig</translation>
    </message>
    <message>
        <source>A puzzle that needs the method is still being looked for.</source>
        <translation>Ein Rätsel, das die Methode braucht, wird noch gesucht.</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::HeuristicsScene</name>
    <message>
        <source>Comparing heuristics</source>
        <translation>Heuristiken werden verglichen</translation>
    </message>
    <message>
        <source>A heuristic says which child is liked best: any, one with few ways back, one with a hard way back, or values before marks.</source>
        <translation>Eine Heuristik sagt, welches Kind am liebsten ist: irgendeines, eines mit wenigen Rückwegen, eines mit schwerem Rückweg, oder Werte vor Marken.</translation>
    </message>
    <message>
        <source>it is slow</source>
        <translation>es ist langsam</translation>
    </message>
    <message>
        <source>an easy step is always there</source>
        <translation>Leichtes ist immer da</translation>
    </message>
    <message>
        <source>it is wrong</source>
        <translation>es ist falsch</translation>
    </message>
    <message>
        <source>On nearly every board some exclusion leads back, so the easiest is of rank 1 or 2 everywhere. Looked at along the whole path, it tells more.</source>
        <translation>Fast auf jedem Gitter führt ein Ausschluss zurück, also hat der leichteste überall Rang 1 oder 2. Entlang des ganzen Weges betrachtet sagt es mehr.</translation>
    </message>
    <message>
        <source>%1: searching …</source>
        <translation>%1: wird gesucht…</translation>
    </message>
    <message>
        <source>%1: %2 steps to %3 clues; repaired %4, then %5 clues; narrowest point %6</source>
        <translation>%1: %2 Schritte bis %3 Vorgaben; repariert %4, dann %5 Vorgaben; engste Stelle %6</translation>
    </message>
    <message>
        <source>Taken literally, each ends without a single clue</source>
        <translation>Wörtlich genommen endet jede ohne eine einzige Vorgabe</translation>
    </message>
    <message>
        <source>The methods solve each repaired puzzle: %1 of %2 so far</source>
        <translation>Jedes reparierte Rätsel lösen die Methoden: bisher %1 von %2</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>repariert</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>wird gesucht…</translation>
    </message>
    <message>
        <source>Heuristics compared</source>
        <translation>Heuristiken im Vergleich</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>clues</source>
        <comment>heading of a narrow column</comment>
        <translation>Vorg.</translation>
    </message>
    <message>
        <source>The fewest clues: %1</source>
        <translation>Die wenigsten Vorgaben: %1</translation>
    </message>
    <message>
        <source>section 6</source>
        <translation>Abschnitt 6</translation>
    </message>
    <message>
        <source>Whether a puzzle can have 16 clues was open then; in 2012 %1 was proved the least.</source>
        <translation>Ob ein Rätsel 16 Vorgaben haben kann, war damals offen; 2012 wurde %1 als kleinste Zahl bewiesen.</translation>
    </message>
    <message>
        <source>One heuristic, d, likes a child whose easiest way back is hard. Why does it steer so little?</source>
        <translation>Eine Heuristik, d, mag ein Kind, dessen leichtester Rückweg schwer ist. Warum lenkt sie so wenig?</translation>
    </message>
    <message>
        <source>In your own words: which step backwards would you take, and why?</source>
        <translation>Mit eigenen Worten: Welchen Schritt rückwärts würdest du nehmen, und warum?</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>One with few ways back, for instance: a solver then has little to choose from, which makes a puzzle hard. A single step says little, though; it is the whole path that counts.</source>
        <translation>Zum Beispiel einen mit wenigen Rückwegen: Wer löst, hat dann wenig Auswahl, und das macht ein Rätsel schwer. Ein einzelner Schritt sagt allerdings wenig; es zählt der ganze Weg.</translation>
    </message>
    <message>
        <source>one with few ways back</source>
        <translation>eines mit wenigen Rückwegen</translation>
    </message>
    <message>
        <source>one with a hard way back</source>
        <translation>eines mit schwerem Rückweg</translation>
    </message>
    <message>
        <source>values before marks</source>
        <translation>Werte vor Marken</translation>
    </message>
    <message>
        <source>Your plan, first:</source>
        <translation>Dein Plan, zuerst:</translation>
    </message>
    <message>
        <source>From level:</source>
        <translation>Ab Tiefe:</translation>
    </message>
    <message>
        <source>then:</source>
        <translation>dann:</translation>
    </message>
    <message>
        <source>Hardest method: %1.</source>
        <translation>Schwerste Methode: %1.</translation>
    </message>
    <message>
        <source>Open: steps to choose from where there are fewest.</source>
        <translation>Offen: Schritte zur Auswahl, wo es am wenigsten gibt.</translation>
    </message>
    <message>
        <source>Repaired: clues once each cell with missing marks has its value back. Clues: once those that can go are gone.</source>
        <translation>Repariert: Vorgaben, sobald jede Zelle mit fehlenden Marken ihren Wert zurückhat. Vorgaben: sobald die weg sind, die gehen können.</translation>
    </message>
    <message>
        <source>your plan</source>
        <translation>dein Plan</translation>
    </message>
    <message>
        <source>Your plan: %1, from level %2 on %3.</source>
        <translation>Dein Plan: %1, ab Tiefe %2 dann %3.</translation>
    </message>
    <message>
        <source>Random: any good child.</source>
        <translation>Zufällig: irgendein gutes Kind.</translation>
    </message>
    <message>
        <source>t likes the child with the fewest ways back.</source>
        <translation>t mag das Kind mit den wenigsten Rückwegen.</translation>
    </message>
    <message>
        <source>d likes the child whose easiest way back is hardest.</source>
        <translation>d mag das Kind, dessen leichtester Rückweg am schwersten ist.</translation>
    </message>
    <message>
        <source>Values first: it empties a cell whenever it can.</source>
        <translation>Werte zuerst: Sie leert eine Zelle, wann immer es geht.</translation>
    </message>
    <message>
        <source>All end without a clue. So each cell with missing marks gets its value back, and then clues go one by one while the methods still solve the rest.</source>
        <translation>Alle enden ohne Vorgabe. Darum bekommen Zellen, denen Marken fehlen, ihren Wert zurück; dann gehen Vorgaben, solange es lösbar bleibt.</translation>
    </message>
    <message>
        <source>What is left differs little: a good puzzle comes from many tries with a goal, not from clever single steps.</source>
        <translation>Das Ergebnis ist ähnlich: Gute Rätsel brauchen viele Versuche mit einem Ziel.</translation>
    </message>
    <message>
        <source>The solved board that all begin with; the clues of your puzzle are bold.</source>
        <translation>Das gelöste Gitter, mit dem alle beginnen; die Vorgaben deines Rätsels sind fett.</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::InverseLab</name>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::LevelScene</name>
    <message>
        <source>A cell has either a value or pencil marks: the digits that it may still be.</source>
        <translation>Eine Zelle hat entweder einen Wert oder Bleistiftmarken: die Ziffern, die sie noch sein kann.</translation>
    </message>
    <message>
        <source>The number of marks on the board is its level; a solved board has none, so it is level 0.</source>
        <translation>Die Zahl der Marken auf dem Gitter ist seine Tiefe; ein gelöstes Gitter hat keine, also Tiefe 0.</translation>
    </message>
    <message>
        <source>Going backwards, each step adds one mark: a value turns into its only mark, then others come back.</source>
        <translation>Rückwärts bringt jeder Schritt eine Marke: Ein Wert wird zur einzigen Marke, dann kommen andere zurück.</translation>
    </message>
    <message>
        <source>The solved board: level %1</source>
        <translation>Das gelöste Gitter: Tiefe %1</translation>
    </message>
    <message>
        <source>Level %1. %2</source>
        <translation>Tiefe %1. %2</translation>
    </message>
    <message>
        <source>The five methods do not solve this puzzle, so the way back begins at a board with marks</source>
        <translation>Die fünf Methoden lösen dieses Rätsel nicht, also beginnt der Rückweg bei einem Gitter mit Marken</translation>
    </message>
    <message>
        <source>level = number of marks</source>
        <translation>Tiefe = Zahl der Marken</translation>
    </message>
    <message>
        <source>%1: no value, marks {%2}</source>
        <translation>%1: kein Wert, Marken {%2}</translation>
    </message>
    <message>
        <source>Level 0</source>
        <translation>Tiefe 0</translation>
    </message>
    <message>
        <source>sections 4.1 and 5</source>
        <translation>Abschnitte 4.1 und 5</translation>
    </message>
    <message>
        <source>It says that a cell has a value exactly when it has marks; its own solved board shows that it means the contrary.</source>
        <translation>Dort heißt es, eine Zelle habe genau dann einen Wert, wenn sie Marken hat; sein eigenes gelöstes Gitter zeigt, dass das Gegenteil gemeint ist.</translation>
    </message>
    <message>
        <source>It has 10 to the power 220 for the most boards of one level; they are 10 to the power %1.</source>
        <translation>Für die meisten Gitter einer Tiefe nennt er 10 hoch 220; es sind 10 hoch %1.</translation>
    </message>
    <message>
        <source>What is the level of the empty board, where every cell has all its marks?</source>
        <translation>Welche Tiefe hat das leere Gitter, in dem jede Zelle alle ihre Marken hat?</translation>
    </message>
    <message>
        <source>%1: %2 marks in each of %3 cells.</source>
        <translation>%1: %2 Marken in jeder von %3 Zellen.</translation>
    </message>
    <message>
        <source>In your own words: what is a mark, and why has a solved board none?</source>
        <translation>Mit eigenen Worten: Was ist eine Marke, und warum hat ein gelöstes Gitter keine?</translation>
    </message>
    <message>
        <source>Level %1. The mark %2 comes back to %3.</source>
        <translation>Tiefe %1. Die Marke %2 kommt in %3 zurück.</translation>
    </message>
    <message>
        <source>Level %1. The value of %2 becomes its only mark.</source>
        <translation>Tiefe %1. Der Wert von %2 wird seine einzige Marke.</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Gitter:</translation>
    </message>
    <message>
        <source>A cell has a value, or marks: the digits that it may still be. What is the level of this board, the number of its marks? Which of its cells have all the marks there are?</source>
        <translation>Eine Zelle hat einen Wert oder Marken: die Ziffern, die sie noch sein kann. Welche Tiefe hat dieses Gitter, also wie viele Marken? Welche Zellen haben alle Marken, die es gibt?</translation>
    </message>
    <message>
        <source>Now take the digit out of one more cell: draw all four marks there instead. By how much does the level rise? Cross out the marks again that a digit of the same row, column or box excludes: what is left?</source>
        <translation>Nimm jetzt aus noch einer Zelle die Ziffer heraus: Zeichne dort alle vier Marken. Um wie viel steigt die Tiefe? Streiche die Marken wieder, die eine Ziffer derselben Zeile, derselben Spalte oder desselben Blocks ausschließt: Was bleibt?</translation>
    </message>
    <message>
        <source>By 4. Its own digit is left, and any other digit that has gone from its row, its column and its box.</source>
        <translation>Um 4. Es bleiben ihre eigene Ziffer und jede andere, die aus ihrer Zeile, ihrer Spalte und ihrem Block verschwunden ist.</translation>
    </message>
    <message>
        <source>Values: %1, no mark: level 0</source>
        <translation>Werte: %1, keine Marke: Tiefe 0</translation>
    </message>
    <message>
        <source>Values: %1, marks: %2, so level %2</source>
        <translation>Werte: %1, Marken: %2, also Tiefe %2</translation>
    </message>
    <message>
        <source>A mark is a digit that a cell may still be. In a solved board each cell has its value, and nothing is left open.</source>
        <translation>Eine Marke ist eine Ziffer, die eine Zelle noch sein kann. In einem gelösten Gitter hat jede Zelle ihren Wert, und nichts ist mehr offen.</translation>
    </message>
    <message>
        <source>either a value</source>
        <translation>entweder einen Wert</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>Bleistiftmarken</translation>
    </message>
    <message>
        <source>Level %1. All marks: %2.</source>
        <translation>Tiefe %1. Alle Marken: %2.</translation>
    </message>
    <message>
        <source>Level: ______   Cells with all marks: ______________</source>
        <translation>Tiefe: ______   Zellen mit allen Marken: ______________</translation>
    </message>
    <message>
        <source>The solved board, with your clues in bold: level %1</source>
        <translation>Das gelöste Gitter, deine Vorgaben fett: Tiefe %1</translation>
    </message>
    <message>
        <source>Where the five methods get stuck, with your clues in bold: level %1</source>
        <translation>Wo die fünf Methoden stecken bleiben, deine Vorgaben fett: Tiefe %1</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::LevelTurn</name>
    <message>
        <source>A cell holds up to %1 marks, so level %2 needs only %3 cells without a value. Put the value of %4 back with Delete.</source>
        <translation>Eine Zelle fasst bis zu %1 Marken, also braucht Tiefe %2 nur %3 Zellen ohne Wert. Hol den Wert von %4 mit Entf zurück.</translation>
    </message>
    <message>
        <source>Make a board of level %1 from the solved one, and leave as few cells as you can without a value. Click a cell to turn its value into its only mark, then type more marks there.</source>
        <translation>Mach aus dem gelösten Gitter eines der Tiefe %1, mit möglichst wenigen Zellen ohne Wert. Klick auf eine Zelle macht ihren Wert zu ihrer einzigen Marke; tippe dann weitere Marken hinein.</translation>
    </message>
    <message>
        <source>Level %1: cells without a value: %2, each mark in them counts one.</source>
        <translation>Tiefe %1: Zellen ohne Wert: %2, jede Marke darin zählt eins.</translation>
    </message>
    <message>
        <source>Right: level %1 with %2 cells. With one cell fewer there is room for %3 marks only.</source>
        <translation>Richtig: Tiefe %1 mit %2 Zellen. Mit einer Zelle weniger ist nur für %3 Marken Platz.</translation>
    </message>
    <message>
        <source>turns a value into a mark, or back</source>
        <translation>macht einen Wert zur Marke, oder zurück</translation>
    </message>
    <message>
        <source>puts the mark %1 in or takes it out</source>
        <translation>setzt die Marke %1 oder nimmt sie heraus</translation>
    </message>
    <message>
        <source>A click:</source>
        <translation>Ein Klick:</translation>
    </message>
    <message>
        <source>%1 holds %2. Turn that into a mark first.</source>
        <translation>In %1 steht %2. Mach das zuerst zur Marke.</translation>
    </message>
    <message>
        <source>%1 keeps the mark %2, its value. Delete brings the value back.</source>
        <translation>%1 behält die Marke %2, ihren Wert. Entf bringt den Wert zurück.</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>%1 has the marks %2</source>
        <translation>%1 hat die Marken %2</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>marks of %1</source>
        <translation>Marken von %1</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 is %n mark(s) too many. Type one again to take it out.</source>
        <translation>
            <numerusform>Auf Tiefe %1 ist %n Marke zu viel. Eine noch einmal tippen nimmt sie heraus.</numerusform>
            <numerusform>Auf Tiefe %1 sind %n Marken zu viel. Eine noch einmal tippen nimmt sie heraus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::LikingTurn</name>
    <message>
        <source>Right: after %1 the easiest way back is “%2”, after %3 “%4”.</source>
        <translation>Richtig: Nach %1 ist der leichteste Rückweg „%2“, nach %3 „%4“.</translation>
    </message>
    <message>
        <source>Right: %1 turns a value into a mark, %2 only puts a mark into a blank cell.</source>
        <translation>Richtig: %1 macht einen Wert zur Marke, %2 setzt nur eine Marke in eine leere Zelle.</translation>
    </message>
    <message>
        <source>After %1 the easiest way back is “%2”, in the ringed cells. After the other one no way back is that easy.</source>
        <translation>Nach %1 ist der leichteste Rückweg „%2“, in den umrandeten Zellen. Nach dem anderen Kind ist keiner so leicht.</translation>
    </message>
    <message>
        <source>%1 only puts a mark into a blank cell. This heuristic wants values to turn into marks first.</source>
        <translation>%1 setzt nur eine Marke in eine leere Zelle. Diese Heuristik will zuerst Werte zu Marken machen.</translation>
    </message>
    <message>
        <source>t likes the child with fewer ways back.</source>
        <translation>t mag das Kind mit weniger Rückwegen.</translation>
    </message>
    <message>
        <source>d likes the child whose easiest way back is harder.</source>
        <translation>d mag das Kind, dessen leichtester Rückweg schwerer ist.</translation>
    </message>
    <message>
        <source>Values first: it empties a cell whenever it can.</source>
        <translation>Werte zuerst: Sie leert eine Zelle, wann immer es geht.</translation>
    </message>
    <message>
        <source>Choice %1 of %2. %3 Which of the marks A and B would it put in next? Click it.</source>
        <translation>Wahl %1 von %2. %3 Welche der Marken A und B würde sie als nächste setzen? Klick sie an.</translation>
    </message>
    <message>
        <source>It likes:</source>
        <translation>Sie mag:</translation>
    </message>
    <message>
        <source>%1; %2 puts the mark %3 in</source>
        <translation>%1; %2 setzt die Marke %3</translation>
    </message>
    <message>
        <source>Level %1, choice %2 of %3</source>
        <translation>Tiefe %1, Wahl %2 von %3</translation>
    </message>
    <message>
        <source>%1: the value %2 of %3 turns into a mark</source>
        <translation>%1: Der Wert %2 von %3 wird zur Marke</translation>
    </message>
    <message>
        <source>%1: the mark %2 comes back to %3</source>
        <translation>%1: Die Marke %2 kommt nach %3 zurück</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n way(s) back, in the ringed cells: marks that a method takes away, or a last mark that becomes a value. The other has fewer.</source>
        <translation>
            <numerusform>%1 hat %n Rückweg, in der umrandeten Zelle: eine Marke, die eine Methode wegnimmt, oder eine letzte Marke, die zum Wert wird. Das andere Kind hat weniger.</numerusform>
            <numerusform>%1 hat %n Rückwege, in den umrandeten Zellen: Marken, die eine Methode wegnimmt, oder eine letzte Marke, die zum Wert wird. Das andere Kind hat weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: %1 has %2, %3 has %4 ways back.</source>
        <translation>Richtig: %1 hat %2, %3 hat %4 Rückwege.</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::MethodsScene</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1: place %2 of %3</source>
        <translation>%1: Stelle %2 von %3</translation>
    </message>
    <message>
        <source>Not allowed: a condition is broken.</source>
        <translation>Nicht erlaubt: Eine Bedingung ist verletzt.</translation>
    </message>
    <message>
        <source>Forward and backward lead to the same board</source>
        <translation>Vorwärts und rückwärts führt zum selben Gitter</translation>
    </message>
    <message>
        <source>Not allowed on this board</source>
        <translation>Auf diesem Gitter nicht erlaubt</translation>
    </message>
    <message>
        <source>Method:</source>
        <translation>Methode:</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Andere Stelle</translation>
    </message>
    <message>
        <source>As printed: marks alone</source>
        <translation>Wie gedruckt: nur Marken</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>%1 is filled and has no marks.</source>
        <translation>%1 ist gefüllt und hat keine Marken.</translation>
    </message>
    <message>
        <source>%1 is filled</source>
        <translation>%1 ist gefüllt</translation>
    </message>
    <message>
        <source>%1: a click changes its mark %2</source>
        <translation>%1: Ein Klick ändert seine Marke %2</translation>
    </message>
    <message>
        <source>Five methods, forward and backward</source>
        <translation>Fünf Methoden, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>In print a cell may exclude itself: read another cell of its row, column or box, which holds the digit as its value and not as a mark, backward too.</source>
        <translation>Im Druck kann eine Zelle sich selbst ausschließen: lies eine andere Zelle ihrer Zeile, Spalte oder ihres Blocks, die die Ziffer als Wert und nicht als Marke hat, auch rückwärts.</translation>
    </message>
    <message>
        <source>In print it looks at marks alone: a cell of the line that is filled with the digit counts too, or right digits are lost.</source>
        <translation>Im Druck sieht er nur auf Marken: eine Zelle der Linie, die mit der Ziffer gefüllt ist, zählt auch, sonst gehen richtige Ziffern verloren.</translation>
    </message>
    <message>
        <source>In print it looks at marks alone, names one row twice, and intersects where backward a mark is added: read two rows, two columns, and count filled cells too, or right digits are lost.</source>
        <translation>Im Druck sieht er nur auf Marken, nennt eine Zeile zweimal und schneidet, wo rückwärts eine Marke dazukommt: lies zwei Zeilen und zwei Spalten, und zähle gefüllte Zellen mit, sonst gehen richtige Ziffern verloren.</translation>
    </message>
    <message>
        <source>Forward, the mark may go if</source>
        <translation>Vorwärts darf die Marke weg, wenn</translation>
    </message>
    <message>
        <source>Backward, it may come back if</source>
        <translation>Rückwärts darf sie wiederkommen, wenn</translation>
    </message>
    <message>
        <source>section 4.2</source>
        <translation>Abschnitt 4.2</translation>
    </message>
    <message>
        <source>It calls repeated exclusion “single position”, but that is the covering set of all other blank cells of a house.</source>
        <translation>Er nennt wiederholten Ausschluss „single position“; das ist aber die überdeckende Menge aller anderen leeren Zellen eines Hauses.</translation>
    </message>
    <message>
        <source>Backward the answer stays in the cell as its only mark; it stops there, but a puzzle needs the other eight marks back.</source>
        <translation>Rückwärts bleibt die Lösung als einzige Marke in der Zelle; dort hört er auf, aber ein Rätsel braucht die anderen acht Marken zurück.</translation>
    </message>
    <message>
        <source>In print its sector is “row, column or cell”: read row, column or box.</source>
        <translation>Gedruckt ist sein Sektor „Zeile, Spalte oder Zelle“: lies Zeile, Spalte oder Block.</translation>
    </message>
    <message>
        <source>Forward and backward ask the same of the board, so whatever a method undoes it can do again.</source>
        <translation>Vorwärts und rückwärts verlangen vom Gitter dasselbe; was eine Methode zurücknimmt, kann sie also wieder tun.</translation>
    </message>
    <message>
        <source>In your own words: why may no other cell of these lines hold it?</source>
        <translation>Mit eigenen Worten: Warum darf keine andere Zelle dieser Linien sie haben?</translation>
    </message>
    <message>
        <source>%1 is filled with %2</source>
        <translation>%1 ist mit %2 gefüllt</translation>
    </message>
    <message>
        <source>%1 has the marks %2</source>
        <translation>%1 hat die Marken %2</translation>
    </message>
    <message>
        <source>Digit:</source>
        <translation>Ziffer:</translation>
    </message>
    <message>
        <source>No other place in:</source>
        <translation>Kein anderer Platz in:</translation>
    </message>
    <message>
        <source>A click:</source>
        <translation>Ein Klick:</translation>
    </message>
    <message>
        <source>picks a corner</source>
        <translation>wählt eine Ecke</translation>
    </message>
    <message>
        <source>puts the mark back</source>
        <translation>holt die Marke zurück</translation>
    </message>
    <message>
        <source>Single candidate: the only mark of a cell becomes its value; undone, a value turns into the only mark.</source>
        <translation>Einziger Kandidat: Die einzige Marke einer Zelle wird ihr Wert; zurückgenommen wird ein Wert zur einzigen Marke.</translation>
    </message>
    <message>
        <source>Exclusion: where a digit stands, its row, column and box lose it as a mark; undone, the mark comes back.</source>
        <translation>Ausschluss: Wo eine Ziffer steht, verlieren Zeile, Spalte und Block sie als Marke; zurückgenommen kommt die Marke wieder.</translation>
    </message>
    <message>
        <source>Block intersection: if a box has a digit&apos;s places on one line alone, or a line has them in one box alone, the rest of the other loses the digit; undone, a mark comes back there.</source>
        <translation>Blockschnitt: Hat ein Block die Plätze einer Ziffer nur auf einer Linie, oder eine Linie sie nur in einem Block, so verliert der Rest des anderen die Ziffer; zurückgenommen kommt dort eine Marke wieder.</translation>
    </message>
    <message>
        <source>Covering set: if two cells of a row, column or box have two digits between them, or three cells three, its other cells lose these digits; undone, a mark comes back there.</source>
        <translation>Überdeckende Menge: Haben zwei Zellen einer Zeile, einer Spalte oder eines Blocks zusammen zwei Ziffern, oder drei Zellen drei, so verlieren die anderen Zellen diese Ziffern; zurückgenommen kommt dort eine Marke wieder.</translation>
    </message>
    <message>
        <source>Five methods: %1. Which of them puts a digit into a cell?</source>
        <translation>Fünf Methoden: %1. Welche davon trägt eine Ziffer in eine Zelle ein?</translation>
    </message>
    <message>
        <source>Single candidate: it alone fills a cell, the others take marks away.</source>
        <translation>Einziger Kandidat: Nur diese Methode füllt eine Zelle, die anderen nehmen Marken weg.</translation>
    </message>
    <message>
        <source>Find an X-Wing on this new board. Choose its digit, click its four corners, and say which two lines have no other place for it. Then put a mark back that the X-Wing has taken away.</source>
        <translation>Finde einen X-Wing auf diesem neuen Gitter. Wähle seine Ziffer, klick seine vier Ecken an und sag, welche zwei Linien keinen anderen Platz für sie haben. Hol dann eine Marke zurück, die der X-Wing weggenommen hat.</translation>
    </message>
    <message>
        <source>Your puzzle can be solved without this method, so another puzzle is shown here.</source>
        <translation>Dein Rätsel lässt sich ohne diese Methode lösen, darum steht hier ein anderes.</translation>
    </message>
    <message>
        <source>Digit: %1</source>
        <translation>Ziffer: %1</translation>
    </message>
    <message>
        <source>Corners: %1</source>
        <translation>Ecken: %1</translation>
    </message>
    <message>
        <source>Marks put back: %1</source>
        <translation>Zurückgeholte Marken: %1</translation>
    </message>
    <message>
        <source>X-Wing: if two rows have a digit&apos;s places in the same two columns alone, the rest of these columns loses the digit; undone, a mark comes back there. The same holds with rows and columns exchanged.</source>
        <translation>X-Wing: Haben zwei Zeilen die Plätze einer Ziffer nur in denselben zwei Spalten, so verliert der Rest dieser Spalten die Ziffer; zurückgenommen kommt dort eine Marke wieder. Dasselbe gilt mit Zeilen und Spalten vertauscht.</translation>
    </message>
    <message>
        <source>Click a cell to put the digit in as a mark, or take it out, and watch which condition breaks; then undo the method in your turn.</source>
        <translation>Klicke eine Zelle an, um die Ziffer als Marke einzusetzen oder herauszunehmen, und sieh, welche Bedingung bricht; nimm das Verfahren dann selbst zurück.</translation>
    </message>
    <message>
        <source>%1: undo it by hand</source>
        <translation>%1: von Hand zurücknehmen</translation>
    </message>
    <message>
        <source>Undo a single candidate: click a filled cell, and its value turns into its only mark.</source>
        <translation>Nimm einen einzigen Kandidaten zurück: Klicke eine gefüllte Zelle an, und ihr Wert wird zu ihrer einzigen Marke.</translation>
    </message>
    <message>
        <source>Undo an exclusion on this new board: click a filled cell. Then put its digit back, as a mark, into a cell that it was excluded from.</source>
        <translation>Nimm auf diesem neuen Gitter einen Ausschluss zurück: Klicke eine gefüllte Zelle an. Setze dann ihre Ziffer als Marke in eine Zelle zurück, aus der sie ausgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Find a block intersection on this new board. Choose its digit, click a cell where the box and the line cross, and say which of the two has no other place for it. Then put a mark back into the other.</source>
        <translation>Finde auf diesem neuen Gitter einen Blockschnitt. Wähle seine Ziffer, klicke eine Zelle an, in der sich Block und Linie schneiden, und sag, wer von beiden keinen anderen Platz für sie hat. Setze dann im anderen eine Marke zurück.</translation>
    </message>
    <message>
        <source>Find a covering set on this new board: click blank cells of one row, column or box that have as many digits between them as they are cells. Then choose one of these digits and put it back, as a mark, into another cell there.</source>
        <translation>Finde auf diesem neuen Gitter eine überdeckende Menge: Klicke leere Zellen einer Zeile, einer Spalte oder eines Blocks an, die zusammen so viele Ziffern haben, wie es Zellen sind. Wähle dann eine dieser Ziffern und setze sie dort als Marke in eine andere Zelle zurück.</translation>
    </message>
    <message>
        <source>They share:</source>
        <translation>Gemeinsam:</translation>
    </message>
    <message>
        <source>picks a cell</source>
        <translation>wählt eine Zelle</translation>
    </message>
    <message>
        <source>%1 is blank, and only a value can turn into a mark.</source>
        <translation>%1 ist leer, und nur ein Wert kann zur Marke werden.</translation>
    </message>
    <message>
        <source>This is about %1. Choose another digit first.</source>
        <translation>Hier geht es um %1. Wähle zuerst eine andere Ziffer.</translation>
    </message>
    <message>
        <source>This is about %1.</source>
        <translation>Hier geht es um %1.</translation>
    </message>
    <message>
        <source>Turned into marks: %1</source>
        <translation>Zu Marken geworden: %1</translation>
    </message>
    <message>
        <source>Cells: %1</source>
        <translation>Zellen: %1</translation>
    </message>
    <message>
        <source>put the digit in as a mark</source>
        <translation>die Ziffer als Marke einzusetzen</translation>
    </message>
    <message>
        <source>The five methods get stuck on your puzzle before this one is of use, so another is shown here.</source>
        <translation>Die fünf Methoden bleiben bei deinem Rätsel stecken, bevor diese etwas nützt; darum wird hier ein anderes gezeigt.</translation>
    </message>
    <message>
        <source>Each of the two rows has it in one of the two columns, and they cannot both have it in the same one. So both columns have it there, and nowhere else.</source>
        <translation>Jede der beiden Zeilen hat sie in einer der beiden Spalten, und beide können sie nicht in derselben haben. Also steht sie in beiden Spalten dort und sonst nirgends.</translation>
    </message>
    <message>
        <source>Each of the two columns has it in one of the two rows, and they cannot both have it in the same one. So both rows have it there, and nowhere else.</source>
        <translation>Jede der beiden Spalten hat sie in einer der beiden Zeilen, und beide können sie nicht in derselben haben. Also steht sie in beiden Zeilen dort und sonst nirgends.</translation>
    </message>
    <message>
        <source>This is where the digit %1 stands (large) or may still stand (small) in a puzzle half solved. Find two rows, or two columns, in which it may stand in the same two places only, and ring the four corners: they are an X-Wing. In the lines across, no other cell can hold the %1: cross out every small %1 there but the corners.</source>
        <translation>Hier steht die Ziffer %1 (groß) oder kann noch stehen (klein) in einem halb gelösten Rätsel. Finde zwei Zeilen oder zwei Spalten, in denen sie nur an denselben zwei Stellen stehen kann, und kreise die vier Ecken ein: Sie sind ein X-Wing. In den Reihen quer dazu kann keine andere Zelle die %1 haben: Streiche dort jede kleine %1 außer den Ecken.</translation>
    </message>
    <message>
        <source>Read backwards: what has to hold so that they may come back?</source>
        <translation>Rückwärts gelesen: Was muss gelten, damit sie zurückkommen dürfen?</translation>
    </message>
    <message>
        <source>Corners %1; crossed out: %2. They may come back where the two lines have no other place for the digit.</source>
        <translation>Ecken %1; gestrichen: %2. Sie dürfen zurückkommen, wenn die zwei Reihen keinen anderen Platz für die Ziffer haben.</translation>
    </message>
    <message>
        <source>Which condition breaks when a mark is put in or taken out?</source>
        <translation>Welche Bedingung bricht, wenn man eine Notiz setzt oder wegnimmt?</translation>
    </message>
    <message>
        <source>To put a mark back, type its digit in the cell, or set &apos;A click&apos; to &apos;puts the mark back&apos;.</source>
        <translation>Um eine Marke zurückzuholen, tippe ihre Ziffer in die Zelle oder stelle „Ein Klick“ auf „holt die Marke zurück“.</translation>
    </message>
    <message>
        <source>marks where the %1 may still stand</source>
        <translation>Marken, wo die %1 noch stehen kann</translation>
    </message>
    <message>
        <source>Choose a filled cell first, by a click or with Return.</source>
        <translation>Wähle zuerst eine gefüllte Zelle, durch einen Klick oder mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>%1 is filled with %2 and has no marks.</source>
        <translation>In %1 steht %2, dort gibt es keine Marken.</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::SearchScene</name>
    <message>
        <source>Searching backwards</source>
        <translation>Rückwärts wird gesucht</translation>
    </message>
    <message>
        <source>From those marks the board can be solved; a person who gets the clues alone has an empty board.</source>
        <translation>Aus diesen Marken lässt sich das Gitter lösen; wer nur die Vorgaben bekommt, hat ein leeres Gitter.</translation>
    </message>
    <message>
        <source>How many clues are left when the search ends?</source>
        <translation>Wie viele Vorgaben bleiben, wenn die Suche endet?</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>wird gesucht…</translation>
    </message>
    <message>
        <source>%1 of %2 steps: level %3, %4 clues, %5 answers written as marks</source>
        <translation>%1 von %2 Schritten: Tiefe %3, %4 Vorgaben, %5 Antworten als Marken notiert</translation>
    </message>
    <message>
        <source>At the end: %1 clues</source>
        <translation>Am Ende: %1 Vorgaben</translation>
    </message>
    <message>
        <source>The methods solve it from its marks</source>
        <translation>Die Methoden lösen es aus seinen Marken</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>the methods solve it from its marks</source>
        <translation>die Methoden lösen es aus den Marken</translation>
    </message>
    <message>
        <source>the methods solve it from its clues alone</source>
        <translation>die Methoden lösen es aus den Vorgaben allein</translation>
    </message>
    <message>
        <source>The search, taken literally</source>
        <translation>Die Suche, wörtlich genommen</translation>
    </message>
    <message>
        <source>From the solved board the search always goes on to a child, one mark deeper, that the methods can undo; it stops where none is left.</source>
        <translation>Vom gelösten Gitter geht die Suche immer zu einem Kind weiter, eine Marke tiefer, das die Methoden zurücknehmen können; sie endet, wo keines bleibt.</translation>
    </message>
    <message>
        <source>Guess what that does to the clues before you watch it to the end.</source>
        <translation>Rate, was das mit den Vorgaben macht, bevor du bis zum Ende zusiehst.</translation>
    </message>
    <message>
        <source>section 5.2</source>
        <translation>Abschnitt 5.2</translation>
    </message>
    <message>
        <source>What it calls uniquely solvable is solvable from its left-over marks.</source>
        <translation>Was er eindeutig lösbar nennt, ist aus den übrigen Marken lösbar.</translation>
    </message>
    <message>
        <source>Its steps are at most %1, as it says, but not each in constant time: all children are looked at.</source>
        <translation>Es sind höchstens %1 Schritte, wie er sagt, aber nicht jeder in fester Zeit: Alle Kinder werden angesehen.</translation>
    </message>
    <message>
        <source>None, with this heuristic and with any other: emptying a filled cell is never forbidden.</source>
        <translation>Keine, mit dieser Heuristik und mit jeder anderen: Eine gefüllte Zelle zu leeren ist nie verboten.</translation>
    </message>
    <message>
        <source>Its clues alone are not enough; they last were after step %1 of %2</source>
        <translation>Seine Vorgaben allein genügen nicht; zuletzt taten sie es nach Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 steps of at most %2; children looked at: %3</source>
        <translation>%1 Schritte von höchstens %2; angesehene Kinder: %3</translation>
    </message>
    <message>
        <source>Heuristic:</source>
        <translation>Heuristik:</translation>
    </message>
    <message>
        <source>In your own words: an answer that is written as a mark, who can use it and who cannot?</source>
        <translation>Mit eigenen Worten: Eine Antwort, die als Marke dasteht: Wer kann sie nutzen, und wer nicht?</translation>
    </message>
    <message>
        <source>The search can: an only mark becomes the value in one step. Whoever gets the clues alone does not see the mark.</source>
        <translation>Die Suche kann es: Eine einzige Marke wird in einem Schritt zum Wert. Wer nur die Vorgaben bekommt, sieht die Marke nicht.</translation>
    </message>
    <message>
        <source>A value can always be taken out, since its answer stays written in the cell, as its only mark in a disc.</source>
        <translation>Ein Wert lässt sich immer herausnehmen, denn seine Lösung bleibt in der Zelle stehen, als einzige Marke in einer Scheibe.</translation>
    </message>
    <message>
        <source>A value can always be taken out, since its answer stays written in the cell, as its only mark in a disc: so in the end not one clue is left.</source>
        <translation>Ein Wert lässt sich immer herausnehmen, denn seine Lösung bleibt in der Zelle stehen, als einzige Marke in einer Scheibe: So bleibt am Ende keine einzige Vorgabe.</translation>
    </message>
    <message>
        <source>in a disc</source>
        <translation>in einer Scheibe</translation>
    </message>
    <message>
        <source>answers as marks (in discs)</source>
        <translation>Lösungen als Marken (in Scheiben)</translation>
    </message>
    <message>
        <source>Be the search: take %1 steps from the solved board, each one mark more, which some method takes away again. Click a filled cell to turn its value into a mark, or type a digit into a blank one.</source>
        <translation>Sei selbst die Suche: Geh %1 Schritte vom gelösten Gitter aus, jeder eine Marke mehr, die irgendeine Methode wieder wegnimmt. Klicke eine gefüllte Zelle an, um ihren Wert zur Marke zu machen, oder gib in eine leere eine Ziffer ein.</translation>
    </message>
    <message>
        <source>Your clues stand in bold. %1</source>
        <translation>Deine Vorgaben stehen fett. %1</translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::UndoScene</name>
    <message>
        <source>Undo it yourself</source>
        <translation>Selbst zurücknehmen</translation>
    </message>
    <message>
        <source>Take a digit out of a solved board: it may go while the methods can still bring it back.</source>
        <translation>Nimm aus einem gelösten Gitter eine Ziffer heraus: Sie darf weg, solange die Methoden sie noch zurückbringen.</translation>
    </message>
    <message>
        <source>You take a single digit out of a solved board. Where can you be sure which one it was?</source>
        <translation>Du nimmst eine einzige Ziffer aus einem gelösten Gitter. Wo bist du sicher, welche es war?</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>in corner cells alone</source>
        <translation>nur in den Eckzellen</translation>
    </message>
    <message>
        <source>in every cell</source>
        <translation>in jeder Zelle</translation>
    </message>
    <message>
        <source>The solved board</source>
        <translation>Das gelöste Gitter</translation>
    </message>
    <message>
        <source>Solving, step %1 of %2: %3 into %4 (%5)</source>
        <translation>Lösen, Schritt %1 von %2: %3 in %4 (%5)</translation>
    </message>
    <message>
        <source>Solving, step %1 of %2: the mark %3 leaves %4 (%5)</source>
        <translation>Lösen, Schritt %1 von %2: Die Marke %3 verlässt %4 (%5)</translation>
    </message>
    <message>
        <source>%1 of %2: %3 out of %4</source>
        <translation>%1 von %2: %3 aus %4 heraus</translation>
    </message>
    <message>
        <source>%1. Back by %2</source>
        <comment>a digit; a method</comment>
        <translation>%1. Zurück kommt sie durch: %2</translation>
    </message>
    <message>
        <source>%1. It comes back once other cells are filled.</source>
        <translation>%1. Sie kommt zurück, sobald andere Zellen gefüllt sind.</translation>
    </message>
    <message>
        <source>%1 clues, one solution</source>
        <translation>%1 Vorgaben, eine Lösung</translation>
    </message>
    <message>
        <source>The methods find it: %1</source>
        <translation>Die Methoden finden sie: %1</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Gitter:</translation>
    </message>
    <message>
        <source>Methods:</source>
        <translation>Methoden:</translation>
    </message>
    <message>
        <source>Marks:</source>
        <translation>Marken:</translation>
    </message>
    <message>
        <source>come back at once</source>
        <translation>kommen sofort zurück</translation>
    </message>
    <message>
        <source>put back by hand</source>
        <translation>von Hand zurückholen</translation>
    </message>
    <message>
        <source>Digits to take out:</source>
        <translation>Ziffern herauszunehmen:</translation>
    </message>
    <message>
        <source>takes the digit out</source>
        <translation>nimmt die Ziffer heraus</translation>
    </message>
    <message>
        <source>puts the mark %1 back</source>
        <translation>holt die Marke %1 zurück</translation>
    </message>
    <message>
        <source>A click:</source>
        <translation>Ein Klick:</translation>
    </message>
    <message>
        <source>Solve it forward</source>
        <translation>Vorwärts lösen</translation>
    </message>
    <message>
        <source>Take out %1 digits that these methods bring back: %2.</source>
        <translation>Nimm %1 Ziffern heraus, die diese Methoden zurückbringen: %2.</translation>
    </message>
    <message>
        <source>Click a cell to take its digit out, and again to put it back.</source>
        <translation>Klick eine Zelle an, um ihre Ziffer herauszunehmen, und noch einmal, um sie zurückzulegen.</translation>
    </message>
    <message>
        <source>Then type the other digits there: each is a mark that a method takes away.</source>
        <translation>Tipp dann dort die anderen Ziffern: Jede ist eine Marke, die eine Methode wegnimmt.</translation>
    </message>
    <message>
        <source>A puzzle: %1 digits are out, the %2 clues have one solution, and the methods find it, since each digit comes back by a method that only looks at what is left.</source>
        <translation>Ein Rätsel: %1 Ziffern sind draußen, die %2 Vorgaben haben eine Lösung, und die Methoden finden sie, denn jede Ziffer kommt durch eine Methode zurück, die nur auf das schaut, was noch da ist.</translation>
    </message>
    <message>
        <source>%1 holds %2. Take that out first.</source>
        <translation>In %1 steht %2. Nimm sie zuerst heraus.</translation>
    </message>
    <message>
        <source>All marks of %1 are back already.</source>
        <translation>Alle Marken von %1 sind schon zurück.</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>In %1 steht %2</translation>
    </message>
    <message>
        <source>%1 is out, marks: %2</source>
        <translation>%1 ist draußen, Marken: %2</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 ist draußen</translation>
    </message>
    <message>
        <source>In your own words: why can the digit that goes out last be filled in first?</source>
        <translation>Mit eigenen Worten: Warum kann man die Ziffer, die zuletzt herausging, zuerst wieder eintragen?</translation>
    </message>
    <message>
        <source>Without the %1 in %2 the clues have a second solution: %2 could hold %3 as well, and the ringed cells would change with it. Put the %1 back.</source>
        <translation>Ohne die %1 in %2 haben die Vorgaben eine zweite Lösung: In %2 könnte auch %3 stehen, und die umrandeten Zellen änderten sich mit. Leg die %1 zurück.</translation>
    </message>
    <message>
        <source>Without the %1 in %2 one solution is left, but the methods no longer find it: for them %2 could still be %3. Put the %1 back, or allow more methods.</source>
        <translation>Ohne die %1 in %2 bleibt eine Lösung, aber die Methoden finden sie nicht mehr: Für sie könnte %2 noch %3 sein. Leg die %1 zurück oder erlaube mehr Methoden.</translation>
    </message>
    <message>
        <source>The mark %1 is back in %2.</source>
        <translation>Die Marke %1 ist zurück in %2.</translation>
    </message>
    <message>
        <source>No method takes it away at once, but one will when other cells are filled.</source>
        <translation>Sofort nimmt sie keine Methode weg, aber eine tut es, wenn andere Zellen gefüllt sind.</translation>
    </message>
    <message>
        <source>%1 is out of %2.</source>
        <translation>Die %1 ist aus %2 heraus.</translation>
    </message>
    <message>
        <source>It comes back by %1.</source>
        <translation>Zurück bringt sie: %1.</translation>
    </message>
    <message>
        <source>It comes back later, once other cells are filled.</source>
        <translation>Sie kommt später zurück, sobald andere Zellen gefüllt sind.</translation>
    </message>
    <message>
        <source>Digits still to take out: %1.</source>
        <translation>Noch herauszunehmende Ziffern: %1.</translation>
    </message>
    <message>
        <source>Marks still to put back: %1.</source>
        <translation>Noch zurückzuholende Marken: %1.</translation>
    </message>
    <message>
        <source>digits out</source>
        <translation>Ziffern draußen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>mehr als eine Lösung</translation>
    </message>
    <message>
        <source>the methods solve it</source>
        <translation>die Methoden lösen es</translation>
    </message>
    <message>
        <source>the methods get stuck</source>
        <translation>die Methoden bleiben stecken</translation>
    </message>
    <message>
        <source>For instance %1 out of %2, back by %3.</source>
        <translation>Zum Beispiel %1 aus %2; zurück bringt sie: %3.</translation>
    </message>
    <message>
        <source>One way ends at %1 clues: nothing more can go.</source>
        <translation>Ein Weg endet bei %1 Vorgaben: Mehr kann nicht weg.</translation>
    </message>
    <message>
        <source>My puzzle has ______ clues. My neighbour could solve it: yes / no</source>
        <translation>Mein Rätsel hat ______ Vorgaben. Mein Nachbar konnte es lösen: ja / nein</translation>
    </message>
    <message>
        <source>Undoing is solving read backwards: what went out last comes back first, unless other cells have to be filled before it.</source>
        <translation>Zurücknehmen ist rückwärts gelesenes Lösen: Was zuletzt herausging, kommt zuerst zurück, außer wenn vorher andere Zellen gefüllt werden müssen.</translation>
    </message>
    <message>
        <source>%1 kept the mark %2: it is the digit that went out. Delete puts the digit back.</source>
        <translation>%1 hat die Marke %2 behalten: Sie ist die Ziffer, die herausging. Mit Entf kommt die Ziffer zurück.</translation>
    </message>
    <message>
        <source>marks back</source>
        <translation>Marken zurück</translation>
    </message>
    <message>
        <source>In every cell: its row lacks just that digit.</source>
        <translation>In jeder Zelle: Ihrer Zeile fehlt genau diese Ziffer.</translation>
    </message>
    <message>
        <source>what went out</source>
        <translation>Was zuletzt herausging</translation>
    </message>
    <message>
        <source>When it went out, all that gives it away was still there, and nothing has gone since.</source>
        <translation>Als sie herausging, stand noch alles da, was sie verrät, und seither ist nichts mehr weggefallen.</translation>
    </message>
    <message>
        <source>%1, goal %2</source>
        <comment>digits out</comment>
        <translation>%1, Ziel %2</translation>
    </message>
    <message>
        <source>Now go on. Cross out as many digits as you can, copy what is left into the empty board, and let your neighbour solve it.</source>
        <translation>Mach weiter. Streiche so viele Ziffern, wie du kannst, übertrage den Rest auf das leere Gitter, und lass deine Nachbarin oder deinen Nachbarn lösen.</translation>
    </message>
    <message>
        <source>With each digit that is out, the others have less to lean on, so the puzzle gets harder. Make one by hand, then watch the methods solve it.</source>
        <translation>Mit jeder Ziffer, die weg ist, haben die anderen weniger, worauf sie sich stützen: Das Rätsel wird schwerer. Von Hand eines machen, dann zusehen, wie die Methoden es lösen.</translation>
    </message>
    <message>
        <source>That is right: a mark is a digit not ruled out yet, no answer. Solving forward, it goes again by %1.</source>
        <translation>Das ist richtig: Eine Marke ist eine noch nicht ausgeschlossene Ziffer, keine Antwort. Vorwärts gelöst nimmt sie wieder weg: %1.</translation>
    </message>
    <message>
        <source>This board is solved. Cross out two digits, one after the other, so that each can be told again from what is left. For each, write the cell, the digit and the reason: its row, column and box hold all other digits (naked single), or no other cell of a row, column or box can take it (hidden single).</source>
        <translation>Dieses Gitter ist gelöst. Streiche nacheinander zwei Ziffern, sodass sich jede aus dem Rest wieder erschließen lässt. Schreibe zu jeder die Zelle, die Ziffer und den Grund: Zeile, Spalte und Block haben alle anderen Ziffern (nackter Single), oder keine andere Zelle einer Zeile, einer Spalte oder eines Blocks kann sie haben (versteckter Single).</translation>
    </message>
    <message>
        <source>The solved board, with the clues of your puzzle in bold</source>
        <translation>Das gelöste Gitter, die Vorgaben deines Rätsels fett</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::AllFloorsScene</name>
    <message>
        <source>%1: each box needs three other digits, which leaves %2 ways to share them out, and each of the three trios can stand in 6 orders.</source>
        <translation>%1: Jeder Block braucht drei andere Ziffern, das lässt %2 Arten, sie zu verteilen, und jedes der drei Trios kann in 6 Reihenfolgen stehen.</translation>
    </message>
    <message>
        <source>The first row is 123456789.</source>
        <translation>Die erste Zeile ist 123456789.</translation>
    </message>
    <message>
        <source>%1 second rows fit below it.</source>
        <translation>%1 zweite Zeilen passen darunter.</translation>
    </message>
    <message>
        <source>%1 third rows below each: %2 floors.</source>
        <translation>%1 dritte Zeilen unter jede: %2 Etagen.</translation>
    </message>
    <message>
        <source>The classes are being counted.</source>
        <translation>Die Klassen werden gezählt.</translation>
    </message>
    <message>
        <source>%1 classes hold %2 floors.</source>
        <translation>%1 Klassen haben %2 Etagen.</translation>
    </message>
    <message>
        <source>Renamed, this is floor number %1</source>
        <translation>Umbenannt ist das die Etage Nummer %1</translation>
    </message>
    <message>
        <source>It is of class %1 of %2, which has %3 floors</source>
        <translation>Sie ist von der Klasse %1 von %2, die %3 Etagen hat</translation>
    </message>
    <message>
        <source>Counted one by one: %1 floors, as many as in all classes together</source>
        <translation>Einzeln gezählt: %1 Etagen, so viele wie in allen Klassen zusammen</translation>
    </message>
    <message>
        <source>Columns 1, 2</source>
        <translation>Spalten 1, 2</translation>
    </message>
    <message>
        <source>Boxes 1, 2</source>
        <translation>Blöcke 1, 2</translation>
    </message>
    <message>
        <source>Your floor, its digits renamed</source>
        <translation>Deine Etage, die Ziffern umbenannt</translation>
    </message>
    <message>
        <source>The classes, stronger where they have more floors</source>
        <translation>Die Klassen, kräftiger bei mehr Etagen</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>wird gezählt…</translation>
    </message>
    <message>
        <source>first row</source>
        <translation>erste Zeile</translation>
    </message>
    <message>
        <source>second rows</source>
        <translation>zweite Zeilen</translation>
    </message>
    <message>
        <source>third rows below each</source>
        <translation>dritte Zeilen unter jede</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>Etagen</translation>
    </message>
    <message>
        <source>in %1 classes</source>
        <translation>in %1 Klassen</translation>
    </message>
    <message>
        <source>All floors</source>
        <translation>Alle Etagen</translation>
    </message>
    <message>
        <source>A floor is three rows of a Sudoku; with its digits renamed it begins with 123456789, and %1 second rows fit below that, and %2 third rows below each.</source>
        <translation>Eine Etage sind drei Zeilen eines Sudokus; mit umbenannten Ziffern beginnt sie mit 123456789, darunter passen %1 zweite Zeilen und unter jede %2 dritte.</translation>
    </message>
    <message>
        <source>Floors that become each other when rows, boxes or columns of a box change places are one class.</source>
        <translation>Etagen, die durch Vertauschen von Zeilen, Blöcken oder Spalten eines Blocks ineinander übergehen, sind eine Klasse.</translation>
    </message>
    <message>
        <source>A floor is three rows of a Sudoku; with its digits renamed it begins with 123456789.</source>
        <translation>Eine Etage sind drei Zeilen eines Sudokus; mit umbenannten Ziffern beginnt sie mit 123456789.</translation>
    </message>
    <message>
        <source>Nine digits can stand in %1 orders. How many of these rows fit below the first one?</source>
        <translation>Neun Ziffern können in %1 Reihenfolgen stehen. Wie viele dieser Zeilen passen unter die erste?</translation>
    </message>
    <message>
        <source>section on maths</source>
        <translation>Abschnitt zur Mathematik</translation>
    </message>
    <message>
        <source>Swap something: the digits move, then they get new names, and the class stays.</source>
        <translation>Vertausch etwas: Die Ziffern rücken, dann bekommen sie neue Namen, und die Klasse bleibt.</translation>
    </message>
    <message>
        <source>In your own words: what stays the same when two boxes of a floor change places?</source>
        <translation>In deinen Worten: Was bleibt gleich, wenn zwei Blöcke einer Etage die Plätze tauschen?</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Vertauschen</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>Class %1: %2 floors; a click shows one</source>
        <translation>Klasse %1: %2 Etagen; ein Klick zeigt eine</translation>
    </message>
    <message>
        <source>Swap rows 2, 3</source>
        <translation>Zeilen 2, 3 tauschen</translation>
    </message>
    <message>
        <source>Nothing was swapped yet.</source>
        <translation>Noch ist nichts vertauscht.</translation>
    </message>
    <message>
        <source>Before: floor number %1</source>
        <translation>Vorher: Etage Nummer %1</translation>
    </message>
    <message>
        <source>Swapped: the digits keep their names for now.</source>
        <translation>Vertauscht: Die Ziffern behalten noch ihre Namen.</translation>
    </message>
    <message>
        <source>Renamed, so that it begins with 123456789: floor number %1</source>
        <translation>Umbenannt, sodass sie mit 123456789 beginnt: Etage Nummer %1</translation>
    </message>
    <message>
        <source>Swap rows, columns or boxes.</source>
        <translation>Vertausche Zeilen, Spalten oder Blöcke.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After, renamed</source>
        <translation>Nachher, umbenannt</translation>
    </message>
    <message>
        <source>After the swap</source>
        <translation>Nach dem Tausch</translation>
    </message>
    <message>
        <source>Click a class to see a floor of it, or drag the slider through all floors.</source>
        <translation>Klick auf eine Klasse, um eine Etage von ihr zu sehen, oder zieh den Regler durch alle Etagen.</translation>
    </message>
    <message>
        <source>The README searches all 362,880 second rows, and leaves its 416 classes unverified; here they are counted.</source>
        <translation>Die README durchsucht alle 362 880 zweiten Zeilen und lässt ihre 416 Klassen ungeprüft; hier werden sie gezählt.</translation>
    </message>
    <message>
        <source>%1 second rows</source>
        <translation>%1 zweite Zeilen</translation>
    </message>
    <message>
        <source>%1 third rows</source>
        <translation>%1 dritte</translation>
    </message>
    <message>
        <source>one class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>Build a floor: below 123456789 fill rows 2 and 3, so that no row and no box has a digit twice.</source>
        <translation>Bau eine Etage: Füll unter 123456789 die Zeilen 2 und 3 so, dass keine Zeile und kein Block eine Ziffer zweimal hat.</translation>
    </message>
    <message>
        <source>Rows 2 and 3 are to be filled.</source>
        <translation>Zu füllen sind die Zeilen 2 und 3.</translation>
    </message>
    <message>
        <source>Done: this is floor number %1 of %2.</source>
        <translation>Fertig: Das ist die Etage Nummer %1 von %2.</translation>
    </message>
    <message>
        <source>It is of class %1 of %2, with %3 floors.</source>
        <translation>Sie ist von der Klasse %1 von %2, die %3 Etagen hat.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>Each row keeps its digits, in another order, and each box keeps its own: it is still a floor, of the same class, and as many boards can be built on it.</source>
        <translation>Jede Zeile behält ihre Ziffern, in anderer Reihenfolge, und jeder Block seine: Es ist immer noch eine Etage, von derselben Klasse, und auf ihr lassen sich gleich viele Gitter bauen.</translation>
    </message>
    <message>
        <source>Changed against the floor of task 1: rows %1.</source>
        <translation>Anders als die Etage aus Aufgabe 1: Zeilen %1.</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Nummer:</translation>
    </message>
    <message>
        <source>Scene 4: stack 1</source>
        <translation>Szene 4: Stapel 1</translation>
    </message>
    <message>
        <source>1. This is a floor: three rows of a board. Give its digits new names so that the first row becomes 123456789.</source>
        <translation>1. Das ist eine Etage: drei Zeilen eines Gitters. Gib ihren Ziffern neue Namen, sodass die erste Zeile 123456789 wird.</translation>
    </message>
    <message>
        <source>2. Swap rows 2 and 3 of the floor of task 1, and rename again. Which rows are other ones than in task 1?</source>
        <translation>2. Vertausche die Zeilen 2 und 3 der Etage von Aufgabe 1 und benenne wieder um. Welche Zeilen sind andere als in Aufgabe 1?</translation>
    </message>
    <message>
        <source>3. Swap boxes 1 and 2 of the floor of task 1, and rename again.</source>
        <translation>3. Vertausche die Blöcke 1 und 2 der Etage von Aufgabe 1 und benenne wieder um.</translation>
    </message>
    <message>
        <source>in classes</source>
        <translation>in Klassen</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::AllGridsScene</name>
    <message>
        <source>Why is each class multiplied by 9! = %1?</source>
        <translation>Warum wird jede Klasse mit 9! = %1 malgenommen?</translation>
    </message>
    <message>
        <source>nine rows</source>
        <translation>neun Zeilen</translation>
    </message>
    <message>
        <source>names of the digits</source>
        <translation>Namen der Ziffern</translation>
    </message>
    <message>
        <source>orders of the columns</source>
        <translation>Folgen der Spalten</translation>
    </message>
    <message>
        <source>Floors were counted with the first row 123456789; giving the digits other names makes 9! boards of each, and all are different.</source>
        <translation>Gezählt wurden Etagen mit der ersten Zeile 123456789; gibt man den Ziffern andere Namen, werden aus jedem Gitter 9!, und alle sind verschieden.</translation>
    </message>
    <message>
        <source>%1 of %2 classes: %3 grids</source>
        <translation>%1 von %2 Klassen: %3 Gitter</translation>
    </message>
    <message>
        <source>Your floor can be completed in %1 ways</source>
        <translation>Deine Etage lässt sich auf %1 Arten ergänzen</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>wird gezählt…</translation>
    </message>
    <message>
        <source>%1 of %2 classes</source>
        <translation>%1 von %2 Klassen</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>Etagen</translation>
    </message>
    <message>
        <source>ways below</source>
        <translation>Arten darunter</translation>
    </message>
    <message>
        <source>grids</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>All grids</source>
        <translation>Alle Gitter</translation>
    </message>
    <message>
        <source>A class stands for its floors × the ways to fill the six rows below × the 9! ways to name the digits.</source>
        <translation>Eine Klasse steht für ihre Etagen × die Möglichkeiten für die sechs Zeilen darunter × die 9! Möglichkeiten, die Ziffern zu benennen.</translation>
    </message>
    <message>
        <source>Added up, the classes give the number of all Sudoku grids.</source>
        <translation>Zusammengezählt ergeben die Klassen die Zahl aller Sudokugitter.</translation>
    </message>
    <message>
        <source>The classes are being counted.</source>
        <translation>Die Klassen werden gezählt.</translation>
    </message>
    <message>
        <source>Your floor is of class %1, ringed: it stands for %2 grids.</source>
        <translation>Deine Etage ist aus Klasse %1, umrandet: Sie steht für %2 Gitter.</translation>
    </message>
    <message>
        <source>Tiles are as strong as their ways below are many: %1 sums serve all %2 classes.</source>
        <translation>Je mehr Möglichkeiten darunter, desto kräftiger die Kachel: %1 Summen genügen für alle %2 Klassen.</translation>
    </message>
    <message>
        <source>%1 classes, with %2 sums, add up to %3</source>
        <translation>%1 Klassen, mit %2 Summen, ergeben zusammen %3</translation>
    </message>
    <message>
        <source>Your floor&apos;s class: floors × ways below × 9!</source>
        <translation>Die Klasse deiner Etage: Etagen × Möglichkeiten darunter × 9!</translation>
    </message>
    <message>
        <source>A class stands for its floors × the ways to fill the six rows below × 9!.</source>
        <translation>Eine Klasse steht für ihre Etagen × die Arten, die sechs Zeilen darunter zu füllen, × 9!.</translation>
    </message>
    <message>
        <source>In your own words: why is it enough to count below one floor of each class?</source>
        <translation>In deinen Worten: Warum genügt es, unter einer Etage jeder Klasse zu zählen?</translation>
    </message>
    <message>
        <source>Ways: %1</source>
        <translation>Arten: %1</translation>
    </message>
    <message>
        <source>2. In how many orders can 1, 2, 3, 4 stand in the first row? %1</source>
        <translation>2. In wie vielen Reihenfolgen können 1, 2, 3, 4 in der ersten Zeile stehen? %1</translation>
    </message>
    <message>
        <source>3. So how many grids are there? %1</source>
        <translation>3. Wie viele Gitter sind es also? %1</translation>
    </message>
    <message>
        <source>First small: how many 4×4 grids are there?</source>
        <translation>Erst klein: Wie viele 4×4-Gitter gibt es?</translation>
    </message>
    <message>
        <source>With 1234 on top, %1 second rows fit: %1 floors.</source>
        <translation>Unter 1234 passen %1 zweite Zeilen: %1 Etagen.</translation>
    </message>
    <message>
        <source>The rows below each can be filled in %1 = %2 ways.</source>
        <translation>Die Zeilen darunter lassen sich auf %1 = %2 Arten füllen.</translation>
    </message>
    <message>
        <source>Four digits stand in %1 orders in the first row: %1 × %2 = %3 grids.</source>
        <translation>Vier Ziffern stehen in der ersten Zeile in %1 Reihenfolgen: %1 × %2 = %3 Gitter.</translation>
    </message>
    <message>
        <source>%1 ways below</source>
        <translation>%1 Arten darunter</translation>
    </message>
    <message>
        <source>A floor is the upper half. How many ways lead on from it?</source>
        <translation>Eine Etage ist die obere Hälfte. Auf wie viele Arten geht es darunter weiter?</translation>
    </message>
    <message>
        <source>The 9×9 grids are counted in the same way: every floor, times the ways below it.</source>
        <translation>Die 9×9-Gitter werden genauso gezählt: jede Etage mal die Arten darunter.</translation>
    </message>
    <message>
        <source>Floors of one class can be completed to a board in equally many ways, so each class is worked out once.</source>
        <translation>Etagen einer Klasse lassen sich auf gleich viele Arten zu einem Gitter ergänzen; so wird jede Klasse nur einmal ausgerechnet.</translation>
    </message>
    <message>
        <source>The classes are added up: floors × ways below × 9!, one class after the other.</source>
        <translation>Die Klassen werden addiert: Etagen × Arten darunter × 9!, eine Klasse nach der anderen.</translation>
    </message>
    <message>
        <source>its floors</source>
        <translation>ihre Etagen</translation>
    </message>
    <message>
        <source>the six rows below</source>
        <translation>die sechs Zeilen darunter</translation>
    </message>
    <message>
        <source>the number of all Sudoku grids</source>
        <translation>die Zahl aller Sudokugitter</translation>
    </message>
    <message>
        <source>The floors of a class become each other by swaps and new names. The same swaps and names turn every board on the one into a board on the other, so there are equally many.</source>
        <translation>Die Etagen einer Klasse werden durch Tauschen und Umbenennen zueinander. Dasselbe Tauschen und Umbenennen macht aus jedem Gitter auf der einen ein Gitter auf der anderen, also sind es gleich viele.</translation>
    </message>
    <message>
        <source>How many 4×4 grids are there? A floor is the upper two rows of a grid: two boxes side by side. Floors are of one class if they become each other by swapping rows, columns or boxes and giving the digits new names.</source>
        <translation>Wie viele 4×4-Gitter gibt es? Eine Etage sind die oberen zwei Zeilen eines Gitters: zwei Blöcke nebeneinander. Etagen gehören zu einer Klasse, wenn sie durch Vertauschen von Zeilen, Spalten oder Blöcken und durch neue Namen der Ziffern ineinander übergehen.</translation>
    </message>
    <message>
        <source>The upper half of a 4×4 grid is a floor. With 1234 on top there are four; one is on the board.</source>
        <translation>Die obere Hälfte eines 4×4-Gitters ist eine Etage. Mit 1234 oben gibt es vier; eine liegt auf dem Gitter.</translation>
    </message>
    <message>
        <source>A way to fill its lower half goes to the right, below its floor, and you look for the next.</source>
        <translation>Eine Möglichkeit, die untere Hälfte zu füllen, kommt nach rechts unter ihre Etage, und du suchst die nächste.</translation>
    </message>
    <message>
        <source>Below every floor and for every first row: that counts all grids, and none twice.</source>
        <translation>Unter jeder Etage und für jede erste Zeile: So sind alle Gitter gezählt und keines doppelt.</translation>
    </message>
    <message>
        <source>Find every way to fill the lower half below each of the four floors. Then say how many 4×4 grids there are.</source>
        <translation>Finde unter jeder der vier Etagen jede Möglichkeit, die untere Hälfte zu füllen. Sag dann, wie viele 4×4-Gitter es gibt.</translation>
    </message>
    <message>
        <source>The floor stays as it is. Fill the two rows below.</source>
        <translation>Die Etage bleibt, wie sie ist. Fülle die zwei Zeilen darunter.</translation>
    </message>
    <message>
        <source>A 4×4 grid has the digits 1 to 4.</source>
        <translation>Ein 4×4-Gitter hat die Ziffern 1 bis 4.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>Floor on the board:</source>
        <translation>Etage auf dem Gitter:</translation>
    </message>
    <message>
        <source>Grids altogether:</source>
        <translation>Gitter insgesamt:</translation>
    </message>
    <message>
        <source>Type a number from 0 to %1.</source>
        <translation>Gib eine Zahl von 0 bis %1 ein.</translation>
    </message>
    <message>
        <source>1. With %1 on top, these are all floors: the second row has %2 and %3 at the left, %4 and %5 at the right. For each, write down in how many ways the two lower rows can be filled. Use the free boards to try.</source>
        <translation>1. Mit %1 in der ersten Zeile sind das alle Etagen: Die zweite Zeile hat %2 und %3 links, %4 und %5 rechts. Schreibe zu jeder, auf wie viele Arten sich die zwei unteren Zeilen füllen lassen. Probiere es in den freien Gittern.</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::JoinFigure</name>
    <message>
        <source>not listed</source>
        <translation>nicht aufgezählt</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>band %1</source>
        <translation>Band %1</translation>
    </message>
    <message>
        <source>1 floor</source>
        <translation>1 Etage</translation>
    </message>
    <message>
        <source>%1 floors</source>
        <translation>%1 Etagen</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Etage</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::KeyScene</name>
    <message>
        <source>How many different digits must the clues show before the key is settled?</source>
        <translation>Wie viele verschiedene Ziffern müssen die Vorgaben zeigen, damit der Schlüssel feststeht?</translation>
    </message>
    <message>
        <source>Eight: the ninth pair is what is left over. The key now has %1 of 9 pairs; keys that fit: %2.</source>
        <translation>Acht: Das neunte Paar bleibt übrig. Der Schlüssel hat jetzt %1 von 9 Paaren; passende Schlüssel: %2.</translation>
    </message>
    <message>
        <source>The key fills %1 of 81 cells.</source>
        <translation>Der Schlüssel füllt %1 von 81 Zellen.</translation>
    </message>
    <message>
        <source>No clue tells what %1 stands for.</source>
        <translation>Keine Vorgabe verrät, wofür %1 steht.</translation>
    </message>
    <message>
        <source>%1: it is the only digit left.</source>
        <translation>%1: Es ist die einzige Ziffer, die übrig ist.</translation>
    </message>
    <message>
        <source>%1: %2 says so.</source>
        <translation>%1: Das sagt %2.</translation>
    </message>
    <message>
        <source>%1 of 9 pairs of the key are known; keys that fit: %2</source>
        <translation>%1 von 9 Paaren des Schlüssels sind bekannt; passende Schlüssel: %2</translation>
    </message>
    <message>
        <source>The board that the key gives is a Sudoku and has all clues</source>
        <translation>Das Gitter, das der Schlüssel gibt, ist ein Sudoku und hat alle Vorgaben</translation>
    </message>
    <message>
        <source>The cells that the key gives break no rule</source>
        <translation>Die Zellen, die der Schlüssel gibt, verletzen keine Regel</translation>
    </message>
    <message>
        <source>%1: %2 on the first board, and the key has %3</source>
        <translation>%1: auf dem ersten Gitter %2, und der Schlüssel hat %3</translation>
    </message>
    <message>
        <source>The first board</source>
        <translation>Das erste Gitter</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>Der Schlüssel</translation>
    </message>
    <message>
        <source>The boards differ only in the names of their digits: wherever the first has a 1, the second holds the same digit every time.</source>
        <translation>Die Gitter unterscheiden sich nur in den Namen der Ziffern: Wo das erste eine 1 hat, hat das zweite jedes Mal dieselbe Ziffer.</translation>
    </message>
    <message>
        <source>So each clue of the second board gives away one pair of the key, and the key fills all cells of that pair.</source>
        <translation>Also verrät jede Vorgabe des zweiten Gitters ein Paar des Schlüssels, und der Schlüssel füllt alle Zellen mit diesem Paar.</translation>
    </message>
    <message>
        <source>Click a cell of the second board and type a digit, or press Delete: the key follows.</source>
        <translation>Klick auf eine Zelle des zweiten Gitters und tipp eine Ziffer oder drück Entf: Der Schlüssel folgt.</translation>
    </message>
    <message>
        <source>Clear the second board</source>
        <translation>Zweites Gitter leeren</translation>
    </message>
    <message>
        <source>In your own words: how does one clue give away a pair of the key?</source>
        <translation>In deinen Worten: Wie verrät eine Vorgabe ein Paar des Schlüssels?</translation>
    </message>
    <message>
        <source>Pairs that are known: %1 of 9. So %2 keys fit: click an open cell and type a digit.</source>
        <translation>Bekannte Paare: %1 von 9. Also passen %2 Schlüssel: Klick auf eine offene Zelle und tipp eine Ziffer.</translation>
    </message>
    <message>
        <source>the first has a 1</source>
        <translation>das erste eine 1 hat</translation>
    </message>
    <message>
        <source>one pair of the key</source>
        <translation>ein Paar des Schlüssels</translation>
    </message>
    <message>
        <source>Look at its cell on the first board: the two digits are a pair. In %1 the first board has %2 and the second %3, so %2 becomes %3 everywhere.</source>
        <translation>Sieh auf dem ersten Gitter in derselben Zelle nach: Die zwei Ziffern sind ein Paar. In %1 hat das erste Gitter %2 und das zweite %3, also wird aus %2 überall %3.</translation>
    </message>
    <message>
        <source>Look at its cell on the first board: the two digits are a pair, and it holds in every cell.</source>
        <translation>Sieh auf dem ersten Gitter in derselben Zelle nach: Die zwei Ziffern sind ein Paar, und es gilt in jeder Zelle.</translation>
    </message>
    <message>
        <source>The second board</source>
        <translation>Das zweite Gitter</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erstes</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweites</translation>
    </message>
    <message>
        <source>Pairs that are known: %1 of 9. So %2 keys fit.</source>
        <translation>Bekannte Paare: %1 von 9. Also passen %2 Schlüssel.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) of the second board are known.</source>
        <translation>
            <numerusform>%n Vorgabe des zweiten Gitters ist bekannt.</numerusform>
            <numerusform>%n Vorgaben des zweiten Gitters sind bekannt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::lookup::LettersScene</name>
    <message>
        <source>How many different rows are written %1?</source>
        <translation>Wie viele verschiedene Zeilen schreibt man %1?</translation>
    </message>
    <message>
        <source>%1: each of the three trios can stand in 6 orders, and 6 · 6 · 6 = %1.</source>
        <translation>%1: Jedes der drei Trios kann in 6 Reihenfolgen stehen, und 6 · 6 · 6 = %1.</translation>
    </message>
    <message>
        <source>A floor of three rows</source>
        <translation>Eine Etage aus drei Zeilen</translation>
    </message>
    <message>
        <source>Row %1 is written %2</source>
        <translation>Zeile %1 schreibt man %2</translation>
    </message>
    <message>
        <source>Rows 1 and 2 leave %1 for row 3</source>
        <translation>Zeilen 1 und 2 lassen %1 für Zeile 3</translation>
    </message>
    <message>
        <source>Another floor with the same letters: the order of each trio is forgotten.</source>
        <translation>Eine andere Etage mit denselben Zeichen: Die Reihenfolge in jedem Trio ist vergessen.</translation>
    </message>
    <message>
        <source>Rows 1 and 2 leave exactly the letters of row 3</source>
        <translation>Zeilen 1 und 2 lassen genau die Zeichen von Zeile 3</translation>
    </message>
    <message>
        <source>The %1 ordered trios give the three rows back</source>
        <translation>Die %1 geordneten Trios geben die drei Zeilen zurück</translation>
    </message>
    <message>
        <source>Rows in three letters</source>
        <translation>Zeilen in drei Zeichen</translation>
    </message>
    <message>
        <source>A trio is three digits without their order; give each of the %1 a letter, and a row is three letters.</source>
        <translation>Ein Trio sind drei Ziffern ohne Reihenfolge; gib jedem der %1 einen Buchstaben, und eine Zeile sind drei Buchstaben.</translation>
    </message>
    <message>
        <source>Letters tell which trios two rows leave for the third; they know nothing of columns.</source>
        <translation>Die Buchstaben sagen, welche Trios zwei Zeilen der dritten lassen; von Spalten wissen sie nichts.</translation>
    </message>
    <message>
        <source>The order is lost: %1 rows have the same letters, and %2 signs would be needed to keep it.</source>
        <translation>Die Reihenfolge geht verloren: %1 Zeilen haben dieselben Buchstaben, und um sie zu behalten, bräuchte es %2 Zeichen.</translation>
    </message>
    <message>
        <source>What each box leaves for its third row</source>
        <translation>Was jeder Block seiner dritten Zeile lässt</translation>
    </message>
    <message>
        <source>box %1: %2, letter %3</source>
        <translation>Block %1: %2, Buchstabe %3</translation>
    </message>
    <message>
        <source>The order is lost: guess how many rows have the same letters.</source>
        <translation>Die Reihenfolge geht verloren: Rate, wie viele Zeilen dieselben Buchstaben haben.</translation>
    </message>
    <message>
        <source>a row is three letters</source>
        <translation>eine Zeile sind drei Buchstaben</translation>
    </message>
    <message>
        <source>which trios two rows leave for the third</source>
        <translation>welche Trios zwei Zeilen der dritten lassen</translation>
    </message>
    <message>
        <source>3. Write two different rows 3 with these trios.</source>
        <translation>3. Schreib zwei verschiedene dritte Zeilen mit diesen Trios auf.</translation>
    </message>
    <message>
        <source>Any order inside the trios is right.</source>
        <translation>Jede Reihenfolge innerhalb der Trios ist richtig.</translation>
    </message>
    <message>
        <source>In your own words: what do the trios of a row tell, and what do they forget?</source>
        <translation>In deinen Worten: Was sagen die Trios einer Zeile, und was vergessen sie?</translation>
    </message>
    <message>
        <source>They tell which digits a row has in each box, and so what is left for the third row. They forget the order in a box, and with it the columns: %1 rows have the same trios.</source>
        <translation>Sie sagen, welche Ziffern eine Zeile in jedem Block hat, und damit, was für die dritte Zeile bleibt. Sie vergessen die Reihenfolge im Block und damit die Spalten: %1 Zeilen haben dieselben Trios.</translation>
    </message>
    <message>
        <source>4. How many different rows 3 have these trios? %1</source>
        <translation>4. Wie viele verschiedene Zeilen 3 haben diese Trios? %1</translation>
    </message>
    <message>
        <source>A floor is three rows of a board; here are two of them. A trio is the three digits that a row has in one box, whatever their order.</source>
        <translation>Eine Etage sind drei Zeilen eines Gitters; hier sind zwei davon. Ein Trio sind die drei Ziffern, die eine Zeile in einem Block hat, gleich in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>1. Write the three trios of row 1 and, below, of row 2, each with its digits in rising order.</source>
        <translation>1. Schreibe die drei Trios von Zeile 1 und darunter die von Zeile 2, jedes mit steigenden Ziffern.</translation>
    </message>
    <message>
        <source>2. Each box of a floor holds 1 to 9. Which trios are left for row 3?</source>
        <translation>2. Jeder Block einer Etage hat 1 bis 9. Welche Trios bleiben für Zeile 3?</translation>
    </message>
    <message>
        <source>Rows 1 and 2 of a floor stand there. Write row 3 out of what their letters leave, and below it another row 3 with the same letters.</source>
        <translation>Die Zeilen 1 und 2 einer Etage stehen da. Schreibe Zeile 3 aus dem, was ihre Buchstaben übrig lassen, und darunter eine andere Zeile 3 mit denselben Buchstaben.</translation>
    </message>
    <message>
        <source>The two rows below rows 1 and 2 are yours to write.</source>
        <translation>Schreibe in die zwei Zeilen unter den Zeilen 1 und 2.</translation>
    </message>
    <message>
        <source>second row 3, column %1</source>
        <translation>zweite Zeile 3, Spalte %1</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>Done: both rows are written %1. The letters tell which digits each box of row 3 gets, and leave their order open.</source>
        <translation>Fertig: Beide Zeilen schreiben sich %1. Die Buchstaben sagen, welche Ziffern jeder Block in Zeile 3 bekommt, und lassen ihre Reihenfolge offen.</translation>
    </message>
    <message>
        <source>The rows in letters</source>
        <translation>Die Zeilen in Buchstaben</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>second row 3</source>
        <translation>zweite Zeile 3</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::LookupLab</name>
    <message>
        <source>Counting floors and grids</source>
        <translation>Etagen und Gitter zählen</translation>
    </message>
    <message>
        <source>The text&apos;s own list</source>
        <translation>Die Liste des Textes</translation>
    </message>
    <message>
        <source>1 to 9 in order</source>
        <translation>1 bis 9 der Reihe nach</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>The text&apos;s own board</source>
        <translation>Das Gitter des Textes</translation>
    </message>
    <message>
        <source>No clue yet</source>
        <translation>Noch keine Vorgabe</translation>
    </message>
    <message>
        <source>The text&apos;s own floor</source>
        <translation>Die Etage des Textes</translation>
    </message>
    <message>
        <source>The first floor of all</source>
        <translation>Die erste Etage von allen</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Die letzte</translation>
    </message>
    <message>
        <source>A hard puzzle</source>
        <translation>Ein schweres Rätsel</translation>
    </message>
    <message>
        <source>17 clues</source>
        <translation>17 Vorgaben</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::LookupSheet</name>
    <message>
        <source>1. Row 1 is your list. The first column of numbers says how far a row is turned to the right: what leaves at the right comes in at the left. Fill the board.</source>
        <translation>1. Zeile 1 ist die Liste. Die erste Zahlenspalte sagt, wie weit eine Zeile nach rechts gedreht ist: Was rechts hinausgeht, kommt links herein. Das Gitter ausfüllen.</translation>
    </message>
    <message>
        <source>Rows 4 and 7 turn the list, every other row turns the row above it.</source>
        <translation>Zeilen 4 und 7 drehen die Liste, jede andere Zeile dreht die Zeile darüber.</translation>
    </message>
    <message>
        <source>Every row turns the row above it.</source>
        <translation>Jede Zeile dreht die Zeile darüber.</translation>
    </message>
    <message>
        <source>2. In the second column write how far each row is turned from the list; nine places are a full turn, and count as 0.</source>
        <translation>2. In die zweite Spalte schreiben, wie weit jede Zeile gegen die Liste gedreht ist; neun Plätze sind eine volle Drehung und zählen als 0.</translation>
    </message>
    <message>
        <source>3. Of the 27 rows, columns and boxes, how many hold every sign once? %1</source>
        <translation>3. Wie viele der 27 Zeilen, Spalten und Blöcke enthalten jedes Zeichen einmal? %1</translation>
    </message>
    <message>
        <source>2. Fill the second board as far as the key goes.</source>
        <translation>2. Das zweite Gitter ausfüllen, so weit der Schlüssel reicht.</translation>
    </message>
    <message>
        <source>3. In which rows does a digit come twice? %1</source>
        <translation>3. In welchen Zeilen steht eine Ziffer zweimal? %1</translation>
    </message>
    <message>
        <source>In none: it is a Sudoku.</source>
        <translation>In keiner: Es ist ein Sudoku.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The second board is the first with other names for its digits: all 1s have one new name, all 2s another, and so on. Some cells of it are filled in, the clues. A key is the table of the new names.</source>
        <translation>Das zweite Gitter ist das erste mit anderen Namen für die Ziffern: Alle Einsen haben einen neuen Namen, alle Zweien einen anderen und so fort. Einige seiner Zellen sind ausgefüllt, die Vorgaben. Ein Schlüssel ist die Tabelle der neuen Namen.</translation>
    </message>
    <message>
        <source>First board</source>
        <translation>Erstes Gitter</translation>
    </message>
    <message>
        <source>Second board</source>
        <translation>Zweites Gitter</translation>
    </message>
    <message>
        <source>1. For each clue, look at the same cell of the first board. Write the key: below each digit its new name.</source>
        <translation>1. Sieh zu jeder Vorgabe in derselben Zelle des ersten Gitters nach. Schreibe den Schlüssel auf: unter jede Ziffer ihren neuen Namen.</translation>
    </message>
    <message>
        <source>Only one key fits. If one digit has no clue, it gets the name that is left over.</source>
        <translation>Nur ein Schlüssel passt. Hat eine Ziffer keine Vorgabe, bekommt sie den Namen, der übrig ist.</translation>
    </message>
    <message>
        <source>The clues do not tell all names: %1 keys fit. Leave open what they do not tell.</source>
        <translation>Die Vorgaben verraten nicht alle Namen: %1 Schlüssel passen. Lass offen, was sie nicht verraten.</translation>
    </message>
    <message>
        <source>3. Somebody writes %1 into row %2, column %3 of the second board. Which clue shows that this is wrong?</source>
        <translation>3. Jemand schreibt %1 in Zeile %2, Spalte %3 des zweiten Gitters. Welche Vorgabe zeigt, dass das falsch ist?</translation>
    </message>
    <message>
        <source>The one in row %1, column %2, or another clue %4: on the first board both cells have %3, so %4 belongs in both.</source>
        <translation>Die in Zeile %1, Spalte %2 oder eine andere Vorgabe %4: Im ersten Gitter haben beide Zellen %3, also gehört in beide %4.</translation>
    </message>
    <message>
        <source>A floor is three rows of a board, like those that are filled in below. A tower is three boxes one below the other, as here. A key is a table that says what each digit turns into.</source>
        <translation>Eine Etage sind drei Zeilen eines Gitters, wie die unten ausgefüllten. Ein Turm sind drei Blöcke untereinander, wie hier. Ein Schlüssel ist eine Tabelle, die sagt, was aus jeder Ziffer wird.</translation>
    </message>
    <message>
        <source>1. Lay the tower&apos;s first box on the first box of the floor: digits that meet are a pair of the first key. The second box of the floor makes the second key, the third box the third. Write down the keys, the tower&apos;s digits above, the floor&apos;s below.</source>
        <translation>1. Lege den ersten Block des Turms auf den ersten Block der Etage: Ziffern, die sich treffen, sind ein Paar des ersten Schlüssels. Der zweite Block der Etage ergibt den zweiten Schlüssel, der dritte den dritten. Schreibe die Schlüssel auf, oben die Ziffern des Turms, unten die der Etage.</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>2. Write the tower&apos;s second and third box below the first box of the floor, every digit turned by the first key. Below the second box do it by the second key, below the third by the third.</source>
        <translation>2. Schreibe den zweiten und den dritten Block des Turms unter den ersten Block der Etage, jede Ziffer mit dem ersten Schlüssel verwandelt. Unter dem zweiten Block nimm den zweiten Schlüssel, unter dem dritten den dritten.</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::OneFamilyScene</name>
    <message>
        <source>row 4</source>
        <translation>Zeile 4</translation>
    </message>
    <message>
        <source>row 5</source>
        <translation>Zeile 5</translation>
    </message>
    <message>
        <source>row 6</source>
        <translation>Zeile 6</translation>
    </message>
    <message>
        <source>The row shift of your list</source>
        <translation>Die Zeilenverschiebung deiner Liste</translation>
    </message>
    <message>
        <source>Row shift meets shift cipher</source>
        <translation>Zeilenverschiebung trifft Verschiebechiffre</translation>
    </message>
    <message>
        <source>the row shift of a list</source>
        <translation>die Zeilenverschiebung einer Liste</translation>
    </message>
    <message>
        <source>the shift cipher of a list</source>
        <translation>die Verschiebe-Chiffre einer Liste</translation>
    </message>
    <message>
        <source>In your own words: why is a board still a Sudoku after two rows of a band change places?</source>
        <translation>In deinen Worten: Warum bleibt ein Gitter ein Sudoku, wenn zwei Zeilen eines Bandes die Plätze tauschen?</translation>
    </message>
    <message>
        <source>Now the board is the shift cipher of the list, cell by cell</source>
        <translation>Nun ist das Gitter Zelle für Zelle die Verschiebechiffre der Liste</translation>
    </message>
    <message>
        <source>I = %1, a = %2, J = %3, b = %4: place %5, sign %6</source>
        <translation>I = %1, a = %2, J = %3, b = %4: Platz %5, Zeichen %6</translation>
    </message>
    <message>
        <source>row shift</source>
        <translation>Zeilenverschiebung</translation>
    </message>
    <message>
        <source>Before: the row shift</source>
        <translation>Vorher: die Zeilenverschiebung</translation>
    </message>
    <message>
        <source>It stays a Sudoku: rows move inside their band and stacks move as a whole, so nothing comes twice.</source>
        <translation>Es bleibt ein Sudoku: Zeilen bleiben in ihrem Band, und Stapel ziehen als Ganzes um; so kommt nichts doppelt vor.</translation>
    </message>
    <message>
        <source>At the end you see the shift cipher of the same list: the two ways of building differ only in the order of rows and stacks.</source>
        <translation>Am Ende siehst du die Verschiebechiffre derselben Liste: Die beiden Bauweisen unterscheiden sich nur in der Reihenfolge von Zeilen und Stapeln.</translation>
    </message>
    <message>
        <source>Row 6: the middle band has the rows 4, 5, 6, and they become 4, 6, 5.</source>
        <translation>Zeile 6: Das mittlere Band hat die Zeilen 4, 5, 6, und daraus wird 4, 6, 5.</translation>
    </message>
    <message>
        <source>In band I = %1 the last two rows have changed places.</source>
        <translation>In Band I = %1 haben die letzten beiden Zeilen die Plätze getauscht.</translation>
    </message>
    <message>
        <source>The last two stacks have changed places too: this is the shift cipher.</source>
        <translation>Auch die letzten beiden Stapel haben die Plätze getauscht: Das ist die Verschiebechiffre.</translation>
    </message>
    <message>
        <source>rows 0 2 1</source>
        <translation>Zeilen 0 2 1</translation>
    </message>
    <message>
        <source>stacks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>made from one</source>
        <translation>aus einem gemacht</translation>
    </message>
    <message>
        <source>the shift cipher of the same list</source>
        <translation>die Verschiebechiffre derselben Liste</translation>
    </message>
    <message>
        <source>Carry a row of the row shift, at the right, over to the shift cipher: choose a row, find where it comes from, and type it.</source>
        <translation>Übertrag eine Zeile der Zeilenverschiebung, rechts, in die Verschiebechiffre: Wähl eine Zeile, such, woher sie kommt, und tipp sie ein.</translation>
    </message>
    <message>
        <source>The keys 1 to 9 write %1.</source>
        <translation>Die Tasten 1 bis 9 schreiben %1.</translation>
    </message>
    <message>
        <source>Into row</source>
        <translation>In Zeile</translation>
    </message>
    <message>
        <source>comes row</source>
        <translation>kommt Zeile</translation>
    </message>
    <message>
        <source>Its last two boxes:</source>
        <translation>Ihre letzten Blöcke:</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>change places</source>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>1. Write the first two bands as they are once the rows have changed places and the stacks have not.</source>
        <translation>1. Schreib die ersten zwei Bänder auf, wenn die Zeilen getauscht sind und die Stapel noch nicht.</translation>
    </message>
    <message>
        <source>2. Now the stacks: write row 1 once they have changed places.</source>
        <translation>2. Nun die Stapel: Schreib Zeile 1 auf, wenn auch sie getauscht sind.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>Each row keeps its digits. Each column keeps its digits too, in another order, and so does each box, as both rows cross the same three boxes. So nothing comes twice that did not before.</source>
        <translation>Jede Zeile behält ihre Ziffern. Auch jede Spalte behält ihre, in anderer Reihenfolge, und jeder Block, denn beide Zeilen gehen durch dieselben drei Blöcke. Also kommt nichts doppelt vor, was es nicht vorher schon tat.</translation>
    </message>
    <message>
        <source>Swaps of rows in a band, columns in a stack, bands and stacks, new names for the digits, and the board mirrored in its diagonal: they lead to %1 boards</source>
        <translation>Zeilen im Band, Spalten im Spaltenband, Bänder und Spaltenbänder tauschen, Ziffern umbenennen, das Gitter an der Diagonale spiegeln: Das führt zu %1 Gittern</translation>
    </message>
    <message>
        <source>Row %1 of the shift cipher, and the row shift of your list</source>
        <translation>Zeile %1 der Verschiebechiffre, und die Zeilenverschiebung der Liste</translation>
    </message>
    <message>
        <source>A band is a row of boxes: in each one the last two rows change places. Then the last two of the stacks, the columns of boxes, do.</source>
        <translation>Ein Band ist eine Reihe von Blöcken: In jedem tauschen die letzten beiden Zeilen die Plätze. Dann tun es die letzten beiden der Stapel, der Spalten von Blöcken.</translation>
    </message>
    <message>
        <source>the last two rows change places</source>
        <translation>tauschen die letzten beiden Zeilen die Plätze</translation>
    </message>
    <message>
        <source>the last two of the stacks, the columns of boxes</source>
        <translation>die letzten beiden der Stapel, der Spalten von Blöcken</translation>
    </message>
    <message>
        <source>Which row of the row shift comes fifth once the last two rows of every band have changed places?</source>
        <translation>Welche Zeile der Zeilenverschiebung ist die fünfte, wenn in jedem Band die letzten beiden Zeilen die Plätze getauscht haben?</translation>
    </message>
    <message>
        <source>Which place of the list a cell holds: I counts its band, J its stack, a its row in the band, b its column in the stack, all from 0; past 8 it goes on from 0.</source>
        <translation>Der Platz in der Liste: I zählt das Band, J den Stapel, a die Zeile im Band, b die Spalte im Stapel, ab 0; nach 8 folgt 0.</translation>
    </message>
    <message>
        <source>This is the row shift of your list: row 1 is the list, and every other row is the list too, moved round to the right. In each band, a row of boxes, the last two rows change places; then the last two stacks, the columns of boxes, do.</source>
        <translation>Das ist die Zeilenverschiebung deiner Liste: Zeile 1 ist die Liste, und jede andere Zeile ist auch die Liste, nach rechts gedreht. In jedem Band, einer Zeile von Blöcken, tauschen die letzten zwei Zeilen die Plätze; dann die letzten zwei Stapel, die Spalten von Blöcken.</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::RowShiftScene</name>
    <message>
        <source>With these turns the marked cells clash.</source>
        <translation>Mit diesen Drehungen stoßen die markierten Zellen zusammen.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Gitter ist leer.</translation>
    </message>
    <message>
        <source>Row 1 is the list.</source>
        <translation>Zeile 1 ist die Liste.</translation>
    </message>
    <message>
        <source>Row %1 is the list, turned by %2.</source>
        <translation>Zeile %1 ist die Liste, um %2 gedreht.</translation>
    </message>
    <message>
        <source>Row %1 is row %2, turned by %3.</source>
        <translation>Zeile %1 ist Zeile %2, um %3 gedreht.</translation>
    </message>
    <message>
        <source>Turns in a band:</source>
        <translation>Drehungen im Band:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Next band by:</source>
        <translation>Nächstes Band um:</translation>
    </message>
    <message>
        <source>Row shift</source>
        <translation>Zeilenverschiebung</translation>
    </message>
    <message>
        <source>Write nine signs as the first row; every other row is a row above it moved to the right, where what leaves comes in again at the left.</source>
        <translation>Schreib neun Zeichen als erste Zeile; jede andere Zeile ist eine darüber, nach rechts verschoben, und was rechts hinausläuft, kommt links wieder herein.</translation>
    </message>
    <message>
        <source>Nine is a full turn, so %1 is left.</source>
        <translation>Neun sind eine volle Drehung, also bleibt %1.</translation>
    </message>
    <message>
        <source>Row 4 is the list turned by %1, and row 5 is row 4 turned by %2: together %3.</source>
        <translation>Zeile 4 ist die Liste, um %1 gedreht, und Zeile 5 ist Zeile 4, um %2 gedreht: zusammen %3.</translation>
    </message>
    <message>
        <source>Row 3 is the list turned by %1, row 4 is row 3 turned by %2, and row 5 is row 4 turned by %3: together %4.</source>
        <translation>Zeile 3 ist die Liste, um %1 gedreht, Zeile 4 ist Zeile 3, um %2 gedreht, und Zeile 5 ist Zeile 4, um %3 gedreht: zusammen %4.</translation>
    </message>
    <message>
        <source>With all nine rows set, %1 of 27 rows, columns and boxes hold every sign once</source>
        <translation>Sind alle neun Zeilen gesetzt, enthalten %1 von 27 Zeilen, Spalten und Blöcken jedes Zeichen genau einmal</translation>
    </message>
    <message>
        <source>By how many places is row 5 shifted from the list?</source>
        <translation>Um wie viele Plätze ist Zeile 5 gegen die Liste verschoben?</translation>
    </message>
    <message>
        <source>Row 1 is the list. Every other row is the list too, moved round by some number of places.</source>
        <translation>Zeile 1 ist die Liste. Jede andere Zeile ist auch die Liste, um einige Plätze im Kreis verschoben.</translation>
    </message>
    <message>
        <source>Which numbers work? The ring has a place for each of them.</source>
        <translation>Welche Zahlen gehen? Der Ring hat für jede einen Platz.</translation>
    </message>
    <message>
        <source>In your own words: why does no sign come twice in a column, and why not in a box?</source>
        <translation>In deinen Worten: Warum kommt kein Zeichen in einer Spalte zweimal vor, und warum nicht in einem Block?</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Zeile 1</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>erste Zeile</translation>
    </message>
    <message>
        <source>The keys 1 to 9 write %1.</source>
        <translation>Die Tasten 1 bis 9 schreiben %1.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>is the list moved by</source>
        <translation>ist die Liste, verschoben um</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Here each band begins with the row above it, not with the list; the same rows come in another order.</source>
        <translation>Hier beginnt jedes Band mit der Zeile darüber, nicht mit der Liste; dieselben Zeilen kommen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Here each band begins with the row above it, not with the list; other rows come of it.</source>
        <translation>Hier beginnt jedes Band mit der Zeile darüber, nicht mit der Liste; es kommen andere Zeilen heraus.</translation>
    </message>
    <message>
        <source>A band begins with:</source>
        <translation>Ein Band beginnt mit:</translation>
    </message>
    <message>
        <source>the list, moved</source>
        <translation>der Liste, verschoben</translation>
    </message>
    <message>
        <source>the row above, moved</source>
        <translation>der Zeile darüber, verschoben</translation>
    </message>
    <message>
        <source>All nine rows are the list, each moved by another number, so in a column every row has another sign. The rows of a band are moved by one box width each, so a box gets three different thirds of the list.</source>
        <translation>Alle neun Zeilen sind die Liste, jede um eine andere Zahl verschoben; also hat in einer Spalte jede Zeile ein anderes Zeichen. Die Zeilen eines Bandes sind um je eine Blockbreite verschoben; also bekommt ein Block drei verschiedene Drittel der Liste.</translation>
    </message>
    <message>
        <source>A band is three boxes side by side: its rows are moved by 3 and by 3 again, one box width each time.</source>
        <translation>Ein Band sind drei Blöcke nebeneinander: Seine Zeilen werden um 3 und noch einmal um 3 verschoben, jedes Mal um eine Blockbreite.</translation>
    </message>
    <message>
        <source>A band is three boxes side by side: its rows are moved by %1 and by %2 more.</source>
        <translation>Ein Band sind drei Blöcke nebeneinander: Seine Zeilen werden um %1 und um weitere %2 verschoben.</translation>
    </message>
    <message>
        <source>The next bands begin with the list moved by %1 and by %2.</source>
        <translation>Die nächsten Bänder beginnen mit der um %1 und um %2 verschobenen Liste.</translation>
    </message>
    <message>
        <source>In your own words: why can a sign come twice in a column or in a box?</source>
        <translation>Mit eigenen Worten: Warum kann ein Zeichen in einer Spalte oder in einem Block zweimal vorkommen?</translation>
    </message>
    <message>
        <source>Two rows that are moved by the same number are equal, so each of their signs comes twice in its column. And two rows of a band that are moved by less than a box width against each other show a sign twice in a box.</source>
        <translation>Zwei Zeilen, die um dieselbe Zahl verschoben sind, sind gleich, also steht jedes ihrer Zeichen zweimal in seiner Spalte. Und zwei Zeilen eines Bands, die gegeneinander um weniger als eine Blockbreite verschoben sind, zeigen ein Zeichen zweimal in einem Block.</translation>
    </message>
    <message>
        <source>Other numbers below make other boards. Which of them clash?</source>
        <translation>Andere Zahlen unten machen andere Gitter. In welchen stößt etwas zusammen?</translation>
    </message>
    <message>
        <source>With these turns the marked cells clash. The next scenes keep those at the start.</source>
        <translation>Mit diesen Drehungen stoßen die markierten Zellen zusammen. Die nächsten Szenen behalten die vom Anfang.</translation>
    </message>
    <message>
        <source>These turns are for this scene: the next ones keep those at the start.</source>
        <translation>Diese Drehungen gelten nur in dieser Szene: Die nächsten behalten die vom Anfang.</translation>
    </message>
    <message>
        <source>Fill rows 2 to 9: click a cell and type along its row, or drag the arrows beside a row.</source>
        <translation>Fülle die Zeilen 2 bis 9: Klicke eine Zelle an und tippe die Zeile entlang, oder zieh an den Pfeilen neben einer Zeile.</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::SolveScene</name>
    <message>
        <source>How many trios fit the first three cells of row 1 before anything is filtered?</source>
        <translation>Wie viele Trios passen auf die ersten drei Zellen von Zeile 1, bevor gefiltert wird?</translation>
    </message>
    <message>
        <source>%1 of %2: a clue in these cells rules out every trio without it.</source>
        <translation>%1 von %2: Eine Vorgabe in diesen Zellen schließt jedes Trio ohne sie aus.</translation>
    </message>
    <message>
        <source>No three floors join: no solution.</source>
        <translation>Keine drei Etagen passen zusammen: keine Lösung.</translation>
    </message>
    <message>
        <source>At least %1 solutions</source>
        <translation>Mindestens %1 Lösungen</translation>
    </message>
    <message>
        <source>Exactly one solution</source>
        <translation>Genau eine Lösung</translation>
    </message>
    <message>
        <source>Round %1 of filtering: %2 trios are left.</source>
        <translation>Filterrunde %1: %2 Trios sind übrig.</translation>
    </message>
    <message>
        <source>Floors that the bands can be: %1, %2, %3</source>
        <translation>Etagen, die die Bänder sein können: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 trios at the start, %2 after the last round</source>
        <translation>%1 Trios am Anfang, %2 nach der letzten Runde</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Solve by looking up</source>
        <translation>Lösen durch Nachschlagen</translation>
    </message>
    <message>
        <source>All %1: no clue stands in these cells.</source>
        <translation>Alle %1: In diesen Zellen steht keine Vorgabe.</translation>
    </message>
    <message>
        <source>Joining floors</source>
        <translation>Etagen werden zusammengefügt</translation>
    </message>
    <message>
        <source>Each round strikes the trios for which the table has no line with trios that still fit beside them.</source>
        <translation>Jede Runde streicht die Trios, zu denen die Tabelle keine Zeile mit Trios hat, die daneben noch passen.</translation>
    </message>
    <message>
        <source>Floors are being set up and joined: %1 %</source>
        <translation>Etagen werden aufgestellt und zusammengefügt: %1 %</translation>
    </message>
    <message>
        <source>The join was stopped.</source>
        <translation>Das Zusammenfügen wurde angehalten.</translation>
    </message>
    <message>
        <source>Too many floors: %1. Up to %2 a band are joined.</source>
        <translation>Zu viele Etagen: %1. Zusammengefügt werden bis zu %2 je Band.</translation>
    </message>
    <message>
        <source>Stopped after %1 pairs of floors; solutions so far: %2</source>
        <translation>Angehalten nach %1 Paaren von Etagen; Lösungen bis dahin: %2</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 Lösungen</translation>
    </message>
    <message>
        <source>In every column the floors share out the nine digits, as %1 in column 1</source>
        <translation>In jeder Spalte teilen sich die Etagen die neun Ziffern, wie %1 in Spalte 1</translation>
    </message>
    <message>
        <source>The joined floors are a Sudoku with all clues</source>
        <translation>Die zusammengefügten Etagen sind ein Sudoku mit allen Vorgaben</translation>
    </message>
    <message>
        <source>Solution:</source>
        <translation>Lösung:</translation>
    </message>
    <message>
        <source>Join the floors</source>
        <translation>Etagen zusammenfügen</translation>
    </message>
    <message>
        <source>Floor %1: %2; solutions with it: %3</source>
        <translation>Etage %1: %2; Lösungen mit ihr: %3</translation>
    </message>
    <message>
        <source>%1 trios fit the clues, over all 54 threes of cells that a box shares with a row or column.</source>
        <translation>%1 Trios passen zu den Vorgaben, auf allen 54 Dreierstücken, die ein Block mit einer Zeile oder Spalte teilt, zusammen.</translation>
    </message>
    <message>
        <source>Some three cells are left without a trio: no solution, so no floors are set up.</source>
        <translation>Für drei Zellen bleibt kein Trio: keine Lösung, also werden keine Etagen aufgestellt.</translation>
    </message>
    <message>
        <source>In your own words: how can a trio be struck that fits all its clues?</source>
        <translation>In deinen Worten: Wie kann ein Trio wegfallen, das zu allen seinen Vorgaben passt?</translation>
    </message>
    <message>
        <source>In each three cells that a row has in one box stands a trio, three digits whatever their order. With no clue there all 84 trios fit, with one clue 28, with two 7, with three one.</source>
        <translation>In je drei Zellen, die eine Zeile in einem Block hat, steht ein Trio: drei Ziffern in beliebiger Reihenfolge. Ohne Vorgabe passen dort alle 84 Trios, mit einer 28, mit zweien 7, mit dreien eines.</translation>
    </message>
    <message>
        <source>2. A clue strikes trios in the two other boxes of its row, too. Why?</source>
        <translation>2. Eine Vorgabe streicht auch Trios in den zwei anderen Blöcken ihrer Zeile. Warum?</translation>
    </message>
    <message>
        <source>The digit is used up in its row, so no other trio of that row can have it.</source>
        <translation>Die Ziffer ist in ihrer Zeile verbraucht, also kann kein anderes Trio dieser Zeile sie haben.</translation>
    </message>
    <message>
        <source>The small number</source>
        <translation>Die kleine Zahl</translation>
    </message>
    <message>
        <source>the cells are tinted</source>
        <translation>sind die Zellen getönt</translation>
    </message>
    <message>
        <source>Each round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>each band</source>
        <translation>jedes Band</translation>
    </message>
    <message>
        <source>Band %1:</source>
        <translation>Band %1:</translation>
    </message>
    <message>
        <source>A row has three trios, and together they must hold nine different digits. Where no trios that still fit beside it complete a line, the trio cannot stand there.</source>
        <translation>Eine Zeile hat drei Trios, die zusammen neun verschiedene Ziffern haben müssen. Ergänzen keine Trios, die daneben noch passen, es zu einer ganzen Zeile, kann es dort nicht stehen.</translation>
    </message>
    <message>
        <source>1. Count for each three cells of this puzzle how many trios fit their clues. Write the numbers at the right: a row of the puzzle in a row, its boxes from left to right.</source>
        <translation>1. Zähle für je drei Zellen dieses Rätsels, wie viele Trios zu ihren Vorgaben passen. Schreibe die Zahlen rechts auf: eine Zeile des Rätsels in einer Zeile, ihre Blöcke von links nach rechts.</translation>
    </message>
    <message>
        <source>%1: clue %2</source>
        <translation>%1: Vorgabe %2</translation>
    </message>
    <message>
        <source>%1: no clue</source>
        <translation>%1: keine Vorgabe</translation>
    </message>
    <message>
        <source>Trios left on the whole board</source>
        <translation>Trios, die auf dem ganzen Gitter bleiben</translation>
    </message>
    <message>
        <source>These clues have no solution</source>
        <translation>Diese Vorgaben haben keine Lösung</translation>
    </message>
    <message>
        <source>These clues have no solution: some three cells are left without a trio. So there are no floors to join by hand.</source>
        <translation>Diese Vorgaben haben keine Lösung: Für drei Zellen bleibt kein Trio. Also gibt es keine Etagen von Hand zusammenzufügen.</translation>
    </message>
    <message>
        <source>These clues have no solution: no three of the floors that the bands can be make a board. So there is nothing to join by hand.</source>
        <translation>Diese Vorgaben haben keine Lösung: Keine drei der Etagen, die die Bänder sein können, ergeben ein Gitter. Also gibt es nichts von Hand zusammenzufügen.</translation>
    </message>
    <message>
        <source>Then each band can be only some of all floors. Here they are too many to try them all, so none can be joined by hand.</source>
        <translation>Danach kann jedes Band nur noch einige aller Etagen sein. Hier sind es zu viele, um alle zu probieren, also lassen sich keine von Hand zusammenfügen.</translation>
    </message>
    <message>
        <source>A trio is three digits in any order. The small number counts the trios that still fit into three cells of a row in one box; where one is left, the cells are tinted.</source>
        <translation>Ein Trio sind drei Ziffern in beliebiger Reihenfolge. Die kleine Zahl zählt die Trios, die noch in drei Zellen einer Zeile in einem Block passen; wo eines übrig ist, sind die Zellen getönt.</translation>
    </message>
    <message>
        <source>A floor is a filled band. Then each band can be only some of all floors, listed as their three rows; three of them make a board where every column gets each digit once.</source>
        <translation>Eine Etage ist ein gefülltes Band. Danach kann jedes Band nur noch einige aller Etagen sein, aufgeführt mit ihren drei Zeilen; drei davon ergeben ein Gitter, in dem jede Spalte jede Ziffer einmal bekommt.</translation>
    </message>
    <message>
        <source>Each column lists floors, three filled rows, that one band can be. Choose one of each, by a click or by its number, so that the three make a board: no column has a digit twice.</source>
        <translation>Jede Spalte nennt Etagen, drei gefüllte Zeilen, die ein Band sein kann. Wähle aus jeder eine, mit einem Klick oder ihrer Nummer, sodass die drei ein Gitter ergeben: Keine Spalte darf eine Ziffer zweimal haben.</translation>
    </message>
    <message>
        <source>Band %1 has the floors 1 to %2 here.</source>
        <translation>Band %1 hat hier die Etagen 1 bis %2.</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::TowerScene</name>
    <message>
        <source>%1: both stand in the top left corner of their boxes.</source>
        <translation>%1: Beide stehen oben links in ihrem Block.</translation>
    </message>
    <message>
        <source>A floor: three rows that may be the first of a Sudoku.</source>
        <translation>Eine Etage: drei Zeilen, die die ersten eines Sudokus sein können.</translation>
    </message>
    <message>
        <source>Key %1: %2</source>
        <translation>Schlüssel %1: %2</translation>
    </message>
    <message>
        <source>Stack %1 is a relabelled tower.</source>
        <translation>Stapel %1 ist ein umbenannter Turm.</translation>
    </message>
    <message>
        <source>The board is a Sudoku</source>
        <translation>Das Gitter ist ein Sudoku</translation>
    </message>
    <message>
        <source>Broken: %1</source>
        <translation>Zerbrochen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 ways to move the columns of this floor&apos;s boxes give a Sudoku</source>
        <translation>%1 von %2 Arten, die Spalten der Blöcke dieser Etage zu verschieben, ergeben ein Sudoku</translation>
    </message>
    <message>
        <source>1, then 2</source>
        <translation>1, dann 2</translation>
    </message>
    <message>
        <source>2, then 1</source>
        <translation>2, dann 1</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Tower:</source>
        <translation>Turm:</translation>
    </message>
    <message>
        <source>Tower of the list</source>
        <translation>Turm der Liste</translation>
    </message>
    <message>
        <source>All floors: %1 boards, about one Sudoku in %2</source>
        <translation>Alle Etagen: %1 Gitter, etwa ein Sudoku von %2</translation>
    </message>
    <message>
        <source>Lay the tower on the floor&apos;s first box, and read off what 9, 6 and 1 have to become.</source>
        <translation>Leg den Turm auf den ersten Block der Etage und lies ab, was aus 9, 6 und 1 werden muss.</translation>
    </message>
    <message>
        <source>section on towers</source>
        <translation>Abschnitt über Türme</translation>
    </message>
    <message>
        <source>In your own words: why does no digit come twice in a row of the board?</source>
        <translation>In deinen Worten: Warum kommt in keiner Zeile des Gitters eine Ziffer zweimal vor?</translation>
    </message>
    <message>
        <source>first box of the tower</source>
        <translation>ersten Block des Turms</translation>
    </message>
    <message>
        <source>a box of the floor</source>
        <translation>einen Block der Etage</translation>
    </message>
    <message>
        <source>the two boxes below the floor&apos;s</source>
        <translation>die zwei Blöcke darunter</translation>
    </message>
    <message>
        <source>The floor stands already.</source>
        <translation>Die Etage steht schon.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: %2, where the tower has %3</source>
        <translation>%1: %2, wo der Turm die %3 hat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>macht aus</translation>
    </message>
    <message>
        <source>into</source>
        <translation>die</translation>
    </message>
    <message>
        <source>Write it into the stack</source>
        <translation>In den Stapel schreiben</translation>
    </message>
    <message>
        <source>Right so far: %1 of %2 cells.</source>
        <translation>Richtig bis jetzt: %1 von %2 Zellen.</translation>
    </message>
    <message>
        <source>Done, as the keys say; but rows have digits twice: the lower boxes of this tower are not its first with the columns moved round.</source>
        <translation>Fertig, wie die Schlüssel sagen; aber Zeilen haben Ziffern zweimal: Die unteren Blöcke dieses Turms sind nicht sein erster mit umlaufend verschobenen Spalten.</translation>
    </message>
    <message>
        <source>%1: the tower has %2 there. Look at what %2 lies on in the floor&apos;s box %3.</source>
        <translation>%1: Dort hat der Turm die %2. Sieh nach, worauf die %2 in Block %3 der Etage liegt.</translation>
    </message>
    <message>
        <source>%1: the tower has %2 there. In the floor&apos;s box %3, %2 lies on %4 (%5), so key %3 turns %2 into %4, not %6.</source>
        <translation>%1: Dort hat der Turm die %2. In Block %3 der Etage liegt die %2 auf der %4 (%5), also macht Schlüssel %3 aus der %2 die %4, nicht die %6.</translation>
    </message>
    <message>
        <source>A stack is a box of the floor with the two boxes below it. Build all three: type digits, or choose pairs of a key.</source>
        <translation>Ein Stapel ist ein Block der Etage mit den beiden Blöcken darunter. Bau alle drei: Tipp Ziffern ein oder wähl Paare eines Schlüssels.</translation>
    </message>
    <message>
        <source>Done, and it is a Sudoku: each stack is the tower with other digits. Its rows have the floor&apos;s threes of digits, and each column takes three different columns of its floor box.</source>
        <translation>Fertig, und es ist ein Sudoku: Jeder Stapel ist der Turm mit anderen Ziffern. Seine Zeilen haben die Dreiergruppen der Etage, und jede Spalte nimmt drei verschiedene Spalten ihres Etagenblocks.</translation>
    </message>
    <message>
        <source>Columns move by:</source>
        <translation>Spalten rücken um:</translation>
    </message>
    <message>
        <source>A key with three wrong pairs: with 9=6, 6=1 and 1=9 there are digits that come twice, in %1 rows, %2 columns and %3 boxes.</source>
        <translation>Ein Schlüssel mit drei falschen Paaren: Mit 9=6, 6=1 und 1=9 kommen Ziffern doppelt vor, in %1 Zeilen, %2 Spalten und %3 Blöcken.</translation>
    </message>
    <message>
        <source>In your own words: why can a digit come twice in a row of the board?</source>
        <translation>In deinen Worten: Warum kann eine Ziffer in einer Zeile des Gitters zweimal vorkommen?</translation>
    </message>
    <message>
        <source>In the lower boxes of the tower every row has a three of digits from the first box, and each key turns it into a three of the floor. The three stacks do so alike, so a row gets the threes of one floor row, which are nine different digits.</source>
        <translation>In den unteren Blöcken des Turms hat jede Zeile drei Ziffern, die im ersten Block in einer Zeile stehen, und jeder Schlüssel macht daraus drei Ziffern einer Etagenzeile. Das ist in allen drei Stapeln dieselbe Zeile, also sind es neun verschiedene Ziffern.</translation>
    </message>
    <message>
        <source>The lower boxes of this tower are not its first with the columns moved round. So a row can get threes of different floor rows, and these may share digits.</source>
        <translation>Die unteren Blöcke dieses Turms sind nicht sein erster mit umgerückten Spalten. Also kann eine Zeile Ziffern aus verschiedenen Etagenzeilen bekommen, und dabei kann eine doppelt sein.</translation>
    </message>
    <message>
        <source>What does key 2 make of the tower&apos;s digit %1?</source>
        <translation>Was macht Schlüssel 2 aus der Ziffer %1 des Turms?</translation>
    </message>
    <message>
        <source>The README prints the first key with three digits wrong: 9=6, 6=1 and 1=9 for 9=3, 6=9 and 1=7, which breaks rows 6 and 9 of its grid, and columns and boxes with them.</source>
        <translation>Die README druckt den ersten Schlüssel mit drei falschen Ziffern: 9=6, 6=1 und 1=9 statt 9=3, 6=9 und 1=7. Das macht die Zeilen 6 und 9 ihres Gitters falsch, und mit ihnen Spalten und Blöcke.</translation>
    </message>
    <message>
        <source>with a misprint</source>
        <translation>mit Druckfehler</translation>
    </message>
    <message>
        <source>Each row below has the threes of a floor row, each column three different columns of its floor box</source>
        <translation>Jede Zeile darunter hat die Dreier einer Etagenzeile, jede Spalte drei verschiedene Spalten ihres Etagenblocks</translation>
    </message>
    <message>
        <source>It turns the tower&apos;s other boxes into the two boxes below the floor&apos;s.</source>
        <translation>Er macht aus den anderen Blöcken des Turms die zwei Blöcke darunter.</translation>
    </message>
    <message>
        <source>These have the same columns, moved round, so rows keep the floor&apos;s threes.</source>
        <translation>Diese haben dieselben Spalten, reihum verschoben, also behalten die Zeilen die Dreier der Etage.</translation>
    </message>
    <message>
        <source>These have other columns, so nothing keeps the rows right.</source>
        <translation>Diese haben andere Spalten, also hält nichts die Zeilen richtig.</translation>
    </message>
    <message>
        <source>Lay the first box of the tower on a box of the floor, the top three rows: digits that meet are a pair of a key.</source>
        <translation>Den ersten Block des Turms auf einen Block der Etage legen, der oberen drei Zeilen: Ziffern, die sich treffen, sind ein Paar eines Schlüssels.</translation>
    </message>
    <message>
        <source>The tower, and its keys: tower digit = floor digit</source>
        <translation>Turm und Schlüssel: Turmziffer = Etagenziffer</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::TrioFiles</name>
    <message>
        <source>The %1 floors whose first box is %2</source>
        <translation>Die %1 Etagen mit dem ersten Block %2</translation>
    </message>
    <message>
        <source>Nonet · page %1 of %2</source>
        <translation>Nonet · Seite %1 von %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Print the lines of this box</source>
        <translation>Die Zeilen dieses Blocks drucken</translation>
    </message>
    <message>
        <source>trios %1.pdf</source>
        <translation>Trios %1.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF-Datei (*.pdf)</translation>
    </message>
    <message>
        <source>Save the table of trios</source>
        <translation>Die Tabelle der Trios speichern</translation>
    </message>
    <message>
        <source>trios.csv</source>
        <translation>Trios.csv</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;Text (*.txt)</source>
        <translation>Kommagetrennte Werte (*.csv);;Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>nonet::lookup::TriosScene</name>
    <message>
        <source>Row 1 has %1 in the first box and %2 in the second. What is its trio in the third?</source>
        <translation>Zeile 1 hat im ersten Block %1 und im zweiten %2. Welches Trio hat sie im dritten?</translation>
    </message>
    <message>
        <source>%1: the three digits that the row does not have yet.</source>
        <translation>%1: die drei Ziffern, die die Zeile noch nicht hat.</translation>
    </message>
    <message>
        <source>A floor of 27 digits</source>
        <translation>Eine Etage aus 27 Ziffern</translation>
    </message>
    <message>
        <source>Box 2: %1, number %2 of the %3 that fit beside box 1</source>
        <translation>Block 2: %1, Nummer %2 der %3, die neben Block 1 passen</translation>
    </message>
    <message>
        <source>Box 3: %1, all that is left</source>
        <translation>Block 3: %1, alles, was übrig ist</translation>
    </message>
    <message>
        <source>This floor is line %1 of %2; boxes 1 and 2 leave one box 3</source>
        <translation>Diese Etage ist Zeile %1 von %2; Block 1 und 2 lassen einen Block 3</translation>
    </message>
    <message>
        <source>With the 6 orders of nine trios: %1 floors</source>
        <translation>Mit den 6 Reihenfolgen von neun Trios: %1 Etagen</translation>
    </message>
    <message>
        <source>Line of the table:</source>
        <translation>Zeile der Tabelle:</translation>
    </message>
    <message>
        <source>what is left</source>
        <translation>was übrig ist</translation>
    </message>
    <message>
        <source>The %1 boxes that fit beside %2</source>
        <translation>Die %1 Blöcke, die neben %2 passen</translation>
    </message>
    <message>
        <source>Trios</source>
        <translation>Trios</translation>
    </message>
    <message>
        <source>The three digits that a box has in one row, whatever their order, are a trio; there are %1 of them.</source>
        <translation>Die drei Ziffern, die ein Block in einer Zeile hat, gleich in welcher Reihenfolge, sind ein Trio; davon gibt es %1.</translation>
    </message>
    <message>
        <source>A box is three trios, in one of %1 ways; beside each only %2 boxes have no digit of it in the same row.</source>
        <translation>Ein Block sind drei Trios, auf eine von %1 Arten; neben jedem haben nur %2 Blöcke keine seiner Ziffern in derselben Zeile.</translation>
    </message>
    <message>
        <source>The third box is then what is left over, so any three rows of a Sudoku, a floor, are one of %1 × %2 = %3 lines of a table.</source>
        <translation>Der dritte Block ist dann, was übrig bleibt; so sind je drei Zeilen eines Sudokus, eine Etage, eine von %1 × %2 = %3 Zeilen einer Tabelle.</translation>
    </message>
    <message>
        <source>Box 1: %1, number %2 of %3</source>
        <translation>Block 1: %1, Nummer %2 von %3</translation>
    </message>
    <message>
        <source>Save all %1 …</source>
        <translation>Alle %1 speichern…</translation>
    </message>
    <message>
        <source>Print these %1 …</source>
        <translation>Diese %1 drucken…</translation>
    </message>
    <message>
        <source>line of the table</source>
        <translation>Zeile der Tabelle</translation>
    </message>
    <message>
        <source>box 1</source>
        <translation>Block 1</translation>
    </message>
    <message>
        <source>box 2</source>
        <translation>Block 2</translation>
    </message>
    <message>
        <source>box 3</source>
        <translation>Block 3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>In your own words: why do two boxes of a floor settle the trios of the third?</source>
        <translation>In deinen Worten: Warum legen zwei Blöcke einer Etage die Trios des dritten fest?</translation>
    </message>
    <message>
        <source>Two boxes of a floor; the third is to be found.</source>
        <translation>Zwei Blöcke einer Etage; der dritte ist gesucht.</translation>
    </message>
    <message>
        <source>The three digits that a box has in one row</source>
        <translation>Die drei Ziffern, die ein Block in einer Zeile hat</translation>
    </message>
    <message>
        <source>A box is three trios</source>
        <translation>Ein Block sind drei Trios</translation>
    </message>
    <message>
        <source>only %1 boxes</source>
        <translation>nur %1 Blöcke</translation>
    </message>
    <message>
        <source>The third box</source>
        <translation>Der dritte Block</translation>
    </message>
    <message>
        <source>Boxes 1 and 2 of a floor stand there. Fill box 3: what is left over for each row, in any order.</source>
        <translation>Block 1 und 2 einer Etage stehen da. Füll Block 3: was für jede Zeile übrig bleibt, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Box 3 of the floor is to be filled: the last three cells of rows 1 to 3.</source>
        <translation>Zu füllen ist Block 3 der Etage: die letzten drei Zellen der Zeilen 1 bis 3.</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>Done. The trios %1 are all that boxes 1 and 2 leave, so nobody can fill in others. Their order is yours: it gives the columns the trios %2.</source>
        <translation>Fertig. Die Trios %1 sind alles, was Block 1 und 2 übrig lassen; andere gibt es nicht. Ihre Reihenfolge ist deine: Sie gibt den Spalten die Trios %2.</translation>
    </message>
    <message>
        <source>A row needs all nine digits, and two boxes give it six: the third must have the other three.</source>
        <translation>Eine Zeile braucht alle neun Ziffern, und zwei Blöcke geben ihr sechs: Der dritte muss die anderen drei haben.</translation>
    </message>
    <message>
        <source>%1 of the %2 boxes that fit beside %3</source>
        <translation>%1 der %2 Blöcke, die neben %3 passen</translation>
    </message>
    <message>
        <source>A floor is three rows of a board, so three boxes side by side. A trio is the three digits that a row has in one box, whatever their order. Each row holds 1 to 9. Of every floor below two boxes are given: write the trios of the third.</source>
        <translation>Eine Etage sind drei Zeilen eines Gitters, also drei Blöcke nebeneinander. Ein Trio sind die drei Ziffern, die eine Zeile in einem Block hat, gleich in welcher Reihenfolge. Jede Zeile hat 1 bis 9. Von jeder Etage unten sind zwei Blöcke gegeben: Schreibe die Trios des dritten.</translation>
    </message>
    <message>
        <source>%1. Box 1 has a trio in each of its three rows, and the digits of a trio may stand in any order. In how many ways can box 1 be written? %2</source>
        <translation>%1. Block 1 hat in jeder seiner drei Zeilen ein Trio, und die Ziffern eines Trios dürfen in jeder Reihenfolge stehen. Auf wie viele Arten lässt sich Block 1 schreiben? %2</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::BoxesScene</name>
    <message>
        <source>A box has four neighbours, two in its rows and two in its columns; the clues of the other four boxes forbid nothing in it.</source>
        <translation>Ein Block hat vier Nachbarn, zwei in seinen Zeilen und zwei in seinen Spalten; die Vorgaben der anderen vier Blöcke verbieten in ihm nichts.</translation>
    </message>
    <message>
        <source>Each of nine boxes has four neighbours. How many pairs of neighbours have to fit each other?</source>
        <translation>Jeder der neun Blöcke hat vier Nachbarn. Wie viele Paare von Nachbarn müssen zueinander passen?</translation>
    </message>
    <message>
        <source>%1: nine times four counts each pair from both sides.</source>
        <translation>%1: Neun mal vier zählt jedes Paar von beiden Seiten.</translation>
    </message>
    <message>
        <source>Box %1: clues %2; missing %3; neighbours %4.</source>
        <comment>the clues&apos; and missing digits&apos; values; boxes</comment>
        <translation>Block %1: Vorgaben %2; es fehlen %3; Nachbarn %4.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>In each box as many digits are missing as cells are blank</source>
        <translation>In jedem Block fehlen so viele Ziffern, wie Zellen leer sind</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Missing digits</source>
        <translation>Fehlende Ziffern</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>section 3.1</source>
        <translation>Abschnitt 3.1</translation>
    </message>
    <message>
        <source>Its picture of this puzzle is lost. The one here is a reconstruction with all that it says of it: four clues in boxes 3, 5 and 7, three in 1, 6 and 9.</source>
        <translation>Sein Bild dieses Rätsels ist verloren. Das hier ist eine Rekonstruktion mit allem, was er davon sagt: vier Vorgaben in den Blöcken 3, 5 und 7, drei in 1, 6 und 9.</translation>
    </message>
    <message>
        <source>The minigrids</source>
        <translation>Die Minigitter</translation>
    </message>
    <message>
        <source>Look at a box of %1 × %1 cells, called a minigrid: its clues tell which digits are missing, and the missing digits go into its blank cells.</source>
        <translation>Sieh dir einen Block mit %1 × %1 Zellen an, genannt Minigitter: Seine Vorgaben sagen, welche Ziffern fehlen, und die fehlenden kommen in seine leeren Zellen.</translation>
    </message>
    <message>
        <source>A box has two neighbours, one in its rows and one in its columns; the clues of the box across the corner forbid nothing in it.</source>
        <translation>Ein Block hat zwei Nachbarn, einen in seinen Zeilen und einen in seinen Spalten; die Vorgaben des Blocks schräg gegenüber verbieten in ihm nichts.</translation>
    </message>
    <message>
        <source>clues tell</source>
        <translation>Vorgaben sagen</translation>
    </message>
    <message>
        <source>digits are missing</source>
        <translation>Ziffern fehlen</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Each of four boxes has two neighbours. How many pairs of neighbours have to fit each other?</source>
        <translation>Jeder von vier Blöcken hat zwei Nachbarn. Wie viele Paare von Nachbarn müssen zueinander passen?</translation>
    </message>
    <message>
        <source>%1: four times two counts each pair from both sides.</source>
        <translation>%1: Vier mal zwei zählt jedes Paar von beiden Seiten.</translation>
    </message>
    <message>
        <source>Why do the clues of a box across the corner forbid nothing in this box?</source>
        <translation>Warum verbieten die Vorgaben eines Blocks schräg gegenüber in diesem Block nichts?</translation>
    </message>
    <message>
        <source>The boxes are numbered row by row. Click one, or go on, to see what is known of it.</source>
        <translation>Die Blöcke sind Zeile für Zeile nummeriert. Klicke einen an oder geh weiter, um zu sehen, was über ihn bekannt ist.</translation>
    </message>
    <message>
        <source>There are %1 pairs of neighbours</source>
        <translation>Es gibt %1 Paare von Nachbarn</translation>
    </message>
    <message>
        <source>Where the paper says that box 1 shares rows with boxes 5 and 6, read box 4; where it says that box 3 shares rows with boxes 4 and 5, read box 6: boxes 1 and 4, like 3 and 6, meet in columns alone.</source>
        <translation>Wo im Text steht, Block 1 habe Zeilen mit den Blöcken 5 und 6 gemeinsam, lies Block 4; wo steht, Block 3 habe Zeilen mit den Blöcken 4 und 5 gemeinsam, lies Block 6: Die Blöcke 1 und 4 treffen sich nur in Spalten, ebenso 3 und 6.</translation>
    </message>
    <message>
        <source>Clues: %1; blank cells: %2</source>
        <translation>Vorgaben: %1; leere Zellen: %2</translation>
    </message>
    <message>
        <source>Box %1: what is missing? A click tells.</source>
        <translation>Block %1: Was fehlt? Ein Klick sagt es.</translation>
    </message>
    <message>
        <source>Fill one box of your choice so that no clue forbids it: click a blank cell, type its digit.</source>
        <translation>Fülle einen Block deiner Wahl so, dass keine Vorgabe es verbietet: Klicke eine leere Zelle an, tippe ihre Ziffer.</translation>
    </message>
    <message>
        <source>Fill box %1 so that no clue forbids it: click a blank cell, type its digit.</source>
        <translation>Fülle Block %1 so, dass keine Vorgabe es verbietet: Klicke eine leere Zelle an, tippe ihre Ziffer.</translation>
    </message>
    <message>
        <source>Right so far. Still missing: %1.</source>
        <translation>So weit richtig. Es fehlen noch: %1.</translation>
    </message>
    <message>
        <source>%1 holds a clue.</source>
        <translation>In %1 steht eine Vorgabe.</translation>
    </message>
    <message>
        <source>Box %1 is begun: fill it, or clear it first.</source>
        <translation>Block %1 ist angefangen: Fülle ihn, oder leere ihn erst.</translation>
    </message>
    <message>
        <source>%1 is not missing in this box: it stands in %2.</source>
        <translation>%1 fehlt in diesem Block nicht: Sie steht in %2.</translation>
    </message>
    <message>
        <source>%1 cannot stand in %2: %3 holds it in the same row.</source>
        <translation>%1 kann nicht in %2 stehen: In derselben Zeile steht sie in %3.</translation>
    </message>
    <message>
        <source>%1 cannot stand in %2: %3 holds it in the same column.</source>
        <translation>%1 kann nicht in %2 stehen: In derselben Spalte steht sie in %3.</translation>
    </message>
    <message>
        <source>%1 is a permutation of box %2: each missing digit once, none twice in its row or column. The clues allow no other.</source>
        <translation>%1 ist eine Permutation von Block %2: jede fehlende Ziffer einmal, keine doppelt in ihrer Zeile oder Spalte. Eine andere lassen die Vorgaben nicht zu.</translation>
    </message>
    <message>
        <source>%1 is a permutation of box %2: each missing digit once, none twice in its row or column. The clues allow %3 of them; the other boxes will decide.</source>
        <translation>%1 ist eine Permutation von Block %2: jede fehlende Ziffer einmal, keine doppelt in ihrer Zeile oder Spalte. Die Vorgaben lassen %3 davon zu; die anderen Blöcke entscheiden.</translation>
    </message>
    <message>
        <source>Say what is missing in a box, then click it to see whether you are right. Or press Your turn and fill one.</source>
        <translation>Sag, was in einem Block fehlt, und klick ihn dann an, um zu sehen, ob es stimmt. Oder drück „Du bist dran“ und füll einen.</translation>
    </message>
    <message>
        <source>No cell of this board is blank, so nothing is missing anywhere.</source>
        <translation>Auf diesem Gitter ist keine Zelle frei, also fehlt nirgends etwas.</translation>
    </message>
    <message>
        <source>A clue forbids its digit only in its own row, column and box. A box across the corner has no row and no column in common with this one.</source>
        <translation>Eine Vorgabe verbietet ihre Ziffer nur in der eigenen Zeile, Spalte und im eigenen Block. Ein Block über Eck hat mit diesem keine Zeile und keine Spalte gemeinsam.</translation>
    </message>
    <message>
        <source>A box has six neighbours, three in its rows and three in its columns; the clues of the other nine boxes forbid nothing in it.</source>
        <translation>Ein Block hat sechs Nachbarn, drei in seinen Zeilen und drei in seinen Spalten; die Vorgaben der anderen neun Blöcke verbieten in ihm nichts.</translation>
    </message>
    <message>
        <source>Each of sixteen boxes has six neighbours. How many pairs of neighbours have to fit each other?</source>
        <translation>Jeder der sechzehn Blöcke hat sechs Nachbarn. Wie viele Paare von Nachbarn müssen zueinander passen?</translation>
    </message>
    <message>
        <source>%1: sixteen times six counts each pair from both sides.</source>
        <translation>%1: Sechzehn mal sechs zählt jedes Paar von beiden Seiten.</translation>
    </message>
    <message>
        <source>Orders of the missing digits in all boxes: %1; the clues of neighbours leave %2</source>
        <translation>Reihenfolgen der fehlenden Ziffern in allen Blöcken: %1; die Vorgaben der Nachbarn lassen davon %2</translation>
    </message>
    <message>
        <source>Orders of the missing digits: %1; the clues leave %2.</source>
        <translation>Reihenfolgen der fehlenden Ziffern: %1; die Vorgaben lassen davon %2.</translation>
    </message>
    <message>
        <source>Say what is missing in each box.</source>
        <translation>Was fehlt in jedem Block?</translation>
    </message>
    <message>
        <source>The boxes are numbered row by row.</source>
        <translation>Die Blöcke sind Zeile für Zeile nummeriert.</translation>
    </message>
    <message>
        <source>The table tells what is missing in each box.</source>
        <translation>Die Tabelle sagt, was in jedem Block fehlt.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::CompareScene</name>
    <message>
        <source>Comparing the versions</source>
        <translation>Die Versionen werden verglichen</translation>
    </message>
    <message>
        <source>3.1, tree of trees</source>
        <translation>3.1, Baum von Bäumen</translation>
    </message>
    <message>
        <source>4.1, graph</source>
        <translation>4.1, Graph</translation>
    </message>
    <message>
        <source>4.2, compacted</source>
        <translation>4.2, verdichtet</translation>
    </message>
    <message>
        <source>3.2, %1</source>
        <comment>a path</comment>
        <translation>3.2, %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, %2 of %3 decided</source>
        <translation>%1, %2 von %3 entschieden</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>Which shape of path needs the fewest steps here?</source>
        <translation>Welche Form des Wegs braucht hier die wenigsten Schritte?</translation>
    </message>
    <message>
        <source>a zigzag</source>
        <translation>ein Zickzack</translation>
    </message>
    <message>
        <source>a spiral</source>
        <translation>eine Spirale</translation>
    </message>
    <message>
        <source>a semi-spiral</source>
        <translation>eine Halbspirale</translation>
    </message>
    <message>
        <source>It is still being counted.</source>
        <translation>Es wird noch gezählt.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>All versions are running …</source>
        <translation>Alle Versionen laufen…</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <translation>Rätsel: %1</translation>
    </message>
    <message>
        <source>%1 of %2 runs were decided</source>
        <translation>%1 von %2 Läufen wurden entschieden</translation>
    </message>
    <message>
        <source>%1: puzzles %2, lines passed over %3; steps are medians, times are sums</source>
        <translation>%1: Rätsel %2, übergangene Zeilen %3; Schritte sind Mediane, Zeiten sind Summen</translation>
    </message>
    <message>
        <source>These are the first %1 puzzles of the file</source>
        <translation>Dies sind die ersten %1 Rätsel der Datei</translation>
    </message>
    <message>
        <source>Bars:</source>
        <translation>Balken:</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Noch einmal laufen</translation>
    </message>
    <message>
        <source>Compare a whole file…</source>
        <translation>Eine ganze Datei vergleichen…</translation>
    </message>
    <message>
        <source>Back to my puzzle</source>
        <translation>Zurück zu meinem Rätsel</translation>
    </message>
    <message>
        <source>A file with one puzzle a line</source>
        <translation>Eine Datei mit einem Rätsel je Zeile</translation>
    </message>
    <message>
        <source>Time, each step of the scale ten times as long</source>
        <translation>Zeit, jeder Schritt der Skala zehnmal so lang</translation>
    </message>
    <message>
        <source>Steps, each step of the scale ten times as many</source>
        <translation>Schritte, jeder Schritt der Skala zehnmal so viele</translation>
    </message>
    <message>
        <source>Versions and paths compared</source>
        <translation>Versionen und Wege im Vergleich</translation>
    </message>
    <message>
        <source>3.2, drawn by hand</source>
        <translation>3.2, von Hand gezeichnet</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht gelaufen</translation>
    </message>
    <message>
        <source>It was stopped before all paths had run.</source>
        <translation>Es wurde angehalten, ehe alle Wege gelaufen waren.</translation>
    </message>
    <message>
        <source>Stopped after puzzles: %1.</source>
        <translation>Angehalten; Rätsel bis dahin: %1.</translation>
    </message>
    <message>
        <source>Puzzles so far: %1</source>
        <translation>Rätsel bisher: %1</translation>
    </message>
    <message>
        <source>%1 of %2 have run</source>
        <translation>%1 von %2 sind gelaufen</translation>
    </message>
    <message>
        <source>Stopped: %1.</source>
        <comment>how many versions have run</comment>
        <translation>Angehalten: %1.</translation>
    </message>
    <message>
        <source>Path drawn by hand:</source>
        <translation>Von Hand gezeichneter Weg:</translation>
    </message>
    <message>
        <source>No path was decided within %1 steps, so nobody knows.</source>
        <translation>Kein Weg war nach %1 Schritten entschieden, also weiß es niemand.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Over many puzzles zigzag and semi-spiral beat the spirals, which come to the middle box last.</source>
        <translation>Über viele Rätsel schlagen Zickzack und Halbspirale die Spiralen, die zuletzt in den mittleren Block kommen.</translation>
    </message>
    <message>
        <source>chapter 3</source>
        <translation>Kapitel 3</translation>
    </message>
    <message>
        <source>It says that all puzzles are equally hard for it.</source>
        <translation>Dort heißt es, alle Rätsel seien für das Verfahren gleich schwer.</translation>
    </message>
    <message>
        <source>A path has each of the boxes 1 to %1 once. Your previous path is kept.</source>
        <translation>Ein Weg hat jeden der Blöcke 1 bis %1 einmal. Dein voriger Weg bleibt.</translation>
    </message>
    <message>
        <source>Walking your path</source>
        <translation>Dein Weg wird gegangen</translation>
    </message>
    <message>
        <source>the six paths</source>
        <translation>der sechs Wege</translation>
    </message>
    <message>
        <source>between versions</source>
        <translation>zwischen Versionen</translation>
    </message>
    <message>
        <source>Click the boxes in the order of a path of your own. A click on a box of it takes back the path from there.</source>
        <translation>Klicke die Blöcke in der Reihenfolge eines eigenen Wegs an. Ein Klick auf einen Block des Wegs nimmt ihn von dort an zurück.</translation>
    </message>
    <message>
        <source>Box %1 shares no row or column with a box before it, so none of its permutations can clash yet: all of them would be tried.</source>
        <translation>Block %1 hat mit keinem Block davor eine Zeile oder Spalte gemeinsam, also kann noch keine seiner Permutationen stören: Alle würden versucht.</translation>
    </message>
    <message>
        <source>Your path so far: %1.</source>
        <translation>Dein Weg bis jetzt: %1.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>Your path is being walked …</source>
        <translation>Dein Weg wird gegangen …</translation>
    </message>
    <message>
        <source>None of the six needs fewer.</source>
        <translation>Keiner der sechs braucht weniger.</translation>
    </message>
    <message>
        <source>The same puzzle for all versions, and for 3.2 along each of the six paths; a broken bar stopped after %1 steps and knows nothing.</source>
        <translation>Dasselbe Rätsel für alle Versionen, für 3.2 auf jedem der sechs Wege; ein abgerissener Balken hat nach %1 Schritten aufgehört und weiß nichts.</translation>
    </message>
    <message>
        <source>Press Your turn and find a better path.</source>
        <translation>Drück „Du bist dran“ und finde einen besseren Weg.</translation>
    </message>
    <message>
        <source>several alike</source>
        <translation>mehrere gleich</translation>
    </message>
    <message>
        <source>Several need equally few, %1: %2.</source>
        <comment>paths, how many steps</comment>
        <translation>Mehrere brauchen gleich wenige, %1: %2.</translation>
    </message>
    <message>
        <source>Each path reaches every choice that fits. But where boxes with many clashes come early, fewer wrong choices are carried on to the boxes after them.</source>
        <translation>Jeder Weg kommt zu jeder Wahl, die passt. Wo aber Blöcke mit vielen Widersprüchen früh kommen, werden weniger falsche in die Blöcke danach mitgenommen.</translation>
    </message>
    <message>
        <source>A permutation is tested only against the boxes before it. Round the edge few of these share a row or column with it, so wrong choices are carried on for long; the middle box, a neighbour of four of them, shows it only at the end.</source>
        <translation>Eine Permutation wird nur gegen die Blöcke davor geprüft. Am Rand entlang teilen wenige davon eine Zeile oder Spalte mit ihr, also wird Falsches lange mitgenommen; der mittlere Block, Nachbar von vier Blöcken, zeigt es erst am Ende.</translation>
    </message>
    <message>
        <source>Is there a better path?</source>
        <translation>Gibt es einen besseren Weg?</translation>
    </message>
    <message>
        <source>To see how good that is, press &apos;Run again&apos;: the six paths have not all run.</source>
        <translation>Wie gut das ist, zeigt „Noch einmal laufen“: Die sechs Wege sind noch nicht alle gelaufen.</translation>
    </message>
    <message>
        <source>The six paths are still being walked …</source>
        <translation>Die sechs Wege werden noch gegangen …</translation>
    </message>
    <message>
        <source>Of the six paths, decided: %1.</source>
        <translation>Entschieden von den sechs Wegen: %1.</translation>
    </message>
    <message>
        <source>Go back to the film and guess which are best: then the bars show them all.</source>
        <translation>Geh zum Film zurück und rate, welche die besten sind: Dann zeigen die Balken alle.</translation>
    </message>
    <message numerus="yes">
        <source>Of the six, %n need(s) fewer.</source>
        <translation>
            <numerusform>Von den sechs braucht %n weniger.</numerusform>
            <numerusform>Von den sechs brauchen %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a step is differs from version to version, in 3.2 it is a test: compare steps between paths, and times between versions.</source>
        <translation>Was ein Schritt ist, ist in jeder Version anders, in 3.2 ist er eine Prüfung: Vergleiche Schritte zwischen Wegen und Zeiten zwischen Versionen.</translation>
    </message>
    <message>
        <source>Why do some paths need more steps than others, although all find the same solutions?</source>
        <translation>Warum brauchen manche Wege mehr Schritte als andere, obwohl alle dieselben Lösungen finden?</translation>
    </message>
    <message>
        <source>Why does a path that comes to the middle box last need more steps, for most puzzles?</source>
        <translation>Warum braucht ein Weg, der zuletzt zum mittleren Block kommt, bei den meisten Rätseln mehr Schritte?</translation>
    </message>
    <message>
        <source>Your path needs %1 steps.</source>
        <translation>Dein Weg braucht %1 Schritte.</translation>
    </message>
    <message>
        <source>Your path was not decided within %1 steps.</source>
        <translation>Dein Weg war nach %1 Schritten nicht entschieden.</translation>
    </message>
    <message>
        <source>Of the six paths, with fewer steps: %1, with as many: %2, with more: %3.</source>
        <translation>Von den sechs Wegen mit weniger Schritten: %1, mit gleich vielen: %2, mit mehr: %3.</translation>
    </message>
    <message>
        <source>The best of them, %1, needs %2.</source>
        <comment>a path, how many steps</comment>
        <translation>Der beste von ihnen, %1, braucht %2.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::ExplodeScene</name>
    <message>
        <source>Counting the steps of both versions</source>
        <translation>Die Schritte beider Versionen werden gezählt</translation>
    </message>
    <message>
        <source>too many permutations to list</source>
        <translation>zu viele Permutationen zum Auflisten</translation>
    </message>
    <message>
        <source>not decided after %1</source>
        <translation>nicht entschieden nach %1</translation>
    </message>
    <message>
        <source>Which version ends after fewer steps on this puzzle, within %1?</source>
        <translation>Welche Version ist bei diesem Rätsel nach weniger Schritten fertig, innerhalb von %1?</translation>
    </message>
    <message>
        <source>3.1</source>
        <translation>3.1</translation>
    </message>
    <message>
        <source>3.2</source>
        <translation>3.2</translation>
    </message>
    <message>
        <source>neither ends</source>
        <translation>keine wird fertig</translation>
    </message>
    <message>
        <source>It is still being counted.</source>
        <translation>Es wird noch gezählt.</translation>
    </message>
    <message>
        <source>Version 3.1: %1. Version 3.2: %2.</source>
        <translation>Version 3.1: %1. Version 3.2: %2.</translation>
    </message>
    <message>
        <source>No step is counted yet.</source>
        <translation>Noch ist kein Schritt gezählt.</translation>
    </message>
    <message>
        <source>Stopped: not decided.</source>
        <translation>Angehalten: nicht entschieden.</translation>
    </message>
    <message>
        <source>Counting up to %1 steps each …</source>
        <translation>Es werden je bis zu %1 Schritte gezählt…</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>At most %1 steps: version 3.1 %2, version 3.2 %3.</source>
        <translation>Höchstens %1 Schritte: Version 3.1 %2, Version 3.2 %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Version 3.1</source>
        <translation>Version 3.1</translation>
    </message>
    <message>
        <source>Version 3.2</source>
        <translation>Version 3.2</translation>
    </message>
    <message>
        <source>Both find the same number of solutions</source>
        <translation>Beide finden gleich viele Lösungen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Von Neuem zählen</translation>
    </message>
    <message>
        <source>Ten times as many steps</source>
        <translation>Zehnmal so viele Schritte</translation>
    </message>
    <message>
        <source>Version 3.1 says</source>
        <translation>Version 3.1 sagt</translation>
    </message>
    <message>
        <source>Version 3.2 says</source>
        <translation>Version 3.2 sagt</translation>
    </message>
    <message>
        <source>box %1: %2!</source>
        <translation>Block %1: %2!</translation>
    </message>
    <message>
        <source>all multiplied</source>
        <translation>alle multipliziert</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>version 3.1</source>
        <translation>Version 3.1</translation>
    </message>
    <message>
        <source>version 3.2</source>
        <translation>Version 3.2</translation>
    </message>
    <message>
        <source>stopped: not decided</source>
        <translation>angehalten: nicht entschieden</translation>
    </message>
    <message>
        <source>counting …</source>
        <translation>wird gezählt…</translation>
    </message>
    <message>
        <source>no step yet</source>
        <translation>noch kein Schritt</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>mehr als eine Lösung</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>Where they explode</source>
        <translation>Wo sie explodieren</translation>
    </message>
    <message>
        <source>It was stopped, so nobody knows.</source>
        <translation>Es wurde angehalten, also weiß es niemand.</translation>
    </message>
    <message>
        <source>section 3.3, theorem 3.2</source>
        <translation>Abschnitt 3.3, Satz 3.2</translation>
    </message>
    <message>
        <source>The theorem loses the n that its proof has. Its n · p! is the cost of listing alone, and α below 1 is what was seen, not proved.</source>
        <translation>Der Satz verliert das n, das sein Beweis hat. Sein n · p! ist der Aufwand des Auflistens allein, und α unter 1 wurde beobachtet, nicht bewiesen.</translation>
    </message>
    <message>
        <source>%1: %2 steps, that is (p!)^(α · n) with α = %3 (p = %4 blanks a box, n boxes)</source>
        <translation>%1: %2 Schritte, das ist (p!)^(α · n) mit α = %3 (p = %4 leere Zellen je Block, n Blöcke)</translation>
    </message>
    <message>
        <source>Puzzle:</source>
        <translation>Rätsel:</translation>
    </message>
    <message>
        <source>17 clues</source>
        <translation>17 Vorgaben</translation>
    </message>
    <message>
        <source>the lab&apos;s</source>
        <translation>das des Labors</translation>
    </message>
    <message>
        <source>Each box multiplies the steps (vertices in version 3.1, tests in 3.2) by the number of its permutations that fit; a version that is stopped knows nothing and says &apos;not decided&apos;.</source>
        <translation>Jeder Block vervielfacht die Schritte (Knoten in Version 3.1, Tests in 3.2) mit der Zahl seiner passenden Permutationen; eine Version, die abgebrochen wird, weiß nichts und sagt „nicht entschieden“.</translation>
    </message>
    <message>
        <source>Choose the puzzle with 17 clues and compare.</source>
        <translation>Wähle das Rätsel mit 17 Vorgaben und vergleiche.</translation>
    </message>
    <message>
        <source>Choose the lab&apos;s puzzle and compare, or allow ten times as many steps.</source>
        <translation>Wähle das Rätsel des Labors und vergleiche, oder erlaube zehnmal so viele Schritte.</translation>
    </message>
    <message>
        <source>The paper&apos;s bound is (p!)^(αn): n boxes with p blank cells each could be filled in p! · p! · … · p! ways, once for each box, that is (p!)^n; α is the share of that exponent that is really needed, since most orders do not fit.</source>
        <translation>Die Schranke des Texts ist (p!)^(αn): n Blöcke mit je p leeren Zellen ließen sich auf p! · p! · … · p! Arten füllen, ein Faktor je Block, also (p!)^n; α ist der Anteil dieses Exponenten, der wirklich gebraucht wird, denn die meisten Reihenfolgen passen nicht.</translation>
    </message>
    <message>
        <source>ended, vertices: %1</source>
        <translation>am Ende, Knoten: %1</translation>
    </message>
    <message>
        <source>ended, tests: %1</source>
        <translation>am Ende, Tests: %1</translation>
    </message>
    <message>
        <source>Why does a single clue less make so many more orders to try?</source>
        <translation>Warum gibt es mit einer einzigen Vorgabe weniger so viel mehr Reihenfolgen zu probieren?</translation>
    </message>
    <message>
        <source>Look at the board: a box with %1 blanks could take its digits in %1! orders, and all boxes together in %2 ways.</source>
        <translation>Sieh dir das Gitter an: Ein Block mit %1 leeren Zellen könnte seine Ziffern in %1! Reihenfolgen aufnehmen, alle Blöcke zusammen auf %2 Arten.</translation>
    </message>
    <message>
        <source>Box %1: %2! = %3 orders of its missing digits.</source>
        <translation>Block %1: %2! = %3 Reihenfolgen seiner fehlenden Ziffern.</translation>
    </message>
    <message>
        <source>%1 blanks</source>
        <translation>%1 leeren Zellen</translation>
    </message>
    <message>
        <source>all boxes together</source>
        <translation>alle Blöcke zusammen</translation>
    </message>
    <message>
        <source>&apos;not decided&apos;</source>
        <translation>„nicht entschieden“</translation>
    </message>
    <message>
        <source>Scale: each step is ten times as much</source>
        <translation>Skala: Jeder Schritt ist zehnmal so viel</translation>
    </message>
    <message>
        <source>A box with %1 blanks has %2 orders of its digits, with %3 blanks only %4: a clue less makes them %1 times as many. And there is one digit less that forbids something in the other boxes.</source>
        <translation>Ein Block mit %1 freien Zellen hat %2 Reihenfolgen seiner Ziffern, mit %3 freien Zellen nur %4: Eine Vorgabe weniger macht daraus %1-mal so viele. Und eine Ziffer weniger verbietet etwas in den anderen Blöcken.</translation>
    </message>
    <message>
        <source>Choose the other puzzle and compare, or press Your turn and find where one clue more helps most.</source>
        <translation>Wähle das andere Rätsel und vergleiche, oder drücke „Du bist dran“ und finde, wo eine Vorgabe mehr am meisten hilft.</translation>
    </message>
    <message>
        <source>Now the lab&apos;s puzzle is shown, since it has changed.</source>
        <translation>Jetzt ist das Rätsel des Labors zu sehen, denn es hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::ExplodeTurn</name>
    <message>
        <source>Suppose that you may have %1 clues more. Click the blank cells where each one cuts the most orders of digits away. A click on a cell that you chose gives it back.</source>
        <translation>Angenommen, du bekommst %1 Vorgaben mehr. Klicke die leeren Zellen an, wo jede die meisten Reihenfolgen der Ziffern wegschneidet. Ein Klick auf eine gewählte Zelle gibt sie zurück.</translation>
    </message>
    <message>
        <source>Box %1 has %2 blanks, so a clue there leaves one order in %2. In box %3, with %4 blanks, it leaves only one in %4.</source>
        <translation>Block %1 hat %2 leere Zellen, also lässt eine Vorgabe dort eine von %2 Reihenfolgen übrig. In Block %3 mit %4 leeren Zellen bleibt nur eine von %4.</translation>
    </message>
    <message>
        <source>Right: of the %1! = %2 orders of box %3 one in %1 is left, %4.</source>
        <translation>Richtig: Von den %1! = %2 Reihenfolgen in Block %3 bleibt eine von %1 übrig, %4.</translation>
    </message>
    <message>
        <source>Right: with %1 clues more, all boxes together have %2 orders instead of %3, one in %4. No other %1 cells cut more away.</source>
        <translation>Richtig: Mit %1 Vorgaben mehr haben alle Blöcke zusammen %2 Reihenfolgen statt %3, eine von %4. Keine anderen %1 Zellen schneiden mehr weg.</translation>
    </message>
    <message>
        <source>%1 holds %2, in box %3</source>
        <translation>In %1 steht %2, in Block %3</translation>
    </message>
    <message>
        <source>%1 is chosen, in box %2</source>
        <translation>%1 ist gewählt, in Block %2</translation>
    </message>
    <message>
        <source>%1 is blank, in box %2</source>
        <translation>%1 ist leer, in Block %2</translation>
    </message>
    <message>
        <source>all orders</source>
        <translation>alle Reihenfolgen</translation>
    </message>
    <message>
        <source>box %1: one in %2</source>
        <translation>Block %1: eine von %2</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::GraphScene</name>
    <message>
        <source>Building the graph</source>
        <translation>Der Graph wird gebaut</translation>
    </message>
    <message>
        <source>The graph is being built …</source>
        <translation>Der Graph wird gebaut…</translation>
    </message>
    <message>
        <source>Too many pairs to store: at least %1 permutations. Version 4.2 does without edges.</source>
        <translation>Zu viele Paare zum Speichern: mindestens %1 Permutationen. Version 4.2 kommt ohne Kanten aus.</translation>
    </message>
    <message>
        <source>%1 of %2 in box %3</source>
        <comment>matching permutations</comment>
        <translation>%1 von %2 in Block %3</translation>
    </message>
    <message>
        <source>Box %1, %2 (number %3): it matches %4.</source>
        <translation>Block %1, %2 (Nummer %3): passt zu %4.</translation>
    </message>
    <message>
        <source>The graph of permutations</source>
        <translation>Der Graph der Permutationen</translation>
    </message>
    <message>
        <source>summary of version 4.1, and lemma 3.1</source>
        <translation>Zusammenfassung von Version 4.1 und Lemma 3.1</translation>
    </message>
    <message>
        <source>That each pair of boxes has some match, as lemma 3.1 counts, is necessary and not enough; nor need the whole graph hang together.</source>
        <translation>Dass jedes Paar von Blöcken irgendwie passt, wie Lemma 3.1 zählt, ist nötig und genügt nicht; auch muss nicht der ganze Graph zusammenhängen.</translation>
    </message>
    <message>
        <source>How many in a hundred pairs of permutations match</source>
        <translation>Wie viele von hundert Paaren von Permutationen passen</translation>
    </message>
    <message>
        <source>So a solution is one node for each box with all pairs of neighbours joined; boxes that share no line cannot clash, and nothing joins them.</source>
        <translation>Eine Lösung ist also ein Knoten je Block, bei dem alle Nachbarpaare verbunden sind; Blöcke ohne gemeinsame Zeile oder Spalte können sich nicht stören, darum verbindet sie nichts.</translation>
    </message>
    <message>
        <source>Point at a permutation to see what it matches, or press Your turn and find its matches.</source>
        <translation>Zeige auf eine Permutation, um zu sehen, was zu ihr passt, oder drücke „Du bist dran“ und finde es selbst.</translation>
    </message>
    <message>
        <source>How many pairs among the %1 nodes of a solution have to be joined?</source>
        <translation>Wie viele Paare unter den %1 Knoten einer Lösung müssen verbunden sein?</translation>
    </message>
    <message>
        <source>%1, the pairs of neighbours. Of all %2 pairs of nodes, the others are of boxes that share no line.</source>
        <translation>%1, die Nachbarpaare. Von allen %2 Paaren gehören die übrigen zu Blöcken ohne gemeinsame Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>Noch ist nichts gewählt.</translation>
    </message>
    <message>
        <source>No choice of one node for each box has all pairs of neighbours joined: no solution.</source>
        <translation>Bei keiner Wahl von einem Knoten je Block sind alle Nachbarpaare verbunden: keine Lösung.</translation>
    </message>
    <message>
        <source>The nodes of a solution, with their %1 edges.</source>
        <translation>Die Knoten einer Lösung mit ihren %1 Kanten.</translation>
    </message>
    <message>
        <source>All pairs of neighbours among the solution&apos;s nodes are joined: %1</source>
        <translation>Alle Nachbarpaare unter den Knoten der Lösung sind verbunden: %1</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das sind alle</translation>
    </message>
    <message>
        <source>Not all yet. %1</source>
        <translation>Noch nicht alle. %1</translation>
    </message>
    <message>
        <source>Right so far, matches: %1.</source>
        <translation>Bisher richtig, passende: %1.</translation>
    </message>
    <message>
        <source>It matches nothing: it can be in no solution.</source>
        <translation>Zu ihr passt nichts: Sie kann in keiner Lösung stehen.</translation>
    </message>
    <message>
        <source>100: all match</source>
        <translation>100: alle passen</translation>
    </message>
    <message>
        <source>Each permutation, written by its new digits row by row, is a node; two of neighbouring boxes are joined where no row or column has a digit twice.</source>
        <translation>Jede Permutation, geschrieben mit ihren neuen Ziffern Zeile für Zeile, ist ein Knoten; zwei aus Nachbarblöcken sind verbunden, wo keine Zeile oder Spalte eine Ziffer doppelt hat.</translation>
    </message>
    <message>
        <source>The paper calls a solution a clique of nine nodes; boxes that share no line are not joined.</source>
        <translation>Der Text nennt eine Lösung eine Clique von neun Knoten; Blöcke ohne gemeinsame Linie sind nicht verbunden.</translation>
    </message>
    <message>
        <source>Permutations of box %1: %2.</source>
        <translation>Permutationen von Block %1: %2.</translation>
    </message>
    <message>
        <source>Permutations: %1, in %3 columns; pairs that match: %2.</source>
        <translation>Permutationen: %1, in %3 Spalten; passende Paare: %2.</translation>
    </message>
    <message>
        <source>These are all: %1. Any other permutation of boxes %2 would bring a digit into a row or column twice. What shares no row or column with it cannot clash: box %3.</source>
        <translation>Das sind alle: %1. Jede andere Permutation der Blöcke %2 brächte eine Ziffer doppelt in eine Zeile oder Spalte. Was keine Zeile oder Spalte mit ihr gemeinsam hat, kann nicht stören: Block %3.</translation>
    </message>
    <message>
        <source>is a node</source>
        <translation>ist ein Knoten</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>Click a permutation. Then click all those of other boxes that it matches. When you think that you have them all, press That is all.</source>
        <translation>Klick eine Permutation an, dann alle aus anderen Blöcken, zu denen sie passt. Wenn du meinst, dass du alle hast, drück „Das sind alle“.</translation>
    </message>
    <message>
        <source>Two equal digits clash only in one row, column or box. Boxes that meet only at a corner, such as %1 and %2, have no cell in a common row or column.</source>
        <translation>Zwei gleiche Ziffern stören sich nur in einer Zeile, einer Spalte oder einem Block. Blöcke, die sich nur an einer Ecke berühren, wie %1 und %2, haben keine Zeile und keine Spalte gemeinsam.</translation>
    </message>
    <message>
        <source>Why can the permutations of two boxes that meet only at a corner never clash?</source>
        <translation>Warum können sich die Permutationen zweier Blöcke, die sich nur an einer Ecke berühren, nie widersprechen?</translation>
    </message>
    <message>
        <source>Point at a permutation to see what it matches, or press Your turn and find matches on 4 × 4 cells.</source>
        <translation>Zeige auf eine Permutation, um zu sehen, was zu ihr passt, oder drücke „Du bist dran“ und finde Passendes auf 4 × 4 Zellen.</translation>
    </message>
    <message>
        <source>Point at a permutation to see what it matches.</source>
        <translation>Zeige auf eine Permutation, um zu sehen, was zu ihr passt.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::GuessScene</name>
    <message>
        <source>How often did version 3.1 have to go back on this puzzle, within %1 steps?</source>
        <translation>Wie oft musste Version 3.1 bei diesem Rätsel zurückgehen, innerhalb von %1 Schritten?</translation>
    </message>
    <message>
        <source>Never: nothing that it took had to be taken back.</source>
        <translation>Nie: Nichts, was sie nahm, musste zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Version 4.2 did not decide within %1 steps</source>
        <translation>Version 4.2 entschied nicht innerhalb von %1 Schritten</translation>
    </message>
    <message>
        <source>Pruning alone decided this puzzle: version 4.2 tried no permutation</source>
        <translation>Das Ausdünnen allein entschied dieses Rätsel: Version 4.2 versuchte keine Permutation</translation>
    </message>
    <message>
        <source>Pruning did not suffice: version 4.2 tried permutations, %1 of them</source>
        <translation>Das Ausdünnen reichte nicht: Versuchte Permutationen von Version 4.2: %1</translation>
    </message>
    <message>
        <source>What the film ends with has each number once</source>
        <translation>Womit der Film endet, hat jede Zahl einmal</translation>
    </message>
    <message>
        <source>Film:</source>
        <translation>Film:</translation>
    </message>
    <message>
        <source>Numbers:</source>
        <translation>Zahlen:</translation>
    </message>
    <message>
        <source>Dice no.:</source>
        <translation>Würfel Nr.:</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>what it takes back, on this puzzle</source>
        <translation>was sie bei diesem Rätsel zurücknimmt</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>permutations of a box</source>
        <translation>Permutationen eines Blocks</translation>
    </message>
    <message>
        <source>permutations tried after pruning</source>
        <translation>nach dem Ausdünnen versuchte Permutationen</translation>
    </message>
    <message>
        <source>&apos;Guess-free&apos;?</source>
        <translation>„Ohne Raten“?</translation>
    </message>
    <message>
        <source>chapter 3 and section 3.2</source>
        <translation>Kapitel 3 und Abschnitt 3.2</translation>
    </message>
    <message>
        <source>It says that all earlier solvers guess; there were some that reason without guesses.</source>
        <translation>Dort heißt es, alle früheren Löser raten; es gab welche, die ohne Raten schließen.</translation>
    </message>
    <message>
        <source>&apos;Guess-free&apos; means here that no digit of a cell is guessed; but a permutation of a box is tried, and taken back where it fails: a guess of a larger piece.</source>
        <translation>„Ohne Raten“ heißt hier, dass keine Ziffer einer Zelle geraten wird; aber die Permutation eines Blocks wird versucht und zurückgenommen, wo sie scheitert: Geraten wird ein größeres Stück.</translation>
    </message>
    <message>
        <source>Nothing is guessed only where pruning alone leaves one permutation a box.</source>
        <translation>Nichts geraten wird nur, wo das Streichen allein eine Permutation je Block übrig lässt.</translation>
    </message>
    <message>
        <source>Another topic stands at the left: five ways to make permutations. Choose one, and let it run.</source>
        <translation>Links steht ein anderes Thema: fünf Arten, Permutationen zu erzeugen. Wähle eine und lass sie laufen.</translation>
    </message>
    <message>
        <source>a permutation of a box is tried, and taken back</source>
        <translation>die Permutation eines Blocks wird versucht und zurückgenommen</translation>
    </message>
    <message>
        <source>five ways to make permutations</source>
        <translation>fünf Arten, Permutationen zu erzeugen</translation>
    </message>
    <message>
        <source>Is it a guess to try a whole permutation and take it back? Say why, or why not.</source>
        <translation>Ist es geraten, eine ganze Permutation zu versuchen und zurückzunehmen? Sag, warum oder warum nicht.</translation>
    </message>
    <message>
        <source>Another topic: how permutations are made</source>
        <translation>Ein anderes Thema: wie Permutationen entstehen</translation>
    </message>
    <message>
        <source>It is: when the permutation is taken, nothing tells yet that it is right, and only a dead end shows that it was not. The guess is of a whole box instead of one digit.</source>
        <translation>Ja: Wenn die Permutation genommen wird, sagt noch nichts, dass sie stimmt, und erst eine Sackgasse zeigt, dass sie falsch war. Geraten wird ein ganzer Block statt einer Ziffer.</translation>
    </message>
    <message>
        <source>Draw and draw again takes k · (1 + 1/2 + … + 1/k) draws on average, each compared with the list: more than the k² that it gives.</source>
        <translation>Ziehen und noch einmal ziehen braucht im Mittel k · (1 + 1/2 + … + 1/k) Ziehungen, jede mit der Liste verglichen: mehr als die k², die dort stehen.</translation>
    </message>
    <message>
        <source>Counting what is taken back</source>
        <translation>Zählen, was zurückgenommen wird</translation>
    </message>
    <message>
        <source>at least once</source>
        <translation>mindestens einmal</translation>
    </message>
    <message>
        <source>It is still being counted.</source>
        <translation>Es wird noch gezählt.</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Dein Rätsel</translation>
    </message>
    <message>
        <source>Press Your turn and guess only where you must. Another topic stands at the left: five ways to make permutations.</source>
        <translation>Drücke „Du bist dran“ und rate nur, wo du musst. Links steht ein anderes Thema: fünf Arten, Permutationen zu erzeugen.</translation>
    </message>
    <message>
        <source>%1: so often a box was left without a permutation, and an earlier choice was taken back.</source>
        <translation>%1: So oft blieb ein Block ohne Permutation, und eine frühere Wahl wurde zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::GuessTurn</name>
    <message>
        <source>Place the boxes one after the other, and guess only where you must. Click a box in which only one permutation fits what stands in its rows and columns; where none is like that, click any. A click on a placed box takes it and all later ones back.</source>
        <translation>Setze die Blöcke einen nach dem anderen, und rate nur, wo du musst. Klicke einen Block an, in den nur eine Permutation zu dem passt, was in seinen Zeilen und Spalten steht; wo es keinen gibt, irgendeinen. Ein Klick auf einen gesetzten Block nimmt ihn und alle späteren zurück.</translation>
    </message>
    <message>
        <source>In box %1 %2 permutations fit, so one would be a guess. In box %3 only one fits: no guess is needed yet.</source>
        <translation>In Block %1 passen %2 Permutationen, eine davon wäre geraten. In Block %3 passt nur eine: Noch muss nicht geraten werden.</translation>
    </message>
    <message>
        <source>Right: in box %1 only one permutation fits, so nothing is guessed.</source>
        <translation>Richtig: In Block %1 passt nur eine Permutation, also ist nichts geraten.</translation>
    </message>
    <message>
        <source>No box had only one left, so this was a guess: box %1 had %2. The right one is placed here; a solver might have had to take others back.</source>
        <translation>Kein Block hatte nur noch eine, also war das geraten: Block %1 hatte %2. Hier ist die richtige gesetzt; ein Löser hätte vielleicht andere zurücknehmen müssen.</translation>
    </message>
    <message>
        <source>No box had only one left, so this was a guess: the first of %2 in box %1 is placed.</source>
        <translation>Kein Block hatte nur noch eine, also war das geraten: Die erste von %2 in Block %1 ist gesetzt.</translation>
    </message>
    <message>
        <source>Nothing fits in box %1, and nothing was guessed: there is no solution.</source>
        <translation>In Block %1 passt nichts, und nichts wurde geraten: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Nothing fits in box %1 any more. Guesses: %2; a solver would take the last one back, here in vain: there is no solution.</source>
        <translation>In Block %1 passt nichts mehr. Geraten: %2-mal; ein Löser nähme das letzte zurück, hier vergeblich: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>All boxes are placed, and nothing was guessed: there was always one with a single permutation that fits.</source>
        <translation>Alle Blöcke sind gesetzt, und nichts wurde geraten: Immer gab es einen, in den nur eine Permutation passt.</translation>
    </message>
    <message>
        <source>All boxes are placed. Guesses that had to be: %1.</source>
        <translation>Alle Blöcke sind gesetzt. Geraten werden musste: %1-mal.</translation>
    </message>
    <message>
        <source>Guesses so far: %1</source>
        <translation>Bisher geraten: %1</translation>
    </message>
    <message>
        <source>%1: box %2</source>
        <comment>a step, its box</comment>
        <translation>%1: Block %2</translation>
    </message>
    <message>
        <source>a guess, one of %1</source>
        <translation>geraten, eine von %1</translation>
    </message>
    <message>
        <source>only one fits</source>
        <translation>nur eine passt</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::MinigridLab</name>
    <message>
        <source>Your own puzzle:</source>
        <translation>Dein Rätsel:</translation>
    </message>
    <message>
        <source>4 × 4, to solve by hand</source>
        <translation>4 × 4, von Hand zu lösen</translation>
    </message>
    <message>
        <source>9 × 9, easy</source>
        <translation>9 × 9, leicht</translation>
    </message>
    <message>
        <source>9 × 9, 17 clues</source>
        <translation>9 × 9, 17 Vorgaben</translation>
    </message>
    <message>
        <source>4 × 4, two solutions</source>
        <translation>4 × 4, zwei Lösungen</translation>
    </message>
    <message>
        <source>9 × 9, two solutions</source>
        <translation>9 × 9, zwei Lösungen</translation>
    </message>
    <message>
        <source>4 × 4, contradictory</source>
        <translation>4 × 4, widersprüchlich</translation>
    </message>
    <message>
        <source>9 × 9, contradictory</source>
        <translation>9 × 9, widersprüchlich</translation>
    </message>
    <message>
        <source>16 × 16, few permutations</source>
        <translation>16 × 16, wenige Permutationen</translation>
    </message>
    <message>
        <source>16 × 16, too many permutations</source>
        <translation>16 × 16, zu viele Permutationen</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::MinigridScene</name>
    <message>
        <source>Board:</source>
        <translation>Gitter:</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>9 × 9</source>
        <translation>9 × 9</translation>
    </message>
    <message>
        <source>The trees of the 16 × 16 board have %1 vertices, too many to walk: this is the 9 × 9 one.</source>
        <translation>Die Bäume des 16 × 16-Gitters haben %1 Knoten, zu viele zum Ablaufen: Dies ist das 9 × 9-Gitter.</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>The keys A to G are 10 to 16.</source>
        <translation>Die Tasten A bis G sind 10 bis 16.</translation>
    </message>
    <message>
        <source>The boxes of this board have %1 permutations, too many to go through by hand. Take the 4 × 4 board: there you can do all of it.</source>
        <translation>Die Blöcke dieses Gitters haben %1 Permutationen, zu viele für die Hand. Nimm das 4 × 4-Gitter: Dort kannst du alles selbst tun.</translation>
    </message>
    <message>
        <source>Take the 4 × 4 board</source>
        <translation>Das 4 × 4-Gitter nehmen</translation>
    </message>
    <message>
        <source>%1 holds the clue %2</source>
        <translation>In %1 steht die Vorgabe %2</translation>
    </message>
    <message>
        <source>%1 is blank</source>
        <translation>%1 ist leer</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::PathScene</name>
    <message>
        <source>Path:</source>
        <translation>Weg:</translation>
    </message>
    <message>
        <source>drawn by hand</source>
        <translation>von Hand gezeichnet</translation>
    </message>
    <message>
        <source>Boxes:</source>
        <translation>Blöcke:</translation>
    </message>
    <message>
        <source>Your path so far: %1. A click on one of its boxes takes it back to there.</source>
        <translation>Dein Weg bis jetzt: %1. Ein Klick auf einen seiner Blöcke nimmt ihn bis dorthin zurück.</translation>
    </message>
    <message>
        <source>Version 3.2: permutations first, then a path</source>
        <translation>Version 3.2: erst Permutationen, dann ein Weg</translation>
    </message>
    <message>
        <source>section 3.3</source>
        <translation>Abschnitt 3.3</translation>
    </message>
    <message>
        <source>It calls the version free of redundancy; the making of permutations is, the testing is not.</source>
        <translation>Er nennt die Version frei von Redundanz; das Bilden der Permutationen ist es, das Prüfen nicht.</translation>
    </message>
    <message>
        <source>Click the boxes for a path of your own, or press Your turn and walk it by hand.</source>
        <translation>Klicke die Blöcke für einen eigenen Weg an, oder drücke „Du bist dran“ und geh ihn von Hand.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>A path has each of the boxes 1 to %1 once. Your previous path is kept.</source>
        <translation>Ein Weg hat jeden der Blöcke 1 bis %1 einmal. Dein voriger Weg bleibt.</translation>
    </message>
    <message>
        <source>The first box has nothing left: every choice was tried, so there is no solution.</source>
        <translation>Im ersten Block ist nichts mehr übrig: Alles wurde versucht, also gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Right, nothing fits: the choice before is taken back. Box %1 goes on in its list.</source>
        <translation>Richtig, nichts passt: Die Wahl davor wird zurückgenommen. Block %1 geht in seiner Liste weiter.</translation>
    </message>
    <message>
        <source>Walk the path %1.</source>
        <translation>Geh den Weg %1.</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>Permutations taken: %1.</source>
        <translation>Genommene Permutationen: %1.</translation>
    </message>
    <message>
        <source>list the permutations of each box</source>
        <translation>liste die Permutationen jedes Blocks auf</translation>
    </message>
    <message>
        <source>take the next one in the box&apos;s list</source>
        <translation>nimm die nächste in der Liste des Blocks</translation>
    </message>
    <message>
        <source>it clashes with a box before: drop it</source>
        <translation>sie stört einen Block davor: verwirf sie</translation>
    </message>
    <message>
        <source>list at its end: back one box</source>
        <translation>Liste am Ende: einen Block zurück</translation>
    </message>
    <message>
        <source>all boxes full: a solution</source>
        <translation>alle Blöcke voll: eine Lösung</translation>
    </message>
    <message>
        <source>Box %1 is next on the path.</source>
        <translation>Als Nächstes kommt auf dem Weg Block %1.</translation>
    </message>
    <message>
        <source>%1 was taken back before: what follows from it is known already.</source>
        <translation>%1 wurde schon zurückgenommen: Was daraus folgt, ist bekannt.</translation>
    </message>
    <message>
        <source>The paper says that each list has only one permutation of a solution; it has at least one.</source>
        <translation>Der Text sagt, jede Liste habe nur eine Permutation einer Lösung; sie hat mindestens eine.</translation>
    </message>
    <message>
        <source>Permutations by box: %1; together %2</source>
        <translation>Permutationen je Block: %1; zusammen %2</translation>
    </message>
    <message>
        <source>Solution %1: all permutations fit each other. Is there another one? Go back and look.</source>
        <translation>Lösung %1: Alle Permutationen passen zueinander. Gibt es noch eine? Geh zurück und such weiter.</translation>
    </message>
    <message>
        <source>Right: it fits all earlier boxes. Box %1 is next.</source>
        <translation>Richtig: Sie passt zu allen früheren Blöcken. Als Nächstes kommt Block %1.</translation>
    </message>
    <message>
        <source>Walk the path %1 on to its end: press Go back, or click the last permutation that you took.</source>
        <translation>Geh den Weg %1 bis ans Ende: Drücke „Zurück“ oder klicke die zuletzt genommene Permutation an.</translation>
    </message>
    <message>
        <source>Walk the path %1. In box %2, click the first permutation that fits all boxes taken; if none does, press Go back, or click the last one that you took.</source>
        <translation>Geh den Weg %1. Klicke in Block %2 die erste Permutation an, die zu allen genommenen passt; wenn keine passt, drücke „Zurück“ oder klicke die zuletzt genommene an.</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>it fits them all: on to the next box</source>
        <translation>sie passt zu allen: weiter zum nächsten Block</translation>
    </message>
    <message>
        <source>%1 stands before it in the list and fits all boxes taken: to leave it out could miss a solution.</source>
        <translation>%1 steht davor in der Liste und passt zu allen genommenen Blöcken: Wer sie auslässt, kann eine Lösung verpassen.</translation>
    </message>
    <message>
        <source>Not yet: %1 fits all boxes taken.</source>
        <translation>Noch nicht: %1 passt zu allen genommenen Blöcken.</translation>
    </message>
    <message>
        <source>The first box has nothing left: every choice was tried, and you found the only solution.</source>
        <translation>Der erste Block hat nichts mehr: Jede Wahl wurde versucht, und du hast die einzige Lösung gefunden.</translation>
    </message>
    <message>
        <source>The first box has nothing left: every choice was tried, and you found all solutions: %1.</source>
        <translation>Der erste Block hat nichts mehr: Jede Wahl wurde versucht, und du hast alle Lösungen gefunden: %1.</translation>
    </message>
    <message>
        <source>What clashes with an earlier box is dropped, so a full path is a solution; but the same tests are done again and again.</source>
        <translation>Was einen früheren Block stört, fällt weg; ein ganzer Weg ist darum eine Lösung. Aber dieselben Prüfungen kommen immer wieder.</translation>
    </message>
    <message>
        <source>lists each box&apos;s permutations</source>
        <translation>die Permutationen jedes Blocks</translation>
    </message>
    <message>
        <source>along a path</source>
        <translation>einen Weg entlang</translation>
    </message>
    <message>
        <source>the same tests</source>
        <translation>dieselben Prüfungen</translation>
    </message>
    <message>
        <source>The second version, 3.2, first lists each box&apos;s permutations from the clues alone; then it takes them up, box by box along a path: each one that it takes up is a test.</source>
        <translation>Die zweite Version, 3.2, listet zuerst die Permutationen jedes Blocks auf, nur nach den Vorgaben; dann nimmt sie diese vor, Block für Block auf einem Weg: Jede, die sie vornimmt, ist eine Prüfung.</translation>
    </message>
    <message>
        <source>A permutation is compared only with those of boxes that share rows or columns with its own. Why is that enough?</source>
        <translation>Eine Permutation wird nur mit denen von Blöcken verglichen, die Zeilen oder Spalten mit ihrem teilen. Warum genügt das?</translation>
    </message>
    <message>
        <source>Each permutation has the missing digits of its box once. So a digit can stand twice only in a row or column that two boxes share, and where they share none nothing can clash.</source>
        <translation>Jede Permutation hat die fehlenden Ziffern ihres Blocks genau einmal. Doppelt kann eine Ziffer also nur in einer Zeile oder Spalte stehen, die zwei Blöcke teilen; wo sie keine teilen, kann nichts stören.</translation>
    </message>
    <message>
        <source>How many tests will be done to the end? Each permutation that is taken up is one.</source>
        <translation>Wie viele Prüfungen sind es bis zum Ende? Jede Permutation, die vorgenommen wird, ist eine.</translation>
    </message>
    <message>
        <source>The last choice is taken back, to look for another solution. Box %1 goes on in its list.</source>
        <translation>Die letzte Wahl ist zurückgenommen, um eine weitere Lösung zu suchen. In Block %1 geht die Liste weiter.</translation>
    </message>
    <message>
        <source>%1 Permutations taken, and taken back again: %2.</source>
        <comment>why this is the end</comment>
        <translation>%1 Genommene und wieder zurückgenommene Permutationen: %2.</translation>
    </message>
    <message>
        <source>%1 listed</source>
        <comment>how many permutations</comment>
        <translation>%1 in der Liste</translation>
    </message>
    <message>
        <source>Click the boxes for a path of your own, or press Your turn and walk one by hand on 4 × 4 cells.</source>
        <translation>Klicke die Blöcke für einen eigenen Weg an, oder drücke „Du bist dran“ und geh einen von Hand auf 4 × 4 Zellen.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::PruneScene</name>
    <message>
        <source>Pruning the permutations</source>
        <translation>Die Permutationen werden ausgedünnt</translation>
    </message>
    <message>
        <source>Pruning …</source>
        <translation>Es wird ausgedünnt…</translation>
    </message>
    <message>
        <source>Too many permutations to show one by one; version 4.2 itself keeps none of them.</source>
        <translation>Zu viele Permutationen, um sie einzeln zu zeigen; Version 4.2 selbst bewahrt keine davon auf.</translation>
    </message>
    <message>
        <source>One permutation a box is left: the solution, without a guess.</source>
        <translation>Je Block ist eine Permutation übrig: die Lösung, ohne zu raten.</translation>
    </message>
    <message>
        <source>What will be left when nothing changes any more?</source>
        <translation>Was ist übrig, wenn sich nichts mehr ändert?</translation>
    </message>
    <message>
        <source>one a box</source>
        <translation>eine je Block</translation>
    </message>
    <message>
        <source>more than one in some box</source>
        <translation>mehr als eine in einem Block</translation>
    </message>
    <message>
        <source>none in some box</source>
        <translation>keine in einem Block</translation>
    </message>
    <message>
        <source>in pairs</source>
        <translation>in Paaren</translation>
    </message>
    <message>
        <source>in bands and stacks</source>
        <translation>in Bändern</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Permutations left in all boxes</source>
        <translation>Permutationen übrig in allen Blöcken</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Pruning until little is left</source>
        <translation>Ausdünnen, bis wenig übrig ist</translation>
    </message>
    <message>
        <source>Matches:</source>
        <translation>Passend:</translation>
    </message>
    <message>
        <source>Page through what a round strikes, or press Your turn and strike by hand.</source>
        <translation>Blättere durch, was eine Runde streicht, oder drücke „Du bist dran“ und streiche von Hand.</translation>
    </message>
    <message>
        <source>Struck so far: %1.</source>
        <translation>Bisher gestrichen: %1.</translation>
    </message>
    <message>
        <source>Struck:</source>
        <translation>Gestrichen:</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>Why may a permutation be struck although nobody knows the solution yet?</source>
        <translation>Warum darf man eine Permutation streichen, obwohl noch niemand die Lösung kennt?</translation>
    </message>
    <message>
        <source>%1, struck</source>
        <translation>%1, gestrichen</translation>
    </message>
    <message>
        <source>list the permutations of each box</source>
        <translation>liste die Permutationen jedes Blocks auf</translation>
    </message>
    <message>
        <source>look at each one that is left</source>
        <translation>sieh jede an, die noch übrig ist</translation>
    </message>
    <message>
        <source>repeat until nothing is struck</source>
        <translation>wiederhole, bis nichts mehr gestrichen wird</translation>
    </message>
    <message>
        <source>Permutations at the start: %1.</source>
        <translation>Permutationen am Anfang: %1.</translation>
    </message>
    <message>
        <source>Round %1, struck: %2, left: %3. %4</source>
        <translation>Runde %1, gestrichen: %2, übrig: %3. %4</translation>
    </message>
    <message>
        <source>Permutations at the start: %1, at the end: %2; rounds: %3</source>
        <translation>Permutationen am Anfang: %1, am Ende: %2; Runden: %3</translation>
    </message>
    <message>
        <source>The version that prunes, 4.2, finds no solution, as a search by cells does</source>
        <translation>Die Version, die streicht, 4.2, findet keine Lösung, wie eine Suche nach Zellen</translation>
    </message>
    <message>
        <source>The version that prunes, 4.2, finds the one solution; permutations it had to try: %1</source>
        <translation>Die Version, die streicht, 4.2, findet die eine Lösung; Permutationen, die sie versuchen musste: %1</translation>
    </message>
    <message>
        <source>The version that prunes, 4.2, finds at least two solutions, as a search by cells does</source>
        <translation>Die Version, die streicht, 4.2, findet mindestens zwei Lösungen, wie eine Suche nach Zellen</translation>
    </message>
    <message>
        <source>Click a permutation to strike it, when some neighbouring box has nothing left that fits it. A click on one that you struck takes it and all later ones back.</source>
        <translation>Klicke eine Permutation an, um sie zu streichen, wenn ein Nachbarblock nichts mehr hat, was zu ihr passt. Ein Klick auf eine gestrichene nimmt sie und alle späteren zurück.</translation>
    </message>
    <message>
        <source>%1 of box %2 is struck: nothing left in box %3 fits it.</source>
        <translation>%1 in Block %2 wird gestrichen: In Block %3 ist nichts mehr übrig, was dazu passt.</translation>
    </message>
    <message>
        <source>%1 of box %2 is struck: the other two boxes of its band fit it singly, never together.</source>
        <translation>%1 in Block %2 wird gestrichen: Die anderen zwei Blöcke des Zeilenbands passen einzeln dazu, nie zusammen.</translation>
    </message>
    <message>
        <source>%1 of box %2 is struck: the other two boxes of its stack fit it singly, never together.</source>
        <translation>%1 in Block %2 wird gestrichen: Die anderen zwei Blöcke des Spaltenbands passen einzeln dazu, nie zusammen.</translation>
    </message>
    <message>
        <source>Box %1 has nothing left: no solution, whatever is left elsewhere.</source>
        <translation>In Block %1 ist nichts mehr übrig: keine Lösung, was auch immer anderswo übrig ist.</translation>
    </message>
    <message>
        <source>Boxes %1 have nothing left: no solution, whatever is left elsewhere.</source>
        <translation>In den Blöcken %1 ist nichts mehr übrig: keine Lösung, was auch immer anderswo übrig ist.</translation>
    </message>
    <message>
        <source>a box is empty: no solution</source>
        <translation>ein Block ist leer: keine Lösung</translation>
    </message>
    <message>
        <source>one left in each box: solved</source>
        <translation>in jedem Block noch eine: gelöst</translation>
    </message>
    <message>
        <source>else guess one, and prune again</source>
        <translation>sonst rate eine und streiche weiter</translation>
    </message>
    <message>
        <source>%1 cannot be struck yet: it fits %2.</source>
        <translation>%1 lässt sich noch nicht streichen, denn dazu passen: %2.</translation>
    </message>
    <message>
        <source>One permutation a box is left. They all fit each other, so this is the solution.</source>
        <translation>Je Block ist eine Permutation übrig. Alle passen zueinander, also ist das die Lösung.</translation>
    </message>
    <message>
        <source>It can be in no solution, and others lose a partner with it, so round follows round. Where several are left, one is tried, and taken back when a box gets empty.</source>
        <translation>Sie kann in keiner Lösung stehen, und mit ihr verlieren andere einen Partner: So folgt Runde auf Runde. Wo mehrere übrig sind, wird eine versucht, und zurückgenommen, wenn ein Block leer wird.</translation>
    </message>
    <message>
        <source>is struck</source>
        <translation>wird gestrichen</translation>
    </message>
    <message>
        <source>round follows round</source>
        <translation>folgt Runde auf Runde</translation>
    </message>
    <message>
        <source>Guesses: %1, taken back: %2</source>
        <translation>Geraten: %1, zurückgenommen: %2</translation>
    </message>
    <message>
        <source>Permutations left: %1. Now the solver has to guess: it tries one, prunes again, and takes it back if a box gets empty.</source>
        <translation>Permutationen übrig: %1. Jetzt muss der Löser raten: Er versucht eine, streicht weiter und nimmt sie zurück, wenn ein Block leer wird.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <comment>how many, a permutation</comment>
        <translation>Versuch %1: %2.</translation>
    </message>
    <message>
        <source>All of box %1 failed, so the guess before was wrong, too.</source>
        <translation>In Block %1 ist alles gescheitert, also war auch der Versuch davor falsch.</translation>
    </message>
    <message>
        <source>Then pruning leaves nothing in box %1: the guess is taken back.</source>
        <translation>Dann lässt das Streichen in Block %1 nichts übrig: Der Versuch wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Then one permutation a box is left: a solution.</source>
        <translation>Dann ist je Block eine Permutation übrig: eine Lösung.</translation>
    </message>
    <message>
        <source>Every guess failed: there is no solution.</source>
        <translation>Jeder Versuch ist gescheitert: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>The film ends here: not decided.</source>
        <translation>Hier endet der Film: nicht entschieden.</translation>
    </message>
    <message>
        <source>Pruning leaves several, so the next guess follows.</source>
        <translation>Das Streichen lässt mehrere übrig, also folgt der nächste Versuch.</translation>
    </message>
    <message>
        <source>Box %1 is empty, so your guess was wrong.</source>
        <translation>Block %1 ist leer, also hast du falsch geraten.</translation>
    </message>
    <message>
        <source>Box %1 is empty, so your guesses cannot all be right.</source>
        <translation>Block %1 ist leer, also kann nicht alles stimmen, was du geraten hast.</translation>
    </message>
    <message>
        <source>Take your last guess back: click %1.</source>
        <translation>Nimm zurück, was du zuletzt geraten hast: Klicke %1 an.</translation>
    </message>
    <message>
        <source>Nothing more can be struck, so guess: click a permutation of a box with the fewest left. A click on a card that you struck or guessed takes it and all later steps back.</source>
        <translation>Mehr lässt sich nicht streichen, also rate: Klicke eine Permutation in einem Block an, der am wenigsten übrig hat. Ein Klick auf eine Karte, die du gestrichen oder geraten hast, nimmt sie und alles Spätere zurück.</translation>
    </message>
    <message>
        <source>%1 is struck for good, since it led to an empty box.</source>
        <translation>%1 ist endgültig gestrichen, denn sie führte zu einem leeren Block.</translation>
    </message>
    <message>
        <source>You guess %1; the rest of its box is struck for now. Prune again.</source>
        <translation>Du rätst %1; der Rest ihres Blocks ist vorläufig gestrichen. Streiche weiter.</translation>
    </message>
    <message>
        <source>Box %1 has nothing else left, so there is nothing to guess in it.</source>
        <translation>Block %1 hat sonst nichts mehr, also gibt es in ihm nichts zu raten.</translation>
    </message>
    <message>
        <source>Box %1 has %2 left, box %3 only %4: with fewer to choose from, a guess is wrong less often.</source>
        <translation>Block %1 hat noch %2, Block %3 nur %4: Bei weniger Auswahl rät man seltener falsch.</translation>
    </message>
    <message>
        <source>A box is empty without any guess left, so there is no solution.</source>
        <translation>Ein Block ist leer, und geraten ist nichts mehr: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>One permutation a box is left, and they all fit each other: a solution. Guesses: %1, taken back: %2.</source>
        <translation>Je Block ist eine Permutation übrig, und alle passen zueinander: eine Lösung. Geraten: %1, zurückgenommen: %2.</translation>
    </message>
    <message>
        <source>The tree of choices</source>
        <translation>Der Baum der Entscheidungen</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>In a solution it would need a partner in each neighbouring box. Where one of these has none left, it is in no solution, whatever that looks like.</source>
        <translation>In einer Lösung bräuchte sie in jedem Nachbarblock eine Partnerin. Hat einer davon keine mehr, ist sie in keiner Lösung, wie die auch aussieht.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 of box %2 is struck: the other boxes of its band fit it singly, but never all together.</source>
        <translation>%1 in Block %2 wird gestrichen: Die anderen Blöcke des Zeilenbands passen einzeln dazu, aber nie alle zusammen.</translation>
    </message>
    <message>
        <source>%1 of box %2 is struck: the other boxes of its stack fit it singly, but never all together.</source>
        <translation>%1 in Block %2 wird gestrichen: Die anderen Blöcke des Spaltenbands passen einzeln dazu, aber nie alle zusammen.</translation>
    </message>
    <message>
        <source>Page through what a round strikes, or press Your turn and strike on 4 × 4 cells.</source>
        <translation>Blättere durch, was eine Runde streicht, oder drücke „Du bist dran“ und streiche auf 4 × 4 Zellen.</translation>
    </message>
    <message>
        <source>Page through what a round strikes.</source>
        <translation>Blättere durch, was eine Runde streicht.</translation>
    </message>
    <message>
        <source>no match in some box: strike it</source>
        <translation>in einem Block passt nichts: streichen</translation>
    </message>
    <message>
        <source>a box gets empty: take it back</source>
        <translation>ein Block wird leer: zurücknehmen</translation>
    </message>
    <message>
        <source>A permutation, written as its new digits row by row, is struck when some neighbouring box has nothing left that fits it.</source>
        <translation>Eine Permutation, geschrieben als ihre neuen Ziffern Zeile für Zeile, wird gestrichen, wenn ein Nachbarblock nichts mehr hat, was zu ihr passt.</translation>
    </message>
    <message>
        <source>A permutation, written as its new digits row by row, is struck when the other boxes of its band or stack have nothing left that fits it and each other.</source>
        <translation>Eine Permutation, geschrieben als ihre neuen Ziffern Zeile für Zeile, wird gestrichen, wenn die anderen Blöcke ihres Zeilen- oder Spaltenbands nichts mehr haben, was zu ihr und zueinander passt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names a card by its new digits, row by row.</source>
        <translation>„%1“ nennt eine Karte nach ihren neuen Ziffern, Zeile für Zeile.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::SequenceScene</name>
    <message>
        <source>The box with the most clues comes first: the fewest digits are missing in it.</source>
        <translation>Der Block mit den meisten Vorgaben kommt zuerst: In ihm fehlen die wenigsten Ziffern.</translation>
    </message>
    <message>
        <source>Box %1 is the last one.</source>
        <translation>Block %1 ist als letzter übrig.</translation>
    </message>
    <message>
        <source>Box %1 has the most clues, %2.</source>
        <translation>Block %1 hat die meisten Vorgaben, nämlich %2.</translation>
    </message>
    <message>
        <source>Box %1 has the most clues, %2, as box %3 has; the lower number goes first.</source>
        <translation>Block %1 hat die meisten Vorgaben, nämlich %2, ebenso wie Block %3; die kleinere Nummer geht vor.</translation>
    </message>
    <message>
        <source>Box %1 has the most clues, %2, as boxes %3 have; the lowest number goes first.</source>
        <translation>Block %1 hat die meisten Vorgaben, nämlich %2, ebenso wie die Blöcke %3; die kleinste Nummer geht vor.</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>The sequence of this puzzle: %1</source>
        <translation>Die Reihenfolge dieses Rätsels: %1</translation>
    </message>
    <message>
        <source>Each box but the first has a neighbour before it</source>
        <translation>Jeder Block außer dem ersten hat einen Nachbarn vor sich</translation>
    </message>
    <message>
        <source>Clues in each box</source>
        <translation>Vorgaben in jedem Block</translation>
    </message>
    <message>
        <source>The sequence, with the clues of each box</source>
        <translation>Die Reihenfolge, mit den Vorgaben jedes Blocks</translation>
    </message>
    <message>
        <source>%1. box %2</source>
        <translation>%1. Block %2</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>Which box first?</source>
        <translation>Welcher Block zuerst?</translation>
    </message>
    <message>
        <source>The sequence, and clues</source>
        <translation>Die Folge, mit Vorgaben</translation>
    </message>
    <message>
        <source>section 3.1</source>
        <translation>Abschnitt 3.1</translation>
    </message>
    <message>
        <source>For this puzzle it finds 3 1 7 6 5 9 4 8 2.</source>
        <translation>Für dieses Rätsel findet er 3 1 7 6 5 9 4 8 2.</translation>
    </message>
    <message>
        <source>Of the neighbours of boxes that were taken, box %1 has the most clues, %2.</source>
        <translation>Unter den Nachbarn genommener Blöcke hat Block %1 die meisten Vorgaben, %2.</translation>
    </message>
    <message>
        <source>Next comes the neighbour of a box already taken that has the most clues, so that what stands there forbids something here; of equals the one with the lower number.</source>
        <translation>Als Nächstes kommt der Nachbar eines schon genommenen Blocks mit den meisten Vorgaben, damit dort Gesetztes hier etwas verbietet; bei gleich vielen der mit der kleineren Nummer.</translation>
    </message>
    <message>
        <source>Click the box that you would take next, or press Your turn and put all of them in order.</source>
        <translation>Klicke den Block an, den du als nächsten nähmst, oder drücke „Du bist dran“ und ordne alle.</translation>
    </message>
    <message>
        <source>The clues of each box are counted. Which box would you begin with? Click it.</source>
        <translation>Die Vorgaben jedes Blocks sind gezählt. Mit welchem Block würdest du beginnen? Klicke ihn an.</translation>
    </message>
    <message>
        <source>Click the boxes in the order in which you would fill them. A click on the last one takes it back.</source>
        <translation>Klicke die Blöcke in der Reihenfolge an, in der du sie füllen würdest. Ein Klick auf den letzten nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>%1: each box is a neighbour of one before it, and none that could have come earlier has more clues.</source>
        <translation>%1: Jeder Block ist Nachbar eines früheren, und keiner, der früher hätte kommen können, hat mehr Vorgaben.</translation>
    </message>
    <message>
        <source>Right so far: %1.</source>
        <translation>Bisher richtig: %1.</translation>
    </message>
    <message>
        <source>Box %1, clues: %2</source>
        <translation>Block %1, Vorgaben: %2</translation>
    </message>
    <message>
        <source>Why does the solver take a neighbour of a box that is filled already, and not just the box with the most clues?</source>
        <translation>Warum nimmt der Löser einen Nachbarn eines schon gefüllten Blocks und nicht einfach den Block mit den meisten Vorgaben?</translation>
    </message>
    <message>
        <source>Box %1 was taken already.</source>
        <translation>Block %1 ist schon genommen.</translation>
    </message>
    <message>
        <source>Yes. %1</source>
        <translation>Ja. %1</translation>
    </message>
    <message>
        <source>Box %1 shares no row or column with the boxes before it: nothing that stands there can forbid anything here yet.</source>
        <translation>Block %1 hat mit den Blöcken davor keine Zeile und keine Spalte gemeinsam: Was dort steht, kann hier noch nichts verbieten.</translation>
    </message>
    <message>
        <source>Boxes %1 and %2 have equally many clues (%3): the lower number goes first.</source>
        <translation>Die Blöcke %1 und %2 haben gleich viele Vorgaben (%3): Die kleinere Nummer geht vor.</translation>
    </message>
    <message>
        <source>Box %1 has fewer clues (%2) than box %3 (%4), which could come here.</source>
        <translation>Block %1 hat weniger Vorgaben (%2) als Block %3 (%4), der hier kommen könnte.</translation>
    </message>
    <message>
        <source>Where the paper lets a next box N be any with 1 &lt; N ≤ 9, read N ≠ M: box 1 too may come later, but the first box M not again.</source>
        <translation>Wo der Text als nächsten Block N jeden mit 1 &lt; N ≤ 9 zulässt, lies N ≠ M: Auch Block 1 darf später kommen, nur der erste Block M nicht noch einmal.</translation>
    </message>
    <message>
        <source>Which box comes second?</source>
        <translation>Welcher Block kommt als zweiter?</translation>
    </message>
    <message>
        <source>Box %1 is first. %2</source>
        <translation>Block %1 ist der erste. %2</translation>
    </message>
    <message>
        <source>the most clues</source>
        <translation>den meisten Vorgaben</translation>
    </message>
    <message>
        <source>the neighbour of a box already taken</source>
        <translation>der Nachbar eines schon genommenen Blocks</translation>
    </message>
    <message>
        <source>What is filled forbids digits only in the boxes that share its rows or columns. In such a neighbour wrong digits are cut early; in a box apart from all that is filled, none could be cut yet.</source>
        <translation>Was gefüllt ist, verbietet Ziffern nur in Blöcken, die Zeilen oder Spalten damit teilen. In einem solchen Nachbarn fallen falsche Ziffern früh weg; in einem Block abseits von allem Gefüllten noch keine.</translation>
    </message>
    <message>
        <source>Which box would you take next?</source>
        <translation>Welchen Block würdest du als nächsten nehmen?</translation>
    </message>
    <message>
        <source>The clues of each box are counted. Which box would you begin with?</source>
        <translation>Die Vorgaben jedes Blocks sind gezählt. Mit welchem Block würdest du anfangen?</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::TreeCanvas</name>
    <message>
        <source>Permutation tree</source>
        <translation>Permutationsbaum</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::TreeScene</name>
    <message>
        <source>Box %1 has no blank cell.</source>
        <translation>Block %1 hat keine leere Zelle.</translation>
    </message>
    <message>
        <source>The root: nothing is placed.</source>
        <translation>Die Wurzel: Nichts ist gesetzt.</translation>
    </message>
    <message>
        <source>%1: %2 cannot stand in %3, since %4 holds it.</source>
        <translation>%1: %2 kann nicht in %3 stehen, denn %4 hat sie schon.</translation>
    </message>
    <message>
        <source>%1: a valid permutation.</source>
        <translation>%1: eine gültige Permutation.</translation>
    </message>
    <message>
        <source>%1: %2 may stand in %3.</source>
        <translation>%1: %2 darf in %3 stehen.</translation>
    </message>
    <message>
        <source>Too many to draw: these are the first %1</source>
        <translation>Zu viele zum Zeichnen: Dies sind die ersten %1</translation>
    </message>
    <message>
        <source>Box:</source>
        <translation>Block:</translation>
    </message>
    <message>
        <source>A move:</source>
        <translation>Ein Schritt:</translation>
    </message>
    <message>
        <source>one vertex</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>eine Ebene</translation>
    </message>
    <message>
        <source>Valid: %1</source>
        <translation>Gültig: %1</translation>
    </message>
    <message>
        <source>The tree of one box</source>
        <translation>Der Baum eines Blocks</translation>
    </message>
    <message>
        <source>Valid of those drawn: %1</source>
        <translation>Gültig unter den gezeichneten: %1</translation>
    </message>
    <message>
        <source>Valid: %1, of them drawn: %2</source>
        <translation>Gültig: %1, davon gezeichnet: %2</translation>
    </message>
    <message>
        <source>section 3.1</source>
        <translation>Abschnitt 3.1</translation>
    </message>
    <message>
        <source>Valid:</source>
        <translation>Gültig:</translation>
    </message>
    <message>
        <source>A digit that the cell&apos;s row or column already has cuts the branch, and with it all that would have grown there: the cross names the cell that forbids it.</source>
        <translation>Eine Ziffer, die in Zeile oder Spalte der Zelle schon steht, schneidet den Ast ab und mit ihm alles, was dort gewachsen wäre: Das Kreuz nennt die Zelle, die sie verbietet.</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>It may stand</source>
        <translation>Sie darf stehen</translation>
    </message>
    <message>
        <source>The tree is right: %1 of %2 orders survive. Every digit that was cut stands in its cell&apos;s row or column already, and no other does.</source>
        <translation>Der Baum stimmt: %1 von %2 Reihenfolgen bleiben. Jede abgeschnittene Ziffer steht schon in Zeile oder Spalte ihrer Zelle, und keine andere.</translation>
    </message>
    <message>
        <source>Right: %1 cannot stand in %2.</source>
        <translation>Richtig: Die %1 kann nicht in %2 stehen.</translation>
    </message>
    <message>
        <source>Right: %1 may stand in %2.</source>
        <translation>Richtig: Die %1 darf in %2 stehen.</translation>
    </message>
    <message>
        <source>May %1 stand in %2? If so, click %2. If not, click the digit on the board that forbids it.</source>
        <translation>Darf die %1 in %2 stehen? Wenn ja, klicke %2 an. Wenn nicht, klicke im Gitter die Ziffer an, die es verbietet.</translation>
    </message>
    <message>
        <source>%1: may %2 stand in %3?</source>
        <translation>%1: Darf die %2 in %3 stehen?</translation>
    </message>
    <message>
        <source>%1 cannot stand in %2: %3 has it in the same row. Click that digit.</source>
        <translation>Die %1 kann nicht in %2 stehen: %3 hat sie in derselben Zeile. Klicke diese Ziffer an.</translation>
    </message>
    <message>
        <source>%1 cannot stand in %2: %3 has it in the same column. Click that digit.</source>
        <translation>Die %1 kann nicht in %2 stehen: %3 hat sie in derselben Spalte. Klicke diese Ziffer an.</translation>
    </message>
    <message>
        <source>%1 holds %2, but shares no row or column with %3.</source>
        <translation>In %1 steht zwar %2, aber in keiner gemeinsamen Zeile oder Spalte mit %3.</translation>
    </message>
    <message>
        <source>%1 holds %2, not %3.</source>
        <translation>In %1 steht %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 of %2: vertices that are not cut, with the root: %3; cuts: %4.</source>
        <translation>%1 von %2: nicht abgeschnittene Knoten mit der Wurzel: %3; Schnitte: %4.</translation>
    </message>
    <message>
        <source>The paper counts as many for this box, 74362 among them.</source>
        <translation>Der Text zählt für diesen Block ebenso viele, darunter 74362.</translation>
    </message>
    <message>
        <source>Nothing is placed yet: %1, an x for each blank cell, row by row.</source>
        <translation>Noch ist nichts gesetzt: %1, ein x für jede leere Zelle, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Level %1, vertices: %2, of them cut: %3.</source>
        <translation>Ebene %1, Knoten: %2, davon abgeschnitten: %3.</translation>
    </message>
    <message>
        <source>Vertices that are not cut, with the root: %1; cuts: %2</source>
        <translation>Nicht abgeschnittene Knoten mit der Wurzel: %1; Schnitte: %2</translation>
    </message>
    <message>
        <source>%1 (stands in %2)</source>
        <comment>a digit that is cut, and the cell that holds it</comment>
        <translation>%1 (steht in %2)</translation>
    </message>
    <message>
        <source>After %1, cell %2: %3 may stand there.</source>
        <translation>Nach %1, Zelle %2: Dort darf %3 stehen.</translation>
    </message>
    <message>
        <source>After %1, cell %2: a dead end. Cut: %3.</source>
        <translation>Nach %1, Zelle %2: eine Sackgasse. Abgeschnitten: %3.</translation>
    </message>
    <message>
        <source>After %1, cell %2: %3 may stand there. Cut: %4.</source>
        <translation>Nach %1, Zelle %2: Dort darf %3 stehen. Abgeschnitten: %4.</translation>
    </message>
    <message>
        <source>Permutations that survive: %1 of %2.</source>
        <translation>Permutationen, die übrig bleiben: %1 von %2.</translation>
    </message>
    <message>
        <source>Each column of the tree gives a blank cell of box %1 a missing digit. Each leaf is an order of these digits, called a permutation; without cuts there would be %2.</source>
        <translation>Jede Spalte des Baums gibt einer freien Zelle von Block %1 eine fehlende Ziffer. Jedes Blatt ist eine Reihenfolge dieser Ziffern, eine Permutation; ohne Schnitte wären es %2.</translation>
    </message>
    <message>
        <source>Box %1 has no blank cell: choose another one.</source>
        <translation>Block %1 hat keine freie Zelle: Wähl einen anderen.</translation>
    </message>
    <message>
        <source>Point at a vertex, a circle of the tree, to see it on the board. This tree is too large to be cut by hand: another box may have a smaller one.</source>
        <translation>Zeig auf einen Knoten, einen Kreis im Baum, und du siehst ihn auf dem Gitter. Dieser Baum ist zu groß, um ihn von Hand zu beschneiden: Ein anderer Block hat vielleicht einen kleineren.</translation>
    </message>
    <message>
        <source>Cut the tree of box %1.</source>
        <translation>Beschneide den Baum von Block %1.</translation>
    </message>
    <message>
        <source>Whatever grows from a branch keeps its digits, and with them the clash: it could not stand there either.</source>
        <translation>Was aus einem Ast wächst, behält seine Ziffern und damit auch den Widerspruch: Es könnte genauso wenig dort stehen.</translation>
    </message>
    <message>
        <source>Valid so far: %1</source>
        <translation>Gültig bisher: %1</translation>
    </message>
    <message>
        <source>Missing digits in box %1: %2. In how many of their %3 orders can they stand there, as far as the clues tell?</source>
        <translation>In Block %1 fehlende Ziffern: %2. In wie vielen ihrer %3 Reihenfolgen können sie dort stehen, soweit die Vorgaben es sagen?</translation>
    </message>
    <message>
        <source>A branch is cut as soon as one digit is forbidden. Why may everything that would have grown from it be left out?</source>
        <translation>Ein Ast wird abgeschnitten, sobald eine Ziffer verboten ist. Warum darf alles wegbleiben, was aus ihm gewachsen wäre?</translation>
    </message>
    <message>
        <source>The tree of box %1 is too large to be cut by hand.</source>
        <translation>Der Baum von Block %1 ist zu groß, um ihn von Hand zu beschneiden.</translation>
    </message>
    <message>
        <source>Click another box of the board.</source>
        <translation>Klicke einen anderen Block des Gitters an.</translation>
    </message>
    <message>
        <source>%1 holds no clue. What forbids a digit here is a clue in its row or column.</source>
        <translation>In %1 steht keine Vorgabe. Eine Ziffer wird hier nur von einer Vorgabe in ihrer Zeile oder Spalte verboten.</translation>
    </message>
    <message>
        <source>Point at a vertex, a circle of the tree, to see it on the board; an x in its name is a cell still blank. Or press Your turn and cut the tree yourself.</source>
        <translation>Zeige auf einen Knoten, einen Kreis des Baums, um ihn im Gitter zu sehen; ein x in seinem Namen ist eine noch leere Zelle. Oder drücke „Du bist dran“ und beschneide den Baum selbst.</translation>
    </message>
    <message>
        <source>The tree marks the next circle, %1: an x is a cell still blank.</source>
        <comment>74xxx</comment>
        <translation>Der Baum markiert den nächsten Kreis, %1: Ein x ist eine noch leere Zelle.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::TreesScene</name>
    <message>
        <source>Version 3.1: a tree of trees</source>
        <translation>Version 3.1: ein Baum von Bäumen</translation>
    </message>
    <message>
        <source>section 3.1</source>
        <translation>Abschnitt 3.1</translation>
    </message>
    <message>
        <source>grow the tree of the next box</source>
        <translation>lass den Baum des nächsten Blocks wachsen</translation>
    </message>
    <message>
        <source>next digit into the next blank cell</source>
        <translation>nächste Ziffer in die nächste leere Zelle</translation>
    </message>
    <message>
        <source>a cell in line has it: cut</source>
        <translation>steht schon in der Linie: schneide ab</translation>
    </message>
    <message>
        <source>box full: on to the next box</source>
        <translation>Block voll: weiter zum nächsten</translation>
    </message>
    <message>
        <source>no leaf left: back one box</source>
        <translation>kein Blatt mehr: einen Block zurück</translation>
    </message>
    <message>
        <source>all boxes full: a solution</source>
        <translation>alle Blöcke voll: eine Lösung</translation>
    </message>
    <message>
        <source>The solver says that it never guesses a digit. What does it guess, and when does it notice?</source>
        <translation>Der Löser sagt, er rate nie eine Ziffer. Was rät er, und wann merkt er es?</translation>
    </message>
    <message>
        <source>If a tree has no leaf, an earlier choice was wrong: the solver goes back and takes the next leaf there, also after a solution, so it misses none.</source>
        <translation>Hat ein Baum kein Blatt, war eine frühere Wahl falsch: Der Löser geht zurück und nimmt dort das nächste Blatt, auch nach einer Lösung; so verpasst er keine.</translation>
    </message>
    <message>
        <source>The paper lets a box fail after t boxes with 1 &lt; t &lt; 9; any number from 1 to 8 can come.</source>
        <translation>Der Text lässt einen Block nach t Blöcken mit 1 &lt; t &lt; 9 scheitern; jede Zahl von 1 bis 8 kann vorkommen.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Go from one dead end to the next, drag along the strip, or press Your turn and fill box by box.</source>
        <translation>Geh von einer Sackgasse zur nächsten, zieh am Streifen entlang, oder drück auf „Du bist dran“ und fülle Block für Block.</translation>
    </message>
    <message>
        <source>the tree of the next box</source>
        <translation>der Baum des nächsten Blocks</translation>
    </message>
    <message>
        <source>the strip</source>
        <translation>am Streifen</translation>
    </message>
    <message>
        <source>Nothing fits: go back</source>
        <translation>Nichts passt: zurück</translation>
    </message>
    <message>
        <source>Fill the boxes in the order %1.</source>
        <translation>Fülle die Blöcke in der Reihenfolge %1.</translation>
    </message>
    <message>
        <source>Is there another solution? Go back and look.</source>
        <translation>Gibt es noch eine Lösung? Geh zurück und sieh nach.</translation>
    </message>
    <message>
        <source>Fill box %1: click a cell, type its digit. Where nothing fits that you did not try, go back to the box before.</source>
        <translation>Fülle Block %1: Klicke eine Zelle an, tippe ihre Ziffer. Wo nichts passt, was du noch nicht versucht hast, geh zum Block davor zurück.</translation>
    </message>
    <message>
        <source>All boxes are filled: go back, or begin anew.</source>
        <translation>Alle Blöcke sind voll: Geh zurück, oder fang neu an.</translation>
    </message>
    <message>
        <source>%1 holds a clue.</source>
        <translation>In %1 steht eine Vorgabe.</translation>
    </message>
    <message>
        <source>Box %1 is to be filled now.</source>
        <translation>Jetzt ist Block %1 zu füllen.</translation>
    </message>
    <message>
        <source>Boxes filled: %1 of %2.</source>
        <translation>Volle Blöcke: %1 von %2.</translation>
    </message>
    <message>
        <source>Box %1 stood like this before, and you went back from it: change it, or go back.</source>
        <translation>Block %1 stand schon einmal so da, und du bist von da zurückgegangen: Ändere ihn, oder geh zurück.</translation>
    </message>
    <message>
        <source>Not yet: box %1 can still be filled with %2 in %3.</source>
        <translation>Noch nicht: Block %1 lässt sich noch mit %2 in %3 füllen.</translation>
    </message>
    <message>
        <source>%1 cannot stand in %2: %3 holds it.</source>
        <translation>%1 kann nicht in %2 stehen: Sie steht in %3.</translation>
    </message>
    <message>
        <source>Box %1, the first, has nothing left: every choice was tried, so there is no solution.</source>
        <translation>Block %1, der erste, hat nichts mehr: Alles wurde versucht, also gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Box %1, the first, has nothing left: every choice was tried. Solutions: %2.</source>
        <translation>Block %1, der erste, hat nichts mehr: Alles wurde versucht. Lösungen: %2.</translation>
    </message>
    <message>
        <source>All boxes are full, and no row, column or box has a digit twice: a solution. Times you went back: %1.</source>
        <translation>Alle Blöcke sind voll, und keine Zeile, Spalte und kein Block hat eine Ziffer doppelt: eine Lösung. So oft bist du zurückgegangen: %1.</translation>
    </message>
    <message>
        <source>Right: nothing else fits there. Box %1 is open again, for another permutation.</source>
        <translation>Richtig: Sonst passt dort nichts. Block %1 ist wieder offen, für eine andere Permutation.</translation>
    </message>
    <message>
        <source>Right: the box is full. Box %1 is next.</source>
        <translation>Richtig: Der Block ist voll. Als Nächstes Block %1.</translation>
    </message>
    <message>
        <source>Right so far.</source>
        <translation>So weit richtig.</translation>
    </message>
    <message>
        <source>For the reconstruction these are %1 vertices, with the roots and without those that are cut</source>
        <translation>Für die Rekonstruktion sind das %1 Knoten, mit den Wurzeln und ohne die abgeschnittenen</translation>
    </message>
    <message>
        <source>It guesses how a whole box is filled. It notices that this was wrong when nothing fits into a later box any more; then it goes back and takes the next permutation.</source>
        <translation>Er rät, wie ein ganzer Block gefüllt ist. Dass das falsch war, merkt er, wenn in einen späteren Block nichts mehr passt; dann geht er zurück und nimmt die nächste Permutation.</translation>
    </message>
    <message>
        <source>Go back, for another solution</source>
        <translation>Zurück, für eine andere Lösung</translation>
    </message>
    <message>
        <source>Taken back. Box %1 is open again, for another solution.</source>
        <translation>Zurückgenommen. Block %1 ist wieder offen, für eine andere Lösung.</translation>
    </message>
    <message>
        <source>The solver&apos;s first version, 3.1: in the tree of box %1 a leaf, the full box, is taken, under it grows the tree of the next box, and so on.</source>
        <translation>Die erste Version des Lösers, 3.1: Im Baum von Block %1 wird ein Blatt, der volle Block, genommen, darunter wächst der Baum des nächsten Blocks, und so weiter.</translation>
    </message>
    <message>
        <source>How many vertices, circles of the trees, will be reached to the end? The empty root of each tree that is grown counts, a vertex that is cut does not.</source>
        <translation>Wie viele Knoten, Kreise der Bäume, werden bis zum Ende erreicht? Die leere Wurzel jedes Baums zählt mit, ein abgeschnittener Knoten nicht.</translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::WalkScene</name>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>No solution, as a search by cells finds</source>
        <translation>Keine Lösung, wie auch eine Suche nach Zellen findet</translation>
    </message>
    <message>
        <source>The one solution is that of a search by cells</source>
        <translation>Die eine Lösung ist die einer Suche nach Zellen</translation>
    </message>
    <message>
        <source>Box %1: its tree begins under what is placed.</source>
        <translation>Block %1: Sein Baum beginnt unter dem, was gesetzt ist.</translation>
    </message>
    <message>
        <source>Box %1: %2 goes into blank cell %3.</source>
        <translation>Block %1: %2 kommt in die leere Zelle Nr. %3.</translation>
    </message>
    <message>
        <source>Box %1: %2 cut.</source>
        <comment>digits</comment>
        <translation>Block %1: abgeschnitten %2.</translation>
    </message>
    <message>
        <source>Nothing is placed yet.</source>
        <translation>Noch ist nichts gesetzt.</translation>
    </message>
    <message>
        <source>Box %1: permutation %2 of %3 clashes with a box before.</source>
        <translation>Block %1: Permutation %2 von %3 widerspricht einem Block davor.</translation>
    </message>
    <message>
        <source>Box %1 is filled: on to the next box.</source>
        <translation>Block %1 ist gefüllt: weiter zum nächsten Block.</translation>
    </message>
    <message>
        <source>Step over</source>
        <translation>Block überspringen</translation>
    </message>
    <message>
        <source>Next dead end</source>
        <translation>Nächste Sackgasse</translation>
    </message>
    <message>
        <source>Next solution</source>
        <translation>Nächste Lösung</translation>
    </message>
    <message>
        <source>%1: %2; box %3 of %4. %5</source>
        <comment>what is counted, how many</comment>
        <translation>%1: %2; Block %3 von %4. %5</translation>
    </message>
    <message>
        <source>No dead end comes after this.</source>
        <translation>Danach kommt keine Sackgasse mehr.</translation>
    </message>
    <message>
        <source>No other solution comes after this.</source>
        <translation>Danach kommt keine Lösung mehr.</translation>
    </message>
    <message>
        <source>No other solution comes before the run is stopped.</source>
        <translation>Bis zum Abbruch kommt keine Lösung mehr.</translation>
    </message>
    <message>
        <source>Boxes reached so far. %1: %2</source>
        <comment>what is counted, how many</comment>
        <translation>Bisher erreichte Blöcke. %1: %2</translation>
    </message>
    <message>
        <source>%1 until it was stopped: %2; solutions so far: %3; not decided.</source>
        <translation>%1 bis zum Abbruch: %2; Lösungen bis dahin: %3; nicht entschieden.</translation>
    </message>
    <message>
        <source>%1 to the end: %2; no solution.</source>
        <translation>%1 bis zum Ende: %2; keine Lösung.</translation>
    </message>
    <message>
        <source>%1 to the end: %2; solutions: %3, the last of them on the board.</source>
        <translation>%1 bis zum Ende: %2; Lösungen: %3, die letzte davon im Gitter.</translation>
    </message>
    <message>
        <source>%1 to the end: %2, to the solution: %3.</source>
        <translation>%1 bis zum Ende: %2, bis zur Lösung: %3.</translation>
    </message>
    <message>
        <source>%1 at most: %2; solutions until then: %3</source>
        <translation>%1 höchstens: %2; Lösungen bis dahin: %3</translation>
    </message>
    <message>
        <source>A search by cells finds as many solutions: %1</source>
        <translation>Eine Suche nach Zellen findet ebenso viele Lösungen: %1</translation>
    </message>
    <message>
        <source>Box %1, the last one, is filled.</source>
        <translation>Block %1, der letzte, ist gefüllt.</translation>
    </message>
    <message>
        <source>Box %1: permutation %2 of %3 fits all boxes before.</source>
        <translation>Block %1: Permutation %2 von %3 passt zu allen Blöcken davor.</translation>
    </message>
    <message>
        <source>Dead end: box %1 has nothing that leads on, so an earlier choice was wrong.</source>
        <translation>Sackgasse: In Block %1 führt nichts weiter, also war eine frühere Wahl falsch.</translation>
    </message>
    <message>
        <source>Box %1 has nothing more: back to the box before, to look for another solution.</source>
        <translation>Block %1 hat nichts mehr: zurück zum Block davor, um eine weitere Lösung zu suchen.</translation>
    </message>
    <message>
        <source>All boxes fit: solution %1.</source>
        <translation>Alle Blöcke passen: Lösung %1.</translation>
    </message>
    <message>
        <source>The next move goes %1 steps on at once.</source>
        <translation>Der nächste Zug geht gleich %1 Schritte weiter.</translation>
    </message>
</context>
</TS>
