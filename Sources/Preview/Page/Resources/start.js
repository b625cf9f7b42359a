// Starts what only a live page has.

byID("stage").before(byID("mistakes"));
byID("nothing").before(byID("refused"));
document.querySelector("main").before(byID("library"));
Details.begin();
Marks.begin();
Editing.begin();
Grips.begin();
Canvas.begin();
Tree.begin();
Library.begin();
Chooser.begin();
Live.begin();
