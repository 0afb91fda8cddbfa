<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActionText</name>
    <message numerus="yes">
        <source>%1 in %n cell(s)</source>
        <translation>
            <numerusform>%1 in %n cell</numerusform>
            <numerusform>%1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation>
            <numerusform>Erase %n cell</numerusform>
            <numerusform>Erase %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corner mark %1 in %n cell(s)</source>
        <translation>
            <numerusform>Corner mark %1 in %n cell</numerusform>
            <numerusform>Corner mark %1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Centre mark %1 in %n cell(s)</source>
        <translation>
            <numerusform>Centre mark %1 in %n cell</numerusform>
            <numerusform>Centre mark %1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidates of %n cell(s)</source>
        <translation>
            <numerusform>Candidates of %n cell</numerusform>
            <numerusform>Candidates of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 of %n cell(s)</source>
        <translation>
            <numerusform>Candidate %1 of %n cell</numerusform>
            <numerusform>Candidate %1 of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour %n cell(s)</source>
        <translation>
            <numerusform>Colour %n cell</numerusform>
            <numerusform>Colour %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour candidate %1 of %n cell(s)</source>
        <translation>
            <numerusform>Colour candidate %1 of %n cell</numerusform>
            <numerusform>Colour candidate %1 of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n candidate(s) removed</source>
        <translation>
            <numerusform>%1: one candidate removed</numerusform>
            <numerusform>%1: %n candidates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 restored in %n cell(s)</source>
        <translation>
            <numerusform>Candidate %1 restored in %n cell</numerusform>
            <numerusform>Candidate %1 restored in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 struck from %n cell(s)</source>
        <translation>
            <numerusform>Candidate %1 struck from %n cell</numerusform>
            <numerusform>Candidate %1 struck from %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a rule</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BottleneckTurn</name>
    <message numerus="yes">
        <source>Step %1: each of the %n blank cell(s) can be filled at once, as the rings show. Few moves are left there, but nobody is stuck.</source>
        <translation>
            <numerusform>Step %1: the %n blank cell can be filled at once, as the ring shows. Few moves are left there, but nobody is stuck.</numerusform>
            <numerusform>Step %1: each of the %n blank cells can be filled at once, as the rings show. Few moves are left there, but nobody is stuck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartText</name>
    <message numerus="yes">
        <source>%Ln step(s).</source>
        <translation>
            <numerusform>%Ln step.</numerusform>
            <numerusform>%Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While some blank cell cannot be filled yet, the bottleneck is step %1, %2: only %Ln step(s) make(s) progress there, counting techniques up to the hardest of the path.</source>
        <comment>a number, a technique</comment>
        <translation>
            <numerusform>While some blank cell cannot be filled yet, the bottleneck is step %1, %2: only %Ln step makes progress there, counting techniques up to the hardest of the path.</numerusform>
            <numerusform>While some blank cell cannot be filled yet, the bottleneck is step %1, %2: only %Ln steps make progress there, counting techniques up to the hardest of the path.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln technique(s);</source>
        <translation>
            <numerusform>%Ln technique;</numerusform>
            <numerusform>%Ln techniques;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) without a puzzle of exactly one solution skipped.</source>
        <translation>
            <numerusform>%Ln line without a puzzle of exactly one solution skipped.</numerusform>
            <numerusform>%Ln lines without a puzzle of exactly one solution skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solution</numerusform>
            <numerusform>%Ln solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message numerus="yes">
        <source>The link has %Ln characters: that is too long for a code that a telephone reads from a screen. Up to %1 would do.</source>
        <translation>
            <numerusform>The link has %Ln character: that is too long for a code that a telephone reads from a screen. Up to %1 would do.</numerusform>
            <numerusform>The link has %Ln characters: that is too long for a code that a telephone reads from a screen. Up to %1 would do.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message numerus="yes">
        <source>No puzzle has such a score: each blank adds at least %n point(s).</source>
        <translation>
            <numerusform>No puzzle has such a score: each blank adds at least %n point.</numerusform>
            <numerusform>No puzzle has such a score: each blank adds at least %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>%n digit(s) on the board cannot be right.</source>
        <translation>
            <numerusform>%n digit on the board cannot be right.</numerusform>
            <numerusform>%n digits on the board cannot be right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) lack(s) the mark the solution needs.</source>
        <translation>
            <numerusform>One cell lacks the mark the solution needs.</numerusform>
            <numerusform>%n cells lack the mark the solution needs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n cell(s) the candidate the solution needs was struck out.</source>
        <translation>
            <numerusform>In one cell the candidate the solution needs was struck out.</numerusform>
            <numerusform>In %n cells the candidate the solution needs was struck out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left out: found, but not proved.</source>
        <translation>
            <numerusform>%n step left out: found, but not proved.</numerusform>
            <numerusform>%n steps left out: found, but not proved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n hint technique(s) changes %1 now.</source>
        <comment>a cell</comment>
        <translation>
            <numerusform>The %n hint technique does not change %1 now.</numerusform>
            <numerusform>None of the %n hint techniques changes %1 now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n hint technique(s) places or removes a %1 now.</source>
        <comment>a digit</comment>
        <translation>
            <numerusform>The %n hint technique neither places nor removes a %1 now.</numerusform>
            <numerusform>None of the %n hint techniques places or removes a %1 now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n hint technique(s) places a digit here now, but one may remove candidates.</source>
        <translation>
            <numerusform>The %n hint technique places no digit here now, but it may remove candidates.</numerusform>
            <numerusform>None of the %n hint techniques places a digit here now, but one may remove candidates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n hint technique(s) applies here.</source>
        <translation>
            <numerusform>The %n hint technique does not apply here.</numerusform>
            <numerusform>None of the %n hint techniques applies here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message numerus="yes">
        <source>The techniques that exist here go no further; %n cell(s) are still blank.</source>
        <translation>
            <numerusform>The techniques that exist here go no further; %n cell is still blank.</numerusform>
            <numerusform>The techniques that exist here go no further; %n cells are still blank.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>%1 has to stand %2, but there only %3 can hold it: %n times at most, and %4 are needed.</source>
        <comment>a digit, in houses, houses, how often</comment>
        <translation>
            <numerusform>%1 has to stand %2, but there only %3 can hold it: once at most, and %4 are needed.</numerusform>
            <numerusform>%1 has to stand %2, but there only %3 can hold it: %n times at most, and %4 are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solution</numerusform>
            <numerusform>%Ln solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) entered</source>
        <translation>
            <numerusform>%n digit entered</numerusform>
            <numerusform>%n digits entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionSum</name>
    <message numerus="yes">
        <source>Sum %1 in %n cell(s)</source>
        <translation>
            <numerusform>Sum %1 in %n cell</numerusform>
            <numerusform>Sum %1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s)</source>
        <translation>
            <numerusform>%n blank cell</numerusform>
            <numerusform>%n blank cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) without a number</source>
        <translation>
            <numerusform>%n cell without a number</numerusform>
            <numerusform>%n cells without a number</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepReason</name>
    <message numerus="yes">
        <source>Set %1, %2, has the digits %3 for %n cell(s).</source>
        <comment>a letter, cells, digits</comment>
        <translation>
            <numerusform>Set %1, %2, has the digits %3 for %n cell.</numerusform>
            <numerusform>Set %1, %2, has the digits %3 for %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::AllStepsDock</name>
    <message numerus="yes">
        <source>%n step(s) now</source>
        <translation>
            <numerusform>%n step now</numerusform>
            <numerusform>%n steps now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching … %n so far</source>
        <translation>
            <numerusform>Searching … %n so far</numerusform>
            <numerusform>Searching … %n so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), %1 different results</source>
        <translation>
            <numerusform>%n step, %1 different results</numerusform>
            <numerusform>%n steps, %1 different results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n step(s) so far</source>
        <translation>
            <numerusform>Stopped: %n step so far</numerusform>
            <numerusform>Stopped: %n steps so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::AllStepsModel</name>
    <message numerus="yes">
        <source>%n other pattern(s) with the same result.</source>
        <translation>
            <numerusform>%n other pattern with the same result.</numerusform>
            <numerusform>%n other patterns with the same result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::AnswerList</name>
    <message numerus="yes">
        <source>One solution. None of %Ln givens and rules can go.</source>
        <translation>
            <numerusform>One solution. The %Ln given or rule cannot go.</numerusform>
            <numerusform>One solution. None of %Ln givens and rules can go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One solution. %Ln of %1 givens and rules could go, each by itself.</source>
        <translation>
            <numerusform>One solution. %Ln of %1 givens and rules could go.</numerusform>
            <numerusform>One solution. %Ln of %1 givens and rules could go, each by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not decided.</source>
        <translation>
            <numerusform>%Ln not decided.</numerusform>
            <numerusform>%Ln not decided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not tried yet.</source>
        <translation>
            <numerusform>%Ln not tried yet.</numerusform>
            <numerusform>%Ln not tried yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 rules and givens could go, each by itself.</source>
        <translation>
            <numerusform>%Ln of %1 rules and givens could go.</numerusform>
            <numerusform>%Ln of %1 rules and givens could go, each by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln not decided.</source>
        <translation>
            <numerusform>%1 %Ln not decided.</numerusform>
            <numerusform>%1 %Ln not decided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln not tried yet.</source>
        <translation>
            <numerusform>%1 %Ln not tried yet.</numerusform>
            <numerusform>%1 %Ln not tried yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) and given(s) are enough; without these there is still one solution.</source>
        <translation>
            <numerusform>%Ln rule or given is enough; without these there is still one solution.</numerusform>
            <numerusform>%Ln rules and givens are enough; without these there is still one solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) would do: with them there is one solution.</source>
        <translation>
            <numerusform>%Ln clue would do: with it there is one solution.</numerusform>
            <numerusform>%Ln clues would do: with them there is one solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1: once</numerusform>
            <numerusform>%1: %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, by %Ln step(s) of these techniques.</source>
        <comment>Hard 940</comment>
        <translation>
            <numerusform>%1, by %Ln step of these techniques.</numerusform>
            <numerusform>%1, by %Ln steps of these techniques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %Ln given(s) added, one solution.</source>
        <translation>
            <numerusform>Seed %1: %Ln given added, one solution.</numerusform>
            <numerusform>Seed %1: %Ln givens added, one solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) got a number.</source>
        <translation>
            <numerusform>%Ln rule got a number.</numerusform>
            <numerusform>%Ln rules got a number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) would do: with them the solution of the layer is the only one.</source>
        <translation>
            <numerusform>%Ln clue would do: with it the solution of the layer is the only one.</numerusform>
            <numerusform>%Ln clues would do: with them the solution of the layer is the only one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) would do: with them the solution of the layer is the only one.</source>
        <translation>
            <numerusform>%Ln rule would do: with it the solution of the layer is the only one.</numerusform>
            <numerusform>%Ln rules would do: with them the solution of the layer is the only one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) found that hold in the solution layer; they are not enough, or it took too long to find out.</source>
        <translation>
            <numerusform>%Ln rule found that holds in the solution layer; it is not enough, or it took too long to find out.</numerusform>
            <numerusform>%Ln rules found that hold in the solution layer; they are not enough, or it took too long to find out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::BoardAnswers</name>
    <message numerus="yes">
        <source>Logic solves it in %Ln step(s).</source>
        <translation>
            <numerusform>Logic solves it in %Ln step.</numerusform>
            <numerusform>Logic solves it in %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Logic gets stuck after %Ln step(s).</source>
        <translation>
            <numerusform>Logic gets stuck after %Ln step.</numerusform>
            <numerusform>Logic gets stuck after %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Logic was given up after %Ln step(s).</source>
        <translation>
            <numerusform>Logic was given up after %Ln step.</numerusform>
            <numerusform>Logic was given up after %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One letter: the same digit in each of %Ln solution(s) found so far.</source>
        <translation>
            <numerusform>One letter: the same digit in the one solution found so far.</numerusform>
            <numerusform>One letter: the same digit in each of %Ln solutions found so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tinted, with small digits: %Ln cell(s) can still change.</source>
        <translation>
            <numerusform>Tinted, with small digits: %Ln cell can still change.</numerusform>
            <numerusform>Tinted, with small digits: %Ln cells can still change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::BoardRefusalText</name>
    <message numerus="yes">
        <source>%n given(s) selected: givens cannot be changed.</source>
        <translation>
            <numerusform>%n given selected: givens cannot be changed.</numerusform>
            <numerusform>%n givens selected: givens cannot be changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ChartsWindow</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) rated</source>
        <translation>
            <numerusform>%Ln puzzle rated</numerusform>
            <numerusform>%Ln puzzles rated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s); Save writes them all.</source>
        <translation>
            <numerusform>The first row; Save writes all.</numerusform>
            <numerusform>The first %Ln rows; Save writes all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ChosenEdits</name>
    <message numerus="yes">
        <source>%Ln rule(s) took a value from the solution layer.</source>
        <translation>
            <numerusform>%Ln rule took a value from the solution layer.</numerusform>
            <numerusform>%Ln rules took a value from the solution layer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ConstraintWords</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more part(s)</source>
        <translation>
            <numerusform>%1 and %n more part</numerusform>
            <numerusform>%1 and %n more parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>circle %1, %n shaft(s)</source>
        <translation>
            <numerusform>circle %1, %n shaft</numerusform>
            <numerusform>circle %1, %n shafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cell(s)</source>
        <comment>a region</comment>
        <translation>
            <numerusform>%1 has %n cell</numerusform>
            <numerusform>%1 has %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are wrong, too</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n more is wrong, too</numerusform>
            <numerusform>%n more are wrong, too</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ContinueDock</name>
    <message numerus="yes">
        <source>Puzzles that you deleted stay here for %n day(s)</source>
        <translation>
            <numerusform>Puzzles that you deleted stay here for %n day</numerusform>
            <numerusform>Puzzles that you deleted stay here for %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Layouts that you deleted stay here for %n day(s)</source>
        <translation>
            <numerusform>Layouts that you deleted stay here for %n day</numerusform>
            <numerusform>Layouts that you deleted stay here for %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ContinueModel</name>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::DesignRoom</name>
    <message numerus="yes">
        <source>%n thing(s) fell off the board; Undo brings them back.</source>
        <translation>
            <numerusform>%n thing fell off the board; Undo brings it back.</numerusform>
            <numerusform>%n things fell off the board; Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered digit(s)</source>
        <translation>
            <numerusform>%n entered digit</numerusform>
            <numerusform>%n entered digits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::DigitPad</name>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Digit %1, %n left</numerusform>
            <numerusform>Digit %1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::DigitsEditor</name>
    <message numerus="yes">
        <source>%1, %n times</source>
        <translation>
            <numerusform>%1, once</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::DrawingEditor</name>
    <message numerus="yes">
        <source>%Ln drawing(s) chosen</source>
        <translation>
            <numerusform>%Ln drawing chosen</numerusform>
            <numerusform>%Ln drawings chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ExplainerDock</name>
    <message numerus="yes">
        <source>At least %1 so far, after %n step(s).</source>
        <comment>a rating</comment>
        <translation>
            <numerusform>At least %1 so far, after %n step.</numerusform>
            <numerusform>At least %1 so far, after %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scale finds no way further after %n step(s): it says 20.0 then.</source>
        <translation>
            <numerusform>The scale finds no way further after %n step: it says 20.0 then.</numerusform>
            <numerusform>The scale finds no way further after %n steps: it says 20.0 then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from the start candidates.</source>
        <translation>
            <numerusform>%n step from the start candidates.</numerusform>
            <numerusform>%n steps from the start candidates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from the givens.</source>
        <translation>
            <numerusform>%n step from the givens.</numerusform>
            <numerusform>%n steps from the givens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ExplainerStepBox</name>
    <message numerus="yes">
        <source>%Ln link(s) are not drawn: that many would hide the board.</source>
        <translation>
            <numerusform>%Ln link is not drawn: that many would hide the board.</numerusform>
            <numerusform>%Ln links are not drawn: that many would hide the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ExplainerRangeBox</name>
    <message numerus="yes">
        <source>ER %1 in each of %n cop(ies)</source>
        <comment>a rating</comment>
        <translation>
            <numerusform>ER %1 in %n copy</numerusform>
            <numerusform>ER %1 in each of %n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ER %1 to %2 across %n cop(ies)</source>
        <comment>a range of ratings</comment>
        <translation>
            <numerusform>ER %1 to %2 across %n copy</numerusform>
            <numerusform>ER %1 to %2 across %n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n got a different rating</source>
        <comment>copies</comment>
        <translation>
            <numerusform>%n got a different rating</numerusform>
            <numerusform>%n got a different rating</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n took too long</source>
        <comment>copies</comment>
        <translation>
            <numerusform>%n took too long</numerusform>
            <numerusform>%n took too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate %n cop(ies)</source>
        <translation>
            <numerusform>Rate %n copy</numerusform>
            <numerusform>Rate %n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate %n more cop(ies)</source>
        <translation>
            <numerusform>Rate %n more copy</numerusform>
            <numerusform>Rate %n more copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ExportDialog</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::FileActions</name>
    <message numerus="yes">
        <source>%Ln job(s) of the generator go on where they were.</source>
        <translation>
            <numerusform>%Ln job of the generator goes on where it was.</numerusform>
            <numerusform>%Ln jobs of the generator go on where they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::GameActions</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong; they are marked.</source>
        <translation>
            <numerusform>%n digit is wrong; it is marked.</numerusform>
            <numerusform>%n digits are wrong; they are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) differ from the setter&apos;s solution; they are marked.</source>
        <translation>
            <numerusform>%n digit differs from the setter&apos;s solution; it is marked.</numerusform>
            <numerusform>%n digits differ from the setter&apos;s solution; they are marked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::GeneratorWindow</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) tried, and none met the goal.</source>
        <translation>
            <numerusform>%Ln puzzle tried, and it did not meet the goal.</numerusform>
            <numerusform>%Ln puzzles tried, and none met the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved recipe(s) in %1 cannot be read and are left out; the file keeps them.</source>
        <translation>
            <numerusform>%n saved recipe in %1 cannot be read and is left out; the file keeps it.</numerusform>
            <numerusform>%n saved recipes in %1 cannot be read and are left out; the file keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) met the goal in the time; the job asked for more.</source>
        <translation>
            <numerusform>%Ln puzzle met the goal in the time; the job asked for more.</numerusform>
            <numerusform>%Ln puzzles met the goal in the time; the job asked for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paused, because Nonet ended unexpectedly %n time(s) in a row while it worked on this job. Resume tries again.</source>
        <translation>
            <numerusform>Paused, because Nonet ended unexpectedly %n time while it worked on this job. Resume tries again.</numerusform>
            <numerusform>Paused, because Nonet ended unexpectedly %n times in a row while it worked on this job. Resume tries again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::Lab</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <comment>length of a lesson</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::LabSession</name>
    <message numerus="yes">
        <source>%1: %n scene(s).</source>
        <comment>a length of the lesson</comment>
        <translation>
            <numerusform>%1: %n scene.</numerusform>
            <numerusform>%1: %n scenes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::LayoutMaker</name>
    <message numerus="yes">
        <source>%Ln rule(s) and given(s) went; Undo brings them back.</source>
        <translation>
            <numerusform>%Ln rule or given went; Undo brings it back.</numerusform>
            <numerusform>%Ln rules and givens went; Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln given(s) were added: there is one solution now. Undo takes them away.</source>
        <translation>
            <numerusform>%Ln given was added: there is one solution now. Undo takes it away.</numerusform>
            <numerusform>%Ln givens were added: there is one solution now. Undo takes them away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::LayoutSpeech</name>
    <message numerus="yes">
        <source>%n rule(s) chosen</source>
        <translation>
            <numerusform>%n rule chosen</numerusform>
            <numerusform>%n rules chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) chosen</source>
        <translation>
            <numerusform>%n drawing chosen</numerusform>
            <numerusform>%n drawings chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::LearnPage</name>
    <message numerus="yes">
        <source>%Ln scene(s)</source>
        <translation>
            <numerusform>%Ln scene</numerusform>
            <numerusform>%Ln scenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>· about %Ln minute(s)</source>
        <translation>
            <numerusform>· about %Ln minute</numerusform>
            <numerusform>· about %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lesson(s)</source>
        <translation>
            <numerusform>%Ln lesson</numerusform>
            <numerusform>%Ln lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln scene(s)</source>
        <comment>a length, its number of scenes</comment>
        <translation>
            <numerusform>%1: %Ln scene</numerusform>
            <numerusform>%1: %Ln scenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::MaskBoard</name>
    <message numerus="yes">
        <source>%1, %2; %Ln cell(s) in all</source>
        <comment>a cell, whether it is drawn</comment>
        <translation>
            <numerusform>%1, %2; %Ln cell in all</numerusform>
            <numerusform>%1, %2; %Ln cells in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::MaskScene</name>
    <message numerus="yes">
        <source>The whole board; the mask keeps %n cell(s).</source>
        <translation>
            <numerusform>The whole board; the mask keeps %n cell.</numerusform>
            <numerusform>The whole board; the mask keeps %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different digit(s)</source>
        <translation>
            <numerusform>%n different digit</numerusform>
            <numerusform>%n different digits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::NewBoardDialog</name>
    <message numerus="yes">
        <source>%n further rule(s)</source>
        <translation>
            <numerusform>%n further rule</numerusform>
            <numerusform>%n further rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <comment>that no longer fit</comment>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <comment>that no longer fit</comment>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <comment>that no longer fit</comment>
        <translation>
            <numerusform>%n drawing</numerusform>
            <numerusform>%n drawings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PaperDialog</name>
    <message numerus="yes">
        <source>%n puzzle(s) without a QR code: no link holds them, or it is too long.</source>
        <translation>
            <numerusform>%n puzzle without a QR code: no link holds it, or it is too long.</numerusform>
            <numerusform>%n puzzles without a QR code: no link holds them, or it is too long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PaperPuzzleModel</name>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PlacedModel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>%n locked</numerusform>
            <numerusform>%n locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PlayRoom</name>
    <message numerus="yes">
        <source>And %n more rule(s) are broken.</source>
        <translation>
            <numerusform>And %n more rule is broken.</numerusform>
            <numerusform>And %n more rules are broken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleChoiceDialog</name>
    <message numerus="yes">
        <source>This file has %n puzzle(s). Choose one, or several: the first opens, the others wait in Continue.</source>
        <translation>
            <numerusform>This file has %n puzzle. Choose it.</numerusform>
            <numerusform>This file has %n puzzles. Choose one, or several: the first opens, the others wait in Continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other puzzle(s) wait(s) in Continue.</source>
        <translation>
            <numerusform>%n other puzzle waits in Continue.</numerusform>
            <numerusform>%n other puzzles wait in Continue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleDock</name>
    <message numerus="yes">
        <source>%1 in each of %Ln cop(ies)</source>
        <translation>
            <numerusform>%1 in %Ln copy</numerusform>
            <numerusform>%1 in each of %Ln copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 across %Ln cop(ies)</source>
        <translation>
            <numerusform>%1 to %2 across %Ln copy</numerusform>
            <numerusform>%1 to %2 across %Ln copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::PuzzleListModel</name>
    <message numerus="yes">
        <source>%Ln clue(s)</source>
        <translation>
            <numerusform>%Ln clue</numerusform>
            <numerusform>%Ln clues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ReasonList</name>
    <message numerus="yes">
        <source>And %Ln more, named above.</source>
        <translation>
            <numerusform>And %Ln more, named above.</numerusform>
            <numerusform>And %Ln more, named above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::RegionsDialog</name>
    <message numerus="yes">
        <source>%n region(s) of %1 cells</source>
        <translation>
            <numerusform>%n region of %1 cells</numerusform>
            <numerusform>%n regions of %1 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dashed border(s) to look at</source>
        <translation>
            <numerusform>%n dashed border to look at</numerusform>
            <numerusform>%n dashed borders to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::RingScene</name>
    <message numerus="yes">
        <source>%n clash(es)</source>
        <translation>
            <numerusform>%n clash</numerusform>
            <numerusform>%n clashes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::RuleClipboard</name>
    <message numerus="yes">
        <source>%Ln rule(s) copied.</source>
        <translation>
            <numerusform>%Ln rule copied.</numerusform>
            <numerusform>%Ln rules copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) pasted.</source>
        <translation>
            <numerusform>%Ln rule pasted.</numerusform>
            <numerusform>%Ln rules pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found no place on this board.</source>
        <translation>
            <numerusform>%Ln found no place on this board.</numerusform>
            <numerusform>%Ln found no place on this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s) pasted.</source>
        <translation>
            <numerusform>%Ln drawing pasted.</numerusform>
            <numerusform>%Ln drawings pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawing(s) copied.</source>
        <translation>
            <numerusform>%Ln drawing copied.</numerusform>
            <numerusform>%Ln drawings copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::RuleWords</name>
    <message numerus="yes">
        <source>%1 in the bulb leaves no room for the %n cell(s) after it.</source>
        <translation>
            <numerusform>%1 in the bulb leaves no room for the %n cell after it.</numerusform>
            <numerusform>%1 in the bulb leaves no room for the %n cells after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves no room for the %n cell(s) after it.</source>
        <translation>
            <numerusform>%1 leaves no room for the %n cell after it.</numerusform>
            <numerusform>%1 leaves no room for the %n cells after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves no room for the %n cell(s) before it.</source>
        <translation>
            <numerusform>%1 leaves no room for the %n cell before it.</numerusform>
            <numerusform>%1 leaves no room for the %n cells before it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) of %1</source>
        <comment>of 9 × 9</comment>
        <translation>
            <numerusform>%n grid of %1</numerusform>
            <numerusform>%n grids of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s)</source>
        <comment>of several sizes</comment>
        <translation>
            <numerusform>%n grid</numerusform>
            <numerusform>%n grids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <comment>of a board</comment>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::RulesTextDock</name>
    <message numerus="yes">
        <source>%n line(s) of your own, underlined.</source>
        <translation>
            <numerusform>%n line of your own, underlined.</numerusform>
            <numerusform>%n lines of your own, underlined.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::SetterActions</name>
    <message numerus="yes">
        <source>%n clue(s) could go, each by itself; they are selected.</source>
        <translation>
            <numerusform>%n clue could go; it is selected.</numerusform>
            <numerusform>%n clues could go, each by itself; they are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) went; none of the others can.</source>
        <translation>
            <numerusform>%n clue went; none of the others can.</numerusform>
            <numerusform>%n clues went; none of the others can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) were added; there is one solution now.</source>
        <translation>
            <numerusform>%n clue was added; there is one solution now.</numerusform>
            <numerusform>%n clues were added; there is one solution now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::SolutionActions</name>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): one has the digits in discs, the other those in squares. Esc hides them.</source>
        <translation>
            <numerusform>Two solutions differ in %n cell: one has the digit in the disc, the other that in the square. Esc hides them.</numerusform>
            <numerusform>Two solutions differ in %n cells: one has the digits in discs, the other those in squares. Esc hides them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::SolutionLayer</name>
    <message numerus="yes">
        <source>%Ln digit(s) are in the solution layer now; Undo takes them back.</source>
        <translation>
            <numerusform>%Ln digit is in the solution layer now; Undo takes it back.</numerusform>
            <numerusform>%Ln digits are in the solution layer now; Undo takes them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::TechniqueMenu</name>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n technique</numerusform>
            <numerusform>%n techniques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::ChosenRuleDock</name>
    <message numerus="yes">
        <source>%n rule(s) chosen</source>
        <translation>
            <numerusform>%n rule chosen</numerusform>
            <numerusform>%n rules chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::TimelineBars</name>
    <message numerus="yes">
        <source>%n single(s): click to unfold</source>
        <translation>
            <numerusform>%n single: click to unfold</numerusform>
            <numerusform>%n singles: click to unfold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::TransformDialog</name>
    <message numerus="yes">
        <source>The puzzle has %Ln symmetry(ies).</source>
        <translation>
            <numerusform>%Ln exchange leaves it as it is.</numerusform>
            <numerusform>%Ln exchanges leave it as it is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::VerdictScene</name>
    <message numerus="yes">
        <source>%n clue(s) with a plus were added</source>
        <translation>
            <numerusform>%n clue with a plus was added</numerusform>
            <numerusform>%n clues with a plus were added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clue(s) make it proper, and no fewer do</source>
        <translation>
            <numerusform>%n more clue makes it proper; without one it is not</numerusform>
            <numerusform>%n more clues make it proper, and no fewer do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more clue(s) make it proper; the solver has shown that fewer than %1 never do</source>
        <translation>
            <numerusform>%n more clue makes it proper; the solver has shown that fewer than %1 never do</numerusform>
            <numerusform>%n more clues make it proper; the solver has shown that fewer than %1 never do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::VersionCompare</name>
    <message numerus="yes">
        <source>%Ln difference(s).</source>
        <translation>
            <numerusform>%Ln difference.</numerusform>
            <numerusform>%Ln differences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::BottleneckScene</name>
    <message numerus="yes">
        <source>Each blank cell can be filled at each of the %n step(s): nobody gets stuck</source>
        <translation>
            <numerusform>Each blank cell can be filled at the %n step: nobody gets stuck</numerusform>
            <numerusform>Each blank cell can be filled at each of the %n steps: nobody gets stuck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::SinglesScene</name>
    <message numerus="yes">
        <source>Here they leave %n cell(s).</source>
        <translation>
            <numerusform>Here they leave %n cell.</numerusform>
            <numerusform>Here they leave %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n single(s) by hand: click a cell and type its digit. A number is how many candidates the cell has.</source>
        <translation>
            <numerusform>Fill %n single by hand: click a cell and type its digit. A number is how many candidates the cell has.</numerusform>
            <numerusform>Fill %n singles by hand: click a cell and type its digit. A number is how many candidates the cell has.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::difficulty::WhyScene</name>
    <message numerus="yes">
        <source>After %n step(s) the techniques of this program end.</source>
        <translation>
            <numerusform>After %n step the techniques of this program end.</numerusform>
            <numerusform>After %n steps the techniques of this program end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At each of the %n step(s) every blank cell can be filled at once.</source>
        <translation>
            <numerusform>At the %n step every blank cell can be filled at once.</numerusform>
            <numerusform>At each of the %n steps every blank cell can be filled at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is beyond this program: after %n step(s) none of its techniques finds another move.</source>
        <translation>
            <numerusform>It is beyond this program: after %n step none of its techniques finds another move.</numerusform>
            <numerusform>It is beyond this program: after %n steps none of its techniques finds another move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not hard: at each of the %n step(s) every blank cell can be filled at once.</source>
        <translation>
            <numerusform>It is not hard: at the %n step every blank cell can be filled at once.</numerusform>
            <numerusform>It is not hard: at each of the %n steps every blank cell can be filled at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::FilmScene</name>
    <message numerus="yes">
        <source>Your puzzle has %n blank cell(s). How many steps is it from there to the solution?</source>
        <translation>
            <numerusform>Your puzzle has %n blank cell. How many steps is it from there to the solution?</numerusform>
            <numerusform>Your puzzle has %n blank cells. How many steps is it from there to the solution?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inverse step(s), level %1</source>
        <translation>
            <numerusform>%n inverse step, level %1</numerusform>
            <numerusform>%n inverse steps, level %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forward step(s)</source>
        <translation>
            <numerusform>%n forward step</numerusform>
            <numerusform>%n forward steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The five methods get stuck after %n step(s): this puzzle needs others</source>
        <translation>
            <numerusform>The five methods get stuck after %n step: this puzzle needs others</numerusform>
            <numerusform>The five methods get stuck after %n steps: this puzzle needs others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::LevelTurn</name>
    <message numerus="yes">
        <source>Level %1 is %n mark(s) too many. Type one again to take it out.</source>
        <translation>
            <numerusform>Level %1 is %n mark too many. Type one again to take it out.</numerusform>
            <numerusform>Level %1 is %n marks too many. Type one again to take it out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::inverse_lab::PreferenceTurn</name>
    <message numerus="yes">
        <source>%1 has %n way(s) back, in the ringed cells: marks that a method takes away, or a last mark that becomes a value. The other has fewer.</source>
        <translation>
            <numerusform>%1 has %n way back, in the ringed cells: marks that a method takes away, or a last mark that becomes a value. The other has fewer.</numerusform>
            <numerusform>%1 has %n ways back, in the ringed cells: marks that a method takes away, or a last mark that becomes a value. The other has fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::lookup::KeyScene</name>
    <message numerus="yes">
        <source>%n clue(s) of the second board are known.</source>
        <translation>
            <numerusform>%n clue of the second board is known.</numerusform>
            <numerusform>%n clues of the second board are known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nonet::minigrid::CompareScene</name>
    <message numerus="yes">
        <source>Of the six, %n need(s) fewer.</source>
        <translation>
            <numerusform>Of the six, %n needs fewer.</numerusform>
            <numerusform>Of the six, %n need fewer.</numerusform>
        </translation>
    </message>
</context>
</TS>
