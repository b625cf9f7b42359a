// Starts everything. The state comes first, so that each part starts with the values of the URL.

State.read();
document.title = [
  Problems.summary("compared"), Model.screens.map(Model.titleOf).join(", ") || "No cells",
  "plumb compare",
].filter(Boolean).join(" – ");
byID("title").textContent = Model.screens.length === 1
  ? Model.titleOf(Model.screens[0]) : counted(Model.screens.length, "screen");

const showPanel = ({ panel }) => {
  document.body.classList.toggle("without-panel", !panel);
  byID("panel-toggle").setAttribute("aria-pressed", panel);
};
byID("panel-toggle").addEventListener("click", () => State.set({ panel: !State.get().panel }));
State.listen(["panel"], showPanel);
showPanel(State.get());

Theme.begin();
Run.begin();
Problems.begin("compared");
Grid.begin();
Zoom.begin();
Filters.begin();
Findings.begin();
Inspector.begin();
Stage.begin();
Keyboard.begin();
Printing.begin();
document.body.dataset.ready = "yes";
