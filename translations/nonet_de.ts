<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ActionText</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Corner mark %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Corner mark %1 in %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Centre mark %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Centre mark %1 in %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Candidates of %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 of %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Colour %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Colour candidate %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Colour candidate %1 of %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill all marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back struck candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a puzzle by level, by technique or from the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from an empty board to type a puzzle in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a puzzle file in any format that is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with one of the last fifty puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the puzzle with everything that you did as a .nonet file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print with s&amp;teps…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print board, candidates and the steps so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close p&amp;uzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the puzzle away; it stays under Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave; everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo &amp;tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See everything that was done, branches included, and go anywhere in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;checkpoint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this moment a name to come back to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to last ri&amp;ght position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo up to the last moment without a wrong digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the givens as 81 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit/Copy &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current &amp;state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy givens and entered digits as 81 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Candidate grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the candidates as a text grid, with the marks of the step that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Library line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position and the step that is shown as a library line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forum post</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the candidates and the sentence of the step in a code block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what is on the clipboard as a new puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase the selected cells: what the mode enters first, then the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the current cell alone, then let go of it too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select e&amp;qual digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every cell with the digit of the current one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzle/&amp;Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Corner mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter marks in the corners; also with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;entre mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter marks in the centre; also with Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint cells with a click or a digit, candidates with a click on them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from candidate to candidate: strong, again weak, again none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through the modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a digit, then click the cells that get it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike filtered di&amp;git</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike the filtered digit out in the selected cells, or bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show c&amp;andidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every digit that is still possible in each cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring struck candidates back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo every elimination, yours and applied hints&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill in marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every possible digit as a centre mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all corner and centre marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ilter and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the panel that filters and colours candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzle/Fil&amp;ter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with &amp;two candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the cells that have two candidates left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit of the current &amp;cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the digit that the current cell holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up what the filter leaves out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the next digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the digit before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzle/&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour A, second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with A&apos;s second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour B, second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with B&apos;s second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour C, second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with C&apos;s second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour D, second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with D&apos;s second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour E, second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with E&apos;s second shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove every colour from cells and candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear lin&amp;ks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove every link that was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;heck for mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark wrong digits, where there are any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle fact&amp;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show level, rating and number of solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the timer and cover the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the givens alone; Undo brings everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock gi&amp;vens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the entered digits into givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unl&amp;ock givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the givens of a puzzle made here back into entered digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What now? Pressed again it tells more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step with a different result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this &amp;cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step about the current cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only placements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints that end in a digit; eliminations are passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use &amp;uniqueness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also steps that rely on the puzzle having one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason from my c&amp;entre marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints take a cell&apos;s centre marks as all that is possible there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every step there is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the whole solution as a film; your game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint/Re&amp;play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the film, or hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the b&amp;eginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the e&amp;nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to my &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the film; your game is as you left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the film&apos;s position over into your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View/&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black on white, shapes instead of colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast &amp;reversed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White on black, shapes instead of colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board as it would be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View/&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in &amp;SudokuPad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z X C V for the modes, Shift and Ctrl for marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in &amp;HoDoKu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 to F9 for the filter, Ctrl for candidates, A to E for colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View/R&amp;oom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the room above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the room below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play and replay puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus on: rail, board, panels, timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previo&amp;us area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys, looks, language and how the board behaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;elp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find any action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find what the program can do by words, and its key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Nonet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and what it is built from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the digit in the current mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extend the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the ends of the row; with Ctrl of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike the candidate or bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the digit to the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the digit, inverted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next cell without a digit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardAccessible</name>
    <message>
        <source>digit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellNames</name>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a house or several of different kinds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in rows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in columns %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in boxes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit, cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no puzzle in this: it is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no puzzle in this. It begins with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many cells: %1 where a puzzle of this size has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few cells: %1 where a puzzle of this size has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different characters stand for an empty cell (%1): only one can be meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell can hold %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no digit with a row and a column, as in 436.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” holds something that it cannot hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged or cut short: it is not well-formed JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep; no puzzle needs that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too large to be a puzzle: %1 where at most %2 are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Nonet wrote this (format %1; this one knows up to %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This works on boards of 9 by 9 cells only; this one has %1 by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format named “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot take the rule “%1” into account yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. The file that was there is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other text around the puzzle was passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cells with one candidate were left open: a digit in their row, column or box contradicts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first of several puzzles was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has rules that this version does not know: they are kept, and the puzzle can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Nonet wrote this: it can only be looked at, so that nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored history does not fit the puzzle: the position was kept, the history was not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 in %3 both hold %4.</source>
        <comment>two cells, a house, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no technique with the code “%1” here.</source>
        <translation>Ein Verfahren mit dem Code „%1“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution can be rated. %1</source>
        <translation>Nur ein Rätsel mit genau einer Lösung lässt sich bewerten. %1</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell is filled, and rightly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints know plain puzzles of 9 by 9 cells only; this one has another size or more rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle has no solution, so there is no step that leads to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No solution of this puzzle fits what is on the board: a digit is wrong, or a candidate that is needed was struck out. Undo leads back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) on the board cannot be right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <comment>boxes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <comment>cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) lack the mark that the solution needs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n cell(s) the candidate that the solution needs was struck out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is needed in %1.</source>
        <comment>cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These were all the steps with different results. Another begins again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique that Nonet knows changes %1 now.</source>
        <comment>a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique that Nonet knows changes anything about the %1 now.</source>
        <comment>a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique that Nonet knows gives a digit straight away here. There may be eliminations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique that Nonet knows applies here. Harder ones, or trying out, may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked from full candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked from your candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked from your centre marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so nothing that rests on there being one is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the puzzle has one solution is unknown, so nothing that rests on it is offered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepReason</name>
    <message>
        <source>Whichever way the marked cells and houses are filled, the result is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one free cell left, %2, and the one digit missing there is %3.</source>
        <comment>a house, a cell, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2: every other digit stands in its row, column or box, or was ruled out before.</source>
        <comment>a cell, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digit %2 has only one place left: %3.</source>
        <comment>in a house, a digit, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 every place for %2 lies %3. Whichever of them holds the %2 of %4, it is the %2 of %5 as well, so no other cell of %5 can be %2.</source>
        <comment>in a house, a digit, in another house, the first house, the other house</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hold no candidates but %2: as many digits as cells, so these cells use all of them up. No other cell %3 can be %4.</source>
        <comment>cells, digits with and, in houses, digits with or</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digits %2 have no places but %3: as many cells as digits, so these cells hold nothing else.</source>
        <comment>in a house, digits, cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digit %2 has only two places each, and they stand in the same lines, %3. Whichever way the %2s fall, %3 are served, so no other cell there can be %2.</source>
        <comment>in two lines, a digit, the two lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 every place for %2 lies %3. Each of the former needs its own %2, and there are just as many of the latter, so all of these take their %2 from there: no other cell of %4 can be %2.</source>
        <comment>in lines, a digit, in the lines across, the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But for the fin %1, %2 every place for %3 lies %4.</source>
        <comment>cells, in lines, a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But for the fins %1, %2 every place for %3 lies %4.</source>
        <comment>cells, in lines, a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the fin is %1, or those lines hold their %1s as a fish without fin would. Cells %2 that see the fin can be %1 in neither case.</source>
        <comment>a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either one of the fins is %1, or those lines hold their %1s as a fish without fins would. Cells %2 that see all fins can be %1 in neither case.</source>
        <comment>a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digit %2 has only two places each. %3 and %4 among them see each other, so they are not both %2, and at least one of the others, %5 or %6, is. A cell that sees both of those cannot be %2.</source>
        <comment>in two houses, a digit, four cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 every place for %2 lies in %3 or %4, and %5 has only two places for %2, %6 and %7. Were %8 a %2, %7 would not be, so %6 would: then neither %3 nor %4 could give %9 its %2.</source>
        <comment>in a box, a digit, two lines, a third line, two cells, the eliminated cell, the box</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the %1 these cells hang together: wherever two are linked, just one of them is %1. So either all of %2 are %1, or all of %3. A cell that sees one of each cannot be %1.</source>
        <comment>a digit, cells of one colour, cells of the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the %1 these cells hang together: wherever two are linked, just one of them is %1. So either all of %2 are %1, or all of %3. But %4 of the former share %5, which has room for one %1 only.</source>
        <comment>a digit, cells of the wrong colour, cells of the other, two or more cells, a house</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the %1 along %2: of each first pair at least one cell is %1, and each next pair cannot both be. So if one end is not %1, the other is, and a cell that sees both ends cannot be %1.</source>
        <comment>a digit, a chain of cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell of the chain %1 has just two candidates. If %2 is not %4, it is its other candidate, which takes that from the next cell, and so on to %3, which then is %4. So one of the two ends is %4, and a cell that sees both cannot be.</source>
        <comment>a chain of cells, its ends, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells %1 hold only %2, and each sees the next, so the two digits take turns along the chain. Two cells an odd number of links apart hold one of each, and a cell that sees both of them can be neither %3.</source>
        <comment>a chain of cells, digits with and, digits with or</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2. Either takes that digit from one of %3 and leaves it %4. So one of these two is %4, and no cell that sees both can be.</source>
        <comment>the pivot, two digits with or, the pincers, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2. If it is not %4, it takes its digit from one of %3 and leaves that cell %4. So one of the three cells is %4, and no cell that sees all of them can be.</source>
        <comment>the pivot, three digits with or, the pincers, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 can only be %3. %4 the digit %5 has only two places, %6 and %7, and each of the two cells sees one of them, so they cannot both be %5: at least one is %8, and no cell that sees both can be.</source>
        <comment>two cells, two digits with or, In a house, a digit, two cells, the other digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the %1 in %2 every free cell would have two candidates, and every digit two places or none in each house: such a position never has just one solution. This puzzle has, so %2 is %1.</source>
        <comment>a digit, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. Three of these cells have nothing else, so %3 must hold another digit.</source>
        <comment>four cells, two digits with and, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. So %3 is %4, and no cell that sees both can be %4.</source>
        <comment>four cells, two digits with and, cells with or, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. So %3 hold one of %4 between them, and together with %5 they use up %6: no other cell %7 can be one of these.</source>
        <comment>four cells, two digits with and, cells with and, digits with or, cells, digits with and, in houses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. %3 the digit %4 has no place but %5, so one of these two is %4. Were the other %6, that would come about.</source>
        <comment>four cells, two digits with and, In a house, a digit, two cells, the other digit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TechniqueText</name>
    <message>
        <source>%1 in %2</source>
        <comment>a digit, cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates 1 (Pointing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates 2 (Claiming)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BUG+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colours Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colours Wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a technique, digits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digits, houses in short form</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <comment>houses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digit is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern: %1, with the fin %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern: %1, and beside it %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a cell, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes %1.</source>
        <comment>digits from cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>title, reason, result</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nonet::ActionSet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what an action does, its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nonet::AllStepsDock</name>
    <message>
        <source>All steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step that the techniques find now, easiest first. Hidden until you ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: a technique, a digit, a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step: solved, wrong somewhere, or beyond the techniques. Ask for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::AllStepsModel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::BoardWidget</name>
    <message>
        <source>This is the replay: go back to your game to change something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle is read-only: it has something that this version does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) selected: givens cannot be changed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The mark is kept, but marks are hidden while candidates are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current cell has no digit to filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nonet::CandidatesDock</name>
    <message>
        <source>Filter and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours for candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the candidates and digits %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click adds a digit to the filter; Ctrl does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the cells that have two candidates left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up what the filter leaves out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>filter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint candidates with the second shade of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove every colour from cells and candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove every link that was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every digit that is still possible in each cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every possible digit as a centre mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all corner and centre marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring struck candidates back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo every elimination, yours and applied hints&apos;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nonet::HintDock</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <comment>depth of a hint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses</source>
        <comment>depth of a hint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>depth of a hint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <comment>depth of a hint</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the technique&apos;s name only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the reason and the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board shows no candidates. Where should this elimination be kept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as a small struck digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What now? Asked again it tells more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step with a different result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this cell or digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step about the current cell, or about the digit that it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the last right position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring these candidates back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only placements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints that end in a digit; eliminations are passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use uniqueness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also steps that rest on the puzzle having one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason from my centre marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell&apos;s centre marks are all that is possible there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a hint, and ask again to be told more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nonet::ReplayTimeline</name>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the replay begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From my position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the film&apos;s position over into your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the film; your game is as you left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only plain puzzles of 9 by 9 cells can be replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle has no solution to replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in your position is wrong, so this begins at the givens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The techniques that Nonet knows do not finish this puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay, after all %1 steps: your game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay, step %1 of %2: your game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution as a film. Your game is kept meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nonet::TimelineBars</name>
    <message numerus="yes">
        <source>%n single(s): click to unfold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CliText</name>
    <message>
        <source>There is no command named %1.</source>
        <translation>Einen Befehl namens %1 gibt es nicht.</translation>
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
</context>
<context>
    <name>FutureCommandsText</name>
    <message>
        <source>The command %1 is not built yet.</source>
        <translation>Der Befehl %1 ist noch nicht gebaut.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>Look for: %1.</source>
        <translation>Zu suchen: %1.</translation>
    </message>
    <message>
        <source>This position has no solution.</source>
        <translation>Diese Stellung hat keine Lösung.</translation>
    </message>
    <message>
        <source>Every cell is filled.</source>
        <translation>Alle Felder sind ausgefüllt.</translation>
    </message>
    <message>
        <source>No technique that exists here finds a step.</source>
        <translation>Kein hier vorhandenes Verfahren findet einen Schritt.</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>The techniques that exist here go no further; %n cell(s) are still blank.</source>
        <translation>
            <numerusform>Die hier vorhandenen Verfahren kommen nicht weiter; %n Feld ist noch leer.</numerusform>
            <numerusform>Die hier vorhandenen Verfahren kommen nicht weiter; %n Felder sind noch leer.</numerusform>
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
</context>
<context>
    <name>SolverChoiceText</name>
    <message>
        <source>The solver %1 is not built yet.</source>
        <translation>Der Löser %1 ist noch nicht gebaut.</translation>
    </message>
    <message>
        <source>There is no solver named %1.</source>
        <translation>Einen Löser namens %1 gibt es nicht.</translation>
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
</context>
</TS>
