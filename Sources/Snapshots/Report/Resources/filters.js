// The row of filters, and the counts above it.

const Filters = (() => {
  const buttons = new Map();

  function begin() {
    for (const status of Model.statuses) {
      const count = Model.entries.filter((entry) => entry.status === status).length;
      if (count > 0) addStatus(status, count);
    }
    byID("text").addEventListener("input", () => State.set({ text: byID("text").value }));
    byID("all").addEventListener("click", toggleAll);
    byID("all").hidden = !Model.entries.some((entry) => !entry.isChanged);
    byID("cause-chosen").addEventListener("click", () => State.set({ cause: -1 }));
    byID("reset").addEventListener("click", reset);
    State.listen(Visibility.keys, refresh);
    refresh();
  }

  function addStatus(status, count) {
    const button = make("button", {
      type: "button", data: { status },
      on: { click: () => State.set({ status: State.get().status === status ? "" : status }) },
    }, make("span", { class: `dot ${status}`, "aria-hidden": "true" }), `${Model.wordOf(status)} ${count}`);
    buttons.set(status, button);
    byID("statuses").append(button);
  }

  const toggleAll = () => State.set({ all: !State.get().all });

  function reset() {
    const { text, status, all, cause } = Choices.initial;
    State.set({ text, status, all, cause });
  }

  function refresh() {
    const state = State.get();
    if (byID("text").value !== state.text) byID("text").value = state.text;
    for (const [status, button] of buttons) {
      button.setAttribute("aria-pressed", status === state.status);
    }
    byID("all").setAttribute("aria-pressed", state.all);
    const common = Model.causes.find(({ index }) => index === state.cause);
    byID("cause-chosen").hidden = !common;
    byID("cause-chosen").textContent = common ? `× ${common.cause.what}` : "";
    byID("reset").hidden = Visibility.keys.every((key) => state[key] === Choices.initial[key]);
    const shown = Visibility.entries().length;
    const all = Model.entries.length;
    byID("summary").textContent = [
      Problems.summary("tested"),
      shown === all ? counted(all, "snapshot") : `${shown} of ${counted(all, "snapshot")} shown`,
    ].filter(Boolean).join(" · ");
  }

  return { begin, reset, toggleAll };
})();
