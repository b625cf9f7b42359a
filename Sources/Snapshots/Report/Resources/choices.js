// The choices of the page's reader, and which of them a link may contain.

const Choices = (() => {
  const initial = {
    text: "", status: "", all: false, cause: -1,
    entry: -1, mode: "side", boxes: true, view: "", zoom: 0, mix: 0.5, interval: 600, theme: "",
  };
  const modes = ["side", "swipe", "overlay", "flicker", "difference"];

  function valid(key, value, standard) {
    switch (key) {
      case "entry": return Model.byIndex.has(value) ? value : standard;
      case "cause": return Model.causes.some(({ index }) => index === value) ? value : standard;
      case "status": return Model.statuses.includes(value) ? value : standard;
      case "mode": return modes.includes(value) ? value : standard;
      case "theme": return ["light", "dark"].includes(value) ? value : standard;
      case "mix": return clamp(value, 0, 1);
      case "interval": return clamp(value, 100, 3000);
      case "zoom": return value === 0 ? 0 : clamp(value, 0.1, 8);
      default: return value;
    }
  }

  const settle = () => {};

  return { initial, valid, settle };
})();
