// Starts all parts of the page. The state is read first, so that each part starts with the choices
// of the URL.

State.read();
const changes = Model.entries.filter(({ isChanged }) => isChanged).length;
document.title = [
  [Problems.summary("tested"), counted(changes, "change")].filter(Boolean).join(", "), "plumb test",
].join(" – ");

/** Shows the current snapshot in the large part. */
const showCurrent = () => {
  const entry = Visibility.current();
  byID("detail").classList.toggle("empty", !entry);
  byID("name").textContent = entry?.id ?? "";
  byID("status").textContent = entry?.word ?? "";
  byID("status").className = entry ? `badge ${entry.status}` : "";
  byID("document").textContent = entry?.document ?? "";
  byID("traits").textContent = entry ? Model.traitsOf(entry) : "";
  Accept.show(entry);
  Stage.show(entry);
  if (entry) Facts.show(entry);
  byID("detail").scrollTop = 0;
};

let shown = null;
const showIfOther = () => {
  if (shown === Visibility.current() && shown !== null) return;
  shown = Visibility.current();
  showCurrent();
};

Theme.begin();
Run.begin();
Problems.begin("tested");
Filters.begin();
List.begin();
Accept.begin();
Stage.begin();
Views.begin();
Review.begin();
State.listen([...Visibility.keys, "entry"], showIfOther);
showIfOther();
Keyboard.begin();
document.body.dataset.ready = "yes";
