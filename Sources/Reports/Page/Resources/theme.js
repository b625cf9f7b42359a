// The theme, light or dark: that of the system until the reader chooses one.

const Theme = (() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (State.get().theme || (system.matches ? "dark" : "light")) === "dark";

  function toggle() {
    State.set({ theme: isDark() ? "light" : "dark" });
  }

  function apply() {
    document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    byID("theme").setAttribute("aria-pressed", isDark());
  }

  function begin() {
    byID("theme").addEventListener("click", toggle);
    system.addEventListener("change", apply);
    State.listen(["theme"], apply);
    apply();
  }

  return { begin, toggle };
})();
