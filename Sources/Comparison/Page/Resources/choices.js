// The choices that a reader can make, and the values that a link may give them. `live` is what a live page asks
// its server for.

const Choices = (() => {
  const initial = {
    ...Object.fromEntries(Model.allTraits.map((trait) => [trait, ""])), rule: "", severity: "",
    text: "", found: false, changed: false, only: Model.isLarge() ? 0 : -1, turned: false,
    zoom: 0, large: 0, theme: "", panel: true,
    screen: 0, view: "",
    live: "",
    cell: -1, a: -1, b: -1, mode: "", mix: 0.5, interval: 600, mirror: false,
  };
  const modes = ["", "single", "overlay", "swipe", "flicker"];

  function valid(key, value, standard) {
    switch (key) {
      case "cell": case "a": case "b": return Model.byIndex.has(value) ? value : standard;
      case "only": return value === -1 || Model.screens[value] ? value : standard;
      case "screen": return Model.screens[value] ? value : standard;
      case "mode": return modes.includes(value) ? value : standard;
      case "theme": return ["light", "dark"].includes(value) ? value : standard;
      case "mix": return clamp(value, 0, 1);
      case "interval": return clamp(value, 100, 3000);
      case "zoom": case "large": return value === 0 ? 0 : clamp(value, 0.1, 4);
      default: return value;
    }
  }

  /** Leaves the chosen mode where a cell that it needs does not exist. */
  function settle(next) {
    if ((next.mode === "single" && !Model.byIndex.has(next.cell))
      || (!["", "single"].includes(next.mode)
        && !(Model.byIndex.has(next.a) && Model.byIndex.has(next.b)))) next.mode = "";
  }

  return { initial, valid, settle };
})();
