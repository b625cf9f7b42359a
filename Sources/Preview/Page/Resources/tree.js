// The arrow keys with Alt walk the tree of views: up and down between siblings, left to the superview, right to
// the first subview.

const Tree = (() => {
  function begin() {
    Shortcuts.explain([
      ["Alt ↑", "Previous sibling of the view"], ["Alt ↓", "Next sibling"], ["Alt ←", "Its superview"],
      ["Alt →", "Its first subview"],
    ]);
    document.addEventListener("keydown", (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !/^Arrow/.test(event.key)) return;
      const cell = Grid.current();
      const next = cell && step(cell, event.key);
      if (!next) return;
      event.preventDefault();
      Highlight.choose(cell.screen, next.id);
    });
  }

  function step(cell, key) {
    const { id } = Highlight.chosen();
    const index = cell.views.findIndex((view) => view.id === id);
    if (index < 0) return cell.views[0];
    const view = cell.views[index];
    const siblings = cell.views.filter((other) => other.parent === view.parent);
    switch (key) {
      case "ArrowLeft": return cell.views[view.parent];
      case "ArrowRight": return cell.views.find((other) => other.parent === index);
      case "ArrowUp": return siblings[siblings.indexOf(view) - 1];
      default: return siblings[siblings.indexOf(view) + 1];
    }
  }

  return { begin };
})();
