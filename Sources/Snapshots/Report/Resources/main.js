// Starts everything. The state comes first, so that each part begins as the URL says.

State.read();
document.title = `${counted(Model.entries.filter(({ isChanged }) => isChanged).length, "change")} – plumb test`;

/** What the large part is about. */
const showCurrent = () => {
  const entry = Visibility.current();
  byID("detail").classList.toggle("empty", !entry);
  byID("name").textContent = entry?.id ?? "";
  byID("status").textContent = entry?.status ?? "";
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
Filters.begin();
List.begin();
Accept.begin();
Stage.begin();
State.listen([...Visibility.keys, "entry"], showIfOther);
showIfOther();
Keyboard.begin();
document.body.dataset.ready = "yes";
